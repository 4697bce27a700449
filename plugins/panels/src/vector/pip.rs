//! Suits, West's shapes, the star: filled drawings.

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Mesh, Pos2, Shape, Stroke};

use super::ears::triangles;
use super::path::{Outline, outlines};

/// A filled drawing: its outlines and how they are cut.
struct Filled {
    parts: Vec<(Outline, Vec<[usize; 3]>)>,
}

/// The four suits, West's three shapes and the star, each in a box of 100 about the middle.
const PIPS: [(&str, &str); 7] = [
    (
        "H",
        "M0 47 C-14 30 -47 10 -47 -17 C-47 -34 -36 -45 -23 -45 C-12 -45 -4 -38 0 -28 C4 -38 12 -45 23 -45 C36 -45 47 -34 47 -17 C47 10 14 30 0 47 Z",
    ),
    (
        "D",
        "M0 -50 C8 -31 22 -13 38 0 C22 13 8 31 0 50 C-8 31 -22 13 -38 0 C-22 -13 -8 -31 0 -50 Z",
    ),
    (
        "S",
        "M0 -50 C12 -29 45 -9 45 15 C45 29 35 37 24 37 C16 37 10 33 6 27 C7 37 11 44 19 49 H-19 C-11 44 -7 37 -6 27 C-10 33 -16 37 -24 37 C-35 37 -45 29 -45 15 C-45 -9 -12 -29 0 -50 Z",
    ),
    (
        "C",
        "M0 -49 C13 -49 23 -39 23 -27 C23 -20 20 -14 15 -9 C18 -10 21 -11 25 -11 C37 -11 47 -1 47 12 C47 25 37 35 25 35 C17 35 10 31 6 25 C7 36 11 44 19 49 H-19 C-11 44 -7 36 -6 25 C-10 31 -17 35 -25 35 C-37 35 -47 25 -47 12 C-47 -1 -37 -11 -25 -11 C-21 -11 -18 -10 -15 -9 C-20 -14 -23 -20 -23 -27 C-23 -39 -13 -49 0 -49 Z",
    ),
    ("circle", "M0 -45 A45 45 0 1 1 0 45 A45 45 0 1 1 0 -45 Z"),
    (
        "triangle",
        "M0 -44 Q4 -44 6 -40 L48 33 Q50 40 43 41 H-43 Q-50 40 -48 33 L-6 -40 Q-4 -44 0 -44 Z",
    ),
    (
        "star",
        "M0 -50 L13 -17 L48 -15 L21 7 L30 41 L0 22 L-30 41 L-21 7 L-48 -15 L-13 -17 Z",
    ),
];

static FILLED: LazyLock<HashMap<&'static str, Filled>> = LazyLock::new(|| {
    PIPS.iter()
        .map(|&(name, data)| {
            let parts = outlines(data)
                .into_iter()
                .map(|outline| (triangles(&outline.points), outline))
                .map(|(cut, outline)| (outline, cut))
                .collect();
            (name, Filled { parts })
        })
        .collect()
});

/// A pip by its name (`C D H S`, `circle`, `heart`, `triangle`, `star`), `size` px high about `centre`.
pub fn pip(name: &str, centre: Pos2, size: f32, ink: Color32) -> Vec<Shape> {
    let name = if name == "heart" { "H" } else { name };
    let Some(filled) = FILLED.get(name) else {
        return Vec::new();
    };
    let k = size / 100.0;
    let mut shapes = Vec::with_capacity(2);
    for (outline, cut) in &filled.parts {
        let points: Vec<Pos2> = outline
            .points
            .iter()
            .map(|p| centre + p.to_vec2() * k)
            .collect();
        let mut mesh = Mesh::default();
        for &point in &points {
            mesh.colored_vertex(point, ink);
        }
        for [a, b, c] in cut {
            mesh.add_triangle(*a as u32, *b as u32, *c as u32);
        }
        shapes.push(Shape::mesh(mesh));
        // Only lines are feathered, so a thin one of the same ink smooths the mesh's edge.
        shapes.push(Shape::closed_line(points, Stroke::new(1.0, ink)));
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(points: &[Pos2], cut: &[[usize; 3]]) -> f32 {
        cut.iter()
            .map(|&[a, b, c]| {
                let (u, v) = (points[b] - points[a], points[c] - points[a]);
                (u.x * v.y - u.y * v.x).abs() / 2.0
            })
            .sum()
    }

    #[test]
    fn every_pip_is_cut_without_loss() {
        for (name, data) in PIPS {
            for outline in outlines(data) {
                let n = outline.points.len();
                let whole: f32 = (0..n)
                    .map(|i| {
                        (
                            outline.points[i].to_vec2(),
                            outline.points[(i + 1) % n].to_vec2(),
                        )
                    })
                    .map(|(a, b)| a.x * b.y - a.y * b.x)
                    .sum::<f32>()
                    / 2.0;
                let cut = triangles(&outline.points);
                assert_eq!(cut.len(), n - 2, "{name}");
                assert!(
                    (area(&outline.points, &cut) - whole.abs()).abs() < whole.abs() * 0.001,
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn a_circle_of_two_arcs_is_round() {
        for point in &outlines(PIPS[4].1)[0].points {
            assert!((point.to_vec2().length() - 45.0).abs() < 0.05, "{point:?}");
        }
    }
}
