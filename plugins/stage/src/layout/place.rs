//! Seats as the player at the screen sees them, and what the layout must know of a game.

use bower_rules::{Game, Seat};

/// Where a seat is at the screen, clockwise from the player himself at the foot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The player at the screen.
    South,
    /// Lower left, at six.
    SouthWest,
    /// Left.
    West,
    /// Upper left, at five and six.
    NorthWest,
    /// Opposite.
    North,
    /// Upper right, at five and six.
    NorthEast,
    /// Right.
    East,
    /// Lower right, at six.
    SouthEast,
}

use Place::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};

impl Place {
    /// All of them, clockwise from the foot.
    pub const ALL: [Self; 8] = [
        South, SouthWest, West, NorthWest, North, NorthEast, East, SouthEast,
    ];

    /// The places of a table of `seats`, clockwise from the player; fewer than two are laid out as two, more than six
    /// as six.
    pub fn around(seats: u8) -> &'static [Self] {
        match seats {
            0..=2 => &[South, North],
            3 => &[South, West, East],
            4 => &[South, West, North, East],
            5 => &[South, West, NorthWest, NorthEast, East],
            _ => &[South, SouthWest, NorthWest, North, NorthEast, SouthEast],
        }
    }

    /// Where `seat` sits when `viewer` sits at the foot of a table of `seats`.
    pub fn of(seat: Seat, viewer: Seat, seats: u8) -> Self {
        let around = Self::around(seats);
        around[(seat.index() + around.len() - viewer.index() % around.len()) % around.len()]
    }

    /// How far a card played from here leans, degrees clockwise.
    pub fn lean(self) -> f32 {
        match self {
            South => -2.0,
            West => -6.0,
            North => 3.0,
            East => 5.0,
            SouthWest => -5.0,
            NorthWest => -4.0,
            NorthEast | SouthEast => 4.0,
        }
    }

    /// Whether it is left of the middle.
    pub fn is_left(self) -> bool {
        matches!(self, SouthWest | West | NorthWest)
    }

    /// Whether it is right of the middle.
    pub fn is_right(self) -> bool {
        matches!(self, SouthEast | East | NorthEast)
    }
}

/// One value for each place.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ByPlace<T>([T; 8]);

impl<T> ByPlace<T> {
    /// One value for each place, worked out in turn.
    pub fn from_fn(mut of: impl FnMut(Place) -> T) -> Self {
        Self(Place::ALL.map(&mut of))
    }

    /// Places with their values, clockwise from the foot.
    pub fn iter(&self) -> impl Iterator<Item = (Place, &T)> {
        Place::ALL.into_iter().zip(&self.0)
    }
}

impl<T> core::ops::Index<Place> for ByPlace<T> {
    type Output = T;

    fn index(&self, place: Place) -> &T {
        &self.0[place as usize]
    }
}

impl<T> core::ops::IndexMut<Place> for ByPlace<T> {
    fn index_mut(&mut self, place: Place) -> &mut T {
        &mut self.0[place as usize]
    }
}

/// What the layout must know of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Company {
    /// Players, 2 to 6.
    pub seats: u8,
    /// Cards in a hand as dealt, 1 to 13.
    pub cards: u8,
    /// Every player is his own side: no barns, a score at each hoop.
    pub solo: bool,
}

impl Company {
    /// Four in partnership, five cards each: the ordinary game.
    pub const ORDINARY: Self = Self {
        seats: 4,
        cards: 5,
        solo: false,
    };

    /// The company of a game.
    pub fn of(game: &Game) -> Self {
        Self {
            seats: game.seats(),
            cards: game.hand_size(),
            solo: game.sides() == game.seats(),
        }
    }

    /// The company of `seats` players with hands of `cards`: two, three and five are each his own side.
    pub fn new(seats: u8, cards: u8) -> Self {
        Self {
            seats,
            cards,
            solo: matches!(seats, 2 | 3 | 5),
        }
    }
}
