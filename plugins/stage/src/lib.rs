//! What crosses the crates of the game: the [`Table`] as a resource, what is meant ([`Intent`]) and what happened
//! ([`Happened`], [`Beat`], [`Restaged`]), the [`Phase`]s, who looks on ([`Viewer`]), settings, focus, layout and the
//! system sets. No crate below this one knows of another sideways; they meet here.

pub mod act;
pub mod advice;
pub mod alarm;
pub mod focus;
pub mod kept;
pub mod layout;
pub mod message;
pub mod motion;
pub mod notice;
pub mod people;
pub mod phase;
pub mod prompt;
pub mod seating;
pub mod seed;
pub mod set;
pub mod settings;
pub mod wish;

use bevy::prelude::*;

pub use act::{Act, Bound, BoundRow, Glyph, Rebind};
pub use advice::Advice;
pub use alarm::Alarm;
pub use bower_rules::Table;
pub use focus::{
    BoardPlace, Boards, Carried, Device, Focus, FocusTarget, Picked, Press, Struck, Supposed,
};
pub use kept::{Figures, Kept, KeptChair, KeptHand, KeptMatch, Statistics};
pub use layout::Layout;
pub use message::{
    Arrange, Asked, Beat, Happened, Hurry, Intent, Refused, Restaged, Source, decision,
};
pub use motion::{Motion, Speed, still};
pub use notice::Notice;
pub use people::{AtScreen, Handover, Holding, PadSeats};
pub use phase::{Phase, Screen};
pub use prompt::{Prompt, Prompts};
pub use seating::{Chair, Player, Seating, Seen, Viewer};
pub use set::BowerSet;
pub use settings::Settings;
pub use wish::{Page, Wish, uncovered};

/// Registers the states, messages and resources that every other plugin meets on, and the order of a frame. Add it first.
pub struct StagePlugin;

impl Plugin for StagePlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .add_sub_state::<Phase>()
            .add_message::<Arrange>()
            .add_message::<Asked>()
            .add_message::<Intent>()
            .add_message::<Happened>()
            .add_message::<Beat>()
            .add_message::<Restaged>()
            .add_message::<Refused>()
            .add_message::<Hurry>()
            .add_message::<Wish>()
            .add_message::<Advice>()
            .add_message::<Notice>()
            .add_message::<Rebind>()
            .init_resource::<Carried>()
            .init_resource::<Picked>()
            .init_resource::<Struck>()
            .init_resource::<Supposed>()
            .init_resource::<Boards>()
            .init_resource::<Bound>()
            .init_resource::<Prompts>()
            .init_resource::<Kept>()
            .init_resource::<Page>()
            .init_resource::<Alarm>()
            .init_resource::<Motion>()
            .init_resource::<AtScreen>()
            .init_resource::<Handover>()
            .init_resource::<Holding>()
            .init_resource::<PadSeats>()
            .init_resource::<Settings>()
            .init_resource::<Focus>()
            .init_resource::<Viewer>()
            .init_resource::<layout::Inset>()
            .init_resource::<Layout>()
            .configure_sets(
                Update,
                (
                    BowerSet::Input,
                    BowerSet::Think,
                    BowerSet::Advance,
                    BowerSet::Stage,
                    BowerSet::Present,
                )
                    .chain(),
            );
    }
}
