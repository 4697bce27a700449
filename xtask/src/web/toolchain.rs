//! Which compiler has, or can make, Rust's standard library for browsers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::Kind;
use crate::home::Home;
use crate::packages::{self, Manager};
use crate::{Failure, shell};

/// The target of every build for browsers.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's compiler for its own browsers: the library comes as source and is built along.
const DEBIAN: [&str; 5] = [
    "rustc-web",
    "cargo-web",
    "rust-web-src",
    "rust-web-llvm",
    "lld-19",
];

/// What every build for browsers is told.
const ALWAYS: &str = r#"--cfg getrandom_backend="wasm_js""#;

/// What only a compiler whose library is built along can leave out of the small build: the words of panics, which no
/// player reads (the page says that something broke), where in the source they stand, and what is inside a value that a
/// message shows.
const LEFT_OUT: [&str; 4] = [
    "-Zunstable-options",
    "-Cpanic=immediate-abort",
    "-Zlocation-detail=none",
    "-Zfmt-debug=shallow",
];

/// The oldest compiler the project builds with: 1.95.
const OLDEST: u32 = 95;

/// A way to compile for browsers.
#[derive(Debug, PartialEq, Eq)]
pub enum Toolchain {
    /// The compiler in use, whose library for browsers is installed.
    Installed,
    /// Debian's, with the library built from source.
    Source {
        /// What links: `wasm-ld-19`.
        linker: PathBuf,
    },
}

impl Toolchain {
    /// Its name, for people.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Installed => "the wasm32 target of the Rust toolchain in use",
            Self::Source { .. } => "Debian's rustc-web, its standard library built from source",
        }
    }

    /// `cargo rustc` for browsers, in a target folder of its own: what other builds made stays as it is.
    pub fn build(&self, home: &Home, kind: Kind) -> Command {
        let mut flags = vec![ALWAYS];
        let mut command = match self {
            Self::Installed => home.cargo(["rustc"]),
            Self::Source { linker } => {
                let mut command =
                    home.command("/usr/bin/cargo", ["rustc", "-Zbuild-std=std,panic_abort"]);
                command
                    .env("RUSTC", "/usr/bin/rustc")
                    .env("RUSTC_BOOTSTRAP", "1");
                command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                // Set by the cargo that runs this for its own compiler; another's libraries would be found through it.
                command
                    .env_remove("LD_LIBRARY_PATH")
                    .env_remove("RUSTUP_TOOLCHAIN");
                if kind == Kind::Small {
                    command.arg("-Zbuild-std-features=optimize_for_size");
                    flags.extend(LEFT_OUT);
                }
                command
            }
        };
        command
            .env("CARGO_TARGET_DIR", target_folder(home))
            .env("RUSTFLAGS", flags.join(" "))
            .args(["--target", TARGET]);
        command
    }
}

/// Where builds for browsers go.
pub fn target_folder(home: &Home) -> PathBuf {
    home.target.join("web")
}

/// Takes the first that is there: the library of the compiler in use, or Debian's compiler with the library's source.
/// Where neither is, adds the first that can be added: through rustup, or out of Debian's packages. What is there goes
/// before what must be fetched, so that a machine shut off from rustup's host never waits for it.
///
/// # Errors
/// Where there is none, with what would help.
pub fn pick(home: &Home, yes: bool) -> Result<Toolchain, Failure> {
    if let Some(toolchain) = here(home) {
        return Ok(toolchain);
    }
    if shell::find("rustup").is_some() {
        let added = shell::output(
            home.command("rustup", ["target", "add", TARGET])
                .env("RUSTUP_MAX_RETRIES", "1"),
        );
        if added.is_some() && has_target(home) {
            return Ok(Toolchain::Installed);
        }
        println!("rustup cannot add {TARGET} here.");
    }
    if Manager::of(&fs::read_to_string("/etc/os-release").unwrap_or_default()) == Some(Manager::Apt)
    {
        packages::ensure(Manager::Apt, &DEBIAN, "The build for browsers", yes)?;
        return debians();
    }
    Err(format!(
        "There is no standard library for browsers: `rustup target add {TARGET}` adds it."
    ))
}

/// The first that is there.
pub fn here(home: &Home) -> Option<Toolchain> {
    if has_target(home) {
        return Some(Toolchain::Installed);
    }
    debians().ok()
}

