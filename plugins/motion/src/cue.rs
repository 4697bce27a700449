//! What motion says to the ear: the moments at which something slides, lands or turns.

use bevy::prelude::*;

/// A moment something is heard at.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Cue {
    /// What happens.
    pub what: Heard,
    /// Where, px from the window's upper left.
    pub at: Vec2,
}

/// What is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The pack is riffled and bridged.
    Riffle,
    /// A packet of so many cards lands.
    Packet(u8),
    /// A card slides off.
    Slide,
    /// A card lands.
    Land,
    /// A card turns over.
    Turn,
    /// A trick's cards are squared on a pile: ours (true) or theirs.
    Squared(bool),
    /// A card takes the lead of the trick, the so many-th in it, from 1.
    Lead(u8),
    /// The lantern is lit.
    Lantern,
    /// A point slides in; the score is so many now.
    Point(i16),
    /// Barn doors close.
    Doors,
    /// A hand's moment begins.
    Moment(crate::Moment),
}
