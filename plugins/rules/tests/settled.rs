//! §13.1 Turn-up games.

mod common;

use bower_rules::{Ask, Game, Hand, Phase, Preset, Suit, Table, Trump};
use common::*;

const ANY: [&str; 4] = ["9C TH *", "*", "*", "*"];

#[test]
fn t13_1_1_a_benny_led_at_no_trump_asks_its_leader_for_any_suit_and_still_wins() {
    for benny in ["joker", "two_of_spades"] {
        let name = if benny == "joker" { "JK" } else { "2S" };
        for call in ["NT", "LOW"] {
            let game = game(
                "euchre",
                &[
                    ("benny", benny),
                    ("no_trump", "true"),
                    ("low_no_trump", "true"),
                ],
            );
            let own = format!("{name} 9C TC JC QC");
            let setup = deal(
                &game,
                3,
                &[&own, "9D TD AC JS QS", "JD QD KD AD 9H", "*"],
                "AH",
            );
            let mut hand = after(
                &setup,
                &format!("0 pass,1 pass,2 pass,3 pass,0 name {call},0 play {name}"),
            );
            assert_eq!(hand.ask(), Ask::LedSuit);
            assert_eq!(hand.to_act(), Some(seat(0)));
            assert_eq!(legal(&hand), words("suit C,suit D,suit H,suit S"));
            assert_eq!(hand.trick().len(), 1);
            go(&mut hand, "0 suit D");
            assert_eq!(legal(&hand), words("play 9D,play TD"));
            go(&mut hand, "1 play TD");
            assert_eq!(legal(&hand), words("play JD,play QD,play KD,play AD"));
            go(&mut hand, "2 play AD");
            let last = hand.legal()[0];
            hand.apply_unchecked(last);
            assert_eq!(
                hand.past_tricks().next().map(|t| (t.winner, t.led)),
                Some((seat(0), 1))
            );
        }
    }
}

#[test]
fn t13_1_2_named_blind_nobody_holds_a_view_of_a_hand_until_the_dealer_has_named() {
    let game = game("british", &[("redeal", "no_ace_no_face")]);
    let setup = deal(&game, 2, &["9C 9D 9S TC TD", "*", "*", "*"], "JK");
    let mut table = Table::with_setup(setup, 0);
    for s in bower_rules::Seat::all(4) {
        let view = table.view(s);
        assert!(view.cards().is_empty() && view.opening_hand().is_empty());
        assert_eq!(view.count(s), 5);
    }
    let (by, action) = parse(&game, "2 name C");
    table.apply(by, action).expect("legal");
    for s in bower_rules::Seat::all(4) {
        assert_eq!(table.view(s).opening_hand().len(), 5);
    }
    // No claims: the dealer is asked next.
    assert_eq!(table.hand().ask(), Ask::AloneBlind);
    assert_eq!(table.phase(), Phase::Loner);
}

#[test]
fn t13_1_2_alone_or_together_then_the_discard_and_no_declining() {
    let game = game("british", &[("decline_turn_up", "true")]);
    let setup = deal(&game, 0, &ANY, "JK");
    assert_eq!(legal(&after(&setup, "0 name C")), words("alone,together"));
    let alone = after(&setup, "0 name C,0 alone");
    assert!(alone.sits_out(seat(2)));
    assert!(legal(&alone).iter().all(|m| m.starts_with("discard")));
    let without = deal(
        &common::game("british", &[("alone", "false")]),
        0,
        &ANY,
        "JK",
    );
    assert_eq!(after(&without, "0 name C").ask(), Ask::PickUp);
}

#[test]
fn t13_1_3_claims_are_asked_from_eldest_only_of_hands_that_qualify() {
    let game = game("euchre", &[("redeal", "nines_and_tens")]);
    let setup = deal(
        &game,
        0,
        &["9C 9D TC TD 9H", "*", "*", "9S TS TH KD KC"],
        "AH",
    );
    let mut hand = Hand::new(&setup);
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Claim, Some(seat(0))));
    assert_eq!(hand.phase(), Phase::Deal);
    go(&mut hand, "0 pass");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Round1, Some(seat(1))));
}

#[test]
fn t13_1_3_a_hand_with_the_benny_never_qualifies_and_no_face_is_tens_and_lower() {
    let benny = game(
        "euchre",
        &[("benny", "two_of_spades"), ("redeal", "no_ace_no_face")],
    );
    let setup = deal(&benny, 0, &["*", "2S 9D TC TD 9H", "*", "*"], "AH");
    assert_eq!(Hand::new(&setup).ask(), Ask::Round1);
    let eights = game("euchre28", &[("redeal", "no_ace_no_face")]);
    let setup = deal(&eights, 0, &["*", "8S 9D TC TD 9H", "*", "*"], "AH");
    assert_eq!(Hand::new(&setup).ask(), Ask::Claim);
    let nines = game("euchre28", &[("redeal", "nines_and_tens")]);
    let setup = deal(
        &nines,
        0,
        &["AC KC QC JC AS", "8S 9D TC TD 9H", "*", "*"],
        "AH",
    );
    assert_eq!(Hand::new(&setup).ask(), Ask::Round1);
}

