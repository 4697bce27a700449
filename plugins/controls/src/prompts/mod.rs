//! What can be pressed just now, for the device in hand.

mod glyphs;
mod style;

use bevy::prelude::*;
use bower_stage::{Act, Device, Focus, FocusTarget, Glyph, Prompt, Prompts, Settings};

use crate::acts::styled;
use crate::answer::Answering;
use crate::map::InputMap;

pub use glyphs::glyph;
pub use style::{PadStyle, follow_pad};

/// What the prompts depend on.
#[derive(Default, PartialEq, Clone, Copy)]
pub struct Occasion {
    device: Device,
    at_table: bool,
    /// There is something to step out of: at the bare title there is not.
    inside: bool,
    boards: bool,
    asked: bool,
    cards_asked: bool,
    on_card: bool,
    calls: [bool; 3],
    hints: bool,
}

/// The acts worth showing, the most wanted last, at the right.
fn acts(occasion: &Occasion) -> Vec<Act> {
    let mut acts = Vec::new();
    if !occasion.at_table {
        if occasion.boards {
            acts.extend([Act::Left, Act::Take]);
            acts.extend(occasion.inside.then_some(Act::Back));
        }
        return acts;
    }
    if !occasion.asked {
        acts.extend([Act::LastTrick, Act::Hurry]);
        return acts;
    }
    if occasion.hints {
        acts.push(Act::Hint);
    }
    for (act, legal) in [Act::Pass, Act::Order, Act::Alone]
        .into_iter()
        .zip(occasion.calls)
    {
        if legal && occasion.device == Device::Keyboard {
            acts.push(act);
        }
    }
    acts.extend([Act::Left, Act::Take]);
    acts
}

/// Writes the prompts whenever the occasion or the device changes.
pub fn show(
    focus: Res<Focus>,
    settings: Res<Settings>,
    answering: Answering,
    (map, style): (Res<InputMap>, Res<PadStyle>),
    mut last: Local<Occasion>,
    mut prompts: ResMut<Prompts>,
) {
    let occasion = Occasion {
        device: focus.device,
        at_table: answering.at_table(),
        inside: !answering.at_title(),
        boards: focus.boards > 0,
        asked: answering.decision().is_some(),
        cards_asked: answering.wants_card(),
        on_card: matches!(focus.target, Some(FocusTarget::Card(_))),
        calls: answering.calls(),
        hints: settings.hints,
    };
    if *last == occasion && !map.is_changed() && !style.is_changed() {
        return;
    }
    *last = occasion;
    prompts.set_if_neq(Prompts(written(&occasion, &map, *style)));
}

fn written(occasion: &Occasion, map: &InputMap, style: PadStyle) -> Vec<Prompt> {
    match occasion.device {
        // A mouse shows what it is over; nothing has to be said.
        Device::Mouse => Vec::new(),
        Device::Touch if !occasion.cards_asked => Vec::new(),
        Device::Touch if occasion.on_card => vec![
            Prompt {
                act: Act::Rules,
                glyphs: vec![glyphs::HOLD],
            },
            Prompt {
                act: Act::Take,
                glyphs: vec![glyphs::TAP, glyphs::FLICK],
            },
        ],
        Device::Touch => vec![
            Prompt {
                act: Act::Left,
                glyphs: vec![glyphs::TAP],
            },
            Prompt {
                act: Act::Take,
                glyphs: vec![glyphs::FLICK],
            },
        ],
        Device::Keyboard | Device::Gamepad => acts(occasion)
            .into_iter()
            .filter_map(|act| {
                let glyphs = of_act(act, occasion.device == Device::Gamepad, map, style);
                (!glyphs.is_empty()).then_some(Prompt { act, glyphs })
            })
            .collect(),
    }
}

/// What to press for an act: its first button on that device; for choosing, both sides.
fn of_act(act: Act, pad: bool, map: &InputMap, style: PadStyle) -> Vec<Glyph> {
    let first = |act: Act| {
        let button = map
            .of(act)
            .iter()
            .copied()
            .find(|button| button.is_pad() == pad);
        button.map(|button| glyph(styled(button, style), style))
    };
    if act != Act::Left {
        return first(act).into_iter().collect();
    }
    let sides: Vec<Glyph> = [Act::Left, Act::Right]
        .into_iter()
        .filter_map(first)
        .collect();
    if sides
        == [
            Glyph::Art("prompt/pad-left"),
            Glyph::Art("prompt/pad-right"),
        ]
    {
        return vec![glyphs::CROSS_SIDES];
    }
    sides
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_out_is_named_only_where_there_is_one() {
        let on_a_page = Occasion {
            device: Device::Keyboard,
            boards: true,
            inside: true,
            ..default()
        };
        assert_eq!(acts(&on_a_page), [Act::Left, Act::Take, Act::Back]);
        let at_the_title = Occasion {
            inside: false,
            ..on_a_page
        };
        assert_eq!(acts(&at_the_title), [Act::Left, Act::Take]);
    }
}
