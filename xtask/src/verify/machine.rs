//! What this machine has that a stage of `cargo verify` may need.

use std::fs;
use std::path::{Path, PathBuf};

use crate::home::Home;
use crate::{shell, web};

/// What was found, and what the project has to run on it.
#[derive(Debug, Default)]
pub struct Machine {
    /// cargo-nextest, the better test runner.
    pub nextest: bool,
    /// `xvfb-run`, which gives a window a screen that nobody sees.
    pub xvfb: bool,
    /// The file that names Mesa's software Vulkan driver.
    pub lavapipe: Option<PathBuf>,
    /// Node with npm, for the browser tests.
    pub node: bool,
    /// Chromium or a browser like it.
    pub browser: Option<PathBuf>,
    /// A standard library for browsers, or what makes one.
    pub wasm: bool,
    /// The names of all test targets of the crates that need Bevy.
    pub tests: Vec<String>,
    /// Whether the `bower` command has a library beside it, so that it has documentation tests.
    pub headless_lib: bool,
    /// Whether there are browser tests.
    pub browser_tests: bool,
}

impl Machine {
    /// Looks around.
    pub fn look(home: &Home) -> Self {
        let mut tests = targets(&home.at("tests"));
        for plugin in files(&home.at("plugins")) {
            let core = super::stages::CORE
                .iter()
                .any(|name| plugin.ends_with(name.trim_start_matches("bower-")));
            if !core {
                tests.extend(targets(&plugin.join("tests")));
            }
        }
        tests.extend(targets(&home.at("xtask/bake/tests")));
        tests.sort();
        Self {
            nextest: shell::output(&mut home.cargo(["nextest", "--version"])).is_some(),
            xvfb: shell::find("xvfb-run").is_some(),
            lavapipe: files(Path::new("/usr/share/vulkan/icd.d"))
                .into_iter()
                .find(|file| file_name(file).starts_with("lvp_icd")),
            node: shell::find("node").is_some() && shell::find("npm").is_some(),
            browser: ["chromium", "chromium-browser", "google-chrome"]
                .into_iter()
                .find_map(shell::find),
            wasm: web::can_build(home),
            tests,
            headless_lib: home.at("plugins/headless/src/lib.rs").is_file(),
            browser_tests: files(&home.at("web/tests"))
                .iter()
                .any(|file| file_name(file).ends_with(".test.mjs")),
        }
    }
}

/// The test targets cargo finds in a folder: each file by its name, and each folder with a `main.rs`.
fn targets(folder: &Path) -> Vec<String> {
    let target = |path: PathBuf| match path.extension() {
        Some(extension) if extension == "rs" => {
            Some(path.file_stem()?.to_string_lossy().into_owned())
        }
        _ => path.join("main.rs").is_file().then(|| file_name(&path)),
    };
    files(folder).into_iter().filter_map(target).collect()
}

/// What lies in a folder, in the order of the names; nothing where there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .collect();
    files.sort();
    files
}

fn file_name(path: &Path) -> String {
    path.file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
