//! In how many calls the table is drawn: neighbours in depth that are on one sheet go to the graphics card together.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::core_pipeline::core_2d::Transparent2d;
use bevy::prelude::*;
use bevy::render::render_phase::{PhaseItem, ViewSortedRenderPhases};
use bevy::render::{Render, RenderApp, RenderSystems};

/// Calls of the frame that was drawn last and of the one with the most. What draws has a world of its own; both count
/// with the same.
#[derive(Resource, Clone, Default)]
pub struct Calls {
    last: Arc<AtomicU64>,
    most: Arc<AtomicU64>,
}

impl Calls {
    /// Of the frame drawn last.
    pub fn last(&self) -> u64 {
        self.last.load(Ordering::Relaxed)
    }

    /// Of the frame with the most since this was asked before.
    pub fn most(&self) -> u64 {
        self.most.swap(0, Ordering::Relaxed)
    }
}

/// Counts them in every frame.
pub fn plug(app: &mut App) {
    let calls = Calls::default();
    app.insert_resource(calls.clone());
    if let Some(drawing) = app.get_sub_app_mut(RenderApp) {
        drawing
            .insert_resource(calls)
            .add_systems(Render, count.in_set(RenderSystems::Cleanup));
    }
}

/// What was drawn of sprites and words: a call for the first of each run, which says how many go with it.
fn count(phases: Res<ViewSortedRenderPhases<Transparent2d>>, calls: Res<Calls>) {
    let mut drawn = 0;
    for phase in phases.values() {
        let (mut at, mut left) = (0, phase.items.len());
        while left > 0 {
            let together = phase.items[at].batch_range().len();
            drawn += u64::from(together > 0);
            let on = together.clamp(1, left);
            (at, left) = (at + on, left - on);
        }
    }
    calls.last.store(drawn, Ordering::Relaxed);
    calls.most.fetch_max(drawn, Ordering::Relaxed);
}
