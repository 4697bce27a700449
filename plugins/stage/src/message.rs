//! The messages between people, bots, the table and what is seen and heard of it.

use bevy::prelude::*;
use bower_rules::{Action, Card, Event, Illegal, Seat, Table, View};

/// Which decision of a table an answer is for: it grows by one with every move, redeal and deal, and changes on undo.
/// An [`Intent`] that names another decision than the table's present one is stale and ignored.
pub fn decision(table: &Table) -> u64 {
    ((table.deals() as u64) << 20) | table.moves().len() as u64
}

/// Who answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A person, by whichever device.
    Person,
    /// A bot.
    Bot,
}

/// An answer to what the table asks. The phase systems judge it; nothing else changes the table.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Intent {
    /// Who answers.
    pub seat: Seat,
    /// The decision it answers, from [`decision`].
    pub decision: u64,
    /// The answer.
    pub action: Action,
    /// A person's or a bot's.
    pub source: Source,
}

/// An event of the table, as the [`crate::Viewer`] may know it. Written the moment the truth changes; motion paces it.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Happened(pub Event);

/// An event's turn to be seen: the choreographer writes it when the event's motion begins. What is seen and heard
/// (card places, tokens, scores, sounds) follows beats, never `Happened`, so nothing is told before it is shown.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Beat(pub Event);

/// The screen must be rebuilt from the viewer's `View`, without motion: resume, undo, a branch, a change of person.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Restaged;

/// A person's answer that the rules do not allow, with the rule and what would be legal.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Refused {
    /// Who answered.
    pub seat: Seat,
    /// The answer refused.
    pub action: Action,
    /// Why.
    pub why: Illegal,
}

/// A press that finishes whatever moves at once.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hurry;

/// The viewer lays a card of his hand in another place of it, where it stays until the next deal. Controls write it; cards
/// lay it there.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrange {
    /// The card.
    pub card: Card,
    /// Its place from the left, 0 first, once it lies there.
    pub to: u8,
}

/// A bot's seat is asked for a decision. The bots' plugin thinks in slices and answers with an [`Intent`]; a later
/// question for the same seat replaces an earlier one.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Asked {
    /// Who is asked.
    pub seat: Seat,
    /// The decision asked for.
    pub decision: u64,
    /// The bot's level, as players spell it.
    pub level: &'static str,
    /// What decides the bot's chances: no seed of the table's.
    pub seed: u64,
    /// All that the seat may know.
    pub view: View,
}
