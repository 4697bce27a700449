//! What is watched, one thing after another, and what is said of it.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_panels::seats_for;
use bower_rules::{Game, Preset};
use bower_stage::{Motion, Page, Player, Screen, Seen, Table, Viewer};
use cpu_time::ProcessTime;

use crate::calls::Calls;
use crate::clocks::Frame;

/// The most our systems may take in the busiest frame, ms.
const BUSIEST: f64 = 1.0;
/// The most of one core a waiting table may use, percent.
const CORE: f64 = 2.0;
/// The most calls a table is drawn in, its pages apart.
const CALLS: u64 = 30;
/// Frames after a table is opened that build it: they are no frames of play.
const OPENING: u32 = 60;
/// Frames forced at rest.
const FORCED: u32 = 60;
/// How long things settle before rest is watched.
const SETTLE: Duration = Duration::from_secs(3);

/// Where the watch is.
enum Stage {
    /// The title comes up.
    Loading,
    /// Bots play.
    Playing { since: Option<Instant>, frames: u32 },
    /// A person is waited for.
    Asking,
    /// Frames are forced at rest.
    Forcing { frames: u32 },
    /// Nothing is forced.
    Resting,
}

/// All that is watched.
#[derive(Resource)]
pub struct Watch {
    play: Duration,
    rest: Duration,
    lenient: bool,
    stage: Stage,
    play_frames: Vec<Frame>,
    rest_frames: Vec<Frame>,
    /// The most calls a frame was drawn in, at play and at rest.
    calls: [u64; 2],
    drawn: Arc<AtomicU64>,
}

impl Watch {
    /// Watches play and then rest for so long.
    pub fn new(play: Duration, rest: Duration, lenient: bool) -> Self {
        Self {
            play,
            rest,
            lenient,
            stage: Stage::Loading,
            play_frames: Vec::new(),
            rest_frames: Vec::new(),
            calls: [0; 2],
            drawn: Arc::default(),
        }
    }
}

/// One frame of the watch.
pub fn go_on(world: &mut World) {
    let frame = *world.resource::<Frame>();
    world.resource_scope(|world, mut watch: Mut<Watch>| watch.frame(world, frame));
}

impl Watch {
    fn frame(&mut self, world: &mut World, frame: Frame) {
        self.drawn.fetch_add(1, Ordering::Relaxed);
        let screen = *world.resource::<State<Screen>>().get();
        let motion = *world.resource::<Motion>();
        match &mut self.stage {
            Stage::Loading => {
                world.write_message(RequestRedraw);
                if screen == Screen::Title {
                    open(world, [Player::Bot("casual"); 4]);
                    self.stage = Stage::Playing {
                        since: None,
                        frames: 0,
                    };
                }
            }
            Stage::Playing { since, frames } => {
                world.write_message(RequestRedraw);
                *frames += 1;
                if *frames < OPENING {
                    world.resource::<Calls>().most();
                    return;
                }
                let since = *since.get_or_insert_with(Instant::now);
                self.play_frames.push(frame);
                if since.elapsed() > self.play {
                    self.calls[0] = world.resource::<Calls>().most();
                    world.resource_mut::<NextState<Screen>>().set(Screen::Title);
                    self.stage = Stage::Asking;
                }
            }
            Stage::Asking => {
                world.write_message(RequestRedraw);
                if screen == Screen::Title {
                    let casual = Player::Bot("casual");
                    open(world, [Player::Person, casual, casual, casual]);
                    return;
                }
                let asked = world.get_resource::<Seen>().is_some_and(|seen| {
                    seen.view.hand().to_act() == Some(world.resource::<Viewer>().0)
                });
                if screen == Screen::Table && asked && !motion.moving {
                    self.stage = Stage::Forcing { frames: 0 };
                }
            }
            Stage::Forcing { frames } => {
                world.write_message(RequestRedraw);
                *frames += 1;
                // The first of them still bring panels and rings to rest.
                if *frames > FORCED / 2 {
                    self.rest_frames.push(frame);
                }
                if *frames == FORCED {
                    self.calls[1] = world.resource::<Calls>().last();
                    self.stage = Stage::Resting;
                    self.watch_rest();
                }
            }
            Stage::Resting => {}
        }
    }

    /// From here on a thread that draws nothing watches the process, says everything and ends it.
    fn watch_rest(&self) {
        let (drawn, rest, lenient) = (self.drawn.clone(), self.rest, self.lenient);
        let busy = busy(&self.play_frames);
        let forced = forced(&self.rest_frames);
        let [play, still] = self.calls;
        thread::spawn(move || {
            thread::sleep(SETTLE);
            let (frames, cpu) = (drawn.load(Ordering::Relaxed), ProcessTime::now());
            let begun = Instant::now();
            thread::sleep(rest);
            let share = cpu.elapsed().as_secs_f64() / begun.elapsed().as_secs_f64() * 100.0;
            let frames = drawn.load(Ordering::Relaxed) - frames;
            let rested = share < CORE;
            println!("{}\n{}", busy.1, forced.1);
            println!(
                "the table is drawn in {still} calls at rest, in {play} at most (budget {CALLS}), pages apart"
            );
            println!(
                "waiting for a person: {share:.2}% of one core over {} s (budget {CORE}%), {frames} frames drawn",
                rest.as_secs()
            );
            let kept = busy.0 && forced.0 && rested && play <= CALLS;
            process::exit(i32::from(!kept && !lenient));
        });
    }
}

/// Sets a table up, and goes to it.
fn open(world: &mut World, players: [Player; 4]) {
    *world.resource_mut::<Page>() = Page::None;
    world.insert_resource(Table::new(Game::preset(Preset::Euchre), 7, None));
    world.insert_resource(seats_for(&players));
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
}

/// What play cost, and whether that is within the budget.
fn busy(frames: &[Frame]) -> (bool, String) {
    let mut ours: Vec<f64> = frames.iter().map(|frame| frame.ours).collect();
    ours.sort_by(f64::total_cmp);
    let most = ours.last().copied().unwrap_or_default();
    let at = |share: f64| {
        let place = ((ours.len() as f64 * share) as usize).min(ours.len().saturating_sub(1));
        ours.get(place).copied().unwrap_or_default()
    };
    let bots = frames.iter().map(|frame| frame.bots).fold(0.0, f64::max);
    let pages = frames.iter().map(|frame| frame.pages).fold(0.0, f64::max);
    let words = format!(
        "play, {} frames: our systems {most:.2} ms of CPU in the busiest (budget {BUSIEST}), {:.2} in 99 of 100, {:.2} in half; pages {pages:.2} of it at most; bots {bots:.2} beside",
        ours.len(),
        at(0.99),
        at(0.5)
    );
    (most < BUSIEST, words)
}

/// What a forced frame at rest allocates, and whether the table's systems allocate nothing.
fn forced(frames: &[Frame]) -> (bool, String) {
    let table = frames
        .iter()
        .map(|frame| frame.table_allocates)
        .max()
        .unwrap_or_default();
    let pages = frames
        .iter()
        .map(|frame| frame.pages_allocate)
        .max()
        .unwrap_or_default();
    let words = format!(
        "a frame forced at rest: {table} allocations in the table's systems (budget 0), {pages} in the pages'"
    );
    (table == 0, words)
}
