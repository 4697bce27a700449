//! Settings: groups at the left, rows that say what they do, and the table as it will look at the right. Everything is
//! so at once.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, StrokeKind, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::settings::{HandOrder, Theme};
use bower_stage::{Settings, Speed};
use bower_words::text;

use crate::cloth::{Board, Cloth, Shown};
use crate::hall::Hall;
use crate::names::LEVELS;
use crate::theme::{self, Kind, Letter, Look};
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
}

/// The groups with their signs.
const GROUPS: [(Group, &str, &str); 6] = [
    (Group::Table, "settings-table", "lantern"),
    (Group::Cards, "settings-cards", "last-trick"),
    (Group::Pace, "settings-pace", "speed"),
    (Group::Sound, "settings-sound", "sound"),
    (Group::Ease, "settings-ease", "people"),
    (Group::Controls, "settings-controls", "settings"),
];

/// The settings page's own state.
#[derive(Resource, Default, Debug)]
pub struct SettingsPage {
    /// The group that is open.
    pub group: Group,
}

/// One row: what it sets and how.
enum Row {
    Switch(fn(&mut Settings) -> &mut bool),
    Slider(fn(&mut Settings) -> &mut f32, f32, f32, u16),
    Choice(
        fn(&Settings) -> usize,
        fn(&mut Settings, usize),
        &'static [&'static str],
    ),
}

/// The backs, as the atlas names them.
const BACKS: [&str; 6] = [
    "ohio-star",
    "le-moyne",
    "mariners-compass",
    "sawtooth",
    "pinwheel",
    "dresden-plate",
];
const THEMES: [Theme; 4] = [
    Theme::SummerNight,
    Theme::HarvestNoon,
    Theme::Snow,
    Theme::HighContrast,
];
const SPEEDS: [Speed; 4] = [
    Speed::Leisurely,
    Speed::Normal,
    Speed::Brisk,
    Speed::Instant,
];
const ORDERS: [HandOrder; 3] = [
    HandOrder::TrumpLeft,
    HandOrder::TrumpRight,
    HandOrder::AsDealt,
];

fn place<T: PartialEq>(all: &[T], now: &T) -> usize {
    all.iter().position(|one| one == now).unwrap_or(0)
}

