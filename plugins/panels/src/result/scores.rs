//! The score of each side in the result: what it was, what it is.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use bower_rules::{Outcome, Seat, Side};
use bower_stage::Seen;
use bower_words::{text, text_with};

use crate::cloth::Cloth;
use crate::hall::Hall;
use crate::theme::Letter;
use crate::vector;

/// A side's line of the score.
pub struct Line {
    name: String,
    seat: Option<Seat>,
    was: i16,
    now: i16,
    barn: bool,
}

/// How much smaller than drawn a line may become before it would be cut.
const LEAST: f32 = 0.74;

/// The lines, the viewer's side first.
pub fn lines(hall: &Hall, seen: &Seen, outcome: &Outcome) -> Vec<Line> {
    let game = seen.view.game();
    let score = seen.view.score();
    let me = game.side_of(seen.view.seat());
    let barn = |now: i16| game.target().is_some_and(|target| now == target - 1);
    let line = |side: Side, name: String, seat: Option<Seat>| {
        let now = score[side];
        Line {
            name,
            seat,
            was: now - outcome.points[side],
            now,
            barn: barn(now),
        }
    };
    if game.partnerships() {
        let mut sides: Vec<Side> = Side::all(game.sides()).collect();
        sides.sort_by_key(|side| *side != me);
        sides
            .into_iter()
            .map(|side| line(side, text(if side == me { "we" } else { "they" }), None))
            .collect()
    } else {
        Seat::all(game.seats())
            .map(|seat| line(game.side_of(seat), hall.name(seat), Some(seat)))
            .collect()
    }
}

/// The score of each side, was and is.
pub fn scores(cloth: &mut Cloth, hall: &Hall, score: &[Line], area: Rect, columns: usize) {
    let look = *cloth.look;
    let gap = 8.0;
    let rows = score.len().div_ceil(columns) as f32;
    let most = look.px(330.0).max(look.size(22.0) * 12.0);
    let wide = ((area.width() - gap * (columns as f32 - 1.0)) / columns as f32).min(most);
    let high =
        ((area.height() - gap * (rows - 1.0)) / rows).min(look.px(90.0).max(look.size(22.0) * 3.0));
    let whole = wide * columns as f32 + gap * (columns as f32 - 1.0);
    for (i, line) in score.iter().enumerate() {
        let (column, row) = (i % columns, i / columns);
        let place = Rect::from_min_size(
            pos2(
                area.center().x - whole / 2.0 + (wide + gap) * column as f32,
                area.top() + (high + gap) * row as f32,
            ),
            vec2(wide, high),
        );
        cloth.cell(place, false);
        let mut left = place.left() + look.px(16.0).max(10.0);
        if let Some(chair) = line.seat.and_then(|seat| {
            hall.seating
                .as_ref()
                .and_then(|seating| seating.chairs[seat].as_ref())
        }) {
            let hoop = high * 0.34;
            hall.pictures.portrait(
                cloth.ui.painter(),
                chair.portrait,
                pos2(left + hoop, place.center().y),
                hoop,
            );
            left += hoop * 2.0 + 8.0;
        }
        let gained = line.now != line.was;
        let fits = |cloth: &Cloth, words: &str, letter, size, room: f32| {
            cloth.wide(words, letter, size) * LEAST <= room
        };
        let figure = high * 0.46;
        let right = place.right() - look.px(14.0).max(10.0);
        let figures_wide = figure * 0.68 * line.now.to_string().len() as f32;
        let ink = if gained { look.accent() } else { look.words() };
        cloth.ui.painter().extend(vector::figures(
            &line.now.to_string().replace('-', "−"),
            pos2(right - figures_wide / 2.0, place.center().y),
            figure,
            ink,
        ));
        let arrow = right - figures_wide - look.size(18.0);
        // What it was gives way to whose it is.
        let beside = arrow - look.size(18.0) * 2.2 - left;
        let was = gained && fits(cloth, &line.name, Letter::Bold, 22.0, beside);
        if was {
            cloth.ui.painter().extend(vector::sign(
                "right",
                pos2(arrow, place.center().y),
                look.size(18.0),
                look.dim(),
            ));
            cloth.line(
                pos2(arrow - look.size(18.0), place.center().y),
                Align2::RIGHT_CENTER,
                &line.was.to_string().replace('-', "−"),
                Letter::Bold,
                22.0,
                look.dim(),
                figure * 1.4,
            );
        }
        // Where a name or a line would not fit even so, the hoop says who and the figures say how many.
        let room = if was {
            beside
        } else {
            right - figures_wide - look.size(6.0) - left
        };
        let two = (look.size(22.0) + look.size(16.0)) * 1.15 <= high;
        let more = (gained || line.barn) && two;
        let name_y = if more {
            place.top() + high * 0.34
        } else {
            place.center().y
        };
        // Large print is written smaller rather than left out, as long as it is no smaller than the ordinary.
        let natural = cloth.wide(&line.name, Letter::Bold, 22.0);
        let name_size = 22.0 * (room / natural).min(1.0);
        if name_size * look.text_size >= 22.0 * LEAST * look.text_size.min(1.0) {
            cloth.line(
                pos2(left, name_y),
                Align2::LEFT_CENTER,
                &line.name,
                Letter::Bold,
                name_size,
                look.words(),
                room,
            );
        }
        if more {
            let points = i64::from((line.now - line.was).abs());
            let more = match (line.barn, gained) {
                (true, _) => text("in-the-barn"),
                (false, true) if line.now < line.was => {
                    text_with("points-lost", &[("points", points.into())])
                }
                _ => text_with("points-won", &[("points", points.into())]),
            };
            if fits(cloth, &more, Letter::Semi, 16.0, room) {
                cloth.line(
                    pos2(left, place.top() + high * 0.72),
                    Align2::LEFT_CENTER,
                    &more,
                    Letter::Semi,
                    16.0,
                    look.dim(),
                    room,
                );
            }
        }
    }
}