/// Debian's compiler, where all its parts are there.
fn debians() -> Result<Toolchain, Failure> {
    from_source(
        Path::new("/usr/bin"),
        Path::new("/usr/lib/rustlib/src/rust/library"),
        shell::output(Command::new("/usr/bin/rustc").arg("--version")),
    )
}

fn has_target(home: &Home) -> bool {
    let sysroot = shell::output(&mut home.command("rustc", ["--print", "sysroot"]));
    sysroot.is_some_and(|sysroot| {
        Path::new(sysroot.trim())
            .join("lib/rustlib")
            .join(TARGET)
            .join("lib")
            .is_dir()
    })
}

/// Looks the parts over before the first is used, so that a build is whole or not begun.
fn from_source(
    programs: &Path,
    library: &Path,
    version: Option<String>,
) -> Result<Toolchain, Failure> {
    let version = version.ok_or("Debian's rustc does not start.")?;
    let minor = version
        .strip_prefix("rustc 1.")
        .and_then(|rest| rest.split('.').next())
        .and_then(|minor| minor.parse::<u32>().ok());
    if minor.is_none_or(|minor| minor < OLDEST) {
        return Err(format!(
            "Debian's {} is older than 1.{OLDEST}: add bookworm-security or a newer Debian's packages.",
            version.trim()
        ));
    }
    let linker = programs.join("wasm-ld-19");
    for part in [&programs.join("cargo"), &linker, library] {
        if !part.exists() {
            return Err(format!(
                "Debian's packages are installed, but {} is not there.",
                part.display()
            ));
        }
    }
    Ok(Toolchain::Source { linker })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_or_broken_compiler_is_refused_before_anything_is_built() {
        let home = Home::find().expect("the tests run inside the project");
        let folder = home.at("xtask");
        let with = |version: &str| from_source(&folder, &folder, Some(version.into()));
        assert!(
            with("rustc 1.85.0 (Debian)")
                .unwrap_err()
                .contains("older than 1.95")
        );
        assert!(
            with("something else")
                .unwrap_err()
                .contains("older than 1.95")
        );
        assert!(
            with("rustc 1.96.0 (Debian)")
                .unwrap_err()
                .contains("is not there")
        );
        assert!(
            from_source(&folder, &folder, None)
                .unwrap_err()
                .contains("does not start")
        );
    }

    /// The build from source as one would type it, and one of the variables it is given.
    fn from_source_for(kind: Kind) -> (String, impl Fn(&str) -> Option<String>) {
        let home = Home::find().expect("the tests run inside the project");
        let linker = "wasm-ld-19".into();
        let command = Toolchain::Source { linker }.build(&home, kind);
        let shown = shell::shown(&command);
        let env = move |name: &str| {
            let mut given = command.get_envs();
            let (_, value) = given.find(|(other, _)| *other == name)?;
            value.map(|value| value.to_string_lossy().into_owned())
        };
        (shown, env)
    }

    #[test]
    fn the_build_from_source_names_its_compiler_its_linker_and_its_library() {
        let (shown, env) = from_source_for(Kind::Thin);
        assert_eq!(
            shown,
            "cargo rustc -Zbuild-std=std,panic_abort --target wasm32-unknown-unknown"
        );
        assert_eq!(env("RUSTC").as_deref(), Some("/usr/bin/rustc"));
        assert_eq!(
            env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER").as_deref(),
            Some("wasm-ld-19")
        );
        assert_eq!(env("RUSTFLAGS").as_deref(), Some(ALWAYS));
        let home = Home::find().expect("the tests run inside the project");
        assert_ne!(
            env("CARGO_TARGET_DIR"),
            Some(home.target.to_string_lossy().into_owned())
        );
    }

    #[test]
    fn the_small_build_leaves_out_what_needs_the_library_built_along() {
        let (shown, env) = from_source_for(Kind::Small);
        assert!(
            shown.contains("-Zbuild-std-features=optimize_for_size"),
            "{shown}"
        );
        let flags = env("RUSTFLAGS").expect("there are always some");
        assert!(flags.contains("immediate-abort"), "{flags}");
        let home = Home::find().expect("the tests run inside the project");
        let installed = Toolchain::Installed.build(&home, Kind::Small);
        assert!(
            !installed
                .get_envs()
                .any(|(_, value)| value.is_some_and(|value| value.to_string_lossy().contains("-Z")))
        );
    }
}
