//! The filter by seats at the top of an upright phone.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use bower_words::text;

use super::glyph::seats_glyph;
use crate::cloth::Cloth;
use crate::draft::Draft;
use crate::theme::Letter;

/// Shows it; where what is below it begins.
pub fn show(cloth: &mut Cloth, draft: Draft, top: f32, filter: &mut Option<u8>) -> f32 {
    let high = cloth.look.touch();
    let words = [None, Some(2), Some(3), Some(4), Some(5), Some(6)];
    let gap = draft.px(6.0);
    let left = draft.at(16.0, 0.0).x;
    let room = draft.px(draft.w - 32.0);
    let each = (room - gap * 5.0) / 6.3;
    let mut x = left;
    for only in words {
        let wide = if only.is_none() { each * 1.3 } else { each };
        let area = Rect::from_min_size(pos2(x, top), vec2(wide, high));
        let on = *filter == only;
        cloth.call(&only.map_or_else(|| text("all"), |seats| seats.to_string()));
        if cloth.tile(area, on, false).taken {
            *filter = only;
        }
        let (ink, _) = cloth.on_cell(on);
        match only {
            None => {
                cloth.line(
                    area.center(),
                    Align2::CENTER_CENTER,
                    &text("all"),
                    Letter::Semi,
                    17.0,
                    ink,
                    wide - 8.0,
                );
            }
            Some(seats) => {
                seats_glyph(
                    cloth,
                    pos2(area.left() + wide * 0.32, area.center().y),
                    wide.min(high) * 0.24,
                    seats,
                    ink,
                );
                cloth.line(
                    pos2(area.right() - wide * 0.24, area.center().y),
                    Align2::CENTER_CENTER,
                    &seats.to_string(),
                    Letter::Semi,
                    17.0,
                    ink,
                    wide * 0.4,
                );
            }
        }
        x += wide + gap;
    }
    top + high + draft.px(8.0)
}
