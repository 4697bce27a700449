//! Whole deals on a table of entities, with no screen: what lies where after each beat.

mod cards;
mod table;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bower_rules::{BySeat, Game, Preset, Seat, Table};
use bower_stage::layout::{Company, Inset};
use bower_stage::{
    Beat, BowerSet, Chair, Layout, Motion, Player, Screen, Seating, Seen, StagePlugin, Viewer,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::{CardsPlugin, CardsSet, Pose, Rest};

/// The game's frame around this crate, with nothing that moves: poses are where things rest.
fn app(game: Game, viewer: Seat) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        StagePlugin,
        CardsPlugin { drawn: false },
    ));
    let at_once = |mut things: Query<(&Rest, &mut Pose), Changed<Rest>>| {
        for (rest, mut pose) in &mut things {
            pose.set_if_neq(rest.pose());
        }
    };
    app.add_systems(
        Update,
        at_once.in_set(BowerSet::Stage).after(CardsSet::Place),
    );
    let table = Table::new(game, 12, None);
    app.insert_resource(Layout::new(
        Vec2::new(1280.0, 720.0),
        Inset::default(),
        Company::of(&game),
        1.0,
    ));
    app.insert_resource(Seating {
        chairs: BySeat::from_fn(|seat| {
            Some(Chair {
                player: Player::Person,
                name: format!("{seat:?}"),
                portrait: "portrait/dog",
            })
        }),
    });
    app.insert_resource(Viewer(viewer));
    app.insert_resource(Seen::new(&table, viewer, 0));
    app.insert_resource(table);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    app.update();
    app
}

/// Plays `deals` deals with careless players; `see` looks after each beat.
fn play(app: &mut App, deals: u32, mut see: impl FnMut(&mut App)) {
    let viewer = app.world().resource::<Viewer>().0;
    let mut luck = ChaCha8Rng::seed_from_u64(99);
    for _ in 0..deals {
        let mut events = match app.world_mut().resource_mut::<Table>() {
            mut table if table.awaiting_deal() => table.deal().expect("a deal is due"),
            _ => return,
        };
        loop {
            let table = app.world().resource::<Table>().clone();
            for event in events
                .drain(..)
                .filter_map(|event| event.seen_by(Some(viewer)))
            {
                app.world_mut().resource_mut::<Seen>().view = table.view(viewer);
                app.world_mut().write_message(Beat(event));
                // The table waits while beats are left: nothing is asked before they are seen.
                app.world_mut().resource_mut::<Motion>().blocking = true;
                app.update();
                see(app);
            }
            app.world_mut().resource_mut::<Motion>().blocking = false;
            app.update();
            see(app);
            let Some(seat) = table.to_act() else { break };
            let legal = table.legal();
            let action = legal[luck.random_range(0..legal.len())];
            events = app
                .world_mut()
                .resource_mut::<Table>()
                .apply(seat, action)
                .expect("a legal move");
        }
    }
}

fn games() -> impl Iterator<Item = Game> {
    [
        Preset::Euchre,
        Preset::British,
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::West,
        Preset::Railroad,
        Preset::SixHanded,
        Preset::Buck,
        Preset::DoubleBid,
        Preset::Napoleon,
    ]
    .into_iter()
    .map(Game::preset)
}
