//! What the rest of the game knows of motion: whether the table is still, and how fast it plays.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The state of the choreographer, which alone writes it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Motion {
    /// A beat is left, or runs, that what follows must wait for.
    pub blocking: bool,
    /// Something moves, blocking or not: frames are needed.
    pub moving: bool,
}

/// Run condition: no blocking beat is left, so the table may advance.
pub fn still(motion: Res<Motion>) -> bool {
    !motion.blocking
}

/// How fast the table plays. Durations of the look's motion table are for [`Speed::Normal`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// One and a half times as long.
    Leisurely,
    /// As the motion table says.
    #[default]
    Normal,
    /// Six tenths as long.
    Brisk,
    /// No motion.
    Instant,
}

impl Speed {
    /// What durations are multiplied by, 0 to 1.5.
    pub fn factor(self) -> f32 {
        match self {
            Self::Leisurely => 1.5,
            Self::Normal => 1.0,
            Self::Brisk => 0.6,
            Self::Instant => 0.0,
        }
    }
}
