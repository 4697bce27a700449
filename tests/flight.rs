//! The window changes while cards are in the air: they come to rest where the new window has them.

mod common;

use bevy::prelude::*;
use bower_cards::{Pose, Rest, Spot};
use bower_rules::{Game, Preset};
use bower_stage::layout::Inset;
use bower_stage::{Layout, Motion, Settings, Speed, Viewer};
use common::eyes::Eyes;

/// Windows that follow one another, logical px, and scale factors: a phone is turned, a window goes to another screen.
const TURNS: [(f32, f32, f32); 6] = [
    (390.0, 844.0, 3.0),
    (844.0, 390.0, 3.0),
    (1280.0, 720.0, 1.25),
    (1920.0, 1080.0, 1.0),
    (960.0, 600.0, 2.0),
    (1280.0, 720.0, 1.0),
];

fn at_normal_speed(game: Game) -> Eyes {
    let mut eyes = Eyes::open(Vec2::new(1280.0, 720.0), 1.0);
    eyes.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
    let players = common::people(game, &[0]);
    common::sit(&mut eyes.app, game, &players, 5);
    eyes.frames(6);
    eyes
}

/// Plays no further until nothing moves.
fn come_to_rest(eyes: &mut Eyes) {
    for _ in 0..400 {
        eyes.frames(1);
        if !eyes.app.world().resource::<Motion>().moving {
            eyes.frames(4);
            return;
        }
    }
    panic!("it never comes to rest");
}

/// Every card lies where it rests, and the viewer's own in the window.
fn check(eyes: &mut Eyes, when: &str) {
    let layout = eyes.app.world().resource::<Layout>().clone();
    let viewer = eyes.app.world().resource::<Viewer>().0;
    let window = Rect::from_corners(Vec2::ZERO, Vec2::new(layout.width, layout.height));
    let mut cards = eyes.app.world_mut().query::<(&Spot, &Pose, &Rest)>();
    let mut own = 0;
    for (spot, pose, rest) in cards.iter(eyes.app.world()) {
        if rest.alpha == 0.0 {
            continue;
        }
        assert!(
            pose.at.distance(rest.at) < 1.0 && (pose.width - rest.width).abs() < 0.5,
            "{when}: {spot:?} is at {:?}, not {:?}",
            pose.at,
            rest.at
        );
        if matches!(*spot, Spot::Hand { seat, .. } if seat == viewer) {
            own += 1;
            assert!(
                window.contains(pose.at),
                "{when}: {spot:?} at {:?}",
                pose.at
            );
            let same = (0..13).any(|slot| {
                (1..=13).any(|n| {
                    layout
                        .hand_card(slot, n, bower_stage::layout::Lift::Rest)
                        .at
                        .distance(rest.at)
                        < rest.width * 0.3
                })
            });
            assert!(
                same,
                "{when}: {spot:?} lies beside the hand at {:?}",
                rest.at
            );
        }
    }
    assert!(own > 0, "{when}: the viewer holds cards");
}

#[test]
fn cards_in_the_air_land_in_the_window_as_it_is_by_then() {
    for preset in [Preset::Euchre, Preset::ThreeHanded, Preset::SixHanded] {
        let mut eyes = at_normal_speed(Game::preset(preset));
        for (turn, (width, height, scale)) in TURNS.into_iter().enumerate() {
            // In the middle of the deal at first, then whatever goes on.
            eyes.frames(9 + turn);
            eyes.resize(Vec2::new(width, height), scale);
            eyes.frames(2);
            let layout = eyes.app.world().resource::<Layout>();
            assert_eq!((layout.width, layout.height), (width, height));
        }
        come_to_rest(&mut eyes);
        check(&mut eyes, preset.name());
    }
}

#[test]
fn what_the_device_keeps_of_the_window_is_kept_clear() {
    let mut eyes = at_normal_speed(Game::preset(Preset::Euchre));
    eyes.resize(Vec2::new(844.0, 390.0), 3.0);
    eyes.frames(4);
    let inset = Inset {
        left: 47.0,
        top: 0.0,
        right: 47.0,
        bottom: 21.0,
    };
    *eyes.app.world_mut().resource_mut::<Inset>() = inset;
    come_to_rest(&mut eyes);
    let layout = eyes.app.world().resource::<Layout>().clone();
    assert_eq!(layout.inset, inset);
    for knob in layout.knobs.into_iter().flatten() {
        assert!(knob.at.x + knob.radius <= 844.0 - 47.0 && knob.at.y + knob.radius <= 390.0 - 21.0);
    }
    let safe = layout.safe();
    for board in eyes.boards() {
        assert!(
            board.min.x >= safe.min.x - 1.0
                && board.max.x <= safe.max.x + 1.0
                && board.max.y <= safe.max.y + 1.0,
            "{board:?} lies under what the device keeps"
        );
    }
    check(&mut eyes, "with a notch");
}
