//! The `bower` command: games, records and bots without a window.

#![forbid(unsafe_code)]

mod arena;
mod bench;
mod cli;
mod clock;
mod deal;
mod failure;
mod input;
mod learn;
mod moves;
mod play;
mod player;
mod replay;
mod seeds;
mod solve;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Task};

/// Runs the command as it was typed.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    let done = match &cli.task {
        Task::Replay { file } => replay::run(file),
        Task::Deal(args) => deal::run(args).map(|()| true),
        Task::Play(args) => play::run(args).map(|()| true),
        Task::Arena(args) => arena::run(args),
        Task::Move(args) => moves::run(args),
        Task::Solve { file } => solve::run(file),
        Task::Learn(args) => learn::run(args).map(|()| true),
        Task::Bench => bench::run().map(|()| true),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever read the output has closed it: nothing is wrong.
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("bower: {failure}");
            match failure.is_bad_argument() {
                true => ExitCode::from(2),
                false => ExitCode::FAILURE,
            }
        }
    }
}
