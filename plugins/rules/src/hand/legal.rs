//! The legal moves: the one function that every ask is answered from.

use super::Hand;
use crate::spec::Style;
use crate::{
    Action, Ask, Attribute, BennyTurned, Bid, Call, CardSet, Cards, Moves, PartnersBest, Redeal,
    Seat, Suit, Trump, Value,
};

impl Hand {
    /// Every legal move of the seat to act; none when the hand is over, and none in a View of
    /// another seat. Of two copies of a card, one is listed.
    pub fn legal(&self) -> Moves {
        let mut moves = Moves::new();
        let Some(seat) = self.to_act() else {
            return moves;
        };
        if self.viewer.is_some_and(|viewer| viewer != seat) {
            return moves;
        }
        match self.ask {
            Ask::NameBlind => moves.extend(Suit::ALL.map(|suit| name(Call::Suit(suit), false))),
            Ask::Claim => {
                moves.push(Action::Pass);
                match self.game.rules.redeal {
                    Redeal::Off => moves.extend(self.swaps(seat).map(Action::Under)),
                    _ => moves.push(Action::Farmer),
                }
            }
            Ask::Round1 | Ask::LateAssist => self.legal_orders(seat, &mut moves),
            Ask::Round2 => self.legal_names(seat, &mut moves),
            Ask::Tens => {
                if !self.must_call(seat) {
                    moves.push(Action::Pass);
                }
                let trump = match self.trump {
                    Some(Trump::West { trump, .. }) => Some(trump.attribute()),
                    _ => None,
                };
                moves.extend(
                    Attribute::ALL
                        .into_iter()
                        .filter(|a| Some(*a) != trump)
                        .map(Action::Tens),
                );
            }
            Ask::PickUp => {
                if self.may_decline() {
                    moves.push(Action::Decline);
                }
                self.legal_pick_up(seat, &mut moves);
            }
            Ask::AloneBlind => moves.extend([Action::Alone, Action::Together]),
            Ask::LoneTurn => moves.extend([Action::Together, Action::Alone, Action::Volunteer]),
            Ask::DefendAlone => moves.extend([Action::Pass, Action::Defend]),
            Ask::BestAsk => {
                moves.push(Action::Pass);
                match self.game.rules.partners_best {
                    PartnersBest::ReceiveFirst => moves.push(Action::Best(None)),
                    _ => discards(self.hands[seat], 1, &mut moves),
                }
            }
            Ask::BestGive => {
                moves.extend(self.best_pool().iter().map(|card| Action::Best(Some(card))));
            }
            Ask::BestDiscard => discards(self.hands[seat], 1, &mut moves),
            Ask::Bid => self.legal_bids(&mut moves),
            Ask::NameTrump => moves.extend(self.calls().map(|call| name(call, false))),
            Ask::Widow => {
                let over = self.held[seat].saturating_sub(self.game.hand_size());
                discards(self.hands[seat], over, &mut moves);
            }
            Ask::CallCard => {
                let cards = self.game.cards().iter();
                moves.extend(
                    cards
                        .filter(|c| !self.ranking.is_trump(*c))
                        .map(Action::Call),
                );
            }
            Ask::StayOrDrop => moves.extend([Action::Stay, Action::Drop]),
            Ask::LedSuit => moves.extend(Suit::ALL.map(Action::Suit)),
            Ask::Play => {
                let cards = self.legal_cards();
                let pack = self.game.pack();
                let second =
                    |card| pack.first_copy(card) != card && cards.contains(pack.first_copy(card));
                moves.extend(cards.iter().filter(|c| !second(*c)).map(Action::Play));
            }
            Ask::Over => {}
        }
        moves
    }

    /// Round 1, and the late assist (§2, §3.4 Canadian loner, §3.9 Must hold suit to order).
    fn legal_orders(&self, seat: Seat, moves: &mut Moves) {
        if self.game.style() == Style::West {
            moves.push(Action::Pass);
            moves.extend(
                self.values(true)
                    .map(|value| name(Call::West(value), false)),
            );
            return;
        }
        let must = self.must_call(seat);
        if !must {
            moves.push(Action::Pass);
        }
        let Some(suit) = self.proposed else { return };
        // Only the dealer under `dealer_proposes` must; he is then exempt (§3.9).
        if !must && !self.natural(seat, Call::Suit(suit)) {
            return;
        }
        if !self.only_alone(seat) {
            moves.push(Action::Order { alone: false });
        }
        if self.game.calls_alone() {
            moves.push(Action::Order { alone: true });
        }
    }

