//! Every device plays by the same rules: each through its own messages, the same as a window writes.

mod hands;

use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bower_rules::Action;
use bower_stage::{Device, FocusTarget, Page, Settings, Wish};

use hands::{Hands, Referee};

/// A deal in which the viewer, when first to play, holds a card that is barred.
fn with_a_barred_card() -> Hands {
    (0..200)
        .map(Hands::playing)
        .find(|hands| hands.barred_card().is_some())
        .expect("some deal bars a card")
}

// The mouse.

#[test]
fn a_mouse_lifts_the_card_it_is_over_and_a_click_plays_it() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.point(hands.spot(card));
    hands.frames(1);
    assert_eq!(hands.focus().hovered, Some(card));
    hands.click(hands.spot(card));
    assert_eq!(hands.played(), [card]);
    assert!(!hands.hand().contains(&card));
}

#[test]
fn a_card_thrown_towards_the_middle_is_played_and_one_let_go_beside_is_not() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    let from = hands.spot(card);
    for (way, count) in [
        (Vec2::new(40.0, 0.0), 0),
        (Vec2::new(10.0, -40.0), 0),
        (Vec2::new(30.0, -160.0), 1),
    ] {
        hands.point(from);
        hands.frames(1);
        hands.button(Pressed);
        hands.frames(1);
        hands.point(from + way);
        hands.frames(2);
        hands.button(Released);
        hands.rest();
        assert_eq!(hands.played().len(), count, "{way}");
    }
}

#[test]
fn a_wrong_card_is_pressed_all_the_same_and_refused_with_the_rule() {
    let mut hands = with_a_barred_card();
    let card = hands.barred_card().expect("it has one");
    hands.click(hands.spot(card));
    hands.frames(2);
    assert_eq!(hands.played(), [card]);
    assert_eq!(hands.heard().refused.len(), 1);
    // And the same decision is open again.
    let right = hands.legal_card();
    hands.rest();
    hands.click(hands.spot(right));
    assert_eq!(hands.played(), [card, right]);
    assert!(!hands.hand().contains(&right));
}

#[test]
fn a_double_click_plays_one_card() {
    for seed in 0..12 {
        let mut hands = Hands::playing(seed);
        let card = hands.legal_card();
        let at = hands.spot(card);
        hands.click(at);
        hands.click(at);
        assert_eq!(hands.played(), [card], "seed {seed}");
    }
}

#[test]
fn two_clicks_within_one_frame_play_one_card() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.point(hands.spot(card));
    hands.frames(1);
    for state in [Pressed, Released, Pressed, Released] {
        hands.button(state);
    }
    hands.rest();
    assert_eq!(hands.played(), [card]);
}

#[test]
fn a_click_beside_the_cards_hurries_what_moves_and_plays_nothing() {
    let mut hands = Hands::playing(1);
    hands.click(Vec2::new(640.0, 200.0));
    assert_eq!((hands.heard().hurries, hands.played().len()), (1, 0));
}

#[test]
fn a_mouse_that_leaves_the_window_is_over_no_card() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.point(hands.spot(card));
    hands.frames(1);
    hands.leave();
    hands.frames(1);
    assert_eq!(hands.focus().hovered, None);
}

#[test]
fn with_confirmation_the_first_click_only_raises() {
    let mut hands = Hands::playing(1);
    hands
        .app
        .world_mut()
        .resource_mut::<Settings>()
        .confirm_play = true;
    let card = hands.legal_card();
    hands.click(hands.spot(card));
    assert!(hands.played().is_empty());
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(card)));
    hands.rest();
    hands.click(hands.spot(card));
    assert_eq!(hands.played(), [card]);
}

// The finger.

#[test]
fn a_tap_raises_a_card_and_a_second_tap_plays_it() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.tap(hands.spot(card));
    assert!(hands.played().is_empty());
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(card)));
    assert_eq!(hands.focus().device, Device::Touch);
    hands.tap(hands.spot(card));
    assert_eq!(hands.played(), [card]);
}

#[test]
fn a_tap_on_another_card_raises_that_one_instead() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.tap(hands.spot(cards[0]));
    hands.tap(hands.spot(cards[1]));
    assert!(hands.played().is_empty());
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[1])));
}

#[test]
fn a_flick_up_plays_at_once() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    let from = hands.spot(card);
    hands.finger(7, TouchPhase::Started, from);
    hands.frames(1);
    hands.finger(7, TouchPhase::Moved, from - Vec2::new(0.0, 20.0));
    hands.frames(1);
    hands.finger(7, TouchPhase::Ended, from - Vec2::new(4.0, 45.0));
    hands.frames(2);
    assert_eq!(hands.played(), [card]);
}

#[test]
fn a_cancelled_touch_plays_nothing() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    let from = hands.spot(card);
    hands.tap(from);
    hands.finger(7, TouchPhase::Started, from);
    hands.frames(1);
    hands.finger(7, TouchPhase::Moved, from - Vec2::new(0.0, 120.0));
    hands.frames(1);
    hands.finger(7, TouchPhase::Canceled, from - Vec2::new(0.0, 160.0));
    hands.rest();
    assert!(hands.heard().intents.is_empty());
}

