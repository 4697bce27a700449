//! What outlives the window, whatever happens to the program or its files.

use std::fs;
use std::path::Path;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bower_keep::KeepPlugin;
use bower_rules::{BySeat, Game, Preset, Seat, Table};
use bower_stage::{
    Chair, Happened, Kept, Notice, Player, Screen, Seating, Settings, Speed, StagePlugin,
};

#[derive(Resource, Default)]
struct Told(Vec<Notice>);

fn hear(mut notices: MessageReader<Notice>, mut told: ResMut<Told>) {
    told.0.extend(notices.read().cloned());
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The game's part that keeps things, in that folder, past the loading page.
fn open(folder: &Path) -> App {
    let mut app = App::new();
    let folder = Some(folder.to_path_buf());
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        StagePlugin,
        KeepPlugin { folder },
    ))
    .init_resource::<Told>()
    .add_systems(Last, hear);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.update();
    app.update();
    app
}

fn told(app: &App) -> Vec<&str> {
    app.world()
        .resource::<Told>()
        .0
        .iter()
        .map(|notice| notice.key.as_str())
        .collect()
}

fn sit(app: &mut App, seed: u64) {
    sit_with(app, seed, &[0]);
}

fn sit_with(app: &mut App, seed: u64, persons: &[u8]) {
    let table = Table::new(Game::preset(Preset::Euchre), seed, Some(seat(0)));
    let chairs = BySeat::from_fn(|at| {
        (at.number() < 4).then(|| Chair {
            player: if persons.contains(&at.number()) {
                Player::Person
            } else {
                Player::Bot("sharp")
            },
            name: format!("Player {}", at.number()),
            portrait: "portrait/fox",
        })
    });
    app.insert_resource(table)
        .insert_resource(Seating { chairs });
}

/// One action of the table, told as the phase systems tell it.
fn step(app: &mut App) {
    let mut table = app.world_mut().resource_mut::<Table>();
    let events = match table.to_act() {
        None => table.deal().expect("a deal is due"),
        Some(turn) => {
            let legal = table.legal();
            // The last legal call orders or names, so that hands are played.
            let action = legal.last().copied().expect("never empty");
            table.apply(turn, action).expect("legal")
        }
    };
    for event in events {
        app.world_mut().write_message(Happened(event));
    }
    update(app);
}

/// A frame, and all written that it gave to write.
fn update(app: &mut App) {
    app.update();
    bower_keep::settle(app.world_mut());
}

fn play_until(app: &mut App, done: impl Fn(&Table) -> bool) {
    for _ in 0..5000 {
        if done(app.world().resource::<Table>()) {
            return;
        }
        step(app);
    }
    panic!("it never came to that");
}

fn resumed(app: &App) -> Option<Table> {
    app.world()
        .resource::<Kept>()
        .resume
        .as_ref()
        .and_then(|kept| kept.restore())
        .map(|(table, _)| table)
}

#[test]
fn after_every_action_the_match_can_be_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    for _ in 0..60 {
        step(&mut app);
        // Another program reads the folder when it is written, as after a kill.
        let again = open(folder.path());
        let table = app.world().resource::<Table>();
        assert_eq!(resumed(&again).as_ref(), Some(table));
    }
    let again = open(folder.path());
    let kept = again
        .world()
        .resource::<Kept>()
        .resume
        .clone()
        .expect("a match is kept");
    let (_, seating) = kept.restore().expect("it holds together");
    assert_eq!(seating, *app.world().resource::<Seating>());
    assert!(told(&again).is_empty());
}

#[test]
fn a_file_cut_off_at_any_byte_is_read_whole_or_set_aside_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    for _ in 0..9 {
        step(&mut app);
    }
    let whole = fs::read(folder.path().join("match.json")).expect("it is kept");
    let table = app.world().resource::<Table>().clone();
    for cut in 0..=whole.len() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("match.json"), &whole[..cut]).expect("writable");
        let again = open(folder.path());
        match resumed(&again) {
            Some(read) => {
                assert_eq!(read, table, "cut at {cut}");
                assert!(told(&again).is_empty());
            }
            None => {
                assert!(cut < whole.len(), "the whole file is refused");
                assert_eq!(told(&again), ["notice-kept-damaged"]);
                let aside = fs::read(folder.path().join("match.damaged.json")).expect("set aside");
                assert_eq!(aside, &whole[..cut], "nothing of it is lost");
                assert!(!folder.path().join("match.json").exists());
            }
        }
    }
}

