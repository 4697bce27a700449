//! The auction: calls, bids, ten's, stay or drop.

use bower_stage::Phase;

use super::Turn;

/// Takes the call that was made.
pub fn advance(mut turn: Turn) {
    if turn.phase() == Phase::Bid {
        turn.answer();
    }
}
