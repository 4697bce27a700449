//! The choreographer's first half: hears what happened and lets each event out when its turn has come.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{Pose, Rest, Shown};
use bower_stage::{
    Beat, Happened, Hurry, Intent, Layout, Motion, Restaged, Settings, Source, Speed, Viewer, Wish,
};

use crate::{
    cue::Cue,
    flight::{Flight, Then},
    script::{Eyes, Script},
};

/// What is heard from the rest of the game in a frame.
#[derive(SystemParam)]
pub struct Ears<'w, 's> {
    happened: MessageReader<'w, 's, Happened>,
    restaged: MessageReader<'w, 's, Restaged>,
    hurries: MessageReader<'w, 's, Hurry>,
    intents: MessageReader<'w, 's, Intent>,
    wishes: MessageReader<'w, 's, Wish>,
}

/// A press is held: the last trick stays open.
#[derive(Resource, Default, Debug)]
pub struct Held(pub bool);

/// The screen was rebuilt in this frame: nothing moves to where it is.
#[derive(Resource, Default, Debug)]
pub struct Rebuilt(pub bool);

/// Queues what happened and writes the beats whose turn has come.
pub fn conduct(
    mut ears: Ears,
    time: Res<Time>,
    settings: Res<Settings>,
    viewer: Res<Viewer>,
    layout: Res<Layout>,
    shown: Option<Res<Shown>>,
    mut held: ResMut<Held>,
    mut rebuilt: ResMut<Rebuilt>,
    mut script: ResMut<Script>,
    mut beats: MessageWriter<Beat>,
    mut cues: MessageWriter<Cue>,
    mut flights: Query<(Entity, &mut Flight, &mut Pose, Option<&Rest>)>,
    rests: Query<&Rest>,
    mut commands: Commands,
) {
    let factor = settings.speed.factor();
    script.run(if factor > 0.0 {
        time.delta_secs() * 1000.0 / factor
    } else {
        0.0
    });
    rebuilt.0 = ears.restaged.read().count() > 0;
    let mut finish = false;
    for wish in ears.wishes.read() {
        match wish {
            Wish::Hold(on) => held.0 = *on,
            Wish::NextHand => finish = true,
            _ => {}
        }
    }
    // An answer while the table moves: the player has seen enough of all of it.
    finish |= ears
        .intents
        .read()
        .filter(|intent| intent.source == Source::Person)
        .count()
        > 0
        && script.blocks();
    let hurry = ears.hurries.read().count() > 0;
    let instant = settings.speed == Speed::Instant;
    if rebuilt.0 {
        // What happened in this frame is in what the screen is rebuilt from.
        ears.happened.clear();
        script.drop_all();
    } else if finish {
        script.finish();
    } else if hurry {
        script.hurry();
    }
    if finish || hurry || rebuilt.0 || instant {
        for (entity, mut flight, mut pose, rest) in &mut flights {
            arrive(entity, &mut flight, &mut pose, rest, &rests, &mut commands);
        }
    }
    let eyes = Eyes {
        viewer: viewer.0,
        speed: settings.speed,
        seats: layout.company.seats,
        sides: if layout.company.solo {
            layout.company.seats
        } else {
            2
        },
        hold: settings.hold_tricks || held.0,
        score: shown
            .filter(|_| layout.barns.is_some())
            .and_then(|shown| Some((shown.score, shown.game.target()?))),
    };
    let mut go = |script: &mut Script| {
        while let Some(event) = script.due(eyes) {
            beats.write(Beat(event));
        }
    };
    // A press is about what was known when it was made: what it brought about is seen in its own time.
    if finish || hurry {
        go(&mut script);
        script.breathe();
    }
    ears.happened
        .read()
        .for_each(|happened| script.push(happened.0));
    if instant {
        script.finish();
    }
    go(&mut script);
    while let Some(cue) = script.due_cue() {
        cues.write(cue);
    }
}

/// Brings a thing to the end of its way at once.
fn arrive(
    entity: Entity,
    flight: &mut Flight,
    pose: &mut Pose,
    rest: Option<&Rest>,
    rests: &Query<&Rest>,
    commands: &mut Commands,
) {
    flight.at = flight.long();
    *pose = match (flight.then, rest) {
        (Then::Rest, Some(rest)) => rest.pose(),
        _ => flight.pose(rest, |other| rests.get(other).ok().copied()),
    };
    if flight.then == Then::Gone {
        commands.entity(entity).despawn();
    } else {
        commands.entity(entity).remove::<(Flight, TweenAnim)>();
    }
}

/// The table is left: nothing of its script is for another one.
pub fn leave(mut script: ResMut<Script>, mut held: ResMut<Held>, mut motion: ResMut<Motion>) {
    script.drop_all();
    held.0 = false;
    *motion = Motion::default();
}
