//! Drawings put on a page.

use bevy::prelude::ColorToPacked;
use bevy_egui::egui::emath::Rot2;
use bevy_egui::egui::{
    self, Color32, ColorImage, Painter, Pos2, Stroke, TextureId, TextureOptions, pos2, vec2,
};

use bower_cards::{BarnPiece, BarnState, barn_pieces};
use bower_stage::Settings;

use super::Pictures;
use super::piece::{Piece, halved};
use crate::{theme, vector};

impl Pictures {
    /// The texture of a piece that is drawn `wide` px wide: halved as often as it stays at least that.
    pub(super) fn texture(
        &self,
        painter: &Painter,
        name: &str,
        piece: &Piece,
        wide: f32,
    ) -> Option<TextureId> {
        let wanted = (wide * painter.pixels_per_point()).max(1.0);
        let halvings = (piece.size[0] as f32 / wanted * 1.02)
            .log2()
            .floor()
            .clamp(0.0, 6.0) as u32;
        let mut textures = self.textures.lock().ok()?;
        let texture = textures
            .entry((name.to_owned(), halvings))
            .or_insert_with(|| {
                let (mut size, mut pixels) = (piece.size, piece.pixels.clone());
                for _ in 0..halvings {
                    (size, pixels) = halved(size, &pixels);
                }
                painter.ctx().load_texture(
                    format!("{name} {halvings}"),
                    ColorImage::new(size, pixels),
                    TextureOptions::LINEAR,
                )
            });
        Some(texture.id())
    }

    fn paint(&self, painter: &Painter, name: &str, piece: &Piece, place: egui::Rect) {
        if let Some(texture) = self.texture(painter, name, piece, place.width()) {
            let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture, place, whole, Color32::WHITE);
        }
    }

    /// A drawing placed by its own point, `scale` px a unit; whether it is there.
    pub fn place(&self, painter: &Painter, name: &str, at: Pos2, scale: f32) -> bool {
        let Some(piece) = self.pieces.get(name) else {
            return false;
        };
        let corner = at - vec2(piece.origin[0], piece.origin[1]) * scale;
        self.paint(
            painter,
            name,
            piece,
            egui::Rect::from_min_size(corner, vec2(piece.units[0], piece.units[1]) * scale),
        );
        true
    }

    /// A side's barn, `scale` px a unit of its drawing of 200 by 186, with its numeral.
    pub fn barn(
        &self,
        painter: &Painter,
        corner: Pos2,
        scale: f32,
        state: BarnState,
        settings: &Settings,
    ) {
        for piece in barn_pieces(state, settings) {
            self.lie(painter, corner, scale, &piece);
        }
        let numeral = vector::spelled(state.score);
        let squeeze = if numeral.chars().count() == 1 {
            1.0
        } else {
            0.82
        };
        painter.extend(vector::figures_squeezed(
            &numeral,
            corner + vec2(100.0, 45.0) * scale,
            vec2(32.0 * squeeze, 32.0) * scale,
            theme::INK,
        ));
    }

    /// A piece of a drawing, turned or mirrored.
    fn lie(&self, painter: &Painter, corner: Pos2, scale: f32, part: &BarnPiece) {
        let Some(piece) = self.pieces.get(&part.name) else {
            return;
        };
        let zero = corner + vec2(part.at.x, part.at.y) * scale;
        let unit = vec2(part.scale.x, part.scale.y) * scale;
        let place = egui::Rect::from_min_size(
            zero - vec2(piece.origin[0], piece.origin[1]) * unit,
            vec2(piece.units[0], piece.units[1]) * unit,
        );
        let turn = Rot2::from_angle(part.turn.to_radians());
        let [red, green, blue, alpha] = part.tint.to_srgba().to_u8_array();
        let ink = Color32::from_rgba_unmultiplied(red, green, blue, alpha);
        self.turned(painter, &part.name, place, (turn, zero), ink);
    }

    /// A drawing stretched over a place, which is mirrored where its right side is left of its left one, turned about a
    /// point; whether it is there.
    pub(super) fn turned(
        &self,
        painter: &Painter,
        name: &str,
        place: egui::Rect,
        (turn, about): (Rot2, Pos2),
        ink: Color32,
    ) -> bool {
        let texture = self.pieces.get(name);
        let texture =
            texture.and_then(|piece| self.texture(painter, name, piece, place.width().abs()));
        let Some(texture) = texture else {
            return false;
        };
        let whole = egui::Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let mut mesh = egui::Mesh::with_texture(texture);
        mesh.add_rect_with_uv(place, whole, ink);
        mesh.rotate(turn, about);
        painter.add(mesh);
        true
    }

    /// A player's portrait in its hoop.
    pub fn portrait(&self, painter: &Painter, name: &str, centre: Pos2, radius: f32) {
        // Hoops are drawn with a radius of 47.
        if !self.place(painter, name, centre, radius / 47.0) {
            painter.circle(centre, radius, theme::CREAM, Stroke::new(2.0, theme::BRASS));
        }
    }

    pub(super) fn fill(&self, painter: &Painter, name: &str, place: egui::Rect) -> bool {
        let Some(piece) = self.pieces.get(name) else {
            return false;
        };
        self.paint(painter, name, piece, place);
        true
    }

    /// A drawing stretched over a place; whether it is there.
    pub fn stretch(&self, painter: &Painter, name: &str, place: egui::Rect) -> bool {
        self.fill(painter, name, place)
    }

    /// How wide a drawing is at a height.
    pub fn width_at(&self, name: &str, high: f32) -> Option<f32> {
        self.pieces
            .get(name)
            .map(|piece| piece.units[0] / piece.units[1] * high)
    }

    /// A drawing about a point at a height; whether there is one.
    pub fn high(&self, painter: &Painter, name: &str, centre: Pos2, high: f32) -> bool {
        let Some(wide) = self.width_at(name, high) else {
            return false;
        };
        self.fill(
            painter,
            name,
            egui::Rect::from_center_size(centre, vec2(wide, high)),
        )
    }

    /// The barn floor over a whole window, `unit` px a unit of its drawing; whether it is there.
    pub fn planks(&self, painter: &Painter, window: egui::Rect, unit: f32) -> bool {
        let Some((_, texture)) = self.planks else {
            return false;
        };
        // The drawing is 1008 units wide and goes on without end.
        let across = window.width() / (1008.0 * unit);
        let uv =
            egui::Rect::from_min_max(pos2(0.5 - across / 2.0, 0.0), pos2(0.5 + across / 2.0, 1.0));
        painter.image(texture, window, uv, Color32::WHITE);
        true
    }
}
