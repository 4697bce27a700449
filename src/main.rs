//! Right Bower.

use bevy::prelude::*;
use bower_panels::Start;
use clap::Parser;
use right_bower::GamePlugin;
use right_bower::cli::Args;

fn main() -> AppExit {
    // Before the engine: a wrong word, or a call for help, needs neither a window nor a sound device.
    let start = start();
    App::new()
        .add_plugins(GamePlugin { window: true })
        .insert_resource(start)
        .run()
}

/// What the command line asks for; a wrong word ends the program with the right ones.
#[cfg(not(target_arch = "wasm32"))]
fn start() -> Start {
    Args::parse().start().unwrap_or_else(|why| why.exit())
}

/// What the page's address asks for. A page cannot end with an error: a wrong word leads to the title.
#[cfg(target_arch = "wasm32")]
fn start() -> Start {
    let words = std::iter::once("right-bower".into()).chain(bower_page::words());
    Args::try_parse_from(words)
        .and_then(|args| args.start())
        .unwrap_or_else(|why| {
            warn!("{why}");
            Start::default()
        })
}
