//! Mouse and finger: what they point at, hold, carry and let go.

mod grip;
mod stream;
mod veil;

pub use grip::{Grip, hold, point};
