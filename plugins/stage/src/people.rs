//! Several people at one screen: whose turn hides whose hand, and who holds which pad.

use bevy::prelude::*;
use bower_rules::Seat;

use crate::Seating;

/// The person to take the screen: whose turn it is while another one's hand is on it, or whose is next once cards are
/// dealt. The game's own systems write it; panels draw the curtain for it, and once the curtain is lifted the
/// [`crate::Viewer`] is that person.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Handover(pub Option<Seat>);

/// The person who has taken the screen since the cards were dealt, where several sit at it: until then nobody's hand is
/// shown. A person alone with bots takes nothing. The game's own systems clear it with every deal; panels write it when the
/// curtain is lifted.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AtScreen(pub Option<Seat>);

impl AtScreen {
    /// Whether the screen waits to be taken, so that no hand may be on it.
    pub fn is_nobodys(self, seating: &Seating) -> bool {
        self.0.is_none() && seating.is_shared()
    }
}

/// Whether somebody holds a press just now, for what is done by holding: lifting the curtain.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Holding {
    /// The key or button that takes is down. Controls write it.
    pub take: bool,
    /// A mouse or finger is down on the board that wants it. Panels write it.
    pub pointer: bool,
}

impl Holding {
    /// By whichever hand.
    pub fn any(self) -> bool {
        self.take || self.pointer
    }
}

/// Which pad belongs to which seat. A pad that belongs to nobody plays for whoever is at the screen; one that belongs to
/// a person plays in that person's turn alone.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PadSeats {
    /// The pads that belong to somebody, one a seat at most.
    pub given: Vec<(Entity, Seat)>,
    /// The seat that is given the next pad on which a button is pressed. Panels write it; controls take it.
    pub listening: Option<Seat>,
}

impl PadSeats {
    /// Whose pad it is.
    pub fn owner(&self, pad: Entity) -> Option<Seat> {
        self.given
            .iter()
            .find(|(other, _)| *other == pad)
            .map(|(_, seat)| *seat)
    }

    /// Whether that seat has a pad of its own.
    pub fn has_own(&self, seat: Seat) -> bool {
        self.given.iter().any(|(_, other)| *other == seat)
    }

    /// Gives a pad to a seat, and takes it from another.
    pub fn give(&mut self, pad: Entity, seat: Seat) {
        self.take_back(seat);
        self.given.retain(|(other, _)| *other != pad);
        self.given.push((pad, seat));
    }

    /// That seat has no pad of its own any more.
    pub fn take_back(&mut self, seat: Seat) {
        self.given.retain(|(_, other)| *other != seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pad_belongs_to_one_seat_and_a_seat_has_one_pad() {
        let mut world = World::new();
        let (one, two) = (world.spawn_empty().id(), world.spawn_empty().id());
        let (first, second) = (Seat::ALL[0], Seat::ALL[2]);
        let mut pads = PadSeats::default();
        pads.give(one, first);
        pads.give(two, first);
        assert_eq!((pads.owner(one), pads.owner(two)), (None, Some(first)));
        pads.give(two, second);
        assert!(!pads.has_own(first) && pads.has_own(second));
        pads.take_back(second);
        assert_eq!(pads, PadSeats::default());
    }
}
