//! What rests and moves as cards do: tokens, bubbles, the lantern's light, the doors and fives of the barns.

use bevy::prelude::*;
use bower_rules::Seat;
use bower_stage::layout::ScorePart;
use bower_stage::{Layout, Settings};

use super::bubble::Slip;
use super::sign::Sign;
use super::{TableRoot, barn, bubble, lantern};
use crate::art::{Fonts, On};
use crate::card::CORNER;
use crate::picture::{Picture, piece};
use crate::stage::Rebuild;
use crate::{Pose, Prop, Rest, Shown, depth};

/// The drawings of a prop, children of its entity, in an order of its own.
#[derive(Component, Clone, Debug, Default)]
pub(crate) struct Drawings(Vec<Entity>);

/// What a bubble says now.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub(crate) struct Says(Slip);

/// Tokens are drawn with a radius of 30; the sign on the maker's mark is 31 high.
const TOKEN: f32 = 60.0;
const MARK_SIGN: f32 = 31.0;
/// Width of a card as drawn.
const CARD: f32 = 250.0;

/// Spawns the props of the game in play, with what is shown of it.
pub(crate) fn spawn(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<Layout>,
    rebuild: Res<Rebuild>,
    roots: Query<Entity, With<TableRoot>>,
    old: Query<Entity, With<Prop>>,
) {
    let Some(root) = roots.iter().next().filter(|_| rebuild.0) else {
        return;
    };
    old.iter().for_each(|prop| commands.entity(prop).despawn());
    let mut props = vec![Prop::DealerButton, Prop::MakersMark, Prop::Lantern];
    props.extend(Seat::all(shown.game.seats()).map(Prop::Bubble));
    if !shown.solo() {
        for ours in [true, false] {
            props.extend([
                Prop::LowerFive { ours },
                Prop::UpperFive { ours },
                Prop::Bar { ours },
            ]);
            props.extend([true, false].map(|left| Prop::Door { ours, left }));
        }
    }
    for prop in props {
        let rest = rest(prop, &shown, &layout).unwrap_or(Rest {
            alpha: 0.0,
            ..Rest::default()
        });
        let entity = commands
            .spawn((
                prop,
                rest,
                rest.pose(),
                Name::new(format!("{prop:?}")),
                Transform::default(),
                Visibility::Hidden,
                ChildOf(root),
            ))
            .id();
        let drawings = draw(&mut commands, entity, prop);
        commands.entity(entity).insert(Drawings(drawings));
        if let Prop::Bubble(_) = prop {
            commands.entity(entity).insert(Says::default());
        }
    }
}

/// Spawns a prop's drawings.
fn draw(commands: &mut Commands, entity: Entity, prop: Prop) -> Vec<Entity> {
    let mut put = |on: On, name: &'static str, at: Vec2, depth: f32| {
        commands
            .spawn((
                piece(Picture::new(on, name), at, depth, Color::WHITE),
                ChildOf(entity),
            ))
            .id()
    };
    match prop {
        Prop::DealerButton => vec![put(On::Scene, "token/dealer", Vec2::ZERO, 0.0)],
        Prop::MakersMark => {
            let face = put(On::Scene, "token/maker", Vec2::ZERO, 0.0);
            let place = Transform::from_xyz(0.0, 0.0, 0.2);
            commands.spawn((
                Sign { high: MARK_SIGN },
                place,
                Visibility::Inherited,
                ChildOf(entity),
            ));
            vec![face]
        }
        Prop::Lantern => lantern::build(commands, entity).to_vec(),
        Prop::Door { left, .. } => {
            let zero = Vec2::new(if left { -26.0 } else { 26.0 }, -78.0);
            let leaf = put(On::Scene, "barn/leaf", Vec2::ZERO, 0.2);
            let open = put(On::Scene, "barn/leaf-open", zero, 0.1);
            let mut drawings = vec![leaf, open];
            if left {
                drawings.push(put(On::Scene, "barn/dark", zero, 0.0));
                drawings.push(put(On::Scene, "barn/crack", zero, 1.0));
            }
            drawings
        }
        Prop::Bar { .. } => vec![put(On::Scene, "barn/bar", Vec2::ZERO, 0.0)],
        Prop::LowerFive { ours } => five(&mut put, barn::five(ours, false, false)),
        Prop::UpperFive { ours } => five(&mut put, barn::five(ours, true, false)),
        Prop::Bubble(_) => Vec::new(),
    }
}

