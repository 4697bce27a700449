//! When this crate's systems run.

use bevy::prelude::*;

/// The two sets others order themselves by.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CardsSet {
    /// In `BowerSet::Stage`: beats, rebuilds and new layouts become spots and rest places. The writer of beats runs
    /// before it, the starter of tweens after it.
    Place,
    /// In `BowerSet::Present`, after tweens: poses become what is drawn.
    Paint,
}
