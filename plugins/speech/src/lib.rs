//! The table in sentences, for those who listen instead of looking.
//!
//! Every card, seat, call and event has its sentence, as the viewer may know it and in the words' own language:
//! [`Ear`] makes them. [`Heard`] holds what is to be said next; a screen reader gets it through the panels natively,
//! through the page in a browser. Nothing here knows of either.

mod ear;
mod event;
mod heard;
mod listen;
pub mod said;
mod table;

use bevy::prelude::*;
use bower_stage::BowerSet;

pub use ear::Ear;
pub use heard::Heard;

/// Says what happens at the table.
pub struct SpeechPlugin;

impl Plugin for SpeechPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Heard>()
            .add_systems(Update, listen::listen.in_set(BowerSet::Present));
    }
}
