//! The command as people type it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the command with these words and this input.
fn bower(words: &str, input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bower"))
        .args(words.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // A command that refuses its words never reads its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the command ends")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|why| panic!("{line}: {why}"))
}

#[test]
fn a_deal_is_a_record_and_the_same_seed_gives_the_same_one() {
    let deal = bower("deal --game west --seed 7", "");
    assert!(deal.status.success());
    assert_eq!(text(&deal), text(&bower("deal --game west --seed 7", "")));
    assert_ne!(text(&deal), text(&bower("deal --game west --seed 8", "")));
    let replayed = bower("replay -", &text(&deal));
    assert!(replayed.status.success());
    let answer = json(&text(&replayed));
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["phase"], "bid");
    assert_eq!(answer["legal"].as_array().map(Vec::len), Some(1));
}

#[test]
fn options_stand_in_the_record_and_wrong_ones_are_refused_by_name() {
    let deal = bower(
        "deal --game euchre --seed 1 --option stick_the_dealer=true --option target=5",
        "",
    );
    assert_eq!(
        json(&text(&deal))["rules"],
        serde_json::json!({"stick_the_dealer": true, "target": 5})
    );
    for (words, wanted) in [
        (
            "deal --game euchre --seed 1 --option stick=true",
            "stick_the_dealer",
        ),
        ("deal --game euchre --seed 1 --option target", "NAME=VALUE"),
        ("deal --game eucre --seed 1", "two-handed"),
        ("play --game west2 --seed 1 --level brilliant", "casual"),
        (
            "arena --a bot:nobody --b random",
            "choose random, beginner, casual",
        ),
    ] {
        let refused = bower(words, "");
        assert!(!refused.status.success(), "{words}");
        assert!(
            errors(&refused).contains(wanted),
            "{words}: {}",
            errors(&refused)
        );
    }
}

#[test]
fn a_bad_record_fails_the_command_after_all_are_answered() {
    let deal = text(&bower("deal --seed 3", ""));
    let answers = bower("replay -", &format!("{{}}\n{deal}"));
    assert_eq!(answers.status.code(), Some(1));
    let lines: Vec<Value> = text(&answers).lines().map(json).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["ok"], false);
    assert_eq!(lines[1]["ok"], true);
    assert!(!bower("replay no/such/file", "").status.success());
}

#[test]
fn without_a_terminal_bots_play_a_game_to_its_end_the_same_each_time() {
    for game in [
        "euchre",
        "two-handed",
        "three-handed",
        "west",
        "hoyle",
        "british",
    ] {
        let words = format!("play --game {game} --seed 5");
        let played = bower(&words, "");
        assert!(played.status.success());
        assert!(text(&played).contains("Bots play every seat"));
        let told = text(&played);
        assert!(
            told.contains("win the game.") || told.contains("wins the game."),
            "{game}: {told}"
        );
        assert_eq!(told, text(&bower(&format!("{words} --bots"), "")));
        assert!(
            told.is_ascii() || game == "napoleon",
            "{game}: only what every terminal shows"
        );
    }
}

#[test]
fn an_arena_comes_to_the_same_whatever_the_number_of_threads() {
    let words = "arena --a bot:casual --b random --deals 150 --duplicate --seed 4 --json";
    let one = text(&bower(&format!("{words} --jobs 1"), ""));
    assert_eq!(one, text(&bower(&format!("{words} --jobs 3"), "")));
    let result = json(&one);
    assert_eq!(result["a"], "bot:casual");
    assert_eq!(result["deals"], 150);
    assert!(result["points_per_hand"].as_f64() > Some(0.5), "{one}");
    assert!(result["ci95"].as_f64() > Some(0.0));
    assert!(result["calls"]["a"]["dealer"]["hands"].as_u64() > Some(0));
}

#[test]
fn the_same_player_on_both_sides_of_a_duplicate_is_even() {
    let result = json(&text(&bower(
        "arena --a bot:casual --b bot:casual --deals 60 --duplicate --json",
        "",
    )));
    assert_eq!(result["points_per_hand"], 0.0);
}

