//! A choice among several names.

use bevy_egui::egui::{Align2, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::{Cloth, Stands};
use crate::theme::Letter;
use crate::vector;

impl Cloth<'_> {
    /// How high a choice is in a row of a height.
    fn choice_height(&self, row: f32) -> f32 {
        let look = self.look;
        look.px(36.0)
            .max(32.0)
            .max(look.size(17.5) * 1.35)
            .min(row - 4.0)
    }

    /// How wide a choice among names is in a row `row` px wide, where `least` is asked for.
    pub fn choice_width(&self, row: f32, least: f32, names: &[&str]) -> f32 {
        let high = self.choice_height(f32::INFINITY);
        let longest = names
            .iter()
            .map(|name| self.wide(name, Letter::Semi, 17.5))
            .fold(0.0, f32::max);
        least
            .max(longest + high * 0.6 + high * 0.42 * 2.6)
            .min(row * 0.62)
            .max(least)
    }

    /// A choice among several, at the right of `row`; a press goes to the next, keys go both ways. The new place.
    pub fn choice(
        &mut self,
        row: Rect,
        wide: f32,
        names: &[&str],
        at: usize,
        barred: Option<&str>,
    ) -> Option<usize> {
        let now = names.get(at).copied().unwrap_or_default();
        let stands = Stands::Choice(now.to_owned()).unless(barred);
        let (response, pressed) = self.sense(row, false, stands);
        let high = self.choice_height(row.height());
        let arrow = high * 0.42;
        let wide = self.choice_width(row.width(), wide, names);
        let area = Rect::from_center_size(
            pos2(row.right() - wide / 2.0, row.center().y),
            vec2(wide, high),
        );
        let fade = if barred.is_some() { 0.35 } else { 1.0 };
        let radius = self.look.px(9.0).clamp(6.0, 10.0);
        self.ui
            .painter()
            .rect_filled(area, radius, self.look.cell().gamma_multiply(fade));
        self.ui.painter().rect_stroke(
            area,
            radius,
            Stroke::new(1.5, self.look.cell_edge().gamma_multiply(fade)),
            StrokeKind::Middle,
        );
        let (ink, dim) = (
            self.look.words().gamma_multiply(fade),
            self.look.dim().gamma_multiply(fade),
        );
        self.line(
            pos2(area.left() + high * 0.32, area.center().y),
            Align2::LEFT_CENTER,
            now,
            Letter::Semi,
            17.5,
            ink,
            wide - high * 0.5 - arrow * 2.6,
        );
        self.ui.painter().extend(vector::sign(
            "back",
            pos2(area.right() - arrow * 2.1, area.center().y),
            arrow,
            dim,
        ));
        let next = vector::sign("back", Pos2::ZERO, arrow, dim)
            .into_iter()
            .map(|shape| mirrored(shape, area.right() - arrow * 0.9, area.center().y));
        self.ui.painter().extend(next);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        if let Some(why) = barred {
            if pressed.taken {
                self.shown.barred = Some(why.to_owned());
            }
            return None;
        }
        let n = names.len().max(1);
        if let Some(up) = pressed.step {
            return Some(if up { (at + 1) % n } else { (at + n - 1) % n });
        }
        if !pressed.taken {
            return None;
        }
        let back = response.interact_pointer_pos().is_some_and(|pos| {
            area.contains(pos)
                && pos.x < area.right() - arrow * 1.5
                && pos.x > area.right() - arrow * 3.2
        });
        Some(if back { (at + n - 1) % n } else { (at + 1) % n })
    }
}

/// A sign drawn about the origin, turned to look right, and moved.
fn mirrored(mut shape: Shape, x: f32, y: f32) -> Shape {
    if let Shape::Path(path) = &mut shape {
        for point in &mut path.points {
            *point = pos2(x - point.x, y + point.y);
        }
    }
    shape
}
