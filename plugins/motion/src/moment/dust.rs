//! Dust where a card lands.

use bevy::math::curve::EaseFunction::QuadraticOut;
use bevy::prelude::*;
use bower_cards::{Pose, TableRoot, depth};
use bower_stage::{Layout, Settings, Speed};

use super::shape;
use crate::cue::{Cue, Heard};
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use crate::pace;

/// Dust where a card lands.
pub fn dust(
    mut cues: MessageReader<Cue>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    roots: Query<Entity, With<TableRoot>>,
    mut commands: Commands,
) {
    let Some(root) = fx::root(&roots) else { return };
    let mut stage = Stage {
        commands: &mut commands,
        root,
        fonts: None,
        layout: &layout,
        settings: &settings,
        over: settings.speed == Speed::Instant,
    };
    for cue in cues.read().filter(|cue| cue.what == Heard::Land) {
        let flat = Pose {
            at: cue.at,
            width: 60.0 * layout.unit,
            depth: depth::TRICK - 1.0,
            alpha: 0.14,
            ..shape()
        };
        let wide = Pose {
            width: 2.0 * 88.0 * layout.unit,
            alpha: 0.0,
            ..flat
        };
        stage.fly(
            fx::RING,
            flat,
            vec![Leg::new(0.0, pace::DUST, To::At(wide), QuadraticOut)],
        );
    }
}
