//! Where each card rests, by its spot and the layout.

use bevy::prelude::*;
use bower_rules::{Attribute, Card, CardSet, Game, Seat, Trump};
use bower_stage::layout::{Lie, Lift, PilePart, Place};
use bower_stage::{Carried, Focus, FocusTarget, Layout, Motion, Picked, Seen, Settings, Supposed};

use crate::card::{self, CardIndex, Identity, Mark, Worn};
use crate::paint::jitter;
use crate::palette::{RING, evening};
use crate::{PileOf, Rest, Shown, ShownCard, Spot, depth};

/// The cards of the viewer's hand that may be pressed now. `None` while no card is asked for: then none is veiled.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowed(pub Option<CardSet>);

/// Works out [`Allowed`]: only while the viewer must play or choose cards, and nothing more is to be seen before.
pub(crate) fn allow(
    seen: Option<Res<Seen>>,
    motion: Res<Motion>,
    picked: Res<Picked>,
    mut allowed: ResMut<Allowed>,
) {
    let inputs = seen.as_ref().is_some_and(|seen| seen.is_changed())
        || motion.is_changed()
        || picked.is_changed();
    if inputs || seen.is_none() {
        allowed.set_if_neq(Allowed(
            seen.filter(|_| !motion.blocking)
                .and_then(|seen| choice(&seen, &picked)),
        ));
    }
}

fn choice(seen: &Seen, picked: &Picked) -> Option<CardSet> {
    use bower_rules::Action;
    let view = &seen.view;
    if view.hand().to_act() != Some(view.seat()) {
        return None;
    }
    let pack = view.game().pack();
    let chosen: CardSet = picked.0.iter().copied().collect();
    let mut allowed = None;
    for action in view.legal().iter() {
        let cards: CardSet = match *action {
            Action::Play(card) | Action::Best(Some(card)) => CardSet::of(card),
            Action::Discard(cards) => cards.set(),
            Action::Under(cards) => cards.into_iter().collect(),
            _ => continue,
        };
        let allowed = allowed.get_or_insert(CardSet::EMPTY);
        if cards.contains_all(chosen) {
            *allowed = allowed.union(cards);
        }
    }
    // A move names one of two alike; both may be pressed.
    allowed.map(|cards: CardSet| cards.union(cards.iter().map(|card| pack.twin(card)).collect()))
}

/// What the resting places depend on beside the table itself.
pub(crate) struct Around<'a> {
    pub layout: &'a Layout,
    pub allowed: Option<CardSet>,
    pub focus: &'a Focus,
    pub picked: &'a Picked,
    pub carried: &'a Carried,
    /// What the viewer thinks of making trump.
    pub supposed: Option<Trump>,
    /// Width of the focus ring, px.
    pub line: f32,
}

impl Shown {
    /// Where a seat sits at the screen.
    pub fn place(&self, seat: Seat) -> Place {
        Place::of(seat, self.viewer, self.game.seats())
    }
}

