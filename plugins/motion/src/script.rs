//! The script: what happened, in order, each event waiting for its turn to be seen.
//!
//! Time here is milliseconds at normal speed; the clock runs faster or slower with the player's speed, so a change of
//! speed takes hold at once.

use std::collections::VecDeque;

use bevy::prelude::*;
use bower_rules::{BySide, Event, Seat};
use bower_stage::Speed;

use crate::{
    cue::Cue,
    deal::Deal,
    tempo::{self, Around, Tempo},
};

/// Who looks on and at what.
#[derive(Clone, Copy, Debug)]
pub struct Eyes {
    /// Whose eyes.
    pub viewer: Seat,
    /// How fast.
    pub speed: Speed,
    /// Players at the table.
    pub seats: u8,
    /// Sides at the table.
    pub sides: u8,
    /// A full trick stays until a press: always, or while a press is held.
    pub hold: bool,
    /// The score as it is shown, and what a game is played to, where it is kept in barns.
    pub score: Option<(BySide<i16>, i16)>,
}

/// How the events of this frame go out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Rush {
    /// Each in its time.
    #[default]
    No,
    /// At once, to the end of what a press may hurry: up to the next trick, result or end of game.
    Chapter,
    /// At once, all of it.
    All,
}

/// The choreographer's queue.
#[derive(Resource, Default, Debug)]
pub struct Script {
    now: f32,
    queue: VecDeque<Event>,
    /// When the next event may begin, its own stillness aside.
    next_at: f32,
    /// When the table may advance, if the queue is empty.
    free_at: f32,
    /// A press has ended the stillness before the next event.
    released: bool,
    rush: Rush,
    deal: Deal,
    shown: usize,
    first_deal: bool,
    /// The moment before the next event's beat has begun.
    open: bool,
    /// Whose moment began in this frame.
    opens: Option<Event>,
    /// What went out in this frame.
    went: Vec<Event>,
    /// What went out in this frame does not move: it is there.
    snap: bool,
    /// What is heard later.
    cues: Vec<(f32, Cue)>,
}

impl Script {
    /// Forgets everything: the screen is rebuilt.
    pub fn drop_all(&mut self) {
        *self = Self {
            now: self.now,
            next_at: self.now,
            free_at: self.now,
            went: core::mem::take(&mut self.went),
            ..Self::default()
        };
        self.went.clear();
    }

    /// Runs the clock on by so many ms at normal speed, and begins a frame.
    pub fn run(&mut self, ms: f32) {
        self.now += ms;
        self.went.clear();
        self.opens = None;
        self.snap = false;
        // Kept small, so that adding a frame's length never loses precision.
        if self.is_over() && self.cues.is_empty() {
            self.next_at = 0.0;
            self.free_at = 0.0;
            self.now = 0.0;
        }
    }

    /// An event happened.
    pub fn push(&mut self, event: Event) {
        if self.queue.is_empty() {
            self.next_at = self.next_at.max(self.now);
        }
        self.queue.push_back(event);
    }

    /// A press: whatever moves comes to its end. If nothing does, the stillness is over.
    pub fn hurry(&mut self) {
        // While a full trick lies still its last card's time may run on: that is no motion.
        if self.now < self.next_at || (self.queue.is_empty() && self.now < self.free_at) {
            self.rush = Rush::Chapter;
            self.next_at = self.now;
            self.free_at = self.now;
        } else {
            self.released = !self.queue.is_empty();
        }
    }

    /// What is pushed from now on waits for the next frame, if this one shows its events at once.
    pub fn breathe(&mut self) {
        if self.snap && self.queue.is_empty() {
            self.next_at = self.now + 1.0;
        }
    }

    /// An answer: everything that is known comes to its end.
    pub fn finish(&mut self) {
        self.rush = Rush::All;
        self.next_at = self.now;
        self.free_at = self.now;
        self.cues.clear();
    }

