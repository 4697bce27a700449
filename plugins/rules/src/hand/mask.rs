//! A hand as one seat may know it (§12.3 What a seat may know).

use super::{Cut, Hand, TurnUp};
use crate::spec::Style;
use crate::{Action, Ask, Bid, BySeat, Card, CardSet, PartnersBest, Redeal, Seat, SeenAction};

impl Hand {
    /// The hand with everything blanked that the seat may not know.
    pub(crate) fn masked(&self, viewer: Seat) -> Hand {
        let mut hand = *self;
        hand.viewer = Some(viewer);
        // Nobody looks at his cards before trump is named blind (§13.1 Turn-up games, 2).
        let blind = self.ask == Ask::NameBlind;
        for seat in Seat::ALL {
            let mine = seat == viewer;
            if blind || !(mine || self.face_up(seat)) {
                hand.hands[seat] = CardSet::EMPTY;
            }
            if !mine {
                hand.thrown[seat] = CardSet::EMPTY;
            }
        }
        hand.kitty = CardSet::EMPTY;
        hand.top = [None; 3];
        for given in &mut hand.given {
            *given = given.filter(|(from, to, card)| {
                // The turn-up lay open when a dealer who sat out gave it.
                let open = self.turned == TurnUp::Given && Some(*card) == self.turn_up;
                open || *from == viewer || *to == viewer
            });
        }
        // The called card's holder shows himself when it falls (§9 Call-ace).
        let fallen = self
            .plays()
            .iter()
            .find(|(_, card)| Some(*card) == self.called);
        if self.partner != Some(viewer) {
            hand.partner = fallen.map(|(seat, _)| *seat);
        }
        if self.ask == Ask::Claim && self.turn != viewer {
            hand.hide_claim(viewer);
        }
        hand
    }

    /// Another seat is asked for a claim, and a pass is shown to nobody (§13.1 Turn-up games, 3): it
    /// looks as if round 1 had opened. Only who would then be asked himself has to wait: eldest, and
    /// who could claim after the seat that is asked.
    fn hide_claim(&mut self, viewer: Seat) {
        let seats = self.game.seats();
        let to_come = (self.answers + 1..=seats).any(|n| self.dealer.step(n, seats) == viewer);
        if viewer == self.eldest() || to_come && self.may_claim(viewer) {
            self.wait_for_claims(viewer);
        } else {
            self.open_round1();
        }
    }

    /// Somebody else could claim: a View does not say who.
    pub(crate) fn wait_for_claims(&mut self, viewer: Seat) {
        self.ask = Ask::Claim;
        self.turn = viewer.next(self.game.seats());
        self.answers = 0;
    }
}

impl Hand {
    /// A full hand from a View's: these hands, and the rest of what was hidden as the kitty, with
    /// these cards on top.
    pub(crate) fn unmasked(&self, hands: &BySeat<CardSet>, left: CardSet, top: &[Card]) -> Hand {
        let mut hand = *self;
        let viewer = hand.viewer.take();
        for seat in Seat::all(self.game.seats()) {
            hand.hands[seat] = hands[seat];
        }
        hand.kitty = left;
        let first: CardSet = top.iter().copied().collect();
        let rest = left.minus(first).iter();
        for (place, card) in hand.top.iter_mut().zip(top.iter().copied().chain(rest)) {
            *place = Some(card);
        }
        if let (Some(card), None) = (self.called, self.partner) {
            hand.partner = self.holder(card, hands);
        }
        if self.ask == Ask::Claim && viewer != Some(self.turn) {
            hand.open_claims();
        }
        hand
    }

    /// Who holds a card, or has played it.
    fn holder(&self, card: Card, hands: &BySeat<CardSet>) -> Option<Seat> {
        let played = self
            .plays()
            .iter()
            .find(|(_, c)| *c == card)
            .map(|(seat, _)| *seat);
        played.or_else(|| Seat::all(self.game.seats()).find(|s| hands[*s].contains(card)))
    }

    /// All have passed, and this seat turns out to hold the joker (§7 Hasenpfeffer).
    pub(crate) fn force_bidder(&mut self, seat: Seat) {
        self.cut = None;
        self.high = Some(Bid::Tricks(3));
        self.bidder = Some(seat);
        self.maker = Some(seat);
        self.turn = seat;
        self.ask = Ask::NameTrump;
    }