#[test]
fn t13_1_3_under_dealer_proposes_claims_come_after_the_naming() {
    let game = game(
        "british",
        &[
            ("benny_turned", "dealer_proposes"),
            ("redeal", "nines_and_tens"),
        ],
    );
    let setup = deal(&game, 0, &["*", "9C 9D TC TD 9H", "*", "*"], "JK");
    let mut hand = Hand::new(&setup);
    assert_eq!(hand.ask(), Ask::NameBlind);
    go(&mut hand, "0 name S");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Claim, Some(seat(1))));
    go(&mut hand, "1 pass");
    assert_eq!(legal(&hand), words("pass,order,order alone"));
}

#[test]
fn s3_6_the_dealer_who_proposed_must_take_it_when_all_pass() {
    let game = game(
        "british",
        &[("benny_turned", "dealer_proposes"), ("late_assist", "true")],
    );
    let setup = deal(&game, 0, &ANY, "JK");
    let hand = after(&setup, "0 name S,1 pass,2 pass,3 pass");
    assert_eq!(legal(&hand), words("order,order alone"));
    let hand = after(&setup, "0 name S,1 pass,2 order");
    assert_eq!(hand.trump(), Some(Trump::Suit(Suit::Spades)));
    assert!(hand.cards(seat(0)).contains(card(&game, "JK")));
}

#[test]
fn t13_1_4_every_three_cards_are_a_move_and_the_first_swap_ends_the_offers() {
    let any = game("euchre", &[("going_under", "any_three")]);
    let setup = deal(
        &any,
        0,
        &["9S TS TH KD KC", "9C 9D TC TD AH", "*", "*"],
        "JH",
    );
    let hand = Hand::new(&setup);
    assert_eq!(
        legal(&hand),
        words("pass,under 9C 9D TC,under 9C 9D TD,under 9C TC TD,under 9D TC TD")
    );
    assert_eq!(after(&setup, "1 pass").to_act(), Some(seat(0)));
    let swapped = after(&setup, "1 under TD TC 9C");
    assert_eq!(
        (swapped.ask(), swapped.to_act()),
        (Ask::Round1, Some(seat(1)))
    );
    let top: Vec<_> = setup.kitty[..3].to_vec();
    assert!(top.iter().all(|c| swapped.cards(seat(1)).contains(*c)));
    // Four of a rank are four ways to show three.
    let four = game("euchre", &[("going_under", "three_of_a_rank")]);
    let setup = deal(&four, 0, &["*", "9C 9D 9H 9S AH", "*", "*"], "JH");
    assert_eq!(Hand::new(&setup).legal().len(), 5);
}

#[test]
fn t13_1_5_the_dealers_partner_is_asked_once_more_after_round_1() {
    let hoyle = Game::preset(Preset::Hoyle);
    let setup = deal(&hoyle, 0, &ANY, "9H");
    let passes = "1 pass,2 pass,3 pass,0 pass";
    let hand = after(&setup, passes);
    assert_eq!(
        (hand.ask(), hand.to_act()),
        (Ask::LateAssist, Some(seat(2)))
    );
    assert_eq!(legal(&hand), words("pass,order,order alone"));
    let passed = after(&setup, &format!("{passes},2 pass"));
    assert_eq!(
        (passed.ask(), passed.to_act()),
        (Ask::Round2, Some(seat(1)))
    );
    assert!(passed.turned_down());
    let assisted = after(&setup, &format!("{passes},2 order"));
    assert_eq!(
        (assisted.ask(), assisted.to_act()),
        (Ask::PickUp, Some(seat(0)))
    );
    let canadian = game(
        "hoyle",
        &[("canadian_loner", "true"), ("natural_trump", "all")],
    );
    let held = deal(&canadian, 0, &["*", "*", "AH KC QC JC TC", "*"], "9H");
    assert_eq!(legal(&after(&held, passes)), words("pass,order alone"));
    let void = deal(&canadian, 0, &["*", "*", "AC KC QC JC TC", "*"], "9H");
    assert_eq!(legal(&after(&void, passes)), words("pass"));
}

