//! Card art, card entities and the places they rest.
//!
//! Every card of the pack is one entity for the whole of a match, with a [`Spot`] (where it is, in the game's words), a
//! [`Rest`] (where that is on screen), a [`Pose`] (how it is drawn now) and, only while the viewer may know it, an
//! [`Identity`].

pub mod atlas;
pub mod depth;
pub mod palette;
mod pose;
mod set;
pub mod shown;
mod spot;

use bevy::prelude::*;
use bower_rules::Card;

pub use pose::{Pose, Prop, Rest};
pub use set::CardsSet;
pub use shown::{Shown, ShownCard};
pub use spot::{PileOf, Spot};

/// Which card an entity is. A card the viewer may not know has none, in no component of its own.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity(pub Card);
