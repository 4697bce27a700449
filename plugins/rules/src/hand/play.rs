//! The tricks: the fast path (§1.2 Trick).

use super::{Hand, NOT_LED};
use crate::preset::Style;
use crate::{Ask, Call, Card, CardSet, LonerLead, Seat, Side, Suit, Trump};
use rand::Rng;

/// A trick that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastTrick<'a> {
    /// Who led.
    pub leader: Seat,
    /// Who played what, in order.
    pub cards: &'a [(Seat, Card)],
    /// The effective suit led.
    pub led: u8,
    /// Who took it.
    pub winner: Seat,
}

impl Hand {
    /// The cards that may be played now (§1.2 Trick): a follower who holds the effective suit led
    /// must play it; all else is free. Empty when no card is asked for.
    #[inline]
    pub fn legal_cards(&self) -> CardSet {
        if self.ask != Ask::Play {
            return CardSet::EMPTY;
        }
        let hand = self.hands[self.turn];
        let follow = hand.intersection(self.ranking.suit_cards(self.led));
        if follow.is_empty() { hand } else { follow }
    }

    /// Plays a card for the seat to act.
    ///
    /// The card must be one of [`Hand::legal_cards`]; in debug builds this is asserted. Anything
    /// else leaves a position that means nothing.
    #[inline]
    pub fn play_unchecked(&mut self, card: Card) {
        debug_assert!(
            self.viewer.is_some() || self.legal_cards().contains(card),
            "an illegal card was played unchecked"
        );
        let seat = self.turn;
        self.hands[seat].remove(card);
        if let Some(place) = self.plays.get_mut(self.played as usize) {
            *place = (seat, card);
        }
        self.played += 1;
        if self.in_trick == 0 {
            if self.trump.is_none() {
                self.first_card_makes_trump(card);
            }
            self.led = self.ranking.suit_of(card);
            self.best = card;
            self.best_by = seat;
            self.best_power = self.ranking.power(card, self.led);
            if self.led > 3 {
                // A benny led at no-trump: the same seat names the suit to follow.
                self.ask = Ask::LedSuit;
                return;
            }
        } else {
            let power = self.ranking.power(card, self.led);
            if power > self.best_power {
                self.best = card;
                self.best_by = seat;
                self.best_power = power;
            }
        }
        self.after_card();
    }

    #[inline]
    fn after_card(&mut self) {
        self.in_trick += 1;
        if self.in_trick < self.active {
            self.turn = self.next[self.turn];
            return;
        }
        let winner = self.best_by;
        let done = self.tricks_done();
        if let Some(place) = self.winners.get_mut(done.wrapping_sub(1)) {
            *place = winner;
        }
        self.tricks[winner] += 1;
        self.in_trick = 0;
        self.led = NOT_LED;
        self.leader = winner;
        self.turn = winner;
        if self.played == self.total {
            self.ask = Ask::Over;
        }
    }

    /// How many tricks are done.
    #[inline]
    fn tricks_done(&self) -> usize {
        match self.active {
            4 => self.played as usize / 4,
            active => (self.played / active.max(1)) as usize,
        }
    }

    /// §13.1 Turn-up games, 1: the suit to follow to a benny led at no-trump.
    pub(super) fn name_led_suit(&mut self, suit: Suit) {
        self.named = Some((self.tricks_done() as u8, suit));
        self.led = suit as u8;
        self.ask = Ask::Play;
        self.after_card();
    }

    /// §8 Napoleon: the suit of the bidder's first card is trump.
    #[cold]
    fn first_card_makes_trump(&mut self, card: Card) {
        if let Some(suit) = self.game.pack().face(card).suit() {
            self.set_trump(Call::Suit(suit));
        }
    }

    pub(super) fn set_trump(&mut self, call: Call) {
        self.set_trump_to(Trump::from(call));
    }

    pub(super) fn set_trump_to(&mut self, trump: Trump) {
        self.trump = Some(trump);
        if let Some(ranking) = self.game.ranking(trump) {
            self.ranking = ranking;
        }
    }

