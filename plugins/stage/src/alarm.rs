//! When the loop must wake though nothing moves and nobody presses.

use bevy::prelude::*;

/// The moment something is due, seconds of `Time<Real>`; the game's own crate wakes the loop then. One who waits writes
/// it, and clears it when the time has come.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Alarm(pub Option<f64>);
