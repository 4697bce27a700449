//! Giving an act another key or button.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::ModKeys;
use bower_stage::{Act, Bound, BoundRow, Device, Notice, Rebind, Settings};

use crate::acts::styled;
use crate::keys::{Keys, Pads};
use crate::map::{Button, Clash, InputMap};
use crate::prompts::{PadStyle, glyph};

/// The sentence that names the act which has a key already; `act` holds its name, known to the words as `act-` and it.
const CLASH: &str = "notice-key-clash";

/// Run condition: no key is awaited, so keys do what they do.
pub fn not_listening(bound: Res<Bound>) -> bool {
    bound.listening.is_none()
}

/// Hears what the settings page asks for, and the key that answers it.
pub fn rebind(
    mut asked: MessageReader<Rebind>,
    (keys, pads, style): (Res<Keys>, Res<Pads>, Res<PadStyle>),
    shown: Res<ButtonInput<KeyCode>>,
    (mut map, mut bound, mut settings): (ResMut<InputMap>, ResMut<Bound>, ResMut<Settings>),
    mut notices: MessageWriter<Notice>,
) {
    if let Some((act, device)) = bound.listening
        && let Some(button) = heard(device, &keys, &pads, *style, ModKeys::pressed(&shown))
    {
        bound.listening = None;
        if button != Button::key(KeyCode::Escape) || act == Act::Back {
            let mut changed = map.clone();
            match changed.bind(act, button) {
                Ok(()) => change(&mut map, &mut settings, changed),
                Err(clash) => tell(&mut notices, clash),
            }
        }
    }
    for &wish in asked.read() {
        match wish {
            Rebind::Listen(act, device) => bound.listening = Some((act, device)),
            Rebind::Cancel => bound.listening = None,
            Rebind::Reset(act) => {
                let mut changed = map.clone();
                match changed.reset(act) {
                    Ok(()) => change(&mut map, &mut settings, changed),
                    Err(clash) => tell(&mut notices, clash),
                }
            }
            Rebind::ResetAll => change(&mut map, &mut settings, InputMap::default()),
        }
    }
}

/// The key or button pressed in this frame, if it can be bound. The keyboard can always give up with Esc.
fn heard(
    device: Device,
    keys: &Keys,
    pads: &Pads,
    style: PadStyle,
    mods: ModKeys,
) -> Option<Button> {
    if device == Device::Gamepad {
        // Places are kept as on other pads, so that a pad of another style confirms with its own button.
        let pad = pads
            .latch
            .risen()
            .map(|(_, button)| styled(Button::Pad(button), style))
            .next();
        let given_up = keys
            .latch
            .rose(KeyCode::Escape)
            .then_some(Button::key(KeyCode::Escape));
        return pad.or(given_up);
    }
    let key = keys.latch.risen().find(|&key| Button::bindable(key))?;
    // What is written with Shift, as ? is, needs no Shift beside it.
    let mods = if key == KeyCode::Help {
        mods - ModKeys::SHIFT
    } else {
        mods
    };
    Some(Button::Key { key, mods })
}

fn change(map: &mut ResMut<InputMap>, settings: &mut ResMut<Settings>, changed: InputMap) {
    settings.bindings = changed.to_settings();
    map.set_if_neq(changed);
}

fn tell(notices: &mut MessageWriter<Notice>, clash: Clash) {
    notices.write(Notice::new(CLASH).with("act", clash.other.name()));
}

/// Settings read from a file, or set back at once, bring their keys.
pub fn follow_settings(settings: Res<Settings>, mut map: ResMut<InputMap>) {
    if settings.is_changed() && settings.bindings != map.to_settings() {
        map.set_if_neq(InputMap::from_settings(&settings.bindings));
    }
}

/// What each act's keys and buttons are, for the settings page.
pub fn show(map: Res<InputMap>, style: Res<PadStyle>, mut bound: ResMut<Bound>) {
    if !map.is_changed() && !style.is_changed() && !bound.rows.is_empty() {
        return;
    }
    bound.rows = Act::ALL
        .into_iter()
        .map(|act| {
            let shown = |pad: bool| {
                let buttons = map.of(act).iter().filter(|button| button.is_pad() == pad);
                buttons
                    .map(|&button| glyph(styled(button, *style), *style))
                    .collect()
            };
            BoundRow {
                act,
                keys: shown(false),
                pad: shown(true),
            }
        })
        .collect();
}
