//! A card, and what may be printed on one.

use std::fmt;

/// A printed suit, in the order that records and packs use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// Clubs, diamonds, hearts, spades.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit of this index, modulo 4.
    pub(crate) const fn wrap(index: u8) -> Suit {
        match index & 3 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// The suit of this index, or `None` above 3.
    pub const fn new(index: u8) -> Option<Suit> {
        if index < 4 {
            Some(Suit::wrap(index))
        } else {
            None
        }
    }

    /// The other suit of the same colour, whose jack is the left bower (§1.1 Effective suit and rank).
    pub const fn same_colour(self) -> Suit {
        match self {
            Suit::Clubs => Suit::Spades,
            Suit::Diamonds => Suit::Hearts,
            Suit::Hearts => Suit::Diamonds,
            Suit::Spades => Suit::Clubs,
        }
    }

    /// As records spell it: `C`, `D`, `H` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// Reads `C`, `D`, `H` or `S`.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'C' => Some(Suit::Clubs),
            'D' => Some(Suit::Diamonds),
            'H' => Some(Suit::Hearts),
            'S' => Some(Suit::Spades),
            _ => None,
        }
    }
}

/// A printed rank, low to high.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the ranks name themselves")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// Two to ace.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// 0 for the two to 12 for the ace.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As records spell it: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    pub const fn letter(self) -> char {
        const LETTERS: [char; 13] = [
            '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A',
        ];
        LETTERS[self as usize]
    }

    /// Reads the spelling of [`Rank::letter`].
    pub fn from_letter(letter: char) -> Option<Rank> {
        Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
    }
}

/// The colour of a West card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the colours name themselves")]
pub enum Colour {
    Red,
    Yellow,
    Green,
}

impl Colour {
    /// In the order of their index values, 1 to 3.
    pub const ALL: [Colour; 3] = [Colour::Red, Colour::Yellow, Colour::Green];

    /// 0 to 2; the index value of §10.1 Equipment is one more.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `R`, `Y` or `G`.
    pub const fn letter(self) -> char {
        ['R', 'Y', 'G'][self as usize]
    }

    /// Reads `R`, `Y` or `G`.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|c| c.letter() == letter)
    }
}

/// The shape on a West card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the shapes name themselves")]
pub enum Shape {
    Circle,
    Heart,
    Triangle,
}

impl Shape {
    /// In the order of their index values, 1 to 3.
    pub const ALL: [Shape; 3] = [Shape::Circle, Shape::Heart, Shape::Triangle];

    /// 0 to 2; the index value of §10.1 Equipment is one more.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `C`, `H` or `T`.
    pub const fn letter(self) -> char {
        ['C', 'H', 'T'][self as usize]
    }

    /// Reads `C`, `H` or `T`.
    pub fn from_letter(letter: char) -> Option<Shape> {
        Shape::ALL.into_iter().find(|s| s.letter() == letter)
    }
}

/// What is printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// A card of a suit.
    Suited {
        /// Its printed rank.
        rank: Rank,
        /// Its printed suit.
        suit: Suit,
    },
    /// The joker.
    Joker,
    /// A card of West's pack.
    West {
        /// 1 to 3.
        number: u8,
        /// Its colour.
        colour: Colour,
        /// Its shape.
        shape: Shape,
    },
}

impl Face {
    /// The printed suit, where there is one.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Face::Suited { suit, .. } => Some(suit),
            _ => None,
        }
    }

    /// The printed rank, where there is one.
    pub const fn rank(self) -> Option<Rank> {
        match self {
            Face::Suited { rank, .. } => Some(rank),
            _ => None,
        }
    }
}

/// The card's name as records spell it: `9H`, `JK`, `3YC`.
impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Face::Suited { rank, suit } => write!(f, "{}{}", rank.letter(), suit.letter()),
            Face::Joker => f.write_str("JK"),
            Face::West {
                number,
                colour,
                shape,
            } => {
                write!(f, "{}{}{}", number, colour.letter(), shape.letter())
            }
        }
    }
}

/// A card: a number below 64 in its pack. What is printed on it, the [`Pack`](crate::Pack) says.
///
/// In suited packs a card is `suit * 16 + slot`: slots 0 to 12 are two to ace, slot 13 of the
/// clubs is the joker, and in the double deck slots 0 to 5 are the second nine to ace.
/// In West's pack it is `(number - 1) * 9 + colour * 3 + shape`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker of every suited pack that has one.
    pub const JOKER: Card = Card(13);

    /// The card of this number, or `None` at 64 and above.
    pub const fn new(number: u8) -> Option<Card> {
        if number < 64 {
            Some(Card(number))
        } else {
            None
        }
    }

    /// The card of this number modulo 64.
    #[inline]
    pub(crate) const fn wrap(number: u8) -> Card {
        Card(number & 63)
    }

    /// A suited card (the first copy in a double deck).
    pub const fn suited(rank: Rank, suit: Suit) -> Card {
        Card(suit as u8 * 16 + rank as u8)
    }

    /// A card of West's pack; `number` is 1 to 3, anything else is `None`.
    pub const fn west(number: u8, colour: Colour, shape: Shape) -> Option<Card> {
        match number {
            1..=3 => Some(Card((number - 1) * 9 + colour as u8 * 3 + shape as u8)),
            _ => None,
        }
    }

    /// The card's number, below 64.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card's number, below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card {}", self.0)
    }
}
