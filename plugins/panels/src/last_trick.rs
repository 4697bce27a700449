//! The last trick again, as long as it is wanted.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_stage::Wish;
use bower_stage::layout::Shape;
use bower_words::{text, text_with};

use crate::cloth::{Board, Shown};
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};
use crate::{floor, roses};

/// Shows it. A press beside it, or on its board, puts it away.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let trick = hall
        .seen
        .as_ref()
        .and_then(|seen| roses::tricks(seen.view.hand()).pop());
    let Some(trick) = trick else {
        hall.wish(Wish::LastTrick);
        return;
    };
    let squat = look.shape == Shape::Squat;
    let board = look.px(50.0).max(look.touch());
    let head = look.size(24.0) * 1.5;
    let most = look.safe.size() - vec2(20.0, 20.0);
    let wide = look
        .px(if squat { 62.0 } else { 104.0 })
        .min((most.x - 40.0) / roses::SPAN.x)
        .min((most.y - head - board - 60.0) / roses::SPAN.y);
    let size = vec2(
        (wide * roses::SPAN.x + 48.0).max(look.size(20.0) * 12.0),
        wide * roses::SPAN.y + head + board + look.px(50.0).max(34.0),
    );
    let area = Rect::from_center_size(look.window.center(), size.min(most));
    let title = text_with("took-it", &[("name", hall.name(trick.winner).into())]);
    let mut done = false;
    floor::over_table(ctx, look, shown, "last trick", area, |cloth| {
        let inside = area.shrink(look.px(18.0).max(12.0));
        cloth.line(
            pos2(inside.center().x, inside.top()),
            Align2::CENTER_TOP,
            &title,
            Letter::Bold,
            24.0,
            look.words(),
            inside.width(),
        );
        let foot = Rect::from_min_max(pos2(inside.left(), inside.bottom() - board), inside.max);
        roses::show(
            cloth,
            hall,
            &trick,
            pos2(inside.center().x, (inside.top() + head + foot.top()) / 2.0),
            wide,
        );
        done = Board::new(foot, &text("go-on"))
            .kind(Kind::Main)
            .size(22.0)
            .main()
            .show(cloth);
    });
    if done {
        hall.wish(Wish::LastTrick);
    }
}
