//! The score in the result where two sides have their barns and there is room for them: each barn as it stands at the
//! table, what its side had and has beside it.

use bevy_egui::egui::{Align2, FontId, Pos2, Rect, pos2, vec2};
use bower_cards::BarnState;
use bower_stage::Seen;
use bower_stage::layout::{ScorePart, Shape};

use super::scores::Line;
use crate::cloth::Cloth;
use crate::hall::Hall;
use crate::theme::{CREAM, Letter, Look};
use crate::vector;

/// How much of the foot the barns have; the rest is the boards'.
pub const SHARE: f32 = 0.60;
/// In larger print than this the words beside the barns would be cut.
const LARGEST: f32 = 1.25;

/// How high the foot with the barns stands, where they are shown at all.
pub fn high(look: &Look, hall: &Hall) -> Option<f32> {
    let together = hall
        .seen
        .as_ref()
        .is_some_and(|seen| seen.view.game().partnerships());
    let fits = look.shape == Shape::Wide && look.text_size <= LARGEST;
    let boards = look.touch() * 2.0 + look.px(12.0);
    (together && fits && hall.layout.barns.is_some()).then(|| look.px(140.0).max(boards))
}

/// The size of the score's figures.
const FIGURE: f32 = 27.0;

/// Shows the barns, the viewer's side's first.
pub fn show(cloth: &Cloth, hall: &Hall, score: &[Line], area: Rect) {
    let Some(seen) = &hall.seen else { return };
    let look = cloth.look;
    let wide = area.width() / score.len().max(1) as f32;
    let scale = area.height() / ScorePart::BARN.y;
    for (i, line) in score.iter().enumerate() {
        let corner = area.min + vec2(wide * i as f32, 0.0);
        barn(cloth, hall, seen, line, corner, scale, i == 0);
        let left = corner.x + (ScorePart::BARN.x + 14.0) * scale;
        let room = wide - (ScorePart::BARN.x + 14.0) * scale - look.px(8.0);
        let y = area.top() + area.height() * 0.36;
        let mut x = left;
        // Both figures and the arrow between them, as large as there is room.
        let [was, now] = [line.was, line.now].map(vector::spelled);
        let arrow = look.size(20.0);
        let figures = [&was, &now].map(|words| cloth.wide(words, Letter::Bold, FIGURE));
        let natural = figures[0] + figures[1];
        let size = FIGURE * ((room - arrow * 2.0) / natural).min(1.0);
        let figure = |x: f32, words: &str, ink| {
            let (at, room) = (pos2(x, y), left + room - x);
            let anchor = Align2::LEFT_CENTER;
            let place = cloth.line(at, anchor, words, Letter::Bold, size, ink, room);
            place.right()
        };
        if line.gained() {
            x = figure(x, &was, look.dim()) + arrow;
            let sign = vector::sign("right", pos2(x, y), arrow, look.dim());
            cloth.ui.painter().extend(sign);
            x += arrow;
        }
        let ink = if line.gained() {
            look.accent()
        } else {
            look.words()
        };
        figure(x, &now, ink);
        if let Some(more) = line.more() {
            cloth.line(
                pos2(left, y + look.size(33.0)),
                Align2::LEFT_CENTER,
                &more,
                Letter::Semi,
                18.0,
                look.words(),
                room,
            );
        }
    }
}

fn barn(
    cloth: &Cloth,
    hall: &Hall,
    seen: &Seen,
    line: &Line,
    corner: Pos2,
    scale: f32,
    ours: bool,
) {
    let state = BarnState {
        ours,
        score: line.now,
        game: *seen.view.game(),
        won: seen.won.is_some_and(|victory| victory.side == line.side),
    };
    let painter = cloth.ui.painter();
    hall.pictures
        .barn(painter, corner, scale, state, &hall.settings);
    // The sill's letters are as high as the sill lets them be, whatever the size of words.
    let lay = |size: f32| {
        let font = FontId::new(size, Letter::Bold.family());
        painter.layout_no_wrap(line.name.clone(), font, CREAM)
    };
    let (size, room) = (25.0 * scale, 150.0 * scale);
    let wide = lay(size).size().x;
    let words = lay(size * (room / wide).min(1.0));
    let middle = corner + vec2(100.0, 171.5) * scale;
    painter.galley(middle - words.size() / 2.0, words, CREAM);
}
