//! How cards move: from where they are, to where they rest, one way at a time.

use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{Pose, Spot};
use bower_rules::{Action, Event, Seat};
use bower_stage::{Motion, Speed};

use super::stand::{FRAME, Stand};
use crate::{flight::Flight, pace};

fn hands(stand: &mut Stand) -> Vec<(Spot, Pose)> {
    stand
        .cards()
        .into_iter()
        .filter(|(_, spot, ..)| matches!(spot, Spot::Hand { .. }))
        .map(|(_, spot, _, pose)| (spot, pose))
        .collect()
}

#[test]
fn nothing_is_left_moving_after_the_script() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_rest();
    assert_eq!(stand.flights(), 0, "no tween is left");
    assert!(stand.at_rest());
    assert_eq!(
        stand.motion(),
        Motion {
            blocking: false,
            moving: false
        }
    );
    let asked = stand.asked();
    stand.run(1000.0);
    assert_eq!(stand.asked(), asked, "at rest no frame is asked for");
    stand.act(|_| true);
    stand.frame();
    assert!(stand.asked() > asked, "a move asks for frames");
}

/// At rest a frame may be minutes away. What begins in it begins at its beginning, though the clock jumps.
#[test]
fn a_move_after_a_long_wait_begins_at_its_beginning() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_rest();
    while !matches!(stand.table.legal().first(), Some(Action::Play(_))) {
        stand.act(|action| matches!(action, Action::Order { .. }));
        stand.until_rest();
    }
    stand.act(|_| true);
    let short =
        bevy::time::TimeUpdateStrategy::ManualDuration(core::time::Duration::from_secs(100));
    let usual = core::mem::replace(
        &mut *stand
            .app
            .world_mut()
            .resource_mut::<bevy::time::TimeUpdateStrategy>(),
        short,
    );
    stand.frame();
    *stand
        .app
        .world_mut()
        .resource_mut::<bevy::time::TimeUpdateStrategy>() = usual;
    let flying: Vec<_> = stand
        .cards()
        .into_iter()
        .filter(|(_, spot, rest, pose)| matches!(spot, Spot::Trick { .. }) && *pose != rest.pose())
        .collect();
    assert_eq!(flying.len(), 1, "the card has only left");
    stand.run(2.0 * FRAME);
    let now = stand
        .cards()
        .into_iter()
        .find(|(entity, ..)| *entity == flying[0].0)
        .unwrap()
        .3;
    assert!(now.at != flying[0].3.at, "and moves within two frames");
}

/// Packets of three and two: cards of one packet are together on the way and apart once they have landed.
#[test]
fn a_packet_flies_as_one_and_spreads_on_landing() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.run(pace::RIFFLE + 30.0);
    let before = hands(&mut stand);
    assert_eq!(before.len(), 20, "the hands are on their way");
    stand.run(120.0);
    let first = Seat::ALL[0];
    let mut together: Vec<Pose> = hands(&mut stand)
        .into_iter()
        .filter(|(spot, pose)| spot.seat() == Some(first) && pose.height > 1.0)
        .map(|(_, pose)| pose)
        .collect();
    together.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    assert_eq!(together.len(), 3, "the eldest's first packet is three");
    let spread = (together[2].at - together[0].at).length();
    assert!(
        spread < together[0].width * 0.2,
        "{spread} px apart in the air"
    );
    assert!(together.iter().all(|pose| pose.face == -1.0), "face down");
    stand.until_rest();
    let landed: Vec<f32> = hands(&mut stand)
        .into_iter()
        .filter(|(spot, _)| spot.seat() == Some(first))
        .map(|(_, pose)| pose.at.x)
        .collect();
    let (least, most) = (
        landed.iter().copied().fold(f32::MAX, f32::min),
        landed.iter().copied().fold(f32::MIN, f32::max),
    );
    assert!(most - least > 200.0);
}

