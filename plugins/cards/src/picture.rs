//! A drawing of a sheet as a sprite.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::sprite::{Anchor, BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};

use crate::art::{On, Sheets};

/// Clear pixels of the sheet drawn round a drawing; there are 8 before the next.
const RIM: f32 = 4.0;

/// How a drawing fills its sprite.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Fit {
    /// In its own units, placed by its own zero.
    #[default]
    Own,
    /// A nine-slice of this size in its own units; its sides stretch.
    Sliced(Vec2),
    /// A nine-slice of this size in its own units; its sides repeat.
    Tiled(Vec2),
    /// Only this part of it, in pixels of the sheet from the drawing's upper left; what lies beyond a tile repeats. The
    /// sprite is as large as given second, placed by its upper left.
    Part(Rect, Vec2),
}

/// A drawing, by the kind of sheet it is on and its name. The sprite follows when either changes, or the sheet.
#[derive(Component, Clone, PartialEq, Debug)]
#[require(Sprite, Transform, Visibility)]
pub struct Picture {
    /// The sheet.
    pub on: On,
    /// The drawing's name there.
    pub name: Cow<'static, str>,
    /// How it fills its sprite.
    pub fit: Fit,
}

impl Picture {
    /// A drawing in its own units.
    pub fn new(on: On, name: impl Into<Cow<'static, str>>) -> Self {
        Self {
            on,
            name: name.into(),
            fit: Fit::Own,
        }
    }

    /// The same, fitted another way.
    pub fn fit(mut self, fit: Fit) -> Self {
        self.fit = fit;
        self
    }
}

/// A picture tinted and placed: `at` in its parent's units, y down, and `depth` over its parent.
pub fn piece(picture: Picture, at: Vec2, depth: f32, colour: Color) -> impl Bundle {
    (
        picture,
        Sprite {
            color: colour,
            ..default()
        },
        Transform::from_xyz(at.x, -at.y, depth),
    )
}

/// Fills the sprites of pictures that have changed, or of all of them where the sheets have.
pub(crate) fn dress(
    sheets: Sheets,
    mut all: Query<(Ref<Picture>, &mut Sprite, &mut Anchor, &mut Transform)>,
) {
    let every = sheets.is_changed();
    for (picture, mut sprite, mut anchor, mut transform) in &mut all {
        if !every && !picture.is_changed() {
            continue;
        }
        let Some((entry, image)) = sheets.get(picture.on, &picture.name) else {
            // Nothing is drawn rather than a white box.
            sprite.custom_size = Some(Vec2::ZERO);
            continue;
        };
        let scale = entry.pixels_per_unit();
        sprite.image = image.clone();
        sprite.rect = Some(entry.rect());
        sprite.image_mode = SpriteImageMode::Auto;
        match picture.fit {
            Fit::Own => {
                // A little of what is clear round it, so that its edge is smooth however it is turned.
                let (rim, size) = (RIM / scale, entry.size() + 2.0 * RIM / scale);
                let origin = (Vec2::from(entry.origin) + rim) / size;
                sprite.rect = Some(entry.rect().inflate(RIM));
                sprite.custom_size = Some(size);
                *anchor = Anchor(Vec2::new(origin.x - 0.5, 0.5 - origin.y));
            }
            Fit::Sliced(size) | Fit::Tiled(size) => {
                let [left, top, right, bottom] =
                    entry.slice.unwrap_or_default().map(|side| side as f32);
                let sides = match picture.fit {
                    Fit::Tiled(_) => SliceScaleMode::Tile { stretch_value: 1.0 },
                    _ => SliceScaleMode::Stretch,
                };
                sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect {
                        min_inset: Vec2::new(left, top),
                        max_inset: Vec2::new(right, bottom),
                    },
                    sides_scale_mode: sides,
                    ..default()
                });
                // A nine-slice keeps its corners pixel for pixel: its own scale makes them as large as drawn.
                sprite.custom_size = Some(size * scale);
                transform.scale = Vec3::new(1.0 / scale.x, 1.0 / scale.y, 1.0);
                let origin = Vec2::from(entry.origin);
                *anchor = if origin == Vec2::ZERO {
                    Anchor::TOP_LEFT
                } else {
                    let off = (origin - entry.size() / 2.0) / size;
                    Anchor(Vec2::new(off.x, -off.y))
                };
            }
            Fit::Part(part, size) => {
                let corner = entry.rect().min;
                sprite.rect = Some(Rect {
                    min: corner + part.min,
                    max: corner + part.max,
                });
                sprite.custom_size = Some(size);
                *anchor = Anchor::TOP_LEFT;
            }
        }
    }
}
