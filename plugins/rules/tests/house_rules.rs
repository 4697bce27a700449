//! §12.1 Options: names, values, where they apply, what excludes what, and that each does something.

mod common;

use bower_rules::{Game, Hand, OptionKind, Preset, Setup, Table};
use common::*;
use std::collections::BTreeSet;

const PRESETS: &[&str] = &[
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
];

fn names_of(game: &str) -> BTreeSet<&'static str> {
    Game::from_name(game)
        .expect("a preset")
        .options()
        .iter()
        .map(|o| o.name)
        .collect()
}

#[test]
fn s12_1_every_option_has_exactly_its_values_the_usual_first() {
    let to_99: Vec<String> = (1..=99).map(|n| n.to_string()).collect();
    let list = |text: &str| text.split(' ').map(str::to_string).collect::<Vec<_>>();
    let switch = || list("false true");
    let values = |game: &str, name: &str| {
        let options = Game::from_name(game).expect("a preset").options();
        options
            .into_iter()
            .find(|o| o.name == name)
            .map(|o| o.values)
            .unwrap_or_default()
    };
    for (game, name, want) in [
        ("euchre", "target", to_99.clone()),
        ("euchre", "stick_the_dealer", switch()),
        ("euchre", "all_pass", list("next_dealer same_dealer")),
        ("euchre", "no_trump", switch()),
        ("euchre", "low_no_trump", switch()),
        ("euchre", "loner_lead", list("eldest loner_left")),
        ("euchre", "canadian_loner", switch()),
        ("euchre", "defend_alone", list("off vs_lone_only any_maker")),
        ("euchre", "alone", switch()),
        ("euchre", "benny", list("none joker two_of_spades")),
        (
            "euchre",
            "benny_turned",
            list("dealer_names hearts dealer_proposes"),
        ),
        ("euchre", "joker_at_no_trump", list("sole_trump refused")),
        (
            "euchre",
            "redeal",
            list("off nines_and_tens no_ace_no_face"),
        ),
        (
            "euchre",
            "going_under",
            list("off three_of_a_rank any_three"),
        ),
        ("euchre", "natural_trump", list("off dealer all")),
        ("euchre", "discard_turn_up", switch()),
        ("euchre", "decline_turn_up", switch()),
        ("euchre", "late_assist", switch()),
        ("euchre", "sitting_hand", list("face_down face_up")),
        ("euchre", "lone_euchred", list("2 4")),
        ("euchre", "super_euchre", switch()),
        ("euchre", "loner_march", list("4 5")),
        (
            "euchre",
            "partners_best",
            list("off discard_first receive_first"),
        ),
        ("euchre", "laps", switch()),
        ("euchre", "slam", switch()),
        ("three-handed", "march", list("3 2")),
        ("three-handed", "set_back", switch()),
        ("napoleon", "seats", list("4 2 3 5 6")),
        ("napoleon", "payments", list("A B C")),
        ("napoleon", "min_bid", list("3 2")),
        ("napoleon", "misere", switch()),
        ("napoleon", "wellington", switch()),
        ("napoleon", "blucher", switch()),
        ("buck", "start", list("25 15 20")),
    ] {
        assert_eq!(values(game, name), want, "{game} {name}");
    }
}

