//! Bots in the game: questions come in as [`Asked`], thinking goes on in slices of a frame, answers go out as
//! [`Intent`].

use core::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_rules::Seat;
use bower_stage::{Asked, BowerSet, Intent, Seen, Source};

use crate::{Level, Thinker};

/// How long bots may think in one frame.
pub const SLICE: Duration = Duration::from_millis(3);

/// Lets bots think: reads [`Asked`], writes [`Intent`].
pub struct BotsPlugin;

impl Plugin for BotsPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Thoughts>().add_systems(
            Update,
            (listen, think)
                .chain()
                .in_set(Thinking)
                .in_set(BowerSet::Think),
        );
    }
}

/// The systems of [`BotsPlugin`], for others to be ordered against: who asks, asks before it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Thinking;

/// What bots think about at this moment.
#[derive(Resource, Default)]
pub struct Thoughts(Vec<Thought>);

struct Thought {
    seat: Seat,
    decision: u64,
    thinker: Thinker,
}

impl Thoughts {
    /// Whether any bot is thinking.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn listen(mut asked: MessageReader<Asked>, mut thoughts: ResMut<Thoughts>) {
    for question in asked.read() {
        // A later question for the same seat replaces an earlier one.
        thoughts.0.retain(|thought| thought.seat != question.seat);
        let Some(level) = Level::from_name(question.level) else {
            error!("there is no bot \"{}\"", question.level);
            continue;
        };
        thoughts.0.push(Thought {
            seat: question.seat,
            decision: question.decision,
            thinker: Thinker::new(level, question.view.clone(), question.seed),
        });
    }
}

fn think(
    seen: Option<Res<Seen>>,
    mut thoughts: ResMut<Thoughts>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if thoughts.is_empty() {
        return;
    }
    // What is no longer asked is no longer thought about: undo, a new deal, the end of the match.
    let asked_now = seen.map(|seen| seen.decision);
    thoughts
        .0
        .retain(|thought| Some(thought.decision) == asked_now);
    let begun = Instant::now();
    thoughts.0.retain_mut(|thought| {
        let Some(choice) = thought.thinker.step(&mut || begun.elapsed() < SLICE) else {
            return true;
        };
        intents.write(Intent {
            seat: thought.seat,
            decision: thought.decision,
            action: choice.action,
            source: Source::Bot,
        });
        false
    });
    if !thoughts.is_empty() {
        redraw.write(RequestRedraw);
    }
}
