//! The hands of `tests/records` come out as is written beside them: legal moves with their seats,
//! tricks, points, score, who is to act, refusals.

use bower_rules::{Preset, Record, replay};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Card order inside a move aside.
fn tidy(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut sorted = words.clone();
    if words.len() > 3 && ["discard", "under"].contains(&words[1]) {
        sorted[2..].sort_unstable();
    }
    sorted.join(" ")
}

fn sets(lists: &Value) -> Vec<BTreeSet<String>> {
    let list = |v: &Value| v.as_array().cloned().unwrap_or_default();
    list(lists)
        .iter()
        .map(|l| {
            list(l)
                .iter()
                .map(|m| tidy(m.as_str().expect("a move")))
                .collect()
        })
        .collect()
}

/// How many records of a file agree; what differs is told.
fn check(path: &Path) -> usize {
    let text = fs::read_to_string(path).expect("the file is there");
    let mut agree = 0;
    for (number, line) in text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .enumerate()
    {
        let place = format!("{} line {number}", path.display());
        let line: Value = serde_json::from_str(line).expect("JSON");
        let want = &line["expect"];
        let record = Record::from_line(&line["record"].to_string()).expect("a record");
        let got: Value = serde_json::from_str(&replay(&record).to_line()).expect("JSON");
        if want["ok"] == Value::Bool(false) {
            assert_eq!(got["ok"], Value::Bool(false), "{place}");
            assert_eq!(got["move"], want["move"], "{place}");
            let flat = |v: &Value| sets(&Value::Array(vec![v.clone()]));
            assert_eq!(flat(&got["legal"]), flat(&want["legal"]), "{place}");
        } else {
            assert_eq!(got["ok"], Value::Bool(true), "{place}: {}", got["error"]);
            let (ours, theirs) = (sets(&got["legal"]), sets(&want["legal"]));
            for (i, (a, b)) in ours.iter().zip(&theirs).enumerate() {
                assert_eq!(a, b, "{place}: legal before move {i}");
            }
            assert_eq!(ours.len(), theirs.len(), "{place}: lists of legal moves");
            for key in ["tricks", "points", "score", "to_act"] {
                if want.get(key).is_some() {
                    assert_eq!(got[key], want[key], "{place}: {key}");
                }
            }
        }
        agree += 1;
    }
    agree
}

#[test]
fn every_kept_record_comes_out_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut total = 0;
    for preset in Preset::ALL {
        let agree = check(&folder.join(format!("{}.jsonl", preset.name())));
        assert_eq!(agree, 12, "{}: twelve hands are kept", preset.name());
        total += agree;
    }
    total += check(&folder.join("traces.jsonl"));
    assert_eq!(total, 23 * 12 + 5);
}

#[test]
fn errors_kept_beside_the_records_are_refused_at_the_right_move() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    assert!(check(&folder.join("refused.jsonl")) >= 10);
}
