//! Ways such games have gone wrong, each kind made impossible here.

mod common;

use bower_rules::{Action, Ask, Game, Hand, Kind, Phase, Preset, Seat, Setup, Suit, Table, Trump};
use common::*;
use std::collections::BTreeMap;

const ANY: [&str; 4] = ["TH *", "*", "*", "*"];

fn euchre() -> Game {
    Game::preset(Preset::Euchre)
}

// 1. Following suit and the left bower.

#[test]
fn the_left_bower_led_leads_trump_for_every_trump() {
    for trump in Suit::ALL {
        let game = euchre();
        let (t, o) = (trump.letter(), trump.same_colour().letter());
        let left = format!("J{o}");
        let legal = follows(
            &game,
            &t.to_string(),
            Trump::Suit(trump),
            &left,
            &format!("9{t} A{o}"),
        );
        assert_eq!(legal, names(&format!("9{t}")), "trump {t}");
    }
}

#[test]
fn the_left_bower_follows_no_suit_but_trump() {
    let game = euchre();
    for trump in Suit::ALL {
        let (t, o) = (trump.letter(), trump.same_colour().letter());
        // Its printed suit led, the seat void in it: anything goes, the left included.
        let other = Suit::ALL
            .into_iter()
            .find(|s| ![trump, trump.same_colour()].contains(s));
        let x = other.expect("another suit").letter();
        let free = follows(
            &game,
            &t.to_string(),
            Trump::Suit(trump),
            &format!("A{o}"),
            &format!("J{o} A{x}"),
        );
        assert_eq!(free, names(&format!("J{o} A{x}")), "trump {t}");
        // A suit led that the seat holds: the left is no follow.
        let must = follows(
            &game,
            &t.to_string(),
            Trump::Suit(trump),
            &format!("K{x}"),
            &format!("J{o} A{x}"),
        );
        assert_eq!(must, names(&format!("A{x}")), "trump {t}");
    }
}

#[test]
fn every_card_is_looked_at_for_following_not_all_after_the_first_that_fits() {
    assert_eq!(
        follows(
            &euchre(),
            "H",
            Trump::Suit(Suit::Hearts),
            "AC",
            "9C 9S KC AS"
        ),
        names("9C KC")
    );
}

#[test]
fn one_legal_move_function_serves_all_who_ask() {
    let mut draw = Draw(60);
    for seed in 0..500 {
        let game = random_game(&mut draw);
        let mut table = Table::new(game, seed, None);
        table.deal().expect("a deal");
        while let Some(by) = table.to_act() {
            let view = table.view(by);
            assert_eq!(view.legal(), table.legal());
            assert_eq!(view.hand().legal(), table.hand().legal());
            assert_eq!(view.hand().legal_cards(), table.hand().legal_cards());
            table.apply(by, *draw.of(&table.legal())).expect("legal");
        }
    }
}

#[test]
fn the_effective_suit_is_a_pure_function_of_card_and_trump() {
    let game = euchre();
    let setup = deal(&game, 0, &ANY, "9C");
    let hand = Hand::new(&setup);
    assert_eq!(hand.ranking(), None, "nothing is trump in the auction");
    let hearts = hand
        .game()
        .ranking(Trump::Suit(Suit::Hearts))
        .expect("a trump");
    assert_eq!(hearts.suit_of(card(&game, "JD")), Suit::Hearts as u8);
    assert!(hearts.is_trump(card(&game, "JD")) && !hearts.is_trump(card(&game, "JC")));
}

// 2. Who takes the trick.

#[test]
fn two_off_suit_cards_cannot_beat_the_suit_led() {
    assert_eq!(
        takes(&euchre(), Trump::Suit(Suit::Hearts), "9C KC AD AS"),
        1
    );
    assert_eq!(
        takes(&euchre(), Trump::Suit(Suit::Hearts), "9C KS AD AS"),
        0
    );
}

