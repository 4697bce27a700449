//! What every kept file looks like: its version, then its matter under its own name. Older versions are brought up to
//! date, and what cannot be read is set aside under a name that says so.

use bevy::log::warn;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::store::{Store, StoreError};

/// The version this program writes.
pub const VERSION: u64 = 1;

/// One of the things kept. Its name is the file's, and that of its matter inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The player's settings.
    Settings,
    /// The match in play.
    Match,
    /// Figures.
    Statistics,
    /// Past hands.
    History,
}

impl Kind {
    /// The file's name, without what follows the dot.
    pub fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings",
            Self::Match => "match",
            Self::Statistics => "statistics",
            Self::History => "history",
        }
    }
}

/// What reading a file came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Loaded<T> {
    /// Nothing is kept, or the store refuses to tell.
    Nothing,
    /// Here it is.
    Good(T),
    /// It was damaged, and lies under that name now; `None` where even that was refused.
    Damaged(Option<String>),
    /// A later version of the game wrote it, and it lies under that name now.
    Newer(Option<String>),
}

/// Why a file's text cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Unusable {
    Damaged,
    Newer,
}

/// Reads one kind of thing with `read`, which says `None` to what is damaged.
pub fn load<T>(store: &Store, kind: Kind, read: impl FnOnce(Value) -> Option<T>) -> Loaded<T> {
    let bytes = match store.read(kind.name()) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return Loaded::Nothing,
        Err(why) => {
            warn!("{} cannot be read: {why}", kind.name());
            return Loaded::Nothing;
        }
    };
    let matter = matter(&bytes, kind).and_then(|matter| read(matter).ok_or(Unusable::Damaged));
    let set_aside = |mark| {
        store
            .set_aside(kind.name(), mark)
            .inspect_err(|why| warn!("{why}"))
            .ok()
    };
    match matter {
        Ok(matter) => Loaded::Good(matter),
        Err(Unusable::Damaged) => Loaded::Damaged(set_aside("damaged")),
        Err(Unusable::Newer) => Loaded::Newer(set_aside("newer")),
    }
}

/// Reads one kind of thing that is whole or damaged, with nothing between.
pub fn load_whole<T: DeserializeOwned>(store: &Store, kind: Kind) -> Loaded<T> {
    load(store, kind, |matter| serde_json::from_value(matter).ok())
}

/// The text in which one kind of thing is kept.
///
/// # Errors
/// Matter that JSON cannot spell.
pub fn text<T: Serialize>(kind: Kind, matter: &T) -> Result<String, StoreError> {
    let matter = serde_json::to_string(matter)?;
    let name = kind.name();
    Ok(format!("{{\"version\":{VERSION},\"{name}\":{matter}}}"))
}

/// A file's matter, brought up to this version.
fn matter(bytes: &[u8], kind: Kind) -> Result<Value, Unusable> {
    let file: Value = serde_json::from_slice(bytes).map_err(|_| Unusable::Damaged)?;
    let Value::Object(mut file) = file else {
        return Err(Unusable::Damaged);
    };
    match file.get("version").map(Value::as_u64) {
        // Version 0 had no number, and its matter was not under a name.
        None => Ok(Value::Object(file)),
        Some(Some(VERSION)) => file.remove(kind.name()).ok_or(Unusable::Damaged),
        Some(Some(version)) if version > VERSION => Err(Unusable::Newer),
        Some(_) => Err(Unusable::Damaged),
    }
}
