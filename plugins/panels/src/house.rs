//! House rules: every option of the game in focus, what it does, and why it is barred.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::{Game, GameError, OptionInfo, OptionKind};
use bower_stage::layout::Shape;
use bower_words::{knows, text, text_with};

use crate::chooser::Part;
use crate::cloth::{Board, Cloth, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The groups of options, in the order they are shown.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "rules-auction",
        &[
            "stick_the_dealer",
            "all_pass",
            "no_trump",
            "low_no_trump",
            "natural_trump",
            "late_assist",
            "discard_turn_up",
            "decline_turn_up",
            "min_bid",
            "misere",
            "wellington",
            "blucher",
        ],
    ),
    (
        "rules-alone",
        &[
            "alone",
            "canadian_loner",
            "loner_lead",
            "defend_alone",
            "partners_best",
            "sitting_hand",
        ],
    ),
    (
        "rules-pack",
        &[
            "seats",
            "benny",
            "benny_turned",
            "joker_at_no_trump",
            "redeal",
            "going_under",
            "dummy",
        ],
    ),
    (
        "rules-score",
        &[
            "target",
            "start",
            "deals",
            "loner_march",
            "lone_euchred",
            "super_euchre",
            "march",
            "set_back",
            "laps",
            "slam",
            "payments",
        ],
    ),
];

/// The name of an option's value, in words.
pub fn value_name(option: &str, value: &str) -> String {
    let own = format!(
        "value-{}-{}",
        option.replace('_', "-"),
        value.replace('_', "-")
    );
    if knows(&own) {
        return text(&own);
    }
    let common = format!("value-{}", value.replace('_', "-"));
    if knows(&common) {
        text(&common)
    } else {
        value.to_owned()
    }
}

/// The name of an option, in words.
pub fn option_name(option: &str) -> String {
    text(&format!("option-{}", option.replace('_', "-")))
}

/// What differs from the game as it usually is, in one line.
pub fn summary(game: &Game) -> String {
    let differs = game.differs();
    if differs.is_empty() {
        return text("no-house-rules");
    }
    let parts: Vec<String> = differs
        .iter()
        .map(|(option, value)| match value.as_str() {
            "true" => option_name(option),
            _ => text_with(
                "option-is",
                &[
                    ("option", option_name(option).into()),
                    ("value", value_name(option, value).into()),
                ],
            ),
        })
        .collect();
    parts.join(" · ")
}

/// One house rule as a line of the rule card: its name, its value, what it does.
pub fn rule_in_words(option: &str, value: &str) -> String {
    let line = text(&format!("option-{}-line", option.replace('_', "-")));
    let value = value_name(option, value);
    text_with(
        "rule-line",
        &[
            ("option", option_name(option).into()),
            ("value", value.into()),
            ("line", line.into()),
        ],
    )
}

/// The key of the sentence that says why two options exclude each other.
fn pair(option: &str, other: &str) -> String {
    format!(
        "excluded-{}-{}",
        option.replace('_', "-"),
        other.replace('_', "-")
    )
}

/// Why a game cannot be so, in a player's words.
pub fn refusal(error: &GameError) -> String {
    match error {
        GameError::Excluded { option, other, .. } if knows(&pair(option, other)) => {
            text(&pair(option, other))
        }
        GameError::Excluded { option, other, .. } => text_with(
            "excluded",
            &[
                ("option", option_name(option).into()),
                ("other", option_name(other).into()),
            ],
        ),
        GameError::NotInGame { option, .. } => {
            text_with("not-in-game", &[("option", option_name(option).into())])
        }
        other => other.to_string(),
    }
}

/// Why every other value of an option is barred just now, or nothing.
fn barred(game: &Game, info: &OptionInfo) -> Option<String> {
    info.excluded.as_ref()?;
    let other = info.values.iter().find(|value| **value != info.value)?;
    game.with(info.name, other).err().map(|why| refusal(&why))
}

