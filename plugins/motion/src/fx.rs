//! What a moment is made of beside cards and props: sparks, dust, light, ribbons. Each is a drawing of the sheets with a
//! pose and a way of its own, and is swept off when its moment is over.

use bevy::prelude::*;
use bevy::text::FontSize;
use bower_cards::On as Sheet;
use bower_cards::{Fit, Fonts, Picture, Pose, TableRoot, Weight, palette, width};
use bower_stage::{Layout, Settings};

use crate::flight::{Flight, Leg, Then, To};
use crate::pace;

/// Something that flies through a moment.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Fx {
    /// Width of its drawing in its own units: what the pose's width is a part of.
    drawn: f32,
    /// How high it is drawn beside how wide, as a part of its own shape: 1 as drawn.
    squat: f32,
    /// How solid it is at its most.
    solid: f32,
}

/// A thing of the table's own scenery that takes part in a moment and goes back to where it was.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Borrowed(pub Pose);

/// It stays on the table until the next deal.
#[derive(Component, Clone, Copy, Debug)]
pub struct Lasting;

/// A drawing that can fly.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    on: Sheet,
    name: &'static str,
    drawn: f32,
    tint: Color,
    squat: f32,
}

const fn scene(name: &'static str, drawn: f32) -> Drawing {
    Drawing {
        on: Sheet::Scene,
        name,
        drawn,
        tint: Color::WHITE,
        squat: 1.0,
    }
}

/// A bright spark.
pub const SPARK: Drawing = scene("particle/spark", 50.0);
/// A sewn star.
pub const STAR: Drawing = scene("particle/star", 34.0);
/// A sewn star in rose.
pub const ROSE: Drawing = scene("particle/star-rose", 34.0);
/// The straw hat.
pub const HAT: Drawing = scene("particle/hat", 106.0);
/// A puff of dust.
pub const DUST: Drawing = Drawing {
    tint: Color::srgb(0.914, 0.851, 0.714),
    ..scene("particle/dust", 84.0)
};
/// A ring of dust on the felt.
pub const RING: Drawing = Drawing {
    tint: Color::srgb(0.937, 0.894, 0.784),
    squat: 0.34,
    ..scene("particle/ring", 80.0)
};
/// The light under hoops that rise.
pub const RISEN: Drawing = scene("hoop/risen", 124.0);
/// Threads of smoke.
pub const SMOKE: [Drawing; 3] = [
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-1", 34.0)
    },
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-2", 34.0)
    },
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-3", 34.0)
    },
];
/// Light under the sill of shut doors.
pub const FAN: Drawing = scene("barn/fan", 78.0);
/// Night with a pool of light in it.
pub const POOL: Drawing = Drawing {
    on: Sheet::Light,
    tint: Color::srgb(0.02, 0.012, 0.039),
    ..scene("light/pool", 200.0)
};
/// A glow.
pub const GLOW: Drawing = Drawing {
    on: Sheet::Light,
    tint: Color::srgb(1.0, 0.831, 0.412),
    ..scene("light/glow", 200.0)
};
/// Light out of a barn's doors.
pub const FLOOD: Drawing = Drawing {
    on: Sheet::Light,
    ..scene("light/flood", 1200.0)
};

/// Which ribbon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cloth {
    /// Ours.
    Red,
    /// A euchre.
    Dark,
    /// A loner.
    Gold,
}

impl Fx {
    /// A thing drawn so wide in its own units that is moved as a whole, with all that is under it.
    pub fn whole(drawn: f32) -> Self {
        Self {
            drawn,
            squat: 1.0,
            solid: 1.0,
        }
    }
}

impl Cloth {
    fn drawing(self) -> (&'static str, Color) {
        match self {
            Self::Red => ("ribbon/red", palette::BOARD_MAIN.words),
            Self::Dark => ("ribbon/dark", palette::BOARD_PLAIN.words),
            Self::Gold => ("ribbon/gold", palette::BOARD_GOLD.words),
        }
    }
}

/// Spawns what moments are made of, on the table.
pub struct Stage<'a, 'w, 's> {
    /// To spawn with.
    pub commands: &'a mut Commands<'w, 's>,
    /// What everything hangs on.
    pub root: Entity,
    /// The fonts of the table's words; none where nothing is drawn.
    pub fonts: Option<&'a Fonts>,
    /// Where things are.
    pub layout: &'a Layout,
    /// How fast, and whether motion is reduced.
    pub settings: &'a Settings,
    /// Only the end is shown: the moment is skipped.
    pub over: bool,
}

