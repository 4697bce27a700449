//! The moments of a hand and of a game, by the look's storyboards. Each is played on the table's own cards and props where
//! it can be, and shows its last frame at once when it is pressed away.

use bevy::ecs::system::SystemParam;
use bevy::math::curve::EaseFunction::{
    BackOut, CubicInOut, CubicOut, ExponentialOut, Linear, QuadraticIn, QuadraticOut, SineInOut,
};
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use bower_cards::{Fonts, Picture, PileOf, Pose, Prop, Shown, Spot, TableRoot, depth};
use bower_rules::{Action, Event, Outcome, Seat, Side};
use bower_stage::layout::Place;
use bower_stage::{Layout, Settings, Speed, Viewer};
use bower_words::text_with;

use crate::conduct::Rebuilt;
use crate::cue::{Cue, Heard};
use crate::flight::{Flight, Leg, Then, To};
use crate::fx::{self, Borrowed, Cloth, Fx, Stage};
use crate::pace;
use crate::script::Script;
use crate::start::Trail;
use crate::tempo::Moment;

/// The table's own things that take part.
type Players<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        Option<&'static Spot>,
        Option<&'static Prop>,
        &'static Pose,
    ),
    Without<Fx>,
>;

/// The players' portraits in their hoops: pictures under an entity that scales them.
#[derive(SystemParam)]
pub struct Hoops<'w, 's> {
    portraits: Query<'w, 's, (&'static Picture, &'static ChildOf)>,
    holders: Query<'w, 's, (&'static Transform, Option<&'static Borrowed>)>,
}