fn five(
    put: &mut impl FnMut(On, &'static str, Vec2, f32) -> Entity,
    face: &'static str,
) -> Vec<Entity> {
    let shade = put(On::Scene, "barn/five-shade", Vec2::new(-5.0, 2.0), -0.2);
    let face = put(On::Scene, face, Vec2::ZERO, 0.0);
    let back = put(On::Back, "back/ohio-star", CORNER, 0.0);
    vec![shade, face, back]
}

/// Where a prop rests; `None` for a bubble, whose words decide, and where there is no place for it.
fn rest(prop: Prop, shown: &Shown, layout: &Layout) -> Option<Rest> {
    let token = |seat: Option<Seat>, place: Option<(Vec2, f32)>, depth: f32| {
        let (at, radius) = place?;
        let alpha = if seat.is_some() { 1.0 } else { 0.0 };
        Some(Rest {
            at,
            width: radius * 2.0,
            depth,
            alpha,
            height: 0.3,
            ..Rest::default()
        })
    };
    match prop {
        Prop::DealerButton => {
            let seat = shown.dealer.unwrap_or(shown.viewer);
            token(
                shown.dealer,
                layout.dealer_button(shown.place(seat)),
                depth::TOKEN + 8.0,
            )
        }
        Prop::MakersMark => {
            let seat = shown.maker.unwrap_or(shown.viewer);
            token(
                shown.maker,
                layout.makers_mark(shown.place(seat)),
                depth::TOKEN + 10.0,
            )
        }
        Prop::Lantern => Some(lantern::rest(layout, shown)),
        Prop::Bubble(_) => None,
        Prop::LowerFive { ours } => Some(fives(ours, shown, layout)?[0]),
        Prop::UpperFive { ours } => Some(fives(ours, shown, layout)?[1]),
        Prop::Door { ours, left } => {
            Some(barn::leaf(part(ours, layout)?, left, is_shut(ours, shown)))
        }
        Prop::Bar { ours } => Some(barn::bar(part(ours, layout)?, is_shut(ours, shown))),
    }
}

fn part(ours: bool, layout: &Layout) -> Option<ScorePart> {
    layout
        .barns
        .map(|barns| if ours { barns.ours } else { barns.theirs })
}

fn fives(ours: bool, shown: &Shown, layout: &Layout) -> Option<[Rest; 2]> {
    Some(barn::fives(
        part(ours, layout)?,
        shown.side_score(ours),
        shown.game.target(),
    ))
}

/// One short of the game the barn's doors are shut.
pub(super) fn is_shut(ours: bool, shown: &Shown) -> bool {
    shown.game.is_one_short(shown.side_score(ours))
}

/// Gives the props their rest places, and bubbles their words, as what is shown and the window change.
pub(crate) fn place(
    mut commands: Commands,
    shown: Res<Shown>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    fonts: Option<Res<Fonts>>,
    mut props: Query<(Entity, &Prop, &mut Rest, Option<&mut Says>)>,
) {
    if !(shown.is_changed() || layout.is_changed() || settings.is_changed()) {
        return;
    }
    for (entity, prop, mut now, says) in &mut props {
        let (Prop::Bubble(seat), Some(mut says)) = (*prop, says) else {
            now.set_if_neq(rest(*prop, &shown, &layout).unwrap_or(Rest { alpha: 0.0, ..*now }));
            continue;
        };
        match Slip::of(seat, &shown, &layout) {
            Some(slip) => {
                now.set_if_neq(slip.rest(seat, false));
                if says.0 != slip {
                    commands.entity(entity).despawn_related::<Children>();
                    if let Some(fonts) = &fonts {
                        bubble::build(&mut commands, entity, &slip, fonts);
                    }
                    says.0 = slip;
                }
            }
            None => {
                now.set_if_neq(Rest { alpha: 0.0, ..*now });
            }
        }
    }
}

/// Draws the props that have moved, and those whose drawings are new.
pub(crate) fn paint(
    settings: Res<Settings>,
    mut props: Query<(
        Entity,
        &Prop,
        &Rest,
        Ref<Pose>,
        &Drawings,
        &mut Transform,
        &mut Visibility,
        Option<Ref<Says>>,
    )>,
    mut drawings: Query<
        (&mut Picture, &mut Sprite, &mut Transform, &mut Visibility),
        Without<Prop>,
    >,
    mut texts: Query<&mut TextColor>,
    children: Query<&Children>,
) {
    for (entity, prop, rest, pose, parts, mut transform, mut visibility, says) in &mut props {
        if !(pose.is_changed()
            || settings.is_changed()
            || says.is_some_and(|says| says.is_changed()))
        {
            continue;
        }
        // The lantern hangs there unlit, the doors stand open.
        let always = matches!(prop, Prop::Lantern | Prop::Door { .. });
        let seen = (pose.alpha > 0.002 || always) && pose.width > 0.1;
        visibility.set_if_neq(if seen {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
        if !seen {
            continue;
        }
        let drawn = match prop {
            Prop::DealerButton | Prop::MakersMark => TOKEN,
            Prop::Lantern => lantern::WIDE,
            Prop::Bubble(_) => rest.width.max(1.0),
            Prop::Door { .. } => barn::LEAF,
            Prop::Bar { .. } => barn::BAR,
            Prop::LowerFive { .. } | Prop::UpperFive { .. } => CARD,
        };
        let turns = matches!(prop, Prop::LowerFive { .. } | Prop::UpperFive { .. });
        let scale = pose.width / drawn;
        *transform = Transform {
            translation: Vec3::new(pose.at.x, -pose.at.y, pose.depth),
            rotation: Quat::from_rotation_z(-pose.turn.to_radians()),
            scale: Vec3::new(
                scale
                    * if turns {
                        pose.face.abs().max(0.01)
                    } else {
                        1.0
                    },
                scale,
                1.0,
            ),
        };
        let mut show = |part: Option<&Entity>, alpha: f32, across: Option<f32>| {
            let Some((_, mut sprite, mut place, mut visibility)) =
                part.and_then(|part| drawings.get_mut(*part).ok())
            else {
                return;
            };
            visibility.set_if_neq(if alpha > 0.002 {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
            sprite.color.set_alpha(alpha);
            if let Some(across) = across {
                place.scale.x = across;
            }
        };
        match prop {
            Prop::Lantern => {
                show(parts.0.first(), pose.alpha, None);
                show(parts.0.get(1), pose.alpha, None);
                fade(
                    parts.0.get(2).copied().unwrap_or(entity),
                    pose.alpha,
                    &mut drawings,
                    &mut texts,
                    &children,
                );
            }
            Prop::Door { left, .. } => {
                let shut = ((1.0 - pose.face) / 2.0).clamp(0.0, 1.0);
                let side = if *left { 1.0 } else { -1.0 };
                let swings = if shut > 0.01 { 1.0 } else { 0.0 };
                show(parts.0.first(), swings, Some(side * shut.max(0.01)));
                show(parts.0.get(1), 1.0 - swings, Some(side));
                show(parts.0.get(2), 0.55 * shut, None);
                show(parts.0.get(3), if shut > 0.99 { 1.0 } else { 0.0 }, None);
            }
            Prop::LowerFive { ours } | Prop::UpperFive { ours } => {
                let up = pose.face > 0.0;
                show(parts.0.first(), 0.35 * pose.alpha, None);
                show(parts.0.get(1), if up { pose.alpha } else { 0.0 }, None);
                show(parts.0.get(2), if up { 0.0 } else { pose.alpha }, None);
                let shade = parts
                    .0
                    .first()
                    .and_then(|part| drawings.get_mut(*part).ok());
                if let Some((_, mut sprite, ..)) = shade {
                    sprite.color = Color::BLACK.with_alpha(0.35 * pose.alpha);
                }
                let upper = matches!(prop, Prop::UpperFive { .. });
                let face = barn::five(*ours, upper, settings.has_four_colours());
                let back = format!("back/{}", settings.back);
                for (part, name) in parts.0.iter().skip(1).zip([face, back.as_str()]) {
                    if let Ok((mut picture, ..)) = drawings.get_mut(*part)
                        && picture.name != name
                    {
                        picture.name = name.to_string().into();
                    }
                }
            }
            Prop::DealerButton | Prop::MakersMark | Prop::Bar { .. } | Prop::Bubble(_) => {
                fade(entity, pose.alpha, &mut drawings, &mut texts, &children);
            }
        }
    }
}

/// Sets how solid everything under an entity is.
fn fade(
    entity: Entity,
    alpha: f32,
    drawings: &mut Query<
        (&mut Picture, &mut Sprite, &mut Transform, &mut Visibility),
        Without<Prop>,
    >,
    texts: &mut Query<&mut TextColor>,
    children: &Query<&Children>,
) {
    for part in children.iter_descendants(entity) {
        if let Ok((_, mut sprite, ..)) = drawings.get_mut(part)
            && sprite.color.alpha() != alpha
        {
            sprite.color.set_alpha(alpha);
        }
        if let Ok(mut text) = texts.get_mut(part)
            && text.0.alpha() != alpha
        {
            text.0.set_alpha(alpha);
        }
    }
}
