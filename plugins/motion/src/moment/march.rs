//! Every trick: the pile opens into a star and flies into the barn.

use bevy::math::curve::EaseFunction::{CubicInOut, CubicOut, QuadraticIn};
use bevy::prelude::*;
use bower_cards::{PileOf, Pose, Spot, depth};
use bower_words::text_with;

use super::hand::HandMoment;
use super::{room, shape};
use crate::flight::{Leg, To};
use crate::fx::{self, Cloth};

impl HandMoment<'_, '_, '_, '_, '_, '_> {
    /// The packets of the winners' pile open into a star, shrink and fly into the barn.
    pub(super) fn march(&mut self) {
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
            .filter_map(|(entity, spot, _, pose, _)| match spot {
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
        // Whatever the window, it covers nobody: a packet reaches 0.7 of its width beyond its middle.
        let room = room::round(self.stage.layout);
        let out = (96.0 * unit)
            .max(19.0 * unit * f32::from(packets))
            .min(room / (1.0 + 0.7 * 1.083));
        let width = (104.0 * unit).min(out * 1.083);
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
            self.stage.send(
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
            (228.0 * unit).min(room * 1.1),
            8,
            26.0 * unit,
            250.0,
            880.0,
        );
        self.sparks(home, 112.0 * unit, 8, 18.0 * unit, 1080.0, 1500.0);
        let more = self.points("moment-points");
        let (at, head) = (self.ribbon_at(0.0), self.stage.layout.safe().min.y);
        self.stage.ribbon(
            Cloth::Red,
            at,
            head,
            1100.0,
            &text_with("moment-march", &[]),
            &more,
        );
    }
}
