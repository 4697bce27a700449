//! The pad: cross and stick choose, whichever pad it is, and whenever it is plugged in.

use bevy::prelude::*;
use bower_stage::{Device, FocusTarget, Wish};

use crate::hands::Hands;
use crate::keyboard::arrow;

/// A step along the hand.
fn cross(hands: &mut Hands, onward: bool) {
    hands.pad_press(if onward {
        GamepadButton::DPadRight
    } else {
        GamepadButton::DPadLeft
    });
}

#[test]
fn a_pad_plugged_in_later_chooses_with_cross_and_stick_and_plays() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", Some(0x045e));
    let card = hands.legal_card();
    hands.walk_to(card, cross);
    let cards = hands.hand();
    hands.stick(GamepadAxis::LeftStickX, 0.9);
    hands.stick(GamepadAxis::LeftStickX, 0.0);
    hands.stick(GamepadAxis::LeftStickX, -0.9);
    hands.stick(GamepadAxis::LeftStickX, 0.0);
    let here = cards
        .iter()
        .position(|&other| Some(FocusTarget::Card(other)) == hands.focus().target);
    let expected = cards
        .iter()
        .position(|&other| other == card)
        .map(|place| place.min(cards.len() - 2));
    assert_eq!(here, expected, "one to the right and one back");
    hands.walk_to(card, cross);
    hands.pad_press(GamepadButton::South);
    assert_eq!(hands.played(), [card]);
    assert_eq!(hands.focus().device, Device::Gamepad);
}

#[test]
fn a_stick_that_trembles_chooses_nothing() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", None);
    hands.press(KeyCode::Digit2);
    let before = hands.focus().target;
    for value in [0.1, 0.3, -0.2, 0.4, 0.0] {
        hands.stick(GamepadAxis::LeftStickX, value);
    }
    assert_eq!(hands.focus().target, before);
}

#[test]
fn a_pad_asks_for_hint_last_trick_menu_and_goes_back() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", Some(0x045e));
    for button in [
        GamepadButton::West,
        GamepadButton::North,
        GamepadButton::Start,
        GamepadButton::East,
    ] {
        hands.pad_press(button);
    }
    assert_eq!(
        hands.heard().wishes,
        [Wish::Hint, Wish::LastTrick, Wish::Menu, Wish::Back]
    );
}

#[test]
fn a_switch_style_pad_takes_with_its_right_button() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pro Controller", Some(0x057e));
    let card = hands.legal_card();
    hands.walk_to(card, cross);
    hands.pad_press(GamepadButton::South);
    assert!(hands.played().is_empty());
    assert_eq!(hands.heard().wishes, [Wish::Back]);
    hands.pad_press(GamepadButton::East);
    assert_eq!(hands.played(), [card]);
}

#[test]
fn the_first_press_of_a_switch_style_pad_already_means_what_it_says() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.walk_to(card, arrow);
    hands.plug_in("Pro Controller", Some(0x057e));
    hands.pad_press(GamepadButton::East);
    assert_eq!(hands.played(), [card]);
    assert!(hands.heard().wishes.is_empty());
}

#[test]
fn a_pad_unplugged_while_a_button_is_down_presses_nothing_more() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", None);
    hands.press(KeyCode::Digit1);
    hands.pad_button(GamepadButton::DPadRight, 1.0);
    hands.frames(2);
    hands.unplug();
    let after = hands.focus().target;
    hands.frames(100);
    assert_eq!(hands.focus().target, after);
    hands.plug_in("Pad", None);
    hands.frames(10);
    assert_eq!(hands.focus().target, after);
}

#[test]
fn quick_presses_leave_no_button_down_that_was_let_go() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", Some(0x045e));
    let card = hands.legal_card();
    hands.walk_to(card, cross);
    // Two presses within a frame, and the second is let go while the first is still being shown.
    for wait in 1..5 {
        for value in [1.0, 0.0, 1.0] {
            hands.pad_button(GamepadButton::Select, value);
        }
        hands.frames(wait);
        hands.pad_button(GamepadButton::Select, 0.0);
        hands.frames(8);
        let pad = hands
            .app
            .world()
            .get::<Gamepad>(hands.pad)
            .expect("it is there");
        let held: Vec<_> = pad.get_pressed().collect();
        assert!(held.is_empty(), "let go after {wait} frames: {held:?}");
    }
    hands.pad_press(GamepadButton::South);
    assert_eq!(hands.played(), [card]);
}
