//! Hints: a good player is asked what he would do in the person's place. He sees what the person sees, and no more.

use bevy::prelude::*;
use bower_stage::{Advice, Asked, Intent, Source, Wish};

use super::Turn;
use crate::chance;

/// The level of the bot that is asked.
const LEVEL: &str = "sharp";

/// The decision a hint was asked for, until it is given.
#[derive(Resource, Default, Debug)]
pub struct Wanted(pub Option<u64>);

/// Asks when a hint is wished for and the person is to act.
pub fn ask(
    mut wishes: MessageReader<Wish>,
    turn: Turn,
    mut wanted: ResMut<Wanted>,
    mut questions: MessageWriter<Asked>,
) {
    if wishes.read().filter(|wish| **wish == Wish::Hint).count() == 0 {
        return;
    }
    let (seat, decision) = (turn.seen.view.seat(), turn.decision());
    if turn.table.to_act() != Some(seat) || wanted.0 == Some(decision) {
        return;
    }
    wanted.0 = Some(decision);
    questions.write(Asked {
        seat,
        decision,
        level: LEVEL,
        seed: chance::of_decision(&turn.table, seat),
        view: turn.table.view(seat),
    });
}

/// Passes the bot's answer on as advice: for a person's seat it is nothing else.
pub fn answer(
    mut intents: MessageReader<Intent>,
    turn: Turn,
    mut wanted: ResMut<Wanted>,
    mut advice: MessageWriter<Advice>,
) {
    for intent in intents.read() {
        let asked = wanted.0 == Some(intent.decision) && intent.decision == turn.decision();
        if asked && intent.source == Source::Bot && turn.seating.is_person(intent.seat) {
            wanted.0 = None;
            advice.write(Advice {
                seat: intent.seat,
                decision: intent.decision,
                action: intent.action,
            });
        }
    }
}
