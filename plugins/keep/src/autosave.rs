//! The match, kept after every action; figures and history, after every hand.

use bevy::prelude::*;
use bower_rules::{Event, Outcome, Seat};
use bower_stage::{Happened, Kept, KeptMatch, Notice, Restaged, Seating, Table};
use serde::Serialize;

use crate::clock;
use crate::figures;
use crate::file::{self, Kind};
use crate::store::{Lasting, StoreError};
use crate::writer::Writer;

/// Hands kept in the history.
const MOST_HANDS: usize = 400;

/// Where things are kept, and what has yet to be said of it.
#[derive(Resource, Debug)]
pub struct Keeper {
    /// Writes to the store.
    pub writer: Writer,
    /// Sentences for the player, until somebody can show them.
    pub notices: Vec<Notice>,
    /// Kinds whose last writing was refused.
    pub unwritten: Vec<Kind>,
    /// That nothing can be saved has been said.
    pub told: bool,
}

impl Keeper {
    /// Has one kind of thing written.
    pub fn keep<T: Serialize>(&mut self, kind: Kind, matter: &T, lasting: Lasting) {
        match file::text(kind, matter) {
            Ok(text) => self.writer.write(kind, Some(text), lasting),
            Err(why) => self.writer.refuse(kind, why),
        }
    }

    /// Takes note of all writings that were done since.
    pub fn collect(&mut self, kept: &mut Mut<Kept>) {
        while let Some((kind, result)) = self.writer.done() {
            self.note(kind, result, kept);
        }
    }

    /// Takes note of how a writing went; what cannot be saved is said once.
    fn note(&mut self, kind: Kind, result: Result<(), StoreError>, kept: &mut Mut<Kept>) {
        self.unwritten.retain(|&other| other != kind);
        if let Err(why) = result {
            if !self.told {
                self.told = true;
                warn!("{} cannot be saved: {why}", kind.name());
                self.notices.push(Notice::new("notice-cannot-save"));
            }
            self.unwritten.push(kind);
        }
        let works = self.unwritten.is_empty();
        if kept.works != works {
            kept.works = works;
        }
    }
}

/// Keeps the match after everything that happened in it, and counts a hand that ended.
pub fn keep_match(
    mut happened: MessageReader<Happened>,
    mut restaged: MessageReader<Restaged>,
    (table, seating): (Option<Res<Table>>, Option<Res<Seating>>),
    (mut kept, mut keeper): (ResMut<Kept>, ResMut<Keeper>),
) {
    let mut outcome = None;
    let mut moved = restaged.read().count() > 0;
    for Happened(event) in happened.read() {
        moved = true;
        if let Event::HandOver(result) = event {
            outcome = Some(*result);
        }
    }
    let (Some(table), Some(seating)) = (table, seating) else {
        return;
    };
    // What nobody plays cannot be gone on with, and takes no other match's place.
    if (!moved && !table.is_added()) || seating.people().next().is_none() {
        return;
    }
    let now = clock::now();
    let mut game = KeptMatch::new(&table, &seating);
    (game.began, game.counted) = match &kept.resume {
        Some(before) if same_match(before, &game) => (before.began, before.counted),
        _ => (now, 0),
    };
    game.when = now;
    if let Some(outcome) = outcome {
        count(
            &table,
            whose(&seating),
            &outcome,
            &mut game,
            &mut kept,
            &mut keeper,
        );
    }
    if table.winner().is_some() {
        kept.resume = None;
        keeper.writer.write(Kind::Match, None, Lasting::Kill);
    } else {
        let lasting = if outcome.is_some() {
            Lasting::PowerCut
        } else {
            Lasting::Kill
        };
        keeper.keep(Kind::Match, &game, lasting);
        kept.resume = Some(game);
    }
}

/// Whose figures a hand goes to. Where several persons share the screen it goes to nobody's: it cannot be known which of
/// them the figures are about, and the one who happens to look on is as often another.
fn whose(seating: &Seating) -> Option<Seat> {
    seating.people().next().filter(|_| !seating.is_shared())
}

/// Counts a hand, once: not again after it was taken back and played anew.
fn count(
    table: &Table,
    seat: Option<Seat>,
    outcome: &Outcome,
    game: &mut KeptMatch,
    kept: &mut Kept,
    keeper: &mut Keeper,
) {
    let number = table.deal_number() + 1;
    let Some(seat) = seat.filter(|_| number > game.counted) else {
        return;
    };
    game.counted = number;
    let figures = kept
        .statistics
        .games
        .entry(game.game.game.clone())
        .or_default();
    figures::count(figures, table, outcome, seat);
    if let Some(victory) = table.winner() {
        figures.games += 1;
        figures.won += u32::from(victory.side == table.game().side_of(seat));
    }
    kept.history
        .push_back(figures::story(table, outcome, seat, game.began, game.when));
    while kept.history.len() > MOST_HANDS {
        kept.history.pop_front();
    }
    keeper.keep(Kind::Statistics, &kept.statistics, Lasting::PowerCut);
    keeper.keep(Kind::History, &kept.history, Lasting::PowerCut);
}

/// Whether the match kept before is this one, further on or back.
fn same_match(before: &KeptMatch, now: &KeptMatch) -> bool {
    before.game.game_seed == now.game.game_seed
        && before.game.game == now.game.game
        && before.game.rules == now.game.rules
}
