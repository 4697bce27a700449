//! Records: what is read, what is printed, and an error of its own for each thing that is wrong.

mod common;

use bower_rules::{Game, GameError, Preset, Record, RecordError, Replay, Setup, replay};
use common::*;
use serde_json::{Value, json};

const GOOD: &str = r#"{"game":"euchre","rules":{},"dealer":0,
 "hands":[["TH","KC","QC","AS","9C"],["AD","KD","9H","TC","9S"],["JD","QH","TD","9D","KS"],["JH","KH","JS","QS","AC"]],
 "turn_up":"AH","kitty":["QD","JC","TS"],"moves":["1 pass","2 order","0 discard 9C"],"score":[3,4]}"#;

fn good() -> Value {
    serde_json::from_str(GOOD).expect("JSON")
}

/// The error of the record with this part changed.
fn with(pointer: &str, value: Value) -> RecordError {
    let mut record = good();
    match record.pointer_mut(pointer) {
        Some(part) => *part = value,
        None => {
            let key = pointer.trim_start_matches('/').to_string();
            record
                .as_object_mut()
                .expect("an object")
                .insert(key, value);
        }
    }
    match Record::from_line(&record.to_string()) {
        Ok(record) => record.setup().expect_err("the record is wrong"),
        Err(error) => error,
    }
}

fn without(key: &str) -> RecordError {
    let mut record = good();
    record.as_object_mut().expect("an object").remove(key);
    let record = Record::from_line(&record.to_string()).expect("a record");
    record.setup().expect_err("the record is wrong")
}

#[test]
fn what_is_wrong_with_a_record_has_an_error_of_its_own() {
    assert!(matches!(
        Record::from_line("{not json"),
        Err(RecordError::NotJson(_))
    ));
    assert!(matches!(
        Record::from_line("[]"),
        Err(RecordError::NotARecord(_))
    ));
    assert!(matches!(
        Record::from_line("{\"moves\":3}"),
        Err(RecordError::NotARecord(_))
    ));
    assert!(matches!(without("game"), RecordError::NoGame));
    assert!(matches!(
        with("/game", json!("whist")),
        RecordError::Game(GameError::UnknownPreset { .. })
    ));
    assert!(matches!(
        with("/rules", json!({"house": true})),
        RecordError::Game(GameError::UnknownOption { .. })
    ));
    assert!(matches!(
        with("/rules", json!({"target": 0})),
        RecordError::Game(GameError::UnknownValue { .. })
    ));
    assert!(matches!(
        with("/rules", json!({"payments": "B"})),
        RecordError::Game(GameError::NotInGame { .. })
    ));
    assert!(matches!(
        with("/rules", json!({"alone": false, "canadian_loner": true})),
        RecordError::Game(GameError::Excluded { .. })
    ));
    assert_eq!(without("dealer"), RecordError::NoDealer);
    assert_eq!(
        with("/dealer", json!(4)),
        RecordError::Dealer {
            dealer: 4,
            seats: 4
        }
    );
    assert_eq!(without("hands"), RecordError::NoHands);
    assert_eq!(with("/hands/2", Value::Null), RecordError::MissingHand(2));
    let mut three = good()["hands"].clone();
    three.as_array_mut().expect("hands").pop();
    assert_eq!(with("/hands", three), RecordError::MissingHand(3));
    assert_eq!(
        with("/hands/1", json!(["AD", "KD"])),
        RecordError::HandSize {
            seat: 1,
            got: 2,
            want: 5
        }
    );
    assert!(matches!(
        with("/hands/1/0", json!("7D")),
        RecordError::UnknownCard { .. }
    ));
    assert!(matches!(
        with("/hands/1/0", json!("1YC")),
        RecordError::UnknownCard { .. }
    ));
    assert!(matches!(
        with("/hands/1/0", json!("JK")),
        RecordError::UnknownCard { .. }
    ));
    assert!(matches!(
        with("/hands/1/0", json!("TH")),
        RecordError::CardTwice { .. }
    ));
    assert!(matches!(
        with("/turn_up", json!("TH")),
        RecordError::CardTwice { .. }
    ));
    assert!(matches!(
        with("/kitty/1", json!("TH")),
        RecordError::CardTwice { .. }
    ));
    assert_eq!(without("turn_up"), RecordError::NoTurnUp);
    assert_eq!(
        with("/kitty", json!(["QD"])),
        RecordError::Kitty { got: 1, want: 3 }
    );
    assert_eq!(
        with("/score", json!([1])),
        RecordError::Score { got: 1, sides: 2 }
    );
}

