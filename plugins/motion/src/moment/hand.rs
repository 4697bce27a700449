//! What the moments a hand ends with share.

use bevy::math::curve::EaseFunction::{BackOut, QuadraticIn};
use bevy::prelude::*;
use bower_cards::{Pose, Shown, depth};
use bower_rules::{Outcome, Seat, Side};
use bower_words::text_with;

use super::hoops::Hoops;
use super::{Players, shape};
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};

/// A hand's moment.
pub(super) struct HandMoment<'b, 'a, 'w, 's, 'qw, 'qs> {
    pub(super) stage: &'b mut Stage<'a, 'w, 's>,
    pub(super) shown: &'b Shown,
    pub(super) viewer: Seat,
    pub(super) players: &'b Players<'qw, 'qs>,
    pub(super) hoops: &'b Hoops<'qw, 'qs>,
    pub(super) outcome: Outcome,
}

impl HandMoment<'_, '_, '_, '_, '_, '_> {
    pub(super) fn unit(&self) -> f32 {
        self.stage.layout.unit
    }

    /// The side that gains, and whether it is the viewer's.
    pub(super) fn winners(&self) -> (Side, bool) {
        let game = &self.shown.game;
        let best = Side::all(game.sides())
            .max_by_key(|side| self.outcome.points[*side])
            .unwrap_or(game.side_of(self.viewer));
        (best, best == game.side_of(self.viewer))
    }

    /// What the winners gained, in words.
    pub(super) fn points(&self, key: &str) -> String {
        let (side, _) = self.winners();
        text_with(
            key,
            &[("points", i64::from(self.outcome.points[side]).into())],
        )
    }

    /// Where a side's score is kept: before its barn's door, or at a seat's own score.
    pub(super) fn home(&self, ours: bool, seat: Seat) -> Vec2 {
        let layout = self.stage.layout;
        if let Some(barns) = layout.barns {
            let part = if ours { barns.ours } else { barns.theirs };
            return part.at + Vec2::new(100.0, 121.0) * part.scale;
        }
        let place = self.shown.place(seat);
        layout.scores[place]
            .map(|part| part.at)
            .or(layout.hoops[place].map(|hoop| hoop.at))
            .unwrap_or(layout.trick.at)
    }

    /// Where a ribbon hangs: right of the middle, over the trick, never over the hand.
    pub(super) fn ribbon_at(&self, down: f32) -> Vec2 {
        let layout = self.stage.layout;
        layout.trick.at + Vec2::new(50.0, down - 76.0) * layout.unit
    }

    /// Sparks on a circle that come up and go out.
    pub(super) fn sparks(
        &mut self,
        centre: Vec2,
        radius: f32,
        count: u32,
        size: f32,
        from: f32,
        to: f32,
    ) {
        for i in 0..count {
            let way = Vec2::from_angle(
                core::f32::consts::TAU * i as f32 / count as f32 - core::f32::consts::FRAC_PI_2,
            );
            let unlit = Pose {
                at: centre + way * (radius * 0.55),
                width: size * 0.4,
                depth: depth::MOMENT + 4.0,
                ..shape()
            };
            let lit = Pose {
                at: centre + way * radius,
                width: size * (0.8 + 0.3 * (i % 2) as f32),
                alpha: 1.0,
                turn: 40.0,
                ..unlit
            };
            let gone = Pose {
                at: centre + way * (radius * 1.12),
                width: size * 0.3,
                alpha: 0.0,
                turn: 90.0,
                ..lit
            };
            let hold = (to - from) * 0.45;
            self.stage.fly(
                fx::SPARK,
                unlit,
                vec![
                    Leg::new(from + 14.0 * i as f32, 220.0, To::At(lit), BackOut),
                    Leg::new(
                        from + 14.0 * i as f32 + 220.0 + hold,
                        (to - from - hold).max(120.0),
                        To::At(gone),
                        QuadraticIn,
                    ),
                ],
            );
        }
    }
}
