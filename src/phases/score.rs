//! A hand is counted: its result is looked at, then the next is dealt; or the game is won.

use bevy::prelude::*;
use bower_rules::Kind;
use bower_stage::{Notice, Phase, Restaged, Screen, Wish};

use super::{LastAsked, Turn};
use crate::chance;
use crate::clipboard::Clipboard;

/// Goes on by itself where there is nothing to look at: nobody sits at the screen, or the hand was void.
pub fn advance(mut turn: Turn) {
    if turn.phase() != Phase::Score || turn.table.winner().is_some() {
        return;
    }
    let void = turn
        .table
        .hand()
        .outcome()
        .is_none_or(|outcome| matches!(outcome.kind, Kind::Void | Kind::Redeal));
    if void || turn.seating.people().next().is_none() {
        turn.deal();
    }
}

/// Grants what is asked between hands: the next one, the game again, to leave.
pub fn wishes(
    mut wishes: MessageReader<Wish>,
    mut turn: Turn,
    mut asked: ResMut<LastAsked>,
    mut screen: ResMut<NextState<Screen>>,
    mut restaged: MessageWriter<Restaged>,
    mut notices: MessageWriter<Notice>,
    mut clipboard: Local<Clipboard>,
) {
    for wish in wishes.read() {
        match wish {
            Wish::NextHand if turn.phase() == Phase::Score && turn.table.winner().is_none() => {
                turn.deal();
            }
            Wish::Rematch if turn.table.winner().is_some() => {
                turn.undone.0 += 1;
                turn.rematch(chance::fresh());
                asked.0 = None;
                restaged.write(Restaged);
            }
            Wish::Number if turn.phase() == Phase::Score => {
                let number = turn.table.seed().to_string();
                let key = if clipboard.take(&number) {
                    "notice-number-copied"
                } else {
                    "notice-number"
                };
                notices.write(Notice::new(key).with("number", number));
            }
            Wish::Leave => screen.set(Screen::Title),
            _ => {}
        }
    }
}