impl Stage<'_, '_, '_> {
    /// Lets a drawing fly from a pose by these legs, then be gone.
    pub fn fly(&mut self, drawing: Drawing, from: Pose, legs: Vec<Leg>) {
        if self.over || self.settings.reduced_motion {
            return;
        }
        let flight = Flight {
            then: Then::Gone,
            ..Flight::new(from, legs)
        };
        self.spawn(drawing, flight);
    }

    /// Lets a drawing fly from a pose by these legs, then lie there until the next deal. With reduced motion it appears
    /// where it would lie.
    pub fn lay(&mut self, drawing: Drawing, from: Pose, legs: Vec<Leg>) -> Option<Entity> {
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(from, legs)
        };
        if self.settings.reduced_motion || self.over {
            flight = end_only(flight, self.over);
        }
        let entity = self.spawn(drawing, flight)?;
        self.commands.entity(entity).insert(Lasting);
        Some(entity)
    }

    fn spawn(&mut self, drawing: Drawing, flight: Flight) -> Option<Entity> {
        let tween = flight.tween(self.settings.speed.factor());
        if tween.is_none() && flight.then == Then::Gone {
            return None;
        }
        let pose = if tween.is_some() {
            flight.from
        } else {
            flight.pose(None, |_| None)
        };
        let fx = Fx {
            drawn: drawing.drawn,
            squat: drawing.squat,
            solid: drawing.tint.alpha(),
        };
        let picture = Picture::new(drawing.on, drawing.name);
        let sprite = Sprite {
            color: drawing.tint.with_alpha(0.0),
            ..default()
        };
        let mut it = self.commands.spawn((
            fx,
            pose,
            picture,
            sprite,
            Name::new(drawing.name),
            ChildOf(self.root),
        ));
        if let Some(tween) = tween {
            it.insert((flight, tween));
        }
        Some(it.id())
    }

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

    /// A ribbon with words, and a plate under it with more, at a place from a moment on, until the next deal.
    pub fn ribbon(&mut self, cloth: Cloth, at: Vec2, start: f32, words: &str, more: &str) {
        let Some(fonts) = self.fonts else { return };
        let unit = self.layout.unit;
        let (name, ink) = cloth.drawing();
        // Thirty a letter and a hundred and twenty more, as long as it stays on the table.
        let safe = self.layout.safe();
        let wide = (30.0 * words.chars().count() as f32 + 120.0)
            .max(width(words, Weight::Bold, 46.0) + 90.0);
        let scale = unit.min((safe.width() - 16.0) / (wide + 88.0));
        let middle = at.x.clamp(
            safe.min.x + (wide / 2.0 + 44.0) * scale,
            safe.max.x - (wide / 2.0 + 44.0) * scale,
        );
        let lies = Pose {
            at: Vec2::new(middle, at.y),
            width: scale,
            depth: bower_cards::depth::MOMENT + 8.0,
            alpha: 1.0,
            face: 1.0,
            turn: 0.0,
            height: 0.0,
        };
        let below = Pose {
            at: lies.at + Vec2::Y * (18.0 * unit),
            alpha: 0.0,
            ..lies
        };
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(
                below,
                vec![Leg::new(
                    start,
                    pace::PANEL,
                    To::At(lies),
                    EaseFunction::CubicOut,
                )],
            )
        };
        if self.settings.reduced_motion || self.over {
            flight = end_only(flight, self.over);
        }
        let tween = flight.tween(self.settings.speed.factor());
        let pose = if tween.is_some() { flight.from } else { lies };
        let fx = Fx::whole(1.0);
        let ribbon = self
            .commands
            .spawn((
                fx,
                Lasting,
                pose,
                Transform::default(),
                Visibility::Hidden,
                Name::new(name),
                ChildOf(self.root),
            ))
            .id();
        if let Some(tween) = tween {
            self.commands.entity(ribbon).insert((flight, tween));
        }
        let evening = palette::evening(self.settings.theme);
        // The ribbon's drawing is 262 by 82 for a body of 174; its zero is in the middle of its upper edge.
        let body = Picture::new(Sheet::Scene, name).fit(Fit::Sliced(Vec2::new(wide + 88.0, 82.0)));
        self.commands.spawn((
            body,
            Sprite::default(),
            Transform::from_xyz(0.0, 0.0, 0.0),
            ChildOf(ribbon),
        ));
        let say = |text: &str, bold: bool, size: f32, colour: Color| {
            let font = if bold {
                fonts.bold.clone()
            } else {
                fonts.semibold.clone()
            };
            // As large as it is read, and no larger: or it would blur.
            let font = TextFont {
                font: font.into(),
                font_size: FontSize::Px(size * scale),
                ..default()
            };
            (
                Text2d::new(text),
                font,
                TextColor(colour),
                TextLayout::no_wrap(),
            )
        };
        let words_at = Transform::from_xyz(0.0, -33.0, 0.3).with_scale(Vec3::new(
            1.0 / scale,
            1.0 / scale,
            1.0,
        ));
        self.commands
            .spawn((say(words, true, 46.0, ink), words_at, ChildOf(ribbon)));
        let size = 26.0;
        let units = Vec2::new(width(more, Weight::Semibold, size) + 50.0, 42.0);
        let plate = Transform::from_xyz(0.0, -97.0, -0.2);
        let holder = self
            .commands
            .spawn((plate, Visibility::Inherited, ChildOf(ribbon)))
            .id();
        let fill = Picture::new(Sheet::Scene, "plate/fill").fit(Fit::Sliced(units));
        self.commands.spawn((
            fill,
            Sprite {
                color: evening.panel.with_alpha(0.93),
                ..default()
            },
            Transform::from_xyz(0.0, 0.0, 0.0),
            ChildOf(holder),
        ));
        let edge = Picture::new(Sheet::Scene, "plate/edge").fit(Fit::Sliced(units + 4.0));
        self.commands.spawn((
            edge,
            Sprite {
                color: evening.panel_edge,
                ..default()
            },
            Transform::from_xyz(0.0, 0.0, 0.05),
            ChildOf(holder),
        ));
        let more_at =
            Transform::from_xyz(0.0, 0.0, 0.1).with_scale(Vec3::new(1.0 / scale, 1.0 / scale, 1.0));
        self.commands.spawn((
            say(more, false, size, evening.text),
            more_at,
            ChildOf(holder),
        ));
    }
}

