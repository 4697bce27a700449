//! §4 Two-handed and §5 Three-handed cut-throat.

mod common;

use bower_rules::{Ask, Game, Hand, Kind, Preset, Side, Suit, Table, Trump};
use common::*;

const SPADES: Trump = Trump::Suit(Suit::Spades);

fn two() -> Game {
    Game::preset(Preset::TwoHanded)
}

/// A is seat 0 and deals; B is seat 1.
fn ab(a: &str, b: &str, up: &str) -> bower_rules::Setup {
    deal(&two(), 0, &[a, b], up)
}

#[test]
fn t4_1_b_orders_and_a_declines() {
    let setup = ab("*", "*", "AS");
    let hand = after(&setup, "1 order,0 decline");
    assert_eq!(hand.trump(), Some(SPADES));
    assert_eq!(hand.cards(seat(0)), setup.hands[seat(0)]);
    assert!(hand.turn_up_dead());
}

#[test]
fn t4_2_a_accepts_and_must_hold_the_turn_up_afterwards() {
    let setup = ab("9H TH QH KH AH", "*", "AS");
    let hand = after(&setup, "1 pass,0 order");
    assert!(!legal(&hand).contains(&"discard AS".to_string()));
    assert!(
        !legal(&hand).contains(&"decline".to_string()),
        "he is the maker"
    );
    let hand = after(&setup, "1 pass,0 order,0 discard 9H");
    assert!(hand.cards(seat(0)).contains(card(&two(), "AS")));
}

#[test]
fn t4_3_the_maker_is_who_ordered_although_the_dealer_gets_the_card() {
    let setup = ab("9H TH QH KH AH", "*", "AS");
    let hand = after(&setup, "1 order,0 discard 9H");
    assert_eq!(hand.maker(), Some(seat(1)));
    assert_eq!(worth(&hand, &[3, 2]), [2, 0]);
}

#[test]
fn t4_4_four_passes_and_the_other_deals() {
    let hand = after(&ab("*", "*", "AS"), "1 pass,0 pass,1 pass,0 pass");
    assert_eq!(points(&hand), [0, 0]);
    assert_eq!(outcome(&hand).next_dealer, seat(1));
}

#[test]
fn t4_5_the_suit_turned_down_is_barred() {
    let hand = after(&ab("*", "*", "AH"), "1 pass,0 pass");
    assert_eq!(legal(&hand), words("pass,name C,name D,name S"));
}

#[test]
fn t4_6_b_leads_whoever_is_maker() {
    let setup = ab("9H TH QH KH AH", "*", "AS");
    for moves in [
        "1 order,0 discard 9H",
        "1 pass,0 order,0 discard 9H",
        "1 pass,0 pass,1 name D",
        "1 pass,0 pass,1 pass,0 name D",
    ] {
        assert_eq!(after(&setup, moves).to_act(), Some(seat(1)), "{moves}");
    }
}

#[test]
fn t4_7_and_4_8_the_left_bower_follows_spades_and_no_club() {
    let setup = ab("JC AS 9S AH KD", "JS KC TC QH 9D", "TS");
    let led = after(&setup, "1 order,0 decline,1 play JS");
    assert_eq!(legal(&led), words("play JC,play AS,play 9S"));
    let setup = ab("JC 9H AH AD KD", "JS KC TC QH 9D", "TS");
    let led = after(&setup, "1 order,0 decline,1 play KC");
    assert_eq!(led.legal().len(), 5);
}

#[test]
fn t4_9_alone_is_no_action() {
    let setup = ab("*", "*", "AS");
    assert_eq!(legal(&Hand::new(&setup)), words("pass,order"));
    let mut hand = Hand::new(&setup);
    let error = try_move(&mut hand, "1 order alone")
        .expect_err("no alone")
        .to_string();
    assert!(error.contains("alone"), "{error}");
}

#[test]
fn t4_10_four_tricks_score_one() {
    let hand = after(&ab("*", "*", "AS"), "1 order,0 decline");
    assert_eq!(worth(&hand, &[1, 4]), [0, 1]);
    assert_eq!(worth(&hand, &[2, 3]), [0, 1]);
    assert_eq!(worth(&hand, &[0, 5]), [0, 2]);
    assert_eq!(worth(&hand, &[5, 0]), [2, 0]);
}

#[test]
fn s4_2_the_old_printed_game_is_32_cards_to_five_with_a_dealer_who_must_take() {
    let game = game(
        "two-handed32",
        &[("target", "5"), ("decline_turn_up", "false")],
    );
    let hand = after(&deal(&game, 0, &["*", "*"], "AS"), "1 order");
    assert_eq!(hand.cards(seat(0)).len(), 6);
    assert!(legal(&hand).iter().all(|m| m.starts_with("discard")));
}