#[test]
fn a_kept_match_whose_moves_break_the_rules_is_set_aside() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    for _ in 0..9 {
        step(&mut app);
    }
    let path = folder.path().join("match.json");
    let text = fs::read_to_string(&path).expect("it is kept");
    let first = text.find("\"1 ").expect("seat 1 called first");
    let wrong = format!("{}\"3 {}", &text[..first], &text[first + 3..]);
    fs::write(&path, wrong).expect("writable");
    let again = open(folder.path());
    assert_eq!(resumed(&again), None);
    let notice = &again.world().resource::<Told>().0[0];
    assert_eq!(notice.key, "notice-kept-damaged");
    let named = [
        ("what", "match".to_string()),
        ("file", "match.damaged.json".to_string()),
    ];
    assert_eq!(notice.args, named);
}

#[test]
fn settings_are_kept_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.speed = Speed::Brisk;
    settings.bindings.insert("hint".into(), vec!["J".into()]);
    let expected = settings.clone();
    update(&mut app);
    assert_eq!(
        *open(folder.path()).world().resource::<Settings>(),
        expected
    );
}

#[test]
fn a_damaged_settings_file_is_copied_aside_and_what_makes_sense_of_it_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"{"version":1,"settings":{"speed":"brisk","theme":"midsummer"}}"#;
    fs::write(folder.path().join("settings.json"), text).expect("writable");
    let app = open(folder.path());
    assert_eq!(app.world().resource::<Settings>().speed, Speed::Brisk);
    assert_eq!(told(&app), ["notice-kept-damaged"]);
    assert_eq!(
        fs::read_to_string(folder.path().join("settings.damaged.json")).expect("copied"),
        text
    );
}

#[test]
fn files_that_are_no_text_or_no_object_are_set_aside() {
    for bytes in [
        &b"\xff\xfe\x00"[..],
        b"",
        b"null",
        b"[]",
        b"{\"version\":\"one\"}",
        b"{\"version\":1}",
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["settings", "match", "statistics", "history"] {
            fs::write(folder.path().join(format!("{name}.json")), bytes).expect("writable");
        }
        let app = open(folder.path());
        assert_eq!(told(&app), ["notice-kept-damaged"; 4], "{bytes:?}");
        assert_eq!(*app.world().resource::<Settings>(), Settings::default());
        for name in ["settings", "match", "statistics", "history"] {
            assert_eq!(
                fs::read(folder.path().join(format!("{name}.damaged.json"))).expect("aside"),
                bytes
            );
        }
    }
}

#[test]
fn files_of_version_0_are_brought_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    for _ in 0..9 {
        step(&mut app);
    }
    app.world_mut().resource_mut::<Settings>().hold_tricks = true;
    update(&mut app);
    // Version 0 had no number and no name within.
    for name in ["settings", "match"] {
        let path = folder.path().join(format!("{name}.json"));
        let text = fs::read_to_string(&path).expect("it is kept");
        let inner = text
            .strip_prefix(&format!("{{\"version\":1,\"{name}\":"))
            .expect("it begins so");
        fs::write(&path, inner.strip_suffix('}').expect("it ends so")).expect("writable");
    }
    let mut again = open(folder.path());
    assert!(told(&again).is_empty());
    assert!(again.world().resource::<Settings>().hold_tricks);
    assert_eq!(
        resumed(&again).as_ref(),
        Some(app.world().resource::<Table>())
    );
    again.world_mut().resource_mut::<Settings>().hold_tricks = false;
    update(&mut again);
    let text = fs::read_to_string(folder.path().join("settings.json")).expect("it is kept");
    assert!(text.starts_with("{\"version\":1,"), "{text}");
}

#[test]
fn a_file_of_a_later_version_is_kept_for_it_under_another_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"{"version":9,"settings":{"speed":"brisk"}}"#;
    fs::write(folder.path().join("settings.json"), text).expect("writable");
    let app = open(folder.path());
    assert_eq!(told(&app), ["notice-kept-newer"]);
    assert_eq!(
        fs::read_to_string(folder.path().join("settings.newer.json")).expect("kept"),
        text
    );
}

#[test]
fn where_nothing_can_be_saved_the_game_plays_on_and_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    // A file where the folder should be: it refuses everybody, the administrator too.
    let place = folder.path().join("occupied");
    fs::write(&place, "").expect("writable");
    let mut app = open(&place);
    sit(&mut app, 11);
    play_until(&mut app, |table| table.deals() == 3);
    app.world_mut().resource_mut::<Settings>().muted = true;
    update(&mut app);
    assert_eq!(told(&app), ["notice-cannot-save"]);
    assert!(!app.world().resource::<Kept>().works);
    assert!(
        app.world().resource::<Kept>().resume.is_some(),
        "it can still be gone on with in this window"
    );
    // The place is cleared: what is written next is kept again.
    fs::remove_file(&place).expect("removable");
    app.world_mut().write_message(AppExit::Success);
    update(&mut app);
    assert!(app.world().resource::<Kept>().works);
    assert_eq!(
        resumed(&open(&place)).as_ref(),
        Some(app.world().resource::<Table>())
    );
}

