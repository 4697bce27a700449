//! Words, in one line or several.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Color32, FontId, Galley, Pos2, Rect, pos2};

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
        if galley.size().x <= room {
            return galley;
        }
        let room = room.max(1.0);
        // Smaller as far as it can still be read, large print as far as plain print would go; what is too long even then
        // is cut short.
        let least = font.size * 0.72 / self.look.text_size.max(1.0);
        font.size = (font.size * room / galley.size().x * 0.995)
            .max(least)
            .max(9.0_f32.min(font.size * 0.9));
        let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        self.ui.painter().layout_job(job)
    }

    /// The letters in which words go into one line of `room` px, unless they would have to be smaller than `least` of
    /// their size.
    pub fn one_line(
        &self,
        words: &str,
        letter: Letter,
        size: f32,
        room: f32,
        least: f32,
    ) -> Option<FontId> {
        let share = room / self.wide(words, letter, size).max(1.0);
        let mut font = self.look.font(letter, size);
        font.size *= (share * 0.99).min(1.0);
        (share >= least).then_some(font)
    }

    /// Words laid in one line, written smaller by as much as `least` of their size, or else in as many as they need.
    pub fn laid(
        &self,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
        least: f32,
    ) -> Arc<Galley> {
        match self.one_line(words, letter, size, room, least) {
            Some(font) => {
                let words = words.to_owned();
                self.ui.painter().layout_no_wrap(words, font, ink)
            }
            None => self.run_on(words, letter, size, ink, room),
        }
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

    /// What heads a panel: its name, and what is told of it beneath; where it ends.
    pub fn head(&self, top: Pos2, room: f32, name: &str, about: &str) -> f32 {
        let (ink, dim) = (self.look.words(), self.look.dim());
        let anchor = Align2::CENTER_TOP;
        let name = self.line(top, anchor, name, Letter::Bold, 28.0, ink, room);
        let under = pos2(top.x, name.bottom());
        self.centred(under, about, Letter::Semi, 17.0, dim, room)
    }

    /// How high that stands.
    pub fn head_height(&self, room: f32, about: &str) -> f32 {
        self.lines_height("M", Letter::Bold, 28.0, f32::INFINITY)
            + self.lines_height(about, Letter::Semi, 17.0, room)
    }

    /// Words in the middle that run on where they must; where they end.
    pub fn centred(
        &self,
        top: Pos2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> f32 {
        let font = self.unbroken(words, letter, size, room);
        let galley = self.about_the_middle(words, font, ink, room);
        let bottom = top.y + galley.size().y;
        self.ui.painter().galley(top, galley, ink);
        bottom
    }

    /// Words about a middle, in as many lines as they need.
    pub fn about_the_middle(
        &self,
        words: &str,
        font: FontId,
        ink: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let mut job = egui::text::LayoutJob::simple(words.to_owned(), font, ink, room);
        job.halign = egui::Align::Center;
        self.ui.painter().layout_job(job)
    }

    /// Words that run on over lines no wider than `room`; their place. No word is broken: a long one is written smaller.
    pub fn lines(
        &self,
        at: Pos2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Rect {
        let galley = self.run_on(words, letter, size, ink, room);
        let place = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, ink);
        place
    }

    /// How high such words stand.
    pub fn lines_height(&self, words: &str, letter: Letter, size: f32, room: f32) -> f32 {
        self.run_on(words, letter, size, Color32::WHITE, room)
            .size()
            .y
    }

    fn run_on(
        &self,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let font = self.unbroken(words, letter, size, room);
        let words = words.to_owned();
        self.ui.painter().layout(words, font, ink, room)
    }

    /// Letters of a drawn size, smaller where the longest word would not go into `room`.
    pub fn unbroken(&self, words: &str, letter: Letter, size: f32, room: f32) -> FontId {
        let mut font = self.look.font(letter, size);
        let longest = words
            .split_whitespace()
            .map(|word| self.wide(word, letter, size))
            .fold(0.0, f32::max);
        if longest > room {
            font.size = (font.size * room / longest * 0.99).max(8.0);
        }
        font
    }
}
