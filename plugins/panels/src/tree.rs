//! The table in the tree that screen readers read. egui owns the tree: boards are in it by themselves; seats, cards and
//! what is being said are added as nodes nobody sees. Nothing of this is built while nobody listens.

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{Action as Ask, Live, Node, Rect as Bounds, Role};
use bevy_egui::egui::{self, Id};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, PrimaryEguiContext};
use bower_cards::{Identity, Pose, Spot};
use bower_rules::{Action, Card, Seat};
use bower_speech::{Ear, Heard};
use bower_stage::layout::Lie;
use bower_stage::{
    Alarm, Focus, FocusTarget, Handover, Intent, Page, Screen, Seating, Seen, Source,
};

use crate::hear::{self, Names};

/// How often requests are looked for while somebody listens, seconds: they come without an event of the window.
const LOOKS: f64 = 0.1;

/// The window's name.
const NAME: &str = "Right Bower";

/// Whether a screen reader listens.
pub fn is_heard(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

fn card_id(card: Card) -> Id {
    Id::new(("bower card", card))
}

/// Builds a tree only while somebody listens, and keeps the loop awake for what a screen reader asks.
pub fn wake(
    requested: Option<Res<AccessibilityRequested>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    time: Res<Time<Real>>,
    mut alarm: ResMut<Alarm>,
    mut on: Local<bool>,
) {
    let heard = is_heard(requested);
    if heard != *on {
        *on = heard;
        for mut context in &mut contexts {
            if heard {
                context.get_mut().enable_accesskit();
            } else {
                context.get_mut().disable_accesskit();
            }
        }
    }
    if heard {
        let next = time.elapsed_secs_f64() + LOOKS;
        if alarm
            .0
            .is_none_or(|due| due > next || due < time.elapsed_secs_f64())
        {
            alarm.0 = Some(next);
        }
    }
}

/// Adds what is no board: what is said, who sits where, the trick, the hand.
pub fn grow(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    (screen, page): (Res<State<Screen>>, Res<Page>),
    (seen, seating, handover): (Option<Res<Seen>>, Option<Res<Seating>>, Res<Handover>),
    focus: Res<Focus>,
    cards: Query<(&Identity, &Spot, &Pose)>,
    mut heard: ResMut<Heard>,
    mut said: Local<String>,
) {
    let Some(ctx) = contexts
        .iter_mut()
        .next()
        .map(|mut context| context.get_mut().clone())
    else {
        return;
    };
    if let Some(sentence) = heard.happened() {
        *said = sentence;
    }
    // Where the player stands is said by the focus of the tree itself.
    heard.stands();
    note(&ctx, egui::accesskit_root_id(), |node| {
        node.set_label(NAME);
    });
    note(&ctx, Id::new("bower said"), |node| {
        node.set_role(Role::Status);
        node.set_live(Live::Polite);
        node.set_label(said.as_str());
    });
    let (Some(seen), Some(seating)) = (seen, seating) else {
        return;
    };
    if *screen.get() != Screen::Table || *page != Page::None || handover.0.is_some() {
        return;
    }
    let ear = Ear::at(&seen, &seating);
    for seat in Seat::all(seen.view.game().seats()) {
        let sentence = ear.seat(seat, &seen);
        line(&ctx, Id::new(("bower seat", seat.number())), sentence);
    }
    for (name, sentence) in [
        ("bower score", Some(ear.score(&seen.view.score()))),
        ("bower trick", ear.trick(&seen)),
    ] {
        if let Some(sentence) = sentence {
            line(&ctx, Id::new(name), sentence);
        }
    }
    let hand = hear::hand(
        &seen,
        cards.iter().map(|(identity, spot, _)| (identity, spot)),
    );
    for card in &hand {
        let Some(sentence) = hear::card(&seen, &seating, &hand, *card) else {
            continue;
        };
        let place = cards
            .iter()
            .find(|(identity, ..)| identity.0 == *card)
            .map(|(.., pose)| bounds(pose));
        let id = card_id(*card);
        note(&ctx, id, |node| {
            node.set_role(Role::Button);
            node.set_label(sentence);
            node.add_action(Ask::Focus);
            node.add_action(Ask::Click);
            if let Some(place) = place {
                node.set_bounds(place);
            }
            if hear::is_barred(&seen, *card) {
                node.set_disabled();
            }
        });
        if focus.target == Some(FocusTarget::Card(*card)) {
            focus_on(&ctx, id);
        }
    }
}

fn note(ctx: &egui::Context, id: Id, write: impl FnOnce(&mut Node)) {
    ctx.accesskit_node_builder(id, write);
}

/// A line of words. What such a node says is its value: a label it has not.
fn line(ctx: &egui::Context, id: Id, sentence: String) {
    note(ctx, id, |node| {
        node.set_role(Role::Label);
        node.set_value(sentence);
    });
}

/// Gives the focus to a node of ours. egui takes it from whatever no widget of the pass has as its own, so the node is
/// put among them.
fn focus_on(ctx: &egui::Context, id: Id) {
    ctx.check_for_id_clash(id, egui::Rect::NOTHING, "card");
    ctx.memory_mut(|memory| memory.request_focus(id));
}

/// The rectangle about a card as it is drawn.
fn bounds(pose: &Pose) -> Bounds {
    let corners = Lie {
        at: pose.at,
        turn: pose.turn,
        width: pose.width,
    }
    .corners();
    let (mut min, mut max) = (corners[0], corners[0]);
    for corner in corners {
        min = min.min(corner);
        max = max.max(corner);
    }
    Bounds {
        x0: f64::from(min.x),
        y0: f64::from(min.y),
        x1: f64::from(max.x),
        y1: f64::from(max.y),
    }
}

/// Hands the tree that egui has built to the window's adapter.
pub fn hand_over(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut manage: Option<ResMut<ManageAccessibilityUpdates>>,
    _main: NonSendMarker,
) {
    let Some(update) = outputs
        .iter()
        .find_map(|output| output.platform_output.accesskit_update.as_ref())
    else {
        return;
    };
    // Bevy keeps a tree of its own unless it is told that somebody else does.
    if let Some(manage) = manage.as_mut().filter(|manage| manage.get()) {
        manage.set(false);
    }
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        for window in &windows {
            if let Some(adapter) = adapters.get_mut(&window) {
                adapter.update_if_active(|| update.clone());
            }
        }
    });
}

