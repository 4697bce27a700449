//! The parts a layout is made of. All in logical pixels, y down from the window's upper left; turns in degrees clockwise.

use bevy::math::{Rect, Vec2};
use bevy::prelude::Resource;

/// Which of the three ways a window is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Shape {
    /// At least 1.25 times as wide as high, or too low to be tall, and at least 480 high.
    #[default]
    Wide,
    /// A phone held upright.
    Tall,
    /// Under 480 high: a phone on its side.
    Squat,
}

/// What the device keeps of each edge of the window, logical px: a notch, a bar. As a resource it is what the window's
/// device keeps just now; the page writes it in a browser, elsewhere nothing is kept.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Inset {
    /// From the left.
    pub left: f32,
    /// From above.
    pub top: f32,
    /// From the right.
    pub right: f32,
    /// From below.
    pub bottom: f32,
}

/// How a line of words hangs on its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hang {
    /// The point is its middle.
    #[default]
    Middle,
    /// The point is its left end.
    Start,
    /// The point is its right end.
    End,
}

/// The viewer's hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HandPart {
    /// Centre of the fan.
    pub at: Vec2,
    /// Width of a card.
    pub width: f32,
    /// Width the whole fan may take.
    pub room: f32,
    /// How far the end card lies below the middle one.
    pub bow: f32,
    /// Greatest angle between neighbours.
    pub fan: f32,
}

/// The trick.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrickPart {
    /// Centre.
    pub at: Vec2,
    /// Width of a card.
    pub width: f32,
    /// How far it reaches across and down.
    pub reach: Vec2,
}

/// A player's hoop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HoopPart {
    /// Centre.
    pub at: Vec2,
    /// Radius of the ring.
    pub radius: f32,
}

/// A name plate.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlatePart {
    /// Where it hangs: upright, its middle.
    pub at: Vec2,
    /// Which of its ends hangs there.
    pub hang: Hang,
}

/// The cards another player holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HeldPart {
    /// Centre.
    pub at: Vec2,
    /// Width of a card.
    pub width: f32,
    /// The middle card's turn: 0, 90 or −90.
    pub turn: f32,
    /// Distance between neighbours.
    pub step: f32,
}

/// A barn, or a seat's own score: drawings with an origin and a scale.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScorePart {
    /// A barn's upper left corner; the centre of a seat's shed or mailbox.
    pub at: Vec2,
    /// Of 200 by 186 for a barn, of 80 by 72 for a shed or mailbox.
    pub scale: f32,
}

impl ScorePart {
    /// A barn's drawing, units.
    pub const BARN: Vec2 = Vec2::new(200.0, 186.0);

    /// What a barn takes up there.
    pub fn barn(self) -> Rect {
        Rect::from_corners(self.at, self.at + Self::BARN * self.scale)
    }
}

/// The lantern, and the word of what it shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LanternPart {
    /// The middle of its upper edge.
    pub at: Vec2,
    /// Height, of a drawing 150 high.
    pub height: f32,
    /// Where its word hangs, and the size of it.
    pub word: PlatePart,
    /// Text size of the word at the player's size 1.
    pub word_size: f32,
}

/// Tricks taken.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PilePart {
    /// Centre of the lowest packet.
    pub at: Vec2,
    /// Width of a card.
    pub width: f32,
}

/// What a round button does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Knob {
    /// The menu, where play stops.
    Menu,
    /// The trick before.
    LastTrick,
    /// What the coach would do.
    Hint,
    /// The rule card of the game in play.
    Rules,
}

/// A round button.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct KnobPart {
    /// Centre.
    pub at: Vec2,
    /// Radius as drawn; what is touched is at least 44 across.
    pub radius: f32,
    /// What it does.
    pub knob: Knob,
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lie {
    /// Centre.
    pub at: Vec2,
    /// Turn.
    pub turn: f32,
    /// Width.
    pub width: f32,
}

impl Lie {
    /// Height of a card as a share of its width.
    pub const ASPECT: f32 = 350.0 / 250.0;

    /// The card's height.
    pub fn height(&self) -> f32 {
        self.width * Self::ASPECT
    }

    /// Where a point of the card's own drawing (250 by 350 units, from its upper left) lies in the window.
    pub fn point(&self, x: f32, y: f32) -> Vec2 {
        let scale = self.width / 250.0;
        self.at
            + Vec2::from_angle(self.turn.to_radians())
                .rotate((Vec2::new(x, y) - Vec2::new(125.0, 175.0)) * scale)
    }

    /// A point of the window in the units of the card's drawing.
    pub fn local(&self, point: Vec2) -> Vec2 {
        let scale = 250.0 / self.width;
        Vec2::from_angle(-self.turn.to_radians()).rotate(point - self.at) * scale
            + Vec2::new(125.0, 175.0)
    }

    /// Whether a point of the window is on the card.
    pub fn contains(&self, point: Vec2) -> bool {
        let local = self.local(point);
        self.width > 0.0 && (0.0..=250.0).contains(&local.x) && (0.0..=350.0).contains(&local.y)
    }

    /// The rectangle about all of it, turned as it is.
    pub fn about(self) -> Rect {
        let corners = self.corners();
        let first = Rect::from_corners(corners[0], corners[0]);
        corners
            .iter()
            .fold(first, |all, corner| all.union_point(*corner))
    }

    /// Its four corners, clockwise from the upper left.
    pub fn corners(&self) -> [Vec2; 4] {
        [
            self.point(0.0, 0.0),
            self.point(250.0, 0.0),
            self.point(250.0, 350.0),
            self.point(0.0, 350.0),
        ]
    }
}
