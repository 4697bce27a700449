//! What is outside the barn: loops whose end meets their beginning.

use std::f64::consts::TAU;

use fundsp::prelude64::{bell_hz, highpass_hz, lfo, lowpass_hz, saw};

use crate::{
    chance::Chance,
    clip::{Clip, RATE},
    voice::struck::{BLOCK, struck},
};

/// A bed of filtered noise that closes on itself: rendered longer, its tail laid over its head.
fn bed(seconds: f64, low: f64, high: f64, chance: &mut Chance) -> Clip {
    let cross = 1.5;
    let long = Clip::noise(seconds + cross, chance)
        .band(low, high)
        .peaking(0.0);
    let n = (seconds * RATE) as usize;
    let mut out = Clip::silence(seconds);
    out.samples.copy_from_slice(&long.samples[..n]);
    let tail = long.samples.len() - n;
    for i in 0..tail {
        // Equal power, so that the seam is no quieter than the rest.
        let x = i as f64 / tail as f64 * std::f64::consts::FRAC_PI_2;
        out.samples[i] = (f64::from(long.samples[i]) * x.sin()
            + f64::from(long.samples[n + i]) * x.cos()) as f32;
    }
    out
}

/// A cricket's chirp: three or four strokes of the wing.
fn chirp(hz: f64, strokes: u32, chance: &mut Chance) -> Clip {
    let seconds = 0.022 * f64::from(strokes) + 0.02;
    let hz = hz * chance.around(0.006);
    Clip::of(seconds, |t| {
        let stroke = (t / 0.022).floor();
        if stroke >= f64::from(strokes) {
            return 0.0;
        }
        let x = (t - stroke * 0.022) / 0.016;
        let wing = if x < 1.0 {
            (std::f64::consts::PI * x).sin().powi(2)
        } else {
            0.0
        };
        let swell = 0.6 + 0.4 * (stroke / f64::from(strokes));
        wing * swell * ((TAU * hz * t).sin() + 0.12 * (TAU * 2.0 * hz * t).sin())
    })
}

/// An owl some fields away: hoo, hoo-hoo, hoo.
fn owl(chance: &mut Chance) -> Clip {
    let mut out = Clip::silence(2.6);
    let hz = 318.0 * chance.around(0.02);
    for (at, long, loud) in [
        (0.0, 0.30, 0.8),
        (0.62, 0.14, 0.6),
        (0.82, 0.16, 0.7),
        (1.15, 0.52, 1.0),
    ] {
        let hoo = Clip::of(long + 0.1, |t| {
            let swell = (t / 0.07).min(1.0) * ((long + 0.08 - t) / 0.12).clamp(0.0, 1.0);
            let bend = hz * (1.0 + 0.03 * (std::f64::consts::PI * (t / long).min(1.0)).sin());
            swell * ((TAU * bend * t).sin() + 0.10 * (TAU * 2.0 * bend * t).sin())
        });
        out.lay(at, &hoo, loud);
        out.lay(
            at,
            &Clip::noise(long, chance)
                .band(280.0, 620.0)
                .shaped(|t| (std::f64::consts::PI * t / long).sin()),
            0.02,
        );
    }
    // Distance: the echo of a wood's edge, and nothing bright.
    let mut far = out.through(lowpass_hz(900.0, 0.6));
    far.lay(0.19, &out.through(lowpass_hz(600.0, 0.6)), 0.22);
    far.lay(0.34, &out.through(lowpass_hz(480.0, 0.6)), 0.12);
    far
}

