//! What happens at the table is said as it is shown.

use bevy::prelude::*;
use bower_rules::{Event, Trump};
use bower_stage::{Beat, Handover, Restaged, Seating, Seen};

use crate::{Ear, Heard};

/// Says each beat when its turn comes, the whole table when it is built anew, and what is asked of the viewer.
pub(crate) fn listen(
    mut beats: MessageReader<Beat>,
    mut restaged: MessageReader<Restaged>,
    seen: Option<Res<Seen>>,
    seating: Option<Res<Seating>>,
    motion: Res<bower_stage::Motion>,
    handover: Res<Handover>,
    mut heard: ResMut<Heard>,
    mut trump: Local<Option<Trump>>,
    mut asked: Local<Option<u64>>,
    mut owed: Local<bool>,
    mut was_behind: Local<bool>,
) {
    let (Some(seen), Some(seating)) = (seen, seating) else {
        beats.clear();
        restaged.clear();
        return;
    };
    let mut ear = Ear::at(&seen, &seating);
    // Behind the curtain, and behind any page opened over it.
    let behind = handover.0.is_some();
    if behind && !*was_behind {
        heard.forget();
    }
    *was_behind = behind;
    if restaged.read().count() > 0 {
        *trump = ear.trump;
        *asked = None;
        *owed = true;
    }
    // Whoever sits before a curtain may be another: no hand is told through it.
    if *owed && !behind {
        *owed = false;
        heard.say(ear.table(&seen));
    }
    for Beat(event) in beats.read() {
        match *event {
            Event::DealBegan { .. } => *trump = None,
            Event::TrumpMade { trump: made, .. } => *trump = Some(made),
            _ => {}
        }
        // What is shown may lag behind what is known: a card is a trump once trump has been told.
        ear.trump = *trump;
        let event = if behind {
            event.seen_by(None)
        } else {
            Some(*event)
        };
        let Some(event) = event else { continue };
        if let Some(sentence) = ear.event(event, seen.view.hand()) {
            heard.say(sentence);
        }
        if let Event::HandOver(_) = event {
            heard.say(ear.score(&seen.view.score()));
        }
    }
    if !behind && !motion.blocking && *asked != Some(seen.decision) {
        *asked = Some(seen.decision);
        if let Some(sentence) = Ear::at(&seen, &seating).asked(&seen) {
            heard.say(sentence);
        }
    }
}
