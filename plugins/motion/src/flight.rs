//! A thing on its way: where it came from, by which legs it goes, and how far it is.
//!
//! A library's tween drives [`Flight::at`], in milliseconds at normal speed; where the thing is at that moment is worked out
//! anew each frame from where it is to rest. So a window resized in mid-air changes only the end of the way.

use bevy::ecs::change_detection::Mut;
use bevy::math::curve::{Curve, EaseFunction};
use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use bower_cards::{Pose, Rest, depth};
use core::time::Duration;

/// Where a leg of the way ends.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum To {
    /// Where the thing rests.
    Rest,
    /// Beside where it rests: so many px off, turned by so many degrees, so much higher.
    Beside(Vec2, f32, f32),
    /// Where another thing rests.
    RestOf(Entity),
    /// A pose of its own.
    At(Pose),
}

/// A part of the way. Times are milliseconds at normal speed from the beginning of the flight.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Leg {
    /// When it begins.
    pub start: f32,
    /// How long it takes.
    pub long: f32,
    /// Where it ends.
    pub to: To,
    /// How it gets there.
    pub ease: EaseFunction,
    /// How far it swings above the straight way, px.
    pub arc: f32,
    /// How much higher above the felt it is in the middle.
    pub lift: f32,
    /// Degrees it turns beside what it must; a multiple of 180 for backs, of 360 for faces.
    pub spin: f32,
    /// Between which shares of the leg it turns over, if its two ends show different sides. `None`: it stays as it is.
    pub flip: Option<(f32, f32)>,
    /// How much larger it is while it is on edge.
    pub rise: f32,
}

impl Leg {
    /// A plain leg: straight, flat, turning over all the way where it must.
    pub const fn new(start: f32, long: f32, to: To, ease: EaseFunction) -> Self {
        Self {
            start,
            long,
            to,
            ease,
            arc: 0.0,
            lift: 0.0,
            spin: 0.0,
            flip: Some((0.0, 1.0)),
            rise: 0.0,
        }
    }

    /// The same, thrown: `arc` px, `lift` high.
    pub const fn thrown(mut self, arc: f32, lift: f32) -> Self {
        self.arc = arc;
        self.lift = lift;
        self
    }

    /// The same, with a turn of its own.
    pub const fn spun(mut self, degrees: f32) -> Self {
        self.spin = degrees;
        self
    }

    /// The same, turning over only between two shares of the leg.
    pub const fn flipping(mut self, from: f32, to: f32) -> Self {
        self.flip = Some((from, to));
        self
    }

    /// The same, showing the side it showed.
    pub const fn as_it_lies(mut self) -> Self {
        self.flip = None;
        self
    }

    /// The same, larger on edge.
    pub const fn rising(mut self, rise: f32) -> Self {
        self.rise = rise;
        self
    }

    /// When it ends.
    pub fn end(&self) -> f32 {
        self.start + self.long
    }
}

/// What becomes of a thing that has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Then {
    /// It rests.
    #[default]
    Rest,
    /// It stays as its last leg left it, until it is given another place or swept off.
    Stay,
    /// It is gone.
    Gone,
}

/// What a thing says of itself on the way, once each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// Its first leg has begun.
    pub left: bool,
    /// Its first leg has ended.
    pub landed: bool,
    /// It has begun to turn over where it lay.
    pub turned: bool,
}

/// A thing on its way. One at most on a thing: a newer one takes its place from where it is.
#[derive(Component, Clone, Debug)]
pub struct Flight {
    /// Where it was when it began.
    pub from: Pose,
    /// The parts of its way, in order; none begins before the one before it has ended.
    pub legs: Vec<Leg>,
    /// How far it is, ms at normal speed.
    pub at: f32,
    /// What becomes of it.
    pub then: Then,
    /// What makes a sound on the way.
    pub voice: Voice,
    /// What has been said of it.
    pub said: Said,
    /// With reduced motion: it fades where it was and appears where it is going.
    pub fade: bool,
}

/// Which sounds a flight makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Voice {
    /// None.
    #[default]
    Silent,
    /// A card played: it slides off and lands.
    Played,
    /// The first card of a packet of so many.
    Packet(u8),
    /// A card of the hand, turned up.
    Turned,
    /// A card that goes quietly: it slides.
    Slid,
    /// The first card of a trick that is squared.
    Squared,
}

impl Flight {
    /// A flight by these legs.
    pub fn new(from: Pose, legs: Vec<Leg>) -> Self {
        Self {
            from,
            legs,
            at: 0.0,
            then: Then::Rest,
            voice: Voice::Silent,
            said: Said::default(),
            fade: false,
        }
    }

