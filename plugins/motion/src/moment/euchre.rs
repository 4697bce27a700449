//! The makers failed: their lantern goes out and the mark rolls off.

use bevy::math::curve::EaseFunction::{CubicOut, QuadraticIn, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Prop, depth};
use bower_rules::Seat;
use bower_words::text_with;

use super::hand::HandMoment;
use super::hoops::borrow;
use super::lantern::gutter;
use super::room::is_free;
use crate::flight::{Leg, To};
use crate::fx::Cloth;

/// How far the mark rolls, units: as the look has it, or a little more or less.
const ROLLS: [f32; 7] = [120.0, 150.0, 90.0, 180.0, 60.0, 210.0, 30.0];

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
                .find(|(_, _, prop, _, _)| *prop == Some(&wanted))
                .map(|(entity, _, _, pose, _)| (entity, *pose))
        };
        if let Some((mark, pose)) = named(Prop::MakersMark) {
            let inwards = if pose.at.x < middle.x { 1.0 } else { -1.0 };
            // It lies well on the felt: from a hoop at the foot it can only roll up.
            let felt = layout
                .table()
                .inflate(-(layout.rim + pose.width + 24.0 * unit));
            let down = if pose.at.y > felt.max.y - 60.0 * unit {
                -46.0
            } else {
                168.0
            };
            let on_felt = |at: Vec2| at.clamp(felt.min, felt.max);
            let tipped = Pose {
                turn: pose.turn + 24.0 * inwards,
                at: pose.at + Vec2::new(5.0 * inwards, -3.0) * unit,
                ..pose
            };
            let fallen = Pose {
                at: on_felt(pose.at + Vec2::new(68.0 * inwards, down) * unit),
                turn: tipped.turn + 116.0 * inwards,
                depth: depth::TRICK - 0.5,
                ..pose
            };
            // It comes to rest beside whatever lies in its way, not on it.
            let roll = |far: f32| on_felt(fallen.at + Vec2::new(far * inwards, 4.0) * unit);
            let size = Vec2::splat(pose.width * 1.1);
            let at = ROLLS
                .into_iter()
                .map(roll)
                .find(|at| is_free(layout, *at, size))
                .unwrap_or(roll(ROLLS[0]));
            let lies = Pose {
                at,
                turn: fallen.turn + 110.0 * inwards,
                height: 0.1,
                ..fallen
            };
            self.stage.send(
                mark,
                pose,
                vec![
                    Leg::new(0.0, 160.0, To::At(tipped), CubicOut),
                    Leg::new(180.0, 260.0, To::At(fallen), QuadraticIn),
                    Leg::new(440.0, 560.0, To::At(lies), CubicOut),
                ],
            );
        }
        gutter(self.stage, self.players);
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
        let (at, head) = (self.ribbon_at(0.0), self.stage.layout.safe().min.y);
        self.stage.ribbon(
            Cloth::Dark,
            at,
            head,
            1000.0,
            &text_with("moment-euchre", &[]),
            &more,
        );
    }
}
