//! Why a move is refused.

use crate::{Action, Bid, Call, Pack, Seat};
use std::fmt;
use thiserror::Error;

/// A move that was refused. Nothing has changed.
///
/// It names the rule and its heading, the seat, and what would be legal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("seat {seat}: {law}")]
pub struct Illegal {
    /// Who moved.
    pub seat: Seat,
    /// The move, where it read as one.
    pub action: Option<Action>,
    /// The rule that it breaks.
    pub law: Law,
    /// Who is to act instead, or what this seat may do: the legal moves of the seat to act.
    pub legal: Box<[Action]>,
    /// Who is to act.
    pub to_act: Option<Seat>,
}

/// The rule that a refused move breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Law {
    /// The table waits for a deal.
    NoDeal,
    /// The table does not wait for a deal.
    NotOver,
    /// The game is won.
    GameOver,
    /// Another seat is to act.
    NotYourTurn(Seat),
    /// The hand is over.
    HandOver,
    /// The move does not read as one.
    NoMove(String),
    /// This is not what is asked now.
    NotAsked,
    /// The seat does not hold the card.
    NotHeld(String),
    /// The seat holds the suit led and must play it.
    FollowSuit,
    /// The dealer may not pass.
    DealerStuck,
    /// The dealer proposed the suit himself and may not pass.
    Proposed,
    /// West: the dealer may not pass.
    WestStuck,
    /// The dealer's partner may order only alone.
    CanadianLoner,
    /// The seat must hold a card of the suit it calls.
    NaturalTrump,
    /// Nobody plays alone here.
    NoAlone,
    /// The suit was turned down.
    Barred(Call),
    /// No-trump or low is not played.
    NoSuchCall(Call),
    /// West: values on the turn-up in round 1, others in round 2.
    WestValue(Call),
    /// West: tens may not be the trump's set.
    WestTens,
    /// The card just turned up may not be thrown.
    KeepTurnUp,
    /// As many cards are thrown as are too many.
    DiscardCount,
    /// The turn-up must be taken.
    NoDecline,
    /// Such cards cannot be swapped.
    Swap,
    /// The bid is not higher, or not one of this game.
    BidTooLow(Bid),
    /// A bidder must bid.
    BidderStuck,
    /// A trump cannot be called.
    CallTrump,
    /// A benny led at no-trump wants a suit.
    NameSuit,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Law::NoDeal => "no cards are dealt (§1.4 Canonical hand phases)",
            Law::NotOver => "the hand is not over (§1.4 Canonical hand phases)",
            Law::GameOver => "the game is won (§2 Game)",
            Law::NotYourTurn(seat) => {
                return write!(f, "seat {seat} is to act (§1.4 Canonical hand phases)");
            }
            Law::HandOver => "the hand is over (§1.4 Canonical hand phases)",
            Law::NoMove(why) => return write!(f, "{why} (Records)"),
            Law::NotAsked => "this is not asked now (§1.4 Canonical hand phases)",
            Law::NotHeld(card) => return write!(f, "{card} is not in hand (§1.2 Trick)"),
            Law::FollowSuit => "the suit led must be followed (§1.2 Trick)",
            Law::DealerStuck => "the dealer may not pass (§3.1 Stick the dealer)",
            Law::Proposed => "the dealer proposed the suit and may not pass (§3.6 Benny turned up)",
            Law::WestStuck => "the dealer may not pass (§10.2 Procedure)",
            Law::CanadianLoner => "the dealer's partner may order only alone (§3.4 Canadian loner)",
            Law::NaturalTrump => {
                "a suit may be called only with a card of it (§3.9 Must hold suit to order)"
            }
            Law::NoAlone => "nobody goes alone here (§1.4 Canonical hand phases)",
            Law::Barred(call) => {
                return write!(f, "{call} was turned down (§2 Round 2)");
            }
            Law::NoSuchCall(call) => {
                return write!(f, "{call} is not played here (§3.2 No-trump call)");
            }
            Law::WestValue(call) => {
                return write!(
                    f,
                    "{call} is not open: round 1 has the turn-up's values, round 2 the others \
                     (§10.2 Procedure)"
                );
            }
            Law::WestTens => "tens are one of the two sets without trump (§10.2 Procedure)",
            Law::KeepTurnUp => "the turn-up must be kept (§2 May he discard the turn-up itself?)",
            Law::DiscardCount => "as many cards are thrown as are too many (§2 Pick-up)",
            Law::NoDecline => "the turn-up must be taken (§2 Pick-up)",
            Law::Swap => "these cards cannot be swapped (§3.8 Redeals and hand swaps)",
            Law::BidTooLow(bid) => {
                return write!(
                    f,
                    "{bid} is not open: a bid is higher than all before it (§8, §13.3)"
                );
            }
            Law::BidderStuck => "the dealer must bid when all have passed (§13.3 Bid games)",
            Law::CallTrump => "a card that is not trump is called (§13.3 Bid games)",
            Law::NameSuit => "the suit to follow to the benny is named first (§13.1 Turn-up games)",
        };
        f.write_str(text)
    }
}

impl Illegal {
    /// The legal moves with the seat to act, as records spell them.
    pub fn spelled(&self, pack: &Pack) -> Vec<String> {
        spell_moves(self.to_act, &self.legal, pack)
    }
}

/// Moves of a seat as records spell them.
pub(crate) fn spell_moves(seat: Option<Seat>, moves: &[Action], pack: &Pack) -> Vec<String> {
    let Some(seat) = seat else { return Vec::new() };
    moves
        .iter()
        .map(|action| format!("{seat} {}", action.spell(pack)))
        .collect()
}