#[test]
fn each_card_is_measured_against_the_best_so_far_not_against_the_lead() {
    // The third beats the lead, but not the second.
    assert_eq!(
        takes(&euchre(), Trump::Suit(Suit::Spades), "9H AH KH QH"),
        1
    );
    // In play, too.
    let setup = deal(&euchre(), 3, &["9H *", "AH *", "KH *", "QH *"], "9S");
    let mut hand = after(
        &setup,
        "0 pass,1 pass,2 pass,3 pass,0 name C,0 play 9H,1 play AH",
    );
    assert_eq!(hand.winning().map(|(s, _)| s), Some(seat(1)));
    go(&mut hand, "2 play KH,3 play QH");
    assert_eq!(hand.past_tricks().next().map(|t| t.winner), Some(seat(1)));
}

#[test]
fn the_leader_of_each_trick_is_the_winner_of_the_last() {
    let mut draw = Draw(61);
    for seed in 0..400 {
        let game = random_game(&mut draw);
        let mut hand = Hand::new(&Setup::deal(game, seed, 0, None));
        while !hand.is_over() {
            let legal = hand.legal();
            hand.apply_unchecked(*draw.of(&legal));
        }
        let tricks: Vec<_> = hand.past_tricks().collect();
        for pair in tricks.windows(2) {
            assert_eq!(pair[1].leader, pair[0].winner);
            assert_eq!(pair[1].cards[0].0, pair[0].winner);
        }
    }
}

#[test]
fn exactly_five_tricks_then_the_score_then_the_next_deal() {
    let mut table = Table::new(euchre(), 2, None);
    table.deal().expect("a deal");
    let mut phases = Vec::new();
    while let Some(by) = table.to_act() {
        phases.push(table.phase());
        // Order at the first chance, so that it is played.
        let legal = table.legal();
        let order = legal.iter().find(|a| **a == Action::Order { alone: false });
        let action = *order.unwrap_or(&legal[0]);
        table.apply(by, action).expect("legal");
    }
    assert_eq!(table.hand().past_tricks().len(), 5);
    assert_eq!(table.phase(), Phase::Score);
    assert!(table.awaiting_deal());
    phases.dedup();
    assert_eq!(phases, [Phase::Bid, Phase::Discard, Phase::Trick]);
    table.deal().expect("the next deal");
    assert_eq!(table.hand().past_tricks().len(), 0);
    for s in Seat::all(4) {
        assert_eq!(
            table.hand().cards(s).len(),
            5,
            "no hand is kept from the deal before"
        );
    }
}

// 3. Loners.

#[test]
fn a_sitting_partner_is_never_asked_whoever_is_alone_and_whoever_deals() {
    for (defend, dealer, maker) in [false, true]
        .into_iter()
        .flat_map(|d| (0..4).flat_map(move |dealer| (0..4).map(move |maker| (d, dealer, maker))))
    {
        let game = game("euchre", &[("defend_alone", "any_maker")]);
        let setup = deal(&game, dealer, &ANY, "9H");
        let mut hand = Hand::new(&setup);
        while !hand.turned_down() || hand.to_act() != Some(seat(maker)) {
            let by = hand.to_act().expect("somebody");
            go(&mut hand, &format!("{by} pass"));
        }
        go(&mut hand, &format!("{maker} name S alone"));
        let first = hand.to_act().expect("an opponent");
        go(
            &mut hand,
            &format!("{first} {}", if defend { "defend" } else { "pass" }),
        );
        if !defend {
            let second = hand.to_act().expect("the other");
            go(&mut hand, &format!("{second} pass"));
        }
        let sitting: Vec<Seat> = Seat::all(4).filter(|s| hand.sits_out(*s)).collect();
        let mut want = vec![seat((maker + 2) % 4)];
        if defend {
            want.push(first.step(2, 4));
            want.sort();
        }
        assert_eq!(sitting, want);
        let size = 4 - want.len();
        while let Some(by) = hand.to_act() {
            assert!(!want.contains(&by), "seat {by} sits out");
            let action = hand.legal()[0];
            hand.apply_unchecked(action);
        }
        // Five tricks of as many cards as play; the partner's five cards stay.
        assert!(hand.past_tricks().all(|t| t.cards.len() == size));
        assert_eq!(hand.past_tricks().len(), 5);
        for s in want {
            assert_eq!(hand.cards(s).len(), 5);
        }
        assert!(hand.outcome().is_some());
    }
}

