//! Where everything rests for a window's size: the look's layout as formulas, with no picture and no game in it.
//!
//! Three shapes of window ([`Shape`]), two to six seats, in partnership or every player his own side. All lengths are
//! logical pixels from the window's upper left corner, y down. What is laid out by number (the cards of a hand, the
//! packets of a pile) is worked out by the functions in `rest.rs`.

mod left;
mod open;
mod parts;
mod place;
mod rest;
mod squat;
mod tall;
mod wide;
mod words;

#[cfg(test)]
mod apart;
#[cfg(test)]
mod readable;
#[cfg(test)]
mod reference;

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;
use bower_rules::Seat;

pub use parts::{
    HandPart, Hang, HeldPart, HoopPart, Inset, Knob, KnobPart, LanternPart, Lie, PilePart,
    PlatePart, ScorePart, Shape, TrickPart,
};
pub use place::{ByPlace, Company, Place};
pub use rest::Lift;
pub use words::{BubblePart, Tail};

/// The barns of the two sides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Barns {
    /// The viewer's side, upper left.
    pub ours: ScorePart,
    /// The other side, upper right.
    pub theirs: ScorePart,
}

/// Rest places in logical pixels, y down from the upper left corner, computed from the window. `plugins/cards` keeps it
/// up with the window and the game.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// Width of the window.
    pub width: f32,
    /// Height of the window.
    pub height: f32,
    /// What the device keeps of the window's edges.
    pub inset: Inset,
    /// Which way the window is laid out.
    pub shape: Shape,
    /// How long a pixel of the reference drawing of this shape is: what every length scales by.
    pub unit: f32,
    /// The player's own size of words, 0.8 to 2.
    pub text: f32,
    /// Whether it is laid out for a left hand, see [`Layout::for_left_hand`].
    pub left_handed: bool,
    /// Whether it is laid out for cards with the large index, see [`Layout::for_large_index`].
    pub large_index: bool,
    /// The company it is laid out for.
    pub company: Company,
    /// The viewer's hand.
    pub hand: HandPart,
    /// The trick.
    pub trick: TrickPart,
    /// Where a place's card lies in the trick, as a share of the trick's reach.
    pub shares: ByPlace<Vec2>,
    /// The players' hoops; none where nobody sits.
    pub hoops: ByPlace<Option<HoopPart>>,
    /// Their name plates.
    pub names: ByPlace<Option<PlatePart>>,
    /// The cards the others hold.
    pub held: ByPlace<Option<HeldPart>>,
    /// Each player's own score, where every player is his own side.
    pub scores: ByPlace<Option<ScorePart>>,
    /// The barns, where there are two sides.
    pub barns: Option<Barns>,
    /// The lantern.
    pub lantern: LanternPart,
    /// Tricks taken, by place: the viewer's side's at [`Place::South`]; others' where every player is his own side and
    /// there is room. Where there is none they stand on a badge at the hoop, see [`Layout::badge`].
    pub piles: ByPlace<Option<PilePart>>,
    /// The other side's tricks, where there are two sides.
    pub their_pile: Option<PilePart>,
    /// The round buttons, in the order focus takes them.
    pub knobs: [Option<KnobPart>; 4],
    /// Text size of a name plate at the player's size 1.
    pub name_size: f32,
    /// Width of the rim; it stands off the window's edge by a third of it.
    pub rim: f32,
    /// Radius of the rim's outer corners.
    pub corner: f32,
    /// Radius of the star in the felt.
    pub star: f32,
}

impl Default for Layout {
    /// The ordinary game in a window of 1280 by 720.
    fn default() -> Self {
        Self::new(
            Vec2::new(1280.0, 720.0),
            Inset::default(),
            Company::ORDINARY,
            1.0,
        )
    }
}

impl Layout {
    /// Space kept between the window's edge and anything but the rim, px.
    pub const MARGIN: f32 = 8.0;