/// Only the end of a flight: faded in, or there at once.
fn end_only(flight: Flight, at_once: bool) -> Flight {
    let end = Flight {
        at: flight.long(),
        ..flight.clone()
    }
    .pose(None, |_| None);
    if at_once {
        return Flight {
            then: flight.then,
            ..Flight::new(end, Vec::new())
        };
    }
    let unseen = Pose { alpha: 0.0, ..end };
    Flight {
        then: flight.then,
        ..Flight::new(
            unseen,
            vec![Leg::new(0.0, pace::FADE, To::At(end), EaseFunction::Linear)],
        )
    }
}

/// Draws them where they are.
pub fn paint(
    mut things: Query<
        (
            Entity,
            &Fx,
            &Pose,
            &mut Transform,
            &mut Visibility,
            Option<&mut Sprite>,
        ),
        Changed<Pose>,
    >,
    mut parts: Query<&mut Sprite, Without<Fx>>,
    mut words: Query<&mut TextColor>,
    children: Query<&Children>,
) {
    for (entity, fx, pose, mut transform, mut visibility, sprite) in &mut things {
        visibility.set_if_neq(if pose.alpha > 0.002 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        let scale = pose.width / fx.drawn;
        *transform = Transform {
            translation: Vec3::new(pose.at.x, -pose.at.y, pose.depth),
            rotation: Quat::from_rotation_z(-pose.turn.to_radians()),
            scale: Vec3::new(
                scale * if pose.face < 0.0 { -1.0 } else { 1.0 },
                scale * fx.squat,
                1.0,
            ),
        };
        if let Some(mut sprite) = sprite {
            sprite.color.set_alpha(pose.alpha * fx.solid);
        }
        for part in children.iter_descendants(entity) {
            if let Ok(mut sprite) = parts.get_mut(part) {
                sprite.color.set_alpha(pose.alpha * fx.solid);
            }
            if let Ok(mut colour) = words.get_mut(part) {
                colour.0.set_alpha(pose.alpha);
            }
        }
    }
}

/// What a moment is played on; `None` where no table is shown.
pub fn root(roots: &Query<Entity, With<TableRoot>>) -> Option<Entity> {
    roots.iter().next()
}
