//! The stages of `cargo verify`, in their order: what is quick and likely to fail comes first.

use std::process::Command;

use super::machine::Machine;
use super::tidy;
use crate::home::Home;
use crate::{Failure, web};

/// The packages that build without Bevy.
pub const CORE: [&str; 4] = ["xtask", "bower-rules", "bower-bots", "bower-headless"];

/// What makes the pictures and the sounds in `assets` from their sources.
pub const BAKERS: [&str; 2] = ["bower-bake", "bower-bake-sound"];

/// Tests that open a real window stand in test targets whose names begin so.
const WINDOW: &str = "window";

/// One thing to check.
pub struct Stage {
    /// Its name in the table.
    pub name: &'static str,
    /// How it is checked.
    pub work: Work,
}

/// How a stage is done.
pub enum Work {
    /// One command after another.
    Commands(Vec<Command>),
    /// Something this program does itself.
    Check(fn(&Home) -> Result<(), Failure>),
    /// Cannot be done here, and why.
    LeftOut(String),
}

/// The stages for this machine; with `quick` only those that need no Bevy.
pub fn stages(home: &Home, machine: &Machine, quick: bool) -> Vec<Stage> {
    let commands = |name, commands| Stage {
        name,
        work: Work::Commands(commands),
    };
    let mut stages = vec![
        commands("fmt", vec![home.cargo(["fmt", "--all", "--check"])]),
        Stage {
            name: "tidy",
            work: Work::Check(tidy::tidy),
        },
        commands("clippy", vec![clippy(home, quick)]),
        commands("doc", vec![doc(home, quick)]),
    ];
    if quick || !machine.nextest {
        stages.push(commands("core", core(home, machine)));
    }
    if !quick {
        stages.push(commands(
            "bake",
            BAKERS.map(|baker| bake(home, baker)).into(),
        ));
        stages.push(commands("game", game(home, machine)));
        stages.push(Stage {
            name: "window",
            work: window(home, machine),
        });
        stages.push(Stage {
            name: "web",
            work: browser(machine),
        });
    }
    stages
}

/// `--package NAME` for each of the packages without Bevy.
fn packages(names: &[&'static str]) -> Vec<&'static str> {
    names.iter().flat_map(|name| ["--package", name]).collect()
}

fn selection(quick: bool) -> Vec<&'static str> {
    if quick {
        packages(&CORE)
    } else {
        vec!["--workspace"]
    }
}

fn clippy(home: &Home, quick: bool) -> Command {
    let mut command = home.cargo(["clippy", "--quiet", "--all-targets"]);
    command
        .args(selection(quick))
        .args(["--", "--deny", "warnings"]);
    command
}

fn doc(home: &Home, quick: bool) -> Command {
    let mut command = home.cargo(["doc", "--quiet", "--no-deps", "--document-private-items"]);
    command
        .args(selection(quick))
        .env("RUSTDOCFLAGS", "--deny warnings");
    command
}

/// That what is in `assets` is what its sources make.
fn bake(home: &Home, baker: &str) -> Command {
    let mut command = home.bake(baker);
    command.arg("--check");
    command
}

/// The rules, the bots and the `bower` command, without a trace of Bevy.
fn core(home: &Home, machine: &Machine) -> Vec<Command> {
    let mut tests = runner(home, machine);
    tests.args(packages(&CORE));
    let mut docs = home.cargo(["test", "--quiet", "--doc"]);
    docs.args(packages(&["bower-rules", "bower-bots"]));
    if machine.headless_lib {
        docs.args(packages(&["bower-headless"]));
    }
    vec![tests, docs]
}

/// What the stages that test the game select, all of them alike: with another selection cargo would choose other
/// features of the engine, and compile it again. With nextest, which can leave a window's tests for later by their
/// names, that is everything, as clippy selects; else the core has its own stage.
fn the_rest(machine: &Machine) -> Vec<&'static str> {
    let excluded = CORE.iter().flat_map(|name| ["--exclude", name]);
    let excluded = excluded.filter(|_| !machine.nextest);
    ["--workspace"].into_iter().chain(excluded).collect()
}