    /// The layout of a window of `size` px for a company. `text` is the player's own size of words, 0.8 to 2. An inset
    /// deeper than [`Layout::MARGIN`] pushes everything but the rim inwards.
    pub fn new(size: Vec2, inset: Inset, company: Company, text: f32) -> Self {
        let beyond = |inset: f32| (inset - Self::MARGIN).max(0.0);
        let origin = Vec2::new(beyond(inset.left), beyond(inset.top));
        let inner =
            (size - origin - Vec2::new(beyond(inset.right), beyond(inset.bottom))).max(Vec2::ONE);
        let (w, h) = (inner.x, inner.y);
        let mut layout = if h > w / 1.25 && h > 560.0 {
            tall::layout(w, h, company)
        } else if h < 480.0 {
            squat::layout(w, h, company)
        } else {
            wide::layout(w, h, company)
        };
        layout.shift(origin);
        layout.hang_rules();
        Self {
            width: size.x,
            height: size.y,
            inset,
            text: text.clamp(0.8, 2.0),
            ..layout
        }
    }

    /// A layout with nothing placed, for the three shapes to fill in.
    fn bare(width: f32, height: f32, company: Company) -> Self {
        let nowhere = PlatePart {
            at: Vec2::ZERO,
            hang: Hang::Middle,
        };
        Self {
            width,
            height,
            inset: Inset::default(),
            shape: Shape::Wide,
            unit: 1.0,
            text: 1.0,
            left_handed: false,
            large_index: false,
            company,
            hand: HandPart {
                at: Vec2::ZERO,
                width: 0.0,
                room: 0.0,
                bow: 0.0,
                fan: 0.0,
            },
            trick: TrickPart {
                at: Vec2::ZERO,
                width: 0.0,
                reach: Vec2::ZERO,
            },
            shares: ByPlace::default(),
            hoops: ByPlace::default(),
            names: ByPlace::default(),
            held: ByPlace::default(),
            scores: ByPlace::default(),
            barns: None,
            lantern: LanternPart {
                at: Vec2::ZERO,
                height: 0.0,
                word: nowhere,
                word_size: 0.0,
            },
            piles: ByPlace::default(),
            their_pile: None,
            knobs: [None; 4],
            name_size: 0.0,
            rim: 0.0,
            corner: 0.0,
            star: 0.0,
        }
    }

    /// Hangs the button of the rule card on the lantern, which tells what the game is about and has its place in every
    /// company, where the foot of a narrow table has no room for a fourth.
    fn hang_rules(&mut self) {
        let lantern = self.lantern;
        self.knobs[3] = Some(KnobPart {
            at: lantern.at + Vec2::new(lantern.height * 0.29, lantern.height * 0.86),
            radius: (lantern.height * 0.13).max(11.0),
            knob: Knob::Rules,
        });
    }

    /// Moves everything by as much as an inset asks.
    fn shift(&mut self, by: Vec2) {
        if by == Vec2::ZERO {
            return;
        }
        self.hand.at += by;
        self.trick.at += by;
        self.lantern.at += by;
        self.lantern.word.at += by;
        for place in Place::ALL {
            let moved = [
                self.hoops[place].as_mut().map(|part| &mut part.at),
                self.names[place].as_mut().map(|part| &mut part.at),
                self.held[place].as_mut().map(|part| &mut part.at),
                self.scores[place].as_mut().map(|part| &mut part.at),
                self.piles[place].as_mut().map(|part| &mut part.at),
            ];
            moved.into_iter().flatten().for_each(|at| *at += by);
        }
        if let Some(barns) = &mut self.barns {
            barns.ours.at += by;
            barns.theirs.at += by;
        }
        self.their_pile.iter_mut().for_each(|pile| pile.at += by);
        self.knobs
            .iter_mut()
            .flatten()
            .for_each(|knob| knob.at += by);
    }

    /// Whether the window has a size at all: a layout of nothing is not to be used.
    pub fn is_usable(&self) -> bool {
        self.width >= 1.0 && self.height >= 1.0
    }

    /// Where a seat of the table sits at the screen of `viewer`.
    pub fn place(&self, seat: Seat, viewer: Seat) -> Place {
        Place::of(seat, viewer, self.company.seats)
    }

    /// What may be drawn on: the window less its margins or insets.
    pub fn safe(&self) -> Rect {
        let Inset {
            left,
            top,
            right,
            bottom,
        } = self.inset;
        Rect {
            min: Vec2::new(left, top).max(Vec2::splat(Self::MARGIN)),
            max: Vec2::new(self.width, self.height)
                - Vec2::new(right, bottom).max(Vec2::splat(Self::MARGIN)),
        }
    }

    /// The rim's outer edge.
    pub fn table(&self) -> Rect {
        let margin = self.rim / 3.0;
        Rect {
            min: Vec2::splat(margin),
            max: Vec2::new(self.width - margin, self.height - margin),
        }
    }
}
