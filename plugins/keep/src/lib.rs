//! Settings, saves and statistics that outlive the window.
//!
//! Four things are kept, each in a file of its own (in a browser, an entry of localStorage): settings, the match in
//! play, figures, and past hands. The match is written after every action, by a thread beside the game: a kill loses at
//! most the action in flight, on a slow disk what was played while it was busy. What is damaged is set aside and named
//! to the player; where nothing can be saved, that is said once and the game plays on. The panels read
//! [`bower_stage::Kept`] and [`bower_stage::Notice`].

mod autosave;
mod clock;
mod figures;
mod file;
mod settings;
mod store;
mod writer;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested, WindowFocused, WindowOccluded};
use bower_stage::{BowerSet, Kept, KeptMatch, Notice, Screen, Settings};

use autosave::Keeper;
use file::{Kind, Loaded};
use store::{Lasting, Store};
use writer::Writer;

/// Loads what was kept and keeps it up to date. Add it after `StagePlugin`.
#[derive(Default)]
pub struct KeepPlugin {
    /// Another folder than the player's own; the variable `RIGHT_BOWER_DATA` does the same. Browsers have none.
    pub folder: Option<PathBuf>,
}

impl Plugin for KeepPlugin {
    fn build(&self, app: &mut App) {
        let store = Store::open(self.folder.clone());
        let mut keeper = Keeper {
            writer: Writer::new(store.clone()),
            notices: Vec::new(),
            unwritten: Vec::new(),
            told: false,
        };
        let settings = load_settings(&store, &mut keeper);
        let kept = Kept {
            resume: load_match(&store, &mut keeper),
            statistics: load(&store, &mut keeper, Kind::Statistics),
            history: load(&store, &mut keeper, Kind::History),
            works: true,
        };
        app.insert_resource(Written(settings.clone()))
            .insert_resource(settings)
            .insert_resource(kept)
            .insert_resource(keeper)
            .add_message::<RequestRedraw>()
            .add_message::<WindowCloseRequested>()
            .add_message::<WindowFocused>()
            .add_message::<WindowOccluded>()
            .add_systems(
                Update,
                (
                    autosave::keep_match,
                    keep_settings,
                    collect,
                    make_sure,
                    tell,
                )
                    .chain()
                    .after(BowerSet::Present),
            );
    }
}

/// The settings as they were last given to be written.
#[derive(Resource)]
struct Written(Settings);

fn load_settings(store: &Store, keeper: &mut Keeper) -> Settings {
    let loaded = file::load(store, Kind::Settings, settings::read);
    if let Loaded::Good((settings, whole)) = loaded {
        if !whole {
            let aside = store.copy_aside(Kind::Settings.name(), "damaged").ok();
            keeper.notices.push(damaged(Kind::Settings, aside));
        }
        return settings;
    }
    complain(keeper, Kind::Settings, loaded);
    Settings::default()
}

/// The match left unfinished, if it can be gone on with.
fn load_match(store: &Store, keeper: &mut Keeper) -> Option<KeptMatch> {
    let loaded = file::load(store, Kind::Match, |matter| {
        let kept: KeptMatch = serde_json::from_value(matter).ok()?;
        kept.restore().is_some().then_some(kept)
    });
    complain(keeper, Kind::Match, loaded)
}

fn load<T: Default + serde::de::DeserializeOwned>(
    store: &Store,
    keeper: &mut Keeper,
    kind: Kind,
) -> T {
    let loaded = file::load_whole(store, kind);
    complain(keeper, kind, loaded).unwrap_or_default()
}

/// What was loaded; what could not be is named to the player.
fn complain<T>(keeper: &mut Keeper, kind: Kind, loaded: Loaded<T>) -> Option<T> {
    match loaded {
        Loaded::Good(matter) => return Some(matter),
        Loaded::Nothing => {}
        Loaded::Damaged(aside) => keeper.notices.push(damaged(kind, aside)),
        Loaded::Newer(aside) => keeper.notices.push(about("notice-kept-newer", kind, aside)),
    }
    None
}

fn damaged(kind: Kind, aside: Option<String>) -> Notice {
    about("notice-kept-damaged", kind, aside)
}

/// A sentence about a kept thing: `what` names the kind, `file` the name it lies under now.
fn about(key: &str, kind: Kind, aside: Option<String>) -> Notice {
    let file = aside.unwrap_or_else(|| format!("{}.json", kind.name()));
    Notice::new(key)
        .with("what", kind.name())
        .with("file", file)
}

/// Keeps the settings whenever they change.
fn keep_settings(
    settings: Res<Settings>,
    mut written: ResMut<Written>,
    mut keeper: ResMut<Keeper>,
) {
    if !settings.is_changed() || written.0 == *settings {
        return;
    }
    written.0 = settings.clone();
    keeper.keep(Kind::Settings, &*settings, Lasting::Kill);
}

/// Hears how writings went. What is under way is asked about in a frame more: at rest there would be none.
fn collect(
    mut kept: ResMut<Kept>,
    mut keeper: ResMut<Keeper>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    keeper.collect(&mut kept.reborrow());
    if keeper.writer.is_busy() || !keeper.notices.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// When the window is closed, hidden or left, everything is written so that it outlasts a power cut too, and what was
/// refused before is tried again.
fn make_sure(
    mut closing: MessageReader<WindowCloseRequested>,
    mut hidden: MessageReader<WindowOccluded>,
    mut left: MessageReader<WindowFocused>,
    mut exits: MessageReader<AppExit>,
    settings: Res<Settings>,
    (mut kept, mut keeper): (ResMut<Kept>, ResMut<Keeper>),
) {
    let going = closing.read().count() > 0 || exits.read().count() > 0;
    let away =
        hidden.read().any(|window| window.occluded) || left.read().any(|window| !window.focused);
    if !going && !away {
        return;
    }
    if going {
        // What is under way may be refused yet.
        keeper.writer.settle();
        keeper.collect(&mut kept.reborrow());
    }
    keeper.keep(Kind::Settings, &*settings, Lasting::PowerCut);
    for kind in keeper.unwritten.clone() {
        match kind {
            Kind::Statistics => keeper.keep(kind, &kept.statistics, Lasting::PowerCut),
            Kind::History => keeper.keep(kind, &kept.history, Lasting::PowerCut),
            // A match that is over and could not be forgotten must not be offered again.
            Kind::Match if kept.resume.is_none() => {
                keeper.writer.write(kind, None, Lasting::PowerCut);
            }
            Kind::Settings | Kind::Match => {}
        }
    }
    if let Some(game) = &kept.resume {
        keeper.keep(Kind::Match, game, Lasting::PowerCut);
    }
    if going {
        keeper.writer.settle();
        keeper.collect(&mut kept.reborrow());
    }
}

/// Waits until all that is to be kept is written, for tests that look into the folder.
pub fn settle(world: &mut World) {
    world.resource_scope(|world, mut keeper: Mut<Keeper>| {
        keeper.writer.settle();
        keeper.collect(&mut world.resource_mut::<Kept>());
    });
}

/// Says what has to be said, once there is somebody to show it.
fn tell(
    mut keeper: ResMut<Keeper>,
    screen: Option<Res<State<Screen>>>,
    mut notices: MessageWriter<Notice>,
) {
    let shown = screen.is_none_or(|screen| *screen.get() != Screen::Loading);
    if shown && !keeper.notices.is_empty() {
        notices.write_batch(keeper.notices.drain(..));
    }
}
