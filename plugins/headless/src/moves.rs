//! `bower move`: what a player does now in each record, and why.

use std::io::{self, BufWriter, Write};

use bower_bots::{Choice, Inferred, choose};
use bower_rules::{Action, Pack, Record, Replay, Seat, Table, View, replay};
use serde_json::{Value, json};

use crate::cli::Move;
use crate::failure::Failure;
use crate::input::{self, Line};
use crate::player::{Player, Sitter};

/// Answers every record; whether all could be answered.
///
/// # Errors
/// The file cannot be opened, or reading or writing fails.
pub fn run(args: &Move) -> Result<bool, Failure> {
    let mut lines = input::open(&args.file).map_err(|source| Failure::Open {
        path: args.file.clone(),
        source,
    })?;
    let mut output = BufWriter::new(io::stdout().lock());
    let mut sitter = args.player.sit()?;
    let (mut all_ok, mut number) = (true, 0_u64);
    while let Some(line) = lines.next_line()? {
        number += 1;
        let reply = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => answer(args, &mut sitter, &text)?,
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

/// The answer to one line, or what is wrong with it.
fn answer(args: &Move, sitter: &mut Sitter, text: &str) -> Result<Result<Value, String>, Failure> {
    let view = match read(text) {
        Ok(view) => view,
        Err(why) => return Ok(Err(why)),
    };
    let seat = view.seat();
    let pack = view.game().pack();
    let reply = match (&args.player, sitter) {
        (Player::Bot(level), _) => {
            let Some(choice) = choose(*level, &view, args.seed) else {
                return Ok(Err(format!("seat {seat} has nothing to decide")));
            };
            let mut reply = json!({ "ok": true, "move": spelled(seat, choice.action, pack) });
            reply["why"] = reasons(&choice, seat, pack);
            reply
        }
        (Player::Program(_), sitter) => {
            let action = sitter.decide(&view, args.seed)?;
            json!({ "ok": true, "move": spelled(seat, action, pack) })
        }
    };
    Ok(Ok(reply))
}

/// The view of the seat to act: of a record, or a view as it stands.
fn read(text: &str) -> Result<View, String> {
    let value: Value = serde_json::from_str(text).map_err(|why| format!("not JSON: {why}"))?;
    if value.get("seat").is_some() {
        let view = View::from_json(&value).map_err(|why| why.to_string())?;
        if view.legal().is_empty() {
            return Err(format!("seat {} has nothing to decide", view.seat()));
        }
        return Ok(view);
    }
    let record = Record::from_line(text).map_err(|why| why.to_string())?;
    let table = table_of(&record)?;
    let seat = table.to_act().ok_or("the hand is over")?;
    Ok(table.view(seat))
}

/// The table as a record leaves it, or what is wrong with the record.
pub(crate) fn table_of(record: &Record) -> Result<Table, String> {
    if let Replay::Refused(refused) = replay(record) {
        let at = refused
            .at
            .map_or_else(String::new, |at| format!("move {at}: "));
        return Err(format!("{at}{}", refused.error));
    }
    let setup = record.setup().map_err(|why| why.to_string())?;
    let mut table = Table::with_setup(setup, 0);
    let pack = table.game().pack();
    for text in &record.moves {
        let (seat, action) = text.trim().split_once(' ').ok_or("a move has no seat")?;
        let seat = seat
            .parse()
            .ok()
            .and_then(Seat::new)
            .ok_or("a move has no seat")?;
        let action = Action::parse(pack, action).map_err(|why| why.to_string())?;
        table.apply(seat, action).map_err(|why| why.to_string())?;
    }
    Ok(table)
}

fn spelled(seat: Seat, action: Action, pack: &Pack) -> String {
    format!("{seat} {}", action.spell(pack))
}

/// The reasons as JSON.
fn reasons(choice: &Choice, seat: Seat, pack: &Pack) -> Value {
    let reasons = &choice.reasons;
    let considered: Vec<Value> = reasons
        .considered
        .iter()
        .map(|c| json!({ "move": spelled(seat, c.action, pack), "points": rounded(c.points), "chance": rounded(c.chance) }))
        .collect();
    let inferred: Vec<Value> = reasons
        .inferred
        .iter()
        .map(|inferred| match *inferred {
            Inferred::Void { seat, suit } => json!({ "seat": seat.number(), "void": suit }),
            Inferred::Holds { seat, card, chance } => {
                json!({ "seat": seat.number(), "card": pack.spell(card).to_string(), "chance": rounded(chance) })
            }
        })
        .collect();
    json!({
        "rule": reasons.rule.map(|rule| format!("{rule:?}")),
        "considered": considered,
        "worlds": reasons.worlds,
        "inferred": inferred,
    })
}

fn rounded(x: f32) -> f64 {
    (f64::from(x) * 1000.0).round() / 1000.0
}
