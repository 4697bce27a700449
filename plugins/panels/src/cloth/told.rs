//! An option in a row: its name, what it does beneath in as many lines as it needs, and where what sets it stands.

use bevy_egui::egui::{Color32, Rect, pos2, vec2};

use super::Cloth;
use crate::theme::Letter;

/// How much smaller a line may be written to stay one.
const SMALLER: f32 = 0.86;
/// What sets an option stands beneath it where its words would have less room than so many letters' heights.
const LEAST_ROOM: f32 = 7.0;

/// What is told of an option.
#[derive(Clone, Debug)]
pub struct Told<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it does, or why it is barred.
    pub line: &'a str,
    /// The drawn size of its name; its line is a little smaller.
    pub size: f32,
    /// The ink of its name and of its line.
    pub inks: [Color32; 2],
    /// The letters of its line.
    pub letter: Letter,
}

/// How an option stands in a width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// How high its row is.
    pub high: f32,
    /// How high its words stand.
    words: f32,
    /// How wide they may be.
    room: f32,
    /// How high what sets it stands beneath them; 0 where it stands beside them.
    below: f32,
}

impl Told<'_> {
    fn parts(&self) -> [(&str, Letter, f32, Color32); 2] {
        [
            (self.name, Letter::Semi, self.size, self.inks[0]),
            (self.line, self.letter, self.size - 2.5, self.inks[1]),
        ]
    }

    /// How it stands in a row `wide` px wide with something `control` px wide that sets it. A switch is small and always
    /// stands `beside`.
    pub fn stand(&self, cloth: &Cloth, wide: f32, control: f32, beside: bool) -> Stand {
        let look = cloth.look;
        let gap = look.px(10.0).clamp(8.0, 16.0);
        let narrow = (wide - control - gap).max(1.0);
        let below = !beside && narrow < look.size(self.size) * LEAST_ROOM;
        let room = if below { wide } else { narrow };
        let words: f32 = self
            .parts()
            .into_iter()
            .map(|(words, letter, size, ink)| {
                let laid = cloth.laid(words, letter, size, ink, room, SMALLER);
                laid.size().y
            })
            .sum();
        let least = look.px(55.0).max(look.touch());
        let below = if below {
            look.px(40.0).max(look.size(17.5) * 1.5).max(look.touch())
        } else {
            0.0
        };
        Stand {
            high: (words + below + look.px(10.0).clamp(6.0, 14.0)).max(least),
            words,
            room,
            below,
        }
    }

    /// Draws it in its row; where what sets it stands.
    pub fn show(&self, cloth: &Cloth, row: Rect, stand: &Stand) -> Rect {
        let free = (row.height() - stand.below - stand.words) / 2.0;
        let mut y = row.top() + free.max(0.0);
        for (words, letter, size, ink) in self.parts() {
            let laid = cloth.laid(words, letter, size, ink, stand.room, SMALLER);
            let high = laid.size().y;
            cloth.ui.painter().galley(pos2(row.left(), y), laid, ink);
            y += high;
        }
        if stand.below > 0.0 {
            let foot = vec2(0.0, stand.below);
            Rect::from_min_max(row.left_bottom() - foot, row.max)
        } else {
            row
        }
    }
}
