//! §7 Hasenpfeffer, §8 Napoleon, §9 the relatives that are bid for or called, §13.3 Bid games.

mod common;

use bower_rules::{Ask, BySide, Game, Hand, Kind, Preset, Side, Suit, Trump};
use common::*;

fn score(values: &[i16]) -> BySide<i16> {
    BySide::from_fn(|side| values.get(side.index()).copied().unwrap_or(0))
}

/// Bids in a preset, without the cards mattering.
fn bids(preset: Preset, moves: &str) -> Hand {
    let game = Game::preset(preset);
    let hands = vec!["*"; game.seats() as usize];
    after(&deal(&game, 0, &hands, ""), moves)
}

#[test]
fn t7_scores_of_a_bid() {
    let take = |bid: &str, tricks: &[u8]| {
        let hand = bids(
            Preset::Hasenpfeffer,
            &format!(
                "1 bid {bid}{}",
                if bid == "6" {
                    ""
                } else {
                    ",2 pass,3 pass,0 pass"
                }
            ),
        );
        let both = worth(&hand, tricks);
        [both[1], both[0]]
    };
    assert_eq!(take("4", &[1, 5, 0, 0]), [5, 1]);
    assert_eq!(take("4", &[3, 3, 0, 0]), [-4, 3]);
    assert_eq!(take("3", &[3, 3, 0, 0]), [3, 3]);
    assert_eq!(take("6", &[1, 5, 0, 0]), [-6, 1]);
}

#[test]
fn t7_all_pass_makes_the_jokers_holder_maker_at_three() {
    let game = Game::preset(Preset::Hasenpfeffer);
    let setup = deal(&game, 0, &["*", "*", "*", "JK *"], "");
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 pass");
    assert_eq!(
        (hand.ask(), hand.to_act(), hand.maker()),
        (Ask::NameTrump, Some(seat(3)), Some(seat(3)))
    );
    assert_eq!(legal(&hand), words("name C,name D,name H,name S"));
    let named = after(&setup, "1 pass,2 pass,3 pass,0 pass,3 name D");
    assert_eq!((named.ask(), named.legal().len()), (Ask::Widow, 7));
    assert_eq!(worth(&named, &[4, 0, 0, 2]), [4, -3]);
}

#[test]
fn t7_the_joker_as_widow_is_void() {
    let game = Game::preset(Preset::Hasenpfeffer);
    let no_joker = [
        "9C TC JC QC KC AC",
        "9D TD JD QD KD AD",
        "9H TH JH QH KH AH",
        "9S TS JS QS KS AS",
    ];
    let hand = after(
        &deal(&game, 0, &no_joker, ""),
        "1 pass,2 pass,3 pass,0 pass",
    );
    assert_eq!(outcome(&hand).kind, Kind::Void);
    assert_eq!(outcome(&hand).next_dealer, seat(1));
}

#[test]
fn t7_if_both_reach_ten_on_one_hand_the_bidders_win() {
    let game = Game::preset(Preset::Hasenpfeffer);
    let hand = bids(Preset::Hasenpfeffer, "1 bid 3,2 pass,3 pass,0 pass");
    let result = hand.outcome_with(&bower_rules::BySeat::from_fn(|s| {
        [2, 4, 0, 0][s.index() % 4]
    }));
    let mut total = score(&[8, 8]);
    for side in Side::all(2) {
        total[side] += result.points[side];
    }
    assert_eq!(total.values(2), [10, 12]);
    assert_eq!(
        game.victory(&total, &result).map(|v| v.side.index()),
        Some(1)
    );
    // Even with fewer points.
    let result = hand.outcome_with(&bower_rules::BySeat::from_fn(|s| {
        [3, 3, 0, 0][s.index() % 4]
    }));
    assert_eq!(
        game.victory(&score(&[13, 11]), &result)
            .map(|v| v.side.index()),
        Some(1)
    );
}

