//! Situations in which programs have played badly, and what a sound player does in them.

mod calls;
mod cards;
mod deal;
