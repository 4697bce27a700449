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

/// The screen: as large as the largest window that is looked at.
const SCREEN: &str = "-screen 0 3840x2160x24";

impl Example {
    fn name(self) -> &'static str {
        match self {
            Self::Look => "look",
            Self::Measure => "measure",
        }
    }

    /// What is measured is what people play; pictures are the same from the quicker build. `--dev` is for trying out.
    fn is_release(self, words: &[String]) -> bool {
        self == Self::Measure && !words.iter().any(|word| word == "--dev")
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
    if example.is_release(words) {
        game.arg("--release");
    }
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
        let words = |line: &str| {
            line.split_whitespace()
                .map(String::from)
                .collect::<Vec<_>>()
        };
        assert!(Example::Measure.is_release(&[]));
        assert!(Example::Measure.is_release(&words("--rest 12")));
        assert!(!Example::Measure.is_release(&words("--dev --rest 12")));
        assert!(!Example::Look.is_release(&[]));
    }
}
