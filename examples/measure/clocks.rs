//! The clocks: the CPU time and the allocations of the schedules that hold the game's own systems.
//!
//! `Update` and the pass in which pages are drawn are run inside a clock, on the main thread alone, so that a thread's
//! own CPU time is all of theirs: what other programs do on this machine is not in it. Other plugins' few systems in them
//! are counted with ours.

use std::cell::Cell;

use allocation_counter::measure;
use bevy::app::MainScheduleOrder;
use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, EguiSchedule, PrimaryEguiContext};
use bower_stage::BowerSet;
use cpu_time::ThreadTime;

/// What one frame cost.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Frame {
    /// CPU time of our systems, thinking apart, ms.
    pub ours: f64,
    /// CPU time of the bots' slices, ms.
    pub bots: f64,
    /// CPU time of the pages, part of `ours`, ms.
    pub pages: f64,
    /// Allocations in the systems of the table.
    pub table_allocates: u64,
    /// Allocations in the pages.
    pub pages_allocate: u64,
}

thread_local! {
    /// When the bots began to think in this frame. A thread's own time is of no use to another.
    static BEGUN: Cell<Option<ThreadTime>> = const { Cell::new(None) };
}

/// The bots' slices begin.
fn begin() {
    BEGUN.set(Some(ThreadTime::now()));
}

/// They are over.
fn end(mut frame: ResMut<Frame>) {
    frame.bots = BEGUN.get().map_or(0.0, ms);
}

/// `Update`, in a clock.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct ClockedUpdate;

/// The pages' pass, in a clock.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct ClockedPages;

/// Puts the clocks round the schedules.
pub fn plug(app: &mut App) {
    app.init_resource::<Frame>()
        .init_schedule(ClockedUpdate)
        .init_schedule(ClockedPages)
        .add_systems(ClockedUpdate, update)
        .add_systems(ClockedPages, pages)
        .add_systems(PostStartup, round_pages)
        .add_systems(First, |mut frame: ResMut<Frame>| *frame = Frame::default())
        .add_systems(
            Update,
            (
                begin.after(BowerSet::Input).before(BowerSet::Think),
                end.after(BowerSet::Think).before(BowerSet::Advance),
            ),
        )
        .edit_schedule(Update, |update| {
            update.set_executor(SingleThreadedExecutor::new());
        })
        .edit_schedule(EguiPrimaryContextPass, |pass| {
            pass.set_executor(SingleThreadedExecutor::new());
        });
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    for label in &mut order.labels {
        if *label == Update.intern() {
            *label = ClockedUpdate.intern();
        }
    }
}

fn ms(since: ThreadTime) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

fn update(world: &mut World) {
    let begun = ThreadTime::now();
    let counted = measure(|| world.run_schedule(Update));
    let all = ms(begun);
    let mut frame = world.resource_mut::<Frame>();
    frame.ours += all - frame.bots;
    frame.table_allocates = counted.count_total;
}

fn pages(world: &mut World) {
    let begun = ThreadTime::now();
    let counted = measure(|| world.run_schedule(EguiPrimaryContextPass));
    let all = ms(begun);
    let mut frame = world.resource_mut::<Frame>();
    frame.ours += all;
    frame.pages += all;
    frame.pages_allocate = counted.count_total;
}

/// The pages' context runs their pass inside its clock.
fn round_pages(contexts: Query<Entity, With<PrimaryEguiContext>>, mut commands: Commands) {
    for context in &contexts {
        commands
            .entity(context)
            .insert(EguiSchedule::new(ClockedPages));
    }
}