#[test]
fn alone_only_when_asked_in_either_round() {
    let setup = deal(&euchre(), 0, &ANY, "9H");
    for moves in [
        "1 order,0 discard TH",
        "1 pass,2 pass,3 pass,0 pass,1 name S",
    ] {
        let hand = after(&setup, moves);
        assert_eq!(hand.active(), 4, "{moves}");
        assert!(Seat::all(4).all(|s| !hand.alone(s) && !hand.sits_out(s)));
    }
    let (_, order) = parse(&euchre(), "1 order");
    assert_eq!(order, Action::Order { alone: false });
}

#[test]
fn who_sits_out_shows_no_void_and_who_plays_may() {
    let setup = deal(
        &euchre(),
        0,
        &["TH *", "AS KS QS JS JC", "9C TC QC KC AC", "*"],
        "9H",
    );
    let mut table = Table::with_setup(setup, 0);
    for text in ["1 pass", "2 pass", "3 pass", "0 pass", "1 name S alone"] {
        let (by, action) = parse(&euchre(), text);
        table.apply(by, action).expect("legal");
    }
    while let Some(by) = table.to_act() {
        let action = table.legal()[0];
        table.apply(by, action).expect("legal");
    }
    let view = table.view(seat(0));
    assert_eq!(view.voids(seat(3)), 0, "he sat out");
    assert_ne!(view.voids(seat(2)), 0, "he could not follow the spades");
}

// 4. Pick-up and discard.

#[test]
fn the_turn_up_comes_to_the_dealer_only_on_an_order() {
    let game = euchre();
    let setup = deal(&game, 0, &ANY, "9H");
    for passes in [
        "",
        "1 pass",
        "1 pass,2 pass",
        "1 pass,2 pass,3 pass",
        "1 pass,2 pass,3 pass,0 pass",
    ] {
        let hand = after(&setup, passes);
        assert_eq!(hand.cards(seat(0)).len(), 5);
        assert_eq!(hand.turn_up_lies(), !hand.turned_down());
    }
    let taken = after(&setup, "1 order");
    assert!(!taken.turn_up_lies() && taken.turn_up_taken());
    assert!(taken.cards(seat(0)).contains(card(&game, "9H")));
    assert_eq!(
        taken.kitty(),
        setup.kitty_cards(),
        "the kitty stays as it was"
    );
}

#[test]
fn there_is_always_something_to_throw() {
    // Six trumps; every side suit an ace.
    for hand in ["JH JD AH KH QH", "JH AS AC AD 9H"] {
        let up = if hand.contains("9H") { "TH" } else { "9H" };
        let setup = deal(&euchre(), 0, &[hand, "*", "*", "*"], up);
        assert_eq!(after(&setup, "1 order").legal().len(), 5);
    }
}

// 5. The auction.

#[test]
fn the_suit_turned_down_is_remembered_to_the_end_of_the_hand() {
    let setup = deal(&euchre(), 0, &ANY, "9H");
    let mut hand = after(&setup, "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass");
    assert_eq!(hand.proposed(), Some(Suit::Hearts));
    assert_eq!(hand.turn_up(), Some(card(&euchre(), "9H")));
    let error = try_move(&mut hand, "3 name H")
        .expect_err("barred")
        .to_string();
    assert!(error.contains("H was turned down"), "{error}");
}

