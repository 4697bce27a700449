//! The engine as this game uses it: one window, no frame without a cause.

#[cfg(not(target_arch = "wasm32"))]
mod kept;

use std::time::Duration;

use bevy::asset::AssetMetaCheck;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{CameraOutputMode, CompositingSpace};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_resource::BlendState;
use bevy::window::{PresentMode, RequestRedraw, WindowResizeConstraints, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiGlobalSettings, EguiStartupSet, PrimaryEguiContext};
use bower_stage::Alarm;

/// Bevy's plugins for a window, and how this game uses them. An app that brings plugins of its own, as tests do whose
/// window is on no screen, keeps those.
pub struct EnginePlugin;

impl Plugin for EnginePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<WindowPlugin>() {
            engine(app);
        }
        app.insert_resource(at_rest(LONG))
            .insert_resource(ClearColor(Color::srgb_u8(18, 12, 26)))
            .add_systems(PreStartup, eyes.before(EguiStartupSet::InitContexts));
        #[cfg(not(target_arch = "wasm32"))]
        app.add_plugins(kept::KeptWindowPlugin);
    }
}

fn engine(app: &mut App) {
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
    );
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
        app.add_message::<RequestRedraw>()
            .add_systems(Last, (wake, look_again));
    }
}

/// Nothing is due: a frame a day. Not `Duration::MAX`: a wait that no clock can hold leaves the one before it in place,
/// which is over, and the loop would spin. A browser's timers hold 24 days.
const LONG: Duration = Duration::from_secs(24 * 60 * 60);

/// How much later than it is due a thing is seen to. A frame's clock starts a little after its wait does; one that came
/// too early would find nothing to do.
const LATE: Duration = Duration::from_millis(20);

/// Sets the wait when another moment is due than before, and only then: the loop draws two frames for every change of it,
/// so a wait that shrank with the time left would never rest.
fn wake(
    alarm: Res<Alarm>,
    time: Res<Time<Real>>,
    mut settings: ResMut<WinitSettings>,
    mut set: Local<Option<f64>>,
) {
    let now = time.elapsed_secs_f64();
    let due = alarm.0.filter(|due| *due > now);
    if due == *set {
        return;
    }
    *set = due;
    *settings = at_rest(match due {
        Some(due) => Duration::from_secs_f64(due - now) + LATE,
        None => LONG,
    });
}

/// A frame's clock tells when the one before it was drawn. After a rest that is long ago: a frame that came because
/// something was due does not know yet that it is, and only the next one does.
fn look_again(alarm: Res<Alarm>, time: Res<Time<Real>>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(first) = time.first_update() else {
        return;
    };
    let behind = |due: f64| due > time.elapsed_secs_f64() && due <= first.elapsed().as_secs_f64();
    if alarm.0.is_some_and(behind) {
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An app whose clock is set by hand, with what `wake` needs.
    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Alarm>()
            .init_resource::<Time<Real>>()
            .insert_resource(at_rest(LONG))
            .add_plugins(WakePlugin);
        app
    }

    /// A frame so many ms after the one before; how long the loop waits for the next.
    fn frame(app: &mut App, ms: u64) -> Duration {
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.advance_by(Duration::from_millis(ms));
        app.update();
        match app.world().resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => Duration::ZERO,
        }
    }

    fn ring_at(app: &mut App, due: Option<f64>) {
        app.world_mut().resource_mut::<Alarm>().0 = due;
    }

    #[test]
    fn the_wait_for_what_is_due_does_not_change_from_frame_to_frame() {
        let mut app = app();
        assert_eq!(frame(&mut app, 0), LONG);
        ring_at(&mut app, Some(3.0));
        let wait = frame(&mut app, 1000);
        assert_eq!(wait, Duration::from_secs(2) + LATE);
        for _ in 0..10 {
            assert_eq!(frame(&mut app, 150), wait);
        }
    }

    #[test]
    fn another_moment_is_waited_for_anew() {
        let mut app = app();
        ring_at(&mut app, Some(3.0));
        frame(&mut app, 1000);
        ring_at(&mut app, Some(7.0));
        assert_eq!(frame(&mut app, 1000), Duration::from_secs(5) + LATE);
    }

    #[test]
    fn what_was_due_and_is_not_cleared_does_not_wake_the_loop_again() {
        let mut app = app();
        ring_at(&mut app, Some(1.0));
        frame(&mut app, 500);
        assert_eq!(frame(&mut app, 520), LONG);
        assert_eq!(frame(&mut app, 520), LONG);
    }

    #[test]
    fn a_frame_whose_clock_is_behind_asks_for_another_where_something_is_due() {
        let mut app = app();
        let long_ago = bevy::platform::time::Instant::now()
            .checked_sub(Duration::from_secs(10))
            .expect("the machine has run for ten seconds");
        let mut time = app.world_mut().resource_mut::<Time<Real>>();
        time.update_with_instant(long_ago);
        let asked = |app: &mut App, due: f64| {
            ring_at(app, Some(due));
            app.update();
            let mut asked = app.world_mut().resource_mut::<Messages<RequestRedraw>>();
            asked.drain().count()
        };
        assert_eq!(asked(&mut app, 5.0), 1);
        assert_eq!(asked(&mut app, 50.0), 0);
        assert_eq!(asked(&mut app, 0.0), 0);
    }

    #[test]
    fn nothing_due_is_a_wait_that_every_clock_can_hold() {
        assert!(std::time::Instant::now().checked_add(LONG).is_some());
        assert!(LONG.as_millis() < i32::MAX as u128);
    }
}
