//! Which rule a refused move breaks.

use super::Hand;
use crate::spec::Style;
use crate::{Action, Ask, Call, Card, Illegal, Law, Seat};

impl Hand {
    /// The refusal of a move that is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Option<Action>) -> Illegal {
        let law = match action {
            _ if self.is_over() => Law::HandOver,
            _ if self.to_act().is_none() => Law::NotAsked,
            _ if self.to_act() != Some(seat) => Law::NotYourTurn(self.turn),
            Some(action) => self.broken(seat, action),
            None => Law::NotAsked,
        };
        self.refuse_for(seat, action, law)
    }

    pub(crate) fn refuse_for(&self, seat: Seat, action: Option<Action>, law: Law) -> Illegal {
        Illegal {
            seat,
            action,
            law,
            legal: self.legal().to_vec().into(),
            to_act: self.to_act(),
        }
    }

    /// The rule broken by a move of the seat to act.
    fn broken(&self, seat: Seat, action: Action) -> Law {
        let kind = std::mem::discriminant(&action);
        let asked = self
            .legal()
            .iter()
            .any(|legal| std::mem::discriminant(legal) == kind);
        match action {
            Action::Pass => match self.ask {
                Ask::Round1 if self.must_call(seat) => Law::Proposed,
                Ask::Round2 | Ask::Tens if self.game.style() == Style::West => Law::WestStuck,
                Ask::Round2 => Law::DealerStuck,
                Ask::Bid => Law::BidderStuck,
                _ => Law::NotAsked,
            },
            Action::Order { alone } if matches!(self.ask, Ask::Round1 | Ask::LateAssist) => {
                if self.proposed.is_none() {
                    Law::NotAsked
                } else if !alone && self.only_alone(seat) {
                    Law::CanadianLoner
                } else if alone && !self.game.calls_alone() {
                    Law::NoAlone
                } else {
                    Law::NaturalTrump
                }
            }
            Action::Name { trump, alone } if asked => self.name_broken(seat, trump, alone),
            Action::Tens(_) if asked => Law::WestTens,
            Action::Discard(cards) if asked => {
                match cards.iter().find(|card| !self.hands[seat].contains(*card)) {
                    Some(card) => self.not_held(card),
                    None if Some(cards.first()) == self.turn_up && cards.len() == 1 => {
                        Law::KeepTurnUp
                    }
                    None if cards.set().iter().any(|card| Some(card) == self.turn_up) => {
                        Law::KeepTurnUp
                    }
                    None => Law::DiscardCount,
                }
            }
            Action::Decline if self.ask == Ask::PickUp => Law::NoDecline,
            Action::Under(_) if self.ask == Ask::Claim => Law::Swap,
            Action::Best(Some(card)) if asked && self.ask == Ask::BestGive => self.not_held(card),
            Action::Bid(bid) if asked || self.ask == Ask::Bid => Law::BidTooLow(bid),
            Action::Call(_) if asked => Law::CallTrump,
            Action::Play(_) if self.ask == Ask::LedSuit => Law::NameSuit,
            Action::Play(card) if asked => {
                if self.hands[seat].contains(card) {
                    Law::FollowSuit
                } else {
                    self.not_held(card)
                }
            }
            _ => Law::NotAsked,
        }
    }

    fn name_broken(&self, seat: Seat, call: Call, alone: bool) -> Law {
        match call {
            _ if alone && !self.game.calls_alone() => Law::NoAlone,
            Call::West(_) => Law::WestValue(call),
            Call::Suit(suit) if Some(suit) == self.proposed => Law::Barred(call),
            Call::NoTrump | Call::Low => Law::NoSuchCall(call),
            Call::Suit(_) if !self.natural(seat, call) => Law::NaturalTrump,
            Call::Suit(_) => Law::NotAsked,
        }
    }

    fn not_held(&self, card: Card) -> Law {
        Law::NotHeld(self.game.pack().spell(card).to_string())
    }
}
