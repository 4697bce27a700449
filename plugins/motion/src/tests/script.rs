//! Order, durations at each speed, holding and hurrying.

use bower_rules::{Action, Event};
use bower_stage::{Speed, Wish};

use super::stand::{FRAME, Stand};
use crate::pace;

const SPEEDS: [Speed; 3] = [Speed::Leisurely, Speed::Normal, Speed::Brisk];

/// To the first card of the first trick, by the shortest auction.
fn to_play(stand: &mut Stand) {
    stand.deal();
    stand.until_still();
    while !matches!(stand.table.legal().first(), Some(Action::Play(_))) {
        stand.act(|action| matches!(action, Action::Order { alone: false }));
        stand.until_still();
    }
    stand.until_rest();
}

#[test]
fn beats_go_out_in_the_order_things_happened() {
    let mut stand = Stand::new(Speed::Normal);
    let events = stand.table.deal().unwrap();
    stand.tell(events.clone());
    let mut told: Vec<Event> = events;
    stand.until_rest();
    while stand.table.hand().outcome().is_none() {
        told.extend(stand.act(|_| true));
        stand.until_still();
    }
    stand.until_rest();
    let seen: Vec<Event> = told
        .iter()
        .filter_map(|event| event.seen_by(Some(bower_rules::Seat::ALL[0])))
        .collect();
    assert_eq!(stand.beats(), seen);
}

#[test]
fn nothing_is_shown_before_its_turn() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.frame();
    let beats = stand.beats();
    assert_eq!(beats.len(), 1, "only the shuffle has begun: {beats:?}");
    assert!(stand.motion().blocking && stand.motion().moving);
}

/// The look: the whole deal takes under 2.2 s, the riffle aside, times the player's speed.
#[test]
fn the_deal_takes_under_two_seconds_and_a_fifth() {
    for speed in SPEEDS {
        let mut stand = Stand::new(speed);
        stand.deal();
        let took = stand.until_rest();
        let most = (2200.0 + pace::RIFFLE) * speed.factor() + 2.0 * FRAME;
        assert!(took < most, "{speed:?}: {took} ms");
        assert!(
            took > (pace::RIFFLE + 1200.0) * speed.factor(),
            "{speed:?}: {took} ms is no deal to see"
        );
    }
}

/// The look: a card played lands after 300 ms, another's after 340, at normal speed; × 1.5 and × .6 else.
#[test]
fn a_card_lands_in_its_time_at_each_speed() {
    for speed in SPEEDS {
        let mut stand = Stand::new(speed);
        to_play(&mut stand);
        for _ in 0..4 {
            let own = stand.table.to_act().unwrap() == bower_rules::Seat::ALL[0];
            stand.act(|_| true);
            let (mut took, from) = (0.0, stand.ms);
            while took == 0.0 {
                stand.frame();
                let landed = stand
                    .cards()
                    .iter()
                    .filter(|(_, spot, ..)| matches!(spot, bower_cards::Spot::Trick { .. }))
                    .all(|(_, _, rest, pose)| *pose == rest.pose());
                if landed {
                    took = stand.ms - from;
                }
            }
            let wanted = if own { pace::PLAY } else { pace::OTHERS_PLAY } * speed.factor();
            assert!(
                (took - wanted).abs() <= 2.0 * FRAME,
                "{speed:?}: {took} ms, not {wanted}"
            );
            if stand.table.hand().trick().is_empty() {
                break;
            }
            stand.until_still();
        }
    }
}

/// The budget: bots play 500 to 800 ms apart at normal speed, and at least 220 ms after the card before.
#[test]
fn bots_play_half_a_second_to_eight_tenths_apart() {
    for speed in SPEEDS {
        let mut stand = Stand::new(speed);
        to_play(&mut stand);
        for _ in 0..3 {
            stand.act(|_| true);
            stand.frame();
            let apart = stand.until_still() / speed.factor();
            assert!((500.0..=800.0).contains(&apart), "{speed:?}: {apart} ms");
        }
    }
}

/// The look: the last card of a trick stays readable for 0.8 s, from its landing, before the trick is gathered.
#[test]
fn a_full_trick_lies_still_for_eight_tenths_of_a_second() {
    for speed in SPEEDS {
        let mut stand = Stand::new(speed);
        to_play(&mut stand);
        for _ in 0..4 {
            stand.until_still();
            stand.act(|_| true);
        }
        stand.until_still();
        let played = stand
            .when(|event| matches!(event, Event::Played { .. }))
            .unwrap();
        let won = stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .unwrap();
        let still = (won - played) / speed.factor() - pace::OTHERS_PLAY;
        assert!(
            (pace::STILLNESS - 45.0..=pace::STILLNESS + 45.0).contains(&still),
            "{speed:?}: {still} ms"
        );
    }
}

#[test]
fn an_instant_table_never_waits() {
    let mut stand = Stand::new(Speed::Instant);
    stand.deal();
    stand.frame();
    assert!(!stand.motion().blocking && !stand.motion().moving);
    assert!(matches!(stand.beats().last(), Some(Event::TurnedUp { .. })));
    assert!(stand.at_rest());
    while stand.table.hand().outcome().is_none() {
        let events = stand.act(|_| true);
        stand.frame();
        assert!(!stand.motion().blocking && !stand.motion().moving);
        assert_eq!(
            stand.beats().last().copied(),
            events
                .last()
                .and_then(|event| event.seen_by(Some(bower_rules::Seat::ALL[0])))
        );
        assert!(stand.at_rest());
        assert_eq!(stand.flights(), 0);
    }
}