#[test]
fn t13_1_6_natural_trump_for_all_never_limits_no_trump_or_low() {
    let game = game(
        "euchre",
        &[
            ("natural_trump", "all"),
            ("no_trump", "true"),
            ("low_no_trump", "true"),
        ],
    );
    let setup = deal(&game, 0, &["*", "9C TC QC KC AC", "*", "*"], "9H");
    assert_eq!(legal(&Hand::new(&setup)), words("pass"));
    assert_eq!(
        legal(&after(&setup, "1 pass,2 pass,3 pass,0 pass")),
        words("pass,name C,name C alone,name NT,name NT alone,name LOW,name LOW alone")
    );
}

#[test]
fn t13_1_7_the_dealer_declines_only_an_order_that_is_not_his_own() {
    let game = game(
        "euchre",
        &[("decline_turn_up", "true"), ("discard_turn_up", "true")],
    );
    let setup = deal(&game, 0, &["9C TC QC KC AC", "*", "*", "*"], "9H");
    let five = "discard 9C,discard TC,discard QC,discard KC,discard AC";
    let ordered = after(&setup, "1 order");
    assert_eq!(
        legal(&ordered),
        words(&format!("decline,discard 9H,{five}"))
    );
    let declined = after(&setup, "1 order,0 decline");
    assert_eq!(declined.cards(seat(0)), setup.hands[seat(0)]);
    assert_eq!(declined.trump(), Some(Trump::Suit(Suit::Hearts)));
    assert!(declined.turn_up_dead() && !declined.turned_down());
    let own = after(&setup, "1 pass,2 pass,3 pass,0 order");
    assert_eq!(legal(&own), words(&format!("discard 9H,{five}")));
    let thrown = after(&setup, "1 order,0 discard 9H");
    assert_eq!(thrown.cards(seat(0)), declined.cards(seat(0)));
}

#[test]
fn t13_1_8_the_dealers_partner_alone_no_discard_and_the_turn_up_is_out_of_play() {
    let setup = deal(&game("euchre", &[]), 0, &ANY, "9H");
    let hand = after(&setup, "1 pass,2 order alone");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::Play, Some(seat(1))));
    assert_eq!(hand.cards(seat(0)), setup.hands[seat(0)]);
    assert_eq!(hand.active(), 3);
}

#[test]
fn t13_1_9_offers_to_defend_alone_go_from_eldest_and_the_second_is_skipped() {
    let setup = deal(
        &game("euchre", &[("defend_alone", "any_maker")]),
        0,
        &ANY,
        "9H",
    );
    let hand = after(&setup, "1 pass,2 order,0 discard TH");
    assert_eq!(hand.to_act(), Some(seat(1)));
    assert_eq!(legal(&hand), words("pass,defend"));
    assert_eq!(
        after(&setup, "1 pass,2 order,0 discard TH,1 pass").to_act(),
        Some(seat(3))
    );
    let accepted = after(&setup, "1 pass,2 order,0 discard TH,1 defend");
    assert_eq!(accepted.ask(), Ask::Play);
    assert!(accepted.sits_out(seat(3)) && accepted.alone(seat(1)));
    assert_eq!(accepted.lone_defender(), Some(seat(1)));
}

#[test]
fn t13_1_10_partners_best_discard_first() {
    let game = game("euchre", &[("partners_best", "discard_first")]);
    let setup = deal(
        &game,
        0,
        &["TH *", "9C TC QC KC AC", "*", "9S TS QS KS AS"],
        "9H",
    );
    let asked = after(&setup, "1 order alone,0 discard TH");
    assert_eq!((asked.ask(), asked.to_act()), (Ask::BestAsk, Some(seat(1))));
    assert_eq!(
        legal(&asked),
        words("pass,discard 9C,discard TC,discard QC,discard KC,discard AC")
    );
    let giver = after(&setup, "1 order alone,0 discard TH,1 discard 9C");
    assert_eq!(
        (giver.ask(), giver.to_act()),
        (Ask::BestGive, Some(seat(3)))
    );
    assert_eq!(
        legal(&giver),
        words("best 9S,best TS,best QS,best KS,best AS")
    );
    let given = after(&setup, "1 order alone,0 discard TH,1 discard 9C,3 best AS");
    assert_eq!(given.cards(seat(1)), cards(&game, "AS TC QC KC AC"));
    assert_eq!((given.ask(), given.to_act()), (Ask::Play, Some(seat(1))));
    assert_eq!(given.count(seat(3)), 4);
}

