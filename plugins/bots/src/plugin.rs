//! Bots in the game: questions come in as [`Asked`], thinking goes on in slices of a frame, answers go out as
//! [`Intent`].

use core::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_rules::Seat;
use bower_stage::{Asked, BowerSet, Intent, Seen, Source};

use crate::{Level, Thinker};

/// How long bots may think in a frame of sixty a second.
pub const SLICE: Duration = Duration::from_millis(3);

/// How long they may think in a frame, however long the one before it took.
const LONGEST: Duration = Duration::from_millis(12);

/// Where frames take longer, bots have the same share of them: else a slow machine would be slow twice, and a decision
/// would take as many frames there.
fn slice(frame: Duration) -> Duration {
    (frame * 18 / 100).clamp(SLICE, LONGEST)
}

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
    time: Option<Res<Time<Real>>>,
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
    let slice = slice(time.map_or(SLICE, |time| time.delta()));
    let begun = Instant::now();
    thoughts.0.retain_mut(|thought| {
        let Some(choice) = thought.thinker.step(&mut || begun.elapsed() < slice) else {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_frame_has_a_longer_slice_up_to_a_bound() {
        let of = |ms| slice(Duration::from_millis(ms));
        assert_eq!(of(0), SLICE);
        assert_eq!(of(16), SLICE);
        assert_eq!(of(50), Duration::from_millis(9));
        // After a rest the frame before was long ago.
        assert_eq!(of(60_000), LONGEST);
    }
}
