//! What a press means when it ends: a click or tap, a throw, a flick, a card laid elsewhere in the hand, a long hold, or
//! nothing.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_rules::Card;
use bower_stage::layout::{Layout, Lift};
use bower_stage::{Arrange, Carried, Device, Focus, FocusTarget, Press, Settings, Wish};

use super::stream::{Stroke, Strokes};
use super::veil::Veil;
use crate::answer::{Answering, Pressed};
use crate::hit::OwnCards;

/// A press that moves less than this is none the less a click or a tap, px.
const SLOP: f32 = 10.0;
/// A finger may miss a card by so much, px.
const REACH: f32 = 12.0;
/// A mouse that moves by less does not take over from keys or pad, px.
const STIR: f32 = 4.0;
/// A finger held so long tells the rule, or keeps the last trick.
const LONG: Duration = Duration::from_millis(450);
/// A flick up is quicker than this …
const FLICK: Duration = Duration::from_millis(300);
/// … and goes at least so far, px.
const FLICK_UP: f32 = 24.0;
/// A card carried so far towards the middle, of its width, is thrown.
const THROW: f32 = 0.6;

/// Who holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Mouse,
    Finger(u64),
}

/// One press, from down to up.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    by: By,
    card: Option<Card>,
    from: Vec2,
    at: Vec2,
    /// The farthest it has been from where it began, px.
    strayed: f32,
    since: Duration,
    /// The card stood raised before this press.
    raised: bool,
    /// It is only the second half of a double press on what was here before.
    again: bool,
    /// It has been told as a long hold.
    long: bool,
}

/// Where the mouse is, and the one press under way. A second finger or button means nothing until it ends.
#[derive(Resource, Default, Debug)]
pub struct Grip {
    cursor: Option<Vec2>,
    /// Where the mouse lay when it last took over.
    anchor: Option<Vec2>,
    held: Option<Held>,
    /// The card that was pressed once where two presses play it, and the decision that was asked for then.
    armed: Option<(Card, u64)>,
}

/// Everything a press touches.
#[derive(SystemParam)]
pub struct Reach<'w, 's> {
    grip: ResMut<'w, Grip>,
    focus: ResMut<'w, Focus>,
    carried: ResMut<'w, Carried>,
    answering: Answering<'w>,
    cards: OwnCards<'w, 's>,
    veil: Veil<'w, 's>,
    wishes: MessageWriter<'w, Wish>,
    arrange: MessageWriter<'w, Arrange>,
    layout: Res<'w, Layout>,
    settings: Res<'w, Settings>,
    time: Res<'w, Time<Real>>,
}

impl Reach<'_, '_> {
    /// Changes the focus, and says so only if it did.
    fn look(&mut self, change: impl FnOnce(&mut Focus)) {
        let mut focus = *self.focus;
        change(&mut focus);
        self.focus.set_if_neq(focus);
    }

    fn card_at(&self, point: Vec2, reach: f32) -> Option<Card> {
        let focus = *self.focus;
        let picked = self.answering.picked();
        self.cards.at(point, self.answering.hand(), reach, |card| {
            focus.target == Some(FocusTarget::Card(card))
                || focus.hovered == Some(card)
                || picked.contains(&card)
        })
    }

    fn begin(&mut self, by: By, at: Vec2) {
        if self.grip.held.is_some() || self.veil.covers(at) {
            return;
        }
        let card = self.card_at(at, if by == By::Mouse { 0.0 } else { REACH });
        let target = card.map(FocusTarget::Card);
        let armed = card.zip(self.answering.decision());
        let raised = match self.settings.confirm_play {
            // A press in the auction, or the focus alone, has confirmed nothing.
            true => armed.is_some() && self.grip.armed == armed,
            false => card.is_some() && self.focus.target == target,
        };
        self.grip.armed = armed;
        let raises = card.is_some() && (by != By::Mouse || self.settings.confirm_play);
        self.look(|focus| {
            focus.hovered = card;
            if raises {
                focus.target = target;
            }
        });
        let since = self.time.elapsed();
        self.grip.held = Some(Held {
            by,
            card,
            from: at,
            at,
            strayed: 0.0,
            since,
            raised,
            again: self.answering.is_again(Press::At(at)),
            long: false,
        });
    }

    fn drag(&mut self, by: By, at: Vec2) {
        let Some(held) = self.grip.held.as_mut().filter(|held| held.by == by) else {
            return;
        };
        held.at = at;
        held.strayed = held.strayed.max(held.from.distance(at));
        if let Some(card) = held.card
            && held.strayed > SLOP
            && !held.long
        {
            self.carried.0 = Some((card, at - held.from));
        }
    }

    fn cancel(&mut self) {
        if let Some(held) = self.grip.held.take()
            && held.long
            && held.card.is_none()
        {
            self.wishes.write(Wish::Hold(false));
        }
        self.carried.set_if_neq(Carried(None));
        self.look(|focus| focus.hovered = None);
    }

    fn end(&mut self, by: By) {
        let Some(held) = self.grip.held.filter(|held| held.by == by) else {
            return;
        };
        self.grip.held = None;
        self.carried.set_if_neq(Carried(None));
        if by != By::Mouse {
            self.look(|focus| focus.hovered = None);
        }
        if held.long {
            if held.card.is_none() {
                self.wishes.write(Wish::Hold(false));
            }
            return;
        }
        let Some(card) = held.card else {
            if held.strayed <= SLOP {
                self.answering.hurry(Press::At(held.at));
            }
            return;
        };
        let thrown = held.strayed > SLOP && self.is_thrown(&held, card);
        if held.strayed > SLOP && !thrown {
            self.lay(&held, card);
            return;
        }
        let taken = if held.strayed <= SLOP {
            let needs_two = by != By::Mouse || self.settings.confirm_play;
            !held.again && (held.raised || !needs_two)
        } else {
            !self.veil.covers(held.at)
        };
        if !taken {
            return;
        }
        match self.answering.card(card) {
            Pressed::Answered => {
                self.answering.strike(Press::At(held.at));
                self.look(|focus| {
                    if focus.target == Some(FocusTarget::Card(card)) {
                        focus.target = None;
                    }
                });
            }
            Pressed::Chosen => {}
            Pressed::Nothing => self.answering.hurry(Press::At(held.at)),
        }
    }