/// The own hand turns up from the left, through its edge, after the last packet; the others' never do.
#[test]
fn the_own_hand_turns_up_from_the_left() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    let mut up: Vec<(f32, f32)> = Vec::new();
    let mut on_edge = false;
    for _ in 0..300 {
        stand.frame();
        let own: Vec<Pose> = hands(&mut stand)
            .into_iter()
            .filter(|(spot, _)| spot.seat() == Some(Seat::ALL[0]))
            .map(|(_, pose)| pose)
            .collect();
        on_edge |= own.iter().any(|pose| pose.face.abs() < 0.35);
        let ms = stand.ms;
        for pose in own.iter().filter(|pose| pose.face > 0.0) {
            if !up.iter().any(|(x, _)| (x - pose.at.x).abs() < 20.0) && up.len() < 5 {
                up.push((pose.at.x, ms));
            }
        }
        let others = hands(&mut stand)
            .into_iter()
            .filter(|(spot, _)| spot.seat() != Some(Seat::ALL[0]));
        assert!(others.into_iter().all(|(_, pose)| pose.face < 0.0));
    }
    assert!(on_edge, "it turns in depth");
    assert_eq!(up.len(), 5);
    assert!(
        up.windows(2)
            .all(|pair| pair[0].0 < pair[1].0 && pair[0].1 <= pair[1].1),
        "{up:?}"
    );
}

/// A played card rises in an arc, height 2.2 at the top, and lands .6 high; another's is on edge half way.
#[test]
fn a_played_card_goes_in_an_arc_and_turns_over_half_way() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_rest();
    while !matches!(stand.table.legal().first(), Some(Action::Play(_))) {
        stand.act(|action| matches!(action, Action::Order { .. }));
        stand.until_rest();
    }
    for _ in 0..4 {
        let seat = stand.table.to_act().unwrap();
        stand.act(|_| true);
        let (mut top, mut edge_at, mut ms) = (0.0_f32, None, 0.0);
        loop {
            stand.frame();
            ms += FRAME;
            let (_, _, rest, pose) = stand.cards().into_iter().find(|(_, spot, ..)| matches!(spot, Spot::Trick { seat: player, .. } if *player == seat)).unwrap();
            top = top.max(pose.height);
            if pose.face >= 0.0 && edge_at.is_none() {
                edge_at = Some(ms);
            }
            if pose == rest.pose() {
                break;
            }
        }
        assert!((2.0..=2.3).contains(&top), "height {top}");
        if seat == Seat::ALL[0] {
            assert_eq!(
                edge_at,
                Some(FRAME),
                "the viewer's card shows its face from the first"
            );
        } else {
            let half = pace::OTHERS_PLAY / 2.0;
            assert!(
                (edge_at.unwrap() - FRAME - half).abs() <= 2.0 * FRAME,
                "on edge at {edge_at:?}"
            );
        }
        stand.until_still();
    }
}

/// One tween at most on a card, whenever it is sent elsewhere, and it goes on from where it is.
#[test]
fn the_newest_way_wins_from_where_the_card_is() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.run(pace::RIFFLE + 150.0);
    let before = stand.cards();
    // The truth moves on in mid-air: a redeal takes every card back.
    let dealer = stand.table.hand().dealer();
    stand
        .app
        .world_mut()
        .resource_mut::<crate::script::Script>()
        .drop_all();
    stand.tell([Event::DealBegan { deal: 1, dealer }]);
    stand.frame();
    let after = stand.cards();
    for ((entity, spot, _, was), (_, now_spot, rest, now)) in before.iter().zip(&after) {
        if spot != now_spot && was.at.distance(rest.at) > 60.0 {
            assert!(
                was.at.distance(now.at) < 60.0,
                "{entity} jumped from {} to {}",
                was.at,
                now.at
            );
        }
    }
    let world = stand.app.world_mut();
    let tweens = world.query::<&TweenAnim>().iter(world).count();
    let flights = world.query::<&Flight>().iter(world).count();
    assert_eq!(tweens, flights, "a tween for each flight, and no more");
    stand.until_rest();
    assert!(stand.at_rest());
}

