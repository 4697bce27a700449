//! A stretch of sound in one channel, and what is done to it.

use fundsp::prelude64::{AudioUnit, Wave, highpass_hz, lowpass_hz};

use crate::chance::Chance;

/// Samples a second of everything that is struck, bowed or blown.
pub const RATE: f64 = 44_100.0;

/// A stretch of sound, in one channel.
#[derive(Clone)]
pub struct Clip {
    /// Samples a second.
    pub rate: f64,
    /// The samples, −1 to 1 once levelled.
    pub samples: Vec<f32>,
}

impl Clip {
    /// Nothing, for so many seconds.
    pub fn silence(seconds: f64) -> Self {
        Self {
            rate: RATE,
            samples: vec![0.0; (seconds * RATE).round() as usize],
        }
    }

    /// A function of the time in seconds.
    pub fn of(seconds: f64, mut f: impl FnMut(f64) -> f64) -> Self {
        let mut clip = Self::silence(seconds);
        for (i, sample) in clip.samples.iter_mut().enumerate() {
            *sample = f(i as f64 / RATE) as f32;
        }
        clip
    }

    /// White noise.
    pub fn noise(seconds: f64, chance: &mut Chance) -> Self {
        Self::of(seconds, |_| chance.noise())
    }

    /// What a source without inputs sounds like for so many seconds.
    pub fn rendered(seconds: f64, mut node: impl AudioUnit) -> Self {
        let wave = Wave::render(RATE, seconds, &mut node);
        Self {
            rate: RATE,
            samples: wave.channel(0).clone(),
        }
    }

    /// How long it is, in seconds.
    pub fn seconds(&self) -> f64 {
        self.samples.len() as f64 / self.rate
    }

    /// Through a filter of one input and one output; as long as before.
    pub fn through(&self, mut node: impl AudioUnit) -> Self {
        let wave = Wave::from_samples(self.rate, &self.samples);
        Self {
            rate: self.rate,
            samples: wave.filter(self.seconds(), &mut node).channel(0).clone(),
        }
    }

    /// Only what lies between two frequencies: gently below, more firmly above, where noise is shrill.
    pub fn band(&self, low: f64, high: f64) -> Self {
        self.through(
            highpass_hz(low as f32, 0.7)
                >> lowpass_hz(high as f32, 0.54)
                >> lowpass_hz(high as f32, 1.3),
        )
    }

    /// Times a function of the time in seconds.
    pub fn shaped(mut self, mut f: impl FnMut(f64) -> f64) -> Self {
        for (i, sample) in self.samples.iter_mut().enumerate() {
            *sample *= f(i as f64 / self.rate) as f32;
        }
        self
    }

    /// Another sound laid over this one, from a moment on; what passes the end is lost.
    pub fn lay(&mut self, at: f64, other: &Self, gain: f64) -> &mut Self {
        let start = (at * self.rate).round() as usize;
        for (sample, more) in self.samples.iter_mut().skip(start).zip(&other.samples) {
            *sample += more * gain as f32;
        }
        self
    }

    /// The same, but what passes the end comes round to the beginning: for loops.
    pub fn lay_round(&mut self, at: f64, other: &Self, gain: f64) -> &mut Self {
        let start = (at * self.rate).round() as usize;
        let len = self.samples.len();
        for (i, more) in other.samples.iter().enumerate() {
            self.samples[(start + i) % len] += more * gain as f32;
        }
        self
    }

    /// The greatest sample, whichever its sign.
    pub fn peak(&self) -> f32 {
        self.samples
            .iter()
            .fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// Made exactly so loud at its loudest, in dB under full scale.
    pub fn peaking(mut self, db: f64) -> Self {
        let peak = self.peak();
        if peak > 0.0 {
            let gain = 10f32.powf(db as f32 / 20.0) / peak;
            self.samples.iter_mut().for_each(|sample| *sample *= gain);
        }
        self
    }

    /// Brought to nothing over its last seconds, so that no end clicks.
    pub fn ending(mut self, seconds: f64) -> Self {
        let n = ((seconds * self.rate) as usize).min(self.samples.len());
        for (i, sample) in self.samples.iter_mut().rev().take(n).enumerate() {
            *sample *= i as f32 / n as f32;
        }
        self
    }

    /// The first reflections of a kitchen with boarded walls: what keeps a dry sound from hanging in nothing.
    pub fn in_room(&self, amount: f64) -> Self {
        let dull = self.through(lowpass_hz(3200.0, 0.6) >> highpass_hz(160.0, 0.7));
        let mut out = self.clone();
        for (at, gain) in [
            (0.0071, 0.22),
            (0.0113, -0.16),
            (0.0167, 0.13),
            (0.0239, -0.09),
            (0.0311, 0.06),
        ] {
            out.lay(at, &dull, gain * amount);
        }
        out
    }

    /// Half as many samples a second: for beds that hold nothing high.
    pub fn halved(&self) -> Self {
        let top = (self.rate * 0.21) as f32;
        let soft = self.through(lowpass_hz(top, 0.54) >> lowpass_hz(top, 1.3));
        Self {
            rate: self.rate / 2.0,
            samples: soft.samples.iter().step_by(2).copied().collect(),
        }
    }
}
