//! What is put together of names has words too: every game, every house rule with its values, every key.

use bower_rules::{Game, Preset};
use bower_stage::Act;
use bower_words::{find, knows};

/// The keys among these that have no words.
fn missing(keys: impl IntoIterator<Item = String>) -> Vec<String> {
    keys.into_iter().filter(|key| !knows(key)).collect()
}

#[test]
fn every_game_has_a_name_a_line_and_a_description() {
    let keys = Preset::ALL.into_iter().flat_map(|preset| {
        ["", "-line", "-blurb"].map(|part| format!("game-{}{part}", preset.name()))
    });
    assert_eq!(missing(keys), Vec::<String>::new());
}

#[test]
fn every_house_rule_of_every_game_has_a_name_and_says_what_it_does() {
    let mut keys = Vec::new();
    for preset in Preset::ALL {
        for info in Game::preset(preset).options() {
            let name = info.name.replace('_', "-");
            keys.push(format!("option-{name}"));
            keys.push(format!("option-{name}-line"));
        }
    }
    assert_eq!(missing(keys), Vec::<String>::new());
}

#[test]
fn every_value_of_a_house_rule_that_is_a_word_has_a_name() {
    let mut without = Vec::new();
    for preset in Preset::ALL {
        for info in Game::preset(preset).options() {
            for value in &info.values {
                let number = value.parse::<i32>().is_ok();
                let letter = value.len() == 1;
                let value = value.replace('_', "-");
                let own = format!("value-{}-{value}", info.name.replace('_', "-"));
                if !number && !letter && !knows(&own) && !knows(&format!("value-{value}")) {
                    without.push(own);
                }
            }
        }
    }
    assert_eq!(without, Vec::<String>::new());
}

#[test]
fn every_act_of_a_key_has_a_name_and_a_prompt() {
    let keys = Act::ALL
        .into_iter()
        .map(|act| format!("act-{}", act.name()));
    assert_eq!(missing(keys), Vec::<String>::new());
    let keys = Act::ALL
        .into_iter()
        .filter(|act| !matches!(act, Act::Nth(_)))
        .map(|act| format!("prompt-{}", act.name()));
    assert_eq!(missing(keys), Vec::<String>::new());
}

#[test]
fn every_family_of_rule_cards_says_how_it_goes() {
    for family in [
        "euchre",
        "two",
        "three",
        "west",
        "hasenpfeffer",
        "pepper",
        "napoleon",
        "auction",
        "bid",
        "double",
        "buck",
        "call",
    ] {
        let args: Vec<(&'static str, bower_words::Value<'_>)> = [
            "cards",
            "need",
            "target",
            "pack",
            "seats",
            "start",
            "deals",
            "march",
            "loner",
            "lone-euchred",
        ]
        .into_iter()
        .map(|name| (name, 1.into()))
        .collect();
        for part in ["about", "deal", "naming", "alone", "playing"] {
            assert!(
                find(&format!("card-{family}-{part}"), &args).is_some(),
                "{family} {part}"
            );
        }
        let line = find(&format!("score-{family}-1"), &args).expect(family);
        assert_eq!(line.split('|').count(), 3, "{line}");
    }
}
