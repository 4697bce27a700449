//! Files in the player's data folder, each replaced as a whole or not at all.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::{Lasting, StoreError};

/// What a file that was being written is called until it is whole.
const WRITING: &str = ".writing-";
/// A file left half written by a kill is swept away after this.
const STALE: Duration = Duration::from_secs(60);
/// More set-aside copies than this of one file are not kept.
const MOST_ASIDE: u32 = 9;

/// A folder of files.
#[derive(Clone, Debug)]
pub struct Store {
    folder: Option<PathBuf>,
}

impl Store {
    /// That folder, or the one `RIGHT_BOWER_DATA` names, or the player's data folder.
    pub fn open(folder: Option<PathBuf>) -> Self {
        let named = || {
            std::env::var_os("RIGHT_BOWER_DATA")
                .filter(|name| !name.is_empty())
                .map(PathBuf::from)
        };
        let usual = || {
            directories::ProjectDirs::from("", "", "right-bower")
                .map(|dirs| dirs.data_dir().to_path_buf())
        };
        let store = Self {
            folder: folder.or_else(named).or_else(usual),
        };
        store.sweep();
        store
    }

    /// What is kept under that name; `None` where nothing is.
    ///
    /// # Errors
    /// The system's refusal.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match fs::read(self.path(name)?) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(why) => Err(why.into()),
        }
    }

    /// Keeps `text` under that name instead of what was there. Whenever the program ends, the old text is there or the
    /// new one, whole.
    ///
    /// # Errors
    /// The system's refusal; the old text is there still.
    pub fn write(&self, name: &str, text: &str, lasting: Lasting) -> Result<(), StoreError> {
        let path = self.path(name)?;
        let folder = path.parent().ok_or(StoreError::NoPlace)?;
        fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new()
            .prefix(WRITING)
            .tempfile_in(folder)?;
        file.write_all(text.as_bytes())?;
        file.flush()?;
        if lasting == Lasting::PowerCut {
            file.as_file().sync_all()?;
        }
        file.persist(&path).map_err(|why| why.error)?;
        Ok(())
    }

    /// Forgets what is kept under that name, if anything is.
    ///
    /// # Errors
    /// The system's refusal.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        match fs::remove_file(self.path(name)?) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => Err(why.into()),
            _ => Ok(()),
        }
    }

    /// Moves what is kept under that name out of the way, to a name with `mark` in it; returns that name.
    ///
    /// # Errors
    /// The system's refusal.
    pub fn set_aside(&self, name: &str, mark: &str) -> Result<String, StoreError> {
        let path = self.path(name)?;
        let (aside, to) = self.free(name, mark)?;
        fs::rename(path, to)?;
        Ok(aside)
    }

    /// Keeps a copy of what is kept under that name, as [`Self::set_aside`] does, and leaves it where it is.
    ///
    /// # Errors
    /// The system's refusal.
    pub fn copy_aside(&self, name: &str, mark: &str) -> Result<String, StoreError> {
        let path = self.path(name)?;
        let (aside, to) = self.free(name, mark)?;
        fs::copy(path, to)?;
        Ok(aside)
    }

    /// A name with `mark` in it that nothing has yet; once there are many, the last one again.
    fn free(&self, name: &str, mark: &str) -> Result<(String, PathBuf), StoreError> {
        let folder = self.folder.as_ref().ok_or(StoreError::NoPlace)?;
        let name_of = |count: u32| match count {
            1 => format!("{name}.{mark}.json"),
            count => format!("{name}.{mark}-{count}.json"),
        };
        let count = (1..MOST_ASIDE)
            .find(|&count| !folder.join(name_of(count)).exists())
            .unwrap_or(MOST_ASIDE);
        let aside = name_of(count);
        let path = folder.join(&aside);
        Ok((aside, path))
    }

    fn path(&self, name: &str) -> Result<PathBuf, StoreError> {
        let folder = self.folder.as_ref().ok_or(StoreError::NoPlace)?;
        Ok(folder.join(format!("{name}.json")))
    }

    /// Removes what kills left half written. It is no matter if that fails.
    fn sweep(&self) {
        let Some(entries) = self
            .folder
            .as_deref()
            .and_then(|folder| fs::read_dir(folder).ok())
        else {
            return;
        };
        for entry in entries.flatten() {
            let ours = entry.file_name().to_string_lossy().starts_with(WRITING);
            if ours && is_stale(&entry.path()) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

fn is_stale(path: &Path) -> bool {
    let age = fs::metadata(path)
        .and_then(|meta| meta.modified())
        .ok()
        .and_then(|then| then.elapsed().ok());
    age.is_some_and(|age| age > STALE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(Some(folder.path().join("deep").join("down")));
        (folder, store)
    }

    #[test]
    fn what_is_written_is_read_back_and_can_be_forgotten() {
        let (_folder, store) = store();
        assert!(store.read("match").expect("readable").is_none());
        store
            .write("match", "one", Lasting::Kill)
            .expect("writable");
        store
            .write("match", "two", Lasting::PowerCut)
            .expect("writable");
        assert_eq!(
            store.read("match").expect("readable"),
            Some(b"two".to_vec())
        );
        store.remove("match").expect("removable");
        store
            .remove("match")
            .expect("nothing to remove is no error");
        assert!(store.read("match").expect("readable").is_none());
    }

    #[test]
    fn a_file_half_written_by_a_kill_is_never_read_and_is_swept_away_later() {
        let (_folder, store) = store();
        store
            .write("match", "old", Lasting::Kill)
            .expect("writable");
        let folder = store.folder.clone().expect("it has one");
        let left = folder.join(format!("{WRITING}abc"));
        fs::write(&left, "ne").expect("writable");
        assert_eq!(
            store.read("match").expect("readable"),
            Some(b"old".to_vec())
        );
        // Fresh, it may belong to another window of the game.
        Store::open(Some(folder.clone()));
        assert!(left.exists());
        let long_ago = std::time::SystemTime::now() - 2 * STALE;
        fs::File::options()
            .write(true)
            .open(&left)
            .expect("there")
            .set_modified(long_ago)
            .expect("settable");
        Store::open(Some(folder));
        assert!(!left.exists());
    }

    #[test]
    fn nothing_set_aside_is_lost_to_the_next() {
        let (_folder, store) = store();
        for text in ["a", "b", "c"] {
            store
                .write("settings", text, Lasting::Kill)
                .expect("writable");
            store.set_aside("settings", "damaged").expect("movable");
        }
        let folder = store.folder.clone().expect("it has one");
        let read = |name: &str| fs::read_to_string(folder.join(name)).expect("set aside");
        assert_eq!(read("settings.damaged.json"), "a");
        assert_eq!(read("settings.damaged-2.json"), "b");
        assert_eq!(read("settings.damaged-3.json"), "c");
    }

    #[test]
    fn a_place_that_cannot_be_written_is_an_error_and_no_more() {
        // A file where a folder should be refuses even the administrator.
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        fs::write(&file, "").expect("writable");
        let store = Store::open(Some(file));
        assert!(store.write("match", "text", Lasting::Kill).is_err());
        assert!(
            store.read("match").is_err() || store.read("match").is_ok_and(|text| text.is_none())
        );
        assert!(store.set_aside("match", "damaged").is_err());
    }
}
