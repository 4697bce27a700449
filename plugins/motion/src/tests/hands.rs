//! Whole hands of every game, of two to six seats, pass through the choreographer with motion on: it always comes to its
//! end, and everything is shown once and in its order.

use bevy::math::Rect;
use bower_cards::Spot;
use bower_rules::{Event, Game, Preset, Seat};
use bower_stage::Speed;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::stand::Stand;

/// Plays `hands` hands by chance and looks that the table always becomes still again.
fn play(game: Game, speed: Speed, hands: usize, presses: bool, chance: &mut ChaCha8Rng) {
    let mut stand = Stand::paced(game, speed, 40.0);
    let mut happened = Vec::new();
    for _ in 0..hands {
        if stand.table.winner().is_some() {
            break;
        }
        happened.extend(stand.deal());
        settle(&mut stand, presses, chance);
        while stand.table.to_act().is_some()
            && !stand.table.awaiting_deal()
            && stand.table.hand().outcome().is_none()
        {
            let pick = chance.random_range(0..stand.table.legal().len());
            let wanted = stand.table.legal()[pick];
            happened.extend(stand.act(|action| *action == wanted));
            settle(&mut stand, presses, chance);
        }
    }
    stand.until_rest();
    assert_eq!(stand.flights(), 0);
    assert!(stand.at_rest());
    let seen: Vec<Event> = happened
        .iter()
        .filter_map(|event| event.seen_by(Some(Seat::ALL[0])))
        .collect();
    assert_eq!(stand.beats(), seen, "{}", game.name());
}

/// Frames until the table may advance, with a press now and then.
fn settle(stand: &mut Stand, presses: bool, chance: &mut ChaCha8Rng) {
    stand.frame();
    while stand.motion().blocking && presses {
        if chance.random_range(0..12) == 0 {
            stand.hurry();
        }
        let from = stand.ms;
        stand.frame();
        assert!(stand.ms - from < 60_000.0);
        if chance.random_range(0..400) == 0 {
            stand.resize(
                700.0 + chance.random_range(0..800) as f32,
                500.0 + chance.random_range(0..500) as f32,
            );
        }
    }
    stand.until_still();
}

#[test]
fn a_hand_of_every_game_passes_with_motion_on() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for preset in Preset::ALL {
        play(Game::preset(preset), Speed::Brisk, 2, false, &mut chance);
    }
}

#[test]
fn presses_and_resizes_at_any_moment_lose_nothing() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    for preset in [Preset::Euchre, Preset::British, Preset::Classic32] {
        play(Game::preset(preset), Speed::Normal, 4, true, &mut chance);
    }
}

/// The look: however many sit at the table and however many cards they get, the whole deal takes under 2.2 s, the riffle
/// aside, times the player's speed.
#[test]
fn a_deal_of_every_game_takes_under_two_seconds_and_a_fifth() {
    for preset in Preset::ALL {
        for speed in [Speed::Leisurely, Speed::Normal, Speed::Brisk] {
            let game = Game::preset(preset);
            let mut stand = Stand::paced(game, speed, 20.0);
            stand.deal();
            // To the viewer's own hand, turned up and sorted.
            let dealt = |stand: &Stand| {
                stand
                    .when(|event| matches!(event, Event::Dealt { .. }))
                    .is_some()
            };
            while !dealt(&stand) {
                stand.frame();
            }
            let from = stand.ms;
            let hands = |stand: &mut Stand| {
                stand
                    .cards()
                    .iter()
                    .filter(|(_, spot, ..)| matches!(spot, Spot::Hand { .. }))
                    .all(|(_, _, rest, pose)| *pose == rest.pose())
            };
            while !hands(&mut stand) {
                stand.frame();
            }
            let took = (stand.ms - from) / speed.factor();
            assert!(
                (800.0..2200.0).contains(&took),
                "{}, {speed:?}: {took} ms",
                game.name()
            );
        }
    }
}

/// In mid-air at any moment of a hand, at tables of two, three, four, five and six, another window changes only where the
/// cards come to rest.
#[test]
fn a_relayout_in_mid_air_brings_every_card_home() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    let presets = [
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::West,
        Preset::Napoleon,
        Preset::SixHanded,
    ];
    for preset in presets {
        let game = Game::preset(preset);
        for (width, height) in [(390.0, 844.0), (844.0, 390.0), (3840.0, 2160.0)] {
            let mut stand = Stand::paced(game, Speed::Normal, 20.0);
            stand.deal();
            stand.run(300.0 + chance.random_range(0..1500) as f32);
            assert!(stand.motion().moving, "{}: nothing moves", game.name());
            stand.resize(width, height);
            stand.until_rest();
            assert!(stand.at_rest(), "{} at {width}x{height}", game.name());
            let window = Rect::new(0.0, 0.0, width, height);
            for (_, spot, _, pose) in stand.cards() {
                assert!(window.contains(pose.at), "{}: {spot:?}", game.name());
            }
        }
    }
}
