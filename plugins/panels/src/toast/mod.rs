//! What is told in passing: the rule broken first, then why. It stands 2.4 s or until the next press, above the hand.

mod draw;
mod hear;
mod place;

use std::collections::VecDeque;

use bevy::prelude::*;
use bower_rules::{Action, Card};

pub use draw::show;
pub use hear::{advise, hear};

/// How long a toast stands, seconds, and how long one that must be read.
const STANDS: f64 = 2.4;
const STANDS_LONG: f64 = 9.0;

/// What kind of thing is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tone {
    /// Something did not go: in red.
    Refusal,
    /// Something went well, or is only said.
    Word,
    /// Of what was kept: nothing newer takes its place before it was read.
    Kept,
}

/// One thing told.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    title: String,
    why: String,
    card: Option<Card>,
    tone: Tone,
}

impl Toast {
    fn stands(&self) -> f64 {
        match self.tone {
            Tone::Kept => STANDS_LONG,
            Tone::Refusal | Tone::Word => STANDS,
        }
    }
}

/// What is being told, and what waits to be.
#[derive(Resource, Default, Debug)]
pub struct Toasts {
    waiting: VecDeque<Toast>,
    now: Option<(Toast, f64, u64)>,
    told: u64,
    /// What was advised last, and for which decision: its board is ringed until it is answered.
    advised: Option<(u64, Action)>,
}

impl Toasts {
    /// Tells that something did not go, and why.
    pub fn say(&mut self, title: String, why: String) {
        self.tell(title, why, Tone::Refusal);
    }

    /// Tells that something was done.
    pub fn say_done(&mut self, title: String, what: String) {
        self.tell(title, what, Tone::Word);
    }

    fn tell(&mut self, title: String, why: String, tone: Tone) {
        self.push(Toast {
            title,
            why,
            card: None,
            tone,
        });
    }

    /// What waits to be told, in one sentence, by how often anything was told.
    pub fn newest(&self) -> Option<(u64, String)> {
        let toast = self.waiting.back()?;
        Some((self.told + 1, format!("{}. {}", toast.title, toast.why)))
    }

    /// Whether nothing is told, and nothing waits to be.
    pub fn is_silent(&self) -> bool {
        self.now.is_none() && self.waiting.is_empty()
    }

    /// What is advised for a decision.
    pub fn advised(&self, decision: u64) -> Option<Action> {
        self.advised
            .filter(|(about, _)| *about == decision)
            .map(|(_, action)| action)
    }

    fn clear(&mut self) {
        self.waiting.clear();
        self.now = None;
        self.advised = None;
    }

    fn push(&mut self, toast: Toast) {
        // The same thing said again is not said twice, and a new one takes the place of what still waits.
        if self.now.as_ref().is_some_and(|(now, ..)| *now == toast) {
            self.now = None;
        }
        self.waiting
            .retain(|other| other.tone == Tone::Kept && *other != toast);
        self.waiting.push_back(toast);
    }
}
