//! Who made what, and under which licence it comes.

use bevy_egui::egui::{Color32, Pos2, Rect, pos2, vec2};
use bower_words::{text, text_with};

use crate::cloth::Cloth;
use crate::theme::{Letter, Look};

/// The parts the game is made of, with the licences they come under, by what their own files say.
const PARTS: [(&str, &str); 15] = [
    ("Bevy", "MIT OR Apache-2.0"),
    ("egui", "MIT OR Apache-2.0"),
    ("bevy_egui", "MIT"),
    ("bevy_enhanced_input", "MIT OR Apache-2.0"),
    ("bevy_kira_audio", "MIT OR Apache-2.0"),
    ("bevy_tweening", "MIT OR Apache-2.0"),
    ("Kira", "MIT OR Apache-2.0"),
    ("gilrs", "MIT OR Apache-2.0"),
    ("wgpu", "MIT OR Apache-2.0"),
    ("winit", "Apache-2.0"),
    ("AccessKit", "MIT OR Apache-2.0"),
    ("Fluent", "MIT OR Apache-2.0"),
    ("Rust rand", "MIT OR Apache-2.0"),
    ("serde", "MIT OR Apache-2.0"),
    ("clap", "MIT OR Apache-2.0"),
];

/// The licence of the game's own work that asks for the least.
const LICENCE: &str = include_str!("../../../../LICENSE-MIT");

/// One paragraph.
struct Paragraph {
    words: String,
    letter: Letter,
    size: f32,
    ink: Color32,
}

fn paragraphs(look: &Look) -> Vec<Paragraph> {
    let paragraph = |words: String, letter, size, ink| Paragraph {
        words,
        letter,
        size,
        ink,
    };
    let version = text_with(
        "credits-game",
        &[("version", env!("CARGO_PKG_VERSION").into())],
    );
    let mut all = vec![paragraph(version, Letter::Bold, 20.0, look.words())];
    for key in ["credits-own", "credits-letters"] {
        all.push(paragraph(text(key), Letter::Semi, 17.0, look.words()));
    }
    all.push(paragraph(
        text("credits-parts"),
        Letter::Bold,
        17.0,
        look.accent(),
    ));
    let parts: Vec<String> = PARTS
        .iter()
        .map(|(name, licence)| format!("{name} · {licence}"))
        .collect();
    all.push(paragraph(
        parts.join("\n"),
        Letter::Semi,
        16.0,
        look.words(),
    ));
    // Its lines are broken for a terminal: paragraphs stay, lines flow.
    for part in LICENCE.split("\n\n") {
        let words = part.split_whitespace().collect::<Vec<_>>().join(" ");
        if !words.is_empty() {
            all.push(paragraph(words, Letter::Semi, 14.0, look.dim()));
        }
    }
    all
}

/// Shows the credits. Every paragraph is a place to stand on, so that keys and screen readers go through them.
pub(super) fn show(cloth: &mut Cloth, area: Rect) {
    let look = *cloth.look;
    let room = area.width() - 14.0;
    let gap = look.size(9.0);
    let all: Vec<(Paragraph, f32)> = paragraphs(&look)
        .into_iter()
        .map(|one| {
            let high = cloth.lines_height(&one.words, one.letter, one.size, room);
            (one, high)
        })
        .collect();
    let high: f32 = all.iter().map(|(_, high)| high + gap).sum();
    cloth.scroll("credits", area, high, |cloth, corner: Pos2| {
        let mut y = corner.y;
        for (one, high) in &all {
            let place = Rect::from_min_size(pos2(corner.x + 6.0, y), vec2(room, *high));
            cloth.stop(place, &one.words);
            cloth.lines(place.min, &one.words, one.letter, one.size, one.ink, room);
            y += high + gap;
        }
    });
}
