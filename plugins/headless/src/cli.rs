//! What can be typed after `bower`.

use std::path::PathBuf;

use bower_rules::{Game, GameError, Preset, short};
use clap::{Args, Parser, Subcommand};

use crate::player::Player;

/// Right Bower without a window: games, records and bots at the command line.
#[derive(Parser, Debug)]
#[command(name = "bower", version, about, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub task: Task,
}

/// The tasks.
#[derive(Subcommand, Debug)]
pub enum Task {
    /// Check recorded deals: one JSON line in, one JSON answer out.
    ///
    /// Each answer holds what was legal at every move, the tricks, the points and the score, or the first thing that
    /// is wrong with the record: its line, its move and what would have been legal. The rest is read all the same;
    /// the exit status is 1 if any record fails.
    Replay {
        /// A file with one record a line, or - for standard input.
        file: PathBuf,
    },
    /// Print the record of a fresh deal.
    Deal(Deal),
    /// Play a game in the terminal.
    ///
    /// A move is typed as records spell it (order alone, discard 9H, play JD) or as its number in the list; ? explains
    /// what is asked, u takes back. With no terminal on its input, or with --bots, bots play every seat and the game
    /// is printed.
    Play(Play),
    /// Play two players against each other over many deals.
    ///
    /// A player is random, bot:LEVEL or cmd:PROGRAM ARGS: a program that reads one JSON line
    /// {"view":…,"legal":[…]} for each of its moves and answers with one line, a legal move.
    Arena(Arena),
    /// Say what a player would do now in each record, and why.
    Move(Move),
    /// Solve records with all hands known: the best result for both sides and the value of each legal move.
    ///
    /// The calls must be done. "points" has one entry a side; "tricks" too, or where there are more than two sides the
    /// maker's and all others'. A move's value is the points of the side that moves less those against it.
    Solve {
        /// A file with one record a line, or - for standard input.
        file: PathBuf,
    },
    /// Teach the networks that master plays by, and write them to a file.
    ///
    /// Everybody plays by what was learned so far; every answer to a question is tried, and what it brought is learned.
    /// The same numbers give the same file, whatever the number of threads.
    Learn(Learn),
    /// Measure playouts, solves and bots' decisions a second on one core.
    Bench,
}

/// `bower arena`.
#[derive(Args, Debug)]
pub struct Arena {
    /// The first player: the result is told from its side.
    #[arg(long, value_name = "PLAYER")]
    pub a: Player,
    /// The second player.
    #[arg(long, value_name = "PLAYER")]
    pub b: Player,
    #[command(flatten)]
    pub which: Which,
    /// How many deals.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub deals: u64,
    /// Play every deal twice, the seats exchanged.
    #[arg(long)]
    pub duplicate: bool,
    /// What shuffles and bots' chances are made from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; 0 is one for each core. The result does not depend on it.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub jobs: usize,
    /// Print one line of JSON.
    #[arg(long)]
    pub json: bool,
}

/// `bower learn`.
#[derive(Args, Debug)]
pub struct Learn {
    /// The games that are played, in turn; all with as many seats and the same cards in one order.
    #[arg(long = "game", value_name = "GAME", required = true, value_parser = game_name)]
    pub games: Vec<Game>,
    /// How many deals are played in each round.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub deals: u64,
    /// How many rounds; each is played by what was learned in those before, the first by rules of thumb.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub rounds: u32,
    /// A file to begin with, as an earlier round wrote it.
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// What shuffles and chances are made from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; 0 is one for each core.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub jobs: usize,
    /// The file to write.
    pub file: PathBuf,
}

/// `bower move`.
#[derive(Args, Debug)]
pub struct Move {
    /// Who is asked: random, bot:LEVEL or cmd:PROGRAM ARGS.
    #[arg(long, value_name = "PLAYER")]
    pub player: Player,
    /// What the player's chances are made from.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// A file with one record a line, or - for standard input.
    pub file: PathBuf,
}

/// Which game, and with which house rules.
#[derive(Args, Debug, Clone)]
pub struct Which {
    /// The game, by its preset's name.
    #[arg(long, value_name = "GAME", default_value = "euchre", value_parser = game_name, help = games())]
    pub game: Game,
    /// A house rule as name=value; may be given more than once.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
}

/// `bower deal`.
#[derive(Args, Debug)]
pub struct Deal {
    #[command(flatten)]
    pub which: Which,
    /// What the shuffle is made from: the same number gives the same deal in every release.
    #[arg(long, value_name = "N")]
    pub seed: u64,
}

/// `bower play`.
#[derive(Args, Debug)]
pub struct Play {
    #[command(flatten)]
    pub which: Which,
    /// What the shuffles are made from; drawn from the clock where it is left out.
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Let bots play every seat, and print the game.
    #[arg(long)]
    pub bots: bool,
    /// How well the bots play.
    #[arg(long, value_name = "LEVEL", default_value = "casual")]
    pub level: bower_bots::Level,
    /// The seat that you play, 0 to one less than there are.
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    pub seat: u8,
}

impl Which {
    /// The game with its options set.
    ///
    /// # Errors
    /// A word without a `=`, or an option the game cannot have.
    pub fn game(&self) -> Result<Game, WhichError> {
        let mut pairs = Vec::new();
        for option in &self.options {
            pairs.push(
                option
                    .split_once('=')
                    .ok_or_else(|| WhichError::NoPair(option.clone()))?,
            );
        }
        Ok(self.game.with_all(pairs)?)
    }
}

/// Why a game cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum WhichError {
    /// An option without a value.
    #[error("--option wants NAME=VALUE, and \"{}\" has no =", short(.0))]
    NoPair(String),
    /// The rules refuse it.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// What `--help` says of `--game`.
fn games() -> String {
    format!(
        "The game, one of {}",
        Preset::ALL.map(Preset::name).join(", ")
    )
}

fn game_name(name: &str) -> Result<Game, String> {
    if Preset::from_name(name).is_none() {
        return Err(GameError::UnknownPreset {
            name: name.to_string(),
            known: Preset::ALL.map(Preset::name).to_vec(),
        }
        .to_string());
    }
    Game::from_name(name).map_err(|why| why.to_string())
}
