//! Sources in, files out: paints every sheet.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;
use resvg::usvg::{Options, fontdb};

use crate::bleed::bleed;
use crate::drawing::{self, Drawing, hex};
use crate::error::BakeError;
use crate::manifest::{Entry, Manifest};
use crate::pack::pack;
use crate::picture::{Picture, paint, pixels};
use crate::pixels::{Colours, Kept, decode};
use crate::quantise::Exact;
use crate::sheets::{Part, Sheet};

/// The side no texture may pass on the graphics cards the game runs on.
const LIMIT: u32 = 4096;

/// A baked file.
#[derive(Debug)]
pub struct Baked {
    /// Its path under `assets`.
    pub path: String,
    /// What is in it.
    pub content: Content,
}

/// What a baked file holds.
#[derive(Debug)]
pub enum Content {
    /// A picture, to be written as PNG.
    Picture(Kept),
    /// Bytes, written as they are.
    Bytes(Vec<u8>),
}

impl Baked {
    /// The bytes of the file.
    pub fn bytes(&self) -> Result<Cow<'_, [u8]>, BakeError> {
        match &self.content {
            Content::Bytes(bytes) => Ok(Cow::Borrowed(bytes)),
            Content::Picture(kept) => kept
                .encode()
                .map(Cow::Owned)
                .map_err(|why| BakeError::file(Path::new(&self.path), why)),
        }
    }

    /// Whether a file's bytes are this: byte for byte, or for a picture pixel for pixel.
    pub fn is(&self, bytes: &[u8]) -> bool {
        match &self.content {
            Content::Bytes(ours) => ours == bytes,
            Content::Picture(kept) => decode(bytes).is_ok_and(|picture| picture == kept.picture),
        }
    }
}

/// Paints one sheet and writes its manifest, both in memory.
pub fn bake(
    art: &Path,
    sheet: &Sheet,
    fonts: &Arc<fontdb::Database>,
) -> Result<[Baked; 2], BakeError> {
    let style = sheet.style.map(|style| {
        let file = art.join(style);
        std::fs::read_to_string(&file).map_err(|why| BakeError::file(&file, why))
    });
    let options = Options {
        fontdb: Arc::clone(fonts),
        font_family: "Libertinus Serif".to_string(),
        style_sheet: style.transpose()?,
        ..Options::default()
    };
    let mut drawings: Vec<(Drawing, f32)> = Vec::new();
    for part in &sheet.parts {
        for found in gather(art, part)? {
            // A deck draws only what differs; what it has not, the next part has.
            if drawings
                .iter()
                .all(|(drawing, _)| drawing.name != found.0.name)
            {
                drawings.push(found);
            }
        }
    }
    let boxes: Vec<[u32; 2]> = drawings
        .iter()
        .map(|(drawing, scale)| {
            [2, 3].map(|side| pixels(drawing.view[side], *scale) + 2 * sheet.gutter)
        })
        .collect();
    let full = || BakeError::Full {
        sheet: sheet.name.clone(),
        limit: LIMIT,
    };
    let places = pack(&boxes, LIMIT, sheet.step).ok_or_else(full)?;
    let painted: Vec<Picture> = drawings
        .par_iter()
        .map(|(drawing, scale)| {
            let mut picture = paint(drawing, *scale, &options)?;
            if drawing.ink.is_some() && sheet.colours != Colours::All {
                step_opacity(&mut picture);
            }
            Ok(bleed(&picture, sheet.gutter))
        })
        .collect::<Result<_, BakeError>>()?;
    let exact = exact(&drawings, &painted, options.style_sheet.as_deref());
    let mut whole = Picture::blank(places.size[0], places.size[1]);
    let mut entries = BTreeMap::new();
    for (((drawing, _), picture), [x, y]) in drawings.iter().zip(&painted).zip(&places.corners) {
        whole.put(picture, *x, *y);
        let inside = [
            x + sheet.gutter,
            y + sheet.gutter,
            picture.width - 2 * sheet.gutter,
            picture.height - 2 * sheet.gutter,
        ];
        entries.insert(drawing.name.clone(), Entry::new(drawing, inside));
    }
    let file_name = sheet.name.rsplit('/').next().unwrap_or(&sheet.name);
    let manifest = Manifest {
        sheet: format!("{file_name}.png"),
        size: places.size,
        entries,
    };
    let mut text =
        serde_json::to_string(&manifest).map_err(|why| BakeError::source(&sheet.name, why))?;
    // One entry a line: a change of art reads in a diff.
    text = text
        .replace("{\"rect\"", "\n{\"rect\"")
        .replace("\n{", "{")
        .replace("},\"", "},\n\"")
        .replace(":{\"", ":{\n\"");
    text.push('\n');
    let kept = Kept::new(whole, sheet.colours, &exact);
    Ok([
        Baked {
            path: format!("baked/{}.png", sheet.name),
            content: Content::Picture(kept),
        },
        Baked {
            path: format!("baked/{}.json", sheet.name),
            content: Content::Bytes(text.into_bytes()),
        },
    ])
}

