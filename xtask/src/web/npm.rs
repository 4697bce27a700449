//! The page's tools out of `web/package-lock.json`, installed into `web/node_modules`.

use std::fs;

use crate::home::Home;
use crate::{Failure, shell};

/// Whether this machine has what installs and runs them.
pub fn is_here() -> bool {
    shell::find("node").is_some() && shell::find("npm").is_some()
}

/// Installs them where the lock has changed since the last time.
///
/// # Errors
/// Where node or npm is missing, or npm fails.
pub fn ready(home: &Home) -> Result<(), Failure> {
    if !is_here() {
        return Err(
            "wasm-opt, the archive and the browser tests need node and npm, which are not here."
                .into(),
        );
    }
    let io = |why: std::io::Error| format!("web/package-lock.json: {why}");
    let lock = fs::read(home.at("web/package-lock.json")).map_err(io)?;
    let stamp = home.at("web/node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    shell::run(
        home.command(npm, ["ci", "--no-audit", "--no-fund"])
            .current_dir(home.at("web")),
    )?;
    fs::write(stamp, lock).map_err(io)
}
