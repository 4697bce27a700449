//! `bower arena`: two players against each other over many deals.

mod report;
mod tally;

use std::io::{self, IsTerminal};

use bower_rules::{BySide, Game, Seat, Setup, Table};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::cli::Arena;
use crate::failure::Failure;
use crate::player::{Fault, Player, Sitter};
use crate::seeds;
use tally::{Tally, Who};

/// Deals in a stretch: one after another with the score kept, games won and begun anew. Stretches are what threads
/// share out, and the same whatever the number of threads.
const STRETCH: u64 = 60;

/// Plays the match and prints the result; whether it came to its end.
///
/// # Errors
/// The game cannot be had, or writing fails.
pub fn run(args: &Arena) -> Result<bool, Failure> {
    let game = args.which.game()?;
    let stretches: Vec<u64> = (0..args.deals.div_ceil(STRETCH)).collect();
    let bar = progress(args);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs)
        .build();
    let pool = pool.map_err(|why| io::Error::other(why.to_string()))?;
    let played: Vec<(Tally, Option<Fault>)> = pool.install(|| {
        let sit = || (args.a.sit(), args.b.sit());
        let play = |players: &mut (Result<Sitter, Fault>, Result<Sitter, Fault>),
                    &stretch: &u64| {
            let mut tally = Tally::new(game.seats());
            let fault = match players {
                (Ok(a), Ok(b)) => Stretch {
                    args,
                    game,
                    number: stretch,
                }
                .play(a, b, &mut tally, &bar)
                .err(),
                (Err(fault), _) | (_, Err(fault)) => Some(fault.clone()),
            };
            (tally, fault)
        };
        stretches.par_iter().map_init(sit, play).collect()
    });
    bar.finish_and_clear();
    let mut whole = Tally::new(game.seats());
    let mut faults = Vec::new();
    for (tally, fault) in played {
        whole.add(&tally);
        faults.extend(fault);
    }
    report::print(args, &game, &whole)?;
    for fault in &faults {
        eprintln!("bower: {fault}");
    }
    Ok(faults.is_empty())
}

fn progress(args: &Arena) -> ProgressBar {
    if args.json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(args.deals);
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} deals, {eta} left");
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Deals played one after another.
struct Stretch<'a> {
    args: &'a Arena,
    game: Game,
    number: u64,
}

/// A game in progress within a stretch: its score.
struct Run {
    score: BySide<i16>,
    /// The first player has the even seats, or the odd ones.
    a_is_even: bool,
}

impl Run {
    fn who(&self, seat: Seat) -> Who {
        if seat.number().is_multiple_of(2) == self.a_is_even {
            Who::A
        } else {
            Who::B
        }
    }
}

impl Stretch<'_> {
    fn play(
        &self,
        a: &mut Sitter,
        b: &mut Sitter,
        tally: &mut Tally,
        bar: &ProgressBar,
    ) -> Result<(), Fault> {
        let opening = BySide::splat(self.game.opening_score());
        let mut runs = vec![Run {
            score: opening,
            a_is_even: true,
        }];
        if self.args.duplicate {
            runs.push(Run {
                score: opening,
                a_is_even: false,
            });
        }
        let first = self.number * STRETCH;
        for deal in first..(first + STRETCH).min(self.args.deals) {
            let mut difference = 0.0;
            for run in &mut runs {
                // Without duplicates the seats are exchanged from deal to deal.
                if !self.args.duplicate {
                    run.a_is_even = deal.is_multiple_of(2);
                }
                difference += self.deal(deal, run, a, b, tally)?;
            }
            tally.deal(difference / runs.len() as f64);
            bar.inc(1);
        }
        Ok(())
    }

    /// Plays one deal; the points in the first player's favour.
    fn deal(
        &self,
        deal: u64,
        run: &mut Run,
        a: &mut Sitter,
        b: &mut Sitter,
        tally: &mut Tally,
    ) -> Result<f64, Fault> {
        let seats = self.game.seats();
        let dealer = Seat::new((deal % u64::from(seats)) as u8);
        let mut setup = Setup::deal(self.game, self.args.seed, deal, dealer);
        setup.score = run.score;
        let mut table = Table::with_setup(setup, self.args.seed);
        while let Some(seat) = table.to_act() {
            let view = table.view(seat);
            let moves = table.moves().len() as u64;
            let seed = seeds::of(&[self.args.seed, deal, u64::from(run.a_is_even), moves]);
            let sitter = match run.who(seat) {
                Who::A => &mut *a,
                Who::B => &mut *b,
            };
            let action = sitter.decide(&view, seed)?;
            if let Err(illegal) = table.apply(seat, action) {
                let player = match run.who(seat) {
                    Who::A => &self.args.a,
                    Who::B => &self.args.b,
                };
                let (player, answer) = (player.to_string(), illegal.to_string());
                return Err(Fault::Wrong {
                    player,
                    answer,
                    question: table.record().to_line(),
                });
            }
        }
        let Some(outcome) = table.hand().outcome() else {
            return Ok(0.0);
        };
        tally.hand(&table, &outcome, |seat| run.who(seat));
        run.score = table.score();
        if let Some(victory) = table.winner() {
            let winner = Seat::all(seats).find(|&seat| self.game.side_of(seat) == victory.side);
            match winner.map(|seat| run.who(seat)) {
                Some(Who::A) => tally.games[0] += 1,
                Some(Who::B) => tally.games[1] += 1,
                None => {}
            }
            run.score = BySide::splat(self.game.opening_score());
        }
        Ok(self.difference(&outcome.points, run))
    }

    /// The mean points of the first player's seats less those of the second's.
    fn difference(&self, points: &BySide<i16>, run: &Run) -> f64 {
        let (mut sums, mut counts) = ([0.0; 2], [0.0; 2]);
        for seat in Seat::all(self.game.seats()) {
            let at = usize::from(run.who(seat) == Who::B);
            sums[at] += f64::from(points[self.game.side_of(seat)]);
            counts[at] += 1.0;
        }
        let mean = |at: usize| {
            if counts[at] > 0.0 {
                sums[at] / counts[at]
            } else {
                0.0
            }
        };
        // Buck counts down.
        let sign = if self.game.opening_score() > 0 {
            -1.0
        } else {
            1.0
        };
        sign * (mean(0) - mean(1))
    }
}

/// The two players, for what is printed.
pub(crate) fn names(args: &Arena) -> [&Player; 2] {
    [&args.a, &args.b]
}
