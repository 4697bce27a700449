//! The choreographer's second half: what has been given another place is sent there.

use bevy::ecs::query::QueryData;
use bevy::math::curve::EaseFunction::{
    BackOut, BounceOut, CubicInOut, ExponentialOut, Linear, QuadraticIn, QuadraticOut, SineOut,
};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{PileOf, Pose, Prop, Rest, Shown, Spot};
use bower_rules::{Event, Seat};
use bower_stage::{Layout, Settings, Speed, Viewer};

use crate::{
    conduct::Rebuilt,
    cue::{Cue, Heard},
    flight::{Flight, Leg, To},
    pace, route,
    route::{Ground, Mover},
    script::Script,
    tempo,
};

/// What motion remembers of a thing: where it was before it was given another place.
#[derive(Component, Clone, Copy, Debug)]
pub struct Was {
    /// In the game's words, for cards.
    spot: Option<Spot>,
    /// On screen.
    rest: Rest,
}

/// Who played which card to the tricks of this hand, in order: a moment may ask for them again.
#[derive(Resource, Default, Debug)]
pub struct Trail(pub Vec<(Seat, Entity)>);

/// Everything that rests and moves.
#[derive(QueryData)]
#[query_data(mutable)]
pub struct Thing {
    entity: Entity,
    spot: Option<&'static Spot>,
    prop: Option<&'static Prop>,
    rest: &'static Rest,
    pose: &'static mut Pose,
    flight: Option<&'static Flight>,
    was: Option<&'static mut Was>,
}

/// Sends everything that has been given another place there, by the way that what has just been seen asks for.
pub fn start(
    mut things: Query<Thing>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    viewer: Res<Viewer>,
    shown: Option<Res<Shown>>,
    rebuilt: Res<Rebuilt>,
    mut script: ResMut<Script>,
    mut trail: ResMut<Trail>,
    mut commands: Commands,
) {
    if rebuilt.0
        || script
            .went()
            .iter()
            .any(|event| matches!(event, Event::DealBegan { .. }))
    {
        trail.0.clear();
    }
    let relaid = layout.is_changed();
    let still =
        rebuilt.0 || script.snaps() || settings.speed == Speed::Instant || !layout.is_usable();
    let riffles = script
        .went()
        .iter()
        .any(|event| matches!(event, Event::DealBegan { .. }))
        && tempo::riffled(settings.speed, script.first_deal());
    let cards = things.iter().filter(|thing| thing.spot.is_some()).count();
    let ground = Ground {
        went: script.went(),
        viewer: viewer.0,
        unit: layout.unit,
        deal: script.deal(),
        riffle: riffles.then_some(cards),
        back: if script.first_deal() {
            0.0
        } else {
            pace::TO_PACK
        },
        winner: winner(&things, script.went()),
    };
    let mut dealt: Vec<(Seat, Mover)> = Vec::new();
    let mut sent: Vec<(Entity, Flight)> = Vec::new();
    for mut thing in &mut things {
        let (spot, rest) = (thing.spot.copied(), *thing.rest);
        let Some(mut was) = thing.was.take() else {
            // It was never drawn: it is where it belongs.
            commands.entity(thing.entity).insert(Was { spot, rest });
            *thing.pose = rest.pose();
            continue;
        };
        let moved = was.spot != spot;
        let shuffled = riffles && matches!(spot, Some(Spot::Deck { .. }));
        if !moved && was.rest == rest && !shuffled {
            continue;
        }
        let before = core::mem::replace(&mut *was, Was { spot, rest });
        // Straight from the hand where a card and its trick are shown at once.
        let played = match before.spot {
            Some(Spot::Trick { seat, .. } | Spot::Hand { seat, .. }) => Some(seat),
            _ => None,
        };
        if let (Some(seat), Some(Spot::Pile { .. })) = (played, spot) {
            trail.0.push((seat, thing.entity));
        }
        if still {
            *thing.pose = rest.pose();
            if thing.flight.is_some() {
                commands
                    .entity(thing.entity)
                    .remove::<(Flight, TweenAnim)>();
            }
            continue;
        }
        // Another layout, or a place mended in mid-air: the way goes on and ends where it should.
        if !moved
            && !shuffled
            && (relaid || ground.went.is_empty())
            && (relaid || thing.flight.is_some())
        {
            if thing.flight.is_none() {
                *thing.pose = rest.pose();
            }
            continue;
        }
        match (before.spot, spot, thing.prop) {
            (Some(from), Some(to), _) => {
                let card = Mover {
                    entity: thing.entity,
                    was: from,
                    spot: to,
                    pose: *thing.pose,
                    rest,
                };
                match (from, to) {
                    (Spot::Deck { .. }, Spot::Hand { seat, .. }) if !settings.reduced_motion => {
                        dealt.push((seat, card))
                    }
                    _ => sent.push((thing.entity, route::route(&card, &ground))),
                }
            }
            (_, _, Some(prop)) => sent.extend(
                carried(*prop, &thing.pose, &rest, &ground).map(|flight| (thing.entity, flight)),
            ),
            _ => sent.push((
                thing.entity,
                Flight::new(
                    *thing.pose,
                    vec![Leg::new(0.0, pace::HOVER, To::Rest, QuadraticOut)],
                ),
            )),
        }
    }
    let deal_number = shown.as_ref().map_or(0, |shown| shown.deal);
    dealt.sort_by_key(|(seat, _)| *seat);
    for hand in dealt.chunk_by(|(a, _), (b, _)| a == b) {
        let seat = hand[0].0;
        let mut cards: Vec<Mover> = hand.iter().map(|(_, card)| *card).collect();
        sent.extend(route::dealt(seat, &mut cards, deal_number, &ground));
    }
    let factor = settings.speed.factor();
    for (entity, flight) in sent {
        let flight = if settings.reduced_motion {
            Flight {
                voice: flight.voice,
                ..Flight::faded(flight.from)
            }
        } else {
            flight
        };
        if let Some(tween) = flight.tween(factor) {
            commands.entity(entity).insert((flight, tween));
        }
    }
    if !still {
        let cues = heard(&ground, &layout, shown.as_deref());
        cues.into_iter().for_each(|(ms, cue)| script.later(ms, cue));
    }
}

