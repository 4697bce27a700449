//! What everything lies on: panels, paper, tiles, and the lines between.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::Cloth;
use crate::theme::{self, Kind, Letter};
use crate::vector;

impl Cloth<'_> {
    /// A row of stitches round a rectangle.
    pub fn stitches(&self, area: Rect, radius: f32, width: f32, ink: Color32, dash: f32, gap: f32) {
        if area.width() < 4.0 || area.height() < 4.0 {
            return;
        }
        let points = rounded(area, radius.max(1.0));
        self.ui.painter().extend(Shape::dashed_line(
            &points,
            Stroke::new(self.look.line(width), ink),
            self.look.line(dash),
            self.look.line(gap),
        ));
    }

    /// The focus ring round a rectangle: light between two dark lines.
    pub fn ring(&self, area: Rect, radius: f32) {
        let away = 4.5;
        let painter = self.ui.painter();
        painter.rect_stroke(
            area.expand(away),
            radius + away,
            Stroke::new(6.2, theme::RING_DARK),
            StrokeKind::Middle,
        );
        painter.rect_stroke(
            area.expand(away),
            radius + away,
            Stroke::new(self.look.ring(), theme::RING),
            StrokeKind::Middle,
        );
    }

    /// What a good player would press: wide stitches round a rectangle, and the sign of a hint at its corner. The ring of
    /// the focus is one whole line, so that the two are told apart without their colour, and may lie over each other.
    pub fn advice(&self, area: Rect, radius: f32) {
        let away = 9.5;
        let (area, radius) = (area.expand(away), radius + away);
        self.stitches(area, radius, 4.6, theme::RING_DARK, 10.0, 7.0);
        self.stitches(area, radius, 2.6, theme::RING, 10.0, 7.0);
        let size = self.look.size(15.0).clamp(13.0, 22.0);
        let at = area.right_top() + vec2(-size * 0.7, size * 0.35);
        let painter = self.ui.painter();
        painter.circle(
            at,
            size * 0.82,
            theme::RING_DARK.to_opaque(),
            Stroke::new(1.6, theme::RING),
        );
        painter.extend(vector::sign("hint", at, size * 1.1, theme::RING));
    }

    /// A panel's ground: dark, brass edged, stitched.
    pub fn ground(&self, area: Rect) {
        let look = self.look;
        let radius = look.px(18.0).clamp(10.0, look.line(22.0));
        let painter = self.ui.painter();
        painter.rect_filled(
            area.translate(vec2(0.0, look.px(5.0))),
            radius,
            Color32::from_black_alpha(115),
        );
        painter.rect_filled(area, radius, look.panel().gamma_multiply(0.97));
        painter.rect_stroke(
            area.shrink(1.0),
            radius - 1.0,
            Stroke::new(look.line(2.0), look.edge()),
            StrokeKind::Middle,
        );
        let inset = look.px(7.0).clamp(4.0, look.line(8.0));
        self.stitches(
            area.shrink(inset),
            (radius - inset + 1.0).max(4.0),
            1.1,
            look.edge().gamma_multiply(0.8),
            6.0,
            4.0,
        );
    }

    /// A sheet of paper with a quilting line.
    pub fn paper(&self, area: Rect, stitch: Color32) {
        let radius = self.look.px(18.0).clamp(10.0, self.look.line(22.0));
        let painter = self.ui.painter();
        painter.rect_filled(
            area.translate(vec2(0.0, self.look.px(5.0))),
            radius,
            Color32::from_black_alpha(115),
        );
        painter.rect_filled(area, radius, theme::PAPER);
        let inset = self.look.px(7.0).clamp(4.0, self.look.line(10.0));
        self.stitches(
            area.shrink(inset),
            radius - inset + 2.0,
            1.6,
            stitch,
            7.0,
            5.0,
        );
    }

    /// A tile's ground.
    pub fn cell(&self, area: Rect, chosen: bool) {
        let (face, edge) = if chosen {
            (Kind::Wood.paint().face, Kind::Wood.paint().high)
        } else {
            (self.look.cell(), self.look.cell_edge())
        };
        let radius = self.look.px(10.0).clamp(7.0, self.look.line(12.0));
        self.ui.painter().rect_filled(area, radius, face);
        self.ui.painter().rect_stroke(
            area,
            radius,
            Stroke::new(self.look.line(1.3), edge),
            StrokeKind::Middle,
        );
    }

    /// The words' colour on a tile.
    pub fn on_cell(&self, chosen: bool) -> (Color32, Color32) {
        if chosen {
            (Kind::Wood.paint().words, Kind::Wood.paint().words)
        } else {
            (self.look.words(), self.look.dim())
        }
    }

    /// A group's heading with a dashed line to the right margin.
    pub fn heading(&self, at: Pos2, words: &str, right: f32) {
        let place = self.line(
            at,
            Align2::LEFT_CENTER,
            words,
            Letter::Bold,
            17.0,
            self.look.accent(),
            right - at.x,
        );
        let from = place.right() + self.look.px(10.0);
        if from < right {
            let line = [pos2(from, at.y), pos2(right, at.y)];
            self.ui.painter().extend(Shape::dashed_line(
                &line,
                Stroke::new(1.2, self.look.edge().gamma_multiply(0.75)),
                6.0,
                4.0,
            ));
        }
    }

    /// A thin line between rows.
    pub fn rule(&self, left: f32, right: f32, y: f32) {
        self.ui.painter().hline(
            left..=right,
            y,
            Stroke::new(1.0, self.look.cell_edge().gamma_multiply(0.7)),
        );
    }
}

/// The corners of a rounded rectangle, closed, clockwise.
fn rounded(area: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.min(area.width() / 2.0).min(area.height() / 2.0);
    let corners = [
        (area.right_top() + vec2(-radius, radius), -90.0),
        (area.right_bottom() + vec2(-radius, -radius), 0.0),
        (area.left_bottom() + vec2(radius, -radius), 90.0),
        (area.left_top() + vec2(radius, radius), 180.0_f32),
    ];
    let mut points = Vec::with_capacity(29);
    for (centre, from) in corners {
        for step in 0..=6 {
            points.push(centre + Vec2::angled((from + 15.0 * step as f32).to_radians()) * radius);
        }
    }
    points.push(points[0]);
    points
}
