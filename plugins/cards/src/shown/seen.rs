//! What is shown, built at once from the viewer's `View`: after a resume, an undo, a change of person.

use bower_rules::{Action, CardSet, Seat, SeenAction, View};
use bower_stage::settings::HandOrder;

use super::{Shown, ShownCard};
use crate::Spot;

impl Shown {
    /// What is shown of a view.
    pub fn seen(view: &View, order: HandOrder) -> Self {
        let mut shown = Self::fresh(*view.game(), view.seat(), order);
        shown.deal = view.deal_number();
        shown.score = view.score();
        let hand = view.hand();
        shown.dealer = Some(hand.dealer());
        let dealt = Seat::all(shown.game.seats()).any(|seat| view.count(seat) > 0)
            || !hand.plays().is_empty();
        if dealt {
            let placed = place_all(&mut shown, view);
            for (place, card) in shown.cards.iter_mut().zip(placed) {
                *place = card;
            }
            shown.settle(view);
        }
        shown.turn = hand.to_act();
        shown
    }

    /// The viewer's own hand lies face down, each card a place and nothing else.
    pub fn cover(&mut self) {
        for card in &mut self.cards {
            if matches!(card.spot, Spot::Hand { seat, .. } if seat == self.viewer && !self.open[seat])
            {
                card.card = None;
                card.face_up = false;
            }
        }
    }

    fn settle(&mut self, view: &View) {
        let hand = view.hand();
        let own = hand.plays().iter().filter(|(seat, _)| *seat == self.viewer);
        self.played = own.map(|(_, card)| *card).collect();
        for seat in Seat::all(self.game.seats()) {
            self.close_up(seat);
        }
        self.stowed = !hand.plays().is_empty();
        self.named = hand.led_suit();
        self.judge();
        self.was_winning = None;
        self.calls = view
            .moves()
            .iter()
            .filter_map(|(seat, action)| Some((*seat, spoken(action.open()?)?)))
            .collect();
        if !self.stowed {
            for (seat, action) in self.calls.clone() {
                self.said[seat] = Some(action);
            }
        }
    }
}

/// What is said aloud of a move; nothing of a card laid, thrown or given.
fn spoken(action: Action) -> Option<Action> {
    (!matches!(
        action,
        Action::Discard(_)
            | Action::Play(_)
            | Action::Under(_)
            | Action::Suit(_)
            | Action::Best(Some(_))
    ))
    .then_some(action)
}

/// Every card of the pack where the view has it.
fn place_all(shown: &mut Shown, view: &View) -> Vec<ShownCard> {
    let hand = view.hand();
    let mut placed = Vec::with_capacity(shown.cards.len());
    let mut put = |spot, card, face_up| {
        placed.push(ShownCard {
            spot,
            card,
            face_up,
        })
    };
    shown.trump = hand.trump();
    shown.maker = hand.maker().filter(|_| hand.trump().is_some());
    shown.alone = shown.maker.is_some_and(|maker| hand.alone(maker));
    let fallen = |card| hand.plays().iter().any(|(_, played)| *played == card);
    shown.partner = hand
        .secret_partner()
        .filter(|_| hand.called().is_some_and(fallen));
    for seat in Seat::all(shown.game.seats()) {
        shown.sits[seat] = hand.sits_out(seat);
        shown.open[seat] = hand.face_up(seat);
        shown.tricks[seat] = hand.tricks(seat);
        let known = if seat == shown.viewer || shown.open[seat] {
            hand.cards(seat)
        } else {
            CardSet::EMPTY
        };
        let up = shown.open[seat] || (seat == shown.viewer && !shown.sits[seat]);
        let mut faces = known.iter();
        for slot in 0..view.count(seat) {
            let card = faces.next();
            put(Spot::Hand { seat, slot }, card, up && card.is_some());
        }
    }
    for (order, (seat, card)) in hand.trick().iter().enumerate() {
        put(
            Spot::Trick {
                seat: *seat,
                order: order as u8,
            },
            Some(*card),
            true,
        );
    }
    let mut packets: Vec<(crate::PileOf, u8)> = Vec::new();
    for trick in hand.past_tricks() {
        let of = shown.pile_of(trick.winner);
        let packet = packets
            .iter()
            .find(|(pile, _)| *pile == of)
            .map_or(0, |(_, n)| *n);
        packets.retain(|(pile, _)| *pile != of);
        packets.push((of, packet + 1));
        for (n, (_, card)) in trick.cards.iter().enumerate() {
            put(
                Spot::Pile {
                    of,
                    packet,
                    card: n as u8,
                },
                Some(*card),
                false,
            );
        }
    }
    if let Some(card) = hand.turn_up() {
        if hand.turned_down() {
            put(Spot::TurnedDown, Some(card), false);
        } else if hand.turn_up_lies() || hand.turn_up_dead() {
            put(Spot::TurnUp, Some(card), true);
        }
    }
    let mut discards = 0;
    let mut lay = |card, up| {
        put(Spot::Discard { order: discards }, card, up);
        discards += 1;
    };
    for (_, action) in view.moves() {
        match action {
            SeenAction::Thrown(n) => (0..*n).for_each(|_| lay(None, false)),
            SeenAction::Open(Action::Discard(cards)) => {
                cards.iter().for_each(|card| lay(Some(card), false))
            }
            SeenAction::Open(Action::Under(cards)) => {
                cards.iter().for_each(|card| lay(Some(*card), true))
            }
            _ => {}
        }
    }
    let left = shown.cards.len().saturating_sub(placed.len());
    placed.extend((0..left).map(|order| ShownCard {
        spot: Spot::Kitty { order: order as u8 },
        card: None,
        face_up: false,
    }));
    placed
}