    /// Whether all have passed and the joker's holder, unknown to this View, would be maker.
    pub(crate) fn joker_unknown(&self) -> bool {
        let forced = matches!(self.game.style(), Style::Bids(bidding) if bidding.joker_forced);
        forced && self.cut == Some(Cut::Void)
    }

    /// A move of a seat whose cards this View does not know.
    pub(crate) fn apply_unseen(&mut self, action: SeenAction) {
        let seat = self.turn;
        match (action, self.ask) {
            (SeenAction::Open(action), _) => self.apply_unchecked(action),
            (SeenAction::Thrown(_), Ask::PickUp) => self.picked_up_unseen(),
            (SeenAction::Thrown(n), Ask::BestAsk) => {
                self.throw(seat, CardSet::EMPTY, n);
                self.ask_giver(seat);
            }
            (SeenAction::Thrown(n), Ask::BestDiscard) => {
                self.throw(seat, CardSet::EMPTY, n);
                self.next_best(seat);
            }
            (SeenAction::Thrown(n), _) => {
                self.throw(seat, CardSet::EMPTY, n);
                self.after_exchange_and_kitty();
            }
            (SeenAction::Given, _) => self.gave_best(seat, None),
        }
    }

    /// How many cards the seat to act has too many.
    pub(crate) fn too_many(&self) -> u8 {
        let lying = u8::from(self.ask == Ask::PickUp && self.turn_up_lies());
        (self.held[self.turn] + lying)
            .saturating_sub(self.game.hand_size())
            .max(1)
    }
}

/// Reading a View's moves, which the hand that makes them is hidden from.
impl Hand {
    /// A seat claims that this View did not know could: the offers are then its own. `None` when
    /// the claims are over.
    pub(crate) fn claim_by(&mut self, seat: Seat) -> Option<()> {
        let open = self.ask == Ask::Claim || self.ask == Ask::Round1 && self.answers == 0;
        if open {
            let seats = self.game.seats();
            self.ask = Ask::Claim;
            self.turn = seat;
            self.answers = (1..=seats)
                .find(|n| self.dealer.step(*n, seats) == seat)
                .unwrap_or(0);
        }
        open.then_some(())
    }

    /// Whether a seat whose cards are hidden could have made this move.
    pub(crate) fn plausible(&self, seat: Seat, action: SeenAction) -> bool {
        // As if the seat held every card that could be its own.
        let mut wide = *self;
        wide.viewer = None;
        let mut cards = self.game.cards();
        if let Some(viewer) = self.viewer {
            cards -= self.hands[viewer] | self.thrown[viewer];
        }
        for (_, card) in self.plays() {
            cards.remove(*card);
        }
        wide.hands[seat] = cards;
        let first = self.game.rules.partners_best == PartnersBest::DiscardFirst;
        match (self.ask, action) {
            // Choices among hidden cards are not listed: they would be too many.
            (Ask::PickUp, SeenAction::Open(Action::Decline)) => self.may_decline(),
            (Ask::BestAsk, SeenAction::Open(Action::Pass)) => true,
            (Ask::BestAsk, SeenAction::Open(Action::Best(None))) => !first,
            (Ask::BestAsk, SeenAction::Thrown(_)) => first,
            (Ask::PickUp | Ask::Widow | Ask::BestDiscard, SeenAction::Thrown(_)) => true,
            (Ask::BestGive, SeenAction::Given) => true,
            (Ask::BestGive, SeenAction::Open(Action::Best(Some(card)))) => {
                let open = self.turn_up_for_best() && Some(card) == self.turn_up;
                open || self.swapping == self.viewer && cards.contains(card)
            }
            (Ask::Claim, SeenAction::Open(Action::Under(shown))) => {
                wide.swaps(seat).any(|swap| swap == shown)
            }
            (Ask::Claim, SeenAction::Open(Action::Farmer)) => self.game.rules.redeal != Redeal::Off,
            (Ask::Play, SeenAction::Open(Action::Play(card))) => cards.contains(card),
            (
                Ask::PickUp
                | Ask::Widow
                | Ask::BestAsk
                | Ask::BestGive
                | Ask::BestDiscard
                | Ask::Claim
                | Ask::Play,
                _,
            ) => false,
            (_, SeenAction::Open(action)) => {
                self.to_act() == Some(seat) && wide.legal().contains(&action)
            }
            (_, SeenAction::Thrown(_) | SeenAction::Given) => false,
        }
    }

    /// Lays a hand open.
    pub(crate) fn lay(&mut self, seat: Seat, cards: CardSet) {
        self.hands[seat] = cards;
    }
}
