//! Any legal move, each as likely as another.

use bower_rules::Moves;
use rand::RngExt;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::choice::{Choice, Rule};

/// Draws one of the moves; `None` where there is none.
pub(crate) fn choose(legal: &Moves, seed: u64) -> Option<Choice> {
    if legal.is_empty() {
        return None;
    }
    let drawn = ChaCha8Rng::seed_from_u64(seed).random_range(0..legal.len());
    legal
        .get(drawn)
        .map(|&action| Choice::by(Rule::Drawn, action))
}
