//! The window opens as it was left: as large, or on the whole screen.

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, OnMonitor, PrimaryMonitor, PrimaryWindow, WindowMode,
};
use bower_stage::Settings;

/// Keeps the window's size and whether it fills the screen.
pub struct KeptWindowPlugin;

impl Plugin for KeptWindowPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Startup, open)
            .add_systems(Update, hold)
            .add_systems(Last, keep.run_if(resource_exists::<Settings>));
    }
}

fn open(settings: Option<Res<Settings>>, window: Option<Single<&mut Window, With<PrimaryWindow>>>) {
    let Some((settings, mut window)) = settings.zip(window) else {
        return;
    };
    if let Some([width, height]) = settings.window {
        window
            .resolution
            .set(f32::from(width.max(320)), f32::from(height.max(320)));
    }
    if settings.full_screen {
        window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
    }
}

/// What a desktop keeps of a monitor for a title bar and a bar of its own, logical px.
const BARS: f32 = 72.0;

/// Holds the window within its monitor, once: it may have been left on a larger one.
fn hold(
    window: Option<Single<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>>,
    monitors: Query<(&Monitor, Has<PrimaryMonitor>)>,
    mut held: Local<bool>,
) {
    let Some(window) = window.filter(|_| !*held) else {
        return;
    };
    let (mut window, on) = window.into_inner();
    let monitor = on
        .and_then(|on| monitors.get(on.0).ok())
        .or_else(|| monitors.iter().max_by_key(|(_, primary)| *primary));
    let Some((monitor, _)) = monitor else { return };
    *held = true;
    if window.mode != WindowMode::Windowed {
        return;
    }
    let scale = monitor.scale_factor.max(0.1) as f32;
    let (wide, high) = (
        monitor.physical_width as f32 / scale,
        monitor.physical_height as f32 / scale,
    );
    let size = Vec2::new(window.width(), window.height());
    let within = Vec2::new(
        if size.x > wide { wide } else { size.x },
        if size.y > high { high - BARS } else { size.y },
    );
    if within != size {
        window
            .resolution
            .set(within.x.max(320.0), within.y.max(320.0));
    }
}

/// The size kept is the window's own: a whole screen's is not.
fn keep(
    window: Option<Single<Ref<Window>, With<PrimaryWindow>>>,
    mut settings: ResMut<Settings>,
    mut opened: Local<bool>,
) {
    let Some(window) = window.filter(|window| window.is_changed()) else {
        return;
    };
    let full_screen = window.mode != WindowMode::Windowed;
    if settings.full_screen != full_screen {
        settings.full_screen = full_screen;
    }
    let side = |px: f32| (px.round().clamp(0.0, f32::from(u16::MAX))) as u16;
    let size = [side(window.width()), side(window.height())];
    // The first size is none the player gave it.
    let first = !std::mem::replace(&mut *opened, true);
    if full_screen || first || size.contains(&0) || settings.window == Some(size) {
        return;
    }
    settings.window = Some(size);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::window::WindowResolution;

    fn app(settings: Settings) -> App {
        let mut app = App::new();
        app.add_plugins(KeptWindowPlugin).insert_resource(settings);
        app.world_mut().spawn((
            Window {
                resolution: WindowResolution::new(1280, 720),
                ..default()
            },
            PrimaryWindow,
        ));
        app.update();
        app
    }

    fn change(app: &mut App, change: impl FnOnce(&mut Window)) {
        let mut window = app.world_mut().query::<&mut Window>();
        change(&mut window.single_mut(app.world_mut()).expect("one"));
        app.update();
    }

    #[test]
    fn a_window_opens_as_large_as_it_was_left() {
        let mut left = app(Settings::default());
        change(&mut left, |window| window.resolution.set(1000.0, 640.0));
        let settings = left.world().resource::<Settings>().clone();
        assert_eq!(settings.window, Some([1000, 640]));
        let mut again = app(settings);
        change(&mut again, |window| {
            assert_eq!((window.width(), window.height()), (1000.0, 640.0));
        });
    }

    fn monitor(width: u32, height: u32, scale_factor: f64) -> Monitor {
        Monitor {
            name: None,
            physical_height: height,
            physical_width: width,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor,
            video_modes: Vec::new(),
        }
    }

    /// The size of a window left at `left`, opened again beside these monitors; the first is the primary one.
    fn opened(left: [u16; 2], monitors: &[Monitor]) -> (f32, f32) {
        let mut app = App::new();
        app.add_plugins(KeptWindowPlugin).insert_resource(Settings {
            window: Some(left),
            ..default()
        });
        for (n, monitor) in monitors.iter().enumerate() {
            let monitor = app.world_mut().spawn(monitor.clone()).id();
            if n == 0 {
                app.world_mut().entity_mut(monitor).insert(PrimaryMonitor);
            }
        }
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.update();
        let mut window = app.world_mut().query::<&Window>();
        let window = window.single(app.world()).expect("one");
        (window.width(), window.height())
    }

    #[test]
    fn a_window_left_on_a_larger_monitor_opens_within_this_one() {
        let small = monitor(1366, 768, 1.0);
        assert_eq!(
            opened([2500, 1300], std::slice::from_ref(&small)),
            (1366.0, 768.0 - BARS)
        );
        assert_eq!(
            opened([1000, 1300], std::slice::from_ref(&small)),
            (1000.0, 768.0 - BARS)
        );
        // What fits is left alone, and logical px are what counts.
        assert_eq!(
            opened([1366, 768], std::slice::from_ref(&small)),
            (1366.0, 768.0)
        );
        assert_eq!(
            opened([1900, 1000], &[monitor(3840, 2160, 2.0)]),
            (1900.0, 1000.0)
        );
        assert_eq!(
            opened([2500, 1000], &[monitor(3840, 2160, 2.0)]),
            (1920.0, 1000.0)
        );
        // Where the window opens is not known yet: on the first monitor.
        let large = monitor(3840, 2160, 1.0);
        assert_eq!(opened([2500, 700], &[small, large]), (1366.0, 700.0));
    }

    #[test]
    fn a_window_is_held_when_it_opens_and_then_left_to_the_player() {
        let mut app = app(Settings::default());
        app.world_mut()
            .spawn((monitor(1000, 600, 1.0), PrimaryMonitor));
        app.update();
        change(&mut app, |window| {
            assert_eq!((window.width(), window.height()), (1000.0, 600.0 - BARS));
            window.resolution.set(1400.0, 900.0);
        });
        change(&mut app, |window| {
            assert_eq!((window.width(), window.height()), (1400.0, 900.0));
        });
    }

    #[test]
    fn the_whole_screen_is_kept_and_the_windows_own_size_with_it() {
        let mut left = app(Settings {
            window: Some([1000, 640]),
            ..default()
        });
        change(&mut left, |window| {
            window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
            window.resolution.set(1920.0, 1080.0);
        });
        let settings = left.world().resource::<Settings>().clone();
        assert!(settings.full_screen);
        assert_eq!(settings.window, Some([1000, 640]));
        let mut again = app(settings);
        change(&mut again, |window| {
            assert_ne!(window.mode, WindowMode::Windowed);
        });
    }
}
