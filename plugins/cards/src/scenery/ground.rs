//! The room's floor, the table's rim, the felt and its light.

use bevy::prelude::*;
use bevy::sprite::Anchor;
use bower_stage::Layout;

use super::scaled;
use crate::art::On;
use crate::depth::TABLE;
use crate::palette::{Evening, FELT_STITCH, VIGNETTE};
use crate::picture::{Fit, Picture, piece};

/// The rim is drawn 24 wide, its table 8 off the edge.
const RIM: f32 = 24.0;
/// The star is drawn 190 from its middle to a point.
const STAR: f32 = 190.0;
/// Pixels of the felt's drawing to its radius, and of the vignette's.
const FELT_RADIUS: f32 = 128.0;
const VIGNETTE_RADIUS: f32 = 100.0;

/// Spawns it all under a parent whose units are the window's.
pub fn build(commands: &mut Commands, parent: Entity, layout: &Layout, evening: &Evening) {
    let window = Vec2::new(layout.width, layout.height);
    let lamp = layout.trick.at;
    let far = window.max_element();
    let mut put = |bundle: (Picture, Vec2, f32, Color)| {
        let (picture, at, depth, colour) = bundle;
        commands
            .spawn((piece(picture, at, TABLE + depth, colour), ChildOf(parent)))
            .id()
    };
    let room = Rect {
        min: Vec2::ZERO,
        max: Vec2::new(window.x * 1.5, 1080.0),
    };
    put((
        Picture::new(On::Planks, "planks").fit(Fit::Part(room, window)),
        Vec2::ZERO,
        0.1,
        Color::WHITE,
    ));

    let felt = layout.table().inflate(-layout.rim * 0.75);
    let seen = |radius: f32, middle: f32, reach: f32, rect: Rect| {
        let scale = radius / (far * reach);
        Rect {
            min: (rect.min - lamp) * scale + middle,
            max: (rect.max - lamp) * scale + middle,
        }
    };
    let lit = seen(FELT_RADIUS, 128.0, 0.62, felt);
    put((
        Picture::new(On::Table, "table/felt").fit(Fit::Part(lit, felt.size())),
        felt.min,
        1.0,
        Color::WHITE,
    ));
    if evening.soft {
        let nap = Rect {
            min: Vec2::ZERO,
            max: felt.size(),
        };
        put((
            Picture::new(On::Nap, "nap").fit(Fit::Part(nap, felt.size())),
            felt.min,
            2.0,
            Color::WHITE,
        ));
        let star = scaled(commands, parent, lamp, layout.star / STAR, TABLE + 3.0);
        commands.spawn((
            piece(
                Picture::new(On::Light, "felt/star"),
                Vec2::ZERO,
                0.0,
                Color::WHITE,
            ),
            ChildOf(star),
        ));
    }
    let rim = scaled(commands, parent, Vec2::ZERO, layout.rim / RIM, TABLE + 4.0);
    let units = window / (layout.rim / RIM);
    commands.spawn((
        piece(
            Picture::new(On::Table, "table/rim").fit(Fit::Sliced(units)),
            Vec2::ZERO,
            0.0,
            Color::WHITE,
        ),
        ChildOf(rim),
    ));
    commands.spawn((
        piece(
            Picture::new(On::Light, "felt/stitch").fit(Fit::Tiled(units)),
            Vec2::ZERO,
            0.5,
            FELT_STITCH,
        ),
        ChildOf(rim),
    ));
    if evening.lamp.alpha() > 0.0 {
        let glow = scaled(commands, parent, lamp, far * 0.36 / 100.0, TABLE + 6.0);
        commands.spawn((
            piece(
                Picture::new(On::Light, "light/lamp"),
                Vec2::ZERO,
                0.0,
                evening.lamp,
            ),
            ChildOf(glow),
        ));
    }
    if evening.soft {
        let whole = seen(
            VIGNETTE_RADIUS,
            100.0,
            0.66,
            Rect {
                min: Vec2::ZERO,
                max: window,
            },
        );
        commands.spawn((
            piece(
                Picture::new(On::Light, "light/vignette").fit(Fit::Part(whole, window)),
                Vec2::ZERO,
                TABLE + 7.0,
                VIGNETTE,
            ),
            ChildOf(parent),
        ));
    }
    // What no drawing covers has the room's own colour.
    let plain = Sprite {
        color: evening.room,
        custom_size: Some(window),
        ..default()
    };
    commands.spawn((
        plain,
        Anchor::TOP_LEFT,
        Transform::from_xyz(0.0, 0.0, TABLE),
        ChildOf(parent),
    ));
}