#[test]
fn t7_scores_may_go_negative() {
    let hand = bids(Preset::Hasenpfeffer, "1 bid 4,2 pass,3 pass,0 pass");
    assert_eq!(1 + worth(&hand, &[3, 3, 0, 0])[1], -3);
}

#[test]
fn t13_3_1_the_highest_bid_ends_an_auction_at_once_and_other_passes_are_moves() {
    assert_eq!(bids(Preset::Hasenpfeffer, "1 bid 6").ask(), Ask::NameTrump);
    assert_eq!(bids(Preset::Auction, "1 bid 5").ask(), Ask::NameTrump);
    assert_eq!(bids(Preset::Pepper, "1 bid 6").ask(), Ask::Bid);
    assert_eq!(bids(Preset::Pepper, "1 bid pepper").ask(), Ask::NameTrump);
    assert_eq!(
        bids(Preset::Napoleon, "1 bid nap,2 bid wellington,3 bid blucher").ask(),
        Ask::Play
    );
}

#[test]
fn t13_3_2_the_auction_ends_when_three_have_passed_and_nobody_re_enters() {
    let hand = bids(Preset::Hasenpfeffer, "1 pass,2 bid 1,3 bid 2,0 pass");
    assert_eq!(hand.to_act(), Some(seat(2)));
    let hand = bids(
        Preset::Hasenpfeffer,
        "1 pass,2 bid 1,3 bid 2,0 pass,2 bid 4",
    );
    assert_eq!(hand.to_act(), Some(seat(3)));
    assert_eq!(legal(&hand), words("pass,bid 5,bid 6"));
    let hand = bids(
        Preset::Hasenpfeffer,
        "1 pass,2 bid 1,3 bid 2,0 pass,2 bid 4,3 pass",
    );
    assert_eq!((hand.ask(), hand.maker()), (Ask::NameTrump, Some(seat(2))));
}

#[test]
fn t13_3_2_the_maker_throws_any_of_seven_and_leads() {
    let setup = deal(&Game::preset(Preset::Hasenpfeffer), 0, &["*"; 4], "");
    let hand = after(&setup, "1 bid 6,1 name S");
    assert_eq!(hand.cards(seat(1)).len(), 7);
    assert_eq!(
        hand.cards(seat(1)),
        setup.hands[seat(1)] | setup.kitty_cards()
    );
    let mut played = hand;
    let throw = played.legal()[3];
    played.apply_unchecked(throw);
    assert_eq!((played.ask(), played.to_act()), (Ask::Play, Some(seat(1))));
}

#[test]
fn t13_3_3_auction_bids_once_round_eldest_leads_and_the_bid_is_scored() {
    let hand = bids(Preset::Auction, "1 pass,2 bid 3,3 pass,0 pass");
    assert_eq!(legal(&hand), words("name C,name D,name H,name S"));
    assert_eq!(worth(&hand, &[0, 0, 5, 0]), [3, 0]);
    let hand = bids(Preset::Auction, "1 pass,2 bid 4,3 pass,0 pass,2 name H");
    assert_eq!(worth(&hand, &[0, 2, 3, 0]), [0, 4]);
    assert_eq!(hand.to_act(), Some(seat(1)));
    assert_eq!(
        outcome(&bids(Preset::Auction, "1 pass,2 pass,3 pass,0 pass")).kind,
        Kind::Void
    );
    assert_eq!(
        legal(&bids(Preset::Auction, "")),
        words("pass,bid 1,bid 2,bid 3,bid 4,bid 5")
    );
    assert_eq!(Game::preset(Preset::Auction).target(), Some(15));
}

