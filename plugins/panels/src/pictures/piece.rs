//! One drawing, cut out of a sheet that has come.

use bevy::prelude::*;
use bevy_egui::egui::Color32;
use bower_cards::Sheet;
use bower_stage::Layout;

use super::Pictures;

/// What pages show, by how the names begin, and the widest a cut of it may be, pixels.
const CUT: [(&str, u32); 10] = [
    ("barn/", 320),
    ("curtain", 1440),
    ("face/", 256),
    ("back/", 256),
    ("mark/", 256),
    ("portrait/", 320),
    ("prompt/", 128),
    ("title/", 4096),
    ("night/", 4096),
    ("fence", 4096),
];

/// One drawing, cut out.
#[derive(Debug)]
pub(super) struct Piece {
    pub(super) size: [usize; 2],
    pub(super) pixels: Vec<Color32>,
    pub(super) units: [f32; 2],
    pub(super) origin: [f32; 2],
}

/// Cuts what pages show out of a sheet that has come, before the table leaves its pixels to the graphics card alone.
pub(super) fn cut(
    mut events: MessageReader<AssetEvent<Sheet>>,
    sheets: Res<Assets<Sheet>>,
    images: Res<Assets<Image>>,
    layout: Res<Layout>,
    mut pictures: ResMut<Pictures>,
) {
    if pictures.large != layout.large_index {
        pictures.large = layout.large_index;
    }
    for event in events.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else {
            continue;
        };
        let Some(sheet) = sheets.get(*id) else {
            continue;
        };
        let Some((image, data)) = images
            .get(&sheet.image)
            .and_then(|image| image.data.as_deref().map(|data| (image, data)))
        else {
            continue;
        };
        let row = image.width() as usize * 4;
        if data.len() < row * image.height() as usize {
            continue;
        }
        for (name, entry) in &sheet.manifest.entries {
            let Some((_, widest)) = CUT.iter().find(|(start, _)| name.starts_with(start)) else {
                continue;
            };
            let [x, y, width, height] = entry.rect.map(|side| side as usize);
            let mut pixels = Vec::with_capacity(width * height);
            for line in y..y + height {
                let from = line * row + x * 4;
                let Some(line) = data.get(from..from + width * 4) else {
                    continue;
                };
                pixels.extend(
                    line.chunks_exact(4)
                        .map(|p| Color32::from_rgba_unmultiplied(p[0], p[1], p[2], p[3])),
                );
            }
            let mut piece = Piece {
                size: [width, height],
                pixels,
                units: entry.units,
                origin: entry.origin,
            };
            if piece.pixels.len() != width * height {
                continue;
            }
            while piece.size[0] as u32 > *widest {
                let (size, pixels) = halved(piece.size, &piece.pixels);
                piece = Piece {
                    size,
                    pixels,
                    ..piece
                };
            }
            if let Ok(textures) = pictures.textures.get_mut() {
                textures.retain(|(of, _), _| of != name);
            }
            pictures.pieces.insert(name.clone(), piece);
        }
    }
}

/// Half as wide and half as high.
pub(super) fn halved(
    [width, height]: [usize; 2],
    pixels: &[Color32],
) -> ([usize; 2], Vec<Color32>) {
    let size = [(width / 2).max(1), (height / 2).max(1)];
    let mut out = Vec::with_capacity(size[0] * size[1]);
    for y in 0..size[1] {
        for x in 0..size[0] {
            let mut sum = [0_u32; 4];
            for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                let (x, y) = ((x * 2 + dx).min(width - 1), (y * 2 + dy).min(height - 1));
                for (sum, part) in sum.iter_mut().zip(pixels[y * width + x].to_array()) {
                    *sum += u32::from(part);
                }
            }
            let [r, g, b, a] = sum.map(|part| ((part + 2) / 4) as u8);
            out.push(Color32::from_rgba_premultiplied(r, g, b, a));
        }
    }
    (size, out)
}
