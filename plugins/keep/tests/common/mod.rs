//! The part of the game that keeps things, in a folder of a test.
#![allow(dead_code, reason = "no test uses all of it")]

use std::path::Path;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bower_keep::KeepPlugin;
use bower_rules::{BySeat, Game, Preset, Seat, Table};
use bower_stage::{Chair, Happened, Kept, Notice, Player, Screen, Seating, StagePlugin};

#[derive(Resource, Default)]
pub struct Told(pub Vec<Notice>);

fn hear(mut notices: MessageReader<Notice>, mut told: ResMut<Told>) {
    told.0.extend(notices.read().cloned());
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The game's part that keeps things, in that folder, on the loading page.
pub fn start(folder: &Path) -> App {
    let mut app = App::new();
    let folder = Some(folder.to_path_buf());
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        StagePlugin,
        KeepPlugin { folder },
    ))
    .init_resource::<Told>()
    .add_systems(Last, hear);
    app
}

/// The same past the loading page.
pub fn open(folder: &Path) -> App {
    let mut app = start(folder);
    show_title(&mut app);
    app.update();
    app.update();
    app
}

/// A match in its first hand, some moves on.
pub fn begun(folder: &Path) -> App {
    let mut app = seated(folder);
    for _ in 0..9 {
        step(&mut app);
    }
    app
}

/// A match before its first deal.
pub fn seated(folder: &Path) -> App {
    let mut app = open(folder);
    sit(&mut app, 11);
    app
}

/// Goes past the loading page.
pub fn show_title(app: &mut App) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
}

pub fn told(app: &App) -> Vec<&str> {
    app.world()
        .resource::<Told>()
        .0
        .iter()
        .map(|notice| notice.key.as_str())
        .collect()
}

pub fn sit(app: &mut App, seed: u64) {
    sit_with(app, seed, &[0]);
}

pub fn sit_with(app: &mut App, seed: u64, persons: &[u8]) {
    let table = Table::new(Game::preset(Preset::Euchre), seed, Some(seat(0)));
    let chairs = BySeat::from_fn(|at| {
        (at.number() < 4).then(|| Chair {
            player: if persons.contains(&at.number()) {
                Player::Person
            } else {
                Player::Bot("sharp")
            },
            name: format!("Player {}", at.number()),
            portrait: "portrait/fox",
        })
    });
    app.insert_resource(table)
        .insert_resource(Seating { chairs });
}

/// One action of the table, told as the phase systems tell it.
pub fn step(app: &mut App) {
    move_on(app);
    update(app);
}

/// The same before the frame that hears of it.
pub fn move_on(app: &mut App) {
    let mut table = app.world_mut().resource_mut::<Table>();
    let events = match table.to_act() {
        None => table.deal().expect("a deal is due"),
        Some(turn) => {
            let legal = table.legal();
            // The last legal call orders or names, so that hands are played.
            let action = legal.last().copied().expect("never empty");
            table.apply(turn, action).expect("legal")
        }
    };
    for event in events {
        app.world_mut().write_message(Happened(event));
    }
}

/// A frame, and all written that it gave to write.
pub fn update(app: &mut App) {
    app.update();
    bower_keep::settle(app.world_mut());
}

pub fn play_until(app: &mut App, done: impl Fn(&Table) -> bool) {
    for _ in 0..5000 {
        if done(app.world().resource::<Table>()) {
            return;
        }
        step(app);
    }
    panic!("it never came to that");
}

pub fn resumed(app: &App) -> Option<Table> {
    app.world()
        .resource::<Kept>()
        .resume
        .as_ref()
        .and_then(|kept| kept.restore())
        .map(|(table, _)| table)
}