    /// Lays a card that was carried along the hand in the place it was carried to. What is only laid is not raised by it.
    fn lay(&mut self, held: &Held, card: Card) {
        if !held.raised {
            self.look(|focus| {
                if focus.target == Some(FocusTarget::Card(card)) {
                    focus.target = None;
                }
            });
        }
        let Some((slot, count)) = self.cards.slot(card) else {
            return;
        };
        let home = |slot: usize| self.layout.hand_card(slot, count, Lift::Rest).at;
        let at = home(slot) + (held.at - held.from);
        // Off the fan, below it or above, it goes back.
        let width = self.layout.hand_card(slot, count, Lift::Rest).width;
        if (at.y - home(slot).y).abs() > width {
            return;
        }
        let nearest = (0..count).min_by(|a, b| {
            let away = |slot: usize| (home(slot).x - at.x).abs();
            away(*a).total_cmp(&away(*b))
        });
        if let Some(to) = nearest
            .filter(|to| *to != slot)
            .and_then(|to| u8::try_from(to).ok())
        {
            self.arrange.write(Arrange { card, to });
        }
    }

    fn is_thrown(&self, held: &Held, card: Card) -> bool {
        let way = held.at - held.from;
        let up = -way.y;
        let quick = self.time.elapsed().saturating_sub(held.since) < FLICK;
        let flicked = held.by != By::Mouse && quick && up > FLICK_UP && up > way.x.abs();
        let width = self
            .cards
            .find(card)
            .map_or(f32::INFINITY, |drawn| drawn.pose.width);
        flicked || up > width * THROW
    }
}

/// Follows mouse and fingers.
pub fn point(mut strokes: Strokes, mut buffer: Local<Vec<Stroke>>, mut reach: Reach) {
    strokes.read(&mut buffer);
    // A card that left the hand meanwhile is no longer held.
    if let Some(card) = reach.grip.held.and_then(|held| held.card)
        && !reach.answering.hand().contains(card)
    {
        reach.cancel();
    }
    for &stroke in &*buffer {
        match stroke {
            Stroke::Moved(at) => {
                reach.grip.cursor = Some(at);
                // The mouse takes over only when it is shoved, not when its table shakes.
                let stirred = reach
                    .grip
                    .anchor
                    .is_some_and(|anchor| anchor.distance(at) > STIR);
                if stirred {
                    reach.look(|focus| focus.device = Device::Mouse);
                }
                if stirred || reach.grip.anchor.is_none() {
                    reach.grip.anchor = Some(at);
                }
                reach.drag(By::Mouse, at);
            }
            Stroke::Left => {
                reach.grip.cursor = None;
                if reach.focus.device == Device::Mouse {
                    reach.look(|focus| focus.hovered = None);
                }
            }
            Stroke::Pressed => {
                reach.look(|focus| focus.device = Device::Mouse);
                if let Some(at) = reach.grip.cursor {
                    reach.begin(By::Mouse, at);
                }
            }
            Stroke::Released => reach.end(By::Mouse),
            Stroke::Lost => reach.cancel(),
            Stroke::Finger { id, phase, at } => {
                reach.look(|focus| focus.device = Device::Touch);
                let by = By::Finger(id);
                match phase {
                    TouchPhase::Started => reach.begin(by, at),
                    TouchPhase::Moved => reach.drag(by, at),
                    TouchPhase::Ended => {
                        reach.drag(by, at);
                        reach.end(by);
                    }
                    TouchPhase::Canceled => {
                        if reach.grip.held.is_some_and(|held| held.by == by) {
                            reach.cancel();
                        }
                    }
                }
            }
        }
    }
    // Cards move under a mouse that lies still.
    if reach.focus.device == Device::Mouse
        && reach.grip.held.is_none()
        && let Some(at) = reach.grip.cursor
    {
        let hovered = if reach.veil.covers(at) {
            None
        } else {
            reach.card_at(at, 0.0)
        };
        reach.look(|focus| focus.hovered = hovered);
    }
}

/// Tells a long hold, and asks for frames until it is one. A card that is barred is held against the rules, which say
/// why; of another the panels may say what it is worth.
pub fn hold(mut reach: Reach, mut redraw: MessageWriter<RequestRedraw>) {
    let now = reach.time.elapsed();
    let Some(held) = reach
        .grip
        .held
        .filter(|held| !held.long && held.strayed <= SLOP)
    else {
        return;
    };
    // A slow click on a card is a click.
    if held.by == By::Mouse && held.card.is_some() {
        return;
    }
    if now.saturating_sub(held.since) < LONG {
        redraw.write(RequestRedraw);
        return;
    }
    reach.grip.held = Some(Held { long: true, ..held });
    match held.card {
        None => {
            reach.wishes.write(Wish::Hold(true));
        }
        Some(card) if reach.answering.bars(card) => {
            reach.answering.card(card);
        }
        Some(card) => {
            reach.wishes.write(Wish::Rule(card));
        }
    }
}
