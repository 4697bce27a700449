//! How each event changes what is shown.

use bower_rules::{Action, BySeat, Card, CardSet, Event, Seat, Trump};

use super::Shown;
use crate::Spot;

pub(super) fn follow(shown: &mut Shown, event: Event) {
    if !matches!(event, Event::DealBegan { .. } | Event::Dealt { .. }) {
        shown.lay_kitty();
    }
    match event {
        Event::DealBegan { deal, dealer } => shown.begin(deal, dealer),
        Event::Dealt { seat, cards, count } => {
            shown.take(seat, count, cards, |spot| matches!(spot, Spot::Deck { .. }));
            if !shown.game.turns_up()
                && Seat::all(shown.game.seats()).all(|seat| shown.count(seat) > 0)
            {
                shown.lay_kitty();
            }
        }
        Event::LookedAt { seat, cards } => shown.learn(seat, cards),
        Event::TurnedUp { card } => shown.turn_up(card),
        Event::Called { seat, action } => shown.say(seat, action),
        Event::SuitNamed { seat, suit } => {
            shown.named = Some(suit.index() as u8);
            shown.said[seat] = Some(Action::Suit(suit));
            shown.judge();
        }
        Event::ClaimPassed { .. } => {}
        Event::WentUnder { seat, shown: cards } => {
            cards
                .into_iter()
                .for_each(|card| shown.lay_away(seat, Some(card), true));
            shown.close_up(seat);
        }
        Event::TookKitty { seat, cards, count } => shown.take(seat, count, cards, |spot| {
            matches!(spot, Spot::Kitty { .. })
        }),
        Event::TurnedDown => shown.turn_down(),
        Event::TrumpMade {
            maker,
            trump,
            alone,
        } => shown.make_trump(maker, trump, alone),
        Event::PickedUp { seat, card } => shown.pick_up(seat, card),
        Event::Discarded { seat, cards, count } => {
            let mut cards = cards.iter();
            (0..count).for_each(|_| shown.lay_away(seat, cards.next(), false));
            shown.close_up(seat);
        }
        Event::SatOut { seat } => {
            shown.sits[seat] = true;
            shown.show_hand(seat);
        }
        Event::LaidOpen { seat, cards } => {
            shown.open[seat] = true;
            shown.learn(seat, cards);
        }
        Event::BestGiven {
            from,
            to,
            card,
            turn_up,
        } => shown.give(from, to, card, turn_up),
        Event::Played { seat, card } => shown.play(seat, card),
        Event::PartnerShown { seat } => shown.partner = Some(seat),
        Event::TrickWon { seat, .. } => shown.gather(seat),
        Event::HandOver(outcome) => {
            for side in bower_rules::Side::all(shown.game.sides()) {
                shown.score[side] += outcome.points[side];
            }
            shown.turn = None;
        }
        Event::NextDealer { seat } => shown.dealer = Some(seat),
        Event::GameWon(victory) => shown.winner = Some(victory.side),
    }
}

/// A number that stirs what it is given: for choices that must look careless and be the same each time.
pub(crate) fn stir(a: u32, b: u32) -> u32 {
    let mut x = a.wrapping_mul(0x9e37_79b9) ^ b.wrapping_mul(0x85eb_ca6b) ^ 0x27d4_eb2f;
    x ^= x >> 15;
    x = x.wrapping_mul(0x2c1b_3c6d);
    x ^= x >> 12;
    x = x.wrapping_mul(0x297a_2d39);
    x ^ x >> 15
}

impl Shown {
    fn begin(&mut self, deal: u32, dealer: Seat) {
        let score = self.score;
        *self = Self {
            deal,
            dealer: Some(dealer),
            score,
            ..Self::fresh(self.game, self.viewer, self.order)
        };
    }

    /// What was not dealt lies in the middle from now on.
    fn lay_kitty(&mut self) {
        if self
            .cards
            .iter()
            .all(|card| matches!(card.spot, Spot::Deck { .. }))
        {
            return;
        }
        let mut order = 0;
        for card in &mut self.cards {
            if let Spot::Deck { .. } = card.spot {
                card.spot = Spot::Kitty { order };
                order += 1;
            }
        }
    }

