//! The play of the cards.

use bower_stage::Phase;

use super::Turn;

/// Takes the card that was played.
pub fn advance(mut turn: Turn) {
    if turn.phase() == Phase::Trick {
        turn.answer();
    }
}
