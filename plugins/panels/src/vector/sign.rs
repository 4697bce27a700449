//! Signs for buttons, drawn in one stroke.

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Pos2, Shape, Stroke, Vec2};

use super::path::{Outline, outlines};

/// The sign of what explains.
const HELP: &str = "M8 9 A4 4 0 1 1 13.5 12.5 C12 13.3 12 14.2 12 15.5 M12 19 V19.6";

/// Signs for buttons, 24 by 24, one stroke wide of 2.2.
const SIGNS: [(&str, &str); 18] = [
    ("menu", "M4 6 H20 M4 12 H20 M4 18 H20"),
    ("back", "M14 5 L7 12 L14 19"),
    ("close", "M6 6 L18 18 M18 6 L6 18"),
    (
        "undo",
        "M5 10 H14 A5 5 0 0 1 14 20 H9 M5 10 L9.5 5.5 M5 10 L9.5 14.5",
    ),
    ("last-trick", "M4 7 H14 V20 H4 Z M9 4 H20 V15"),
    (
        "hint",
        "M9 17 V15 C6 13 5.5 11 5.5 9.5 A6.5 6.5 0 0 1 18.5 9.5 C18.5 11 18 13 15 15 V17 Z M9.5 20.5 H14.5",
    ),
    ("speed", "M4 6 L11 12 L4 18 Z M12 6 L19 12 L12 18 Z"),
    ("pause", "M8 5 V19 M16 5 V19"),
    (
        "sound",
        "M4 9 H8 L13 5 V19 L8 15 H4 Z M16 9 Q18.5 12 16 15 M18.5 6.5 Q22.5 12 18.5 17.5",
    ),
    (
        "settings",
        "M12 8.5 A3.5 3.5 0 1 0 12 15.5 A3.5 3.5 0 1 0 12 8.5 Z M12 2.5 V5.5 M12 18.5 V21.5 M2.5 12 H5.5 M18.5 12 H21.5 M5.3 5.3 L7.4 7.4 M16.6 16.6 L18.7 18.7 M5.3 18.7 L7.4 16.6 M16.6 7.4 L18.7 5.3",
    ),
    ("help", HELP),
    (
        "record",
        "M6 3 H15 L19 7 V21 H6 Z M9 10 H16 M9 14 H16 M9 18 H13",
    ),
    (
        "people",
        "M8.5 11 A3.4 3.4 0 1 0 8.5 4.2 A3.4 3.4 0 1 0 8.5 11 Z M2.5 20 C2.5 15.5 5 13.5 8.5 13.5 C12 13.5 14.5 15.5 14.5 20 M15.5 4.6 A3.2 3.2 0 0 1 15.5 10.8 M17 13.8 C20 14.4 21.5 16.5 21.5 20",
    ),
    ("talk", "M4 5 H20 V15 H11 L7 19 V15 H4 Z"),
    (
        "lantern",
        "M9 3 H15 M8 6 H16 L17.5 9 C18.5 12 18.5 14 17 17.5 H7 C5.5 14 5.5 12 6.5 9 Z M6 20.5 H18",
    ),
    ("rules", HELP),
    ("down", "M6 9 L12 15 L18 9"),
    ("right", "M4 12 H19 M13 6.5 L19 12 L13 17.5"),
];

static LINES: LazyLock<HashMap<&'static str, Vec<Outline>>> = LazyLock::new(|| {
    SIGNS
        .iter()
        .map(|&(name, data)| (name, outlines(data)))
        .collect()
});

/// A sign by its name, `size` px square about `centre`.
pub fn sign(name: &str, centre: Pos2, size: f32, ink: Color32) -> Vec<Shape> {
    let k = size / 24.0;
    let stroke = Stroke::new(2.2 * k, ink);
    LINES.get(name).map_or_else(Vec::new, |lines| {
        lines
            .iter()
            .map(|line| {
                let points = line
                    .points
                    .iter()
                    .map(|p| centre + (p.to_vec2() - Vec2::splat(12.0)) * k)
                    .collect();
                if line.closed {
                    Shape::closed_line(points, stroke)
                } else {
                    Shape::line(points, stroke)
                }
            })
            .collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_reads_to_its_end() {
        for (name, data) in SIGNS {
            let begun = data.matches('M').count();
            assert_eq!(outlines(data).len(), begun, "{name}");
        }
    }
}
