//! Cards put on a page, with what they wear where a suit is trump.

use bevy_egui::egui::{self, Color32, Painter, Pos2, Stroke, vec2};
use bower_cards::{face_name, patch_places};
use bower_rules::{Card, Deck, Pack, Ranking, Trump};

use super::Pictures;
use crate::theme;

impl Pictures {
    /// A card by its spelling, with the binding of a trump where its suit is the letter given; whether it is there.
    pub fn named_card(
        &self,
        painter: &Painter,
        name: &str,
        place: egui::Rect,
        trump: Option<char>,
    ) -> bool {
        let face = format!("face/{name}");
        if !self.pieces.contains_key(&face) {
            return false;
        }
        shade(painter, place);
        self.fill(painter, &face, place);
        if trump.is_some_and(|suit| name.ends_with(suit)) {
            self.fill(painter, "mark/binding", place);
        }
        true
    }

    /// A card by its spelling about `centre`, turned, in what it wears where hearts are trump; whether it is there.
    pub fn turned_card(
        &self,
        painter: &Painter,
        name: &str,
        centre: Pos2,
        wide: f32,
        degrees: f32,
    ) -> bool {
        let face = format!("face/{name}");
        let turn = egui::emath::Rot2::from_angle(degrees.to_radians());
        let quad = |name: &str, middle: Pos2, size: egui::Vec2| {
            let place = egui::Rect::from_center_size(middle, size);
            self.turned(painter, name, place, (turn, middle), Color32::WHITE)
        };
        let size = vec2(wide, wide * 1.4);
        let unit = wide / 250.0;
        let shadow = egui::Rect::from_center_size(centre + vec2(2.0, 6.0) * (wide / 152.0), size);
        let corners: Vec<Pos2> = [
            shadow.left_top(),
            shadow.right_top(),
            shadow.right_bottom(),
            shadow.left_bottom(),
        ]
        .into_iter()
        .map(|p| centre + turn * (p - centre))
        .collect();
        painter.add(egui::Shape::convex_polygon(
            corners,
            Color32::from_black_alpha(80),
            Stroke::NONE,
        ));
        if !quad(&face, centre, size) {
            return false;
        }
        quad("mark/binding", centre, size);
        let patch = match name {
            "JH" => "mark/right-bower",
            "JD" => "mark/patch-H",
            _ => return true,
        };
        if let Some(piece) = self.pieces.get(patch) {
            let size = vec2(piece.units[0], piece.units[1]) * unit;
            for at in patch_places(false, self.large).into_iter().flatten() {
                let from_middle = vec2(at.x - 125.0, at.y - 175.0) * unit;
                quad(patch, centre + turn * from_middle, size);
            }
        }
        true
    }

    /// A card's back.
    pub fn back(&self, painter: &Painter, back: &str, place: egui::Rect) {
        shade(painter, place);
        self.fill(painter, &format!("back/{back}"), place);
    }

    /// A card with what it wears under a ranking: a trump its binding, a bower its patch.
    pub fn card(
        &self,
        painter: &Painter,
        pack: &Pack,
        card: Card,
        place: egui::Rect,
        worn: Option<(&'static Ranking, Trump)>,
    ) {
        shade(painter, place);
        if !self.fill(painter, &face_name(pack.face(card)), place) {
            painter.rect(
                place,
                place.width() * 0.07,
                theme::PAPER,
                Stroke::new(1.0, theme::PAPER_STITCH),
                egui::StrokeKind::Inside,
            );
            let font = egui::FontId::new(place.width() * 0.36, theme::Letter::Bold.family());
            painter.text(
                place.center(),
                egui::Align2::CENTER_CENTER,
                pack.spell(card),
                font,
                theme::INK,
            );
            return;
        }
        let Some((ranking, trump)) = worn.filter(|(ranking, _)| ranking.is_trump(card)) else {
            return;
        };
        self.fill(painter, "mark/binding", place);
        let west = pack.deck() == Deck::West;
        let patch = if ranking.right() == Some(card) {
            Some("mark/right-bower".to_owned())
        } else if ranking.left() == Some(card) {
            match trump {
                Trump::Suit(suit) => Some(format!("mark/patch-{}", suit.letter())),
                Trump::West { trump, .. } => Some(format!("mark/patch-{}", trump.letter())),
                Trump::NoTrump | Trump::Low => None,
            }
        } else {
            None
        };
        if let Some(patch) = patch {
            let unit = place.width() / 250.0;
            for at in patch_places(west, self.large).into_iter().flatten() {
                self.place(painter, &patch, place.min + vec2(at.x, at.y) * unit, unit);
            }
        }
    }
}

/// The shadow of a small card.
fn shade(painter: &Painter, place: egui::Rect) {
    let radius = place.width() * 17.0 / 250.0;
    painter.rect_filled(
        place.translate(vec2(1.0, 2.0)),
        radius,
        Color32::from_black_alpha(90),
    );
}
