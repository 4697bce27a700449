//! What thinking costs in memory: the solver's search takes none, and a decision little.

use allocation_counter::measure;
use bower_bots::solver::Solver;
use bower_bots::{Level, choose};
use bower_rules::{Ask, Game, Hand, Preset, Seat, Setup, View};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The most a decision may hold at one time, in bytes.
const MOST: u64 = 16 << 20;

/// A deal at random up to some move at which there is a choice: the hand, and what its seat sees.
fn position(game: Game, rng: &mut ChaCha8Rng) -> Option<(Hand, View)> {
    let dealer = Seat::new(rng.random_range(0..game.seats()));
    let setup = Setup::deal(game, rng.random(), 0, dealer);
    let mut hand = Hand::new(&setup);
    let mut moves = Vec::new();
    for _ in 0..rng.random_range(0..30) {
        let Some(seat) = hand.to_act() else { break };
        let legal = hand.legal();
        let action = legal[rng.random_range(0..legal.len())];
        hand.apply_unchecked(action);
        moves.push((seat, action));
    }
    let seat = hand.to_act()?;
    (hand.legal().len() > 1).then(|| (hand, View::of(&setup, &moves, seat)))
}

#[test]
fn the_solver_searches_without_taking_memory() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for preset in Preset::ALL {
        let mut solver = Solver::new();
        let mut solved = 0;
        for _ in 0..4000 {
            let Some((hand, _)) = position(Game::preset(preset), &mut rng) else {
                continue;
            };
            let plays = hand.ask() == Ask::Play && hand.trump().is_some();
            if !plays || hand.to_act().is_none_or(|seat| hand.cards(seat).len() > 6) {
                continue;
            }
            // The first search makes the tables that this kind of hand needs; the second finds them made.
            let _ = solver.solve(&hand);
            let before = solver.nodes();
            let taken = measure(|| {
                let _ = solver.solve(&hand);
            });
            if solver.nodes() > before {
                solved += 1;
                assert_eq!(taken.count_total, 0, "{} in {hand:?}", preset.name());
            }
            if solved == 40 {
                break;
            }
        }
        assert!(solved >= 10, "{}: {solved} solved", preset.name());
    }
}

#[test]
fn a_decision_holds_less_than_sixteen_mebibytes_at_any_time() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for preset in Preset::ALL {
        let mut asked = 0;
        while asked < 6 {
            let Some((_, view)) = position(Game::preset(preset), &mut rng) else {
                continue;
            };
            asked += 1;
            for level in Level::ALL {
                let taken = measure(|| {
                    let _ = choose(level, &view, 1);
                });
                assert!(
                    taken.bytes_max < MOST,
                    "{level} at {} holds {} bytes at {:?}",
                    preset.name(),
                    taken.bytes_max,
                    view.hand().ask()
                );
            }
        }
    }
}
