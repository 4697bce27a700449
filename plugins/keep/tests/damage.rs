//! What is damaged, old or of a later version: set aside, named, and as much of it used as makes sense.

mod common;

use std::fs;

use bower_rules::Table;
use bower_stage::{Settings, Speed};

use common::{Told, begun, open, resumed, show_title, start, told, update};

#[test]
fn a_file_cut_off_at_any_byte_is_read_whole_or_set_aside_and_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let app = begun(folder.path());
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
    drop(begun(folder.path()));
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
    let mut app = begun(folder.path());
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
fn nothing_is_said_before_somebody_can_show_it() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("match.json"), "{").expect("writable");
    let mut app = start(folder.path());
    for _ in 0..5 {
        app.update();
    }
    assert!(told(&app).is_empty());
    show_title(&mut app);
    for _ in 0..5 {
        app.update();
    }
    assert_eq!(told(&app), ["notice-kept-damaged"]);
}
