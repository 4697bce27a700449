//! House rules in words: their names, their values, why two exclude each other.

use bower_rules::{Game, GameError};
use bower_words::{knows, text, text_with};

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