#[test]
fn an_error_names_the_card_and_its_place() {
    let text = with("/hands/1/0", json!("7D")).to_string();
    assert!(text.contains("7D") && text.contains("seat 1"), "{text}");
    let text = with("/kitty/1", json!("TH")).to_string();
    assert!(text.contains("TH") && text.contains("kitty"), "{text}");
}

#[test]
fn a_hand_not_finished_prints_only_whole_tricks_and_zeros() {
    let mut record: Record = serde_json::from_str(GOOD).expect("a record");
    for text in [
        "1 play AD",
        "2 play TD",
        "3 play JH",
        "0 play AH",
        "3 play KH",
    ] {
        record.moves.push(text.to_string());
    }
    let got = serde_json::to_value(replay(&record)).expect("JSON");
    assert_eq!(got["ok"], true);
    assert_eq!(
        got["tricks"],
        json!([{"leader": 1, "cards": ["AD", "TD", "JH", "AH"], "winner": 3}])
    );
    assert_eq!(got["points"], json!([0, 0]));
    assert_eq!(got["score"], json!([3, 4]));
    assert_eq!(got["to_act"], 0);
    assert_eq!(got["phase"], "trick");
    assert!(got["next_dealer"].is_null());
    assert!(got.get("winner").is_none());
    let lists = got["legal"].as_array().expect("lists");
    assert_eq!(lists.len(), record.moves.len() + 1);
    assert_eq!(lists[2].as_array().expect("moves").len(), 5);
}

#[test]
fn replay_prints_the_next_dealer_and_a_winner_once_the_score_decides() {
    let mut record: Record = serde_json::from_str(GOOD).expect("a record");
    record.score = Some(vec![9, 4]);
    let moves = [
        "1 play AD",
        "2 play TD",
        "3 play JH",
        "0 play AH",
        "3 play KH",
        "0 play TH",
        "1 play 9H",
        "2 play JD",
        "2 play QH",
        "3 play JS",
        "0 play KC",
        "1 play KD",
        "2 play 9D",
        "3 play QS",
        "0 play QC",
        "1 play TC",
        "2 play KS",
        "3 play AC",
        "0 play AS",
        "1 play 9S",
    ];
    record.moves.extend(moves.map(str::to_string));
    let got = serde_json::to_value(replay(&record)).expect("JSON");
    assert_eq!(got["points"], json!([1, 0]));
    assert_eq!(got["score"], json!([10, 4]));
    assert_eq!(got["next_dealer"], 1);
    assert_eq!(got["winner"], 0);
    assert_eq!(got["phase"], "score");
    assert!(got["to_act"].is_null());
    assert_eq!(
        got["legal"].as_array().expect("lists").last(),
        Some(&json!([]))
    );
}

#[test]
fn a_refused_record_prints_the_move_and_what_is_legal_there() {
    let mut record: Record = serde_json::from_str(GOOD).expect("a record");
    record.moves.push("1 play QH".to_string());
    let got = serde_json::to_value(replay(&record)).expect("JSON");
    assert_eq!(got["ok"], false);
    assert_eq!(got["move"], 3);
    assert_eq!(
        got["legal"],
        json!([
            "1 play TC",
            "1 play KD",
            "1 play AD",
            "1 play 9H",
            "1 play 9S"
        ])
    );
    assert!(
        got["error"]
            .as_str()
            .expect("text")
            .contains("QH is not in hand")
    );
    record.rules.insert("payments".into(), json!("B"));
    let got = serde_json::to_value(replay(&record)).expect("JSON");
    assert_eq!(
        got,
        json!({"ok": false, "move": null, "error": got["error"], "legal": []})
    );
}

