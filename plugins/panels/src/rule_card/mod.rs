//! The rule card of the game in play, on paper: how it goes, the trumps from the top in real cards, the score, and what
//! this house has changed.

mod told;

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Galley, Order, Rect, Stroke, pos2, vec2};
use bower_rules::{Card, Deck, Game, Rank};
use bower_stage::{Screen, Wish};
use bower_words::{text, text_with};

use self::told::{args, example, family, more, more_in_words, paragraphs, score, trumps};
use crate::chooser::{pack_glyph, seats_glyph};
use crate::cloth::{Cloth, Shown, panel};
use crate::hall::Hall;
use crate::theme::{self, Letter, Look};
use crate::{floor, house, said};

/// Shows the card.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let game = match &hall.seen {
        Some(seen) if *hall.screen.get() == Screen::Table => *seen.view.game(),
        _ => hall.choosing.game,
    };
    let name = text(&format!("game-{}", game.preset.name()));
    let mut back = false;
    let mut paper = Rect::ZERO;
    floor::page(ctx, look, shown, &hall.pictures, "rules", |cloth, draft| {
        let (out, top) = floor::header(cloth, draft, &text("rule-card"), &name);
        back = out;
        let side = if draft.w > 1000.0 {
            draft.px(150.0)
        } else {
            draft.px(10.0)
        };
        let foot = look.safe.bottom()
            - if draft.w > 1000.0 {
                draft.px(42.0)
            } else {
                draft.px(4.0)
            };
        paper = Rect::from_min_max(
            pos2(draft.at(0.0, 0.0).x + side, top),
            pos2(draft.at(draft.w, 0.0).x - side, foot),
        );
    });
    panel(
        ctx,
        look,
        shown,
        "rule paper",
        Order::Foreground,
        paper,
        |cloth| {
            cloth.paper(paper, theme::PAPER_STITCH);
            cloth.ground = theme::PAPER;
            let inside = paper.shrink2(vec2(look.px(40.0).max(20.0), look.px(24.0).max(16.0)));
            let two = inside.width() > look.size(17.0) * 44.0;
            let gap = look.px(44.0);
            let wide = if two {
                (inside.width() - gap) / 2.0
            } else {
                inside.width()
            };
            let head = heading(cloth, inside, &game, &name, false);
            let left = column_left(cloth, pos2(inside.left(), 0.0), wide, &game, false);
            let right = column_right(cloth, pos2(inside.left(), 0.0), wide, &game, hall, false);
            let high = head
                + if two {
                    left.max(right)
                } else {
                    left + right + gap
                };
            cloth.scroll("rule card", inside, high, |cloth, corner| {
                let inside = Rect::from_min_size(corner, inside.size());
                heading(cloth, inside, &game, &name, true);
                let top = corner + vec2(0.0, head);
                column_left(cloth, top, wide, &game, true);
                let second = if two {
                    top + vec2(wide + gap, 0.0)
                } else {
                    top + vec2(0.0, left + gap)
                };
                column_right(cloth, second, wide, &game, hall, true);
            });
        },
    );
    if back {
        hall.wish(Wish::Rules);
    }
}

/// The name, who plays to what; its height.
fn heading(cloth: &Cloth, inside: Rect, game: &Game, name: &str, draw: bool) -> f32 {
    let look = cloth.look;
    let line = look.size(36.0) * 1.35;
    let glyph = look.px(20.0).max(14.0);
    let room = inside.width() - glyph * 6.0;
    let about = text_with(&format!("card-{}-about", family(game.preset)), &args(game));
    // What it is about stands beside the name, or under it where there is no room.
    let beside = cloth.wide(name, Letter::Bold, 36.0)
        + look.px(18.0)
        + cloth.wide(&about, Letter::Semi, 19.0)
        <= room;
    let high = if beside {
        line
    } else {
        line + cloth.lines_height(&about, Letter::Semi, 19.0, inside.width())
    };
    // A long name is written smaller.
    let size = 36.0 * (room / cloth.wide(name, Letter::Bold, 36.0)).min(1.0);
    let below = look.size(17.0) * 0.9;
    if draw {
        let y = inside.top() + line / 2.0;
        let place = cloth.line(
            pos2(inside.left(), y),
            Align2::LEFT_CENTER,
            name,
            Letter::Bold,
            size,
            theme::RED,
            room,
        );
        if beside {
            let from = place.right() + look.px(18.0);
            cloth.line(
                pos2(from, y + look.px(4.0)),
                Align2::LEFT_CENTER,
                &about,
                Letter::Semi,
                19.0,
                theme::INK,
                inside.left() + room - from,
            );
        } else {
            cloth.lines(
                pos2(inside.left(), inside.top() + line),
                &about,
                Letter::Semi,
                19.0,
                theme::INK,
                inside.width(),
            );
        }
        seats_glyph(
            cloth,
            pos2(inside.right() - glyph * 4.2, y),
            glyph,
            game.seats(),
            theme::INK,
        );
        pack_glyph(
            cloth,
            pos2(inside.right() - glyph, y),
            glyph * 1.5,
            game.pack().cards().len(),
        );
    }
    high + below
}

