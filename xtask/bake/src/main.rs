//! Draws the assets.
fn main() {}
