//! `bower-bake`: draws the card sheets, the scenery and the signs of the game from their sources in `assets/art`.
//!
//! With `--check` nothing is written: what is committed is compared with what would be. With `--contact` every face and back
//! is laid out on sheets for eyes to judge.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser;
use rayon::prelude::*;

use crate::bake::{Baked, Content, bake};
use crate::error::BakeError;

mod bake;
mod bleed;
mod contact;
mod drawing;
mod error;
mod fonts;
mod manifest;
mod pack;
mod picture;
mod pixels;
mod quantise;
mod sheets;
mod weight;

/// Draws the card sheets, the scenery and the signs of the game from their sources.
#[derive(Debug, Parser)]
struct Args {
    /// Write nothing; name every file that is not what the sources give, and fail if there is one.
    #[arg(long)]
    check: bool,
    /// Bake nothing; lay every face and back that is baked out on sheets in this folder, to be looked at.
    #[arg(long, value_name = "FOLDER", num_args = 0..=1, default_missing_value = "artefacts/contact", conflicts_with = "check")]
    contact: Option<PathBuf>,
    /// The folder with `art`, `baked` and `fonts`.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"))]
    assets: PathBuf,
}

fn main() -> ExitCode {
    let args = Args::parse();
    if let Some(out) = &args.contact {
        return match contact::contact(&args.assets, out) {
            Ok(written) => {
                for path in written {
                    println!("{}", path.display());
                }
                ExitCode::SUCCESS
            }
            Err(why) => {
                eprintln!("{why}");
                ExitCode::FAILURE
            }
        };
    }
    match run(&args) {
        Ok(stale) if stale.is_empty() => ExitCode::SUCCESS,
        Ok(stale) => {
            for line in &stale {
                eprintln!("{line}");
            }
            ExitCode::FAILURE
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Bakes everything; the lines say what is stale or too heavy. After writing nothing is stale.
fn run(args: &Args) -> Result<Vec<String>, BakeError> {
    let files = everything(&args.assets)?;
    let mut stale: Vec<String> = files
        .par_iter()
        .map(|file| {
            let path = args.assets.join(&file.path);
            if !args.check {
                write(&path, file)?;
                return Ok(None);
            }
            Ok(match fs::read(&path) {
                Ok(bytes) if file.is(&bytes) => None,
                Ok(_) => Some(format!("{}: differs from its sources", file.path)),
                Err(why) => Some(format!("{}: {why}", file.path)),
            })
        })
        .collect::<Result<Vec<_>, BakeError>>()?
        .into_iter()
        .flatten()
        .collect();
    let known: BTreeSet<PathBuf> = files
        .iter()
        .map(|file| args.assets.join(&file.path))
        .collect();
    for path in below(&args.assets.join("baked"))? {
        if known.contains(&path) {
            continue;
        }
        if args.check {
            stale.push(format!("{}: nothing bakes this", path.display()));
        } else {
            fs::remove_file(&path).map_err(|why| BakeError::file(&path, why))?;
        }
    }
    if stale.is_empty() {
        let paths = files.iter().map(|file| file.path.as_str());
        stale = weight::over(&weight::weigh(&args.assets, paths)?);
    } else {
        stale.push("Run `cargo xtask bake` and commit what it writes.".to_string());
    }
    Ok(stale)
}

fn everything(assets: &Path) -> Result<Vec<Baked>, BakeError> {
    let database = Arc::new(fonts::database()?);
    let art = assets.join("art");
    let sheets: Vec<[Baked; 2]> = sheets::all()
        .par_iter()
        .map(|sheet| bake(&art, sheet, &database))
        .collect::<Result<_, _>>()?;
    let fonts = fonts::files()?;
    let fonts = fonts.into_iter().map(|(name, bytes)| Baked {
        path: format!("fonts/{name}"),
        content: Content::Bytes(bytes.to_vec()),
    });
    Ok(sheets.into_iter().flatten().chain(fonts).collect())
}

fn write(path: &Path, file: &Baked) -> Result<(), BakeError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|why| BakeError::file(folder, why))?;
    }
    fs::write(path, file.bytes()?).map_err(|why| BakeError::file(path, why))
}

/// Every file in a folder and below it; none if there is no such folder.
fn below(folder: &Path) -> Result<Vec<PathBuf>, BakeError> {
    let mut found = Vec::new();
    if !folder.exists() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder).map_err(|why| BakeError::file(folder, why))? {
        let path = entry.map_err(|why| BakeError::file(folder, why))?.path();
        if path.is_dir() {
            found.extend(below(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}
