//! Seeds for what is left to chance.

use std::time::{SystemTime, UNIX_EPOCH};

/// A seed nobody chose: from the clock.
pub fn from_clock() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    mix(since.as_nanos() as u64)
}

/// One seed out of several numbers: like numbers give the same, others an unlike one.
pub fn of(parts: &[u64]) -> u64 {
    parts
        .iter()
        .fold(0x5851_F42D_4C95_7F2D, |seed, &part| mix(seed ^ mix(part)))
}

/// SplitMix64's finish.
fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ (word >> 31)
}
