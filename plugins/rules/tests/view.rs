//! §12.3 What a seat may know.

mod common;

use bower_rules::{
    Action, Ask, BySeat, CardSet, Cards, Event, Game, Preset, Record, Seat, SeenAction, Setup,
    Table, View,
};
use common::*;
use std::collections::BTreeSet;

/// How many positions to look at: more with `BOWER_HANDS`, as for the random hands.
fn views() -> u64 {
    std::env::var("BOWER_HANDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(100_000_u64)
        / 16
}

/// A table of a random game, stopped at a random moment of its first deal.
fn moment(draw: &mut Draw, game: Game, seed: u64) -> Table {
    let mut table = Table::new(game, seed, None);
    table.deal().expect("a deal");
    for _ in 0..draw.below(45) {
        let Some(seat) = table.to_act() else { break };
        let seldom = [
            Ask::LedSuit,
            Ask::BestGive,
            Ask::BestDiscard,
            Ask::AloneBlind,
        ];
        if seldom.contains(&table.hand().ask()) && draw.below(2) == 0 {
            break;
        }
        let legal = table.legal();
        let action = match draw.below(4) {
            0 => legal[0],
            _ => *draw.of(&legal),
        };
        table.apply(seat, action).expect("legal");
    }
    table
}

/// Exchanges two cards that the viewer cannot see, everywhere: in the deal and in the moves.
fn exchanged(
    setup: &Setup,
    moves: &[(Seat, Action)],
    a: bower_rules::Card,
    b: bower_rules::Card,
) -> (Setup, Vec<(Seat, Action)>) {
    let swap = |card| {
        if card == a {
            b
        } else if card == b {
            a
        } else {
            card
        }
    };
    let set = |cards: CardSet| cards.iter().map(swap).collect::<CardSet>();
    let mut other = setup.clone();
    for seat in Seat::all(setup.game.seats()) {
        other.hands[seat] = set(setup.hands[seat]);
    }
    other.kitty = setup.kitty.iter().map(|c| swap(*c)).collect();
    let moves = moves.iter().map(|(seat, action)| {
        let action = match action {
            Action::Discard(cards) => {
                Action::Discard(Cards::from_set(set(cards.set())).expect("as many"))
            }
            Action::Best(Some(card)) => Action::Best(Some(swap(*card))),
            other => *other,
        };
        (*seat, action)
    });
    (other, moves.collect())
}

/// The same moves on the exchanged cards, where they are still legal.
fn replayed(setup: &Setup, moves: &[(Seat, Action)]) -> Option<Table> {
    let mut table = Table::with_setup(setup.clone(), 0);
    for (seat, action) in moves {
        table.apply(*seat, *action).ok()?;
    }
    Some(table)
}

#[test]
fn permuting_the_cards_a_seat_cannot_see_leaves_its_view_equal() {
    let mut draw = Draw(40);
    let (mut asks, mut presets) = (BTreeSet::new(), BTreeSet::new());
    let mut tried = 0;
    for seed in 0..60_000 {
        let game = match seed % 3 {
            0 => random_game(&mut draw),
            1 => Game::preset(Preset::ALL[seed as usize / 3 % Preset::ALL.len()]),
            // Questions that are seldom asked.
            _ if seed % 2 == 0 => game("railroad", &[("partners_best", "receive_first")]),
            _ => game(
                "british",
                &[("redeal", "no_ace_no_face"), ("no_trump", "true")],
            ),
        };
        let table = moment(&mut draw, game, seed);
        let setup = table.setup().expect("dealt");
        let viewer = Seat::new(draw.below(game.seats() as usize) as u8).expect("a seat");
        let view = table.view(viewer);
        let unseen: Vec<_> = view.unseen().iter().collect();
        let blind = view.hand().ask() == Ask::NameBlind;
        if unseen.len() < 2 {
            continue;
        }
        let (a, b) = (*draw.of(&unseen), *draw.of(&unseen));
        // A turn-up that may have been thrown again has a place of its own.
        // So has a card that the viewer gave away.
        let own = setup.hands[viewer];
        if [Some(a), Some(b)].contains(&setup.turn_up)
            || !blind && (own.contains(a) || own.contains(b))
        {
            continue;
        }
        let (other, moves) = exchanged(setup, table.moves(), a, b);
        let Some(other) = replayed(&other, &moves) else {
            continue;
        };
        let ask = table.hand().ask();
        // The position itself may differ where a hidden hand decides what is asked.
        if other.hand().ask() != ask || other.to_act() != table.to_act() {
            continue;
        }
        // Copies of a card in a double deck are alike, and may have changed places in play.
        assert_eq!(other.view(viewer).to_json(), view.to_json());
        if game.preset != Preset::DoubleBid {
            assert_eq!(other.view(viewer), view, "{game:?} {ask:?}");
        }
        asks.insert(ask);
        presets.insert(game.preset);
        tried += 1;
    }
    assert!(tried > 20_000, "{tried}");
    assert_eq!(presets.len(), Preset::ALL.len());
    let all = [
        Ask::NameBlind,
        Ask::Claim,
        Ask::Round1,
        Ask::LateAssist,
        Ask::Round2,
        Ask::Tens,
        Ask::PickUp,
        Ask::AloneBlind,
        Ask::LoneTurn,
        Ask::DefendAlone,
        Ask::BestAsk,
        Ask::BestGive,
        Ask::BestDiscard,
        Ask::Bid,
        Ask::NameTrump,
        Ask::Widow,
        Ask::CallCard,
        Ask::StayOrDrop,
        Ask::LedSuit,
        Ask::Play,
        Ask::Over,
    ];
    for ask in all {
        assert!(asks.contains(&ask), "{ask:?} was never looked at");
    }
}

#[test]
fn a_view_holds_no_card_that_its_seat_may_not_know() {
    let mut draw = Draw(41);
    for seed in 0..views() {
        let game = random_game(&mut draw);
        let table = moment(&mut draw, game, seed);
        for viewer in Seat::all(game.seats()) {
            let view = table.view(viewer);
            let hand = view.hand();
            assert_eq!(hand.viewer(), Some(viewer));
            assert!(hand.kitty().is_empty());
            for seat in Seat::all(game.seats()) {
                assert_eq!(view.count(seat), table.hand().count(seat));
                if seat == viewer {
                    let blind = hand.ask() == Ask::NameBlind;
                    assert!(blind || hand.cards(seat) == table.hand().cards(seat));
                } else {
                    assert!(hand.cards(seat).is_empty() || table.hand().face_up(seat));
                    assert!(hand.thrown(seat).is_empty());
                    // What it is known to hold, it holds.
                    assert!(
                        table.hand().cards(seat).contains_all(view.known(seat)),
                        "{:?}",
                        hand.ask()
                    );
                    let maybe = view.possible(seat);
                    assert!(
                        maybe.contains_all(table.hand().cards(seat)),
                        "{game:?} {:?}",
                        hand.ask()
                    );
                }
            }
            // The places of cards: unseen, known or dead, and nothing twice.
            let dead = view.dead();
            assert!(view.unseen().intersection(dead).is_empty());
            assert_eq!(view.legal().is_empty(), hand.to_act() != Some(viewer));
            if hand.to_act() == Some(viewer) {
                assert_eq!(view.legal(), table.legal());
            }
        }
    }
}

#[test]
fn a_view_and_its_json_are_the_same_view() {
    let mut draw = Draw(42);
    let rich = game(
        "hoyle",
        &[
            ("going_under", "any_three"),
            ("partners_best", "receive_first"),
            ("canadian_loner", "true"),
        ],
    );
    for seed in 0..views() {
        let game = match seed % 4 {
            0 => rich,
            _ => random_game(&mut draw),
        };
        let table = moment(&mut draw, game, seed);
        for viewer in Seat::all(game.seats()) {
            let view = table.view(viewer);
            let json = view.to_json();
            let back = View::from_json(&json);
            // The two copies of a card in a double deck are spelled alike.
            if game.preset == Preset::DoubleBid {
                assert_eq!(back.map(|b| b.to_json()), Ok(json));
            } else {
                assert_eq!(back.as_ref(), Ok(&view), "{json}");
            }
        }
    }
}

#[test]
fn a_full_hand_from_a_view_and_the_true_cards_is_the_true_hand() {
    let mut draw = Draw(43);
    for seed in 0..views() {
        let game = random_game(&mut draw);
        let table = moment(&mut draw, game, seed);
        let truth = table.hand();
        let viewer = Seat::new(draw.below(game.seats() as usize) as u8).expect("a seat");
        let view = table.view(viewer);
        if truth.ask() == Ask::NameBlind || truth.is_over() {
            continue;
        }
        let hands = BySeat::from_fn(|seat| truth.cards(seat));
        let mut full = view.with_hands(hands).expect("the true cards fit");
        if truth.ask() == Ask::Claim {
            continue;
        }
        assert_eq!(full.legal(), truth.legal(), "{game:?} {:?}", truth.ask());
        let mut real = *truth;
        while !real.is_over() {
            let legal = real.legal();
            // What is thrown from the kitty's cards cannot be the same: they are not known.
            if real.ask() == Ask::NameTrump || real.ask() == Ask::Round2 && game.rules.dummy {
                break;
            }
            let action = *draw.of(&legal);
            if !full.legal().contains(&action) {
                assert!(game.rules.dummy, "{game:?} {action:?}");
                break;
            }
            real.apply_unchecked(action);
            full.apply_unchecked(action);
        }
        if real.is_over() {
            assert_eq!(full.outcome(), real.outcome(), "{game:?}");
        }
    }
}

#[test]
fn cards_that_do_not_fit_make_no_hand() {
    let setup = deal(&game("euchre", &[]), 0, &["TH *", "*", "*", "*"], "9H");
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 order", "0 discard TH"] {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
    let view = table.view(seat(1));
    let truth = BySeat::from_fn(|s| table.hand().cards(s));
    assert!(view.with_hands(truth).is_some());
    assert_eq!(view.known(seat(0)), cards(table.game(), "9H"));
    // The turn-up is with the dealer.
    let mut moved = truth;
    let given = truth[seat(2)].first().expect("a card");
    moved[seat(2)].remove(given);
    moved[seat(2)].insert(card(table.game(), "9H"));
    moved[seat(0)].remove(card(table.game(), "9H"));
    moved[seat(0)].insert(given);
    assert!(view.with_hands(moved).is_none());
    // Too few, and a card twice.
    let mut few = truth;
    few[seat(2)].remove(given);
    assert!(view.with_hands(few).is_none());
    let mut twice = truth;
    twice[seat(3)] = truth[seat(2)];
    assert!(view.with_hands(twice).is_none());
}

#[test]
fn a_seat_that_did_not_follow_is_void_the_left_bower_counting_as_trump() {
    let setup = deal(
        &game("euchre", &[]),
        0,
        &["9C TC JC QC KC", "JD 9S TS QS KS", "AH QH 9D TD QD", "*"],
        "9H",
    );
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 order", "0 discard 9C", "1 play JD", "2 play AH"] {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
    for viewer in Seat::all(4) {
        let view = table.view(viewer);
        assert_eq!(
            view.voids(seat(2)),
            0,
            "he followed the left bower with a heart"
        );
    }
    while table.hand().past_tricks().len() == 0 {
        let by = table.to_act().expect("somebody");
        let action = table.legal()[0];
        table.apply(by, action).expect("legal");
    }
    let third = table.hand().past_tricks().next().expect("a trick").cards[2];
    let followed = table.hand().ranking().expect("trump").suit_of(third.1) == 2;
    assert_eq!(table.view(seat(1)).voids(seat(3)) >> 2 & 1 == 0, followed);
}

#[test]
fn the_takers_own_best_is_known_to_him_and_to_the_giver_only() {
    let setup = deal(
        &game("euchre", &[("partners_best", "discard_first")]),
        0,
        &["TH *", "9C TC QC KC AC", "*", "9S TS QS KS AS"],
        "9H",
    );
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 order alone", "0 discard TH", "1 discard 9C", "3 best AS"] {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
    let ace = card(table.game(), "AS");
    assert!(table.view(seat(1)).cards().contains(ace));
    assert!(table.view(seat(3)).known(seat(1)).contains(ace));
    for other in [0, 2] {
        let view = table.view(seat(other));
        assert!(view.unseen().contains(ace) && view.known(seat(1)).is_empty());
        assert_eq!(view.moves().last(), Some(&(seat(3), SeenAction::Given)));
        assert_eq!(view.moves()[2], (seat(1), SeenAction::Thrown(1)));
    }
}

/// A deal in which all cards are given.
fn table_of(record: serde_json::Value) -> Table {
    let record = Record::from_line(&record.to_string()).expect("a record");
    Table::with_setup(record.setup().expect("a deal"), 0)
}

fn make(table: &mut Table, moves: &[&str]) {
    for text in moves {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
}

#[test]
fn only_who_went_under_knows_what_lay_in_the_kitty_not_who_is_given_a_card_of_it() {
    let mut table = table_of(serde_json::json!({
        "game": "euchre", "dealer": 3, "turn_up": "JS", "kitty": ["TS", "AC", "QS"],
        "rules": {"going_under": "any_three", "partners_best": "discard_first"},
        "hands": [["9C","9S","KH","AS","JD"], ["JC","JH","KS","9H","QC"],
            ["AH","QD","QH","9D","KD"], ["TH","TD","AD","TC","KC"]],
    }));
    let moves = [
        "3 under TC TD TH",
        "0 pass",
        "1 order alone",
        "1 discard QC",
        "3 best TS",
        "0 play KH",
        "1 play 9H",
    ];
    for text in moves {
        make(&mut table, &[text]);
        for viewer in 0..3 {
            let json = table.view(seat(viewer)).to_json();
            assert!(
                json["record"]["kitty"].is_null(),
                "seat {viewer} after {text}: {json}"
            );
        }
        let mine = table.view(seat(3)).to_json();
        assert_eq!(
            mine["record"]["kitty"],
            serde_json::json!(["TS", "AC", "QS"])
        );
    }
    let taker = table.view(seat(1));
    assert!(taker.cards().contains(card(table.game(), "TS")));
    assert_eq!(View::from_json(&taker.to_json()), Ok(taker));
}

#[test]
fn no_view_tells_that_another_seat_could_claim_or_let_a_claim_go_by() {
    for (option, value) in [("redeal", "nines_and_tens"), ("going_under", "any_three")] {
        let rules = game("euchre", &[(option, value)]);
        let setup = deal(
            &rules,
            0,
            &["AC KC QC JC AS", "AH AD KH KD KS", "9C 9D TC TD 9S", "*"],
            "QH",
        );
        let mut table = Table::with_setup(setup, 0);
        assert_eq!(
            (table.hand().ask(), table.to_act()),
            (Ask::Claim, Some(seat(2)))
        );
        let asked: Vec<View> = Seat::all(4).map(|s| table.view(s)).collect();
        make(&mut table, &["2 pass"]);
        for other in [0, 3] {
            let after = table.view(seat(other));
            assert_eq!(asked[usize::from(other)], after, "{option}");
            let json = after.to_json();
            assert!(json.get("claims").is_none(), "{json}");
            assert_eq!(
                (after.hand().ask(), after.hand().to_act()),
                (Ask::Round1, Some(seat(1)))
            );
        }
        // Eldest is not asked before the claims are done, and is not told of whom.
        assert!(asked[1].legal().is_empty());
        assert_eq!(asked[1].hand().to_act(), None);
        assert_eq!(table.view(seat(1)).legal().len(), 3);
    }
}

#[test]
fn who_could_claim_after_another_waits_until_he_is_asked() {
    let rules = game("euchre", &[("going_under", "any_three")]);
    let hands = ["9S TC TD AH AS", "*", "9C 9D 9H KC KD", "*"];
    let mut table = Table::with_setup(deal(&rules, 0, &hands, "QH"), 0);
    assert_eq!(table.to_act(), Some(seat(2)));
    let dealer = table.view(seat(0));
    assert!(dealer.legal().is_empty());
    assert_eq!(View::from_json(&dealer.to_json()), Ok(dealer));
    make(&mut table, &["2 pass"]);
    assert_eq!(table.to_act(), Some(seat(0)));
    assert_eq!(table.view(seat(0)).legal().len(), 2);
}

#[test]
fn a_turn_up_given_as_best_is_seen_by_all_for_it_lay_open() {
    let setup = deal(
        &Game::preset(Preset::Railroad),
        0,
        &["9C TC QC KC AC", "*", "9S TS QS KS AS", "*"],
        "JH",
    );
    let mut table = Table::with_setup(setup, 0);
    let mut told = Vec::new();
    for text in [
        "1 pass",
        "2 order alone",
        "1 pass",
        "3 pass",
        "2 discard 9S",
        "0 best JH",
    ] {
        let (by, action) = parse(&table.game().clone(), text);
        told = table.apply(by, action).expect("legal");
    }
    let given = told
        .into_iter()
        .find_map(|event| match event.seen_by(Some(seat(1)))? {
            Event::BestGiven { card, .. } => Some(card),
            _ => None,
        });
    assert_eq!(given, Some(Some(card(table.game(), "JH"))));
    assert_eq!(
        table.view(seat(1)).known(seat(2)),
        cards(table.game(), "JH")
    );
    assert_eq!(table.view(seat(1)).count(seat(0)), 5);
}

#[test]
fn a_sitting_hand_laid_open_is_seen_by_all_from_the_opening_lead() {
    for (value, seen) in [("face_up", true), ("face_down", false)] {
        let setup = deal(
            &game("hoyle", &[("sitting_hand", value)]),
            0,
            &["TH *", "*", "*", "*"],
            "9H",
        );
        let mut table = Table::with_setup(setup, 0);
        for text in ["1 order alone", "0 discard TH", "2 pass", "0 pass"] {
            let (by, action) = parse(&table.game().clone(), text);
            table.apply(by, action).expect("legal");
        }
        for viewer in [0, 1, 2] {
            let view = table.view(seat(viewer));
            assert_eq!(!view.hand().cards(seat(3)).is_empty(), seen);
            let json = view.to_json();
            assert_eq!(json["record"]["hands"][3].is_array(), seen);
        }
    }
}

#[test]
fn the_called_partner_is_known_to_himself_until_his_card_falls() {
    let setup = deal(
        &Game::preset(Preset::CallAce),
        0,
        &["TH *", "AD *", "JD *", "AC *"],
        "9H",
    );
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 order", "0 discard TH", "1 call AC"] {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
    for viewer in 0..4 {
        let partner = table.view(seat(viewer)).hand().secret_partner();
        assert_eq!(partner, (viewer == 3).then_some(seat(3)), "seat {viewer}");
    }
    while table
        .view(seat(0))
        .unseen()
        .contains(card(table.game(), "AC"))
    {
        let by = table.to_act().expect("somebody");
        let action = *table.legal().last().expect("a move");
        table.apply(by, action).expect("legal");
    }
    for viewer in 0..4 {
        assert_eq!(
            table.view(seat(viewer)).hand().secret_partner(),
            Some(seat(3))
        );
    }
}

#[test]
fn the_json_of_a_view_leaves_out_what_the_seat_may_not_know() {
    let setup = deal(&game("euchre", &[]), 0, &["9C TH *", "*", "*", "*"], "9H");
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 order", "0 discard 9C"] {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal");
    }
    let json = table.view(seat(2)).to_json();
    assert_eq!(json["seat"], 2);
    let record = &json["record"];
    assert!(record["hands"][0].is_null() && record["hands"][2].is_array());
    assert!(record["kitty"].is_null());
    assert_eq!(record["moves"], serde_json::json!(["1 order", "0 discard"]));
    assert_eq!(record["turn_up"], "9H");
    assert_eq!(json.as_object().expect("an object").len(), 2);
    // The dealer knows what he threw.
    let own = table.view(seat(0)).to_json();
    assert_eq!(own["record"]["moves"][1], "0 discard 9C");
}

