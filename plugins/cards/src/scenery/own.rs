//! A seat's own score, where every player is his own side.

use bevy::prelude::*;
use bower_rules::Game;
use bower_stage::layout::ScorePart;

use super::letters::{Line, number};
use super::scaled;
use crate::art::{On, Sheets};
use crate::depth;
use crate::palette::{INK, RED};
use crate::picture::{Picture, piece};

/// A seat's own score: a shed where the score climbs to a number, a mailbox where it is stakes or counted down.
pub fn score(
    commands: &mut Commands,
    parent: Entity,
    sheets: &Sheets,
    part: ScorePart,
    score: i16,
    game: &Game,
    (leads, won): (bool, bool),
) {
    let holder = scaled(commands, parent, part.at, part.scale, depth::TOKEN);
    let mut put = |name: &'static str, at: Vec2, depth: f32| {
        commands.spawn((
            piece(Picture::new(On::Scene, name), at, depth, Color::WHITE),
            ChildOf(holder),
        ));
    };
    let digits = score.to_string().len();
    let line = match game.target() {
        Some(_) => {
            let shut = game.is_one_short(score) && !won;
            put(
                if shut {
                    "shed/shut"
                } else if won {
                    "shed/won"
                } else {
                    "shed/open"
                },
                Vec2::ZERO,
                0.0,
            );
            if leads {
                put("token/lead", Vec2::new(0.0, -25.0), 0.5);
            }
            let (top, high) = if shut { (-1.5, 23.0) } else { (-6.0, 33.0) };
            Line::new(Vec2::new(0.0, top), high, 0.3, INK).squeezed(if digits == 1 {
                1.0
            } else {
                0.80
            })
        }
        None => {
            let debt = score < 0;
            put(
                if debt {
                    "mailbox/debt"
                } else {
                    "mailbox/plain"
                },
                Vec2::ZERO,
                0.0,
            );
            if leads {
                put("token/lead", Vec2::new(-22.0, -29.0), 0.5);
                if !debt {
                    put("mailbox/flag", Vec2::ZERO, 0.4);
                }
            }
            let squeeze = [1.0, 1.0, 0.95, 0.86].get(digits).copied().unwrap_or(0.7);
            Line {
                kern: 7.0,
                ..Line::new(
                    Vec2::new(0.5, -15.0),
                    22.0,
                    0.3,
                    if debt { RED } else { INK },
                )
                .squeezed(squeeze)
            }
        }
    };
    number(commands, holder, sheets, score, line);
}
