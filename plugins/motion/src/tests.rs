//! The choreographer on a fake clock: a table of cards without a window, and real hands from the rules.

mod hands;
mod moments;
mod moves;
mod script;
mod stand;
