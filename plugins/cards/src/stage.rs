//! What is shown follows the beats, and the entities follow what is shown.

use bevy::prelude::*;
use bower_stage::{Arrange, AtScreen, Beat, Layout, Motion, Restaged, Seating, Seen, Settings};

use crate::place::{Around, rest};
use crate::scenery::TableRoot;
use crate::shown::Laid;
use crate::{CardIndex, Shown, card};

/// Set for the frame in which everything on the table is built anew.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rebuild(pub bool);

/// A match is set up: its table is shown as it stands, before anything can happen at it.
pub(crate) fn open(
    mut commands: Commands,
    seen: Option<Res<Seen>>,
    shown: Option<Res<Shown>>,
    settings: Res<Settings>,
    (here, seating): (Res<AtScreen>, Option<Res<Seating>>),
    mut rebuild: ResMut<Rebuild>,
) {
    if let (Some(seen), None) = (seen, shown) {
        let covered = seating.is_some_and(|seating| here.is_nobodys(&seating));
        commands.insert_resource(look(&seen, &settings, covered));
        rebuild.0 = true;
    }
}

/// What is to be shown of what the viewer may know now; covered, without the hand that its person has not yet taken.
fn look(seen: &Seen, settings: &Settings, covered: bool) -> Shown {
    let mut shown = Shown::seen(&seen.view, settings.hand_order);
    if covered {
        shown.cover();
    }
    shown.winner = seen.won.map(|victory| victory.side);
    shown
}

/// The match is left.
pub(crate) fn close(mut commands: Commands) {
    commands.remove_resource::<Shown>();
}

/// Moves what is shown on, beat by beat, or rebuilds it at once.
pub(crate) fn follow(
    mut shown: ResMut<Shown>,
    mut beats: MessageReader<Beat>,
    mut restaged: MessageReader<Restaged>,
    mut arranged: MessageReader<Arrange>,
    seen: Option<Res<Seen>>,
    settings: Res<Settings>,
    motion: Res<Motion>,
    (here, seating): (Res<AtScreen>, Option<Res<Seating>>),
    mut rebuild: ResMut<Rebuild>,
    // Each player's, for when the screen is his again: nothing of it is anywhere others look.
    mut laid: Local<Vec<Laid>>,
    mut was_covered: Local<bool>,
) {
    let Some(seen) = seen else { return };
    if restaged.read().count() > 0
        || shown.game != *seen.view.game()
        || shown.viewer != seen.view.seat()
    {
        let covered = seating.is_some_and(|seating| here.is_nobodys(&seating));
        if !*was_covered {
            laid.retain(|laid| laid.viewer() != shown.viewer);
            laid.extend(shown.laid());
        }
        *was_covered = covered;
        let mut anew = look(&seen, &settings, covered);
        if !covered {
            laid.iter().for_each(|laid| anew.lay_as(laid));
        }
        *shown = anew;
        rebuild.0 = true;
        beats.clear();
        arranged.clear();
        return;
    }
    for Beat(event) in beats.read() {
        shown.follow(*event);
    }
    if shown.order != settings.hand_order {
        shown.sort_by(settings.hand_order);
    }
    for arrange in arranged.read() {
        shown.arrange(arrange.card, arrange.to.into());
    }
    // With nothing left to be seen first, who is to act is who the table waits for.
    if !motion.blocking {
        let turn = seen.view.hand().to_act();
        if shown.turn != turn {
            shown.turn = turn;
        }
    }
}

/// The next frame builds nothing anew of itself.
pub(crate) fn rebuilt(mut rebuild: ResMut<Rebuild>) {
    rebuild.set_if_neq(Rebuild(false));
}

/// Spawns the pack, one entity a card, when the table is built anew.
pub(crate) fn cards(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<Layout>,
    rebuild: Res<Rebuild>,
    roots: Query<Entity, With<TableRoot>>,
    old: Query<Entity, With<CardIndex>>,
) {
    let Some(root) = roots.iter().next().filter(|_| rebuild.0) else {
        return;
    };
    // Not one component of another person's hand stays behind.
    old.iter().for_each(|card| commands.entity(card).despawn());
    let (focus, picked, carried) = Default::default();
    let around = Around {
        layout: &layout,
        allowed: None,
        focus: &focus,
        picked: &picked,
        carried: &carried,
        supposed: None,
        line: 0.0,
    };
    for (index, card) in shown.cards.iter().enumerate() {
        let (rest, _) = rest(&shown, card, &around);
        card::spawn(&mut commands, root, index as u8, card.spot, rest);
    }
}
