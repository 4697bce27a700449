//! What a good player would do in a person's place.

use bevy::prelude::*;
use bower_rules::{Action, Seat};

/// The answer to [`crate::Wish::Hint`]: what a good player would do at that decision, seeing no more than the person.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// Whom it is for.
    pub seat: Seat,
    /// The decision it is about.
    pub decision: u64,
    /// What to do.
    pub action: Action,
}
