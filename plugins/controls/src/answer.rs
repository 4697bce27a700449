//! How a person's wish to answer becomes an [`Intent`]: one a decision, and none for a decision that is gone.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_rules::{Action, Card, CardSet, Pack, View};
use bower_stage::{
    Act, Hurry, Intent, Motion, Page, Picked, Press, Refused, Restaged, Screen, Seating, Seen,
    Source, Struck, Viewer,
};

use crate::choice::{self, Choice};

/// The decision answered last, so that it is answered once.
#[derive(Resource, Default, Debug)]
pub struct Answered {
    decision: Option<u64>,
    /// When the question of now came up, on the clock of the machine.
    came: Duration,
}

/// What became of a press on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// An intent was written.
    Answered,
    /// It is one of several chosen now, or no longer.
    Chosen,
    /// Nothing is asked that it could answer.
    Nothing,
}

/// All that answering takes.
#[derive(SystemParam)]
pub struct Answering<'w> {
    seen: Option<Res<'w, Seen>>,
    seating: Option<Res<'w, Seating>>,
    viewer: Res<'w, Viewer>,
    page: Res<'w, Page>,
    screen: Option<Res<'w, State<Screen>>>,
    motion: Res<'w, Motion>,
    time: Res<'w, Time<Real>>,
    answered: ResMut<'w, Answered>,
    struck: ResMut<'w, Struck>,
    picked: ResMut<'w, Picked>,
    intents: MessageWriter<'w, Intent>,
    hurry: MessageWriter<'w, Hurry>,
}

