//! Tweens and the choreographer: turns what happened into a paced, skippable script.
//!
//! `conduct` hears [`bower_stage::Happened`] and lets each event out as a [`bower_stage::Beat`] when its turn has come;
//! the cards give their entities new places; `start` sends each there by a [`flight::Flight`] that a tween drives; `carry`
//! draws everything where it is. What is heard on the way is a [`Cue`]. How long everything takes is in [`pace`].

mod carry;
mod conduct;
mod cue;
mod deal;
pub mod flight;
mod fx;
mod loft;
mod moment;
pub mod pace;
mod route;
mod script;
mod sew;
mod start;
mod tempo;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::{AnimationSystem, TweenAnim, TweeningPlugin};
use bower_cards::{Art, CardsSet};
use bower_stage::{BowerSet, Screen};

pub use cue::{Cue, Heard};
pub use tempo::Moment;

/// When motion's systems run.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MotionSet {
    /// In `BowerSet::Stage`, before cards take their new places: beats go out.
    Conduct,
    /// In `BowerSet::Stage`, after it: what has a new place is sent there.
    Start,
    /// In `BowerSet::Present`, before anything is painted: everything on its way is where it is now.
    Carry,
}

/// Paces what happened, and moves the cards and what else moves. Needs `bower_stage::StagePlugin` and the sets of
/// `bower_cards`; without cards to move it paces alone.
pub struct MotionPlugin;

impl Plugin for MotionPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(TweeningPlugin)
            .add_message::<Cue>()
            .add_message::<RequestRedraw>()
            .init_resource::<script::Script>()
            .init_resource::<conduct::Held>()
            .init_resource::<conduct::Rebuilt>()
            .init_resource::<start::Trail>()
            .configure_sets(
                Update,
                (
                    MotionSet::Conduct
                        .in_set(BowerSet::Stage)
                        .before(CardsSet::Place),
                    MotionSet::Start
                        .in_set(BowerSet::Stage)
                        .after(CardsSet::Place),
                    MotionSet::Carry
                        .in_set(BowerSet::Present)
                        .before(CardsSet::Paint),
                    // What is already on its way is driven before anything new sets out, so that what begins in this
                    // frame, which may have come after a long wait, begins at its beginning.
                    AnimationSystem::AnimationUpdate
                        .in_set(BowerSet::Stage)
                        .before(MotionSet::Conduct)
                        .run_if(any_with_component::<TweenAnim>),
                ),
            )
            .add_systems(OnExit(Screen::Table), conduct::leave)
            .add_systems(
                Update,
                (
                    conduct::conduct.in_set(MotionSet::Conduct),
                    (
                        start::start,
                        carry::shake,
                        moment::play,
                        moment::dust,
                        loft::count,
                        loft::roll,
                        sew::thread.run_if(resource_exists::<Art>),
                    )
                        .chain()
                        .in_set(MotionSet::Start),
                    (carry::carry, sew::stitch, carry::tell)
                        .chain()
                        .in_set(MotionSet::Carry),
                    fx::paint
                        .in_set(BowerSet::Present)
                        .after(MotionSet::Carry)
                        .before(CardsSet::Paint),
                ),
            );
    }
}
