//! Keys and pad buttons on their way to the input map: by meaning, and with no press missed.

use bevy::input::gamepad::{GamepadConnectionEvent, GamepadInput, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::latch::Latch;
use crate::people::Turns;

/// Every key as it is shown to the input map.
#[derive(Resource, Default)]
pub struct Keys {
    /// Presses, by what the key means.
    pub latch: Latch<KeyCode>,
    /// What each key held down meant when it was pressed.
    meant: HashMap<KeyCode, KeyCode>,
}

/// Every pad's buttons as they are shown to the input map.
#[derive(Resource, Default)]
pub struct Pads {
    /// Presses, by pad and button.
    pub latch: Latch<(Entity, GamepadButton)>,
}

/// How far down a button must be to be pressed, of 1, and how far up again to be let go.
const DOWN: f32 = 0.75;
const UP: f32 = 0.65;

/// What a key means: the letter written on it, wherever it lies on this keyboard, and the arrow of a number pad while
/// its numbers are off. Scripts without these letters go by the place of the key.
pub fn meaning(physical: KeyCode, logical: &Key) -> KeyCode {
    match logical {
        Key::Character(text) => {
            let mut letters = text.chars();
            match (letters.next(), letters.next()) {
                (Some('?'), None) => KeyCode::Help,
                (Some(letter), None) => letter_key(letter.to_ascii_uppercase()).unwrap_or(physical),
                _ => physical,
            }
        }
        Key::ArrowLeft => KeyCode::ArrowLeft,
        Key::ArrowRight => KeyCode::ArrowRight,
        Key::ArrowUp => KeyCode::ArrowUp,
        Key::ArrowDown => KeyCode::ArrowDown,
        Key::Enter => KeyCode::Enter,
        Key::Escape => KeyCode::Escape,
        Key::Tab => KeyCode::Tab,
        Key::Space => KeyCode::Space,
        _ => physical,
    }
}

fn letter_key(letter: char) -> Option<KeyCode> {
    Some(match letter {
        'A' => KeyCode::KeyA,
        'B' => KeyCode::KeyB,
        'C' => KeyCode::KeyC,
        'D' => KeyCode::KeyD,
        'E' => KeyCode::KeyE,
        'F' => KeyCode::KeyF,
        'G' => KeyCode::KeyG,
        'H' => KeyCode::KeyH,
        'I' => KeyCode::KeyI,
        'J' => KeyCode::KeyJ,
        'K' => KeyCode::KeyK,
        'L' => KeyCode::KeyL,
        'M' => KeyCode::KeyM,
        'N' => KeyCode::KeyN,
        'O' => KeyCode::KeyO,
        'P' => KeyCode::KeyP,
        'Q' => KeyCode::KeyQ,
        'R' => KeyCode::KeyR,
        'S' => KeyCode::KeyS,
        'T' => KeyCode::KeyT,
        'U' => KeyCode::KeyU,
        'V' => KeyCode::KeyV,
        'W' => KeyCode::KeyW,
        'X' => KeyCode::KeyX,
        'Y' => KeyCode::KeyY,
        'Z' => KeyCode::KeyZ,
        _ => return None,
    })
}

/// After Bevy has read the keyboard, before the input map reads it.
pub fn settle_keys(
    mut keys: ResMut<Keys>,
    mut shown: ResMut<ButtonInput<KeyCode>>,
    mut pressed: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if pressed.is_empty() && lost.is_empty() && !keys.latch.unsettled() && !keys.latch.recent() {
        return;
    }
    let keys = &mut *keys;
    for input in pressed.read() {
        if input.state.is_pressed() {
            if input.repeat || keys.meant.contains_key(&input.key_code) {
                continue;
            }
            let means = meaning(input.key_code, &input.logical_key);
            if means != input.key_code {
                shown.reset(input.key_code);
            }
            keys.meant.insert(input.key_code, means);
            keys.latch.press(means);
        } else if let Some(meant) = keys.meant.remove(&input.key_code) {
            keys.latch.release(meant);
        }
    }
    if !lost.is_empty() {
        lost.clear();
        keys.meant.clear();
        keys.latch.clear();
    }
    keys.latch.step(|key, down| {
        if down {
            shown.press(key)
        } else {
            shown.release(key)
        }
    });
    if keys.latch.unsettled() {
        redraw.write(RequestRedraw);
    }
}

/// After Bevy has read the pads, before the input map reads them.
pub fn settle_pads(
    mut pads: ResMut<Pads>,
    mut gamepads: Query<&mut Gamepad>,
    mut told: MessageReader<RawGamepadEvent>,
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut turns: Turns,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if told.is_empty()
        && connections.is_empty()
        && !pads.latch.unsettled()
        && !pads.latch.recent()
        && turns.none_given()
    {
        return;
    }
    for event in connections.read() {
        let changed = event.gamepad;
        pads.latch.forget(|&(pad, _)| pad == changed);
    }
    // What the pad says, and not what Bevy makes of it: that is told only where it differs from what is shown.
    for event in told.read() {
        let RawGamepadEvent::Button(event) = event else {
            continue;
        };
        let button = (event.gamepad, event.button);
        if event.value <= UP {
            pads.latch.release(button);
        } else if event.value >= DOWN
            && !pads.latch.is_down(button)
            && gamepads.contains(event.gamepad)
        {
            if turns.takes(event.gamepad) {
                pads.latch.swallow(button);
            } else {
                pads.latch.press(button);
            }
        }
    }
    for pad in turns.out_of_turn() {
        pads.latch.forget(|&(other, _)| other == pad);
        if let Ok(gamepad) = gamepads.get_mut(pad) {
            hush(gamepad);
        }
    }
    pads.latch.step(|(pad, button), down| {
        let Ok(mut gamepad) = gamepads.get_mut(pad) else {
            return;
        };
        if down {
            gamepad.digital_mut().press(button);
            gamepad.analog_mut().set(button, 1.0);
        } else {
            gamepad.digital_mut().release(button);
            gamepad.analog_mut().set(button, 0.0);
        }
    });
    if pads.latch.unsettled() {
        redraw.write(RequestRedraw);
    }
}

/// A pad whose turn it is not does nothing, its stick included.
fn hush(mut gamepad: Mut<Gamepad>) {
    let pressed = gamepad.digital().get_pressed().next().is_some();
    let pushed: Vec<GamepadInput> = gamepad
        .analog()
        .all_axes_and_values()
        .filter(|(_, value)| *value != 0.0)
        .map(|(input, _)| *input)
        .collect();
    if !pressed && pushed.is_empty() {
        return;
    }
    gamepad.digital_mut().reset_all();
    for input in pushed {
        gamepad.analog_mut().set(input, 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(text: &str) -> Key {
        Key::Character(text.into())
    }

    #[test]
    fn letters_go_by_what_is_written_on_the_key() {
        // A French keyboard has A where an English one has Q.
        assert_eq!(meaning(KeyCode::KeyQ, &letter("a")), KeyCode::KeyA);
        assert_eq!(meaning(KeyCode::KeyY, &letter("Z")), KeyCode::KeyZ);
    }

    #[test]
    fn other_scripts_go_by_the_place_of_the_key() {
        assert_eq!(meaning(KeyCode::KeyP, &letter("з")), KeyCode::KeyP);
        assert_eq!(
            meaning(
                KeyCode::KeyP,
                &Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified)
            ),
            KeyCode::KeyP
        );
    }

    #[test]
    fn the_question_mark_is_help_wherever_it_lies() {
        assert_eq!(meaning(KeyCode::Slash, &letter("?")), KeyCode::Help);
        assert_eq!(meaning(KeyCode::Minus, &letter("?")), KeyCode::Help);
        assert_eq!(meaning(KeyCode::Slash, &letter("/")), KeyCode::Slash);
    }

    #[test]
    fn a_number_pad_without_numbers_has_arrows() {
        assert_eq!(
            meaning(KeyCode::Numpad4, &Key::ArrowLeft),
            KeyCode::ArrowLeft
        );
        assert_eq!(meaning(KeyCode::Numpad4, &letter("4")), KeyCode::Numpad4);
        assert_eq!(meaning(KeyCode::NumpadEnter, &Key::Enter), KeyCode::Enter);
    }
}
