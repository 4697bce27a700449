//! The table as it will look.

use bevy_egui::egui::{self, Align2, Rect, StrokeKind, pos2, vec2};
use bower_stage::Settings;
use bower_stage::layout::Shape;
use bower_words::text;

use crate::cloth::{Board, Cloth};
use crate::hall::Hall;
use crate::theme::{self, Kind, Letter};

/// A hand on the felt as it will look, and everything as it was at first.
pub(super) fn as_seen(cloth: &mut Cloth, area: Rect, hall: &Hall, settings: &mut Settings) {
    let look = *cloth.look;
    let phone = look.shape == Shape::Tall;
    let high = look.px(44.0).max(look.touch());
    let felt = if phone {
        area
    } else {
        let title = cloth.line(
            pos2(area.center().x, area.top()),
            Align2::CENTER_TOP,
            &text("as-you-will-see-it"),
            Letter::Semi,
            18.0,
            look.words(),
            area.width(),
        );
        Rect::from_min_max(
            pos2(area.left(), title.bottom() + look.px(10.0)),
            pos2(area.right(), area.bottom() - high - look.px(16.0)),
        )
    };
    let radius = look.px(12.0).clamp(8.0, 14.0);
    cloth
        .ui
        .painter()
        .rect_filled(felt, radius, theme::felt(settings.theme));
    // Plate and back stand side by side over the hand, however large the print.
    let size = look
        .size(18.0)
        .min(felt.height() * 0.16)
        .min((felt.width() - 40.0) / 8.5)
        .max(10.0);
    let letters = 18.0 * size / look.size(18.0);
    let plate = Rect::from_min_size(felt.min + vec2(12.0, 10.0), vec2(size * 5.0, size * 1.6));
    cloth
        .ui
        .painter()
        .rect_filled(plate, plate.height() / 2.0, look.panel());
    cloth.ui.painter().rect_stroke(
        plate,
        plate.height() / 2.0,
        egui::Stroke::new(1.6, look.edge()),
        StrokeKind::Middle,
    );
    cloth.line(
        plate.center(),
        Align2::CENTER_CENTER,
        &text("table-suit-hearts"),
        Letter::Semi,
        letters,
        look.words(),
        plate.width() - 12.0,
    );
    let below = Rect::from_min_max(
        pos2(felt.left() + 12.0, plate.bottom() + 10.0),
        felt.max - vec2(12.0, 10.0),
    );
    let card = (below.height() / 1.4).min(below.width() * 0.34);
    let step = ((below.width() - card) / 3.0).min(card * 0.82);
    let left = below.center().x - (step * 3.0 + card) / 2.0;
    let top = below.center().y - card * 0.7;
    for (i, (name, west)) in [("JH", "3RH"), ("AD", "2YC"), ("TC", "1GT"), ("9S", "3GC")]
        .into_iter()
        .enumerate()
    {
        let place = Rect::from_min_size(pos2(left + step * i as f32, top), vec2(card, card * 1.4));
        if !hall
            .pictures
            .named_card(cloth.ui.painter(), name, place, Some('H'))
        {
            hall.pictures
                .named_card(cloth.ui.painter(), west, place, Some('H'));
        }
    }
    let small = plate.height() * if look.shape == Shape::Wide { 1.9 } else { 1.0 };
    let corner = pos2(felt.right() - 14.0 - small, felt.top() + 10.0);
    hall.pictures.back(
        cloth.ui.painter(),
        &settings.back,
        Rect::from_min_size(corner, vec2(small, small * 1.4)),
    );
    if !phone {
        let board = Rect::from_min_max(pos2(area.left(), area.bottom() - high), area.max);
        if Board::new(board, &text("as-at-first"))
            .kind(Kind::Plain)
            .size(18.0)
            .show(cloth)
        {
            // What was chosen for these pages, not made by the player, goes back.
            *settings = Settings {
                bindings: std::mem::take(&mut settings.bindings),
                houses: std::mem::take(&mut settings.houses),
                language: std::mem::take(&mut settings.language),
                game: std::mem::take(&mut settings.game),
                guests: std::mem::take(&mut settings.guests),
                full_screen: settings.full_screen,
                window: settings.window,
                ..Settings::default()
            };
        }
    }
}