    /// A fade in place of travel.
    pub fn faded(from: Pose) -> Self {
        Self {
            fade: true,
            ..Self::new(
                from,
                vec![Leg::new(
                    0.0,
                    crate::pace::FADE,
                    To::Rest,
                    EaseFunction::Linear,
                )],
            )
        }
    }

    /// How long it takes, ms at normal speed.
    pub fn long(&self) -> f32 {
        self.legs.iter().fold(0.0, |long, leg| long.max(leg.end()))
    }

    /// The tween that drives it, `factor` times as long. `None` where there is nothing to drive.
    pub fn tween(&self, factor: f32) -> Option<TweenAnim> {
        let long = self.long();
        let real = Duration::try_from_secs_f32(long * factor / 1000.0)
            .ok()
            .filter(|real| !real.is_zero())?;
        Some(TweenAnim::new(Tween::new(
            EaseFunction::Linear,
            real,
            Progress { long },
        )))
    }

    /// Where the thing is. `rest` is where it rests, `rest_of` looks up where others do.
    pub fn pose(&self, rest: Option<&Rest>, rest_of: impl Fn(Entity) -> Option<Rest>) -> Pose {
        let end = rest.map_or(self.from, Rest::pose);
        if self.fade {
            return faded(self.from, end, self.at / self.long().max(1.0));
        }
        let mut pose = self.from;
        for leg in &self.legs {
            if self.at <= leg.start {
                break;
            }
            let along = ((self.at - leg.start) / leg.long.max(1.0)).min(1.0);
            let target = match leg.to {
                To::Rest => end,
                To::Beside(by, turn, higher) => Pose {
                    at: end.at + by,
                    turn: end.turn + turn,
                    height: end.height + higher,
                    ..end
                },
                To::RestOf(other) => match rest_of(other) {
                    Some(rest) => Pose {
                        at: rest.at,
                        turn: rest.turn,
                        width: rest.width,
                        height: rest.height,
                        ..end
                    },
                    None => end,
                },
                To::At(pose) => pose,
            };
            pose = leg.between(pose, target, along);
            if along < 1.0 {
                break;
            }
        }
        pose
    }
}

/// At half way it is out of sight where it was; then it appears where it rests.
fn faded(from: Pose, end: Pose, along: f32) -> Pose {
    if along < 0.5 && from.alpha > 0.0 && from.width > 0.0 {
        Pose {
            alpha: from.alpha * (1.0 - 2.0 * along),
            ..from
        }
    } else {
        Pose {
            alpha: end.alpha * (2.0 * along - 1.0).clamp(0.0, 1.0),
            ..end
        }
    }
}

impl Leg {
    /// The pose a share of the leg's time along, 0 to 1.
    fn between(&self, from: Pose, to: Pose, along: f32) -> Pose {
        let eased = self.ease.sample_clamped(along);
        let face = match self.flip {
            None => from.face,
            Some((start, end)) => {
                let share = ((along - start) / (end - start).max(0.001)).clamp(0.0, 1.0);
                from.face
                    + (to.face - from.face) * EaseFunction::QuadraticInOut.sample_clamped(share)
            }
        };
        if along >= 1.0 {
            return Pose { face, ..to };
        }
        // A parabola over the straight way: highest half way along it, not half way in time.
        let swing = (4.0 * eased * (1.0 - eased)).max(0.0);
        let height = from.height + (to.height - from.height) * eased + self.lift * swing;
        let on_edge = if from.face == to.face {
            0.0
        } else {
            1.0 - face.abs()
        };
        Pose {
            at: from.at.lerp(to.at, eased) - Vec2::Y * (self.arc * swing),
            // A spin begins as far back as it will turn: half a turn of a back is not seen.
            turn: from.turn + nearest(to.turn - from.turn) * eased + self.spin * (eased - 1.0),
            width: (from.width + (to.width - from.width) * eased) * (1.0 + self.rise * on_edge),
            height: height.max(0.0),
            depth: if self.lift > 0.0 {
                depth::FLYING + height.clamp(0.0, 4.0) + to.depth * 0.001
            } else {
                to.depth
            },
            face,
            alpha: (from.alpha + (to.alpha - from.alpha) * eased).clamp(0.0, 1.0),
        }
    }
}

/// Degrees from one turn to another by the shorter way.
fn nearest(by: f32) -> f32 {
    (by + 180.0).rem_euclid(360.0) - 180.0
}

/// The lens a tween moves a flight by.
struct Progress {
    /// How long the flight is, ms at normal speed.
    long: f32,
}

impl Lens<Flight> for Progress {
    fn lerp(&mut self, mut flight: Mut<Flight>, ratio: f32) {
        flight.at = self.long * ratio;
    }
}
