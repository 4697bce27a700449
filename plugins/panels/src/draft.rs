//! A page's own paper: places in the units of the reference drawing, mapped to the window.

use bevy_egui::egui::{Pos2, Rect, pos2, vec2};
use bower_stage::layout::Shape;

use crate::theme::Look;

/// The window in units of the drawing of its shape. Wide pages are never wider than the drawing; they stand in the
/// middle. Height left over goes to the panels.
#[derive(Clone, Copy, Debug)]
pub struct Draft {
    /// Width to lay out in, units.
    pub w: f32,
    /// Height to lay out in, units.
    pub h: f32,
    origin: Pos2,
    unit: f32,
}

impl Draft {
    /// The paper for a look.
    pub fn new(look: &Look) -> Self {
        let unit = look.scale.max(0.05);
        let (w, h) = (look.window.width() / unit, look.window.height() / unit);
        let widest = if look.shape == Shape::Tall {
            520.0
        } else if look.shape == Shape::Squat {
            1000.0
        } else {
            1280.0
        };
        let used = w.min(widest);
        Self {
            w: used,
            h,
            origin: pos2((w - used) / 2.0 * unit, 0.0),
            unit,
        }
    }

    /// A place.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    /// A rectangle by its corner and size.
    pub fn rect(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.unit)
    }

    /// A length.
    pub fn px(&self, units: f32) -> f32 {
        units * self.unit
    }
}
