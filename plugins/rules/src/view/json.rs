//! A View as JSON: `{"seat":2,"record":{…}}`, the record with what the seat may not know left out.

use super::View;
use super::knowledge::{self, Learnt};
use crate::echo::short_reason;
use crate::record::Reader;
use crate::replay::{parse_move, parse_seat, single_spaced};
use crate::{
    Action, Ask, BySeat, Card, CardSet, Hand, Pack, Record, RecordError, Seat, SeenAction, Setup,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

/// Why JSON is no View.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ViewError {
    /// It is not JSON, or has not the parts of a View.
    #[error("not a view: {0}")]
    NotAView(String),
    /// Its record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Its seat is none of the game.
    #[error("seat {0} is no seat of this game")]
    Seat(u8),
    /// A move is not one that could have been made there.
    #[error("move {at}: {why}")]
    Move {
        /// The move, from 0.
        at: usize,
        /// What is wrong.
        why: String,
    },
}

/// The parts of a View's JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seat: u8,
    record: Record,
    /// Hands that lie open, as they are now, where the hands as dealt do not say it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    open: Vec<(u8, Vec<String>)>,
    /// Somebody else may be claiming; who, a View does not say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    claims: bool,
    /// Hasenpfeffer: who turned out to hold the joker when all had passed, where no move shows it;
    /// −1 for nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    joker: Option<i8>,
}

/// A hand laid open, from what is known of it as it was dealt: a dealer may hold the turn-up too.
fn laid(dealt: CardSet, hand: &Hand, seat: Seat) -> CardSet {
    let short = dealt.len() < u32::from(hand.count(seat));
    let took = short && hand.turn_up_taken() && seat == hand.dealer();
    dealt
        | hand
            .turn_up()
            .filter(|_| took)
            .map_or(CardSet::EMPTY, CardSet::of)
}

impl View {
    /// The View as a JSON value: `{"seat":2,"record":{…}}`. Hidden hands and the kitty are `null`,
    /// others' discards and given cards are left out of their moves. Three keys more stand in the
    /// few places where the record alone would not say it: `open` (hands laid open, as they are
    /// now), `claims` (a claim is being waited for), `joker` (hasenpfeffer: who must make trump when
    /// all passed).
    pub fn to_json(&self) -> Value {
        let mut json = serde_json::to_value(self.written()).unwrap_or_default();
        // Cards that are hidden are `null`, not left out.
        if let Some(record) = json.get_mut("record").and_then(Value::as_object_mut) {
            record.entry("kitty").or_insert(Value::Null);
        }
        json
    }

    fn written(&self) -> Written {
        let pack = self.game().pack();
        let seats = self.game().seats();
        let name = |card: Card| pack.spell(card).to_string();
        let mut record = Record::new(&self.setup, &[]);
        let hands = Seat::all(seats).map(|seat| {
            let known = self.dealt(seat);
            let mut dealt: Vec<Card> = known.iter().collect();
            dealt.sort_by_key(|card| pack.first_copy(*card));
            let mut cards: Vec<Option<String>> = dealt.into_iter().map(|c| Some(name(c))).collect();
            cards.resize(self.game().hand_size().into(), None);
            (!known.is_empty()).then_some(cards)
        });
        record.hands = Some(hands.collect());
        let undealt = self.setup.game.undealt() - u8::from(self.setup.turn_up.is_some());
        record.kitty = (!self.setup.kitty.is_empty()).then(|| {
            let mut kitty: Vec<_> = self
                .setup
                .kitty
                .iter()
                .map(|card| Some(name(*card)))
                .collect();
            kitty.resize(undealt.into(), None);
            kitty
        });
        record.moves = self
            .moves
            .iter()
            .map(|(seat, m)| format!("{seat} {}", spell(*m, pack)))
            .collect();
        record.deal = (self.deal > 0).then_some(self.deal.into());
        let open = Seat::all(seats).filter(|s| {
            let hand = laid(self.dealt(*s), &self.hand, *s);
            *s != self.seat && self.hand.face_up(*s) && hand != self.hand.cards(*s)
        });
        let passed = |(_, m): &(Seat, SeenAction)| *m == SeenAction::Open(Action::Pass);
        let all_passed = self.moves.len() == seats as usize
            && self.moves.iter().all(passed)
            && Seat::all(seats).all(|seat| self.hand.has_passed(seat));
        Written {
            seat: self.seat.number(),
            record,
            open: open
                .map(|s| (s.number(), self.hand.cards(s).iter().map(name).collect()))
                .collect(),
            claims: self.hand.ask() == Ask::Claim && self.hand.to_act() != Some(self.seat),
            joker: all_passed.then(|| self.hand.maker().map_or(-1, |maker| maker.number() as i8)),
        }
    }

