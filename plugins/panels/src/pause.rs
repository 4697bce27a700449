//! The menu of a match in play.

use bevy_egui::egui::{self, Rect, vec2};
use bower_rules::Side;
use bower_stage::layout::Shape;
use bower_stage::{Page, Seen, Wish};
use bower_words::{text, text_with};

use crate::cloth::{Board, Mark, Shown};
use crate::draft::Draft;
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The drawn size of the boards' words.
const SIZE: f32 = 22.0;
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
            ("score", score.join("\u{a0}:\u{a0}").into()),
        ],
    )
}

/// Shows the menu. Settings is a page of its own and no wish.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let draft = Draft::new(look);
    let squat = look.shape == Shape::Squat;
    let columns = if squat { 2 } else { 1 };
    let wide = (if squat { 520.0 } else { 380.0_f32 }).min(draft.w - 24.0);
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
    let size = vec2(
        draft.px(wide),
        look.size(32.0) * 3.0 + rows * (high + gap) + draft.px(60.0),
    );
    let about = hall
        .seen
        .as_ref()
        .map(|seen| about(seen))
        .unwrap_or_default();
    let mut done = None;
    floor::over_table_whole(ctx, look, shown, "pause", size, |cloth, area| {
        let pad = draft.px(22.0).max(12.0);
        let inside = area.shrink(pad);
        let room = inside.width();
        let each = (room - gap * (columns as f32 - 1.0)) / columns as f32;
        let why = text("paused-why");
        let head = cloth.head_height(room, &why) + gap;
        let foot = cloth.lines_height(&about, Letter::Semi, 15.5, room);
        let whole = head + rows * (high + gap) + foot;
        // All of them wear a sign, or none.
        let face = Rect::from_min_size(inside.min, vec2(each, high));
        let signed = boards
            .iter()
            .filter(|(_, sign, _)| sign.is_some())
            .all(|(key, ..)| cloth.has_room_for_sign(face, &text(key), SIZE));
        cloth.scroll("pause", inside, whole, |cloth, corner| {
            let middle = corner + vec2(room / 2.0, 0.0);
            cloth.head(middle, room, &text("paused"), &why);
            for (i, &(key, sign, wish)) in boards.iter().enumerate() {
                let (column, row) = (i % columns, i / columns);
                let by = vec2(
                    (each + gap) * column as f32,
                    head + (high + gap) * row as f32,
                );
                let place = Rect::from_min_size(corner + by, vec2(each, high));
                let words = text(key);
                let kind = if i == 0 {
                    Kind::Main
                } else if i + 1 == boards.len() {
                    Kind::Plain
                } else {
                    Kind::Wood
                };
                let mut board = Board::new(place, &words).kind(kind).size(SIZE);
                if let Some(sign) = sign.filter(|_| signed) {
                    board = board.mark(Mark::Sign(sign));
                }
                if i == 0 {
                    board = board.main();
                }
                if board.show(cloth) {
                    done = Some((key, wish));
                }
            }
            let at = middle + vec2(0.0, whole - foot);
            cloth.centred(at, &about, Letter::Semi, 15.5, look.dim(), room);
        });
        whole + pad * 2.0
    });
    match done {
        Some(("settings", _)) => hall.turn_to(Page::Settings),
        Some((_, wish)) => hall.wish(wish),
        None => {}
    }
}
