//! `cargo web`: the game as a page. Compile, bind, shrink, lay out, measure; then serve it or pack it.

mod bindgen;
mod build;
mod npm;
mod serve;
mod site;
mod sizes;
mod toolchain;

use std::fs;
use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Instant;

use crate::args::Web;
use crate::home::Home;
use crate::{Failure, shell};

/// What a build for browsers is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The least to load: minutes of linking, gigabytes of memory.
    Small,
    /// The least to wait for: browser tests and trying out.
    Thin,
}

impl Kind {
    /// The cargo profile in the root's Cargo.toml.
    fn profile(self) -> &'static str {
        match self {
            Self::Small => "web",
            Self::Thin => "web-thin",
        }
    }

    /// Where the finished page is put.
    fn folder(self, home: &Home) -> PathBuf {
        home.at("web/dist").join(match self {
            Self::Small => "game",
            Self::Thin => "thin",
        })
    }
}

/// Builds the page, and serves or packs it where that was asked for.
///
/// # Errors
/// Names the tool that is missing, the step that failed, or the budget that is passed.
pub fn web(home: &Home, how: &Web) -> Result<(), Failure> {
    let kind = if how.thin { Kind::Thin } else { Kind::Small };
    let site = build(home, kind, how.yes)?;
    if how.zip {
        sizes::within_budget(&site)?;
        npm::ready(home)?;
        first_game(home, &serve_aside(&site)?, Some(sizes::FIRST_GAME))?;
        let zip = home.at("web/dist/right-bower-itch.zip");
        shell::run(
            home.command("node", ["web/tools/zip.mjs"])
                .arg(&site.folder)
                .arg(&zip),
        )?;
    }
    let Some(port) = how.serve else { return Ok(()) };
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|why| format!("Port {port} cannot be opened: {why}"))?;
    let address = listener.local_addr().map_err(|why| why.to_string())?;
    println!(
        "Serving {} at http://{address}/ until Ctrl+C",
        site.folder.display()
    );
    serve::serve(&listener, &site.folder);
    Ok(())
}

/// Whether it can be built here as things are.
pub fn can_build(home: &Home) -> bool {
    toolchain::here(home).is_some()
}

/// What `cargo verify` does: the thin build, and the browser tests against it on a port of its own.
///
/// # Errors
/// Where the build fails, the build has grown over its ceiling, or a test fails.
pub fn verify(home: &Home) -> Result<(), Failure> {
    let site = build(home, Kind::Thin, false)?;
    sizes::under_ceiling(&site)?;
    npm::ready(home)?;
    let address = serve_aside(&site)?;
    // Printed, not held to anything: this build is not the one people load.
    first_game(home, &address, None)?;
    let folder = home.at("web/tests");
    let mut tests: Vec<_> = fs::read_dir(&folder)
        .map_err(|why| format!("{}: {why}", folder.display()))?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.to_string_lossy().ends_with(".test.mjs"))
        .collect();
    tests.sort();
    let node = ["--test", "--test-concurrency=1", "--test-reporter=spec"];
    shell::run(
        home.command("node", node)
            .args(tests)
            .env("BOWER_URL", address),
    )
}

/// Loads a first game in a browser: prints how long its first card takes, and holds what travels against a budget.
fn first_game(home: &Home, address: &str, budget: Option<u64>) -> Result<(), Failure> {
    let mut load = home.command("node", ["web/tools/first-game.mjs", address]);
    shell::run(load.args(budget.map(|bytes| bytes.to_string())))
}

/// Serves a page on a port of its own until the program ends; its address.
fn serve_aside(site: &site::Site) -> Result<String, Failure> {
    let listener = TcpListener::bind(("127.0.0.1", 0))
        .map_err(|why| format!("No port can be opened: {why}"))?;
    let address = listener.local_addr().map_err(|why| why.to_string())?;
    let folder = site.folder.clone();
    std::thread::spawn(move || serve::serve(&listener, &folder));
    Ok(format!("http://{address}/"))
}

fn build(home: &Home, kind: Kind, yes: bool) -> Result<site::Site, Failure> {
    let start = Instant::now();
    let step = |what: &str| println!("[{:>4} s] {what}", start.elapsed().as_secs());
    let toolchain = toolchain::pick(home, yes)?;
    step(&format!(
        "compiling with {} (profile {})",
        toolchain.name(),
        kind.profile()
    ));
    if kind == Kind::Small {
        println!(
            "         this takes about half an hour and 6 GB of memory; --thin takes far less"
        );
    }
    let compiled = build::compile(home, &toolchain, kind)?;
    step("wasm-bindgen");
    let bound = bindgen::bind(home, kind, &compiled)?;
    let wasm = if kind == Kind::Small {
        step("wasm-opt");
        npm::ready(home)?;
        build::shrink(home, &bound)?
    } else {
        bound.join("right-bower_bg.wasm")
    };
    step("laying out the page and compressing it");
    let site = site::lay_out(home, kind, &bound, &wasm)?;
    step(&format!("done: {}", site.folder.display()));
    print!("{}", sizes::table(&site));
    Ok(site)
}
