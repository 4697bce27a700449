//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

/// A bot's level, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move, each as likely as another.
    Random,
    /// Knows the rules and makes a beginner's mistakes.
    Beginner,
    /// Sound kitchen play, by rules.
    Casual,
    /// Lays out the hidden cards in many ways and solves each.
    Sharp,
    /// The same, and reads what each seat's calls and cards tell.
    Master,
}

impl Level {
    /// Every level there is, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Beginner,
        Level::Casual,
        Level::Sharp,
        Level::Master,
    ];

    /// As players spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Sharp => "sharp",
            Level::Master => "master",
        }
    }

    /// Reads the spelling of [`Level::name`].
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that is no level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot \"{0}\": choose {list}", list = Level::ALL.map(Level::name).join(", "))]
pub struct NoLevel(pub String);

impl FromStr for Level {
    type Err = NoLevel;
    fn from_str(name: &str) -> Result<Level, NoLevel> {
        Level::from_name(name).ok_or_else(|| NoLevel(name.to_string()))
    }
}
