//! One focus for cards, boards and pages, whichever device moves it.

use bevy::prelude::*;
use bower_rules::{Card, Trump};

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
    /// How many round buttons stand on the table; panels write it each frame.
    pub knobs: u8,
    /// A field takes letters just now, so no key means anything else; panels write it each frame.
    pub typing: bool,
}

impl Focus {
    /// Whether the ring is drawn at rest: always for keys and pads, for mouse and finger only while pressed.
    pub fn shows_ring(&self) -> bool {
        matches!(self.device, Device::Keyboard | Device::Gamepad)
    }
}

/// The card a mouse or finger carries, and how far it has been carried, px, y down. Cards draw it there.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Carried(pub Option<(Card, Vec2)>);

/// What the viewer thinks of making trump: his hand wears what it would be. Panels write it, cards draw it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Supposed(pub Option<Trump>);

/// The cards chosen so far where several make one answer, in the order chosen. Cards draw them raised.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Picked(pub Vec<Card>);

/// Where one board lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardPlace {
    /// Its face, px from the window's upper left, y down.
    pub rect: Rect,
    /// A slider or a choice: left and right change it instead of leaving it.
    pub adjusts: bool,
}

/// Where the boards and then the round buttons lie, in the order of [`FocusTarget`]; panels write it each frame. Where
/// it is shorter than [`Focus::boards`], keys and pads walk the boards in their order.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Boards {
    /// One a board.
    pub boards: Vec<BoardPlace>,
    /// One a round button.
    pub knobs: Vec<BoardPlace>,
}
