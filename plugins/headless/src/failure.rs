//! Why a task ended early.

use std::io;
use std::path::PathBuf;

use crate::cli::WhichError;

/// What went wrong, in words for the person who typed the command.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The game or its options.
    #[error(transparent)]
    Which(#[from] WhichError),
    /// A file could not be opened.
    #[error("{}: {source}", path.display())]
    Open {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The game has fewer seats.
    #[error("there is no seat {seat}: this game has {seats}, counted from 0")]
    NoSeat {
        /// The seat asked for.
        seat: u8,
        /// How many there are.
        seats: u8,
    },
    /// Nothing can be learned of a game.
    #[error(
        "nothing can be learned of {0}: it must have five cards a hand, at most four seats, and bowers or Bauers; and all games as many seats and the same cards in one order, with lone defenders in all or none"
    )]
    NoLessons(&'static str),
    /// A file that no round of learning wrote.
    #[error("{} was not written by learn", .0.display())]
    NoSense(PathBuf),
    /// A player that does not keep the protocol.
    #[error(transparent)]
    Player(#[from] crate::player::Fault),
    /// A move that the rules refused although it was thought legal.
    #[error("{0}")]
    Refused(#[from] bower_rules::Illegal),
}

impl Failure {
    /// Whether what was typed after the command is wrong: it ends as clap ends for what it refuses itself.
    pub fn is_bad_argument(&self) -> bool {
        matches!(
            self,
            Failure::Which(_) | Failure::NoSeat { .. } | Failure::NoLessons(_)
        )
    }

    /// Whether the reader of the output went away.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
