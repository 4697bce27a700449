//! Several people at one screen: each pad in its own turn, and the press that is held to lift the curtain.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_stage::{Act, Handover, Holding, PadSeats, Page, Screen, Seating, Viewer};

use crate::acts::styled;
use crate::keys::{Keys, Pads};
use crate::map::{Button, InputMap};
use crate::prompts::PadStyle;

/// Whose turn it is, for pads that belong to somebody.
#[derive(SystemParam)]
pub struct Turns<'w> {
    pads: ResMut<'w, PadSeats>,
    viewer: Res<'w, Viewer>,
    handover: Res<'w, Handover>,
    page: Res<'w, Page>,
    screen: Option<Res<'w, State<Screen>>>,
    seating: Option<Res<'w, Seating>>,
}

impl Turns<'_> {
    /// Whether every pad plays for whoever is at the screen.
    pub fn none_given(&self) -> bool {
        self.pads.given.is_empty()
    }

    /// A button was pressed on this pad: whether that gave it to the seat that waits for one.
    pub fn takes(&mut self, pad: Entity) -> bool {
        let Some(seat) = self.pads.listening else {
            return false;
        };
        self.pads.give(pad, seat);
        self.pads.listening = None;
        true
    }

    /// The pads that belong to persons whose turn it is not. On pages any pad will do.
    pub fn out_of_turn(&self) -> Vec<Entity> {
        let at_table = self
            .screen
            .as_ref()
            .is_some_and(|screen| *screen.get() == Screen::Table)
            && matches!(*self.page, Page::None | Page::Curtain);
        let Some(seating) = self.seating.as_ref().filter(|_| at_table) else {
            return Vec::new();
        };
        let now = self.handover.0.unwrap_or(self.viewer.0);
        self.pads
            .given
            .iter()
            .filter(|(_, owner)| *owner != now && seating.is_person(*owner))
            .map(|(pad, _)| *pad)
            .collect()
    }
}

/// Tells whether the key or button that takes is held: a curtain is lifted by it, though not by one that was down before.
pub fn hold_take(
    (keys, pads): (Res<Keys>, Res<Pads>),
    (map, style): (Res<InputMap>, Res<PadStyle>),
    mut holding: ResMut<Holding>,
) {
    let take = map
        .of(Act::Take)
        .iter()
        .any(|&button| match styled(button, *style) {
            Button::Key { key, .. } => keys.latch.held(|held| *held == key),
            Button::Pad(button) => pads.latch.held(|(_, held)| *held == button),
            Button::Stick(_) => false,
        });
    if holding.take != take {
        holding.take = take;
    }
}

/// A seat waits for its pad only while the page that asks for it is open.
pub fn stop_listening(mut pads: ResMut<PadSeats>) {
    if pads.listening.is_some() {
        pads.listening = None;
    }
}