/// Where a card rests, and what it wears.
pub(crate) fn rest(shown: &Shown, card: &ShownCard, around: &Around<'_>) -> (Rest, Worn) {
    let layout = around.layout;
    let mut worn = Worn {
        mark: mark(shown, card, around.supposed),
        ..Worn::default()
    };
    let lying = |lie: Lie, height: f32, depth: f32| Rest {
        at: lie.at,
        turn: lie.turn,
        width: lie.width,
        height,
        depth,
        face_up: card.face_up,
        alpha: 1.0,
    };
    let out_of_sight = |rest: Rest| Rest {
        alpha: if shown.stowed { 0.0 } else { 1.0 },
        ..rest
    };
    let rest = match card.spot {
        Spot::Hand { seat, slot } if seat == shown.viewer && !shown.sits[seat] => {
            let n = shown.count(seat);
            let slot = usize::from(slot);
            let (lift, barred) = lift(card, around);
            worn.veiled = barred;
            let focused = around.focus.shows_ring()
                && card
                    .card
                    .is_some_and(|card| around.focus.target == Some(FocusTarget::Card(card)));
            worn.focus = if focused { around.line } else { 0.0 };
            worn.ring = (lift == Lift::Raised && !focused).then_some(RING);
            let height = if matches!(lift, Lift::Raised | Lift::Hovered) {
                2.2
            } else {
                0.8
            };
            let rest = lying(
                layout.hand_card(slot, n, lift),
                height,
                depth::HAND + slot as f32,
            );
            match around
                .carried
                .0
                .filter(|(carried, _)| Some(*carried) == card.card)
            {
                Some((_, by)) => {
                    let home = layout.hand_card(slot, n, Lift::Rest);
                    Rest {
                        at: home.at + by,
                        turn: 0.0,
                        height: 2.2,
                        depth: depth::FLYING,
                        ..rest
                    }
                }
                None => rest,
            }
        }
        Spot::Hand { seat, slot } => {
            let (place, n, i) = (shown.place(seat), shown.count(seat), usize::from(slot));
            let depth = depth::HELD + place as u8 as f32 * 2.0 + i as f32 * 0.1;
            let open = shown.open[seat]
                .then(|| layout.open_card(place, i, n))
                .flatten();
            let held = (!shown.sits[seat])
                .then(|| layout.held_card(place, i, n))
                .flatten();
            let lie = open
                .or(held)
                .unwrap_or_else(|| layout.folded_card(place, i, n));
            lying(lie, 0.5, depth)
        }
        Spot::Trick { seat, order } => {
            let trick: u32 = Seat::all(shown.game.seats())
                .map(|seat| u32::from(shown.tricks[seat]))
                .sum();
            let lie = layout.trick_card(shown.place(seat), jitter(shown.deal, seat, trick));
            lying(lie, 0.6, depth::TRICK + f32::from(order))
        }
        Spot::Pile {
            of,
            packet,
            card: place,
        } => {
            worn.flush = place > 0;
            let depth = depth::PILE + f32::from(packet) * 2.0 + f32::from(place) * 0.1;
            match pile(shown, layout, of) {
                Some(part) => lying(layout.packet(part, usize::from(packet)), 0.4, depth),
                None => badge(shown, layout, of, depth),
            }
        }
        Spot::Deck { order } => {
            worn.flush = order > 0;
            let dealer = shown.place(shown.dealer.unwrap_or(shown.viewer));
            lying(
                layout.deck_card(dealer, order.into()),
                0.4,
                depth::KITTY + f32::from(order) * 0.2,
            )
        }
        Spot::Kitty { order } => {
            worn.flush = order > 4;
            out_of_sight(lying(
                layout.kitty_card(order.into()),
                0.4,
                depth::KITTY + f32::from(order) * 0.2,
            ))
        }
        Spot::TurnUp => out_of_sight(lying(layout.turn_up(), 1.0, depth::TURN_UP)),
        Spot::TurnedDown => {
            let under = shown
                .cards
                .iter()
                .filter(|card| matches!(card.spot, Spot::Kitty { .. }))
                .count();
            out_of_sight(lying(layout.kitty_card(under), 0.4, depth::KITTY + 8.0))
        }
        Spot::Discard { order } if card.face_up => out_of_sight(lying(
            layout.laid_card(order.into()),
            0.6,
            depth::TRICK + f32::from(order),
        )),
        Spot::Discard { order } => out_of_sight(lying(
            layout.discard(order.into()),
            0.3,
            depth::KITTY - 4.0 + f32::from(order) * 0.2,
        )),
    };
    (rest, worn)
}

fn pile(shown: &Shown, layout: &Layout, of: PileOf) -> Option<PilePart> {
    match of {
        PileOf::Us => layout.piles[Place::South],
        PileOf::Them => layout.their_pile,
        PileOf::Seat(seat) => layout.piles[shown.place(seat)],
    }
}