#[test]
fn t13_3_4_bid_once_round_no_trump_open_and_low_an_option() {
    assert_eq!(
        legal(&bids(Preset::Bid, "")),
        words("pass,bid 3,bid 4,bid 5,bid 6")
    );
    let named = bids(Preset::Bid, "1 bid 6");
    assert_eq!(legal(&named), words("name C,name D,name H,name S,name NT"));
    let low = game("bid", &[("low_no_trump", "true")]);
    let hand = after(&deal(&low, 0, &["*"; 4], ""), "1 bid 6");
    assert_eq!(
        legal(&hand),
        words("name C,name D,name H,name S,name NT,name LOW")
    );
    let hand = bids(Preset::Bid, "1 pass,2 bid 4,3 pass,0 pass,2 name NT");
    assert_eq!(hand.to_act(), Some(seat(2)));
    assert_eq!(worth(&hand, &[0, 3, 3, 0]), [-4, 3]);
    assert_eq!(worth(&hand, &[0, 1, 5, 0]), [5, 1]);
}

#[test]
fn t13_3_5_double_bid_the_stuck_dealer_and_identical_cards() {
    assert_eq!(
        legal(&bids(Preset::DoubleBid, "1 pass,2 pass,3 pass")),
        words("bid 6,bid 7,bid 8,bid 9,bid 10,bid 11,bid 12")
    );
    assert!(legal(&bids(Preset::DoubleBid, "1 bid 6,2 pass,3 pass")).contains(&"pass".to_string()));
    // Two aces of hearts: seat 2's, played before seat 0's, takes the trick.
    let game = Game::preset(Preset::DoubleBid);
    let setup = deal(&game, 0, &["*"; 4], "");
    assert!(setup.hands.values(4).iter().all(|h| h.len() == 12));
    let aces = card(&game, "AH");
    assert_ne!(game.pack().twin(aces), aces);
    assert_eq!(
        game.pack().spell(game.pack().twin(aces)),
        game.pack().spell(aces)
    );
    let ranking = game.ranking(Trump::NoTrump).expect("a trump");
    let led = ranking.suit_of(aces);
    assert!(!ranking.beats(game.pack().twin(aces), aces, led));
    assert!(!ranking.beats(aces, game.pack().twin(aces), led));
    // Both left bowers are trumps.
    let hearts = game.ranking(Trump::Suit(Suit::Hearts)).expect("a trump");
    assert_eq!(hearts.suit_cards(2).intersection(game.cards()).len(), 14);
}

#[test]
fn t13_3_5_a_move_is_listed_once_and_either_copy_answers_to_it() {
    let game = Game::preset(Preset::DoubleBid);
    let (one, two) = (card(&game, "AH"), game.pack().twin(card(&game, "AH")));
    let mut setup = deal(&game, 3, &["AH AH 9H *", "*", "*", "*"], "");
    // The helper deals a card named twice but once: put the second copy there too.
    for s in bower_rules::Seat::all(4) {
        if setup.hands[s].remove(two) {
            let given = setup.hands[seat(0)]
                .iter()
                .find(|c| game.pack().face(*c) != game.pack().face(one))
                .expect("a card");
            setup.hands[s].insert(given);
            setup.hands[seat(0)].remove(given);
        }
    }
    setup.hands[seat(0)].insert(two);
    let mut hand = after(&setup, "0 bid 12,0 name NT");
    assert_eq!(legal(&hand).iter().filter(|m| *m == "play AH").count(), 1);
    go(&mut hand, "0 play AH");
    assert_eq!(hand.cards(seat(0)).len(), 11);
    assert!(hand.cards(seat(0)).contains(one) ^ hand.cards(seat(0)).contains(two));
    // The other copy is spelled the same.
    let mut later = hand;
    while later.to_act() != Some(seat(0)) || later.ask() != Ask::Play {
        let action = later.legal()[0];
        later.apply_unchecked(action);
    }
    if legal(&later).contains(&"play AH".to_string()) {
        go(&mut later, "0 play AH");
        assert!(!later.cards(seat(0)).contains(one) && !later.cards(seat(0)).contains(two));
    } else {
        panic!("the leader took the trick with an ace of the suit led and may lead the other");
    }
}

