//! A palette for a sheet: at most 256 colours, the flat ones exact, the rest shared out among the edges between them.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::picture::Picture;

/// A picture in a palette.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Indexed {
    /// The colours, straight alpha, the most frequent first.
    pub palette: Vec<[u8; 4]>,
    /// One colour's number a pixel, row by row.
    pub pixels: Vec<u8>,
}

/// Colours that cover at least one pixel in this many are flat patches: they stay as they are.
const FLAT_SHARE: u64 = 6000;
/// Colours that the sources name stay as they are from this many pixels on, before any other.
const NAMED_LEAST: u64 = 32;
/// What a PNG's palette holds.
const MOST: usize = 256;
const ROUNDS: usize = 6;

/// A colour and how many pixels have it.
type Counted = ([u8; 4], u64);

/// Colours that should come through a palette exactly.
#[derive(Debug, Clone, Default)]
pub struct Exact {
    /// These do in any case.
    pub always: BTreeSet<[u8; 4]>,
    /// Of these, those that cover enough, before other flat colours.
    pub named: BTreeSet<[u8; 4]>,
}

/// The picture in its best colours, `wanted` at most and never over 256.
///
/// The same picture gives the same palette, whatever machine it is made on.
pub fn quantise(picture: &Picture, wanted: usize, exact: &Exact) -> Indexed {
    let wanted = wanted.min(MOST);
    let counted = count(picture);
    let palette = if counted.len() <= wanted {
        counted.iter().map(|(colour, _)| *colour).collect()
    } else {
        choose(&counted, wanted, exact)
    };
    let nearest: HashMap<[u8; 4], u8> = counted
        .iter()
        .map(|(colour, _)| (*colour, closest(&palette, *colour) as u8))
        .collect();
    let pixels = picture
        .pixels
        .iter()
        .map(|pixel| nearest.get(pixel).copied().unwrap_or_default())
        .collect();
    Indexed { palette, pixels }
}

fn count(picture: &Picture) -> Vec<Counted> {
    let mut counts: HashMap<[u8; 4], u64> = HashMap::new();
    for pixel in &picture.pixels {
        *counts.entry(*pixel).or_default() += 1;
    }
    let mut counted: Vec<Counted> = counts.into_iter().collect();
    counted.sort_unstable_by_key(|(colour, pixels)| (std::cmp::Reverse(*pixels), *colour));
    counted
}

fn choose(counted: &[Counted], wanted: usize, exact: &Exact) -> Vec<[u8; 4]> {
    let total: u64 = counted.iter().map(|(_, pixels)| pixels).sum();
    let named = counted
        .iter()
        .filter(|(colour, pixels)| *pixels >= NAMED_LEAST && exact.named.contains(colour));
    let frequent = counted
        .iter()
        .filter(|(colour, pixels)| pixels * FLAT_SHARE >= total && !exact.named.contains(colour));
    let flat = named.chain(frequent).map(|(colour, _)| *colour);
    let mut palette: Vec<[u8; 4]> = exact.always.iter().copied().collect();
    palette.extend(
        flat.filter(|colour| !exact.always.contains(colour))
            .take(wanted * 5 / 8),
    );
    palette.truncate(wanted);
    let fixed: HashSet<[u8; 4]> = palette.iter().copied().collect();
    let rest: Vec<Counted> = counted
        .iter()
        .filter(|(colour, _)| !fixed.contains(colour))
        .copied()
        .collect();
    palette.extend(cut(&rest, wanted - fixed.len()));
    for _ in 0..ROUNDS {
        settle(&mut palette, fixed.len(), &rest);
    }
    palette
}

/// Median cut: the box whose colours differ most, weighed by their pixels, is halved until there are enough boxes.
fn cut(colours: &[Counted], wanted: usize) -> Vec<[u8; 4]> {
    let mut boxes = vec![colours.to_vec()];
    if wanted == 0 {
        return Vec::new();
    }
    while boxes.len() < wanted {
        let widest = boxes
            .iter()
            .enumerate()
            .filter(|(_, colours)| colours.len() > 1)
            .map(|(at, colours)| (spread(colours), at))
            .max_by(|(a, i), (b, j)| a.0.total_cmp(&b.0).then(j.cmp(i)));
        let Some(((_, channel), at)) = widest else {
            break;
        };
        let mut whole = boxes.swap_remove(at);
        whole.sort_unstable_by_key(|(colour, _)| (colour[channel], *colour));
        let half = whole.iter().map(|(_, pixels)| pixels).sum::<u64>() / 2;
        let mut seen = 0;
        let middle = whole.iter().position(|(_, pixels)| {
            seen += pixels;
            seen > half
        });
        let middle = middle.unwrap_or(0).clamp(1, whole.len() - 1);
        boxes.push(whole.split_off(middle));
        boxes.push(whole);
    }
    boxes
        .iter()
        .filter(|colours| !colours.is_empty())
        .map(|colours| average(colours))
        .collect()
}

