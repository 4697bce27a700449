//! §2 Standard North-American four-hand.

mod common;

use bower_rules::{Game, Hand, Kind, Preset, Suit, Table, Trump};
use common::*;

const HEARTS: Trump = Trump::Suit(Suit::Hearts);
const SPADES: Trump = Trump::Suit(Suit::Spades);

fn euchre() -> Game {
    Game::preset(Preset::Euchre)
}

fn hearts(led: &str, hand: &str) -> Vec<String> {
    follows(&euchre(), "H", HEARTS, led, hand)
}

#[test]
fn t2_1_the_left_bower_led_is_followed_by_hearts_not_diamonds() {
    assert_eq!(hearts("JD", "9H AD"), names("9H"));
}

#[test]
fn t2_2_the_left_bower_is_no_diamond() {
    assert_eq!(hearts("QD", "JD AS KC"), names("JD AS KC"));
}

#[test]
fn t2_3_a_diamond_led_is_followed_by_the_diamond_not_the_left() {
    assert_eq!(hearts("QD", "JD 9D"), names("9D"));
}

#[test]
fn t2_4_the_left_is_the_only_heart() {
    assert_eq!(hearts("AH", "JD AS 9C"), names("JD"));
}

#[test]
fn t2_5_to_2_9_who_takes_the_trick() {
    let game = euchre();
    assert_eq!(takes(&game, HEARTS, "AS 9H JD KS"), 2);
    assert_eq!(takes(&game, HEARTS, "JD AH JH 9H"), 2);
    assert_eq!(takes(&game, SPADES, "9C AD AS AH"), 2);
    assert_eq!(takes(&game, SPADES, "9C AD KH AH"), 0);
    assert_eq!(takes(&game, SPADES, "9C JC AC TC"), 1);
    assert_eq!(takes(&game, HEARTS, "JS QS KS AS"), 3);
}

#[test]
fn t2_10_the_left_led_suit_of_clubs_trump_lets_both_black_cards_be_free() {
    assert_eq!(
        follows(&euchre(), "C", Trump::Suit(Suit::Clubs), "9C", "JS AC"),
        names("JS AC")
    );
}

#[test]
fn t2_11_all_pass_twice_is_void_and_the_next_dealer_deals() {
    let setup = deal(&euchre(), 0, &["*", "*", "*", "*"], "9H");
    let hand = after(
        &setup,
        "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,0 pass",
    );
    assert!(hand.is_over());
    assert_eq!(outcome(&hand).kind, Kind::Void);
    assert_eq!(points(&hand), [0, 0]);
    assert_eq!(outcome(&hand).next_dealer, seat(1));
    assert_eq!(hand.past_tricks().len(), 0);
}

#[test]
fn t2_12_the_dealer_takes_it_up_alone_and_still_exchanges() {
    let game = euchre();
    let setup = deal(&game, 0, &["9C TC QC KC AC", "*", "*", "*"], "9H");
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 order alone");
    assert_eq!(hand.cards(seat(0)).len(), 6);
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 order alone,0 discard 9C");
    assert!(hand.sits_out(seat(2)));
    assert_eq!(hand.to_act(), Some(seat(1)));
    assert!(hand.cards(seat(0)).contains(card(&game, "9H")));
}

#[test]
fn t2_13_the_partner_of_a_loner_leads_nothing_and_the_sitting_dealer_takes_nothing() {
    let game = euchre();
    let setup = deal(&game, 0, &["*", "*", "*", "*"], "9H");
    let west = after(&setup, "1 pass,2 pass,3 order alone,0 discard 9C");
    assert_eq!(west.to_act(), Some(seat(2)));
    let south = after(&setup, "1 pass,2 order alone");
    assert_eq!(south.to_act(), Some(seat(1)));
    assert_eq!(south.cards(seat(0)), setup.hands[seat(0)]);
    assert!(south.turn_up_dead() && !south.turned_down());
}

#[test]
fn t2_14_the_hand_of_six_and_what_may_be_thrown_of_it() {
    for (option, want) in [
        (
            "false",
            "discard JD,discard 9D,discard 9C,discard TC,discard QC",
        ),
        (
            "true",
            "discard JD,discard 9D,discard 9C,discard TC,discard QC,discard 9H",
        ),
    ] {
        let game = game("euchre", &[("discard_turn_up", option)]);
        let setup = deal(&game, 0, &["JD 9D 9C TC QC", "*", "*", "*"], "9H");
        let hand = after(&setup, "1 order");
        assert_eq!(hand.cards(seat(0)).len(), 6);
        assert_eq!(legal(&hand), words(want));
    }
}

