//! wasm-bindgen, at the very version the game is built with: any other refuses.

use std::fs;
use std::path::{Path, PathBuf};

use super::Kind;
use super::toolchain::target_folder;
use crate::home::Home;
use crate::{Failure, shell};

/// Writes `right-bower.js` and `right-bower_bg.wasm`; the folder they are in.
///
/// # Errors
/// Where the tool cannot be built or fails.
pub fn bind(home: &Home, kind: Kind, wasm: &Path) -> Result<PathBuf, Failure> {
    let tool = tool(home)?;
    let folder = target_folder(home).join("bound").join(kind.profile());
    let mut bind = home.command(
        tool,
        [
            "--target",
            "web",
            "--no-typescript",
            "--out-name",
            "right-bower",
            "--remove-name-section",
            "--remove-producers-section",
        ],
    );
    shell::run(bind.arg("--out-dir").arg(&folder).arg(wasm))?;
    Ok(folder)
}

/// The tool: the machine's own where it is of the right version, else one built here once.
fn tool(home: &Home) -> Result<PathBuf, Failure> {
    let lock =
        fs::read_to_string(home.at("Cargo.lock")).map_err(|why| format!("Cargo.lock: {why}"))?;
    let version = locked(&lock, "wasm-bindgen").ok_or("Cargo.lock names no wasm-bindgen.")?;
    let root = target_folder(home).join("tools");
    let ours = root
        .join("bin")
        .join(format!("wasm-bindgen{}", std::env::consts::EXE_SUFFIX));
    let right = |tool: &PathBuf| {
        shell::output(&mut home.command(tool, ["--version"]))
            .is_some_and(|said| said.split_whitespace().nth(1) == Some(version))
    };
    if let Some(tool) = [Some(ours.clone()), shell::find("wasm-bindgen")]
        .into_iter()
        .flatten()
        .find(right)
    {
        return Ok(tool);
    }
    println!("Building wasm-bindgen {version}, once.");
    // Its own lock may name a version that a mirror of the registry has not got yet.
    install(home, version, &root, &["--locked", "--quiet"])
        .or_else(|_| install(home, version, &root, &["--quiet"]))?;
    Ok(ours)
}

fn install(home: &Home, version: &str, root: &Path, how: &[&str]) -> Result<(), Failure> {
    let mut install = home.cargo(["install", "--force", "wasm-bindgen-cli"]);
    install
        .args(["--bin", "wasm-bindgen", "--version", version])
        .args(how);
    // It runs for seconds: what matters is how soon it is there.
    install
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        .env("CARGO_TARGET_DIR", root.join("target"));
    shell::run(install.arg("--root").arg(root))
}

/// The version of a package in the text of a `Cargo.lock`.
fn locked<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines();
    lines.find(|line| {
        line.strip_prefix("name = \"")
            .and_then(|rest| rest.strip_suffix('"'))
            == Some(package)
    })?;
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_very_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.1.0\"\n\n[[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked(lock, "bindgen"), None);
    }

    #[test]
    fn the_projects_own_lock_names_one() {
        let home = Home::find().expect("the tests run inside the project");
        let lock =
            fs::read_to_string(home.at("Cargo.lock")).expect("the lock is part of the project");
        assert!(locked(&lock, "wasm-bindgen").is_some_and(|version| version.starts_with("0.2.")));
    }
}
