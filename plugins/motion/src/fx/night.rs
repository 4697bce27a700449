//! Night with a pool of light in it.

use bevy::prelude::*;
use bower_cards::Pose;

use super::{POOL, Stage};
use crate::flight::Leg;

impl Stage<'_, '_, '_> {
    /// Night over the whole window but for a pool of light of a radius, by these legs of its middle and its darkness. The
    /// drawing ends at its edge; plain night goes on from there.
    pub fn night(&mut self, radius: f32, from: Pose, legs: Vec<Leg>) {
        let Some(pool) = self.lay(
            POOL,
            Pose {
                width: 2.0 * radius,
                ..from
            },
            legs,
        ) else {
            return;
        };
        let far = 2.0 * self.layout.width.max(self.layout.height) / (2.0 * radius) * POOL.drawn;
        let half = POOL.drawn / 2.0;
        let out = half + far / 2.0;
        for (x, y, wide, high) in [
            (-out, 0.0, far, POOL.drawn),
            (out, 0.0, far, POOL.drawn),
            (0.0, out, POOL.drawn + 2.0 * far, far),
            (0.0, -out, POOL.drawn + 2.0 * far, far),
        ] {
            let sprite = Sprite {
                color: POOL.tint.with_alpha(0.0),
                custom_size: Some(Vec2::new(wide, high)),
                ..default()
            };
            self.commands.spawn((
                sprite,
                Transform::from_xyz(x, y, 0.0),
                Visibility::Inherited,
                ChildOf(pool),
            ));
        }
    }
}
