//! Smaller copies of a sheet, so that a card drawn small does not shimmer. Bevy makes none for PNG.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{TextureDataOrder, TextureFormat};

/// Halvings: drawings keep 8 pixels apart from each other, which last for four of them.
const HALVINGS: u32 = 4;

/// Adds to an image of plain pixels its halves, and leaves them to the graphics card alone. An image that has them, or is
/// kept in another format, stays as it is.
pub fn halve(image: &mut Image) {
    let descriptor = &image.texture_descriptor;
    let (width, height) = (descriptor.size.width, descriptor.size.height);
    let plain =
        descriptor.format == TextureFormat::Rgba8UnormSrgb && descriptor.mip_level_count == 1;
    let halvings = HALVINGS.min(width.min(height).max(1).ilog2());
    let Some(data) = image
        .data
        .as_mut()
        .filter(|data| plain && data.len() as u64 == u64::from(width) * u64::from(height) * 4)
    else {
        return;
    };
    let (mut from, mut size) = (0, (width as usize, height as usize));
    data.reserve(data.len() / 3 + 16);
    for _ in 0..halvings {
        let next = halved(data.get(from..).unwrap_or_default(), size);
        from = data.len();
        data.extend(next);
        size = ((size.0 / 2).max(1), (size.1 / 2).max(1));
    }
    image.texture_descriptor.mip_level_count = 1 + halvings;
    image.data_order = TextureDataOrder::LayerMajor;
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}

/// Half as wide and half as high: each pixel the mean of four, solid ones counting more. By number and not by
/// light, as the drawings themselves are painted: a dark line on paper keeps its strength.
fn halved(pixels: &[u8], (width, height): (usize, usize)) -> Vec<u8> {
    let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
    let mut out = Vec::with_capacity(half_width * half_height * 4);
    let (right, below) = (
        if width > 1 { 4 } else { 0 },
        if height > 1 { width * 4 } else { 0 },
    );
    for y in 0..half_height {
        for x in 0..half_width {
            let at = (y * 2 * width + x * 2) * 4;
            let four = [at, at + right, at + below, at + right + below].map(|at| pixel(pixels, at));
            out.extend(mean(four));
        }
    }
    out
}

fn pixel(pixels: &[u8], at: usize) -> [u8; 4] {
    match pixels.get(at..at + 4) {
        Some(&[red, green, blue, alpha]) => [red, green, blue, alpha],
        _ => [0; 4],
    }
}

fn mean(four: [[u8; 4]; 4]) -> [u8; 4] {
    if four.iter().all(|pixel| *pixel == four[0]) {
        return four[0];
    }
    let solid: u32 = four.iter().map(|pixel| u32::from(pixel[3])).sum();
    // Where nothing is drawn the colour still counts: filtering reaches into it.
    let weight = |pixel: &[u8; 4]| if solid == 0 { 1 } else { u32::from(pixel[3]) };
    let total = if solid == 0 { 4 } else { solid };
    let channel = |channel: usize| {
        let sum: u32 = four
            .iter()
            .map(|pixel| u32::from(pixel[channel]) * weight(pixel))
            .sum();
        ((sum + total / 2) / total) as u8
    };
    [channel(0), channel(1), channel(2), ((solid + 2) / 4) as u8]
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::{Extent3d, TextureDimension};

    use super::*;

    fn image(width: u32, height: u32, data: Vec<u8>) -> Image {
        let size = Extent3d {
            width,
            height,
            depth_or_array_layers: 1,
        };
        Image::new(
            size,
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        )
    }

    #[test]
    fn halves_follow_the_whole_down_to_an_eighth_of_an_eighth() {
        let mut sheet = image(64, 32, vec![200; 64 * 32 * 4]);
        halve(&mut sheet);
        assert_eq!(sheet.texture_descriptor.mip_level_count, 5);
        let data = sheet.data.expect("it is still here");
        assert_eq!(data.len(), 4 * (64 * 32 + 32 * 16 + 16 * 8 + 8 * 4 + 4 * 2));
        assert!(data.iter().all(|byte| *byte == 200));
    }

    #[test]
    fn what_is_not_drawn_does_not_darken_an_edge() {
        let mut sheet = image(
            2,
            2,
            [
                [250, 240, 220, 255],
                [250, 240, 220, 255],
                [0, 0, 0, 0],
                [0, 0, 0, 0],
            ]
            .concat(),
        );
        halve(&mut sheet);
        let data = sheet.data.expect("it is still here");
        assert_eq!(data[16..], [250, 240, 220, 128]);
    }

    #[test]
    fn a_dark_line_on_paper_keeps_half_its_strength_on_half_the_pixels() {
        let (paper, ink) = ([252, 245, 228, 255], [33, 29, 43, 255]);
        assert_eq!(mean([paper, ink, paper, ink]), [143, 137, 136, 255]);
    }

    #[test]
    fn an_image_is_halved_once() {
        let mut sheet = image(8, 8, vec![9; 256]);
        halve(&mut sheet);
        let once = sheet.data.as_ref().map(Vec::len);
        halve(&mut sheet);
        assert_eq!(sheet.data.as_ref().map(Vec::len), once);
    }
}