#[test]
fn t13_3_7_pepper() {
    assert_eq!(
        legal(&bids(Preset::Pepper, "1 bid 4")),
        words("pass,bid 5,bid 6,bid pepper")
    );
    let plain = bids(Preset::Pepper, "1 bid 4,2 pass,3 pass,0 pass,1 name NT");
    assert_eq!(plain.to_act(), Some(seat(1)));
    assert_eq!(worth(&plain, &[1, 5, 0, 0]), [1, 5]);
    assert_eq!(worth(&plain, &[3, 3, 0, 0]), [3, -6]);
    let pepper = bids(Preset::Pepper, "1 bid pepper");
    assert_eq!(worth(&pepper, &[0, 6, 0, 0]), [0, 12]);
    assert_eq!(worth(&pepper, &[1, 5, 0, 0]), [1, -12]);
    assert_eq!(Game::preset(Preset::Pepper).target(), Some(30));
}

/// What the bidder, seat 1, gains at napoleon.
fn nap(seats: &str, payments: &str, calls: &str, tricks: u8) -> i16 {
    let game = game("napoleon", &[("seats", seats), ("payments", payments)]);
    let hands = vec!["*"; game.seats() as usize];
    let hand = after(&deal(&game, game.seats() - 1, &hands, ""), calls);
    let maker = hand.maker().expect("a maker");
    let other = maker.next(game.seats());
    let mut by_seat = bower_rules::BySeat::splat(0);
    by_seat[maker] = tricks;
    by_seat[other] = 5 - tricks;
    let result = hand.outcome_with(&by_seat).points;
    let sum: i16 = result.values(game.sides()).iter().sum();
    assert_eq!(sum, 0, "zero-sum");
    result[game.side_of(maker)]
}

#[test]
fn t8_payments() {
    assert_eq!(nap("5", "A", "0 bid 4,1 pass,2 pass,3 pass,4 pass", 4), 16);
    assert_eq!(nap("4", "A", "0 bid nap,1 pass,2 pass,3 pass", 4), -15);
    assert_eq!(nap("4", "B", "0 bid nap,1 pass,2 pass,3 pass", 5), 30);
    assert_eq!(
        nap("3", "B", "0 bid nap,1 bid wellington,2 bid blucher", 4),
        -40
    );
    assert_eq!(nap("4", "C", "0 bid misere,1 pass,2 pass,3 pass", 1), -18);
    assert_eq!(nap("4", "C", "0 bid misere,1 pass,2 pass,3 pass", 0), 9);
    assert_eq!(
        nap("4", "C", "0 bid nap,1 bid wellington,2 bid blucher", 5),
        90
    );
    assert_eq!(
        nap("4", "A", "0 bid nap,1 bid wellington,2 bid blucher", 5),
        60
    );
    assert_eq!(
        nap("4", "B", "0 bid nap,1 bid wellington,2 bid blucher", 5),
        30
    );
}

#[test]
fn t8_a_bid_is_higher_than_all_before_it() {
    let hand = bids(Preset::Napoleon, "1 bid 3,2 bid misere");
    assert_eq!(legal(&hand), words("pass,bid 4,bid nap"));
    let mut hand = hand;
    assert!(try_move(&mut hand, "3 bid 3").is_err());
    let mut hand = bids(Preset::Napoleon, "1 pass");
    assert!(try_move(&mut hand, "2 bid wellington").is_err());
    assert_eq!(
        legal(&bids(Preset::Napoleon, "1 bid nap")),
        words("pass,bid wellington")
    );
    assert_eq!(
        legal(&bids(Preset::Napoleon, "1 bid nap,2 bid wellington")),
        words("pass,bid blucher")
    );
}

