//! The rows of the house rules: what each does, what it is now, why it is barred.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::{Game, OptionInfo, OptionKind};
use bower_words::text;

use super::words::{option_name, refusal, value_name};
use crate::cloth::Cloth;
use crate::theme::{Letter, Look};

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

/// Why every other value of an option is barred just now, or nothing.
fn barred(game: &Game, info: &OptionInfo) -> Option<String> {
    info.excluded.as_ref()?;
    let other = info.values.iter().find(|value| **value != info.value)?;
    game.with(info.name, other).err().map(|why| refusal(&why))
}

/// The rows of options by group, in columns; what was changed.
pub(super) fn rows(
    cloth: &mut Cloth,
    inside: Rect,
    columns: usize,
    game: &Game,
    options: &[OptionInfo],
    query: &str,
) -> Option<(&'static str, String)> {
    let look = *cloth.look;
    let gap = look.px(44.0);
    let wide = (inside.width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let control = if stacked(&look, wide) {
        look.size(17.5) * 1.6
    } else {
        0.0
    };
    let row = look
        .px(55.0)
        .max((look.size(17.5) + look.size(15.0)) * 1.35 + control)
        .max(look.touch());
    let head = look.size(17.0) * 2.0;
    let groups = groups(options, query);
    if groups.is_empty() {
        cloth.line(
            inside.center_top() + vec2(0.0, row),
            Align2::CENTER_TOP,
            &text("rules-none-found"),
            Letter::Italic,
            17.5,
            look.dim(),
            inside.width(),
        );
        return None;
    }
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

/// The options of a game by group, those alone that the words looked for are in.
fn groups<'a>(options: &'a [OptionInfo], query: &str) -> Vec<(&'static str, Vec<&'a OptionInfo>)> {
    GROUPS
        .iter()
        .map(|(key, names)| {
            let found = names
                .iter()
                .filter_map(|name| options.iter().find(|info| info.name == *name))
                .filter(|info| is_found(info, query))
                .collect::<Vec<_>>();
            (*key, found)
        })
        .filter(|(_, found)| !found.is_empty())
        .collect()
}

/// Whether every word looked for is in an option's name, in what it does, or in one of its values.
fn is_found(info: &OptionInfo, query: &str) -> bool {
    let key = info.name.replace('_', "-");
    let mut all = format!(
        "{} {}",
        option_name(info.name),
        text(&format!("option-{key}-line"))
    );
    for value in &info.values {
        all.push(' ');
        all.push_str(&value_name(info.name, value));
    }
    let all = all.to_lowercase();
    query
        .to_lowercase()
        .split_whitespace()
        .all(|word| all.contains(word))
}

/// Whether in large print names and values have no room side by side.
fn stacked(look: &Look, wide: f32) -> bool {
    wide < look.size(17.5) * 15.0
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
    let below_it = stacked(&look, area.width()) && info.kind != OptionKind::Switch;
    let (room, high) = if below_it {
        (area.width() - indent, area.height() * 0.62)
    } else {
        (area.width() - indent - control - 10.0, area.height())
    };
    let control = if below_it {
        area.width() - indent
    } else {
        control
    };
    let key = info.name.replace('_', "-");
    let name_ink = if why.is_some() {
        look.dim().gamma_multiply(0.6)
    } else {
        look.words()
    };
    cloth.line(
        pos2(left, area.top() + high * 0.32),
        Align2::LEFT_CENTER,
        &option_name(info.name),
        Letter::Semi,
        17.5,
        name_ink,
        room,
    );
    let below = pos2(left, area.top() + high * 0.70);
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
    cloth.reach(area);
    let area = if below_it {
        Rect::from_min_max(pos2(left, area.top() + high), area.max)
    } else {
        area
    };
    cloth.call(&format!(
        "{}, {}",
        option_name(info.name),
        text(&format!("option-{key}-line"))
    ));
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

#[cfg(test)]
mod tests {
    use bower_rules::Preset;

    use super::*;

    fn found(query: &str) -> Vec<&'static str> {
        let options = Game::preset(Preset::Euchre).options();
        groups(&options, query)
            .into_iter()
            .flat_map(|(_, found)| found.into_iter().map(|info| info.name))
            .collect()
    }

    #[test]
    fn with_nothing_looked_for_every_rule_of_the_game_is_there() {
        let mut all: Vec<&str> = Game::preset(Preset::Euchre)
            .options()
            .iter()
            .map(|info| info.name)
            .collect();
        let mut shown = found("");
        all.sort_unstable();
        shown.sort_unstable();
        assert_eq!(shown, all);
    }

    #[test]
    fn rules_are_found_by_name_by_what_they_do_and_by_value() {
        assert_eq!(found("STICK dealer"), ["stick_the_dealer"]);
        assert!(found("may not pass").contains(&"stick_the_dealer"));
        assert!(found("joker").contains(&"benny"));
        assert!(found("wheelbarrow").is_empty());
    }
}
