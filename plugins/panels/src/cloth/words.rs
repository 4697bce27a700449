//! Words, in one line or several.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Color32, Galley, Pos2, Rect, pos2};

use super::Cloth;
use crate::theme::Letter;

impl Cloth<'_> {
    /// Words in one line, made smaller where they do not fit into `room`.
    pub fn fit(
        &self,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let mut font = self.look.font(letter, size);
        let galley = self
            .ui
            .painter()
            .layout_no_wrap(words.to_owned(), font.clone(), ink);
        if galley.size().x <= room || room <= 0.0 {
            return galley;
        }
        // Smaller as far as it can still be read, large print as far as plain print would go; what is too long even then
        // is cut short.
        let least = font.size * 0.72 / self.look.text_size.max(1.0);
        font.size = (font.size * room / galley.size().x * 0.995)
            .max(least)
            .max(11.0_f32.min(font.size));
        let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        self.ui.painter().layout_job(job)
    }

    /// How wide words are.
    pub fn wide(&self, words: &str, letter: Letter, size: f32) -> f32 {
        self.ui
            .painter()
            .layout_no_wrap(
                words.to_owned(),
                self.look.font(letter, size),
                Color32::WHITE,
            )
            .size()
            .x
    }

    /// One line of words, anchored at a point and kept within `room` px; its place.
    pub fn line(
        &self,
        at: Pos2,
        anchor: Align2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Rect {
        let galley = self.fit(words, letter, size, ink, room);
        let place = anchor.anchor_size(at, galley.size());
        self.ui.painter().galley(place.min, galley, ink);
        place
    }

    /// What heads a panel: its name, and a line about it beneath.
    pub fn head(&self, inside: Rect, name: &str, about: &str) {
        let (top, room) = (inside.center_top(), inside.width());
        let (ink, dim) = (self.look.words(), self.look.dim());
        let anchor = Align2::CENTER_TOP;
        let name = self.line(top, anchor, name, Letter::Bold, 28.0, ink, room);
        let under = pos2(top.x, name.bottom());
        self.line(under, anchor, about, Letter::Semi, 17.0, dim, room);
    }

    /// Words that run on over lines no wider than `room`; their place.
    pub fn lines(
        &self,
        at: Pos2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Rect {
        let galley =
            self.ui
                .painter()
                .layout(words.to_owned(), self.look.font(letter, size), ink, room);
        let place = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, ink);
        place
    }

    /// How high such words stand.
    pub fn lines_height(&self, words: &str, letter: Letter, size: f32, room: f32) -> f32 {
        self.ui
            .painter()
            .layout(
                words.to_owned(),
                self.look.font(letter, size),
                Color32::WHITE,
                room,
            )
            .size()
            .y
    }
}