fn column_left(cloth: &mut Cloth, top: egui::Pos2, wide: f32, game: &Game, draw: bool) -> f32 {
    let look = *cloth.look;
    let mut y = top.y;
    for (head, words) in paragraphs(game) {
        let high = look.size(20.0) * 1.35 + cloth.lines_height(&words, Letter::Semi, 17.0, wide);
        if draw {
            cloth.line(
                pos2(top.x, y),
                Align2::LEFT_TOP,
                &head,
                Letter::Bold,
                20.0,
                theme::RED,
                wide,
            );
            cloth.lines(
                pos2(top.x, y + look.size(20.0) * 1.35),
                &words,
                Letter::Semi,
                17.0,
                theme::INK,
                wide,
            );
            // Keys and pads stand on each paragraph in turn: so it is read, and scrolled to.
            let place = Rect::from_min_size(pos2(top.x, y), vec2(wide, high));
            cloth.stop(place, &format!("{head}. {words}"));
        }
        y += high + look.size(17.0) * 0.8;
    }
    y - top.y
}

fn column_right(
    cloth: &mut Cloth,
    top: egui::Pos2,
    wide: f32,
    game: &Game,
    hall: &Hall,
    draw: bool,
) -> f32 {
    let look = *cloth.look;
    let mut y = top.y;
    let head = look.size(20.0) * 1.4;
    let title = |cloth: &Cloth, y: f32, key: &str| {
        if draw {
            cloth.line(
                pos2(top.x, y),
                Align2::LEFT_TOP,
                &text(key),
                Letter::Bold,
                20.0,
                theme::RED,
                wide,
            );
        }
    };
    let cards = trumps(game);
    let west = game.pack().deck() == Deck::West;
    if west {
        title(cloth, y, "card-trumps");
        y += head;
        let words = text("card-west-trumps");
        if draw {
            cloth.lines(pos2(top.x, y), &words, Letter::Semi, 17.0, theme::INK, wide);
        }
        y += cloth.lines_height(&words, Letter::Semi, 17.0, wide) + look.size(17.0) * 0.4;
        if draw {
            cloth.line(
                pos2(top.x, y),
                Align2::LEFT_TOP,
                &said::trump(example(game)),
                Letter::Italic,
                17.0,
                theme::INK_DIM,
                wide,
            );
        }
        y += look.size(17.0) * 1.6;
    }
    if !cards.is_empty() {
        if !west {
            title(cloth, y, "card-trumps");
            y += head;
        }
        let n = cards.len() as f32;
        let card = (wide / (n * 1.11)).min(look.px(54.0).max(34.0));
        let step = (card * 1.11).min((wide - card) / (n - 1.0).max(1.0));
        let ranking = game.ranking(example(game));
        let named: Vec<Option<String>> = cards
            .iter()
            .map(|one| bower(game, *one).map(text))
            .collect();
        // A bower's name stands under it, or where one would not fit all of them in their order.
        let room = card * 1.1;
        let under = named
            .iter()
            .flatten()
            .all(|name| cloth.wide(name, Letter::Semi, 15.0) <= room);
        for (i, (one, name)) in cards.iter().zip(&named).enumerate() {
            let place =
                Rect::from_min_size(pos2(top.x + step * i as f32, y), vec2(card, card * 1.4));
            if draw {
                hall.pictures.card(
                    cloth.ui.painter(),
                    game.pack(),
                    *one,
                    place,
                    ranking.map(|ranking| (ranking, example(game))),
                );
                if let Some(name) = name.as_ref().filter(|_| under) {
                    let at = pos2(place.center().x, place.bottom() + 3.0);
                    let anchor = Align2::CENTER_TOP;
                    cloth.line(at, anchor, name, Letter::Semi, 15.0, theme::INK, room);
                }
            }
        }
        y += card * 1.4;
        let all: Vec<String> = named.into_iter().flatten().collect();
        let all = all.join(" · ");
        if under || all.is_empty() {
            y += look.size(15.0) * 1.9;
        } else {
            let at = pos2(top.x, y + 3.0);
            if draw {
                cloth.lines(at, &all, Letter::Semi, 15.0, theme::INK, wide);
            }
            y += cloth.lines_height(&all, Letter::Semi, 15.0, wide) + look.size(15.0) * 0.9;
        }
    }
    title(cloth, y, "card-score");
    y += head;
    y += score_lines(cloth, pos2(top.x, y), wide, head, game, draw);
    y += look.size(17.0) * 0.8;
    let told = more(game);
    if !told.is_empty() {
        title(cloth, y, "card-more");
        y += head;
        let words = more_in_words(game);
        let high = cloth.lines_height(&words, Letter::Semi, 17.0, wide);
        if draw {
            cloth.lines(pos2(top.x, y), &words, Letter::Semi, 17.0, theme::INK, wide);
            let place = Rect::from_min_size(pos2(top.x, y - head), vec2(wide, head + high));
            cloth.stop(place, &format!("{}. {words}", text("card-more")));
        }
        y += high + look.size(17.0) * 0.8;
    }
    let differs: Vec<_> = game
        .differs()
        .into_iter()
        .filter(|(option, _)| told.iter().all(|(other, _)| other != option))
        .collect();
    if !differs.is_empty() {
        title(cloth, y, "card-house");
        y += head;
        for (option, value) in differs {
            let words = house::rule_in_words(option, &value);
            if draw {
                cloth.lines(pos2(top.x, y), &words, Letter::Semi, 17.0, theme::INK, wide);
            }
            y += cloth.lines_height(&words, Letter::Semi, 17.0, wide) + 2.0;
        }
    }
    y - top.y
}

