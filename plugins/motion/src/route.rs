//! Which way a card goes: by where it was and where it is now.

use bevy::math::curve::EaseFunction::{BackOut, CubicInOut, CubicOut, QuadraticOut, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Rest, Spot};
use bower_rules::{Event, Seat};

use crate::{
    deal::Deal,
    flight::{Flight, Leg, To, Voice},
    pace,
};

/// A card that has been given another place.
#[derive(Clone, Copy, Debug)]
pub struct Mover {
    /// It.
    pub entity: Entity,
    /// Where it was, in the game's words.
    pub was: Spot,
    /// Where it is now.
    pub spot: Spot,
    /// Where it is drawn now.
    pub pose: Pose,
    /// Where it rests from now on.
    pub rest: Rest,
}

/// What the way depends on beside the card.
#[derive(Clone, Copy, Debug)]
pub struct Ground<'a> {
    /// What has just begun to be seen.
    pub went: &'a [Event],
    /// Whose eyes.
    pub viewer: Seat,
    /// The layout's unit, px.
    pub unit: f32,
    /// The deal under way.
    pub deal: &'a Deal,
    /// Whether the pack is riffled, and how many cards it has.
    pub riffle: Option<usize>,
    /// How long the cards take back to the pack.
    pub back: f32,
    /// Where the winning card of the trick lies, and how many cards the trick has.
    pub winner: Option<(Pose, usize)>,
}

impl Ground<'_> {
    fn saw(&self, event: impl Fn(&Event) -> bool) -> bool {
        self.went.iter().any(event)
    }
}

/// The way of one card. Cards dealt from the pack have ways of their own, see [`dealt`].
pub fn route(card: &Mover, ground: &Ground<'_>) -> Flight {
    let unit = ground.unit;
    let Mover { pose, rest, .. } = *card;
    let quiet = |legs| Flight {
        voice: Voice::Slid,
        ..Flight::new(pose, legs)
    };
    match (card.was, card.spot) {
        (_, Spot::Deck { order }) => Flight::new(pose, to_pack(&rest, usize::from(order), ground)),
        (_, Spot::Trick { seat, .. }) => played(card, seat == ground.viewer, unit),
        (Spot::Trick { .. }, Spot::Pile { card: place, .. }) => {
            gathered(card, usize::from(place), ground)
        }
        (Spot::Deck { .. } | Spot::Kitty { .. }, Spot::TurnUp) => {
            let lift = lift_to(1.8, &pose, &rest);
            let leg = Leg::new(0.0, pace::TURN_UP, To::Rest, CubicOut)
                .thrown(30.0 * unit, lift)
                .flipping(0.12, 0.62);
            Flight {
                voice: Voice::Played,
                ..Flight::new(pose, vec![leg.rising(pace::TURN_RISE)])
            }
        }
        (Spot::Deck { .. }, Spot::Kitty { .. }) => {
            quiet(vec![Leg::new(0.0, pace::EXCHANGE, To::Rest, CubicOut)])
        }
        (Spot::Hand { seat: from, .. }, Spot::Hand { seat, slot }) if from == seat => {
            Flight::new(pose, in_hand(card, seat, slot, ground))
        }
        (_, Spot::Hand { .. } | Spot::Discard { .. } | Spot::TurnedDown) => {
            let together = match card.spot {
                Spot::Hand { slot, .. }
                    if ground.saw(|event| matches!(event, Event::TookKitty { .. })) =>
                {
                    f32::from(slot % 4)
                }
                Spot::Discard { order } => f32::from(order % 4),
                _ => 0.0,
            };
            let leg = Leg::new(
                together * pace::EXCHANGE_APART,
                pace::EXCHANGE,
                To::Rest,
                CubicInOut,
            );
            quiet(vec![
                leg.thrown(pace::EXCHANGE_ARC * unit, 1.2)
                    .flipping(0.15, 0.7),
            ])
        }
        (from, to) if from == to => Flight::new(
            pose,
            vec![Leg::new(0.0, pace::HOVER, To::Rest, QuadraticOut)],
        ),
        _ => Flight::new(
            pose,
            vec![Leg::new(0.0, pace::EXCHANGE, To::Rest, CubicInOut)],
        ),
    }
}

