//! A round button, of a page or of the table.

use bevy::prelude::{Rect as BevyRect, Vec2 as BevyVec2};
use bevy_egui::egui::{self, Color32, Pos2, Rect, Sense, Stroke, Vec2, vec2};
use bower_stage::BoardPlace;
use bower_words::text;

use super::{Cloth, Named, Stands, mix};
use crate::theme::{self, Kind};
use crate::vector;

impl Cloth<'_> {
    /// A round button on a page: the back knob.
    pub fn knob(&mut self, centre: Pos2, radius: f32, sign: &str) -> bool {
        let area = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
        self.call(&text(&format!("knob-{sign}")));
        let (response, pressed) = self.sense(area, false, Stands::Board);
        let focus = pressed.focus && self.ring_shows(response.is_pointer_button_down_on());
        self.round(centre, radius, sign, &response, focus);
        pressed.taken
    }

    /// A round button of the table, which keys reach apart from the boards.
    pub fn table_knob(&mut self, centre: Pos2, radius: f32, sign: &str) -> bool {
        let place = self.shown.knobs.len() as u8;
        let area = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
        let hit = area.expand(((self.look.touch() - radius * 2.0) / 2.0).max(0.0));
        let response = self
            .ui
            .interact(hit, self.ui.id().with(("knob", place)), Sense::click());
        self.shown.knobs.push(BoardPlace {
            rect: BevyRect {
                min: BevyVec2::new(area.min.x, area.min.y),
                max: BevyVec2::new(area.max.x, area.max.y),
            },
            adjusts: false,
        });
        let focused = self.shown.knob_focus == Some(place);
        let named = Named {
            name: text(&format!("knob-{sign}")),
            stands: Stands::Board,
        };
        named.tell(&response);
        if focused && self.shown.heard {
            response.request_focus();
        }
        self.shown.knob_names.push(named);
        self.round(centre, radius, sign, &response, focused && self.shown.ring);
        self.takes(&response, focused && self.shown.pressed)
    }

    fn round(&self, centre: Pos2, radius: f32, sign: &str, response: &egui::Response, focus: bool) {
        let paint = Kind::Wood.paint();
        let down = response.is_pointer_button_down_on();
        let painter = self.ui.painter();
        let sunk = if down { 2.0 } else { 0.0 };
        painter.circle_filled(
            centre + vec2(0.0, 3.0),
            radius + 0.5,
            Color32::from_black_alpha(102),
        );
        painter.circle_filled(centre + vec2(0.0, 2.5), radius, paint.low);
        let face = if down {
            paint.low
        } else if response.hovered() {
            mix(paint.face, paint.high, 0.4)
        } else {
            paint.face
        };
        let middle = centre + vec2(0.0, sunk);
        painter.circle(middle, radius, face, Stroke::new(1.6, paint.high));
        painter.extend(vector::sign(sign, middle, radius * 1.26, paint.words));
        if focus {
            painter.circle_stroke(centre, radius + 4.5, Stroke::new(6.2, theme::RING_DARK));
            painter.circle_stroke(
                centre,
                radius + 4.5,
                Stroke::new(self.look.ring(), theme::RING),
            );
        }
    }
}
