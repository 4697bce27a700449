//! Mouse, touch, keyboard and gamepads as intents, and the focus they share.
//!
//! Mouse and fingers press what lies under them (`pointer`); keys and pads go through the player's `map::InputMap`,
//! carried by bevy_enhanced_input (`acts`), move the one `bower_stage::Focus` (`walk`) and take what it is on
//! (`effect`). All of them answer the table in one place (`answer`): one intent a decision.

pub mod acts;
pub mod answer;
mod auto;
pub mod choice;
mod effect;
mod full_screen;
mod hit;
mod keys;
mod latch;
pub mod map;
mod people;
mod pointer;
mod prompts;
mod rebind;
mod rest;
mod typing;
mod wake;
mod walk;

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, RequestRedraw, WindowEvent, WindowFocused};
use bevy_egui::{EguiGlobalSettings, EguiPreUpdateSet};
use bevy_enhanced_input::prelude::{EnhancedInputPlugin, EnhancedInputSystems, InputContextAppExt};
use bower_stage::{BowerSet, Screen};

pub use prompts::PadStyle;

/// Turns devices into answers, wishes and focus.
pub struct ControlsPlugin;

impl Plugin for ControlsPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<EnhancedInputPlugin>() {
            app.add_plugins(EnhancedInputPlugin);
        }
        app.add_input_context::<acts::Hands>()
            .add_message::<acts::Done>()
            .add_message::<RequestRedraw>()
            .add_message::<CursorMoved>()
            .add_message::<CursorLeft>()
            .add_message::<WindowFocused>()
            .add_message::<WindowEvent>()
            .init_resource::<map::InputMap>()
            .init_resource::<PadStyle>()
            .init_resource::<keys::Keys>()
            .init_resource::<keys::Pads>()
            .init_resource::<pointer::Grip>()
            .init_resource::<answer::Answered>()
            .add_systems(Startup, (acts::spawn, wake::start))
            .add_systems(OnExit(Screen::Chooser), people::stop_listening)
            .add_systems(
                Startup,
                typing::take_over.run_if(resource_exists::<EguiGlobalSettings>),
            )
            .add_systems(
                PreUpdate,
                (typing::write, rest::hush)
                    .chain()
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(
                PreUpdate,
                (
                    rebind::follow_settings,
                    keys::settle_keys,
                    keys::settle_pads,
                    prompts::follow_pad,
                    acts::bind,
                    acts::mute,
                )
                    .chain()
                    .after(InputSystems)
                    .before(EnhancedInputSystems::Prepare),
            )
            .add_systems(
                Update,
                (
                    answer::follow,
                    pointer::point,
                    pointer::hold,
                    people::hold_take,
                    acts::collect.run_if(rebind::not_listening),
                    rebind::rebind,
                    rebind::show,
                    effect::carry_out,
                    auto::play_only_card,
                    effect::settle,
                    prompts::show,
                    full_screen::toggle,
                )
                    .chain()
                    .in_set(BowerSet::Input),
            );
    }
}
