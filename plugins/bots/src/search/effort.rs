//! How hard a searcher works, and by what it judges.

use std::sync::Arc;

use bower_rules::Game;

use super::belief::Reads;
use crate::sense::Sense;

/// How hard a searcher works, and by what it judges.
#[derive(Clone, Debug)]
pub(crate) struct Effort {
    /// For calls, discards and all else before the first lead.
    pub(super) calls: Load,
    /// For cards.
    pub(super) cards: Load,
    /// What is read out of others' moves.
    pub(super) reads: Reads,
    /// Positions looked at by the solver, after which no further layout is begun.
    pub(super) nodes: u64,
    /// By how many points a move must be better than what the rules of thumb would do: less is left to chance in a few
    /// hundred layouts.
    pub(super) hair: f64,
    /// What the searcher feels of how others play; by rules of thumb without it.
    pub(super) sense: Option<Arc<Sense>>,
}

/// Layouts of the hidden cards. They are drawn and played out in batches, until one move is surely the best or all
/// batches are done.
#[derive(Clone, Copy, Debug)]
pub(super) struct Load {
    pub(super) batches: u32,
    /// How many are drawn for a batch.
    pub(super) drawn: usize,
    /// How many of those are played out: chosen by how likely they are.
    pub(super) worlds: u32,
    /// How much of a move's worth is told by play that goes on as everybody usually plays, and not by best play with
    /// all hands seen. Best play alone takes it for granted that everybody sees everything.
    pub(super) usual: f64,
    /// As many layouts as what is felt beforehand counts for, far from the target.
    pub(super) felt: f64,
}

/// `sharp`: enough layouts to tell a good move from a bad one.
pub(crate) fn sharp() -> Effort {
    let load = Load {
        batches: 1,
        drawn: 300,
        worlds: 120,
        usual: 0.5,
        felt: 0.0,
    };
    Effort {
        calls: load,
        cards: load,
        reads: Reads::Calls,
        nodes: 400_000,
        hair: 0.0,
        sense: None,
    }
}

/// `master`: many more for what is not clear, weighed by all that was said and played; and where `sharp` plays on by
/// rules of thumb, it plays on by what was learned.
pub(crate) fn master(game: &Game) -> Effort {
    let load = Load {
        batches: 8,
        drawn: 250,
        worlds: 100,
        usual: 0.5,
        felt: 300.0,
    };
    Effort {
        calls: load,
        cards: Load {
            batches: 4,
            felt: 40.0,
            ..load
        },
        reads: Reads::All,
        nodes: 4_000_000,
        hair: 0.02,
        sense: Sense::of(game),
    }
}
