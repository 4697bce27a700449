//! What a game is at a glance: how many sit down, how many cards.

use bevy_egui::egui::{Align2, Color32, FontId, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::cloth::Cloth;
use crate::theme::{self, Letter};

/// How many sit down: a small table with its stools, the player's own at the foot.
pub fn seats_glyph(cloth: &Cloth, centre: Pos2, radius: f32, seats: u8, ink: Color32) {
    let painter = cloth.ui.painter();
    painter.circle(
        centre,
        radius * 0.62,
        theme::hex(0x2f7d55),
        Stroke::new(1.6, theme::BRASS),
    );
    for i in 0..seats {
        let angle =
            std::f32::consts::TAU * f32::from(i) / f32::from(seats) + std::f32::consts::FRAC_PI_2;
        painter.circle_filled(centre + Vec2::angled(angle) * radius, radius * 0.24, ink);
    }
}

/// How many cards: the number on a card.
pub fn pack_glyph(cloth: &Cloth, centre: Pos2, width: f32, cards: u32) {
    let painter = cloth.ui.painter();
    let size = vec2(width, width * 1.3);
    let line = Stroke::new(1.3, theme::hex(0x241b26));
    let back = Rect::from_center_size(centre + vec2(width * 0.12, -width * 0.08), size);
    painter.rect(
        back,
        width * 0.14,
        theme::hex(0xb9a67c),
        line,
        StrokeKind::Middle,
    );
    let front = Rect::from_center_size(centre, size);
    painter.rect(front, width * 0.14, theme::PAPER, line, StrokeKind::Middle);
    let font = FontId::new(width * 0.66, Letter::Bold.family());
    painter.text(
        front.center(),
        Align2::CENTER_CENTER,
        cards,
        font,
        theme::INK,
    );
}
