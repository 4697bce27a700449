//! `bower-bake --contact`: every face and back on sheets for eyes to judge, cut from what is baked, as large as on a table
//! and once more 40 pixels wide.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::BakeError;
use crate::picture::Picture;
use crate::pixels::{Colours, Kept, decode};
use crate::quantise::Exact;

/// The ground cards lie on: felt.
const GROUND: [u8; 4] = [0x17, 0x57, 0x3f, 0xff];
/// Widths the cards are shown at, px.
const WIDTHS: [u32; 2] = [128, 40];
/// Between cards, px.
const GAP: u32 = 8;
/// The order of ranks, lowest first.
const RANKS: &str = "23456789TJQKA";

/// Each contact sheet: its name, the baked sheets it is cut from, what the drawings' names begin with, cards in a row.
const CONTACTS: [(&str, &[&str], &str, u32); 7] = [
    ("faces-two", &["two-low-small", "two-small"], "face/", 13),
    ("faces-four", &["four-low-small", "four-small"], "face/", 13),
    (
        "faces-two-large",
        &["two-large-low-small", "two-large-small"],
        "face/",
        13,
    ),
    (
        "faces-four-large",
        &["four-large-low-small", "four-large-small"],
        "face/",
        13,
    ),
    ("west", &["west-small"], "face/", 9),
    ("west-large", &["west-large-small"], "face/", 9),
    ("backs", &[], "back/", 6),
];

/// Writes the contact sheets of what is baked under `assets` into a folder; their paths.
///
/// # Errors
/// Where a baked sheet is missing or damaged, or the folder cannot be written.
pub fn contact(assets: &Path, out: &Path) -> Result<Vec<PathBuf>, BakeError> {
    let cards = assets.join("baked/cards");
    fs::create_dir_all(out).map_err(|why| BakeError::file(out, why))?;
    let mut written = Vec::new();
    for (name, sheets, begins, across) in CONTACTS {
        let sheets = if sheets.is_empty() {
            backs(&cards)?
        } else {
            sheets.iter().map(|sheet| (*sheet).to_string()).collect()
        };
        let mut drawings = Vec::new();
        for sheet in sheets {
            drawings.extend(cut(&cards, &sheet, begins)?);
        }
        drawings.sort_by_key(|(name, _)| order(name));
        let pictures: Vec<Picture> = drawings.into_iter().map(|(_, picture)| picture).collect();
        let path = out.join(name).with_extension("png");
        let bytes = Kept::new(lay(&pictures, across), Colours::All, &Exact::default())
            .encode()
            .map_err(|why| BakeError::file(&path, why))?;
        fs::write(&path, bytes).map_err(|why| BakeError::file(&path, why))?;
        written.push(path);
    }
    Ok(written)
}

/// The sheets of the backs.
fn backs(cards: &Path) -> Result<Vec<String>, BakeError> {
    let mut names = Vec::new();
    for entry in fs::read_dir(cards).map_err(|why| BakeError::file(cards, why))? {
        let path = entry.map_err(|why| BakeError::file(cards, why))?.path();
        let stem = path.file_stem().and_then(|stem| stem.to_str());
        let is_back = |stem: &&str| stem.starts_with("back-") && stem.ends_with("-small");
        let json = path.extension().is_some_and(|ending| ending == "json");
        names.extend(stem.filter(is_back).filter(|_| json).map(String::from));
    }
    names.sort();
    Ok(names)
}

/// The drawings of a baked sheet whose names begin so.
fn cut(cards: &Path, sheet: &str, begins: &str) -> Result<Vec<(String, Picture)>, BakeError> {
    let read = |ending: &str| {
        let path = cards.join(format!("{sheet}.{ending}"));
        let bytes = fs::read(&path).map_err(|why| BakeError::file(&path, why))?;
        Ok((path, bytes))
    };
    let (path, bytes) = read("json")?;
    let manifest: Value =
        serde_json::from_slice(&bytes).map_err(|why| BakeError::source(&path, why))?;
    let (path, bytes) = read("png")?;
    let whole = decode(&bytes).map_err(|why| BakeError::source(&path, why))?;
    let entries = manifest["entries"].as_object();
    let mut found = Vec::new();
    for (name, entry) in entries.into_iter().flatten() {
        let rect: Vec<u32> = entry["rect"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|side| side.as_u64()?.try_into().ok())
            .collect();
        if let (true, [x, y, width, height]) = (name.starts_with(begins), &rect[..]) {
            found.push((name.clone(), part(&whole, [*x, *y, *width, *height])));
        }
    }
    Ok(found)
}