#[test]
fn a_second_finger_means_nothing_while_the_first_is_down() {
    let mut hands = Hands::playing(1);
    let cards = hands.hand();
    hands.finger(1, TouchPhase::Started, hands.spot(cards[0]));
    hands.frames(1);
    hands.tap(hands.spot(cards[1]));
    hands.tap(hands.spot(cards[1]));
    hands.finger(1, TouchPhase::Ended, hands.spot(cards[0]));
    hands.rest();
    assert!(hands.played().is_empty());
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(cards[0])));
}

#[test]
fn a_finger_held_on_a_card_tells_its_rule_and_plays_nothing() {
    let mut hands = Hands::playing(1);
    let card = hands.legal_card();
    hands.tap(hands.spot(card));
    hands.finger(7, TouchPhase::Started, hands.spot(card));
    hands.frames(35);
    hands.finger(7, TouchPhase::Ended, hands.spot(card));
    hands.rest();
    assert_eq!(hands.heard().wishes, [Wish::Rule(card)]);
    assert!(hands.played().is_empty());
}

#[test]
fn a_finger_held_on_a_barred_card_is_told_the_rule() {
    let mut hands = with_a_barred_card();
    let card = hands.barred_card().expect("it has one");
    hands.finger(7, TouchPhase::Started, hands.spot(card));
    hands.frames(35);
    hands.finger(7, TouchPhase::Ended, hands.spot(card));
    hands.rest();
    assert_eq!(hands.heard().refused.len(), 1);
    assert!(hands.hand().contains(&card));
}

#[test]
fn a_press_held_on_the_table_keeps_the_last_trick_until_it_is_let_go() {
    let mut hands = Hands::playing(1);
    let felt = Vec2::new(640.0, 200.0);
    hands.finger(7, TouchPhase::Started, felt);
    hands.frames(35);
    assert_eq!(hands.heard().wishes, [Wish::Hold(true)]);
    hands.finger(7, TouchPhase::Ended, felt);
    hands.frames(1);
    assert_eq!(hands.heard().wishes, [Wish::Hold(true), Wish::Hold(false)]);
    assert_eq!(hands.heard().hurries, 0, "what is held is not hurried");
}

// The keyboard.

fn arrow(hands: &mut Hands, onward: bool) {
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

// The pad.

#[test]
fn a_pad_plugged_in_later_chooses_with_cross_and_stick_and_plays() {
    let mut hands = Hands::playing(1);
    hands.plug_in("Pad", Some(0x045e));
    let card = hands.legal_card();
    hands.walk_to(card, |hands, onward| {
        hands.pad_press(if onward {
            GamepadButton::DPadRight
        } else {
            GamepadButton::DPadLeft
        });
    });
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
    hands.walk_to(card, |hands, onward| {
        hands.pad_press(if onward {
            GamepadButton::DPadRight
        } else {
            GamepadButton::DPadLeft
        });
    });
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
    hands.walk_to(card, |hands, onward| {
        hands.pad_press(if onward {
            GamepadButton::DPadRight
        } else {
            GamepadButton::DPadLeft
        });
    });
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

// All of them.

#[test]
fn nothing_more_is_written_for_a_decision_that_is_answered() {
    let mut hands = Hands::playing(1);
    hands.app.insert_resource(Referee(false));
    hands.plug_in("Pad", None);
    let cards = hands.hand();
    hands.click(hands.spot(cards[0]));
    for &card in &cards {
        hands.rest();
        hands.click(hands.spot(card));
        hands.rest();
        hands.tap(hands.spot(card));
        hands.tap(hands.spot(card));
        hands.press(KeyCode::Digit1);
        hands.press(KeyCode::Enter);
        hands.pad_press(GamepadButton::South);
    }
    assert_eq!(hands.heard().intents.len(), 1);
}

#[test]
fn cards_beneath_a_page_cannot_be_pressed() {
    let mut hands = Hands::playing(1);
    *hands.app.world_mut().resource_mut::<Page>() = Page::Pause;
    hands.frames(1);
    let card = hands.legal_card();
    hands.click(hands.spot(card));
    hands.tap(hands.spot(card));
    hands.tap(hands.spot(card));
    hands.press(KeyCode::Digit1);
    hands.press(KeyCode::Enter);
    assert!(hands.heard().intents.is_empty());
}

#[test]
fn a_board_in_focus_is_pressed_for_one_frame() {
    let mut hands = Hands::calling(3);
    hands
        .app
        .world_mut()
        .resource_mut::<bower_stage::Focus>()
        .boards = 4;
    hands.press(KeyCode::ArrowRight);
    hands.press(KeyCode::ArrowRight);
    assert_eq!(hands.focus().target, Some(FocusTarget::Board(1)));
    hands.key(KeyCode::Enter, Pressed);
    hands.frames(1);
    assert!(hands.focus().pressed);
    hands.frames(1);
    assert!(!hands.focus().pressed);
}

#[test]
fn the_only_legal_card_plays_itself_for_those_who_wish_it() {
    let mut hands = (0..400)
        .map(Hands::playing)
        .find(|hands| hands.table().legal().len() == 1 && hands.hand().len() > 1)
        .expect("some deal leaves one card");
    let card = hands.legal_card();
    hands.rest();
    assert!(hands.played().is_empty());
    hands.app.world_mut().resource_mut::<Settings>().auto_play = true;
    hands.frames(2);
    assert_eq!(hands.played().first(), Some(&card));
}
