//! The mouse: it lifts what it is over, plays by a click or a throw, and is told why a card is wrong.

use bevy::input::ButtonState::{Pressed, Released};
use bevy::prelude::*;
use bower_stage::FocusTarget;

use crate::hands::Hands;
use crate::with_a_barred_card;

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
    hands.confirm_plays();
    let card = hands.legal_card();
    hands.click(hands.spot(card));
    assert!(hands.played().is_empty());
    assert_eq!(hands.focus().target, Some(FocusTarget::Card(card)));
    hands.rest();
    hands.click(hands.spot(card));
    assert_eq!(hands.played(), [card]);
}

#[test]
fn with_confirmation_the_focus_of_keys_on_a_card_is_not_the_first_click() {
    let mut hands = Hands::playing(1);
    hands.confirm_plays();
    let card = hands.legal_card();
    hands.walk_to(card, super::keyboard::arrow);
    hands.click(hands.spot(card));
    assert!(hands.played().is_empty());
    hands.rest();
    hands.click(hands.spot(card));
    assert_eq!(hands.played(), [card]);
}