#[test]
fn the_maker_is_known_after_every_kind_of_call_seat_nought_too() {
    for (preset, moves, maker) in [
        ("euchre", "1 pass,2 pass,3 pass,0 order,0 discard TH", 0),
        (
            "euchre",
            "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,0 name S",
            0,
        ),
        (
            "bga",
            "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,0 name C alone",
            0,
        ),
        (
            "hoyle",
            "1 pass,2 pass,3 pass,0 pass,2 order,0 discard TH,1 pass,3 pass",
            2,
        ),
    ] {
        let game = Game::from_name(preset).expect("a preset");
        let mut hand = after(&deal(&game, 0, &ANY, "9H"), moves);
        while hand.ask() == Ask::DefendAlone {
            let by = hand.to_act().expect("somebody");
            go(&mut hand, &format!("{by} pass"));
        }
        assert_eq!(hand.maker(), Some(seat(maker)), "{preset} {moves}");
        play_out(&mut hand);
        assert_ne!(outcome(&hand).kind, Kind::Void);
    }
}

#[test]
fn eight_passes_end_the_auction_and_a_ninth_is_refused() {
    let setup = deal(&euchre(), 0, &ANY, "9H");
    let mut hand = after(
        &setup,
        "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,0 pass",
    );
    assert!(hand.is_over() && hand.legal().is_empty());
    assert!(try_move(&mut hand, "1 pass").is_err());
}

#[test]
fn a_move_that_arrives_twice_changes_nothing_the_second_time() {
    let mut table = Table::with_setup(deal(&euchre(), 0, &ANY, "9H"), 0);
    let (by, action) = parse(&euchre(), "1 pass");
    table.apply(by, action).expect("legal");
    let before = table.clone();
    assert!(table.apply(by, action).is_err());
    assert_eq!(table, before);
}

#[test]
fn a_benny_turned_up_always_has_a_way_on() {
    for benny in ["joker", "two_of_spades"] {
        for way in ["dealer_names", "hearts", "dealer_proposes"] {
            for preset in [
                "euchre",
                "two-handed",
                "three-handed",
                "six-handed",
                "call-ace",
            ] {
                let game = game(preset, &[("benny", benny), ("benny_turned", way)]);
                let hands = vec!["*"; game.seats() as usize];
                let up = if benny == "joker" { "JK" } else { "2S" };
                let mut hand = Hand::new(&deal(&game, 0, &hands, up));
                let mut draw = Draw(1);
                while !hand.is_over() {
                    let legal = hand.legal();
                    assert!(!legal.is_empty(), "{preset} {way}");
                    hand.apply_unchecked(*draw.of(&legal));
                }
                assert!(way != "dealer_names" || hand.maker() == Some(seat(0)));
            }
        }
    }
}

// 6. Redeals, thrown-in hands, who deals.

#[test]
fn all_passes_lead_to_a_new_deal_of_five_cards_each() {
    for (way, dealer) in [("next_dealer", 1), ("same_dealer", 0)] {
        let mut table = Table::new(game("euchre", &[("all_pass", way)]), 6, Seat::new(0));
        table.deal().expect("a deal");
        while let Some(by) = table.to_act() {
            table.apply(by, Action::Pass).expect("legal");
        }
        assert!(table.awaiting_deal());
        assert_eq!(table.next_dealer(), seat(dealer));
        table.deal().expect("a new deal");
        assert_eq!(table.hand().dealer(), seat(dealer));
        assert!(Seat::all(4).all(|s| table.hand().cards(s).len() == 5));
        assert_eq!(table.score().values(2), [0, 0]);
    }
}

#[test]
fn a_void_hand_is_a_result_of_nothing_and_no_error() {
    let mut hand = Hand::new(&deal(&euchre(), 0, &ANY, "9H"));
    while !hand.is_over() {
        hand.apply_unchecked(Action::Pass);
    }
    assert_eq!(
        hand.outcome().map(|o| (o.kind, o.maker)),
        Some((Kind::Void, None))
    );
}

