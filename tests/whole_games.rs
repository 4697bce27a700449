//! Whole games with bots in every seat, played by the app itself without a window.

mod common;

use std::time::Duration;

use bower_rules::Side;
use bower_stage::{Speed, Table};

/// A game was played by the rules to its end: the winner is there, and what happened adds up to the score.
fn check_end(app: &bevy::prelude::App) {
    let table = app.world().resource::<Table>();
    let game = table.game();
    let victory = table.winner().expect("the game is won");
    if let Some(target) = game.target() {
        assert!(table.score()[victory.side] >= target, "{}", game.name());
    }
    let replayed = Table::load(&table.save()).expect("what was played can be played again");
    assert_eq!(
        Side::all(game.sides())
            .map(|side| replayed.score()[side])
            .collect::<Vec<_>>(),
        Side::all(game.sides())
            .map(|side| table.score()[side])
            .collect::<Vec<_>>()
    );
}

#[test]
fn two_hundred_games_are_played_out_with_motion_off() {
    let games = common::games();
    for n in 0..200_usize {
        let game = games[n % games.len()];
        let mut app = common::app(Duration::from_millis(16), Speed::Instant);
        common::sit(&mut app, game, &common::bots(game, "casual"), n as u64);
        common::play_out(&mut app, 2_000);
        check_end(&app);
    }
}

#[test]
fn twenty_games_are_played_out_with_motion_at_full_speed() {
    let games = common::games();
    for n in 0..20_usize {
        let game = games[n % games.len()];
        // A slow clock would take thousands of frames a hand: a tenth of a second a frame still shows every beat.
        let mut app = common::app(Duration::from_millis(100), Speed::Normal);
        common::sit(
            &mut app,
            game,
            &common::bots(game, "casual"),
            1_000 + n as u64,
        );
        let frames = common::play_out(&mut app, 2_000);
        check_end(&app);
        assert!(
            frames > 300,
            "{}: {frames} frames are too few for cards to have moved",
            game.name()
        );
    }
}
