//! From a deal to the first question.

use super::{Cut, Hand, MOST_PLAYS, MOST_TRICKS, NOT_LED, TurnUp};
use crate::spec::Style;
use crate::{
    Ask, BennyTurned, BySeat, Call, Card, CardSet, GoingUnder, NaturalTrump, Rank, Ranking, Redeal,
    Seat, Seats, Setup, Suit,
};

impl Hand {
    /// The deal, with the first question asked.
    ///
    /// The setup must be complete, as [`Setup::deal`] and records make it; hands of other sizes
    /// give a position that means nothing.
    pub fn new(setup: &Setup) -> Hand {
        Hand::open(setup, None)
    }

    /// The same for a View: what its seat does not know is empty in the setup.
    pub(crate) fn open(setup: &Setup, viewer: Option<Seat>) -> Hand {
        let game = setup.game;
        let eldest = setup.dealer.next(game.seats());
        let mut top = [None; 3];
        for (place, card) in top.iter_mut().zip(&setup.kitty) {
            *place = Some(*card);
        }
        let mut hand = Hand {
            hands: setup.hands,
            ranking: Ranking::no_trump(game.order()),
            ask: Ask::Over,
            turn: eldest,
            led: NOT_LED,
            in_trick: 0,
            active: game.seats(),
            played: 0,
            total: 0,
            done: 0,
            best: 0,
            leader: eldest,
            next: BySeat::from_fn(|seat| seat.next(game.seats())),
            tricks: BySeat::splat(0),
            plays: [(eldest, Card::JOKER); MOST_PLAYS],
            winners: [eldest; MOST_TRICKS],
            named: None,
            game,
            dealer: setup.dealer,
            trump: None,
            maker: None,
            alone: Seats::NONE,
            sits: Seats::NONE,
            turn_up: setup.turn_up,
            turned: if setup.turn_up.is_some() {
                TurnUp::Open
            } else {
                TurnUp::None
            },
            proposed: None,
            answers: 0,
            high: None,
            bidder: None,
            passed: Seats::NONE,
            tens_by: None,
            called: None,
            partner: None,
            swapping: None,
            given: [None; 2],
            held: BySeat::splat(game.hand_size()),
            thrown: BySeat::splat(CardSet::EMPTY),
            shown: CardSet::EMPTY,
            kitty: setup.kitty_cards(),
            top,
            cut: None,
            viewer,
        };
        hand.first_question();
        hand
    }

    fn first_question(&mut self) {
        match self.game.style() {
            Style::Bids(_) | Style::Napoleon => {
                self.ask = Ask::Bid;
                self.turn = self.eldest();
            }
            Style::West => self.open_round1(),
            Style::TurnUp | Style::CallAce | Style::Buck => self.turn_card(),
        }
    }

    /// What the card turned up stands for (§3.6 Benny turned up).
    fn turn_card(&mut self) {
        let pack = self.game.pack();
        if self.turn_up.is_some() && self.turn_up == pack.benny() {
            match self.game.rules.benny_turned {
                BennyTurned::Hearts => self.proposed = Some(Suit::Hearts),
                BennyTurned::DealerNames | BennyTurned::DealerProposes => {
                    self.ask = Ask::NameBlind;
                    self.turn = self.dealer;
                    return;
                }
            }
        } else {
            self.proposed = self.turn_up.and_then(|card| pack.face(card).suit());
        }
        self.open_claims();
    }

    /// Claims come before round 1, from eldest, and only of seats whose hands qualify
    /// (§13.1 Turn-up games, 3).
    ///
    /// At buck with a club turned there is no round 1 to come before (§13.3 Bid games, 8).
    pub(super) fn open_claims(&mut self) {
        self.answers = 0;
        if self.club_turned() {
            self.open_round1();
            return;
        }
        self.next_claim();
    }

