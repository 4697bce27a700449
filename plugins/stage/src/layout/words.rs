//! Sizes of words on the table, plates that never leave the window, and where what was said is shown.

use bevy::math::{Rect, Vec2, vec2};

use super::{Hang, HoopPart, KnobPart, Layout, Lie, Place, PlatePart, Shape};

/// How far beside the first line's middle a second begins where it has no room under it, sizes of its words.
const BESIDE: f32 = 3.6;

/// Which way a bubble's tail points: towards its speaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tail {
    /// To a speaker at its left.
    Left,
    /// To a speaker at its right.
    Right,
    /// To a speaker below.
    Down,
    /// To a speaker above.
    Up,
}

/// Where a bubble hangs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BubblePart {
    /// Where it hangs: upright, its middle.
    pub at: Vec2,
    /// Which of its ends hangs there.
    pub hang: Hang,
    /// Where its tail points.
    pub tail: Tail,
    /// The widest it may be.
    pub room: f32,
}

impl BubblePart {
    /// The same on the other side of a line down the window.
    fn mirrored_about(self, x: f32) -> Self {
        Self {
            at: vec2(2.0 * x - self.at.x, self.at.y),
            hang: self.hang.mirrored(),
            tail: match self.tail {
                Tail::Left => Tail::Right,
                Tail::Right => Tail::Left,
                tail @ (Tail::Down | Tail::Up) => tail,
            },
            room: self.room,
        }
    }
}

impl Layout {
    /// The size words are written in where the drawing has `size` px (already scaled): times the player's own size, and
    /// never under 14 px on a phone, 16 elsewhere.
    pub fn text_size(&self, size: f32) -> f32 {
        (size * self.text).max(self.least_text())
    }

    /// The least size of any words, px.
    fn least_text(&self) -> f32 {
        if self.shape == Shape::Wide {
            16.0
        } else {
            14.0
        }
    }

    /// Text size of a place's plate: [`Layout::text_size`] of the name size, held to the height that is free there.
    pub fn plate_size(&self, place: Place) -> f32 {
        let free = match (self.shape, place) {
            // Between the hoop and the far card of the trick.
            (Shape::Wide, Place::North) if !self.company.solo || self.company.seats == 4 => {
                23.0 * self.unit
            }
            (Shape::Wide, Place::NorthWest | Place::NorthEast) if self.company.seats >= 6 => {
                26.0 * self.unit
            }
            (Shape::Wide, Place::South) => 24.0 * self.unit,
            // Between the hoop and the cards held beneath it, or the next seat's.
            (Shape::Tall, Place::South) => 20.0 * self.unit,
            (Shape::Tall, _) => 17.5 * self.unit,
            (Shape::Squat, _) if self.company.seats >= 6 => 15.5 * self.unit,
            (Shape::Squat, _) => 20.0 * self.unit,
            _ => 30.0 * self.unit,
        };
        self.text_size(self.name_size)
            .min(free.max(self.least_text()))
    }

    /// The rectangle of a plate of `words` px wide in a text of `size` px, hung as `part` says, its upper edge where the
    /// drawing has it, moved inside the window where it would leave it.
    pub fn plate(&self, part: PlatePart, words: f32, size: f32) -> Rect {
        let half = vec2(words / 2.0 + size * 0.52, size * 0.75);
        let grown = match part.hang {
            Hang::Middle => (size - self.name_size).max(0.0) * 0.75,
            Hang::Start | Hang::End => 0.0,
        };
        let x = match part.hang {
            Hang::Middle => part.at.x,
            Hang::Start => part.at.x + half.x,
            Hang::End => part.at.x - half.x,
        };
        self.kept_inside(vec2(x, part.at.y + grown), half)
    }

    /// A rectangle about `at` moved inside the safe part of the window.
    fn kept_inside(&self, at: Vec2, half: Vec2) -> Rect {
        let safe = self.safe();
        let at = at
            .max(safe.min + half)
            .min((safe.max - half).max(safe.min + half));
        Rect {
            min: at - half,
            max: at + half,
        }
    }

    /// Text size of a bubble, held on an upright phone to what is free between the lantern's words and a player's cards,
    /// on one on its side to what is free between a barn and the player under it.
    pub fn bubble_size(&self) -> f32 {
        let size = self.held(self.text_size(self.name_size * 0.95));
        if self.shape == Shape::Squat && self.barns.is_some() {
            size.min((21.0 * self.unit).max(14.0))
        } else {
            size
        }
    }

