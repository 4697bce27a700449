//! PNG files out of pixels, and back.

use std::collections::BTreeSet;
use std::io::Cursor;

use png::{
    AdaptiveFilterType, BitDepth, ColorType, Compression, Decoder, Encoder, FilterType,
    Transformations,
};

use crate::picture::Picture;
use crate::quantise::{Indexed, quantise};

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
    /// The picture with its colours reduced as said; of few colours, those `wanted` are among them.
    pub fn new(picture: Picture, colours: Colours, wanted: &BTreeSet<[u8; 4]>) -> Self {
        match colours {
            Colours::All => Self {
                picture,
                indexed: None,
            },
            Colours::Few(most) => {
                let indexed = quantise(&picture, most, wanted);
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

    /// The PNG file: of the ways to filter it, the one that makes it smallest.
    pub fn encode(&self) -> Result<Vec<u8>, png::EncodingError> {
        let plain = self.write(AdaptiveFilterType::NonAdaptive)?;
        if self.indexed.is_some() {
            return Ok(plain);
        }
        let filtered = self.write(AdaptiveFilterType::Adaptive)?;
        Ok(if filtered.len() < plain.len() {
            filtered
        } else {
            plain
        })
    }

    fn write(&self, filter: AdaptiveFilterType) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, self.picture.width, self.picture.height);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Best);
        encoder.set_filter(FilterType::NoFilter);
        encoder.set_adaptive_filter(filter);
        match &self.indexed {
            Some(Indexed { palette, pixels }) => {
                encoder.set_color(ColorType::Indexed);
                encoder.set_palette(
                    palette
                        .iter()
                        .flat_map(|colour| [colour[0], colour[1], colour[2]])
                        .collect::<Vec<_>>(),
                );
                encoder.set_trns(palette.iter().map(|colour| colour[3]).collect::<Vec<_>>());
                encoder.write_header()?.write_image_data(pixels)?;
            }
            None => {
                encoder.set_color(ColorType::Rgba);
                encoder
                    .write_header()?
                    .write_image_data(self.picture.pixels.as_flattened())?;
            }
        }
        Ok(file)
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
            let kept = Kept::new(picture.clone(), colours, &BTreeSet::new());
            let file = kept.encode().expect("it is small");
            assert_eq!(decode(&file).expect("it is a PNG"), kept.picture);
        }
    }
}