#[test]
fn s12_1_which_games_have_which_options() {
    let has = |option: &str| -> BTreeSet<&str> {
        PRESETS
            .iter()
            .copied()
            .filter(|game| names_of(game).contains(option))
            .collect()
    };
    let four = "euchre bga hoyle british cornwall classic32 euchre28 railroad";
    let two_and_three = "two-handed two-handed25 two-handed32 three-handed";
    let set = |text: &str| -> BTreeSet<&'static str> {
        PRESETS
            .iter()
            .copied()
            .filter(|p| text.split(' ').any(|t| t == *p))
            .collect()
    };
    let turn_up = format!("{four} {two_and_three} six-handed call-ace");
    for option in ["loner_lead", "canadian_loner", "alone", "loner_march"] {
        assert_eq!(has(option), set(&format!("{four} six-handed")), "{option}");
    }
    for option in [
        "defend_alone",
        "late_assist",
        "lone_euchred",
        "laps",
        "slam",
    ] {
        assert_eq!(has(option), set(four), "{option}");
    }
    for option in ["benny", "benny_turned", "super_euchre", "no_trump"] {
        assert_eq!(has(option), set(&turn_up), "{option}");
    }
    for option in [
        "stick_the_dealer",
        "all_pass",
        "natural_trump",
        "discard_turn_up",
        "decline_turn_up",
    ] {
        assert_eq!(has(option), set(&format!("{turn_up} buck")), "{option}");
    }
    assert_eq!(has("low_no_trump"), set(&format!("{turn_up} bid")));
    assert_eq!(has("march"), set("three-handed"));
    assert_eq!(has("set_back"), set("three-handed"));
    for option in [
        "seats",
        "payments",
        "min_bid",
        "misere",
        "wellington",
        "blucher",
    ] {
        assert_eq!(has(option), set("napoleon"), "{option}");
    }
    assert_eq!(has("start"), set("buck"));
    assert_eq!(has("sitting_hand"), set(&format!("{four} six-handed west")));
    assert!(!has("redeal").contains("classic32") && !has("redeal").contains("six-handed"));
    assert!(!has("going_under").contains("euchre28") && has("going_under").contains("british"));
    let counts_up: BTreeSet<&str> = PRESETS
        .iter()
        .copied()
        .filter(|p| !["napoleon", "buck"].contains(p))
        .collect();
    assert_eq!(has("target"), counts_up);
}

#[test]
fn s12_1_an_option_a_game_cannot_have_is_refused_with_both_names() {
    for (game, option, value) in [
        ("two-handed", "defend_alone", "any_maker"),
        ("euchre", "march", "2"),
        ("west", "no_trump", "true"),
        ("classic32", "redeal", "nines_and_tens"),
        ("euchre28", "going_under", "any_three"),
        ("buck", "target", "12"),
        ("three-handed", "canadian_loner", "true"),
        ("hasenpfeffer", "stick_the_dealer", "true"),
        ("call-ace", "alone", "false"),
    ] {
        let error = Game::from_name(game).expect("a preset").with(option, value);
        let text = error.expect_err("refused").to_string();
        assert!(text.contains(game) && text.contains(option), "{text}");
    }
}

#[test]
fn s12_1_pairs_that_exclude_are_refused_with_both_names() {
    let pairs: &[(&str, &[(&str, &str)])] = &[
        (
            "euchre",
            &[("redeal", "nines_and_tens"), ("going_under", "any_three")],
        ),
        (
            "british",
            &[("joker_at_no_trump", "refused"), ("no_trump", "true")],
        ),
        (
            "british",
            &[("joker_at_no_trump", "refused"), ("low_no_trump", "true")],
        ),
        ("euchre", &[("alone", "false"), ("canadian_loner", "true")]),
        (
            "euchre",
            &[("alone", "false"), ("loner_lead", "loner_left")],
        ),
        ("euchre", &[("alone", "false"), ("lone_euchred", "4")]),
        ("euchre", &[("alone", "false"), ("loner_march", "5")]),
        (
            "euchre",
            &[("alone", "false"), ("partners_best", "discard_first")],
        ),
        (
            "euchre",
            &[("alone", "false"), ("defend_alone", "vs_lone_only")],
        ),
    ];
    for (name, pair) in pairs {
        for order in [[0, 1], [1, 0]] {
            let options = order.map(|i| pair[i]);
            let game = Game::from_name(name).expect("a preset");
            let text = game.with_all(options).expect_err("excluded").to_string();
            assert!(
                text.contains(pair[0].0) && text.contains(pair[1].0),
                "{text}"
            );
        }
        // Each by itself is fine.
        for one in *pair {
            assert!(
                Game::from_name(name)
                    .expect("a preset")
                    .with(one.0, one.1)
                    .is_ok(),
                "{one:?}"
            );
        }
    }
    let game = Game::from_name("euchre").expect("a preset");
    let text = game
        .with("benny_turned", "hearts")
        .expect_err("no benny")
        .to_string();
    assert!(
        text.contains("benny_turned") && text.contains("benny"),
        "{text}"
    );
    // All else combines.
    assert!(
        game.with_all([("alone", "false"), ("defend_alone", "any_maker")])
            .is_ok()
    );
    assert!(
        game.with_all([("stick_the_dealer", "true"), ("all_pass", "same_dealer")])
            .is_ok()
    );
    assert!(
        game.with_all([("discard_turn_up", "true"), ("decline_turn_up", "true")])
            .is_ok()
    );
}