    /// A seat takes `count` cards from the top of a heap.
    fn take(&mut self, seat: Seat, count: u8, cards: CardSet, from: impl Fn(Spot) -> bool) {
        let mut heap: Vec<usize> = (0..self.cards.len())
            .filter(|i| from(self.cards[*i].spot))
            .collect();
        heap.sort_by_key(|i| core::cmp::Reverse(self.cards[*i].spot.slot()));
        let mut faces = cards.iter();
        let held = self.count(seat);
        for (slot, i) in heap.into_iter().take(count.into()).enumerate() {
            self.cards[i].spot = Spot::Hand {
                seat,
                slot: (held + slot) as u8,
            };
            self.cards[i].card = faces.next();
        }
        self.show_hand(seat);
        self.close_up(seat);
    }

    /// Whether a seat's cards rest with their faces up, now.
    fn show_hand(&mut self, seat: Seat) {
        let up = self.open[seat] || (seat == self.viewer && !self.sits[seat]);
        let hand: Vec<usize> = self.in_hand(seat).collect();
        for i in hand {
            self.cards[i].face_up = up && self.cards[i].card.is_some();
        }
    }

    /// Faces of a hand become known.
    fn learn(&mut self, seat: Seat, cards: CardSet) {
        let hand: Vec<usize> = self.in_hand(seat).collect();
        let known: CardSet = hand.iter().filter_map(|i| self.cards[*i].card).collect();
        let mut new = cards.minus(known).iter();
        for i in hand {
            if self.cards[i].card.is_none() {
                self.cards[i].card = new.next();
            }
        }
        self.show_hand(seat);
        self.close_up(seat);
    }

    fn turn_up(&mut self, card: Card) {
        let top = self.heap(|spot| matches!(spot, Spot::Kitty { .. }));
        if let Some(i) = top {
            self.cards[i] = super::ShownCard {
                spot: Spot::TurnUp,
                card: Some(card),
                face_up: true,
            };
        }
    }

    /// The uppermost card of a heap.
    fn heap(&self, of: impl Fn(Spot) -> bool) -> Option<usize> {
        (0..self.cards.len())
            .filter(|i| of(self.cards[*i].spot))
            .max_by_key(|i| self.cards[*i].spot.slot())
    }

    fn say(&mut self, seat: Seat, action: Action) {
        if core::mem::take(&mut self.new_round) {
            self.said = BySeat::splat(None);
        }
        self.said[seat] = Some(action);
        self.calls.push((seat, action));
        self.acted(seat);
    }

    /// A seat has acted: nobody is waited for until the table says so.
    fn acted(&mut self, seat: Seat) {
        if self.turn == Some(seat) {
            self.turn = None;
        }
    }

    fn turn_down(&mut self) {
        for card in &mut self.cards {
            if card.spot == Spot::TurnUp {
                card.spot = Spot::TurnedDown;
                card.face_up = false;
            }
        }
        self.new_round = true;
    }

    fn make_trump(&mut self, maker: Option<Seat>, trump: Trump, alone: bool) {
        self.maker = maker;
        self.trump = Some(trump);
        self.alone = alone;
        for seat in Seat::all(self.game.seats()) {
            self.close_up(seat);
        }
        self.judge();
    }

    fn pick_up(&mut self, seat: Seat, card: Card) {
        let slot = self.count(seat) as u8;
        if let Some(i) = self.heap(|spot| spot == Spot::TurnUp) {
            self.cards[i].spot = Spot::Hand { seat, slot };
            self.cards[i].card = self.knows(seat).then_some(card);
        }
        self.show_hand(seat);
        self.close_up(seat);
    }

