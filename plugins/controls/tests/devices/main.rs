//! Every device plays by the same rules: each through its own messages, the same as a window writes.

#[path = "../hands/mod.rs"]
mod hands;
mod keyboard;
mod mouse;
mod pad;
mod together;
mod touch;

use hands::Hands;

/// A deal in which the viewer, when first to play, holds a card that is barred.
fn with_a_barred_card() -> Hands {
    (0..200)
        .map(Hands::playing)
        .find(|hands| hands.barred_card().is_some())
        .expect("some deal bars a card")
}
