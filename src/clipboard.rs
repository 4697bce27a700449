//! Where words are put to be pasted elsewhere.

/// The system's clipboard, opened when first used. In a browser there is none without leave of the person: what would
/// be put there is shown instead.
#[derive(Default)]
pub struct Clipboard {
    #[cfg(not(target_arch = "wasm32"))]
    system: Option<arboard::Clipboard>,
}

impl Clipboard {
    /// Puts words there; whether they are.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn take(&mut self, words: &str) -> bool {
        // What was put there is handed on by this program while it runs, so it is held open.
        if self.system.is_none() {
            self.system = arboard::Clipboard::new().ok();
        }
        self.system
            .as_mut()
            .is_some_and(|system| system.set_text(words).is_ok())
    }

    /// Puts words there; whether they are.
    #[cfg(target_arch = "wasm32")]
    pub fn take(&mut self, _words: &str) -> bool {
        false
    }
}