/// Does what a screen reader asks: of a card we do it, of anything else egui does.
pub fn act(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    seen: Option<Res<Seen>>,
    (names, page): (Res<Names>, Res<Page>),
    mut focus: ResMut<Focus>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for request in requests.read() {
        redraw.write(RequestRedraw);
        // Cards are in the tree only while the table lies bare.
        let bare = seen.as_ref().filter(|_| *page == Page::None);
        let card = bare.and_then(|seen| {
            let hand = seen.view.hand().cards(seen.view.seat());
            hand.iter()
                .find(|card| card_id(*card).accesskit_id() == request.target_node)
        });
        match (card, &seen) {
            (Some(card), Some(seen)) => {
                focus.target = Some(FocusTarget::Card(card));
                if request.action == Ask::Click
                    && let Some(action) = answer(seen, card)
                {
                    intents.write(Intent {
                        seat: seen.view.seat(),
                        decision: seen.decision,
                        action,
                        source: Source::Person,
                    });
                }
            }
            _ => {
                // The focus is ours: a board that is to have it is stood on, whatever else is asked of it.
                let board = names
                    .ids
                    .iter()
                    .position(|id| id.accesskit_id() == request.target_node);
                if let Some(board) = board {
                    focus.target = Some(FocusTarget::Board(board as u16));
                }
                for mut input in &mut inputs {
                    let event = egui::Event::AccessKitActionRequest(request.0.clone());
                    input.0.events.push(event);
                }
            }
        }
    }
}

/// The one answer that is this card and no other. A card that may not be played is played all the same, and refused
/// with the rule.
fn answer(seen: &Seen, card: Card) -> Option<Action> {
    let legal = seen.view.legal();
    let single = legal.iter().copied().find(|action| match action {
        Action::Play(one) | Action::Best(Some(one)) | Action::Call(one) => *one == card,
        Action::Discard(cards) => cards.len() == 1 && cards.first() == card,
        _ => false,
    });
    let plays = legal.iter().any(|action| matches!(action, Action::Play(_)));
    single.or(plays.then_some(Action::Play(card)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_added_is_in_the_tree_with_its_words() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        ctx.begin_pass(egui::RawInput::default());
        note(&ctx, Id::new("bower said"), |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_label("Amos passed.");
        });
        let mut output = ctx.end_pass();
        output.textures_delta.clear();
        let update = output.platform_output.accesskit_update;
        let update = update.expect("there is a tree");
        let (_, node) = update
            .nodes
            .iter()
            .find(|(_, node)| node.role() == Role::Status)
            .expect("it is in it");
        assert_eq!(node.label(), Some("Amos passed."));
        assert_eq!(node.live(), Some(Live::Polite));
    }

    #[test]
    fn a_card_keeps_the_focus_for_as_long_as_it_has_it() {
        let ctx = egui::Context::default();
        ctx.enable_accesskit();
        let id = Id::new("ace");
        for pass in 0..4 {
            ctx.begin_pass(egui::RawInput::default());
            note(&ctx, id, |node| node.set_label("ace of spades"));
            focus_on(&ctx, id);
            let mut output = ctx.end_pass();
            output.textures_delta.clear();
            let update = output.platform_output.accesskit_update;
            let focus = update.expect("there is a tree").focus;
            assert_eq!(focus, id.accesskit_id(), "in pass {pass}");
        }
    }
}
