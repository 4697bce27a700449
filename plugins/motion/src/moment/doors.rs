//! In the barn.

use bevy::math::curve::EaseFunction::{CubicOut, QuadraticIn, QuadraticOut};
use bevy::prelude::*;
use bower_cards::{Pose, Shown, depth};
use bower_rules::{Outcome, Seat, Side};

use super::shape;
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use crate::pace;

/// One short of the game: when the doors have met, light fans out under the sill and dust rises.
pub(super) fn doors(stage: &mut Stage, shown: &Shown, viewer: Seat, outcome: &Outcome) {
    let Some(barns) = stage.layout.barns else {
        return;
    };
    let mine = shown.game.side_of(viewer);
    for side in Side::all(shown.game.sides()) {
        let shut = shown.game.is_one_short(shown.score[side]);
        if !shut || outcome.points[side] <= 0 {
            continue;
        }
        let part = if side == mine {
            barns.ours
        } else {
            barns.theirs
        };
        let begin =
            pace::points(outcome.points[side].unsigned_abs().min(4).into()) + pace::DOORS_MEET;
        let base = Pose {
            depth: depth::BARN + 20.0,
            ..shape()
        };
        // The fan's zero is the barn's upper left, as of all its parts.
        let light = Pose {
            at: part.at,
            width: 78.0 * part.scale,
            ..base
        };
        stage.fly(
            fx::FAN,
            light,
            vec![
                Leg::new(
                    begin,
                    80.0,
                    To::At(Pose {
                        alpha: 0.9,
                        ..light
                    }),
                    QuadraticOut,
                ),
                Leg::new(begin + 220.0, 260.0, To::At(light), QuadraticIn),
            ],
        );
        for i in 0..8 {
            let sill = Pose {
                at: part.at + Vec2::new(9.0 + 26.0 * i as f32, 182.0) * part.scale,
                width: 14.0 * part.scale,
                ..base
            };
            let puff = Pose {
                at: sill.at - Vec2::Y * (5.0 * part.scale),
                width: 30.0 * part.scale,
                alpha: 0.30,
                ..sill
            };
            let gone = Pose {
                at: puff.at - Vec2::Y * (6.0 * part.scale),
                width: 40.0 * part.scale,
                alpha: 0.0,
                ..puff
            };
            let apart = (i as f32 - 3.5).abs() * 12.0;
            stage.fly(
                fx::DUST,
                sill,
                vec![
                    Leg::new(begin + apart, 120.0, To::At(puff), CubicOut),
                    Leg::new(begin + apart + 120.0, 220.0, To::At(gone), QuadraticOut),
                ],
            );
        }
    }
}
