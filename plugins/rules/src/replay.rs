//! What a record comes to.

use crate::echo::short;
use crate::illegal::spell_moves;
use crate::{Action, Hand, Illegal, Law, Record, Seat};
use serde::Serialize;

/// What `bower replay` prints for a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Replay {
    /// Every move was legal.
    Played(Played),
    /// The rules, the deal or a move was refused.
    Refused(Refused),
}

/// A record whose every move was legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// `true`.
    pub ok: bool,
    /// The legal moves before each move, and one list more: empty when the hand is over.
    pub legal: Vec<Vec<String>>,
    /// The tricks that are done.
    pub tricks: Vec<Trick>,
    /// What each side's score changes by; zeros until the hand is over.
    pub points: Vec<i16>,
    /// The record's score with the points added.
    pub score: Vec<i16>,
    /// Who is to act.
    pub to_act: Option<u8>,
    /// The phase's name.
    pub phase: &'static str,
    /// Who deals next, once the hand is over.
    pub next_dealer: Option<u8>,
    /// The side that has won, once the score decides the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
}

/// A trick as records print it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trick {
    /// Who led.
    pub leader: u8,
    /// The cards in order.
    pub cards: Vec<String>,
    /// Who took it.
    pub winner: u8,
}

/// A record that was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refused {
    /// `false`.
    pub ok: bool,
    /// The move, from 0; nothing when the rules or the deal were refused.
    #[serde(rename = "move")]
    pub at: Option<usize>,
    /// What is wrong.
    pub error: String,
    /// What would be legal there.
    pub legal: Vec<String>,
}

/// Plays a record through.
pub fn replay(record: &Record) -> Replay {
    match play(record) {
        Ok(played) => Replay::Played(played),
        Err(refused) => Replay::Refused(refused),
    }
}

impl Replay {
    /// Whether every move was legal.
    pub fn is_ok(&self) -> bool {
        matches!(self, Replay::Played(_))
    }

    /// The answer to a line that is no record at all.
    pub fn refusal(error: &impl ToString) -> Replay {
        Replay::Refused(refused(None, error.to_string(), Vec::new()))
    }

    /// The answer as one line of JSON, without the line's end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

fn refused(at: Option<usize>, error: String, legal: Vec<String>) -> Refused {
    Refused {
        ok: false,
        at,
        error,
        legal,
    }
}

fn play(record: &Record) -> Result<Played, Refused> {
    let setup = record
        .setup()
        .map_err(|e| refused(None, e.to_string(), Vec::new()))?;
    let game = setup.game;
    let pack = game.pack();
    let mut hand = Hand::new(&setup);
    let mut legal = vec![spell_moves(hand.to_act(), &hand.legal(), pack)];
    for (at, text) in record.moves.iter().enumerate() {
        apply_text(&mut hand, text)
            .map_err(|illegal| refused(Some(at), illegal.to_string(), illegal.spelled(pack)))?;
        legal.push(spell_moves(hand.to_act(), &hand.legal(), pack));
    }
    let tricks = hand
        .past_tricks()
        .map(|trick| Trick {
            leader: trick.leader.number(),
            cards: trick
                .cards
                .iter()
                .map(|(_, card)| pack.spell(*card).to_string())
                .collect(),
            winner: trick.winner.number(),
        })
        .collect();
    let outcome = hand.outcome();
    let mut score = setup.score;
    let mut points = vec![0; game.sides() as usize];
    if let Some(outcome) = &outcome {
        points = outcome.points.values(game.sides()).to_vec();
        for side in crate::Side::all(game.sides()) {
            score[side] = score[side].saturating_add(outcome.points[side]);
        }
    }
    let winner = outcome
        .as_ref()
        .and_then(|outcome| game.victory(&score, outcome));
    Ok(Played {
        ok: true,
        legal,
        tricks,
        points,
        score: score.values(game.sides()).to_vec(),
        to_act: hand.to_act().map(Seat::number),
        phase: hand.phase().name(),
        next_dealer: outcome.map(|outcome| outcome.next_dealer.number()),
        winner: winner.map(|victory| victory.side.index() as u8),
    })
}

/// Applies a move with its seat, as records spell it.
pub(crate) fn apply_text(hand: &mut Hand, text: &str) -> Result<(), Illegal> {
    let (seat, action) = match parse_move(hand, text) {
        Ok(parsed) => parsed,
        Err(why) => {
            let seat = hand.to_act().unwrap_or_else(|| hand.dealer());
            let law = if hand.is_over() {
                Law::HandOver
            } else {
                Law::NoMove(why)
            };
            return Err(hand.refuse_for(seat, None, law));
        }
    };
    hand.apply(seat, action)
}

/// Reads a seat as records write it: plain digits, without a sign or a nought before them.
pub(crate) fn parse_seat(hand: &Hand, text: &str) -> Result<Seat, String> {
    Seat::all(hand.game().seats())
        .find(|seat| seat.to_string() == text)
        .ok_or_else(|| format!("\"{}\" is no seat of this game", short(text)))
}

/// Refuses a move whose words are not set apart by one space each.
pub(crate) fn single_spaced(text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.join(" ") == text {
        true => Ok(()),
        false => Err(format!(
            "\"{}\" has other than one space between its words",
            short(text)
        )),
    }
}

/// Reads a move with its seat.
pub(crate) fn parse_move(hand: &Hand, text: &str) -> Result<(Seat, Action), String> {
    single_spaced(text)?;
    let (seat, action) = text
        .split_once(' ')
        .ok_or_else(|| format!("\"{}\" is no seat and move", short(text)))?;
    let seat = parse_seat(hand, seat)?;
    let action = Action::parse(hand.game().pack(), action).map_err(|error| error.to_string())?;
    Ok((seat, action))
}
