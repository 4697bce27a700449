//! `cargo xtask look` and `cargo xtask measure`: the game's own examples, in a window on a screen that nobody sees.

use std::fs;
use std::process::Command;

use crate::home::Home;
use crate::verify::Machine;
use crate::{Failure, shell};

/// Which example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// Pictures of the game at its moments.
    Look,
    /// What a frame and what rest cost.
    Measure,
}

/// Our own packages in the game: with `--dev` they alone are optimised as in a release.
const OURS: [&str; 12] = [
    "bower-bots",
    "bower-cards",
    "bower-controls",
    "bower-keep",
    "bower-motion",
    "bower-panels",
    "bower-rules",
    "bower-sound",
    "bower-speech",
    "bower-stage",
    "bower-words",
    "right-bower",
];

/// The screen: as large as the largest window that is looked at.
const SCREEN: &str = "-screen 0 3840x2160x24";

impl Example {
    fn name(self) -> &'static str {
        match self {
            Self::Look => "look",
            Self::Measure => "measure",
        }
    }

    /// How it is built. What is measured is what people play, or with `--dev` our part of it with the engine as it is
    /// there; pictures are the same from the quicker build.
    fn build(self, words: &[String]) -> Vec<String> {
        if self == Self::Look {
            return Vec::new();
        }
        if !words.iter().any(|word| word == "--dev") {
            return vec!["--release".into()];
        }
        OURS.iter()
            .flat_map(|name| {
                let level = format!("profile.dev.package.{name}.opt-level=3");
                ["--config".into(), level]
            })
            .collect()
    }
}

/// Builds an example and runs it with these words, with a folder of its own for what the game keeps. On Linux it gets a
/// screen of its own where `xvfb-run` is there; else it uses the one there is.
///
/// # Errors
/// Where it cannot be built, or ends with anything but success.
pub fn run(home: &Home, example: Example, words: &[String]) -> Result<(), Failure> {
    let machine = Machine::look(home);
    let data = home.target.join(format!("{}-data", example.name()));
    if data.exists() {
        fs::remove_dir_all(&data)
            .map_err(|why| format!("{} cannot be emptied: {why}", data.display()))?;
    }
    fs::create_dir_all(&data).map_err(|why| format!("{} cannot be made: {why}", data.display()))?;
    let mut game = home.cargo(["run", "--quiet", "--package", "right-bower"]);
    game.args(example.build(words));
    game.args(["--example", example.name(), "--"])
        .args(words.iter().filter(|word| *word != "--dev"));
    let mut command = match (machine.xvfb, &machine.lavapipe) {
        (true, Some(lavapipe)) => {
            let mut xvfb = home.command("xvfb-run", ["--auto-servernum", "--server-args", SCREEN]);
            xvfb.env("CARGO_TARGET_DIR", &home.target)
                .env("VK_ICD_FILENAMES", lavapipe)
                .env("WGPU_BACKEND", "vulkan")
                .env_remove("WAYLAND_DISPLAY");
            wrap(xvfb, &game)
        }
        _ => game,
    };
    shell::run(command.env("RIGHT_BOWER_DATA", data))
}

/// A command run by another.
fn wrap(mut outer: Command, inner: &Command) -> Command {
    outer.arg(inner.get_program()).args(inner.get_args());
    outer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_of_the_build_that_people_play() {
        let build = |example: Example, line: &str| {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            example.build(&words)
        };
        assert_eq!(build(Example::Measure, "--rest 12"), ["--release"]);
        let dev = build(Example::Measure, "--dev --rest 12");
        assert!(!dev.contains(&"--release".into()));
        assert!(dev.contains(&"profile.dev.package.bower-motion.opt-level=3".into()));
        assert!(build(Example::Look, "").is_empty());
    }

    #[test]
    fn every_package_of_ours_in_the_game_is_known() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
        let manifest = fs::read_to_string(root).unwrap();
        let (_, after) = manifest.split_once("\n[dependencies]\n").unwrap();
        let (linked, _) = after.split_once("\n[").unwrap();
        let named = linked
            .lines()
            .filter_map(|line| line.split(['.', ' ']).next())
            .filter(|name| name.starts_with("bower-"));
        for name in named {
            assert!(OURS.contains(&name), "{name}");
        }
    }
}