    /// The cards of a seat's hand as dealt that this seat knows.
    fn dealt(&self, seat: Seat) -> CardSet {
        if seat == self.seat {
            return self.setup.hands[seat];
        }
        let mut cards = CardSet::EMPTY;
        if self.hand.face_up(seat) {
            let under = self
                .moves
                .iter()
                .any(|(by, m)| *by == seat && matches!(m.open(), Some(Action::Under(_))));
            // After going under, which cards came from the kitty is not known.
            if !under {
                cards = self.hand.cards(seat);
            }
            if let Some(turn_up) = self.hand.turn_up() {
                cards.remove(turn_up);
            }
            for (_, _, card) in self.hand.given().filter(|(_, to, _)| *to == seat) {
                cards.remove(card);
            }
        }
        cards
    }

    /// Reads what [`View::to_json`] writes.
    ///
    /// # Errors
    /// What is not of a View: its record, its seat, a move that could not have been made.
    pub fn from_json(value: &Value) -> Result<View, ViewError> {
        let written = Written::deserialize(value)
            .map_err(|e| ViewError::NotAView(short_reason(&e.to_string())))?;
        read(&written)
    }
}

fn spell(action: SeenAction, pack: &Pack) -> String {
    match action {
        SeenAction::Open(action) => action.spell(pack),
        SeenAction::Thrown(_) => "discard".into(),
        SeenAction::Given => "best".into(),
    }
}

fn read(written: &Written) -> Result<View, ViewError> {
    let record = &written.record;
    let game = record.game()?;
    let seat = Seat::new(written.seat).filter(|seat| seat.number() < game.seats());
    let seat = seat.ok_or(ViewError::Seat(written.seat))?;
    let dealer = record.dealer_of(&game)?.ok_or(RecordError::NoDealer)?;
    let mut reader = Reader::new(game.pack());
    let mut hands = BySeat::splat(CardSet::EMPTY);
    let mine = record
        .hands
        .iter()
        .flatten()
        .nth(seat.index())
        .and_then(Option::as_ref);
    for name in mine.into_iter().flatten().flatten() {
        hands[seat].insert(reader.take(name, "own hand")?);
    }
    let got = hands[seat].len() as usize;
    if got != 0 && got != game.hand_size() as usize {
        let want = game.hand_size();
        return Err(RecordError::HandSize {
            seat: seat.number(),
            got,
            want,
        }
        .into());
    }
    let turn_up = match (&record.turn_up, game.turns_up()) {
        (Some(name), true) => Some(reader.take(name, "turn-up")?),
        (None, true) => return Err(RecordError::NoTurnUp.into()),
        (Some(_), false) => return Err(RecordError::NoSuchTurnUp(game.name()).into()),
        (None, false) => None,
    };
    let mut kitty = Vec::new();
    for name in record.kitty.iter().flatten().map_while(Option::as_ref) {
        kitty.push(reader.take(name, "kitty")?);
    }
    let score = record.score_of(&game)?;
    let setup = Setup {
        game,
        dealer,
        hands,
        turn_up,
        kitty,
        score,
    };
    let mut reading = Reading {
        hand: Hand::open(&setup, Some(seat)),
        seat,
        learnt: Learnt::nothing(),
        moves: Vec::with_capacity(record.moves.len()),
    };
    for (at, text) in record.moves.iter().enumerate() {
        let next = record.moves.get(at + 1).map(String::as_str);
        reading
            .one(text, next, written.joker)
            .map_err(|why| ViewError::Move { at, why })?;
    }
    let Reading {
        mut hand,
        learnt,
        moves,
        ..
    } = reading;
    for open in Seat::all(game.seats()).filter(|s| *s != seat) {
        if hand.face_up(open) {
            let dealt = record
                .hands
                .iter()
                .flatten()
                .nth(open.index())
                .and_then(Option::as_ref);
            let dealt = parse_cards(game.pack(), dealt.into_iter().flatten().flatten())?;
            hand.lay(open, laid(dealt, &hand, open));
        }
    }
    for (open, names) in &written.open {
        let open = Seat::new(*open)
            .filter(|s| hand.face_up(*s))
            .ok_or(ViewError::Seat(*open))?;
        let cards = parse_cards(game.pack(), names.iter())?;
        hand.lay(open, cards);
    }
    if written.claims {
        hand.wait_for_claims(seat);
    }
    let hand = hand.masked(seat);
    let knowledge = knowledge::close(&setup, &hand, seat, learnt);
    let setup = super::masked_setup(&setup, &hand, seat, &moves);
    let mut score = setup.score;
    if let Some(outcome) = hand.outcome() {
        for side in crate::Side::all(game.sides()) {
            score[side] = score[side].saturating_add(outcome.points[side]);
        }
    }
    Ok(View {
        seat,
        hand,
        setup,
        moves,
        score,
        deal: record
            .deal
            .and_then(|deal| deal.try_into().ok())
            .unwrap_or(0),
        knowledge,
    })
}