/// Shows the house rules.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let game = hall.choosing.game;
    let options = game.options();
    let (mut back, mut play, mut usual) = (false, false, false);
    let mut change: Option<(&'static str, String)> = None;
    floor::page(ctx, look, shown, &hall.pictures, "house", |cloth, draft| {
        let name = text(&format!("game-{}", game.preset.name()));
        let (out, top) = floor::header(cloth, draft, &text("house-rules"), &name);
        back = out;
        let side = if look.shape == Shape::Wide {
            draft.px(34.0)
        } else {
            draft.px(10.0)
        };
        let bar_high = draft.px(60.0).max(look.touch() + 16.0);
        let foot = look.safe.bottom()
            - if look.shape == Shape::Wide {
                draft.px(28.0)
            } else {
                draft.px(4.0)
            };
        let left = draft.at(0.0, 0.0).x + side;
        let right = draft.at(draft.w, 0.0).x - side;
        let bar = Rect::from_min_max(pos2(left, foot - bar_high), pos2(right, foot));
        let body = Rect::from_min_max(pos2(left, top), pos2(right, bar.top() - draft.px(14.0)));
        cloth.ground(body);
        let inside = body.shrink2(vec2(draft.px(26.0).max(16.0), draft.px(16.0).max(12.0)));
        let columns = if inside.width() > look.size(17.5) * 44.0 {
            2
        } else {
            1
        };
        change = rows(cloth, inside, columns, &game, &options);
        cloth.ground(bar);
        let high = bar.height() - draft.px(18.0).max(14.0);
        let wide = (look.size(20.0) * 7.0).min(bar.width() * 0.3);
        let y = bar.center().y - high / 2.0;
        let main = Rect::from_min_size(pos2(bar.right() - wide - 10.0, y), vec2(wide, high));
        play = Board::new(main, &text("play"))
            .kind(Kind::Main)
            .size(20.0)
            .show(cloth);
        let reset = Rect::from_min_size(pos2(main.left() - wide - 10.0, y), vec2(wide, high));
        let differs = !game.differs().is_empty();
        if differs {
            usual = Board::new(reset, &text("as-usual"))
                .kind(Kind::Plain)
                .size(17.0)
                .show(cloth);
        }
        let room = if differs { reset.left() } else { main.left() }
            - bar.left()
            - draft.px(56.0).max(44.0);
        cloth.ui.painter().circle_filled(
            pos2(bar.left() + draft.px(24.0).max(18.0), bar.center().y),
            4.5,
            look.accent(),
        );
        let words = summary(&game);
        let at = pos2(bar.left() + draft.px(40.0).max(30.0), bar.center().y);
        cloth.line(
            at,
            Align2::LEFT_CENTER,
            &words,
            Letter::Semi,
            17.0,
            if differs { look.words() } else { look.dim() },
            room,
        );
    });
    if let Some((name, value)) = change {
        match game.with(name, &value) {
            Ok(game) => hall.choosing.game = game,
            Err(why) => hall.toasts.say(option_name(name), refusal(&why)),
        }
    }
    if usual {
        hall.choosing.game = Game::preset(game.preset);
    }
    if play {
        let start = hall.choosing.start();
        hall.start.0 = Some(start);
    }
    if back {
        hall.choosing.part = Part::Games;
    }
}

