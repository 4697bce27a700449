//! What stands round the cards: the table, the barns, the lantern, the players and what belongs to them.
//!
//! What does not move is built anew when the window, the evening or the company changes ([`fixtures`]); what tells how the
//! game stands, when that changes ([`marks`]); what moves, once, and then it rests and moves as cards do ([`props`]).

mod barn;
mod bubble;
mod cloth;
pub(crate) mod fixtures;
mod ground;
mod lantern;
mod letters;
pub(crate) mod marks;
mod own;
pub(crate) mod props;
pub(crate) mod sign;

pub use barn::{BarnPiece, BarnState, Loft, barn_pieces};
pub use marks::Tally;

use bevy::prelude::*;
use bower_rules::Suit;
use bower_stage::{Layout, Screen, Settings};

use crate::Shown;
use crate::palette::{FOUR_COLOURS, TWO_COLOURS};

/// The table on screen: everything of it is under this entity, whose units are the window's px, y up from its upper left.
#[derive(Component, Clone, Copy, Debug)]
pub struct TableRoot;

/// Lays the table when a match is shown, and keeps it at the window's corner.
pub(crate) fn root(
    mut commands: Commands,
    layout: Res<Layout>,
    mut roots: Query<&mut Transform, With<TableRoot>>,
) {
    let corner = Vec3::new(-layout.width / 2.0, layout.height / 2.0, 0.0);
    match roots.iter_mut().next() {
        Some(mut transform) => {
            if transform.translation != corner {
                transform.translation = corner;
            }
        }
        None => {
            commands.spawn((
                TableRoot,
                Name::new("table"),
                Transform::from_translation(corner),
                Visibility::Inherited,
                DespawnOnExit(Screen::Table),
            ));
        }
    }
}

/// Run condition: there is a table to show.
pub(crate) fn is_shown(shown: Option<Res<Shown>>) -> bool {
    shown.is_some()
}

/// An entity that scales what is under it, at a place of the window.
pub(crate) fn scaled(
    commands: &mut Commands,
    parent: Entity,
    at: Vec2,
    scale: f32,
    depth: f32,
) -> Entity {
    let transform = Transform {
        translation: Vec3::new(at.x, -at.y, depth),
        scale: Vec3::new(scale, scale, 1.0),
        ..default()
    };
    commands
        .spawn((transform, Visibility::Inherited, ChildOf(parent)))
        .id()
}

/// What a suit is inked with, in the deck of these settings.
pub(crate) fn ink(suit: Suit, settings: &Settings) -> Color {
    if settings.has_four_colours() {
        FOUR_COLOURS[suit.index()]
    } else {
        TWO_COLOURS[suit.index()]
    }
}
