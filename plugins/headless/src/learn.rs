//! `bower learn`: teaches the networks that `master` plays by.

use std::fs;
use std::io;
use std::sync::Arc;

use bower_bots::Sense;
use bower_bots::learn::{Lessons, learn};
use rayon::prelude::*;

use crate::cli::Learn;
use crate::failure::Failure;
use crate::seeds;

/// Plays, learns and writes the file; how it goes is told on standard error.
///
/// # Errors
/// A game of which nothing can be learned, a file that cannot be read or written, no threads.
pub fn run(args: &Learn) -> Result<(), Failure> {
    if let Some(game) = args.games.iter().find(|game| !Sense::can_learn(game)) {
        return Err(Failure::NoLessons(game.name()));
    }
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs)
        .build();
    let pool = pool.map_err(|why| io::Error::other(why.to_string()))?;
    let mut learned = match &args.from {
        Some(file) => {
            let bytes = fs::read(file).map_err(|source| Failure::Open {
                path: file.clone(),
                source,
            })?;
            let sense = Sense::from_bytes(&bytes).ok_or_else(|| Failure::NoSense(file.clone()))?;
            Some(Arc::new(sense))
        }
        None => None,
    };
    for (round, &deals) in args.deals.iter().enumerate() {
        let seed = seeds::of(&[args.seed, round as u64]);
        let games = args.games.len().max(1) as u64;
        let play = |deal: u64| {
            let game = args.games.get((deal % games) as usize)?;
            Some(Lessons::of_deal(*game, seed, deal, learned.as_ref()))
        };
        // In the order of the deals, however the threads share them.
        let parts: Vec<Option<Lessons>> =
            pool.install(|| (0..deals).into_par_iter().map(play).collect());
        let mut lessons = Lessons::default();
        for part in parts.into_iter().flatten() {
            lessons.add(part);
        }
        eprintln!("round {}: {} lessons", round + 1, lessons.len());
        let sense = learn(&lessons, seed, args.times, |time, [calls, cards]| {
            eprintln!(
                "  {}: off by {calls:.3} in calls, {cards:.3} in cards",
                time + 1
            );
        });
        learned = Some(Arc::new(sense));
    }
    if let Some(sense) = learned {
        fs::write(&args.file, sense.to_bytes())?;
    }
    Ok(())
}
