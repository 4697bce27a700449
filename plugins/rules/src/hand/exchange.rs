//! Cards that change hands before play: the turn-up, the dummy, the widow, partners' bests.

use super::{Hand, TurnUp};
use crate::spec::Style;
use crate::{Ask, Card, CardSet, PartnersBest, Seat};

impl Hand {
    /// The dealer throws for the turn-up, taking it now where he might have left it.
    pub(super) fn picked_up(&mut self, cards: CardSet, count: u8) {
        if self.turned == TurnUp::Open {
            self.take_turn_up();
        }
        self.throw(self.turn, cards, count);
        self.after_dealer();
    }

    /// The same in a View that does not know the cards.
    pub(super) fn picked_up_unseen(&mut self) {
        self.picked_up(CardSet::EMPTY, self.too_many());
    }

    /// Puts cards of a seat out of play. A View throws `count` cards it does not know.
    pub(super) fn throw(&mut self, seat: Seat, cards: CardSet, count: u8) {
        self.hands[seat] -= cards;
        self.thrown[seat] |= cards;
        self.held[seat] = self.held[seat].saturating_sub(count);
    }

    /// The turn-up is called: the dealer takes it, unless he sits out (§13.1 Turn-up games, 8) or
    /// may leave it.
    pub(super) fn exchange(&mut self) {
        if self.sits.contains(self.dealer) {
            self.turned = TurnUp::Left;
            self.after_exchange();
            return;
        }
        self.ask = Ask::PickUp;
        self.turn = self.dealer;
        if !self.may_decline() {
            self.take_turn_up();
            if self.game.rules.dummy && self.maker == Some(self.dealer) {
                self.take_dummy(self.dealer);
            }
        }
    }

    /// Whether the dealer may leave the ordered turn-up (§13.1 Turn-up games, 7).
    pub(super) fn may_decline(&self) -> bool {
        self.game.rules.decline_turn_up && self.maker != Some(self.dealer)
    }

    pub(super) fn take_turn_up(&mut self) {
        if let Some(card) = self.turn_up {
            self.hands[self.dealer].insert(card);
            self.held[self.dealer] += 1;
            self.turned = TurnUp::Taken;
        }
    }

    /// §4.3 Ohio two-hand: the maker takes the two cards of the dummy.
    pub(super) fn take_dummy(&mut self, seat: Seat) {
        let dummy: CardSet = self.top.into_iter().flatten().take(2).collect();
        self.kitty -= dummy;
        self.top = [None; 3];
        self.hands[seat] |= dummy;
        self.held[seat] += 2;
    }

    /// The dealer has answered the order.
    pub(super) fn after_dealer(&mut self) {
        if self.maker == Some(self.dealer) && self.game.rules.dummy {
            self.after_exchange_and_kitty();
        } else {
            self.after_exchange();
        }
    }

    pub(super) fn after_exchange(&mut self) {
        match self.maker {
            Some(maker) if self.game.rules.dummy => {
                self.take_dummy(maker);
                self.ask = Ask::Widow;
                self.turn = maker;
            }
            _ => self.after_exchange_and_kitty(),
        }
    }

    /// Hands are what they will be played as, partners' bests apart.
    pub(super) fn after_exchange_and_kitty(&mut self) {
        self.answers = 0;
        match (self.game.style(), self.maker) {
            (Style::West, _) => {
                self.ask = Ask::Tens;
                self.turn = self.eldest();
            }
            (Style::CallAce, Some(maker)) => {
                self.ask = Ask::CallCard;
                self.turn = maker;
            }
            (Style::Buck, _) => self.next_stayer(),
            (Style::TurnUp, _) => self.next_offer(),
            _ => self.begin_play(),
        }
    }

    /// Partners' bests: the lone maker first, then a lone defender (§13.1 Turn-up games, 10).
    pub(super) fn open_bests(&mut self) {
        match self.maker {
            Some(maker) if self.alone.contains(maker) => self.ask_best(maker),
            Some(maker) => self.next_best(maker),
            None => self.begin_play(),
        }
    }

    pub(super) fn ask_best(&mut self, seat: Seat) {
        if self.game.rules.partners_best == PartnersBest::Off {
            self.begin_play();
            return;
        }
        self.ask = Ask::BestAsk;
        self.turn = seat;
    }

    /// After this seat's exchange, or without one.
    pub(super) fn next_best(&mut self, after: Seat) {
        self.swapping = None;
        let defender = self.alone.iter().find(|seat| Some(*seat) != self.maker);
        match defender {
            Some(defender) if Some(after) == self.maker => self.ask_best(defender),
            _ => self.begin_play(),
        }
    }

    /// The partner who gives his best: in six hands the nearer on the left.
    pub(super) fn ask_giver(&mut self, seat: Seat) {
        let seats = self.game.seats();
        self.swapping = Some(seat);
        self.ask = Ask::BestGive;
        self.turn = seat
            .round_from(seats)
            .find(|s| self.game.partners(seat).contains(*s))
            .unwrap_or(seat);
    }

    /// The cards the giver may give: his hand, and the turn-up when he is the dealer who sat out
    /// on an order (§13.1 Turn-up games, 10).
    pub(super) fn best_pool(&self) -> CardSet {
        let mut pool = self.hands[self.turn];
        if self.turn_up_for_best() {
            pool.extend(self.turn_up);
        }
        pool
    }

    /// The dealer sits out on his partner's order, and the turn-up lies beside him.
    pub(crate) fn turn_up_for_best(&self) -> bool {
        self.turn == self.dealer && self.turned == TurnUp::Left && self.swapping == self.maker
    }

    pub(super) fn gave_best(&mut self, giver: Seat, card: Option<Card>) {
        let Some(taker) = self.swapping else { return };
        let turn_up = card.is_some() && card == self.turn_up && self.turn_up_for_best();
        if turn_up {
            self.turned = TurnUp::Given;
        } else {
            self.held[giver] = self.held[giver].saturating_sub(1);
        }
        if let Some(card) = card {
            self.hands[giver].remove(card);
            self.hands[taker].insert(card);
            let place = usize::from(Some(taker) != self.maker);
            self.given[place] = Some((giver, taker, card));
        }
        self.held[taker] += 1;
        if self.game.rules.partners_best == PartnersBest::ReceiveFirst {
            self.ask = Ask::BestDiscard;
            self.turn = taker;
        } else {
            self.next_best(taker);
        }
    }

    /// After naming trump in a bidding game: the widow, then the lead.
    pub(super) fn after_naming(&mut self, maker: Seat) {
        match self.game.style() {
            Style::Bids(bidding) if bidding.widow => {
                let widow = self.kitty;
                self.held[maker] += self.game.undealt();
                self.kitty = CardSet::EMPTY;
                self.hands[maker] |= widow;
                self.ask = Ask::Widow;
                self.turn = maker;
            }
            _ => self.begin_play(),
        }
    }
}
