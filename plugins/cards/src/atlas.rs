//! Where every drawing lies on the baked sheets: what `cargo xtask bake` writes beside each of them.

use std::collections::BTreeMap;

use bevy::math::{Rect, URect, UVec2, Vec2};
use serde::Deserialize;

/// One sheet and what is on it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The picture's file name, in the folder of the manifest.
    pub sheet: String,
    /// Width and height of the picture in pixels.
    pub size: [u32; 2],
    /// Every drawing by name, such as `face/9H` or `barn/leaf`.
    pub entries: BTreeMap<String, Entry>,
}

/// One drawing on a sheet.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Left, top, width and height in pixels.
    pub rect: [u32; 4],
    /// Width and height in the units it was drawn in; for a card 250 by 350.
    pub units: [f32; 2],
    /// The point it is placed by, in units right of and down from its upper left. It may lie outside.
    pub origin: [f32; 2],
    /// Widths in pixels of the left, top, right and bottom borders that keep their size when it is stretched.
    #[serde(default)]
    pub slice: Option<[u32; 4]>,
    /// For a letter: how far the next one stands, in units, before kerning.
    #[serde(default)]
    pub advance: Option<f32>,
    /// Whether it is white, to be tinted.
    #[serde(default)]
    pub tint: bool,
}

impl Manifest {
    /// Reads a manifest; an error says where it is not one.
    pub fn parse(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The drawing of that name, if the sheet has it.
    pub fn get(&self, name: &str) -> Option<&Entry> {
        self.entries.get(name)
    }
}

impl Entry {
    /// Where it lies on the sheet, in pixels: what a sprite's `rect` takes.
    pub fn rect(&self) -> Rect {
        self.texels().as_rect()
    }

    /// Where it lies on the sheet, in whole pixels.
    pub fn texels(&self) -> URect {
        let [x, y, width, height] = self.rect;
        URect::from_corners(UVec2::new(x, y), UVec2::new(x + width, y + height))
    }

    /// Width and height in units.
    pub fn size(&self) -> Vec2 {
        Vec2::from(self.units)
    }

    /// The point it is placed by as Bevy's `Anchor` has it: from the middle, in shares of its size, up.
    pub fn anchor(&self) -> Vec2 {
        let share = Vec2::from(self.origin) / self.size();
        Vec2::new(share.x - 0.5, 0.5 - share.y)
    }

    /// Pixels of the sheet a unit.
    pub fn pixels_per_unit(&self) -> Vec2 {
        let [_, _, width, height] = self.rect;
        UVec2::new(width, height).as_vec2() / self.size()
    }

    /// The corners of the drawing in the sheet's texture coordinates, 0 to 1: what an egui image takes.
    pub fn uv(&self, sheet: [u32; 2]) -> Rect {
        let whole = UVec2::from(sheet).as_vec2();
        let texels = self.rect();
        Rect {
            min: texels.min / whole,
            max: texels.max / whole,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    fn baked(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).expect("assets/baked is committed") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                found.extend(baked(&path));
            } else if path.extension().is_some_and(|kind| kind == "json") {
                found.push(path);
            }
        }
        found.sort();
        found
    }

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/baked")
    }

    fn read(name: &str) -> Manifest {
        let text =
            fs::read_to_string(root().join(name).with_extension("json")).expect("it is committed");
        Manifest::parse(&text).unwrap_or_else(|why| panic!("{name}: {why}"))
    }

    #[test]
    fn every_committed_manifest_reads_and_keeps_to_its_sheet() {
        let files = baked(&root());
        assert!(files.len() > 40, "{files:?}");
        for file in files {
            let manifest = Manifest::parse(&fs::read_to_string(&file).expect("it can be read"))
                .unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert!(
                file.with_file_name(&manifest.sheet).exists(),
                "{}",
                file.display()
            );
            assert!(
                manifest.size.iter().all(|side| *side <= 4096),
                "{}: wider than every card takes",
                file.display()
            );
            for (name, entry) in &manifest.entries {
                let texels = entry.texels();
                assert!(
                    texels.max.x <= manifest.size[0] && texels.max.y <= manifest.size[1],
                    "{}: {name}",
                    file.display()
                );
                if let Some([left, top, right, bottom]) = entry.slice {
                    let [_, _, width, height] = entry.rect;
                    assert!(
                        left + right < width && top + bottom < height,
                        "{}: {name} has no middle",
                        file.display()
                    );
                }
            }
        }
    }

    #[test]
    fn every_deck_has_its_whole_pack_and_its_marks() {
        for size in ["", "-small"] {
            for deck in ["two", "four", "two-large", "four-large"] {
                let (high, low) = (
                    read(&format!("cards/{deck}{size}")),
                    read(&format!("cards/{deck}-low{size}")),
                );
                for suit in "CDHS".chars() {
                    for rank in "789TJQKA".chars() {
                        assert!(
                            high.get(&format!("face/{rank}{suit}")).is_some(),
                            "{deck}{size} lacks {rank}{suit}"
                        );
                    }
                    for rank in "23456".chars() {
                        assert!(
                            low.get(&format!("face/{rank}{suit}")).is_some(),
                            "{deck}-low{size} lacks {rank}{suit}"
                        );
                    }
                    assert!(high.get(&format!("mark/patch-{suit}")).is_some());
                }
                for name in [
                    "face/JK",
                    "mark/binding",
                    "mark/right-bower",
                    "card/veil",
                    "card/halo",
                    "card/shadow-0",
                ] {
                    assert!(high.get(name).is_some(), "{deck}{size} lacks {name}");
                }
            }
            for deck in ["west", "west-large"] {
                let sheet = read(&format!("cards/{deck}{size}"));
                assert_eq!(
                    sheet
                        .entries
                        .keys()
                        .filter(|name| name.starts_with("face/"))
                        .count(),
                    27
                );
            }
        }
    }

    #[test]
    fn a_card_is_250_by_350_units_and_512_by_717_pixels_at_most() {
        let sheet = read("cards/two");
        let nine = sheet.get("face/9H").expect("it is in the pack");
        assert_eq!(nine.units, [250.0, 350.0]);
        assert_eq!(nine.rect[2..], [512, 717]);
        let small = read("cards/two-small");
        assert_eq!(
            small.get("face/9H").expect("it is in the pack").rect[2],
            256
        );
    }

    #[test]
    fn an_anchor_is_measured_from_the_middle_upward() {
        let entry = Entry {
            rect: [0, 0, 40, 20],
            units: [20.0, 10.0],
            origin: [0.0, 0.0],
            slice: None,
            advance: None,
            tint: false,
        };
        assert_eq!(entry.anchor(), Vec2::new(-0.5, 0.5));
        assert_eq!(entry.pixels_per_unit(), Vec2::splat(2.0));
        assert_eq!(entry.uv([80, 80]), Rect::new(0.0, 0.0, 0.5, 0.25));
    }
}
