//! Playing without a partner: alone, volunteering, defending alone.

use bower_stage::Phase;

use super::Turn;

/// Takes the answer that was given.
pub fn advance(mut turn: Turn) {
    if turn.phase() == Phase::Loner {
        turn.answer();
    }
}
