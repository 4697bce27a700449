//! Several persons at one screen: whose hand is shown, and who is to take the screen next.

use bevy::prelude::*;
use bower_stage::{Handover, Motion, Viewer, Wish};

use super::Turn;

/// Says when another person than the one at the screen is to act: once the table is still, so that what led there has
/// been seen.
pub fn hand_over(
    turn: Turn,
    viewer: Res<Viewer>,
    motion: Res<Motion>,
    mut handover: ResMut<Handover>,
) {
    let next = turn
        .table
        .to_act()
        .filter(|&seat| seat != viewer.0 && turn.seating.is_person(seat));
    if next.is_none() || !motion.blocking {
        handover.set_if_neq(Handover(next));
    }
}

/// Whether something may be taken back now: behind a curtain nobody knows who sits before it.
pub fn may_take_back(wish: &Wish, handover: &Handover) -> bool {
    *wish == Wish::Undo && handover.0.is_none()
}
