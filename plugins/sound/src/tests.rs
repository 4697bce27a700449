//! The plugin on a machine that may have no sound device: it starts, loads and never stands in the way.

use bevy::asset::AssetPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bower_motion::{Cue, Heard};
use bower_rules::{Action, Event, Seat};
use bower_stage::{Beat, Screen, Settings, StagePlugin};

use super::*;

/// A game with assets from a folder under the workspace.
fn game(folder: &str) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        AssetPlugin {
            file_path: format!("{}/../../{folder}", env!("CARGO_MANIFEST_DIR")),
            ..default()
        },
    ))
    .add_plugins((StagePlugin, SoundPlugin));
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app
}

/// Frames until every sound is there or a minute has passed.
fn load(app: &mut App) {
    for _ in 0..6000 {
        app.update();
        let bank = app.world().resource::<Bank>();
        if !bank.takes("button").is_empty()
            && !bank.takes("riffle").is_empty()
            && !app
                .world_mut()
                .run_system_cached(Bank::is_loading)
                .unwrap_or(true)
        {
            return;
        }
        std::thread::sleep(core::time::Duration::from_millis(10));
    }
    panic!("the sounds never came");
}

#[test]
fn every_sound_loads_and_is_cut_into_its_takes() {
    let mut app = game("assets");
    load(&mut app);
    let bank = app.world().resource::<Bank>();
    let sources = app.world().resource::<Assets<AudioSource>>();
    for name in score::EVERY {
        let takes = bank.takes(name);
        assert!(takes.len() >= 4, "{name}: {} takes", takes.len());
        for take in takes {
            let sound = &sources.get(take).unwrap().sound;
            let peak = (0..sound.num_frames())
                .filter_map(|i| sound.frame_at_index(i))
                .fold(0.0_f32, |peak, frame| peak.max(frame.left.abs()));
            let db = 20.0 * peak.log10();
            assert!((-10.5..=-7.5).contains(&db), "{name} peaks at {db} dB");
        }
    }
}

#[test]
fn beats_and_cues_are_played_or_pass_in_silence_with_or_without_a_device() {
    let mut app = game("assets");
    load(&mut app);
    for i in 0..400 {
        if i % 7 == 0 {
            app.world_mut().write_message(Cue {
                what: Heard::Land,
                at: Vec2::new(100.0, 300.0),
            });
            app.world_mut().write_message(Beat(Event::Called {
                seat: Seat::ALL[1],
                action: Action::Pass,
            }));
        }
        app.update();
    }
    assert!(
        !matches!(
            *app.world().resource::<Device>(),
            Device::Unknown | Device::Asked(..)
        ),
        "by now it is known whether there is a device"
    );
}

#[test]
fn the_game_plays_on_without_its_sounds() {
    let mut app = game("assets/no-such-folder");
    for _ in 0..50 {
        app.world_mut().write_message(Cue {
            what: Heard::Riffle,
            at: Vec2::ZERO,
        });
        app.update();
        std::thread::sleep(core::time::Duration::from_millis(4));
    }
    assert!(app.world().resource::<Bank>().takes("riffle").is_empty());
}

#[test]
fn nothing_is_played_while_muted_or_at_no_volume() {
    for change in [
        |settings: &mut Settings| settings.muted = true,
        |settings: &mut Settings| settings.volume = 0.0,
        |settings: &mut Settings| settings.volume_effects = 0.0,
    ] {
        let mut app = game("assets");
        change(&mut app.world_mut().resource_mut::<Settings>());
        load(&mut app);
        app.world_mut().write_message(Cue {
            what: Heard::Land,
            at: Vec2::ZERO,
        });
        app.update();
        assert!(
            matches!(*app.world().resource::<Device>(), Device::Unknown),
            "no sound was handed over"
        );
    }
}

#[test]
fn volume_is_heard_evenly_and_nothing_is_silence() {
    assert_eq!(loudness(0.0), None);
    assert_eq!(loudness(1.0), Some(0.0));
    assert!(loudness(0.5).unwrap() < -10.0 && loudness(0.5).unwrap() > -14.0);
}