#[test]
fn a_program_that_answers_wrongly_ends_its_match_and_the_line_is_shown() {
    let wrong = bower("arena --a cmd:cat --b random --deals 2 --jobs 1", "");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(
        errors(&wrong).contains("which is not legal"),
        "{}",
        errors(&wrong)
    );
    assert!(
        errors(&wrong).contains(r#""legal":["#),
        "{}",
        errors(&wrong)
    );
    let gone = bower("arena --a cmd:true --b random --deals 2 --jobs 1", "");
    assert_eq!(gone.status.code(), Some(1));
    let none = bower(
        "arena --a cmd:/no/such/program --b random --deals 2 --jobs 1",
        "",
    );
    assert!(errors(&none).contains("could not be started"));
}

#[test]
fn a_move_is_legal_and_comes_with_its_reasons() {
    let deal = text(&bower("deal --seed 9", ""));
    for player in ["random", "bot:beginner", "bot:casual", "bot:sharp"] {
        let answer = json(&text(&bower(
            &format!("move --player {player} --seed 2 -"),
            &deal,
        )));
        let legal = json(&text(&bower("replay -", &deal)));
        let moves = legal["legal"][0].as_array().cloned().unwrap_or_default();
        assert!(moves.contains(&answer["move"]), "{player}: {answer}");
        assert!(answer["why"].is_object());
    }
}

#[test]
fn a_record_in_play_is_solved_and_one_in_the_auction_is_not() {
    let record = r#"{"game":"euchre","dealer":0,"hands":[["9C","TH","KC","QC","AS"],["AD","KD","9H","TC","9S"],["JD","QH","TD","9D","KS"],["JH","KH","JS","QS","AC"]],"turn_up":"AH","kitty":["TS","JC","QD"],"moves":["1 pass","2 order","0 discard 9C"],"score":[0,0]}"#;
    let solved = json(&text(&bower("solve -", record)));
    assert_eq!(
        solved["moves"].as_object().map(serde_json::Map::len),
        Some(5)
    );
    let tricks: i64 = solved["tricks"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_i64)
        .sum();
    assert_eq!(tricks, 5);
    let deal = text(&bower("deal --seed 9", ""));
    let refused = bower("solve -", &deal);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused).contains("the calls are not done"));
}

#[test]
fn every_wrong_argument_of_deal_ends_with_status_2() {
    for words in [
        "deal",
        "deal --seed",
        "deal --seed x",
        "deal --seed -1",
        "deal --seed 1 --game whist",
        "deal --seed 1 --option",
        "deal --seed 1 --option stick_the_dealer",
        "deal --seed 1 --option house=true",
        "deal --seed 1 --option target=0",
        "deal --seed 1 --option payments=B",
        "deal --seed 1 --option redeal=nines_and_tens --option going_under=any_three",
        "deal --seed 1 more",
    ] {
        let refused = bower(words, "");
        assert_eq!(refused.status.code(), Some(2), "{words}");
        assert!(!errors(&refused).is_empty(), "{words}");
        assert!(text(&refused).is_empty(), "{words}");
    }
}

#[test]
fn learning_comes_to_the_same_bytes_whatever_the_number_of_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let learned = |jobs: u8| {
        let file = folder.path().join(format!("{jobs}.sense"));
        let words = format!(
            "learn --game euchre --deals 20 --rounds 3 --jobs {jobs} {}",
            file.display()
        );
        let output = bower(&words, "");
        assert!(output.status.success(), "{}", errors(&output));
        std::fs::read(file).expect("it is written")
    };
    let one = learned(1);
    assert!(one.len() > 10_000 && one.len() < 200_000, "{}", one.len());
    assert!(one == learned(3));
}

#[test]
fn of_a_game_of_bids_nothing_is_learned() {
    let output = bower("learn --game hasenpfeffer --deals 1 never.sense", "");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        errors(&output).contains("hasenpfeffer"),
        "{}",
        errors(&output)
    );
}

#[test]
fn sharp_calls_as_good_players_do() {
    // The figures of good play are bands, and a change that leaves them shows: calls that are made, calls alone, and
    // who calls most in the first round and what in the second.
    let result = json(&text(&bower(
        "arena --a bot:sharp --b bot:casual --deals 300 --duplicate --seed 2 --json",
        "",
    )));
    let place = |name: &str, what: &str| {
        result["calls"]["a"][name][what]
            .as_f64()
            .unwrap_or(f64::NAN)
    };
    let sum = |what| -> f64 {
        let places = ["eldest", "second", "third", "dealer"];
        places.iter().map(|name| place(name, what)).sum()
    };
    let calls = sum("first_round") + sum("second_round");
    let made = sum("made") / calls;
    assert!((0.80..0.92).contains(&made), "made {made}");
    let alone = sum("alone") / calls;
    assert!((0.05..0.20).contains(&alone), "alone {alone}");
    let first = |name| place(name, "first_round") / place(name, "hands");
    assert!(first("dealer") > first("second"), "the dealer calls most");
    assert!(first("second") > first("eldest").max(first("third")));
    assert!(
        place("eldest", "next") > place("eldest", "cross"),
        "next before cross"
    );
}

#[test]
fn help_lists_every_game() {
    let help = text(&bower("deal --help", ""));
    for game in [
        "euchre",
        "bga",
        "hoyle",
        "british",
        "cornwall",
        "classic32",
        "euchre28",
        "two-handed",
        "two-handed25",
        "two-handed32",
        "three-handed",
        "railroad",
        "west",
        "west2",
        "hasenpfeffer",
        "pepper",
        "napoleon",
        "auction",
        "bid",
        "double-bid",
        "six-handed",
        "buck",
        "call-ace",
    ] {
        assert!(help.contains(game), "{game} is missing in: {help}");
    }
}
