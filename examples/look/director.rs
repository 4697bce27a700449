//! Brings the game to each moment, holds its clock and takes the picture.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bower_cards::Art;
use bower_panels::seats_for;
use bower_rules::Event;
use bower_stage::settings::Theme;
use bower_stage::{
    Beat, Intent, Layout, Motion, Page, Player, Screen, Seen, Settings, Source, Speed, Table,
    Viewer, Wish,
};

use crate::page;
use crate::scene::{Await, Scene, Shot};
use crate::story::Story;

/// A moment in a window and an evening.
#[derive(Clone, Debug)]
pub struct Job {
    /// The window's size, px.
    pub size: Vec2,
    /// The evening.
    pub theme: Theme,
    /// The language, by its code.
    pub language: String,
    /// The size of words, 0.8 to 2.
    pub text: f32,
    /// How its pictures' names end.
    pub ending: String,
    /// The moment.
    pub scene: Scene,
}

/// The longest step of the clock, ms: twenty pictures a second.
const STEP: f32 = 50.0;

/// Frames with nothing under way before a page is thought to be there in full.
const SETTLED: u32 = 12;

/// Frames that are drawn before a picture is taken of the next. Nothing is drawn that no picture is taken of: in a large
/// window on a machine without a graphics card that is most of the work.
const DRAWN: u32 = 3;

/// Frames after which a moment is given up.
const PATIENCE: u32 = 4000;

/// Where the director is with a job.
enum Stage {
    /// Back to the title, with the window and the evening of the job.
    Setting(u32),
    /// On the way to a page: the next step, and frames since the one before.
    Turning(usize, u32),
    /// The table is played.
    Playing,
    /// The table is drawn, for so many frames still before its picture is taken; how it is called.
    Drawing(u32, String),
    /// The picture is on its way to the disk; so many were there before.
    Shooting(usize),
}

/// Who takes the pictures.
#[derive(Resource)]
pub struct Director {
    jobs: VecDeque<Job>,
    out: PathBuf,
    /// What the player has chosen, the evening apart.
    chosen: Settings,
    stage: Stage,
    story: Option<Story>,
    shots: VecDeque<Shot>,
    /// How long what the shot waits for is past, ms.
    past: Option<f32>,
    /// Which picture of a film comes next.
    picture: u32,
    /// What has gone out and was not looked at yet.
    went: Vec<Event>,
    frames: u32,
    begun: bool,
    saved: Arc<AtomicUsize>,
}

impl Director {
    /// Takes these pictures, one after another, into a folder.
    pub fn new(jobs: Vec<Job>, out: PathBuf, chosen: Settings) -> Self {
        Self {
            jobs: jobs.into(),
            out,
            chosen,
            stage: Stage::Setting(0),
            story: None,
            shots: VecDeque::new(),
            past: None,
            picture: 0,
            went: Vec::new(),
            frames: 0,
            begun: false,
            saved: Arc::default(),
        }
    }
}

/// Whether the cameras draw from now on; whether they did.
fn draws(world: &mut World, on: bool) -> bool {
    let mut did = true;
    let mut cameras = world.query::<&mut Camera>();
    for mut camera in cameras.iter_mut(world) {
        did &= camera.is_active;
        if camera.is_active != on {
            camera.is_active = on;
        }
    }
    did
}

