//! `cargo verify`: everything that must hold before a change goes in, one stage after another.

mod machine;
mod stages;
mod tidy;
mod used;

use std::time::{Duration, Instant};

use crate::home::Home;
use crate::{Failure, shell};
pub use machine::Machine;
pub use stages::BAKERS;
use stages::{Stage, Work};

/// Runs every stage, or with `quick` those that need no Bevy, up to the first that fails; then a table of their times.
///
/// # Errors
/// Names the stage that failed, and why.
pub fn verify(home: &Home, quick: bool) -> Result<(), Failure> {
    let machine = Machine::look(home);
    let mut rows = Vec::new();
    let mut failure = None;
    for Stage { name, work } in stages::stages(home, &machine, quick) {
        let start = Instant::now();
        let done = match work {
            Work::LeftOut(why) => {
                println!("\n== {name}: left out: {why}");
                rows.push((name, None, format!("left out: {why}")));
                continue;
            }
            work => {
                println!("\n== {name}");
                perform(home, work)
            }
        };
        let time = start.elapsed();
        println!(
            "== {name}: {} in {}",
            if done.is_ok() { "ok" } else { "failed" },
            shown(time)
        );
        rows.push((
            name,
            Some(time),
            if done.is_ok() { "ok" } else { "failed" }.into(),
        ));
        if let Err(why) = done {
            failure = Some(format!("\ncargo verify stopped at `{name}`: {why}"));
            break;
        }
    }
    print!("\n{}", table(&rows));
    failure.map_or(Ok(()), Err)
}

fn perform(home: &Home, work: Work) -> Result<(), Failure> {
    match work {
        Work::Commands(commands) => commands.into_iter().try_for_each(|mut command| {
            println!("$ {}", shell::shown(&command));
            shell::run(&mut command)
        }),
        Work::Check(check) => check(home),
        Work::LeftOut(_) => Ok(()),
    }
}

/// One row a stage, and the sum of the times at the end.
fn table(rows: &[(&str, Option<Duration>, String)]) -> String {
    let mut out = String::new();
    for (name, time, word) in rows {
        out += &format!("{name:<10} {:>8}  {word}\n", time.map_or("-".into(), shown));
    }
    let sum = rows.iter().filter_map(|(_, time, _)| *time).sum();
    out + &format!("{:<10} {:>8}\n", "all", shown(sum))
}

/// A time as it is read: `4.2 s` or `12:07`.
fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f32())
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_seconds_and_then_minutes() {
        assert_eq!(shown(Duration::from_millis(4230)), "4.2 s");
        assert_eq!(shown(Duration::from_secs(60)), "1:00");
        assert_eq!(shown(Duration::from_secs(727)), "12:07");
    }

    #[test]
    fn the_table_sums_what_ran_and_says_what_did_not() {
        let rows = [
            ("fmt", Some(Duration::from_secs(2)), "ok".into()),
            ("window", None, "left out: no xvfb-run".into()),
            ("test", Some(Duration::from_secs(70)), "failed".into()),
        ];
        assert_eq!(
            table(&rows),
            "fmt           2.0 s  ok\nwindow            -  left out: no xvfb-run\ntest           1:10  failed\nall            1:12\n"
        );
    }
}
