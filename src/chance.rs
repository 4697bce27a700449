//! Where chance comes from: fresh seeds for new matches, and the bots' own luck.

use bower_rules::{Seat, Table};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

pub use bower_stage::seed::fresh;

/// A bot's luck in the decision the table waits for. The match's seed decides it, so a match can be played again move
/// for move; nothing of the seed can be told from it.
pub fn of_decision(table: &Table, seat: Seat) -> u64 {
    luck([
        table.seed(),
        u64::from(table.deal_number()),
        table.moves().len() as u64,
        u64::from(seat.number()),
    ])
}

fn luck(words: [u64; 4]) -> u64 {
    let mut key = [0; 32];
    for (bytes, word) in key.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    ChaCha12Rng::from_seed(key).next_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_is_the_same_for_the_same_decision_and_another_for_any_other() {
        let here = luck([7, 1, 0, 3]);
        assert_eq!(here, luck([7, 1, 0, 3]));
        for other in [[8, 1, 0, 3], [7, 2, 0, 3], [7, 1, 1, 3], [7, 1, 0, 2]] {
            assert_ne!(here, luck(other), "{other:?}");
        }
    }
}
