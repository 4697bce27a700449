//! What each act is bound to before anybody changes it.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::ModKeys;
use bower_stage::Act;

use super::{Button, Push};

/// Keys first, then pad.
pub fn buttons(act: Act) -> Vec<Button> {
    use GamepadButton as Pad;
    let key = Button::key;
    let held = |mods, key| Button::Key { key, mods };
    match act {
        Act::Left => vec![
            key(KeyCode::ArrowLeft),
            Button::Pad(Pad::DPadLeft),
            Button::Stick(Push::Left),
        ],
        Act::Right => vec![
            key(KeyCode::ArrowRight),
            Button::Pad(Pad::DPadRight),
            Button::Stick(Push::Right),
        ],
        Act::Up => vec![
            key(KeyCode::ArrowUp),
            Button::Pad(Pad::DPadUp),
            Button::Stick(Push::Up),
        ],
        Act::Down => vec![
            key(KeyCode::ArrowDown),
            Button::Pad(Pad::DPadDown),
            Button::Stick(Push::Down),
        ],
        Act::Take => vec![key(KeyCode::Enter), Button::Pad(Pad::South)],
        Act::Back => vec![key(KeyCode::Escape), Button::Pad(Pad::East)],
        Act::Menu => vec![key(KeyCode::KeyM), Button::Pad(Pad::Start)],
        Act::NextGroup => vec![key(KeyCode::Tab), Button::Pad(Pad::RightTrigger)],
        Act::PreviousGroup => vec![
            held(ModKeys::SHIFT, KeyCode::Tab),
            Button::Pad(Pad::LeftTrigger),
        ],
        Act::Hurry => vec![key(KeyCode::Space), Button::Pad(Pad::RightTrigger2)],
        Act::Hint => vec![key(KeyCode::KeyH), Button::Pad(Pad::West)],
        Act::LastTrick => vec![key(KeyCode::KeyL), Button::Pad(Pad::North)],
        Act::Calls => vec![key(KeyCode::KeyC), Button::Pad(Pad::LeftTrigger2)],
        Act::Undo => vec![
            key(KeyCode::KeyU),
            held(ModKeys::CONTROL, KeyCode::KeyZ),
            Button::Pad(Pad::Select),
        ],
        Act::Pass => vec![key(KeyCode::KeyP)],
        Act::Order => vec![key(KeyCode::KeyO)],
        Act::Alone => vec![key(KeyCode::KeyA)],
        Act::Rules => vec![
            key(KeyCode::Help),
            key(KeyCode::F1),
            Button::Pad(Pad::RightThumb),
        ],
        Act::FullScreen => vec![key(KeyCode::F11), held(ModKeys::ALT, KeyCode::Enter)],
        Act::Nth(n) => {
            const ROW: [(KeyCode, KeyCode); 9] = [
                (KeyCode::Digit1, KeyCode::Numpad1),
                (KeyCode::Digit2, KeyCode::Numpad2),
                (KeyCode::Digit3, KeyCode::Numpad3),
                (KeyCode::Digit4, KeyCode::Numpad4),
                (KeyCode::Digit5, KeyCode::Numpad5),
                (KeyCode::Digit6, KeyCode::Numpad6),
                (KeyCode::Digit7, KeyCode::Numpad7),
                (KeyCode::Digit8, KeyCode::Numpad8),
                (KeyCode::Digit9, KeyCode::Numpad9),
            ];
            let place = usize::from(n).saturating_sub(1);
            ROW.get(place)
                .map_or_else(Vec::new, |&(row, pad)| vec![key(row), key(pad)])
        }
    }
}