#[test]
fn a_record_with_a_seed_is_that_deal() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        for (seed, number) in [(5, 0), (6, 3)] {
            let setup = Setup::deal(game, seed, number, None);
            let line = json!({"game": preset.name(), "seed": seed, "deal": number, "moves": []});
            let record = Record::from_line(&line.to_string()).expect("a record");
            assert_eq!(record.setup().as_ref(), Ok(&setup));
            // Written out, it is the same deal.
            let full = Record::new(&setup, &[]);
            let back = Record::from_line(&full.to_line()).and_then(|r| r.setup());
            if preset != Preset::DoubleBid {
                assert_eq!(back, Ok(setup));
            } else {
                assert!(back.is_ok());
            }
        }
    }
    let dealt = Record::from_line(r#"{"game":"euchre","seed":5,"dealer":2}"#).expect("a record");
    assert_eq!(dealt.setup().map(|s| s.dealer), Ok(seat(2)));
}

#[test]
fn cards_of_one_move_may_stand_in_any_order_and_are_printed_by_the_alphabet() {
    let game = game("two-handed", &[("dummy", "true")]);
    let setup = deal(&game, 0, &["*", "9S TC QD KC AC"], "AS");
    let mut record = Record::new(&setup, &[]);
    record.moves = ["1 pass", "0 pass", "1 name D", "1 discard TC 9S"]
        .map(String::from)
        .to_vec();
    match replay(&record) {
        Replay::Played(played) => {
            assert!(
                played.legal[3].contains(&"1 discard 9S TC".to_string()),
                "{:?}",
                played.legal[3]
            );
        }
        Replay::Refused(refused) => panic!("{}", refused.error),
    }
}

#[test]
fn a_record_of_a_table_replays_to_the_same_end() {
    let mut draw = Draw(50);
    for seed in 0..2_000 {
        let game = random_game(&mut draw);
        let mut table = bower_rules::Table::new(game, seed, None);
        table.deal().expect("a deal");
        while let Some(by) = table.to_act() {
            let legal = table.legal();
            table.apply(by, *draw.of(&legal)).expect("legal");
        }
        let line = table.record().to_line();
        let Replay::Played(played) = replay(&Record::from_line(&line).expect("a record")) else {
            panic!("{line}");
        };
        assert_eq!(played.score, table.score().values(game.sides()));
        assert_eq!(
            played.winner.map(usize::from),
            table.winner().map(|v| v.side.index())
        );
        assert_eq!(played.phase, "score");
    }
}

#[test]
fn anything_typed_is_answered_and_nothing_panics() {
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        "\"game\"",
        ":",
        ",",
        "\"euchre\"",
        "\"rules\"",
        "\"hands\"",
        "null",
        "-1",
        "99999999999999999999",
        "\"moves\"",
        "\"0 discard\"",
        "\"1 bid 300\"",
        "\"seed\"",
        "7",
        "\"dealer\"",
        "\"\\u0000\"",
        "\"turn_up\"",
        "\"🂡\"",
        "true",
        "\"0 under 9C 9C 9C\"",
    ];
    let mut draw = Draw(51);
    for _ in 0..20_000 {
        let line: String = (0..draw.below(30)).map(|_| *draw.of(&pieces)).collect();
        if let Ok(record) = Record::from_line(&line) {
            let _ = replay(&record).to_line();
        }
    }
    let words = [
        "0", "1", "2", "3", "9", "-1", "pass", "order", "alone", "name", "NT", "H", "discard",
        "9C", "JK", "TD", "under", "best", "bid", "0x1", "tens", "numbers", "call", "suit", "play",
        "é", "", " ", "farmer",
    ];
    for _ in 0..20_000 {
        let preset = *draw.of(&Preset::ALL);
        let move_text = |draw: &mut Draw| {
            (0..draw.below(6))
                .map(|_| *draw.of(&words))
                .collect::<Vec<_>>()
                .join(" ")
        };
        let record = Record {
            game: preset.name().to_string(),
            seed: Some(draw.word()),
            moves: (0..draw.below(4)).map(|_| move_text(&mut draw)).collect(),
            ..Record::default()
        };
        let _ = replay(&record).to_line();
    }
}

