//! One key, pad button or way of the stick, and how settings files spell it.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::ModKeys;
use std::fmt;

/// Keys that can be bound, with what is written on them.
const KEYS: &[(KeyCode, &str)] = &[
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Digit7, "7"),
    (KeyCode::Digit8, "8"),
    (KeyCode::Digit9, "9"),
    (KeyCode::Numpad0, "Num 0"),
    (KeyCode::Numpad1, "Num 1"),
    (KeyCode::Numpad2, "Num 2"),
    (KeyCode::Numpad3, "Num 3"),
    (KeyCode::Numpad4, "Num 4"),
    (KeyCode::Numpad5, "Num 5"),
    (KeyCode::Numpad6, "Num 6"),
    (KeyCode::Numpad7, "Num 7"),
    (KeyCode::Numpad8, "Num 8"),
    (KeyCode::Numpad9, "Num 9"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Space, "Space"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "Page Up"),
    (KeyCode::PageDown, "Page Down"),
    (KeyCode::Help, "?"),
    (KeyCode::Comma, ","),
    (KeyCode::Period, "."),
    (KeyCode::Slash, "/"),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Quote, "'"),
    (KeyCode::BracketLeft, "["),
    (KeyCode::BracketRight, "]"),
    (KeyCode::Backslash, "\\"),
    (KeyCode::Minus, "-"),
    (KeyCode::Equal, "="),
    (KeyCode::Backquote, "`"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
];

/// Pad buttons that can be bound, by where they lie.
const PAD: &[(GamepadButton, &str)] = &[
    (GamepadButton::South, "south"),
    (GamepadButton::East, "east"),
    (GamepadButton::West, "west"),
    (GamepadButton::North, "north"),
    (GamepadButton::LeftTrigger, "left shoulder"),
    (GamepadButton::RightTrigger, "right shoulder"),
    (GamepadButton::LeftTrigger2, "left trigger"),
    (GamepadButton::RightTrigger2, "right trigger"),
    (GamepadButton::Select, "select"),
    (GamepadButton::Start, "start"),
    (GamepadButton::LeftThumb, "left stick"),
    (GamepadButton::RightThumb, "right stick"),
    (GamepadButton::DPadLeft, "cross left"),
    (GamepadButton::DPadRight, "cross right"),
    (GamepadButton::DPadUp, "cross up"),
    (GamepadButton::DPadDown, "cross down"),
];

/// A way the left stick is pushed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Push {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Away.
    Up,
    /// Towards oneself.
    Down,
}

const PUSHES: &[(Push, &str)] = &[
    (Push::Left, "left"),
    (Push::Right, "right"),
    (Push::Up, "up"),
    (Push::Down, "down"),
];

/// What can be pressed to do an act.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Button {
    /// A key, with Ctrl, Shift, Alt or Super held or not.
    Key {
        /// The key, by what is written on it where that is a letter.
        key: KeyCode,
        /// What must be held with it.
        mods: ModKeys,
    },
    /// A pad's button, by where it lies.
    Pad(GamepadButton),
    /// The left stick.
    Stick(Push),
}

impl Button {
    /// A key alone.
    pub const fn key(key: KeyCode) -> Self {
        Self::Key {
            key,
            mods: ModKeys::empty(),
        }
    }

    /// Whether it is on a pad.
    pub fn is_pad(self) -> bool {
        !matches!(self, Self::Key { .. })
    }

    /// Whether that key can be bound at all: a held key alone, or one without a name, cannot.
    pub fn bindable(key: KeyCode) -> bool {
        KEYS.iter().any(|&(known, _)| known == key)
    }

    /// What is written on the key; empty for pad and stick.
    pub fn written(self) -> String {
        match self {
            Self::Key { .. } => self.to_string(),
            Self::Pad(_) | Self::Stick(_) => String::new(),
        }
    }

    /// Reads the spelling of [`fmt::Display`]; anything else is `None`.
    pub fn parse(text: &str) -> Option<Self> {
        if let Some(name) = text.strip_prefix("pad ") {
            return PAD
                .iter()
                .find(|(_, known)| *known == name)
                .map(|&(button, _)| Self::Pad(button));
        }
        if let Some(name) = text.strip_prefix("stick ") {
            return PUSHES
                .iter()
                .find(|(_, known)| *known == name)
                .map(|&(push, _)| Self::Stick(push));
        }
        let mut mods = ModKeys::empty();
        let mut rest = text;
        'held: loop {
            for (mark, held) in HELD {
                if let Some(after) = rest
                    .strip_prefix(mark)
                    .and_then(|after| after.strip_prefix('+'))
                {
                    mods |= *held;
                    rest = after;
                    continue 'held;
                }
            }
            break;
        }
        KEYS.iter()
            .find(|(_, known)| *known == rest)
            .map(|&(key, _)| Self::Key { key, mods })
    }
}

const HELD: &[(&str, ModKeys)] = &[
    ("Ctrl", ModKeys::CONTROL),
    ("Shift", ModKeys::SHIFT),
    ("Alt", ModKeys::ALT),
    ("Super", ModKeys::SUPER),
];

impl fmt::Display for Button {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key { key, mods } => {
                for (mark, held) in HELD {
                    if mods.contains(*held) {
                        write!(f, "{mark}+")?;
                    }
                }
                let name = KEYS
                    .iter()
                    .find(|(known, _)| known == key)
                    .map_or("", |&(_, name)| name);
                f.write_str(name)
            }
            Self::Pad(button) => {
                let name = PAD
                    .iter()
                    .find(|(known, _)| known == button)
                    .map_or("", |&(_, name)| name);
                write!(f, "pad {name}")
            }
            Self::Stick(push) => {
                let name = PUSHES
                    .iter()
                    .find(|(known, _)| known == push)
                    .map_or("", |&(_, name)| name);
                write!(f, "stick {name}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_is_read_back_from_its_spelling() {
        let keys = KEYS.iter().flat_map(|&(key, _)| {
            [
                ModKeys::empty(),
                ModKeys::CONTROL,
                ModKeys::SHIFT | ModKeys::ALT,
                ModKeys::all(),
            ]
            .map(|mods| Button::Key { key, mods })
        });
        let pad = PAD.iter().map(|&(button, _)| Button::Pad(button));
        let stick = PUSHES.iter().map(|&(push, _)| Button::Stick(push));
        for button in keys.chain(pad).chain(stick) {
            assert_eq!(Button::parse(&button.to_string()), Some(button), "{button}");
        }
    }

    #[test]
    fn no_two_buttons_share_a_spelling() {
        let mut names: Vec<_> = KEYS.iter().map(|(_, name)| *name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), KEYS.len());
    }

    #[test]
    fn an_unknown_spelling_is_no_button() {
        for text in [
            "", "Ctrl+", "Hyper+A", "pad", "pad nose", "stick", "stick in", "Enter ", "+",
        ] {
            assert_eq!(Button::parse(text), None, "{text:?}");
        }
    }
}
