//! Cards as they stand to trump: what the networks see instead of suits.

use bower_rules::{Card, CardSet, Order, Ranking, Suit};

/// How many places cards have in games of bowers: eight among the trumps, six in each other suit.
pub(crate) const SLOTS: usize = TRUMPS + 3 * SIDE;
/// Places among the trumps: nine to ace without the bowers, left, right, benny.
pub(crate) const TRUMPS: usize = 8;
/// How many places cards have in West: ten among the trumps, nine in each of two other suits.
pub(crate) const WEST_SLOTS: usize = WEST_TRUMPS + 2 * WEST_SIDE;
/// Places among West's trumps: eight, and its Bauers.
pub(crate) const WEST_TRUMPS: usize = 10;
/// Places in another suit, nine to ace.
const SIDE: usize = 6;
/// Places in another suit of West's.
const WEST_SIDE: usize = 9;
/// The strength of a nine; what is lower stands with it.
const NINE: u8 = 8;

/// The suits as they stand to trump: trump, the one the left bower comes from, then the others.
#[derive(Clone, Copy)]
pub(crate) struct Slots {
    ranking: &'static Ranking,
    west: bool,
    /// The class of each effective suit.
    class: [u8; 8],
    /// The suit of each class.
    suits: [Suit; 4],
}

impl Slots {
    /// For a trump suit and the hand that looks: of the two suits of the other colour the one it holds more of comes
    /// first, so that hands that differ in nothing else look the same. `None` without a trump suit.
    pub(crate) fn new(order: Order, ranking: &'static Ranking, mine: CardSet) -> Option<Self> {
        let west = order == Order::West;
        let trump = Suit::new(ranking.trump()?)?;
        let next = match west {
            true => Suit::new((trump.index() as u8 + 2) % 3)?,
            false => trump.same_colour(),
        };
        let mut others = Suit::ALL.into_iter().filter(|&s| s != trump && s != next);
        let (a, b) = (others.next()?, others.next()?);
        // The two hold the same ranks, so that their cards can be compared by strength. West has only three suits.
        let held = |suit: Suit| {
            let cards = mine & ranking.suit_cards(suit.index() as u8);
            let ranks = cards.iter().fold(0_u32, |set, card| {
                set | (1 << (ranking.strength(card) & 31))
            });
            (cards.len(), ranks)
        };
        let (first, second) = if !west && held(b) > held(a) {
            (b, a)
        } else {
            (a, b)
        };
        let suits = [trump, next, first, second];
        let mut class = [3; 8];
        for (place, suit) in suits.into_iter().enumerate() {
            if let Some(class) = class.get_mut(suit.index()) {
                *class = place as u8;
            }
        }
        Some(Self {
            ranking,
            west,
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

    /// The place of a card, below [`SLOTS`] or in West [`WEST_SLOTS`].
    #[inline]
    pub(crate) fn of(&self, card: Card) -> usize {
        let class = self.class(self.ranking.suit_of(card));
        let strength = self.ranking.strength(card);
        if self.west {
            return west(class, strength);
        }
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

/// A card of West's by its class and its strength: 11 to 33 by tens and ones, the Bauers 38 and 39.
#[inline]
fn west(class: usize, strength: u8) -> usize {
    let (tens, ones) = (strength / 10, strength % 10);
    let place = usize::from(3 * tens.saturating_sub(1) + ones.saturating_sub(1));
    if class > 0 {
        return (WEST_TRUMPS + WEST_SIDE * (class - 1) + place.min(WEST_SIDE - 1))
            .min(WEST_SLOTS - 1);
    }
    match strength {
        38.. => usize::from(strength - 30).min(WEST_TRUMPS - 1),
        // There is no 23 between 22 and 31.
        _ => place.min(8) - usize::from(place > 5),
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Attribute, Game, Preset, Trump, Value};

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
            let slots =
                Slots::new(game.order(), ranking, CardSet::EMPTY).expect("there is a trump suit");
            let places: std::collections::BTreeSet<usize> =
                game.cards().iter().map(|card| slots.of(card)).collect();
            assert_eq!(places.len(), 25, "four suits of six and the joker");
            assert!(places.iter().all(|&place| place < SLOTS));
            let trumps = game.cards().iter().filter(|&card| slots.of(card) < TRUMPS);
            assert_eq!(trumps.count(), 8, "joker, bowers and five more");
        }
    }

    #[test]
    fn under_every_trump_and_tens_of_west_each_card_has_a_place_of_its_own() {
        let game = Game::preset(Preset::West);
        let mut looked = 0;
        for (trump, tens) in Value::ALL
            .into_iter()
            .flat_map(|v| Attribute::ALL.map(|a| (v, a)))
        {
            let Some(ranking) = game.ranking(Trump::West {
                trump,
                tens: Some(tens),
            }) else {
                continue;
            };
            let slots = Slots::new(game.order(), ranking, CardSet::EMPTY).expect("there is trump");
            let places: std::collections::BTreeSet<usize> =
                game.cards().iter().map(|card| slots.of(card)).collect();
            assert_eq!(places.len(), 27, "{trump:?}, {tens:?}");
            assert!(places.iter().all(|&place| place < WEST_SLOTS));
            looked += 1;
        }
        assert_eq!(looked, 18);
    }

    #[test]
    fn hands_that_differ_in_the_colour_of_nothing_but_side_suits_look_the_same() {
        let game = Game::preset(Preset::Euchre);
        let look = |trump, names| {
            let ranking = game
                .ranking(Trump::Suit(trump))
                .expect("a suit can be trump");
            let cards = set(names);
            let slots = Slots::new(game.order(), ranking, cards).expect("there is a trump suit");
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
