//! A bot at work on one decision, in slices.

use bower_rules::View;

use crate::choice::{Choice, Rule};
use crate::search::{self, Search};
use crate::{Level, beginner, casual, random, sight};

/// One decision being thought about.
///
/// What it comes to is settled by the level, the view and the seed alone: the work is counted in layouts and positions
/// looked at, and how it is cut into slices changes nothing.
pub struct Thinker(Work);

enum Work {
    /// Done at once when it is asked for.
    AtOnce {
        level: Level,
        view: Box<View>,
        seed: u64,
    },
    /// A search in progress.
    Search(Box<Search>),
}

impl Thinker {
    /// Begins to think for the view's seat. `seed` settles whatever is left to chance.
    pub fn new(level: Level, view: View, seed: u64) -> Self {
        let effort = match level {
            Level::Sharp => Some(search::sharp()),
            Level::Master => Some(search::master(view.game())),
            Level::Random | Level::Beginner | Level::Casual => None,
        };
        match effort.filter(|_| view.legal().len() > 1) {
            Some(effort) => Self(Work::Search(Box::new(Search::new(view, effort, seed)))),
            None => Self(Work::AtOnce {
                level,
                view: Box::new(view),
                seed,
            }),
        }
    }

    /// Thinks on for as long as `go_on` says so, asked at every layout of the hidden cards (some tens of microseconds),
    /// and at least for one. `None`: not done yet, or there is nothing for the seat to decide.
    pub fn step(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<Choice> {
        match &mut self.0 {
            Work::Search(search) => search.step(go_on),
            Work::AtOnce { level, view, seed } => at_once(*level, view, *seed),
        }
    }
}

fn at_once(level: Level, view: &View, seed: u64) -> Option<Choice> {
    let legal = view.legal();
    let &first = legal.first()?;
    if legal.len() == 1 {
        return Some(Choice::by(Rule::OnlyMove, first));
    }
    match level {
        Level::Random => random::choose(&legal, seed),
        Level::Beginner => beginner::choose(view, seed),
        Level::Casual | Level::Sharp | Level::Master => {
            let standing = casual::Standing {
                score: view.score_before(),
            };
            casual::choose(&sight::of_view(view), &standing)
        }
    }
}

/// Thinks a decision through at once. `None` when there is nothing for the view's seat to decide.
pub fn choose(level: Level, view: &View, seed: u64) -> Option<Choice> {
    Thinker::new(level, view.clone(), seed).step(&mut || true)
}
