//! Right Bower.
fn main() {}