#[test]
fn no_view_knows_the_seed() {
    let mut table = Table::new(Game::preset(Preset::Euchre), 987_654_321, None);
    table.deal().expect("a deal");
    for viewer in Seat::all(4) {
        let view = table.view(viewer);
        assert!(!view.to_json().to_string().contains("987654321"));
        assert!(!format!("{view:?}").contains("987654321"));
    }
}

#[test]
fn views_that_cannot_be_are_refused() {
    let setup = deal(&game("euchre", &[]), 0, &["9C TH *", "*", "*", "*"], "9H");
    let table = Table::with_setup(setup, 0);
    let good = table.view(seat(2)).to_json();
    let with = |pointer: &str, value: serde_json::Value| {
        let mut json = good.clone();
        *json.pointer_mut(pointer).expect("a part") = value;
        View::from_json(&json)
    };
    assert!(View::from_json(&good).is_ok());
    assert!(with("/seat", 4.into()).is_err());
    assert!(with("/record", serde_json::json!({"hidden": 1})).is_err());
    let mut more = good.clone();
    more["hidden"] = 1.into();
    assert!(View::from_json(&more).is_err());
    assert!(with("/seat", "two".into()).is_err());
    assert!(with("/record/game", "whist".into()).is_err());
    assert!(with("/record/turn_up", serde_json::Value::Null).is_err());
    assert!(with("/record/dealer", 7.into()).is_err());
    assert!(with("/record/moves", serde_json::json!(["0 pass"])).is_err());
    assert!(with("/record/moves", serde_json::json!(["1 order", "1 discard"])).is_err());
    assert!(with("/record/moves", serde_json::json!(["1 play 9S"])).is_err());
    assert!(with("/record/hands/2", serde_json::json!(["9C"])).is_err());
    assert!(with("/record/hands/2/0", "9H".into()).is_err());
}

