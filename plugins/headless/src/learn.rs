//! `bower learn`: teaches the networks that `master` plays by.

use std::fs;
use std::io;

use bower_bots::Sense;
use bower_bots::learn::{Lessons, Pupil};
use bower_rules::Game;
use rayon::prelude::*;

use crate::cli::Learn;
use crate::failure::Failure;
use crate::seeds;

/// Plays, learns and writes the file; how it goes is told on standard error.
///
/// # Errors
/// A game of which nothing can be learned, a file that cannot be read or written, no threads.
pub fn run(args: &Learn) -> Result<(), Failure> {
    let Some(game) = args.games.first() else {
        return Ok(());
    };
    let fits = |other: &Game| Sense::can_learn(other) && Sense::serves_both(game, other);
    if let Some(other) = args.games.iter().find(|other| !fits(other)) {
        return Err(Failure::NoLessons(other.name()));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs)
        .build();
    let pool = pool.map_err(|why| io::Error::other(why.to_string()))?;
    let known = match &args.from {
        Some(file) => {
            let bytes = fs::read(file).map_err(|source| Failure::Open {
                path: file.clone(),
                source,
            })?;
            Some(Sense::from_bytes(&bytes, game).ok_or_else(|| Failure::NoSense(file.clone()))?)
        }
        None => None,
    };
    // Who knows nothing yet is taught by rules of thumb first.
    let mut taught = known.is_some();
    let mut pupil = Pupil::new(game, known, args.seed);
    for round in 0..args.rounds {
        let seed = seeds::of(&[args.seed, u64::from(round)]);
        let games = args.games.len().max(1) as u64;
        let sense = Some(pupil.sense()).filter(|_| taught);
        let play = |deal: u64| {
            let game = args.games.get((deal % games) as usize)?;
            Some(Lessons::of_deal(*game, seed, deal, sense))
        };
        // In the order of the deals, however the threads share them.
        let parts: Vec<Option<Lessons>> =
            pool.install(|| (0..args.deals).into_par_iter().map(play).collect());
        let mut lessons = Lessons::default();
        for part in parts.into_iter().flatten() {
            lessons.add(part);
        }
        let [calls, cards] = pupil.learn(&lessons, round as f32 / args.rounds as f32);
        eprintln!(
            "round {}: {} lessons, off by {calls:.3} in calls, {cards:.3} in cards",
            round + 1,
            lessons.len()
        );
        taught = true;
    }
    fs::write(&args.file, pupil.sense().to_bytes())?;
    Ok(())
}
