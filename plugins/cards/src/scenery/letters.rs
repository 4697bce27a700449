//! Numbers in the drawn slab letters.

use bevy::prelude::*;

use crate::art::{On, Sheets};
use crate::picture::{Picture, piece};

/// A line of drawn letters, in its parent's units.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The middle of its upper edge.
    pub at: Vec2,
    /// Height of its capitals.
    pub height: f32,
    /// How much narrower than drawn, 1 for not at all.
    pub squeeze: f32,
    /// Space between letters, in hundredths of the height.
    pub kern: f32,
    /// Over its parent.
    pub depth: f32,
    /// Its ink.
    pub ink: Color,
}

impl Line {
    /// A line as wide as it is drawn.
    pub const fn new(at: Vec2, height: f32, depth: f32, ink: Color) -> Self {
        Self {
            at,
            height,
            squeeze: 1.0,
            kern: 8.0,
            depth,
            ink,
        }
    }

    /// The same, squeezed.
    pub const fn squeezed(mut self, squeeze: f32) -> Self {
        self.squeeze = squeeze;
        self
    }
}

/// Spawns the letters of a number under a parent.
pub fn number(commands: &mut Commands, parent: Entity, sheets: &Sheets, number: i16, line: Line) {
    let letters: Vec<_> = number.to_string().chars().map(name).collect();
    let advances: Vec<f32> = letters
        .iter()
        .map(|name| {
            sheets
                .get(On::Scene, name)
                .and_then(|(entry, _)| entry.advance)
                .unwrap_or(60.0)
        })
        .collect();
    let total = advances.iter().sum::<f32>() + line.kern * (letters.len() as f32 - 1.0);
    let scale = Vec2::new(line.height / 100.0 * line.squeeze, line.height / 100.0);
    let mut x = line.at.x - total * scale.x / 2.0;
    for (name, advance) in letters.into_iter().zip(advances) {
        let letter = commands
            .spawn((
                piece(
                    Picture::new(On::Scene, name),
                    Vec2::new(x, line.at.y),
                    line.depth,
                    line.ink,
                ),
                ChildOf(parent),
            ))
            .id();
        commands
            .entity(letter)
            .entry::<Transform>()
            .and_modify(move |mut transform| transform.scale = scale.extend(1.0));
        x += (advance + line.kern) * scale.x;
    }
}

fn name(letter: char) -> &'static str {
    match letter {
        '0' => "letter/0",
        '1' => "letter/1",
        '2' => "letter/2",
        '3' => "letter/3",
        '4' => "letter/4",
        '5' => "letter/5",
        '6' => "letter/6",
        '7' => "letter/7",
        '8' => "letter/8",
        '9' => "letter/9",
        _ => "letter/minus",
    }
}