#[test]
fn a_view_that_was_tampered_with_is_read_or_refused_but_never_panics() {
    let mut draw = Draw(44);
    let words = [
        "pass",
        "order",
        "discard",
        "discard 9H",
        "best",
        "best 9C",
        "under 9C 9D 9H",
        "farmer",
        "play AS",
        "play JK",
        "alone",
        "defend",
        "decline",
        "name H",
        "bid 3",
        "suit C",
        "call AD",
        "stay",
        "tens shapes",
        "together",
        "name 3",
    ];
    for seed in 0..views() / 2 {
        let game = random_game(&mut draw);
        let table = moment(&mut draw, game, seed);
        let viewer = Seat::new(draw.below(game.seats() as usize) as u8).expect("a seat");
        let mut json = table.view(viewer).to_json();
        let moves = json["record"]["moves"].as_array_mut().expect("moves");
        for _ in 0..=draw.below(3) {
            let strange = format!("{} {}", draw.below(6), draw.of(&words));
            let at = draw.below(moves.len() + 1);
            match draw.below(4) {
                0 if at < moves.len() => {
                    moves.remove(at);
                }
                1 if at < moves.len() => moves[at] = strange.into(),
                2 if at < moves.len() => {
                    let again = moves[at].clone();
                    moves.insert(at, again);
                }
                _ => moves.insert(at, strange.into()),
            }
        }
        if draw.below(4) == 0 {
            json["seat"] = draw.below(7).into();
        }
        if draw.below(4) == 0 {
            let other = Preset::ALL[draw.below(Preset::ALL.len())];
            json["record"]["game"] = other.name().into();
        }
        if let Ok(view) = View::from_json(&json) {
            let _ = (view.legal(), view.to_json());
        }
    }
}
