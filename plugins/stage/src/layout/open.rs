//! Where the hand of a player lies who has laid it open.

use bevy::math::{Rect, Vec2, vec2};

use super::{HeldPart, HoopPart, Layout, Lie, Place, Shape};

/// Narrower, px, an index could not be read.
const LEAST: f32 = 34.0;

/// A row of open cards.
#[derive(Clone, Copy)]
struct Row {
    /// The middle of it.
    at: Vec2,
    /// The width of a card.
    width: f32,
    /// From its middle to its end.
    half: f32,
}

impl Row {
    fn rect(self) -> Rect {
        Rect::from_center_half_size(self.at, vec2(self.half, self.width * Lie::ASPECT / 2.0))
    }
}

impl Layout {
    /// Card `i` of the `n` another player has laid open: upright, large enough that every index is read, and where it
    /// leaves the lantern's words to be read.
    pub fn open_card(&self, place: Place, i: usize, n: usize) -> Option<Lie> {
        let held = self.held[place]?;
        let hoop = self.hoops[place]?;
        let usual = self.usual_row(place, held, hoop, n);
        let words = self.words().inflate(1.0);
        let Row { at, width, .. } = if usual.rect().intersect(words).is_empty() {
            usual
        } else {
            self.lower_row(usual, place)
        };
        let t = i as f32 - (n.max(1) as f32 - 1.0) / 2.0;
        Some(Lie {
            at: at + vec2(t * self.open_step(width), 0.0),
            turn: 0.0,
            width,
        })
    }

    /// Distance between neighbours of that width.
    fn open_step(&self, width: f32) -> f32 {
        width * self.strip().max(0.34)
    }

    /// At the hoop: beside it, or on an upright phone over or under it.
    fn usual_row(&self, place: Place, held: HeldPart, hoop: HoopPart, n: usize) -> Row {
        let unit = self.unit;
        let top = hoop.at.y - self.safe().min.y < 100.0 * unit;
        let wanted = match (self.shape, top) {
            (Shape::Wide, _) if self.company.seats < 6 => 60.0 * unit,
            (Shape::Wide, _) => held.width,
            (Shape::Tall, true) => 50.0 * unit,
            (Shape::Squat, true) => 42.0 * unit,
            (Shape::Squat, false) => 39.0 * unit,
            // Between the hoop and what hangs over it: the lantern's words, a barn.
            (Shape::Tall, false) => {
                let over = if place.is_left() {
                    self.words().max.y + 2.0 * unit
                } else {
                    130.0 * unit
                };
                let free = hoop.at.y - hoop.radius - 6.0 * unit - over;
                (free / Lie::ASPECT).min(46.0 * unit)
            }
        };
        let width = wanted.max(LEAST);
        let high = width * Lie::ASPECT;
        let half = (n.max(1) as f32 - 1.0) / 2.0 * self.open_step(width) + width / 2.0;
        let safe = self.safe();
        let beside = |gap: f32| {
            let way = if place.is_right() && !top { -1.0 } else { 1.0 };
            hoop.at.x + way * (hoop.radius + gap * unit + half)
        };
        let at = match (self.shape, top) {
            (Shape::Wide, _) => vec2(beside(5.0), held.at.y),
            // Under the plate.
            (Shape::Tall, true) => vec2(held.at.x, hoop.at.y + 59.0 * unit + high / 2.0),
            (Shape::Tall, false) => {
                vec2(held.at.x, hoop.at.y - hoop.radius - 5.0 * unit - high / 2.0)
            }
            // At the plate's end, or beside the hoop above it.
            (Shape::Squat, true) => {
                let clear = self.name_end(place) + 2.0 * unit + half;
                vec2(held.at.x.max(clear), held.at.y.max(safe.min.y + high / 2.0))
            }
            (Shape::Squat, false) => {
                let over = self.long_name(place).map_or(hoop.at.y, |name| {
                    hoop.at.y.min(name.min.y - 1.0 * unit - high / 2.0)
                });
                vec2(beside(4.0), over)
            }
        };
        self.kept_across(Row { at, width, half })
    }

    /// Where the lantern's words hang over the usual place: under them clear of the name's end, or on an upright phone
    /// under the name.
    fn lower_row(&self, usual: Row, place: Place) -> Row {
        let (unit, high) = (self.unit, usual.width * Lie::ASPECT);
        let name = self.long_name(place);
        let under = self.words().max.y + 2.0 * unit + high / 2.0;
        let at = match (self.shape, name) {
            (Shape::Tall, Some(name)) => vec2(usual.at.x, name.max.y + 3.0 * unit + high / 2.0),
            (_, Some(name)) if place.is_right() => {
                vec2(usual.at.x.min(name.min.x - 2.0 * unit - usual.half), under)
            }
            (_, Some(name)) => vec2(usual.at.x.max(name.max.x + 2.0 * unit + usual.half), under),
            (_, None) => vec2(usual.at.x, under),
        };
        self.kept_across(Row { at, ..usual })
    }

    /// The plate of a place with a long name on it.
    fn long_name(&self, place: Place) -> Option<Rect> {
        let size = self.plate_size(place);
        self.names[place].map(|part| self.plate(part, size * 4.2, size))
    }

    /// Where that ends at the right.
    fn name_end(&self, place: Place) -> f32 {
        self.long_name(place).map_or(0.0, |name| name.max.x)
    }

    /// The row moved inside the felt's sides.
    fn kept_across(&self, row: Row) -> Row {
        let (safe, felt) = (self.safe(), self.table().inflate(-self.rim));
        let half = row.half + 0.5;
        let least = safe.min.x.max(felt.min.x) + half;
        let most = (safe.max.x.min(felt.max.x) - half).max(least);
        let at = vec2(row.at.x.clamp(least, most), row.at.y);
        Row { at, ..row }
    }
}
