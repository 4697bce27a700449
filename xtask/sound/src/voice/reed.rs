//! The parlour organ: free reeds behind a board, two ranks that never quite agree.

use fundsp::prelude64::{bell_hz, highpass_hz, lowpass_hz, saw_hz};

use crate::{chance::Chance, clip::Clip};

/// One key held from a moment for a while, s; `hz` its pitch.
pub fn reed(out: &mut Clip, at: f64, long: f64, hz: f64, gain: f64, chance: &mut Chance) {
    let wait = long + 0.18;
    for cents in [-3.5, 3.0] {
        let pitch = hz * (2f64).powf((cents + chance.between(-1.0, 1.0)) / 1200.0);
        let rank = Clip::rendered(wait, saw_hz(pitch as f32)).shaped(|t| {
            let on = 1.0 - (-t / 0.045).exp();
            let off = ((long + 0.16 - t) / 0.16).clamp(0.0, 1.0);
            on * off * off
        });
        out.lay(at, &rank, gain * 0.5);
    }
}

/// The case of the organ: closed in, with the vowel its reeds have.
pub fn case(reeds: &Clip) -> Clip {
    reeds
        .through(
            highpass_hz(110.0, 0.7)
                >> bell_hz(420.0, 1.6, 1.8)
                >> bell_hz(1250.0, 2.0, 1.5)
                >> lowpass_hz(2300.0, 0.6)
                >> lowpass_hz(4200.0, 0.6),
        )
        .in_room(1.0)
}
