//! What the cargo aliases run: `cargo play`, `cargo verify`, `cargo web`, `cargo xtask bake`.
//!
//! Nothing here needs a system library or another crate, so it builds first and anywhere, in seconds.

mod args;
mod example;
mod home;
mod packages;
mod play;
mod shell;
mod verify;
mod web;

use std::process::ExitCode;

use args::Task;

/// Why a task ended early, in words for the person who started it.
type Failure = String;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let done = match args::parse(&words) {
        Ok(Task::Help) => {
            print!("{}", args::HELP);
            Ok(())
        }
        Ok(task) => home::Home::find().and_then(|home| run(task, &home)),
        Err(why) => Err(format!("{why}\n\n{}", args::HELP)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task, home: &home::Home) -> Result<(), Failure> {
    match task {
        Task::Help => Ok(()),
        Task::Play { yes, rest } => play::play(home, yes, &rest),
        Task::Verify { quick } => verify::verify(home, quick),
        Task::Example(which, rest) => example::run(home, which, &rest),
        Task::Web(how) => web::web(home, &how),
        Task::Bake { contact, rest } => {
            let [pictures, sounds] = verify::BAKERS;
            shell::run(home.bake(pictures).args(&rest))?;
            // Contact sheets are of pictures alone.
            if contact {
                return Ok(());
            }
            shell::run(home.bake(sounds).args(&rest))
        }
    }
}
