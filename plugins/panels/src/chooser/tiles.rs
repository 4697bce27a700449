//! The tiles of the games, by group.

use std::sync::Arc;
use std::time::Duration;

use bevy_egui::egui::{self, Color32, Galley, Id, Rect, pos2, vec2};
use bower_rules::{Game, Preset};
use bower_words::text;

use super::glyph::{pack_glyph, seats_glyph};
use crate::cloth::Cloth;
use crate::theme::{Letter, Look};

/// The games by group, in the order they are shown.
const GROUPS: [(&str, &[Preset]); 6] = [
    (
        "group-four",
        &[
            Preset::Euchre,
            Preset::Bga,
            Preset::Hoyle,
            Preset::British,
            Preset::Cornwall,
            Preset::Classic32,
            Preset::Euchre28,
            Preset::Railroad,
        ],
    ),
    (
        "group-two",
        &[
            Preset::TwoHanded,
            Preset::TwoHanded32,
            Preset::TwoHanded25,
            Preset::ThreeHanded,
        ],
    ),
    ("group-west", &[Preset::West, Preset::West2]),
    (
        "group-bid",
        &[
            Preset::Hasenpfeffer,
            Preset::Pepper,
            Preset::Auction,
            Preset::Bid,
            Preset::DoubleBid,
        ],
    ),
    ("group-each", &[Preset::Buck, Preset::CallAce]),
    ("group-more", &[Preset::SixHanded, Preset::Napoleon]),
];

/// How tiles stand in columns.
pub struct Plan {
    columns: &'static [&'static [usize]],
    wide: f32,
    high: f32,
    gap: f32,
    head: f32,
    foot: f32,
}

impl Plan {
    /// The plan for so many columns over a width.
    pub fn new(cloth: &Cloth, width: f32, columns: usize) -> Self {
        let look = cloth.look;
        let gap = look.px(14.0);
        let wide = (width - gap * (columns as f32 - 1.0)) / columns as f32;
        // All are as high as the one that has most to say.
        let room = Words::room(look, wide);
        let words = GROUPS
            .iter()
            .flat_map(|(_, presets)| *presets)
            .map(|preset| Words::new(cloth, *preset, room, false).high())
            .fold(0.0, f32::max);
        Self {
            columns: match columns {
                4 => &[&[0], &[1, 2], &[3, 4], &[5]],
                2 => &[&[0, 1], &[2, 3, 4, 5]],
                _ => &[&[0, 1, 2, 3, 4, 5]],
            },
            wide,
            high: look
                .px(58.0)
                .max(words + look.px(12.0).max(8.0))
                .max(look.touch()),
            gap: look.px(6.0),
            head: look.size(17.0) * 1.9,
            foot: look.px(12.0),
        }
    }

    /// How high a column stands.
    pub fn column(&self, column: usize, filter: Option<u8>) -> f32 {
        let groups = self.columns.get(column).copied().unwrap_or_default();
        let counts = groups.iter().map(|&g| shown(g, filter).count() as f32);
        counts
            .filter(|&n| n > 0.0)
            .map(|n| self.head + n * (self.high + self.gap) + self.foot)
            .sum()
    }

    /// How high the highest column stands.
    pub fn whole(&self, filter: Option<u8>) -> f32 {
        (0..self.columns.len())
            .map(|column| self.column(column, filter))
            .fold(0.0, f32::max)
    }
}

/// The games of a group that so many can play.
fn shown(group: usize, filter: Option<u8>) -> impl Iterator<Item = Preset> {
    let presets = GROUPS[group].1.iter().copied();
    presets.filter(move |preset| filter.is_none_or(|seats| takes(*preset, seats)))
}

