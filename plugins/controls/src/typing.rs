//! Keys on their way into a field that takes letters.
//!
//! bevy_egui's own system (seen in 0.42) asks which keys are held once a frame, after the frame's last message: of Ctrl,
//! A, A up, Ctrl up in one frame it makes a mere "a". Here every key is told with what was held when it was pressed.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::egui::{self, Event, Modifiers};
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::{EguiGlobalSettings, EguiInput, PrimaryEguiContext};
use bower_stage::Focus;

/// Leaves the keyboard to [`write()`].
pub fn take_over(mut egui: ResMut<EguiGlobalSettings>) {
    egui.input_system_settings
        .run_write_keyboard_input_messages_system = false;
}

/// Tells egui the keys pressed since the last frame, while a field takes letters.
pub fn write(
    mut pressed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    focus: Res<Focus>,
    mut held: Local<Modifiers>,
    mut contexts: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if !lost.is_empty() {
        lost.clear();
        *held = Modifiers::NONE;
    }
    for input in pressed.read() {
        hold(&mut held, &input.logical_key, input.state.is_pressed());
        if !focus.typing {
            continue;
        }
        for mut context in &mut contexts {
            context.events.extend(events(input, *held));
        }
    }
}

/// Follows the keys that are held beside others.
fn hold(held: &mut Modifiers, key: &Key, down: bool) {
    match key {
        Key::Shift => held.shift = down,
        Key::Control => held.ctrl = down,
        // Windows' browsers tell the third level's key as Ctrl and this one.
        Key::Alt | Key::AltGraph => held.alt = down,
        Key::Super | Key::Meta => held.mac_cmd = down && cfg!(target_os = "macos"),
        _ => {}
    }
    held.command = if cfg!(target_os = "macos") {
        held.mac_cmd
    } else {
        held.ctrl
    };
}

/// What one key says: a letter, unless it is part of a command, and the key itself. Tab walks the boards and is ours.
fn events(input: &KeyboardInput, held: Modifiers) -> Vec<Event> {
    let mut events = Vec::new();
    // Ctrl with Alt is the third level of a keyboard, which has letters of its own.
    let command = held.command && !held.alt;
    if input.state.is_pressed() && !command {
        match &input.logical_key {
            Key::Character(text) if !text.chars().any(char::is_control) => {
                events.push(Event::Text(text.to_string()));
            }
            Key::Space => events.push(Event::Text(" ".into())),
            _ => {}
        }
    }
    let physical_key = bevy_to_egui_physical_key(&input.key_code);
    let key = bevy_to_egui_key(&input.logical_key).or(physical_key);
    if let Some(key) = key.filter(|key| *key != egui::Key::Tab) {
        events.push(Event::Key {
            key,
            physical_key,
            pressed: input.state.is_pressed(),
            repeat: input.repeat,
            modifiers: held,
        });
    }
    events
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;

    fn key(code: KeyCode, logical: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            key_code: code,
            logical_key: logical,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    /// What a field is told of some keys that all come within one frame.
    fn told(keys: &[KeyboardInput]) -> Vec<Event> {
        let mut held = Modifiers::NONE;
        keys.iter()
            .flat_map(|input| {
                hold(&mut held, &input.logical_key, input.state.is_pressed());
                events(input, held)
            })
            .collect()
    }

    #[test]
    fn a_command_within_one_frame_is_a_command_and_no_letter() {
        use ButtonState::{Pressed, Released};
        let a = || Key::Character("a".into());
        let told = told(&[
            key(KeyCode::ControlLeft, Key::Control, Pressed),
            key(KeyCode::KeyA, a(), Pressed),
            key(KeyCode::KeyA, a(), Released),
            key(KeyCode::ControlLeft, Key::Control, Released),
        ]);
        assert!(!told.iter().any(|event| matches!(event, Event::Text(_))));
        assert!(told.iter().any(|event| matches!(
            event,
            Event::Key { key: egui::Key::A, pressed: true, modifiers, .. } if modifiers.command
        )));
    }

    #[test]
    fn letters_spaces_and_those_of_the_third_level_are_written() {
        use ButtonState::Pressed;
        let told = told(&[
            key(KeyCode::KeyB, Key::Character("b".into()), Pressed),
            key(KeyCode::Space, Key::Space, Pressed),
            key(KeyCode::ControlLeft, Key::Control, Pressed),
            key(KeyCode::AltRight, Key::AltGraph, Pressed),
            key(KeyCode::KeyQ, Key::Character("ą".into()), Pressed),
        ]);
        let text: String = told
            .iter()
            .filter_map(|event| match event {
                Event::Text(text) => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(text, "b ą");
    }

    #[test]
    fn tab_stays_ours() {
        assert!(told(&[key(KeyCode::Tab, Key::Tab, ButtonState::Pressed)]).is_empty());
    }
}
