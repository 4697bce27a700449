//! The tricks: the fast path (§1.2 Trick).

use super::{Hand, NOT_LED};
use crate::spec::Style;
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
    // Twenty of these make a hand: a call each would be a third of the time.
    #[inline(always)]
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
        }
        // Within one word: the power, and under it the earlier of equals. The greatest is the best.
        let power = u16::from(self.ranking.power(card, self.led));
        self.best = self
            .best
            .max(power << 8 | u16::from(u8::MAX - self.in_trick));
        if self.led > 3 && self.in_trick == 0 {
            // A benny led at no-trump: the same seat names the suit to follow.
            self.ask = Ask::LedSuit;
            return;
        }
        self.after_card();
    }

    #[inline(always)]
    fn after_card(&mut self) {
        self.in_trick += 1;
        if self.in_trick < self.active {
            self.turn = self.next[self.turn];
            return;
        }
        let start = (self.played - self.in_trick) as usize;
        let winner = self
            .plays
            .get(start + self.best_place())
            .map_or(self.turn, |(seat, _)| *seat);
        if let Some(place) = self.winners.get_mut(self.done as usize) {
            *place = winner;
        }
        self.done += 1;
        self.tricks[winner] += 1;
        self.in_trick = 0;
        self.best = 0;
        self.led = NOT_LED;
        self.leader = winner;
        self.turn = winner;
        if self.played == self.total {
            self.ask = Ask::Over;
        }
    }

    /// The place in the trick of the card that is winning it.
    #[inline]
    fn best_place(&self) -> usize {
        (u8::MAX - self.best as u8) as usize
    }

    /// §13.1 Turn-up games, 1: the suit to follow to a benny led at no-trump.
    pub(super) fn name_led_suit(&mut self, suit: Suit) {
        self.named = Some((self.done, suit));
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
        self.trick().get(self.best_place()).copied()
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
        let cards = self.plays.get(..self.done as usize * active).unwrap_or(&[]);
        cards
            .chunks_exact(active)
            .zip(self.winners)
            .enumerate()
            .map(|(i, (cards, winner))| {
                let (leader, first) = cards.first().copied().unwrap_or((winner, Card::JOKER));
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
        while hand.ask == Ask::Play {
            let card = pick(hand.legal_cards(), rng.next_u32());
            hand.play_unchecked(card);
        }
        if hand.ask != Ask::LedSuit {
            return;
        }
        hand.name_led_suit(Suit::wrap(rng.next_u32() as u8));
    }
}

/// A card of the set by a random word: uniform to one part in four thousand million over so few.
#[inline(always)]
fn pick(cards: CardSet, word: u32) -> Card {
    // The set without its lowest card, without its two lowest, and so on: for the few cards of a
    // hand this counts and picks without a branch to mispredict.
    let mut rest = [cards.bits(); 6];
    for i in 1..6 {
        rest[i] = rest[i - 1] & rest[i - 1].wrapping_sub(1);
    }
    let below = |n: u32| ((u64::from(word) * u64::from(n)) >> 32) as u32;
    if rest[5] == 0 {
        let n = rest.iter().map(|set| u32::from(*set != 0)).sum();
        // The mask says no more than the sum: there are six places.
        Card::wrap(rest[below(n) as usize % 6].trailing_zeros() as u8)
    } else {
        cards.nth(below(cards.len())).unwrap_or(Card::JOKER)
    }
}