#[test]
fn the_deal_goes_round_the_table_and_wraps() {
    for preset in [
        Preset::Euchre,
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::SixHanded,
    ] {
        let game = Game::preset(preset);
        let mut table = Table::new(game, 6, Seat::new(0));
        for deal in 0..u32::from(game.seats()) * 2 {
            table.deal().expect("a deal");
            assert_eq!(
                table.hand().dealer().number(),
                (deal % u32::from(game.seats())) as u8
            );
            while let Some(by) = table.to_act() {
                table.apply(by, Action::Pass).expect("legal");
            }
        }
    }
}

#[test]
fn the_first_dealer_has_no_bias() {
    let mut counts: BTreeMap<Seat, u32> = BTreeMap::new();
    for seed in 0..100_000 {
        let table = Table::new(euchre(), seed, None);
        *counts.entry(table.first_dealer()).or_default() += 1;
    }
    assert!(
        counts.len() == 4 && counts.values().all(|n| n.abs_diff(25_000) < 700),
        "{counts:?}"
    );
}

#[test]
fn each_definition_of_a_poor_hand_has_its_own_claim() {
    let poor = |option: &str, value: &str, hand: &str| {
        let game = game("euchre28", &[(option, value)]);
        Hand::new(&deal(&game, 0, &["AC KC QC JC AS", hand, "*", "*"], "AH")).ask() == Ask::Claim
    };
    assert!(poor("redeal", "nines_and_tens", "9C 9D TC TD 9H"));
    assert!(!poor("redeal", "nines_and_tens", "8C 9D TC TD 9H"));
    assert!(poor("redeal", "no_ace_no_face", "8C 9D TC TD 9H"));
    assert!(!poor("redeal", "no_ace_no_face", "JD 9D TC TD 9H"));
}

#[test]
fn a_pack_is_what_the_options_make_it() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let dealt = u32::from(game.seats() * game.hand_size()) + u32::from(game.turns_up());
        assert!(game.cards().len() >= dealt, "{}", preset.name());
    }
}

// 7. Scoring and the end.

#[test]
fn a_lone_defenders_euchre_is_four_on_every_path() {
    let game = game("euchre", &[("defend_alone", "any_maker")]);
    let setup = deal(&game, 0, &ANY, "9H");
    for moves in [
        "1 order,0 discard TH,2 defend",
        "1 order alone,0 discard TH,2 defend",
        "1 pass,2 pass,3 pass,0 pass,1 name S,2 defend",
        "1 pass,2 pass,3 pass,0 pass,1 name S alone,2 defend",
    ] {
        assert_eq!(
            worth(&after(&setup, moves), &[0, 2, 3, 0]),
            [4, 0],
            "{moves}"
        );
    }
}

#[test]
fn a_big_bid_asks_for_no_more_tricks_than_there_are() {
    let game = Game::preset(Preset::Pepper);
    let hand = after(&deal(&game, 0, &["*"; 4], ""), "1 bid pepper,1 name NT");
    assert_eq!(worth(&hand, &[0, 6, 0, 0]), [0, 12]);
}

#[test]
fn the_usual_target_is_ten_and_it_ends_the_game() {
    let game = euchre();
    assert_eq!(game.target(), Some(10));
    let mut table = Table::new(game, 1, None);
    while table.winner().is_none() {
        if table.awaiting_deal() {
            table.deal().expect("a deal");
        }
        let by = table.to_act().expect("somebody");
        let legal = table.legal();
        table.apply(by, legal[legal.len() - 1]).expect("legal");
    }
    assert!(table.score().values(2).iter().any(|p| *p >= 10));
    // The history is kept, every deal of it.
    assert!((0..table.deals()).all(|deal| table.record_of(deal).is_some()));
    // A new game keeps nothing.
    let new = table.rematch(2);
    assert_eq!((new.deals(), new.score().values(2)), (0, &[0, 0][..]));
    assert!(new.moves().is_empty() && new.winner().is_none());
}
