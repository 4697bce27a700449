//! §6 Railroad Euchre.

mod common;

use bower_rules::{Ask, Game, Preset, Side, Table};
use common::*;

fn railroad() -> Game {
    Game::preset(Preset::Railroad)
}

/// A table with this score, whose seat 1 holds a certain march.
fn at(game: &Game, score: [i16; 2], maker: &str) -> Table {
    let hands = if maker == "1" {
        ["9C TC 9D TD 9S", "JH JD AH KH QH", "*", "*"]
    } else {
        ["*", "9C TC 9D TD 9S", "JH JD AH KH QH", "*"]
    };
    let mut setup = deal(game, 0, &hands, "9H");
    for (side, points) in score.into_iter().enumerate() {
        setup.score[Side::new(side as u8).expect("a side")] = points;
    }
    Table::with_setup(setup, 0)
}

fn play(table: &mut Table, moves: &str) {
    for text in moves.split(',') {
        let (by, action) = parse(&table.game().clone(), text.trim());
        table.apply(by, action).expect("legal");
    }
    while let Some(by) = table.to_act() {
        let action = table.legal()[0];
        table.apply(by, action).expect("legal");
    }
}

#[test]
fn t6_i_a_march_alone_from_nine_is_a_slam_and_three_laps() {
    // JK lies in the kitty or with a defender: without it the five highest hearts are a march.
    let game = game(
        "railroad",
        &[
            ("benny", "none"),
            ("partners_best", "off"),
            ("defend_alone", "off"),
        ],
    );
    let mut table = at(&game, [0, 9], "1");
    play(&mut table, "1 order alone,0 discard TD");
    assert_eq!(table.score().values(2), [0, 13]);
    let victory = table.winner().expect("won");
    assert_eq!(
        (victory.side.index(), victory.games, victory.lap),
        (1, 2, 3)
    );
    let next = table.rematch(8);
    assert_eq!(next.score().values(2), [0, 3]);
    assert!(next.awaiting_deal() && next.deals() == 0);
    // Without laps and slam the same hand wins one game, and nothing goes on.
    let plain = game_with(&game_with(&game, "laps", "false"), "slam", "false");
    let mut table = at(&plain, [0, 9], "1");
    play(&mut table, "1 order alone,0 discard TD");
    let victory = table.winner().expect("won");
    assert_eq!((victory.games, victory.lap), (1, 0));
    assert_eq!(table.rematch(8).score().values(2), [0, 0]);
}

fn game_with(game: &Game, option: &str, value: &str) -> Game {
    game.with(option, value).expect("an option")
}

#[test]
fn t6_ii_lone_against_lone() {
    let setup = deal(&railroad(), 0, &["TH *", "*", "*", "*"], "9H");
    let hand = after(&setup, "1 order alone,0 discard TH,2 defend,1 pass,2 pass");
    assert_eq!(worth(&hand, &[0, 2, 3, 0]), [4, 0]);
}

#[test]
fn t6_iii_the_sitting_dealer_may_pass_the_turned_jack() {
    let game = railroad();
    let setup = deal(
        &game,
        0,
        &["9C TC QC KC AC", "*", "9S TS QS KS AS", "*"],
        "JH",
    );
    let hand = after(&setup, "1 pass,2 order alone,1 pass,3 pass,2 discard 9S");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::BestGive, Some(seat(0))));
    assert_eq!(hand.legal().len(), 6);
    let mut given = hand;
    go(&mut given, "0 best JH");
    assert_eq!(given.cards(seat(2)), cards(&game, "JH TS QS KS AS"));
    assert_eq!(given.cards(seat(0)), setup.hands[seat(0)]);
    assert_eq!(given.count(seat(0)), 5);
    assert!(!given.turn_up_dead());
    assert_eq!(given.thrown(seat(2)), cards(&game, "9S"));
}

