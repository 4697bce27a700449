//! Bidding for the right to name trump (§7, §8, §13.3 Bid games).

use super::{Cut, Hand};
use crate::spec::Style;
use crate::{Ask, Bid, Call, Seat};

impl Hand {
    pub(super) fn next_bidder(&mut self) {
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
    pub(super) fn highest_bid(&self) -> Option<Bid> {
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
    pub(super) fn forced_bidder(&mut self) -> Option<Seat> {
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

    pub(super) fn won_auction(&mut self, bidder: Seat) {
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
