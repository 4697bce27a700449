//! Chance with a name: every take draws from a stream of its own, so that adding a sound changes no other.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A stream of chances.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of one take of one sound.
    pub fn new(name: &str, take: u32) -> Self {
        // FNV-1a: small, and the same for ever.
        let hash = name
            .bytes()
            .chain(take.to_le_bytes())
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
            });
        Self(ChaCha8Rng::seed_from_u64(hash))
    }

    /// Evenly between two numbers, the lower first.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.0.random::<f64>()
    }

    /// A factor near 1: `around(0.03)` is 0.97 to 1.03.
    pub fn around(&mut self, by: f64) -> f64 {
        self.between(1.0 - by, 1.0 + by)
    }

    /// One sample of white noise, −1 to 1.
    pub fn noise(&mut self) -> f64 {
        self.between(-1.0, 1.0)
    }
}
