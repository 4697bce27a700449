//! The list of sounds: what each is called, how many takes it has, how long and how loud they are.

use crate::{
    chance::Chance,
    clip::{Clip, RATE},
    ogg,
    sounds::{cards, moments, night, table},
};

/// Silence between two takes of a file, s: room for what a codec smears.
pub const GAP: f64 = 0.06;

/// Vorbis quality of the takes and of the loops, −0.2 to 1.
const QUALITY: f32 = 0.4;
const LOOP_QUALITY: f32 = 0.2;

/// One sound: a file of takes, one after another.
pub struct Sound {
    /// What it is called, and its file without the ending.
    pub name: &'static str,
    /// How many takes.
    pub takes: u32,
    /// How long a take is, ms.
    pub ms: u32,
    /// The loudest sample of a take, dB under full scale.
    pub peak_db: f64,
    /// Makes one take.
    pub make: fn(u32, &mut Chance) -> Clip,
}

/// One loop: a file of one take at half the rate.
pub struct Ambience {
    /// What it is called, and its file without the ending.
    pub name: &'static str,
    /// The loudest sample, dB under full scale.
    pub peak_db: f64,
    /// Makes it.
    pub make: fn(&mut Chance) -> Clip,
}

const fn sound(
    name: &'static str,
    takes: u32,
    ms: u32,
    make: fn(u32, &mut Chance) -> Clip,
) -> Sound {
    Sound {
        name,
        takes,
        ms,
        peak_db: -9.0,
        make,
    }
}

/// Every sound but the loops.
pub const SOUNDS: &[Sound] = &[
    sound("slide", 6, 120, cards::slide),
    sound("land", 6, 90, cards::land),
    sound("turn", 5, 70, cards::turn),
    sound("packet", 6, 160, cards::packet),
    sound("riffle", 4, 600, cards::riffle),
    sound("knock", 6, 260, table::knock),
    sound("order", 8, 350, table::order),
    sound("lantern", 4, 500, table::lantern),
    sound("alone", 4, 900, table::alone),
    sound("illegal", 4, 140, table::illegal),
    sound("lead", 4, 60, cards::lead),
    sound("trick-won", 4, 300, cards::trick_won),
    sound("trick-lost", 4, 300, cards::trick_lost),
    sound("point", 4, 110, table::point),
    sound("march", 4, 1400, moments::march),
    sound("euchre", 4, 1200, moments::euchre),
    sound("loner", 4, 1700, moments::loner),
    sound("barn", 4, 650, table::barn),
    sound("won", 4, 3500, moments::won),
    sound("lost", 4, 3500, moments::lost),
    sound("button", 6, 45, table::button),
];

/// The loops, a theme each.
pub const AMBIENCES: &[Ambience] = &[
    Ambience {
        name: "crickets",
        peak_db: -20.0,
        make: night::crickets,
    },
    Ambience {
        name: "noon",
        peak_db: -20.0,
        make: night::noon,
    },
    Ambience {
        name: "stove",
        peak_db: -20.0,
        make: night::stove,
    },
];

impl Sound {
    /// One take, as long and as loud as it is said to be.
    pub fn take(&self, take: u32) -> Clip {
        let mut chance = Chance::new(self.name, take);
        let mut clip = (self.make)(take, &mut chance);
        let long = f64::from(self.ms) / 1000.0;
        clip.samples.resize((long * RATE).round() as usize, 0.0);
        clip.ending((0.004_f64).min(long * 0.2))
            .peaking(self.peak_db)
    }

    /// From the beginning of one take to that of the next, in samples.
    pub fn slot(&self) -> usize {
        ((f64::from(self.ms) / 1000.0 + GAP) * RATE).round() as usize
    }

    /// All takes, each in its slot, each times a factor of its own.
    fn spliced(&self, takes: &[Clip], gains: &[f32]) -> Clip {
        let mut samples = vec![0.0; self.slot() * takes.len()];
        for ((slot, take), gain) in samples.chunks_mut(self.slot()).zip(takes).zip(gains) {
            for (sample, more) in slot.iter_mut().zip(&take.samples) {
                *sample = more * gain;
            }
        }
        Clip {
            rate: RATE,
            samples,
        }
    }

    /// The file's bytes. A codec shaves the peaks of noise, so the takes are levelled by what comes back out of it.
    pub fn file(&self) -> Result<(Clip, Vec<u8>), vorbis_rs::VorbisError> {
        let takes: Vec<Clip> = (0..self.takes).map(|take| self.take(take)).collect();
        let first = ogg::decode(&ogg::encode(
            &self.spliced(&takes, &vec![1.0; takes.len()]),
            QUALITY,
        )?)?;
        let wanted = 10f32.powf(self.peak_db as f32 / 20.0);
        let gains: Vec<f32> = first
            .samples
            .chunks(self.slot())
            .map(|slot| {
                wanted
                    / slot
                        .iter()
                        .fold(f32::MIN_POSITIVE, |peak, sample| peak.max(sample.abs()))
            })
            .collect();
        let clip = self.spliced(&takes, &gains);
        let bytes = ogg::encode(&clip, QUALITY)?;
        Ok((clip, bytes))
    }
}

impl Ambience {
    /// The loop, at half the rate.
    pub fn reel(&self) -> Clip {
        (self.make)(&mut Chance::new(self.name, 0))
            .halved()
            .peaking(self.peak_db)
    }

    /// The file's bytes.
    pub fn file(&self) -> Result<(Clip, Vec<u8>), vorbis_rs::VorbisError> {
        let clip = self.reel();
        let bytes = ogg::encode(&clip, LOOP_QUALITY)?;
        Ok((clip, bytes))
    }
}
