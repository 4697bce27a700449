//! The evening outside: a quiet loop for each theme.

use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use bower_stage::{Settings, settings::Theme};
use core::time::Duration;

use crate::{bank::Bank, loudness};

/// The channel of the loop.
#[derive(Resource)]
pub struct Night;

/// The loop that plays.
#[derive(Resource, Default)]
pub struct Playing {
    name: Option<&'static str>,
    /// Asked for and not there yet.
    waiting: bool,
}

impl Playing {
    /// Run condition: the loop is still being loaded.
    pub fn is_waiting(playing: Res<Self>) -> bool {
        playing.waiting
    }
}

/// How long one loop takes to give way to another.
const CROSS: Duration = Duration::from_millis(900);

/// The loop of a theme.
pub fn of(theme: Theme) -> &'static str {
    match theme {
        Theme::SummerNight | Theme::HighContrast => "crickets",
        Theme::HarvestNoon => "noon",
        Theme::Snow => "stove",
    }
}

/// Starts, stops and levels the loop as the player has set it.
pub fn follow(
    settings: Res<Settings>,
    channel: Res<AudioChannel<Night>>,
    assets: Res<AssetServer>,
    sources: Res<Assets<AudioSource>>,
    mut bank: ResMut<Bank>,
    mut playing: ResMut<Playing>,
) {
    let level = if settings.muted {
        None
    } else {
        loudness(settings.volume * settings.volume_ambience)
    };
    let Some(level) = level else {
        if playing.name.take().is_some() {
            channel.stop().linear_fade_out(CROSS);
        }
        playing.waiting = false;
        return;
    };
    let wanted = of(settings.theme);
    if playing.name == Some(wanted) {
        channel.set_volume(level);
        return;
    }
    let source = bank.ambience(wanted, &assets);
    playing.waiting = !sources.contains(&source);
    if playing.waiting {
        return;
    }
    if playing.name.replace(wanted).is_some() {
        channel.stop().linear_fade_out(CROSS);
    }
    channel
        .play(source)
        .looped()
        .with_volume(level)
        .linear_fade_in(CROSS);
}
