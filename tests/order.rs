//! No two of our own systems may run in an order that is left to chance while one writes what the other reads.

mod common;

use std::time::Duration;

use bevy::ecs::schedule::{
    InternedScheduleLabel, LogLevel, ScheduleBuildError, ScheduleBuildSettings,
    ScheduleBuildWarning, ScheduleLabel,
};
use bevy::prelude::*;
use bower_stage::{Settings, Speed};

/// Pairs of systems of ours in a schedule whose order is left to chance.
fn ambiguities(app: &mut App, label: InternedScheduleLabel) -> Vec<String> {
    let world = app.world_mut();
    let Some(mut schedule) = world.resource_mut::<Schedules>().remove(label) else {
        return Vec::new();
    };
    schedule.set_build_settings(ScheduleBuildSettings {
        ambiguity_detection: LogLevel::Error,
        ..default()
    });
    let mut found = Vec::new();
    match schedule.initialize(world) {
        Err(ScheduleBuildError::Elevated(ScheduleBuildWarning::Ambiguity(pairs))) => {
            for (a, b, on) in pairs.0.to_string(schedule.graph(), world.components()) {
                if [&a, &b].iter().all(|name| name.contains("bower")) {
                    let on: Vec<String> = on.iter().map(|name| format!("{name:?}")).collect();
                    found.push(format!("{label:?}: {a} and {b} on {}", on.join(", ")));
                }
            }
        }
        Err(other) => panic!("{label:?}: {}", other.to_string(schedule.graph(), world)),
        Ok(_) => {}
    }
    found
}

#[test]
fn no_order_of_our_systems_is_left_to_chance() {
    let mut app = common::app(Duration::from_millis(16), Speed::Instant);
    let labels: [InternedScheduleLabel; 6] = [
        Startup.intern(),
        First.intern(),
        PreUpdate.intern(),
        Update.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ];
    let found: Vec<String> = labels
        .into_iter()
        .flat_map(|label| ambiguities(&mut app, label))
        .collect();
    assert!(
        found.is_empty(),
        "{} pairs:\n{}",
        found.len(),
        found.join("\n")
    );
}

fn bower_writes(mut settings: ResMut<Settings>) {
    settings.set_changed();
}

fn bower_writes_too(mut settings: ResMut<Settings>) {
    settings.set_changed();
}

#[test]
fn two_systems_that_write_the_same_are_found() {
    let mut app = common::app(Duration::from_millis(16), Speed::Instant);
    app.add_systems(Update, (bower_writes, bower_writes_too));
    let found = ambiguities(&mut app, Update.intern());
    assert!(
        found
            .iter()
            .any(|pair| pair.contains("bower_writes and") || pair.contains("bower_writes_too and")),
        "{found:?}"
    );
}
