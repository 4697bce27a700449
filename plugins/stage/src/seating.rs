//! Who sits where, and whose eyes the screen is.

use bevy::prelude::*;
use bower_rules::{BySeat, BySide, Seat, Table, Victory, View};

/// Who plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    Person,
    /// A bot, by the name of its level as players spell it: `beginner`, `casual`, `sharp` or `master`.
    Bot(&'static str),
}

/// One seat's player, name and portrait.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    /// Who decides.
    pub player: Player,
    /// The name on the plate; no two at a table are the same.
    pub name: String,
    /// The portrait's name in the atlas, such as `portrait/dog`.
    pub portrait: &'static str,
}

/// Everyone at the table, by the table's own seats. Inserted with the `Table` when a match begins.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Seating {
    /// The chairs; those beyond the game's seats are empty.
    pub chairs: BySeat<Option<Chair>>,
}

impl Seating {
    /// Whether a person decides for that seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(&self.chairs[seat], Some(chair) if chair.player == Player::Person)
    }

    /// The seats for which persons decide, in their order.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&seat| self.is_person(seat))
    }

    /// Whether several persons share the screen.
    pub fn is_shared(&self) -> bool {
        self.people().nth(1).is_some()
    }

    /// The name on that seat's plate; empty where nobody sits.
    pub fn name(&self, seat: Seat) -> &str {
        self.chairs[seat].as_ref().map_or("", |chair| &chair.name)
    }
}

/// The seat the screen is drawn for: it sits at the foot, and only what it may know is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer(pub Seat);

impl Default for Viewer {
    fn default() -> Self {
        Self(Seat::ALL[0])
    }
}

/// What the viewer may know, rebuilt by the game's own systems after every change of the table, and on a change of
/// viewer. Cards, controls and panels read this, never the `Table`, so they cannot show what they should not know.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Seen {
    /// The table as the viewer's seat may know it.
    pub view: View,
    /// The decision the table waits for, to be named in an [`crate::Intent`].
    pub decision: u64,
    /// Who has won, once the game is over.
    pub won: Option<Victory>,
    /// What each deal has brought the sides, once the game is over; until then empty.
    pub deals: Vec<BySide<i16>>,
}

impl Seen {
    /// What a seat may know of a table, and what is asked there.
    pub fn new(table: &Table, seat: Seat, decision: u64) -> Self {
        let won = table.winner();
        Self {
            view: table.view(seat),
            decision,
            won,
            deals: won.map_or_else(Vec::new, |_| table.points_of_deals()),
        }
    }
}
