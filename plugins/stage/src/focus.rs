//! One focus for cards, boards and pages, whichever device moves it.

use std::time::Duration;

use bevy::prelude::*;
use bower_rules::{Card, Trump};

use crate::Act;

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

/// How something was pressed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Press {
    /// By a mouse or finger there, px from the window's upper left.
    At(Vec2),
    /// By a key or a pad's button, which does this.
    By(Act),
}

/// What was pressed last, a board, a card or the bare table: when, on the clock of the machine, and how. What comes up
/// after it must not be pressed by the second half of a double press. Controls and panels write it.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Struck(pub Option<(Duration, Press)>);

impl Struck {
    /// The second press of a mouse or finger that was meant as one comes within this …
    const DOUBLE: Duration = Duration::from_millis(350);
    /// … and this near, px.
    const NEAR: f32 = 24.0;
    /// The second press of a key or a pad's button within this.
    const DOUBLE_KEY: Duration = Duration::from_millis(300);

    /// Whether a press now, on what came up at `came`, is only the second half of one before that: by a mouse or finger
    /// at the same place, or by the same key.
    pub fn again(self, now: Duration, press: Press, came: Duration) -> bool {
        let Some((at, before)) = self.0.filter(|(at, _)| *at <= came) else {
            return false;
        };
        let since = now.saturating_sub(at);
        match (before, press) {
            (Press::At(before), Press::At(place)) => {
                since < Self::DOUBLE && before.distance(place) < Self::NEAR
            }
            (Press::By(before), Press::By(act)) => before == act && since < Self::DOUBLE_KEY,
            _ => false,
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn only_a_quick_press_by_the_same_hand_at_the_same_place_is_half_of_a_double_press() {
        let here = Vec2::new(300.0, 200.0);
        let came = ms(1_000);
        let by_mouse = Struck(Some((ms(1_000), Press::At(here))));
        assert!(by_mouse.again(ms(1_200), Press::At(here + Vec2::splat(5.0)), came));
        assert!(
            !by_mouse.again(ms(1_400), Press::At(here), came),
            "that is another"
        );
        assert!(!by_mouse.again(ms(1_200), Press::At(here + Vec2::X * 80.0), came));
        assert!(
            !by_mouse.again(ms(1_200), Press::By(Act::Take), came),
            "a key is no mouse"
        );
        let by_key = Struck(Some((ms(1_000), Press::By(Act::Take))));
        assert!(by_key.again(ms(1_200), Press::By(Act::Take), came));
        assert!(!by_key.again(ms(1_350), Press::By(Act::Take), came));
        assert!(
            !by_key.again(ms(1_100), Press::By(Act::Pass), came),
            "another key means another thing"
        );
        assert!(!by_key.again(ms(1_100), Press::At(here), came));
        assert!(!Struck::default().again(ms(0), Press::By(Act::Take), ms(0)));
    }

    #[test]
    fn what_was_there_before_the_first_press_may_be_pressed_again_at_once() {
        let refused = Struck(Some((ms(1_000), Press::By(Act::Take))));
        assert!(!refused.again(ms(1_100), Press::By(Act::Take), ms(999)));
    }
}
