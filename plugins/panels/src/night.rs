//! The small stars of the title's sky: points of light, the same every night.

use bevy_egui::egui::{Color32, Painter, Rect, pos2};

/// How many there are in a sky as wide as it is high, and at most.
const STARS: u32 = 95;

/// Draws the stars over the upper part of a sky, `low` px high, a px of the drawing `scale` large. They thin out and fade
/// towards the hills.
pub fn stars(painter: &Painter, sky: Rect, low: f32, scale: f32) {
    for n in 0..STARS {
        let (x, y) = (chance(3 * n), chance(3 * n + 1));
        let size = [1.0, 1.3, 1.7][(chance(3 * n + 2) * 3.0) as usize % 3];
        let at = pos2(sky.left() + x * sky.width(), sky.top() + y * low);
        let bright = (0.35 + 0.6 * chance(n + 7_000)) * (1.0 - y / 1.4);
        let light = Color32::from_rgb(0xff, 0xf4, 0xcf).gamma_multiply(bright);
        painter.circle_filled(at, size * scale, light);
    }
}

/// A number from 0 to 1 that looks like chance and is the same each time.
fn chance(n: u32) -> f32 {
    let x = n.wrapping_add(1).wrapping_mul(0x9e37_79b9);
    let x = (x ^ (x >> 15)).wrapping_mul(0x85eb_ca6b);
    let x = (x ^ (x >> 13)).wrapping_mul(0xc2b2_ae35);
    ((x ^ (x >> 16)) >> 8) as f32 / 16_777_216.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stars_stand_all_over_the_sky_and_in_no_pattern() {
        let mut quarters = [0; 16];
        for n in 0..STARS {
            let (x, y) = (chance(3 * n), chance(3 * n + 1));
            assert!((0.0..1.0).contains(&x) && (0.0..1.0).contains(&y));
            quarters[(x * 4.0) as usize + 4 * (y * 4.0) as usize] += 1;
        }
        assert!(
            quarters.iter().all(|n| (1..=15).contains(n)),
            "{quarters:?}"
        );
    }
}
