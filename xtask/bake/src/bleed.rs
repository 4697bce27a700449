//! Colour for what is transparent, so that filtering and mips never mix a drawing's edge with black.

use crate::picture::Picture;

/// Rings of transparent pixels that follow the edge they lie at; what is further out has the mean colour of all edges.
const RINGS: usize = 2;

/// The picture with `gutter` pixels round it; everything transparent takes the colour of the drawn pixels near it.
///
/// Bilinear filtering reaches one pixel out, and coarser mips mix so many edges that their mean serves; it also stores well.
pub fn bleed(picture: &Picture, gutter: u32) -> Picture {
    let mut wide = Picture::blank(picture.width + 2 * gutter, picture.height + 2 * gutter);
    wide.put(picture, gutter, gutter);
    let (width, height) = (wide.width as usize, wide.height as usize);
    let mut coloured: Vec<bool> = wide.pixels.iter().map(|pixel| pixel[3] > 0).collect();
    let mut edge: Vec<usize> = (0..coloured.len()).filter(|&at| coloured[at]).collect();
    let (mut sum, mut count) = ([0u64; 3], 0u64);
    for _ in 0..RINGS {
        let mut next = Vec::new();
        for &at in &edge {
            around(at, width, height, |near| {
                if !coloured[near] {
                    next.push(near);
                }
            });
        }
        next.sort_unstable();
        next.dedup();
        let colours: Vec<[u8; 4]> = next
            .iter()
            .map(|&at| mean(&wide, &coloured, at, width, height))
            .collect();
        for (&at, colour) in next.iter().zip(colours) {
            wide.pixels[at] = colour;
            coloured[at] = true;
            for (total, part) in sum.iter_mut().zip(colour) {
                *total += u64::from(part);
            }
            count += 1;
        }
        edge = next;
    }
    if count > 0 {
        let [red, green, blue] = sum.map(|total| ((total + count / 2) / count) as u8);
        for (pixel, coloured) in wide.pixels.iter_mut().zip(&coloured) {
            if !coloured {
                *pixel = [red, green, blue, 0];
            }
        }
    }
    wide
}

fn around(at: usize, width: usize, height: usize, mut visit: impl FnMut(usize)) {
    let (x, y) = (at % width, at / width);
    for near_y in y.saturating_sub(1)..=(y + 1).min(height - 1) {
        for near_x in x.saturating_sub(1)..=(x + 1).min(width - 1) {
            visit(near_y * width + near_x);
        }
    }
}

/// The mean of the coloured neighbours, weighed by how solid they are, itself fully transparent.
fn mean(picture: &Picture, coloured: &[bool], at: usize, width: usize, height: usize) -> [u8; 4] {
    let (mut sum, mut weight) = ([0u32; 3], 0u32);
    around(at, width, height, |near| {
        if coloured[near] {
            let pixel = picture.pixels[near];
            let solid = u32::from(pixel[3]).max(1);
            for (total, part) in sum.iter_mut().zip(pixel) {
                *total += u32::from(part) * solid;
            }
            weight += solid;
        }
    });
    let part = |total: u32| ((total + weight / 2) / weight.max(1)) as u8;
    [part(sum[0]), part(sum[1]), part(sum[2]), 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_transparent_has_its_neighbours_colour_and_stays_transparent() {
        let mut dot = Picture::blank(3, 3);
        dot.pixels[4] = [200, 100, 50, 255];
        let wide = bleed(&dot, 4);
        assert_eq!((wide.width, wide.height), (11, 11));
        assert!(wide.pixels.iter().all(|pixel| pixel[..3] == [200, 100, 50]));
        assert_eq!(wide.pixels.iter().filter(|pixel| pixel[3] > 0).count(), 1);
    }
}
