//! Cards in hand and on felt.

use crate::{
    chance::Chance,
    clip::Clip,
    voice::{
        paper,
        struck::{BLOCK, struck},
    },
};

/// A card slides over the felt; takes run from slow and near to fast and far.
pub fn slide(take: u32, chance: &mut Chance) -> Clip {
    paper::slide(0.12, 0.85 + 0.07 * f64::from(take), chance)
}

/// A card lands; takes run from laid to thrown.
pub fn land(take: u32, chance: &mut Chance) -> Clip {
    paper::land(f64::from(take) / 5.0, chance)
}

/// A card turns over.
pub fn turn(_take: u32, chance: &mut Chance) -> Clip {
    paper::flick(chance)
}

/// A packet is dealt: the first half of the takes are packets of two, the others of three.
pub fn packet(take: u32, chance: &mut Chance) -> Clip {
    let cards = if take < 3 { 2 } else { 3 };
    let mut out = Clip::silence(0.16);
    out.lay(0.0, &paper::slide(0.07, 1.2, chance), 0.22);
    let mut at = 0.014;
    for i in 0..cards {
        let height = 0.7 - 0.2 * f64::from(i);
        out.lay(at, &paper::land(height, chance), 1.0 - 0.16 * f64::from(i));
        at += chance.between(0.024, 0.036);
    }
    out
}

/// Two halves riffled together, forty corners ever faster, then bridged: a purr that falls, and a square pack.
pub fn riffle(_take: u32, chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.60);
    const CORNERS: u32 = 40;
    let mut at = 0.006;
    for i in 0..CORNERS {
        let along = f64::from(i) / f64::from(CORNERS - 1);
        let loud = (0.40 + 0.6 * along) * chance.around(0.25);
        out.lay(at, &paper::tick(0.85 + 0.35 * along, chance), loud);
        // 15 ms apart at first, 5 ms at last: 370 ms in all.
        at += (0.0148 - 0.0098 * along.powf(0.8)) * chance.around(0.18);
    }
    let mut bridge = 0.395;
    let mut left = 1.0;
    while bridge < 0.555 {
        let along: f64 = (bridge - 0.395) / 0.16;
        out.lay(
            bridge,
            &paper::tick(0.72 - 0.25 * along, chance),
            0.55 * left * chance.around(0.2),
        );
        left *= 0.965;
        bridge += (0.0042 + 0.0060 * along) * chance.around(0.1);
    }
    let bed = paper::slide(0.17, 0.8, chance);
    out.lay(0.39, &bed, 0.14);
    out.lay(0.548, &paper::land(0.15, chance), 0.34);
    out
}

/// A trick's cards are squared, tap-tap, and a block says whose it is: ours warm, theirs a fourth lower.
fn squared(block_hz: f64, chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.30);
    for (at, gain) in [(0.0, 0.75), (chance.between(0.078, 0.092), 0.55)] {
        out.lay(at, &paper::land(0.1, chance), gain);
        out.lay(
            at,
            &struck(0.09, 340.0 * chance.around(0.06), BLOCK, 1500.0, chance).peaking(0.0),
            0.25 * gain,
        );
    }
    out.lay(
        0.165,
        &struck(0.13, block_hz, BLOCK, 1100.0, chance)
            .in_room(1.0)
            .peaking(0.0),
        1.0,
    );
    out
}

/// A trick we took.
pub fn trick_won(_take: u32, chance: &mut Chance) -> Clip {
    squared(466.2, chance)
}

/// A trick they took.
pub fn trick_lost(_take: u32, chance: &mut Chance) -> Clip {
    squared(466.2 * 0.75, chance)
}

/// A card takes the lead of a trick: a soft block, played higher each time in a trick.
pub fn lead(take: u32, chance: &mut Chance) -> Clip {
    // Struck nearer its edge or its middle, it speaks a little higher or lower, softer or harder.
    let spot = f64::from(take) / 3.0 - 0.5;
    let pitch = 587.3 * (1.0 + 0.026 * spot) * chance.around(0.003);
    let hardness = 1650.0 - 1300.0 * spot;
    struck(0.06, pitch, BLOCK, hardness, chance)
}
