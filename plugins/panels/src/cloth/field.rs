//! A field for a few letters.

use bevy_egui::egui::{self, Align2, Rect, vec2};

use super::{Cloth, Stands};
use crate::theme::Letter;

impl Cloth<'_> {
    /// A field for a few letters; empty, it shows what stands there without them.
    pub fn field(&mut self, area: Rect, words: &mut String, empty: &str, longest: usize) {
        if self.shown.call.is_none() {
            self.call(empty);
        }
        let (_, pressed) = self.sense(area, false, Stands::Field(words.clone()));
        self.cell(area, false);
        let mut font = self.look.font(Letter::Semi, 17.5);
        // Large print is as large as the field is high.
        font.size = font.size.min(area.height() * 0.62);
        let font_size = font.size;
        let inside = area.shrink2(vec2(self.look.px(12.0).max(8.0), 2.0));
        let id = self.ui.id().with(("field", self.shown.places.len()));
        let edit = egui::TextEdit::singleline(words)
            .id(id)
            .font(font)
            .text_color(self.look.words())
            .char_limit(longest)
            .frame(egui::Frame::NONE)
            .margin(egui::Margin::ZERO)
            .vertical_align(egui::Align::Center)
            .desired_width(inside.width());
        let response = self.ui.put(inside, edit);
        if words.is_empty() && !response.has_focus() {
            let size = 17.5 * font_size / self.look.size(17.5);
            self.line(
                inside.left_center(),
                Align2::LEFT_CENTER,
                empty,
                Letter::Semi,
                size,
                self.look.words(),
                inside.width(),
            );
        }
        if pressed.taken && !response.has_focus() {
            response.request_focus();
        }
        self.shown.typing |= response.has_focus();
        if response.has_focus() || (pressed.focus && self.ring_shows(false)) {
            self.ring(area, self.look.px(10.0).clamp(7.0, 12.0));
        }
    }
}
