//! What the pictures weigh: all of them, and those that a first game waits for.

use std::fs;
use std::path::Path;

use crate::error::BakeError;

/// The most that what a first game of euchre loads may weigh, bytes.
const FIRST: u64 = 3_000_000;
/// The most that all of it may weigh, bytes.
const ALL: u64 = 8_000_000;

/// A baked file: its path under `assets`, and how many bytes it has.
pub type Weighed = (String, u64);

/// The files of these paths under `assets`, weighed.
///
/// # Errors
/// Where one cannot be looked at.
pub fn weigh<'a>(
    assets: &Path,
    paths: impl Iterator<Item = &'a str>,
) -> Result<Vec<Weighed>, BakeError> {
    paths
        .filter(|path| path.starts_with("baked/"))
        .map(|path| {
            let file = assets.join(path);
            let found = fs::metadata(&file).map_err(|why| BakeError::file(&file, why))?;
            Ok((path.to_string(), found.len()))
        })
        .collect()
}

/// What is too heavy, a line each; none where everything keeps to its budget.
pub fn over(files: &[Weighed]) -> Vec<String> {
    let all: u64 = files.iter().map(|(_, bytes)| bytes).sum();
    let first = first_game(files);
    let mut lines = Vec::new();
    if first > FIRST {
        lines.push(format!(
            "the pictures of a first game weigh {first} bytes, more than {FIRST}"
        ));
    }
    if all > ALL {
        lines.push(format!("all pictures weigh {all} bytes, more than {ALL}"));
    }
    lines
}

/// The bytes a first game of euchre loads where it loads most, from the title to the table: in a large window, so the
/// large sheets; one evening, one deck of its four and one back, the heaviest of each; everything else there is for one
/// player or several.
fn first_game(files: &[Weighed]) -> u64 {
    // Of such alternatives one is loaded.
    let decks =
        ["two", "four", "two-large", "four-large"].map(|deck| format!("baked/cards/{deck}"));
    let mut heaviest = [0; 4];
    let mut rest = 0;
    for (path, bytes) in sheets(files) {
        let one_of = if decks.contains(&path) {
            Some(0)
        } else if path.starts_with("baked/cards/back-") {
            Some(1)
        } else if path.starts_with("baked/table-") {
            Some(2)
        } else if path.starts_with("baked/planks-") {
            Some(3)
        } else {
            None
        };
        match one_of {
            Some(kind) => heaviest[kind] = bytes.max(heaviest[kind]),
            // Other packs, and the ranks of a full one.
            None if path.starts_with("baked/cards/") => {}
            None => rest += bytes,
        }
    }
    heaviest.iter().sum::<u64>() + rest
}

/// Each large sheet by its path without an ending: its picture and its manifest together.
fn sheets(files: &[Weighed]) -> Vec<Weighed> {
    let mut sheets: Vec<Weighed> = Vec::new();
    for (path, bytes) in files {
        let name = path
            .rsplit_once('.')
            .map_or(path.as_str(), |(name, _)| name);
        if name.ends_with("-small") {
            continue;
        }
        match sheets.iter_mut().find(|(sheet, _)| sheet == name) {
            Some((_, whole)) => *whole += bytes,
            None => sheets.push((name.to_string(), *bytes)),
        }
    }
    sheets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheets;

    fn committed() -> Vec<Weighed> {
        let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
        let paths: Vec<String> = sheets::all()
            .iter()
            .flat_map(|sheet| ["png", "json"].map(|kind| format!("baked/{}.{kind}", sheet.name)))
            .collect();
        weigh(assets, paths.iter().map(String::as_str)).unwrap()
    }

    #[test]
    fn a_first_game_loads_under_three_megabytes_of_pictures_and_all_are_under_eight() {
        let files = committed();
        assert_eq!(over(&files), [] as [String; 0]);
        // The faces, the scene and the title are in it: it is no sum of nothing.
        assert!(first_game(&files) > 1_000_000);
    }

    #[test]
    fn a_sheet_that_grows_too_heavy_is_told_of() {
        let heavier = |path: &str, by: u64| {
            let mut files = committed();
            for (name, bytes) in &mut files {
                if name == path {
                    *bytes += by;
                }
            }
            over(&files).len()
        };
        assert_eq!(heavier("baked/scene.png", FIRST), 2);
        assert_eq!(heavier("baked/cards/two.png", FIRST), 2);
        assert_eq!(heavier("baked/cards/west.png", ALL), 1);
        assert_eq!(heavier("baked/cards/two.png", 1), 0);
    }

    #[test]
    fn of_decks_backs_and_evenings_the_heaviest_counts_once() {
        let files = [
            ("baked/cards/two.png", 10),
            ("baked/cards/two.json", 1),
            ("baked/cards/four.png", 7),
            ("baked/cards/two-low.png", 1000),
            ("baked/cards/west.png", 1000),
            ("baked/cards/two-small.png", 1000),
            ("baked/cards/back-pinwheel.png", 20),
            ("baked/cards/back-sawtooth.png", 30),
            ("baked/table-snow.png", 200),
            ("baked/table-harvest-noon.png", 100),
            ("baked/planks-snow.png", 5),
            ("baked/scene.png", 4000),
        ]
        .map(|(path, bytes)| (path.to_string(), bytes));
        assert_eq!(first_game(&files), 11 + 30 + 200 + 5 + 4000);
    }
}
