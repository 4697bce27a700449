//! A lone maker took every trick: his cards stand up in a pool of light.

use bevy::math::curve::EaseFunction::{BackOut, CubicInOut, Linear, QuadraticOut, SineInOut};
use bevy::prelude::*;
use bower_cards::{Pose, Spot, depth};
use bower_stage::layout::Shape;
use bower_words::text_with;

use super::hand::HandMoment;
use super::{room, shape};
use crate::flight::{Leg, To};
use crate::fx::{self, Cloth};
use crate::start::Trail;

impl HandMoment<'_, '_, '_, '_, '_, '_> {
    /// Night but for a pool of light round the loner; his cards stand up in a row; his hat goes up.
    pub(super) fn loner(&mut self, trail: &Trail) {
        let Some(maker) = self.outcome.maker else {
            return;
        };
        let unit = self.unit();
        let layout = self.stage.layout;
        let (safe, middle) = (layout.safe(), layout.trick.at);
        let hoop = layout.hoops[self.shown.place(maker)];
        let at = hoop.map_or(middle, |hoop| hoop.at);
        let poses: Vec<(Entity, Pose)> = trail
            .0
            .iter()
            .filter(|(seat, _)| *seat == maker)
            .filter_map(|(_, card)| self.players.get(*card).ok())
            .map(|(entity, _, _, pose, _)| (entity, *pose))
            .collect();
        let pile = self.shown.pile_of(maker);
        let others: Vec<(Entity, Pose)> = self
            .players
            .iter()
            .filter(|(_, spot, ..)| matches!(spot, Some(Spot::Pile { of, .. }) if *of == pile))
            .map(|(entity, _, _, pose, _)| (entity, *pose))
            .filter(|(entity, _)| poses.iter().all(|(own, _)| own != entity))
            .collect();
        let n = poses.len().max(1) as f32;
        // The ribbon hangs under the row, both above the hand of a partner who sits at the foot and sits out.
        let foot = if self.shown.count(self.viewer) > 0 {
            layout.hand.at.y - layout.hand.width * 0.7
        } else {
            safe.max.y
        };
        let hung = 14.0 * unit;
        let under = foot - 130.0 * unit - hung;
        let row = |share: f32| {
            let width = share
                * (124.0 * unit)
                    .min((safe.width() - 24.0) / (1.0 + 0.9 * (n - 1.0)).max(1.0))
                    .min(layout.hand.width * 1.25);
            let step = if n > 1.0 {
                (138.0 * unit * share)
                    .min(1.12 * width)
                    .min((safe.width() - 24.0 - width) / (n - 1.0))
            } else {
                0.0
            };
            (width, step)
        };
        // On a phone on its side it stands between the lantern and the far barn.
        let aside = match (layout.shape, layout.barns) {
            (Shape::Squat, Some(_)) => (middle.x - layout.lantern.at.x).signum() * 46.0 * unit,
            _ => 0.0,
        };
        let lies = |(width, step): (f32, f32)| {
            let size = Vec2::new(step * (n - 1.0) + width, 1.4 * width + 16.0 * unit);
            let wanted = (middle.y + 58.0 * unit).min(under - 0.7 * width);
            let wanted = Vec2::new(middle.x + aside, wanted);
            (wanted, size, (safe.min.y, under))
        };
        // Beside the players where the window is wide, under those at its sides where it is not; smaller where there is
        // no room for it between what stands on the table.
        let found = [1.0, 0.9, 0.8, 0.7, 0.6].into_iter().find_map(|share| {
            let (wanted, size, room) = lies(row(share));
            room::clear(layout, wanted, size, room).map(|at| (row(share), at))
        });
        let ((width, step), at_row) = found.unwrap_or_else(|| {
            let (wanted, size, room) = lies(row(1.0));
            (row(1.0), room::berth(layout, wanted, size, room))
        });
        let (half, row_y) = (width * 0.7, at_row.y);
        let middle = Vec2::new(at_row.x, middle.y);
        // In a narrow window the pool is smaller, or there would be no night round it.
        let reach = unit.min(0.75 * layout.width.min(layout.height) / 560.0);
        let row_at = Vec2::new(middle.x, row_y);
        let pool = |at: Vec2, radius: f32, alpha: f32| Pose {
            at,
            width: 2.0 * radius * reach,
            depth: depth::MOMENT - 2.0,
            alpha,
            ..shape()
        };
        self.stage.night(
            560.0 * reach,
            pool(at, 560.0, 0.0),
            vec![
                Leg::new(0.0, 260.0, To::At(pool(at, 560.0, 0.62)), QuadraticOut),
                Leg::new(300.0, 300.0, To::At(pool(row_at, 560.0, 0.70)), CubicInOut),
                Leg::new(1100.0, 300.0, To::At(pool(row_at, 700.0, 0.50)), SineInOut),
            ],
        );
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
            self.stage.send(
                *entity,
                *pose,
                vec![
                    Leg::new(60.0 * i as f32 + 150.0, 420.0, To::At(stands), BackOut)
                        .flipping(0.1, 0.6),
                ],
            );
        }
        // What his cards leave behind tells no count of tricks any more.
        for (entity, pose) in others {
            let gone = Pose { alpha: 0.0, ..pose };
            let leg = Leg::new(100.0, 240.0, To::At(gone), QuadraticOut);
            self.stage.send(entity, pose, vec![leg]);
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
            // Up, or where there is no sky over him, aside; never on to the row.
            let sky = on_head.at.y - safe.min.y - hoop.radius;
            let beneath = hoop.at.y > row_y + half
                && (hoop.at.x - middle.x).abs() < (step * (n - 1.0) + width) / 2.0 + on_head.width;
            let free = if beneath {
                (on_head.at.y - row_y - half - 0.8 * hoop.radius).max(0.5 * hoop.radius)
            } else {
                sky
            };
            let way = if sky > 90.0 * unit {
                Vec2::new(12.0 * unit, -sky.min(160.0 * unit).min(free))
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
            Vec2::new(layout.trick.at.x, row_y + half + hung),
            row_y + half,
            1200.0,
            &words,
            &more,
        );
    }
}
