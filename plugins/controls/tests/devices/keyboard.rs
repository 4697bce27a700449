//! The keyboard: arrows and numbers choose, Enter plays, letters call.

use std::time::Duration;

use bevy::input::ButtonState::{Pressed, Released};
use bevy::prelude::*;
use bower_rules::Action;
use bower_stage::{Device, FocusTarget, Page, Wish};

use crate::hands::Hands;

/// A step along the hand.
pub fn arrow(hands: &mut Hands, onward: bool) {
    hands.press(if onward {
        KeyCode::ArrowRight
    } else {
        KeyCode::ArrowLeft
    });
}

#[test]
fn arrows_choose_a_card_and_enter_plays_it() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.walk_to(card, arrow);
    hands.press(KeyCode::Enter);
    assert_eq!(hands.played(), [card]);
    assert_eq!(hands.focus().device, Device::Keyboard);
}

#[test]
fn a_number_chooses_that_card() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.press(KeyCode::Digit3);
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[2])));
    hands.press(KeyCode::Numpad1);
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[0])));
}

#[test]
fn a_press_shorter_than_a_frame_counts_and_two_of_them_are_two() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.press(KeyCode::Digit1);
    for _ in 0..2 {
        hands.key(KeyCode::ArrowRight, Pressed);
        hands.key(KeyCode::ArrowRight, Released);
    }
    hands.frames(6);
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[2])));
}

#[test]
fn a_held_arrow_goes_on_and_stops_when_it_is_let_go() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.press(KeyCode::Digit1);
    hands.key(KeyCode::ArrowRight, Pressed);
    hands.frames(80);
    hands.key(KeyCode::ArrowRight, Released);
    hands.frames(2);
    assert_eq!(
        hands.focus().target,
        cards.last().map(|&card| FocusTarget::Card(card))
    );
}

#[test]
fn a_key_held_down_plays_one_card() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.walk_to(card, arrow);
    hands.key(KeyCode::Enter, Pressed);
    hands.frames(200);
    assert_eq!(hands.played(), [card]);
}

#[test]
fn letters_call_what_is_legal_and_nothing_else() {
    for (key, action) in [
        (KeyCode::KeyP, Action::Pass),
        (KeyCode::KeyO, Action::Order { alone: false }),
        (KeyCode::KeyA, Action::Order { alone: true }),
    ] {
        let mut hands = Hands::calling(3);
        hands.press(key);
        let actions: Vec<Action> = hands
            .heard()
            .intents
            .iter()
            .map(|intent| intent.action)
            .collect();
        assert_eq!(actions, [action]);
        let mut hands = Hands::playing(3);
        hands.press(key);
        assert!(
            hands.heard().intents.is_empty(),
            "{key:?} calls nothing while cards are played"
        );
    }
}

#[test]
fn keys_ask_for_pages_undo_and_hints() {
    let mut hands = Hands::playing(1);
    for key in [
        KeyCode::Escape,
        KeyCode::KeyU,
        KeyCode::KeyL,
        KeyCode::KeyH,
        KeyCode::F1,
        KeyCode::F11,
        KeyCode::KeyC,
    ] {
        hands.press(key);
    }
    let expected = [
        Wish::Back,
        Wish::Undo,
        Wish::LastTrick,
        Wish::Hint,
        Wish::Rules,
        Wish::FullScreen,
        Wish::Calls,
    ];
    assert_eq!(hands.heard().wishes, expected);
    hands.press(KeyCode::Space);
    assert_eq!(hands.heard().hurries, 1);
}

#[test]
fn ctrl_z_takes_back_and_ctrl_p_does_not_pass() {
    let mut hands = Hands::calling(3);
    hands.key(KeyCode::ControlLeft, Pressed);
    hands.frames(2);
    hands.press(KeyCode::KeyZ);
    hands.press(KeyCode::KeyP);
    hands.key(KeyCode::ControlLeft, Released);
    hands.frames(2);
    assert_eq!(hands.heard().wishes, [Wish::Undo]);
    assert!(hands.heard().intents.is_empty());
    hands.press(KeyCode::KeyZ);
    assert_eq!(hands.heard().wishes, [Wish::Undo]);
}

#[test]
fn a_chord_pressed_and_let_go_between_two_frames_counts() {
    let chord = |hands: &mut Hands| {
        hands.key(KeyCode::KeyZ, Pressed);
        hands.key(KeyCode::KeyZ, Released);
        hands.key(KeyCode::ControlLeft, Released);
        hands.frames(4);
    };
    let mut hands = Hands::calling(3);
    hands.key(KeyCode::ControlLeft, Pressed);
    chord(&mut hands);
    assert_eq!(hands.heard().wishes, [Wish::Undo]);
    hands.rest();
    hands.key(KeyCode::ControlLeft, Pressed);
    hands.frames(1);
    chord(&mut hands);
    assert_eq!(hands.heard().wishes, [Wish::Undo, Wish::Undo]);
}

#[test]
fn a_slow_frame_makes_no_repeat_of_a_short_press() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.press(KeyCode::Digit1);
    hands.frame_takes(Duration::from_millis(600));
    hands.key(KeyCode::ArrowRight, Pressed);
    // It was let go within the first of them, which is heard after the second.
    hands.frames(2);
    hands.key(KeyCode::ArrowRight, Released);
    hands.frames(3);
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[1])));
}

#[test]
fn shift_tab_goes_back_and_letting_go_of_shift_first_does_not_go_forth() {
    let mut hands = Hands::playing(1);
    *hands.app.world_mut().resource_mut::<Page>() = Page::Settings;
    hands
        .app
        .world_mut()
        .resource_mut::<bower_stage::Focus>()
        .boards = 3;
    hands.press(KeyCode::ArrowDown);
    hands.key(KeyCode::ShiftLeft, Pressed);
    hands.frames(1);
    hands.key(KeyCode::Tab, Pressed);
    hands.frames(2);
    hands.key(KeyCode::ShiftLeft, Released);
    hands.frames(3);
    hands.key(KeyCode::Tab, Released);
    hands.frames(2);
    assert_eq!(hands.heard().wishes, [Wish::PreviousGroup]);
    hands.press(KeyCode::Tab);
    assert_eq!(hands.heard().wishes, [Wish::PreviousGroup, Wish::NextGroup]);
}

#[test]
fn while_a_field_takes_letters_keys_mean_nothing_else() {
    let mut hands = Hands::calling(3);
    hands
        .app
        .world_mut()
        .resource_mut::<bower_stage::Focus>()
        .typing = true;
    hands.frames(1);
    for key in [KeyCode::KeyP, KeyCode::KeyO, KeyCode::Enter, KeyCode::KeyU] {
        hands.press(key);
    }
    assert!(hands.heard().intents.is_empty() && hands.heard().wishes.is_empty());
    hands
        .app
        .world_mut()
        .resource_mut::<bower_stage::Focus>()
        .typing = false;
    hands.frames(1);
    hands.press(KeyCode::KeyP);
    assert_eq!(hands.heard().intents.len(), 1);
}