#[test]
fn nothing_is_said_before_somebody_can_show_it() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("match.json"), "{").expect("writable");
    let mut app = App::new();
    let place = Some(folder.path().to_path_buf());
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        StagePlugin,
        KeepPlugin { folder: place },
    ))
    .init_resource::<Told>()
    .add_systems(Last, hear);
    for _ in 0..5 {
        app.update();
    }
    assert!(told(&app).is_empty());
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(told(&app), ["notice-kept-damaged"]);
}

#[test]
fn a_game_that_is_won_is_counted_and_not_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    play_until(&mut app, |table| table.winner().is_some());
    let table = app.world().resource::<Table>().clone();
    let again = open(folder.path());
    let kept = again.world().resource::<Kept>();
    assert!(kept.resume.is_none());
    let figures = kept.statistics.games["euchre"];
    assert_eq!(figures.games, 1);
    let us = table.game().side_of(seat(0));
    assert_eq!(figures.won == 1, table.winner().expect("won").side == us);
    assert_eq!((figures.hands + figures.passed_out) as usize, table.deals());
    assert_eq!(figures.hands_at.iter().sum::<u32>(), figures.hands);
    assert_eq!(figures.cards as usize, 5 * table.deals());
    assert!(figures.made <= figures.calls && figures.lone_marches <= figures.loners);
    assert_eq!(kept.history.len(), table.deals());
    let last = kept.history.back().expect("hands were played");
    assert_eq!(last.record, table.record());
    assert!(last.won.is_some());
    let gain: i64 = kept
        .history
        .iter()
        .map(|hand| i64::from(hand.ours) - i64::from(hand.theirs))
        .sum();
    assert_eq!(gain, figures.points);
}

#[test]
fn a_table_of_bots_is_not_kept_and_takes_no_matchs_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    for _ in 0..9 {
        step(&mut app);
    }
    let left = resumed(&app);
    assert!(left.is_some());
    sit_with(&mut app, 5, &[]);
    for _ in 0..40 {
        step(&mut app);
    }
    assert_eq!(resumed(&app), left);
    let again = open(folder.path());
    assert!(told(&again).is_empty());
    assert_eq!(resumed(&again), left);
}

#[test]
fn figures_are_the_only_persons_own_wherever_he_sits_and_nobodys_where_several_play() {
    for (persons, counted) in [
        (&[0][..], true),
        (&[2], true),
        (&[0, 1], false),
        (&[1, 3], false),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = open(folder.path());
        sit_with(&mut app, 11, persons);
        // Another looks on than he whose figures they are.
        app.insert_resource(bower_stage::Viewer(seat(3)));
        play_until(&mut app, |table| table.winner().is_some());
        let table = app.world().resource::<Table>().clone();
        let kept = app.world().resource::<Kept>();
        let figures = kept.statistics.total();
        assert_eq!(figures.games, u32::from(counted), "{persons:?}");
        assert_eq!(kept.history.is_empty(), !counted, "{persons:?}");
        if counted {
            let us = table.game().side_of(seat(persons[0]));
            let won = table.winner().expect("won").side == us;
            assert_eq!(figures.won == 1, won, "{persons:?}");
            let last = kept.history.back().expect("hands were played");
            assert_eq!(last.seat, persons[0]);
        }
    }
}

#[test]
fn a_hand_taken_back_and_played_anew_is_counted_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = open(folder.path());
    sit(&mut app, 11);
    play_until(&mut app, |table| {
        table.deals() == 1 && table.awaiting_deal()
    });
    let counted = app.world().resource::<Kept>().statistics.total();
    assert_eq!(counted.hands, 1);
    assert!(app.world_mut().resource_mut::<Table>().undo(seat(0)));
    app.world_mut().write_message(bower_stage::Restaged);
    update(&mut app);
    play_until(&mut app, |table| table.awaiting_deal());
    assert_eq!(app.world().resource::<Kept>().statistics.total(), counted);
    assert_eq!(app.world().resource::<Kept>().history.len(), 1);
    // Nor after going on with it in another window.
    let mut again = open(folder.path());
    let (table, seating) = again
        .world()
        .resource::<Kept>()
        .resume
        .as_ref()
        .and_then(|kept| kept.restore())
        .expect("kept");
    again.insert_resource(table).insert_resource(seating);
    assert!(again.world_mut().resource_mut::<Table>().undo(seat(0)));
    again.world_mut().write_message(bower_stage::Restaged);
    update(&mut again);
    play_until(&mut again, |table| table.awaiting_deal());
    assert_eq!(again.world().resource::<Kept>().statistics.total(), counted);
}
