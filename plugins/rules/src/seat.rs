//! Places at the table and containers by place.

use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any game of the family has.
pub const MOST_SEATS: usize = 6;

/// A place at the table, 0 to 5, counted clockwise.
///
/// ```
/// use bower_rules::Seat;
/// let dealer = Seat::new(3).unwrap();
/// assert_eq!(dealer.next(4), Seat::new(0).unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Every seat of the largest table.
    pub const ALL: [Seat; MOST_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

    /// The seat of this number, or `None` above 5.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MOST_SEATS {
            Some(Seat(number))
        } else {
            None
        }
    }

    /// The seat's number modulo the table: for arithmetic that is right by construction.
    pub(crate) const fn wrap(number: u8, seats: u8) -> Seat {
        Seat(number % seats)
    }

    /// The seat's number, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number, 0 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat::wrap(self.0 + 1, seats)
    }

    /// The seat `steps` places clockwise at a table of `seats`.
    pub const fn step(self, steps: u8, seats: u8) -> Seat {
        Seat::wrap(self.0 + steps % seats, seats)
    }

    /// Every seat of a table of `seats`, from seat 0.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(MOST_SEATS as u8)).map(Seat)
    }

    /// Every seat of a table of `seats` clockwise, from the one after this to this one itself:
    /// the order in which seats speak when this one deals.
    pub fn round_from(self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (1..=seats).map(move |steps| self.step(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat {}", self.0)
    }
}

/// Who scores together: a partnership, or a single seat. Partners are of side `seat mod 2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(u8);

impl Side {
    /// The side of this number, or `None` above 5.
    pub const fn new(number: u8) -> Option<Side> {
        if (number as usize) < MOST_SEATS {
            Some(Side(number))
        } else {
            None
        }
    }

    pub(crate) const fn wrap(number: u8, sides: u8) -> Side {
        Side(number % sides)
    }

    /// The side's number, 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every side of a game of `sides`.
    pub fn all(sides: u8) -> impl DoubleEndedIterator<Item = Side> + Clone {
        (0..sides.min(MOST_SEATS as u8)).map(Side)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Side {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&s| self.contains(s))
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! by_key {
    ($(#[$doc:meta])* $name:ident, $key:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
        pub struct $name<T>([T; MOST_SEATS]);

        impl<T> $name<T> {
            /// One value for each key, made from it.
            pub fn from_fn(mut make: impl FnMut($key) -> T) -> $name<T> {
                $name(std::array::from_fn(|i| make($key(i as u8))))
            }

            /// The values of the first `n` keys.
            pub fn iter(&self, n: u8) -> impl DoubleEndedIterator<Item = ($key, &T)> + ExactSizeIterator {
                self.0.iter().take(n as usize).enumerate().map(|(i, value)| ($key(i as u8), value))
            }

            /// The values of the first `n` keys, in order.
            pub fn values(&self, n: u8) -> &[T] {
                self.0.get(..n as usize).unwrap_or(&self.0)
            }
        }

        impl<T: Copy> $name<T> {
            /// The same value for every key.
            pub const fn splat(value: T) -> $name<T> {
                $name([value; MOST_SEATS])
            }
        }

        impl<T> Index<$key> for $name<T> {
            type Output = T;
            #[inline]
            fn index(&self, key: $key) -> &T {
                &self.0[key.0 as usize]
            }
        }

        impl<T> IndexMut<$key> for $name<T> {
            #[inline]
            fn index_mut(&mut self, key: $key) -> &mut T {
                &mut self.0[key.0 as usize]
            }
        }
    };
}

by_key! {
    /// One value for each seat. Those beyond the table's seats are there and unused.
    BySeat, Seat
}
by_key! {
    /// One value for each side. Those beyond the game's sides are there and unused.
    BySide, Side
}