#[test]
fn t4_11_ohio_the_maker_takes_the_dummy() {
    let game = game(
        "two-handed",
        &[("dummy", "true"), ("decline_turn_up", "false")],
    );
    let setup = deal(&game, 0, &["9H TH QH KH AH", "9C TC QC KC AC"], "AS");
    let dummy: bower_rules::CardSet = setup.kitty[..2].iter().copied().collect();
    let hand = after(&setup, "1 pass,0 pass,1 name D");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Widow, Some(seat(1))));
    assert_eq!(hand.cards(seat(1)), setup.hands[seat(1)] | dummy);
    assert_eq!(hand.legal().len(), 21);
    let hand = after(&setup, "1 pass,0 pass,1 name D,1 discard TC 9C");
    assert_eq!(hand.cards(seat(1)).len(), 5);
    assert_eq!(hand.cards(seat(0)), setup.hands[seat(0)]);
    assert_eq!(hand.to_act(), Some(seat(1)));
    // The non-dealer orders: the dealer exchanges six to five, then the maker takes the dummy.
    let hand = after(&setup, "1 order,0 discard 9H");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Widow, Some(seat(1))));
    // The dealer takes it up as maker: eight cards to five.
    let hand = after(&setup, "1 pass,0 order");
    assert_eq!(hand.cards(seat(0)).len(), 8);
    assert_eq!(hand.legal().len(), 35, "three of seven, the turn-up kept");
    let hand = after(&setup, "1 pass,0 order,0 discard 9H TH QH");
    assert_eq!(
        (hand.cards(seat(0)).len(), hand.to_act()),
        (5, Some(seat(1)))
    );
    // The dealer names in round 2: seven to five; and he is stuck.
    let hand = after(&setup, "1 pass,0 pass,1 pass");
    assert!(!legal(&hand).contains(&"pass".to_string()));
    let hand = after(&setup, "1 pass,0 pass,1 pass,0 name H");
    assert_eq!((hand.ask(), hand.legal().len()), (Ask::Widow, 21));
}

#[test]
fn f5_b_is_euchred() {
    let setup = ab("JC 9H 9S AH KD", "JS KS TC QH 9D", "AS");
    let mut hand = after(&setup, "1 order,0 discard 9H");
    play_first_legal(&mut hand, &["JC AS 9S AH KD", "JS KS TC QH 9D"]);
    let winners: Vec<u8> = hand.past_tricks().map(|t| t.winner.number()).collect();
    assert_eq!(winners, [1, 0, 0, 0, 0]);
    assert_eq!(points(&hand), [2, 0]);
    assert_eq!(outcome(&hand).kind, Kind::Euchre);
}

fn three(options: &[(&str, &str)]) -> bower_rules::Setup {
    deal(
        &game("three-handed", options),
        0,
        &["9H TH QH KH AH", "*", "*"],
        "AS",
    )
}

#[test]
fn t5_the_score_of_a_maker_against_two() {
    let hand = after(&three(&[]), "1 order,0 discard 9H");
    assert_eq!(worth(&hand, &[1, 3, 1]), [0, 1, 0]);
    assert_eq!(worth(&hand, &[1, 4, 0]), [0, 1, 0]);
    assert_eq!(worth(&hand, &[0, 5, 0]), [0, 3, 0]);
    assert_eq!(worth(&hand, &[2, 2, 1]), [2, 0, 2]);
    let two = after(&three(&[("march", "2")]), "1 order,0 discard 9H");
    assert_eq!(worth(&two, &[0, 5, 0]), [0, 2, 0]);
    let back = after(&three(&[("set_back", "true")]), "1 order,0 discard 9H");
    assert_eq!(worth(&back, &[2, 2, 1]), [0, -2, 0]);
    let both = after(
        &three(&[("set_back", "true"), ("super_euchre", "true")]),
        "1 order,0 discard 9H",
    );
    assert_eq!(worth(&both, &[2, 0, 3]), [0, -4, 0]);
}

#[test]
fn t5_a_tie_at_the_target_plays_on() {
    let game = Game::preset(Preset::ThreeHanded);
    let mut setup = three(&[]);
    for (side, points) in [9, 9, 4].into_iter().enumerate() {
        setup.score[Side::new(side as u8).expect("a side")] = points;
    }
    // The third player is maker and euchred.
    let hand = after(&setup, "1 pass,2 order,0 discard 9H");
    let result = hand.outcome_with(&bower_rules::BySeat::from_fn(|s| [3, 1, 1][s.index() % 3]));
    let mut score = setup.score;
    for side in Side::all(3) {
        score[side] += result.points[side];
    }
    assert_eq!(score.values(3), [11, 11, 4]);
    assert_eq!(game.victory(&score, &result), None);
    score[Side::new(1).expect("a side")] += 1;
    assert_eq!(
        game.victory(&score, &result).map(|v| v.side.index()),
        Some(1)
    );
}

#[test]
fn t5_the_dealer_exchanges_although_defending_and_eldest_always_leads() {
    let setup = three(&[]);
    for (moves, maker) in [
        ("1 order,0 discard 9H", 1),
        ("1 pass,2 order,0 discard 9H", 2),
        ("1 pass,2 pass,0 order,0 discard 9H", 0),
    ] {
        let hand = after(&setup, moves);
        assert_eq!(hand.maker(), Some(seat(maker)));
        assert_eq!(hand.to_act(), Some(seat(1)));
        assert!(hand.cards(seat(0)).contains(card(hand.game(), "AS")));
        assert_eq!(hand.active(), 3);
    }
    assert_eq!(setup.kitty.len(), 8);
}

#[test]
fn s5_no_alone_is_called_in_three_hands() {
    assert_eq!(legal(&Hand::new(&three(&[]))), words("pass,order"));
}

#[test]
fn the_game_of_three_is_won_by_single_seats() {
    let mut table = Table::new(Game::preset(Preset::ThreeHanded), 4, None);
    while table.winner().is_none() {
        if table.awaiting_deal() {
            table.deal().expect("a deal");
        }
        let by = table.to_act().expect("somebody");
        let legal = table.legal();
        table
            .apply(by, *legal.last().expect("a move"))
            .expect("legal");
    }
    let side = table.winner().expect("a winner").side;
    let score = table.score();
    assert!(score[side] >= 10);
    assert!(Side::all(3).all(|other| other == side || score[other] < score[side]));
}
