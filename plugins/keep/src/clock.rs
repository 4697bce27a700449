//! What time it is.

/// Seconds since 1970.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Seconds since 1970.
#[cfg(target_arch = "wasm32")]
pub fn now() -> u64 {
    // The standard clock panics in a browser.
    (js_sys::Date::now() / 1000.0) as u64
}
