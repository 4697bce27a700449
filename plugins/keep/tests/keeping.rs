//! What outlives the window, whatever happens to the program.

mod common;

use std::fs;

use bevy::app::AppExit;
use bower_rules::Table;
use bower_stage::{Kept, Seating, Settings, Speed};

use common::{begun, move_on, open, play_until, resumed, seated, sit_with, step, told, update};

#[test]
fn after_every_action_the_match_can_be_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = seated(folder.path());
    for _ in 0..60 {
        step(&mut app);
        // Another program reads the folder, as after a kill.
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
fn where_nothing_can_be_saved_the_game_plays_on_and_says_so_once() {
    let folder = tempfile::tempdir().expect("a folder");
    // A file where the folder should be: it refuses everybody, the administrator too.
    let place = folder.path().join("occupied");
    fs::write(&place, "").expect("writable");
    let mut app = seated(&place);
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
    // Nobody waits for the disk but the game itself, before it ends.
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(app.world().resource::<Kept>().works);
    assert_eq!(
        resumed(&open(&place)).as_ref(),
        Some(app.world().resource::<Table>())
    );
}

#[test]
fn a_table_of_bots_is_not_kept_and_takes_no_matchs_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = begun(folder.path());
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
fn what_was_given_to_be_written_is_written_before_the_game_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = seated(folder.path());
    let mut table = None;
    for _ in 0..60 {
        move_on(&mut app);
        app.update();
        table = Some(app.world().resource::<Table>().clone());
    }
    drop(app);
    assert_eq!(resumed(&open(folder.path())), table);
}

#[test]
fn a_match_that_is_over_and_could_not_be_forgotten_is_forgotten_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = seated(folder.path());
    play_until(&mut app, |table| table.winner().is_some());
    // Somewhere on the way a folder stood where the match is kept: it can be neither replaced nor removed.
    let path = folder.path().join("match.json");
    fs::create_dir_all(path.join("occupied")).expect("writable");
    app.world_mut().write_message(bower_stage::Restaged);
    update(&mut app);
    assert!(!app.world().resource::<Kept>().works);
    fs::remove_dir_all(&path).expect("removable");
    fs::write(&path, "an older match").expect("writable");
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(app.world().resource::<Kept>().works);
    assert!(!path.exists());
}
