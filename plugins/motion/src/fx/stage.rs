//! Spawns what moments are made of.

use bevy::math::curve::EaseFunction::Linear;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{Fonts, Picture, Pose};
use bower_stage::{Layout, Settings};

use super::{Drawing, Fx, Lasting};
use crate::flight::{Flight, Leg, Then, To};
use crate::pace;

/// Spawns what moments are made of, on the table.
pub struct Stage<'a, 'w, 's> {
    /// To spawn with.
    pub commands: &'a mut Commands<'w, 's>,
    /// What everything hangs on.
    pub root: Entity,
    /// The fonts of the table's words; none where nothing is drawn.
    pub fonts: Option<&'a Fonts>,
    /// Where things are.
    pub layout: &'a Layout,
    /// How fast, and whether motion is reduced.
    pub settings: &'a Settings,
    /// Only the end is shown: the moment is skipped.
    pub over: bool,
}

impl Stage<'_, '_, '_> {
    /// Lets a drawing fly from a pose by these legs, then be gone.
    pub fn fly(&mut self, drawing: Drawing, from: Pose, legs: Vec<Leg>) {
        if self.over || self.settings.reduced_motion {
            return;
        }
        let flight = Flight {
            then: Then::Gone,
            ..Flight::new(from, legs)
        };
        self.spawn(drawing, flight);
    }

    /// Lets a drawing fly from a pose by these legs, then lie there until the next deal. With reduced motion it appears
    /// where it would lie.
    pub fn lay(&mut self, drawing: Drawing, from: Pose, legs: Vec<Leg>) -> Option<Entity> {
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(from, legs)
        };
        if self.settings.reduced_motion || self.over {
            flight = end_only(flight, self.over);
        }
        let entity = self.spawn(drawing, flight)?;
        self.commands.entity(entity).insert(Lasting);
        Some(entity)
    }

    /// Sends one of the table's own things by these legs; it stays where they end.
    pub fn send(&mut self, entity: Entity, from: Pose, legs: Vec<Leg>) {
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(from, legs)
        };
        let end = Flight {
            at: flight.long(),
            ..flight.clone()
        }
        .pose(None, |_| None);
        if self.over {
            self.commands
                .entity(entity)
                .insert(end)
                .remove::<(Flight, TweenAnim)>();
            return;
        }
        if self.settings.reduced_motion {
            flight.legs = vec![
                Leg::new(0.0, pace::FADE, To::At(Pose { alpha: 0.0, ..from }), Linear),
                Leg::new(pace::FADE, pace::FADE, To::At(end), Linear),
            ];
        }
        if let Some(tween) = flight.tween(self.settings.speed.factor()) {
            self.commands.entity(entity).insert((flight, tween));
        }
    }

    fn spawn(&mut self, drawing: Drawing, flight: Flight) -> Option<Entity> {
        let tween = flight.tween(self.settings.speed.factor());
        if tween.is_none() && flight.then == Then::Gone {
            return None;
        }
        let pose = if tween.is_some() {
            flight.from
        } else {
            flight.pose(None, |_| None)
        };
        let fx = Fx {
            drawn: drawing.drawn,
            squat: drawing.squat,
            solid: drawing.tint.alpha(),
        };
        let picture = Picture::new(drawing.on, drawing.name);
        let sprite = Sprite {
            color: drawing.tint.with_alpha(0.0),
            ..default()
        };
        let mut it = self.commands.spawn((
            fx,
            pose,
            picture,
            sprite,
            Name::new(drawing.name),
            ChildOf(self.root),
        ));
        if let Some(tween) = tween {
            it.insert((flight, tween));
        }
        Some(it.id())
    }
}

/// Only the end of a flight: faded in, or there at once.
pub(super) fn end_only(flight: Flight, at_once: bool) -> Flight {
    let end = Flight {
        at: flight.long(),
        ..flight.clone()
    }
    .pose(None, |_| None);
    if at_once {
        return Flight {
            then: flight.then,
            ..Flight::new(end, Vec::new())
        };
    }
    let unseen = Pose { alpha: 0.0, ..end };
    Flight {
        then: flight.then,
        ..Flight::new(unseen, vec![Leg::new(0.0, pace::FADE, To::At(end), Linear)])
    }
}
