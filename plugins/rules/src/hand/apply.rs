//! What each answer leads to.

use super::{Cut, Hand, TurnUp};
use crate::spec::Style;
use crate::{Action, Ask, BennyTurned, Call, Card, CardSet, Illegal, Seat, Trump};

impl Hand {
    /// Applies one move of a seat.
    ///
    /// # Errors
    /// The rule that the move breaks, with the legal moves; the hand is then unchanged.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let action = self.own_copy(action);
        if self.to_act() == Some(seat) && self.legal().contains(&action) {
            self.apply_unchecked(action);
            Ok(())
        } else {
            Err(self.refuse(seat, Some(action)))
        }
    }

    /// Applies a move of the seat to act.
    ///
    /// It must be one of [`Hand::legal`]; in debug builds this is asserted. Anything else leaves a
    /// position that means nothing.
    pub fn apply_unchecked(&mut self, action: Action) {
        debug_assert!(
            self.viewer.is_some() || self.legal().contains(&action),
            "an illegal move was applied unchecked"
        );
        match action {
            Action::Play(card) => self.play_unchecked(card),
            Action::Suit(suit) => self.name_led_suit(suit),
            _ => self.answer(action),
        }
    }

    /// Both copies of a card in a double deck are spelled alike: the first that is held is meant.
    pub(crate) fn own_copy(&self, action: Action) -> Action {
        match action {
            Action::Play(card) => {
                let (hand, pack) = (self.hands[self.turn], self.game.pack());
                let copies = [pack.first_copy(card), pack.twin(pack.first_copy(card))];
                Action::Play(
                    copies
                        .into_iter()
                        .find(|c| hand.contains(*c))
                        .unwrap_or(card),
                )
            }
            _ => action,
        }
    }

    fn answer(&mut self, action: Action) {
        let seat = self.turn;
        match (self.ask, action) {
            (Ask::NameBlind, Action::Name { trump: call, .. }) => self.named_blind(seat, call),
            (Ask::Claim, Action::Pass) => self.next_claim(),
            (Ask::Claim, Action::Farmer) => self.end_without_play(Cut::Redeal),
            (Ask::Claim, Action::Under(cards)) => self.went_under(seat, cards),
            (Ask::Round1 | Ask::Round2 | Ask::LateAssist | Ask::Tens, Action::Pass) => {
                self.passed_call()
            }
            (Ask::Round1 | Ask::LateAssist, Action::Order { alone }) => {
                if let Some(suit) = self.proposed {
                    self.made(seat, Call::Suit(suit), alone);
                    self.exchange();
                }
            }
            // West: a value of the turn-up; the dealer must take it.
            (Ask::Round1, Action::Name { trump: call, .. }) => {
                self.made(seat, call, false);
                self.exchange();
            }
            (Ask::Round2, Action::Name { trump: call, alone }) => {
                self.turned = TurnUp::Down;
                self.made(seat, call, alone);
                self.after_exchange();
            }
            (Ask::Tens, Action::Tens(attribute)) => {
                if let Some(Trump::West { trump, .. }) = self.trump {
                    self.set_trump_to(Trump::West {
                        trump,
                        tens: Some(attribute),
                    });
                }
                self.tens_by = Some(seat);
                self.answers = 0;
                self.next_lone_turn();
            }
            (Ask::PickUp, Action::Decline) => {
                self.turned = TurnUp::Left;
                self.after_dealer();
            }
            (Ask::PickUp, Action::Discard(cards)) => {
                self.picked_up(cards.set(), cards.len() as u8);
            }
            (Ask::AloneBlind, Action::Alone) => {
                self.goes_alone(seat);
                self.exchange();
            }
            (Ask::AloneBlind, _) => self.exchange(),
            (Ask::LoneTurn, _) => {
                match action {
                    Action::Alone => self.goes_alone(seat),
                    Action::Volunteer => {
                        if let Some(partner) = self.game.partner(seat) {
                            self.goes_alone(partner);
                        }
                    }
                    _ => {}
                }
                self.next_lone_turn();
            }
            (Ask::DefendAlone, Action::Defend) => {
                self.goes_alone(seat);
                self.open_bests();
            }
            (Ask::DefendAlone, _) => self.next_offer(),
            (Ask::BestAsk, Action::Discard(cards)) => {
                self.throw(seat, cards.set(), 1);
                self.ask_giver(seat);
            }
            (Ask::BestAsk, Action::Best(None)) => self.ask_giver(seat),
            (Ask::BestAsk, _) => self.next_best(seat),
            (Ask::BestGive, Action::Best(card)) => self.gave_best(seat, card),
            (Ask::BestDiscard, Action::Discard(cards)) => {
                self.throw(seat, cards.set(), 1);
                self.next_best(seat);
            }
            (Ask::Bid, Action::Bid(bid)) => {
                self.high = Some(bid);
                self.bidder = Some(seat);
                self.next_bidder();
            }
            (Ask::Bid, _) => {
                self.passed.insert(seat);
                self.next_bidder();
            }
            (Ask::NameTrump, Action::Name { trump: call, .. }) => {
                self.set_trump(call);
                self.after_naming(seat);
            }
            (Ask::Widow, Action::Discard(cards)) => {
                self.throw(seat, cards.set(), cards.len() as u8);
                self.after_exchange_and_kitty();
            }
            (Ask::CallCard, Action::Call(card)) => {
                self.called = Some(card);
                self.partner = Seat::all(self.game.seats()).find(|s| self.hands[*s].contains(card));
                self.begin_play();
            }
            (Ask::StayOrDrop, Action::Drop) => {
                self.sits.insert(seat);
                self.next_stayer();
            }
            (Ask::StayOrDrop, _) => self.next_stayer(),
            _ => debug_assert!(false, "a move that was not asked for"),
        }
    }

    fn named_blind(&mut self, seat: Seat, call: Call) {
        if let (BennyTurned::DealerProposes, Call::Suit(suit)) =
            (self.game.rules.benny_turned, call)
        {
            self.proposed = Some(suit);
            self.open_claims();
            return;
        }
        self.made(seat, call, false);
        if self.game.calls_alone() {
            self.ask = Ask::AloneBlind;
        } else {
            self.exchange();
        }
    }

    fn went_under(&mut self, seat: Seat, cards: [Card; 3]) {
        let shown: CardSet = cards.into_iter().collect();
        let taken: CardSet = self.top.into_iter().flatten().collect();
        self.hands[seat] = self.hands[seat].minus(shown).union(taken);
        self.kitty -= taken;
        self.top = [None; 3];
        self.shown = shown;
        self.open_round1();
    }

    fn passed_call(&mut self) {
        self.answers += 1;
        let all = self.answers == self.game.seats();
        match self.ask {
            _ if !all && self.ask != Ask::LateAssist => {
                self.turn = self.turn.next(self.game.seats());
            }
            Ask::Round1 => self.round1_passed(),
            Ask::LateAssist => self.open_round2(),
            _ => self.end_without_play(Cut::Void),
        }
    }

    /// All have passed round 1: perhaps the assist, then round 2.
    fn round1_passed(&mut self) {
        match self.game.partner(self.dealer) {
            Some(partner) if self.game.rules.late_assist && self.game.style() == Style::TurnUp => {
                self.ask = Ask::LateAssist;
                self.turn = partner;
            }
            _ => self.open_round2(),
        }
    }

    fn open_round2(&mut self) {
        self.ask = Ask::Round2;
        self.answers = 0;
        self.turn = self.eldest();
        // West's turn-up lies until trump is named (§10.2 Procedure, 3).
        if self.game.style() != Style::West {
            self.turned = TurnUp::Down;
        }
    }

    /// Trump is fixed by a call.
    fn made(&mut self, seat: Seat, call: Call, alone: bool) {
        self.set_trump(call);
        self.maker = Some(seat);
        if alone {
            self.goes_alone(seat);
        }
    }

    fn goes_alone(&mut self, seat: Seat) {
        self.alone.insert(seat);
        for partner in self.game.partners(seat).iter() {
            self.sits.insert(partner);
        }
    }
}
