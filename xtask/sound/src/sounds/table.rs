//! The table and what stands on and round it: knocks, calls, the lantern, the barns, buttons.

use std::f64::consts::TAU;

use fundsp::prelude64::lowpass_hz;

use crate::{
    chance::Chance,
    clip::Clip,
    voice::{
        paper,
        string::{Bowed, fiddle},
        struck::{BEAD, BLOCK, BOARD, LID, MARIMBA, OAK, struck},
    },
};

/// How the board answers at each player's place, as a part of 220 Hz: take is the seat, its own place and boards.
const SPOTS: [f64; 6] = [1.0, 0.905, 1.075, 0.955, 1.135, 0.865];

/// A pass: two knuckles on wood, the second softer. A take for each seat's place at the table.
pub fn knock(take: u32, chance: &mut Chance) -> Clip {
    let pitch = 220.0 * SPOTS[take as usize % SPOTS.len()];
    let mut out = Clip::silence(0.26);
    let second = chance.between(0.118, 0.132);
    out.lay(
        0.0,
        &struck(0.14, pitch, BOARD, 2700.0, chance).peaking(0.0),
        1.0,
    );
    out.lay(
        second,
        &struck(0.13, pitch * 0.985, BOARD, 1900.0, chance).peaking(0.0),
        0.58,
    );
    out.in_room(1.0)
}

/// Trump is named: a flat hand on the table and a wooden third that rises. Takes in pairs for ♣ ♦ ♥ ♠: C, D, F, G.
pub fn order(take: u32, chance: &mut Chance) -> Clip {
    let root = [261.63, 293.66, 349.23, 392.0][(take / 2) as usize % 4];
    let third = root * 1.2599;
    let mut out = Clip::silence(0.35);
    let palm = Clip::noise(0.08, chance)
        .shaped(|t| (t / 0.0008).min(1.0) * (-t / 0.011).exp())
        .band(220.0, 2100.0);
    out.lay(0.0, &palm.peaking(0.0), 0.62);
    out.lay(
        0.0,
        &struck(0.16, 165.0 * chance.around(0.04), BOARD, 1000.0, chance).peaking(0.0),
        0.55,
    );
    out.lay(
        0.055,
        &struck(0.29, root * 2.0, MARIMBA, 1300.0, chance).peaking(0.0),
        0.85,
    );
    out.lay(
        0.160,
        &struck(0.19, third * 2.0, MARIMBA, 1400.0, chance).peaking(0.0),
        1.0,
    );
    out.in_room(0.7).ending(0.03)
}

/// The lantern is lit: a match drawn over its box, a flare, a small whoosh up the glass.
pub fn lantern(_take: u32, chance: &mut Chance) -> Clip {
    let seconds = 0.50;
    let strike = chance.between(0.13, 0.17);
    let grain = Clip::noise(seconds, chance)
        .through(lowpass_hz(420.0, 0.7))
        .peaking(0.0);
    let mut i = 0;
    let scratch = Clip::noise(seconds, chance)
        .band(2400.0, 8200.0)
        .shaped(|t| {
            let rough = f64::from(grain.samples[i.min(grain.samples.len() - 1)]).abs();
            i += 1;
            let on = (t / 0.02).min(1.0) * ((strike - t) / 0.03).clamp(0.0, 1.0);
            on * (0.25 + 1.3 * rough) * (0.5 + t / strike)
        });
    let flare = Clip::noise(seconds, chance)
        .band(900.0, 5200.0)
        .shaped(|t| {
            let since = t - strike + 0.01;
            if since < 0.0 {
                0.0
            } else {
                (since / 0.008).min(1.0) * (-since / 0.055).exp()
            }
        });
    let whoosh = Clip::noise(seconds, chance).band(180.0, 850.0).shaped(|t| {
        let x = (t - strike).max(0.0) / 0.085;
        x * (1.0 - x).exp() * ((seconds - t) / 0.12).clamp(0.0, 1.0)
    });
    let mut out = scratch.peaking(0.0).shaped(|_| 0.55);
    out.lay(0.0, &flare.peaking(0.0), 0.5);
    out.lay(0.0, &whoosh.peaking(0.0), 0.8);
    out
}

/// A player goes alone: a low fiddle note that swells.
pub fn alone(take: u32, chance: &mut Chance) -> Clip {
    let hz = [196.0, 220.0, 207.65, 233.08][take as usize % 4];
    let note = [Bowed {
        at: 0.0,
        long: 0.84,
        hz,
        force: 1.0,
    }];
    fiddle(0.90, &note, chance)
        .shaped(|t| 0.10 + 0.9 * (t / 0.62).min(1.0).powi(2))
        .ending(0.16)
}

