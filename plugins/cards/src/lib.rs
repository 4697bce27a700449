//! Card art, card entities and the places they rest.
//!
//! Every card of the pack is one entity for the whole of a match, with a [`Spot`] (where it is, in the game's words), a
//! [`Rest`] (where that is on screen), a [`Pose`] (how it is drawn now) and, only while the viewer may know it, an
//! [`Identity`]. What is shown of the table ([`Shown`]) follows the beats; the entities follow what is shown. Motion tweens
//! poses towards rest places; without it nothing else changes.

mod allowed;
mod art;
pub mod atlas;
mod card;
pub mod depth;
mod hit;
mod mark;
mod mips;
mod paint;
pub mod palette;
mod picture;
mod place;
mod pose;
pub mod says;
mod scenery;
mod set;
mod sheet;
pub mod shown;
mod spot;
mod stage;
mod width;
mod window;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bower_stage::{BowerSet, Screen};

pub use allowed::Allowed;
pub use art::{Art, Fonts, On, Sheets, face_name};
pub use card::{CardIndex, Identity, Mark, Sewn, Worn};
pub use hit::{CardsAt, Hit, covers};
pub use paint::patch_places;
pub use picture::{Fit, Picture, piece};
pub use pose::{Pose, Prop, Rest};
pub use scenery::{BarnPiece, BarnState, Loft, TableRoot, Tally, barn_pieces};
pub use set::CardsSet;
pub use sheet::Sheet;
pub use shown::{Shown, ShownCard};
pub use spot::{PileOf, Spot};
pub use width::{Weight, width};

/// Shows the table: cards, players, barns and lantern, on the felt.
pub struct CardsPlugin {
    /// Whether there is a screen to draw on. Without one everything is placed and nothing is loaded or drawn.
    pub drawn: bool,
}

impl Default for CardsPlugin {
    fn default() -> Self {
        Self { drawn: true }
    }
}

impl Plugin for CardsPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (
                CardsSet::Place.in_set(BowerSet::Stage),
                CardsSet::Paint.in_set(BowerSet::Present),
            ),
        )
        .init_resource::<stage::Rebuild>()
        .init_resource::<Allowed>()
        .init_resource::<Tally>()
        .add_systems(
            Update,
            stage::open
                .in_set(BowerSet::Input)
                .run_if(in_state(Screen::Table)),
        )
        .add_systems(OnExit(Screen::Table), stage::close)
        .add_systems(
            Update,
            window::fit.in_set(BowerSet::Stage).before(CardsSet::Place),
        )
        .add_systems(
            Update,
            (
                stage::follow,
                scenery::root,
                stage::cards,
                scenery::props::spawn,
                allowed::allow,
                place::place,
                scenery::props::place,
            )
                .chain()
                .in_set(CardsSet::Place)
                .run_if(scenery::is_shown),
        )
        .add_systems(
            Update,
            (paint::ring_winner, paint::forget)
                .chain()
                .in_set(CardsSet::Paint)
                .run_if(scenery::is_shown),
        )
        .add_systems(Last, stage::rebuilt);
        if self.drawn {
            self.draw(app);
        }
    }
}

impl CardsPlugin {
    fn draw(&self, app: &mut App) {
        app.init_asset::<Sheet>()
            .register_asset_loader(sheet::SheetLoader)
            .init_resource::<Art>()
            .init_resource::<Fonts>()
            .add_systems(
                Update,
                (art::want, art::take)
                    .chain()
                    .in_set(BowerSet::Present)
                    .before(CardsSet::Paint),
            )
            .add_systems(
                Update,
                (
                    scenery::fixtures::build,
                    scenery::fixtures::light,
                    scenery::marks::build,
                    scenery::sign::redraw,
                    paint::repaint,
                    paint::paint,
                    scenery::props::paint,
                )
                    .chain()
                    .in_set(CardsSet::Paint)
                    .after(paint::ring_winner)
                    .run_if(scenery::is_shown),
            )
            .add_systems(
                Update,
                picture::dress
                    .in_set(BowerSet::Present)
                    .after(CardsSet::Paint),
            );
    }
}
