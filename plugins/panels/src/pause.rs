//! The menu of a match in play.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::Side;
use bower_stage::layout::Shape;
use bower_stage::{Page, Seen, Wish};
use bower_words::{text, text_with};

use crate::cloth::{Board, Mark, Shown};
use crate::draft::Draft;
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The boards of the menu: their words, their sign, what they do.
const BOARDS: [(&str, Option<&str>, Wish); 7] = [
    ("go-on", None, Wish::Back),
    ("rule-card", Some("record"), Wish::Rules),
    ("calls", Some("talk"), Wish::Calls),
    ("take-back", Some("undo"), Wish::Undo),
    ("copy-number", None, Wish::Number),
    ("settings", Some("settings"), Wish::Menu),
    ("leave-table", Some("back"), Wish::Leave),
];

/// Which hand of the game it is, and the score.
fn about(seen: &Seen) -> String {
    let game = seen.view.game();
    let score: Vec<String> = Side::all(game.sides())
        .map(|side| seen.view.score()[side].to_string())
        .collect();
    text_with(
        "hand-number",
        &[
            ("number", (seen.view.deal_number() + 1).into()),
            ("score", score.join(" : ").into()),
        ],
    )
}

/// Shows the menu. Settings is a page of its own and no wish.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let draft = Draft::new(look);
    let squat = look.shape == Shape::Squat;
    let columns = if squat { 2 } else { 1 };
    let wide = (if squat { 520.0 } else { 380.0_f32 }).min(draft.w - 24.0);
    let head = look.size(32.0) * 1.4 + look.size(17.0) * 1.6;
    let high = draft.px(56.0).max(look.touch()).max(look.size(22.0) * 1.9);
    let gap = draft.px(10.0);
    // The number tells every deal of the match, so it is to be had only while none is in play.
    let over = hall
        .seen
        .as_ref()
        .is_some_and(|seen| seen.view.hand().is_over());
    let boards: Vec<_> = BOARDS
        .into_iter()
        .filter(|(.., wish)| over || *wish != Wish::Number)
        .collect();
    let rows = boards.len().div_ceil(columns) as f32;
    let foot = look.size(15.5) * 2.0;
    let size = vec2(
        draft.px(wide),
        head + rows * (high + gap) + foot + draft.px(40.0),
    );
    let area = Rect::from_center_size(look.window.center(), size.min(look.safe.size()));
    let about = hall
        .seen
        .as_ref()
        .map(|seen| about(seen))
        .unwrap_or_default();
    let mut done = None;
    floor::over_table(ctx, look, shown, "pause", area, |cloth| {
        let inside = area.shrink(draft.px(22.0));
        let (words, dim) = (look.words(), look.dim());
        let title = cloth.line(
            pos2(area.center().x, inside.top()),
            Align2::CENTER_TOP,
            &text("paused"),
            Letter::Bold,
            32.0,
            words,
            inside.width(),
        );
        cloth.line(
            pos2(area.center().x, title.bottom()),
            Align2::CENTER_TOP,
            &text("paused-why"),
            Letter::Semi,
            17.0,
            dim,
            inside.width(),
        );
        let top = area.top() + head + draft.px(20.0);
        let each = (inside.width() - gap * (columns as f32 - 1.0)) / columns as f32;
        for (i, &(key, sign, wish)) in boards.iter().enumerate() {
            let (column, row) = (i % columns, i / columns);
            let place = Rect::from_min_size(
                pos2(
                    inside.left() + (each + gap) * column as f32,
                    top + (high + gap) * row as f32,
                ),
                vec2(each, high),
            );
            let words = text(key);
            let mut board = Board::new(place, &words).kind(if i == 0 {
                Kind::Main
            } else if i + 1 == boards.len() {
                Kind::Plain
            } else {
                Kind::Wood
            });
            if let Some(sign) = sign {
                board = board.mark(Mark::Sign(sign));
            }
            if i == 0 {
                board = board.main();
            }
            if board.show(cloth) {
                done = Some((key, wish));
            }
        }
        cloth.line(
            pos2(area.center().x, inside.bottom()),
            Align2::CENTER_BOTTOM,
            &about,
            Letter::Semi,
            15.5,
            dim,
            inside.width(),
        );
    });
    match done {
        Some(("settings", _)) => hall.turn_to(Page::Settings),
        Some((_, wish)) => hall.wish(wish),
        None => {}
    }
}
