//! The play of the cards.

use bevy::prelude::*;
use bower_rules::{Action, Ask};
use bower_stage::{Intent, Phase, Settings, Source};

use super::Turn;

/// Takes the card that was played. Where the player wishes it, a person's only legal card is played by itself.
pub fn advance(mut turn: Turn, settings: Res<Settings>) {
    if turn.phase() != Phase::Trick {
        return;
    }
    if settings.auto_play && turn.pending.0.is_none() {
        turn.pending.0 = forced(&turn);
    }
    turn.answer();
}

/// The only card a person may play now.
fn forced(turn: &Turn) -> Option<Intent> {
    let seat = turn.table.to_act()?;
    let hand = turn.table.hand();
    if hand.ask() != Ask::Play || !turn.seating.is_person(seat) {
        return None;
    }
    let cards = hand.legal_cards();
    let card = cards.first().filter(|_| cards.len() == 1)?;
    Some(Intent { seat, decision: turn.decision(), action: Action::Play(card), source: Source::Person })
}
