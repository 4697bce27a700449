//! Where each card rests, by its spot and the layout.

use bevy::prelude::*;
use bower_rules::{CardSet, Seat, Trump};
use bower_stage::layout::{Lie, Lift, PilePart, Place};
use bower_stage::{Carried, Focus, FocusTarget, Layout, Picked, Settings, Supposed};

use crate::allowed::Allowed;
use crate::card::{self, CardIndex, Identity, Worn};
use crate::mark::mark;
use crate::paint::jitter;
use crate::palette::{RING, evening};
use crate::{PileOf, Rest, Shown, ShownCard, Spot, depth};

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
