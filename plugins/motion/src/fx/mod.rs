//! What a moment is made of beside cards and props: sparks, dust, light, ribbons. Each is a drawing of the sheets with a
//! pose and a way of its own, and is swept off when its moment is over.

mod drawing;
mod night;
mod paint;
mod ribbon;
mod stage;

use bevy::prelude::*;
use bower_cards::{Pose, TableRoot};

pub use drawing::*;
pub use paint::paint;
pub use ribbon::Cloth;
pub use stage::Stage;

/// Something that flies through a moment.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Fx {
    /// Width of its drawing in its own units: what the pose's width is a part of.
    drawn: f32,
    /// How high it is drawn beside how wide, as a part of its own shape: 1 as drawn.
    squat: f32,
    /// How solid it is at its most.
    solid: f32,
}

/// A thing of the table's own scenery that takes part in a moment and goes back to where it was.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Borrowed(pub Pose);

/// It stays on the table until the next deal.
#[derive(Component, Clone, Copy, Debug)]
pub struct Lasting;

impl Fx {
    /// A thing drawn so wide in its own units that is moved as a whole, with all that is under it.
    pub fn whole(drawn: f32) -> Self {
        Self {
            drawn,
            squat: 1.0,
            solid: 1.0,
        }
    }
}

/// What a moment is played on; `None` where no table is shown.
pub fn root(roots: &Query<Entity, With<TableRoot>>) -> Option<Entity> {
    roots.iter().next()
}
