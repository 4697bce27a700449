//! The game is won.

use bevy::math::curve::EaseFunction::{BackOut, CubicInOut, ExponentialOut, Linear, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Shown, Spot, depth};
use bower_rules::{Seat, Side};
use bower_stage::layout::Shape;

use super::hoops::{Hoops, borrow};
use super::lantern::gutter;
use super::{Players, shape};
use crate::flight::{Leg, To};
use crate::fx::{self, Stage};
use crate::pace;

/// The game is won: light out of the winners' doors over the felt, their hoops glow; where they are ours sewn stars fall,
/// where they are not our lantern smokes.
pub(super) fn game(
    stage: &mut Stage,
    shown: &Shown,
    viewer: Seat,
    side: Side,
    hoops: &Hoops,
    players: &Players,
) {
    let layout = stage.layout;
    // A row of cards that the hand ended with is squared away, and what it left behind is there again.
    for (card, spot, _, pose, rest) in players {
        let (Some(Spot::Pile { .. }), Some(rest)) = (spot, rest) else {
            continue;
        };
        let faded = pose.alpha == 0.0 && pose.at == rest.at;
        if (pose.alpha > 0.0 || faded) && *pose != rest.pose() {
            let home = Leg::new(0.0, pace::GATHER, To::At(rest.pose()), CubicInOut);
            stage.send(card, *pose, vec![home]);
        }
    }
    let ours = shown.game.side_of(viewer) == side;
    if let Some(barns) = layout.barns {
        let part = if ours { barns.ours } else { barns.theirs };
        // Drawn for the left barn of a window of 1280 by 720, from whose upper left its zero is: as wide at its beginning
        // as the doors, and long enough to cross the window.
        let across = layout.width - barns.ours.at.x;
        let scale = (part.scale / 0.9).max(across / 1222.0);
        // It comes over the sill, whose word stays readable. Where the barns stand close the score would be lost in it:
        // there it lies on the felt beneath them.
        let depth = if layout.shape == Shape::Wide {
            depth::SILL - 0.5
        } else {
            depth::BARN - 1.0
        };
        let door = part.at + Vec2::new(100.0, 121.0) * part.scale;
        let zero =
            |k: f32| door - Vec2::new(if ours { 134.0 } else { -134.0 }, 151.0) * (scale * k);
        let face = if ours { 1.0 } else { -1.0 };
        let beam = |k: f32, alpha: f32| Pose {
            at: zero(k),
            width: 1200.0 * scale * k,
            depth,
            face,
            alpha,
            ..shape()
        };
        // Our doors burst; theirs only open.
        let (burst, flood) = if ours { (90.0, 420.0) } else { (240.0, 430.0) };
        stage.lay(
            fx::FLOOD,
            beam(0.12, 0.0),
            vec![
                Leg::new(0.0, burst, To::At(beam(0.45, 0.9)), ExponentialOut),
                Leg::new(burst + 30.0, flood, To::At(beam(1.0, 0.95)), ExponentialOut),
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
        // With the ring it hangs by it stays in the window.
        let top = (hoop.at.y - 16.0 * layout.unit)
            .max(layout.safe().min.y + 1.12 * radius)
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
        gutter(stage, players);
    }
}
