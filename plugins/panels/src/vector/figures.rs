//! Numbers in the slab figures of the cards.

use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, Vec2, pos2};

use super::path::outlines;

/// One slab letter: its width, its strokes with their widths.
type Slab = (f32, &'static [(&'static str, f32)]);

/// The slab figures of the cards, cap height 100.
fn slab(letter: char) -> Option<Slab> {
    Some(match letter {
        '0' => (
            60.0,
            &[(
                "M30 10 C47 10 50 28 50 50 C50 72 47 90 30 90 C13 90 10 72 10 50 C10 28 13 10 30 10 Z",
                20.0,
            )],
        ),
        '1' => (
            44.0,
            &[
                ("M24 4 V96", 20.0),
                ("M4 92.5 H44", 15.0),
                ("M2 24 L20 10", 15.0),
            ],
        ),
        '2' => (
            60.0,
            &[
                (
                    "M11 32 C11 17 18 10 30 10 C43 10 49 18 49 29 C49 46 34 56 13 91",
                    19.0,
                ),
                ("M5 92 H58", 16.0),
                ("M53 72 V96", 12.0),
            ],
        ),
        '3' => (
            60.0,
            &[(
                "M10 27 C11 16 18 10 29 10 C42 10 48 18 48 28 C48 40 40 47 25 47 C42 47 50 56 50 69 C50 83 42 90 29 90 C17 90 10 83 9 72",
                19.0,
            )],
        ),
        '4' => (64.0, &[("M42 100 V9 L10 67 H64", 18.0)]),
        '5' => (
            60.0,
            &[
                ("M16 50 V10", 17.0),
                ("M8 9 H54", 17.0),
                (
                    "M13 47 C18 41 24 38 30 38 C44 38 50 49 50 64 C50 80 43 90 29 90 C17 90 10 83 9 72",
                    19.0,
                ),
            ],
        ),
        '6' => (
            61.0,
            &[(
                "M51 28 C49 16 43 10 32 10 C16 10 10 28 10 58 C10 80 17 90 31 90 C45 90 51 80 51 66 C51 52 44 43 32 43 C20 43 12 51 11 64",
                19.0,
            )],
        ),
        '7' => (
            58.0,
            &[
                ("M4 10 H54", 18.0),
                ("M6 2 V27", 13.0),
                ("M50 8 C38 34 28 60 25 100", 20.0),
            ],
        ),
        '8' => (
            62.0,
            &[
                (
                    "M31 10 C43 10 48 18 48 28 C48 39 42 46 31 46 C20 46 14 39 14 28 C14 18 19 10 31 10 Z",
                    18.0,
                ),
                (
                    "M31 46 C45 46 52 55 52 68 C52 82 45 90 31 90 C17 90 10 82 10 68 C10 55 17 46 31 46 Z",
                    19.0,
                ),
            ],
        ),
        '9' => (
            61.0,
            &[(
                "M10 72 C12 84 18 90 29 90 C45 90 51 72 51 42 C51 20 44 10 30 10 C16 10 10 20 10 34 C10 48 17 57 29 57 C41 57 49 49 50 36",
                19.0,
            )],
        ),
        '-' | '−' => (48.0, &[("M4 52 H44", 17.0)]),
        '+' => (60.0, &[("M30 22 V78 M2 50 H58", 18.0)]),
        _ => return None,
    })
}

/// Space between slab figures, of cap height 100.
const KERN: f32 = 8.0;

fn width(letters: &[Slab]) -> f32 {
    letters.iter().map(|(wide, _)| wide + KERN).sum::<f32>() - KERN
}

/// How wide a number in slab figures is, capitals `height` px high.
pub fn figures_wide(words: &str, height: f32) -> f32 {
    let letters: Vec<Slab> = words.chars().filter_map(slab).collect();
    width(&letters) * height / 100.0
}

/// A number as it is spelled in slab figures.
pub fn spelled(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// A number in slab figures, capitals `height` px high, centred on `centre`.
pub fn figures(words: &str, centre: Pos2, height: f32, ink: Color32) -> Vec<Shape> {
    figures_squeezed(words, centre, Vec2::splat(height), ink)
}

/// The same, as wide as capitals `size.x` px high would be and `size.y` px high.
pub fn figures_squeezed(words: &str, centre: Pos2, size: Vec2, ink: Color32) -> Vec<Shape> {
    let (k, high) = (size.x / 100.0, size.y / 100.0);
    let letters: Vec<Slab> = words.chars().filter_map(slab).collect();
    let mut x = centre.x - width(&letters) * k / 2.0;
    let mut shapes = Vec::new();
    for (wide, strokes) in letters {
        for &(data, thick) in strokes {
            for line in outlines(data) {
                let points = line
                    .points
                    .iter()
                    .map(|p| pos2(x + p.x * k, centre.y + (p.y - 50.0) * high))
                    .collect();
                let stroke = Stroke::new(thick * k, ink);
                shapes.push(if line.closed {
                    Shape::closed_line(points, stroke)
                } else {
                    Shape::line(points, stroke)
                });
            }
        }
        x += (wide + KERN) * k;
    }
    shapes
}
