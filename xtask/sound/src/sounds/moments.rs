//! The moments of a hand and of a game, with fiddle, boots and parlour organ.

use crate::{
    chance::Chance,
    clip::Clip,
    sounds::table::pan_lid,
    voice::{
        reed::{case, reed},
        string::{Bowed, banjo, fiddle},
        struck::{clap, stomp},
    },
};

/// The keys of the four takes, as D above middle C times: G, A, C, D.
const KEYS: [f64; 4] = [392.0 / 293.66, 440.0 / 293.66, 523.25 / 587.33, 1.0];

/// A step of the scale over D above middle C, Hz: 0 the keynote, 7 its octave.
fn step(key: f64, degree: i32) -> f64 {
    const MAJOR: [i32; 7] = [0, 2, 4, 5, 7, 9, 11];
    let semitones = MAJOR[degree.rem_euclid(7) as usize] + 12 * degree.div_euclid(7);
    293.66 * key * 2f64.powf(f64::from(semitones) / 12.0)
}

fn key(take: u32) -> f64 {
    KEYS[take as usize % KEYS.len()]
}

/// March: five notes up the fiddle over a stomp.
pub fn march(take: u32, chance: &mut Chance) -> Clip {
    let key = key(take);
    let mut at = 0.02;
    let mut notes = Vec::new();
    for (degree, long, force) in [
        (0, 0.125, 0.85),
        (2, 0.125, 0.8),
        (4, 0.125, 0.9),
        (5, 0.125, 0.85),
        (7, 0.62, 1.0),
    ] {
        notes.push(Bowed {
            at,
            long: long - 0.012,
            hz: step(key, degree),
            force,
        });
        at += long * chance.around(0.02);
    }
    let mut out = fiddle(1.40, &notes, chance).peaking(0.0).shaped(|_| 0.8);
    for (at, gain) in [(0.02, 0.8), (0.27, 0.6), (0.52, 1.0)] {
        out.lay(at, &stomp(chance).peaking(0.0), 0.75 * gain);
    }
    out.ending(0.25)
}

/// Euchre: down a banjo string, and a pan lid.
pub fn euchre(take: u32, chance: &mut Chance) -> Clip {
    let from = step(key(take) * 0.75, 4);
    let fall = chance.between(0.30, 0.36);
    let string = banjo(
        0.75,
        move |t| {
            let along = ((t - 0.09) / fall).clamp(0.0, 1.0);
            from * 2f64.powf(-(9.0 / 12.0) * along * along * (3.0 - 2.0 * along))
        },
        chance,
    );
    let mut out = Clip::silence(1.20);
    out.lay(0.0, &string, 1.0);
    out.lay(0.50, &pan_lid(0.70, chance).peaking(0.0), 0.7);
    out.in_room(0.6).ending(0.12)
}

/// A loner made: stomp and clap, and the fiddle leaps an octave.
pub fn loner(take: u32, chance: &mut Chance) -> Clip {
    let key = key(take);
    let mut out = Clip::silence(1.70);
    let beat = 0.235;
    for i in 0..4 {
        let at = 0.02 + f64::from(i) * beat * chance.around(0.01);
        if i % 2 == 0 {
            out.lay(at, &stomp(chance).peaking(0.0), 0.95);
        } else {
            out.lay(at, &clap(chance).peaking(0.0), 0.62);
        }
    }
    let start = 0.02 + 2.0 * beat;
    let notes = [
        Bowed {
            at: start,
            long: 0.10,
            hz: step(key, 4),
            force: 0.8,
        },
        Bowed {
            at: start + 0.115,
            long: 0.10,
            hz: step(key, 6),
            force: 0.85,
        },
        Bowed {
            at: start + 0.235,
            long: 0.20,
            hz: step(key, 7),
            force: 0.9,
        },
        Bowed {
            at: start + 0.455,
            long: 0.52,
            hz: step(key, 14),
            force: 1.0,
        },
    ];
    let strings = fiddle(1.70, &notes, chance).peaking(0.0);
    out.lay(0.0, &strings, 0.85);
    out.lay(start + 0.455, &stomp(chance).peaking(0.0), 0.9);
    out.lay(start + 0.455, &clap(chance).peaking(0.0), 0.5);
    out.ending(0.3)
}

/// The reel of this barn, eight short bars of four, by steps of the scale. The last note is held.
const REEL: [[i32; 4]; 8] = [
    [4, 2, 0, 2],
    [4, 7, 4, 2],
    [5, 3, 1, 3],
    [5, 8, 5, 3],
    [4, 2, 0, 2],
    [4, 7, 9, 7],
    [8, 6, 4, 6],
    [7, 4, 7, 7],
];

/// The game is won: the reel, and boots.
pub fn won(take: u32, chance: &mut Chance) -> Clip {
    let key = key(take) * if key(take) > 1.2 { 0.75 } else { 1.0 };
    let eighth = 0.0945;
    let mut notes = Vec::new();
    let mut out = Clip::silence(3.50);
    for (bar, steps) in REEL.iter().enumerate() {
        for (i, &degree) in steps.iter().enumerate() {
            let at = 0.012 + (bar * 4 + i) as f64 * eighth;
            let last = bar == 7 && i == 2;
            if bar == 7 && i == 3 {
                continue;
            }
            let force = if i % 2 == 0 { 1.0 } else { 0.78 } * chance.around(0.05);
            notes.push(Bowed {
                at,
                long: if last { 0.42 } else { eighth - 0.008 },
                hz: step(key, degree),
                force,
            });
        }
        let at = 0.012 + bar as f64 * 4.0 * eighth;
        out.lay(at, &stomp(chance).peaking(0.0), 0.55);
        if bar % 2 == 1 {
            out.lay(at + 2.0 * eighth, &clap(chance).peaking(0.0), 0.28);
        }
    }
    let strings = fiddle(3.50, &notes, chance).peaking(0.0);
    out.lay(0.0, &strings, 0.9);
    out.ending(0.22)
}

/// The game is lost: what the reel stands on, slow, on the parlour organ.
pub fn lost(take: u32, chance: &mut Chance) -> Clip {
    let key = key(take) * if key(take) > 1.2 { 0.75 } else { 1.0 };
    let mut reeds = Clip::silence(3.50);
    let beat = 0.40;
    // The first step of each bar over the chord it goes with; the last but one leans, the last rests.
    let tune = [
        (4, 0),
        (4, 0),
        (5, 3),
        (5, 3),
        (4, 0),
        (4, 0),
        (1, 4),
        (0, 0),
    ];
    for (i, (degree, root)) in tune.into_iter().enumerate() {
        let at = 0.02 + i as f64 * beat;
        let long = if i == 7 { 0.46 } else { beat - 0.03 };
        reed(&mut reeds, at, long, step(key, degree), 0.9, chance);
        reed(&mut reeds, at, long, step(key, root - 7), 0.5, chance);
        if i % 2 == 0 || i == 7 {
            reed(&mut reeds, at, long, step(key, root - 3), 0.28, chance);
        }
    }
    case(&reeds).ending(0.15)
}
