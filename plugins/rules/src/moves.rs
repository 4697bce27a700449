//! A list of legal moves that lives on the stack.

use crate::Action;
use std::fmt;
use std::ops::Deref;

/// Legal actions, in a list that allocates nothing.
#[derive(Clone, Copy)]
pub struct Moves {
    list: [Action; Moves::MOST],
    len: u8,
}

impl Moves {
    /// The most legal actions any position has. The widest choice in the family is the dealer's in
    /// §4.3 Ohio two-hand: three of eight cards to throw, 56. Calling a card (§13.3 Bid games, 9)
    /// has at most 24, any other ask fewer than 20.
    pub const MOST: usize = 64;

    /// No moves.
    pub const fn new() -> Moves {
        Moves {
            list: [Action::Pass; Moves::MOST],
            len: 0,
        }
    }

    /// Adds a move; beyond [`Moves::MOST`] it is dropped, which no position reaches.
    pub fn push(&mut self, action: Action) {
        debug_assert!(
            (self.len as usize) < Moves::MOST,
            "a position has more moves than the bound"
        );
        if let Some(place) = self.list.get_mut(self.len as usize) {
            *place = action;
            self.len += 1;
        }
    }
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::new()
    }
}

impl Deref for Moves {
    type Target = [Action];
    fn deref(&self) -> &[Action] {
        self.list.get(..self.len as usize).unwrap_or(&[])
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Action;
    type IntoIter = std::slice::Iter<'a, Action>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Extend<Action> for Moves {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            self.push(action);
        }
    }
}

impl PartialEq for Moves {
    fn eq(&self, other: &Moves) -> bool {
        **self == **other
    }
}

impl Eq for Moves {}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
