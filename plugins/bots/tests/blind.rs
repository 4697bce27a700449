//! Bots cannot peek: whatever the hidden cards are, the same view gives the same move; and how the work is sliced
//! changes nothing.

use bower_bots::{Level, Thinker, choose};
use bower_rules::{
    Action, Ask, BySeat, Card, CardSet, Cards, Game, Hand, Preset, Seat, Setup, View,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A deal and what was done in it.
#[derive(Clone)]
struct Deal {
    setup: Setup,
    moves: Vec<(Seat, Action)>,
}

impl Deal {
    /// The hand after the moves; `None` where one of them is not legal.
    fn hand(&self) -> Option<Hand> {
        let mut hand = Hand::new(&self.setup);
        for &(seat, action) in &self.moves {
            if hand.to_act() != Some(seat) || !hand.legal().contains(&action) {
                return None;
            }
            hand.apply_unchecked(action);
        }
        Some(hand)
    }

    /// The same with two cards exchanged wherever they are.
    fn exchanged(&self, a: Card, b: Card) -> Deal {
        let swap = |card: Card| {
            if card == a {
                b
            } else if card == b {
                a
            } else {
                card
            }
        };
        let set = |cards: CardSet| -> CardSet { cards.iter().map(swap).collect() };
        let mut deal = self.clone();
        deal.setup.hands = BySeat::from_fn(|seat| set(self.setup.hands[seat]));
        deal.setup.kitty = self.setup.kitty.iter().map(|&card| swap(card)).collect();
        for (_, action) in &mut deal.moves {
            *action = match *action {
                Action::Discard(cards) => {
                    Cards::from_set(set(cards.set())).map_or(*action, Action::Discard)
                }
                Action::Best(Some(card)) => Action::Best(Some(swap(card))),
                other => other,
            };
        }
        deal
    }
}

/// A random position of the game in which somebody has a choice.
fn position(game: Game, rng: &mut ChaCha8Rng) -> Option<(Deal, Seat)> {
    let dealer = Seat::new(rng.random_range(0..game.seats()));
    let mut deal = Deal {
        setup: Setup::deal(game, rng.random(), 0, dealer),
        moves: Vec::new(),
    };
    let mut hand = Hand::new(&deal.setup);
    for _ in 0..rng.random_range(0..30) {
        let Some(seat) = hand.to_act() else { break };
        let legal = hand.legal();
        let action = legal[rng.random_range(0..legal.len())];
        hand.apply_unchecked(action);
        deal.moves.push((seat, action));
    }
    let seat = hand.to_act()?;
    (hand.legal().len() > 1).then_some((deal, seat))
}

fn games() -> Vec<Game> {
    let with = |preset, options: &[(&'static str, &'static str)]| {
        Game::preset(preset)
            .with_all(options.iter().copied())
            .expect("the options go together")
    };
    let mut games: Vec<Game> = Preset::ALL.into_iter().map(Game::preset).collect();
    games.push(with(
        Preset::British,
        &[("no_trump", "true"), ("benny_turned", "dealer_proposes")],
    ));
    games.push(with(
        Preset::Hoyle,
        &[
            ("going_under", "any_three"),
            ("partners_best", "receive_first"),
        ],
    ));
    games
}

/// Positions of a game, at least one for each question that comes up in it and a few more.
fn positions(game: Game, rng: &mut ChaCha8Rng) -> Vec<(Deal, Seat)> {
    let mut asks: Vec<Ask> = Vec::new();
    let mut positions = Vec::new();
    for _ in 0..2000 {
        let Some((deal, seat)) = position(game, rng) else {
            continue;
        };
        let Some(ask) = deal.hand().map(|hand| hand.ask()) else {
            continue;
        };
        let new = !asks.contains(&ask);
        if new {
            asks.push(ask);
        }
        if new || (ask == Ask::Play && positions.len() < 6) {
            positions.push((deal, seat));
        }
    }
    assert!(asks.contains(&Ask::Play), "{}: {asks:?}", game.name());
    positions
}

#[test]
fn permuting_hidden_cards_changes_no_move_of_any_level_in_any_game_and_phase() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for game in games() {
        let positions = positions(game, &mut rng);
        let (mut changed, count) = (0, positions.len());
        for (deal, seat) in positions {
            let view = View::of(&deal.setup, &deal.moves, seat);
            let other = permuted(&deal, seat, &view, &mut rng);
            changed += usize::from(other.setup != deal.setup);
            let same = View::of(&other.setup, &other.moves, seat);
            for level in Level::ALL {
                assert_eq!(
                    choose(level, &view, 7),
                    choose(level, &same, 7),
                    "{level} at {} after {:?}",
                    game.name(),
                    deal.moves
                );
            }
        }
        assert!(
            changed >= 3,
            "{}: hidden cards could be moved in {changed} of {count} positions",
            game.name()
        );
    }
}

/// The same deal with cards exchanged that the seat does not see, as many as the moves allow.
fn permuted(deal: &Deal, seat: Seat, view: &View, rng: &mut ChaCha8Rng) -> Deal {
    let hidden: Vec<Card> = view.unseen().iter().collect();
    let mut other = deal.clone();
    for _ in 0..30 {
        let mut pick = || {
            hidden
                .get(rng.random_range(0..hidden.len().max(1)))
                .copied()
        };
        let (Some(a), Some(b)) = (pick(), pick()) else {
            break;
        };
        let next = other.exchanged(a, b);
        // What was done must still have been legal, and look the same from this seat.
        if next.hand().is_some() && View::of(&next.setup, &next.moves, seat) == *view {
            other = next;
        }
    }
    other
}

#[test]
fn every_level_answers_every_question_with_a_legal_move() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for game in games() {
        for _ in 0..6 {
            let Some((deal, seat)) = position(game, &mut rng) else {
                continue;
            };
            let view = View::of(&deal.setup, &deal.moves, seat);
            for level in Level::ALL {
                let choice = choose(level, &view, 3).expect("there is something to decide");
                assert!(
                    view.legal().contains(&choice.action),
                    "{level} at {}: {:?}",
                    game.name(),
                    choice.action
                );
            }
            let elsewhere = seat.next(game.seats());
            assert_eq!(
                choose(
                    Level::Casual,
                    &View::of(&deal.setup, &deal.moves, elsewhere),
                    3
                ),
                None
            );
        }
    }
}

#[test]
fn how_the_work_is_sliced_changes_nothing() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for preset in [Preset::Euchre, Preset::West, Preset::ThreeHanded] {
        for _ in 0..4 {
            let Some((deal, seat)) = position(Game::preset(preset), &mut rng) else {
                continue;
            };
            let view = View::of(&deal.setup, &deal.moves, seat);
            for level in Level::ALL {
                let mut sliced = Thinker::new(level, view.clone(), 9);
                let mut calls = 0;
                let choice = loop {
                    let mut patience = calls % 3;
                    calls += 1;
                    assert!(calls < 100_000, "{level} comes to an end");
                    if let Some(choice) = sliced.step(&mut || {
                        patience -= 1;
                        patience > 0
                    }) {
                        break choice;
                    }
                };
                assert_eq!(Some(choice), choose(level, &view, 9), "{level}");
            }
        }
    }
}
