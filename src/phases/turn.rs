//! One move of the table, and all that follows from it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_rules::{Event, Illegal, Seat};
use bower_stage::{
    Asked, AtScreen, Happened, Intent, Phase, Player, Screen, Seating, Seen, Table, Viewer,
};

use super::{LastAsked, Pending, Undone};
use crate::chance;

/// What a phase's system needs to advance the table by one step.
#[derive(SystemParam)]
pub struct Turn<'w> {
    /// The truth.
    pub table: ResMut<'w, Table>,
    /// Who sits where.
    pub seating: Res<'w, Seating>,
    /// What the viewer knows.
    pub seen: ResMut<'w, Seen>,
    /// The answer that waits.
    pub pending: ResMut<'w, Pending>,
    viewer: Res<'w, Viewer>,
    /// Who has taken the screen.
    pub here: ResMut<'w, AtScreen>,
    /// How often something was taken back.
    pub undone: ResMut<'w, Undone>,
    happened: MessageWriter<'w, Happened>,
}

impl Turn<'_> {
    /// The decision the table waits for.
    pub fn decision(&self) -> u64 {
        decision(&self.table, self.undone.0)
    }

    /// The phase of the hand, which the state mirrors a frame later.
    pub fn phase(&self) -> Phase {
        self.table.phase().into()
    }

    /// Whether that answer is legal now.
    ///
    /// # Errors
    /// The rule it breaks, and what is legal.
    pub fn judge(&self, intent: &Intent) -> Result<(), Illegal> {
        let listed =
            self.table.to_act() == Some(intent.seat) && self.table.legal().contains(&intent.action);
        // Of a double deck's two like cards one is listed and either may be meant.
        if listed {
            Ok(())
        } else {
            self.table
                .clone()
                .apply(intent.seat, intent.action)
                .map(drop)
        }
    }

    /// Applies the answer that waits, if there is one; whether the table moved.
    pub fn answer(&mut self) -> bool {
        let Some(intent) = self.pending.0.take() else {
            return false;
        };
        if intent.decision != self.decision() {
            return false;
        }
        match self.table.apply(intent.seat, intent.action) {
            Ok(events) => {
                self.tell(events);
                true
            }
            Err(why) => {
                error!("an answer judged legal is refused: {why}");
                false
            }
        }
    }

    /// Deals the first or next hand; whether it could be dealt.
    pub fn deal(&mut self) -> bool {
        self.here.set_if_neq(AtScreen(None));
        match self.table.deal() {
            Ok(events) => {
                self.tell(events);
                true
            }
            Err(why) => {
                error!("no deal: {why}");
                false
            }
        }
    }

    /// Back to the viewer's last decision; whether there was one.
    pub fn take_back(&mut self) -> bool {
        if !self.seating.is_person(self.viewer.0) || !self.table.undo(self.viewer.0) {
            return false;
        }
        self.pending.0 = None;
        true
    }

    /// The same game again with fresh cards.
    pub fn rematch(&mut self, seed: u64) {
        *self.table = self.table.rematch(seed);
        self.pending.0 = None;
        self.look();
    }

    /// Makes what the viewer sees anew.
    pub fn look(&mut self) {
        *self.seen = Seen::new(&self.table, self.viewer.0, self.decision());
    }

    /// The question to the bot whose turn it is.
    pub fn question(&self) -> Option<Asked> {
        let seat = self.table.to_act()?;
        let Some(Player::Bot(level)) = self.seating.chairs[seat].as_ref().map(|chair| chair.player)
        else {
            return None;
        };
        Some(Asked {
            seat,
            decision: self.decision(),
            level,
            seed: chance::of_decision(&self.table, seat),
            view: self.table.view(seat),
        })
    }

    /// Writes what happened as the viewer may know it, and makes what he sees anew. Where several share the screen and
    /// nobody has taken it, no hand is told.
    fn tell(&mut self, events: Vec<Event>) {
        let viewer = Some(self.viewer.0).filter(|_| !self.here.is_nobodys(&self.seating));
        for event in events {
            if let Some(event) = event.seen_by(viewer) {
                self.happened.write(Happened(event));
            }
        }
        self.look();
    }
}

fn decision(table: &Table, undone: u64) -> u64 {
    bower_stage::decision(table) | (undone << 52)
}

/// A match begins, or one kept is taken up again.
pub fn open(world: &mut World) {
    let (Some(table), Some(seating)) = (
        world.get_resource::<Table>(),
        world.get_resource::<Seating>(),
    ) else {
        error!("there is no match to show");
        world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        return;
    };
    let viewer = seating.people().next().unwrap_or(Seat::ALL[0]);
    let begun = table.deals() > 0;
    let undone = world.resource::<Undone>().0;
    let seen = Seen::new(table, viewer, decision(table, undone));
    let phase = Phase::from(table.phase());
    world.insert_resource(seen);
    world.insert_resource(Viewer(viewer));
    world.insert_resource(AtScreen::default());
    world.insert_resource(Pending::default());
    world.insert_resource(LastAsked::default());
    if let Some(mut next) = world.get_resource_mut::<NextState<Phase>>() {
        next.set(phase);
    }
    if begun {
        world.write_message(bower_stage::Restaged);
    }
}
