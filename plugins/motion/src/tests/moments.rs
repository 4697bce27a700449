//! The moments a hand and a game end with, on the clock, and what they leave behind.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bower_cards::{PileOf, Pose, Prop, Rest, Spot, TableRoot};
use bower_rules::{Action, BySide, Event, Game, Kind, Outcome, Preset, Seat, Side, Table, Victory};
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
    paced(speed, FRAME)
}

/// The same with frames as long as given, ms.
fn paced(speed: Speed, frame: f32) -> Stand {
    let mut stand = Stand::paced(Game::preset(Preset::Euchre), speed, frame);
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

/// In the barn: the doors close after the last five has settled, and nothing comes over them before they have.
#[test]
fn the_table_waits_until_the_doors_are_shut() {
    for speed in SPEEDS {
        for (before, doors) in [(8, pace::DOORS), (7, 0.0), (9, 0.0)] {
            let mut stand = stand(speed);
            let mut shown = stand.app.world_mut().resource_mut::<bower_cards::Shown>();
            shown.score[side(0)] = before;
            stand.tell([Event::HandOver(outcome(Kind::Made, 0, 1))]);
            let took = stand.until_still() / speed.factor();
            let wanted = pace::points(1) + doors;
            assert!(
                (took - wanted).abs() <= 4.0 * FRAME / speed.factor(),
                "{speed:?}, from {before}: {took} ms, not {wanted}"
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

/// Wherever the maker sits, his mark rolls off his hoop and lies on the felt, off the rim and on no pile.
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
            let piles = [
                layout.piles[bower_stage::layout::Place::South],
                layout.their_pile,
            ];
            for lie in piles
                .into_iter()
                .flatten()
                .flat_map(|pile| [0, 1, 4].map(|packet| layout.packet(pile, packet)))
            {
                let rim = (0..16).map(|n| {
                    pose.at + Vec2::from_angle(n as f32 * TAU / 16.0) * (pose.width / 2.0 - 1.0)
                });
                assert!(
                    !rim.chain([pose.at]).any(|point| lie.contains(point)),
                    "{width}x{height}, {seat}: {} is on a trick taken, {lie:?}",
                    pose.at
                );
            }
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

/// A hand played to its end, but for how it is counted: that is as given.
fn ended(stand: &mut Stand, outcome: Outcome) {
    let mut all = Vec::new();
    while stand.table.hand().outcome().is_none() {
        let (seat, legal) = (stand.table.to_act().unwrap(), stand.table.legal());
        let orders = |action: &&Action| matches!(action, Action::Order { alone: false });
        let action = *legal.iter().find(orders).unwrap_or(&legal[0]);
        all.extend(stand.table.apply(seat, action).unwrap());
    }
    let told = all
        .into_iter()
        .take_while(|event| !matches!(event, Event::HandOver(_)));
    stand.tell(told);
    stand.hurry();
    stand.until_rest();
    stand.tell([Event::HandOver(outcome)]);
}

/// Where everything is drawn, by what it is.
fn everything(stand: &mut Stand) -> Vec<String> {
    let world = stand.app.world_mut();
    let mut all: Vec<String> = world
        .query::<(
            &Pose,
            Option<&Name>,
            Option<&bower_cards::CardIndex>,
            Option<&Prop>,
        )>()
        .iter(world)
        .map(|(pose, name, card, prop)| {
            // To a hundredth of a px: it may have come there by another way.
            let whole = |number: f32| (number * 100.0).round() as i64;
            let Pose {
                at, turn, width, ..
            } = *pose;
            let place = [at.x, at.y, turn, width, pose.alpha].map(whole);
            format!("{name:?} {card:?} {prop:?} {place:?}")
        })
        .collect();
    all.sort();
    all
}

/// Whatever the window was when it was shown, in another one a moment's end stands where it would have been shown there.
#[test]
fn what_a_moment_laid_on_the_table_follows_the_window() {
    let windows = [(844.0, 390.0), (390.0, 844.0)];
    for kind in [Kind::March, Kind::Euchre, Kind::LoneMarch] {
        for (width, height) in windows {
            for early in [false, true] {
                let outcome = outcome(kind, u8::from(kind == Kind::Euchre), 2);
                let mut there = paced(Speed::Normal, 50.0);
                there.resize(width, height);
                there.frame();
                ended(&mut there, outcome);
                there.until_rest();

                let mut other = paced(Speed::Normal, 50.0);
                ended(&mut other, outcome);
                if early {
                    other.run(700.0);
                } else {
                    other.until_rest();
                }
                other.resize(width, height);
                other.frame();
                other.until_rest();
                assert_eq!(
                    everything(&mut other),
                    everything(&mut there),
                    "{kind:?} in {width}x{height}, in mid-air: {early}"
                );
            }
        }
    }
}

/// How many cards are so.
fn counted(stand: &mut Stand, so: impl Fn(Spot, Rest, Pose) -> bool) -> usize {
    let cards = stand.cards().into_iter();
    cards
        .filter(|(_, spot, rest, pose)| so(*spot, *rest, *pose))
        .count()
}

/// Whether a card lies in a trick of ours.
fn is_ours(spot: Spot) -> bool {
    matches!(spot, Spot::Pile { of: PileOf::Us, .. })
}

/// Nothing stands before the light of a won game: the row a lone hand ended with is squared away first.
#[test]
fn a_row_of_cards_is_squared_away_when_the_game_is_won() {
    let mut stand = stand(Speed::Normal);
    ended(&mut stand, outcome(Kind::LoneMarch, 0, 4));
    stand.until_rest();
    let away = |stand: &mut Stand, seen: bool| {
        counted(stand, |_, rest, pose| {
            pose != rest.pose() && (pose.alpha > 0.0) == seen
        })
    };
    let piled = |stand: &mut Stand| {
        counted(stand, |spot, rest, pose| {
            is_ours(spot) && pose == rest.pose()
        })
    };
    assert_eq!(away(&mut stand, true), 5, "five stand in a row");
    assert_eq!(piled(&mut stand), 0, "what his tricks had besides is gone");
    stand.tell([won_by(0)]);
    stand.until_rest();
    assert_eq!((away(&mut stand, true), away(&mut stand, false)), (0, 0));
    assert!(piled(&mut stand) > 0, "his tricks are there again");
}

/// The tricks of a march have gone into the barn: they do not come out again when its doors burst.
#[test]
fn a_march_stays_in_the_barn_when_the_game_is_won() {
    let mut stand = stand(Speed::Normal);
    ended(&mut stand, outcome(Kind::March, 0, 2));
    stand.until_rest();
    let seen =
        |stand: &mut Stand| counted(stand, |spot, _, pose| is_ours(spot) && pose.alpha > 0.0);
    assert_eq!(seen(&mut stand), 0, "all are in the barn");
    stand.tell([won_by(0)]);
    for _ in 0..200 {
        stand.frame();
        assert_eq!(seen(&mut stand), 0);
    }
}

/// With everything at once a hand's end and the next deal may come in one frame: then nothing of the first is left.
#[test]
fn a_hand_that_is_over_leaves_nothing_on_the_next() {
    let mut stand = stand(Speed::Instant);
    let over = Event::HandOver(outcome(Kind::LoneMarch, 0, 4));
    let dealer = Seat::ALL[1];
    stand.tell([over, Event::DealBegan { deal: 1, dealer }]);
    stand.until_rest();
    assert_eq!(lasting(&mut stand), 0);
}

/// March, euchre, loner, a plain hand: the score is shown with the storyboard's third frame, never before.
#[test]
fn the_score_comes_with_the_last_frame_of_the_moment() {
    use crate::tempo::Moment;
    let mut seen = Vec::new();
    for seed in 0..120 {
        let mut stand = Stand::new(Speed::Normal);
        stand.table = Table::new(Game::preset(Preset::Euchre), seed, None);
        stand.deal();
        stand.hurry();
        stand.until_still();
        let mut over = None;
        while over.is_none() {
            let alone = seed % 3 == 0;
            let events = stand
                .act(|action| matches!(action, Action::Order { alone: lone } if *lone == alone));
            over = events.iter().find_map(|event| {
                if let Event::HandOver(outcome) = event {
                    Some(*outcome)
                } else {
                    None
                }
            });
            if over.is_none() {
                stand.frame();
                stand.settings(|settings| settings.speed = Speed::Instant);
                stand.until_still();
                stand.settings(|settings| settings.speed = Speed::Normal);
            }
        }
        let moment = Moment::of(&over.unwrap());
        if seen.contains(&moment) {
            continue;
        }
        seen.push(moment);
        stand.until_still();
        let won = stand
            .when(|event| matches!(event, Event::TrickWon { .. }))
            .unwrap();
        let over = stand
            .when(|event| matches!(event, Event::HandOver(_)))
            .unwrap();
        let gathered = pace::GATHER + 3.0 * pace::GATHER_APART;
        let wait = over - won - gathered;
        assert!(
            wait > moment.points_at() - 3.0 * FRAME && wait < moment.points_at() + 15.0 * FRAME,
            "{moment:?}: {wait} ms"
        );
        stand.until_rest();
        assert_eq!(stand.flights(), 0);
        if seen.len() == 4 {
            break;
        }
    }
    assert!(seen.len() >= 3, "{seen:?}");
}
