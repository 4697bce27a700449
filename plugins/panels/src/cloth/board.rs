//! A wooden board with words, which is pressed.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Galley, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use bower_stage::settings::Theme;

use super::{Cloth, Stands, mix};
use crate::theme::{self, Kind, Letter};
use crate::vector;

/// What stands before a board's words.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// A suit or shape on a paper disc, by its name and ink.
    Pip(&'static str, Color32),
    /// A sign at the board's left.
    Sign(&'static str),
}

/// A board to be shown.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    rect: Rect,
    words: &'a str,
    kind: Kind,
    size: f32,
    most: f32,
    mark: Option<Mark>,
    barred: Option<&'a str>,
    main: bool,
    called: Option<&'a str>,
}

impl<'a> Board<'a> {
    /// A wooden board with words.
    pub fn new(rect: Rect, words: &'a str) -> Self {
        Self {
            rect,
            words,
            kind: Kind::Wood,
            size: 22.0,
            most: f32::INFINITY,
            mark: None,
            barred: None,
            main: false,
            called: None,
        }
    }

    /// Its wood.
    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// The drawn size of its words.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Letters no larger than so many px.
    fn letters(mut self, most: f32) -> Self {
        self.most = most;
        self
    }

    /// What stands before its words.
    pub fn mark(mut self, mark: Mark) -> Self {
        self.mark = Some(mark);
        self
    }

    /// Bars it for a reason, which is told when it is pressed all the same.
    pub fn barred(mut self, why: Option<&'a str>) -> Self {
        self.barred = why;
        self
    }

    /// The focus goes to it when its page opens.
    pub fn main(mut self) -> Self {
        self.main = true;
        self
    }

    /// What it is called, where its own words say too little.
    pub fn called(mut self, name: &'a str) -> Self {
        self.called = Some(name);
        self
    }

    /// Draws it; whether it was pressed.
    pub fn show(self, cloth: &mut Cloth) -> bool {
        let radius = (self.rect.height() * 0.24).min(cloth.look.line(16.0));
        cloth.call(self.called.unwrap_or(self.words));
        let stands = Stands::Board.unless(self.barred);
        let (response, pressed) = cloth.sense(self.rect, self.main, stands);
        let down = response.is_pointer_button_down_on();
        let paint = self.kind.paint();
        let fade = if self.barred.is_some() { 0.38 } else { 1.0 };
        let proud = cloth.look.px(3.0).clamp(2.0, cloth.look.line(4.0));
        let painter = cloth.ui.painter().clone();
        let face = if down {
            self.rect.translate(vec2(0.0, proud))
        } else {
            self.rect
        };
        let ink = |c: Color32| c.gamma_multiply(fade);
        painter.rect_filled(
            self.rect.translate(vec2(0.0, proud + 1.0)),
            radius,
            Color32::from_black_alpha((102.0 * fade) as u8),
        );
        if !down {
            painter.rect_filled(
                self.rect.translate(vec2(0.0, proud)),
                radius,
                ink(paint.low),
            );
        }
        let hover = response.hovered() && !down && self.barred.is_none();
        let ground = if down { paint.low } else { paint.face };
        painter.rect_filled(face, radius, ink(ground));
        let rim = if down {
            mix(paint.low, Color32::BLACK, 0.35)
        } else if hover {
            mix(paint.high, Color32::WHITE, 0.25)
        } else {
            paint.high
        };
        painter.rect_stroke(
            face.shrink(1.4),
            radius - 1.2,
            Stroke::new(cloth.look.line(1.6), ink(rim)),
            StrokeKind::Middle,
        );
        if !down && self.rect.height() > 20.0 {
            cloth.stitches(
                face.shrink(cloth.look.px(5.5).clamp(4.0, cloth.look.line(7.0))),
                radius - 4.0,
                1.0,
                paint.words.gamma_multiply(0.35 * fade),
                5.0,
                4.0,
            );
        }
        // What is faint on black must not be dark as well.
        let words = match (cloth.look.theme, self.barred) {
            (Theme::HighContrast, Some(_)) => Color32::from_gray(200),
            _ => ink(paint.words),
        };
        cloth.board_words(face, &self, words);
        if pressed.focus && cloth.ring_shows(down) {
            cloth.ring(self.rect, radius);
        }
        match self.barred {
            Some(why) if pressed.taken => {
                cloth.shown.barred = Some(why.to_owned());
                false
            }
            Some(_) => false,
            None => pressed.taken,
        }
    }
}

/// How far the letters of a board may shrink before its words stand in two lines.
const ONE_LINE: f32 = 0.8;

