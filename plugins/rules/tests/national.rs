//! §3 Options and national presets.

mod common;

use bower_rules::{Game, Kind, Preset, Suit, Trump};
use common::*;

const HEARTS: Trump = Trump::Suit(Suit::Hearts);
const DIAMONDS: Trump = Trump::Suit(Suit::Diamonds);

fn joker(options: &[(&str, &str)]) -> Game {
    let mut all = vec![("benny", "joker")];
    all.extend_from_slice(options);
    game("euchre", &all)
}

/// Four hands that hold none of the low cards asked for elsewhere.
const ANY: [&str; 4] = ["9C TH *", "*", "*", "*"];

#[test]
fn t3_1_the_joker_takes_the_right_bower() {
    assert_eq!(takes(&joker(&[]), HEARTS, "JH JK AH 9H"), 1);
}

#[test]
fn t3_2_to_3_4_the_joker_is_a_trump_for_every_purpose() {
    let game = joker(&[]);
    let f = |led, hand| follows(&game, "D", DIAMONDS, led, hand);
    assert_eq!(f("JK", "9D AS"), names("9D"));
    assert_eq!(f("JK", "JH AS"), names("JH"));
    assert_eq!(f("9D", "JK AS"), names("JK"));
    assert_eq!(f("AS", "JK 9S"), names("9S"));
    assert_eq!(f("AS", "JK AC"), names("JK AC"));
}

#[test]
fn t3_5_no_trump_has_no_bowers() {
    let game = game("euchre", &[("no_trump", "true"), ("low_no_trump", "true")]);
    assert_eq!(takes(&game, Trump::NoTrump, "JS QS JC AS"), 3);
    assert_eq!(
        follows(&game, "NT", Trump::NoTrump, "9S", "JC AH"),
        names("JC AH")
    );
    assert_eq!(
        follows(&game, "NT", Trump::NoTrump, "9C", "JC AH"),
        names("JC")
    );
    assert_eq!(takes(&game, Trump::Low, "9S TS JS AS"), 0);
}

#[test]
fn t3_6_the_joker_at_no_trump_is_the_only_trump_and_its_leader_names_the_suit() {
    let game = joker(&[("no_trump", "true")]);
    assert_eq!(takes(&game, Trump::NoTrump, "9C AC JK AD"), 2);
    // JK led, naming diamonds.
    assert_eq!(
        follows(&game, "NT", Trump::NoTrump, "JK", "9D AC"),
        names("9D")
    );
    // It may be played to a suit led only when void of it.
    assert_eq!(
        follows(&game, "NT", Trump::NoTrump, "9C", "JK AC"),
        names("AC")
    );
    assert_eq!(
        follows(&game, "NT", Trump::NoTrump, "9C", "JK AH"),
        names("JK AH")
    );
}

#[test]
fn t3_7_canadian_loner_binds_the_dealers_partner_in_round_1_only() {
    let game = game("euchre", &[("canadian_loner", "true")]);
    let setup = deal(&game, 0, &ANY, "9H");
    assert_eq!(legal(&after(&setup, "1 pass")), words("pass,order alone"));
    for moves in ["", "1 pass,2 pass", "1 pass,2 pass,3 pass"] {
        assert_eq!(
            legal(&after(&setup, moves)),
            words("pass,order,order alone"),
            "{moves}"
        );
    }
    let round2 = after(&setup, "1 pass,2 pass,3 pass,0 pass,1 pass");
    assert_eq!(
        legal(&round2),
        words("pass,name C,name C alone,name D,name D alone,name S,name S alone")
    );
}

#[test]
fn t3_8_the_stuck_dealer_may_not_pass_in_round_2() {
    let passes = "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass";
    let suits = "name C,name C alone,name D,name D alone,name S,name S alone";
    let setup = deal(&game("bga", &[]), 0, &ANY, "9H");
    assert_eq!(legal(&after(&setup, passes)), words(suits));
    let with_nt = deal(&game("bga", &[("no_trump", "true")]), 0, &ANY, "9H");
    assert_eq!(
        legal(&after(&with_nt, passes)),
        words(&format!("{suits},name NT,name NT alone"))
    );
    let mut hand = after(&setup, passes);
    let error = try_move(&mut hand, "0 pass")
        .expect_err("he is stuck")
        .to_string();
    assert!(error.contains("§3.1 Stick the dealer"), "{error}");
}

#[test]
fn t3_9_a_lone_defender_scores_four_for_a_euchre_and_changes_nothing_else() {
    let game = game("euchre", &[("defend_alone", "any_maker")]);
    let setup = deal(&game, 0, &ANY, "9H");
    let pair = after(&setup, "1 order,0 discard TH,2 defend");
    // E and W make, S defends alone.
    assert_eq!(worth(&pair, &[0, 2, 3, 0]), [4, 0]);
    assert_eq!(worth(&pair, &[0, 3, 2, 0]), [0, 1]);
    assert_eq!(worth(&pair, &[0, 5, 0, 0]), [0, 2]);
    let lone = after(&setup, "1 order alone,0 discard TH,2 defend");
    assert_eq!(worth(&lone, &[0, 5, 0, 0]), [0, 4]);
    assert_eq!(worth(&lone, &[0, 3, 2, 0]), [0, 1]);
    assert_eq!(worth(&lone, &[0, 2, 3, 0]), [4, 0]);
    assert_eq!(lone.active(), 2);
}

