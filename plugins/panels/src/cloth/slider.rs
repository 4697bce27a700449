//! A slider.

use bevy_egui::egui::{Align2, Color32, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use bower_words::text_with;

use super::{Cloth, Stands};
use crate::theme::{self, Kind, Letter};

/// Size of the number at a slider's end.
const NUMBER: f32 = 16.0;

/// What a slider sets.
#[derive(Clone, Copy, Debug)]
pub struct Slide {
    /// How it stands, as a share of one: it is told in hundredths.
    pub now: f32,
    /// The least and the most it may be.
    pub ends: [f32; 2],
    /// How many stops of a key lie between them.
    pub steps: u16,
}

impl Slide {
    /// Where it stands, 0 at the least to 1 at the most.
    fn part(self) -> f32 {
        (self.now - self.ends[0]) / (self.ends[1] - self.ends[0])
    }

    /// What stands at a part of the way, at the stop next to it.
    fn at(self, part: f32) -> f32 {
        let steps = f32::from(self.steps);
        let [least, most] = self.ends;
        least + (part.clamp(0.0, 1.0) * steps).round() / steps * (most - least)
    }
}

/// A share in hundredths, in words.
pub(super) fn hundredths(share: f32) -> String {
    let part = f64::from((share * 100.0).round());
    text_with("heard-part", &[("part", part.into())])
}

impl Cloth<'_> {
    /// A slider at the right of `row` with its number; what it is set to.
    pub fn slider(&mut self, row: Rect, wide: f32, slide: Slide) -> Option<f32> {
        let value = slide.part();
        let (response, pressed) = self.sense(row, false, Stands::Slider(slide.now));
        let widest = self.wide(&hundredths(slide.ends[1]), Letter::Semi, NUMBER);
        let number = (widest + 8.0).min(wide * 0.4);
        self.line(
            row.right_center(),
            Align2::RIGHT_CENTER,
            &hundredths(slide.now),
            Letter::Semi,
            NUMBER,
            self.look.words(),
            number,
        );
        let reach = self.look.px(8.0).max(7.0) * 1.6;
        let groove = Rect::from_center_size(
            pos2(row.right() - (number + wide) / 2.0, row.center().y),
            vec2(
                (wide - number - reach * 2.0).max(20.0),
                self.look.px(8.0).max(7.0),
            ),
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
            return Some(slide.at((pos.x - groove.left()) / groove.width()));
        }
        let step = 1.0 / f32::from(slide.steps);
        if let Some(up) = pressed.step {
            return Some(slide.at(value + if up { step } else { -step }));
        }
        (pressed.taken && !response.clicked())
            .then(|| slide.at(if value > 0.999 { 0.0 } else { value + step }))
    }
}
