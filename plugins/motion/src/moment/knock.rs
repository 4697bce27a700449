//! A player who knocks.

use bevy::math::curve::EaseFunction::{Linear, QuadraticOut};
use bevy::prelude::*;
use bower_cards::{Pose, depth};
use bower_stage::layout::Place;

use super::hoops::{Hoops, borrow};
use super::shape;
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use crate::pace;

/// A player who knocks: his hoop dips twice, and two rings of dust run over the felt before him.
pub(super) fn knock(stage: &mut Stage, place: Place, hoops: &Hoops) {
    let Some(hoop) = stage.layout.hoops[place] else {
        return;
    };
    let unit = stage.layout.unit;
    if let Some((entity, home)) = hoops
        .at(stage.layout, place)
        .filter(|_| !stage.settings.reduced_motion)
    {
        let down = Pose {
            at: home.at + Vec2::Y * (pace::PASS_DIP * unit),
            ..home
        };
        let dip = |i: u8, to| {
            Leg::new(
                pace::PASS / 4.0 * f32::from(i),
                pace::PASS / 4.0,
                To::At(to),
                QuadraticOut,
            )
        };
        borrow(
            stage,
            (entity, home),
            vec![dip(0, down), dip(1, home), dip(2, down), dip(3, home)],
        );
    }
    let towards = (stage.layout.trick.at - hoop.at).normalize_or(Vec2::NEG_Y);
    let at = hoop.at + towards * (hoop.radius + 22.0 * unit);
    for (start, size) in [(0.0, 74.0), (100.0, 56.0)] {
        let small = Pose {
            at,
            width: 16.0 * unit,
            depth: depth::HOOP - 2.0,
            alpha: 0.34,
            ..shape()
        };
        let wide = Pose {
            width: size * unit,
            alpha: 0.0,
            ..small
        };
        stage.fly(
            fx::RING,
            Pose {
                alpha: 0.0,
                ..small
            },
            vec![
                Leg::new(start, 1.0, To::At(small), Linear),
                Leg::new(start + 1.0, pace::PASS, To::At(wide), QuadraticOut),
            ],
        );
    }
}
