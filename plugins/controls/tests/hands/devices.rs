//! The devices, as messages like those a window writes.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved};
use bower_rules::Card;
use bower_stage::FocusTarget;

use super::Hands;

impl Hands {
    // The mouse.

    pub fn point(&mut self, to: Vec2) {
        let delta = None;
        self.app.world_mut().write_message(CursorMoved {
            window: Entity::PLACEHOLDER,
            position: to,
            delta,
        });
    }

    pub fn leave(&mut self) {
        self.app.world_mut().write_message(CursorLeft {
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn button(&mut self, state: ButtonState) {
        self.app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn click(&mut self, to: Vec2) {
        self.point(to);
        self.frames(1);
        self.button(ButtonState::Pressed);
        self.frames(3);
        self.button(ButtonState::Released);
        self.frames(1);
    }

    // The finger.

    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = Entity::PLACEHOLDER;
        self.app.world_mut().write_message(TouchInput {
            phase,
            position,
            window,
            force: None,
            id,
        });
    }

    pub fn tap(&mut self, to: Vec2) {
        self.finger(7, TouchPhase::Started, to);
        self.frames(4);
        self.finger(7, TouchPhase::Ended, to + Vec2::new(2.0, 1.0));
        self.frames(1);
    }

    // The keyboard.

    pub fn key(&mut self, key: KeyCode, state: ButtonState) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn press(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.frames(2);
        self.key(key, ButtonState::Released);
        self.frames(2);
    }

    // The pad.

    pub fn plug_in(&mut self, name: &str, vendor: Option<u16>) {
        let connection = GamepadConnection::Connected {
            name: name.into(),
            vendor_id: vendor,
            product_id: None,
        };
        self.connect(connection);
    }

    pub fn unplug(&mut self) {
        self.connect(GamepadConnection::Disconnected);
    }

    fn connect(&mut self, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(self.pad, connection);
        self.app.world_mut().write_message(event.clone());
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }

    pub fn pad_button(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
    }

    pub fn pad_press(&mut self, button: GamepadButton) {
        self.pad_button(button, 1.0);
        self.frames(2);
        self.pad_button(button, 0.0);
        self.frames(2);
    }

    pub fn stick(&mut self, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }

    /// Walks with `step` until the focus is on that card.
    pub fn walk_to(&mut self, card: Card, mut step: impl FnMut(&mut Self, bool)) {
        for _ in 0..20 {
            if self.focus().target == Some(FocusTarget::Card(card)) {
                return;
            }
            let hand = self.hand();
            let onward = match self.focus().target {
                Some(FocusTarget::Card(here)) => {
                    hand.iter().position(|&c| c == here) < hand.iter().position(|&c| c == card)
                }
                _ => true,
            };
            step(self, onward);
        }
        panic!("the focus never came to {card:?}");
    }
}
