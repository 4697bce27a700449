//! Small drawings kept as outlines: suits, signs, slab figures. They are drawn as meshes and lines, so they are sharp at
//! any size and take any ink.

mod ears;
mod figures;
mod path;
mod pip;
mod shade;
mod sign;

pub use figures::{figures, figures_squeezed, figures_wide, spelled};
pub use pip::pip;
pub use shade::shade;
pub use sign::sign;
