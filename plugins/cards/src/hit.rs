//! Which card lies under a point: as it is drawn now, the uppermost first.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_stage::layout::Lie;

use crate::{Identity, Pose, Spot};

/// Every card as drawn.
#[derive(SystemParam)]
pub struct CardsAt<'w, 's> {
    cards: Query<
        'w,
        's,
        (
            Entity,
            &'static Spot,
            &'static Pose,
            Option<&'static Identity>,
        ),
    >,
}

/// A card found under a point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hit {
    /// Its entity.
    pub entity: Entity,
    /// Where it is.
    pub spot: Spot,
    /// Which card it is, where the viewer may know.
    pub identity: Option<Identity>,
}

impl CardsAt<'_, '_> {
    /// The uppermost card drawn at a point, px from the window's upper left, y down.
    pub fn at(&self, point: Vec2) -> Option<Hit> {
        self.cards
            .iter()
            .filter(|(_, _, pose, _)| covers(pose, point))
            .max_by(|a, b| a.2.depth.total_cmp(&b.2.depth))
            .map(|(entity, spot, _, identity)| Hit {
                entity,
                spot: *spot,
                identity: identity.copied(),
            })
    }
}

/// Whether a card drawn so covers a point.
pub fn covers(pose: &Pose, point: Vec2) -> bool {
    let lie = Lie {
        at: pose.at,
        turn: pose.turn,
        width: pose.width,
    };
    let local = lie.local(point);
    let half = 125.0 * pose.face.abs();
    pose.alpha > 0.0
        && pose.width > 0.0
        && (local.x - 125.0).abs() <= half
        && (0.0..=350.0).contains(&local.y)
}
