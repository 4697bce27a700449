//! The only legal card is played by itself, for those who wish it.

use bevy::prelude::*;
use bower_stage::{Motion, Settings};

use crate::answer::Answering;

/// Plays it once the table is still, so that it is seen what it answers.
pub fn play_only_card(settings: Res<Settings>, motion: Res<Motion>, mut answering: Answering) {
    if settings.auto_play
        && !motion.blocking
        && let Some(card) = answering.only_card()
    {
        answering.card(card);
    }
}
