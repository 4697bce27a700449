//! The few cards of one move.

use crate::{Card, CardSet};
use std::fmt;

/// One to four cards of one move, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards([u8; 4]);

/// Marks an unused place of [`Cards`]: no card has this number.
const NONE: u8 = u8::MAX;

impl Cards {
    /// A single card.
    pub const fn one(card: Card) -> Cards {
        Cards([card.number(), NONE, NONE, NONE])
    }

    /// The cards of a set of one to four; any other number is `None`.
    pub fn from_set(set: CardSet) -> Option<Cards> {
        if set.is_empty() || set.len() > 4 {
            return None;
        }
        let mut cards = [NONE; 4];
        for (place, card) in cards.iter_mut().zip(set) {
            *place = card.number();
        }
        Some(Cards(cards))
    }

    /// The cards as a set.
    pub fn set(self) -> CardSet {
        self.iter().collect()
    }

    /// How many cards, 1 to 4.
    pub fn len(self) -> usize {
        self.0.iter().filter(|&&n| n != NONE).count()
    }

    /// Whether there is no card: never.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The first card.
    pub const fn first(self) -> Card {
        Card::wrap(self.0[0])
    }

    /// The cards, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().filter(|&n| n != NONE).map(Card::wrap)
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::one(card)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
