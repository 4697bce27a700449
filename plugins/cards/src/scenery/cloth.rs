//! Words on a plate of cloth.

use bevy::prelude::*;
use bevy::text::FontSize;
use bower_stage::Layout;
use bower_stage::layout::PlatePart;

use super::scaled;
use crate::art::{Fonts, On};
use crate::palette::Evening;
use crate::picture::{Fit, Picture, piece};
use crate::width::{Weight, width};

/// A plate is drawn 30 high; its edge stands 2 out.
const HIGH: f32 = 30.0;
const EDGE: f32 = 4.0;
/// How far over its plate a word stands: over the plates of all the seats, which lie one over another, so that they are
/// drawn in one call and their words in the next.
const OVER: f32 = 5.9;

/// Words in a face, centred on their place.
pub fn words(
    text: &str,
    weight: Weight,
    size: f32,
    colour: Color,
    fonts: &Fonts,
) -> impl Bundle + use<> {
    let font = match weight {
        Weight::Semibold => fonts.semibold.clone(),
        Weight::Bold => fonts.bold.clone(),
    };
    (
        Text2d::new(text),
        TextFont {
            font: font.into(),
            font_size: FontSize::Px(size),
            ..default()
        },
        TextColor(colour),
        TextLayout::no_wrap(),
    )
}

/// Spawns a plate as a place of the layout hangs it; the rectangle it takes, and its edge.
pub fn plate(
    commands: &mut Commands,
    parent: Entity,
    layout: &Layout,
    evening: &Evening,
    fonts: &Fonts,
    part: PlatePart,
    text: &str,
    size: f32,
    depth: f32,
) -> (Rect, Entity) {
    let rect = layout.plate(part, plate_words(text, size), size);
    let edge = plate_in(commands, parent, evening, fonts, rect, text, size, depth);
    (rect, edge)
}

/// How wide a plate's words are: never narrower than its two round ends.
pub fn plate_words(text: &str, size: f32) -> f32 {
    width(text, Weight::Semibold, size).max(size * 1.7)
}

/// Spawns a plate in a rectangle, under a parent whose units are the window's; its edge.
pub fn plate_in(
    commands: &mut Commands,
    parent: Entity,
    evening: &Evening,
    fonts: &Fonts,
    rect: Rect,
    text: &str,
    size: f32,
    depth: f32,
) -> Entity {
    let scale = rect.height() / HIGH;
    let holder = scaled(commands, parent, rect.center(), scale, depth);
    let units = rect.size() / scale;
    let fill = Picture::new(On::Scene, "plate/fill").fit(Fit::Sliced(units));
    commands.spawn((
        piece(fill, Vec2::ZERO, 0.0, evening.panel.with_alpha(0.93)),
        ChildOf(holder),
    ));
    let edge = Picture::new(On::Scene, "plate/edge").fit(Fit::Sliced(units + EDGE));
    let edge = commands
        .spawn((
            piece(edge, Vec2::ZERO, 0.1, evening.panel_edge),
            ChildOf(holder),
        ))
        .id();
    let place =
        Transform::from_translation((rect.center() * Vec2::new(1.0, -1.0)).extend(depth + OVER));
    commands.spawn((
        words(text, Weight::Semibold, size, evening.text, fonts),
        place,
        ChildOf(parent),
    ));
    edge
}