#[test]
fn t6_iv_the_joker_turned_and_all_pass_bars_hearts() {
    let setup = deal(&railroad(), 0, &["TH *", "*", "*", "*"], "JK");
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 pass");
    assert!(legal(&hand).iter().all(|m| !m.contains('H')));
}

#[test]
fn t6_v_partners_best_keeps_five_cards() {
    for way in ["discard_first", "receive_first"] {
        let game = game("railroad", &[("partners_best", way)]);
        let setup = deal(&game, 0, &["TH *", "*", "*", "*"], "9H");
        let mut hand = after(&setup, "1 order alone,0 discard TH,2 pass,0 pass");
        while hand.ask() != Ask::Play {
            let moves = hand.legal();
            let action = *moves.last().expect("a move");
            hand.apply_unchecked(action);
        }
        assert_eq!(hand.cards(seat(1)).len(), 5, "{way}");
        assert_eq!(hand.thrown(seat(1)).len(), 1, "{way}");
        assert_eq!(hand.given().count(), 1, "{way}");
    }
}

#[test]
fn t6_vi_a_euchre_from_nine_is_eleven_and_lap_one() {
    let game = railroad();
    let setup = deal(&game, 0, &["TH *", "*", "*", "*"], "9H");
    let hand = after(&setup, "1 order,0 discard TH");
    let lost = hand.outcome_with(&bower_rules::BySeat::from_fn(|s| {
        [3, 2, 0, 0][s.index() % 4]
    }));
    let mut score = setup.score;
    for (side, points) in [9, 7].into_iter().enumerate() {
        let side = Side::new(side as u8).expect("a side");
        score[side] = points + lost.points[side];
    }
    assert_eq!(score.values(2), [11, 7]);
    let victory = game.victory(&score, &lost).expect("won");
    assert_eq!((victory.lap, victory.games), (1, 1));
}

#[test]
fn s6_order_call_exchange_offers_makers_best_defenders_best_lead() {
    let setup = deal(&railroad(), 0, &["TH *", "*", "*", "*"], "9H");
    let mut hand = bower_rules::Hand::new(&setup);
    let mut asks = vec![hand.ask()];
    for text in [
        "1 order alone",
        "0 discard TH",
        "2 defend",
        "1 pass",
        "2 pass",
    ] {
        go(&mut hand, text);
        asks.push(hand.ask());
    }
    assert_eq!(
        asks,
        [
            Ask::Round1,
            Ask::PickUp,
            Ask::DefendAlone,
            Ask::BestAsk,
            Ask::BestAsk,
            Ask::Play
        ]
    );
}

#[test]
fn s6_a_lone_dealer_exchanges_and_may_then_call_best() {
    let setup = deal(&railroad(), 0, &["TH *", "*", "*", "*"], "9H");
    let hand = after(
        &setup,
        "1 pass,2 pass,3 pass,0 order alone,0 discard TH,1 pass,3 pass",
    );
    assert_eq!((hand.ask(), hand.to_act()), (Ask::BestAsk, Some(seat(0))));
    assert!(hand.cards(seat(0)).contains(card(hand.game(), "9H")));
}

#[test]
fn f7_south_alone_with_norths_ace() {
    let game = railroad();
    let setup = deal(
        &game,
        0,
        &[
            "9C TC JC 9D 9S",
            "AS KS AC KC QC",
            "JK JH JD KH TD",
            "QH TH 9H AD KD",
        ],
        "AH",
    );
    let mut hand = after(
        &setup,
        "1 pass,2 order alone,1 pass,3 pass,2 discard TD,0 best AH",
    );
    assert_eq!(hand.to_act(), Some(seat(1)));
    play_first_legal(
        &mut hand,
        &["", "AS KS AC KC QC", "JK JH JD KH AH", "QH TH 9H AD KD"],
    );
    assert_eq!(hand.tricks(seat(2)), 5);
    assert_eq!(points(&hand), [4, 0]);
}