/// What replay answers to the good record with one part changed.
fn answer(key: &str, value: Value) -> Value {
    let mut record = good();
    record[key] = value;
    let replay = match Record::from_line(&record.to_string()) {
        Ok(record) => replay(&record),
        Err(error) => Replay::refusal(&error),
    };
    serde_json::from_str(&replay.to_line()).expect("JSON")
}

fn error(answer: &Value) -> &str {
    answer["error"].as_str().unwrap_or_default()
}

#[test]
fn a_score_beyond_9999_is_refused_with_the_score_and_the_range() {
    let wrong = [
        json!(10_000),
        json!(-10_000),
        json!(32_767),
        json!(-32_768),
        json!(40_000),
        json!(1.5),
        json!("7"),
        serde_json::from_str("99999999999999999999").expect("JSON"),
    ];
    for points in wrong {
        for score in [json!([points, 0]), json!([0, points])] {
            let got = answer("score", score);
            assert_eq!(got["ok"], false, "{points}");
            assert_eq!(got["move"], Value::Null);
            let range = points.to_string().chars().take(8).collect::<String>();
            for wanted in ["score", range.as_str(), "-9999", "9999"] {
                assert!(error(&got).contains(wanted), "{points}: {}", error(&got));
            }
        }
    }
    for points in [9_999, -9_999] {
        assert_eq!(answer("score", json!([points, 0]))["score"][0], points);
    }
    let mut record = Record::from_line(GOOD.replace('\n', " ").as_str()).expect("a record");
    record.score = Some(vec![i16::MAX, i16::MIN]);
    assert_eq!(
        record.setup(),
        Err(RecordError::ScoreRange("32767".to_string()))
    );
}

#[test]
fn a_score_at_the_end_of_its_range_is_counted_on_without_turning_over() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let mut draw = Draw(52);
        for (seed, points) in [i16::MAX, i16::MIN]
            .into_iter()
            .cycle()
            .take(20)
            .enumerate()
        {
            let mut setup = Setup::deal(game, seed as u64, 0, None);
            setup.score = bower_rules::BySide::splat(points);
            let mut table = bower_rules::Table::with_setup(setup, 0);
            while let Some(by) = table.to_act() {
                let legal = table.legal();
                table.apply(by, *draw.of(&legal)).expect("legal");
            }
            for score in table.score().values(game.sides()) {
                assert_eq!(score.signum(), points.signum(), "{preset:?}");
            }
        }
    }
}

#[test]
fn a_key_that_no_record_has_is_refused_with_the_keys_it_has() {
    for key in ["expect", "open", "claims", "joker", "Score", "kity"] {
        let got = answer(key, json!([]));
        assert_eq!(got["move"], Value::Null);
        for wanted in [
            key, "game", "rules", "dealer", "seed", "deal", "hands", "turn_up", "kitty", "moves",
            "score",
        ] {
            assert!(error(&got).contains(wanted), "{}", error(&got));
        }
    }
    let full = Record::new(&Setup::deal(Game::preset(Preset::Euchre), 1, 0, None), &[]);
    assert!(Record::from_line(&full.to_line()).is_ok());
}

#[test]
fn a_number_or_true_and_false_in_quotes_is_refused_with_the_right_form() {
    let cases = [
        ("euchre", "target", "5", "number"),
        ("euchre", "lone_euchred", "4", "number"),
        ("napoleon", "seats", "4", "number"),
        ("buck", "start", "20", "number"),
        ("euchre", "stick_the_dealer", "true", "true or false"),
        ("bga", "stick_the_dealer", "true", "true or false"),
    ];
    for (game, option, value, form) in cases {
        let rules = [(option.to_string(), json!(value))].into_iter().collect();
        let record = Record {
            game: game.to_string(),
            rules,
            seed: Some(1),
            ..Record::default()
        };
        let text = record.setup().expect_err("quoted").to_string();
        assert!(text.contains(option) && text.contains(form), "{text}");
        // At the command line every value is a word.
        assert!(
            Game::from_name(game)
                .and_then(|g| g.with(option, value))
                .is_ok()
        );
    }
}

