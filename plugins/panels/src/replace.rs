//! A match left unfinished would be given up for a new one: the player is asked first.

use bevy::prelude::Resource;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_rules::{Game, Side};
use bower_stage::layout::Shape;
use bower_stage::{KeptMatch, Page, Seating};
use bower_words::{text, text_with};

use crate::cloth::{Board, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// The match that waits for the answer, and what is told of the one in its way: read once, since it is played through
/// for that.
#[derive(Resource, Default, Debug)]
pub struct Replacing {
    start: Option<(Game, Seating, u64)>,
    about: String,
}

impl Replacing {
    /// The match that waits, and what is told of the one in its way.
    pub fn new(start: (Game, Seating, u64), left: &KeptMatch) -> Self {
        Self {
            start: Some(start),
            about: about(left),
        }
    }
}

impl Hall<'_> {
    /// Begins a match; where another is left unfinished, once the player has said so.
    pub fn begin(&mut self, start: (Game, Seating, u64)) {
        if let Some(kept) = &self.kept.resume {
            *self.replacing = Replacing::new(start, kept);
            self.turn_to(Page::Replace);
        } else {
            self.start.0 = Some(start);
        }
    }
}

/// The match left unfinished: its game, its hand, its score.
fn about(kept: &KeptMatch) -> String {
    let Some((table, _)) = kept.restore() else {
        return String::new();
    };
    let game = table.game();
    let score: Vec<String> = Side::all(game.sides())
        .map(|side| table.score()[side].to_string())
        .collect();
    let hand = text_with(
        "hand-number",
        &[
            ("number", (table.deal_number() + 1).into()),
            ("score", score.join("\u{a0}:\u{a0}").into()),
        ],
    );
    let name = text(&format!("game-{}", game.name()));
    text_with(
        "replace-what",
        &[("game", name.into()), ("part", hand.into())],
    )
}

/// Shows the question and its three answers.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    if hall.kept.resume.is_none() {
        // Nothing is in the way any more.
        hall.start.0 = hall.replacing.start.take();
        *hall.page = Page::None;
        return;
    }
    let about = &hall.replacing.about;
    let squat = look.shape == Shape::Squat;
    let pad = look.px(24.0).clamp(12.0, 40.0);
    let gap = look.px(12.0).max(8.0);
    let board = look.px(56.0).max(look.touch()).max(look.size(22.0) * 1.7);
    let wide = look.px(480.0).max(look.size(18.0) * 22.0);
    let rows = if squat { 1.0 } else { 3.0 };
    let boards = (board + gap) * rows - gap;
    let size = vec2(
        if squat { wide * 1.4 } else { wide },
        pad * 2.0 + look.size(18.0) * 8.0 + boards,
    );
    let (mut go_on, mut new, mut back) = (false, false, false);
    floor::over_table_whole(ctx, look, shown, "replace", size, |cloth, area| {
        let inside = area.shrink(pad);
        let room = inside.width();
        let foot = inside.bottom() - boards;
        let body = Rect::from_min_max(inside.min, pos2(inside.right(), foot - gap));
        let why = text("replace-why");
        let head = cloth.head_height(room, about) + gap;
        let whole = head + cloth.lines_height(&why, Letter::Semi, 18.0, room);
        cloth.scroll("replace", body, whole, |cloth, corner| {
            let middle = corner + vec2(room / 2.0, 0.0);
            cloth.head(middle, room, &text("replace"), about);
            let at = corner + vec2(0.0, head);
            cloth.lines(at, &why, Letter::Semi, 18.0, look.words(), room);
        });
        let place = |n: usize| {
            if squat {
                let each = (room - gap * 2.0) / 3.0;
                Rect::from_min_size(
                    pos2(inside.left() + (each + gap) * n as f32, foot),
                    vec2(each, board),
                )
            } else {
                Rect::from_min_size(
                    pos2(inside.left(), foot + (board + gap) * n as f32),
                    vec2(room, board),
                )
            }
        };
        go_on = Board::new(place(0), &text("go-on-match"))
            .kind(Kind::Main)
            .size(22.0)
            .main()
            .show(cloth);
        new = Board::new(place(1), &text("new-game"))
            .size(20.0)
            .show(cloth);
        back = Board::new(place(2), &text("replace-neither"))
            .kind(Kind::Plain)
            .size(20.0)
            .show(cloth);
        whole + gap + boards + pad * 2.0
    });
    if go_on {
        hall.go_on.0 = true;
    }
    if new {
        hall.start.0 = hall.replacing.start.take();
    }
    if go_on || new || back {
        hall.replacing.start = None;
        hall.under.0.clear();
        *hall.page = Page::None;
    }
}
