//! `cargo xtask look`: pictures of the game at its moments, in windows of every shape and in every evening, for eyes to
//! judge and for the README.
//!
//! The game itself runs, with a clock of its own; a [`director`] brings it to each moment by the same moves every time,
//! holds the clock and takes the picture.

mod director;
mod page;
mod scene;
mod story;

use std::path::PathBuf;
use std::str::FromStr;

use bevy::prelude::*;
use bower_stage::Settings;
use bower_stage::settings::Theme;
use clap::{Parser, ValueEnum};
use right_bower::GamePlugin;

use director::{Director, Job};
use scene::Scene;

/// A window's size, px.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Size(u32, u32);

impl FromStr for Size {
    type Err = String;
    fn from_str(word: &str) -> Result<Self, String> {
        let parts = word.split_once('x');
        let number = |part: &str| part.parse().ok().filter(|px| (320..=8192).contains(px));
        parts
            .and_then(|(w, h)| Some(Self(number(w)?, number(h)?)))
            .ok_or_else(|| format!("\"{word}\" is no size: 1280x720, each side 320 to 8192"))
    }
}

/// Reads the size of words, 1 for as they are drawn.
fn text_size(word: &str) -> Result<f32, String> {
    word.parse()
        .ok()
        .filter(|size| (0.8..=2.0).contains(size))
        .ok_or_else(|| format!("\"{word}\" is no size of words: 0.8 to 2"))
}

/// Reads one of the languages there are.
fn language(word: &str) -> Result<String, String> {
    let all = bower_words::languages();
    match all.iter().find(|language| *language == word) {
        Some(language) => Ok(language.clone()),
        None => Err(format!("there is no \"{word}\": {}", all.join(", "))),
    }
}

/// An evening, as it is spelled on the command line.
#[derive(Clone, Copy, PartialEq, Debug, ValueEnum)]
enum Evening {
    Summer,
    Harvest,
    Snow,
    Contrast,
}

impl Evening {
    fn theme(self) -> Theme {
        match self {
            Self::Summer => Theme::SummerNight,
            Self::Harvest => Theme::HarvestNoon,
            Self::Snow => Theme::Snow,
            Self::Contrast => Theme::HighContrast,
        }
    }
}

/// Takes pictures of the game at its moments.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask look")]
struct Args {
    /// Windows of these sizes
    #[arg(long = "size", value_name = "WxH", value_delimiter = ',', default_values = ["1280x720", "960x600", "390x844", "844x390", "3840x2160"])]
    sizes: Vec<Size>,
    /// In these evenings
    #[arg(long = "theme", value_delimiter = ',', default_values = ["summer", "harvest", "snow", "contrast"])]
    themes: Vec<Evening>,
    /// In these languages
    #[arg(long = "language", value_delimiter = ',', default_values = ["en"], value_parser = language)]
    languages: Vec<String>,
    /// In words of these sizes, 0.8 to 2
    #[arg(long = "text", value_delimiter = ',', default_values = ["1"], value_parser = text_size)]
    texts: Vec<f32>,
    /// These moments and pages; all moments but the film where none is named
    #[arg(long = "scene", value_delimiter = ',')]
    scenes: Vec<Scene>,
    /// Travel is replaced by fades
    #[arg(long)]
    reduced: bool,
    /// Cards in four colours
    #[arg(long)]
    four_colours: bool,
    /// Cards with the large index
    #[arg(long)]
    large_index: bool,
    /// Laid out for a left hand
    #[arg(long)]
    left_handed: bool,
    /// The quilt on the backs
    #[arg(long, default_value = "ohio-star")]
    back: String,
    /// The folder the pictures are written to
    #[arg(long, default_value = "artefacts/look")]
    out: PathBuf,
}

fn main() -> AppExit {
    let args = Args::parse();
    if std::env::var_os("RIGHT_BOWER_DATA").is_none() {
        eprintln!(
            "The game would play with your own settings and saves: start this by `cargo xtask look`."
        );
        return AppExit::error();
    }
    if let Err(why) = std::fs::create_dir_all(&args.out) {
        eprintln!("{} cannot be written: {why}", args.out.display());
        return AppExit::error();
    }
    let scenes = if args.scenes.is_empty() {
        Scene::STILL.to_vec()
    } else {
        args.scenes
    };
    let chosen = Settings {
        reduced_motion: args.reduced,
        four_colours: args.four_colours,
        large_index: args.large_index,
        left_handed: args.left_handed,
        back: args.back,
        language: "en".into(),
        ..Settings::default()
    };
    let mut jobs = Vec::new();
    let words: Vec<(&String, f32)> = args
        .languages
        .iter()
        .flat_map(|language| args.texts.iter().map(move |text| (language, *text)))
        .collect();
    for size in &args.sizes {
        for evening in &args.themes {
            for &(language, text) in &words {
                for scene in &scenes {
                    let evening_name = format!("{evening:?}").to_lowercase();
                    let mut ending = format!("{evening_name}-{}x{}", size.0, size.1);
                    if words
                        .iter()
                        .any(|&(language, text)| language != "en" || text != 1.0)
                    {
                        ending += &format!("-{language}-{:.0}", text * 100.0);
                    }
                    jobs.push(Job {
                        size: Vec2::new(size.0 as f32, size.1 as f32),
                        theme: evening.theme(),
                        language: language.clone(),
                        text,
                        ending,
                        scene: *scene,
                    });
                }
            }
        }
    }
    App::new()
        .add_plugins(GamePlugin { window: true })
        // A player who has chosen is not asked for his language first.
        .insert_resource(chosen.clone())
        .insert_resource(Director::new(jobs, args.out, chosen))
        .add_systems(Last, director::direct)
        .run()
}