    pub(super) fn next_claim(&mut self) {
        while self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            if self.may_claim(seat) {
                self.ask = Ask::Claim;
                self.turn = seat;
                return;
            }
        }
        self.open_round1();
    }

    /// Whether the seat's hand qualifies for a claim (§3.8 Redeals and hand swaps).
    pub(crate) fn may_claim(&self, seat: Seat) -> bool {
        let hand = self.hands[seat];
        let rank = |card| self.game.pack().face(card).rank();
        let plain = self
            .game
            .pack()
            .benny()
            .is_none_or(|benny| !hand.contains(benny));
        let low = |highest: Rank, lowest: Rank| {
            plain
                && !hand.is_empty()
                && hand
                    .iter()
                    .all(|c| rank(c).is_some_and(|r| r <= highest && r >= lowest))
        };
        match (self.game.rules.redeal, self.game.rules.going_under) {
            (Redeal::NinesAndTens, _) => low(Rank::Ten, Rank::Nine),
            (Redeal::NoAceNoFace, _) => low(Rank::Ten, Rank::Two),
            (Redeal::Off, GoingUnder::Off) => false,
            (Redeal::Off, _) => self.swaps(seat).next().is_some(),
        }
    }

    /// Every choice of three cards the seat may swap (§13.1 Turn-up games, 4).
    pub(super) fn swaps(&self, seat: Seat) -> impl Iterator<Item = [Card; 3]> + use<> {
        let pack = self.game.pack();
        let of_rank = |rank| -> CardSet {
            self.hands[seat]
                .iter()
                .filter(|c| pack.face(*c).rank() == Some(rank))
                .collect()
        };
        let (nines, tens) = (of_rank(Rank::Nine), of_rank(Rank::Ten));
        let [first, second] = match self.game.rules.going_under {
            GoingUnder::Off => [CardSet::EMPTY; 2],
            GoingUnder::ThreeOfARank => [nines, tens],
            GoingUnder::AnyThree => [nines | tens, CardSet::EMPTY],
        };
        triples(first).chain(triples(second))
    }

    /// The first round opens; at buck a club turned is trump at once (§13.3 Bid games, 8).
    pub(super) fn open_round1(&mut self) {
        self.answers = 0;
        if self.club_turned() {
            self.set_trump(Call::Suit(Suit::Clubs));
            self.begin_play();
            return;
        }
        self.ask = Ask::Round1;
        self.turn = self.eldest();
    }

    fn club_turned(&self) -> bool {
        self.game.style() == Style::Buck && self.proposed == Some(Suit::Clubs)
    }

    /// Whether the seat holds a card that is printed in the suit. The benny never counts
    /// (§13.1 Turn-up games, 6), nor does the turn-up.
    fn holds_printed(&self, seat: Seat, suit: Suit) -> bool {
        let pack = self.game.pack();
        self.hands[seat]
            .iter()
            .any(|card| pack.face(card).suit() == Some(suit) && Some(card) != pack.benny())
    }

    /// Whether natural trump lets the seat call this suit (§3.9 Must hold suit to order).
    pub(super) fn natural(&self, seat: Seat, call: Call) -> bool {
        let Call::Suit(suit) = call else { return true };
        match self.game.rules.natural_trump {
            NaturalTrump::Off => true,
            NaturalTrump::Dealer => {
                seat != self.dealer || self.ask != Ask::Round1 || self.holds_printed(seat, suit)
            }
            NaturalTrump::All => self.holds_printed(seat, suit),
        }
    }

    pub(super) fn end_without_play(&mut self, cut: Cut) {
        self.cut = Some(cut);
        self.ask = Ask::Over;
    }
}

/// Every three cards of a set.
fn triples(set: CardSet) -> impl Iterator<Item = [Card; 3]> {
    set.iter().flat_map(move |a| {
        let after_a = set.iter().filter(move |c| *c > a);
        after_a.flat_map(move |b| set.iter().filter(move |c| *c > b).map(move |c| [a, b, c]))
    })
}
