//! What does not move: built anew when the window, the evening or the company changes.

use bevy::prelude::*;
use bower_rules::{BySeat, Seat};
use bower_stage::{Layout, Seating, Settings};

use super::cloth;
use super::{TableRoot, barn, ground, scaled};
use crate::art::{Fonts, On};
use crate::depth;
use crate::palette::evening;
use crate::picture::{Picture, piece};
use crate::stage::Rebuild;
use crate::{Pose, Rest, Shown, Spot};

/// Everything built here is under this entity.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Fixtures;

/// Something that belongs to a seat: it is lit on its turn and dims when it sits out.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) enum OfSeat {
    /// The light under the hoop.
    Light(Seat),
    /// The portrait.
    Portrait(Seat),
    /// The edge of the plate.
    Edge(Seat),
}

/// A hoop is drawn with a radius of 47.
const HOOP: f32 = 47.0;
/// How solid the hoop of one who sits out is.
const FAINT: f32 = 0.45;

/// Builds it all.
pub(crate) fn build(
    mut commands: Commands,
    layout: Res<Layout>,
    settings: Res<Settings>,
    seating: Option<Res<Seating>>,
    shown: Res<Shown>,
    fonts: Res<Fonts>,
    rebuild: Res<Rebuild>,
    roots: Query<Entity, With<TableRoot>>,
    old: Query<Entity, With<Fixtures>>,
) {
    let wanted = rebuild.0
        || layout.is_changed()
        || settings.is_changed()
        || seating.as_ref().is_some_and(|seating| seating.is_changed());
    let Some(root) = roots.iter().next().filter(|_| wanted || old.is_empty()) else {
        return;
    };
    old.iter()
        .for_each(|fixtures| commands.entity(fixtures).despawn());
    let evening = evening(settings.theme);
    let under = commands
        .spawn((
            Fixtures,
            Name::new("fixtures"),
            Transform::default(),
            Visibility::Inherited,
            ChildOf(root),
        ))
        .id();
    ground::build(&mut commands, under, &layout, evening);
    if let Some(barns) = &layout.barns {
        barn::build(&mut commands, under, barns.ours, true, &fonts);
        barn::build(&mut commands, under, barns.theirs, false, &fonts);
    }
    for seat in Seat::all(shown.game.seats()) {
        let place = shown.place(seat);
        let Some(hoop) = layout.hoops[place] else {
            continue;
        };
        let holder = scaled(
            &mut commands,
            under,
            hoop.at,
            hoop.radius / HOOP,
            depth::HOOP + f32::from(seat.number()),
        );
        let chair = seating
            .as_ref()
            .and_then(|seating| seating.chairs[seat].as_ref());
        let portrait = chair.map_or("portrait/dog", |chair| chair.portrait);
        commands.spawn((
            piece(
                Picture::new(On::Scene, "hoop/turn"),
                Vec2::ZERO,
                0.0,
                Color::WHITE,
            ),
            OfSeat::Light(seat),
            ChildOf(holder),
        ));
        commands.spawn((
            piece(
                Picture::new(On::Scene, portrait),
                Vec2::ZERO,
                0.2,
                Color::WHITE,
            ),
            OfSeat::Portrait(seat),
            ChildOf(holder),
        ));
        let name = name(seat, seating.as_deref());
        if let (Some(part), false) = (layout.names[place], name.is_empty()) {
            let size = layout.plate_size(place);
            let depth = depth::PLATE + f32::from(seat.number());
            let (_, edge) = cloth::plate(
                &mut commands,
                under,
                &layout,
                evening,
                &fonts,
                part,
                &name,
                size,
                depth,
            );
            commands.entity(edge).insert(OfSeat::Edge(seat));
        }
    }
}

/// The name on a seat's plate, as it was chosen.
pub(super) fn name(seat: Seat, seating: Option<&Seating>) -> String {
    seating.map_or_else(String::new, |seating| seating.name(seat).to_owned())
}

/// Lights who is to act, and dims who sits out. The light goes on to the next player when the card before him has landed,
/// not when it leaves. A portrait that a moment has dimmed is left alone until somebody sits out or comes back.
pub(crate) fn light(
    shown: Res<Shown>,
    settings: Res<Settings>,
    cards: Query<(&Spot, &Pose, &Rest)>,
    mut parts: Query<(&OfSeat, &mut Sprite, &mut Visibility, &mut Picture)>,
    added: Query<(), Added<OfSeat>>,
    mut lit: Local<Option<Seat>>,
    mut sat: Local<Option<BySeat<bool>>>,
) {
    let turns = *lit != shown.turn && !cards.iter().any(is_flying);
    if turns {
        *lit = shown.turn;
    }
    if !turns && !shown.is_changed() && added.is_empty() {
        return;
    }
    let dims = !added.is_empty() || *sat != Some(shown.sits);
    *sat = Some(shown.sits);
    let evening = evening(settings.theme);
    for (part, mut sprite, mut visibility, mut picture) in &mut parts {
        match *part {
            OfSeat::Light(seat) => {
                visibility.set_if_neq(if *lit == Some(seat) {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                });
            }
            OfSeat::Portrait(seat) if dims => {
                let solid = if shown.sits[seat] { FAINT } else { 1.0 };
                if sprite.color.alpha() != solid {
                    sprite.color.set_alpha(solid);
                }
            }
            OfSeat::Portrait(_) => {}
            OfSeat::Edge(seat) => {
                let (name, colour) = if *lit == Some(seat) {
                    ("plate/edge-turn", evening.accent)
                } else {
                    ("plate/edge", evening.panel_edge)
                };
                if picture.name != name {
                    picture.name = name.into();
                }
                if sprite.color != colour {
                    sprite.color = colour;
                }
            }
        }
    }
}

/// Whether a card of the trick, or one that has just been taken, is still on its way.
fn is_flying((spot, pose, rest): (&Spot, &Pose, &Rest)) -> bool {
    matches!(spot, Spot::Trick { .. } | Spot::Pile { .. })
        && pose.at.distance_squared(rest.at) > 4.0
        && pose.depth >= depth::FLYING
}
