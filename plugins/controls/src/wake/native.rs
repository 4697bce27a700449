//! A thread that sleeps in the system until a pad does something.

use std::thread;
use std::time::Duration;

use bevy::log::{debug, warn};
use gilrs::{Event, EventType, GilrsBuilder};

/// The game's own reader may hear of a pad a little later than this thread; a frame after this finds it.
const SETTLE: Duration = Duration::from_millis(60);
/// A stick in motion tells hundreds of times a second; more frames than this nobody sees.
const BETWEEN: Duration = Duration::from_millis(4);

/// Calls `wake` whenever a pad stirs, until it says that nobody listens.
pub fn watch(wake: impl Fn() -> bool + Send + 'static) {
    let started = thread::Builder::new()
        .name("pad watcher".into())
        .spawn(move || {
            let mut pads = match GilrsBuilder::new().set_update_state(false).build() {
                Ok(pads) => pads,
                Err(why) => {
                    debug!("no pads can be watched: {why}");
                    return;
                }
            };
            let mut settling = None;
            loop {
                match pads.next_event_blocking(settling) {
                    Some(event) if matters(&event) => {
                        if !wake() {
                            return;
                        }
                        settling = Some(SETTLE);
                        thread::sleep(BETWEEN);
                    }
                    Some(_) => {}
                    None if settling.take().is_some() => {
                        if !wake() {
                            return;
                        }
                    }
                    // Nothing came though there was no limit: the system cannot wait for pads. Looking now and then is
                    // cheap, and still finds one that is plugged in.
                    None => thread::sleep(SETTLE),
                }
            }
        });
    if let Err(why) = started {
        warn!("pads cannot wake the game at rest: {why}");
    }
}

/// Whether an event can change anything on screen.
fn matters(event: &Event) -> bool {
    !matches!(
        event.event,
        EventType::Dropped | EventType::ForceFeedbackEffectCompleted
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    /// Time this process has spent on a processor, in ticks of a hundredth of a second.
    #[cfg(target_os = "linux")]
    fn spent() -> u64 {
        let stat = std::fs::read_to_string("/proc/self/stat").expect("a process knows itself");
        let fields: Vec<&str> = stat
            .rsplit(')')
            .next()
            .expect("it has a name")
            .split_whitespace()
            .collect();
        fields[11].parse::<u64>().expect("user time")
            + fields[12].parse::<u64>().expect("system time")
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_watcher_with_nothing_to_watch_takes_no_time() {
        let woken = Arc::new(AtomicU32::new(0));
        let count = woken.clone();
        watch(move || {
            count.fetch_add(1, Ordering::Relaxed);
            true
        });
        thread::sleep(Duration::from_millis(300));
        let (before, woken_before) = (spent(), woken.load(Ordering::Relaxed));
        thread::sleep(Duration::from_secs(2));
        // Half a hundredth of 2 s is one tick; other tests of this process run beside this one.
        assert!(spent() - before <= 40, "{} ticks", spent() - before);
        assert!(woken.load(Ordering::Relaxed) - woken_before <= 1);
    }
}