#[test]
fn t3_10_the_joker_turned_in_britain_the_dealer_names_unseen_and_makes() {
    let game = Game::preset(Preset::British);
    let setup = deal(&game, 0, &["9C TC QC KC AC", "*", "*", "*"], "JK");
    let hand = bower_rules::Hand::new(&setup);
    assert_eq!(hand.to_act(), Some(seat(0)));
    assert_eq!(legal(&hand), words("name C,name D,name H,name S"));
    let hand = after(&setup, "0 name H,0 together");
    assert_eq!(hand.maker(), Some(seat(0)));
    assert_eq!(hand.trump(), Some(HEARTS));
    assert_eq!(hand.cards(seat(0)).len(), 6);
    assert_eq!(
        legal(&hand),
        words("discard 9C,discard TC,discard QC,discard KC,discard AC")
    );
}

#[test]
fn t3_11_the_joker_turned_on_the_railroad_stands_for_hearts() {
    let setup = deal(&Game::preset(Preset::Railroad), 0, &ANY, "JK");
    let ordered = after(&setup, "1 order");
    assert_eq!(ordered.trump(), Some(HEARTS));
    let round2 = after(&setup, "1 pass,2 pass,3 pass,0 pass");
    assert_eq!(
        legal(&round2),
        words("pass,name C,name C alone,name D,name D alone,name S,name S alone")
    );
}

#[test]
fn t3_12_a_farmers_hand_is_nines_and_tens_and_the_same_dealer_deals_again() {
    let game = game("euchre", &[("redeal", "nines_and_tens")]);
    let setup = deal(&game, 0, &["*", "9C 9D TC TH TS", "*", "*"], "9H");
    let hand = bower_rules::Hand::new(&setup);
    assert_eq!(legal(&hand), words("pass,farmer"));
    assert_eq!(hand.to_act(), Some(seat(1)));
    let claimed = after(&setup, "1 farmer");
    assert_eq!(outcome(&claimed).kind, Kind::Redeal);
    assert_eq!(outcome(&claimed).next_dealer, seat(0));
    let with_jack = deal(&game, 0, &["*", "9C 9D TC TH JS", "*", "*"], "9H");
    assert_eq!(
        legal(&bower_rules::Hand::new(&with_jack)),
        words("pass,order,order alone")
    );
}

#[test]
fn t3_13_natural_trump_wants_a_printed_card_neither_left_nor_joker() {
    let game = joker(&[("natural_trump", "all")]);
    let setup = deal(&game, 0, &["*", "JS JK AH KH QH", "*", "*"], "9D");
    let mut hand = after(&setup, "1 pass,2 pass,3 pass,0 pass");
    let calls = legal(&hand);
    assert!(!calls.contains(&"name C".to_string()));
    assert!(calls.contains(&"name S".to_string()) && calls.contains(&"name H".to_string()));
    let error = try_move(&mut hand, "1 name C")
        .expect_err("no club in hand")
        .to_string();
    assert!(error.contains("§3.9 Must hold suit to order"), "{error}");
}

#[test]
fn t3_14_super_euchre_and_the_lone_makers_four() {
    let setup = deal(&game("euchre", &[("super_euchre", "true")]), 0, &ANY, "9H");
    let hand = after(&setup, "1 order,0 discard TH");
    assert_eq!(worth(&hand, &[5, 0, 0, 0]), [4, 0]);
    assert_eq!(worth(&hand, &[4, 1, 0, 0]), [2, 0]);
    let setup = deal(&game("euchre", &[("lone_euchred", "4")]), 0, &ANY, "9H");
    let hand = after(&setup, "1 order alone,0 discard TH");
    assert_eq!(worth(&hand, &[3, 2, 0, 0]), [4, 0]);
    let pair = after(&setup, "1 order,0 discard TH");
    assert_eq!(worth(&pair, &[3, 2, 0, 0]), [2, 0]);
}

#[test]
fn t3_15_loner_starts_last_with_east_alone() {
    for (value, leader) in [("eldest", 1), ("loner_left", 2)] {
        let setup = deal(&game("euchre", &[("loner_lead", value)]), 0, &ANY, "9H");
        assert_eq!(
            after(&setup, "1 order alone,0 discard TH").to_act(),
            Some(seat(leader))
        );
    }
}

