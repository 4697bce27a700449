//! `cargo xtask measure`: what the game's own systems cost in a frame of a table in full motion, and what a table costs
//! that waits for a person.
//!
//! The game itself runs in a window. First bots play a hand in their own time: the CPU time of every frame's own systems
//! is taken, thinking apart, and the calls it is drawn in are counted. Then a person is waited for: frames are forced, and
//! what they allocate is counted. At last nothing is forced, and the whole process is watched from without.

mod calls;
mod clocks;
mod stages;

use std::time::Duration;

use bevy::prelude::*;
use bower_stage::Settings;
use clap::Parser;
use right_bower::GamePlugin;

/// Measures the cost of a frame and of rest.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask measure")]
struct Args {
    /// How long bots are watched at play, seconds
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(5..=600))]
    play: u64,
    /// How long a table that waits is watched, seconds
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(10..=600))]
    rest: u64,
    /// Say what was measured, and fail over no budget
    #[arg(long)]
    lenient: bool,
}

fn main() -> AppExit {
    let args = Args::parse();
    if std::env::var_os("RIGHT_BOWER_DATA").is_none() {
        eprintln!(
            "The game would play with your own settings and saves: start this by `cargo xtask measure`."
        );
        return AppExit::error();
    }
    let mut app = App::new();
    app.add_plugins(GamePlugin { window: true });
    app.insert_resource(Settings::default());
    clocks::plug(&mut app);
    calls::plug(&mut app);
    app.insert_resource(stages::Watch::new(
        Duration::from_secs(args.play),
        Duration::from_secs(args.rest),
        args.lenient,
    ))
    .add_systems(Last, stages::go_on);
    app.run()
}