/// Where the winning card of a trick that is being gathered lies, and how many cards there are.
fn winner(things: &Query<Thing>, went: &[Event]) -> Option<(Pose, usize)> {
    let seat = went.iter().find_map(|event| match event {
        Event::TrickWon { seat, .. } => Some(*seat),
        _ => None,
    })?;
    let in_trick = |thing: &ThingReadOnlyItem| match thing.was.and_then(|was| was.spot) {
        Some(Spot::Trick { seat, .. }) => Some((seat, *thing.pose)),
        _ => None,
    };
    let trick: Vec<(Seat, Pose)> = things.iter().filter_map(|thing| in_trick(&thing)).collect();
    trick
        .iter()
        .find(|(player, _)| *player == seat)
        .map(|(_, pose)| (*pose, trick.len()))
}

/// The way of a thing that is no card. `None` where it is simply there.
fn carried(prop: Prop, pose: &Pose, rest: &Rest, ground: &Ground<'_>) -> Option<Flight> {
    let over = ground.went.iter().find_map(|event| match event {
        Event::HandOver(outcome) => Some(outcome),
        _ => None,
    });
    let most = over.map_or(0, |outcome| {
        bower_rules::Side::all(6)
            .map(|side| outcome.points[side].unsigned_abs())
            .max()
            .unwrap_or(0)
            .min(4)
    });
    let scored = pace::points(most.into());
    let (comes, goes) = (pose.alpha <= 0.0 && rest.alpha > 0.0, rest.alpha <= 0.0);
    let leg = |start, long, ease| Leg::new(start, long, To::Rest, ease);
    let flight = |from, leg| Some(Flight::new(from, vec![leg]));
    match prop {
        Prop::DealerButton if !comes && !goes => flight(
            *pose,
            leg(0.0, pace::BUTTON, CubicInOut).thrown(18.0 * ground.unit, 0.8),
        ),
        Prop::MakersMark if comes => {
            let above = Pose {
                at: rest.at - Vec2::Y * (pace::MARK_DROP * ground.unit),
                height: 2.0,
                ..rest.pose()
            };
            flight(above, leg(0.0, pace::MARK, BounceOut))
        }
        Prop::Bubble(_) if comes => flight(
            Pose {
                width: rest.width * pace::BUBBLE_FROM,
                ..rest.pose()
            },
            leg(0.0, pace::BUBBLE_IN, BackOut),
        ),
        Prop::Bubble(_) if !goes => {
            // It says something else: the same slip, new words.
            (pose.at != rest.at)
                .then(|| Flight::new(*pose, vec![leg(0.0, pace::HOVER, QuadraticOut)]))
        }
        Prop::Lantern => {
            let after = if rest.alpha > pose.alpha {
                pace::LANTERN_AFTER
            } else {
                0.0
            };
            flight(*pose, leg(after, pace::GLOW, SineOut))
        }
        Prop::Door { .. } if rest.pose().face < pose.face || rest.at != pose.at => {
            flight(*pose, leg(scored, pace::DOORS_MEET, QuadraticIn))
        }
        Prop::Door { .. } => flight(*pose, leg(0.0, pace::DOORS_MEET, ExponentialOut)),
        Prop::Bar { .. } => flight(
            *pose,
            leg(
                scored + pace::DOORS_MEET,
                pace::DOORS - pace::DOORS_MEET,
                BounceOut,
            ),
        ),
        Prop::UpperFive { .. } | Prop::LowerFive { .. } => flight(
            *pose,
            leg(0.0, pace::points(most.max(1).into()), CubicInOut),
        ),
        _ => {
            let from = if comes {
                Pose {
                    alpha: 0.0,
                    ..rest.pose()
                }
            } else {
                *pose
            };
            flight(
                from,
                leg(
                    0.0,
                    if goes {
                        pace::BUBBLE_OUT
                    } else {
                        pace::BUBBLE_IN
                    },
                    Linear,
                ),
            )
        }
    }
}

