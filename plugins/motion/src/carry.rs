//! Each frame: where everything on its way is now, what is heard of it, and whether anything moves at all.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::TweenAnim;
use bower_cards::{Art, Identity, Pose, Rest, Spot};
use bower_rules::Action;
use bower_stage::{Layout, Motion, Refused, Settings, Speed, Viewer};

use crate::{
    conduct::Held,
    cue::{Cue, Heard},
    flight::{Flight, Leg, Then, To, Voice},
    pace,
    script::Script,
    sew::Needle,
    start::ours,
};

/// Draws everything on its way where it is now, and lets it go where it has arrived.
pub fn carry(
    mut flights: Query<(
        Entity,
        &mut Flight,
        &mut Pose,
        Option<&Rest>,
        Option<&Spot>,
        Has<TweenAnim>,
    )>,
    rests: Query<&Rest>,
    viewer: Res<Viewer>,
    mut cues: MessageWriter<Cue>,
    mut commands: Commands,
) {
    for (entity, mut flight, mut pose, rest, spot, driven) in &mut flights {
        if !driven {
            flight.at = flight.long();
        }
        let now = flight.pose(rest, |other| rests.get(other).ok().copied());
        let at = now.at;
        say(&mut flight, spot, &viewer, |what| {
            cues.write(Cue { what, at });
        });
        if driven {
            *pose = now;
            continue;
        }
        *pose = match (flight.then, rest) {
            (Then::Rest, Some(rest)) => rest.pose(),
            _ => now,
        };
        if flight.then == Then::Gone {
            commands.entity(entity).despawn();
        } else {
            commands.entity(entity).remove::<Flight>();
        }
    }
}

/// What a flight is heard of, each thing once.
fn say(flight: &mut Flight, spot: Option<&Spot>, viewer: &Viewer, mut cue: impl FnMut(Heard)) {
    let (voice, at) = (flight.voice, flight.at);
    let Some(first) = flight.legs.first().copied() else {
        return;
    };
    let last = flight.legs.last().copied().unwrap_or(first);
    if !flight.said.left && at > first.start {
        flight.said.left = true;
        if matches!(voice, Voice::Played | Voice::Slid) {
            cue(Heard::Slide);
        }
    }
    if !flight.said.landed && at >= first.end() {
        let squared = voice == Voice::Squared;
        // A trick is squared where its last leg ends, everything else lands with its first.
        if squared && at < last.end() - 60.0 {
            return;
        }
        flight.said.landed = true;
        match voice {
            Voice::Played => cue(Heard::Land),
            Voice::Packet(cards) => cue(Heard::Packet(cards)),
            Voice::Squared => {
                if let Some(Spot::Pile { of, .. }) = spot {
                    cue(Heard::Squared(ours(*of, viewer.0)));
                }
            }
            _ => {}
        }
    }
    if !flight.said.turned
        && matches!(voice, Voice::Turned | Voice::Packet(_))
        && flight.legs.len() >= 4
        && at > flight.legs[2].start
    {
        flight.said.turned = true;
        cue(Heard::Turn);
    }
}

/// A card that may not be played shakes where it lies.
pub fn shake(
    mut refused: MessageReader<Refused>,
    cards: Query<(Entity, &Identity, &Pose), With<Spot>>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    mut commands: Commands,
) {
    for refused in refused.read() {
        let Action::Play(card) = refused.action else {
            continue;
        };
        let Some((entity, _, pose)) = cards.iter().find(|(_, identity, _)| identity.0 == card)
        else {
            continue;
        };
        if settings.reduced_motion || settings.speed == Speed::Instant {
            continue;
        }
        let by = Vec2::X * (pace::SHAKE_BY * layout.unit);
        let each = pace::SHAKE / 7.0;
        let mut legs: Vec<Leg> = (0..6)
            .map(|i| {
                let side = if i % 2 == 0 { by } else { -by };
                Leg::new(
                    each * i as f32,
                    each,
                    To::Beside(side, 0.0, 0.0),
                    EaseFunction::SineInOut,
                )
            })
            .collect();
        legs.push(Leg::new(
            each * 6.0,
            each,
            To::Rest,
            EaseFunction::SineInOut,
        ));
        let flight = Flight::new(*pose, legs);
        if let Some(tween) = flight.tween(settings.speed.factor()) {
            commands.entity(entity).insert((flight, tween));
        }
    }
}

/// Tells the rest of the game whether the table is still and whether anything moves, and asks for the next frame.
pub fn tell(
    script: Res<Script>,
    settings: Res<Settings>,
    held: Res<Held>,
    art: Option<Res<Art>>,
    flights: Query<(), Or<(With<Flight>, With<Needle>)>>,
    mut motion: ResMut<Motion>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let runs = script.runs(settings.hold_tricks || held.0);
    // Nobody is asked, and no bot answers, over cards whose faces are still on their way.
    let faceless = art.is_some_and(|art| art.faces_are_coming());
    motion.set_if_neq(Motion {
        blocking: script.blocks() || faceless,
        moving: runs || !flights.is_empty(),
    });
    if motion.moving {
        redraw.write(RequestRedraw);
    }
}
