//! What the pages say to those who listen: what the focus stands on, the question asked, what is told in passing.

use bevy::prelude::*;
use bevy_egui::egui::Id;
use bower_cards::{Identity, Spot};
use bower_rules::{Action, Card};
use bower_speech::{Ear, Heard};
use bower_stage::{Focus, FocusTarget, Handover, Page, Seating, Seen};

use crate::toast::Toasts;

/// What everything that can be stood on is called, as drawn last.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Names {
    /// One a board, in the order of the focus.
    pub boards: Vec<String>,
    /// What egui knows each board by.
    pub ids: Vec<Id>,
    /// One a round button.
    pub knobs: Vec<String>,
    /// The question of the boards at the table, and the decision it is asked for.
    pub question: Option<(u64, String)>,
}

/// The cards of the viewer's hand as the screen shows them, from the left.
pub fn hand<'a>(seen: &Seen, cards: impl Iterator<Item = (&'a Identity, &'a Spot)>) -> Vec<Card> {
    let viewer = seen.view.seat();
    let mut all: Vec<(u8, Card)> = cards
        .filter_map(|(identity, spot)| match *spot {
            Spot::Hand { seat, slot } if seat == viewer => Some((slot, identity.0)),
            _ => None,
        })
        .collect();
    all.sort_by_key(|(slot, _)| *slot);
    all.into_iter().map(|(_, card)| card).collect()
}

/// A card of the hand in a sentence.
pub fn card(seen: &Seen, seating: &Seating, hand: &[Card], card: Card) -> Option<String> {
    let at = hand.iter().position(|one| *one == card)?;
    Some(Ear::at(seen, seating).in_hand(card, at + 1, hand.len(), is_barred(seen, card)))
}

/// Whether a card is to be played now, but not this one.
pub fn is_barred(seen: &Seen, card: Card) -> bool {
    let legal = seen.view.legal();
    let plays = |action: &Action| matches!(action, Action::Play(_));
    legal.iter().any(plays) && !legal.contains(&Action::Play(card))
}

/// Says what the focus stands on whenever that changes, and the question when it is first asked.
pub fn focus(
    focus: Res<Focus>,
    names: Res<Names>,
    page: Res<Page>,
    seen: Option<Res<Seen>>,
    seating: Option<Res<Seating>>,
    cards: Query<(&Identity, &Spot)>,
    handover: Res<Handover>,
    mut heard: ResMut<Heard>,
    mut last: Local<(Option<FocusTarget>, Page, String)>,
    mut asked: Local<Option<u64>>,
) {
    // Before a curtain another may sit than the one whose cards and question these are.
    let behind = handover.0.is_some();
    if let Some((decision, question)) = &names.question
        && !behind
        && *asked != Some(*decision)
    {
        *asked = Some(*decision);
        heard.say(question.clone());
    }
    let sentence = match focus.target {
        Some(FocusTarget::Board(at)) => names.boards.get(usize::from(at)).cloned(),
        Some(FocusTarget::Knob(at)) => names.knobs.get(usize::from(at)).cloned(),
        Some(FocusTarget::Card(_)) if behind => None,
        Some(FocusTarget::Card(one)) => match (&seen, &seating) {
            (Some(seen), Some(seating)) => {
                let hand = hand(seen, cards.iter());
                card(seen, seating, &hand, one)
            }
            _ => None,
        },
        None => None,
    };
    let now = (focus.target, *page, sentence.unwrap_or_default());
    if *last != now {
        if !now.2.is_empty() {
            heard.stand(now.2.clone());
        }
        *last = now;
    }
}

/// Says what is told in passing.
pub fn toasts(toasts: Res<Toasts>, mut heard: ResMut<Heard>, mut told: Local<u64>) {
    if let Some((number, sentence)) = toasts.newest()
        && *told != number
    {
        *told = number;
        heard.say(sentence);
    }
}
