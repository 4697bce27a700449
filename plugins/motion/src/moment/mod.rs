//! The moments of a hand and of a game, by the look's storyboards. Each is played on the table's own cards and props where
//! it can be, and shows its last frame at once when it is pressed away.

mod alone;
mod doors;
mod dust;
mod euchre;
mod game;
mod hand;
mod hoops;
mod knock;
mod lantern;
mod loner;
mod march;
pub mod room;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::TweenAnim;
use bower_cards::{Fonts, Loft, Pose, Prop, Rest, Shown, Spot, TableRoot, depth};
use bower_rules::{Action, Event, Outcome, Side};
use bower_stage::{Layout, Settings, Speed, Viewer};

use crate::conduct::Rebuilt;
use crate::cue::{Cue, Heard};
use crate::flight::{Flight, Leg, Then, To};
use crate::fx::{self, Borrowed, Fx, Lasting, Stage};
use crate::pace;
use crate::script::Script;
use crate::start::Trail;
use crate::tempo::Moment;

pub use dust::dust;
use hand::HandMoment;
use hoops::Hoops;

/// The table's own things that take part.
type Players<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        Option<&'static Spot>,
        Option<&'static Prop>,
        &'static Pose,
        Option<&'static Rest>,
    ),
    Without<Fx>,
>;

/// What the last hand and the game ended with, until the next deal: in another window it is shown anew.
#[derive(Default)]
pub struct Ended {
    hand: Option<Outcome>,
    won: Option<Side>,
    /// The window or the evening has changed since it was shown.
    stale: bool,
}

/// Plays the moments of what has just begun to be seen, and sweeps off those that are over. What lies on the table from a
/// moment was laid for one window: in another it is swept off, and its end is shown anew.
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
    old: Query<(Entity, &Pose, Option<&Borrowed>, Has<Lasting>), (With<Fx>, Without<Loft>)>,
    mut ended: Local<Ended>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut cues: MessageWriter<Cue>,
    mut commands: Commands,
) {
    let went = |is: fn(&Event) -> bool| script.went().iter().any(is);
    let begun = went(|event| matches!(event, Event::DealBegan { .. } | Event::GameWon(_)));
    if rebuilt.0 || begun || shown.is_none() {
        *ended = Ended::default();
    }
    let other = (layout.is_changed() || settings.is_changed()) && layout.is_usable();
    if other && (ended.hand.is_some() || ended.won.is_some()) {
        ended.stale = true;
        redraw.write(RequestRedraw);
    }
    if rebuilt.0 || begun || (other && ended.stale) {
        let factor = settings.speed.factor();
        let at_once = rebuilt.0 || script.snaps() || !begun;
        for (it, pose, borrowed, lasting) in &old {
            sweep(
                it,
                *pose,
                borrowed,
                lasting && !at_once,
                factor,
                &mut commands,
            );
        }
    }
    // What follows goes out in the same frame where all of it is shown at once: then there is nothing left to be seen of
    // the hand before.
    let opens = match script.opens() {
        Some(Event::HandOver(outcome)) if !begun => Some(outcome),
        _ => None,
    };
    if let Some(outcome) = opens {
        cues.write(Cue {
            what: Heard::Moment(Moment::of(&outcome)),
            at: layout.trick.at,
        });
    }
    let (Some(shown), Some(root)) = (shown, fx::root(&roots)) else {
        return;
    };
    // What the table itself shows in another window is there a frame later.
    let anew = ended.stale && !other;
    if anew {
        ended.stale = false;
    }
    let over = anew || script.snaps() || settings.speed == Speed::Instant;
    let mut stage = Stage {
        commands: &mut commands,
        root,
        fonts: fonts.as_deref(),
        layout: &layout,
        settings: &settings,
        over,
    };
    if let Some(outcome) = opens.or(ended.hand.filter(|_| anew)) {
        ended.hand = Some(outcome);
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
            } => knock::knock(&mut stage, shown.place(seat), &hoops),
            Event::SatOut { .. } => alone::alone(&mut stage, &shown),
            Event::HandOver(outcome) => doors::doors(&mut stage, &shown, viewer.0, &outcome),
            Event::GameWon(victory) => ended.won = Some(victory.side),
            _ => {}
        }
    }
    let won = ended.won.filter(|_| begun || anew);
    if let Some(side) = won {
        game::game(&mut stage, &shown, viewer.0, side, &hoops, &players);
    }
}

/// Takes a moment's thing off the table: what lay there fades, what was borrowed goes back.
fn sweep(
    it: Entity,
    pose: Pose,
    borrowed: Option<&Borrowed>,
    slowly: bool,
    factor: f32,
    commands: &mut Commands,
) {
    let (end, long) = match borrowed {
        Some(Borrowed(home)) => (*home, pace::PANEL),
        None => (Pose { alpha: 0.0, ..pose }, pace::FADE),
    };
    let flight = Flight {
        then: if borrowed.is_some() {
            Then::Stay
        } else {
            Then::Gone
        },
        ..Flight::new(
            pose,
            vec![Leg::new(0.0, long, To::At(end), EaseFunction::QuadraticOut)],
        )
    };
    let tween = flight.tween(factor).filter(|_| slowly);
    let mut it = commands.entity(it);
    match (tween, borrowed) {
        (Some(tween), _) => {
            it.remove::<Lasting>().insert((flight, tween));
        }
        (None, Some(_)) => {
            it.insert(end).remove::<(Flight, TweenAnim, Lasting)>();
        }
        (None, None) => it.despawn(),
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
