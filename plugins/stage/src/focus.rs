//! One focus for cards, boards and pages, whichever device moves it.

use bevy::prelude::*;
use bower_rules::Card;

/// What can be in focus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FocusTarget {
    /// A card of the viewer's hand.
    Card(Card),
    /// A board of the panel or page on screen, by its place in the order it is shown.
    Board(u16),
    /// A round button on the table, by its place.
    Knob(u8),
}

/// The device last used: prompts show it, and keys and pads always see the ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Device {
    /// A mouse.
    #[default]
    Mouse,
    /// A finger.
    Touch,
    /// A keyboard.
    Keyboard,
    /// A controller.
    Gamepad,
}

/// The focus. Controls move it; cards and panels draw it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focus {
    /// What is in focus.
    pub target: Option<FocusTarget>,
    /// The device last used.
    pub device: Device,
    /// The card under the mouse or finger.
    pub hovered: Option<Card>,
    /// How many boards the panel or page on screen offers; panels write it each frame.
    pub boards: u16,
    /// Set for one frame by controls when the board in focus is pressed by key or pad; panels take it.
    pub pressed: bool,
}

impl Focus {
    /// Whether the ring is drawn at rest: always for keys and pads, for mouse and finger only while pressed.
    pub fn shows_ring(&self) -> bool {
        matches!(self.device, Device::Keyboard | Device::Gamepad)
    }
}
