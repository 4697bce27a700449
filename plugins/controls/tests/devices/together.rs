//! All of them: one answer a decision, and none beneath a page.

use bevy::input::ButtonState::Pressed;
use bevy::prelude::*;
use bower_stage::{FocusTarget, Page, Settings};

use crate::hands::{Hands, Referee};

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
