//! Players of Right Bower, from a beginner to a searcher.
//!
//! A bot is handed a [`bower_rules::View`] and answers with a [`Choice`]: an action and the reasons for it. It never
//! sees a table, so it cannot peek; and what it answers is settled by the view and a seed.

#![forbid(unsafe_code)]

mod beginner;
mod casual;
mod choice;
pub mod learn;
mod level;
mod maths;
#[cfg(feature = "bevy")]
pub mod plugin;
mod random;
mod search;
mod sense;
mod sight;
pub mod solver;
mod thinker;

pub use choice::{Choice, Considered, Inferred, Reasons, Rule};
pub use level::{Level, NoLevel};
pub use sense::Sense;
pub use thinker::{Thinker, choose};
