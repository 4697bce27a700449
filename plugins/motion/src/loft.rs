//! The numeral in the barn's loft: it counts the points in one by one, and rolls to each.

use bevy::prelude::*;
use bower_cards::{Loft, Pose, Shown, Tally};
use bower_rules::{Event, Side};
use bower_stage::{Hurry, Layout, Settings, Speed, Viewer};

use crate::cue::{Cue, Heard};
use crate::flight::{Flight, Leg, Then, To};
use crate::fx::Fx;
use crate::pace;
use crate::script::Script;

/// Sets what the lofts say: the old score as the points begin to slide, one more with each of them.
pub fn count(
    script: Res<Script>,
    viewer: Res<Viewer>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    shown: Option<Res<Shown>>,
    mut hurries: MessageReader<Hurry>,
    mut cues: MessageReader<Cue>,
    tally: Option<ResMut<Tally>>,
) {
    let (Some(mut tally), Some(shown)) = (tally, shown) else {
        return;
    };
    let hurried = hurries.read().count() > 0;
    let mut now = tally.0;
    for event in script.went() {
        if let Event::HandOver(outcome) = event {
            let mine = shown.game.side_of(viewer.0);
            let before = |ours: bool| {
                let side = Side::all(shown.game.sides()).find(|side| (*side == mine) == ours);
                shown.side_score(ours) - side.map_or(0, |side| outcome.points[side])
            };
            now = Some([before(true), before(false)]);
        }
    }
    for cue in cues.read() {
        let (Heard::Point(score), Some(barns), Some(now)) = (cue.what, layout.barns, &mut now)
        else {
            continue;
        };
        now[usize::from(cue.at != barns.ours.at)] = score;
    }
    let over = !script.runs(false) && script.went().is_empty();
    if hurried || over || script.snaps() || settings.speed == Speed::Instant {
        now = None;
    }
    tally.set_if_neq(Tally(now));
}

/// Rolls the old numeral out and the new one in.
pub fn roll(
    lofts: Query<(Entity, &Loft, &Transform), Added<Loft>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    for (entity, loft, place) in &lofts {
        let home = Pose {
            at: place.translation.truncate() * Vec2::new(1.0, -1.0),
            turn: 0.0,
            width: place.scale.x,
            height: 0.0,
            depth: place.translation.z,
            face: 1.0,
            alpha: 1.0,
        };
        let by = Vec2::Y * (pace::ROLL_BY * home.width);
        let unseen = |at: Vec2| Pose {
            at,
            alpha: 0.0,
            ..home
        };
        let (from, end, then) = if loft.leaves {
            (home, unseen(home.at - by), Then::Gone)
        } else {
            (unseen(home.at + by), home, Then::Stay)
        };
        let leg = Leg::new(0.0, pace::ROLL, To::At(end), EaseFunction::CubicInOut);
        let flight = Flight {
            then,
            ..Flight::new(from, vec![leg])
        };
        let whole = Fx::whole(1.0);
        match flight.tween(settings.speed.factor()) {
            Some(tween) if !settings.reduced_motion => {
                commands.entity(entity).insert((whole, from, flight, tween));
            }
            _ if loft.leaves => commands.entity(entity).despawn(),
            _ => {
                commands.entity(entity).insert((whole, home));
            }
        }
    }
}
