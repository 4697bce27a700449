//! Cards: stiff paper over felt, against felt, and against itself.

use fundsp::prelude64::{bandpass_hz, lowpass_hz};

use crate::{chance::Chance, clip::Clip};

/// A card drawn over felt. `speed` 1 is an easy throw: faster is brighter and shorter.
pub fn slide(seconds: f64, speed: f64, chance: &mut Chance) -> Clip {
    let grain = Clip::noise(seconds, chance)
        .through(lowpass_hz(140.0, 0.7))
        .peaking(0.0);
    let mut i = 0;
    let mut felt = |_: f64| {
        let roughness = f64::from(grain.samples[i.min(grain.samples.len() - 1)]);
        i += 1;
        0.72 + 0.5 * roughness
    };
    let length = seconds;
    let swell = move |t: f64| {
        let rise = (t / (0.22 * length)).min(1.0);
        let fall = ((length - t) / (0.55 * length)).clamp(0.0, 1.0);
        (rise * std::f64::consts::FRAC_PI_2).sin().powi(2) * fall.powf(1.4)
    };
    let hiss = Clip::noise(seconds, chance)
        .band(1500.0 * speed.sqrt(), (5000.0 * speed).min(9000.0))
        .shaped(|t| felt(t) * swell(t));
    let body = Clip::noise(seconds, chance)
        .band(320.0, 900.0)
        .shaped(swell);
    let mut out = hiss.peaking(0.0);
    out.lay(0.0, &body.peaking(0.0), 0.16);
    out
}

/// A card that meets the felt from a height, 0 (laid) to 1 (thrown from the top of its arc).
pub fn land(height: f64, chance: &mut Chance) -> Clip {
    let seconds = 0.09;
    let bright = 3600.0 + 2600.0 * height;
    let mut out = Clip::silence(seconds);
    // The near edge first, then the rest of the card, then the air under it.
    let edges = [
        (0.0, 1.0),
        (chance.between(0.006, 0.011), 0.5),
        (chance.between(0.014, 0.021), 0.24),
    ];
    for (at, gain) in edges {
        let decay = chance.between(0.0055, 0.0085);
        let slap = Clip::noise(seconds, chance)
            .shaped(|t| (t / 0.0006).min(1.0) * (-t / decay).exp())
            .band(850.0, bright);
        out.lay(at, &slap.peaking(0.0), gain * chance.around(0.2));
    }
    let pitch = 140.0 * chance.around(0.05);
    let thud = Clip::of(seconds, |t| {
        let phase = std::f64::consts::TAU * (pitch * t + 30.0 * 0.012 * (1.0 - (-t / 0.012).exp()));
        phase.sin() * (t / 0.002).min(1.0) * (-t / 0.021).exp()
    });
    out.lay(0.001, &thud, 0.45 + 0.35 * height);
    let felt = Clip::noise(seconds, chance)
        .shaped(|t| (-t / 0.016).exp())
        .band(120.0, 520.0);
    out.lay(0.0015, &felt.peaking(0.0), 0.25);
    out
}

/// A card flicked over: a click off the nail at 3 kHz, then air.
pub fn flick(chance: &mut Chance) -> Clip {
    let seconds = 0.07;
    let click = Clip::noise(0.004, chance).shaped(|t| (-t / 0.0009).exp());
    let mut nail = Clip::silence(seconds);
    nail.lay(0.0, &click, 1.0);
    let nail = nail
        .through(bandpass_hz((3000.0 * chance.around(0.08)) as f32, 2.4))
        .peaking(0.0);
    let peak = chance.between(0.016, 0.024);
    let air = Clip::noise(seconds, chance)
        .band(2200.0, 7500.0)
        .shaped(|t| {
            let x = (t - 0.003).max(0.0) / peak;
            x * (1.0 - x).exp()
        });
    let mut out = nail;
    out.lay(
        0.0,
        &air.shaped(|t| 1.0 - (t / seconds).powi(3)).peaking(0.0),
        0.42,
    );
    out
}

/// One corner slipping off a thumb: the grain a riffle is made of.
pub fn tick(bright: f64, chance: &mut Chance) -> Clip {
    let decay = chance.between(0.0011, 0.0019);
    Clip::noise(0.012, chance)
        .shaped(|t| (t / 0.0002).min(1.0) * (-t / decay).exp())
        .through(bandpass_hz(
            (2500.0 * bright * chance.around(0.12)) as f32,
            0.9,
        ))
        .peaking(0.0)
}
