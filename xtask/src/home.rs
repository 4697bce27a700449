//! Where the project and what is built from it lie.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Failure;

/// The folders every task works in.
#[derive(Debug)]
pub struct Home {
    /// The top of the checkout.
    pub root: PathBuf,
    /// Where cargo puts what it builds.
    pub target: PathBuf,
    cargo: OsString,
}

impl Home {
    /// Finds the project above the current folder, and the target folder this very program was built into.
    ///
    /// # Errors
    /// When run outside the project.
    pub fn find() -> Result<Self, Failure> {
        let here = env::current_dir()
            .map_err(|why| format!("The current folder cannot be read: {why}"))?;
        let root = here
            .ancestors()
            .find(|folder| folder.join("xtask/Cargo.toml").is_file())
            .ok_or("This is not inside the project: no folder above has xtask/Cargo.toml.")?;
        let target = env::current_exe()
            .ok()
            .and_then(|program| Some(program.parent()?.parent()?.to_path_buf()));
        Ok(Self {
            root: root.to_path_buf(),
            target: target.unwrap_or_else(|| root.join("target")),
            cargo: env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        })
    }

    /// The cargo that runs this task, at the top of the project, with these words.
    pub fn cargo<W: AsRef<OsStr>>(&self, words: impl IntoIterator<Item = W>) -> Command {
        let mut command = self.command(&self.cargo, words);
        command.env("CARGO_TARGET_DIR", &self.target);
        command
    }

    /// One of the programs that make what is in `assets`, ready for its own words.
    pub fn bake(&self, baker: &str) -> Command {
        self.cargo(["run", "--quiet", "--package", baker, "--"])
    }

    /// Another program at the top of the project, with these words.
    pub fn command<W: AsRef<OsStr>>(
        &self,
        program: impl AsRef<OsStr>,
        words: impl IntoIterator<Item = W>,
    ) -> Command {
        let mut command = Command::new(program);
        command.args(words).current_dir(&self.root);
        command
    }

    /// A file or folder of the project, by its path from the top.
    pub fn at(&self, path: impl AsRef<Path>) -> PathBuf {
        self.root.join(path)
    }
}
