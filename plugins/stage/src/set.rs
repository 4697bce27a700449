//! The order of a frame, which [`crate::StagePlugin`] sets.

use bevy::prelude::*;

/// The system sets of `Update`, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BowerSet {
    /// Devices become intents.
    Input,
    /// Bots think, in slices.
    Think,
    /// The phase systems advance the table.
    Advance,
    /// What happened is queued, beats are written, cards take their new places.
    Stage,
    /// Tweens run, and pictures, words and sounds follow.
    Present,
}
