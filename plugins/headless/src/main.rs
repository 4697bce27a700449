//! The `bower` command.
fn main() {}
