//! The players' portraits in their hoops: things of the table that take part in a moment and go back.

use bevy::ecs::system::SystemParam;
use bevy::math::curve::EaseFunction::Linear;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{Picture, Pose};
use bower_stage::Layout;
use bower_stage::layout::Place;

use super::shape;
use crate::flight::{Flight, Leg, Then, To};
use crate::fx::{Borrowed, Fx, Lasting, Stage};
use crate::pace;

/// The players' portraits in their hoops: pictures under an entity that scales them.
#[derive(SystemParam)]
pub struct Hoops<'w, 's> {
    portraits: Query<'w, 's, (&'static Picture, &'static ChildOf)>,
    holders: Query<'w, 's, (&'static Transform, Option<&'static Borrowed>)>,
}

impl Hoops<'_, '_> {
    /// The hoop at a place, as it stands at rest.
    pub(super) fn at(&self, layout: &Layout, place: Place) -> Option<(Entity, Pose)> {
        let hoop = layout.hoops[place]?;
        self.portraits
            .iter()
            .filter(|(picture, _)| picture.name.starts_with("portrait/"))
            .find_map(|(_, under)| {
                let (transform, borrowed) = self.holders.get(under.parent()).ok()?;
                let at = borrowed.map_or(
                    transform.translation.truncate() * Vec2::new(1.0, -1.0),
                    |Borrowed(home)| home.at,
                );
                let depth = borrowed.map_or(transform.translation.z, |Borrowed(home)| home.depth);
                let home = Pose {
                    at: hoop.at,
                    width: 2.0 * hoop.radius,
                    depth,
                    alpha: 1.0,
                    ..shape()
                };
                (at.distance(hoop.at) < 1.0).then_some((under.parent(), home))
            })
    }
}

/// Moves a hoop by these legs; it stays where they end until it is called back.
pub(super) fn borrow(stage: &mut Stage, (hoop, home): (Entity, Pose), legs: Vec<Leg>) {
    let mut flight = Flight {
        then: Then::Stay,
        ..Flight::new(home, legs)
    };
    let end = Flight {
        at: flight.long(),
        ..flight.clone()
    }
    .pose(None, |_| None);
    if stage.settings.reduced_motion {
        flight.legs = vec![Leg::new(0.0, pace::FADE, To::At(end), Linear)];
    }
    // A hoop is drawn with a radius of 47.
    let taken = (Fx::whole(94.0), Borrowed(home), Lasting);
    match flight
        .tween(stage.settings.speed.factor())
        .filter(|_| !stage.over)
    {
        Some(tween) => stage
            .commands
            .entity(hoop)
            .insert((taken, home, flight, tween)),
        None => stage
            .commands
            .entity(hoop)
            .insert((taken, end))
            .remove::<(Flight, TweenAnim)>(),
    };
}
