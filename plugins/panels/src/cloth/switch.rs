//! A latch that is on or off.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, pos2, vec2};

use super::{Cloth, Stands};
use crate::theme::{self, Kind};
use crate::vector;

impl Cloth<'_> {
    /// A latch that is on or off, at the right of `row`; the whole row is pressed. Whether it was.
    pub fn switch(&mut self, row: Rect, on: bool, barred: Option<&str>) -> bool {
        let (response, pressed) = self.sense(row, false, Stands::Switch(on).unless(barred));
        let (w, h) = (self.look.px(52.0).max(46.0), self.look.px(28.0).max(25.0));
        let area = Rect::from_center_size(pos2(row.right() - w / 2.0, row.center().y), vec2(w, h));
        let fade = if barred.is_some() { 0.35 } else { 1.0 };
        let painter = self.ui.painter();
        let (face, rim) = if on {
            (Kind::Wood.paint().face, Kind::Wood.paint().high)
        } else {
            (self.look.cell(), self.look.cell_edge())
        };
        painter.rect_filled(area, h / 2.0, face.gamma_multiply(fade));
        painter.rect_stroke(
            area,
            h / 2.0,
            Stroke::new(1.6, rim.gamma_multiply(fade)),
            StrokeKind::Middle,
        );
        let knob = pos2(
            if on {
                area.right() - h / 2.0
            } else {
                area.left() + h / 2.0
            },
            area.center().y,
        );
        painter.circle_filled(
            knob,
            h * 0.375,
            if on { theme::GOLD } else { self.look.dim() }.gamma_multiply(fade),
        );
        if on {
            painter.extend(vector::pip(
                "star",
                knob,
                h * 0.46,
                theme::hex(0x7a4a08).gamma_multiply(fade),
            ));
        }
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        match barred {
            Some(why) => {
                if pressed.taken {
                    self.shown.barred = Some(why.to_owned());
                }
                false
            }
            None => pressed.taken || pressed.step.is_some_and(|up| up != on),
        }
    }
}
