//! How fast the solver and the bots are: `cargo bench --package bower-bots`.
#![expect(
    missing_docs,
    reason = "the group that the macro makes cannot be documented"
)]

use bower_bots::solver::Solver;
use bower_bots::{Level, choose};
use bower_rules::{Action, Ask, Game, Hand, Preset, Seat, Setup, View};
use criterion::{Criterion, criterion_group, criterion_main};

/// A fresh euchre deal that somebody ordered up, at the opening lead.
fn at_the_lead(number: u64) -> Hand {
    let setup = Setup::deal(Game::preset(Preset::Euchre), 1, number, Seat::new(0));
    let mut hand = Hand::new(&setup);
    for _ in 0..number % 4 {
        hand.apply_unchecked(Action::Pass);
    }
    hand.apply_unchecked(Action::Order { alone: false });
    if hand.ask() == Ask::PickUp
        && let Some(&discard) = hand.legal().first()
    {
        hand.apply_unchecked(discard);
    }
    hand
}

fn solver(criterion: &mut Criterion) {
    let hands: Vec<Hand> = (0..1000).map(at_the_lead).collect();
    let mut solver = Solver::new();
    let mut round = hands.iter().cycle();
    criterion.bench_function("points of a euchre hand from the lead", |bencher| {
        bencher.iter(|| round.next().and_then(|hand| solver.solve(hand)));
    });
}

fn decisions(criterion: &mut Criterion) {
    let setup = |number| Setup::deal(Game::preset(Preset::Euchre), 1, number, Seat::new(0));
    let views: Vec<View> = (0..50)
        .map(|number| View::of(&setup(number), &[], Seat::ALL[1]))
        .collect();
    for level in [Level::Casual, Level::Sharp, Level::Master] {
        let mut round = views.iter().cycle();
        criterion.bench_function(
            &format!("{level}: first call of a euchre hand"),
            |bencher| {
                bencher.iter(|| round.next().and_then(|view| choose(level, view, 1)));
            },
        );
    }
}

criterion_group!(benches, solver, decisions);
criterion_main!(benches);