#[test]
fn f3_a_lone_defender_takes_two() {
    let game = game("euchre", &[("defend_alone", "any_maker")]);
    let lists = [
        "KH QH AC KC AS",
        "9D TD QD KD AD",
        "9S TS JS QS KS",
        "JH JD AH 9C TC",
    ];
    let setup = deal(&game, 0, &lists, "JC");
    let mut hand = after(
        &setup,
        "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 name H alone,2 pass,0 defend",
    );
    assert_eq!(hand.to_act(), Some(seat(3)));
    play_first_legal(&mut hand, &lists);
    let winners: Vec<u8> = hand.past_tricks().map(|t| t.winner.number()).collect();
    assert_eq!(winners, [3, 3, 3, 0, 0]);
    assert_eq!(points(&hand), [0, 1]);
}

#[test]
fn s3_5_who_is_offered_to_defend_alone() {
    let ask = |value: &str, call: &str| {
        let setup = deal(&game("euchre", &[("defend_alone", value)]), 0, &ANY, "9H");
        after(&setup, &format!("1 {call},0 discard TH")).ask() == bower_rules::Ask::DefendAlone
    };
    assert!(!ask("off", "order") && !ask("off", "order alone"));
    assert!(!ask("vs_lone_only", "order") && ask("vs_lone_only", "order alone"));
    assert!(ask("any_maker", "order") && ask("any_maker", "order alone"));
}

#[test]
fn s3_8_going_under_takes_the_top_three_of_the_kitty() {
    let under = game("euchre", &[("going_under", "three_of_a_rank")]);
    let setup = deal(&under, 0, &["*", "9C 9D 9S AH KH", "*", "*"], "TH");
    let top = setup.kitty_cards();
    let mut hand = bower_rules::Hand::new(&setup);
    assert_eq!(legal(&hand), words("pass,under 9C 9D 9S"));
    go(&mut hand, "1 under 9S 9C 9D");
    assert_eq!(hand.cards(seat(1)), cards(&under, "AH KH") | top);
    assert_eq!(hand.shown(), cards(&under, "9C 9D 9S"));
    assert_eq!(hand.ask(), bower_rules::Ask::Round1);
    // Two nines and a ten are three of no rank, but any three.
    for (value, moves) in [
        ("three_of_a_rank", "pass,order,order alone"),
        ("any_three", "pass,under 9C 9D TS"),
    ] {
        let game = game("euchre", &[("going_under", value)]);
        let setup = deal(
            &game,
            0,
            &["*", "9C 9D TS AH KH", "JC QC JD QD JS", "*"],
            "TH",
        );
        assert_eq!(
            legal(&bower_rules::Hand::new(&setup)),
            words(moves),
            "{value}"
        );
    }
}

#[test]
fn s3_9_a_dealer_forced_to_call_with_no_legal_call_is_exempt() {
    let game = game("bga", &[("natural_trump", "all")]);
    let setup = deal(&game, 0, &["9H TH QH KH AH", "*", "*", "*"], "JH");
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass");
    assert_eq!(
        legal(&hand),
        words("name C,name C alone,name D,name D alone,name S,name S alone")
    );
    // With no-trump open he has a legal call, and keeps to it.
    let game = game_with(&game, "no_trump", "true");
    let setup = deal(&game, 0, &["9H TH QH KH AH", "*", "*", "*"], "JH");
    let hand = after(&setup, "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass");
    assert_eq!(legal(&hand), words("name NT,name NT alone"));
}

fn game_with(game: &Game, option: &str, value: &str) -> Game {
    game.with(option, value).expect("an option")
}

#[test]
fn s3_9_natural_trump_for_the_dealer_alone_limits_only_his_taking_up() {
    let game = game("euchre", &[("natural_trump", "dealer")]);
    let setup = deal(
        &game,
        0,
        &["9C TC QC KC AC", "9S TS QS KS AS", "*", "*"],
        "9H",
    );
    assert_eq!(
        legal(&bower_rules::Hand::new(&setup)),
        words("pass,order,order alone")
    );
    assert_eq!(legal(&after(&setup, "1 pass,2 pass,3 pass")), words("pass"));
    let round2 = after(&setup, "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass");
    assert!(legal(&round2).contains(&"name D".to_string()));
}

#[test]
fn s3_11_presets_have_the_packs_kitties_and_targets_of_the_table() {
    for (preset, cards, kitty, target) in [
        (Preset::Euchre, 24, 3, 10),
        (Preset::British, 25, 4, 11),
        (Preset::Cornwall, 25, 4, 11),
        (Preset::Classic32, 32, 11, 5),
        (Preset::Euchre28, 28, 7, 10),
    ] {
        let game = Game::preset(preset);
        assert_eq!(game.cards().len(), cards, "{}", preset.name());
        let setup = bower_rules::Setup::deal(game, 1, 0, None);
        assert_eq!(setup.kitty.len(), kitty, "{}", preset.name());
        assert_eq!(game.target(), Some(target), "{}", preset.name());
    }
    let guernsey = game("classic32", &[("benny", "joker")]);
    assert_eq!(guernsey.cards().len(), 33);
    assert_eq!(
        bower_rules::Setup::deal(guernsey, 1, 0, None).kitty.len(),
        12
    );
}
