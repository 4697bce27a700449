//! `bower solve`: what best play is worth with all hands known.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use bower_bots::solver::{Solved, Solver};
use bower_rules::{Hand, Record, Seat};
use serde_json::{Map, Value, json};

use crate::failure::Failure;
use crate::input::{self, Line};
use crate::moves::table_of;

/// Solves every record; whether all could be.
///
/// # Errors
/// The file cannot be opened, or reading or writing fails.
pub fn run(path: &Path) -> Result<bool, Failure> {
    let mut lines = input::open(path).map_err(|source| Failure::Open {
        path: path.to_path_buf(),
        source,
    })?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut solver = Solver::new();
    let (mut all_ok, mut number) = (true, 0_u64);
    while let Some(line) = lines.next_line()? {
        number += 1;
        let reply = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => solve(&mut solver, &text),
            Line::TooLong => Err("the line is longer than any record can be".into()),
            Line::NotText => Err("not JSON: the line is not UTF-8".into()),
        };
        all_ok &= reply.is_ok();
        let reply = reply
            .unwrap_or_else(|why| json!({ "ok": false, "error": format!("line {number}: {why}") }));
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
    Ok(all_ok)
}

fn solve(solver: &mut Solver, text: &str) -> Result<Value, String> {
    let record = Record::from_line(text).map_err(|why| why.to_string())?;
    let table = table_of(&record)?;
    let hand = table.hand();
    let unsolved = || "the calls are not done: cards must be in play".to_string();
    let solved = solver.solve(hand).ok_or_else(unsolved)?;
    let tricks = solver.tricks(hand).ok_or_else(unsolved)?;
    let seat = hand.to_act();
    let pack = hand.game().pack();
    let mut moves = Map::new();
    for (action, after) in solver.moves(hand).ok_or_else(unsolved)? {
        let Some(seat) = seat else { break };
        moves.insert(
            format!("{seat} {}", action.spell(pack)),
            json!(worth(hand, seat, &after)),
        );
    }
    Ok(json!({
        "points": solved.points.values(hand.game().sides()),
        "tricks": by_side(hand, tricks),
        "moves": moves,
    }))
}

/// What a result is worth to the seat that moves: points of its side less those against it.
fn worth(hand: &Hand, seat: Seat, solved: &Solved) -> i16 {
    let with_maker = hand
        .maker()
        .is_none_or(|maker| hand.with_maker(maker, seat));
    if with_maker {
        solved.gain
    } else {
        -solved.gain
    }
}

/// Tricks by side where there are two; else the maker's and all others'.
fn by_side(hand: &Hand, makers: u8) -> [u8; 2] {
    let others = hand.game().hand_size().saturating_sub(makers);
    let maker = hand
        .maker()
        .map_or(0, |maker| hand.game().side_of(maker).index());
    if hand.game().sides() == 2 && maker == 1 {
        [others, makers]
    } else {
        [makers, others]
    }
}
