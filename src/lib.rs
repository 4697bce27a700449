//! Right Bower: the whole Euchre family on an animated table. This crate is the one list of plugins, states and system
//! sets; it holds the systems that keep the truth ([`phases`]) and what is asked for on the command line or in an address ([`booking`]).

pub mod booking;
pub mod chance;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
mod clipboard;
pub mod phases;
mod window;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_stage::Screen;

/// The game.
///
/// With a window it is all there is, Bevy's own plugins included. Without one it is the same game for tests and
/// machines with no screen: the caller adds `MinimalPlugins`, `StatesPlugin` and `InputPlugin`, and what draws, sounds
/// and keeps is left out.
pub struct GamePlugin {
    /// Whether there is a window to draw in.
    pub window: bool,
}

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        if self.window {
            app.add_plugins(window::EnginePlugin);
        }
        app.add_plugins((
            bower_stage::StagePlugin,
            bower_bots::plugin::BotsPlugin,
            phases::PhasesPlugin,
            bower_panels::PagesPlugin,
            bower_cards::CardsPlugin { drawn: self.window },
            bower_motion::MotionPlugin,
            bower_controls::ControlsPlugin,
            bower_speech::SpeechPlugin,
        ))
        .add_message::<RequestRedraw>();
        if self.window {
            // A test keeps what it keeps in a folder of its own.
            if !app.is_plugin_added::<bower_keep::KeepPlugin>() {
                app.add_plugins(bower_keep::KeepPlugin::default());
            }
            app.add_plugins((
                bower_sound::SoundPlugin,
                bower_panels::PanelsPlugin,
                window::WakePlugin,
            ));
            #[cfg(target_arch = "wasm32")]
            app.add_plugins(bower_page::PagePlugin);
        } else {
            app.add_systems(
                OnEnter(Screen::Loading),
                |mut screen: ResMut<NextState<Screen>>| {
                    screen.set(Screen::Title);
                },
            );
        }
    }
}
