//! What a rule card tells, in a player's words.

use bower_rules::{
    Attribute, Benny, BennyTurned, Deck, DefendAlone, Game, PartnersBest, Preset, Shape,
    SittingHand, Suit, Trump, Value,
};
use bower_words::{Value as Arg, find, text};

/// Which family of rules a game's card is written for.
pub fn family(preset: Preset) -> &'static str {
    match preset {
        Preset::TwoHanded | Preset::TwoHanded25 | Preset::TwoHanded32 => "two",
        Preset::ThreeHanded => "three",
        Preset::West | Preset::West2 => "west",
        Preset::Hasenpfeffer => "hasenpfeffer",
        Preset::Pepper => "pepper",
        Preset::Napoleon => "napoleon",
        Preset::Auction => "auction",
        Preset::Bid => "bid",
        Preset::DoubleBid => "double",
        Preset::Buck => "buck",
        Preset::CallAce => "call",
        _ => "euchre",
    }
}

/// What stands in the places of the card's sentences.
pub fn args(game: &Game) -> Vec<(&'static str, Arg<'static>)> {
    let most = i64::from(game.hand_size());
    vec![
        ("cards", most.into()),
        ("need", (most / 2 + 1).into()),
        ("target", game.target().map_or(0, i64::from).into()),
        ("pack", i64::from(game.pack().cards().len()).into()),
        ("seats", i64::from(game.seats()).into()),
        ("start", i64::from(game.rules.start).into()),
        ("deals", i64::from(game.rules.deals).into()),
        ("march", i64::from(game.rules.march).into()),
        ("loner", i64::from(game.rules.loner_march).into()),
        ("lone-euchred", i64::from(game.rules.lone_euchred).into()),
    ]
}

/// The paragraphs of a card: heading, words.
pub fn paragraphs(game: &Game) -> Vec<(String, String)> {
    let family = family(game.preset);
    let args = args(game);
    ["deal", "naming", "alone", "playing"]
        .into_iter()
        .filter(|part| *part != "alone" || (game.rules.alone && game.partnerships()))
        .filter_map(|part| {
            let words = find(&format!("card-{family}-{part}"), &args)
                .or_else(|| find(&format!("card-euchre-{part}"), &args))?;
            (words != "-").then(|| (text(&format!("card-{part}")), words))
        })
        .collect()
}

/// What this game has beyond the plain one, in words; empty where there is nothing.
pub fn more_in_words(game: &Game) -> String {
    let words: Vec<String> = more(game).into_iter().map(|(_, key)| text(key)).collect();
    words.join(" ")
}

/// What this game has beyond the plain one: the option, and the sentence that tells it.
pub fn more(game: &Game) -> Vec<(&'static str, &'static str)> {
    if !game.turns_up() || matches!(family(game.preset), "west" | "buck") {
        return Vec::new();
    }
    let rules = &game.rules;
    let mut more = Vec::new();
    let turned = match rules.benny {
        Benny::None => None,
        Benny::Joker => Some("card-more-joker"),
        Benny::TwoOfSpades => Some("card-more-two-of-spades"),
    };
    if let Some(benny) = turned {
        more.push(("benny", benny));
        more.push((
            "benny_turned",
            match rules.benny_turned {
                BennyTurned::DealerNames => "card-more-dealer-names",
                BennyTurned::Hearts => "card-more-hearts",
                BennyTurned::DealerProposes => "card-more-dealer-proposes",
            },
        ));
    }
    if rules.dealer_is_stuck() {
        more.push(("stick_the_dealer", "card-more-stick"));
    }
    if game.partnerships() {
        if rules.late_assist {
            more.push(("late_assist", "card-more-late-assist"));
        }
        if rules.canadian_loner {
            more.push(("canadian_loner", "card-more-canadian"));
        }
        match rules.defend_alone {
            DefendAlone::Off => {}
            DefendAlone::VsLoneOnly => more.push(("defend_alone", "card-more-defend-lone")),
            DefendAlone::AnyMaker => more.push(("defend_alone", "card-more-defend-any")),
        }
        if rules.partners_best != PartnersBest::Off {
            more.push(("partners_best", "card-more-best"));
        }
        if rules.sitting_hand == SittingHand::FaceUp {
            more.push(("sitting_hand", "card-more-sitting"));
        }
    }
    more
}

