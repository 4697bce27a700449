//! A ribbon with words.

use bevy::prelude::*;
use bevy::text::FontSize;
use bower_cards::On as Sheet;
use bower_cards::{Fit, Picture, Pose, Weight, palette, width};

use super::stage::end_only;
use super::{Fx, Lasting, Stage};
use crate::flight::{Flight, Leg, Then, To};
use crate::moment::room::{berth, clear};
use crate::pace;

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

impl Cloth {
    fn drawing(self) -> (&'static str, Color) {
        match self {
            Self::Red => ("ribbon/red", palette::BOARD_MAIN.words),
            Self::Dark => ("ribbon/dark", palette::BOARD_PLAIN.words),
            Self::Gold => ("ribbon/gold", palette::BOARD_GOLD.words),
        }
    }
}

/// What its tails take on both sides together, and how far they hang down, in its own units.
const TAILS: Vec2 = Vec2::new(88.0, 82.0);

impl Stage<'_, '_, '_> {
    /// How wide the body of a ribbon with these words is in its own units, how long a unit is, and where the middle of its
    /// upper edge hangs: at `wanted`, or as near above or below as it covers nobody, under `head`.
    fn hung(&self, wanted: Vec2, head: f32, words: &str) -> (f32, f32, Vec2) {
        let safe = self.layout.safe();
        let written = width(words, Weight::Bold, 46.0) + 90.0;
        // Thirty a letter and a hundred and twenty more; as narrow as its words, or smaller, where so it hides less.
        let full = (30.0 * words.chars().count() as f32 + 120.0).max(written);
        let tried = |wide: f32, share: f32| {
            // As long as it stays on the table.
            let scale = (share * self.layout.unit).min((safe.width() - 16.0) / (wide + TAILS.x));
            let size = (Vec2::new(wide, 0.0) + TAILS) * scale;
            let half = size / 2.0;
            let middle = wanted.x.clamp(safe.min.x + half.x, safe.max.x - half.x);
            // The plate under its middle is in nobody's way.
            let room = (head, safe.max.y - 44.0 * scale);
            (scale, Vec2::new(middle, wanted.y + half.y), size, room)
        };
        for share in [1.0, 0.8, 0.65] {
            for wide in [full, written] {
                let (scale, at, size, room) = tried(wide, share);
                if let Some(at) = clear(self.layout, at, size, room) {
                    return (wide, scale, at - Vec2::Y * (size.y / 2.0));
                }
            }
        }
        let (scale, at, size, room) = tried(full, 1.0);
        let at = berth(self.layout, at, size, room);
        (full, scale, at - Vec2::Y * (size.y / 2.0))
    }

    /// A ribbon with words, and a plate under it with more, from a moment on until the next deal. The middle of its upper
    /// edge is `at`, or as near above or below as it covers nobody, under `head`.
    pub fn ribbon(
        &mut self,
        cloth: Cloth,
        at: Vec2,
        head: f32,
        start: f32,
        words: &str,
        more: &str,
    ) {
        let Some(fonts) = self.fonts else { return };
        let unit = self.layout.unit;
        let (name, ink) = cloth.drawing();
        let (wide, scale, at) = self.hung(at, head, words);
        let lies = Pose {
            at,
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
        let body = Picture::new(Sheet::Scene, name).fit(Fit::Tiled(Vec2::new(wide, 0.0) + TAILS));
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