/// Every test but those that need a window; without nextest, but those of the core too.
fn game(home: &Home, machine: &Machine) -> Vec<Command> {
    let mut tests = runner(home, machine);
    tests.args(the_rest(machine));
    if machine.nextest {
        // A filter that matches nothing is an error to nextest.
        if machine.tests.iter().any(|name| name.starts_with(WINDOW)) {
            tests.args(["--filterset", &format!("not binary(/^{WINDOW}/)")]);
        }
    } else {
        tests.args(["--lib", "--bins"]);
        for name in &machine.tests {
            if !name.starts_with(WINDOW) {
                tests.args(["--test", name]);
            }
        }
    }
    let mut docs = home.cargo(["test", "--quiet", "--doc"]);
    docs.args(the_rest(machine));
    vec![tests, docs]
}

/// What plays in a real window, on a screen nobody sees, drawn by the processor. One window at a time.
fn window(home: &Home, machine: &Machine) -> Work {
    let mut names = machine.tests.clone();
    names.retain(|name| name.starts_with(WINDOW));
    let lavapipe = match (machine.xvfb, &machine.lavapipe) {
        _ if names.is_empty() => {
            return Work::LeftOut("the project has no test in a window".into());
        }
        (false, _) => {
            return Work::LeftOut(
                "the tests in a real window need xvfb-run, which is not here".into(),
            );
        }
        (true, None) => {
            return Work::LeftOut(
                "the tests in a real window need Mesa's lavapipe driver, which is not here".into(),
            );
        }
        (true, Some(lavapipe)) => lavapipe,
    };
    let mut tests = runner(home, machine);
    tests.args(the_rest(machine));
    if machine.nextest {
        tests.args(["--filterset", &format!("binary(/^{WINDOW}/)")]);
        tests.args(["--test-threads", "1"]);
    } else {
        tests.args(names.iter().flat_map(|name| ["--test", name]));
        tests.args(["--", "--test-threads=1"]);
    }
    let screen = [
        "--auto-servernum",
        "--server-args",
        "-screen 0 1920x1200x24",
    ];
    let mut xvfb = home.command("xvfb-run", screen);
    xvfb.env("CARGO_TARGET_DIR", &home.target)
        .env("VK_ICD_FILENAMES", lavapipe)
        .env("WGPU_BACKEND", "vulkan")
        .env_remove("WAYLAND_DISPLAY");
    xvfb.arg(tests.get_program()).args(tests.get_args());
    Work::Commands(vec![xvfb])
}

/// The game in a browser.
fn browser(machine: &Machine) -> Work {
    if !machine.browser_tests {
        Work::LeftOut("the project has no browser test".into())
    } else if !machine.node {
        Work::LeftOut("the browser tests need node and npm, which are not here".into())
    } else if machine.browser.is_none() {
        Work::LeftOut("the browser tests need Chromium, which is not here".into())
    } else if !machine.wasm {
        Work::LeftOut(
            "the browser tests need a standard library for browsers, which is not here: \
             `cargo web --thin` gets one"
                .into(),
        )
    } else {
        Work::Check(web::verify)
    }
}

