//! Right Bower.

use bevy::prelude::*;
use bower_panels::{Booked, GoOn, Start};
use right_bower::GamePlugin;

fn main() -> AppExit {
    // Before the engine: a wrong word, or a call for help, needs neither a window nor a sound device.
    let start = start();
    if !has_display() {
        eprintln!(
            "right-bower: there is no display here; `cargo bower play` plays in the terminal."
        );
        return AppExit::from_code(1);
    }
    App::new()
        .add_plugins(GamePlugin { window: true })
        .insert_resource(Booked(start))
        .insert_resource(GoOn(goes_on()))
        .run()
}

/// Whether there is a screen to open a window on, as far as can be told before one is opened.
#[cfg(target_os = "linux")]
fn has_display() -> bool {
    ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"]
        .into_iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

#[cfg(not(target_os = "linux"))]
fn has_display() -> bool {
    true
}

/// What the command line asks for; a wrong word ends the program with the right ones.
#[cfg(not(target_arch = "wasm32"))]
fn start() -> Start {
    use clap::Parser;

    right_bower::cli::Args::parse()
        .start()
        .unwrap_or_else(|why| why.exit())
}

/// What the page's address asks for. A page cannot end with an error: a wrong word leads to the title.
#[cfg(target_arch = "wasm32")]
fn start() -> Start {
    right_bower::booking::Booking::from_pairs(bower_page::address())
        .and_then(|booking| booking.start())
        .unwrap_or_else(|why| {
            warn!("{why}");
            Start::default()
        })
}

/// Whether to go on at once with the match that was left.
#[cfg(not(target_arch = "wasm32"))]
fn goes_on() -> bool {
    false
}

#[cfg(target_arch = "wasm32")]
fn goes_on() -> bool {
    bower_page::goes_on()
}