/// What is heard of it that no single flight tells.
fn heard(ground: &Ground<'_>, layout: &Layout, shown: Option<&Shown>) -> Vec<(f32, Cue)> {
    let mut cues = Vec::new();
    let hoop = |seat: Seat| {
        layout.hoops[layout.place(seat, ground.viewer)].map_or(layout.trick.at, |hoop| hoop.at)
    };
    for event in ground.went {
        match *event {
            Event::DealBegan { dealer, .. } if ground.riffle.is_some() => cues.push((
                ground.back,
                Cue {
                    what: Heard::Riffle,
                    at: hoop(dealer),
                },
            )),
            Event::TrumpMade { .. } => cues.push((
                pace::LANTERN_AFTER,
                Cue {
                    what: Heard::Lantern,
                    at: layout.lantern.at,
                },
            )),
            Event::Played { seat, .. } => {
                let flight = if seat == ground.viewer {
                    pace::PLAY
                } else {
                    pace::OTHERS_PLAY
                };
                let order = shown.map_or(0, |shown| shown.trick().len());
                if order > 1 && shown.is_some_and(|shown| shown.winning == Some(seat)) {
                    cues.push((
                        flight + 10.0,
                        Cue {
                            what: Heard::Lead(order as u8 - 1),
                            at: hoop(seat),
                        },
                    ));
                }
            }
            Event::HandOver(outcome) => {
                for ours in [true, false] {
                    let Some(shown) = shown else { continue };
                    let mine = shown.game.side_of(ground.viewer);
                    let side = if ours {
                        Some(mine)
                    } else {
                        bower_rules::Side::all(shown.game.sides())
                            .find(|side| *side != mine && outcome.points[*side] != 0)
                    };
                    let Some(side) = side else { continue };
                    let points = outcome.points[side].unsigned_abs().min(4);
                    let at = layout.barns.map_or(layout.trick.at, |barns| {
                        if ours { barns.ours.at } else { barns.theirs.at }
                    });
                    for n in 0..points {
                        let score = shown.score[side]
                            - (outcome.points[side].signum() * (points - 1 - n) as i16);
                        let ms =
                            (pace::POINT + pace::POINT_APART) * f32::from(n) + pace::POINT * 0.5;
                        cues.push((
                            ms,
                            Cue {
                                what: Heard::Point(score),
                                at,
                            },
                        ));
                    }
                    let shuts =
                        shown.game.is_one_short(shown.score[side]) && outcome.points[side] > 0;
                    if shuts && layout.barns.is_some() {
                        cues.push((
                            pace::points(points.into()),
                            Cue {
                                what: Heard::Doors,
                                at,
                            },
                        ));
                    }
                }
            }
            _ => {}
        }
    }
    cues
}

/// Whose tricks a pile holds: ours (true) or theirs.
pub(crate) fn ours(of: PileOf, viewer: Seat) -> bool {
    match of {
        PileOf::Us => true,
        PileOf::Them => false,
        PileOf::Seat(seat) => seat == viewer,
    }
}