/// A press the rules do not allow: two muted taps on the rim.
pub fn illegal(_take: u32, chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.14);
    let pitch = 310.0 * chance.around(0.03);
    // No two raps of a knuckle meet the rim at one spot.
    let damped = |chance: &mut Chance| {
        let (pitch, hardness) = (pitch * chance.around(0.03), chance.between(520.0, 1100.0));
        struck(0.06, pitch, BLOCK, hardness, chance)
            .shaped(|t| (-t / 0.018).exp())
            .peaking(0.0)
    };
    out.lay(0.0, &damped(chance), 1.0);
    let second = chance.between(0.064, 0.077);
    out.lay(second, &damped(chance), chance.between(0.75, 0.92));
    out
}

/// A point: a bead pushed along its wire until it meets the last.
pub fn point(_take: u32, chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.11);
    let wire = Clip::noise(0.03, chance)
        .band(2600.0, 7000.0)
        .shaped(|t| t / 0.03);
    out.lay(0.0, &wire.peaking(0.0), chance.between(0.07, 0.14));
    let hit = 0.026;
    // The scale is the beads' own: they are not quite of a size.
    let (pitch, hardness) = (
        1046.5 * chance.around(0.008),
        chance.between(4200.0, 6400.0),
    );
    out.lay(
        hit,
        &struck(0.084, pitch, BEAD, hardness, chance).peaking(0.0),
        1.0,
    );
    let other = pitch * chance.between(1.045, 1.105);
    out.lay(
        hit + chance.between(0.008, 0.015),
        &struck(0.07, other, BEAD, hardness * 0.8, chance).peaking(0.0),
        chance.between(0.26, 0.42),
    );
    out
}

/// Barn doors: iron rollers in their rail, oak against oak, the bar falls into its irons.
pub fn barn(_take: u32, chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.65);
    let meet = 0.385;
    let roll = Clip::noise(meet, chance).band(70.0, 380.0).shaped(|t| {
        (t / 0.05).min(1.0) * (0.5 + 0.5 * t / meet) * ((meet - t) / 0.02).clamp(0.0, 1.0)
    });
    out.lay(0.0, &roll.peaking(0.0), 0.42);
    let mut at = 0.012;
    while at < meet - 0.02 {
        let joint = struck(0.05, chance.between(820.0, 980.0), LID, 3200.0, chance)
            .shaped(|t| (-t / 0.009).exp());
        out.lay(
            at,
            &joint.peaking(0.0),
            0.10 * (0.5 + at / meet) * chance.around(0.3),
        );
        at += (0.050 - 0.055 * at) * chance.around(0.12);
    }
    out.lay(
        meet,
        &struck(0.26, 78.0, OAK, 620.0, chance).peaking(0.0),
        1.0,
    );
    out.lay(
        meet + 0.002,
        &Clip::noise(0.1, chance)
            .shaped(|t| (-t / 0.014).exp())
            .band(150.0, 1500.0)
            .peaking(0.0),
        0.32,
    );
    let bar = meet + 0.150;
    out.lay(
        bar,
        &struck(0.11, 236.0, OAK, 1500.0, chance).peaking(0.0),
        0.5,
    );
    out.lay(
        bar + 0.004,
        &struck(0.10, 1240.0, LID, 5200.0, chance)
            .shaped(|t| (-t / 0.03).exp())
            .peaking(0.0),
        0.16,
    );
    out.in_room(1.2).ending(0.03)
}

/// A button: a wooden key. The first half of the takes are boards, the others round knobs, a little higher.
pub fn button(take: u32, chance: &mut Chance) -> Clip {
    let pitch = if take < 3 { 1830.0 } else { 2260.0 } * chance.around(0.02);
    let (hardness, damped) = (chance.between(3100.0, 5600.0), chance.between(0.011, 0.017));
    struck(0.045, pitch, BEAD, hardness, chance).shaped(|t| (-t / damped).exp())
}

/// A pan lid put down on its rim: it rings, wobbles faster and faster, and lies.
pub fn pan_lid(seconds: f64, chance: &mut Chance) -> Clip {
    let ring = struck(seconds, 431.0 * chance.around(0.03), LID, 4600.0, chance);
    let mut phase = 0.0;
    let mut out = ring.clone().shaped(|t| {
        phase += TAU * (7.0 + 46.0 * (t / seconds).powi(2)) / crate::clip::RATE;
        0.62 + 0.38 * phase.cos()
    });
    let mut at = 0.075;
    let mut gap: f64 = 0.085;
    while at < seconds - 0.08 {
        let rim = struck(0.1, chance.between(640.0, 760.0), LID, 3800.0, chance)
            .shaped(|t| (-t / 0.02).exp());
        out.lay(at, &rim.peaking(0.0), 0.30 * (1.0 - at / seconds));
        at += gap;
        gap *= 0.80;
        if gap < 0.012 {
            break;
        }
    }
    out.lay(at.min(seconds - 0.05), &paper::land(0.2, chance), 0.2);
    out
}