/// Where there is no room for a pile its tricks go to the badge at the hoop, and out of sight.
fn badge(shown: &Shown, layout: &Layout, of: PileOf, depth: f32) -> Rest {
    let at = match of {
        PileOf::Seat(seat) => layout.badge(shown.place(seat)),
        _ => None,
    };
    let (at, radius) = at.unwrap_or((layout.trick.at, layout.trick.width * 0.2));
    Rest {
        at,
        width: radius,
        depth,
        face_up: false,
        alpha: 0.0,
        ..Rest::default()
    }
}

fn lift(card: &ShownCard, around: &Around<'_>) -> (Lift, bool) {
    let Some(card) = card.card else {
        return (Lift::Rest, false);
    };
    let barred = around
        .allowed
        .is_some_and(|allowed| !allowed.contains(card));
    let chosen =
        around.focus.target == Some(FocusTarget::Card(card)) || around.picked.0.contains(&card);
    let lift = match (chosen, barred, around.focus.hovered == Some(card)) {
        (true, ..) => Lift::Raised,
        (false, true, _) => Lift::Barred,
        (false, false, true) => Lift::Hovered,
        (false, false, false) => Lift::Rest,
    };
    (lift, barred)
}

fn mark(shown: &Shown, card: &ShownCard, supposed: Option<Trump>) -> Mark {
    let Some(face) = card.card else {
        return Mark::None;
    };
    let own = matches!(card.spot, Spot::Hand { seat, .. } if seat == shown.viewer);
    let marks = |trump: Trump| {
        worlds(trump)
            .into_iter()
            .flatten()
            .filter_map(|trump| mark_in(&shown.game, trump, face))
    };
    match (supposed.filter(|_| own), shown.trump) {
        // What it would be at best, by whichever set of tens.
        (Some(trump), _) => marks(trump)
            .max_by_key(|mark| match mark {
                Mark::None => 0,
                Mark::Trump => 1,
                Mark::Left(_) => 2,
                Mark::Right => 3,
            })
            .unwrap_or_default(),
        // Until the tens are named only what is trump by both of them is trump.
        (None, Some(trump @ Trump::West { tens: None, .. })) => {
            let mut marks = marks(trump).peekable();
            if marks.peek().is_some() && marks.all(|mark| mark != Mark::None) {
                Mark::Trump
            } else {
                Mark::None
            }
        }
        (None, Some(trump)) => mark_in(&shown.game, trump, face).unwrap_or_default(),
        (None, None) => Mark::None,
    }
}

/// What may come of a trump: of West's value without its tens, either set that can still be named.
fn worlds(trump: Trump) -> [Option<Trump>; 3] {
    match trump {
        Trump::West {
            trump: value,
            tens: None,
        } => Attribute::ALL.map(|set| {
            (set != value.attribute()).then_some(Trump::West {
                trump: value,
                tens: Some(set),
            })
        }),
        other => [Some(other), None, None],
    }
}

/// What a card wears under a trump; `None` where the game has no such trump.
fn mark_in(game: &Game, trump: Trump, face: Card) -> Option<Mark> {
    let ranking = game.ranking(trump)?;
    // In a double deck there are two of each.
    let twin = game.pack().twin(face);
    let is = |bower: Option<Card>| bower.is_some_and(|bower| bower == face || bower == twin);
    Some(if is(ranking.right()) {
        Mark::Right
    } else if is(ranking.left()) {
        Mark::Left(trump)
    } else if ranking.is_trump(face) {
        Mark::Trump
    } else {
        Mark::None
    })
}

