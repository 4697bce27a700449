//! Once trump is named its binding is sewn round each trump in sight, stitch by stitch, and the bowers' patches are pressed
//! on.

use bevy::ecs::change_detection::Mut;
use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use bower_cards::{Fit, Mark, On, Picture, Pose, Sewn, Sheets, Spot, Worn};
use bower_rules::Event;
use bower_stage::{Hurry, Settings};
use core::time::Duration;

use crate::conduct::Rebuilt;
use crate::pace;
use crate::script::Script;

/// A card's size, and the width of the strip its binding lies in, in its own units.
const CARD: Vec2 = Vec2::new(250.0, 350.0);
const STRIP: f32 = 14.0;
/// Over the face, as the binding is.
const OVER: f32 = 0.05;

/// A needle at work on the card it is a child of.
#[derive(Component, Clone, Copy, Debug)]
pub struct Needle {
    /// How far it is, ms at normal speed.
    at: f32,
    /// When it begins.
    start: f32,
    /// The four strips of the binding, in the order they are sewn.
    strips: [Entity; 4],
    /// The binding's corner in its picture is at its zero; pixels of the sheet a unit.
    scale: Vec2,
}

/// The lens a tween moves a needle by.
struct Along {
    long: f32,
}

impl Lens<Needle> for Along {
    fn lerp(&mut self, mut needle: Mut<Needle>, ratio: f32) {
        needle.at = self.long * ratio;
    }
}

/// Threads a needle for each trump in sight when trump is named.
pub fn thread(
    script: Res<Script>,
    settings: Res<Settings>,
    sheets: Sheets,
    mut cards: Query<(Entity, &Spot, &Pose, &Worn, &mut Sewn)>,
    mut commands: Commands,
) {
    let named = |event: &Event| matches!(event, Event::TrumpMade { .. });
    if !script.went().iter().any(named) || script.snaps() || settings.reduced_motion {
        return;
    }
    let Some(scale) = sheets
        .get(On::Deck, "mark/binding")
        .map(|(binding, _)| binding.pixels_per_unit())
    else {
        return;
    };
    let mut trumps: Vec<_> = cards
        .iter()
        .filter(|(_, _, pose, worn, _)| {
            worn.mark != Mark::None && pose.face > 0.0 && pose.alpha > 0.0
        })
        .map(|(card, spot, ..)| (spot.slot(), card))
        .collect();
    trumps.sort_unstable();
    for (i, (_, card)) in trumps.into_iter().enumerate() {
        let start = pace::SEWN_APART * i as f32;
        let long = start + pace::TRUMP_MARKS;
        let Some(real) = Duration::try_from_secs_f32(long * settings.speed.factor() / 1000.0)
            .ok()
            .filter(|real| !real.is_zero())
        else {
            return;
        };
        let holder = commands
            .spawn((
                Name::new("needle"),
                Transform::from_xyz(-CARD.x / 2.0, CARD.y / 2.0, OVER),
                Visibility::Inherited,
                ChildOf(card),
            ))
            .id();
        let strips = core::array::from_fn(|_| {
            let strip =
                Picture::new(On::Deck, "mark/binding").fit(Fit::Part(Rect::default(), Vec2::ZERO));
            commands
                .spawn((strip, Visibility::Hidden, ChildOf(holder)))
                .id()
        });
        let needle = Needle {
            at: 0.0,
            start,
            strips,
            scale,
        };
        let tween = Tween::new(EaseFunction::Linear, real, Along { long });
        commands
            .entity(holder)
            .insert((needle, TweenAnim::new(tween)));
        if let Ok((.., mut sewn)) = cards.get_mut(card) {
            sewn.0 = 0.0;
        }
    }
}

/// The four sides as they are sewn, and how far each is: from the upper left along the upper edge, down the right, back
/// along the foot and up the left.
fn sides(along: f32) -> [Rect; 4] {
    let mut left = along * 2.0 * (CARD.x + CARD.y);
    let mut side = |long: f32| {
        let sewn = left.clamp(0.0, long);
        left -= long;
        sewn
    };
    let (top, right, foot, back) = (side(CARD.x), side(CARD.y), side(CARD.x), side(CARD.y));
    [
        Rect::new(0.0, 0.0, top, STRIP),
        Rect::new(CARD.x - STRIP, STRIP.min(right), CARD.x, right),
        Rect::new(
            CARD.x - foot,
            CARD.y - STRIP,
            CARD.x - STRIP.min(foot),
            CARD.y,
        ),
        Rect::new(
            0.0,
            (CARD.y - back).max(STRIP),
            STRIP,
            CARD.y - STRIP.min(back),
        ),
    ]
}

/// Sews on: shows as much of the binding as is sewn, and knots the thread where it is all round, or is pressed away.
pub fn stitch(
    mut needles: Query<(Entity, &Needle, &ChildOf, Has<TweenAnim>)>,
    mut cards: Query<&mut Sewn>,
    mut strips: Query<(&mut Picture, &mut Transform, &mut Visibility)>,
    mut hurries: MessageReader<Hurry>,
    script: Res<Script>,
    rebuilt: Res<Rebuilt>,
    mut commands: Commands,
) {
    let pressed = hurries.read().count() > 0 || script.snaps() || rebuilt.0;
    for (entity, needle, on, driven) in &mut needles {
        let along = ((needle.at - needle.start) / pace::TRUMP_MARKS).clamp(0.0, 1.0);
        let over = pressed || !driven || along >= 1.0;
        let sewn = if over {
            1.0
        } else {
            EaseFunction::CubicInOut.sample_clamped(along)
        };
        if let Ok(mut card) = cards.get_mut(on.parent()) {
            card.set_if_neq(Sewn(sewn));
        }
        if over {
            commands.entity(entity).despawn();
            continue;
        }
        for (side, strip) in sides(sewn).into_iter().zip(needle.strips) {
            let Ok((mut picture, mut place, mut visibility)) = strips.get_mut(strip) else {
                continue;
            };
            let shows = side.width() > 0.5 && side.height() > 0.5;
            visibility.set_if_neq(if shows {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            let part = Rect::from_corners(side.min * needle.scale, side.max * needle.scale);
            picture.fit = Fit::Part(part, side.size());
            place.translation = Vec3::new(side.min.x, -side.min.y, 0.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_binding_runs_round_once_and_closes() {
        assert!(
            sides(0.0)
                .iter()
                .all(|side| side.size().min_element() <= 0.0)
        );
        let all: f32 = sides(1.0)
            .iter()
            .map(|side| side.width() * side.height())
            .sum();
        let inner = CARD - 2.0 * STRIP;
        assert!((all - (CARD.x * CARD.y - inner.x * inner.y)).abs() < 0.5);
        let mut before = 0.0;
        for n in 1..=40 {
            let sewn: f32 = sides(n as f32 / 40.0)
                .iter()
                .map(|side| side.width().max(0.0) * side.height().max(0.0))
                .sum();
            assert!(sewn >= before, "it never runs back");
            before = sewn;
        }
    }
}
