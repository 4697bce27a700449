//! What is asked once, before anything else: the language and the pace.

use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_words::text;

use crate::cloth::{Board, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::settings::rows;
use crate::theme::{Kind, Look};

/// Shows the two questions over the title.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let board = look.px(56.0).max(look.touch()).max(look.size(22.0) * 1.7);
    let pad = look.px(24.0).clamp(12.0, 40.0);
    let gap = look.px(10.0).max(6.0);
    let side_by_side = look.shape == Shape::Squat;
    let boards = if side_by_side {
        board
    } else {
        board * 2.0 + gap
    };
    let size = vec2(
        look.px(520.0).max(look.size(18.0) * 24.0),
        look.size(18.0) * 10.0 + boards + pad * 2.0,
    );
    let mut new = hall.settings.clone();
    let (mut play, mut later) = (false, false);
    floor::over_table_whole(ctx, look, shown, "welcome", size, |cloth, area| {
        let inside = area.shrink(pad);
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
        let body = Rect::from_min_max(inside.min, pos2(inside.right(), foot.top() - gap));
        let rows = [rows::language(), rows::speed()];
        let why = text("welcome-why");
        let head = cloth.head_height(body.width(), &why) + gap;
        let heights = rows.each_ref().map(|row| row.high(cloth, body.width()));
        let whole = head + heights.iter().sum::<f32>();
        cloth.scroll("welcome", body, whole, |cloth, corner| {
            let middle = corner + vec2(body.width() / 2.0, 0.0);
            cloth.head(middle, body.width(), &text("welcome"), &why);
            let mut y = corner.y + head;
            for (row, high) in rows.iter().zip(heights) {
                let place = Rect::from_min_size(pos2(corner.x, y), vec2(body.width(), high));
                row.show(cloth, place, &mut new);
                y += high;
            }
        });
        whole + gap + boards + pad * 2.0
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
