//! `bower bench`: how fast the rules, the solver and the bots are on one core.

use std::io::{self, Write};
use std::time::Duration;

use bower_bots::solver::Solver;
use bower_bots::{Level, choose};
use bower_rules::{Action, Ask, Game, Hand, Preset, Seat, Setup, Table, View, playout};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

use crate::clock::Stopwatch;
use crate::failure::Failure;

/// How long each measure lasts.
const LASTS: Duration = Duration::from_secs(2);
/// Positions each measure goes round.
const POSITIONS: usize = 2000;

/// Measures and prints one line of JSON.
///
/// # Errors
/// Writing fails.
pub fn run() -> Result<(), Failure> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let game = Game::preset(Preset::Euchre);
    let hands: Vec<Hand> = std::iter::repeat_with(|| at_the_lead(game, &mut rng))
        .take(POSITIONS)
        .collect();
    let playouts = rate(&hands, |hand| {
        let mut hand = *hand;
        playout(&mut hand, &mut rng);
    });
    let mut solver = Solver::new();
    let solves = rate(&hands, |hand| {
        let _ = solver.solve(hand);
    });
    let nodes = solver.nodes();
    let mut decisions = Map::new();
    for level in Level::ALL {
        let views = decisions_of(game);
        let mut seed = 0;
        let rate = rate(&views, |view| {
            seed += 1;
            let _ = choose(level, view, seed);
        });
        decisions.insert(level.name().into(), rounded(rate));
    }
    let nodes_per_solve = nodes as f64 / (solves * LASTS.as_secs_f64());
    let line = json!({
        "playouts_per_s": rounded(playouts),
        "solves_per_s": rounded(solves),
        "nodes_per_solve": rounded(nodes_per_solve),
        "decisions_per_s": Value::Object(decisions),
    });
    writeln!(io::stdout().lock(), "{line}")?;
    Ok(())
}

fn rounded(rate: f64) -> Value {
    // Three figures are more than a measure is worth.
    let scale = 10_f64.powf(rate.max(1.0).log10().floor() - 2.0);
    json!((rate / scale).round() * scale)
}

/// How often a second the work can be done, over all positions in turn.
fn rate<T>(positions: &[T], mut work: impl FnMut(&T)) -> f64 {
    let watch = Stopwatch::start();
    let (mut done, mut elapsed) = (0_u64, Duration::ZERO);
    while elapsed < LASTS {
        for position in positions
            .iter()
            .skip(done as usize % positions.len().max(1))
            .take(16)
        {
            work(position);
            done += 1;
        }
        // Reading the clock costs: fast work is done in larger rounds.
        if done < 64 || done.is_multiple_of(512) || elapsed.as_micros() as u64 / done.max(1) > 1000
        {
            elapsed = watch.elapsed();
        }
    }
    done as f64 / elapsed.as_secs_f64()
}

/// A fresh deal that somebody ordered up, at the opening lead.
fn at_the_lead(game: Game, rng: &mut ChaCha8Rng) -> Hand {
    let mut hand = Hand::new(&Setup::deal(game, rng.random(), 0, Seat::new(0)));
    for _ in 0..rng.random_range(0..4) {
        hand.apply_unchecked(Action::Pass);
    }
    hand.apply_unchecked(Action::Order { alone: false });
    let discards = hand.legal();
    if hand.ask() == Ask::PickUp
        && let Some(&discard) = discards.get(rng.random_range(0..discards.len().max(1)))
    {
        hand.apply_unchecked(discard);
    }
    hand
}

/// The decisions of a few games between casual players, those with one legal move left out.
fn decisions_of(game: Game) -> Vec<View> {
    let mut views = Vec::new();
    for seed in 0.. {
        let mut table = Table::new(game, seed, None);
        if table.deal().is_err() {
            break;
        }
        while let Some(seat) = table.to_act() {
            let view = table.view(seat);
            let Some(choice) = choose(Level::Casual, &view, seed) else {
                break;
            };
            if view.legal().len() > 1 {
                views.push(view);
            }
            if views.len() >= POSITIONS || table.apply(seat, choice.action).is_err() {
                break;
            }
        }
        if views.len() >= POSITIONS {
            break;
        }
    }
    views
}
