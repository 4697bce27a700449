//! Where a thing rests and where it is drawn: what motion tweens between.

use bevy::prelude::*;

/// Where a card, token, bubble or barn part rests once nothing moves. Set by [`crate::CardsSet::Place`] from its
/// [`crate::Spot`] and the layout, and only when it changes.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Pose)]
pub struct Rest {
    /// Centre, px from the window's upper left, y down.
    pub at: Vec2,
    /// Degrees clockwise.
    pub turn: f32,
    /// Width as drawn, px.
    pub width: f32,
    /// Height above the felt, 0 to 3: what the shadow tells.
    pub height: f32,
    /// Draw order: greater lies over lesser.
    pub depth: f32,
    /// Whether the face is seen; things that have no back rest face up.
    pub face_up: bool,
    /// 0 (unseen) to 1.
    pub alpha: f32,
}

impl Default for Rest {
    fn default() -> Self {
        Self {
            at: Vec2::ZERO,
            turn: 0.0,
            width: 0.0,
            height: 0.0,
            depth: 0.0,
            face_up: true,
            alpha: 1.0,
        }
    }
}

impl Rest {
    /// This rest place as a pose, for things that arrive without motion.
    pub fn pose(&self) -> Pose {
        Pose {
            at: self.at,
            turn: self.turn,
            width: self.width,
            height: self.height,
            depth: self.depth,
            face: if self.face_up { 1.0 } else { -1.0 },
            alpha: self.alpha,
        }
    }
}

/// How a thing is drawn now. Motion writes it; without motion it is the [`Rest`]. Painted in [`crate::CardsSet::Paint`].
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Centre, px from the window's upper left, y down.
    pub at: Vec2,
    /// Degrees clockwise.
    pub turn: f32,
    /// Width as if it lay flat, px.
    pub width: f32,
    /// Height above the felt, 0 to 3: what the shadow tells.
    pub height: f32,
    /// Draw order: greater lies over lesser. A flying card adds [`crate::depth::FLYING`] to its height.
    pub depth: f32,
    /// Turned about its upright axis: 1 is the face, 0 on edge, −1 the back. What is drawn is as wide as its size.
    pub face: f32,
    /// 0 (unseen) to 1.
    pub alpha: f32,
}

impl Default for Pose {
    fn default() -> Self {
        Rest::default().pose()
    }
}

/// Something other than a card that rests and moves by the same rules: motion tells them apart by this.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prop {
    /// The dealer's button.
    DealerButton,
    /// The mark of who made trump.
    MakersMark,
    /// What a seat has just said.
    Bubble(bower_rules::Seat),
    /// The lantern; its `alpha` is how brightly it burns.
    Lantern,
    /// A leaf of a side's barn doors; its `face` is how far it stands open: 1 open, −1 shut.
    Door {
        /// Ours (true) or theirs.
        ours: bool,
        /// The left leaf (true) or the right.
        left: bool,
    },
    /// The bar across a side's barn doors.
    Bar {
        /// Ours (true) or theirs.
        ours: bool,
    },
    /// The lower of a side's two fives: it gives way as the upper slides, so that both stay in the doorway.
    LowerFive {
        /// Ours (true) or theirs.
        ours: bool,
    },
    /// The upper of a side's two fives, that slides off the lower.
    UpperFive {
        /// Ours (true) or theirs.
        ours: bool,
    },
}
