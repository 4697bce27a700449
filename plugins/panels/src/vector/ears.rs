//! A simple outline cut into triangles.

use bevy_egui::egui::Pos2;

/// Cuts a simple closed outline into triangles by clipping ears; indices into its corners.
pub fn triangles(points: &[Pos2]) -> Vec<[usize; 3]> {
    let cross = |a: Pos2, b: Pos2, c: Pos2| (b - a).x * (c - a).y - (b - a).y * (c - a).x;
    let area: f32 = (0..points.len())
        .map(|i| points[i].to_vec2())
        .zip(points.iter().cycle().skip(1))
        .map(|(a, b)| a.x * b.y - a.y * b.x)
        .sum();
    let mut ring: Vec<usize> = (0..points.len()).collect();
    if area < 0.0 {
        ring.reverse();
    }
    let mut out = Vec::with_capacity(points.len());
    let mut tries = 0;
    let mut i = 0;
    while ring.len() > 3 && tries < ring.len() {
        let n = ring.len();
        let (a, b, c) = (ring[(i + n - 1) % n], ring[i % n], ring[(i + 1) % n]);
        let (pa, pb, pc) = (points[a], points[b], points[c]);
        let ear = cross(pa, pb, pc) > 0.0
            && !ring.iter().any(|&k| {
                let p = points[k];
                k != a
                    && k != b
                    && k != c
                    && cross(pa, pb, p) > 0.0
                    && cross(pb, pc, p) > 0.0
                    && cross(pc, pa, p) > 0.0
            });
        if ear {
            out.push([a, b, c]);
            ring.remove(i % n);
            tries = 0;
        } else {
            i += 1;
            tries += 1;
        }
        i %= ring.len();
    }
    if let [a, b, c] = ring[..] {
        out.push([a, b, c]);
    }
    out
}
