//! All devices at once, at random: the game goes on, nothing is answered twice, nothing panics.

mod hands;

use std::collections::BTreeMap;

use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bower_rules::Action;
use bower_stage::{Focus, Intent};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use hands::Hands;

/// A seed says what is pressed.
struct Dice(ChaCha12Rng);

impl Dice {
    fn below(&mut self, count: u64) -> u64 {
        self.0.next_u64() % count
    }

    fn point(&mut self) -> Vec2 {
        Vec2::new(
            250.0 + self.below(500) as f32,
            450.0 + self.below(270) as f32,
        )
    }
}

const KEYS: &[KeyCode] = &[
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Escape,
    KeyCode::Space,
    KeyCode::Tab,
    KeyCode::ShiftLeft,
    KeyCode::ControlLeft,
    KeyCode::KeyP,
    KeyCode::KeyO,
    KeyCode::KeyA,
    KeyCode::Digit1,
    KeyCode::Digit4,
    KeyCode::KeyU,
];

const BUTTONS: &[GamepadButton] = &[
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::RightTrigger,
    GamepadButton::Start,
];

fn act(hands: &mut Hands, dice: &mut Dice) {
    match dice.below(9) {
        0 => hands.point(dice.point()),
        1 => hands.button(if dice.below(2) == 0 {
            Pressed
        } else {
            Released
        }),
        2 => {
            let phase = match dice.below(5) {
                0 | 1 => TouchPhase::Started,
                2 => TouchPhase::Moved,
                3 => TouchPhase::Ended,
                _ => TouchPhase::Canceled,
            };
            hands.finger(dice.below(2), phase, dice.point());
        }
        3 | 4 => {
            let key = KEYS[dice.below(KEYS.len() as u64) as usize];
            hands.key(
                key,
                if dice.below(2) == 0 {
                    Pressed
                } else {
                    Released
                },
            );
        }
        5 => {
            let button = BUTTONS[dice.below(BUTTONS.len() as u64) as usize];
            hands.pad_button(button, dice.below(2) as f32);
        }
        6 => hands.stick(GamepadAxis::LeftStickX, dice.below(3) as f32 - 1.0),
        7 => match dice.below(12) {
            0 => hands.unplug(),
            1 => hands.plug_in("Pad", Some(0x057e)),
            2 => hands.leave(),
            _ => hands.plug_in("Pad", Some(0x045e)),
        },
        _ => hands.frames(1),
    }
}

/// How many answers each decision got, and how many of them were refused.
fn tally(hands: &Hands) -> BTreeMap<u64, usize> {
    let mut tally = BTreeMap::new();
    for Intent { decision, .. } in &hands.heard().intents {
        *tally.entry(*decision).or_insert(0) += 1;
    }
    tally
}

/// Everything is let go, as when a player leaves the room.
fn let_go(hands: &mut Hands) {
    hands.button(Released);
    for id in 0..2 {
        hands.finger(id, TouchPhase::Canceled, Vec2::ZERO);
    }
    for &key in KEYS {
        hands.key(key, Released);
    }
    for &button in BUTTONS {
        hands.pad_button(button, 0.0);
    }
    hands.stick(GamepadAxis::LeftStickX, 0.0);
    hands.rest();
}

#[test]
fn random_presses_answer_each_decision_once_and_the_game_goes_on() {
    let mut answered = 0;
    for seed in 0..4 {
        let mut hands = Hands::calling(seed);
        let mut dice = Dice(ChaCha12Rng::seed_from_u64(seed));
        for round in 0..3500 {
            act(&mut hands, &mut dice);
            // Boards come and go, as the panels show them.
            if round % 50 == 0 {
                hands.app.world_mut().resource_mut::<Focus>().boards = dice.below(5) as u16;
            }
            hands.frames(1);
        }
        let refused = hands.heard().refused.len();
        let answers = tally(&hands);
        let again: usize = answers.values().map(|count| count - 1).sum();
        assert!(
            again <= refused,
            "seed {seed}: {again} answers again, {refused} refused"
        );
        answered += answers.len();
        // Whatever was pressed before, a player can still go on.
        let_go(&mut hands);
        hands.app.world_mut().resource_mut::<Focus>().boards = 0;
        let before = hands.heard().intents.len();
        if hands.table().winner().is_none() {
            let plays = hands
                .table()
                .legal()
                .iter()
                .any(|action| matches!(action, Action::Play(_) | Action::Discard(_)));
            if plays {
                hands.press(KeyCode::Digit1);
                hands.press(KeyCode::Enter);
            } else {
                hands.press(KeyCode::KeyP);
                hands.press(KeyCode::KeyO);
            }
            assert!(
                hands.heard().intents.len() > before,
                "seed {seed} stalled: {:?}",
                hands.table().legal()
            );
        }
    }
    assert!(answered > 40, "only {answered} decisions were answered");
}
