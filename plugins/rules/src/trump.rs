//! What may be trump.

use crate::{Colour, Face, Shape, Suit};
use std::fmt;

/// One of West's nine values: a number 1 to 3, a colour or a shape (§10.1 Equipment).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Value {
    /// 1 to 3.
    Number(u8),
    /// Red, yellow or green.
    Colour(Colour),
    /// Circle, heart or triangle.
    Shape(Shape),
}

impl Value {
    /// Every value: the numbers, the colours, the shapes.
    pub const ALL: [Value; 9] = [
        Value::Number(1),
        Value::Number(2),
        Value::Number(3),
        Value::Colour(Colour::Red),
        Value::Colour(Colour::Yellow),
        Value::Colour(Colour::Green),
        Value::Shape(Shape::Circle),
        Value::Shape(Shape::Heart),
        Value::Shape(Shape::Triangle),
    ];

    /// The set of values it belongs to.
    pub const fn attribute(self) -> Attribute {
        match self {
            Value::Number(_) => Attribute::Numbers,
            Value::Colour(_) => Attribute::Colours,
            Value::Shape(_) => Attribute::Shapes,
        }
    }

    /// Its place in its attribute, 0 to 2; the index value of §10.1 Equipment is one more.
    pub const fn index(self) -> usize {
        match self {
            Value::Number(n) => n.saturating_sub(1) as usize,
            Value::Colour(c) => c.index(),
            Value::Shape(s) => s.index(),
        }
    }

    /// Whether a West card bears it.
    pub fn is_on(self, face: Face) -> bool {
        match face {
            Face::West {
                number,
                colour,
                shape,
            } => match self {
                Value::Number(n) => n == number,
                Value::Colour(c) => c == colour,
                Value::Shape(s) => s == shape,
            },
            _ => false,
        }
    }

    /// Reads `1` to `3`, `R`, `Y`, `G`, `C`, `H` or `T`.
    pub fn from_letter(letter: char) -> Option<Value> {
        Value::ALL.into_iter().find(|v| v.letter() == letter)
    }

    /// `1` to `3`, `R`, `Y`, `G`, `C`, `H` or `T`.
    pub const fn letter(self) -> char {
        match self {
            Value::Number(n) => (b'0' + n) as char,
            Value::Colour(c) => c.letter(),
            Value::Shape(s) => s.letter(),
        }
    }
}

/// One of West's three sets of values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Attribute {
    /// 1, 2, 3.
    Numbers,
    /// Red, yellow, green.
    Colours,
    /// Circle, heart, triangle.
    Shapes,
}

impl Attribute {
    /// Numbers, colours, shapes.
    pub const ALL: [Attribute; 3] = [Attribute::Numbers, Attribute::Colours, Attribute::Shapes];

    /// As records spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Attribute::Numbers => "numbers",
            Attribute::Colours => "colours",
            Attribute::Shapes => "shapes",
        }
    }

    /// Reads the spelling of records.
    pub fn from_name(name: &str) -> Option<Attribute> {
        Attribute::ALL.into_iter().find(|a| a.name() == name)
    }

    /// The value of this set with the index 0 to 2.
    pub const fn value(self, index: u8) -> Option<Value> {
        match (self, index) {
            (Attribute::Numbers, 0..=2) => Some(Value::Number(index + 1)),
            (Attribute::Colours, 0..=2) => Some(Value::Colour(Colour::ALL[index as usize])),
            (Attribute::Shapes, 0..=2) => Some(Value::Shape(Shape::ALL[index as usize])),
            _ => None,
        }
    }
}

/// What a player names in a call.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Call {
    /// A suit.
    Suit(Suit),
    /// No trump, aces high (§3.2 No-trump call).
    NoTrump,
    /// No trump, nines high.
    Low,
    /// One of West's values.
    West(Value),
}

/// As records spell it: `H`, `NT`, `LOW`, `3`, `Y`.
impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Suit(suit) => write!(f, "{}", suit.letter()),
            Call::NoTrump => f.write_str("NT"),
            Call::Low => f.write_str("LOW"),
            Call::West(value) => write!(f, "{}", value.letter()),
        }
    }
}

/// What is trump in a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trump {
    /// A suit.
    Suit(Suit),
    /// No trump: no bowers, aces high.
    NoTrump,
    /// No trump, the order of every suit reversed.
    Low,
    /// West: a value, and the set that counts tens once it is named (§10.2 Procedure).
    West {
        /// The trump value.
        trump: Value,
        /// The set named as tens.
        tens: Option<Attribute>,
    },
}

impl Trump {
    /// The trump suit, where there is one.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Trump::Suit(suit) => Some(suit),
            _ => None,
        }
    }
}

impl From<Call> for Trump {
    fn from(call: Call) -> Trump {
        match call {
            Call::Suit(suit) => Trump::Suit(suit),
            Call::NoTrump => Trump::NoTrump,
            Call::Low => Trump::Low,
            Call::West(trump) => Trump::West { trump, tens: None },
        }
    }
}
