//! §10 West and §13.2 West.

mod common;

use bower_rules::{Ask, Attribute, Game, Hand, Preset, Trump, Value};
use common::*;

fn west() -> Game {
    Game::preset(Preset::West)
}

fn trump(letter: char, tens: &str) -> Trump {
    Trump::West {
        trump: Value::from_letter(letter).expect("a value"),
        tens: Attribute::from_name(tens),
    }
}

/// Cards of a suit, highest first, as words.
fn suit(trump: Trump, suit: u8) -> String {
    let game = west();
    let ranking = game.ranking(trump).expect("a trump");
    let mut cards: Vec<_> = ranking.suit_cards(suit).iter().collect();
    cards.sort_by_key(|c| std::cmp::Reverse(ranking.strength(*c)));
    cards
        .iter()
        .map(|c| game.pack().spell(*c).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn s10_4_the_bauer_table_all_eighteen() {
    let table = [
        ('1', "colours", "1YT", "3YT"),
        ('1', "shapes", "1GH", "3GH"),
        ('2', "colours", "2YT", "1YT"),
        ('2', "shapes", "2GH", "1GH"),
        ('3', "colours", "3YT", "2YT"),
        ('3', "shapes", "3GH", "2GH"),
        ('R', "numbers", "2RT", "2GT"),
        ('R', "shapes", "3RH", "3GH"),
        ('Y', "numbers", "2YT", "2RT"),
        ('Y', "shapes", "3YH", "3RH"),
        ('G', "numbers", "2GT", "2YT"),
        ('G', "shapes", "3GH", "3YH"),
        ('C', "numbers", "2GC", "2GT"),
        ('C', "colours", "3YC", "3YT"),
        ('H', "numbers", "2GH", "2GC"),
        ('H', "colours", "3YH", "3YC"),
        ('T', "numbers", "2GT", "2GH"),
        ('T', "colours", "3YT", "3YH"),
    ];
    let game = west();
    for (value, tens, right, left) in table {
        let ranking = game.ranking(trump(value, tens)).expect("a trump");
        assert_eq!(ranking.right(), Some(card(&game, right)), "{value} {tens}");
        assert_eq!(ranking.left(), Some(card(&game, left)), "{value} {tens}");
        let trumps = ranking.trump().expect("a trump suit");
        let sizes: Vec<u32> = (0..3).map(|s| ranking.suit_cards(s).len()).collect();
        assert_eq!(sizes[trumps as usize], 10);
        assert_eq!(sizes.iter().sum::<u32>(), 27);
        let lefts = Value::from_letter(value).map(|v| (v.index() as u8 + 2) % 3);
        assert_eq!(
            lefts.map(|s| sizes[s as usize]),
            Some(8),
            "the left's printed suit"
        );
    }
    assert!(
        game.ranking(trump('C', "shapes")).is_none(),
        "tens are not the trump's set"
    );
    assert!(
        game.ranking(trump('C', "")).is_none(),
        "tens are not named yet"
    );
}

#[test]
fn s10_3_a_card_of_ten_times_tens_and_ones() {
    // The rules' own example: 1RT with threes trump and shapes tens is a 31.
    let game = west();
    let ranking = game.ranking(trump('3', "shapes")).expect("a trump");
    assert_eq!(ranking.strength(card(&game, "1RT")), 31);
}

#[test]
fn t10_7_circles_trump_colours_tens_the_whole_order() {
    let t = trump('C', "colours");
    assert_eq!(suit(t, 0), "3YC 3YT 3GC 2GC 1GC 2YC 1YC 3RC 2RC 1RC");
    assert_eq!(suit(t, 2), "3GT 2GT 1GT 2YT 1YT 3RT 2RT 1RT");
    assert_eq!(suit(t, 1), "3GH 2GH 1GH 3YH 2YH 1YH 3RH 2RH 1RH");
}

#[test]
fn t10_7_1_2_and_6_who_takes_the_trick() {
    let (game, t) = (west(), trump('C', "colours"));
    assert_eq!(takes(&game, t, "3GC 3YT 3YC 1RC"), 2);
    assert_eq!(takes(&game, t, "3GC 3YT 1RC 2GC"), 1);
    assert_eq!(takes(&game, t, "3YH 3GH"), 1);
}

/// What may follow a lead with circles trump and colours tens: seat 2 leads, seat 3 follows.
fn may_follow(led: &str, hand: &str) -> Vec<String> {
    let game = west();
    // Cards of the heart suit that nobody else wants fill the hand, so long as hearts are not led.
    let fill = "1RH 2RH 3RH 1YH 2YH 1GH 2GH 3GH 3YH";
    let have: Vec<&str> = hand.split_whitespace().collect();
    let mut own = have.clone();
    own.extend(
        fill.split_whitespace()
            .filter(|c| !have.contains(c))
            .take(5 - have.len()),
    );
    let lead = format!("{led} *");
    let setup = deal(&game, 1, &["*", "1YT 2YT *", &lead, &own.join(" ")], "2RC");
    let mut at = after(&setup, "2 name C,1 discard 1YT,2 tens colours");
    while at.ask() == Ask::LoneTurn {
        let by = at.to_act().expect("somebody");
        go(&mut at, &format!("{by} together"));
    }
    go(&mut at, &format!("2 play {led}"));
    let mut legal: Vec<String> = at
        .legal_cards()
        .intersection(cards(&game, hand))
        .iter()
        .map(|c| game.pack().spell(c).to_string())
        .collect();
    legal.sort();
    legal
}

#[test]
fn t10_7_3_to_5_following_suit() {
    assert_eq!(may_follow("2GT", "3YT 1RH"), names("3YT 1RH"));
    assert_eq!(may_follow("2GT", "3YT 1RT"), names("1RT"));
    assert_eq!(may_follow("2GC", "3YT 1RT"), names("3YT"));
    assert_eq!(may_follow("3YT", "1RC 3GT"), names("1RC"));
}

#[test]
fn t10_7_7_threes_trump_shapes_tens() {
    assert_eq!(
        suit(trump('3', "shapes"), 2),
        "3GH 2GH 3GT 3YT 3RT 3YH 3RH 3GC 3YC 3RC"
    );
}

/// A hand of West with these calls, dealer 0; seats 1 and 3 against 0 and 2.
fn calls(moves: &str) -> Hand {
    let game = west();
    after(&deal(&game, 0, &["1RC *", "*", "*", "*"], "3YC"), moves)
}

#[test]
fn t10_7_8_scores() {
    let together = ",1 together,2 together,3 together,0 together";
    // Seat 1 named both.
    let both = calls(&format!("1 name Y,0 discard 1RC,1 tens numbers{together}"));
    assert_eq!(worth(&both, &[3, 2, 0, 0]), [3, 0]);
    assert_eq!(worth(&both, &[2, 3, 0, 0]), [0, 1]);
    assert_eq!(worth(&both, &[0, 5, 0, 0]), [0, 3]);
    let lone = calls("1 name Y,0 discard 1RC,1 tens numbers,1 alone,2 together,0 together");
    assert_eq!(worth(&lone, &[1, 4, 0, 0]), [0, 1]);
    assert_eq!(worth(&lone, &[0, 5, 0, 0]), [0, 6]);
    assert_eq!(
        worth(&lone, &[3, 2, 0, 0]),
        [3, 0],
        "a beaten loner: no more than no loner"
    );
    // The others named nothing and one of them is alone.
    let none = calls("1 name Y,0 discard 1RC,1 tens numbers,1 together,2 alone,3 together");
    assert_eq!(worth(&none, &[0, 2, 3, 0]), [6, 0]);
    // Each side named one.
    let split = calls("1 name Y,0 discard 1RC,1 pass,2 tens numbers,1 together,2 alone,3 together");
    assert_eq!(worth(&split, &[0, 1, 4, 0]), [3, 0]);
    let split = calls(&format!(
        "1 name Y,0 discard 1RC,1 pass,2 tens numbers{together}"
    ));
    assert_eq!(worth(&split, &[0, 2, 3, 0]), [2, 0]);
    assert_eq!(worth(&split, &[0, 0, 5, 0]), [3, 0]);
}

#[test]
fn t10_7_9_the_values_of_both_rounds_and_the_stuck_dealer() {
    assert_eq!(legal(&calls("")), words("pass,name 3,name Y,name C"));
    let round2 = "1 pass,2 pass,3 pass,0 pass";
    let others = "name 1,name 2,name R,name G,name H,name T";
    assert_eq!(legal(&calls(round2)), words(&format!("pass,{others}")));
    assert_eq!(
        legal(&calls(&format!("{round2},1 pass,2 pass,3 pass"))),
        words(others)
    );
    let mut stuck = calls(&format!("{round2},1 pass,2 pass,3 pass"));
    assert!(try_move(&mut stuck, "0 pass").is_err());
    // No exchange after round 2; the turn-up is out of play.
    let named = calls(&format!("{round2},1 name H"));
    assert_eq!((named.ask(), named.to_act()), (Ask::Tens, Some(seat(1))));
    assert_eq!(named.cards(seat(0)).len(), 5);
}

#[test]
fn s10_2_2_the_dealer_takes_the_turn_up_and_throws_another_before_tens() {
    let hand = calls("1 name Y");
    assert_eq!((hand.ask(), hand.to_act()), (Ask::PickUp, Some(seat(0))));
    assert!(!legal(&hand).contains(&"discard 3YC".to_string()));
    assert_eq!(hand.legal().len(), 5);
}

#[test]
fn s10_2_4_tens_are_one_of_the_two_other_sets_and_the_dealer_may_not_pass() {
    let hand = calls("1 name Y,0 discard 1RC");
    assert_eq!(legal(&hand), words("pass,tens numbers,tens shapes"));
    let last = calls("1 name Y,0 discard 1RC,1 pass,2 pass,3 pass");
    assert_eq!(
        (last.to_act(), legal(&last)),
        (Some(seat(0)), words("tens numbers,tens shapes"))
    );
}

#[test]
fn t10_7_10_volunteering_settles_a_side_and_loners_may_meet() {
    let start = "1 name Y,0 discard 1RC,1 tens numbers";
    // E volunteers W: W is not asked again.
    let hand = calls(&format!("{start},1 volunteer,2 together,0 together"));
    assert_eq!(hand.ask(), Ask::Play);
    assert!(hand.sits_out(seat(1)) && hand.alone(seat(3)));
    assert_eq!(hand.to_act(), Some(seat(2)));
    // E stays in, then W goes alone: the same result.
    let same = calls(&format!("{start},1 together,2 together,3 alone,0 together"));
    assert!(same.sits_out(seat(1)) && same.alone(seat(3)));
    assert_eq!(same.to_act(), Some(seat(2)));
    // Loner against loner.
    let two = calls(&format!("{start},1 volunteer,2 together,0 alone"));
    assert!(two.sits_out(seat(1)) && two.sits_out(seat(2)));
    assert_eq!((two.to_act(), two.active()), (Some(seat(3)), 2));
}

#[test]
fn t13_2_a_side_is_settled_once_one_of_it_said_alone_or_volunteer() {
    let start = "1 name Y,0 discard 1RC,1 tens numbers";
    assert_eq!(legal(&calls(start)), words("together,alone,volunteer"));
    assert_eq!(calls(&format!("{start},1 alone,2 alone")).ask(), Ask::Play);
    assert_eq!(
        calls(&format!("{start},1 together,2 alone")).to_act(),
        Some(seat(3))
    );
    assert_eq!(
        calls(&format!("{start},1 together,2 together,3 together")).to_act(),
        Some(seat(0))
    );
}

#[test]
fn s10_6_6_west_for_two_has_no_loners_and_sixteen_cards_idle() {
    let game = Game::preset(Preset::West2);
    let setup = deal(&game, 0, &["1RC *", "*"], "3YC");
    assert_eq!(setup.kitty.len(), 16);
    let hand = after(&setup, "1 name Y,0 discard 1RC,1 tens numbers");
    assert_eq!(
        (hand.ask(), hand.to_act(), hand.active()),
        (Ask::Play, Some(seat(1)), 2)
    );
    assert_eq!(worth(&hand, &[3, 2]), [3, 0]);
    assert_eq!(worth(&hand, &[2, 3]), [0, 1]);
}

#[test]
fn s10_1_twenty_seven_cards_one_for_each_combination() {
    let game = west();
    let mut names: Vec<String> = game
        .cards()
        .iter()
        .map(|c| game.pack().spell(c).to_string())
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 27);
    for name in &names {
        assert_eq!(game.pack().spell(card(&game, name)).to_string(), *name);
    }
    assert_eq!(deal(&game, 0, &["*"; 4], "3YC").kitty.len(), 6);
}
