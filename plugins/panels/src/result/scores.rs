//! The score of each side in the result: what it was, what it is.

use bevy_egui::egui::{Align2, FontId, Rect, pos2, vec2};
use bower_rules::{Outcome, Seat, Side};
use bower_stage::Seen;
use bower_words::{text, text_with};

use crate::cloth::Cloth;
use crate::hall::Hall;
use crate::theme::{Letter, Look};
use crate::vector;

/// A side's line of the score.
pub struct Line {
    /// The side, and its name, or the player's.
    pub side: Side,
    pub name: String,
    seat: Option<Seat>,
    /// The score before the hand, and now.
    pub was: i16,
    pub now: i16,
    barn: bool,
}

impl Line {
    /// Whether the hand has changed it.
    pub fn gained(&self) -> bool {
        self.now != self.was
    }

    /// What is told of it besides: one short of the game, or how many points the hand brought.
    pub fn more(&self) -> Option<String> {
        let points = [("points", i64::from((self.now - self.was).abs()).into())];
        match (self.barn, self.now - self.was) {
            (true, _) => Some(text("in-the-barn")),
            (false, 0) => None,
            (false, ..0) => Some(text_with("points-lost", &points)),
            (false, _) => Some(text_with("points-won", &points)),
        }
    }
}

/// How much smaller than drawn a line may become before it would be cut.
const LEAST: f32 = 0.74;

/// The lines, the viewer's side first.
pub fn lines(hall: &Hall, seen: &Seen, outcome: &Outcome) -> Vec<Line> {
    let game = seen.view.game();
    let score = seen.view.score();
    let me = game.side_of(seen.view.seat());
    let barn = |now: i16| game.is_one_short(now);
    let line = |side: Side, name: String, seat: Option<Seat>| {
        let now = score[side];
        Line {
            side,
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
    let cells: Vec<Cell> = score
        .iter()
        .enumerate()
        .map(|(i, line)| {
            let (column, row) = (i % columns, i / columns);
            let corner = pos2(
                area.center().x - whole / 2.0 + (wide + gap) * column as f32,
                area.top() + (high + gap) * row as f32,
            );
            Cell::new(cloth, line, Rect::from_min_size(corner, vec2(wide, high)))
        })
        .collect();
    let named = cells.iter().filter(|cell| cell.has_name(&look));
    let name = named.map(|cell| cell.name).fold(f32::INFINITY, f32::min);
    for (line, cell) in score.iter().zip(&cells) {
        cell.show(cloth, hall, line, name);
    }
}

/// The size of a side's name.
const NAME: f32 = 22.0;

/// Where one side's score stands.
struct Cell {
    place: Rect,
    /// Where its words begin, after the hoop of who is a side of his own.
    left: f32,
    /// How high its figures are, and how wide.
    figure: (f32, f32),
    /// How much room its words have.
    room: f32,
    /// Whether what it was is told too: that gives way to whose it is.
    was: bool,
    /// The letters in which its name fits, px.
    name: f32,
}

impl Cell {
    fn new(cloth: &Cloth, line: &Line, place: Rect) -> Self {
        let look = cloth.look;
        let mut left = place.left() + look.px(16.0).max(10.0);
        if line.seat.is_some() {
            left += Self::hoop(place) * 2.0 + 8.0;
        }
        let high = place.height() * 0.46;
        let figure = (high, vector::figures_wide(&vector::spelled(line.now), high));
        let room = Self::right(cloth, place) - figure.1 - look.px(12.0).max(10.0) - left;
        let beside = room - look.size(18.0) * 3.2;
        let natural = cloth.wide(&line.name, Letter::Bold, NAME);
        let was = line.gained() && natural * LEAST <= beside;
        let room = if was { beside } else { room };
        Self {
            place,
            left,
            figure,
            room,
            was,
            name: look.size(NAME) * (room / natural).min(1.0),
        }
    }

    /// Whether its name is written: large print smaller rather than left out, as long as that is no smaller than the
    /// ordinary.
    fn has_name(&self, look: &Look) -> bool {
        self.name >= look.size(NAME) * LEAST * (look.text_size.min(1.0) / look.text_size)
    }

    /// The radius of the hoop of who is a side of his own.
    fn hoop(place: Rect) -> f32 {
        place.height() * 0.34
    }

    /// Where its figures end.
    fn right(cloth: &Cloth, place: Rect) -> f32 {
        place.right() - cloth.look.px(14.0).max(10.0)
    }

    /// Draws it, its name in a size all have in common.
    fn show(&self, cloth: &mut Cloth, hall: &Hall, line: &Line, name: f32) {
        let look = *cloth.look;
        let (place, left, room) = (self.place, self.left, self.room);
        let middle = place.center().y;
        cloth.cell(place, false);
        let painter = cloth.ui.painter();
        let chair = line
            .seat
            .zip(hall.seating.as_ref())
            .and_then(|(seat, seating)| seating.chairs[seat].as_ref());
        if let Some(chair) = chair {
            let hoop = Self::hoop(place);
            let at = pos2(left - 8.0 - hoop, middle);
            hall.pictures.portrait(painter, chair.portrait, at, hoop);
        }
        let (figure, wide) = self.figure;
        let right = Self::right(cloth, place);
        let ink = if line.gained() {
            look.accent()
        } else {
            look.words()
        };
        let now = vector::spelled(line.now);
        let at = pos2(right - wide / 2.0, middle);
        painter.extend(vector::figures(&now, at, figure, ink));
        if self.was {
            let arrow = pos2(right - wide - look.size(18.0), middle);
            painter.extend(vector::sign("right", arrow, look.size(18.0), look.dim()));
            cloth.line(
                arrow - vec2(look.size(18.0), 0.0),
                Align2::RIGHT_CENTER,
                &vector::spelled(line.was),
                Letter::Bold,
                NAME,
                look.dim(),
                figure * 1.4,
            );
        }
        // Where a name or a line would not fit even so, the hoop says who and the figures say how many.
        let two = (look.size(NAME) + look.size(16.0)) * 1.15 <= place.height();
        let fits = |words: &str| cloth.wide(words, Letter::Semi, 16.0) * LEAST <= room;
        let more = line.more().filter(|more| two && fits(more));
        let name_y = match more {
            Some(_) => place.top() + place.height() * 0.34,
            None => middle,
        };
        if self.has_name(&look) {
            let font = FontId::new(name, Letter::Bold.family());
            let ink = look.words();
            let words = cloth
                .ui
                .painter()
                .layout_no_wrap(line.name.clone(), font, ink);
            let at = pos2(left, name_y - words.size().y / 2.0);
            cloth.ui.painter().galley(at, words, ink);
        }
        if let Some(more) = more {
            cloth.line(
                pos2(left, place.top() + place.height() * 0.72),
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
