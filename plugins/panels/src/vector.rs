//! Small drawings kept as outlines: suits, signs, slab figures. They are drawn as meshes and lines, so they are sharp at
//! any size and take any ink.

use std::collections::HashMap;
use std::sync::LazyLock;

use bevy_egui::egui::{Color32, Mesh, Pos2, Shape, Stroke, Vec2, pos2};

/// An outline flattened to corners: what one `M` of a path begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// The corners, in the drawing's own units.
    pub points: Vec<Pos2>,
    /// Whether the last corner joins the first.
    pub closed: bool,
}

/// How finely curves are cut: the length of one piece, in the drawing's units.
const PIECE: f32 = 2.2;

/// Flattens path data (`M L H V C Q A Z` and their small letters). Anything it cannot read ends the path there.
pub fn outlines(data: &str) -> Vec<Outline> {
    let mut out: Vec<Outline> = Vec::new();
    let mut tokens = Tokens::new(data);
    let (mut at, mut start, mut command) = (Pos2::ZERO, Pos2::ZERO, 'M');
    while let Some(next) = tokens.command(command) {
        command = next;
        let small = command.is_ascii_lowercase();
        let base = if small { at.to_vec2() } else { Vec2::ZERO };
        let done = match command.to_ascii_uppercase() {
            'M' => tokens.point(base).map(|point| {
                at = point;
                start = point;
                out.push(Outline {
                    points: vec![point],
                    closed: false,
                });
                command = if small { 'l' } else { 'L' };
            }),
            'L' => tokens
                .point(base)
                .map(|point| at = line_to(&mut out, point)),
            'H' => tokens
                .number()
                .map(|x| at = line_to(&mut out, pos2(x + base.x, at.y))),
            'V' => tokens
                .number()
                .map(|y| at = line_to(&mut out, pos2(at.x, y + base.y))),
            'C' => tokens
                .points::<3>(base)
                .map(|[a, b, end]| at = cubic(&mut out, [at, a, b, end])),
            'Q' => tokens.points::<2>(base).map(|[middle, end]| {
                let (a, b) = (
                    at + (middle - at) * (2.0 / 3.0),
                    end + (middle - end) * (2.0 / 3.0),
                );
                at = cubic(&mut out, [at, a, b, end]);
            }),
            'A' => tokens.arc(base).map(|(radius, large, sweep, end)| {
                at = arc(&mut out, at, radius, large, sweep, end)
            }),
            'Z' => {
                if let Some(last) = out.last_mut() {
                    last.closed = true;
                }
                at = start;
                Some(())
            }
            _ => None,
        };
        if done.is_none() {
            break;
        }
    }
    for outline in &mut out {
        outline.points.dedup_by(|a, b| (*a - *b).length() < 0.01);
        if outline.closed
            && outline.points.len() > 2
            && (outline.points[0] - outline.points[outline.points.len() - 1]).length() < 0.01
        {
            outline.points.pop();
        }
    }
    out
}

fn line_to(out: &mut [Outline], point: Pos2) -> Pos2 {
    if let Some(last) = out.last_mut() {
        last.points.push(point);
    }
    point
}

fn cubic(out: &mut [Outline], [a, b, c, d]: [Pos2; 4]) -> Pos2 {
    let length = (b - a).length() + (c - b).length() + (d - c).length();
    let pieces = (length / PIECE).ceil().clamp(4.0, 40.0) as usize;
    if let Some(last) = out.last_mut() {
        for piece in 1..=pieces {
            let t = piece as f32 / pieces as f32;
            let u = 1.0 - t;
            let point = a.to_vec2() * (u * u * u)
                + b.to_vec2() * (3.0 * u * u * t)
                + c.to_vec2() * (3.0 * u * t * t)
                + d.to_vec2() * (t * t * t);
            last.points.push(point.to_pos2());
        }
    }
    d
}

