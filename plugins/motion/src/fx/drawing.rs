//! The drawings that fly.

use bevy::prelude::*;
use bower_cards::On as Sheet;

/// A drawing that can fly.
#[derive(Clone, Copy, Debug)]
pub struct Drawing {
    pub(super) on: Sheet,
    pub(super) name: &'static str,
    pub(super) drawn: f32,
    pub(super) tint: Color,
    pub(super) squat: f32,
}

const fn scene(name: &'static str, drawn: f32) -> Drawing {
    Drawing {
        on: Sheet::Scene,
        name,
        drawn,
        tint: Color::WHITE,
        squat: 1.0,
    }
}

/// A bright spark.
pub const SPARK: Drawing = scene("particle/spark", 50.0);
/// A sewn star.
pub const STAR: Drawing = scene("particle/star", 34.0);
/// A sewn star in rose.
pub const ROSE: Drawing = scene("particle/star-rose", 34.0);
/// The straw hat.
pub const HAT: Drawing = scene("particle/hat", 106.0);
/// A puff of dust.
pub const DUST: Drawing = Drawing {
    tint: Color::srgb(0.914, 0.851, 0.714),
    ..scene("particle/dust", 84.0)
};
/// A ring of dust on the felt.
pub const RING: Drawing = Drawing {
    tint: Color::srgb(0.937, 0.894, 0.784),
    squat: 0.34,
    ..scene("particle/ring", 80.0)
};
/// The light under hoops that rise.
pub const RISEN: Drawing = scene("hoop/risen", 124.0);
/// Threads of smoke.
pub const SMOKE: [Drawing; 3] = [
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-1", 34.0)
    },
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-2", 34.0)
    },
    Drawing {
        tint: Color::srgb(0.812, 0.776, 0.839),
        ..scene("lantern/smoke-3", 34.0)
    },
];
/// Light under the sill of shut doors.
pub const FAN: Drawing = scene("barn/fan", 78.0);
/// Night with a pool of light in it.
pub const POOL: Drawing = Drawing {
    on: Sheet::Light,
    tint: Color::srgb(0.02, 0.012, 0.039),
    ..scene("light/pool", 200.0)
};
/// A glow.
pub const GLOW: Drawing = Drawing {
    on: Sheet::Light,
    tint: Color::srgb(1.0, 0.831, 0.412),
    ..scene("light/glow", 200.0)
};
/// Light out of a barn's doors.
pub const FLOOD: Drawing = Drawing {
    on: Sheet::Light,
    ..scene("light/flood", 1200.0)
};