/// The lines of the score: what for, to whom, how much.
pub fn score(game: &Game) -> Vec<(String, String, String)> {
    let family = family(game.preset);
    let rules = &game.rules;
    let args = args(game);
    let turn_up = matches!(family, "euchre" | "two" | "three");
    let lines = (1..=7).map_while(|n| {
        match (family, n) {
            ("three", 3) if rules.set_back => find("score-set-back", &args),
            // Two play West without loners.
            ("west", 5..) if !game.partnerships() => None,
            _ => find(&format!("score-{family}-{n}"), &args),
        }
    });
    let alone = rules.alone && game.partnerships();
    let mut lines: Vec<String> = lines.collect();
    if turn_up && alone && rules.lone_euchred != 2 {
        lines.extend(find("score-lone-euchred", &args));
    }
    if turn_up && alone && rules.defend_alone != DefendAlone::Off {
        lines.extend(find("score-defender", &args));
    }
    // A line is written as "what for | to whom | how much".
    lines
        .iter()
        .filter_map(|line| {
            let mut parts = line.split('|').map(|part| part.trim().to_owned());
            Some((parts.next()?, parts.next()?, parts.next()?))
        })
        .collect()
}

/// The trump that the card shows in cards: hearts; at West circles, with tens by colours.
pub fn example(game: &Game) -> Trump {
    if game.pack().deck() == Deck::West {
        Trump::West {
            trump: Value::Shape(Shape::Circle),
            tens: Some(Attribute::Colours),
        }
    } else {
        Trump::Suit(Suit::Hearts)
    }
}

/// The trumps of the example, from the top.
pub fn trumps(game: &Game) -> Vec<bower_rules::Card> {
    let Some(ranking) = game.ranking(example(game)) else {
        return Vec::new();
    };
    let mut cards: Vec<bower_rules::Card> = game
        .pack()
        .cards()
        .iter()
        .filter(|card| ranking.is_trump(*card))
        .collect();
    cards.sort_by_key(|card| std::cmp::Reverse(ranking.strength(*card)));
    cards.dedup_by_key(|card| game.pack().face(*card));
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(game: &Game) -> String {
        paragraphs(game)
            .into_iter()
            .map(|(_, words)| words)
            .chain([more_in_words(game)])
            .collect::<Vec<_>>()
            .join("\n")
    }

    fn points(game: &Game) -> Vec<String> {
        score(game).into_iter().map(|(.., points)| points).collect()
    }

    #[test]
    fn the_card_of_a_game_with_a_joker_says_what_it_is_and_what_it_means_turned_up() {
        let english = Game::preset(Preset::Hoyle)
            .with("benny", "joker")
            .expect("Hoyle's English rules");
        for game in [
            Game::preset(Preset::TwoHanded25),
            Game::preset(Preset::British),
            Game::preset(Preset::Railroad),
            english,
        ] {
            let words = words(&game);
            assert!(words.contains("joker"), "{}: {words}", game.name());
            assert!(words.contains("turned up"), "{}: {words}", game.name());
        }
        assert!(!words(&Game::preset(Preset::TwoHanded)).contains("joker"));
    }

    /// §3.5 Lone defender: he scores four for a euchre. §3.11: the sitting partner's hand lies open, the dealer's partner
    /// is asked once more.
    #[test]
    fn hoyles_card_tells_the_third_round_the_open_hand_and_the_assist() {
        let game = Game::preset(Preset::Hoyle);
        let words = words(&game);
        for part in ["defend alone", "face up", "once more"] {
            assert!(words.contains(part), "{part}: {words}");
        }
        assert_eq!(points(&game), ["1", "2", "4", "2", "4"]);
        assert_eq!(points(&Game::preset(Preset::Euchre)), ["1", "2", "4", "2"]);
    }

    /// §5: march three, a euchre two to each, or two from the maker.
    #[test]
    fn the_three_handed_card_scores_as_the_rules_do() {
        let game = Game::preset(Preset::ThreeHanded);
        assert_eq!(points(&game), ["1", "3", "2"]);
        let set_back = game.with("set_back", "true").expect("an option of it");
        assert_eq!(points(&set_back), ["1", "3", "−2"]);
    }

    /// §10.5 Scoring: no loners for two.
    #[test]
    fn wests_card_for_two_has_no_loners() {
        let (four, two) = (Game::preset(Preset::West), Game::preset(Preset::West2));
        assert_eq!(points(&four), ["3", "2", "1", "3", "6", "3"]);
        assert_eq!(points(&two), ["3", "2", "1", "3"]);
        assert!(words(&four).contains("alone"));
        assert!(!words(&two).contains("alone"), "{}", words(&two));
    }

    /// §4.1: no alone; three or four tricks one point, all five two, a euchre two.
    #[test]
    fn the_cards_for_two_score_as_the_rules_do() {
        for preset in [Preset::TwoHanded, Preset::TwoHanded25, Preset::TwoHanded32] {
            let game = Game::preset(preset);
            assert_eq!(points(&game), ["1", "2", "2"], "{}", game.name());
            assert!(!words(&game).contains("alone"), "{}", game.name());
        }
    }
}
