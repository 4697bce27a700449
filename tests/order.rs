//! No two of our own systems may run in an order that is left to chance while one writes what the other reads.

mod common;

use std::time::Duration;

use bevy::ecs::schedule::{InternedScheduleLabel, LogLevel, ScheduleBuildSettings, ScheduleBuildWarning, ScheduleLabel};
use bevy::prelude::*;
use bower_stage::Speed;

/// Pairs of systems of ours in a schedule whose order is left to chance.
fn ambiguities(app: &mut App, label: InternedScheduleLabel) -> Vec<String> {
    let world = app.world_mut();
    let Some(mut schedule) = world.resource_mut::<Schedules>().remove(label) else { return Vec::new() };
    schedule.set_build_settings(ScheduleBuildSettings { ambiguity_detection: LogLevel::Warn, ..default() });
    let built = schedule.initialize(world).expect("the schedule holds together").expect("it was not built before");
    let mut found = Vec::new();
    for warning in built.warnings {
        if let ScheduleBuildWarning::Ambiguity(pairs) = warning {
            for (a, b, on) in pairs.0.to_string(schedule.graph(), world.components()) {
                if [&a, &b].iter().all(|name| name.contains("bower")) {
                    let on: Vec<String> = on.iter().map(|name| format!("{name:?}")).collect();
                    found.push(format!("{label:?}: {a} and {b} on {}", on.join(", ")));
                }
            }
        }
    }
    found
}

#[test]
fn no_order_of_our_systems_is_left_to_chance() {
    let mut app = common::app(Duration::from_millis(16), Speed::Instant);
    let labels: [InternedScheduleLabel; 6] = [Startup.intern(), First.intern(), PreUpdate.intern(), Update.intern(), PostUpdate.intern(), Last.intern()];
    let found: Vec<String> = labels.into_iter().flat_map(|label| ambiguities(&mut app, label)).collect();
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