    /// One card of a hand: that very one if its face is known, else one of those it may be, chosen by nothing that tells.
    fn pick(&self, seat: Seat, card: Option<Card>) -> Option<usize> {
        let hand: Vec<usize> = self.in_hand(seat).collect();
        let known = hand
            .iter()
            .copied()
            .find(|i| card.is_some() && self.cards[*i].card == card);
        known.or_else(|| {
            let hidden: Vec<usize> = hand
                .iter()
                .copied()
                .filter(|i| self.cards[*i].card.is_none())
                .collect();
            let from = if hidden.is_empty() { hand } else { hidden };
            let at = stir(self.deal, seat.number() as u32 * 64 + from.len() as u32) as usize
                % from.len().max(1);
            from.get(at).copied()
        })
    }

    /// One card of a hand is laid away.
    fn lay_away(&mut self, seat: Seat, card: Option<Card>, open: bool) {
        let order = self
            .cards
            .iter()
            .filter(|card| matches!(card.spot, Spot::Discard { .. }))
            .count() as u8;
        if let Some(i) = self.pick(seat, card) {
            self.cards[i] = super::ShownCard {
                spot: Spot::Discard { order },
                card,
                face_up: open,
            };
        }
    }

    /// Whether the faces of a seat's hand are shown to the viewer.
    fn knows(&self, seat: Seat) -> bool {
        seat == self.viewer || self.open[seat]
    }

    fn give(&mut self, from: Seat, to: Seat, card: Option<Card>, turn_up: bool) {
        let slot = self.count(to) as u8;
        // A dealer who sits out gives the turn-up from the table.
        let lying = self.heap(|spot| spot == Spot::TurnUp).filter(|_| turn_up);
        if let Some(i) = lying.or_else(|| self.pick(from, card)) {
            self.cards[i].spot = Spot::Hand { seat: to, slot };
            self.cards[i].card = card.filter(|_| self.knows(to));
        }
        self.show_hand(to);
        self.close_up(from);
        self.close_up(to);
    }

    fn play(&mut self, seat: Seat, card: Card) {
        if !self.stowed {
            self.stowed = true;
            self.said = BySeat::splat(None);
        }
        let order = self.trick().len() as u8;
        if let Some(i) = self.pick(seat, Some(card)) {
            self.cards[i] = super::ShownCard {
                spot: Spot::Trick { seat, order },
                card: Some(card),
                face_up: true,
            };
        }
        if seat == self.viewer {
            self.played |= CardSet::of(card);
        }
        self.close_up(seat);
        self.acted(seat);
        self.judge();
    }

    /// Works out whose card leads the trick.
    pub(super) fn judge(&mut self) {
        let trick = self.trick();
        let ranking = self
            .trump
            .and_then(|trump| self.game.ranking(trump))
            .or_else(|| self.game.ranking(Trump::NoTrump));
        let mut best: Option<(u8, Seat)> = None;
        let first = trick.first().and_then(|(i, _)| self.cards[*i].card);
        if let (Some(ranking), Some(first)) = (ranking, first) {
            let led = self.named.unwrap_or_else(|| ranking.suit_of(first));
            for (i, seat) in &trick {
                let power = self.cards[*i]
                    .card
                    .map_or(0, |card| ranking.power(card, led));
                if best.is_none_or(|(most, _)| power > most) {
                    best = Some((power, *seat));
                }
            }
        }
        let winning = best
            .map(|(_, seat)| seat)
            .or(trick.first().map(|(_, seat)| *seat));
        if winning != self.winning {
            self.was_winning = self.winning;
            self.winning = winning;
        }
    }

    fn gather(&mut self, seat: Seat) {
        let of = self.pile_of(seat);
        let packet = self.packets(of);
        for (n, (i, _)) in self.trick().into_iter().enumerate() {
            self.cards[i].spot = Spot::Pile {
                of,
                packet,
                card: n as u8,
            };
            self.cards[i].face_up = false;
        }
        self.tricks[seat] += 1;
        self.winning = None;
        self.was_winning = None;
        self.named = None;
        self.said = BySeat::splat(None);
    }
}
