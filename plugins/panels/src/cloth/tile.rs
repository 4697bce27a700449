//! A tile that is pressed: plain, round, or of paper with a drawing on it.

use bevy_egui::egui::{self, Color32, Rect, Stroke, vec2};

use super::{Cloth, Pressed, Stands};
use crate::theme;

impl Cloth<'_> {
    /// A tile that is pressed: its ground, its ring, whether it was taken.
    pub fn tile(&mut self, area: Rect, chosen: bool, main: bool) -> Pressed {
        let (response, pressed) = self.sense(area, main, Stands::Tile(chosen));
        self.cell(area, chosen);
        let radius = self.look.px(10.0).clamp(7.0, 12.0);
        if response.hovered() && !chosen {
            self.ui
                .painter()
                .rect_filled(area, radius, Color32::from_white_alpha(10));
        }
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(area, radius);
        }
        pressed
    }

    /// A round thing that is pressed, such as a portrait: its ring, whether it was taken.
    pub fn tile_round(&mut self, area: Rect) -> Pressed {
        let (response, pressed) = self.sense(area, false, Stands::Board);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            let painter = self.ui.painter();
            painter.circle_stroke(
                area.center(),
                area.width() / 2.0 + 4.5,
                Stroke::new(6.2, theme::RING_DARK),
            );
            painter.circle_stroke(
                area.center(),
                area.width() / 2.0 + 4.5,
                Stroke::new(self.look.ring(), theme::RING),
            );
        }
        pressed
    }

    /// A paper board with one drawing on it; barred, it is struck through.
    pub fn paper_board(
        &mut self,
        area: Rect,
        main: bool,
        barred: Option<&str>,
        art: impl FnOnce(&egui::Painter, Rect),
    ) -> bool {
        let (response, pressed) = self.sense(area, main, Stands::Board.unless(barred));
        let down = response.is_pointer_button_down_on();
        let proud = self.look.px(3.0).clamp(2.0, 4.0);
        let radius = (area.height() * 0.17).clamp(7.0, 16.0);
        let face = if down {
            area.translate(vec2(0.0, proud))
        } else {
            area
        };
        let painter = self.ui.painter().clone();
        painter.rect_filled(
            area.translate(vec2(0.0, proud)),
            radius,
            Color32::from_black_alpha(110),
        );
        painter.rect_filled(
            face,
            radius,
            if response.hovered() && barred.is_none() {
                theme::PAPER
            } else {
                theme::CREAM
            },
        );
        self.stitches(
            face.shrink(self.look.px(4.5).clamp(3.0, 6.0)),
            radius * 0.72,
            1.2,
            theme::PAPER_STITCH,
            5.0,
            4.0,
        );
        art(&painter, face);
        if barred.is_some() {
            painter.rect_filled(face, radius, self.look.panel().gamma_multiply(0.62));
            let inset = face.shrink(face.height() * 0.15);
            painter.line_segment(
                [inset.left_bottom(), inset.right_top()],
                Stroke::new(4.0, theme::CREAM),
            );
        }
        if pressed.focus && self.ring_shows(down) {
            self.ring(area, radius);
        }
        match barred {
            Some(why) if pressed.taken => {
                self.shown.barred = Some(why.to_owned());
                false
            }
            Some(_) => false,
            None => pressed.taken,
        }
    }
}
