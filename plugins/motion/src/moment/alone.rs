//! Whoever plays alone.

use bevy::math::curve::EaseFunction::{CubicInOut, Linear};
use bevy::prelude::*;
use bower_cards::{Pose, Shown, depth};

use super::shape;
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use crate::pace;

/// A ring of light closes on whoever plays alone.
pub(super) fn alone(stage: &mut Stage, shown: &Shown) {
    let Some(hoop) = shown
        .maker
        .and_then(|maker| stage.layout.hoops[shown.place(maker)])
    else {
        return;
    };
    let around = 2.0 * hoop.radius * 124.0 / 94.0;
    let wide = Pose {
        at: hoop.at,
        width: around * 3.2,
        depth: depth::HOOP - 0.5,
        ..shape()
    };
    let closed = Pose {
        width: around * 1.1,
        alpha: 1.0,
        ..wide
    };
    stage.fly(
        fx::RISEN,
        wide,
        vec![
            Leg::new(0.0, pace::ALONE * 0.7, To::At(closed), CubicInOut),
            Leg::new(
                pace::ALONE * 0.7,
                pace::ALONE * 0.3,
                To::At(Pose {
                    alpha: 0.0,
                    ..closed
                }),
                Linear,
            ),
        ],
    );
}
