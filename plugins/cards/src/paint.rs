//! Poses become what is drawn.

use bevy::prelude::*;
use bower_rules::{Deck, Seat};
use bower_stage::{Layout, Settings};

use crate::art::{On, face_name};
use crate::card::{self, CORNER, Drawn, Identity, Mark, Parts, Sewn, Worn};
use crate::palette::{RING, RING_DARK, SHADOW, VEIL, WINNING};
use crate::picture::Picture;
use crate::{Pose, Rest, Shown, Spot, depth};

/// The ring of the card that is winning passes to a new one only when it has landed.
pub(crate) fn ring_winner(shown: Res<Shown>, mut cards: Query<(&Spot, &Pose, &Rest, &mut Worn)>) {
    let mut landed = false;
    if let Some(winning) = shown.winning {
        for (spot, pose, rest, _) in &cards {
            landed |=
                matches!(*spot, Spot::Trick { seat, .. } if seat == winning) && is_down(pose, rest);
        }
    }
    let ringed = if landed {
        shown.winning
    } else {
        shown.was_winning
    };
    for (spot, pose, rest, mut worn) in &mut cards {
        let Spot::Trick { seat, .. } = *spot else {
            continue;
        };
        let ring = (Some(seat) == ringed && is_down(pose, rest)).then_some(WINNING);
        if worn.ring != ring {
            worn.ring = ring;
        }
    }
}

fn is_down(pose: &Pose, rest: &Rest) -> bool {
    pose.depth < depth::FLYING && pose.at.distance_squared(rest.at) < 4.0
}

/// A face the viewer may not keep in sight is forgotten once the card has turned over.
pub(crate) fn forget(
    mut commands: Commands,
    shown: Res<Shown>,
    cards: Query<(Entity, &card::CardIndex, &Pose), With<Identity>>,
) {
    for (entity, index, pose) in &cards {
        let known = shown
            .cards
            .get(usize::from(index.0))
            .is_none_or(|card| card.card.is_some());
        if !known && pose.face <= -0.999 {
            commands.entity(entity).remove::<Identity>();
        }
    }
}