/// What a bower is called, by the key of its name.
fn bower(game: &Game, card: Card) -> Option<&'static str> {
    let ranking = game.ranking(example(game))?;
    let pack = game.pack();
    let jack = pack.face(card).rank() == Some(Rank::Jack);
    let west = pack.deck() == Deck::West;
    if ranking.right() == Some(card) {
        Some("bower-right")
    } else if ranking.left() == Some(card) && (jack || west) {
        Some("bower-left")
    } else if pack.benny() == Some(card) {
        Some("bower-benny")
    } else {
        None
    }
}

/// The lines of the score: what for, to whom, how much; how high they stand under a heading `head` px high.
fn score_lines(
    cloth: &mut Cloth,
    top: egui::Pos2,
    wide: f32,
    head: f32,
    game: &Game,
    draw: bool,
) -> f32 {
    let look = *cloth.look;
    let lines = score(game);
    let columns =
        [(0.0, 0.52), (0.54, 0.28), (0.84, 0.16)].map(|(at, room)| (wide * at, wide * room));
    let letters = [
        (Letter::Semi, 17.0, theme::INK),
        (Letter::Semi, 16.0, theme::INK_DIM),
        (Letter::Bold, 19.0, theme::INK),
    ];
    let least = look.size(17.0) * 1.75;
    let mut y = top.y;
    let mut told = vec![text("card-score")];
    for (what, whom, points) in lines {
        told.push(format!("{what}, {whom}: {points}"));
        let cells = [what, whom, points];
        // How much stands in one line, smaller if need be; what for and to whom run on.
        let laid: Vec<Arc<Galley>> = cells
            .iter()
            .zip(columns)
            .zip(letters)
            .zip([1.0, 1.0, 0.4])
            .map(|(((words, (_, room)), (letter, size, ink)), least)| {
                cloth.laid(words, letter, size, ink, room, least)
            })
            .collect();
        let tallest = laid.iter().map(|cell| cell.size().y).fold(0.0, f32::max);
        let row = least.max(tallest + look.size(17.0) * 0.35);
        if draw {
            let middle = y + row * 0.5;
            for (i, cell) in laid.into_iter().enumerate() {
                let x = if i == 2 {
                    wide - cell.size().x
                } else {
                    columns[i].0
                };
                let at = pos2(top.x + x, middle - cell.size().y / 2.0);
                cloth.ui.painter().galley(at, cell, letters[i].2);
            }
            cloth.ui.painter().hline(
                top.x..=top.x + wide,
                y + row - 1.0,
                Stroke::new(1.0, theme::PAPER_RULE),
            );
        }
        y += row;
    }
    if draw {
        let place = Rect::from_min_max(top - vec2(0.0, head), pos2(top.x + wide, y));
        cloth.stop(place, &told.join(". "));
    }
    y - top.y
}
