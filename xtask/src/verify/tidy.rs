//! What no file of the project may hold: paths of one machine, marks of unfinished work, tests that are switched off,
//! dependencies that nothing uses.

use std::fs;
use std::path::Path;

use super::used;
use crate::home::Home;
use crate::{Failure, shell};

/// Marks of work not done. Written in two halves, so that this file does not hold them itself.
const MARKS: [&str; 6] = [
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("FIX", "ME"),
    concat!("not yet imple", "mented"),
    concat!("#[ign", "ore"),
];

/// Folders at the top of one machine and not of another.
const FOLDERS: [&str; 6] = ["work", "root", "home", "tmp", "farm", "Users"];

/// Where packages come from is for each machine to say.
const HOSTS: [&str; 3] = [
    concat!("registry.npm", "js.org"),
    concat!("index.crates", ".io"),
    concat!("\"resol", "ved\": \"http"),
];

/// Reads every tracked text file.
///
/// # Errors
/// Lists each line that holds what it should not.
pub fn tidy(home: &Home) -> Result<(), Failure> {
    let listed = shell::output(&mut home.command("git", ["ls-files", "-z"]))
        .ok_or("`git ls-files` failed: the tracked files cannot be listed")?;
    let names: Vec<&str> = listed.split('\0').filter(|name| !name.is_empty()).collect();
    let mut found = Vec::new();
    for name in &names {
        // A picture is no text, and a file that is tracked but gone has nothing in it.
        let Ok(text) = fs::read_to_string(home.at(name)) else {
            continue;
        };
        found.extend(faults(name, &text));
    }
    found.extend(used::faults(home, &names));
    println!("{} tracked files, {} faults", names.len(), found.len());
    if found.is_empty() {
        Ok(())
    } else {
        Err(format!("\n  {}", found.join("\n  ")))
    }
}

/// What one file holds that it should not, as `name:line: what`.
fn faults(name: &str, text: &str) -> Vec<String> {
    // The lock says by its nature where its packages come from.
    if Path::new(name)
        .file_name()
        .is_some_and(|file| file == "Cargo.lock")
    {
        return Vec::new();
    }
    let fault = |line: &str| {
        let mark = MARKS
            .iter()
            .chain(&HOSTS)
            .find(|mark| line.contains(**mark))
            .map(ToString::to_string);
        mark.or_else(|| machine_path(line))
    };
    let numbered = text.lines().enumerate();
    numbered
        .filter_map(|(at, line)| fault(line).map(|what| format!("{name}:{}: {what}", at + 1)))
        .collect()
}

/// The first absolute path in a line that only one machine has.
fn machine_path(line: &str) -> Option<String> {
    let starts = line.match_indices('/').map(|(at, _)| at);
    starts
        .filter(|&at| {
            !line[..at].ends_with(|before: char| {
                before.is_alphanumeric()
                    || matches!(before, '_' | '-' | '.' | '/' | '}' | '>' | '~')
            })
        })
        .find_map(|at| {
            FOLDERS.iter().find(|folder| {
                line[at + 1..]
                    .strip_prefix(**folder)
                    .is_some_and(|rest| rest.starts_with('/'))
            })
        })
        .map(|folder| format!("/{folder}/…"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A path that only one machine has, put together so that this file holds none.
    fn path(folder: &str) -> String {
        format!("/{folder}/thing")
    }

    #[test]
    fn a_path_of_one_machine_is_found_wherever_it_stands() {
        for folder in FOLDERS {
            for line in [
                path(folder),
                format!("cd {}", path(folder)),
                format!("\"{}\"", path(folder)),
                format!("file={}", path(folder)),
            ] {
                assert_eq!(machine_path(&line), Some(format!("/{folder}/…")), "{line}");
            }
        }
    }

    #[test]
    fn a_path_every_machine_has_is_not_a_fault() {
        for line in [
            "/usr/share/vulkan/icd.d",
            "src/work/thing",
            "../root/thing",
            "https://example.org/home/thing",
            "$HOME/work/thing",
            "a/b",
            "/worker/thing",
            "</home>",
            "w//tmp",
        ] {
            assert_eq!(machine_path(line), None, "{line}");
        }
    }

    #[test]
    fn every_mark_of_unfinished_work_is_found_with_its_line() {
        for mark in MARKS.iter().chain(&HOSTS) {
            assert_eq!(
                faults("src/a.rs", &format!("fn a() {{\n    {mark}\n}}")),
                [format!("src/a.rs:2: {mark}")]
            );
        }
        assert_eq!(faults("Cargo.lock", HOSTS[1]), Vec::<String>::new());
        assert_eq!(faults("src/a.rs", "fn a() {}\n"), Vec::<String>::new());
    }
}