#[test]
fn a_seed_beside_cards_must_deal_them() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let dealt = Setup::deal(game, 7, 2, None);
        let mut record = Record::new(&dealt, &[]);
        (record.seed, record.deal) = (Some(7), Some(2));
        assert_eq!(record.setup().as_ref(), Ok(&dealt), "{preset:?}");
        for hand in record.hands.iter_mut().flatten().flatten() {
            hand.reverse();
        }
        assert_eq!(record.setup().as_ref(), Ok(&dealt), "{preset:?}");
        record.deal = Some(3);
        assert_eq!(record.setup(), Err(RecordError::NotTheSeeds("hand")));
        record.hands = None;
        let beside = match game.turns_up() {
            true => "turn-up",
            false => "kitty",
        };
        // No card of the double deck is left over.
        if game.undealt() > 1 {
            assert_eq!(record.setup(), Err(RecordError::NotTheSeeds(beside)));
        }
        record.turn_up = None;
        record.kitty = None;
        assert!(record.setup().is_ok());
    }
}

#[test]
fn a_kitty_whose_order_decides_who_gets_a_card_must_be_given() {
    let cases = [
        ("british", "going_under", json!("any_three"), false),
        ("two-handed", "dummy", json!(true), false),
        ("two-handed32", "dummy", json!(true), false),
        // All three are taken: their order is nothing to anybody.
        ("euchre", "going_under", json!("any_three"), true),
        ("british", "late_assist", json!(true), true),
    ];
    for (game, option, value, ok) in cases {
        let rules: serde_json::Map<_, _> = [(option.to_string(), value)].into_iter().collect();
        let dealt = Record {
            game: game.to_string(),
            rules: rules.clone(),
            seed: Some(3),
            ..Record::default()
        };
        let mut record = Record::new(&dealt.setup().expect("a deal"), &[]);
        assert!(record.setup().is_ok());
        record.kitty = None;
        match record.setup() {
            Ok(_) => assert!(ok, "{game} {option}"),
            Err(error) => {
                assert!(!ok, "{game}: {error}");
                assert_eq!(error, RecordError::NoKitty(option));
            }
        }
    }
}

#[test]
fn an_error_repeats_at_most_sixty_letters_of_what_it_read() {
    for letters in [100, 5_000] {
        repeats_little_of(&"é".repeat(letters));
    }
}

fn repeats_little_of(long: &str) {
    let mut lines = vec![
        answer(long, json!(1)),
        answer("game", json!(long)),
        answer("dealer", json!(long)),
        answer("rules", json!({ long: 1 })),
        answer("rules", json!({ "target": long })),
        answer("rules", json!({ "benny": long })),
        answer("rules", json!({ "stick_the_dealer": [long] })),
        answer("score", json!([long, 0])),
        answer("score", json!(long)),
        answer("turn_up", json!(long)),
        answer("kitty", json!([long])),
        answer("hands", json!([[long]])),
        answer("moves", json!([{ long: 1 }])),
    ];
    for words in [
        "", "9 ", "1 ", "1 order ", "1 name ", "1 play ", "1 bid ", "1  ",
    ] {
        lines.push(answer("moves", json!([format!("{words}{long}")])));
    }
    for got in lines {
        assert_eq!(got["ok"], false);
        let repeated = error(&got).chars().filter(|c| *c == 'é').count();
        assert!(repeated <= 60, "{}", error(&got));
        assert!(error(&got).chars().count() < 1_000, "{}", error(&got));
    }
}

#[test]
fn a_move_is_read_only_as_records_write_it() {
    let odd = [
        "+1 pass",
        "01 pass",
        " 1 pass",
        "1 pass ",
        "1  pass",
        "1\tpass",
        "1 order  alone",
        "1\u{a0}pass",
        "1 pass\n",
        "",
        "1",
        "1 ",
        "-1 pass",
    ];
    for text in odd {
        let got = answer("moves", json!([text]));
        assert_eq!(got["ok"], false, "{text:?}");
        assert_eq!(got["move"], 0, "{text:?}");
        assert_eq!(got["legal"].as_array().map(Vec::len), Some(3), "{text:?}");
    }
    assert_eq!(answer("moves", json!(["1 pass"]))["ok"], true);
    assert_eq!(answer("moves", json!(["1 order alone"]))["ok"], true);
}
