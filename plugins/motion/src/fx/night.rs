//! Night with a pool of light in it.

use bevy::prelude::*;
use bower_cards::{Fit, Picture, Pose};

use super::{Fx, Lasting, POOL, Stage};
use crate::flight::{Flight, Leg, Then};

/// The drawing is as dark at its edge as it ever is; so many of its px there are left out, that what lies beside it on
/// the sheet cannot shine in.
const EDGE: f32 = 2.0;

impl Stage<'_, '_, '_> {
    /// Night over the whole window but for a pool of light, by these legs of its middle and its darkness; their width is
    /// the drawing's. Plain night goes on where the drawing ends.
    pub fn night(&mut self, radius: f32, from: Pose, legs: Vec<Leg>) {
        let from = Pose {
            width: 2.0 * radius,
            ..from
        };
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(from, legs)
        };
        if self.settings.reduced_motion || self.over {
            flight = super::stage::end_only(flight, self.over);
        }
        let tween = flight.tween(self.settings.speed.factor());
        let pose = if tween.is_some() {
            flight.from
        } else {
            flight.pose(None, |_| None)
        };
        let drawn = POOL.drawn;
        let pool = self
            .commands
            .spawn((
                Fx::whole(drawn),
                Lasting,
                pose,
                Transform::default(),
                Visibility::Hidden,
                Name::new("night"),
                ChildOf(self.root),
            ))
            .id();
        if let Some(tween) = tween {
            self.commands.entity(pool).insert((flight, tween));
        }
        let unlit = POOL.tint.with_alpha(0.0);
        let half = drawn / 2.0;
        let part = Rect::from_corners(Vec2::splat(EDGE), Vec2::splat(drawn - EDGE));
        self.commands.spawn((
            Picture::new(POOL.on, POOL.name).fit(Fit::Part(part, Vec2::splat(drawn))),
            Sprite {
                color: unlit,
                ..default()
            },
            Transform::from_xyz(-half, half, 0.0),
            ChildOf(pool),
        ));
        let far = 2.0 * self.layout.width.max(self.layout.height) / (2.0 * radius) * drawn;
        let out = half + far / 2.0;
        for (x, y, wide, high) in [
            (-out, 0.0, far, drawn),
            (out, 0.0, far, drawn),
            (0.0, out, drawn + 2.0 * far, far),
            (0.0, -out, drawn + 2.0 * far, far),
        ] {
            let sprite = Sprite {
                color: unlit,
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