/// How far a box's colours lie apart, times the pixels, and in which channel.
fn spread(colours: &[Counted]) -> (f64, usize) {
    let weight: f64 = colours.iter().map(|(_, pixels)| *pixels as f64).sum();
    (0..4)
        .map(|channel| {
            let part = |colour: &[u8; 4]| f64::from(colour[channel]);
            let mean = colours
                .iter()
                .map(|(colour, pixels)| part(colour) * *pixels as f64)
                .sum::<f64>()
                / weight;
            let square = colours
                .iter()
                .map(|(colour, pixels)| (part(colour) - mean).powi(2) * *pixels as f64)
                .sum::<f64>();
            (square, channel)
        })
        .max_by(|(a, i), (b, j)| a.total_cmp(b).then(j.cmp(i)))
        .unwrap_or((0.0, 0))
}

fn average(colours: &[Counted]) -> [u8; 4] {
    let weight: u64 = colours.iter().map(|(_, pixels)| pixels).sum::<u64>().max(1);
    [0, 1, 2, 3].map(|channel| {
        let sum: u64 = colours
            .iter()
            .map(|(colour, pixels)| u64::from(colour[channel]) * pixels)
            .sum();
        ((sum + weight / 2) / weight) as u8
    })
}

/// Every colour that is not flat moves to the mean of what it stands for.
fn settle(palette: &mut [[u8; 4]], flat: usize, colours: &[Counted]) {
    let mut sums = vec![([0u64; 4], 0u64); palette.len()];
    for (colour, pixels) in colours {
        let (sum, weight) = &mut sums[closest(palette, *colour)];
        for (total, part) in sum.iter_mut().zip(colour) {
            *total += u64::from(*part) * pixels;
        }
        *weight += pixels;
    }
    for (entry, (sum, weight)) in palette.iter_mut().zip(sums).skip(flat) {
        if weight > 0 {
            *entry = sum.map(|total| ((total + weight / 2) / weight) as u8);
        }
    }
}

fn closest(palette: &[[u8; 4]], colour: [u8; 4]) -> usize {
    palette
        .iter()
        .enumerate()
        .min_by_key(|(_, entry)| apart(**entry, colour))
        .map_or(0, |(at, _)| at)
}

/// How differently two colours look: green counts most, and nothing but opacity counts where neither can be seen.
fn apart(a: [u8; 4], b: [u8; 4]) -> u32 {
    let part = |channel: usize| u32::from(a[channel].abs_diff(b[channel])).pow(2);
    let seen = u32::from(a[3].max(b[3])) + 8;
    (2 * part(0) + 4 * part(1) + 3 * part(2)) * seen / 255 + 6 * part(3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ramp() -> Picture {
        let mut picture = Picture::blank(64, 64);
        for (at, pixel) in picture.pixels.iter_mut().enumerate() {
            *pixel = if at < 2048 {
                [10, 200, 30, 255]
            } else {
                [(at % 256) as u8, (at / 16) as u8, 90, 255]
            };
        }
        picture
    }

    #[test]
    fn flat_colours_stay_exact_and_no_colour_moves_far() {
        let picture = ramp();
        let indexed = quantise(&picture, 128, &Exact::default());
        assert!(indexed.palette.len() <= 128);
        assert_eq!(
            indexed.palette[indexed.pixels[0] as usize],
            [10, 200, 30, 255]
        );
        let worst = picture
            .pixels
            .iter()
            .zip(&indexed.pixels)
            .map(|(pixel, at)| apart(*pixel, indexed.palette[*at as usize]))
            .max();
        assert!(worst.is_some_and(|worst| worst < 2 * 40 * 40), "{worst:?}");
    }

    #[test]
    fn the_same_picture_gives_the_same_palette() {
        assert_eq!(
            quantise(&ramp(), 128, &Exact::default()),
            quantise(&ramp(), 128, &Exact::default())
        );
    }
}
