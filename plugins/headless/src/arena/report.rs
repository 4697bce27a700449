//! The result of an arena, for people and as JSON.

use std::io::{self, Write};

use bower_rules::Game;
use serde_json::{Map, Value, json};

use super::names;
use super::tally::{Calls, Tally};
use crate::cli::Arena;

/// Prints the result.
///
/// # Errors
/// Writing fails.
pub fn print(args: &Arena, game: &Game, tally: &Tally) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if args.json {
        return writeln!(out, "{}", as_json(args, game, tally));
    }
    let [a, b] = names(args);
    let twice = if args.duplicate {
        ", each played twice"
    } else {
        ""
    };
    writeln!(
        out,
        "{a} against {b} at {}, {} deals{twice}",
        game.name(),
        tally.deals
    )?;
    writeln!(
        out,
        "points a hand  {:+.3} ± {:.3}",
        tally.points_per_hand(),
        tally.ci95()
    )?;
    writeln!(
        out,
        "games won      {} to {}",
        tally.games[0], tally.games[1]
    )?;
    for (player, calls) in names(args).into_iter().zip(&tally.calls) {
        writeln!(out, "\ncalls of {player}, in per cent")?;
        writeln!(
            out,
            "{:<9}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}",
            "", "first", "second", "next", "made", "march", "euchre", "alone", "swept"
        )?;
        for (place, calls) in calls.iter().enumerate() {
            row(&mut out, &place_name(game, place), calls)?;
        }
        row(&mut out, "all", &Calls::sum(calls))?;
    }
    writeln!(
        out,
        "\nfirst, second: of hands, by round; next: of second-round calls; made, march, euchre, alone: of calls; swept: of alone"
    )
}

fn row(out: &mut impl Write, name: &str, calls: &Calls) -> io::Result<()> {
    let of = |part: u64, whole: u64| {
        if whole == 0 {
            "-".into()
        } else {
            format!("{:.1}", 100.0 * part as f64 / whole as f64)
        }
    };
    let all = calls.calls();
    writeln!(
        out,
        "{name:<9}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}{:>8}",
        of(calls.first_round, calls.hands),
        of(calls.second_round, calls.hands),
        of(calls.next, calls.next + calls.cross),
        of(calls.made, all),
        of(calls.marches, all),
        of(calls.euchres, all),
        of(calls.alone, all),
        of(calls.alone_marches, calls.alone),
    )
}

/// A place at the table, counted from the dealer's left.
fn place_name(game: &Game, place: usize) -> String {
    let last = usize::from(game.seats()) - 1;
    match place {
        _ if place == last => "dealer".into(),
        0 => "eldest".into(),
        1 => "second".into(),
        2 => "third".into(),
        n => format!("place {}", n + 1),
    }
}

fn as_json(args: &Arena, game: &Game, tally: &Tally) -> Value {
    let [a, b] = names(args);
    let by_place = |calls: &[Calls]| -> Value {
        let places = calls.iter().enumerate();
        places
            .map(|(place, calls)| (place_name(game, place), json!(calls)))
            .collect::<Map<_, _>>()
            .into()
    };
    // No interval can be told from a single deal.
    let ci95 = Some(tally.ci95()).filter(|ci| ci.is_finite());
    json!({
        "a": a.to_string(),
        "b": b.to_string(),
        "game": game.name(),
        "deals": tally.deals,
        "points_per_hand": tally.points_per_hand(),
        "ci95": ci95,
        "games_won": tally.games,
        "calls": { "a": by_place(&tally.calls[0]), "b": by_place(&tally.calls[1]) },
    })
}
