//! Time spent on one core.

use std::time::{Duration, Instant};

/// Time since a moment: this thread's own on a processor where the system tells it, so that other work on the machine
/// does not count; by the clock on the wall elsewhere.
pub struct Stopwatch {
    wall: Instant,
    thread: Option<Duration>,
}

impl Stopwatch {
    /// Starts.
    pub fn start() -> Self {
        Self {
            wall: Instant::now(),
            thread: thread_time(),
        }
    }

    /// What has gone since.
    pub fn elapsed(&self) -> Duration {
        match (self.thread, thread_time()) {
            (Some(then), Some(now)) => now.saturating_sub(then),
            _ => self.wall.elapsed(),
        }
    }
}

/// Linux: nanoseconds this thread has run.
fn thread_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace()
        .next()?
        .parse()
        .ok()
        .map(Duration::from_nanos)
}