/// Shows them in columns; the one taken.
pub fn show(
    cloth: &mut Cloth,
    list: Rect,
    plan: &Plan,
    now: Preset,
    filter: Option<u8>,
) -> Option<Preset> {
    let look = *cloth.look;
    let (wide, high, head) = (plan.wide, plan.high, plan.head);
    let between = look.px(14.0);
    let mut taken = None;
    cloth.scroll("games", list, plan.whole(filter), |cloth, corner| {
        for (c, column) in plan.columns.iter().enumerate() {
            let x = corner.x + (wide + between) * c as f32;
            let mut y = corner.y;
            for &g in *column {
                if shown(g, filter).next().is_none() {
                    continue;
                }
                let middle = pos2(x + look.px(4.0), y + head * 0.45);
                cloth.heading(middle, &text(GROUPS[g].0), x + wide);
                y += head;
                for preset in shown(g, filter) {
                    let area = Rect::from_min_size(pos2(x, y), vec2(wide, high));
                    if tile(cloth, area, preset, preset == now) {
                        taken = Some(preset);
                    }
                    y += high + plan.gap;
                }
                y += plan.foot;
            }
        }
    });
    taken
}

/// Whether a game can be played by so many.
fn takes(preset: Preset, seats: u8) -> bool {
    preset == Preset::Napoleon || Game::preset(preset).seats() == seats
}

/// The least a game's name and its line are written before they run on.
const SMALLER: f32 = 0.84;

/// For so many frames after the page came up the list is brought to the game that is chosen: how long the list is shows
/// in the first, what is scrolled to in the next, and the last is for a list whose panel grew meanwhile.
const BROUGHT: u32 = 3;

/// Whether the list is still brought to the chosen game in this frame. A frame may take any time: they are counted.
fn is_brought(cloth: &Cloth) -> bool {
    let came = cloth.shown.came;
    cloth.ui.data_mut(|data| {
        let id = Id::new("games-brought");
        let (since, frames): &mut (Duration, u32) = data.get_temp_mut_or(id, (came, 0));
        if *since != came {
            (*since, *frames) = (came, 0);
        }
        *frames += 1;
        *frames <= BROUGHT
    })
}

/// A game's name and what it is in a line.
struct Words([(Arc<Galley>, Color32); 2]);

impl Words {
    /// How wide they may be on a tile `wide` px wide.
    fn room(look: &Look, wide: f32) -> f32 {
        wide - look.px(18.0) - Self::glyph(look) * 5.2
    }

    /// A measure of the signs for seats and pack beside them.
    fn glyph(look: &Look) -> f32 {
        look.px(15.6).max(12.0)
    }

    fn new(cloth: &Cloth, preset: Preset, room: f32, chosen: bool) -> Self {
        let key = format!("game-{}", preset.name());
        let (ink, dim) = cloth.on_cell(chosen);
        let lay = |words: &str, letter, size, ink| {
            (cloth.laid(words, letter, size, ink, room, SMALLER), ink)
        };
        Self([
            lay(&text(&key), Letter::Bold, 18.0, ink),
            lay(&text(&format!("{key}-line")), Letter::Semi, 15.5, dim),
        ])
    }

    fn high(&self) -> f32 {
        self.0.iter().map(|(galley, _)| galley.size().y).sum()
    }
}

fn tile(cloth: &mut Cloth, area: Rect, preset: Preset, chosen: bool) -> bool {
    let look = *cloth.look;
    let game = Game::preset(preset);
    let key = format!("game-{}", preset.name());
    cloth.call(&format!("{}, {}", text(&key), text(&format!("{key}-line"))));
    let pressed = cloth.tile(area, chosen, chosen);
    if chosen && is_brought(cloth) {
        let around = area.expand(area.height());
        let at_once = egui::style::ScrollAnimation::none();
        cloth.ui.scroll_to_rect_animation(around, None, at_once);
        cloth.shown.stirred = true;
    }
    let (ink, _) = cloth.on_cell(chosen);
    let glyph = Words::glyph(&look);
    let words = Words::new(cloth, preset, Words::room(&look, area.width()), chosen);
    let mut at = pos2(
        area.left() + look.px(14.0),
        area.center().y - words.high() / 2.0,
    );
    for (galley, ink) in words.0 {
        let high = galley.size().y;
        cloth.ui.painter().galley(at, galley, ink);
        at.y += high;
    }
    seats_glyph(
        cloth,
        pos2(area.right() - glyph * 4.0, area.center().y),
        glyph,
        game.seats(),
        ink,
    );
    pack_glyph(
        cloth,
        pos2(area.right() - glyph * 1.5, area.center().y),
        glyph * 1.5,
        game.pack().cards().len(),
    );
    pressed.taken
}
