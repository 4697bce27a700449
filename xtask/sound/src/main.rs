//! `cargo xtask bake` for the ears: makes every sound of the game from nothing and writes it to `assets/sound`, or with
//! `--check` says whether what is there is what would be made.

mod catalogue;
mod chance;
mod clip;
mod manifest;
mod ogg;
mod sounds;
mod voice;

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Parser;
use rayon::prelude::*;

use crate::{
    catalogue::{AMBIENCES, SOUNDS},
    clip::Clip,
    manifest::Manifest,
};

/// What all files together may weigh, bytes.
const BUDGET: u64 = 1_500_000;
/// How far a committed file may be from what is made now, dB under the loudest sample of the two: compilers' arithmetic
/// differs in the last bits, a changed sound by far more.
const LIKENESS_DB: f32 = -40.0;

/// Makes the sounds of the game.
#[derive(Parser)]
struct Wanted {
    /// Write nothing; say what differs, and fail if anything does.
    #[arg(long)]
    check: bool,
    /// Where the sounds go.
    #[arg(long, default_value = "assets/sound")]
    out: PathBuf,
}

#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error("{}: {why}", file.display())]
    File { file: PathBuf, why: io::Error },
    #[error("{name}: {why}")]
    Codec {
        name: String,
        why: vorbis_rs::VorbisError,
    },
    #[error("{}: {why}", file.display())]
    Manifest {
        file: PathBuf,
        why: serde_json::Error,
    },
    #[error("not as it would be made now, run `cargo xtask bake`: {0}")]
    Differs(String),
    #[error("the sounds weigh {0} bytes, more than {BUDGET}")]
    Heavy(u64),
}

fn main() -> ExitCode {
    match run(&Wanted::parse()) {
        Ok(words) => {
            println!("{words}");
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("bake-sound: {trouble}");
            ExitCode::FAILURE
        }
    }
}

fn run(wanted: &Wanted) -> Result<String, Trouble> {
    let made = make()?;
    let loop_ms: Vec<u32> = made
        .iter()
        .skip(SOUNDS.len())
        .map(|(_, clip, _)| (clip.seconds() * 1000.0).round() as u32)
        .collect();
    let manifest = Manifest::of_catalogue(&loop_ms);
    let bytes: u64 = made.iter().map(|(_, _, file)| file.len() as u64).sum();
    if bytes > BUDGET {
        return Err(Trouble::Heavy(bytes));
    }
    if wanted.check {
        check(&wanted.out, &made, &manifest)?
    } else {
        write(&wanted.out, &made, &manifest)?
    }
    let seconds: f64 = made.iter().map(|(_, clip, _)| clip.seconds()).sum();
    Ok(format!(
        "{} sounds, {seconds:.0} s, {} kB{}",
        made.len(),
        bytes / 1000,
        if wanted.check { ", as committed" } else { "" }
    ))
}

/// Every file's name, its samples, and its bytes, in the order of the catalogue.
fn make() -> Result<Vec<(String, Clip, Vec<u8>)>, Trouble> {
    let named = |name: &str, file: Result<(Clip, Vec<u8>), vorbis_rs::VorbisError>| {
        let (clip, bytes) = file.map_err(|why| Trouble::Codec {
            name: name.into(),
            why,
        })?;
        Ok((name.to_owned(), clip, bytes))
    };
    let mut made = SOUNDS
        .par_iter()
        .map(|sound| named(sound.name, sound.file()))
        .collect::<Result<Vec<_>, Trouble>>()?;
    made.extend(
        AMBIENCES
            .par_iter()
            .map(|ambience| named(ambience.name, ambience.file()))
            .collect::<Result<Vec<_>, Trouble>>()?,
    );
    Ok(made)
}

fn write(out: &Path, made: &[(String, Clip, Vec<u8>)], manifest: &Manifest) -> Result<(), Trouble> {
    fs::create_dir_all(out).map_err(|why| Trouble::File {
        file: out.into(),
        why,
    })?;
    for (name, _, bytes) in made {
        let file = out.join(format!("{name}.ogg"));
        fs::write(&file, bytes).map_err(|why| Trouble::File { file, why })?;
    }
    let file = out.join("manifest.json");
    let text = serde_json::to_string_pretty(manifest).map_err(|why| Trouble::Manifest {
        file: file.clone(),
        why,
    })?;
    fs::write(&file, text + "\n").map_err(|why| Trouble::File { file, why })
}

fn check(out: &Path, made: &[(String, Clip, Vec<u8>)], manifest: &Manifest) -> Result<(), Trouble> {
    let read = |file: PathBuf| fs::read(&file).map_err(|why| Trouble::File { file, why });
    let mut differs = Vec::new();
    for (name, _, bytes) in made {
        let committed = read(out.join(format!("{name}.ogg")))?;
        if committed == *bytes {
            continue;
        }
        let codec = |why| Trouble::Codec {
            name: name.clone(),
            why,
        };
        if unlike(
            &ogg::decode(&committed).map_err(codec)?,
            &ogg::decode(bytes).map_err(codec)?,
        ) {
            differs.push(format!("{name}.ogg"));
        }
    }
    let file = out.join("manifest.json");
    let text = read(file.clone())?;
    let committed: Manifest =
        serde_json::from_slice(&text).map_err(|why| Trouble::Manifest { file, why })?;
    if committed != *manifest {
        differs.push("manifest.json".into());
    }
    let known = |name: &str| {
        name == "manifest.json" || made.iter().any(|(made, ..)| name == format!("{made}.ogg"))
    };
    for entry in fs::read_dir(out)
        .map_err(|why| Trouble::File {
            file: out.into(),
            why,
        })?
        .flatten()
    {
        let name = entry.file_name().to_string_lossy().into_owned();
        if !known(&name) {
            differs.push(format!("{name} (made by nothing)"));
        }
    }
    if differs.is_empty() {
        Ok(())
    } else {
        Err(Trouble::Differs(differs.join(", ")))
    }
}

/// Whether two clips differ by more than arithmetic does.
fn unlike(a: &Clip, b: &Clip) -> bool {
    if a.rate != b.rate || a.samples.len() != b.samples.len() {
        return true;
    }
    let apart = a
        .samples
        .iter()
        .zip(&b.samples)
        .fold(0.0_f32, |most, (a, b)| most.max((a - b).abs()));
    apart > a.peak().max(b.peak()) * 10f32.powf(LIKENESS_DB / 20.0)
}

#[cfg(test)]
mod tests;
