//! §1 Core shared by every trump-suit variant.

mod common;

use bower_rules::{Game, LonerLead, Preset, Suit, Trump};
use common::*;

const HEARTS: Trump = Trump::Suit(Suit::Hearts);
const CLUBS: Trump = Trump::Suit(Suit::Clubs);

fn euchre() -> Game {
    Game::preset(Preset::Euchre)
}

#[test]
fn s1_1_1_the_left_bower_is_a_trump_and_its_suit_has_one_card_fewer() {
    for suit in Suit::ALL {
        let game = euchre();
        let ranking = game.ranking(Trump::Suit(suit)).expect("a trump");
        let in_pack = |s: u8| ranking.suit_cards(s).intersection(game.cards()).len();
        assert_eq!(in_pack(suit as u8), 7);
        assert_eq!(in_pack(suit.same_colour() as u8), 5);
        let left = card(&game, &format!("J{}", suit.same_colour().letter()));
        assert_eq!(ranking.suit_of(left), suit as u8);
        assert_eq!(ranking.left(), Some(left));
        assert_eq!(
            ranking.right(),
            Some(card(&game, &format!("J{}", suit.letter())))
        );
    }
}

/// Cards of an effective suit, highest first.
fn order(game: &Game, trump: Trump, suit: u8) -> String {
    let ranking = game.ranking(trump).expect("a trump");
    let mut cards: Vec<_> = ranking
        .suit_cards(suit)
        .intersection(game.cards())
        .iter()
        .collect();
    cards.sort_by_key(|c| std::cmp::Reverse(ranking.strength(*c)));
    cards
        .iter()
        .map(|c| game.pack().spell(*c).to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn s1_1_3_order_in_trump_in_the_same_colour_and_in_the_others() {
    let game = game("classic32", &[("benny", "joker")]);
    assert_eq!(order(&game, HEARTS, 2), "JK JH JD AH KH QH TH 9H 8H 7H");
    assert_eq!(order(&game, HEARTS, 1), "AD KD QD TD 9D 8D 7D");
    assert_eq!(order(&game, HEARTS, 0), "AC KC QC JC TC 9C 8C 7C");
    assert_eq!(order(&game, HEARTS, 3), "AS KS QS JS TS 9S 8S 7S");
}

#[test]
fn s1_1_2_the_two_of_spades_as_benny_is_of_trump_and_of_no_other_suit() {
    let game = game(
        "euchre",
        &[("benny", "two_of_spades"), ("no_trump", "true")],
    );
    assert_eq!(order(&game, HEARTS, 2), "2S JH JD AH KH QH TH 9H");
    assert_eq!(order(&game, HEARTS, 3), "AS KS QS JS TS 9S");
    assert_eq!(
        order(&game, Trump::Suit(Suit::Spades), 3),
        "2S JS JC AS KS QS TS 9S"
    );
    assert_eq!(order(&game, Trump::NoTrump, 4), "2S");
}

#[test]
fn s1_1_4_no_trump_has_no_bowers_and_low_reverses_every_suit() {
    let game = game("euchre", &[("no_trump", "true"), ("low_no_trump", "true")]);
    for suit in 0..4 {
        let letter = Suit::ALL[suit as usize].letter();
        let high = |text: &str| text.replace('x', &letter.to_string());
        assert_eq!(
            order(&game, Trump::NoTrump, suit),
            high("Ax Kx Qx Jx Tx 9x")
        );
        assert_eq!(order(&game, Trump::Low, suit), high("9x Tx Jx Qx Kx Ax"));
    }
    assert_eq!(game.ranking(Trump::NoTrump).and_then(|r| r.trump()), None);
}

#[test]
fn s1_2_3_no_card_but_a_trump_or_one_of_the_suit_led_can_win() {
    // Every four cards of the pack, every trump: the winner by the table is the winner by the rule.
    let game = euchre();
    let all: Vec<_> = game.cards().iter().collect();
    let mut draw = Draw(5);
    for _ in 0..20_000 {
        let trump = Trump::Suit(*draw.of(&Suit::ALL));
        let ranking = game.ranking(trump).expect("a trump");
        let mut four = Vec::new();
        while four.len() < 4 {
            let card = *draw.of(&all);
            if !four.contains(&card) {
                four.push(card);
            }
        }
        let names: Vec<String> = four
            .iter()
            .map(|c| game.pack().spell(*c).to_string())
            .collect();
        let won = four[takes(&game, trump, &names.join(" "))];
        let led = ranking.suit_of(four[0]);
        let trumps: Vec<_> = four.iter().filter(|c| ranking.is_trump(**c)).collect();
        let among = if trumps.is_empty() {
            four.iter()
                .filter(|c| ranking.suit_of(**c) == led)
                .collect()
        } else {
            trumps
        };
        let best = among.into_iter().max_by_key(|c| ranking.strength(**c));
        assert_eq!(best, Some(&won), "{names:?} under {trump:?}");
    }
}

/// The opening leads of §1.3, dealer N: maker, maker alone, lone defender, default, loner starts last.
const LEADS: &[(char, bool, Option<char>, char, char)] = &[
    ('N', false, None, 'E', 'E'),
    ('E', false, None, 'E', 'E'),
    ('S', false, None, 'E', 'E'),
    ('W', false, None, 'E', 'E'),
    ('N', true, None, 'E', 'E'),
    ('E', true, None, 'E', 'S'),
    ('S', true, None, 'E', 'W'),
    ('W', true, None, 'S', 'N'),
    ('N', true, Some('E'), 'E', 'E'),
    ('N', true, Some('W'), 'W', 'W'),
    ('E', true, Some('S'), 'E', 'S'),
    ('E', true, Some('N'), 'E', 'N'),
    ('S', true, Some('W'), 'S', 'W'),
    ('S', true, Some('E'), 'E', 'E'),
    ('W', true, Some('N'), 'W', 'N'),
    ('W', true, Some('S'), 'S', 'S'),
    ('N', false, Some('E'), 'E', 'E'),
    ('N', false, Some('W'), 'S', 'S'),
    ('E', false, Some('N'), 'E', 'E'),
    ('E', false, Some('S'), 'E', 'E'),
    ('S', false, Some('E'), 'E', 'E'),
    ('S', false, Some('W'), 'S', 'S'),
    ('W', false, Some('N'), 'E', 'E'),
    ('W', false, Some('S'), 'E', 'E'),
];

#[test]
fn s1_3_opening_lead_every_row_of_the_table_for_every_dealer() {
    let place = |name: char| "NESW".find(name).expect("a place") as u8;
    for lead in [LonerLead::Eldest, LonerLead::LonerLeft] {
        let game = game(
            "euchre",
            &[("defend_alone", "any_maker"), ("loner_lead", lead.name())],
        );
        for (maker, alone, defender, eldest, left) in LEADS.iter().copied() {
            for dealer in 0..4 {
                let at = |name| seat((place(name) + dealer) % 4);
                let setup = deal(&game, dealer, &["*", "*", "*", "*"], "9H");
                let mut hand = bower_rules::Hand::new(&setup);
                // Round 2, so that the dealer has nothing to take.
                while !(hand.turned_down() && hand.to_act() == Some(at(maker))) {
                    let by = hand.to_act().expect("somebody");
                    go(&mut hand, &format!("{by} pass"));
                }
                let word = if alone { "name S alone" } else { "name S" };
                go(&mut hand, &format!("{} {word}", at(maker)));
                while hand.ask() == bower_rules::Ask::DefendAlone {
                    let by = hand.to_act().expect("somebody");
                    let says = if defender.is_some_and(|d| at(d) == by) {
                        "defend"
                    } else {
                        "pass"
                    };
                    go(&mut hand, &format!("{by} {says}"));
                }
                let want = if lead == LonerLead::Eldest {
                    eldest
                } else {
                    left
                };
                let row = (maker, alone, defender, lead, dealer);
                assert_eq!(hand.to_act(), Some(at(want)), "{row:?}");
                assert_eq!(hand.leader(), at(want), "{row:?}");
                let sitting = u8::from(alone) + u8::from(defender.is_some());
                assert_eq!(hand.active(), 4 - sitting, "{row:?}");
            }
        }
    }
}

#[test]
fn s1_4_alone_is_said_in_the_call_before_the_dealer_discards() {
    let game = euchre();
    let setup = deal(&game, 0, &["*", "*", "*", "*"], "9H");
    let hand = after(&setup, "1 order alone");
    assert_eq!(hand.ask(), bower_rules::Ask::PickUp);
    assert!(hand.alone(seat(1)) && hand.sits_out(seat(3)));
}

#[test]
fn the_same_suit_of_a_card_is_answered_before_trump_is_settled() {
    // "What if clubs were trump" has the answer it will have in play.
    let game = euchre();
    let asked = game.ranking(CLUBS).expect("a trump");
    let setup = deal(&game, 0, &["*", "*", "*", "*"], "9C");
    let hand = after(&setup, "1 order");
    assert_eq!(hand.ranking(), Some(asked));
}
