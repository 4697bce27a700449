//! Which drawing stands for which key, button or finger, by the names of the atlas.

use bevy::prelude::*;
use bower_stage::Glyph;

use super::PadStyle;
use crate::map::{Button, Push};

/// A tap of the finger.
pub const TAP: Glyph = Glyph::Art("prompt/tap");
/// A flick of the finger, upward.
pub const FLICK: Glyph = Glyph::Art("prompt/flick");
/// A finger held down.
pub const HOLD: Glyph = Glyph::Art("prompt/hold");
/// The pad's cross, left and right.
pub const CROSS_SIDES: Glyph = Glyph::Art("prompt/pad-sides");

/// How a button is shown, as a pad of that style is marked. A key with another held is one cap.
pub fn glyph(button: Button, style: PadStyle) -> Glyph {
    match button {
        Button::Key { key, mods } => {
            let drawn = key_art(key).filter(|_| mods.is_empty());
            drawn.map_or_else(|| Glyph::Cap(button.to_string()), Glyph::Art)
        }
        Button::Pad(pad) => {
            pad_art(pad, style).map_or_else(|| Glyph::Cap(pad_word(pad).into()), Glyph::Art)
        }
        Button::Stick(push) => Glyph::Art(match push {
            Push::Left | Push::Right => "prompt/stick-L-sides",
            Push::Up | Push::Down => "prompt/stick-L-all",
        }),
    }
}

fn key_art(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::KeyA => "prompt/key-A",
        KeyCode::KeyB => "prompt/key-B",
        KeyCode::KeyC => "prompt/key-C",
        KeyCode::KeyD => "prompt/key-D",
        KeyCode::KeyE => "prompt/key-E",
        KeyCode::KeyF => "prompt/key-F",
        KeyCode::KeyG => "prompt/key-G",
        KeyCode::KeyH => "prompt/key-H",
        KeyCode::KeyI => "prompt/key-I",
        KeyCode::KeyJ => "prompt/key-J",
        KeyCode::KeyK => "prompt/key-K",
        KeyCode::KeyL => "prompt/key-L",
        KeyCode::KeyM => "prompt/key-M",
        KeyCode::KeyN => "prompt/key-N",
        KeyCode::KeyO => "prompt/key-O",
        KeyCode::KeyP => "prompt/key-P",
        KeyCode::KeyQ => "prompt/key-Q",
        KeyCode::KeyR => "prompt/key-R",
        KeyCode::KeyS => "prompt/key-S",
        KeyCode::KeyT => "prompt/key-T",
        KeyCode::KeyU => "prompt/key-U",
        KeyCode::KeyV => "prompt/key-V",
        KeyCode::KeyW => "prompt/key-W",
        KeyCode::KeyX => "prompt/key-X",
        KeyCode::KeyY => "prompt/key-Y",
        KeyCode::KeyZ => "prompt/key-Z",
        KeyCode::Digit0 => "prompt/key-0",
        KeyCode::Digit1 => "prompt/key-1",
        KeyCode::Digit2 => "prompt/key-2",
        KeyCode::Digit3 => "prompt/key-3",
        KeyCode::Digit4 => "prompt/key-4",
        KeyCode::Digit5 => "prompt/key-5",
        KeyCode::Digit6 => "prompt/key-6",
        KeyCode::Digit7 => "prompt/key-7",
        KeyCode::Digit8 => "prompt/key-8",
        KeyCode::Digit9 => "prompt/key-9",
        KeyCode::Help => "prompt/key-question",
        KeyCode::Enter => "prompt/key-enter",
        KeyCode::Space => "prompt/key-space",
        KeyCode::Escape => "prompt/key-esc",
        KeyCode::Tab => "prompt/key-tab",
        KeyCode::ArrowLeft => "prompt/key-left",
        KeyCode::ArrowRight => "prompt/key-right",
        KeyCode::ArrowUp => "prompt/key-up",
        KeyCode::ArrowDown => "prompt/key-down",
        _ => return None,
    })
}

fn pad_art(pad: GamepadButton, style: PadStyle) -> Option<&'static str> {
    use GamepadButton as Pad;
    let [xbox, playstation, switch] = match pad {
        Pad::South => [
            "prompt/xbox-down",
            "prompt/playstation-down",
            "prompt/switch-down",
        ],
        Pad::East => [
            "prompt/xbox-right",
            "prompt/playstation-right",
            "prompt/switch-right",
        ],
        Pad::West => [
            "prompt/xbox-left",
            "prompt/playstation-left",
            "prompt/switch-left",
        ],
        Pad::North => [
            "prompt/xbox-up",
            "prompt/playstation-up",
            "prompt/switch-up",
        ],
        Pad::LeftTrigger => [
            "prompt/xbox-left-shoulder",
            "prompt/playstation-left-shoulder",
            "prompt/switch-left-shoulder",
        ],
        Pad::RightTrigger => [
            "prompt/xbox-right-shoulder",
            "prompt/playstation-right-shoulder",
            "prompt/switch-right-shoulder",
        ],
        Pad::LeftTrigger2 => [
            "prompt/xbox-left-trigger",
            "prompt/playstation-left-trigger",
            "prompt/switch-left-trigger",
        ],
        Pad::RightTrigger2 => [
            "prompt/xbox-right-trigger",
            "prompt/playstation-right-trigger",
            "prompt/switch-right-trigger",
        ],
        Pad::Start => [
            "prompt/xbox-start",
            "prompt/playstation-start",
            "prompt/switch-start",
        ],
        Pad::DPadLeft => ["prompt/pad-left"; 3],
        Pad::DPadRight => ["prompt/pad-right"; 3],
        Pad::DPadUp => ["prompt/pad-up"; 3],
        Pad::DPadDown => ["prompt/pad-down"; 3],
        Pad::LeftThumb => ["prompt/stick-L"; 3],
        Pad::RightThumb => ["prompt/stick-R"; 3],
        _ => return None,
    };
    Some(match style {
        PadStyle::Xbox => xbox,
        PadStyle::PlayStation => playstation,
        PadStyle::Switch => switch,
    })
}

/// What a button without a drawing is called.
fn pad_word(pad: GamepadButton) -> &'static str {
    match pad {
        GamepadButton::Select => "Select",
        _ => "Pad",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::InputMap;
    use bower_stage::Act;

    #[test]
    fn every_drawing_a_prompt_names_is_in_the_atlas() {
        let atlas = include_str!("../../../../assets/baked/prompts.json");
        let map = InputMap::default();
        let mut names: Vec<Glyph> = vec![TAP, FLICK, HOLD, CROSS_SIDES];
        for style in [PadStyle::Xbox, PadStyle::PlayStation, PadStyle::Switch] {
            for act in Act::ALL {
                names.extend(map.of(act).iter().map(|&button| glyph(button, style)));
            }
        }
        for glyph in names {
            if let Glyph::Art(name) = glyph {
                assert!(atlas.contains(&format!("\"{name}\"")), "{name}");
            }
        }
    }

    #[test]
    fn a_key_with_another_held_is_one_cap() {
        let undo = Button::parse("Ctrl+Z").expect("it is a button");
        assert_eq!(glyph(undo, PadStyle::Xbox), Glyph::Cap("Ctrl+Z".into()));
    }
}
