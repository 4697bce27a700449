//! The deal: a hand is dealt when one is wanted; claims are heard before the auction.

use bower_stage::Phase;

use super::Turn;

/// Deals where a deal is wanted, else takes the answer to a claim.
pub fn advance(mut turn: Turn) {
    if turn.phase() != Phase::Deal {
        return;
    }
    if turn.table.awaiting_deal() {
        turn.deal();
    } else {
        turn.answer();
    }
}
