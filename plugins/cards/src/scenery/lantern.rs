//! The lantern: dark until trump is named, then its glass shows what is trump.

use bevy::prelude::*;
use bower_stage::Layout;

use super::sign::Sign;
use crate::art::On;
use crate::depth::LANTERN;
use crate::picture::{Picture, piece};
use crate::{Rest, Shown};

/// The lantern is drawn 100 wide and 150 high, hung from the middle of its upper edge.
pub(super) const WIDE: f32 = 100.0;
const HIGH: f32 = 150.0;
/// Where what is trump stands on the glass, and how high.
const GLASS: Vec2 = Vec2::new(0.0, 86.0);
const SIGN: f32 = 56.0;

/// Where it hangs, and whether it burns: its `alpha`.
pub fn rest(layout: &Layout, shown: &Shown) -> Rest {
    let part = layout.lantern;
    let alpha = if shown.trump.is_some() { 1.0 } else { 0.0 };
    Rest {
        at: part.at,
        width: part.height * WIDE / HIGH,
        depth: LANTERN,
        alpha,
        ..Rest::default()
    }
}

/// Spawns the lantern's own drawings: the dark one, and what fades in as it burns.
pub fn build(commands: &mut Commands, lantern: Entity) -> [Entity; 3] {
    let mut put = |on: On, name: &'static str, at: Vec2, depth: f32| {
        commands
            .spawn((
                piece(Picture::new(on, name), at, depth, Color::WHITE),
                ChildOf(lantern),
            ))
            .id()
    };
    put(On::Scene, "lantern/dark", Vec2::ZERO, 0.0);
    let glow = put(On::Light, "light/lantern", Vec2::new(0.0, 84.0), -1.0);
    let lit = put(On::Scene, "lantern/lit", Vec2::ZERO, 0.2);
    let place = Transform::from_xyz(GLASS.x, -GLASS.y, 0.4);
    let glass = commands
        .spawn((
            Sign { high: SIGN },
            place,
            Visibility::Inherited,
            ChildOf(lantern),
        ))
        .id();
    [glow, lit, glass]
}