    /// Everything is settled: the opening lead (§1.3 Opening lead).
    pub(super) fn begin_play(&mut self) {
        let seats = self.game.seats();
        self.active = seats - self.sits.len();
        for seat in Seat::all(seats) {
            self.next[seat] = self.first_active(seat);
        }
        self.total = self.active * self.game.hand_size();
        self.leader = self.opening_leader();
        self.turn = self.leader;
        self.led = NOT_LED;
        self.ask = Ask::Play;
    }

    /// The first active seat clockwise after this one.
    fn first_active(&self, seat: Seat) -> Seat {
        seat.round_from(self.game.seats())
            .find(|s| !self.sits.contains(*s))
            .unwrap_or(seat)
    }

    fn opening_leader(&self) -> Seat {
        match (self.game.style(), self.maker) {
            (Style::Bids(bidding), Some(maker)) if !bidding.eldest_leads => maker,
            (Style::Napoleon, Some(maker)) => maker,
            (_, Some(maker))
                if self.alone.contains(maker)
                    && self.game.rules.loner_lead == LonerLead::LonerLeft =>
            {
                self.first_active(maker)
            }
            _ => self.first_active(self.dealer),
        }
    }

    /// Who led the trick, or is to lead it.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards of the trick in progress, in the order they were played, with who played them.
    pub fn trick(&self) -> &[(Seat, Card)] {
        let on_table = self.in_trick as usize + usize::from(self.ask == Ask::LedSuit);
        let played = self.plays();
        played
            .get(played.len().saturating_sub(on_table)..)
            .unwrap_or(&[])
    }

    /// Who played the `i`th card of the trick in progress.
    pub fn played_by(&self, i: usize) -> Option<Seat> {
        self.trick().get(i).map(|(seat, _)| *seat)
    }

    /// The effective suit led, when a card lies on the table and its suit is known.
    pub fn led_suit(&self) -> Option<u8> {
        (self.led <= 3 && self.in_trick > 0).then_some(self.led)
    }

    /// Who is winning the trick in progress, and with which card.
    pub fn winning(&self) -> Option<(Seat, Card)> {
        (!self.trick().is_empty()).then_some((self.best_by, self.best))
    }

    /// Tricks a seat has taken.
    #[inline]
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.tricks[seat]
    }

    /// Tricks a side has taken.
    pub fn side_tricks(&self, side: Side) -> u8 {
        Seat::all(self.game.seats())
            .filter(|seat| self.game.side_of(*seat) == side)
            .map(|seat| self.tricks[seat])
            .sum()
    }

    /// All cards played, in order, with who played them.
    pub fn plays(&self) -> &[(Seat, Card)] {
        self.plays
            .get(..self.played as usize)
            .unwrap_or(&self.plays)
    }

    /// The tricks that are done, first to last.
    pub fn past_tricks(
        &self,
    ) -> impl DoubleEndedIterator<Item = PastTrick<'_>> + ExactSizeIterator {
        let active = self.active.max(1) as usize;
        let done = (self.played as usize).saturating_sub(self.trick().len());
        let cards = self.plays.get(..done).unwrap_or(&[]);
        cards
            .chunks_exact(active)
            .zip(self.winners)
            .enumerate()
            .map(|(i, (cards, winner))| {
                let (leader, first) = cards.first().copied().unwrap_or((winner, self.best));
                let led = match self.named {
                    Some((trick, suit)) if trick as usize == i => suit as u8,
                    _ => self.ranking.suit_of(first),
                };
                PastTrick {
                    leader,
                    cards,
                    led,
                    winner,
                }
            })
    }
}

/// Plays a hand from the opening lead, or from within a trick, to its end with random legal cards.
/// Calls that are still open are left as they are: the hand must be in play.
pub fn playout(hand: &mut Hand, rng: &mut impl Rng) {
    loop {
        let cards = hand.legal_cards();
        let n = cards.len();
        if n > 1 {
            // Multiply and shift: uniform to one part in four thousand million over so few cards.
            let pick = (u64::from(rng.next_u32()) * u64::from(n)) >> 32;
            if let Some(card) = cards.nth(pick as u32) {
                hand.play_unchecked(card);
            }
        } else if let Some(card) = cards.first() {
            hand.play_unchecked(card);
        } else if hand.ask == Ask::LedSuit {
            hand.name_led_suit(Suit::wrap(rng.next_u32() as u8));
        } else {
            return;
        }
    }
}
