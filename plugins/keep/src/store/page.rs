//! localStorage, guarded at every call: in a frame of another site any of them may throw.

use std::path::PathBuf;

use wasm_bindgen::JsValue;

use super::{Lasting, StoreError};

/// What every key begins with.
const OURS: &str = "right-bower/";
/// More set-aside copies than this of one thing are not kept.
const MOST_ASIDE: u32 = 3;

/// The page's own storage.
#[derive(Clone, Debug)]
pub struct Store;

impl Store {
    /// The page's storage; there are no folders.
    pub fn open(_folder: Option<PathBuf>) -> Self {
        Self
    }

    /// What is kept under that name; `None` where nothing is.
    ///
    /// # Errors
    /// The browser's refusal.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let text = storage()?.get_item(&key(name)).map_err(refused)?;
        Ok(text.map(String::into_bytes))
    }

    /// Keeps `text` under that name instead of what was there.
    ///
    /// # Errors
    /// The browser's refusal; the old text is there still.
    pub fn write(&self, name: &str, text: &str, _lasting: Lasting) -> Result<(), StoreError> {
        storage()?.set_item(&key(name), text).map_err(refused)
    }

    /// Forgets what is kept under that name, if anything is.
    ///
    /// # Errors
    /// The browser's refusal.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        storage()?.remove_item(&key(name)).map_err(refused)
    }

    /// Moves what is kept under that name out of the way, to a name with `mark` in it; returns that name.
    ///
    /// # Errors
    /// The browser's refusal.
    pub fn set_aside(&self, name: &str, mark: &str) -> Result<String, StoreError> {
        let aside = self.copy_aside(name, mark)?;
        self.remove(name)?;
        Ok(aside)
    }

    /// Keeps a copy of what is kept under that name, as [`Self::set_aside`] does, and leaves it where it is.
    ///
    /// # Errors
    /// The browser's refusal.
    pub fn copy_aside(&self, name: &str, mark: &str) -> Result<String, StoreError> {
        let storage = storage()?;
        let name_of = |count: u32| match count {
            1 => format!("{name}.{mark}"),
            count => format!("{name}.{mark}-{count}"),
        };
        let taken = |count: u32| matches!(storage.get_item(&key(&name_of(count))), Ok(Some(_)));
        let count = (1..MOST_ASIDE)
            .find(|&count| !taken(count))
            .unwrap_or(MOST_ASIDE);
        let aside = name_of(count);
        if let Some(text) = storage.get_item(&key(name)).map_err(refused)? {
            storage.set_item(&key(&aside), &text).map_err(refused)?;
        }
        Ok(aside)
    }
}

fn key(name: &str) -> String {
    format!("{OURS}{name}")
}

fn storage() -> Result<web_sys::Storage, StoreError> {
    let window = web_sys::window().ok_or(StoreError::NoPlace)?;
    window
        .local_storage()
        .map_err(refused)?
        .ok_or(StoreError::NoPlace)
}

fn refused(why: JsValue) -> StoreError {
    let name = js_sys::Reflect::get(&why, &JsValue::from_str("name"))
        .ok()
        .and_then(|name| name.as_string());
    StoreError::Refused(name.unwrap_or_else(|| "no reason given".into()))
}
