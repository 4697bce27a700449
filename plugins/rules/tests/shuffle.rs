//! The shuffle: frozen, unbiased, and the first dealer drawn fairly.

mod common;

use bower_rules::{CardSet, Game, Preset, Seat, Setup, Table, first_dealer};
use common::seat;
use std::collections::BTreeMap;

fn spelled(setup: &Setup) -> String {
    let pack = setup.game.pack();
    let names = |cards: &mut dyn Iterator<Item = bower_rules::Card>| {
        cards
            .map(|c| pack.spell(c).to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let mut text = format!("dealer {}", setup.dealer);
    for s in Seat::all(setup.game.seats()) {
        text += &format!(" | {}", names(&mut setup.hands[s].iter()));
    }
    if let Some(card) = setup.turn_up {
        text += &format!(" | up {}", pack.spell(card));
    }
    text + &format!(" | {}", names(&mut setup.kitty.iter().copied()))
}

/// Deals as the first release dealt them: no later one may deal others.
#[test]
fn a_seed_gives_the_same_deal_in_every_release() {
    let deal =
        |preset, seed, number| spelled(&Setup::deal(Game::preset(preset), seed, number, None));
    for (preset, seed, number, want) in GOLDEN.iter().copied() {
        assert_eq!(deal(preset, seed, number), want);
    }
}

const GOLDEN: &[(Preset, u64, u64, &str)] = &[
    (
        Preset::Euchre,
        0,
        0,
        "dealer 1 | KC 9D TD AD AS | 9C AC TH AH QS | JC QC QD JH KS | JD 9H QH KH TS | up JS | TC KD 9S",
    ),
    (
        Preset::Euchre,
        0,
        1,
        "dealer 1 | TC AC KH AH JS | KC AD 9H QH KS | 9D JD KD JH TS | 9C JC QC QD TH | up 9S | TD AS QS",
    ),
    (
        Preset::Euchre,
        u64::MAX,
        7,
        "dealer 0 | TD JD QD AD KH | AC 9D AH TS JS | 9C 9H 9S QS KS | JC KC TH QH AS | up JH | TC QC KD",
    ),
    (
        Preset::British,
        1,
        0,
        "dealer 2 | TC QC TD TH QS | KC JD KH TS AS | KD 9H JH QH JS | JC AC JK AD KS | up AH | 9D QD 9C 9S",
    ),
    (
        Preset::TwoHanded32,
        2,
        0,
        "dealer 0 | 9C JC 8D TD QH | 7C 7D 9D KD KH | up 7S | 9S 7H AH TH AC AS QS JH KS 8C 8H QD 9H JD JS QC KC AD TC 8S TS",
    ),
    (
        Preset::ThreeHanded,
        3,
        0,
        "dealer 2 | 9C AC KD JH KS | TC QC 9H TH KH | JC KC 9D QD 9S | up TS | TD QH QS JS AH JD AS AD",
    ),
    (
        Preset::West,
        4,
        2,
        "dealer 1 | 1RT 1GT 3YC 3YT 3GC | 1GC 2RT 2YT 2GH 3YH | 1RH 1YH 2YC 2YH 3RT | 1RC 1GH 2RH 2GC 3GT | up 3RC | 2RC 2GT 3GH 1YT 3RH 1YC",
    ),
    (
        Preset::Hasenpfeffer,
        5,
        0,
        "dealer 3 | TC JC AC 9D 9S TS | QC KC TD JD JS QS | JK KD AD 9H JH AS | QD TH QH KH AH KS | 9C",
    ),
    (
        Preset::Napoleon,
        6,
        0,
        "dealer 1 | 4C 9C TD 4H 5H | 7D QD KH AH 9S | 3C TC TH 5S 8S | 3D 7H 9H 4S QS | KC 5D 6S 3S QH JC AS 4D 7S KS JH JD 2C 2S 8H 8D 3H AD TS 8C 5C 6D 6C 7C JS KD 2D 6H 9D AC QC 2H",
    ),
    (
        Preset::DoubleBid,
        7,
        0,
        "dealer 1 | TC JC QC KC 9D QD KD QH AH 9H AH 9S | 9C JC TD JD QD KD 9D TD JD TH KS KS | 9C TC AD TH KH JH QH KH TS AS JS QS | AC QC KC AC AD 9H JH JS QS 9S TS AS | ",
    ),
    (
        Preset::SixHanded,
        8,
        0,
        "dealer 1 | 7C JC TD JS KS | 9C KC KD 9H KH | TC AC 7D 8D 8S | 9D JD 8H TH QH | 8C QC JH 9S AS | QD AH 7S TS QS | up 7H | AD",
    ),
];

#[test]
fn every_deal_number_has_a_shuffle_of_its_own_and_one_first_dealer() {
    let game = Game::preset(Preset::Euchre);
    let deals: Vec<Setup> = (0..50).map(|n| Setup::deal(game, 9, n, None)).collect();
    assert!(deals.iter().all(|d| d.dealer == deals[0].dealer));
    for (i, deal) in deals.iter().enumerate() {
        assert!(deals[..i].iter().all(|d| d.hands != deal.hands));
    }
    let set = Setup::deal(game, 9, 0, Some(seat(2)));
    assert_eq!(set.dealer, seat(2));
}

#[test]
fn the_first_dealer_is_drawn_fairly_for_every_number_of_seats() {
    for seats in 2..=6_u8 {
        let mut counts = BTreeMap::new();
        for seed in 0..100_000 {
            *counts.entry(first_dealer(seats, seed)).or_insert(0) += 1;
        }
        let want = 100_000.0 / f64::from(seats);
        assert_eq!(counts.len(), seats as usize);
        for (seat, count) in counts {
            // Five standard deviations.
            let off = (f64::from(count) - want).abs();
            assert!(off < 5.0 * want.sqrt(), "{seat}: {count} of 100000");
        }
    }
}

#[test]
fn every_card_is_as_likely_in_every_place() {
    let game = Game::preset(Preset::Euchre);
    let deals = 40_000;
    let mut counts = vec![[0_u32; 6]; 64];
    for seed in 0..deals {
        let setup = Setup::deal(game, seed, 0, Some(seat(0)));
        for s in Seat::all(4) {
            for card in setup.hands[s] {
                counts[card.index()][s.index()] += 1;
            }
        }
        let up = setup.turn_up.expect("a card is turned");
        counts[up.index()][4] += 1;
        counts[setup.kitty[0].index()][5] += 1;
    }
    for card in game.cards() {
        for (place, share) in [5.0, 5.0, 5.0, 5.0, 1.0, 1.0].into_iter().enumerate() {
            let want = deals as f64 * share / 24.0;
            let off = (f64::from(counts[card.index()][place]) - want).abs();
            assert!(off < 5.0 * want.sqrt(), "{card:?} in place {place}");
        }
    }
}

#[test]
fn a_deal_is_the_whole_pack() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        for seed in 0..20 {
            let setup = Setup::deal(game, seed, seed, None);
            let mut all = setup.kitty_cards() | setup.turn_up.map_or(CardSet::EMPTY, CardSet::of);
            let mut count = setup.kitty.len() as u32 + u32::from(setup.turn_up.is_some());
            for s in Seat::all(game.seats()) {
                assert_eq!(setup.hands[s].len(), u32::from(game.hand_size()));
                all |= setup.hands[s];
                count += setup.hands[s].len();
            }
            assert_eq!(
                (all, count),
                (game.cards(), game.cards().len()),
                "{}",
                preset.name()
            );
        }
    }
}

#[test]
fn a_table_deals_what_its_seed_and_the_number_of_the_deal_say() {
    let game = Game::preset(Preset::Euchre);
    let mut table = Table::new(game, 77, None);
    for number in 0..5 {
        table.deal().expect("a deal");
        let setup = table.setup().expect("dealt").clone();
        let mut again = Setup::deal(game, 77, number, Some(setup.dealer));
        again.score = setup.score;
        assert_eq!(setup, again);
        while let Some(by) = table.to_act() {
            let action = table.legal()[0];
            table.apply(by, action).expect("legal");
        }
    }
}
