//! A bot at work on one decision, in slices.

use bower_rules::View;

use crate::choice::{Choice, Rule};
use crate::{Level, beginner, casual, random, sight};

/// One decision being thought about.
///
/// What it comes to is settled by the level, the view and the seed alone: the work is counted in positions looked
/// at, and how it is cut into slices changes nothing.
pub struct Thinker {
    level: Level,
    view: View,
    seed: u64,
}

impl Thinker {
    /// Begins to think for the view's seat. `seed` settles whatever is left to chance.
    pub fn new(level: Level, view: View, seed: u64) -> Self {
        Self { level, view, seed }
    }

    /// Thinks on for as long as `go_on` says so, asked every few dozen microseconds, and at least a little. `None`:
    /// not done yet, or there is nothing for the seat to decide.
    pub fn step(&mut self, _go_on: &mut dyn FnMut() -> bool) -> Option<Choice> {
        let legal = self.view.legal();
        let &first = legal.first()?;
        if legal.len() == 1 {
            return Some(Choice::by(Rule::OnlyMove, first));
        }
        match self.level {
            Level::Random => random::choose(&legal, self.seed),
            Level::Beginner => beginner::choose(&self.view, self.seed),
            Level::Casual => {
                let standing = casual::Standing {
                    score: self.view.score(),
                };
                casual::choose(&sight::of_view(&self.view), &standing)
            }
        }
    }
}

/// Thinks a decision through at once. `None` when there is nothing for the view's seat to decide.
pub fn choose(level: Level, view: &View, seed: u64) -> Option<Choice> {
    Thinker::new(level, view.clone(), seed).step(&mut || true)
}
