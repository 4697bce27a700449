//! The fiddle and the banjo.

use fundsp::prelude64::{bell_hz, highpass_hz, lfo, lowpass_hz, saw};

use crate::{chance::Chance, clip::Clip};

/// A bowed note.
#[derive(Clone, Copy)]
pub struct Bowed {
    /// When it begins, s.
    pub at: f64,
    /// How long the bow stays, s.
    pub long: f64,
    /// Its pitch, Hz.
    pub hz: f64,
    /// How hard, 0 to 1.
    pub force: f64,
}

/// A fiddle that plays notes one after another, in a kitchen.
pub fn fiddle(seconds: f64, notes: &[Bowed], chance: &mut Chance) -> Clip {
    let mut string = Clip::silence(seconds);
    let mut before = None;
    for note in notes {
        let from = before.unwrap_or(note.hz * 0.985);
        before = Some(note.hz);
        string.lay(note.at, &bowed(*note, from, chance), note.force);
    }
    body(&string).in_room(0.8)
}

/// One stroke: a saw whose pitch slides in, trembles once it is held, and is rough where the bow bites.
fn bowed(note: Bowed, from: f64, chance: &mut Chance) -> Clip {
    let Bowed { long, hz, .. } = note;
    let wait = long + 0.05;
    let (rate, depth) = (chance.between(5.2, 6.1), chance.between(0.0045, 0.0065));
    let drift = chance.around(0.0018);
    let pitch = move |t: f64| {
        let slid = hz + (from - hz) * (-t / 0.012).exp();
        let tremble =
            ((t - 0.13) / 0.25).clamp(0.0, 1.0) * depth * (std::f64::consts::TAU * rate * t).sin();
        slid * drift * (1.0 + tremble)
    };
    let bite = (0.034_f64).min(long * 0.35);
    let stroke = move |t: f64| {
        let on = (t / bite).min(1.0).powf(0.8);
        let off = ((long + 0.03 - t) / 0.05).clamp(0.0, 1.0);
        on * off * (0.86 + 0.14 * (-t / 0.06).exp())
    };
    let saw = Clip::rendered(wait, lfo(pitch) >> saw()).shaped(stroke);
    let mut out = saw;
    let rosin = Clip::noise(wait, chance)
        .band(1800.0, 6200.0)
        .shaped(|t| stroke(t) * (0.5 + 1.6 * (-t / 0.03).exp()));
    out.lay(0.0, &rosin, 0.035);
    out
}

/// The box of the fiddle: its air, its plates, the hill of its bridge, and nothing shrill above.
fn body(string: &Clip) -> Clip {
    string.through(
        highpass_hz(175.0, 0.7)
            >> bell_hz(285.0, 4.0, 2.0)
            >> bell_hz(465.0, 5.0, 2.4)
            >> bell_hz(560.0, 5.0, 1.9)
            >> bell_hz(820.0, 3.0, 0.62)
            >> bell_hz(1150.0, 3.0, 1.4)
            >> bell_hz(1650.0, 3.0, 0.6)
            >> bell_hz(2700.0, 1.6, 1.9)
            >> lowpass_hz(5200.0, 0.6)
            >> lowpass_hz(7000.0, 0.6),
    )
}

/// A banjo string plucked once while a finger slides along it: `hz` is its pitch as time goes.
pub fn banjo(seconds: f64, hz: impl Fn(f64) -> f64, chance: &mut Chance) -> Clip {
    const PARTIALS: usize = 22;
    // Plucked near the bridge: the seventh partial hardly sounds.
    let gains: Vec<f64> = (1..=PARTIALS)
        .map(|n| {
            (std::f64::consts::PI * n as f64 / 7.0).sin().abs() / (n as f64).powf(0.95)
                * chance.around(0.15)
        })
        .collect();
    let mut phase = 0.0;
    let string = Clip::of(seconds, |t| {
        phase += hz(t) / crate::clip::RATE;
        gains
            .iter()
            .enumerate()
            .map(|(i, gain)| {
                let n = (i + 1) as f64;
                let stiff = n * (1.0 + 0.00028 * n * n).sqrt();
                gain * (std::f64::consts::TAU * phase * stiff).sin() * (-t * (2.6 + 0.55 * n)).exp()
            })
            .sum::<f64>()
            * (t / 0.0012).min(1.0)
    });
    // The skin of the head: bright, and quick to forget.
    let skin = string.through(
        bell_hz(720.0, 2.5, 2.2)
            >> bell_hz(1450.0, 2.0, 1.8)
            >> highpass_hz(210.0, 0.7)
            >> lowpass_hz(6500.0, 0.7),
    );
    let nail = Clip::noise(seconds, chance)
        .shaped(|t| (-t / 0.003).exp())
        .band(1200.0, 5200.0)
        .peaking(0.0);
    let mut out = skin.peaking(0.0);
    out.lay(0.0, &nail, 0.22);
    out.in_room(0.7)
}
