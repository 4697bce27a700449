//! The window opens as it was left: as large, or on the whole screen.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};
use bower_stage::Settings;

/// Keeps the window's size and whether it fills the screen.
pub struct KeptWindowPlugin;

impl Plugin for KeptWindowPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Startup, open)
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
