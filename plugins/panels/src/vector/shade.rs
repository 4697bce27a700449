//! A shade from above to below.

use bevy_egui::egui::{Color32, Mesh, Rangef, pos2};

/// A shade over a width: at each height, from above to below, its colour, and between two of them every colour between.
pub fn shade(across: Rangef, rows: impl IntoIterator<Item = (f32, Color32)>) -> Mesh {
    let mut mesh = Mesh::default();
    for (y, ink) in rows {
        let next = mesh.vertices.len() as u32;
        for x in [across.min, across.max] {
            mesh.colored_vertex(pos2(x, y), ink);
        }
        if let Some(above) = next.checked_sub(2) {
            mesh.add_triangle(above, above + 1, next);
            mesh.add_triangle(above + 1, next + 1, next);
        }
    }
    mesh
}
