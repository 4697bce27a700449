//! Which cards of the viewer's hand may be pressed.

use bevy::prelude::*;
use bower_rules::CardSet;
use bower_stage::{Motion, Picked, Seen};

/// The cards of the viewer's hand that may be pressed now. `None` while no card is asked for: then none is veiled.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowed(pub Option<CardSet>);

/// Works out [`Allowed`]: only while the viewer must play or choose cards, and nothing more is to be seen before.
pub(crate) fn allow(
    seen: Option<Res<Seen>>,
    motion: Res<Motion>,
    picked: Res<Picked>,
    mut allowed: ResMut<Allowed>,
) {
    let inputs = seen.as_ref().is_some_and(|seen| seen.is_changed())
        || motion.is_changed()
        || picked.is_changed();
    if inputs || seen.is_none() {
        allowed.set_if_neq(Allowed(
            seen.filter(|_| !motion.blocking)
                .and_then(|seen| choice(&seen, &picked)),
        ));
    }
}

fn choice(seen: &Seen, picked: &Picked) -> Option<CardSet> {
    use bower_rules::Action;
    let view = &seen.view;
    if view.hand().to_act() != Some(view.seat()) {
        return None;
    }
    let pack = view.game().pack();
    let chosen: CardSet = picked.0.iter().copied().collect();
    let mut allowed = None;
    for action in view.legal().iter() {
        let cards: CardSet = match *action {
            Action::Play(card) | Action::Best(Some(card)) => CardSet::of(card),
            Action::Discard(cards) => cards.set(),
            Action::Under(cards) => cards.into_iter().collect(),
            _ => continue,
        };
        let allowed = allowed.get_or_insert(CardSet::EMPTY);
        if cards.contains_all(chosen) {
            *allowed = allowed.union(cards);
        }
    }
    // A move names one of two alike; both may be pressed.
    allowed.map(|cards: CardSet| cards.union(cards.iter().map(|card| pack.twin(card)).collect()))
}
