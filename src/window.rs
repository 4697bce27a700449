//! The engine as this game uses it: one window, no frame without a cause.

use std::time::Duration;

use bevy::asset::AssetMetaCheck;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, CompositingSpace};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::{PresentMode, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiGlobalSettings, EguiStartupSet, PrimaryEguiContext};
use bower_stage::Alarm;

/// Bevy's plugins for a window.
pub struct EnginePlugin;

impl Plugin for EnginePlugin {
    fn build(&self, app: &mut App) {
        let window = Window {
            title: "Right Bower".into(),
            name: Some("right-bower".into()),
            resolution: WindowResolution::new(1280, 720),
            present_mode: PresentMode::AutoVsync,
            canvas: Some("#game".into()),
            fit_canvas_to_parent: true,
            // F5, F12 and the like stay the browser's; the page itself keeps back the keys the game plays with.
            prevent_default_event_handling: false,
            resize_constraints: WindowResizeConstraints {
                min_width: 320.0,
                min_height: 320.0,
                ..default()
            },
            ..default()
        };
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(window),
                    ..default()
                })
                .set(AssetPlugin {
                    // itch.io answers 403, not 404, for a file that is not there: https://github.com/bevyengine/bevy/issues/10157
                    meta_check: AssetMetaCheck::Never,
                    ..default()
                })
                .set(LogPlugin {
                    filter: "warn,wgpu_hal=error,naga=warn,right_bower=info,bower=info".into(),
                    ..default()
                }),
        )
        .insert_resource(at_rest(Duration::MAX))
        .insert_resource(ClearColor(Color::srgb_u8(18, 12, 26)))
        .add_systems(PreStartup, eyes.before(EguiStartupSet::InitContexts));
    }
}

/// One camera looks at the table: a unit of the world is a logical pixel, the origin is the window's middle. Edges are
/// smooth in the art itself, so no sample is taken twice. Light and shade lie over it as they do in the drawings: mixed by
/// the numbers of their colours, not by their light. Boards and pages cannot be mixed so, and have a camera of their own.
fn eyes(mut commands: Commands, mut egui: ResMut<EguiGlobalSettings>) {
    egui.auto_create_primary_context = false;
    commands.spawn((
        Name::new("eye"),
        Camera2d,
        Msaa::Off,
        CompositingSpace::Srgb,
    ));
    let over = Camera {
        order: 1,
        clear_color: ClearColorConfig::Custom(Color::NONE),
        output_mode: CameraOutputMode::Write {
            blend_state: Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING),
            clear_color: ClearColorConfig::None,
        },
        ..default()
    };
    commands.spawn((
        Name::new("eye for pages"),
        Camera2d,
        over,
        RenderLayers::none(),
        Msaa::Off,
        PrimaryEguiContext,
    ));
}

/// Frames are drawn for what happens to the window and for what asks for them, and else after `wait`. Raw motion of a
/// mouse beyond the window is no cause.
fn at_rest(wait: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(wait),
        unfocused_mode: UpdateMode::reactive_low_power(wait),
    }
}

/// Wakes the loop when something is due though nothing moves.
pub struct WakePlugin;

impl Plugin for WakePlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Last, wake);
    }
}

fn wake(alarm: Res<Alarm>, time: Res<Time<Real>>, mut settings: ResMut<WinitSettings>) {
    let wait = match alarm.0 {
        Some(due) => Duration::from_secs_f64((due - time.elapsed_secs_f64()).max(0.01)),
        None => Duration::MAX,
    };
    let wanted = at_rest(wait);
    // The wait shrinks from frame to frame; only a frame drawn for another cause comes here before it is over.
    if settings.focused_mode != wanted.focused_mode {
        *settings = wanted;
    }
}
