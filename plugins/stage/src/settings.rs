//! What the player has set. Every field changes something at once; `plugins/keep` keeps them.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bower_rules::{Game, GameError};
use serde::{Deserialize, Serialize};

use crate::{KeptChair, Speed};

/// How trump sorts in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandOrder {
    /// Trump at the left, the left bower with it.
    #[default]
    TrumpLeft,
    /// Trump at the right, the left bower with it.
    TrumpRight,
    /// As dealt.
    AsDealt,
}

/// The evening the table stands in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Lamplight on green felt.
    #[default]
    SummerNight,
    /// Noon at harvest.
    HarvestNoon,
    /// Snow light.
    Snow,
    /// White on black.
    HighContrast,
}

/// A game with house rules, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct House {
    /// The game, by its name in records.
    pub game: String,
    /// What differs from the game as it usually is: an option, its value.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: BTreeMap<String, String>,
}

impl House {
    /// A game with its house rules.
    pub fn of(game: &Game) -> Self {
        Self {
            game: game.name().to_owned(),
            rules: game
                .differs()
                .into_iter()
                .map(|(option, value)| (option.to_owned(), value))
                .collect(),
        }
    }

    /// The game again; an error where its rules no longer hold together.
    pub fn game(&self) -> Result<Game, GameError> {
        let rules = self
            .rules
            .iter()
            .map(|(option, value)| (option.as_str(), value.as_str()));
        Game::from_name(&self.game)?.with_all(rules)
    }
}

/// Everything a player sets. A missing or unknown field in a kept file falls back to its default.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of every word, by its code in the words; empty until one is chosen, by the player or for him.
    pub language: String,
    /// How fast the table plays.
    pub speed: Speed,
    /// Travel becomes short fades.
    pub reduced_motion: bool,
    /// A trick stays on the table until a press.
    pub hold_tricks: bool,
    /// The evening.
    pub theme: Theme,
    /// The back of the pack, by its name in the atlas after `back/`.
    pub back: String,
    /// A colour for every suit.
    pub four_colours: bool,
    /// One large index.
    pub large_index: bool,
    /// Size of words, 0.8 to 2.
    pub text_size: f32,
    /// The order of the hand.
    pub hand_order: HandOrder,
    /// What is pressed stands at the left.
    pub left_handed: bool,
    /// A card is played only by a second press.
    pub confirm_play: bool,
    /// The only legal card is played by itself.
    pub auto_play: bool,
    /// The hint button shows.
    pub hints: bool,
    /// Volume of everything, 0 to 1.
    pub volume: f32,
    /// Volume of cards and calls, 0 to 1.
    pub volume_effects: f32,
    /// Volume of the night outside, 0 to 1.
    pub volume_ambience: f32,
    /// No sound at all.
    pub muted: bool,
    /// The bots' level, as players spell it.
    pub level: String,
    /// The whole screen rather than a window. A browser has its own way.
    pub full_screen: bool,
    /// The window as it was left, logical px; none where it was never changed.
    pub window: Option<[u16; 2]>,
    /// The game chosen last, with its house rules; empty until one is chosen.
    pub game: House,
    /// Who sat down last, by seat, under the names typed: empty until a name, a player or a level was chosen.
    pub guests: Vec<KeptChair>,
    /// The player's own sets of house rules, by the names he gave them.
    pub houses: BTreeMap<String, House>,
    /// Keys and buttons that differ from the first ones: the act's name, then how each is spelled. Controls change it;
    /// see [`crate::Rebind`].
    pub bindings: BTreeMap<String, Vec<String>>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            speed: Speed::default(),
            reduced_motion: false,
            hold_tricks: false,
            theme: Theme::default(),
            back: "ohio-star".into(),
            four_colours: false,
            large_index: false,
            text_size: 1.0,
            hand_order: HandOrder::default(),
            left_handed: false,
            confirm_play: false,
            auto_play: false,
            hints: true,
            volume: 0.8,
            volume_effects: 1.0,
            // In a browser the night is heard only by those who ask for it.
            volume_ambience: if cfg!(target_arch = "wasm32") {
                0.0
            } else {
                0.5
            },
            muted: false,
            level: "casual".into(),
            full_screen: false,
            window: None,
            game: House::default(),
            guests: Vec::new(),
            houses: BTreeMap::new(),
            bindings: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// Whether every suit has a colour of its own: as set, and always in high contrast.
    pub fn has_four_colours(&self) -> bool {
        self.four_colours || self.theme == Theme::HighContrast
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;

    use super::*;

    #[test]
    fn house_rules_of_every_game_come_back_as_they_were() {
        for preset in Preset::ALL {
            let game = Game::preset(preset);
            assert_eq!(House::of(&game).game().ok(), Some(game), "{preset:?}");
            for info in game.options() {
                for value in &info.values {
                    let Ok(game) = game.with(info.name, value) else {
                        continue;
                    };
                    let kept = House::of(&game);
                    let spelled = serde_json::to_string(&kept).expect("it is spelled");
                    let read: House = serde_json::from_str(&spelled).expect("it is read");
                    assert_eq!(read.game().ok(), Some(game), "{spelled}");
                }
            }
        }
    }

    #[test]
    fn house_rules_that_no_longer_hold_together_are_refused() {
        let unknown = House {
            game: "bridge".into(),
            ..House::default()
        };
        assert!(unknown.game().is_err());
    }
}