#[test]
fn s12_1_a_value_equal_to_the_presets_is_accepted() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        for option in game.options() {
            assert_eq!(
                game.with(option.name, &option.usual),
                Ok(game),
                "{}",
                option.name
            );
        }
        assert!(game.differs().is_empty());
    }
    assert!(game("six-handed", &[("alone", "false")]).rules.loner_march == 5);
    assert!(game("railroad", &[("benny", "none")]).differs().len() == 1);
}

#[test]
fn s12_1_unknown_names_and_values_are_answered_with_the_right_ones() {
    let game = Game::preset(Preset::Euchre);
    let text = game
        .with("stick_dealer", "true")
        .expect_err("unknown")
        .to_string();
    assert!(
        text.contains("stick_dealer") && text.contains("stick_the_dealer"),
        "{text}"
    );
    let text = game
        .with("benny", "jester")
        .expect_err("unknown")
        .to_string();
    assert!(
        text.contains("jester") && text.contains("two_of_spades"),
        "{text}"
    );
    for target in ["0", "100", "-1", "ten", "10.0"] {
        let text = game
            .with("target", target)
            .expect_err("unknown")
            .to_string();
        assert!(text.contains("1 to 99"), "{text}");
    }
    let text = Game::from_name("whist").expect_err("unknown").to_string();
    assert!(
        text.contains("whist") && text.contains("three-handed"),
        "{text}"
    );
}

#[test]
fn s12_1_options_set_one_by_one_and_together_are_the_same_game() {
    let one = game("euchre", &[])
        .with("benny", "joker")
        .and_then(|g| g.with("benny_turned", "hearts"));
    let both = game("euchre", &[("benny_turned", "hearts"), ("benny", "joker")]);
    assert_eq!(one, Ok(both));
    assert_eq!(
        both.differs(),
        [
            ("benny", "joker".to_string()),
            ("benny_turned", "hearts".to_string())
        ]
    );
}

#[test]
fn an_option_excluded_by_another_says_so_in_the_list() {
    let game = game("euchre", &[("alone", "false")]);
    let info = |name| {
        game.options()
            .into_iter()
            .find(|o| o.name == name)
            .expect("an option")
    };
    assert!(
        info("canadian_loner")
            .excluded
            .is_some_and(|why| why.contains("alone"))
    );
    assert!(info("stick_the_dealer").excluded.is_none());
    assert!(
        info("defend_alone").excluded.is_none(),
        "any_maker is still open"
    );
    assert_eq!(info("target").kind, OptionKind::Number);
    assert_eq!(info("alone").kind, OptionKind::Switch);
}

