//! Every sound of the game, by what is heard in it.

pub mod cards;
pub mod moments;
pub mod night;
pub mod table;