#[test]
fn s8_the_switches_of_napoleon() {
    let first = |options: &[(&str, &str)]| {
        legal(&Hand::new(&deal(
            &game("napoleon", options),
            0,
            &["*"; 4],
            "",
        )))
    };
    assert_eq!(first(&[]), words("pass,bid 3,bid misere,bid 4,bid nap"));
    assert_eq!(
        first(&[("min_bid", "2")]),
        words("pass,bid 2,bid 3,bid misere,bid 4,bid nap")
    );
    assert_eq!(
        first(&[("misere", "false")]),
        words("pass,bid 3,bid 4,bid nap")
    );
    for (off, moves, over) in [
        ("wellington", "1 bid nap", Ask::Play),
        ("blucher", "1 bid nap,2 bid wellington", Ask::Play),
    ] {
        let hand = after(
            &deal(&game("napoleon", &[(off, "false")]), 0, &["*"; 4], ""),
            moves,
        );
        assert_eq!(
            hand.ask(),
            over,
            "the highest bid without {off} ends the auction"
        );
    }
    assert_eq!(
        outcome(&bids(Preset::Napoleon, "1 pass,2 pass,3 pass,0 pass")).kind,
        Kind::Void
    );
}

#[test]
fn s8_the_suit_of_the_first_card_is_trump_and_misere_has_none() {
    let game = Game::preset(Preset::Napoleon);
    let setup = deal(&game, 0, &["2H *", "AS KS QS 7C JD", "3H *", "*"], "");
    let hand = after(&setup, "1 bid 3,2 pass,3 pass,0 pass");
    assert_eq!((hand.trump(), hand.ranking()), (None, None));
    let hand = after(&setup, "1 bid 3,2 pass,3 pass,0 pass,1 play QS");
    assert_eq!(hand.trump(), Some(Trump::Suit(Suit::Spades)));
    assert_eq!(hand.ranking().and_then(|r| r.left()), None, "no bowers");
    let hand = after(&setup, "1 bid misere,2 pass,3 pass,0 pass,1 play QS");
    assert_eq!(hand.trump(), Some(Trump::NoTrump));
}

#[test]
fn f9_south_makes_exactly_three() {
    let game = Game::preset(Preset::Napoleon);
    let lists = [
        "2C 7H 8H 4D 5D",
        "KC 3H 2S 3S 6D",
        "AS KS QS 7C JD",
        "TS 4S AC 9C AH",
    ];
    let mut hand = after(&deal(&game, 0, &lists, ""), "1 pass,2 bid 3,3 pass,0 pass");
    play_first_legal(&mut hand, &lists);
    let winners: Vec<u8> = hand.past_tricks().map(|t| t.winner.number()).collect();
    assert_eq!(winners, [2, 2, 2, 3, 3]);
    assert_eq!(points(&hand), [-3, -3, 9, -3]);
}

#[test]
fn s13_3_6_napoleon_is_played_for_deals() {
    let game = game("napoleon", &[("deals", "3")]);
    let mut table = bower_rules::Table::new(game, 5, None);
    while table.winner().is_none() {
        if table.awaiting_deal() {
            table.deal().expect("a deal");
        }
        let by = table.to_act().expect("somebody");
        let action = table.legal()[table.legal().len() - 1];
        table.apply(by, action).expect("legal");
        assert!(table.deals() < 50, "equal scores cannot last so long");
    }
    assert!(table.deals() >= 3);
    let side = table.winner().expect("won").side;
    assert!(Side::all(4).all(|s| table.score()[s] <= table.score()[side]));
}

/// Buck with this score for every seat.
fn buck(up: &str) -> bower_rules::Setup {
    let game = Game::preset(Preset::Buck);
    let mut setup = deal(&game, 0, &["TH *", "*", "*", "*"], up);
    setup.score = BySide::splat(12);
    setup
}

