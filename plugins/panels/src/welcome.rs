//! What is asked once, before anything else: the language and the pace.

use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_words::text;

use crate::cloth::{Board, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::settings::row;
use crate::theme::{Kind, Look};

/// Shows the two questions over the title.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let line = look
        .px(58.0)
        .max((look.size(18.0) + look.size(15.5)) * 1.4 + look.size(17.5) * 1.2)
        .max(look.touch());
    let board = look.px(56.0).max(look.touch()).max(look.size(22.0) * 1.7);
    let pad = look.px(24.0).clamp(12.0, 40.0);
    let gap = look.px(10.0).max(6.0);
    let head = look.size(28.0) * 1.35 + look.size(17.0) * 1.5;
    let side_by_side = look.shape == Shape::Squat;
    let boards = if side_by_side {
        board
    } else {
        board * 2.0 + gap
    };
    let size = vec2(
        look.px(520.0).max(look.size(18.0) * 24.0),
        pad * 2.0 + head + line * 2.0 + gap * 2.0 + boards,
    );
    let area = Rect::from_center_size(
        look.window.center(),
        size.min(look.safe.size() - vec2(8.0, 8.0)),
    );
    let mut new = hall.settings.clone();
    let (mut play, mut later) = (false, false);
    floor::over_table(ctx, look, shown, "welcome", area, |cloth| {
        let inside = area.shrink(pad);
        cloth.head(inside, &text("welcome"), &text("welcome-why"));
        let foot = Rect::from_min_max(pos2(inside.left(), inside.bottom() - boards), inside.max);
        let (first, second) = if side_by_side {
            let half = (foot.width() - gap) / 2.0;
            (
                Rect::from_min_size(foot.min, vec2(half, board)),
                Rect::from_min_max(pos2(foot.right() - half, foot.top()), foot.max),
            )
        } else {
            (
                Rect::from_min_size(foot.min, vec2(foot.width(), board)),
                Rect::from_min_max(pos2(foot.left(), foot.bottom() - board), foot.max),
            )
        };
        // Whoever presses on without reading plays.
        play = Board::new(first, &text("play"))
            .kind(Kind::Main)
            .size(24.0)
            .main()
            .show(cloth);
        later = Board::new(second, &text("welcome-look"))
            .size(20.0)
            .show(cloth);
        let top = inside.top() + head;
        let room = (foot.top() - gap - top).max(1.0) / 2.0;
        for (i, row) in [row::language(), row::speed()].iter().enumerate() {
            let place = Rect::from_min_size(
                pos2(inside.left(), top + room * i as f32),
                vec2(inside.width(), room),
            );
            row.show(cloth, place, &mut new);
        }
    });
    if new != *hall.settings {
        *hall.settings = new;
    }
    if play {
        let start = hall.choosing.start();
        hall.start.0 = Some(start);
    }
    if play || later {
        hall.first_run.0 = false;
    }
}
