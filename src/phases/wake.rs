//! No frame is drawn without a cause: this asks for the next one while something is under way.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bower_stage::{Hurry, Intent, Motion, Page, Phase, Screen, Seating, Seen, Table, Wish};

use super::Pending;

/// Asks for another frame while a message waits to be read, a state to be entered, a bot to answer, the table to move.
pub fn keep_awake(
    mut redraw: MessageWriter<RequestRedraw>,
    (mut intents, mut wishes, mut hurries): (
        MessageReader<Intent>,
        MessageReader<Wish>,
        MessageReader<Hurry>,
    ),
    (motion, page, pending): (Res<Motion>, Res<Page>, Res<Pending>),
    (screen, phase): (Res<NextState<Screen>>, Option<Res<NextState<Phase>>>),
    (table, seating, seen): (Option<Res<Table>>, Option<Res<Seating>>, Option<Res<Seen>>),
) {
    let written = intents.read().count() + wishes.read().count() + hurries.read().count() > 0;
    let entering = !matches!(*screen, NextState::Unchanged)
        || phase.is_some_and(|phase| !matches!(*phase, NextState::Unchanged));
    let looked = seen.is_some_and(|seen| seen.is_changed());
    let playing = !page.pauses()
        && table
            .zip(seating)
            .is_some_and(|(table, seating)| match table.to_act() {
                Some(seat) => !seating.is_person(seat),
                None => table.deals() == 0,
            });
    // What waited until the table was still sees that it is in the frame after.
    let stilled = motion.is_changed() && !motion.blocking;
    if written || entering || looked || stilled || motion.moving || pending.0.is_some() || playing {
        redraw.write(RequestRedraw);
    }
}
