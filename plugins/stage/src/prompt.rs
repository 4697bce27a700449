//! What can be pressed just now, shown for the device last used.

use bevy::prelude::*;

use crate::act::{Act, Glyph};

/// One prompt: what to press and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What it does; the words know it as `prompt-` and its name.
    pub act: Act,
    /// What to press, side by side.
    pub glyphs: Vec<Glyph>,
}

/// The prompts at the foot of the screen, left to right. Controls write them; panels draw them.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompts(pub Vec<Prompt>);
