//! The makers failed: their lantern goes out and the mark rolls off.

use super::hand::HandMoment;
use super::hoops::borrow;
use super::smoke::smoke;
use crate::flight::{Leg, To};
use crate::fx::Cloth;
use bevy::math::curve::EaseFunction::{CubicOut, QuadraticIn, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Prop, depth};
use bower_rules::Seat;
use bower_words::text_with;

impl HandMoment<'_, '_, '_, '_, '_, '_> {
    /// The makers' lantern gutters out; the mark tips, falls from the hoop and rolls off along the felt.
    pub(super) fn euchre(&mut self) {
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
}