/// How much a leg must lift a thing so that it is `height` high in the middle.
fn lift_to(height: f32, from: &Pose, to: &Rest) -> f32 {
    (height - (from.height + to.height) / 2.0).max(0.0)
}

/// A card played to the trick; others' turn over on the way and are on edge half way in time.
fn played(card: &Mover, own: bool, unit: f32) -> Flight {
    let long = if own { pace::PLAY } else { pace::OTHERS_PLAY };
    let lift = lift_to(pace::PLAY_HEIGHT, &card.pose, &card.rest);
    let leg = Leg::new(0.0, long, To::Rest, CubicOut)
        .thrown(pace::PLAY_ARC * unit, lift)
        .flipping(0.2, 0.8);
    Flight {
        voice: Voice::Played,
        ..Flight::new(card.pose, vec![leg])
    }
}

/// A card of a trick: to the winner's card, then with the others, turned down, to the pile.
fn gathered(card: &Mover, place: usize, ground: &Ground<'_>) -> Flight {
    let (hub, cards) = ground.winner.unwrap_or((card.pose, 1));
    let come = pace::GATHER * 0.45;
    let askew = (place as f32 - cards as f32 / 2.0) * 2.0;
    let over = Pose {
        at: hub.at + Vec2::new(3.0, -3.0) * (place as f32 * ground.unit),
        turn: hub.turn + askew,
        depth: card.pose.depth,
        ..hub
    };
    let together = come + pace::GATHER_APART * cards.saturating_sub(1) as f32;
    let legs = vec![
        Leg::new(
            pace::GATHER_APART * place as f32,
            come,
            To::At(over),
            CubicInOut,
        )
        .as_it_lies(),
        Leg::new(together, pace::GATHER - come, To::Rest, CubicInOut)
            .thrown(36.0 * ground.unit, 1.4)
            .flipping(0.08, 0.6),
    ];
    Flight {
        voice: if place == 0 {
            Voice::Squared
        } else {
            Voice::Silent
        },
        ..Flight::new(card.pose, legs)
    }
}

/// Back to the pack, and, where it is riffled, apart, together corner by corner, and square.
fn to_pack(rest: &Rest, order: usize, ground: &Ground<'_>) -> Vec<Leg> {
    let mut legs = Vec::new();
    if ground.back > 0.0 {
        legs.push(
            Leg::new(0.0, ground.back, To::Rest, CubicInOut)
                .thrown(20.0 * ground.unit, 0.8)
                .flipping(0.0, 0.6),
        );
    }
    let Some(cards) = ground.riffle else {
        if legs.is_empty() {
            legs.push(Leg::new(0.0, pace::EXCHANGE, To::Rest, CubicInOut));
        }
        return legs;
    };
    let half = cards.div_ceil(2).max(1);
    let (side, rank) = if order < half {
        (-1.0, order)
    } else {
        (1.0, order - half)
    };
    let along = Vec2::from_angle(rest.turn.to_radians());
    let apart = along * side * (rest.width + pace::RIFFLE_APART * ground.unit) / 2.0;
    let each = 240.0 / half as f32;
    let bridge = Vec2::Y * (-9.0 * ground.unit);
    legs.push(Leg::new(
        ground.back,
        130.0,
        To::Beside(apart, side * 7.0, 0.5),
        SineInOut,
    ));
    legs.push(Leg::new(
        ground.back + 150.0 + each * rank as f32,
        100.0,
        To::Beside(bridge, 0.0, 1.3),
        SineInOut,
    ));
    legs.push(Leg::new(
        ground.back + 500.0,
        pace::RIFFLE - 500.0,
        To::Rest,
        SineInOut,
    ));
    legs
}