/// A window resized in the middle of a deal: what flies flies on and ends where it now belongs.
#[test]
fn a_relayout_in_mid_deal_changes_only_the_end_of_the_way() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.run(pace::RIFFLE + 200.0);
    let flights = stand.flights();
    let before = stand.cards();
    stand.resize(900.0, 640.0);
    stand.frame();
    assert_eq!(
        stand.flights(),
        flights,
        "nothing is dropped, nothing starts"
    );
    let after = stand.cards();
    let flew_on = before
        .iter()
        .zip(&after)
        .filter(|((.., was), (_, _, rest, now))| {
            *was != *now && *now != rest.pose() && was.at.distance(now.at) < 200.0
        });
    assert!(flew_on.count() > 3, "cards are still in the air");
    stand.until_rest();
    assert!(stand.at_rest());
    let safe = Rect::new(0.0, 0.0, 900.0, 640.0);
    assert!(
        stand
            .cards()
            .iter()
            .all(|(_, _, _, pose)| safe.contains(pose.at))
    );
}

#[test]
fn a_relayout_at_rest_moves_nothing_through_the_air() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_rest();
    stand.resize(390.0, 844.0);
    stand.frame();
    assert!(stand.at_rest());
    assert_eq!(stand.flights(), 0);
    assert!(!stand.motion().moving);
}

/// A window of no size is no layout: nothing is sent to nowhere.
#[test]
fn a_window_without_a_size_moves_nothing() {
    let mut stand = Stand::new(Speed::Normal);
    stand.resize(0.0, 0.0);
    stand.deal();
    stand.run(3000.0);
    assert_eq!(stand.flights(), 0);
    stand.resize(1280.0, 720.0);
    stand.frame();
    assert!(stand.at_rest());
}

/// Reduced motion: fades of 120 ms, no travel.
#[test]
fn with_reduced_motion_nothing_travels() {
    let mut stand = Stand::new(Speed::Normal);
    stand.settings(|settings| settings.reduced_motion = true);
    stand.deal();
    let mut faded = false;
    for _ in 0..300 {
        let before = stand.cards();
        stand.frame();
        let after = stand.cards();
        for ((.., was), (_, _, rest, now)) in before.iter().zip(&after) {
            let there = now.at == rest.at;
            assert!(there || now.at == was.at, "a card is between two places");
            faded |= now.alpha > 0.0 && now.alpha < 1.0;
        }
    }
    assert!(faded);
    assert!(stand.at_rest() && stand.flights() == 0);
}

/// The trick gathers on the winner's card, turns down and lies in the pile.
#[test]
fn a_trick_gathers_on_the_winners_card() {
    let mut stand = Stand::new(Speed::Normal);
    stand.deal();
    stand.until_rest();
    while !matches!(stand.table.legal().first(), Some(Action::Play(_))) {
        stand.act(|action| matches!(action, Action::Order { alone: false }));
        stand.until_rest();
    }
    for _ in 0..4 {
        stand.act(|_| true);
        stand.frame();
        while stand.motion().blocking
            && stand
                .when(|event| matches!(event, Event::TrickWon { .. }))
                .is_none()
        {
            stand.frame();
        }
    }
    let won = stand
        .beats()
        .into_iter()
        .find_map(|event| {
            if let Event::TrickWon { seat, .. } = event {
                Some(seat)
            } else {
                None
            }
        })
        .unwrap();
    let layout = stand.app.world().resource::<bower_stage::Layout>().clone();
    let winner = layout.trick_card(layout.place(won, Seat::ALL[0]), 0.0);
    stand.run(pace::GATHER * 0.45 + 3.0 * pace::GATHER_APART);
    let gathered: Vec<Pose> = stand
        .cards()
        .into_iter()
        .filter(|(_, spot, ..)| matches!(spot, Spot::Pile { .. }))
        .map(|(_, _, _, pose)| pose)
        .collect();
    assert_eq!(gathered.len(), 4);
    for pose in &gathered {
        assert!(
            pose.at.distance(winner.at) < 30.0,
            "{} is not on the winner's card at {}",
            pose.at,
            winner.at
        );
    }
    stand.until_rest();
    assert!(
        stand
            .cards()
            .iter()
            .filter(|(_, spot, ..)| matches!(spot, Spot::Pile { .. }))
            .all(|(_, _, _, pose)| pose.face == -1.0)
    );
}