#[test]
fn t13_1_10_partners_best_receive_first() {
    let game = game("euchre", &[("partners_best", "receive_first")]);
    let setup = deal(
        &game,
        0,
        &["TH *", "9C TC QC KC AC", "*", "9S TS QS KS AS"],
        "9H",
    );
    assert_eq!(
        legal(&after(&setup, "1 order alone,0 discard TH")),
        words("pass,best")
    );
    let thrown = after(&setup, "1 order alone,0 discard TH,1 best,3 best AS");
    assert_eq!(
        (thrown.ask(), thrown.to_act()),
        (Ask::BestDiscard, Some(seat(1)))
    );
    assert_eq!(
        legal(&thrown),
        words("discard AS,discard 9C,discard TC,discard QC,discard KC,discard AC")
    );
    let done = after(
        &setup,
        "1 order alone,0 discard TH,1 best,3 best AS,1 discard AS",
    );
    assert_eq!(done.cards(seat(1)), setup.hands[seat(1)]);
    assert_eq!(
        after(&setup, "1 order alone,0 discard TH,1 pass").ask(),
        Ask::Play
    );
}

#[test]
fn t13_1_10_the_lone_maker_first_then_a_lone_defender_whoever_the_maker_is() {
    let game = game(
        "euchre",
        &[
            ("partners_best", "discard_first"),
            ("defend_alone", "any_maker"),
        ],
    );
    let setup = deal(&game, 0, &ANY, "9H");
    // The makers play together: only the defender may ask.
    let pair = after(&setup, "1 order,0 discard TH,2 defend");
    assert_eq!((pair.ask(), pair.to_act()), (Ask::BestAsk, Some(seat(2))));
    let lone = after(&setup, "1 order alone,0 discard TH,2 defend");
    assert_eq!(lone.to_act(), Some(seat(1)));
    assert_eq!(
        after(&setup, "1 order alone,0 discard TH,2 defend,1 pass").to_act(),
        Some(seat(2))
    );
    // The dealer sits for the lone defender: he took the turn-up before, it is in no pool.
    let mut giver = pair;
    let throw = giver.legal()[1];
    giver.apply_unchecked(throw);
    assert_eq!(giver.to_act(), Some(seat(0)));
    assert_eq!(giver.legal().len(), 5);
}

#[test]
fn t13_1_11_the_defence_scores_the_largest_that_applies() {
    let game = game(
        "euchre",
        &[
            ("lone_euchred", "4"),
            ("super_euchre", "true"),
            ("defend_alone", "any_maker"),
        ],
    );
    let setup = deal(&game, 0, &ANY, "9H");
    let hand = after(&setup, "1 order alone,0 discard TH,2 defend");
    assert_eq!(worth(&hand, &[0, 0, 5, 0]), [4, 0]);
    let pair = after(&setup, "1 order,0 discard TH,2 pass,0 pass");
    assert_eq!(worth(&pair, &[0, 0, 5, 0]), [4, 0]);
    assert_eq!(worth(&pair, &[0, 1, 4, 0]), [2, 0]);
}

#[test]
fn t13_1_12_two_hands_with_the_joker_turned_have_no_alone() {
    let game = Game::preset(Preset::TwoHanded25);
    let setup = deal(&game, 0, &["*", "*"], "JK");
    let hand = Hand::new(&setup);
    assert_eq!(legal(&hand), words("name C,name D,name H,name S"));
    let named = after(&setup, "0 name C");
    assert_eq!((named.ask(), named.to_act()), (Ask::PickUp, Some(seat(0))));
    assert_eq!(named.legal().len(), 5);
}

#[test]
fn t13_1_13_six_hands() {
    let game = Game::preset(Preset::SixHanded);
    assert_eq!((game.cards().len(), game.target()), (32, Some(10)));
    assert_eq!(
        common::game("six-handed", &[("benny", "joker")])
            .cards()
            .len(),
        33
    );
    let canadian = common::game("six-handed", &[("canadian_loner", "true")]);
    let setup = deal(&canadian, 0, &["*"; 6], "9H");
    let mut hand = Hand::new(&setup);
    for by in [1, 2, 3, 4, 5] {
        let alone_only = legal(&hand) == words("pass,order alone");
        assert_eq!(alone_only, by == 2 || by == 4, "seat {by}");
        go(&mut hand, &format!("{by} pass"));
    }
    let setup = deal(&game, 0, &["*"; 6], "9H");
    let lone = after(&setup, "1 order alone,0 discard 7C");
    assert!(lone.sits_out(seat(3)) && lone.sits_out(seat(5)));
    assert_eq!(lone.active(), 4);
    assert_eq!(worth(&lone, &[0, 5, 0, 0, 0, 0]), [0, 5]);
}

#[test]
fn t13_1_14_all_tricks_are_played_also_when_the_result_is_settled() {
    let setup = deal(&game("euchre", &[]), 0, &ANY, "9H");
    let mut hand = after(&setup, "1 order,0 discard TH");
    play_out(&mut hand);
    assert_eq!(hand.past_tricks().len(), 5);
    let void = after(
        &setup,
        "1 pass,2 pass,3 pass,0 pass,1 pass,2 pass,3 pass,0 pass",
    );
    assert_eq!((void.past_tricks().len(), points(&void)), (0, vec![0, 0]));
}
