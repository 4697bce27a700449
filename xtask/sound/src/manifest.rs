//! What the game needs to know of the files: how many takes, and where each lies.

use serde::{Deserialize, Serialize};

use crate::catalogue::{AMBIENCES, SOUNDS};

/// `assets/sound/manifest.json`.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub struct Manifest {
    /// The sounds of takes.
    pub sounds: Vec<Takes>,
    /// The loops.
    pub loops: Vec<Loop>,
}

/// A file of takes.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub struct Takes {
    /// Its name; the file is `NAME.ogg`.
    pub name: String,
    /// How many takes it holds.
    pub takes: u32,
    /// From one take's beginning to the next one's, ms.
    pub every_ms: u32,
    /// How long a take is, ms.
    pub ms: u32,
    /// The loudest sample of a take, dB under full scale.
    pub peak_db: f64,
}

/// A file that loops.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub struct Loop {
    /// Its name; the file is `NAME.ogg`.
    pub name: String,
    /// How long it is, ms.
    pub ms: u32,
    /// The loudest sample, dB under full scale.
    pub peak_db: f64,
}

impl Manifest {
    /// What the catalogue says, with the loops' lengths as made.
    pub fn of_catalogue(loop_ms: &[u32]) -> Self {
        Self {
            sounds: SOUNDS
                .iter()
                .map(|sound| Takes {
                    name: sound.name.into(),
                    takes: sound.takes,
                    every_ms: sound.ms + (crate::catalogue::GAP * 1000.0).round() as u32,
                    ms: sound.ms,
                    peak_db: sound.peak_db,
                })
                .collect(),
            loops: AMBIENCES
                .iter()
                .zip(loop_ms)
                .map(|(ambience, &ms)| Loop {
                    name: ambience.name.into(),
                    ms,
                    peak_db: ambience.peak_db,
                })
                .collect(),
        }
    }
}