/// The cards of an open hand.
fn parse_cards<'a>(
    pack: &Pack,
    names: impl Iterator<Item = &'a String>,
) -> Result<CardSet, RecordError> {
    let place = "open hand".to_string();
    names
        .map(|name| {
            let unknown = RecordError::UnknownCard {
                card: name.clone(),
                place: place.clone(),
            };
            pack.parse(name).ok_or(unknown)
        })
        .collect()
}

/// A View's moves as they are read.
struct Reading {
    hand: Hand,
    seat: Seat,
    learnt: Learnt,
    moves: Vec<(Seat, SeenAction)>,
}

impl Reading {
    fn one(&mut self, text: &str, next: Option<&str>, joker: Option<i8>) -> Result<(), String> {
        let (seat, action) = self.parse(text)?;
        if let SeenAction::Open(Action::Under(_) | Action::Farmer) = action {
            self.hand
                .claim_by(seat)
                .ok_or("a claim comes before round 1")?;
        }
        if self.hand.to_act() != Some(seat) && self.hand.ask() != Ask::Claim {
            return Err(format!("seat {seat} is not to act"));
        }
        if seat == self.seat {
            let action = action.open().ok_or("its own cards are missing")?;
            if !self.hand.legal().contains(&action) {
                return Err(self.hand.refuse(seat, Some(action)).to_string());
            }
        } else if !self.hand.plausible(seat, action) {
            return Err("no such move could be made here".to_string());
        }
        let (before, ask) = (self.hand, self.hand.ask());
        self.hand.apply_unseen(action);
        if self.hand.joker_unknown() {
            let named = next
                .and_then(|text| text.split(' ').next())
                .and_then(|s| s.parse().ok());
            let holder = named
                .or(joker.and_then(|j| u8::try_from(j).ok()))
                .and_then(Seat::new);
            if let Some(holder) = holder.filter(|s| s.number() < self.hand.game().seats()) {
                self.hand.force_bidder(holder);
            }
        }
        self.learnt.learn(&before, ask, seat, action, &self.hand);
        self.moves.push((seat, action));
        Ok(())
    }

    fn parse(&self, text: &str) -> Result<(Seat, SeenAction), String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let hidden = match words.as_slice() {
            [_, "discard"] => Some(SeenAction::Thrown(self.hand.too_many())),
            [_, "best"] if self.hand.ask() == Ask::BestGive => Some(SeenAction::Given),
            _ => None,
        };
        match (hidden, words.first()) {
            (Some(hidden), Some(seat)) => {
                single_spaced(text)?;
                Ok((parse_seat(&self.hand, seat)?, hidden))
            }
            _ => parse_move(&self.hand, text)
                .map(|(seat, action)| (seat, SeenAction::Open(self.copy_of(seat, action)))),
        }
    }

    /// Of two copies spelled alike: the seat's own, or of another seat one that is not seen yet.
    fn copy_of(&self, seat: Seat, action: Action) -> Action {
        match action {
            Action::Play(card) if seat != self.seat => {
                let twin = Action::Play(self.hand.game().pack().twin(card));
                let first = self.hand.plausible(seat, SeenAction::Open(action));
                if first { action } else { twin }
            }
            _ => self.hand.own_copy(action),
        }
    }
}
