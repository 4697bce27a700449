//! Where the player is: the [`Screen`], and at the table the [`Phase`] of the hand.

use bevy::prelude::*;

/// Which page is on screen.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// Art is on its way.
    #[default]
    Loading,
    /// The barn at night with the first boards.
    Title,
    /// Games, house rules, seats and names, before a match.
    Chooser,
    /// A match in play. A match is set up by inserting a `Table` and a [`crate::Seating`], then entering this.
    Table,
}

/// What the hand in play asks for: a mirror of `Table::phase`, which guards must ask, since the state lags a frame.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[source(Screen = Screen::Table)]
pub enum Phase {
    /// A deal is wanted, or claims are open.
    #[default]
    Deal,
    /// The auction.
    Bid,
    /// The dealer's exchange, or another's.
    Discard,
    /// Alone, defending alone.
    Loner,
    /// Tricks.
    Trick,
    /// The hand is over and counted.
    Score,
}

impl From<bower_rules::Phase> for Phase {
    fn from(phase: bower_rules::Phase) -> Self {
        match phase {
            bower_rules::Phase::Deal => Self::Deal,
            bower_rules::Phase::Bid => Self::Bid,
            bower_rules::Phase::Discard => Self::Discard,
            bower_rules::Phase::Loner => Self::Loner,
            bower_rules::Phase::Trick => Self::Trick,
            bower_rules::Phase::Score => Self::Score,
        }
    }
}
