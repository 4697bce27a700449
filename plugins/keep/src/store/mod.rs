//! Where things are kept: files natively, localStorage in a browser. Every call may fail, and none panics.

#[cfg(not(target_arch = "wasm32"))]
mod files;
#[cfg(target_arch = "wasm32")]
mod page;

use thiserror::Error;

#[cfg(not(target_arch = "wasm32"))]
pub use files::Store;
#[cfg(target_arch = "wasm32")]
pub use page::Store;

/// How long something written lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Lasting {
    /// The program may be killed at once.
    Kill,
    /// The power may fail at once; this takes longer.
    PowerCut,
}

/// Why nothing could be read or written.
#[derive(Debug, Error)]
pub enum StoreError {
    /// There is no place for it: no home folder, or a browser that forbids storage.
    #[error("there is no place to keep anything")]
    NoPlace,
    /// Writing it ended in a panic.
    #[error("a mistake of the game's own")]
    Broken,
    /// What should be kept cannot be written down.
    #[error("{0}")]
    Spelling(#[from] serde_json::Error),
    /// The system refused.
    #[cfg(not(target_arch = "wasm32"))]
    #[error("{0}")]
    Refused(#[from] std::io::Error),
    /// The browser refused: the store is full, or forbidden.
    #[cfg(target_arch = "wasm32")]
    #[error("the browser refused: {0}")]
    Refused(String),
}