/// The test runner there is, telling of failures only, and its closing line.
fn runner(home: &Home, machine: &Machine) -> Command {
    if machine.nextest {
        home.cargo([
            "nextest",
            "run",
            "--cargo-quiet",
            "--no-fail-fast",
            "--status-level",
            "slow",
            "--final-status-level",
            "slow",
        ])
    } else {
        home.cargo(["test", "--quiet", "--no-fail-fast"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::shown;

    fn everything() -> Machine {
        Machine {
            nextest: true,
            xvfb: true,
            lavapipe: Some("/usr/share/vulkan/icd.d/lvp_icd.json".into()),
            node: true,
            browser: Some("chromium".into()),
            wasm: true,
            tests: vec!["headless".into(), "window_plays".into()],
            headless_lib: true,
            browser_tests: true,
        }
    }

    fn all(machine: &Machine, quick: bool) -> Vec<(&'static str, String)> {
        let home = Home::find().expect("the tests run inside the project");
        let told = |stage: Stage| match stage.work {
            Work::Commands(commands) => (
                stage.name,
                commands.iter().map(shown).collect::<Vec<_>>().join(" & "),
            ),
            Work::Check(_) => (stage.name, "check".into()),
            Work::LeftOut(why) => (stage.name, format!("left out: {why}")),
        };
        stages(&home, machine, quick)
            .into_iter()
            .map(told)
            .collect()
    }

    fn stage(machine: &Machine, name: &str) -> String {
        all(machine, false)
            .into_iter()
            .find(|(other, _)| *other == name)
            .expect("there is such a stage")
            .1
    }

    #[test]
    fn quick_names_its_packages_and_none_that_needs_bevy() {
        for (name, line) in all(&everything(), true) {
            assert!(!line.contains("--workspace"), "{name}: {line}");
            for package in ["right-bower", "bower-stage", "bower-cards", "bower-bake"] {
                assert!(!line.contains(package), "{name}: {line}");
            }
        }
        assert_eq!(all(&everything(), true).len(), 5);
    }

    #[test]
    fn every_package_is_tested_in_one_stage_and_one_only() {
        let names: Vec<_> = all(&everything(), false)
            .into_iter()
            .map(|(name, _)| name)
            .collect();
        assert!(!names.contains(&"core"), "{names:?}");
        assert!(!stage(&everything(), "game").contains("--exclude"));
        let plain = Machine {
            nextest: false,
            ..everything()
        };
        let core = stage(&plain, "core");
        let game = stage(&plain, "game");
        assert!(game.contains("--workspace"), "{game}");
        for package in CORE {
            assert!(core.contains(&format!("--package {package}")), "{core}");
            assert!(game.contains(&format!("--exclude {package}")), "{game}");
        }
    }

    #[test]
    fn windowed_tests_run_by_themselves_whichever_the_runner() {
        let with = |nextest| {
            let machine = Machine {
                nextest,
                ..everything()
            };
            (stage(&machine, "game"), stage(&machine, "window"))
        };
        let (game, window) = with(true);
        assert!(game.contains("--filterset not binary(/^window/)"), "{game}");
        assert!(window.contains("--filterset binary(/^window/)"), "{window}");
        let (game, window) = with(false);
        assert!(game.contains("--test headless"), "{game}");
        assert!(!game.contains("--test window_plays"), "{game}");
        assert!(window.contains("--test window_plays"), "{window}");
        assert!(!window.contains("--test headless"), "{window}");
    }

    #[test]
    fn the_engine_is_compiled_once_for_all_tests_of_the_game() {
        let machine = everything();
        let selection = the_rest(&machine).join(" ");
        for line in [stage(&machine, "game"), stage(&machine, "window")] {
            for command in line.split(" & ") {
                assert!(command.contains(&selection), "{command}");
            }
        }
        assert!(stage(&machine, "window").starts_with("xvfb-run "));
    }

    #[test]
    fn what_is_missing_is_said() {
        let without = |change: fn(&mut Machine), name: &str| {
            let mut machine = everything();
            change(&mut machine);
            stage(&machine, name)
        };
        assert!(
            without(|machine| machine.xvfb = false, "window")
                .contains("xvfb-run, which is not here")
        );
        assert!(
            without(|machine| machine.lavapipe = None, "window")
                .contains("lavapipe driver, which is not here")
        );
        assert!(
            without(|machine| machine.node = false, "web")
                .contains("node and npm, which are not here")
        );
        assert!(
            without(|machine| machine.browser = None, "web")
                .contains("Chromium, which is not here")
        );
        assert!(
            without(|machine| machine.wasm = false, "web")
                .contains("a standard library for browsers, which is not here")
        );
        assert_eq!(stage(&everything(), "web"), "check");
    }

    #[test]
    fn warnings_are_errors() {
        assert!(stage(&everything(), "clippy").ends_with("-- --deny warnings"));
        let home = Home::find().expect("the tests run inside the project");
        let flags = doc(&home, false);
        assert!(flags.get_envs().any(|(name, value)| name == "RUSTDOCFLAGS"
            && value.is_some_and(|flags| flags == "--deny warnings")));
    }
}