/// The rows of a group: the key of the name (with `-line` for what it does), and the control.
fn rows(group: Group) -> Vec<(&'static str, Row)> {
    match group {
        Group::Table => vec![
            (
                "set-theme",
                Row::Choice(
                    |s| place(&THEMES, &s.theme),
                    |s, i| s.theme = THEMES[i],
                    &[
                        "theme-summer-night",
                        "theme-harvest-noon",
                        "theme-snow",
                        "theme-high-contrast",
                    ],
                ),
            ),
            (
                "set-back",
                Row::Choice(
                    |s| BACKS.iter().position(|back| *back == s.back).unwrap_or(0),
                    |s, i| BACKS[i].clone_into(&mut s.back),
                    &[
                        "back-ohio-star",
                        "back-le-moyne",
                        "back-mariners-compass",
                        "back-sawtooth",
                        "back-pinwheel",
                        "back-dresden-plate",
                    ],
                ),
            ),
            (
                "set-level",
                Row::Choice(
                    |s| {
                        LEVELS
                            .iter()
                            .position(|level| *level == s.level)
                            .unwrap_or(1)
                    },
                    |s, i| LEVELS[i].clone_into(&mut s.level),
                    &[
                        "level-beginner",
                        "level-casual",
                        "level-sharp",
                        "level-master",
                    ],
                ),
            ),
            ("set-hints", Row::Switch(|s| &mut s.hints)),
        ],
        Group::Cards => vec![
            ("set-four-colours", Row::Switch(|s| &mut s.four_colours)),
            ("set-large-index", Row::Switch(|s| &mut s.large_index)),
            (
                "set-hand-order",
                Row::Choice(
                    |s| place(&ORDERS, &s.hand_order),
                    |s, i| s.hand_order = ORDERS[i],
                    &["order-trump-left", "order-trump-right", "order-as-dealt"],
                ),
            ),
        ],
        Group::Pace => vec![
            (
                "set-speed",
                Row::Choice(
                    |s| place(&SPEEDS, &s.speed),
                    |s, i| s.speed = SPEEDS[i],
                    &[
                        "speed-leisurely",
                        "speed-normal",
                        "speed-brisk",
                        "speed-instant",
                    ],
                ),
            ),
            ("set-hold-tricks", Row::Switch(|s| &mut s.hold_tricks)),
            ("set-confirm-play", Row::Switch(|s| &mut s.confirm_play)),
            ("set-auto-play", Row::Switch(|s| &mut s.auto_play)),
        ],
        Group::Sound => vec![
            ("set-muted", Row::Switch(|s| &mut s.muted)),
            ("set-volume", Row::Slider(|s| &mut s.volume, 0.0, 1.0, 10)),
            (
                "set-volume-effects",
                Row::Slider(|s| &mut s.volume_effects, 0.0, 1.0, 10),
            ),
            (
                "set-volume-ambience",
                Row::Slider(|s| &mut s.volume_ambience, 0.0, 1.0, 10),
            ),
        ],
        Group::Ease => vec![
            (
                "set-text-size",
                Row::Slider(|s| &mut s.text_size, 0.8, 2.0, 12),
            ),
            ("set-reduced-motion", Row::Switch(|s| &mut s.reduced_motion)),
            ("set-four-colours", Row::Switch(|s| &mut s.four_colours)),
            ("set-large-index", Row::Switch(|s| &mut s.large_index)),
        ],
        Group::Controls => Vec::new(),
    }
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
            if group == Group::Controls {
                rebind = keys::show(cloth, list, &hall.bound, &hall.pictures);
            } else {
                list_rows(cloth, list, group, &mut new);
            }
            if let Some(area) = sample {
                cloth.ground(area);
                as_seen(cloth, area.shrink(draft.px(20.0).max(12.0)), hall, &mut new);
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
    let across = area.height() < look.touch() * 2.0;
    let inside = if across {
        area
    } else {
        cloth.ground(area);
        area.shrink(look.px(14.0).max(9.0))
    };
    let n = GROUPS.len() as f32;
    let gap = look.px(8.0).max(4.0);
    let high = if across {
        area.height()
    } else {
        ((inside.height() - gap * (n - 1.0)) / n).min(look.px(58.0).max(look.touch() + 6.0))
    };
    let wide = if across {
        (inside.width() - gap * (n - 1.0)) / n
    } else {
        inside.width()
    };
    for (i, (one, key, sign)) in GROUPS.into_iter().enumerate() {
        let corner = if across {
            inside.min + vec2((wide + gap) * i as f32, 0.0)
        } else {
            inside.min + vec2(0.0, (high + gap) * i as f32)
        };
        let place = Rect::from_min_size(corner, vec2(wide, high));
        let on = *group == one;
        if cloth.tile(place, on, on).taken {
            *group = one;
        }
        let (ink, _) = cloth.on_cell(on);
        let size = look.px(24.0).clamp(18.0, 34.0);
        if across {
            cloth
                .ui
                .painter()
                .extend(vector::sign(sign, place.center(), size, ink));
        } else {
            cloth.ui.painter().extend(vector::sign(
                sign,
                pos2(place.left() + size * 1.2, place.center().y),
                size,
                ink,
            ));
            cloth.line(
                pos2(place.left() + size * 2.2, place.center().y),
                Align2::LEFT_CENTER,
                &text(key),
                Letter::Semi,
                18.0,
                ink,
                wide - size * 2.6,
            );
        }
    }
}

fn list_rows(cloth: &mut Cloth, list: Rect, group: Group, settings: &mut Settings) {
    let look = *cloth.look;
    let rows = rows(group);
    let high = look
        .px(55.0)
        .max((look.size(18.0) + look.size(15.5)) * 1.35)
        .max(look.touch());
    cloth.scroll("rows", list, high * rows.len() as f32, |cloth, corner| {
        for (i, (key, row)) in rows.iter().enumerate() {
            let area = Rect::from_min_size(
                pos2(corner.x, corner.y + high * i as f32),
                vec2(list.width() - 4.0, high),
            );
            let least = (area.width() * 0.34).min(look.size(17.5) * 12.0);
            let control = match row {
                Row::Switch(_) => look.px(52.0).max(46.0) + 12.0,
                Row::Slider(..) => (area.width() * 0.44).min(look.size(17.5) * 12.0),
                Row::Choice(_, _, names) => {
                    let names: Vec<String> = names.iter().map(|name| text(name)).collect();
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    cloth.choice_width(area, least, &names)
                }
            };
            let room = area.width() - control - 10.0;
            cloth.line(
                pos2(area.left(), area.top() + high * 0.32),
                Align2::LEFT_CENTER,
                &text(key),
                Letter::Semi,
                18.0,
                look.words(),
                room,
            );
            cloth.line(
                pos2(area.left(), area.top() + high * 0.69),
                Align2::LEFT_CENTER,
                &text(&format!("{key}-line")),
                Letter::Semi,
                15.5,
                look.dim(),
                room,
            );
            match row {
                Row::Switch(field) => {
                    let now = *field(settings);
                    if cloth.switch(area, now, None) {
                        *field(settings) = !now;
                    }
                }
                Row::Slider(field, least, most, steps) => {
                    let now = *field(settings);
                    if let Some(new) =
                        cloth.slider(area, control, (now - least) / (most - least), *steps)
                    {
                        let steps = f32::from(*steps);
                        *field(settings) = least + (new * steps).round() / steps * (most - least);
                    }
                }
                Row::Choice(now, set, names) => {
                    let names: Vec<String> = names.iter().map(|name| text(name)).collect();
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    if let Some(new) = cloth.choice(area, control, &names, now(settings), None) {
                        set(settings, new.min(names.len() - 1));
                    }
                }
            }
            if i + 1 < rows.len() {
                cloth.rule(area.left(), area.right(), area.bottom());
            }
        }
    });
}

/// A hand on the felt as it will look, and everything as it was at first.
fn as_seen(cloth: &mut Cloth, area: Rect, hall: &Hall, settings: &mut Settings) {
    let look = *cloth.look;
    let phone = look.shape == Shape::Tall;
    let high = look.px(44.0).max(look.touch());
    let felt = if phone {
        area
    } else {
        let title = cloth.line(
            pos2(area.center().x, area.top()),
            Align2::CENTER_TOP,
            &text("as-you-will-see-it"),
            Letter::Semi,
            18.0,
            look.words(),
            area.width(),
        );
        Rect::from_min_max(
            pos2(area.left(), title.bottom() + look.px(10.0)),
            pos2(area.right(), area.bottom() - high - look.px(16.0)),
        )
    };
    let radius = look.px(12.0).clamp(8.0, 14.0);
    cloth
        .ui
        .painter()
        .rect_filled(felt, radius, theme::felt(settings.theme));
    let size = look.size(18.0);
    let plate = Rect::from_min_size(felt.min + vec2(12.0, 10.0), vec2(size * 5.0, size * 1.6));
    cloth
        .ui
        .painter()
        .rect_filled(plate, plate.height() / 2.0, look.panel());
    cloth.ui.painter().rect_stroke(
        plate,
        plate.height() / 2.0,
        egui::Stroke::new(1.6, look.edge()),
        StrokeKind::Middle,
    );
    cloth.line(
        plate.center(),
        Align2::CENTER_CENTER,
        &text("table-suit-hearts"),
        Letter::Semi,
        18.0,
        look.words(),
        plate.width() - 12.0,
    );
    let below = Rect::from_min_max(
        pos2(felt.left() + 12.0, plate.bottom() + 10.0),
        felt.max - vec2(12.0, 10.0),
    );
    let card = (below.height() / 1.4).min(below.width() * 0.34);
    let step = ((below.width() - card) / 3.0).min(card * 0.82);
    let left = below.center().x - (step * 3.0 + card) / 2.0;
    let top = below.center().y - card * 0.7;
    for (i, (name, west)) in [("JH", "3RH"), ("AD", "2YC"), ("TC", "1GT"), ("9S", "3GC")]
        .into_iter()
        .enumerate()
    {
        let place = Rect::from_min_size(pos2(left + step * i as f32, top), vec2(card, card * 1.4));
        if !hall
            .pictures
            .named_card(cloth.ui.painter(), name, place, Some('H'))
        {
            hall.pictures
                .named_card(cloth.ui.painter(), west, place, Some('H'));
        }
    }
    let small = plate.height() * if look.shape == Shape::Wide { 1.9 } else { 1.0 };
    let corner = pos2(felt.right() - 14.0 - small, felt.top() + 10.0);
    hall.pictures.back(
        cloth.ui.painter(),
        &settings.back,
        Rect::from_min_size(corner, vec2(small, small * 1.4)),
    );
    if !phone {
        let board = Rect::from_min_max(pos2(area.left(), area.bottom() - high), area.max);
        if Board::new(board, &text("as-at-first"))
            .kind(Kind::Plain)
            .size(18.0)
            .show(cloth)
        {
            *settings = Settings {
                bindings: settings.bindings.clone(),
                ..Settings::default()
            };
        }
    }
}
