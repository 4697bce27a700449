//! Keys and buttons: what does each act, and how to give it another.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, StrokeKind, pos2, vec2};
use bower_stage::{Bound, Device, Glyph, Rebind};
use bower_words::{find, find_in, text};

use crate::cloth::{Board, Cloth};
use crate::pictures::Pictures;
use crate::theme::{Kind, Letter};

/// Shows one row an act; what was asked for.
pub fn show(cloth: &mut Cloth, list: Rect, bound: &Bound, pictures: &Pictures) -> Option<Rebind> {
    let look = *cloth.look;
    let least = look.px(50.0).max(look.touch()).max(look.size(17.5) * 1.7);
    let wide = list.width() - 10.0;
    let each = (list.width() * 0.27).min(look.size(17.5) * 8.0);
    let room = wide - 2.0 * each - 16.0;
    let acts: Vec<(String, f32)> = bound
        .rows
        .iter()
        .map(|row| {
            let name = text(&format!("act-{}", row.act.name()));
            let high = cloth.lines_height(&name, Letter::Semi, 17.5, room);
            (name, least.max(high + look.size(17.5) * 0.4))
        })
        .collect();
    let whole = acts.iter().map(|(_, high)| high).sum::<f32>() + least + 6.0;
    let mut asked = None;
    cloth.scroll("keys", list, whole, |cloth, corner| {
        let mut y = corner.y;
        for (row, (name, high)) in bound.rows.iter().zip(&acts) {
            let line = Rect::from_min_size(pos2(corner.x, y), vec2(wide, *high));
            y += high;
            let tall = cloth.lines_height(name, Letter::Semi, 17.5, room);
            let at = pos2(line.left(), line.center().y - tall / 2.0);
            cloth.lines(at, name, Letter::Semi, 17.5, look.words(), room);
            for (j, (device, glyphs)) in
                [(Device::Keyboard, &row.keys), (Device::Gamepad, &row.pad)]
                    .into_iter()
                    .enumerate()
            {
                let cell = Rect::from_min_size(
                    pos2(
                        line.right() - each * (2 - j) as f32 - 6.0 * (1 - j) as f32,
                        line.top() + 3.0,
                    ),
                    vec2(each - 4.0, high - 6.0),
                );
                let listening = bound.listening == Some((row.act, device));
                cloth.call(name);
                if cloth.tile(cell, listening, false).taken {
                    asked = Some(if listening {
                        Rebind::Cancel
                    } else {
                        Rebind::Listen(row.act, device)
                    });
                }
                if listening {
                    let (ink, _) = cloth.on_cell(true);
                    cloth.line(
                        cell.center(),
                        Align2::CENTER_CENTER,
                        &text("press-a-key"),
                        Letter::Italic,
                        15.5,
                        ink,
                        cell.width() - 8.0,
                    );
                } else {
                    glyphs_in(cloth, cell, glyphs, pictures);
                }
            }
            cloth.rule(line.left(), line.right(), line.bottom());
        }
        let board = Rect::from_min_size(
            pos2(corner.x, y + 6.0),
            vec2((wide * 0.6).max(look.size(17.0) * 12.0).min(wide), least),
        );
        if Board::new(board, &text("keys-as-at-first"))
            .kind(Kind::Plain)
            .size(17.0)
            .show(cloth)
        {
            asked = Some(Rebind::ResetAll);
        }
    });
    asked
}

/// Glyphs side by side in the middle of a cell.
fn glyphs_in(cloth: &Cloth, cell: Rect, glyphs: &[Glyph], pictures: &Pictures) {
    let size = (cell.height() * 0.72).min(cloth.look.px(40.0).max(32.0));
    let glyphs: Vec<Glyph> = glyphs.iter().map(written).collect();
    let widths: Vec<f32> = glyphs
        .iter()
        .map(|glyph| glyph_width(cloth, glyph, size, pictures))
        .collect();
    let whole = widths.iter().sum::<f32>() + 6.0 * glyphs.len().saturating_sub(1) as f32;
    let k = (cell.width() / whole.max(1.0)).min(1.0);
    let mut x = cell.center().x - whole * k / 2.0;
    for (one, wide) in glyphs.iter().zip(widths) {
        glyph(
            cloth,
            one,
            pos2(x + wide * k / 2.0, cell.center().y),
            size * k,
            pictures,
        );
        x += (wide + 6.0) * k;
    }
}

/// The keys whose drawings bear a word, the English one, and what the words know it by.
const LETTERED: [(&str, &str); 4] = [
    ("prompt/key-enter", "key-enter"),
    ("prompt/key-esc", "key-esc"),
    ("prompt/key-space", "key-space"),
    ("prompt/key-tab", "key-tab"),
];

