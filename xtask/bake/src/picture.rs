//! Pixels: four bytes each, straight alpha.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::drawing::Drawing;
use crate::error::BakeError;

/// A painted picture, red, green, blue and opacity a pixel, not multiplied together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Row by row from the upper left.
    pub pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// Nothing at all, in black.
    pub fn blank(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            pixels: vec![[0; 4]; width as usize * height as usize],
        }
    }

    /// The pixels of one row.
    pub fn row(&self, y: u32) -> &[[u8; 4]] {
        let start = y as usize * self.width as usize;
        &self.pixels[start..start + self.width as usize]
    }

    /// Lays another picture on this one, its upper left at x, y; it has to lie inside.
    pub fn put(&mut self, other: &Self, x: u32, y: u32) {
        for row in 0..other.height {
            let start = (y + row) as usize * self.width as usize + x as usize;
            self.pixels[start..start + other.width as usize].copy_from_slice(other.row(row));
        }
    }
}

/// How many pixels a length in units is painted with: at least one.
pub fn pixels(units: f32, scale: f32) -> u32 {
    (units * scale).round().max(1.0) as u32
}

/// Paints a drawing at so many pixels a unit. Its edges fall on whole pixels, so it is stretched by less than half of one.
pub fn paint(drawing: &Drawing, scale: f32, options: &Options) -> Result<Picture, BakeError> {
    let tree = Tree::from_str(&drawing.svg, options)
        .map_err(|why| BakeError::source(&drawing.name, why))?;
    let [_, _, width, height] = drawing.view;
    let (across, down) = (pixels(width, scale), pixels(height, scale));
    let mut canvas = Pixmap::new(across, down)
        .ok_or_else(|| BakeError::source(&drawing.name, "it has no area"))?;
    let fit = Transform::from_scale(
        across as f32 / tree.size().width(),
        down as f32 / tree.size().height(),
    );
    resvg::render(&tree, fit, &mut canvas.as_mut());
    let pixels = canvas
        .pixels()
        .iter()
        .map(|pixel| {
            let plain = pixel.demultiply();
            match drawing.ink {
                Some([red, green, blue]) => [red, green, blue, plain.alpha()],
                None => [plain.red(), plain.green(), plain.blue(), plain.alpha()],
            }
        })
        .collect();
    Ok(Picture {
        width: across,
        height: down,
        pixels,
    })
}
