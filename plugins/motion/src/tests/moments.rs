//! The moments a hand and a game end with, on the clock, and what they leave behind.

use bevy::prelude::*;
use bower_cards::{Pose, Prop, Rest, TableRoot};
use bower_rules::{BySide, Event, Kind, Outcome, Seat, Side, Victory};
use bower_stage::Speed;

use super::stand::{FRAME, Stand};
use crate::fx::{Fx, Lasting};
use crate::{flight::Flight, pace};

const SPEEDS: [Speed; 3] = [Speed::Leisurely, Speed::Normal, Speed::Brisk];

fn side(number: u8) -> Side {
    Side::new(number).unwrap()
}

/// A hand that seat 0 made trump in, and its side or the other gains so much of.
fn outcome(kind: Kind, gains: u8, points: i16) -> Outcome {
    let mut by_side = BySide::splat(0);
    by_side[side(gains)] = points;
    Outcome {
        kind,
        points: by_side,
        maker: Some(Seat::ALL[0]),
        tricks: 5,
        defender: None,
        next_dealer: Seat::ALL[1],
    }
}

fn won_by(number: u8) -> Event {
    Event::GameWon(Victory {
        side: side(number),
        games: 1,
        lap: 0,
    })
}

/// A table with somewhere for moments to be played.
fn stand(speed: Speed) -> Stand {
    let mut stand = Stand::new(speed);
    stand.app.world_mut().spawn(TableRoot);
    stand.deal();
    stand.hurry();
    stand.until_rest();
    stand
}

fn lasting(stand: &mut Stand) -> usize {
    let world = stand.app.world_mut();
    let mut things = world.query_filtered::<(), (With<Fx>, With<Lasting>)>();
    things.iter(world).count()
}

/// The look's motion table and storyboards: each moment as long as they say, times the player's speed.
#[test]
fn each_moment_takes_as_long_as_the_look_says() {
    let moments = [
        (Event::HandOver(outcome(Kind::March, 0, 2)), 1500.0),
        (Event::HandOver(outcome(Kind::Euchre, 1, 2)), 1400.0),
        (Event::HandOver(outcome(Kind::LoneMarch, 0, 4)), 1900.0),
        (won_by(0), 1800.0),
        (won_by(1), 1400.0),
    ];
    for speed in SPEEDS {
        for (event, long) in moments {
            let mut stand = stand(speed);
            stand.tell([event]);
            let took = stand.until_still() / speed.factor();
            // The points may slide on a little after a moment's end.
            let slide = match event {
                Event::HandOver(outcome) => {
                    let most = Side::all(2).map(|side| outcome.points[side]).max();
                    let moment = crate::Moment::of(&outcome);
                    moment.points_at() + pace::points(most.unwrap_or(0) as u32)
                }
                _ => 0.0,
            };
            let wanted = slide.max(long);
            assert!(
                (took - wanted).abs() <= 4.0 * FRAME / speed.factor(),
                "{speed:?}, {event:?}: {took} ms, not {wanted}"
            );
        }
    }
}

#[test]
fn what_a_moment_laid_on_the_table_has_left_it_before_the_next_hand() {
    let mut stand = stand(Speed::Normal);
    stand.tell([Event::HandOver(outcome(Kind::LoneMarch, 0, 4))]);
    stand.until_rest();
    assert!(lasting(&mut stand) > 0, "night lies over the table");
    let dealer = Seat::ALL[1];
    stand.tell([Event::DealBegan { deal: 1, dealer }]);
    stand.frame();
    stand.run(pace::FADE + 3.0 * FRAME);
    let world = stand.app.world_mut();
    assert_eq!(world.query::<&Fx>().iter(world).count(), 0);
    stand.until_rest();
    assert_eq!(stand.flights(), 0);
}

#[test]
fn a_moment_pressed_away_shows_its_end_at_once() {
    let mut stand = stand(Speed::Normal);
    stand.tell([Event::HandOver(outcome(Kind::LoneMarch, 0, 4))]);
    stand.run(200.0);
    stand.hurry();
    stand.run(2.0 * FRAME);
    let world = stand.app.world_mut();
    let solid: Vec<f32> = world
        .query_filtered::<&Pose, (With<Fx>, With<Lasting>)>()
        .iter(world)
        .map(|pose| pose.alpha)
        .collect();
    assert!(
        !solid.is_empty() && solid.iter().all(|alpha| *alpha > 0.4),
        "{solid:?}"
    );
}

/// Wherever the maker sits, his mark rolls off his hoop and lies on the felt, off the rim.
#[test]
fn a_fallen_mark_lies_on_the_felt_in_every_window() {
    for (width, height) in [
        (1280.0, 720.0),
        (390.0, 844.0),
        (844.0, 390.0),
        (960.0, 600.0),
    ] {
        let mut stand = stand(Speed::Normal);
        stand.resize(width, height);
        stand.frame();
        let layout = stand.app.world().resource::<bower_stage::Layout>().clone();
        for seat in Seat::all(4) {
            let place = layout.place(seat, Seat::ALL[0]);
            let (at, radius) = layout.makers_mark(place).unwrap();
            let rest = Rest {
                at,
                width: 2.0 * radius,
                ..Rest::default()
            };
            let mark = stand
                .app
                .world_mut()
                .spawn((Prop::MakersMark, rest, rest.pose()))
                .id();
            stand.tell([Event::HandOver(Outcome {
                maker: Some(seat),
                ..outcome(Kind::Euchre, 1 - seat.number() % 2, 2)
            })]);
            stand.until_rest();
            let pose = *stand.app.world().get::<Pose>(mark).unwrap();
            let felt = layout.table().inflate(-(layout.rim + pose.width / 2.0));
            assert!(
                felt.contains(pose.at) && pose.at != at,
                "{width}x{height}, {seat}: {} is not on {felt:?}",
                pose.at
            );
            stand.app.world_mut().despawn(mark);
        }
    }
}

/// Nothing that flies through a moment is left when it is over.
#[test]
fn no_spark_outlives_its_moment() {
    for kind in [Kind::March, Kind::Euchre, Kind::LoneMarch] {
        let mut stand = stand(Speed::Normal);
        stand.tell([Event::HandOver(outcome(kind, 0, 2)), won_by(0)]);
        stand.until_rest();
        let world = stand.app.world_mut();
        let moving = world
            .query_filtered::<(), With<Flight>>()
            .iter(world)
            .count();
        let gone = world
            .query_filtered::<(), (With<Fx>, Without<Lasting>)>()
            .iter(world)
            .count();
        assert_eq!((moving, gone), (0, 0), "{kind:?}");
    }
}