/// What should come through a palette exactly: every step of what is tinted, and the colours the sources name.
fn exact(drawings: &[(Drawing, f32)], painted: &[Picture], style: Option<&str>) -> Exact {
    let mut exact = Exact::default();
    for ((drawing, _), picture) in drawings.iter().zip(painted) {
        if drawing.ink.is_some() {
            exact.always.extend(picture.pixels.iter().copied());
        } else {
            exact.named.extend(named(&drawing.svg));
        }
    }
    exact.named.extend(style.into_iter().flat_map(named));
    exact
}

/// Every `#rrggbb` in a text, solid.
fn named(text: &str) -> impl Iterator<Item = [u8; 4]> {
    text.match_indices('#')
        .filter_map(|(at, _)| text.get(at..at + 7).and_then(hex))
        .map(|[red, green, blue]| [red, green, blue, 255])
}

/// Opacity in 25 steps, which a palette can keep whole. Between texels it is smooth all the same.
fn step_opacity(picture: &mut Picture) {
    for [.., opacity] in &mut picture.pixels {
        *opacity = ((u32::from(*opacity) * 24 + 127) / 255 * 255 / 24) as u8;
    }
}

fn gather(art: &Path, part: &Part) -> Result<Vec<(Drawing, f32)>, BakeError> {
    let folder = art.join(&part.source);
    let files = if folder.is_dir() {
        drawing::files(&folder)?
    } else {
        vec![folder.with_extension("svg")]
    };
    let mut found = Vec::new();
    for file in files {
        for mut drawing in drawing::read(art, &file)? {
            let last = drawing.name.rsplit('/').next().unwrap_or_default();
            if part.only.is_empty() || part.only.iter().any(|only| only == last) {
                let rest = drawing
                    .name
                    .strip_prefix(&part.source)
                    .unwrap_or(&drawing.name);
                drawing.name = format!("{}{rest}", part.named);
                let scale = part.scale * drawing.detail;
                found.push((drawing, scale));
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_with_one_other_pixel_is_stale() {
        let kept = |picture| Kept::new(picture, Colours::All, &Exact::default());
        let baked = |picture| Baked {
            path: "one.png".to_string(),
            content: Content::Picture(kept(picture)),
        };
        let mut picture = Picture::blank(5, 4);
        let committed = baked(picture.clone())
            .bytes()
            .expect("it is small")
            .into_owned();
        assert!(baked(picture.clone()).is(&committed));
        picture.pixels[7] = [1, 0, 0, 255];
        assert!(!baked(picture).is(&committed));
    }

    #[test]
    fn every_colour_a_source_names_is_found() {
        let found: Vec<_> =
            named(r##"<path fill="#0a0B0c" stroke="#fff"/><style>.a{fill:#102030}</style>#12"##)
                .collect();
        assert_eq!(found, [[10, 11, 12, 255], [16, 32, 48, 255]]);
    }

    #[test]
    fn opacity_in_steps_keeps_clear_and_solid() {
        let mut picture = Picture::blank(3, 1);
        picture.pixels = vec![[9, 9, 9, 0], [9, 9, 9, 255], [9, 9, 9, 130]];
        step_opacity(&mut picture);
        assert_eq!(picture.pixels[0][3], 0);
        assert_eq!(picture.pixels[1][3], 255);
        assert!(picture.pixels[2][3].abs_diff(130) < 6);
    }
}
