//! Cards as they stand to trump: what the networks see instead of suits.

use bower_rules::{Card, CardSet, Ranking, Suit};

/// Places a card can have: eight among the trumps, six in each other suit.
pub(crate) const SLOTS: usize = 26;
/// Places among the trumps: nine to ace without the bowers, left, right, benny.
pub(crate) const TRUMPS: usize = 8;
/// Places in another suit, nine to ace.
const SIDE: usize = 6;
/// The strength of a nine; what is lower stands with it.
const NINE: u8 = 8;

/// The suits as they stand to trump: trump, the other of its colour, then the two of the other colour.
#[derive(Clone, Copy)]
pub(crate) struct Slots {
    ranking: &'static Ranking,
    /// The class of each effective suit.
    class: [u8; 8],
    /// The suit of each class.
    suits: [Suit; 4],
}

impl Slots {
    /// For a trump suit and the hand that looks: of the two suits of the other colour the one it holds more of comes
    /// first, so that hands that differ in nothing else look the same. `None` without a trump suit.
    pub(crate) fn new(ranking: &'static Ranking, mine: CardSet) -> Option<Self> {
        let trump = Suit::new(ranking.trump()?)?;
        let next = trump.same_colour();
        let mut others = Suit::ALL.into_iter().filter(|&s| s != trump && s != next);
        let (a, b) = (others.next()?, others.next()?);
        // The two hold the same ranks, so that their cards can be compared by strength.
        let held = |suit: Suit| {
            let cards = mine & ranking.suit_cards(suit.index() as u8);
            let ranks = cards.iter().fold(0_u32, |set, card| {
                set | (1 << (ranking.strength(card) & 31))
            });
            (cards.len(), ranks)
        };
        let (first, second) = if held(b) > held(a) { (b, a) } else { (a, b) };
        let suits = [trump, next, first, second];
        let mut class = [3; 8];
        for (place, suit) in suits.into_iter().enumerate() {
            if let Some(class) = class.get_mut(suit.index()) {
                *class = place as u8;
            }
        }
        Some(Self {
            ranking,
            class,
            suits,
        })
    }

    /// The class of an effective suit: 0 trump, 1 the other of its colour, 2 and 3 the others.
    #[inline]
    pub(crate) fn class(&self, suit: u8) -> usize {
        usize::from(self.class[usize::from(suit & 7)])
    }

    /// The suit of a class.
    pub(crate) fn suit(&self, class: usize) -> Suit {
        self.suits[class & 3]
    }

    /// The class of a suit by name.
    pub(crate) fn class_of(&self, suit: Suit) -> usize {
        self.class(suit.index() as u8)
    }

    /// The place of a card, below [`SLOTS`].
    #[inline]
    pub(crate) fn of(&self, card: Card) -> usize {
        let class = self.class(self.ranking.suit_of(card));
        let strength = self.ranking.strength(card);
        let above_nine = usize::from(strength.saturating_sub(NINE));
        if class > 0 {
            return TRUMPS + SIDE * (class - 1) + above_nine.min(SIDE - 1);
        }
        match strength {
            38.. => usize::from(strength - 33).min(TRUMPS - 1),
            // There is no jack between ten and queen.
            _ => above_nine.min(5) - usize::from(above_nine > 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Game, Preset, Trump};

    use super::*;

    fn set(names: &str) -> CardSet {
        let pack = Game::preset(Preset::British).pack();
        names
            .split_whitespace()
            .filter_map(|name| pack.parse(name))
            .collect()
    }

    #[test]
    fn under_every_trump_each_card_has_a_place_of_its_own() {
        let game = Game::preset(Preset::British);
        for suit in Suit::ALL {
            let ranking = game
                .ranking(Trump::Suit(suit))
                .expect("a suit can be trump");
            let slots = Slots::new(ranking, CardSet::EMPTY).expect("there is a trump suit");
            let places: std::collections::BTreeSet<usize> =
                game.cards().iter().map(|card| slots.of(card)).collect();
            assert_eq!(places.len(), 25, "four suits of six and the joker");
            assert!(places.iter().all(|&place| place < SLOTS));
            let trumps = game.cards().iter().filter(|&card| slots.of(card) < TRUMPS);
            assert_eq!(trumps.count(), 8, "joker, bowers and five more");
        }
    }

    #[test]
    fn hands_that_differ_in_the_colour_of_nothing_but_side_suits_look_the_same() {
        let game = Game::preset(Preset::Euchre);
        let look = |trump, names| {
            let ranking = game
                .ranking(Trump::Suit(trump))
                .expect("a suit can be trump");
            let cards = set(names);
            let slots = Slots::new(ranking, cards).expect("there is a trump suit");
            let mut places: Vec<usize> = cards.iter().map(|card| slots.of(card)).collect();
            places.sort_unstable();
            places
        };
        let hand = look(Suit::Hearts, "JH JD AS KS 9C");
        assert_eq!(hand, look(Suit::Hearts, "JH JD AC KC 9S"));
        assert_eq!(hand, look(Suit::Spades, "JS JC AD KD 9H"));
        assert_ne!(hand, look(Suit::Hearts, "JH JD AS KS 9D"));
    }
}
