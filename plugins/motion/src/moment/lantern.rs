//! The lantern goes out, and smokes.

use bevy::math::curve::EaseFunction::{QuadraticIn, QuadraticOut, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Prop, depth};

use super::{Players, shape};
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};

/// The lantern gutters: half down, nearly out, up once more, and out. Then it smokes.
pub(super) fn gutter(stage: &mut Stage, players: &Players) {
    let lantern = players
        .iter()
        .find(|(_, _, prop, _, _)| *prop == Some(&Prop::Lantern));
    let Some((lantern, _, _, pose, _)) = lantern else {
        return;
    };
    let burns = |alpha: f32| To::At(Pose { alpha, ..*pose });
    stage.send(
        lantern,
        *pose,
        vec![
            Leg::new(0.0, 180.0, burns(0.55), QuadraticIn),
            Leg::new(220.0, 200.0, burns(0.15), SineInOut),
            Leg::new(460.0, 80.0, burns(0.30), SineInOut),
            Leg::new(560.0, 400.0, burns(0.0), QuadraticIn),
        ],
    );
    smoke(stage, 400.0);
}

/// Smoke from the lantern: one thread, then two more.
fn smoke(stage: &mut Stage, start: f32) {
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
