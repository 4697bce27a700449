//! The whole screen, or a window again.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bower_stage::Wish;

/// Grants [`Wish::FullScreen`].
pub fn toggle(
    mut wishes: MessageReader<Wish>,
    window: Option<Single<&mut Window, With<PrimaryWindow>>>,
) {
    let times = wishes
        .read()
        .filter(|wish| **wish == Wish::FullScreen)
        .count();
    let Some(mut window) = window.filter(|_| times % 2 == 1) else {
        return;
    };
    window.mode = match window.mode {
        WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        _ => WindowMode::Windowed,
    };
}
