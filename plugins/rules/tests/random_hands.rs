//! Random hands over all games and house rules: each ends, conserves every card, is never without
//! a legal move, and takes no move that is not legal.
//!
//! 100,000 hands; `BOWER_HANDS=1000000` for another number.

mod common;

use bower_rules::{
    Action, Ask, Bid, Call, Card, CardSet, Cards, Game, Hand, Kind, Preset, Seat, Setup, Suit,
    Table,
};
use common::*;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeSet;

fn hands() -> u32 {
    std::env::var("BOWER_HANDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(100_000)
}

/// Every card is in one place.
fn conserved(hand: &Hand) {
    let game = hand.game();
    let mut seen = CardSet::EMPTY;
    let mut count = 0;
    let mut put = |cards: CardSet| {
        seen |= cards;
        count += cards.len();
    };
    for seat in Seat::all(game.seats()) {
        put(hand.cards(seat));
        put(hand.thrown(seat));
        assert_eq!(
            hand.cards(seat).len(),
            u32::from(hand.count(seat)),
            "{seat} {:?}",
            hand.ask()
        );
    }
    put(hand.kitty());
    put(hand.shown());
    put(hand.plays().iter().map(|(_, card)| *card).collect());
    if !hand.turn_up_taken() && (hand.turn_up_lies() || hand.turn_up_dead()) {
        put(hand.turn_up().map_or(CardSet::EMPTY, CardSet::of));
    }
    assert_eq!(seen, game.cards(), "a card is lost: {:?}", hand.ask());
    assert_eq!(
        count,
        game.cards().len(),
        "a card is in two places: {:?}",
        hand.ask()
    );
}

/// Any move of the family, mostly not legal where it is tried.
fn any_action(draw: &mut Draw, game: &Game) -> Action {
    let cards: Vec<Card> = game.cards().iter().collect();
    let card = *draw.of(&cards);
    let call = match draw.below(4) {
        0 => Call::NoTrump,
        1 => Call::Low,
        _ => Call::Suit(*draw.of(&Suit::ALL)),
    };
    match draw.below(18) {
        0 => Action::Pass,
        1 => Action::Order {
            alone: draw.below(2) == 0,
        },
        2 => Action::Decline,
        3 => Action::Name {
            trump: call,
            alone: draw.below(2) == 0,
        },
        4 => Action::Bid(*draw.of(&[Bid::Tricks(3), Bid::Tricks(12), Bid::Nap, Bid::Pepper])),
        5 => Action::Discard(Cards::one(card)),
        6 => Action::Farmer,
        7 => Action::Alone,
        8 => Action::Volunteer,
        9 => Action::Together,
        10 => Action::Defend,
        11 => Action::Best(None),
        12 => Action::Best(Some(card)),
        13 => Action::Call(card),
        14 => Action::Stay,
        15 => Action::Suit(*draw.of(&Suit::ALL)),
        16 => Action::Under([card, *draw.of(&cards), *draw.of(&cards)]),
        _ => Action::Play(card),
    }
}

/// What random hands came upon.
#[derive(Default)]
struct Met {
    asks: BTreeSet<Ask>,
    kinds: BTreeSet<Kind>,
    presets: BTreeSet<Preset>,
}

/// Tries any move of the family by any seat; whether it was taken.
fn tried(hand: &mut Hand, legal: &[Action], draw: &mut Draw) -> bool {
    let (before, game) = (*hand, *hand.game());
    let action = any_action(draw, &game);
    let by = Seat::new(draw.below(6) as u8).expect("a seat");
    let accepted = hand.apply(by, action).is_ok();
    // In a double deck either copy names the card.
    let alike = match action {
        Action::Play(card) => Action::Play(game.pack().twin(card)),
        other => other,
    };
    let known = legal.contains(&action) || legal.contains(&alike);
    assert_eq!(
        accepted,
        before.to_act() == Some(by) && known,
        "{action:?} by {by} at {:?}",
        before.ask()
    );
    if !accepted {
        assert_eq!(*hand, before, "a refused move changes nothing");
    }
    accepted
}

/// A hand of any game under any house rules, played at random to its end.
fn random_hand(rules: u64, deal: u64, moves: u64, met: &mut Met) {
    let game = random_game(&mut Draw(rules));
    let mut draw = Draw(moves);
    let mut hand = Hand::new(&Setup::deal(game, deal, draw.word() % 40, None));
    let closely = deal.is_multiple_of(16);
    let mut steps = 0;
    while hand.to_act().is_some() {
        met.asks.insert(hand.ask());
        let legal = hand.legal();
        assert!(!legal.is_empty(), "{game:?} {:?}", hand.ask());
        let distinct: BTreeSet<Action> = legal.iter().copied().collect();
        assert_eq!(distinct.len(), legal.len(), "a move is listed twice");
        steps += 1;
        assert!(steps < 140, "the hand does not end: {game:?}");
        if closely {
            conserved(&hand);
            if tried(&mut hand, &legal, &mut draw) {
                continue;
            }
        }
        // Passes are fewer, so that calls come through.
        let action = match draw.below(3) {
            0 => legal[0],
            _ => *draw.of(&legal),
        };
        hand.apply_unchecked(action);
    }
    conserved(&hand);
    let result = hand.outcome().expect("over");
    met.kinds.insert(result.kind);
    met.presets.insert(game.preset);
    let taken: u32 = Seat::all(game.seats())
        .map(|s| u32::from(hand.tricks(s)))
        .sum();
    assert_eq!(taken as usize, hand.past_tricks().len());
    let played = taken > 0;
    assert!(
        !played || taken == u32::from(game.hand_size()),
        "all tricks are played"
    );
    if matches!(result.kind, Kind::Void | Kind::Redeal) {
        assert!(!played && result.points.values(6).iter().all(|p| *p == 0));
    }
    assert!(result.next_dealer.number() < game.seats());
}

#[test]
fn a_hand_of_every_game_ends_and_keeps_its_cards_and_its_rules() {
    let config = Config {
        cases: hands(),
        failure_persistence: None,
        ..Config::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let met = RefCell::new(Met::default());
    TestRunner::new_with_rng(config, rng)
        .run(
            &(any::<u64>(), any::<u64>(), any::<u64>()),
            |(rules, deal, moves)| {
                random_hand(rules, deal, moves, &mut met.borrow_mut());
                Ok(())
            },
        )
        .expect("every hand keeps to the rules");
    let met = met.into_inner();
    assert_eq!(
        met.presets.len(),
        Preset::ALL.len(),
        "every game is among them"
    );
    if hands() >= 100_000 {
        assert_eq!(
            met.kinds.len(),
            7,
            "every kind of result is among them: {:?}",
            met.kinds
        );
        assert_eq!(
            met.asks.len(),
            20,
            "everything that can be asked is among them: {:?}",
            met.asks
        );
    }
}

#[test]
fn every_legal_move_of_a_hand_can_be_spelled_and_read_again() {
    let mut draw = Draw(21);
    for number in 0..4_000 {
        let game = random_game(&mut draw);
        let mut hand = Hand::new(&Setup::deal(game, number, 0, None));
        while let Some(seat) = hand.to_act() {
            let legal = hand.legal();
            for action in &legal {
                let text = action.spell(game.pack());
                let read = Action::parse(game.pack(), &text).expect("it reads");
                let mut copy = hand;
                assert!(copy.apply(seat, read).is_ok(), "{text}");
            }
            let action = *draw.of(&legal);
            hand.apply_unchecked(action);
        }
    }
}

#[test]
fn whole_games_come_to_a_winner_and_the_next_game_begins_afresh() {
    let mut draw = Draw(22);
    for preset in Preset::ALL {
        for seed in 0..6 {
            let mut table = Table::new(Game::preset(preset), seed, None);
            while table.winner().is_none() {
                if table.awaiting_deal() {
                    table.deal().expect("a deal");
                }
                while let Some(seat) = table.to_act() {
                    let legal = table.legal();
                    // Who always bids at random goes down for ever.
                    let action = match table.hand().ask() {
                        Ask::Bid if legal.len() > 1 => legal[usize::from(draw.below(8) == 0)],
                        _ => *draw.of(&legal),
                    };
                    table.apply(seat, action).expect("legal");
                }
                assert!(table.deals() < 3_000, "{} does not end", preset.name());
            }
            assert!(!table.awaiting_deal() && table.deal().is_err());
            let next = table.rematch(seed + 100);
            assert_eq!(next.deals(), 0);
            assert!(next.winner().is_none() && next.moves().is_empty());
        }
    }
}