/// A summer night: two near crickets, a field of far ones, once an owl.
pub fn crickets(chance: &mut Chance) -> Clip {
    let seconds = 17.0;
    let mut out = Clip::silence(seconds);
    let field = bed(seconds, 3900.0, 4900.0, chance);
    // The far field pulses together, a whole number of times in the loop.
    let pulses = 34.0;
    let field = field.shaped(|t| 0.55 + 0.45 * (TAU * pulses * t / seconds).sin().powi(2));
    out.lay(0.0, &field, 0.13);
    out.lay(0.0, &bed(seconds, 90.0, 420.0, chance), 0.05);
    for (hz, gap, loud) in [
        (4420.0, 0.61, 0.50),
        (4780.0, 0.87, 0.30),
        (4080.0, 1.37, 0.22),
    ] {
        let mut at = chance.between(0.0, gap);
        while at < seconds - 0.4 {
            // A cricket rests now and then.
            if chance.between(0.0, 1.0) > 0.14 {
                let strokes = if chance.between(0.0, 1.0) > 0.5 { 3 } else { 4 };
                out.lay_round(at, &chirp(hz, strokes, chance), loud * chance.around(0.15));
            }
            at += gap * chance.around(0.05);
        }
    }
    out.lay_round(9.3, &owl(chance), 0.34);
    out
}

/// A noon in harvest: flies that pass, a tractor three fields off.
pub fn noon(chance: &mut Chance) -> Clip {
    let seconds = 16.0;
    let mut out = Clip::silence(seconds);
    out.lay(0.0, &bed(seconds, 250.0, 1400.0, chance), 0.035);
    // The tractor: two cylinders, a whole number of turns in the loop, muffled by corn.
    let turns = 9.0 * seconds;
    let engine = Clip::of(seconds, |t| {
        let phase = turns * t / seconds;
        let stroke = |offset: f64| (-((phase + offset).fract() / 0.16)).exp();
        (stroke(0.0) + 0.72 * stroke(0.47)) * (0.8 + 0.2 * (TAU * 3.0 * t / seconds).sin())
    })
    .through(highpass_hz(38.0, 0.7) >> lowpass_hz(210.0, 0.8) >> lowpass_hz(330.0, 0.7));
    out.lay(0.0, &engine.peaking(0.0), 0.36);
    for (at, long, hz) in [(1.1, 2.4, 186.0), (6.4, 1.7, 212.0), (10.9, 3.1, 174.0)] {
        let (wander, sway) = (chance.between(0.9, 1.6), chance.between(2.1, 3.3));
        let fly = Clip::rendered(
            long,
            lfo(move |t: f64| {
                hz * (1.0 + 0.05 * (TAU * wander * t).sin() + 0.02 * (TAU * sway * t).sin())
            }) >> saw(),
        )
        .through(highpass_hz(300.0, 0.7) >> bell_hz(1100.0, 1.2, 2.0) >> lowpass_hz(3600.0, 0.6))
        .shaped(|t| {
            let pass = (std::f64::consts::PI * t / long).sin().powi(2);
            pass * (0.75 + 0.25 * (TAU * sway * t).sin())
        });
        out.lay_round(at, &fly.peaking(0.0), 0.26 * chance.around(0.2));
    }
    out
}

/// Snow outside: a stove that draws and crackles, and the silence round it.
pub fn stove(chance: &mut Chance) -> Clip {
    let seconds = 16.0;
    let mut out = Clip::silence(seconds);
    let draught = bed(seconds, 70.0, 520.0, chance).shaped(|t| {
        0.75 + 0.25 * (TAU * 2.0 * t / seconds).sin() * (TAU * 5.0 * t / seconds).cos()
    });
    out.lay(0.0, &draught, 0.13);
    let mut at = 0.1;
    while at < seconds {
        let close = chance.between(0.0, 1.0).powi(3);
        let snap = Clip::noise(0.02, chance)
            .shaped(|t| (-t / 0.0014).exp())
            .band(900.0 + 2200.0 * close, 7000.0);
        out.lay_round(at, &snap.peaking(0.0), 0.06 + 0.42 * close);
        if close > 0.55 {
            out.lay_round(
                at,
                &struck(0.08, chance.between(240.0, 420.0), BLOCK, 1200.0, chance).peaking(0.0),
                0.16,
            );
        }
        // Crackles come in flurries.
        at += if chance.between(0.0, 1.0) > 0.72 {
            chance.between(0.3, 1.1)
        } else {
            chance.between(0.02, 0.12)
        };
    }
    out
}