impl Cloth<'_> {
    /// The letters, px, of the one of these boards whose words have to be smallest: side by side all are written so.
    fn even(&self, boards: &[Board]) -> f32 {
        let letters = boards.iter().map(|board| {
            let room = self.board_room(board.rect, board);
            self.fitting_letters(board.rect, board.words, board.size, room)
        });
        letters.fold(f32::INFINITY, f32::min)
    }

    /// Shows boards side by side, their letters as large as each other's; the place of the one that was pressed.
    pub fn row(&mut self, boards: Vec<Board>) -> Option<usize> {
        let letters = self.even(&boards);
        let mut pressed = None;
        for (i, board) in boards.into_iter().enumerate() {
            if board.letters(letters).show(self) {
                pressed = Some(i);
            }
        }
        pressed
    }

    /// How much room a board's words have beside its mark.
    fn board_room(&self, face: Rect, board: &Board) -> f32 {
        let plain = face.width() - 2.0 * self.board_pad();
        match board.mark {
            Some(Mark::Sign(_)) if self.has_room_for_sign(face, board.words, board.size) => {
                self.beside_sign(face, board.size).1
            }
            // A sign gives way to words that have no room beside it.
            Some(Mark::Sign(_)) | None => plain,
            Some(Mark::Pip(..)) => plain - self.pip_side(face) * 1.25,
        }
    }

    /// How large the disc of a board's suit is.
    fn pip_side(&self, face: Rect) -> f32 {
        face.height() * 0.5
    }

    /// What is left free at either end of a board.
    fn board_pad(&self) -> f32 {
        self.look.px(10.0).clamp(6.0, 14.0)
    }

    fn board_words(&self, face: Rect, board: &Board, ink: Color32) {
        let Board {
            words,
            size,
            most,
            mark,
            ..
        } = *board;
        let painter = self.ui.painter();
        let room = self.board_room(face, board);
        let (sign, _) = self.beside_sign(face, size);
        let signed = self.has_room_for_sign(face, words, size);
        let galley = self.on_board(face, words, (self.board_size(face, size), most), ink, room);
        let mut centre = face.center();
        match mark {
            Some(Mark::Sign(name)) if signed => {
                let x = face.left() + self.board_pad() + sign * 0.9;
                painter.extend(vector::sign(name, pos2(x, centre.y), sign, ink));
            }
            Some(Mark::Pip(name, pip_ink)) => {
                let (side, wide) = (self.pip_side(face), galley.size().x);
                let left = centre.x - (wide + side * 1.2) / 2.0;
                let at = pos2(left + side / 2.0, centre.y);
                painter.circle_filled(at, side * 0.52, theme::RING_DARK.gamma_multiply(0.9));
                painter.circle_filled(at, side * 0.46, theme::CREAM);
                painter.extend(vector::pip(name, at, side * 0.56, pip_ink));
                centre.x = left + side * 1.2 + wide / 2.0;
            }
            Some(Mark::Sign(_)) | None => {}
        }
        self.hang(galley, centre, ink);
    }

    /// How large a sign on a board is, and how much room it leaves the words.
    fn beside_sign(&self, face: Rect, size: f32) -> (f32, f32) {
        let letters = self.look.size(self.board_size(face, size));
        let sign = (letters * 1.1).min(face.height() * 0.6);
        let pad = self.board_pad();
        (sign, face.width() - 2.0 * (pad + sign * 1.6))
    }

    /// Whether a board's words keep their size beside a sign.
    pub fn has_room_for_sign(&self, face: Rect, words: &str, size: f32) -> bool {
        let (_, room) = self.beside_sign(face, size);
        self.wide(words, Letter::Bold, self.board_size(face, size)) * ONE_LINE <= room
    }

    /// Words about the middle of a place, in one line or two.
    pub fn words_in(&self, place: Rect, words: &str, size: f32, ink: Color32) {
        let galley = self.on_board(place, words, (size, f32::INFINITY), ink, place.width());
        self.hang(galley, place.center(), ink);
    }

    /// Draws words that are laid about their middle.
    fn hang(&self, galley: Arc<Galley>, centre: Pos2, ink: Color32) {
        let top = centre - vec2(0.0, galley.size().y / 2.0);
        self.ui.painter().galley(top, galley, ink);
    }

    /// The drawn size of letters on a board: large print is as large as the board is high.
    fn board_size(&self, face: Rect, size: f32) -> f32 {
        size * (face.height() * 0.62 / self.look.size(size)).min(1.0)
    }

    /// A board's words about the middle of what they are given: in one line, or in two where they are larger so. `size` is
    /// drawn, with the most px its letters may have.
    fn on_board(
        &self,
        face: Rect,
        words: &str,
        (size, most): (f32, f32),
        ink: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let mut font = self.look.font(Letter::Bold, size);
        font.size = self.fitting_letters(face, words, size, room).min(most);
        self.about_the_middle(words, font, ink, room.max(8.0))
    }

    /// How large a board's letters can be, px, in one line, or in two where they are larger so.
    fn fitting_letters(&self, face: Rect, words: &str, size: f32, room: f32) -> f32 {
        let (size, room) = (self.board_size(face, size), room.max(8.0));
        let font = self.look.font(Letter::Bold, size);
        let share = room / self.wide(words, Letter::Bold, size).max(1.0);
        if share >= 1.0 {
            return font.size;
        }
        let one = font.size * share * 0.99;
        if share >= ONE_LINE {
            return one;
        }
        let mut two = self.unbroken(words, Letter::Bold, size, room);
        two.size = two.size.min(face.height() * 0.36);
        for _ in 0..6 {
            if two.size < one * 1.05 {
                break;
            }
            let galley = self.about_the_middle(words, two.clone(), Color32::WHITE, room);
            if galley.rows.len() <= 2 && galley.size().y <= face.height() * 0.94 {
                return two.size;
            }
            two.size *= 0.93;
        }
        one
    }
}
