//! What each answer leads to.

use super::{Cut, Hand, TurnUp};
use crate::preset::Style;
use crate::{
    Action, Ask, BennyTurned, Bid, Call, Card, CardSet, DefendAlone, Illegal, PartnersBest, Seat,
    Trump,
};

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

    /// The dealer throws for the turn-up, taking it now where he might have left it.
    fn picked_up(&mut self, cards: CardSet, count: u8) {
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
        self.turned = TurnUp::Down;
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

    /// The turn-up is called: the dealer takes it, unless he sits out (§13.1 Turn-up games, 8) or
    /// may leave it.
    fn exchange(&mut self) {
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

    fn take_turn_up(&mut self) {
        if let Some(card) = self.turn_up {
            self.hands[self.dealer].insert(card);
            self.held[self.dealer] += 1;
            self.turned = TurnUp::Taken;
        }
    }

    /// §4.3 Ohio two-hand: the maker takes the two cards of the dummy.
    fn take_dummy(&mut self, seat: Seat) {
        let dummy: CardSet = self.top.into_iter().flatten().take(2).collect();
        self.kitty -= dummy;
        self.top = [None; 3];
        self.hands[seat] |= dummy;
        self.held[seat] += 2;
    }

    /// The dealer has answered the order.
    fn after_dealer(&mut self) {
        if self.maker == Some(self.dealer) && self.game.rules.dummy {
            self.after_exchange_and_kitty();
        } else {
            self.after_exchange();
        }
    }

    fn after_exchange(&mut self) {
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

    /// West: the next seat of a side that is not settled (§13.2 West).
    fn next_lone_turn(&mut self) {
        while self.game.partnerships() && self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            let settled = self
                .alone
                .iter()
                .any(|s| self.game.side_of(s) == self.game.side_of(seat));
            if !settled {
                self.ask = Ask::LoneTurn;
                self.turn = seat;
                return;
            }
        }
        self.begin_play();
    }

    /// The next opponent of the maker who is offered to defend alone (§3.5 Lone defender).
    fn next_offer(&mut self) {
        let Some(maker) = self.maker else {
            return self.begin_play();
        };
        let offered = match self.game.rules.defend_alone {
            DefendAlone::Off => false,
            DefendAlone::VsLoneOnly => self.alone.contains(maker),
            DefendAlone::AnyMaker => true,
        };
        while offered && self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            if self.game.side_of(seat) != self.game.side_of(maker) {
                self.ask = Ask::DefendAlone;
                self.turn = seat;
                return;
            }
        }
        self.open_bests();
    }

    /// Partners' bests: the lone maker first, then a lone defender (§13.1 Turn-up games, 10).
    fn open_bests(&mut self) {
        match self.maker {
            Some(maker) if self.alone.contains(maker) => self.ask_best(maker),
            Some(maker) => self.next_best(maker),
            None => self.begin_play(),
        }
    }

    fn ask_best(&mut self, seat: Seat) {
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
    fn turn_up_for_best(&self) -> bool {
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
    fn after_naming(&mut self, maker: Seat) {
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

    /// Buck: the next seat from eldest but the maker says stay or drop.
    fn next_stayer(&mut self) {
        while self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            if Some(seat) != self.maker {
                self.ask = Ask::StayOrDrop;
                self.turn = seat;
                return;
            }
        }
        if self.sits.len() + 1 == self.game.seats() {
            self.end_without_play(Cut::Unopposed);
        } else {
            self.begin_play();
        }
    }

    fn next_bidder(&mut self) {
        self.answers += 1;
        let seats = self.game.seats();
        let top = self.high.is_some_and(|bid| Some(bid) == self.highest_bid());
        let over = match self.game.style() {
            Style::Bids(bidding) if bidding.rounds => {
                self.passed.len() + u8::from(self.high.is_some()) >= seats
            }
            _ => self.answers >= seats,
        };
        if !top && !over {
            let next = self
                .turn
                .round_from(seats)
                .find(|s| !self.passed.contains(*s));
            self.turn = next.unwrap_or(self.turn);
            return;
        }
        match self.bidder.or_else(|| self.forced_bidder()) {
            Some(bidder) => self.won_auction(bidder),
            None => self.end_without_play(Cut::Void),
        }
    }

    /// The highest bid there is: it ends an auction at once (§13.3 Bid games, 1).
    fn highest_bid(&self) -> Option<Bid> {
        match self.game.style() {
            Style::Bids(bidding) if bidding.pepper => Some(Bid::Pepper),
            Style::Bids(bidding) => Some(Bid::Tricks(bidding.highest)),
            // A wellington may still follow a nap, a blücher a wellington, where the game has them.
            _ if self.game.rules.blucher && self.game.rules.wellington => Some(Bid::Blucher),
            _ if self.game.rules.wellington => Some(Bid::Wellington),
            _ => Some(Bid::Nap),
        }
    }

    /// §7 Hasenpfeffer: all have passed, and the joker's holder is maker at three.
    fn forced_bidder(&mut self) -> Option<Seat> {
        match self.game.style() {
            Style::Bids(bidding) if bidding.joker_forced => {}
            _ => return None,
        }
        let benny = self.game.pack().benny()?;
        let holder = Seat::all(self.game.seats()).find(|s| self.hands[*s].contains(benny))?;
        self.high = Some(Bid::Tricks(3));
        self.bidder = Some(holder);
        Some(holder)
    }

    fn won_auction(&mut self, bidder: Seat) {
        self.maker = Some(bidder);
        self.turn = bidder;
        if self.game.style() == Style::Napoleon {
            if self.high == Some(Bid::Misere) {
                self.set_trump(Call::NoTrump);
            }
            self.begin_play();
        } else {
            self.ask = Ask::NameTrump;
        }
    }
}
