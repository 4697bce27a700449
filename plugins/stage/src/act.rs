//! What keys and pads can be set to do.

use bevy::prelude::*;

use crate::Device;

/// One thing a key or a pad's button does. Every one can be given another key; see [`Rebind`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Act {
    /// The card or board at the left.
    Left,
    /// The card or board at the right.
    Right,
    /// The board above, or from the hand to the boards.
    Up,
    /// The board below, or from the boards to the hand.
    Down,
    /// Plays the card, presses the board.
    Take,
    /// One step out.
    Back,
    /// The menu.
    Menu,
    /// The next group.
    NextGroup,
    /// The group before.
    PreviousGroup,
    /// Finishes what moves.
    Hurry,
    /// What the coach would do.
    Hint,
    /// The last trick again.
    LastTrick,
    /// Who said what.
    Calls,
    /// Back to the last decision.
    Undo,
    /// Passes.
    Pass,
    /// Orders up.
    Order,
    /// Goes alone.
    Alone,
    /// The rules.
    Rules,
    /// The whole screen, or a window.
    FullScreen,
    /// The card at that place of the hand, or that board; 1 to 9.
    Nth(u8),
}

impl Act {
    /// Every act, in the order a settings page lists them.
    pub const ALL: [Self; 28] = [
        Self::Left,
        Self::Right,
        Self::Up,
        Self::Down,
        Self::Take,
        Self::Back,
        Self::Menu,
        Self::NextGroup,
        Self::PreviousGroup,
        Self::Hurry,
        Self::Hint,
        Self::LastTrick,
        Self::Calls,
        Self::Undo,
        Self::Pass,
        Self::Order,
        Self::Alone,
        Self::Rules,
        Self::FullScreen,
        Self::Nth(1),
        Self::Nth(2),
        Self::Nth(3),
        Self::Nth(4),
        Self::Nth(5),
        Self::Nth(6),
        Self::Nth(7),
        Self::Nth(8),
        Self::Nth(9),
    ];

    /// Its name in settings files; the words know it as `act-` and this.
    pub fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
            Self::Up => "up",
            Self::Down => "down",
            Self::Take => "take",
            Self::Back => "back",
            Self::Menu => "menu",
            Self::NextGroup => "next-group",
            Self::PreviousGroup => "previous-group",
            Self::Hurry => "hurry",
            Self::Hint => "hint",
            Self::LastTrick => "last-trick",
            Self::Calls => "calls",
            Self::Undo => "undo",
            Self::Pass => "pass",
            Self::Order => "order",
            Self::Alone => "alone",
            Self::Rules => "rules",
            Self::FullScreen => "full-screen",
            Self::Nth(2) => "second",
            Self::Nth(3) => "third",
            Self::Nth(4) => "fourth",
            Self::Nth(5) => "fifth",
            Self::Nth(6) => "sixth",
            Self::Nth(7) => "seventh",
            Self::Nth(8) => "eighth",
            Self::Nth(9) => "ninth",
            Self::Nth(_) => "first",
        }
    }

    /// The act of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|act| act.name() == name)
    }
}

/// Asks controls to change what does an act. A clash is refused with a [`crate::Notice`] that names the other act.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rebind {
    /// The next key or pad button pressed becomes this act's only one; the key of [`Act::Back`] gives up, unless it is Back
    /// that is set.
    Listen(Act, Device),
    /// Stop listening.
    Cancel,
    /// This act as it was at first.
    Reset(Act),
    /// Everything as it was at first.
    ResetAll,
}

/// What does each act now, for the settings page. Controls write it.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    /// One row an act, in the order of [`Act::ALL`].
    pub rows: Vec<BoundRow>,
    /// The act whose new key is awaited, and on which device.
    pub listening: Option<(Act, Device)>,
}

/// One act's keys and buttons, by the names of their glyphs in the atlas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoundRow {
    /// The act.
    pub act: Act,
    /// Its keys.
    pub keys: Vec<Glyph>,
    /// Its pad buttons, in the style of the pad in hand.
    pub pad: Vec<Glyph>,
}

/// How a key, a button or a finger is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Glyph {
    /// A drawing of the atlas, by its name.
    Art(&'static str),
    /// A key without a drawing of its own: the blank cap `prompt/key` with these letters on it.
    Cap(String),
}
