//! What the game has to tell that is no event of the table.

use bevy::prelude::*;

/// A sentence for a toast: a key of the words and what stands in it. Panels say it once.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The sentence's key, such as `notice-cannot-save`.
    pub key: String,
    /// What its places hold: name, value.
    pub args: Vec<(&'static str, String)>,
}

impl Notice {
    /// A sentence with nothing to fill in.
    pub fn new(key: &str) -> Self {
        Self {
            key: key.into(),
            args: Vec::new(),
        }
    }

    /// The same sentence with one more place filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}
