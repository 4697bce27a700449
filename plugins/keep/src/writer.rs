//! Writes what is kept beside the game: a slow disk holds up no frame.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

use bevy::log::warn;

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
        let job = Job {
            kind,
            text,
            lasting,
        };
        if !self.begin() {
            let result = job.run(&self.shared.store);
            self.shared.desk().done.push_back((kind, result));
            return;
        }
        let mut desk = self.shared.desk();
        desk.take(job);
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

    /// Whether something is not written yet.
    pub fn is_busy(&self) -> bool {
        let desk = self.shared.desk();
        desk.writing || !desk.jobs.is_empty()
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

    /// Begins the thread when it is first needed; whether there is one.
    fn begin(&mut self) -> bool {
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

impl Desk {
    /// A newer job takes the place of the one of its kind, and lasts as long. A match goes to the end all the same: it
    /// says which hands are counted, and must not be kept before their figures.
    fn take(&mut self, mut job: Job) {
        let Some(place) = self.jobs.iter().position(|other| other.kind == job.kind) else {
            self.jobs.push_back(job);
            return;
        };
        let Some(older) = self.jobs.get_mut(place) else {
            return;
        };
        job.lasting = job.lasting.max(older.lasting);
        if job.kind == Kind::Match {
            self.jobs.remove(place);
            self.jobs.push_back(job);
        } else {
            *older = job;
        }
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
        while let Some((kind, result)) = self.done() {
            if let Err(why) = result {
                warn!("{} was not saved: {why}", kind.name());
            }
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
                // What panics is as good as refused: nobody must wait for it for ever.
                let run = AssertUnwindSafe(|| job.run(&self.store));
                let result = catch_unwind(run).unwrap_or(Err(StoreError::Broken));
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

    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(Some(folder.path().into()));
        (folder, store)
    }

    #[test]
    fn the_newest_is_kept_and_what_comes_before_the_end_is_written() {
        let (_folder, store) = store();
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
        let (_folder, store) = store();
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
        let (_folder, store) = store();
        let writer = Writer::new(store);
        writer.settle();
        assert!(writer.done().is_none());
    }

    #[test]
    fn a_match_is_written_after_the_figures_of_its_hands() {
        let mut desk = Desk::default();
        let job = |kind, text: &str, lasting| Job {
            kind,
            text: Some(text.into()),
            lasting,
        };
        desk.take(job(Kind::Match, "hand 1", Lasting::PowerCut));
        for kind in [Kind::Statistics, Kind::History, Kind::Settings, Kind::Match] {
            desk.take(job(kind, "hand 2", Lasting::Kill));
        }
        // One more hand, of which the match is not told yet.
        desk.take(job(Kind::History, "hand 3", Lasting::Kill));
        let order: Vec<_> = desk
            .jobs
            .iter()
            .map(|job| (job.kind, job.text.as_deref().unwrap_or_default()))
            .collect();
        let expected = [
            (Kind::Statistics, "hand 2"),
            (Kind::History, "hand 3"),
            (Kind::Settings, "hand 2"),
            (Kind::Match, "hand 2"),
        ];
        assert_eq!(order, expected);
        assert_eq!(desk.jobs[3].lasting, Lasting::PowerCut);
    }

    #[test]
    fn where_there_is_no_thread_it_is_written_at_once() {
        let (_folder, store) = store();
        let mut writer = Writer::new(store.clone());
        writer.hand = Hand::Caller;
        writer.write(Kind::Match, Some("{}".into()), Lasting::Kill);
        assert_eq!(read(&store, Kind::Match).as_deref(), Some("{}"));
        writer.write(Kind::Match, None, Lasting::Kill);
        assert_eq!(read(&store, Kind::Match), None);
        writer.refuse(Kind::Settings, StoreError::NoPlace);
        let told: Vec<_> = std::iter::from_fn(|| writer.done()).collect();
        assert!(matches!(
            told[..],
            [
                (Kind::Match, Ok(())),
                (Kind::Match, Ok(())),
                (Kind::Settings, Err(StoreError::NoPlace))
            ]
        ));
        assert!(!writer.is_busy());
    }
}
