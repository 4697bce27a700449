//! The exchange: the dealer's discard, the widow, the partner's best.

use bower_stage::Phase;

use super::Turn;

/// Takes the cards that were chosen.
pub fn advance(mut turn: Turn) {
    if turn.phase() == Phase::Discard {
        turn.answer();
    }
}