#[test]
fn t9_buck_scores() {
    let hand = after(&buck("9H"), "1 order,0 discard TH,2 stay,3 drop,0 stay");
    // The maker takes two: only five up, the tricks are not taken off.
    assert_eq!(worth(&hand, &[3, 2, 0, 0]), [-3, 5, 5, 0]);
    assert_eq!(worth(&hand, &[0, 3, 2, 0]), [5, -3, -2, 0]);
}

#[test]
fn t13_3_8_buck_a_club_turned_is_trump_with_no_maker_no_exchange_and_no_drops() {
    let setup = buck("9C");
    let hand = Hand::new(&setup);
    assert_eq!(
        (hand.ask(), hand.to_act(), hand.maker()),
        (Ask::Play, Some(seat(1)), None)
    );
    assert_eq!(hand.trump(), Some(Trump::Suit(Suit::Clubs)));
    assert_eq!(hand.cards(seat(0)).len(), 5);
    assert_eq!(worth(&hand, &[1, 0, 4, 0]), [-1, 5, -4, 5]);
}

#[test]
fn t13_3_8_buck_a_club_turned_has_no_round_1_and_so_no_claims_before_it() {
    let game = game("buck", &[("redeal", "nines_and_tens")]);
    let poor = &["*", "9D 9H TD TH TS", "*", "*"];
    let clubs = Hand::new(&deal(&game, 0, poor, "9C"));
    assert_eq!((clubs.ask(), clubs.to_act()), (Ask::Play, Some(seat(1))));
    let spades = Hand::new(&deal(&game, 0, poor, "9S"));
    assert_eq!((spades.ask(), spades.to_act()), (Ask::Claim, Some(seat(1))));
}

#[test]
fn t13_3_8_buck_stay_or_drop_from_eldest_and_the_first_staying_leads() {
    let setup = buck("9H");
    let hand = after(&setup, "1 pass,2 order,0 discard TH");
    assert_eq!(
        (hand.ask(), hand.to_act()),
        (Ask::StayOrDrop, Some(seat(1)))
    );
    let hand = after(&setup, "1 pass,2 order,0 discard TH,1 drop,3 stay,0 drop");
    assert_eq!(
        (hand.ask(), hand.to_act(), hand.active()),
        (Ask::Play, Some(seat(2)), 2)
    );
    let none = after(&setup, "1 pass,2 order,0 discard TH,1 drop,3 drop,0 drop");
    assert_eq!(points(&none), [0, 0, -5, 0]);
    assert_eq!(none.plays().len(), 0);
    let round2 = after(&setup, "1 pass,2 pass,3 pass,0 pass");
    assert_eq!(legal(&round2), words("pass,name C,name D,name S,name NT"));
}

#[test]
fn s9_buck_is_won_at_nothing_or_below() {
    let game = Game::preset(Preset::Buck);
    assert_eq!(game.opening_score(), 25);
    assert_eq!(common::game("buck", &[("start", "15")]).opening_score(), 15);
    let hand = Hand::new(&buck("9C"));
    let result = hand.outcome_with(&bower_rules::BySeat::splat(1));
    assert_eq!(
        game.victory(&score(&[3, 1, 0, 7]), &result)
            .map(|v| v.side.index()),
        Some(2)
    );
    assert_eq!(
        game.victory(&score(&[-1, 1, 0, 7]), &result)
            .map(|v| v.side.index()),
        Some(0)
    );
    assert_eq!(
        game.victory(&score(&[0, 1, 0, 7]), &result),
        None,
        "equals play on"
    );
    assert_eq!(game.victory(&score(&[3, 1, 2, 7]), &result), None);
}

