//! What the sounds are made of: wood and metal that is struck, paper, strings, reeds.

pub mod paper;
pub mod reed;
pub mod string;
pub mod struck;
