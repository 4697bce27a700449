//! The rows of the house rules: what each does, what it is now, why it is barred.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::{Game, OptionInfo, OptionKind};
use bower_words::text;

use super::words::{option_name, refusal, value_name};
use crate::cloth::{Cloth, Stand, Told};
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
    let head = look.size(17.0) * 2.0;
    let groups = groups(options, query);
    if groups.is_empty() {
        cloth.line(
            inside.center_top() + vec2(0.0, head),
            Align2::CENTER_TOP,
            &text("rules-none-found"),
            Letter::Italic,
            17.5,
            look.dim(),
            inside.width(),
        );
        return None;
    }
    let groups: Vec<(&str, Vec<(OptionRow, f32)>)> = groups
        .into_iter()
        .map(|(key, found)| {
            let rows = found.into_iter().map(|info| {
                let row = OptionRow::new(game, info);
                let high = row.stand(cloth, wide - 8.0).high;
                (row, high)
            });
            (key, rows.collect())
        })
        .collect();
    let high = |group: &(&str, Vec<(OptionRow, f32)>)| {
        head + group.1.iter().map(|(_, high)| high).sum::<f32>() + look.px(12.0)
    };
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
            let corner = corner + vec2((wide + gap) * *column as f32, *y);
            let middle = corner + vec2(0.0, head * 0.45);
            cloth.heading(middle, &text(key), corner.x + wide);
            let mut y = corner.y + head;
            for (row, high) in found {
                let area = Rect::from_min_size(pos2(corner.x, y), vec2(wide - 8.0, *high));
                if let Some(value) = row.show(cloth, area) {
                    change = Some((row.info.name, value));
                }
                y += high;
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

/// An option as it stands in the list.
struct OptionRow<'a> {
    info: &'a OptionInfo,
    name: String,
    line: String,
    /// Why it is barred just now.
    why: Option<String>,
    values: Vec<String>,
}

impl<'a> OptionRow<'a> {
    fn new(game: &Game, info: &'a OptionInfo) -> Self {
        let key = info.name.replace('_', "-");
        Self {
            info,
            name: option_name(info.name),
            line: text(&format!("option-{key}-line")),
            why: barred(game, info),
            values: info
                .values
                .iter()
                .map(|value| value_name(info.name, value))
                .collect(),
        }
    }

    fn changed(&self) -> bool {
        self.info.value != self.info.usual
    }

    /// How far a changed one stands in, behind its dot.
    fn indent(&self, look: &Look) -> f32 {
        if self.changed() {
            look.px(14.0).max(10.0)
        } else {
            0.0
        }
    }

    fn names(&self) -> Vec<&str> {
        self.values.iter().map(String::as_str).collect()
    }

    fn told(&self, look: &Look) -> Told<'_> {
        let size = 17.5;
        match &self.why {
            Some(why) => Told {
                name: &self.name,
                line: why,
                size,
                inks: [look.dim().gamma_multiply(0.6), look.barred()],
                letter: Letter::Italic,
            },
            None => Told {
                name: &self.name,
                line: &self.line,
                size,
                inks: [look.words(), look.dim()],
                letter: Letter::Semi,
            },
        }
    }

    /// How wide what sets it is.
    fn control(&self, cloth: &Cloth, wide: f32) -> f32 {
        let look = cloth.look;
        if self.info.kind == OptionKind::Switch {
            look.px(52.0).max(46.0)
        } else {
            let least = (wide * 0.30).min(look.size(17.5) * 8.0);
            cloth.choice_width(wide, least, &self.names())
        }
    }

    fn stand(&self, cloth: &Cloth, wide: f32) -> Stand {
        let wide = wide - self.indent(cloth.look);
        let switch = self.info.kind == OptionKind::Switch;
        let control = self.control(cloth, wide);
        self.told(cloth.look).stand(cloth, wide, control, switch)
    }

    /// Shows it; its new value.
    fn show(&self, cloth: &mut Cloth, row: Rect) -> Option<String> {
        let look = *cloth.look;
        if self.changed() {
            let painter = cloth.ui.painter();
            let ground = egui::Color32::from_white_alpha(12);
            painter.rect_filled(row.expand2(vec2(6.0, -1.5)), 8.0, ground);
            let dot = pos2(row.left() + 3.0, row.center().y);
            painter.circle_filled(dot, 4.0, look.accent());
        }
        let stand = self.stand(cloth, row.width());
        let inner = Rect::from_min_max(row.min + vec2(self.indent(&look), 0.0), row.max);
        let area = self.told(&look).show(cloth, inner, &stand);
        let control = if area == inner {
            self.control(cloth, inner.width())
        } else {
            area.width()
        };
        let why = self.why.as_deref();
        cloth.reach(row);
        cloth.call(&format!("{}, {}", self.name, self.line));
        match self.info.kind {
            OptionKind::Switch => {
                let on = self.info.value == "true";
                cloth.switch(area, on, why).then(|| (!on).to_string())
            }
            OptionKind::Choice | OptionKind::Number => {
                let values = &self.info.values;
                let now = values.iter().position(|value| *value == self.info.value);
                cloth
                    .choice(area, control, &self.names(), now.unwrap_or(0), why)
                    .and_then(|new| values.get(new).cloned())
            }
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