    /// Round 2 (§2, §3.1 Stick the dealer, §3.2 No-trump call, §10.2 Procedure).
    fn legal_names(&self, seat: Seat, moves: &mut Moves) {
        let must = self.must_call(seat);
        if !must {
            moves.push(Action::Pass);
        }
        if self.game.style() == Style::West {
            moves.extend(
                self.values(false)
                    .map(|value| name(Call::West(value), false)),
            );
            return;
        }
        // A dealer forced to call with no legal call is exempt from natural trump (§3.9).
        let exempt = must && !self.calls().any(|call| self.natural(seat, call));
        for call in self
            .calls()
            .filter(|call| exempt || self.natural(seat, *call))
        {
            moves.push(name(call, false));
            if self.game.calls_alone() {
                moves.push(name(call, true));
            }
        }
    }

    /// The suits open to a call, and no-trump and low where the game has them.
    fn calls(&self) -> impl Iterator<Item = Call> {
        let barred = self.proposed;
        let suits = Suit::ALL
            .into_iter()
            .filter(move |suit| Some(*suit) != barred)
            .map(Call::Suit);
        suits.chain(self.game.calls_without_suit())
    }

    /// West's values that are on the turn-up, or are not.
    fn values(&self, on: bool) -> impl Iterator<Item = Value> {
        let face = self.turn_up.map(|card| self.game.pack().face(card));
        Value::ALL
            .into_iter()
            .filter(move |value| face.is_some_and(|face| value.is_on(face) == on))
    }

    /// Whether the seat may not pass: the dealer where he is stuck, where he proposed the suit
    /// himself (§3.6 Benny turned up), and in West's second round and tens (§10.2 Procedure).
    pub(super) fn must_call(&self, seat: Seat) -> bool {
        let rules = &self.game.rules;
        seat == self.dealer
            && match self.ask {
                Ask::Round1 => {
                    rules.benny_turned == BennyTurned::DealerProposes
                        && self.turn_up.is_some()
                        && self.turn_up == self.game.pack().benny()
                }
                Ask::Round2 => rules.dealer_is_stuck(),
                Ask::Tens => true,
                _ => false,
            }
    }

    /// Whether the seat may order only alone: the dealer's partner (§3.4 Canadian loner).
    pub(super) fn only_alone(&self, seat: Seat) -> bool {
        self.game.rules.canadian_loner && self.game.partners(self.dealer).contains(seat)
    }

    fn legal_pick_up(&self, seat: Seat, moves: &mut Moves) {
        let mut hand = self.hands[seat];
        let mut over = self.held[seat].saturating_sub(self.game.hand_size());
        if self.turn_up_lies() {
            // The turn-up still lies there: throwing a card takes it.
            hand.extend(self.turn_up);
            over += 1;
        }
        if !self.game.rules.discard_turn_up {
            hand -= self.turn_up.map_or(CardSet::EMPTY, CardSet::of);
        }
        discards(hand, over, moves);
    }

    fn legal_bids(&self, moves: &mut Moves) {
        let higher = |bid: &Bid| self.high.is_none_or(|high| bid.height() > high.height());
        match self.game.style() {
            Style::Bids(bidding) => {
                let stuck = bidding.stuck && self.turn == self.dealer && self.high.is_none();
                if !stuck {
                    moves.push(Action::Pass);
                }
                let tricks = (bidding.lowest..=bidding.highest).map(Bid::Tricks);
                let pepper = bidding.pepper.then_some(Bid::Pepper);
                moves.extend(tricks.chain(pepper).filter(higher).map(Action::Bid));
            }
            _ => {
                moves.push(Action::Pass);
                let rules = &self.game.rules;
                let tricks = (rules.min_bid..=4).map(Bid::Tricks);
                let misere = rules.misere.then_some(Bid::Misere);
                moves.extend(
                    tricks
                        .chain(misere)
                        .chain([Bid::Nap])
                        .filter(higher)
                        .map(Action::Bid),
                );
                match self.high {
                    Some(Bid::Nap) if rules.wellington => moves.push(Action::Bid(Bid::Wellington)),
                    Some(Bid::Wellington) if rules.blucher => moves.push(Action::Bid(Bid::Blucher)),
                    _ => {}
                }
            }
        }
    }
}

fn name(trump: Call, alone: bool) -> Action {
    Action::Name { trump, alone }
}

/// Every choice of `n` cards to throw, 0 to 3.
fn discards(hand: CardSet, n: u8, moves: &mut Moves) {
    fn choose(from: CardSet, chosen: CardSet, n: u8, moves: &mut Moves) {
        if n == 0 {
            moves.extend(Cards::from_set(chosen).map(Action::Discard));
            return;
        }
        let mut rest = from;
        for card in from {
            rest.remove(card);
            choose(rest, chosen | CardSet::of(card), n - 1, moves);
        }
    }
    choose(hand, CardSet::EMPTY, n, moves);
}
