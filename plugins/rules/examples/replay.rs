//! Reads records, one JSON object a line, and prints what each comes to.
//!
//! `cargo run --example replay < records.jsonl`

use bower_rules::{Record, Replay, replay};
use std::io::{BufRead, Write};

fn main() -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            continue;
        }
        let answer = match Record::from_line(&line) {
            Ok(record) => replay(&record),
            Err(error) => Replay::refusal(&error),
        };
        writeln!(out, "{}", answer.to_line())?;
    }
    out.flush()
}