/// A glyph as it is written where this language is spoken: a cap with the words on that country's keys, where those are
/// not what is drawn.
fn at_home(glyph: &Glyph, word: impl Fn(&str) -> Option<String>) -> Glyph {
    match glyph {
        Glyph::Art(name) => {
            let lettered = LETTERED.iter().find(|(art, _)| art == name);
            let own = lettered.and_then(|&(_, key)| {
                let drawn = find_in("en", key, &[]);
                word(key).filter(|own| drawn.as_ref() != Some(own))
            });
            own.map_or_else(|| glyph.clone(), Glyph::Cap)
        }
        Glyph::Cap(spelled) => {
            let parts = spelled.split('+').map(|part| {
                // The keys of the number pad are spelled with their number.
                let (name, number) = match part.rsplit_once(' ') {
                    Some((name, number)) if number.parse::<u8>().is_ok() => (name, Some(number)),
                    _ => (part, None),
                };
                let key = format!("key-{}", name.to_lowercase().replace(' ', "-"));
                let name = word(&key).unwrap_or_else(|| name.to_owned());
                number.map_or(name.clone(), |number| format!("{name} {number}"))
            });
            Glyph::Cap(parts.collect::<Vec<_>>().join("+"))
        }
    }
}

/// A glyph as it is written in the language spoken now: what is measured and drawn.
pub fn written(glyph: &Glyph) -> Glyph {
    at_home(glyph, |key| find(key, &[]))
}

/// How much of its height a cap without a drawing takes: the drawn ones have their shadow in it.
const CAP: f32 = 0.9;

/// How wide a glyph of that height is.
pub fn glyph_width(cloth: &Cloth, glyph: &Glyph, size: f32, pictures: &Pictures) -> f32 {
    match glyph {
        Glyph::Art(name) => pictures.width_at(name, size).unwrap_or(size),
        Glyph::Cap(letters) => {
            let size = size * CAP;
            cap_font(cloth, letters, size).size().x.max(size * 0.5) + size * 0.5
        }
    }
}

fn cap_font(cloth: &Cloth, letters: &str, size: f32) -> std::sync::Arc<bevy_egui::egui::Galley> {
    let font = bevy_egui::egui::FontId::new(size * 0.56, Letter::Bold.family());
    cloth
        .ui
        .painter()
        .layout_no_wrap(letters.to_owned(), font, crate::theme::INK)
}

/// A glyph, `size` px high about `centre`.
pub fn glyph(
    cloth: &Cloth,
    glyph: &Glyph,
    centre: bevy_egui::egui::Pos2,
    size: f32,
    pictures: &Pictures,
) {
    let painter = cloth.ui.painter();
    let blank = match glyph {
        Glyph::Art(name) if pictures.high(painter, name, centre, size) => return,
        Glyph::Art(name) => name.rsplit('/').next().unwrap_or(name),
        Glyph::Cap(letters) => letters,
    };
    let size = size * CAP;
    let galley = cap_font(cloth, blank, size);
    let area = Rect::from_center_size(
        centre,
        vec2(galley.size().x.max(size * 0.5) + size * 0.5, size),
    );
    painter.rect_filled(
        area.translate(vec2(0.0, 2.0)),
        size * 0.2,
        Color32::from_black_alpha(140),
    );
    painter.rect_filled(area, size * 0.2, crate::theme::CREAM);
    painter.rect_stroke(
        area.shrink(1.0),
        size * 0.18,
        Stroke::new(1.2, crate::theme::PAPER_STITCH),
        StrokeKind::Middle,
    );
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(centre, galley.size()).min,
        galley,
        crate::theme::INK,
    );
}

#[cfg(test)]
mod tests {
    use bower_words::languages;

    use super::*;

    fn in_language(code: &str, glyph: &Glyph) -> Glyph {
        at_home(glyph, |key| find_in(code, key, &[]))
    }

    #[test]
    fn a_key_bears_what_is_written_on_it_where_that_language_is_spoken() {
        let enter = Glyph::Art("prompt/key-enter");
        assert_eq!(in_language("en", &enter), enter);
        let cap = |letters: &str| Glyph::Cap(letters.to_owned());
        assert_eq!(in_language("de", &enter), cap("Eingabe"));
        assert_eq!(
            in_language("de", &cap("Ctrl+Page Up")),
            cap("Strg+Bild auf")
        );
        assert_eq!(in_language("es", &cap("Ctrl+Z")), cap("Ctrl+Z"));
        assert_eq!(in_language("fr", &cap("Num 3")), cap("Pavé 3"));
        assert_eq!(in_language("en", &cap("F11")), cap("F11"));
        let letter = Glyph::Art("prompt/key-E");
        for code in languages() {
            assert_eq!(in_language(&code, &letter), letter);
        }
    }
}