    /// The next event whose turn has come.
    pub fn due(&mut self, eyes: Eyes) -> Option<Event> {
        let Some(&event) = self.queue.front() else {
            self.rush = Rush::No;
            return None;
        };
        if self.rush == Rush::Chapter && begins_chapter(&event) {
            self.rush = Rush::No;
            return None;
        }
        let grouped = matches!(event, Event::Dealt { .. })
            && matches!(self.went.last(), Some(Event::Dealt { .. }));
        let tempo = if grouped {
            Tempo::default()
        } else {
            self.tempo(&event, eyes)
        };
        let begins = self.next_at + if self.released { 0.0 } else { tempo.before };
        if !self.open
            && matches!(event, Event::HandOver(_))
            && (self.rush != Rush::No || self.now >= self.next_at)
        {
            self.open = true;
            self.opens = Some(event);
        }
        if self.rush == Rush::No {
            let held = matches!(event, Event::TrickWon { .. }) && eyes.hold && !self.released;
            if !grouped && (held || self.now < begins) {
                return None;
            }
            if !grouped {
                self.next_at = begins + tempo.hold;
                self.free_at = self.free_at.max(begins + tempo.block);
            }
        } else {
            self.snap = true;
        }
        self.released = false;
        self.open = false;
        self.queue.pop_front();
        self.went.push(event);
        Some(event)
    }

    /// What an event's beat takes; a deal is planned with its first hand.
    fn tempo(&mut self, event: &Event, eyes: Eyes) -> Tempo {
        match event {
            Event::DealBegan { deal, .. } => self.first_deal = *deal == 0,
            Event::Dealt { .. } => {
                let hands = || {
                    self.queue.iter().map_while(|event| match event {
                        Event::Dealt { seat, count, cards } => Some((*seat, *count, cards.len())),
                        _ => None,
                    })
                };
                self.deal = Deal::new(hands().map(|(seat, count, _)| (seat, count)));
                self.shown = hands()
                    .find(|(seat, ..)| *seat == eyes.viewer)
                    .map_or(0, |(_, _, cards)| cards as usize);
            }
            Event::LookedAt { seat, cards } if *seat == eyes.viewer => {
                self.shown = cards.len() as usize
            }
            _ => {}
        }
        tempo::tempo(
            event,
            &Around {
                viewer: eyes.viewer,
                deal: &self.deal,
                shown: self.shown,
                speed: eyes.speed,
                first_deal: self.first_deal,
                seats: eyes.seats,
                sides: eyes.sides,
                score: eyes.score,
            },
        )
    }

    /// What went out in this frame.
    pub fn went(&self) -> &[Event] {
        &self.went
    }

    /// The event whose moment began in this frame; its beat follows.
    pub fn opens(&self) -> Option<Event> {
        self.opens
    }

    /// Whether what went out in this frame is there at once.
    pub fn snaps(&self) -> bool {
        self.snap
    }

    /// The deal under way.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// Whether this is the first deal of a game.
    pub fn first_deal(&self) -> bool {
        self.first_deal
    }

    /// Something will be heard in so many ms.
    pub fn later(&mut self, ms: f32, cue: Cue) {
        self.cues.push((self.now + ms, cue));
    }

    /// The next cue whose time has come.
    pub fn due_cue(&mut self) -> Option<Cue> {
        let place = self.cues.iter().position(|(at, _)| *at <= self.now)?;
        Some(self.cues.swap_remove(place).1)
    }

    /// Whether the table must wait.
    pub fn blocks(&self) -> bool {
        !self.is_over()
    }

    /// Whether time must pass for the script to go on: not while a full trick waits for a press.
    pub fn runs(&self, hold: bool) -> bool {
        let waits_for_press = hold
            && !self.released
            && self.now >= self.next_at
            && self
                .queue
                .front()
                .is_some_and(|event| matches!(event, Event::TrickWon { .. }));
        !self.cues.is_empty() || (self.blocks() && !waits_for_press)
    }

    fn is_over(&self) -> bool {
        self.queue.is_empty() && self.now >= self.free_at && self.now >= self.next_at
    }
}

/// What a press does not skip while something before it moves: a trick to be read, a result, the end of a game.
fn begins_chapter(event: &Event) -> bool {
    matches!(
        event,
        Event::TrickWon { .. } | Event::HandOver(_) | Event::GameWon(_)
    )
}
