//! Path data read and flattened to corners.

use bevy_egui::egui::{Pos2, Vec2, pos2};

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
