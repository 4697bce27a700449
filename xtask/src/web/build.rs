//! From source to WebAssembly, and from large to small.

use std::fs;
use std::path::{Path, PathBuf};

use super::Kind;
use super::toolchain::{TARGET, Toolchain, target_folder};
use crate::home::Home;
use crate::{Failure, shell};

/// What browsers of the last years all know, named one by one: a tool that is told to use everything
/// writes what they refuse.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Compiles the game; the WebAssembly that comes of it.
///
/// # Errors
/// Where the compiler fails.
pub fn compile(home: &Home, toolchain: &Toolchain, kind: Kind) -> Result<PathBuf, Failure> {
    let mut build = toolchain.build(home, kind);
    build.args([
        "--locked",
        "--package",
        "right-bower",
        "--bin",
        "right-bower",
        "--profile",
        kind.profile(),
    ]);
    if kind == Kind::Thin {
        // More than half of it would be the names of its functions. The small build is weighed by them, and then loses them.
        build.args([
            "--",
            "-Clink-arg=--strip-all",
            "-Clink-arg=--keep-section=target_features",
        ]);
    }
    shell::run(&mut build)?;
    Ok(target_folder(home)
        .join(TARGET)
        .join(kind.profile())
        .join("right-bower.wasm"))
}

/// Makes the bound WebAssembly smaller; the file it wrote. The same input is not done twice: it takes minutes.
///
/// # Errors
/// Where wasm-opt fails.
pub fn shrink(home: &Home, bound: &Path) -> Result<PathBuf, Failure> {
    let input = bound.join("right-bower_bg.wasm");
    let (done, output) = (bound.join("shrunk-from.wasm"), bound.join("shrunk.wasm"));
    let io = |why: std::io::Error| format!("wasm-opt's files: {why}");
    if output.is_file() && fs::read(&done).ok() == Some(fs::read(&input).map_err(io)?) {
        return Ok(output);
    }
    let mut optimise = home.command(
        "node",
        [
            "web/node_modules/binaryen/bin/wasm-opt",
            "-Oz",
            "--strip-debug",
            "--strip-producers",
        ],
    );
    shell::run(
        optimise
            .args(FEATURES)
            .arg(&input)
            .arg("--output")
            .arg(&output),
    )?;
    fs::copy(&input, &done).map_err(io)?;
    Ok(output)
}