    /// Text size of the words under the lantern, held likewise: on a phone on its side to what is free under it, in a wide
    /// window to what is free between the trick and the left player's cards.
    pub fn word_size(&self) -> f32 {
        let size = self.held(self.text_size(self.lantern.word_size));
        let free = match self.shape {
            Shape::Wide => 32.0,
            // Six leave it less: their cards reach further in.
            Shape::Squat if self.company.seats >= 6 => 15.5,
            Shape::Squat => 20.0,
            Shape::Tall => return size,
        };
        size.min((free * self.unit).max(self.least_text()))
    }

    /// The size of a line of words under the lantern, 0 the first, and its plate, px from the window's upper left: smaller
    /// where beside the trick it would lie under a player's cards. `wide` tells how wide the words are in a size.
    pub fn word_fit(&self, line: usize, wide: impl Fn(f32) -> f32) -> (f32, Rect) {
        let cards = usize::from(self.company.cards);
        let held = |place: Place| (0..cards).filter_map(move |i| self.held_card(place, i, cards));
        let held: Vec<Rect> = Place::ALL
            .into_iter()
            .flat_map(held)
            .map(Lie::about)
            .collect();
        let (mut size, least) = (self.word_size(), self.least_text());
        loop {
            let plate = self.word_in(line, wide(size), size);
            let free = held.iter().all(|card| card.intersect(plate).is_empty());
            if free || size <= least {
                return (size, plate);
            }
            size = (size - 1.0).max(least);
        }
    }

    /// The plate of a line of words so many px wide: beside the trick, where it would otherwise go under its cards.
    fn word_in(&self, line: usize, words: f32, size: f32) -> Rect {
        let mut part = self.lantern.word;
        let (step, six) = (self.word_size() * line as f32, self.company.seats >= 6);
        match part.hang {
            // Under the first line the cards of the seat beneath begin.
            Hang::Middle if six && self.shape == Shape::Tall && line > 0 => {
                part.at.x += step * BESIDE;
                part.hang = Hang::Start;
            }
            Hang::Start if six => part.at += vec2(18.0 * self.unit * line as f32, step * 1.52),
            _ => part.at.y += step * 1.7,
        }
        let plate = self.plate(part, words, size);
        let (middle, gap) = (self.trick.at.x, 4.0 * self.unit);
        let left = self.lantern.at.x < middle;
        let over = Place::ALL
            .into_iter()
            .filter(|place| self.hoops[*place].is_some())
            .map(|place| self.trick_card(place, 0.0).about())
            .filter(|card| !card.intersect(plate).is_empty())
            .map(|card| {
                if left {
                    plate.max.x - (card.min.x - gap)
                } else {
                    card.max.x + gap - plate.min.x
                }
            })
            .fold(0.0, f32::max);
        let by = if left { -over } else { over };
        self.kept_inside(plate.center() + vec2(by, 0.0), plate.half_size())
    }

    /// The plate of words as wide as so many times their size.
    pub fn word_plate(&self, line: usize, wide: f32) -> Rect {
        self.word_fit(line, |size| size * wide).1
    }

    /// What the words under the lantern take up, px from the window's upper left: what is trump, and under it who plays
    /// alone.
    pub fn words(&self) -> Rect {
        self.word_plate(0, 5.0).union(self.word_plate(1, 5.0))
    }

    fn held(&self, size: f32) -> f32 {
        if self.shape == Shape::Tall {
            size.min((16.0 * self.unit).max(14.0))
        } else {
            size
        }
    }

