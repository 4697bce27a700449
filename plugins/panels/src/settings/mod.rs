//! Settings: groups at the left, rows that say what they do, and the table as it will look at the right. Everything is
//! so at once.

mod credits;
mod row;
pub(crate) mod rows;
mod sample;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_words::text;

use crate::cloth::{Cloth, Shown};
use crate::hall::Hall;
use crate::theme::{Letter, Look};
use crate::{floor, keys, vector};

/// The groups of settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Group {
    /// The evening, the back, the bots.
    #[default]
    Table,
    /// Faces and indices, the order of the hand.
    Cards,
    /// How fast, what waits, what plays itself.
    Pace,
    /// Volumes.
    Sound,
    /// Size of words, contrast, still pictures.
    Ease,
    /// Keys and buttons.
    Controls,
    /// Who made what, and under which licence.
    Credits,
}

/// The groups with their signs.
const GROUPS: [(Group, &str, &str); 7] = [
    (Group::Table, "settings-table", "lantern"),
    (Group::Cards, "settings-cards", "last-trick"),
    (Group::Pace, "settings-pace", "speed"),
    (Group::Sound, "settings-sound", "sound"),
    (Group::Ease, "settings-ease", "people"),
    (Group::Controls, "settings-controls", "settings"),
    (Group::Credits, "settings-credits", "help"),
];

/// The settings page's own state.
#[derive(Resource, Default, Debug)]
pub struct SettingsPage {
    /// The group that is open.
    pub group: Group,
}

/// Shows the settings.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let mut back = false;
    let mut new = hall.settings.clone();
    let mut group = hall.settings_page.group;
    if let Some(next) = hall.turned.group {
        let step = if next { 1 } else { GROUPS.len() - 1 };
        group = GROUPS[(group as usize + step) % GROUPS.len()].0;
    }
    let mut rebind = None;
    floor::page(
        ctx,
        look,
        shown,
        &hall.pictures,
        "settings",
        |cloth, draft| {
            let (out, top) =
                floor::header(cloth, draft, &text("settings"), &text("settings-about"));
            back = out;
            let side = if look.shape == Shape::Wide {
                draft.px(34.0)
            } else {
                draft.px(12.0)
            };
            let foot = look.safe.bottom()
                - if look.shape == Shape::Wide {
                    draft.px(36.0)
                } else {
                    draft.px(4.0)
                };
            let whole = Rect::from_min_max(
                pos2(draft.at(0.0, 0.0).x + side, top),
                pos2(draft.at(draft.w, 0.0).x - side, foot),
            );
            let gap = draft.px(16.0);
            let (tabs, middle, sample) = if look.shape == Shape::Tall {
                let tab = look.touch();
                let high = (whole.height() * 0.24).min(draft.px(190.0));
                let tabs = Rect::from_min_size(whole.min, vec2(whole.width(), tab));
                let sample = Rect::from_min_size(
                    tabs.left_bottom() + vec2(0.0, gap * 0.7),
                    vec2(whole.width(), high),
                );
                (
                    tabs,
                    Rect::from_min_max(sample.left_bottom() + vec2(0.0, gap * 0.7), whole.max),
                    Some(sample),
                )
            } else {
                let left = draft
                    .px(230.0)
                    .max(look.size(17.5) * 9.5)
                    .min(whole.width() * 0.3);
                let right = if look.shape == Shape::Wide {
                    draft.px(390.0).min(whole.width() * 0.32)
                } else {
                    whole.width() * 0.28
                };
                let tabs = Rect::from_min_size(whole.min, vec2(left, whole.height()));
                let sample =
                    Rect::from_min_max(pos2(whole.right() - right, whole.top()), whole.max);
                (
                    tabs,
                    Rect::from_min_max(
                        pos2(tabs.right() + gap, whole.top()),
                        pos2(sample.left() - gap, whole.bottom()),
                    ),
                    Some(sample),
                )
            };
            groups(cloth, tabs, &mut group);
            cloth.ground(middle);
            let inside = middle.shrink2(vec2(draft.px(26.0).max(16.0), draft.px(18.0).max(12.0)));
            let head = cloth.line(
                inside.left_top(),
                Align2::LEFT_TOP,
                &text(GROUPS[group as usize].1),
                Letter::Bold,
                23.0,
                look.words(),
                inside.width(),
            );
            let list = Rect::from_min_max(
                pos2(inside.left(), head.bottom() + draft.px(8.0)),
                inside.max,
            );
            match group {
                Group::Controls => {
                    rebind = keys::show(cloth, list, &hall.bound, &hall.pictures);
                }
                Group::Credits => credits::show(cloth, list),
                _ => row::list(cloth, list, &rows::rows(group), &mut new),
            }
            if let Some(area) = sample {
                cloth.ground(area);
                sample::as_seen(cloth, area.shrink(draft.px(20.0).max(12.0)), hall, &mut new);
            }
        },
    );
    hall.settings_page.group = group;
    if new != *hall.settings {
        if new.level != hall.settings.level {
            hall.choosing.all_bots(&new.level);
        }
        *hall.settings = new;
    }
    if let Some(rebind) = rebind {
        hall.rebind(rebind);
    }
    if back {
        hall.wish(bower_stage::Wish::Back);
    }
}

/// The tabs of the groups: down the left, or across an upright phone as signs alone.
fn groups(cloth: &mut Cloth, area: Rect, group: &mut Group) {
    let look = *cloth.look;
    let n = GROUPS.len() as f32;
    let gap = look.px(8.0).max(4.0);
    if area.height() < look.touch() * 2.0 {
        let wide = (area.width() - gap * (n - 1.0)) / n;
        for (i, one) in GROUPS.into_iter().enumerate() {
            let corner = area.min + vec2((wide + gap) * i as f32, 0.0);
            let place = Rect::from_min_size(corner, vec2(wide, area.height()));
            tab(cloth, place, one, false, group);
        }
        return;
    }
    cloth.ground(area);
    let inside = area.shrink(look.px(14.0).max(9.0));
    let most = look.px(58.0).max(look.touch() + 6.0);
    // On a phone on its side there are more than fit under a finger: they are pushed through.
    let high = ((inside.height() - gap * (n - 1.0)) / n)
        .min(most)
        .max(look.touch());
    let whole = high * n + gap * (n - 1.0);
    cloth.scroll("groups", inside, whole, |cloth, corner| {
        for (i, one) in GROUPS.into_iter().enumerate() {
            let corner = corner + vec2(0.0, (high + gap) * i as f32);
            let place = Rect::from_min_size(corner, vec2(inside.width(), high));
            tab(cloth, place, one, true, group);
        }
    });
}

/// One tab: its sign, and its name where there is room.
fn tab(
    cloth: &mut Cloth,
    place: Rect,
    (one, key, sign): (Group, &str, &str),
    named: bool,
    group: &mut Group,
) {
    let look = *cloth.look;
    let on = *group == one;
    cloth.call(&text(key));
    if cloth.tile(place, on, on).taken {
        *group = one;
    }
    let (ink, _) = cloth.on_cell(on);
    let size = look.px(24.0).clamp(18.0, 34.0);
    let at = if named {
        pos2(place.left() + size * 1.2, place.center().y)
    } else {
        place.center()
    };
    cloth.ui.painter().extend(vector::sign(sign, at, size, ink));
    if named {
        cloth.line(
            pos2(place.left() + size * 2.2, place.center().y),
            Align2::LEFT_CENTER,
            &text(key),
            Letter::Semi,
            18.0 * (place.height() * 0.62 / look.size(18.0)).min(1.0),
            ink,
            place.width() - size * 2.6,
        );
    }
}