/// A card that stays in its hand: it sorts, closes up, folds, turns up, or follows the focus.
fn in_hand(card: &Mover, seat: Seat, slot: u8, ground: &Ground<'_>) -> Vec<Leg> {
    let slot = f32::from(slot);
    let turns = (card.pose.face - card.rest.pose().face).abs() > 0.01;
    if ground.saw(|event| matches!(event, Event::Played { seat: other, .. } if *other == seat)) {
        return vec![Leg::new(
            pace::CLOSE_UP_AFTER,
            pace::CLOSE_UP,
            To::Rest,
            QuadraticOut,
        )];
    }
    if ground.saw(|event| matches!(event, Event::SatOut { seat: other } if *other == seat)) {
        let long = pace::ALONE - 6.0 * pace::FOLD_APART;
        return vec![
            Leg::new(slot.min(6.0) * pace::FOLD_APART, long, To::Rest, CubicInOut)
                .flipping(0.0, 0.6),
        ];
    }
    if turns {
        let lies = Pose {
            face: card.rest.pose().face,
            ..card.pose
        };
        let start = slot * pace::TURN_APART;
        return vec![
            Leg::new(start, pace::TURN, To::At(lies), QuadraticOut).rising(pace::TURN_RISE),
            Leg::new(start + pace::TURN, pace::SORT, To::Rest, BackOut),
        ];
    }
    if ground.saw(|event| matches!(event, Event::TrumpMade { .. })) {
        let wait = pace::TRUMP_MARKS - pace::SORT_OVERLAP;
        return vec![Leg::new(wait, pace::SORT, To::Rest, BackOut)];
    }
    if ground.went.is_empty() {
        return vec![Leg::new(0.0, pace::HOVER, To::Rest, QuadraticOut)];
    }
    vec![Leg::new(0.0, pace::SORT, To::Rest, BackOut)]
}

/// The ways of the cards of one seat out of the pack: packets as one, spread on landing; the viewer's turn up from the
/// left as they were dealt and then sort.
pub fn dealt(
    seat: Seat,
    cards: &mut [Mover],
    deal_number: u32,
    ground: &Ground<'_>,
) -> Vec<(Entity, Flight)> {
    cards.sort_by_key(|card| card.spot.slot());
    let by_slot: Vec<Entity> = cards.iter().map(|card| card.entity).collect();
    let shown = seat == ground.viewer && cards.iter().any(|card| card.rest.face_up);
    if shown {
        // As dealt, not as sorted: the same order for the same deal.
        cards.sort_by_key(|card| stir(deal_number, card.spot.slot().into()));
    }
    let of = |n: usize| by_slot.get(n).copied();
    let flights = cards.iter().enumerate().map(|(n, card)| {
        let Some(packet) = ground.deal.packet(seat, n) else {
            return (card.entity, route(card, ground));
        };
        let leaves = ground.deal.leaves(packet.number);
        let hub = of(packet.first + usize::from(packet.cards) / 2).map_or(To::Rest, To::RestOf);
        let spin = if packet.number % 2 == 0 {
            180.0
        } else {
            -180.0
        };
        let lift = lift_to(pace::PACKET_HEIGHT, &card.pose, &card.rest);
        let mut legs = vec![
            Leg::new(leaves, pace::PACKET, hub, CubicOut)
                .thrown(pace::PACKET_ARC * ground.unit, lift)
                .spun(spin)
                .as_it_lies(),
        ];
        let landed = leaves + pace::PACKET;
        if shown {
            let via = of(n).map_or(To::Rest, To::RestOf);
            legs.push(Leg::new(landed, pace::PACKET_SPREAD, via, QuadraticOut).as_it_lies());
            legs.push(
                Leg::new(ground.deal.turns(n), pace::TURN, via, QuadraticOut)
                    .rising(pace::TURN_RISE),
            );
            legs.push(Leg::new(
                ground.deal.sorts(by_slot.len()),
                pace::SORT,
                To::Rest,
                BackOut,
            ));
        } else {
            legs.push(Leg::new(
                landed,
                pace::PACKET_SPREAD,
                To::Rest,
                QuadraticOut,
            ));
        }
        let voice = match (n == packet.first, shown) {
            (true, _) => Voice::Packet(packet.cards),
            (false, true) => Voice::Turned,
            (false, false) => Voice::Silent,
        };
        (
            card.entity,
            Flight {
                voice,
                ..Flight::new(card.pose, legs)
            },
        )
    });
    flights.collect()
}

/// A number that looks like chance and is the same each time.
fn stir(a: u32, b: u32) -> u32 {
    let x = (a.wrapping_add(1)).wrapping_mul(0x9e37_79b9)
        ^ (b.wrapping_add(1)).wrapping_mul(0x85eb_ca6b);
    (x ^ x >> 15).wrapping_mul(0x2c1b_3c6d) >> 7
}
