//! What must never be: a hand on the screen whose person does not sit before it.
#![allow(dead_code, reason = "every test takes what it needs of it")]

use bevy::ecs::name::Name;
use bevy::prelude::*;
use bower_cards::{Identity, Shown, Spot};
use bower_panels::Toasts;
use bower_speech::{Heard, said};
use bower_stage::{AtScreen, BowerSet, Handover, Motion, Page, Seating, Seen, Table, Viewer};

/// Watches every frame from now on.
pub fn watch(app: &mut App) {
    app.add_systems(
        Update,
        (nothing_leaks, nothing_is_overheard, nobody_is_passed_over).after(BowerSet::Present),
    );
}

/// No card of a hand is known to the screen, in what it shows, in components or in names, unless it lies open for all
/// or its person has taken the screen since it was dealt.
fn nothing_leaks(
    cards: Query<(&Spot, Option<&Identity>, Option<&Name>)>,
    shown: Option<Res<Shown>>,
    (table, seating): (Option<Res<Table>>, Option<Res<Seating>>),
    (viewer, here): (Res<Viewer>, Res<AtScreen>),
    seen: Option<Res<Seen>>,
    (page, handover, motion): (Res<Page>, Res<Handover>, Res<Motion>),
) {
    let (Some(table), Some(seating), Some(seen), Some(shown)) = (table, seating, seen, shown)
    else {
        return;
    };
    // Until the new deal is seen to begin, what lies there is left of the last one: a hand that sat out is its person's.
    if shown.deal != table.deal_number() {
        return;
    }
    let hand = table.hand();
    // In the frame in which the curtain is lifted the screen is still the last one's.
    let whose = seen.view.seat();
    let alone = !seating.is_shared();
    let may = |seat| {
        hand.face_up(seat)
            || (alone && seat == viewer.0)
            || (here.0.is_some() && (Some(seat) == here.0 || seat == whose))
    };
    for card in &shown.cards {
        if let Spot::Hand { seat, .. } = card.spot
            && !may(seat)
        {
            let known = card.card.filter(|card| hand.cards(seat).contains(*card));
            assert!(known.is_none(), "a card of {seat} is shown: {known:?}");
        }
    }
    let pack = table.game().pack();
    for (spot, identity, name) in &cards {
        // A card of the last deal has a face until it has turned over.
        let identity = identity.filter(|_| !motion.moving);
        let Spot::Hand { seat, .. } = *spot else {
            continue;
        };
        if may(seat) {
            continue;
        }
        let held = hand.cards(seat);
        let known = identity.filter(|identity| held.contains(identity.0));
        assert!(known.is_none(), "a card of {seat} is known: {known:?}");
        let told = name.is_some_and(|name| {
            held.iter()
                .any(|card| name.as_str().contains(&pack.spell(card).to_string()))
        });
        assert!(!told, "{name:?} tells a card of {seat}");
    }
    if *page == Page::Curtain
        && here.0.is_some()
        && let Some(next) = handover.0
        && next != viewer.0
    {
        assert_ne!(whose, next, "the next hand is known behind the curtain");
        assert!(hand.face_up(next) || seen.view.hand().cards(next).is_empty());
    }
}

/// Behind a curtain nothing waits to be spoken that names a card of any hand: whoever sits there now may listen.
fn nothing_is_overheard(
    (table, seating): (Option<Res<Table>>, Option<Res<Seating>>),
    handover: Res<Handover>,
    heard: Res<Heard>,
) {
    let (Some(table), Some(seating)) = (table, seating) else {
        return;
    };
    if handover.0.is_none() {
        return;
    }
    let mut waits = heard.clone();
    let told = [waits.happened(), waits.stands()];
    let hand = table.hand();
    for seat in seating.people().filter(|&seat| !hand.face_up(seat)) {
        // The turn-up was seen by all, whoever has taken it; a card that was called was named to all.
        for card in hand
            .cards(seat)
            .iter()
            .filter(|&card| ![hand.turn_up(), hand.called()].contains(&Some(card)))
        {
            let name = said::card(table.game().pack(), card);
            assert!(
                !told.iter().flatten().any(|words| words.contains(&name)),
                "{name} of {seat} is told through the curtain: {told:?}"
            );
        }
    }
}

/// While cards are dealt that nobody has taken the screen for, it waits to be taken and nothing is played; what was told
/// to one person does not stand before the next.
fn nobody_is_passed_over(
    (table, seating): (Option<Res<Table>>, Option<Res<Seating>>),
    (here, handover): (Res<AtScreen>, Res<Handover>),
    toasts: Res<Toasts>,
    mut last: Local<Option<(usize, usize)>>,
) {
    let (Some(table), Some(seating)) = (table, seating) else {
        *last = None;
        return;
    };
    let now = (table.deals(), table.moves().len());
    let dealt = seating.is_shared() && table.to_act().is_some();
    if dealt && here.0.is_none() {
        let next = handover.0;
        assert!(
            next.is_some_and(|next| seating.is_person(next)),
            "the screen is nobody's, and it waits for nobody"
        );
        if let Some(last) = *last
            && last.0 == now.0
        {
            assert_eq!(
                last, now,
                "something was played before the screen was taken"
            );
        }
    }
    if handover.is_changed() && handover.0.is_some() {
        assert!(
            toasts.is_silent(),
            "what one was told stands before another"
        );
    }
    *last = Some(now);
}
