//! Writes what is kept beside the game: a slow disk holds up no frame.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use crate::file::Kind;
use crate::store::{Lasting, Store, StoreError};

/// What is to be written, one thing after another, by a thread of its own. Where there are no threads, as in a browser,
/// it is written at once.
#[derive(Debug)]
pub struct Writer {
    shared: Arc<Shared>,
    hand: Hand,
}

/// Who writes.
#[derive(Debug)]
enum Hand {
    /// Nothing was to be written so far.
    Idle,
    Thread(JoinHandle<()>),
    /// The caller himself.
    Caller,
}

#[derive(Debug)]
struct Shared {
    store: Store,
    desk: Mutex<Desk>,
    /// There is something to write, or nothing ever will be.
    due: Condvar,
    /// All is written.
    clear: Condvar,
}

#[derive(Default, Debug)]
struct Desk {
    /// At most one of a kind, the newest.
    jobs: VecDeque<Job>,
    /// How writings went that nobody asked about yet.
    done: VecDeque<(Kind, Result<(), StoreError>)>,
    writing: bool,
    closed: bool,
}

/// One thing to write, or without a text to forget.
#[derive(Debug)]
struct Job {
    kind: Kind,
    text: Option<String>,
    lasting: Lasting,
}

impl Writer {
    /// Writes to that store.
    pub fn new(store: Store) -> Self {
        let shared = Shared {
            store,
            desk: Mutex::default(),
            due: Condvar::new(),
            clear: Condvar::new(),
        };
        Self {
            shared: Arc::new(shared),
            hand: Hand::Idle,
        }
    }

    /// Keeps a text, or without one forgets what is kept. What was to be written of the same kind and is not yet need
    /// not be any more; how long that was to last, this lasts too.
    pub fn write(&mut self, kind: Kind, text: Option<String>, lasting: Lasting) {
        let mut job = Job {
            kind,
            text,
            lasting,
        };
        if !self.is_thread() {
            let result = job.run(&self.shared.store);
            self.shared.desk().done.push_back((kind, result));
            return;
        }
        let mut desk = self.shared.desk();
        // The new one goes to the end: a match says which hands are counted, and must not be kept before the figures.
        if let Some(place) = desk.jobs.iter().position(|other| other.kind == kind)
            && let Some(older) = desk.jobs.remove(place)
        {
            job.lasting = job.lasting.max(older.lasting);
        }
        desk.jobs.push_back(job);
        self.shared.due.notify_one();
    }

    /// What cannot even be spelled is as good as a writing that was refused.
    pub fn refuse(&self, kind: Kind, why: StoreError) {
        self.shared.desk().done.push_back((kind, Err(why)));
    }

    /// How a writing went that was not asked about yet.
    pub fn done(&self) -> Option<(Kind, Result<(), StoreError>)> {
        self.shared.desk().done.pop_front()
    }

    /// Waits until all is written.
    pub fn settle(&self) {
        let mut desk = self.shared.desk();
        while desk.writing || !desk.jobs.is_empty() {
            desk = self
                .shared
                .clear
                .wait(desk)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Whether a thread writes; it is begun when it is first needed.
    fn is_thread(&mut self) -> bool {
        if matches!(self.hand, Hand::Idle) {
            let shared = Arc::clone(&self.shared);
            let thread = std::thread::Builder::new()
                .name("keep".into())
                .spawn(move || shared.write_all());
            self.hand = thread.map_or(Hand::Caller, Hand::Thread);
        }
        matches!(self.hand, Hand::Thread(_))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.shared.desk().closed = true;
        self.shared.due.notify_one();
        if let Hand::Thread(thread) = std::mem::replace(&mut self.hand, Hand::Caller) {
            // A panic of the thread was told when it happened.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the thread does, until nothing is left and nothing can come any more.
    fn write_all(&self) {
        let mut desk = self.desk();
        loop {
            if let Some(job) = desk.jobs.pop_front() {
                desk.writing = true;
                drop(desk);
                let result = job.run(&self.store);
                desk = self.desk();
                desk.writing = false;
                desk.done.push_back((job.kind, result));
            } else if desk.closed {
                return;
            } else {
                self.clear.notify_all();
                desk = self.due.wait(desk).unwrap_or_else(PoisonError::into_inner);
            }
        }
    }
}

impl Job {
    fn run(&self, store: &Store) -> Result<(), StoreError> {
        match &self.text {
            Some(text) => store.write(self.kind.name(), text, self.lasting),
            None => store.remove(self.kind.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(store: &Store, kind: Kind) -> Option<String> {
        let bytes = store.read(kind.name()).expect("readable")?;
        Some(String::from_utf8(bytes).expect("text"))
    }

    #[test]
    fn the_newest_is_kept_and_what_comes_before_the_end_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(Some(folder.path().into()));
        let mut writer = Writer::new(store.clone());
        for number in 0..200 {
            writer.write(Kind::Match, Some(number.to_string()), Lasting::Kill);
            writer.write(Kind::Settings, Some(format!("s{number}")), Lasting::Kill);
        }
        drop(writer);
        assert_eq!(read(&store, Kind::Match).as_deref(), Some("199"));
        assert_eq!(read(&store, Kind::Settings).as_deref(), Some("s199"));
    }

    #[test]
    fn what_is_forgotten_after_it_was_written_stays_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(Some(folder.path().into()));
        let mut writer = Writer::new(store.clone());
        for _ in 0..50 {
            writer.write(Kind::Match, Some("{}".into()), Lasting::Kill);
            writer.write(Kind::Match, None, Lasting::Kill);
            writer.settle();
            assert_eq!(read(&store, Kind::Match), None);
        }
    }

    #[test]
    fn every_writing_that_was_done_is_told_once_and_a_refusal_with_its_reason() {
        let folder = tempfile::tempdir().expect("a folder");
        // A file where the folder should be refuses everybody.
        let place = folder.path().join("occupied");
        std::fs::write(&place, "").expect("writable");
        let mut writer = Writer::new(Store::open(Some(place.clone())));
        writer.write(Kind::History, Some("{}".into()), Lasting::PowerCut);
        writer.settle();
        assert!(matches!(writer.done(), Some((Kind::History, Err(_)))));
        assert!(writer.done().is_none());
        std::fs::remove_file(&place).expect("removable");
        writer.write(Kind::History, Some("{}".into()), Lasting::PowerCut);
        writer.settle();
        assert!(matches!(writer.done(), Some((Kind::History, Ok(())))));
    }

    #[test]
    fn with_nothing_to_write_there_is_nothing_to_wait_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let writer = Writer::new(Store::open(Some(folder.path().into())));
        writer.settle();
        assert!(writer.done().is_none());
    }
}