#[test]
fn t2_15_score_calls() {
    let setup = deal(&euchre(), 0, &["*", "*", "*", "*"], "9H");
    let partners = after(&setup, "1 order,0 discard 9C");
    let lone = after(&setup, "1 order alone,0 discard 9C");
    // The makers are E and W, side 1.
    for (tricks, together, alone) in [
        (5, [0, 2], [0, 4]),
        (4, [0, 1], [0, 1]),
        (3, [0, 1], [0, 1]),
        (2, [2, 0], [2, 0]),
        (0, [2, 0], [2, 0]),
    ] {
        assert_eq!(
            worth(&partners, &[5 - tricks, tricks, 0, 0]),
            together,
            "{tricks}"
        );
        assert_eq!(
            worth(&lone, &[5 - tricks, tricks, 0, 0]),
            alone,
            "{tricks} alone"
        );
    }
}

#[test]
fn t2_16_the_score_is_not_clipped_and_the_game_is_over() {
    let game = euchre();
    let mut setup = deal(
        &game,
        0,
        &["9C TC 9D TD 9S", "JH JD AH KH QH", "*", "*"],
        "TH",
    );
    setup.score[bower_rules::Side::new(0).expect("a side")] = 9;
    setup.score[bower_rules::Side::new(1).expect("a side")] = 8;
    let mut table = Table::with_setup(setup, 0);
    for text in [
        "1 pass", "2 pass", "3 pass", "0 pass", "1 pass", "2 pass", "3 pass", "0 pass",
    ] {
        let (by, action) = parse(&game, text);
        table.apply(by, action).expect("legal");
    }
    assert!(table.winner().is_none(), "a void hand wins nothing");
    let setup = {
        let mut setup = deal(
            &game,
            0,
            &["9C TC 9D TD 9S", "JH JD AH KH QH", "*", "*"],
            "TH",
        );
        setup.score = table.score();
        setup
    };
    let mut table = Table::with_setup(setup, 0);
    let (by, action) = parse(&game, "1 order alone");
    table.apply(by, action).expect("legal");
    while let Some(by) = table.to_act() {
        let action = table.legal()[0];
        table.apply(by, action).expect("legal");
    }
    assert_eq!(table.score().values(2), [9, 12]);
    assert_eq!(table.winner().map(|v| v.side.index()), Some(1));
    assert!(!table.awaiting_deal());
    assert!(table.deal().is_err(), "a game that is won is dealt no more");
}

#[test]
fn f1_a_full_hand_in_hearts() {
    let lists = [
        "AH TH KC QC AS",
        "AD KD 9H TC 9S",
        "JD QH TD 9D KS",
        "JH KH JS QS AC",
    ];
    let setup = deal(
        &euchre(),
        0,
        &[
            "TH KC QC AS 9C",
            "AD KD 9H TC 9S",
            "JD QH TD 9D KS",
            "JH KH JS QS AC",
        ],
        "AH",
    );
    let mut hand = after(&setup, "1 pass,2 order,0 discard 9C");
    play_first_legal(&mut hand, &lists);
    assert_eq!(
        tricks(&hand),
        [
            "1: AD TD JH AH -> 3",
            "3: KH TH 9H JD -> 2",
            "2: QH JS KC KD -> 2",
            "2: 9D QS QC TC -> 2",
            "2: KS AC AS 9S -> 0"
        ]
    );
    assert_eq!(points(&hand), [1, 0]);
}

#[test]
fn the_deal_is_of_packets_of_three_and_two_from_eldest() {
    // Every card goes somewhere, hands are of five, three cards stay hidden.
    let setup = bower_rules::Setup::deal(euchre(), 3, 0, None);
    assert_eq!(setup.kitty.len(), 3);
    for s in bower_rules::Seat::all(4) {
        assert_eq!(setup.hands[s].len(), 5);
    }
}

#[test]
fn the_first_to_the_target_wins_and_no_other_number_does() {
    for target in ["5", "7", "11"] {
        let game = game("euchre", &[("target", target)]);
        let mut table = Table::new(game, 12, None);
        while table.winner().is_none() {
            if table.awaiting_deal() {
                table.deal().expect("a deal");
            }
            let by = table.to_act().expect("somebody");
            let legal = table.legal();
            table.apply(by, legal[legal.len() / 2]).expect("legal");
        }
        let side = table.winner().expect("a winner").side;
        assert!(table.score()[side] >= target.parse().expect("a number"));
        let before = table.score_before();
        assert!(before[side] < target.parse().expect("a number"));
    }
}

#[test]
fn a_side_is_in_the_barn_one_short_of_the_target_and_nowhere_else() {
    let euchre = game("euchre", &[("target", "7")]);
    let short = (-2..=9).filter(|score| euchre.is_one_short(*score));
    assert_eq!(short.collect::<Vec<_>>(), [6]);
    // Buck is counted down: there is no score to be short of.
    let buck = game("buck", &[]);
    assert!((-30..=30).all(|score| !buck.is_one_short(score)));
}

#[test]
fn next_dealer_is_always_to_the_left_after_a_scored_hand() {
    for dealer in 0..4 {
        let setup = deal(&euchre(), dealer, &["*", "*", "*", "*"], "9H");
        let mut hand = Hand::new(&setup);
        play_out(&mut hand);
        assert_eq!(outcome(&hand).next_dealer, seat((dealer + 1) % 4));
    }
}
