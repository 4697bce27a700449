//! What a rule card tells, in a player's words.

use bower_rules::{
    AllPass, Attribute, Benny, BennyTurned, Deck, DefendAlone, Game, LonerLead, PartnersBest,
    Preset, Shape, SittingHand, Suit, Trump, Value,
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
            let words = match part {
                "naming" => core::iter::once(words).chain(again(game)).collect(),
                "playing" => lead(game).into_iter().chain([words]).collect(),
                _ => vec![words],
            };
            let words = words.join(" ");
            (words != "-").then(|| (text(&format!("card-{part}")), words))
        })
        .collect()
}

/// What becomes of a hand for which nobody names trump, where a second round can end so.
fn again(game: &Game) -> Option<String> {
    let asked_again = game.turns_up() && family(game.preset) != "west";
    if !asked_again || game.rules.dealer_is_stuck() {
        return None;
    }
    let key = match game.rules.all_pass {
        AllPass::NextDealer => "card-again-next",
        AllPass::SameDealer => "card-again-same",
    };
    find(key, &args(game))
}

/// Who leads to the first trick, where no sentence of the game's own says so.
fn lead(game: &Game) -> Option<String> {
    if !matches!(family(game.preset), "euchre" | "west" | "call") {
        return None;
    }
    let left_out = game.rules.alone && game.partnerships();
    Some(text(match game.rules.loner_lead {
        _ if !left_out => "card-lead",
        LonerLead::Eldest => "card-lead-alone",
        LonerLead::LonerLeft => "card-lead-loner-left",
    }))
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
    if rules.decline_turn_up {
        more.push(("decline_turn_up", "card-more-decline"));
    }
    if rules.discard_turn_up {
        more.push(("discard_turn_up", "card-more-own"));
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

    /// §1.3 Opening lead, §3.3 Loner starts last, §8 and §9: somebody leads to the first trick of every game.
    #[test]
    fn every_card_says_who_leads_first() {
        for preset in Preset::ALL {
            let words = words(&Game::preset(preset));
            assert!(words.contains(" leads"), "{preset:?}: {words}");
        }
        let lead = |game: &Game| {
            let words = words(game);
            let at = words.find("dealer’s left leads").expect("it is said");
            words[at..].split('.').next().unwrap_or_default().to_owned()
        };
        let plain = Game::preset(Preset::Euchre);
        assert!(lead(&plain).contains("sits out"));
        let switched = plain.with("loner_lead", "loner_left").expect("its option");
        assert!(lead(&switched).contains("maker’s left"));
        let together = plain.with("alone", "false").expect("its option");
        assert_eq!(lead(&together), "dealer’s left leads");
    }

    /// §2 All 8 pass, §3.1 Stick the dealer, §4.1: who deals where nobody names trump.
    #[test]
    fn the_card_says_who_deals_when_all_pass_unless_that_cannot_be() {
        for preset in Preset::ALL {
            let game = Game::preset(preset);
            let words = words(&game);
            let told = words.contains("deals") || words.contains("deal moves on");
            let named = match family(preset) {
                "west" | "double" => true,
                _ => game.rules.dealer_is_stuck(),
            };
            assert_ne!(told, named, "{preset:?}: {words}");
        }
        let plain = Game::preset(Preset::Euchre);
        let same = plain.with("all_pass", "same_dealer").expect("its option");
        assert!(words(&same).contains("the same player deals anew"));
        let stuck = plain.with("stick_the_dealer", "true").expect("its option");
        assert!(!words(&stuck).contains("deals"));
    }

    /// §2 Pick-up, §4.1: the dealer throws any card but the one taken; options let him throw that one too, or leave it.
    #[test]
    fn the_card_says_what_a_dealer_may_throw_and_where_he_may_leave_the_card_turned() {
        let leaves = |game: &Game| words(game).contains("may leave the card turned");
        let throws = |game: &Game| words(game).contains("very card just taken");
        for preset in [Preset::Euchre, Preset::ThreeHanded, Preset::CallAce] {
            let game = Game::preset(preset);
            assert!(words(&game).contains("throws another"), "{preset:?}");
            assert!(!leaves(&game) && !throws(&game), "{preset:?}");
            let free = game
                .with("discard_turn_up", "true")
                .and_then(|game| game.with("decline_turn_up", "true"))
                .expect("its options");
            assert!(leaves(&free) && throws(&free), "{preset:?}");
        }
        let two = Game::preset(Preset::TwoHanded);
        assert!(leaves(&two));
        let must = two.with("decline_turn_up", "false").expect("its option");
        assert!(!leaves(&must));
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