/// One frame of the director's work. Runs after everything else, and says how long the next frame is.
pub fn direct(world: &mut World, mut beats: Local<bevy::ecs::message::MessageCursor<Beat>>) {
    let went: Vec<Event> = beats
        .read(world.resource::<Messages<Beat>>())
        .map(|Beat(event)| *event)
        .collect();
    world.write_message(RequestRedraw);
    let step =
        world.resource_scope(|world, mut director: Mut<Director>| director.frame(world, &went));
    let step = Duration::from_secs_f32(step / 1000.0);
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

impl Director {
    /// What is to be done in this frame; the length of the next one, ms.
    fn frame(&mut self, world: &mut World, went: &[Event]) -> f32 {
        let Some(job) = self.jobs.front().cloned() else {
            world.write_message(AppExit::Success);
            return 0.0;
        };
        if *world.resource::<State<Screen>>().get() == Screen::Loading {
            return STEP;
        }
        self.frames += 1;
        if self.frames > PATIENCE {
            error!("{:?} was never seen", job.scene);
            self.next();
            return 0.0;
        }
        match &mut self.stage {
            Stage::Setting(settled) => {
                let settled = *settled;
                self.set(world, &job, settled)
            }
            Stage::Turning(step, settled) => {
                let (step, settled) = (*step, *settled);
                self.turn(world, &job, step, settled);
                STEP
            }
            Stage::Playing => self.play(world, went),
            Stage::Drawing(0, name) => {
                let name = core::mem::take(name);
                self.shoot(world, &name, &job);
                0.0
            }
            Stage::Drawing(left, _) => {
                *left -= 1;
                0.0
            }
            Stage::Shooting(before) => {
                if self.saved.load(Ordering::Acquire) > *before {
                    self.shot();
                    // What follows in a film is drawn on.
                    if self.shots.front().is_none_or(|shot| shot.more == 0) {
                        draws(world, false);
                    }
                }
                0.0
            }
        }
    }

    /// Draws the table as it stands, then takes its picture.
    fn draw(&mut self, world: &mut World, name: String) {
        let was_drawn = draws(world, true);
        self.stage = Stage::Drawing(if was_drawn { 0 } else { DRAWN }, name);
    }

    fn next(&mut self) {
        self.jobs.pop_front();
        self.stage = Stage::Setting(0);
        self.frames = 0;
        self.begun = false;
    }

    /// The title, in the window and the evening of the job; then the table.
    fn set(&mut self, world: &mut World, job: &Job, settled: u32) -> f32 {
        // A page of the chooser is left as a player leaves it, or it is there again the next time.
        if !self.begun && *world.resource::<State<Screen>>().get() == Screen::Chooser {
            world.write_message(Wish::Back);
            return STEP;
        }
        if !self.begun {
            self.begun = true;
            draws(world, false);
            self.story = job.scene.story();
            self.shots = job.scene.shots().into();
            self.past = None;
            self.picture = 0;
            self.went.clear();
            let mut settings = Settings {
                theme: job.theme,
                language: job.language.clone(),
                text_size: job.text,
                speed: Speed::Normal,
                volume: 0.0,
                ..self.chosen.clone()
            };
            page::saved(&mut settings);
            *world.resource_mut::<Settings>() = settings;
            *world.resource_mut::<Page>() = Page::None;
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            for mut window in windows.iter_mut(world) {
                window.resolution.set(job.size.x, job.size.y);
            }
            return STEP;
        }
        let layout = world.resource::<Layout>();
        // The first page of a new player is in nobody's picture.
        let there = *world.resource::<Page>() == Page::None
            && Vec2::new(layout.width, layout.height) == job.size
            && *world.resource::<State<Screen>>().get() == Screen::Title
            && world.resource::<Art>().is_ready();
        world.resource_mut::<Page>().set_if_neq(Page::None);
        self.stage = Stage::Setting(if there { settled + 1 } else { 0 });
        if settled < SETTLED {
            return STEP;
        }
        if !page::way(job.scene).is_empty() {
            self.stage = Stage::Turning(0, SETTLED);
            return STEP;
        }
        let Some(story) = &self.story else {
            if job.scene != Scene::Title {
                error!("no game has the moment {:?}", job.scene);
                self.next();
                return 0.0;
            }
            self.draw(world, "title".into());
            return 0.0;
        };
        let seats = usize::from(story.start.game().seats());
        let mut players = vec![Player::Bot("casual"); seats];
        players[0] = Player::Person;
        world.insert_resource(story.start.clone());
        world.insert_resource(seats_for(&players));
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        self.stage = Stage::Playing;
        0.0
    }

    /// From the title to a page, one step after another; then its picture.
    fn turn(&mut self, world: &mut World, job: &Job, step: usize, settled: u32) {
        if settled < SETTLED {
            self.stage = Stage::Turning(step, settled + 1);
            return;
        }
        page::unlit(world);
        match page::way(job.scene).get(step) {
            Some(next) => {
                page::take(world, *next);
                self.stage = Stage::Turning(step + 1, 0);
            }
            None => {
                let name = format!("{:?}", job.scene).to_lowercase();
                self.draw(world, name);
            }
        }
    }

    /// The table, up to the moment of the next picture.
    fn play(&mut self, world: &mut World, went: &[Event]) -> f32 {
        let (Some(shot), Some(story)) = (self.shots.front().copied(), self.story.clone()) else {
            self.next();
            return 0.0;
        };
        // What is told while sheets are still to come is seen when they are there: no time passes until then.
        self.went.extend_from_slice(went);
        if !world.resource::<Art>().is_ready() || !world.contains_resource::<Seen>() {
            return 0.0;
        }
        let went = core::mem::take(&mut self.went);
        let seen = world.resource::<Seen>();
        let (decision, phase) = (seen.decision, seen.view.hand().phase());
        let viewer = world.resource::<Viewer>().0;
        let asked = seen.view.hand().to_act() == Some(viewer);
        let motion = *world.resource::<Motion>();
        let speed = if decision < story.watch {
            Speed::Instant
        } else {
            Speed::Normal
        };
        let mut settings = world.resource_mut::<Settings>();
        if settings.speed != speed {
            settings.speed = speed;
        }
        if self.past.is_none() {
            let seen_now = match shot.awaits {
                Await::Asked(wanted) => asked && phase == wanted && !motion.moving,
                beat => speed == Speed::Normal && went.iter().any(|event| beat.is(event)),
            };
            self.past = seen_now.then_some(0.0);
        } else if let Some(past) = &mut self.past {
            // The frame just drawn was as long as was said at the end of the one before.
            *past += world.resource::<Time>().delta_secs() * 1000.0;
        }
        if let Some(past) = self.past {
            let left = shot.after - past;
            if left < 0.5 {
                let name = if shot.more > 0 || self.picture > 0 {
                    format!("{}-{:03}", shot.name, self.picture)
                } else {
                    shot.name.to_string()
                };
                self.draw(world, name);
                return 0.0;
            }
            self.answer(world, &story, asked && !motion.blocking && shot.more > 0);
            return left.min(STEP);
        }
        let stops = matches!(shot.awaits, Await::Asked(wanted) if wanted == phase);
        self.answer(world, &story, asked && !motion.blocking && !stops);
        STEP
    }

    /// The person's answer, as in the story.
    fn answer(&self, world: &mut World, story: &Story, now: bool) {
        if !now {
            return;
        }
        let (seat, decision) = (
            world.resource::<Viewer>().0,
            world.resource::<Seen>().decision,
        );
        let known = story.answers.iter().find(|(at, _)| *at == decision);
        let action = match known {
            Some((_, action)) => *action,
            None => match world.resource::<Table>().legal().first() {
                Some(action) => *action,
                None => return,
            },
        };
        world.write_message(Intent {
            seat,
            decision,
            action,
            source: Source::Person,
        });
    }

    fn shoot(&mut self, world: &mut World, name: &str, job: &Job) {
        let path = self.out.join(format!("{name}-{}.png", job.ending));
        let saved = self.saved.clone();
        self.stage = Stage::Shooting(saved.load(Ordering::Acquire));
        let mut save = save_to_disk(path);
        world.spawn(Screenshot::primary_window()).observe(
            move |captured: On<ScreenshotCaptured>| {
                save(captured);
                saved.fetch_add(1, Ordering::Release);
            },
        );
    }

    /// A picture is saved: on to the next one.
    fn shot(&mut self) {
        self.stage = Stage::Playing;
        let Some(shot) = self.shots.front_mut() else {
            self.next();
            return;
        };
        if shot.more > 0 {
            shot.more -= 1;
            self.picture += 1;
            shot.after = STEP;
            self.past = Some(0.0);
        } else {
            let done = shot.awaits;
            self.shots.pop_front();
            let goes_on = self.shots.front().is_some_and(|next| next.awaits == done);
            if !goes_on {
                self.past = None;
            }
        }
    }
}