impl Hoops<'_, '_> {
    /// The hoop at a place, as it stands at rest.
    fn at(&self, layout: &Layout, place: Place) -> Option<(Entity, Pose)> {
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
fn borrow(stage: &mut Stage, (hoop, home): (Entity, Pose), legs: Vec<Leg>) {
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
    let taken = (Fx::whole(94.0), Borrowed(home));
    match flight
        .tween(stage.settings.speed.factor())
        .filter(|_| !stage.over)
    {
        Some(tween) => stage
            .commands
            .entity(hoop)
            .insert((taken, home, flight, tween)),
        None => stage.commands.entity(hoop).insert((taken, end)),
    };
}

/// Plays the moments of what has just begun to be seen, and sweeps off those that are over.
pub fn play(
    script: Res<Script>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    viewer: Res<Viewer>,
    shown: Option<Res<Shown>>,
    fonts: Option<Res<Fonts>>,
    trail: Res<Trail>,
    rebuilt: Res<Rebuilt>,
    roots: Query<Entity, With<TableRoot>>,
    players: Players,
    hoops: Hoops,
    old: Query<(Entity, Option<&Borrowed>), With<Fx>>,
    mut cues: MessageWriter<Cue>,
    mut commands: Commands,
) {
    let begun = script
        .went()
        .iter()
        .any(|event| matches!(event, Event::DealBegan { .. } | Event::GameWon(_)));
    if rebuilt.0 || begun {
        for (it, borrowed) in &old {
            match borrowed {
                Some(Borrowed(home)) => commands
                    .entity(it)
                    .insert(*home)
                    .remove::<(Flight, TweenAnim)>(),
                None => {
                    commands.entity(it).despawn();
                    continue;
                }
            };
        }
    }
    let opens = script.opens();
    if let Some(Event::HandOver(outcome)) = opens {
        cues.write(Cue {
            what: Heard::Moment(Moment::of(&outcome)),
            at: layout.trick.at,
        });
    }
    let (Some(shown), Some(root)) = (shown, fx::root(&roots)) else {
        return;
    };
    let over = script.snaps() || settings.speed == Speed::Instant;
    let mut stage = Stage {
        commands: &mut commands,
        root,
        fonts: fonts.as_deref(),
        layout: &layout,
        settings: &settings,
        over,
    };
    if let Some(Event::HandOver(outcome)) = opens {
        let mut hand = HandMoment {
            stage: &mut stage,
            shown: &shown,
            viewer: viewer.0,
            players: &players,
            hoops: &hoops,
            outcome,
        };
        match Moment::of(&outcome) {
            Moment::March => hand.march(),
            Moment::Euchre => hand.euchre(),
            Moment::Loner => hand.loner(&trail),
            Moment::Plain => {}
        }
    }
    for event in script.went() {
        match *event {
            Event::Called {
                seat,
                action: Action::Pass,
            } => knock(&mut stage, shown.place(seat), &hoops),
            Event::SatOut { .. } => alone(&mut stage, &shown),
            Event::HandOver(outcome) => doors(&mut stage, &shown, viewer.0, &outcome),
            Event::GameWon(victory) => game(&mut stage, &shown, viewer.0, victory.side, &hoops),
            _ => {}
        }
    }
}

/// Dust where a card lands.
pub fn dust(
    mut cues: MessageReader<Cue>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    roots: Query<Entity, With<TableRoot>>,
    mut commands: Commands,
) {
    let Some(root) = fx::root(&roots) else { return };
    let mut stage = Stage {
        commands: &mut commands,
        root,
        fonts: None,
        layout: &layout,
        settings: &settings,
        over: settings.speed == Speed::Instant,
    };
    for cue in cues.read().filter(|cue| cue.what == Heard::Land) {
        let flat = Pose {
            at: cue.at,
            width: 60.0 * layout.unit,
            depth: depth::TRICK - 1.0,
            alpha: 0.14,
            ..shape()
        };
        let wide = Pose {
            width: 2.0 * 88.0 * layout.unit,
            alpha: 0.0,
            ..flat
        };
        stage.fly(
            fx::RING,
            flat,
            vec![Leg::new(0.0, pace::DUST, To::At(wide), QuadraticOut)],
        );
    }
}

/// A pose to begin with: flat, face up, unseen.
fn shape() -> Pose {
    Pose {
        at: Vec2::ZERO,
        turn: 0.0,
        width: 0.0,
        height: 0.0,
        depth: depth::MOMENT,
        face: 1.0,
        alpha: 0.0,
    }
}

/// A player who knocks: his hoop dips twice, and two rings of dust run over the felt before him.
fn knock(stage: &mut Stage, place: Place, hoops: &Hoops) {
    let Some(hoop) = stage.layout.hoops[place] else {
        return;
    };
    let unit = stage.layout.unit;
    if let Some((entity, home)) = hoops
        .at(stage.layout, place)
        .filter(|_| !stage.settings.reduced_motion)
    {
        let down = Pose {
            at: home.at + Vec2::Y * (pace::PASS_DIP * unit),
            ..home
        };
        let dip = |i: u8, to| {
            Leg::new(
                pace::PASS / 4.0 * f32::from(i),
                pace::PASS / 4.0,
                To::At(to),
                QuadraticOut,
            )
        };
        borrow(
            stage,
            (entity, home),
            vec![dip(0, down), dip(1, home), dip(2, down), dip(3, home)],
        );
    }
    let towards = (stage.layout.trick.at - hoop.at).normalize_or(Vec2::NEG_Y);
    let at = hoop.at + towards * (hoop.radius + 22.0 * unit);
    for (start, size) in [(0.0, 74.0), (100.0, 56.0)] {
        let small = Pose {
            at,
            width: 16.0 * unit,
            depth: depth::HOOP - 2.0,
            alpha: 0.34,
            ..shape()
        };
        let wide = Pose {
            width: size * unit,
            alpha: 0.0,
            ..small
        };
        stage.fly(
            fx::RING,
            Pose {
                alpha: 0.0,
                ..small
            },
            vec![
                Leg::new(start, 1.0, To::At(small), Linear),
                Leg::new(start + 1.0, pace::PASS, To::At(wide), QuadraticOut),
            ],
        );
    }
}

/// A ring of light closes on whoever plays alone.
fn alone(stage: &mut Stage, shown: &Shown) {
    let Some(hoop) = shown
        .maker
        .and_then(|maker| stage.layout.hoops[shown.place(maker)])
    else {
        return;
    };
    let around = 2.0 * hoop.radius * 124.0 / 94.0;
    let wide = Pose {
        at: hoop.at,
        width: around * 3.2,
        depth: depth::HOOP - 0.5,
        ..shape()
    };
    let closed = Pose {
        width: around * 1.1,
        alpha: 1.0,
        ..wide
    };
    stage.fly(
        fx::RISEN,
        wide,
        vec![
            Leg::new(0.0, pace::ALONE * 0.7, To::At(closed), CubicInOut),
            Leg::new(
                pace::ALONE * 0.7,
                pace::ALONE * 0.3,
                To::At(Pose {
                    alpha: 0.0,
                    ..closed
                }),
                Linear,
            ),
        ],
    );
}

/// A hand's moment.
struct HandMoment<'b, 'a, 'w, 's, 'qw, 'qs> {
    stage: &'b mut Stage<'a, 'w, 's>,
    shown: &'b Shown,
    viewer: Seat,
    players: &'b Players<'qw, 'qs>,
    hoops: &'b Hoops<'qw, 'qs>,
    outcome: Outcome,
}

impl HandMoment<'_, '_, '_, '_, '_, '_> {
    fn unit(&self) -> f32 {
        self.stage.layout.unit
    }

    /// The side that gains, and whether it is the viewer's.
    fn winners(&self) -> (Side, bool) {
        let game = &self.shown.game;
        let best = Side::all(game.sides())
            .max_by_key(|side| self.outcome.points[*side])
            .unwrap_or(game.side_of(self.viewer));
        (best, best == game.side_of(self.viewer))
    }

    /// What the winners gained, in words.
    fn points(&self, key: &str) -> String {
        let (side, _) = self.winners();
        text_with(
            key,
            &[("points", i64::from(self.outcome.points[side]).into())],
        )
    }

    /// Where a side's score is kept: before its barn's door, or at a seat's own score.
    fn home(&self, ours: bool, seat: Seat) -> Vec2 {
        let layout = self.stage.layout;
        if let Some(barns) = layout.barns {
            let part = if ours { barns.ours } else { barns.theirs };
            return part.at + Vec2::new(100.0, 121.0) * part.scale;
        }
        let place = self.shown.place(seat);
        layout.scores[place]
            .map(|part| part.at)
            .or(layout.hoops[place].map(|hoop| hoop.at))
            .unwrap_or(layout.trick.at)
    }

    /// Where a ribbon hangs: right of the middle, over the trick, never over the hand.
    fn ribbon_at(&self, down: f32) -> Vec2 {
        let layout = self.stage.layout;
        layout.trick.at + Vec2::new(50.0, down - 76.0) * layout.unit
    }

    /// Sends one of the table's own things by these legs; it stays where they end.
    fn send(&mut self, entity: Entity, from: Pose, legs: Vec<Leg>) {
        let mut flight = Flight {
            then: Then::Stay,
            ..Flight::new(from, legs)
        };
        let end = Flight {
            at: flight.long(),
            ..flight.clone()
        }
        .pose(None, |_| None);
        if self.stage.over {
            self.stage.commands.entity(entity).insert(end);
            return;
        }
        if self.stage.settings.reduced_motion {
            flight.legs = vec![
                Leg::new(0.0, pace::FADE, To::At(Pose { alpha: 0.0, ..from }), Linear),
                Leg::new(pace::FADE, pace::FADE, To::At(end), Linear),
            ];
        }
        if let Some(tween) = flight.tween(self.stage.settings.speed.factor()) {
            self.stage.commands.entity(entity).insert((flight, tween));
        }
    }

    /// Sparks on a circle that come up and go out.
    fn sparks(&mut self, centre: Vec2, radius: f32, count: u32, size: f32, from: f32, to: f32) {
        for i in 0..count {
            let way = Vec2::from_angle(
                core::f32::consts::TAU * i as f32 / count as f32 - core::f32::consts::FRAC_PI_2,
            );
            let unlit = Pose {
                at: centre + way * (radius * 0.55),
                width: size * 0.4,
                depth: depth::MOMENT + 4.0,
                ..shape()
            };
            let lit = Pose {
                at: centre + way * radius,
                width: size * (0.8 + 0.3 * (i % 2) as f32),
                alpha: 1.0,
                turn: 40.0,
                ..unlit
            };
            let gone = Pose {
                at: centre + way * (radius * 1.12),
                width: size * 0.3,
                alpha: 0.0,
                turn: 90.0,
                ..lit
            };
            let hold = (to - from) * 0.45;
            self.stage.fly(
                fx::SPARK,
                unlit,
                vec![
                    Leg::new(from + 14.0 * i as f32, 220.0, To::At(lit), BackOut),
                    Leg::new(
                        from + 14.0 * i as f32 + 220.0 + hold,
                        (to - from - hold).max(120.0),
                        To::At(gone),
                        QuadraticIn,
                    ),
                ],
            );
        }
    }

    /// The packets of the winners' pile open into a star, shrink and fly into the barn.
    fn march(&mut self) {
        let (side, ours) = self.winners();
        let unit = self.unit();
        let centre = self.stage.layout.trick.at;
        let wins = |of: PileOf| match of {
            PileOf::Us => ours,
            PileOf::Them => !ours,
            PileOf::Seat(seat) => self.shown.game.side_of(seat) == side,
        };
        let pile: Vec<(Entity, u8, u8, Pose)> = self
            .players
            .iter()
            .filter_map(|(entity, spot, _, pose)| match spot {
                Some(Spot::Pile { of, packet, card }) if wins(*of) => {
                    Some((entity, *packet, *card, *pose))
                }
                _ => None,
            })
            .collect();
        let packets = pile
            .iter()
            .map(|(_, packet, ..)| packet + 1)
            .max()
            .unwrap_or(0);
        let home = self.home(ours, self.outcome.maker.unwrap_or(self.viewer));
        // The star of the drawing has five packets; with more they stand further out.
        let room = self.stage.layout.trick.reach.y.max(70.0 * unit);
        let out = (96.0 * unit)
            .max(19.0 * unit * f32::from(packets))
            .min(room * 1.15);
        let width = (104.0 * unit).min(out * 1.09);
        for (entity, packet, card, pose) in pile {
            let degrees = 360.0 * f32::from(packet) / f32::from(packets.max(1));
            let way = Vec2::from_angle((degrees - 90.0).to_radians());
            let up = f32::from(card) * 1.2 * unit;
            let order = f32::from(packet) * 0.2 + f32::from(card) * 0.02;
            let star = Pose {
                at: centre + way * out + Vec2::new(up, -up),
                turn: degrees,
                width,
                height: 2.0,
                depth: depth::MOMENT + order,
                face: -1.0,
                alpha: 1.0,
            };
            let small = Pose {
                at: home + way * (15.0 * unit),
                turn: degrees + 50.0,
                width: 40.0 * unit,
                height: 0.6,
                ..star
            };
            let gone = Pose {
                at: home,
                width: 20.0 * unit,
                alpha: 0.0,
                ..small
            };
            self.send(
                entity,
                pose,
                vec![
                    Leg::new(20.0 * f32::from(packet), 330.0, To::At(star), CubicOut)
                        .thrown(24.0 * unit, 0.6),
                    Leg::new(680.0, 420.0, To::At(small), CubicInOut).thrown(120.0 * unit, 0.4),
                    Leg::new(1100.0, 160.0, To::At(gone), QuadraticIn),
                ],
            );
        }
        let glow = Pose {
            at: centre,
            width: 500.0 * unit,
            depth: depth::TRICK - 2.0,
            ..shape()
        };
        self.stage.fly(
            fx::GLOW,
            Pose {
                width: 300.0 * unit,
                ..glow
            },
            vec![
                Leg::new(
                    60.0,
                    290.0,
                    To::At(Pose {
                        alpha: 0.30,
                        ..glow
                    }),
                    CubicOut,
                ),
                Leg::new(760.0, 360.0, To::At(glow), QuadraticIn),
            ],
        );
        self.sparks(
            centre,
            (228.0 * unit).min(room + width),
            8,
            26.0 * unit,
            250.0,
            880.0,
        );
        self.sparks(home, 112.0 * unit, 8, 18.0 * unit, 1080.0, 1500.0);
        let more = self.points("moment-points");
        let at = self.ribbon_at(0.0);
        self.stage.ribbon(
            Cloth::Red,
            at,
            1100.0,
            &text_with("moment-march", &[]),
            &more,
        );
    }

    /// The makers' lantern gutters out; the mark tips, falls from the hoop and rolls off along the felt.
    fn euchre(&mut self) {
        let unit = self.unit();
        let (_, ours) = self.winners();
        let layout = self.stage.layout;
        let middle = layout.trick.at;
        let players = self.players;
        let named = |wanted: Prop| {
            players
                .iter()
                .find(|(_, _, prop, _)| *prop == Some(&wanted))
                .map(|(entity, _, _, pose)| (entity, *pose))
        };
        if let Some((mark, pose)) = named(Prop::MakersMark) {
            let inwards = if pose.at.x < middle.x { 1.0 } else { -1.0 };
            let floor =
                (pose.at.y + 168.0 * unit).min(layout.table().max.y - layout.rim - pose.width);
            let tipped = Pose {
                turn: pose.turn + 24.0 * inwards,
                at: pose.at + Vec2::new(5.0 * inwards, -3.0) * unit,
                ..pose
            };
            let fallen = Pose {
                at: Vec2::new(pose.at.x + 68.0 * inwards * unit, floor),
                turn: tipped.turn + 116.0 * inwards,
                depth: depth::TRICK - 0.5,
                ..pose
            };
            let lies = Pose {
                at: fallen.at + Vec2::new(120.0 * inwards, 4.0) * unit,
                turn: fallen.turn + 110.0 * inwards,
                height: 0.1,
                ..fallen
            };
            self.send(
                mark,
                pose,
                vec![
                    Leg::new(0.0, 160.0, To::At(tipped), CubicOut),
                    Leg::new(180.0, 260.0, To::At(fallen), QuadraticIn),
                    Leg::new(440.0, 560.0, To::At(lies), CubicOut),
                ],
            );
        }
        if let Some((lantern, pose)) = named(Prop::Lantern) {
            self.send(
                lantern,
                pose,
                vec![
                    Leg::new(
                        0.0,
                        180.0,
                        To::At(Pose {
                            alpha: 0.55,
                            ..pose
                        }),
                        QuadraticIn,
                    ),
                    Leg::new(
                        220.0,
                        200.0,
                        To::At(Pose {
                            alpha: 0.15,
                            ..pose
                        }),
                        SineInOut,
                    ),
                    Leg::new(
                        460.0,
                        80.0,
                        To::At(Pose {
                            alpha: 0.30,
                            ..pose
                        }),
                        SineInOut,
                    ),
                    Leg::new(
                        560.0,
                        400.0,
                        To::At(Pose { alpha: 0.0, ..pose }),
                        QuadraticIn,
                    ),
                ],
            );
            smoke(self.stage, 400.0);
        }
        let game = &self.shown.game;
        let makers = self.outcome.maker.map(|maker| game.side_of(maker));
        for seat in Seat::all(game.seats()).filter(|seat| Some(game.side_of(*seat)) == makers) {
            if let Some((hoop, home)) = self.hoops.at(layout, self.shown.place(seat)) {
                borrow(
                    self.stage,
                    (hoop, home),
                    vec![Leg::new(
                        400.0,
                        300.0,
                        To::At(Pose {
                            alpha: 0.45,
                            ..home
                        }),
                        SineInOut,
                    )],
                );
            }
        }
        let more = self.points(if ours {
            "moment-points-us"
        } else {
            "moment-points-them"
        });
        let at = self.ribbon_at(0.0);
        self.stage.ribbon(
            Cloth::Dark,
            at,
            1000.0,
            &text_with("moment-euchre", &[]),
            &more,
        );
    }

    /// Night but for a pool of light round the loner; his cards stand up in a row; his hat goes up.
    fn loner(&mut self, trail: &Trail) {
        let Some(maker) = self.outcome.maker else {
            return;
        };
        let unit = self.unit();
        let layout = self.stage.layout;
        let (safe, middle) = (layout.safe(), layout.trick.at);
        let hoop = layout.hoops[self.shown.place(maker)];
        let at = hoop.map_or(middle, |hoop| hoop.at);
        let pool = |at: Vec2, radius: f32, alpha: f32| Pose {
            at,
            width: 2.0 * radius * unit,
            depth: depth::MOMENT - 2.0,
            alpha,
            ..shape()
        };
        self.stage.night(
            560.0 * unit,
            pool(at, 560.0, 0.0),
            vec![
                Leg::new(0.0, 260.0, To::At(pool(at, 560.0, 0.62)), QuadraticOut),
                Leg::new(300.0, 300.0, To::At(pool(middle, 560.0, 0.70)), CubicInOut),
                Leg::new(1100.0, 300.0, To::At(pool(middle, 700.0, 0.50)), SineInOut),
            ],
        );
        let cards: Vec<Entity> = trail
            .0
            .iter()
            .filter(|(seat, _)| *seat == maker)
            .map(|(_, entity)| *entity)
            .collect();
        let poses: Vec<(Entity, Pose)> = cards
            .iter()
            .filter_map(|card| self.players.get(*card).ok())
            .map(|(entity, _, _, pose)| (entity, *pose))
            .collect();
        let n = poses.len().max(1) as f32;
        let width = (124.0 * unit)
            .min((safe.width() - 24.0) / (1.0 + 0.9 * (n - 1.0)).max(1.0))
            .min(layout.hand.width * 1.25);
        let step = if n > 1.0 {
            (138.0 * unit).min((safe.width() - 24.0 - width) / (n - 1.0))
        } else {
            0.0
        };
        // The ribbon hangs under the row, both above the hand of a partner who sits at the foot and sits out.
        let foot = if self.shown.count(self.viewer) > 0 {
            layout.hand.at.y - layout.hand.width * 0.7
        } else {
            safe.max.y
        };
        let (half, hung) = (width * 0.7, 26.0 * unit);
        let row_y = (middle.y + 46.0 * unit).min(foot - 130.0 * unit - hung - half);
        for (i, (entity, pose)) in poses.iter().enumerate() {
            let off = i as f32 - (n - 1.0) / 2.0;
            let stands = Pose {
                at: Vec2::new(
                    middle.x + off * step,
                    row_y - 8.0 * unit * (n / 2.0 - 0.5 - off.abs()).max(0.0),
                ),
                turn: 0.0,
                width,
                height: 2.6,
                depth: depth::MOMENT + i as f32 * 0.5,
                face: 1.0,
                alpha: 1.0,
            };
            self.send(
                *entity,
                *pose,
                vec![
                    Leg::new(60.0 * i as f32 + 150.0, 420.0, To::At(stands), BackOut)
                        .flipping(0.1, 0.6),
                ],
            );
        }
        if let Some(hoop) = hoop {
            let on_head = Pose {
                at: hoop.at - Vec2::Y * hoop.radius,
                width: 1.9 * hoop.radius,
                turn: -8.0,
                depth: depth::MOMENT + 6.0,
                alpha: 0.0,
                ..shape()
            };
            // Up, or where there is no sky over him, aside.
            let sky = on_head.at.y - safe.min.y - hoop.radius;
            let way = if sky > 90.0 * unit {
                Vec2::new(12.0 * unit, -sky.min(160.0 * unit))
            } else {
                Vec2::new(-2.6 * hoop.radius, 1.2 * hoop.radius)
            };
            let thrown = Pose {
                at: on_head.at + way,
                turn: -24.0,
                alpha: 1.0,
                ..on_head
            };
            self.stage.lay(
                fx::HAT,
                on_head,
                vec![
                    Leg::new(
                        880.0,
                        40.0,
                        To::At(Pose {
                            alpha: 1.0,
                            ..on_head
                        }),
                        Linear,
                    ),
                    Leg::new(920.0, 420.0, To::At(thrown), BackOut).spun(-360.0),
                ],
            );
        }
        self.sparks(
            middle,
            (400.0 * unit).min(safe.width() * 0.44),
            10,
            22.0 * unit,
            1200.0,
            1900.0,
        );
        let more = self.points("moment-points");
        let words = text_with(
            "moment-loner",
            &[("tricks", i64::from(self.shown.game.hand_size()).into())],
        );
        self.stage.ribbon(
            Cloth::Gold,
            Vec2::new(middle.x, row_y + half + hung),
            1200.0,
            &words,
            &more,
        );
    }
}

/// Smoke from the lantern: one thread, then two more.
fn smoke(stage: &mut Stage, start: f32) {
    let part = stage.layout.lantern;
    let scale = part.height / 150.0;
    for (i, (drawing, solid)) in fx::SMOKE.into_iter().zip([0.55, 0.43, 0.31]).enumerate() {
        let base = Pose {
            at: part.at + Vec2::new(7.0 * i as f32 - 7.0, 6.0) * scale,
            width: 30.0 * scale,
            depth: depth::LANTERN + 6.0,
            ..shape()
        };
        let seen = Pose {
            at: base.at - Vec2::Y * (26.0 * scale),
            alpha: solid,
            width: 34.0 * scale,
            ..base
        };
        let gone = Pose {
            at: base.at - Vec2::Y * (60.0 * scale),
            alpha: 0.0,
            width: 42.0 * scale,
            turn: 6.0,
            ..base
        };
        let begin = start + 180.0 * i as f32;
        stage.fly(
            drawing,
            base,
            vec![
                Leg::new(begin, 240.0, To::At(seen), SineInOut),
                Leg::new(begin + 240.0, 560.0, To::At(gone), QuadraticOut),
            ],
        );
    }
}

/// One short of the game: when the doors have met, light fans out under the sill and dust rises.
fn doors(stage: &mut Stage, shown: &Shown, viewer: Seat, outcome: &Outcome) {
    let Some(barns) = stage.layout.barns else {
        return;
    };
    let mine = shown.game.side_of(viewer);
    for side in Side::all(shown.game.sides()) {
        let shut = shown
            .game
            .target()
            .is_some_and(|target| shown.score[side] == target - 1);
        if !shut || outcome.points[side] <= 0 {
            continue;
        }
        let part = if side == mine {
            barns.ours
        } else {
            barns.theirs
        };
        let begin =
            pace::points(outcome.points[side].unsigned_abs().min(4).into()) + pace::DOORS_MEET;
        let base = Pose {
            depth: depth::BARN + 20.0,
            ..shape()
        };
        // The fan's zero is the barn's upper left, as of all its parts.
        let light = Pose {
            at: part.at,
            width: 78.0 * part.scale,
            ..base
        };
        stage.fly(
            fx::FAN,
            light,
            vec![
                Leg::new(
                    begin,
                    80.0,
                    To::At(Pose {
                        alpha: 0.9,
                        ..light
                    }),
                    QuadraticOut,
                ),
                Leg::new(begin + 220.0, 260.0, To::At(light), QuadraticIn),
            ],
        );
        for i in 0..8 {
            let sill = Pose {
                at: part.at + Vec2::new(9.0 + 26.0 * i as f32, 182.0) * part.scale,
                width: 14.0 * part.scale,
                ..base
            };
            let puff = Pose {
                at: sill.at - Vec2::Y * (5.0 * part.scale),
                width: 30.0 * part.scale,
                alpha: 0.30,
                ..sill
            };
            let gone = Pose {
                at: puff.at - Vec2::Y * (6.0 * part.scale),
                width: 40.0 * part.scale,
                alpha: 0.0,
                ..puff
            };
            let apart = (i as f32 - 3.5).abs() * 12.0;
            stage.fly(
                fx::DUST,
                sill,
                vec![
                    Leg::new(begin + apart, 120.0, To::At(puff), CubicOut),
                    Leg::new(begin + apart + 120.0, 220.0, To::At(gone), QuadraticOut),
                ],
            );
        }
    }
}

/// The game is won: light out of the winners' doors over the felt, their hoops glow; where they are ours sewn stars fall,
/// where they are not our lantern smokes.
fn game(stage: &mut Stage, shown: &Shown, viewer: Seat, side: Side, hoops: &Hoops) {
    let layout = stage.layout;
    let ours = shown.game.side_of(viewer) == side;
    if let Some(barns) = layout.barns {
        let part = if ours { barns.ours } else { barns.theirs };
        // Drawn for the left barn of a window of 1280 by 720, from whose upper left its zero is.
        let scale = (layout.width / 1280.0).max(layout.height / 720.0);
        let door = part.at + Vec2::new(100.0, 121.0) * part.scale;
        let zero =
            |k: f32| door - Vec2::new(if ours { 134.0 } else { -134.0 }, 151.0) * (scale * k);
        let face = if ours { 1.0 } else { -1.0 };
        let beam = |k: f32, alpha: f32| Pose {
            at: zero(k),
            width: 1200.0 * scale * k,
            depth: depth::KITTY - 4.0,
            face,
            alpha,
            ..shape()
        };
        stage.lay(
            fx::FLOOD,
            beam(0.12, 0.0),
            vec![
                Leg::new(0.0, 90.0, To::At(beam(0.45, 0.9)), ExponentialOut),
                Leg::new(120.0, 420.0, To::At(beam(1.0, 0.95)), ExponentialOut),
            ],
        );
    }
    for seat in Seat::all(shown.game.seats()) {
        let place = shown.place(seat);
        let Some(hoop) = layout.hoops[place] else {
            continue;
        };
        let standing = hoops.at(layout, place);
        if shown.game.side_of(seat) != side {
            if let Some((entity, home)) = standing {
                borrow(
                    stage,
                    (entity, home),
                    vec![Leg::new(
                        300.0,
                        300.0,
                        To::At(Pose {
                            alpha: 0.45,
                            ..home
                        }),
                        SineInOut,
                    )],
                );
            }
            continue;
        }
        let radius = 1.28 * hoop.radius;
        let top = (hoop.at.y - 16.0 * layout.unit)
            .max(layout.safe().min.y + radius)
            .min(hoop.at.y);
        let risen = Vec2::new(hoop.at.x, top);
        if let Some((entity, home)) = standing {
            borrow(
                stage,
                (entity, home),
                vec![Leg::new(
                    180.0,
                    360.0,
                    To::At(Pose {
                        at: risen,
                        width: 2.0 * radius,
                        ..home
                    }),
                    BackOut,
                )],
            );
        }
        // The light under a hoop of radius 47 is drawn 124 wide.
        let flat = Pose {
            at: hoop.at,
            width: 2.0 * hoop.radius,
            depth: depth::HOOP - 0.5,
            ..shape()
        };
        let lit = Pose {
            at: risen,
            width: 2.0 * radius * 124.0 / 94.0,
            alpha: 1.0,
            ..flat
        };
        stage.lay(
            fx::RISEN,
            flat,
            vec![Leg::new(180.0, 360.0, To::At(lit), BackOut)],
        );
    }
    if ours {
        for i in 0..22_u32 {
            let (x, y) = (
                (97 * i % 1000) as f32 / 1000.0,
                ((i * 173) % 440) as f32 / 720.0,
            );
            let size = (18.0 + 6.0 * (i % 4) as f32) * layout.unit;
            let at = Vec2::new((0.12 + 0.78 * x) * layout.width, (0.1 + y) * layout.height);
            let high = Pose {
                at: at - Vec2::Y * (110.0 * layout.unit),
                width: size,
                turn: 37.0 * i as f32,
                depth: depth::MOMENT + 2.0,
                ..shape()
            };
            let low = Pose {
                at: at + Vec2::Y * (60.0 * layout.unit),
                turn: high.turn + 110.0,
                alpha: 1.0,
                ..high
            };
            let gone = Pose {
                at: at + Vec2::Y * (150.0 * layout.unit),
                turn: high.turn + 190.0,
                alpha: 0.0,
                ..high
            };
            let begin = 300.0 + 22.0 * ((i * 7) % 22) as f32;
            let drawing = if i % 3 == 0 { fx::ROSE } else { fx::STAR };
            stage.fly(
                drawing,
                high,
                vec![
                    Leg::new(begin, 620.0, To::At(low), Linear),
                    Leg::new(begin + 620.0, 320.0, To::At(gone), Linear),
                ],
            );
        }
    } else {
        smoke(stage, 500.0);
    }
}