/// Gives every card its spot, its rest place, its identity and what it wears, where any of them has changed.
pub(crate) fn place(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<Layout>,
    allowed: Res<Allowed>,
    focus: Res<Focus>,
    picked: Res<Picked>,
    carried: Res<Carried>,
    supposed: Res<Supposed>,
    settings: Res<Settings>,
    mut cards: Query<(
        Entity,
        &CardIndex,
        &mut Spot,
        &mut Rest,
        &mut Worn,
        &mut Name,
        Option<&Identity>,
    )>,
) {
    let moved = shown.is_changed() || layout.is_changed() || allowed.is_changed();
    let moved = moved || settings.is_changed() || supposed.is_changed();
    if !(moved || focus.is_changed() || picked.is_changed() || carried.is_changed()) {
        return;
    }
    let around = Around {
        layout: &layout,
        allowed: allowed.0,
        focus: &focus,
        picked: &picked,
        carried: &carried,
        supposed: supposed.0,
        line: evening(settings.theme).ring,
    };
    for (entity, index, mut spot, mut rest_now, mut worn_now, mut name, identity) in &mut cards {
        let Some(card) = shown.cards.get(usize::from(index.0)) else {
            continue;
        };
        let (rest, worn) = rest(&shown, card, &around);
        if *spot != card.spot {
            *spot = card.spot;
            name.set(card::name(card.spot));
        }
        rest_now.set_if_neq(rest);
        // The ring of the trick's winner is not decided here.
        let ring = if matches!(card.spot, Spot::Trick { .. }) {
            worn_now.ring
        } else {
            worn.ring
        };
        worn_now.set_if_neq(Worn { ring, ..worn });
        if let Some(known) = card
            .card
            .map(Identity)
            .filter(|known| Some(known) != identity)
        {
            commands.entity(entity).insert(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Preset, Value};
    use bower_stage::settings::HandOrder;

    use super::*;

    /// West's table with these cards in the viewer's hand.
    fn west(hand: &[&str]) -> Shown {
        let game = Game::preset(Preset::West);
        let seat = Seat::ALL[0];
        let mut shown = Shown::fresh(game, seat, HandOrder::AsDealt);
        for (slot, spelled) in hand.iter().enumerate() {
            shown.cards[slot] = ShownCard {
                spot: Spot::Hand {
                    seat,
                    slot: slot as u8,
                },
                card: game.pack().parse(spelled),
                face_up: true,
            };
        }
        shown
    }

    fn marks(shown: &Shown, supposed: Option<Trump>) -> Vec<Mark> {
        shown.cards[..5]
            .iter()
            .map(|card| mark(shown, card, supposed))
            .collect()
    }

    fn yellow(tens: Option<Attribute>) -> Trump {
        Trump::West {
            trump: Value::from_letter('Y').expect("a value of West"),
            tens,
        }
    }

    /// §10.4 Bauer table: with yellows trump 2YT and 2RT are the Bauers by numbers, 3YH and 3RH by shapes.
    #[test]
    fn a_value_that_is_only_thought_of_marks_every_card_that_may_be_a_bauer() {
        let shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        assert_eq!(marks(&shown, None), [Mark::None; 5]);
        let left = |tens| Mark::Left(yellow(Some(tens)));
        assert_eq!(
            marks(&shown, Some(yellow(None))),
            [
                Mark::Right,
                left(Attribute::Numbers),
                Mark::Right,
                Mark::Trump,
                Mark::None
            ]
        );
        assert_eq!(
            marks(&shown, Some(yellow(Some(Attribute::Numbers)))),
            [
                Mark::Right,
                left(Attribute::Numbers),
                Mark::Trump,
                Mark::Trump,
                Mark::None
            ]
        );
    }

    #[test]
    fn trumps_are_bound_once_trump_is_named_and_bauers_get_their_patch_with_the_tens() {
        let mut shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        shown.trump = Some(yellow(None));
        assert_eq!(
            marks(&shown, None),
            [
                Mark::Trump,
                Mark::None,
                Mark::Trump,
                Mark::Trump,
                Mark::None
            ]
        );
        shown.trump = Some(yellow(Some(Attribute::Shapes)));
        assert_eq!(
            marks(&shown, None),
            [
                Mark::Trump,
                Mark::None,
                Mark::Right,
                Mark::Trump,
                Mark::None
            ]
        );
    }

    #[test]
    fn only_the_viewers_own_hand_wears_what_he_thinks_of() {
        let mut shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        for card in &mut shown.cards[..5] {
            card.spot = Spot::TurnUp;
        }
        assert_eq!(marks(&shown, Some(yellow(None))), [Mark::None; 5]);
    }
}