/// What shows of a game in many deals: the legal moves, the events, the results, who wins and how.
fn trace(game: Game, seed: u64) -> String {
    let mut seen = String::new();
    let mut draw = Draw(seed);
    let mut table = Table::new(game, seed, None);
    for _ in 0..6 {
        if table.winner().is_some() {
            break;
        }
        let events = table.deal().expect("a deal");
        seen += &format!("{events:?}");
        while let Some(by) = table.to_act() {
            let legal = table.legal();
            seen += &format!("{by}{legal:?}");
            // Mostly the bolder moves, so that calls are made; now and then a pass.
            let action = match draw.below(4) {
                0 => legal[0],
                _ => legal[draw.below(legal.len())],
            };
            seen += &format!("{:?}", table.apply(by, action).expect("legal"));
            seen += &format!("{:?}", table.view(by).hand().face_up(by));
        }
    }
    seen
}

/// Options that need another one, or a rare hand, before they can show.
fn company(option: &str, value: &str) -> Vec<(&'static str, &'static str)> {
    match (option, value) {
        ("benny_turned", _) => vec![("benny", "joker")],
        // A stuck dealer lets no deal go by.
        ("all_pass", _) => vec![("stick_the_dealer", "false")],
        // Some presets have what only goes with playing alone.
        ("alone", _) => {
            vec![
                ("canadian_loner", "false"),
                ("defend_alone", "off"),
                ("partners_best", "off"),
            ]
        }
        _ => Vec::new(),
    }
}

#[test]
fn s12_1_each_option_changes_something_in_each_game_it_applies_to() {
    for name in PRESETS {
        let preset = Game::from_name(name).expect("a preset");
        for option in preset.options() {
            for value in option.values.iter().filter(|v| **v != option.usual) {
                if option.name == "target" && !["1", "5"].contains(&value.as_str()) {
                    continue;
                }
                if option.name == "deals" && value != "1" {
                    continue;
                }
                let base = company(option.name, value)
                    .into_iter()
                    .filter(|(o, _)| names_of(name).contains(o))
                    .try_fold(preset, |game, (o, v)| game.with(o, v));
                let base = base.expect("company goes with the preset");
                let with = base.with(option.name, value).expect("they go together");
                if option.name == "joker_at_no_trump" {
                    // What it changes is which games there are.
                    let both = [("benny", "joker"), ("no_trump", "true")];
                    assert!(preset.with_all(both).is_ok(), "{name}");
                    let none = [
                        ("benny", "none"),
                        ("no_trump", "false"),
                        (option.name, value),
                    ];
                    let refused = preset.with_all(none).expect("no benny yet").with_all(both);
                    assert!(refused.is_err(), "{name}");
                    continue;
                }
                let rare = ["redeal", "going_under"].contains(&option.name);
                let tries = if rare { 4000 } else { 400 };
                let differs = (0..tries).any(|seed| match option.name {
                    // Laps and slams are seen when a game is won.
                    "laps" | "slam" => won(with, seed) != won(base, seed),
                    "target" | "deals" => won(with, seed) != won(base, seed),
                    _ => trace(with, seed) != trace(base, seed),
                });
                assert!(differs, "{name}: {} = {value} changes nothing", option.name);
            }
        }
    }
}

/// How a game played by a rule of thumb ends.
fn won(game: Game, seed: u64) -> String {
    let mut table = Table::new(game, seed, None);
    let mut draw = Draw(seed);
    while table.winner().is_none() && table.deals() < 60 {
        if table.awaiting_deal() {
            table.deal().expect("a deal");
        }
        while let Some(by) = table.to_act() {
            let legal = table.legal();
            let action = legal[draw.below(legal.len())];
            table.apply(by, action).expect("legal");
        }
    }
    let next = table.rematch(seed + 1);
    format!(
        "{:?} {:?} {:?}",
        table.winner(),
        table.score(),
        next.score()
    )
}

#[test]
fn s12_1_a_hand_of_every_preset_begins_with_a_legal_move() {
    for preset in Preset::ALL {
        for seed in 0..50 {
            let hand = Hand::new(&Setup::deal(Game::preset(preset), seed, 0, None));
            assert!(!hand.legal().is_empty(), "{}", preset.name());
        }
    }
}
