//! PNG files out of pixels, and back.

use std::io::Cursor;

use oxipng::{FilterStrategy, indexset};
use png::{Decoder, Transformations};

use crate::picture::Picture;
use crate::quantise::{Exact, Indexed, quantise};

/// How a sheet's colours are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// At most so many, the best for the picture, 256 at most: flat art.
    Few(usize),
    /// Every one: light and shade.
    All,
}

/// A sheet's pixels as they are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// What the file decodes to.
    pub picture: Picture,
    indexed: Option<Indexed>,
}

impl Kept {
    /// The picture with its colours reduced as said, if they are, with what should come through exactly.
    pub fn new(picture: Picture, colours: Colours, exact: &Exact) -> Self {
        match colours {
            Colours::All => Self {
                picture,
                indexed: None,
            },
            Colours::Few(most) => {
                let indexed = quantise(&picture, most, exact);
                let pixels = indexed
                    .pixels
                    .iter()
                    .map(|at| indexed.palette[usize::from(*at)])
                    .collect();
                Self {
                    picture: Picture { pixels, ..picture },
                    indexed: Some(indexed),
                }
            }
        }
    }

    /// The PNG file, as small as it gets in a second or two.
    pub fn encode(&self) -> Result<Vec<u8>, oxipng::PngError> {
        let (colours, pixels) = match &self.indexed {
            Some(Indexed { palette, pixels }) => {
                let palette = palette
                    .iter()
                    .map(|[r, g, b, a]| oxipng::RGBA8::new(*r, *g, *b, *a))
                    .collect();
                (oxipng::ColorType::Indexed { palette }, pixels.clone())
            }
            None => (
                oxipng::ColorType::RGBA,
                self.picture.pixels.as_flattened().to_vec(),
            ),
        };
        // What the game's decoder and this file's `decode` give back stays the same: no grey, no colour under transparency lost.
        let options = oxipng::Options {
            filters: indexset! { FilterStrategy::NONE },
            grayscale_reduction: false,
            color_type_reduction: false,
            bit_depth_reduction: false,
            optimize_alpha: false,
            ..oxipng::Options::default()
        };
        oxipng::RawImage::new(
            self.picture.width,
            self.picture.height,
            colours,
            oxipng::BitDepth::Eight,
            pixels,
        )?
        .create_optimized_png(&options)
    }
}

/// The pixels of a PNG file, or why there are none.
pub fn decode(file: &[u8]) -> Result<Picture, png::DecodingError> {
    let mut decoder = Decoder::new(Cursor::new(file));
    decoder.set_transformations(Transformations::EXPAND | Transformations::ALPHA);
    let mut reader = decoder.read_info()?;
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes)?;
    bytes.truncate(info.buffer_size());
    let pixels = bytes
        .chunks_exact(4)
        .map(|pixel| [pixel[0], pixel[1], pixel[2], pixel[3]])
        .collect();
    Ok(Picture {
        width: info.width,
        height: info.height,
        pixels,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_decodes_to_what_was_kept() {
        let mut picture = Picture::blank(40, 30);
        for (at, pixel) in picture.pixels.iter_mut().enumerate() {
            *pixel = [(at % 251) as u8, (at % 17) as u8 * 15, 77, (at % 256) as u8];
        }
        for colours in [Colours::Few(64), Colours::All] {
            let kept = Kept::new(picture.clone(), colours, &Exact::default());
            let file = kept.encode().expect("it is small");
            assert_eq!(decode(&file).expect("it is a PNG"), kept.picture);
        }
    }
}
