//! Counts the lines of play of fixed deals: what `tests/perft/*.txt` hold.
//!
//! `cargo run --profile fast --example perft -- GAME SEED…` prints one block for each seed: the
//! calls, taken at random from the seed, and the number of lines of play of each length after
//! them, as far as it stays below a few hundred thousand; then the same for the calls themselves.

use bower_rules::{Ask, Game, Hand, Setup};

/// As many lines are counted at most.
const MOST: u64 = 400_000;

fn perft(hand: &Hand, depth: u32) -> u64 {
    if depth == 0 || hand.is_over() {
        return 1;
    }
    let count = |action: &bower_rules::Action| {
        let mut next = *hand;
        next.apply_unchecked(*action);
        perft(&next, depth - 1)
    };
    hand.legal().iter().map(count).sum()
}

fn counts(hand: &Hand) {
    for depth in 1..=20 {
        let lines = perft(hand, depth);
        if depth > 3 && lines > MOST {
            break;
        }
        println!("perft {depth} {lines}");
        if lines > MOST / 6 || perft(hand, depth + 1) == lines {
            break;
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let game = Game::from_name(&words.next().ok_or("which game?")?)?;
    for seed in words {
        let seed: u64 = seed.parse()?;
        let setup = Setup::deal(game, seed, 0, None);
        println!("seed {seed}");
        counts(&Hand::new(&setup));
        let (mut hand, mut calls) = (Hand::new(&setup), Vec::new());
        let mut draw = seed;
        while let (Some(seat), false) = (hand.to_act(), hand.ask() == Ask::Play) {
            draw = draw
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let legal = hand.legal();
            let action = legal[(draw >> 33) as usize % legal.len()];
            calls.push(format!("{seat} {}", action.spell(game.pack())));
            hand.apply_unchecked(action);
        }
        if !hand.is_over() {
            println!("moves {}", calls.join(","));
            counts(&hand);
        }
        println!();
    }
    Ok(())
}