/// Draws the cards that have moved or are worn otherwise.
pub(crate) fn paint(
    shown: Res<Shown>,
    settings: Res<Settings>,
    layout: Res<Layout>,
    mut cards: Query<
        (
            &Pose,
            &Worn,
            &Sewn,
            Option<&Identity>,
            &Parts,
            &mut Drawn,
            &mut Transform,
            &mut Visibility,
        ),
        Or<(
            Changed<Pose>,
            Changed<Worn>,
            Changed<Sewn>,
            Changed<Identity>,
            Added<Parts>,
        )>,
    >,
    mut pictures: Query<
        (&mut Picture, &mut Sprite, &mut Transform, &mut Visibility),
        Without<Parts>,
    >,
) {
    let pack = shown.game.pack();
    let west = pack.deck() == Deck::West;
    let large = layout.large_index;
    for (pose, worn, sewn, identity, parts, mut drawn, mut transform, mut visibility) in &mut cards
    {
        let seen = pose.alpha > 0.002 && pose.width > 0.5;
        visibility.set_if_neq(if seen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if !seen {
            continue;
        }
        *transform = card::transform(pose);
        let face = identity.map(|identity| identity.0);
        let up = pose.face > 0.0 && face.is_some();
        let tall = (pose.height.round() as i32).clamp(0, 3) as u8;
        let now = Drawn {
            face: face.filter(|_| up),
            up,
            mark: worn.mark,
            tall,
            large,
        };
        let anew = *drawn != now
            || pictures
                .get(parts.body)
                .is_ok_and(|(_, _, _, visibility)| *visibility == Visibility::Hidden);
        *drawn = now;
        let mut set = |part: Entity,
                       shows: bool,
                       colour: Color,
                       name: Option<(On, String)>,
                       at: Option<Vec2>| {
            let Ok((mut picture, mut sprite, mut place, mut visibility)) = pictures.get_mut(part)
            else {
                return;
            };
            visibility.set_if_neq(if shows {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            // Of what is hidden too: a card may be turned over while its shadow is not seen, and what shows later is to
            // be on the sheet of its side.
            if let Some((on, name)) =
                name.filter(|(on, name)| picture.on != *on || picture.name != *name)
            {
                picture.on = on;
                picture.name = name.into();
            }
            if !shows {
                return;
            }
            if sprite.color != colour {
                sprite.color = colour;
            }
            if let Some(at) = at {
                place.translation.x = at.x;
                place.translation.y = -at.y;
            }
        };
        let sheet = if up { On::Deck } else { On::Back };
        let white = Color::WHITE.with_alpha(pose.alpha);
        let body = || match now.face {
            Some(face) => (On::Deck, face_name(pack.face(face))),
            None => (On::Back, format!("back/{}", settings.back)),
        };
        set(parts.body, true, white, anew.then(body), Some(CORNER));
        let shade = SHADOW.with_alpha((0.42 - 0.03 * pose.height).max(0.0) * pose.alpha);
        let slip = CORNER + Vec2::Y * (4.0 + 7.0 * pose.height);
        set(
            parts.shadow,
            !worn.flush,
            shade,
            anew.then(|| (sheet, format!("card/shadow-{tall}"))),
            Some(slip),
        );
        let ring = worn.ring.filter(|_| up);
        set(
            parts.halo,
            ring.is_some(),
            ring.unwrap_or_default().with_alpha(0.95 * pose.alpha),
            None,
            Some(CORNER),
        );
        let rings = focus_rings(worn.focus, pose.width);
        for (part, (colour, scale)) in parts.rings.into_iter().zip(rings) {
            let colour = colour.with_alpha(colour.alpha() * pose.alpha);
            set(
                part,
                up && worn.focus > 0.0,
                colour,
                None,
                Some(CORNER * scale),
            );
        }
        set(
            parts.binding,
            up && now.mark != Mark::None && sewn.0 >= 1.0,
            white,
            None,
            Some(CORNER),
        );
        let patch = match now.mark {
            Mark::Right => Some("mark/right-bower"),
            Mark::Left(trump) => Some(card::patch(trump)),
            _ => None,
        };
        let (solid, larger) = sewn.patches();
        for (part, at) in parts.patches.into_iter().zip(patch_places(west, large)) {
            let shows = up && at.is_some() && patch.is_some() && solid > 0.0;
            // Not only when the card is drawn anew: a patch that is sewn on shows later than that.
            let name = patch
                .filter(|_| shows)
                .map(|name| (On::Deck, name.to_string()));
            let colour = Color::WHITE.with_alpha(pose.alpha * solid);
            set(part, shows, colour, name, at.map(|at| at + CORNER));
        }
        set(
            parts.veil,
            worn.veiled && up,
            VEIL.with_alpha(VEIL.alpha() * pose.alpha),
            None,
            Some(CORNER),
        );
        for (part, turn) in parts.patches.into_iter().zip([0.0, core::f32::consts::PI]) {
            if let Ok((_, _, mut place, _)) = pictures.get_mut(part) {
                place.rotation = Quat::from_rotation_z(turn);
                place.scale = Vec3::new(larger, larger, 1.0);
            }
        }
        for (part, (_, scale)) in parts.rings.into_iter().zip(rings) {
            if let Ok((_, _, mut ring, _)) = pictures.get_mut(part) {
                ring.scale = scale.extend(1.0);
            }
        }
    }
}

/// The focus ring as three card shapes under the card, each less large than the one beneath: how much larger than the card
/// each is drawn. The light line runs 4.5 px outside the edge, so many px wide, on a dark one twice as wide.
fn focus_rings(line: f32, width: f32) -> [(Color, Vec2); 3] {
    let larger = |px: f32| {
        let units = px * 250.0 / width.max(1.0);
        Vec2::new(1.0 + units / 125.0, 1.0 + units / 175.0)
    };
    let half = line / 2.0;
    [
        (RING_DARK, larger(4.5 + half + 1.6)),
        (RING, larger(4.5 + half)),
        (RING_DARK, larger(4.5 - half)),
    ]
}

/// Where the two patches stand on a face, in units of its drawing; with the large index there is but one.
pub fn patch_places(west: bool, large: bool) -> [Option<Vec2>; 2] {
    match (west, large) {
        (false, false) => [Some(Vec2::new(34.0, 166.0)), Some(Vec2::new(216.0, 184.0))],
        (false, true) => [Some(Vec2::new(50.0, 246.0)), None],
        (true, false) => [Some(Vec2::new(34.0, 208.0)), Some(Vec2::new(216.0, 142.0))],
        (true, true) => [Some(Vec2::new(48.0, 312.0)), None],
    }
}

/// All that is drawn of cards changes with the back, the deck or the index.
pub(crate) fn repaint(
    settings: Res<Settings>,
    layout: Res<Layout>,
    mut cards: Query<(&mut Worn, &mut Drawn)>,
) {
    if settings.is_changed() || layout.is_changed() {
        for (mut worn, mut drawn) in &mut cards {
            worn.set_changed();
            *drawn = Drawn {
                tall: u8::MAX,
                ..*drawn
            };
        }
    }
}

/// A seeded liveliness of a card of the trick: −1 to 1.
pub(crate) fn jitter(deal: u32, seat: Seat, trick: u32) -> f32 {
    let stirred = crate::shown::stir(deal, trick * 8 + u32::from(seat.number()));
    (stirred % 2001) as f32 / 1000.0 - 1.0
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;
    use bower_rules::{Card, Game, Preset, Rank, Suit};
    use bower_stage::settings::HandOrder;

    use super::*;
    use crate::{Rest, Spot};

    /// A pack is drawn in one call only where all of it is on one sheet.
    #[test]
    fn a_shadow_follows_its_card_to_the_sheet_of_the_other_side_even_while_it_is_not_seen() {
        let mut world = World::new();
        let game = Game::preset(Preset::Euchre);
        world.insert_resource(Shown::fresh(game, Seat::ALL[0], HandOrder::default()));
        world.init_resource::<Settings>();
        world.init_resource::<Layout>();
        let root = world.spawn_empty().id();
        let rest = Rest {
            width: 100.0,
            alpha: 1.0,
            face_up: true,
            ..Rest::default()
        };
        let spot = Spot::Deck { order: 0 };
        card::spawn(&mut world.commands(), root, 0, spot, rest);
        world.flush();
        let card = world
            .query_filtered::<Entity, With<Parts>>()
            .single(&world)
            .expect("one card is spawned");
        let ace = Card::suited(Rank::Ace, Suit::Spades);
        world.entity_mut(card).insert(Identity(ace));
        let mut drawn = |face: f32, flush: bool| {
            let pose = Pose {
                face,
                ..rest.pose()
            };
            let worn = Worn {
                flush,
                ..Worn::default()
            };
            world.entity_mut(card).insert((pose, worn));
            world.run_system_once(paint).expect("it can run");
            let parts = world.get::<Parts>(card).expect("it has its parts");
            [parts.body, parts.shadow].map(|part| {
                let picture = world.get::<Picture>(part);
                picture.expect("each part is a picture").on
            })
        };
        assert_eq!(drawn(1.0, false), [On::Deck; 2]);
        // Turned down in a packet, where it throws no shadow of its own, and then seen by itself.
        drawn(-1.0, true);
        assert_eq!(drawn(-1.0, false), [On::Back; 2]);
        drawn(1.0, true);
        assert_eq!(drawn(1.0, false), [On::Deck; 2]);
    }
}