    /// Where what a place has said is shown.
    pub fn bubble(&self, place: Place) -> Option<BubblePart> {
        let HoopPart { at, radius } = self.hoops[place]?;
        let unit = self.unit;
        let safe = self.safe();
        let solo = self.company.solo;
        let six = self.company.seats >= 6;
        let inward = |off: f32, y: f32, room: f32| {
            if place.is_right() {
                BubblePart {
                    at: vec2(at.x - off * unit, y),
                    hang: Hang::End,
                    tail: Tail::Right,
                    room: room * unit,
                }
            } else {
                BubblePart {
                    at: vec2(at.x + off * unit, y),
                    hang: Hang::Start,
                    tail: Tail::Left,
                    room: room * unit,
                }
            }
        };
        let above = |up: f32, room: f32| BubblePart {
            at: at - vec2(0.0, up * unit),
            hang: Hang::Middle,
            tail: Tail::Down,
            room: room * unit,
        };
        let top = at.y - safe.min.y < 100.0 * unit;
        let part = match self.shape {
            Shape::Wide if place == Place::South => BubblePart {
                at: at - vec2(radius + 14.0 * unit, 24.0 * unit),
                hang: Hang::End,
                tail: Tail::Right,
                room: 190.0 * unit,
            },
            Shape::Wide if top => inward(105.0, at.y + 64.0 * unit, 260.0),
            Shape::Wide => inward(145.0, at.y, 260.0),
            // Over his own plate: there is no other place between him and the round buttons.
            Shape::Tall if place == Place::South => {
                let start = radius + 10.0 * unit;
                let reach = |knob: &KnobPart| (knob.at.x - at.x).abs() - knob.radius;
                let beside = |knob: &&KnobPart| (knob.at.y - at.y).abs() < knob.radius + radius;
                let free = self.knobs.iter().flatten().filter(beside).map(reach);
                let room = free.fold(270.0 * unit, f32::min) - start - 6.0 * unit;
                BubblePart {
                    at: at + vec2(start, 0.0),
                    hang: Hang::Start,
                    tail: Tail::Left,
                    room,
                }
            }
            Shape::Tall if place == Place::North => inward(58.0, at.y + 92.0 * unit, 130.0),
            Shape::Tall if top => above(-108.0, 170.0),
            Shape::Tall if six => inward(
                radius / unit + 14.0,
                at.y - if place.is_right() { 8.0 } else { 0.0 } * unit,
                118.0,
            ),
            Shape::Tall => self.beside_fan(place, at, radius),
            Shape::Squat if place == Place::South => {
                let up = if solo { 103.0 } else { 52.0 };
                BubblePart {
                    at: at + vec2(radius, -up * unit),
                    hang: Hang::End,
                    tail: Tail::Down,
                    room: 190.0 * unit,
                }
            }
            Shape::Squat if place == Place::North => inward(209.0, at.y, 130.0),
            Shape::Squat if top => {
                let down = radius + 4.0 * unit + self.bubble_size() * 0.875;
                above(-(down / unit).max(46.0), 170.0)
            }
            // The lower pair's clear of the hand's end cards.
            Shape::Squat if six => inward(
                82.0,
                at.y - if at.y > self.trick.at.y + 80.0 * unit {
                    24.0 * unit
                } else {
                    0.0
                },
                130.0,
            ),
            Shape::Squat if solo => above(103.0, 150.0),
            // As high as it may without touching the barn.
            Shape::Squat => {
                let high = 66.5 - self.bubble_size() / unit * 0.875;
                above(high.min(52.0), 150.0)
            }
        };
        let mirrored = self.left_handed && place == Place::South;
        Some(if mirrored {
            part.mirrored_about(at.x)
        } else {
            part
        })
    }

    /// Where a player at the side of an upright phone speaks: over his cards where that is free, else under his name, else
    /// on his cards, clear of the lantern's words above them.
    fn beside_fan(&self, place: Place, hoop: Vec2, radius: f32) -> BubblePart {
        let unit = self.unit;
        let (half, tail) = (self.bubble_size() * 0.875, 8.0 * unit);
        let part = |y: f32, tail: Tail| BubblePart {
            at: vec2(hoop.x, y),
            hang: Hang::Middle,
            tail,
            room: 150.0 * unit,
        };
        let fan = self.held[place].map_or(hoop.y - radius, |held| {
            held.at.y - (held.width * Lie::ASPECT / 2.0 + 2.0 * unit)
        });
        let over = fan - tail - half;
        let free = match (place.is_left(), self.barns) {
            (true, _) => self.words().max.y,
            (false, Some(_)) => 132.0 * unit,
            // Under the cards of who sits at the top.
            (false, None) => 165.0 * unit,
        };
        if over - half >= free + 2.0 * unit {
            return part(over, Tail::Down);
        }
        let name = self.names[place].map_or(hoop.y + radius, |name| {
            let size = self.plate_size(place);
            self.plate(name, size, size).max.y
        });
        let under = name + 4.0 * unit + tail + half;
        let pile = self.company.solo || (place.is_right() && self.their_pile.is_some());
        if !pile && under + half + 4.0 * unit <= self.auction().min.y {
            return part(under, Tail::Up);
        }
        part(hoop.y - radius - 5.0 * unit - half, Tail::Down)
    }

    /// The rectangle of a bubble `words` px wide in a text of `size` px. The text shrinks to the bubble's room first.
    pub fn bubble_rect(&self, part: BubblePart, words: f32, size: f32) -> Rect {
        let half = vec2(words / 2.0 + size * 0.75, size * 0.875);
        let x = match part.hang {
            Hang::Middle => part.at.x,
            Hang::Start => part.at.x + half.x,
            Hang::End => part.at.x - half.x,
        };
        self.kept_inside(vec2(x, part.at.y), half)
    }
}
