//! Where everything rests for a window's size.

use bevy::prelude::*;

/// Rest places in logical pixels, y down from the upper left corner, computed from the window.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// Width of the window, logical pixels.
    pub width: f32,
    /// Height of the window, logical pixels.
    pub height: f32,
}
