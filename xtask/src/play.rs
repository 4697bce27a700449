//! `cargo play`: from a fresh machine to a game on the table.

use std::env;
use std::fs;

use crate::home::Home;
use crate::packages::{self, Manager};
use crate::{Failure, shell};

/// Installs what is missing, builds the game and starts it; in the terminal where there is no display.
///
/// # Errors
/// Where a library is missing and may not be installed, or the build or the game fails.
pub fn play(home: &Home, yes: bool, words: &[String]) -> Result<(), Failure> {
    if !has_display(cfg!(target_os = "linux"), |name| {
        env::var_os(name).is_some_and(|value| !value.is_empty())
    }) {
        println!(
            "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): playing in the terminal."
        );
        let bower = [
            "run",
            "--quiet",
            "--profile",
            "fast",
            "--package",
            "bower-headless",
            "--bin",
            "bower",
            "--",
            "play",
        ];
        return shell::run(home.cargo(bower).args(for_the_terminal(words)));
    }
    if cfg!(target_os = "linux") {
        match Manager::of(&fs::read_to_string("/etc/os-release").unwrap_or_default()) {
            Some(manager) => packages::ensure(manager, manager.game(), "The game", yes)?,
            None => print!("{}", packages::IN_WORDS),
        }
    }
    println!("Building the game; the first time takes a while.");
    shell::run(
        home.cargo(["run", "--release", "--package", "right-bower", "--"])
            .args(words),
    )
}

/// Everywhere but on Linux there is a screen.
fn has_display(linux: bool, is_set: impl Fn(&str) -> bool) -> bool {
    !linux || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// The window's words for the terminal: the same but for `--preset`, which is `--game` there.
fn for_the_terminal(words: &[String]) -> Vec<String> {
    let translate = |word: &String| match word.strip_prefix("--preset") {
        Some("") => "--game".into(),
        Some(value) if value.starts_with('=') => format!("--game{value}"),
        _ => word.clone(),
    };
    words.iter().map(translate).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn either_kind_of_display_will_do_and_only_linux_can_lack_one() {
        assert!(has_display(true, |name| name == "DISPLAY"));
        assert!(has_display(true, |name| name == "WAYLAND_DISPLAY"));
        assert!(!has_display(true, |_| false));
        assert!(has_display(false, |_| false));
    }

    #[test]
    fn the_terminal_calls_a_preset_a_game() {
        let words = |line: &str| line.split(' ').map(String::from).collect::<Vec<_>>();
        assert_eq!(
            for_the_terminal(&words("--preset west --seed 3")),
            words("--game west --seed 3")
        );
        assert_eq!(
            for_the_terminal(&words("--preset=west --option stick_the_dealer=true")),
            words("--game=west --option stick_the_dealer=true")
        );
        assert_eq!(for_the_terminal(&words("--presets")), words("--presets"));
    }
}
