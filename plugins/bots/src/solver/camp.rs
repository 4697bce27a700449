//! Who plays together in one hand, for the solver: one camp against everybody else.

use bower_rules::{BySide, Hand, Seat};

/// The seats whose tricks are counted: the maker and his partners.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Camp(u8);

impl Camp {
    /// The maker's camp; where nobody is the maker, the seat to act against all others.
    pub(crate) fn of(hand: &Hand) -> Self {
        let with = |seat: Seat| match hand.maker() {
            Some(maker) => hand.with_maker(maker, seat),
            None => hand.to_act() == Some(seat),
        };
        let seats = Seat::all(hand.game().seats()).filter(|&seat| with(seat));
        Self(seats.fold(0, |set, seat| set | (1 << seat.number())))
    }

    /// Whether a seat is of the camp.
    #[inline]
    pub(crate) fn has(self, seat: Seat) -> bool {
        (self.0 >> seat.number()) & 1 == 1
    }

    /// The maker, or another of the camp.
    pub(crate) fn first(self, hand: &Hand) -> Seat {
        hand.maker()
            .or_else(|| Seat::all(hand.game().seats()).find(|&s| self.has(s)))
            .unwrap_or(hand.dealer())
    }

    /// One who plays against the camp.
    pub(crate) fn first_against(self, hand: &Hand) -> Seat {
        let seats = hand.game().seats();
        let plays = |&seat: &Seat| !self.has(seat) && !hand.sits_out(seat);
        Seat::all(seats).find(plays).unwrap_or(hand.dealer())
    }

    /// What points mean to the camp: its own less the most that one against it gets. At buck, which counts down and
    /// where each scores for himself, its own alone.
    pub(crate) fn gain(self, hand: &Hand, points: &BySide<i16>) -> i16 {
        let game = hand.game();
        let own = points[game.side_of(self.first(hand))];
        if game.opening_score() > 0 {
            return -own;
        }
        let others = Seat::all(game.seats()).filter(|&seat| !self.has(seat));
        own - others
            .map(|seat| points[game.side_of(seat)])
            .max()
            .unwrap_or(0)
    }

    /// Tricks the camp has taken.
    pub(crate) fn tricks(self, hand: &Hand) -> u8 {
        Seat::all(hand.game().seats())
            .filter(|&seat| self.has(seat))
            .map(|seat| hand.tricks(seat))
            .sum()
    }
}
