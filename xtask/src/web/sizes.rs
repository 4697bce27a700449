//! What the page weighs, and what it may weigh.

use super::site::{Site, Size};
use crate::Failure;

/// A million bytes, as disks and budgets count.
const MB: u64 = 1_000_000;

/// The WebAssembly of a build that is put up: as it is, and in brotli.
const RAW: u64 = 15 * MB;
const BROTLI: u64 = 45 * MB / 10;
/// Everything a first game loads, as it travels.
pub const FIRST_GAME: u64 = 6 * MB;
/// itch.io takes no archive with more files.
const FILES: usize = 1_000;
/// The WebAssembly of the thin build: what the browser tests can load without waiting.
const THIN: u64 = 60 * MB;

/// The files from the largest down, the small ones in one row, and the sum.
pub fn table(site: &Site) -> String {
    let mut files = site.files.clone();
    files.sort_by_key(|(_, size)| std::cmp::Reverse(size.raw));
    let mut out = format!("{:<34} {:>11} {:>11} {:>11}\n", "", "raw", "gzip", "brotli");
    let (large, small) = files.split_at(files.partition_point(|(_, size)| size.raw >= 100_000));
    for (name, size) in large {
        out += &row(name, *size);
    }
    out += &row(&format!("{} smaller files", small.len()), sum(small));
    out + &row("all", sum(&files))
}

fn row(name: &str, size: Size) -> String {
    let shown = |bytes: Option<u64>| bytes.map_or("-".into(), |bytes| bytes.to_string());
    format!(
        "{name:<34} {:>11} {:>11} {:>11}\n",
        size.raw,
        shown(size.gzip),
        shown(size.brotli)
    )
}

fn sum(files: &[(String, Size)]) -> Size {
    let none = Size {
        raw: 0,
        gzip: Some(0),
        brotli: Some(0),
    };
    let add = |a: Option<u64>, b: Option<u64>| Some(a? + b?);
    files.iter().fold(none, |sum, (_, size)| Size {
        raw: sum.raw + size.raw,
        gzip: add(sum.gzip, size.gzip),
        brotli: add(sum.brotli, size.brotli),
    })
}

/// Holds a build that is put up against its budgets.
///
/// # Errors
/// Lists each budget that is passed, with by how much.
pub fn within_budget(site: &Site) -> Result<(), Failure> {
    let wasm = site.wasm().ok_or("The page has no WebAssembly.")?;
    let brotli = wasm
        .brotli
        .ok_or("Without node nothing was compressed, so the budgets cannot be checked.")?;
    let mut over = Vec::new();
    for (what, bytes, budget) in [
        ("the WebAssembly", wasm.raw, RAW),
        ("the WebAssembly in brotli", brotli, BROTLI),
    ] {
        if bytes > budget {
            over.push(format!(
                "{what}: {bytes} bytes, {} over its budget of {budget}",
                bytes - budget
            ));
        }
    }
    if site.files.len() >= FILES {
        over.push(format!(
            "{} files, and itch.io takes fewer than {FILES}",
            site.files.len()
        ));
    }
    if over.is_empty() {
        Ok(())
    } else {
        Err(format!("Over budget:\n  {}", over.join("\n  ")))
    }
}

/// Holds the thin build against the ceiling that keeps the browser tests quick.
///
/// # Errors
/// Says by how much it has grown over it.
pub fn under_ceiling(site: &Site) -> Result<(), Failure> {
    let wasm = site.wasm().ok_or("The page has no WebAssembly.")?;
    if wasm.raw > THIN {
        Err(format!(
            "The thin WebAssembly has {} bytes, {} over its ceiling of {THIN}.",
            wasm.raw,
            wasm.raw - THIN
        ))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::site::WASM;
    use super::*;

    fn site(raw: u64, brotli: Option<u64>, others: u64) -> Site {
        let wasm = (
            WASM.to_string(),
            Size {
                raw,
                gzip: brotli,
                brotli,
            },
        );
        let other = |at| {
            (
                format!("assets/{at}.png"),
                Size {
                    raw: 1000,
                    gzip: Some(1000),
                    brotli: Some(1000),
                },
            )
        };
        Site {
            folder: "dist".into(),
            files: [wasm].into_iter().chain((0..others).map(other)).collect(),
        }
    }

    #[test]
    fn the_budgets_themselves_are_within_budget_and_a_byte_more_is_not() {
        assert_eq!(within_budget(&site(15 * MB, Some(4_500_000), 500)), Ok(()));
        assert!(
            within_budget(&site(15 * MB + 1, Some(4_500_000), 1))
                .unwrap_err()
                .contains("1 over its budget of 15000000")
        );
        assert!(
            within_budget(&site(MB, Some(4_500_001), 1))
                .unwrap_err()
                .contains("1 over its budget of 4500000")
        );
    }

    #[test]
    fn itch_io_takes_fewer_than_a_thousand_files() {
        assert!(within_budget(&site(MB, Some(MB), 998)).is_ok());
        let over = within_budget(&site(MB, Some(MB), 999)).unwrap_err();
        assert!(over.contains("1000 files"), "{over}");
    }

    #[test]
    fn what_was_not_compressed_cannot_be_within_budget() {
        assert!(
            within_budget(&site(MB, None, 1))
                .unwrap_err()
                .contains("node")
        );
    }

    #[test]
    fn the_thin_build_has_a_ceiling() {
        assert_eq!(under_ceiling(&site(THIN, None, 0)), Ok(()));
        assert!(
            under_ceiling(&site(THIN + 7, None, 0))
                .unwrap_err()
                .contains("7 over its ceiling")
        );
    }

    #[test]
    fn the_table_shows_large_files_one_by_one_and_small_ones_together() {
        let table = table(&site(2 * MB, Some(MB), 3));
        let rows: Vec<Vec<&str>> = table
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(rows[1], [WASM, "2000000", "1000000", "1000000"]);
        assert_eq!(rows[2], ["3", "smaller", "files", "3000", "3000", "3000"]);
        assert_eq!(rows[3], ["all", "2003000", "1003000", "1003000"]);
    }
}
