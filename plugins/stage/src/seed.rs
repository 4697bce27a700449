//! Seeds: fresh ones, and luck drawn from one.

/// A seed nobody knows beforehand, from the system's own randomness.
#[cfg(not(target_arch = "wasm32"))]
pub fn fresh() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    // Every `RandomState` takes keys from the system.
    std::collections::hash_map::RandomState::new()
        .build_hasher()
        .finish()
}

/// A seed nobody knows beforehand, from the browser's own randomness.
#[cfg(target_arch = "wasm32")]
pub fn fresh() -> u64 {
    let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}
