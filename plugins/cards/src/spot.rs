//! The logical place of a card, free of any window: what [`crate::Rest`] is worked out from.

use bevy::prelude::*;
use bower_rules::Seat;

/// Whose tricks a pile holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PileOf {
    /// The tricks of the side the viewer plays for.
    Us,
    /// The tricks of the other side, where there are two sides.
    Them,
    /// The tricks of one seat, where every player is his own side.
    Seat(Seat),
}

/// Where a card entity is, in the game's own words. Set by [`crate::CardsSet::Place`]; a hidden card has one like any
/// other, so a place never tells a face.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// In the squared pack, before it is dealt. `order` counts from the bottom.
    Deck {
        /// From the bottom, 0 first.
        order: u8,
    },
    /// In a hand. `slot` counts from the left as that player holds it; for the viewer, as the screen shows it.
    Hand {
        /// Whose hand.
        seat: Seat,
        /// From the left, 0 first.
        slot: u8,
    },
    /// In the trick being played.
    Trick {
        /// Who played it.
        seat: Seat,
        /// The order of play in this trick, 0 first.
        order: u8,
    },
    /// In a trick taken, squared and face down.
    Pile {
        /// Whose pile.
        of: PileOf,
        /// Which packet of the pile, 0 the lowest.
        packet: u8,
        /// Which card of the packet, 0 the lowest.
        card: u8,
    },
    /// Among the undealt cards in the middle. `order` counts from the bottom.
    Kitty {
        /// From the bottom, 0 first.
        order: u8,
    },
    /// The card turned up beside the kitty.
    TurnUp,
    /// The card turned up and turned down again: face down on the kitty.
    TurnedDown,
    /// Laid away under the kitty. `order` counts from the first discard.
    Discard {
        /// The first discard is 0.
        order: u8,
    },
}

impl Spot {
    /// The seat a card belongs to while it is in a hand or in the trick.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Hand { seat, .. } | Self::Trick { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Its place in the heap, hand or trick it is in, from the left or from below.
    pub fn slot(self) -> u8 {
        match self {
            Self::Hand { slot, .. } => slot,
            Self::Deck { order }
            | Self::Trick { order, .. }
            | Self::Kitty { order }
            | Self::Discard { order } => order,
            Self::Pile { card, .. } => card,
            Self::TurnUp | Self::TurnedDown => 0,
        }
    }
}
