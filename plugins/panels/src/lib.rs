//! The boards and pages of the game.
