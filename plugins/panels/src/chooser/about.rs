//! The game in focus: what it is, its house rules, who sits down, and off to the table.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use bower_rules::Game;
use bower_words::{text, text_with};

use super::glyph::{pack_glyph, seats_glyph};
use crate::cloth::{Board, Cloth};
use crate::draft::Draft;
use crate::hall::Hall;
use crate::house;
use crate::start::FOLK;
use crate::theme::{Kind, Letter};

/// What was pressed about the game in focus.
#[derive(Clone, Copy, PartialEq)]
pub enum Panel {
    Nothing,
    Play,
    House,
    Names,
    Rules,
}

/// The boards at the foot of an upright phone.
pub fn bar(cloth: &mut Cloth, bar: Rect, game: Game) -> Panel {
    let gap = cloth.look.px(8.0);
    let name = text(&format!("game-{}", game.preset.name()));
    let boards = [
        (
            text_with("play-game", &[("game", name.into())]),
            Panel::Play,
        ),
        (text("house-rules-short"), Panel::House),
        (text("who-plays-short"), Panel::Names),
        (text("rules"), Panel::Rules),
    ];
    // Each is as wide as its words ask, the one that is meant a third at least, none under a finger's width.
    let touch = cloth.look.touch();
    let asked = boards
        .each_ref()
        .map(|(words, _)| cloth.wide(words, Letter::Bold, 16.0) + cloth.look.px(20.0));
    let room = bar.width() - gap * 3.0;
    let main = (room * asked[0] / asked.iter().sum::<f32>()).clamp(room * 0.3, room * 0.45);
    let rest = (room - main - touch * 3.0).max(0.0);
    let others: f32 = asked[1..].iter().sum();
    let mut did = Panel::Nothing;
    let mut x = bar.left();
    for (i, (words, does)) in boards.iter().enumerate() {
        let wide = if i == 0 {
            main
        } else {
            touch + rest * asked[i] / others
        };
        let area = Rect::from_min_size(pos2(x, bar.top()), vec2(wide, bar.height()));
        x += wide + gap;
        let mut board = Board::new(area, words).size(if i == 0 { 22.0 } else { 16.0 });
        if i == 0 {
            board = board.kind(Kind::Main).main();
        }
        if board.show(cloth) {
            did = *does;
        }
    }
    did
}

/// Shows it beside the tiles.
pub fn show(cloth: &mut Cloth, draft: Draft, panel: Rect, game: Game, hall: &Hall) -> Panel {
    let look = *cloth.look;
    cloth.ground(panel);
    let inside = panel.shrink(draft.px(20.0).max(14.0));
    let key = format!("game-{}", game.preset.name());
    let mut did = Panel::Nothing;
    let glyph = draft.px(17.0).max(13.0);
    let high = draft
        .px(50.0)
        .max(look.touch() - 2.0)
        .max(look.size(20.0) * 1.6);
    let gap = draft.px(8.0);
    let rows = Rect::from_min_max(
        pos2(inside.left(), inside.bottom() - high * 2.0 - gap),
        inside.max,
    );
    let half = (rows.width() - gap) / 2.0;
    let cell = |row: f32, left: f32, wide: f32| {
        Rect::from_min_size(
            pos2(rows.left() + left, rows.top() + (high + gap) * row),
            vec2(wide, high),
        )
    };
    let body = Rect::from_min_max(inside.min, pos2(inside.right(), rows.top() - gap));
    let differs = house::summary(&game);
    let blurb = text(&format!("{key}-blurb"));
    let room = body.width();
    let n = f32::from(game.seats());
    let mut hoop = (room / n / 1.15).min(draft.px(52.0)).max(24.0);
    // Who sits down stands at the foot, unless that leaves no room to say what game it is.
    if body.height() - hoop < look.size(16.5) * 6.0 {
        hoop = 0.0;
    }
    let faces = Rect::from_min_max(
        pos2(body.left(), body.bottom() - hoop - draft.px(4.0)),
        body.max,
    );
    let words = Rect::from_min_max(body.min, pos2(body.right(), faces.top() - draft.px(4.0)));
    let beside = glyph * 5.2;
    let name = cloth.laid(
        &text(&key),
        Letter::Bold,
        26.0,
        look.words(),
        room - beside,
        0.8,
    );
    let head = look.size(17.0) * 1.5;
    // The glyphs beside a name in ordinary print are higher than it.
    let first = name.size().y.max(glyph * 2.6);
    let under = first + 6.0;
    let blurb_high = cloth.lines_height(&blurb, Letter::Semi, 16.5, room) + draft.px(8.0);
    let rules_high = cloth.lines_height(&differs, Letter::Semi, 16.5, room);
    let needed = under + blurb_high + head + rules_high;
    cloth.scroll("about", words, needed, |cloth, corner| {
        let middle = corner.y + first / 2.0;
        let name_at = corner + vec2(0.0, (first - name.size().y) / 2.0);
        cloth.ui.painter().galley(name_at, name, look.words());
        let right = corner.x + room;
        seats_glyph(
            cloth,
            pos2(right - glyph * 3.8, middle),
            glyph,
            game.seats(),
            look.words(),
        );
        pack_glyph(
            cloth,
            pos2(right - glyph * 0.9, middle),
            glyph * 1.5,
            game.pack().cards().len(),
        );
        let mut at = corner + vec2(0.0, under);
        let (dim, ink) = (look.dim(), look.words());
        cloth.lines(at, &blurb, Letter::Semi, 16.5, dim, room);
        at.y += blurb_high;
        let title = text("house-rules");
        let anchor = Align2::LEFT_TOP;
        cloth.line(at, anchor, &title, Letter::Bold, 17.0, look.accent(), room);
        at.y += head;
        cloth.lines(at, &differs, Letter::Semi, 16.5, ink, room);
    });
    let step = hoop * 1.15;
    let seats = if hoop > 0.0 {
        usize::from(game.seats())
    } else {
        0
    };
    for i in 0..seats {
        let centre = pos2(faces.left() + step * (i as f32 + 0.5), faces.center().y);
        hall.pictures.portrait(
            cloth.ui.painter(),
            FOLK[hall.choosing.guests[i].folk].0,
            centre,
            hoop * 0.46,
        );
    }
    for (row, left, key, does) in [
        (0.0, 0.0, "house-rules", Panel::House),
        (0.0, half + gap, "who-plays", Panel::Names),
    ] {
        if Board::new(cell(row, left, half), &text(key))
            .size(18.0)
            .show(cloth)
        {
            did = does;
        }
    }
    let main = (rows.width() - gap) * 0.64;
    if Board::new(cell(1.0, 0.0, main), &text("play"))
        .kind(Kind::Main)
        .size(26.0)
        .show(cloth)
    {
        did = Panel::Play;
    }
    if Board::new(
        cell(1.0, main + gap, rows.width() - gap - main),
        &text("rules"),
    )
    .size(18.0)
    .show(cloth)
    {
        did = Panel::Rules;
    }
    did
}