#[test]
fn a_change_to_instant_ends_what_moves() {
    let mut stand = Stand::new(Speed::Leisurely);
    stand.deal();
    stand.run(300.0);
    stand.settings(|settings| settings.speed = Speed::Instant);
    stand.frame();
    assert!(!stand.motion().blocking && stand.at_rest());
    assert_eq!(stand.flights(), 0);
}

/// A press hurries whatever moves to its end.
#[test]
fn a_press_finishes_a_deal_at_once() {
    for wait in [10.0, 200.0, 640.0, 900.0, 1500.0] {
        let mut stand = Stand::new(Speed::Normal);
        stand.deal();
        stand.run(wait);
        stand.hurry();
        stand.frame();
        stand.frame();
        assert!(!stand.motion().blocking, "after {wait} ms");
        assert!(stand.at_rest() && stand.flights() == 0, "after {wait} ms");
        assert!(
            matches!(stand.beats().last(), Some(Event::TurnedUp { .. })),
            "after {wait} ms"
        );
    }
}

/// A press while the last card of a trick flies lands it; the trick can still be read. The next one gathers it.
#[test]
fn a_press_does_not_take_a_trick_away_unread() {
    let mut stand = Stand::new(Speed::Normal);
    to_play(&mut stand);
    for _ in 0..4 {
        stand.until_still();
        stand.act(|_| true);
    }
    stand.run(60.0);
    stand.hurry();
    stand.run(100.0);
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_none()
    );
    assert!(stand.motion().blocking);
    stand.hurry();
    stand.frame();
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_some(),
        "the second press ends the stillness"
    );
    stand.hurry();
    stand.frame();
    stand.frame();
    assert!(!stand.motion().blocking && stand.at_rest());
}

#[test]
fn a_held_trick_stays_until_a_press_and_asks_for_no_frame() {
    let mut stand = Stand::new(Speed::Normal);
    stand.settings(|settings| settings.hold_tricks = true);
    to_play(&mut stand);
    for _ in 0..4 {
        stand.until_still();
        stand.act(|_| true);
    }
    stand.run(8000.0);
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_none()
    );
    assert!(
        stand.motion().blocking && !stand.motion().moving,
        "the table waits, at rest"
    );
    stand.hurry();
    stand.run(50.0);
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_some()
    );
    stand.until_still();
}

#[test]
fn a_press_that_is_held_keeps_the_trick_and_letting_go_gathers_it() {
    let mut stand = Stand::new(Speed::Normal);
    to_play(&mut stand);
    for _ in 0..4 {
        stand.until_still();
        stand.act(|_| true);
    }
    stand.run(500.0);
    stand.app.world_mut().write_message(Wish::Hold(true));
    stand.run(5000.0);
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_none()
    );
    stand.app.world_mut().write_message(Wish::Hold(false));
    stand.run(50.0);
    assert!(
        stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .is_some()
    );
}

/// The screen is rebuilt: the script is dropped, nothing of it comes later.
#[test]
fn a_rebuilt_screen_drops_the_script() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.run(700.0);
    let before = stand.beats().len();
    stand.restage();
    stand.frame();
    assert!(!stand.motion().blocking && !stand.motion().moving);
    assert!(stand.at_rest() && stand.flights() == 0);
    stand.run(3000.0);
    assert_eq!(stand.beats().len(), before);
}

/// A press that asks for the next hand ends what moves; the deal it brings about is seen like any other.
#[test]
fn the_next_hand_is_dealt_in_its_own_time() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_still();
    while stand.table.hand().outcome().is_none() {
        stand.act(|_| true);
        if stand.table.hand().outcome().is_none() {
            stand.until_still();
        }
    }
    stand.run(30.0);
    stand.app.world_mut().write_message(Wish::NextHand);
    stand.deal();
    stand.frame();
    assert!(
        matches!(stand.beats().last(), Some(Event::NextDealer { .. })),
        "the hand before is over"
    );
    stand.frame();
    assert!(
        matches!(stand.beats().last(), Some(Event::DealBegan { .. })),
        "and only the shuffle of the next has begun"
    );
    assert!(stand.motion().blocking && stand.motion().moving);
}

/// A press with nothing to hurry does not shorten what comes later.
#[test]
fn a_press_at_rest_changes_nothing() {
    let mut stand = Stand::new(Speed::Normal);
    to_play(&mut stand);
    for _ in 0..4 {
        stand.until_still();
        stand.hurry();
        stand.frame();
        stand.act(|_| true);
    }
    stand.until_still();
    let played = stand
        .when(|event| matches!(event, Event::Played { .. }))
        .unwrap();
    let won = stand
        .when(|event| matches!(event, Event::TrickWon { .. }))
        .unwrap();
    assert!(won - played >= pace::STILLNESS);
}

#[test]
fn a_table_that_is_left_leaves_no_script_behind() {
    use bevy::prelude::NextState;
    use bower_stage::Screen;
    let mut stand = Stand::new(Speed::Normal);
    stand
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    stand.frame();
    stand.deal();
    stand.run(300.0);
    let before = stand.beats().len();
    stand
        .app
        .world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    stand.run(3000.0);
    assert_eq!(stand.beats().len(), before);
    assert!(!stand.motion().blocking);
}
