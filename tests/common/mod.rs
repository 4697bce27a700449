//! The game without a window: what whole-game tests stand on.
#![allow(dead_code, reason = "every test takes what it needs of it")]

pub mod eyes;
pub mod faults;
pub mod hand;
pub mod leaks;

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bower_panels::{Start, seats_for};
use bower_rules::{Game, Preset};
use bower_stage::{Player, Settings, Speed, Table};
use right_bower::GamePlugin;

/// The game with a clock of its own: every frame is `frame` long, however long it takes.
pub fn app(frame: Duration, speed: Speed) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        InputPlugin,
        GamePlugin { window: false },
    ))
    .insert_resource(TimeUpdateStrategy::ManualDuration(frame))
    .insert_resource(Settings {
        speed,
        ..Settings::default()
    });
    app.finish();
    app.cleanup();
    app
}

/// Sits these players down to a game.
pub fn sit(app: &mut App, game: Game, players: &[Player], seed: u64) {
    app.insert_resource(Start(Some((game, seats_for(players), seed))));
}

/// Bots of one level for every seat.
pub fn bots(game: Game, level: &'static str) -> Vec<Player> {
    vec![Player::Bot(level); usize::from(game.seats())]
}

/// Persons on these seats, casual bots on the others.
pub fn people(game: Game, persons: &[u8]) -> Vec<Player> {
    let mut players = bots(game, "casual");
    for &seat in persons {
        players[usize::from(seat)] = Player::Person;
    }
    players
}

/// Plays on until the game is won; the frames it took. Fails when a whole `patience` of frames changes nothing.
pub fn play_out(app: &mut App, patience: u32) -> u32 {
    let (mut frames, mut idle) = (0, 0);
    let mut last = None;
    loop {
        app.update();
        frames += 1;
        let Some(table) = app.world().get_resource::<Table>() else {
            assert!(frames < patience, "no table was ever set up");
            continue;
        };
        if table.winner().is_some() {
            return frames;
        }
        let now = Some((table.deals(), table.moves().len()));
        idle = if now == last { idle + 1 } else { 0 };
        last = now;
        assert!(
            idle < patience,
            "{}: nothing moves at deal {}, {:?} to act, asked {:?}",
            table.game().name(),
            table.deals(),
            table.to_act(),
            table.hand().ask()
        );
    }
}

/// The games played to a score, for tests to go round.
pub fn games() -> Vec<Game> {
    Preset::ALL.into_iter().map(Game::preset).collect()
}