/// The rows of options by group, in columns; what was changed.
fn rows(
    cloth: &mut Cloth,
    inside: Rect,
    columns: usize,
    game: &Game,
    options: &[OptionInfo],
) -> Option<(&'static str, String)> {
    let look = *cloth.look;
    let gap = look.px(44.0);
    let wide = (inside.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let row = look
        .px(55.0)
        .max((look.size(17.5) + look.size(15.0)) * 1.35)
        .max(look.touch());
    let head = look.size(17.0) * 2.0;
    let groups: Vec<(&str, Vec<&OptionInfo>)> = GROUPS
        .iter()
        .map(|(key, names)| {
            (
                *key,
                names
                    .iter()
                    .filter_map(|name| options.iter().find(|info| info.name == *name))
                    .collect::<Vec<_>>(),
            )
        })
        .filter(|(_, found)| !found.is_empty())
        .collect();
    let high = |group: &(&str, Vec<&OptionInfo>)| head + group.1.len() as f32 * row + look.px(12.0);
    // Groups stand in order, filling the columns evenly.
    let whole: f32 = groups.iter().map(high).sum();
    let mut plan: Vec<(usize, f32)> = Vec::new();
    let (mut column, mut y) = (0, 0.0);
    for group in &groups {
        if column + 1 < columns && y > 0.0 && y + high(group) / 2.0 > whole / columns as f32 {
            column += 1;
            y = 0.0;
        }
        plan.push((column, y));
        y += high(group);
    }
    let tallest = plan
        .iter()
        .zip(&groups)
        .map(|((_, y), group)| y + high(group))
        .fold(0.0, f32::max);
    let mut change = None;
    cloth.scroll("options", inside, tallest, |cloth, corner| {
        for ((column, y), (key, found)) in plan.iter().zip(&groups) {
            let x = corner.x + (wide + gap) * *column as f32;
            cloth.heading(pos2(x, corner.y + y + head * 0.45), &text(key), x + wide);
            for (i, info) in found.iter().enumerate() {
                let area = Rect::from_min_size(
                    pos2(x, corner.y + y + head + row * i as f32),
                    vec2(wide - 8.0, row),
                );
                if let Some(value) = option_row(cloth, area, game, info) {
                    change = Some((info.name, value));
                }
            }
        }
    });
    change
}

fn option_row(cloth: &mut Cloth, area: Rect, game: &Game, info: &OptionInfo) -> Option<String> {
    let look = *cloth.look;
    let why = barred(game, info);
    let changed = info.value != info.usual;
    if changed {
        cloth.ui.painter().rect_filled(
            area.expand2(vec2(6.0, -1.5)),
            8.0,
            egui::Color32::from_white_alpha(12),
        );
    }
    let names: Vec<String> = info
        .values
        .iter()
        .map(|value| value_name(info.name, value))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let control = if info.kind == OptionKind::Switch {
        look.px(52.0).max(46.0) + 10.0
    } else {
        cloth.choice_width(
            area,
            (area.width() * 0.30).min(look.size(17.5) * 8.0),
            &names,
        )
    };
    let indent = if changed {
        look.px(14.0).max(10.0)
    } else {
        0.0
    };
    if changed {
        cloth.ui.painter().circle_filled(
            pos2(area.left() + 3.0, area.top() + area.height() * 0.32),
            4.0,
            look.accent(),
        );
    }
    let left = area.left() + indent;
    let room = area.width() - indent - control - 10.0;
    let key = info.name.replace('_', "-");
    let name_ink = if why.is_some() {
        look.dim().gamma_multiply(0.6)
    } else {
        look.words()
    };
    cloth.line(
        pos2(left, area.top() + area.height() * 0.32),
        Align2::LEFT_CENTER,
        &option_name(info.name),
        Letter::Semi,
        17.5,
        name_ink,
        room,
    );
    let below = pos2(left, area.top() + area.height() * 0.70);
    match &why {
        Some(why) => cloth.line(
            below,
            Align2::LEFT_CENTER,
            why,
            Letter::Italic,
            15.0,
            look.barred(),
            room,
        ),
        None => cloth.line(
            below,
            Align2::LEFT_CENTER,
            &text(&format!("option-{key}-line")),
            Letter::Semi,
            15.0,
            look.dim(),
            room,
        ),
    };
    let why = why.as_deref();
    match info.kind {
        OptionKind::Switch => {
            let on = info.value == "true";
            cloth.switch(area, on, why).then(|| (!on).to_string())
        }
        OptionKind::Choice | OptionKind::Number => {
            let at = info
                .values
                .iter()
                .position(|value| *value == info.value)
                .unwrap_or(0);
            cloth
                .choice(area, control, &names, at, why)
                .and_then(|new| info.values.get(new).cloned())
        }
    }
}