/// Where a card stands: by suit and then rank, jokers last; others by name.
fn order(name: &str) -> (char, usize, String) {
    let mut letters = name.rsplit('/').next().unwrap_or(name).chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(rank), Some(suit), None) if RANKS.contains(rank) && "CDHS".contains(suit) => {
            (suit, RANKS.find(rank).unwrap_or(0), String::new())
        }
        _ => ('~', 0, name.to_string()),
    }
}

fn part(whole: &Picture, [x, y, width, height]: [u32; 4]) -> Picture {
    let pixels = (y..y + height)
        .flat_map(|row| &whole.row(row)[x as usize..(x + width) as usize])
        .copied()
        .collect();
    Picture {
        width,
        height,
        pixels,
    }
}

/// A picture made so wide, every pixel the mean of what it covers, laid on the ground.
fn shrunk(picture: &Picture, width: u32) -> Picture {
    let height = picture.height * width / picture.width.max(1);
    let mut small = Picture::blank(width, height);
    let span = |n: u32, of: u32, long: u32| {
        let from = n * long / of;
        (from, ((n + 1) * long / of).max(from + 1).min(long))
    };
    for y in 0..height {
        for x in 0..width {
            let ((left, right), (top, foot)) = (
                span(x, width, picture.width),
                span(y, height, picture.height),
            );
            let (mut sum, mut count) = ([0_u32; 3], 0);
            for row in top..foot {
                for [red, green, blue, alpha] in &picture.row(row)[left as usize..right as usize] {
                    let solid = u32::from(*alpha);
                    for ((sum, ink), ground) in sum.iter_mut().zip([red, green, blue]).zip(GROUND) {
                        *sum += (u32::from(*ink) * solid + u32::from(ground) * (255 - solid)) / 255;
                    }
                    count += 1;
                }
            }
            let [red, green, blue] = sum.map(|sum| (sum / count.max(1)) as u8);
            small.pixels[(y * width + x) as usize] = [red, green, blue, 255];
        }
    }
    small
}

/// The cards in rows, at each width.
fn lay(cards: &[Picture], across: u32) -> Picture {
    let rows = (cards.len() as u32).div_ceil(across.max(1));
    let high = |width: u32| width * 359 / 256;
    let wide = WIDTHS[0] + GAP;
    let tall: u32 = WIDTHS.iter().map(|width| rows * (high(*width) + GAP)).sum();
    let mut sheet = Picture::blank(across * wide + GAP, tall + GAP);
    sheet.pixels.fill(GROUND);
    let mut top = GAP;
    for width in WIDTHS {
        for (n, card) in cards.iter().enumerate() {
            let (column, row) = (n as u32 % across, n as u32 / across);
            let place = [
                GAP + column * (width + GAP),
                top + row * (high(width) + GAP),
            ];
            sheet.put(&shrunk(card, width), place[0], place[1]);
        }
        top += rows * (high(width) + GAP);
    }
    sheet
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stand_by_suit_and_rank_and_the_joker_last() {
        let mut names = ["face/JK", "face/AC", "face/9S", "face/TC", "face/9C"];
        names.sort_by_key(|name| order(name));
        assert_eq!(
            names,
            ["face/9C", "face/TC", "face/AC", "face/9S", "face/JK"]
        );
    }

    #[test]
    fn every_face_of_the_full_pack_and_every_back_is_on_a_sheet() {
        let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
        let cards = assets.join("baked/cards");
        for (name, sheets, begins, _) in CONTACTS {
            let sheets = if sheets.is_empty() {
                backs(&cards).unwrap()
            } else {
                sheets.iter().map(|sheet| (*sheet).to_string()).collect()
            };
            let found: usize = sheets
                .iter()
                .map(|sheet| cut(&cards, sheet, begins).unwrap().len())
                .sum();
            let wanted = match name {
                "backs" => 6,
                "west" | "west-large" => 27,
                _ => 53,
            };
            assert_eq!(found, wanted, "{name}");
        }
    }
}