#[test]
fn t13_3_9_call_ace_the_holder_after_the_exchange_is_partner() {
    let game = Game::preset(Preset::CallAce);
    let setup = deal(
        &game,
        0,
        &["AS TH *", "9S TS QS KS 9C", "AD *", "JH *"],
        "9H",
    );
    assert_eq!(legal(&Hand::new(&setup)), words("pass,order"));
    let called = after(&setup, "1 order,0 discard TH");
    assert_eq!(
        (called.ask(), called.to_act()),
        (Ask::CallCard, Some(seat(1)))
    );
    assert_eq!(called.legal().len(), 17, "every card but the seven trumps");
    let with = |name: &str| after(&setup, &format!("1 order,0 discard TH,1 call {name}"));
    // Its holder.
    assert_eq!(with("AD").secret_partner(), Some(seat(2)));
    assert_eq!(worth(&with("AD"), &[1, 2, 1, 1]), [0, 1, 1, 0]);
    assert_eq!(worth(&with("AD"), &[0, 3, 2, 0]), [0, 2, 2, 0]);
    assert_eq!(worth(&with("AD"), &[2, 1, 1, 1]), [2, 0, 0, 2]);
    // Himself, who is then alone.
    assert_eq!(with("KS").secret_partner(), Some(seat(1)));
    assert_eq!(worth(&with("KS"), &[0, 5, 0, 0]), [0, 5, 0, 0]);
    assert_eq!(worth(&with("KS"), &[1, 4, 0, 0]), [0, 1, 0, 0]);
    assert_eq!(worth(&with("KS"), &[4, 1, 0, 0]), [2, 0, 2, 2]);
    // Nobody: it is buried.
    let buried = setup
        .kitty
        .iter()
        .copied()
        .find(|c| game.pack().face(*c).suit() != Some(Suit::Hearts));
    let name = game.pack().spell(buried.expect("a card")).to_string();
    assert_eq!(with(&name).secret_partner(), None);
    assert_eq!(worth(&with(&name), &[0, 5, 0, 0]), [0, 5, 0, 0]);
    // A card that the dealer threw is nobody's either.
    let thrown = after(&setup, "1 order,0 discard AS,1 call AS");
    assert_eq!(thrown.secret_partner(), None);
    // Eldest leads, and all four play.
    assert_eq!(
        (with("AD").to_act(), with("AD").active()),
        (Some(seat(1)), 4)
    );
}

#[test]
fn s12_2_every_preset_has_the_seats_sides_and_targets_of_the_rules() {
    let want: &[(&str, u8, u8, u32, Option<i16>)] = &[
        ("euchre", 4, 2, 24, Some(10)),
        ("bga", 4, 2, 24, Some(10)),
        ("hoyle", 4, 2, 24, Some(10)),
        ("british", 4, 2, 25, Some(11)),
        ("cornwall", 4, 2, 25, Some(11)),
        ("classic32", 4, 2, 32, Some(5)),
        ("euchre28", 4, 2, 28, Some(10)),
        ("two-handed", 2, 2, 24, Some(10)),
        ("two-handed25", 2, 2, 25, Some(10)),
        ("two-handed32", 2, 2, 32, Some(10)),
        ("three-handed", 3, 3, 24, Some(10)),
        ("railroad", 4, 2, 25, Some(10)),
        ("west", 4, 2, 27, Some(11)),
        ("west2", 2, 2, 27, Some(11)),
        ("hasenpfeffer", 4, 2, 25, Some(10)),
        ("pepper", 4, 2, 24, Some(30)),
        ("napoleon", 4, 4, 52, None),
        ("auction", 4, 2, 24, Some(15)),
        ("bid", 4, 2, 24, Some(32)),
        ("double-bid", 4, 2, 48, Some(52)),
        ("six-handed", 6, 2, 32, Some(10)),
        ("buck", 4, 4, 24, None),
        ("call-ace", 4, 4, 24, Some(10)),
    ];
    assert_eq!(want.len(), Preset::ALL.len());
    for (name, seats, sides, cards, target) in want.iter().copied() {
        let game = Game::from_name(name).expect("a preset");
        assert_eq!((game.seats(), game.sides()), (seats, sides), "{name}");
        assert_eq!(
            (game.cards().len(), game.target()),
            (cards, target),
            "{name}"
        );
    }
}
