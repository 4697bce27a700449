//! Things that ring when they are struck: table boards, blocks, marimba bars, pan lids, beads.

use fundsp::prelude64::{lowpass_hz, resonator_hz};

use crate::{chance::Chance, clip::Clip};

/// One way a body rings: how many times its lowest pitch, how long until it has lost two thirds (s), how loud.
pub type Mode = (f64, f64, f64);

/// A table board under a knuckle.
pub const BOARD: &[Mode] = &[
    (0.62, 0.040, 0.5),
    (1.0, 0.052, 1.0),
    (1.62, 0.030, 0.55),
    (2.41, 0.018, 0.4),
    (3.35, 0.010, 0.3),
    (5.1, 0.006, 0.2),
];
/// A hollow block of hard wood.
pub const BLOCK: &[Mode] = &[(1.0, 0.045, 1.0), (2.42, 0.016, 0.35), (3.9, 0.008, 0.2)];
/// A marimba bar, its overtones tuned as such bars are.
pub const MARIMBA: &[Mode] = &[(1.0, 0.16, 1.0), (3.93, 0.04, 0.22), (9.4, 0.012, 0.1)];
/// A thick oak door in its frame.
pub const OAK: &[Mode] = &[
    (1.0, 0.11, 1.0),
    (1.71, 0.07, 0.7),
    (2.63, 0.05, 0.5),
    (4.2, 0.025, 0.3),
    (6.6, 0.012, 0.2),
];
/// A pan lid of thin tin.
pub const LID: &[Mode] = &[
    (1.0, 0.26, 0.7),
    (1.67, 0.30, 1.0),
    (2.51, 0.24, 0.8),
    (3.62, 0.19, 0.6),
    (5.17, 0.15, 0.45),
    (6.83, 0.11, 0.35),
    (9.1, 0.07, 0.2),
];
/// A wooden bead.
pub const BEAD: &[Mode] = &[(1.0, 0.016, 1.0), (1.93, 0.009, 0.5), (3.4, 0.004, 0.25)];

/// A body struck once at 0 s. `hardness` is the frequency, Hz, above which the striker gives little: a knuckle 2000,
/// a mallet of yarn 1200, a bead 9000.
pub fn struck(
    seconds: f64,
    pitch: f64,
    modes: &[Mode],
    hardness: f64,
    chance: &mut Chance,
) -> Clip {
    let blow = blow(seconds, hardness, chance);
    let mut out = Clip::silence(seconds);
    for &(ratio, decay, gain) in modes {
        let hz = pitch * ratio * chance.around(0.004);
        let gain = gain * chance.around(0.12) / (1.0 + (hz / hardness).powi(2));
        // A resonator forgets by its quality: after q / (π f) seconds two thirds are gone.
        let ring = blow.through(resonator_hz(
            hz as f32,
            (std::f64::consts::PI * hz * decay) as f32,
        ));
        out.lay(0.0, &ring.peaking(0.0), gain);
    }
    // The contact itself, heard before the body speaks.
    out.lay(
        0.0,
        &blow.band(hardness * 0.25, hardness * 1.6).peaking(0.0),
        0.22,
    );
    out
}

/// The push of a striker: half a wave as long as it is soft, roughened.
fn blow(seconds: f64, hardness: f64, chance: &mut Chance) -> Clip {
    let long = 0.9 / hardness;
    Clip::of(seconds, |t| {
        let push = if t < long {
            (std::f64::consts::PI * t / long).sin()
        } else {
            0.0
        };
        let rough = (-t / (1.6 * long)).exp() * chance.noise();
        push + 0.35 * rough
    })
    .through(lowpass_hz(hardness as f32, 0.6))
}

/// A boot on a boarded floor: a low thud and the boards that answer.
pub fn stomp(chance: &mut Chance) -> Clip {
    let seconds = 0.30;
    let low = 74.0 * chance.around(0.03);
    let mut out = Clip::of(seconds, |t| {
        (std::f64::consts::TAU * (low * t + 18.0 * 0.02 * (1.0 - (-t / 0.02).exp()))).sin()
            * (-t / 0.060).exp()
    });
    out.lay(
        0.002,
        &struck(seconds, 132.0, BOARD, 900.0, chance).peaking(0.0),
        0.55,
    );
    out.lay(
        0.001,
        &Clip::noise(0.05, chance)
            .shaped(|t| (-t / 0.008).exp())
            .band(400.0, 2400.0)
            .peaking(0.0),
        0.18,
    );
    out
}

/// Two palms: a few skins meeting within some milliseconds.
pub fn clap(chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(0.14);
    for at in [0.0, 0.0045, 0.0105] {
        let one = Clip::noise(0.10, chance)
            .shaped(|t| (-t / 0.0075).exp())
            .band(850.0, 3400.0)
            .peaking(0.0);
        out.lay(
            at + chance.between(0.0, 0.002),
            &one,
            chance.between(0.6, 1.0),
        );
    }
    out
}
