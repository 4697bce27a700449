//! Smoke from the lantern.

use super::shape;
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use bevy::math::curve::EaseFunction::{QuadraticOut, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, depth};

/// Smoke from the lantern: one thread, then two more.
pub(super) fn smoke(stage: &mut Stage, start: f32) {
    let part = stage.layout.lantern;
    let scale = part.height / 150.0;
    for (i, (drawing, solid)) in fx::SMOKE.into_iter().zip([0.55, 0.43, 0.31]).enumerate() {
        let base = Pose {
            at: part.at + Vec2::new(7.0 * i as f32 - 7.0, 6.0) * scale,
            width: 30.0 * scale,
            depth: depth::LANTERN + 6.0,
            ..shape()
        };
        let seen = Pose {
            at: base.at - Vec2::Y * (26.0 * scale),
            alpha: solid,
            width: 34.0 * scale,
            ..base
        };
        let gone = Pose {
            at: base.at - Vec2::Y * (60.0 * scale),
            alpha: 0.0,
            width: 42.0 * scale,
            turn: 6.0,
            ..base
        };
        let begin = start + 180.0 * i as f32;
        stage.fly(
            drawing,
            base,
            vec![
                Leg::new(begin, 240.0, To::At(seen), SineInOut),
                Leg::new(begin + 240.0, 560.0, To::At(gone), QuadraticOut),
            ],
        );
    }
}
