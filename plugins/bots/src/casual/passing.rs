//! What a pass brings: who speaks later may still call, and the better my hand, the better that is for me. Measured
//! over some hundred thousand hands between players of this kind.

use bower_rules::{Ask, Preset};

use crate::sight::Sight;

/// Points of a pass as a line over the tricks of the best call, level beyond a knee.
#[derive(Clone, Copy)]
struct Pass {
    /// With two and a half tricks.
    at: f32,
    /// For each trick more.
    slope: f32,
    /// Tricks above two and a half where it is level.
    knee: f32,
}

const fn pass(at: f32, slope: f32, knee: f32) -> Pass {
    Pass { at, slope, knee }
}

/// First round and second, from the dealer's left, the dealer last.
const FOUR: [&[Pass]; 2] = [
    &[
        pass(0.05, 1.0, 1.3),
        pass(0.15, 0.6, 1.0),
        pass(0.05, 1.0, 0.7),
        pass(-0.25, 0.1, 0.9),
    ],
    &[
        pass(-0.35, 0.6, 0.8),
        pass(-0.35, 0.8, 0.8),
        pass(-0.6, 0.65, 0.8),
        pass(0.0, 0.0, 0.0),
    ],
];
const TWO: [&[Pass]; 2] = [
    &[pass(0.05, 0.67, 1.5), pass(-0.25, 0.0, 0.0)],
    &[pass(-0.6, 0.3, 0.9), pass(0.0, 0.0, 0.0)],
];
const THREE: [&[Pass]; 2] = [
    &[
        pass(0.24, 0.23, 1.0),
        pass(0.06, 0.17, 1.0),
        pass(-0.07, 0.0, 0.0),
    ],
    &[
        pass(-0.14, 0.1, 0.0),
        pass(-0.08, 0.1, 0.0),
        pass(0.0, 0.0, 0.0),
    ],
];
const WEST: [&[Pass]; 2] = [
    &[
        pass(-0.6, 0.9, 1.2),
        pass(0.2, 0.85, 1.5),
        pass(-1.2, 0.9, 1.0),
        pass(-0.7, 0.0, 1.0),
    ],
    &[
        pass(-1.0, 0.7, 1.2),
        pass(-0.8, 0.6, 1.2),
        pass(-1.0, 0.6, 1.0),
        pass(0.0, 0.0, 0.0),
    ],
];
const WEST_TWO: [&[Pass]; 2] = [
    &[pass(-1.25, 0.72, 0.8), pass(-1.25, 0.3, 0.4)],
    &[pass(-1.3, 0.6, 1.2), pass(0.0, 0.0, 0.0)],
];

/// What a pass should bring a seat whose best call should take so many tricks.
pub(super) fn passing(sight: &Sight, best: f32) -> f32 {
    let hand = sight.hand;
    let seats = hand.game().seats();
    let table = match (hand.game().preset, seats) {
        (Preset::West, _) => WEST,
        (Preset::West2, _) => WEST_TWO,
        (_, 2) => TWO,
        (_, 3) => THREE,
        _ => FOUR,
    };
    let round = usize::from(hand.ask() == Ask::Round2);
    let place = hand
        .dealer()
        .round_from(seats)
        .position(|seat| seat == sight.me)
        .unwrap_or(0);
    // In six hands the seats between eldest and dealer are like second and third in turn.
    let place = if seats == 6 {
        [0, 1, 2, 1, 2, 3].get(place).copied().unwrap_or(0)
    } else {
        place
    };
    let line = table
        .get(round)
        .and_then(|places| places.get(place))
        .copied()
        .unwrap_or(pass(0.0, 0.0, 0.0));
    line.at + line.slope * (best - 2.5).clamp(-1.0, line.knee)
}
