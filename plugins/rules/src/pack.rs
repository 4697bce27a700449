//! What cards a game is played with.

use crate::{Benny, Card, CardSet, Colour, Face, Rank, Shape, Suit};

/// The cards of a pack before a benny is added.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deck {
    /// Nine to ace, 24 cards.
    Nines,
    /// Eight to ace, 28 cards.
    Eights,
    /// Seven to ace, 32 cards.
    Sevens,
    /// Two to ace, 52 cards.
    Full,
    /// Nine to ace twice, 48 cards.
    Double,
    /// West's 27 cards: number, colour and shape.
    West,
}

/// A pack: its cards and what is printed on them.
///
/// ```
/// use bower_rules::{Benny, Deck, Pack};
/// let pack = Pack::new(Deck::Nines, Benny::Joker);
/// assert_eq!(pack.cards().len(), 25);
/// let card = pack.parse("JK").unwrap();
/// assert_eq!(pack.spell(card).to_string(), "JK");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pack {
    deck: Deck,
    benny: Benny,
    cards: CardSet,
}

impl Pack {
    /// The pack of this deck, with its benny. West's and the double deck take none.
    pub const fn new(deck: Deck, benny: Benny) -> Pack {
        let lane: u64 = match deck {
            Deck::Nines => 0b1_1111_1000_0000,
            Deck::Eights => 0b1_1111_1100_0000,
            Deck::Sevens => 0b1_1111_1110_0000,
            Deck::Full => 0b1_1111_1111_1111,
            Deck::Double => 0b1_1111_1011_1111,
            Deck::West => 0,
        };
        let suited = lane | lane << 16 | lane << 32 | lane << 48;
        let bits = match (deck, benny) {
            (Deck::West, _) => (1 << 27) - 1,
            (Deck::Double, _) | (_, Benny::None) => suited,
            (_, Benny::Joker) => suited | 1 << Card::JOKER.number(),
            (_, Benny::TwoOfSpades) => suited | 1 << Card::suited(Rank::Two, Suit::Spades).number(),
        };
        Pack {
            deck,
            benny,
            cards: CardSet::from_bits(bits),
        }
    }

    /// Every card of the pack.
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards it is made of.
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// The card that is always the highest trump, where the pack has one (§3.6 Benny).
    pub const fn benny(&self) -> Option<Card> {
        match (self.deck, self.benny) {
            (Deck::West | Deck::Double, _) | (_, Benny::None) => None,
            (_, Benny::Joker) => Some(Card::JOKER),
            (_, Benny::TwoOfSpades) => Some(Card::suited(Rank::Two, Suit::Spades)),
        }
    }

    /// What is printed on a card.
    pub const fn face(&self, card: Card) -> Face {
        let n = card.number();
        if matches!(self.deck, Deck::West) {
            return Face::West {
                number: (n / 9) % 3 + 1,
                colour: Colour::ALL[(n / 3 % 3) as usize],
                shape: Shape::ALL[(n % 3) as usize],
            };
        }
        let (suit, slot) = (Suit::wrap(n >> 4), n & 15);
        let slot = if matches!(self.deck, Deck::Double) && slot < 6 {
            slot + 7
        } else {
            slot
        };
        if slot < 13 {
            Face::Suited {
                rank: Rank::ALL[slot as usize],
                suit,
            }
        } else {
            Face::Joker
        }
    }

    /// The other copy of a card in a double deck; elsewhere the card itself.
    pub const fn twin(&self, card: Card) -> Card {
        match (self.deck, card.number() & 15) {
            (Deck::Double, 0..=5) => Card::wrap(card.number() + 7),
            (Deck::Double, 7..=12) => Card::wrap(card.number() - 7),
            _ => card,
        }
    }

    /// The first of the two copies of a card in a double deck, the one its name reads as; elsewhere
    /// the card itself.
    pub const fn first_copy(&self, card: Card) -> Card {
        let twin = self.twin(card);
        if twin.number() > card.number() {
            twin
        } else {
            card
        }
    }

    /// The printed face as records spell it: `9H`, `JK`, `3YC`.
    pub const fn spell(&self, card: Card) -> CardName {
        self.face(card)
    }

    /// Reads a card as records spell it; `None` for what is no card of this pack.
    /// In a double deck it is the first copy.
    pub fn parse(&self, name: &str) -> Option<Card> {
        let mut letters = name.chars();
        let first = letters.next()?;
        let second = letters.next()?;
        let third = letters.next();
        let card = match (self.deck, third) {
            (Deck::West, Some(third)) => Card::west(
                first.to_digit(10)? as u8,
                Colour::from_letter(second)?,
                Shape::from_letter(third)?,
            )?,
            (Deck::West, None) => return None,
            (_, Some(_)) => return None,
            (_, None) if name == "JK" => Card::JOKER,
            (_, None) => Card::suited(Rank::from_letter(first)?, Suit::from_letter(second)?),
        };
        (letters.next().is_none() && self.cards.contains(card)).then_some(card)
    }
}

/// A card's name, as records spell it.
pub type CardName = Face;
