//! The finger: a tap raises, a second tap or a flick plays, a long press tells.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bower_stage::{Device, FocusTarget, Wish};

use crate::hands::Hands;
use crate::with_a_barred_card;

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