/// A round arc. The kit's drawings know no slanted ellipse.
fn arc(out: &mut [Outline], from: Pos2, radius: f32, large: bool, sweep: bool, to: Pos2) -> Pos2 {
    let chord = to - from;
    let half = chord.length() / 2.0;
    if half < 1e-4 {
        return to;
    }
    let radius = radius.max(half);
    let away = (radius * radius - half * half).max(0.0).sqrt();
    let side = if large == sweep { -1.0 } else { 1.0 };
    let normal = Vec2::new(-chord.y, chord.x) / (2.0 * half);
    let centre = from + chord / 2.0 + normal * (away * side);
    let (begin, end) = ((from - centre).angle(), (to - centre).angle());
    let mut turn = end - begin;
    if sweep && turn <= 0.0 {
        turn += std::f32::consts::TAU;
    } else if !sweep && turn >= 0.0 {
        turn -= std::f32::consts::TAU;
    }
    let pieces = (turn.abs() * radius / PIECE).ceil().clamp(4.0, 60.0) as usize;
    if let Some(last) = out.last_mut() {
        for piece in 1..=pieces {
            let angle = begin + turn * piece as f32 / pieces as f32;
            last.points.push(centre + Vec2::angled(angle) * radius);
        }
    }
    to
}

struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    fn new(data: &'a str) -> Self {
        Self { rest: data }
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', ',', '\n', '\t']);
    }

    /// The next command; a number in its place repeats the last one.
    fn command(&mut self, last: char) -> Option<char> {
        self.skip();
        let first = self.rest.chars().next()?;
        if first.is_ascii_alphabetic() {
            self.rest = &self.rest[1..];
            return Some(first);
        }
        (!last.eq_ignore_ascii_case(&'Z')).then_some(last)
    }

    fn number(&mut self) -> Option<f32> {
        self.skip();
        let mut dot = false;
        let end = self
            .rest
            .char_indices()
            .find(|&(i, c)| {
                let part =
                    c.is_ascii_digit() || (i == 0 && (c == '-' || c == '+')) || (c == '.' && !dot);
                dot |= c == '.';
                !part
            })
            .map_or(self.rest.len(), |(i, _)| i);
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        number.parse().ok()
    }

    fn point(&mut self, base: Vec2) -> Option<Pos2> {
        Some(pos2(self.number()?, self.number()?) + base)
    }

    fn points<const N: usize>(&mut self, base: Vec2) -> Option<[Pos2; N]> {
        let mut all = [Pos2::ZERO; N];
        for point in &mut all {
            *point = self.point(base)?;
        }
        Some(all)
    }

    fn arc(&mut self, base: Vec2) -> Option<(f32, bool, bool, Pos2)> {
        let (radius, _, _) = (self.number()?, self.number()?, self.number()?);
        let (large, sweep) = (self.number()? != 0.0, self.number()? != 0.0);
        Some((radius, large, sweep, self.point(base)?))
    }
}

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

/// Signs for buttons, 24 by 24, one stroke wide of 2.2.
const SIGNS: [(&str, &str); 17] = [
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
    (
        "help",
        "M8 9 A4 4 0 1 1 13.5 12.5 C12 13.3 12 14.2 12 15.5 M12 19 V19.6",
    ),
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

/// A number in slab figures, capitals `height` px high, centred on `centre`.
pub fn figures(words: &str, centre: Pos2, height: f32, ink: Color32) -> Vec<Shape> {
    let k = height / 100.0;
    let letters: Vec<Slab> = words.chars().filter_map(slab).collect();
    let width: f32 = letters.iter().map(|(w, _)| w + KERN).sum::<f32>() - KERN;
    let mut x = centre.x - width * k / 2.0;
    let mut shapes = Vec::new();
    for (wide, strokes) in letters {
        for &(data, thick) in strokes {
            for line in outlines(data) {
                let points = line
                    .points
                    .iter()
                    .map(|p| pos2(x + p.x * k, centre.y + (p.y - 50.0) * k))
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

    #[test]
    fn every_sign_reads_to_its_end() {
        for (name, data) in SIGNS {
            let begun = data.matches('M').count();
            assert_eq!(outlines(data).len(), begun, "{name}");
        }
    }
}
