//! What a player has just said, on a slip of paper by his hoop.

use bevy::prelude::*;
use bower_rules::Seat;
use bower_stage::Layout;
use bower_stage::layout::Tail;

use super::cloth::words;
use super::scaled;
use crate::art::{Fonts, On};
use crate::depth::BUBBLE;
use crate::palette::INK;
use crate::picture::{Fit, Picture, piece};
use crate::width::{Weight, width};
use crate::{Rest, Shown, says};

/// A slip is drawn 34 high; its drawing has so much more round it, for the shadow.
const HIGH: f32 = 34.0;
const MARGIN: Vec2 = Vec2::new(4.0, 8.0);
/// How far over its slip a word stands: over the slips of all the seats, so that they are drawn in one call and their words
/// in the next.
const OVER: f32 = 6.0;

/// A bubble as it is to be drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Slip {
    /// What it says; empty where it says nothing.
    pub words: String,
    /// Where it lies.
    pub rect: Rect,
    /// Text size.
    pub size: f32,
    /// Where its tail points.
    pub tail: Option<Tail>,
}

impl Slip {
    /// What a seat's bubble is now. A bubble that says nothing stays as it was, to fade where it hung.
    pub fn of(seat: Seat, shown: &Shown, layout: &Layout) -> Option<Self> {
        let said = shown.said[seat]
            .and_then(|action| says::said(action, seat, shown.dealer, &shown.game))?;
        let part = layout.bubble(shown.place(seat))?;
        let wanted = layout.bubble_size();
        let natural = width(&said, Weight::Bold, wanted);
        // Too long for its place it is written smaller, down to three quarters.
        let room = (part.room - wanted * 1.5).max(1.0);
        let size = wanted * (room / natural).clamp(0.75, 1.0);
        let wide = width(&said, Weight::Bold, size).max(size * 1.2);
        Some(Self {
            rect: layout.bubble_rect(part, wide, size),
            words: said,
            size,
            tail: Some(part.tail),
        })
    }

    /// Where it rests; said or silent.
    pub fn rest(&self, seat: Seat, silent: bool) -> Rest {
        Rest {
            at: self.rect.center(),
            width: self.rect.width(),
            depth: BUBBLE + f32::from(seat.number()),
            height: 1.0,
            alpha: if silent { 0.0 } else { 1.0 },
            ..Rest::default()
        }
    }
}

/// Spawns the slip, its tail and its words under the bubble, whose units are px from its middle.
pub fn build(commands: &mut Commands, bubble: Entity, slip: &Slip, fonts: &Fonts) {
    let size = slip.rect.size();
    let scale = size.y / HIGH;
    let paper = scaled(commands, bubble, Vec2::ZERO, scale, 0.0);
    let units = size / scale + MARGIN;
    let half = size / scale / 2.0;
    commands.spawn((
        piece(
            Picture::new(On::Scene, "bubble/slip").fit(Fit::Tiled(units)),
            Vec2::ZERO,
            0.0,
            Color::WHITE,
        ),
        ChildOf(paper),
    ));
    let (at, turn, mirrored) = match slip.tail {
        Some(Tail::Right) => (Vec2::new(half.x, 0.0), 0.0, true),
        Some(Tail::Down) => (Vec2::new(0.0, half.y), core::f32::consts::FRAC_PI_2, false),
        Some(Tail::Up) => (
            Vec2::new(0.0, -half.y),
            -core::f32::consts::FRAC_PI_2,
            false,
        ),
        _ => (Vec2::new(-half.x, 0.0), 0.0, false),
    };
    let place = Transform {
        translation: Vec3::new(at.x, -at.y, 0.1),
        rotation: Quat::from_rotation_z(turn),
        scale: Vec3::new(if mirrored { -1.0 } else { 1.0 }, 1.0, 1.0),
    };
    commands.spawn((
        Picture::new(On::Scene, "bubble/tail"),
        place,
        ChildOf(paper),
    ));
    commands.spawn((
        words(&slip.words, Weight::Bold, slip.size, INK, fonts),
        Transform::from_xyz(0.0, 0.0, OVER),
        ChildOf(bubble),
    ));
}
