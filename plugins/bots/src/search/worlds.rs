//! What the hidden cards may be: layouts that fit everything a seat knows.

use bower_rules::{BySeat, Card, CardSet, Hand, Seat, View};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// How often a layout is begun anew when it comes to a dead end, before voids are let go.
const ATTEMPTS: u32 = 40;

/// A view's hidden cards, ready to be dealt again and again.
pub(crate) struct Worlds {
    view: View,
    hidden: Vec<Card>,
    /// Cards each seat is still to be given.
    need: BySeat<u8>,
    /// Cards each seat may be given.
    may: BySeat<CardSet>,
}

impl Worlds {
    /// Gathers what the view's seat knows.
    pub(crate) fn new(view: View) -> Self {
        let hand = view.hand();
        let seats = hand.game().seats();
        let mut need = BySeat::splat(0);
        let mut may = BySeat::splat(CardSet::EMPTY);
        for seat in Seat::all(seats) {
            // A hand that is out of play for good may lie where it lies.
            if hand.sits_out(seat) && hand.play_has_begun() {
                continue;
            }
            need[seat] = view
                .count(seat)
                .saturating_sub(view.known(seat).len() as u8);
            may[seat] = view.possible(seat) - view.known(seat);
        }
        let hidden = view.unseen().iter().collect();
        Self {
            view,
            hidden,
            need,
            may,
        }
    }

    /// The view they are of.
    pub(crate) fn view(&self) -> &View {
        &self.view
    }

    /// One layout, every seat's cards drawn from what it may hold; `None` only where the view contradicts itself.
    pub(crate) fn deal(&self, rng: &mut ChaCha8Rng) -> Option<Hand> {
        for attempt in 0..=ATTEMPTS {
            // A bounded search: rare constraints give way at last, so that there always is a layout.
            let strict = attempt < ATTEMPTS;
            let Some(hands) = self.hands(rng, strict) else {
                continue;
            };
            let top = self.top(&hands, rng);
            if let Some(hand) = self.view.with_layout(hands, &top) {
                return Some(hand);
            }
        }
        None
    }

    fn hands(&self, rng: &mut ChaCha8Rng, strict: bool) -> Option<BySeat<CardSet>> {
        let seats = self.view.game().seats();
        let mut cards = self.hidden.clone();
        cards.shuffle(rng);
        // Cards that few may hold are placed first.
        let takers = |card: Card| {
            Seat::all(seats)
                .filter(|&s| self.need[s] > 0 && self.may[s].contains(card))
                .count()
        };
        cards.sort_by_cached_key(|&card| takers(card));
        let mut need = self.need;
        let mut left: u32 = Seat::all(seats).map(|seat| u32::from(need[seat])).sum();
        let mut rest = (cards.len() as u32).saturating_sub(left);
        let mut hands = BySeat::from_fn(|seat| {
            if self.view.hand().sits_out(seat) && self.view.hand().play_has_begun() {
                CardSet::EMPTY
            } else {
                self.view.known(seat)
            }
        });
        for card in cards {
            let open = |seat: &Seat| need[*seat] > 0 && (!strict || self.may[*seat].contains(card));
            let places: u32 = Seat::all(seats)
                .filter(open)
                .map(|seat| u32::from(need[seat]))
                .sum();
            if places + rest == 0 {
                return None;
            }
            let mut drawn = rng.random_range(0..places + rest);
            let taker = Seat::all(seats).filter(open).find(|&seat| {
                let room = u32::from(need[seat]);
                let here = drawn < room;
                drawn = drawn.wrapping_sub(if here { 0 } else { room });
                here
            });
            match taker {
                Some(seat) => {
                    hands[seat].insert(card);
                    need[seat] -= 1;
                    left -= 1;
                }
                None if rest > 0 => rest -= 1,
                None => return None,
            }
        }
        (left == 0).then_some(hands)
    }

    /// The cards on top of the kitty, for asks where some may still be taken from it.
    fn top(&self, hands: &BySeat<CardSet>, rng: &mut ChaCha8Rng) -> Vec<Card> {
        if self.view.hand().play_has_begun() {
            return Vec::new();
        }
        let seats = self.view.game().seats();
        let held = Seat::all(seats).fold(CardSet::EMPTY, |set, seat| set | hands[seat]);
        let mut rest: Vec<Card> = self
            .hidden
            .iter()
            .copied()
            .filter(|&card| !held.contains(card))
            .collect();
        rest.shuffle(rng);
        rest.truncate(3);
        rest
    }
}
