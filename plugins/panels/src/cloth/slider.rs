//! A slider.

use bevy_egui::egui::{Color32, Rect, Sense, Stroke, StrokeKind, pos2, vec2};

use super::{Cloth, Stands};
use crate::theme::{self, Kind};

impl Cloth<'_> {
    /// A slider from 0 to 1 at the right of `row`, `steps` stops long for keys; the new value.
    pub fn slider(&mut self, row: Rect, wide: f32, value: f32, steps: u16) -> Option<f32> {
        let (response, pressed) = self.sense(row, false, Stands::Slider(value));
        let groove = Rect::from_center_size(
            pos2(row.right() - wide / 2.0, row.center().y),
            vec2((wide - 40.0).max(20.0), self.look.px(8.0).max(7.0)),
        );
        let drag = self.ui.interact(
            groove.expand2(vec2(16.0, (row.height() - groove.height()) / 2.0)),
            self.ui.id().with(("slide", self.shown.places.len())),
            Sense::click_and_drag(),
        );
        let painter = self.ui.painter();
        let at = pos2(groove.left() + groove.width() * value, groove.center().y);
        let r = groove.height() * 0.5;
        painter.rect_filled(groove, r, self.look.cell());
        painter.rect_stroke(
            groove,
            r,
            Stroke::new(1.0, self.look.cell_edge()),
            StrokeKind::Outside,
        );
        painter.rect_filled(
            Rect::from_min_max(groove.min, pos2(at.x, groove.max.y)),
            r,
            theme::GOLD,
        );
        painter.circle_filled(at + vec2(0.0, 1.5), r * 3.2, Color32::from_black_alpha(102));
        painter.circle(
            at,
            r * 3.0,
            theme::CREAM,
            Stroke::new(2.0, Kind::Wood.paint().face),
        );
        painter.circle_filled(at, r * 1.25, theme::RED);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        if let Some(pos) = drag
            .interact_pointer_pos()
            .filter(|_| drag.is_pointer_button_down_on() || drag.clicked())
        {
            return Some(((pos.x - groove.left()) / groove.width()).clamp(0.0, 1.0));
        }
        let step = 1.0 / f32::from(steps);
        if let Some(up) = pressed.step {
            return Some((value + if up { step } else { -step }).clamp(0.0, 1.0));
        }
        (pressed.taken && !response.clicked()).then(|| {
            if value > 0.999 {
                0.0
            } else {
                (value + step).min(1.0)
            }
        })
    }
}