impl Answering<'_> {
    /// Whether the table lies bare before the player.
    pub fn at_table(&self) -> bool {
        *self.page == Page::None
            && self
                .screen
                .as_ref()
                .is_some_and(|screen| *screen.get() == Screen::Table)
            && self.seen.is_some()
    }

    /// Whether the title lies bare before the player.
    pub fn at_title(&self) -> bool {
        *self.page == Page::None
            && self
                .screen
                .as_ref()
                .is_some_and(|screen| *screen.get() == Screen::Title)
    }

    /// The page on top.
    pub fn page(&self) -> Page {
        *self.page
    }

    /// What the viewer may know, if it is for them to answer and no answer is on its way.
    fn asked(&self) -> Option<&Seen> {
        let seen = self.seen.as_deref()?;
        let mine = seen.view.hand().to_act() == Some(self.viewer.0)
            && self
                .seating
                .as_ref()
                .is_some_and(|seating| seating.is_person(self.viewer.0));
        (mine && self.at_table() && self.answered.decision != Some(seen.decision)).then_some(seen)
    }

    /// The decision the viewer is asked for now.
    pub fn decision(&self) -> Option<u64> {
        self.asked().map(|seen| seen.decision)
    }

    /// Whether a card of the viewer's own hand is asked for.
    pub fn wants_card(&self) -> bool {
        self.asked()
            .is_some_and(|seen| choice::wants_card(&seen.view.legal()))
    }

    /// The viewer's cards, in the truth.
    pub fn hand(&self) -> CardSet {
        match self.seen.as_deref() {
            Some(seen) if self.at_table() => seen.view.hand().cards(self.viewer.0),
            _ => CardSet::EMPTY,
        }
    }

    /// The cards that lead to a legal move if pressed now.
    pub fn allowed(&self) -> CardSet {
        self.asked().map_or(CardSet::EMPTY, |seen| {
            choice::allowed(&seen.view.legal(), pack(&seen.view), &self.picked.0)
        })
    }

    /// Whether a card is asked for, but not this one.
    pub fn bars(&self, card: Card) -> bool {
        self.wants_card() && !self.allowed().contains(card)
    }

    /// Presses a card: answers with it, legal or not, or chooses it among several.
    pub fn card(&mut self, card: Card) -> Pressed {
        let Some(seen) = self.asked() else {
            return Pressed::Nothing;
        };
        match choice::press(&seen.view.legal(), pack(&seen.view), &self.picked.0, card) {
            Choice::Answer(action) => {
                self.write(action);
                Pressed::Answered
            }
            Choice::Picked(picked) => {
                self.picked.0 = picked;
                Pressed::Chosen
            }
            Choice::Nothing => Pressed::Nothing,
        }
    }

    /// Which of pass, order and alone can be called by their letters now.
    pub fn calls(&self) -> [bool; 3] {
        [Act::Pass, Act::Order, Act::Alone].map(|act| self.called(act).is_some())
    }

    /// The legal move an act calls.
    fn called(&self, act: Act) -> Option<Action> {
        let wanted: &[Action] = match act {
            Act::Pass => &[
                Action::Pass,
                Action::Decline,
                Action::Together,
                Action::Drop,
            ],
            Act::Order => &[Action::Order { alone: false }, Action::Stay],
            Act::Alone => &[Action::Order { alone: true }, Action::Alone, Action::Defend],
            _ => return None,
        };
        let legal = self.asked()?.view.legal();
        wanted.iter().copied().find(|action| legal.contains(action))
    }

    /// Makes a call by its letter, where exactly that is legal now; whether it was.
    pub fn call(&mut self, act: Act) -> bool {
        let Some(action) = self.called(act) else {
            return false;
        };
        self.write(action);
        true
    }

    /// The only legal card, where there is but one.
    pub fn only_card(&self) -> Option<Card> {
        let seen = self.asked()?;
        match *seen.view.legal() {
            [Action::Play(card)] => Some(card),
            _ => None,
        }
    }

    /// The cards chosen so far where several make one answer.
    pub fn picked(&self) -> &[Card] {
        &self.picked.0
    }

    /// Lets go of the card chosen last among several; whether there was one.
    pub fn unpick(&mut self) -> bool {
        !self.picked.0.is_empty() && self.picked.0.pop().is_some()
    }

    /// Finishes what moves, or stands still only to be looked at: a press on what comes up then is another one.
    pub fn hurry(&mut self, press: Press) {
        self.strike(press);
        self.hurry.write(Hurry);
    }

    /// Whether a press is only the second half of one that was made before the question of now came up.
    pub fn is_again(&self, press: Press) -> bool {
        self.struck
            .again(self.time.elapsed(), press, self.answered.came)
    }

    /// Something was pressed.
    pub fn strike(&mut self, press: Press) {
        self.struck.0 = Some((self.time.elapsed(), press));
    }

    fn write(&mut self, action: Action) {
        let Some(decision) = self.decision() else {
            return;
        };
        self.answered.decision = Some(decision);
        self.picked.0.clear();
        self.intents.write(Intent {
            seat: self.viewer.0,
            decision,
            action,
            source: Source::Person,
        });
        if self.motion.blocking {
            self.hurry.write(Hurry);
        }
    }
}

fn pack(view: &View) -> &Pack {
    view.hand().game().pack()
}

/// Follows the table: a decision is open again when its answer was refused or everything was set up anew.
pub fn follow(
    mut answered: ResMut<Answered>,
    mut picked: ResMut<Picked>,
    seen: Option<Res<Seen>>,
    viewer: Res<Viewer>,
    mut intents: MessageReader<Intent>,
    mut refused: MessageReader<Refused>,
    mut restaged: MessageReader<Restaged>,
    time: Res<Time<Real>>,
    motion: Res<Motion>,
    mut last: Local<Option<u64>>,
    mut blocked: Local<bool>,
) {
    // Boards are pressed too: their answers count for the same decision.
    for intent in intents.read() {
        if intent.source == Source::Person && intent.seat == viewer.0 {
            answered.decision = Some(intent.decision);
        }
    }
    let refused = refused
        .read()
        .filter(|refused| refused.seat == viewer.0)
        .count()
        > 0;
    let restaged = restaged.read().count() > 0;
    let decision = seen.map(|seen| seen.decision);
    // What moves keeps the question from being seen until it is still.
    if decision != *last || motion.blocking != *blocked {
        answered.came = time.elapsed();
        *blocked = motion.blocking;
    }
    if refused || restaged || decision != *last {
        if answered.decision.is_some() && (refused || restaged || answered.decision != decision) {
            answered.decision = None;
        }
        if !picked.0.is_empty() {
            picked.0.clear();
        }
        *last = decision;
    }
}
