//! Where the boards of the auction stand, for every shape of window. Nothing lies over the hand, the trick or a player.

use bevy_egui::egui::{Rect, pos2, vec2};
use bower_stage::Layout;
use bower_stage::layout::{Place, Shape};

use super::question::{Face, Offer, Question};
use crate::theme::{Kind, Look};

/// What stands in a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A small board, by its row and its place in it.
    Small(usize, usize),
    /// A board with words, by its place.
    Board(usize),
    /// The switch for going alone.
    Alone,
}

/// Where everything of the panel stands.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The panel.
    pub area: Rect,
    /// The question, where there is room for it.
    pub words: Option<Rect>,
    /// The boards, in the order focus takes them.
    pub items: Vec<(Rect, Item)>,
    /// Whether boards side by side say less.
    pub short: bool,
}

/// Sizes in px that every shape works with.
struct Sizes {
    pad: f32,
    gap: f32,
    words: f32,
    board: f32,
    main: f32,
    touch: f32,
}

impl Plan {
    /// A panel with nothing on it.
    fn bare(area: Rect, words: Option<Rect>, short: bool) -> Self {
        Self {
            area,
            words,
            items: Vec::new(),
            short,
        }
    }

    /// The plan of a question in a window.
    pub fn new(look: &Look, layout: &Layout, question: &Question) -> Self {
        let touch = look.touch();
        let sizes = Sizes {
            pad: look
                .px(if look.shape == Shape::Wide {
                    18.0
                } else {
                    10.0
                })
                .clamp(8.0, 40.0),
            gap: look.px(8.0).clamp(4.0, 20.0),
            words: look.size(19.0) * 1.55,
            board: look.px(46.0).max(touch).max(look.size(20.0) * 1.6),
            main: look.px(60.0).max(touch).max(look.size(24.0) * 1.6),
            touch,
        };
        match look.shape {
            Shape::Wide if layout.company.seats >= 6 => strip(look, layout, question, &sizes),
            Shape::Wide => column(look, layout, question, &sizes),
            Shape::Tall => foot(look, layout, question, &sizes),
            Shape::Squat => stack(look, layout, question, &sizes),
        }
    }
}

fn is_main(offer: &Offer) -> bool {
    matches!(offer.face, Face::Words(_, Kind::Main, _))
}

/// The small boards in their order.
fn small(question: &Question) -> Vec<Item> {
    question
        .rows
        .iter()
        .enumerate()
        .flat_map(|(r, row)| (0..row.len()).map(move |i| Item::Small(r, i)))
        .collect()
}

fn rect(layout: &Layout) -> Rect {
    let area = layout.auction();
    Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y))
}

/// How high the panel may rise at the right: to under the plate of the player there.
fn ceiling(look: &Look, layout: &Layout) -> f32 {
    let plate =
        layout.names[Place::East].map(|plate| plate.at.y + layout.plate_size(Place::East) * 0.75);
    plate.map_or(look.safe.top(), |y| y + look.px(8.0))
}

/// At the right of the hand: the question, rows of small boards, then boards one under another.
fn column(look: &Look, layout: &Layout, question: &Question, sizes: &Sizes) -> Plan {
    let usual = rect(layout);
    let Sizes {
        pad,
        gap,
        words,
        touch,
        ..
    } = *sizes;
    let wide = usual
        .width()
        .max(look.size(20.0) * 11.0)
        .min(look.safe.right() - layout.hand.at.x);
    let inner = wide - pad * 2.0;
    let most = usual.bottom() - ceiling(look, layout) - pad * 2.0 - words;
    let rows = question.rows.len() as f32;
    // With several rows the boards stand beside them: pass at the right, as high as the rows are.
    let beside = rows >= 2.0 && question.alone.is_none() && question.boards.len() == 1;
    let side = if beside { inner * 0.27 } else { 0.0 };
    let across = inner - if beside { side + gap } else { 0.0 };
    let golds = question
        .boards
        .iter()
        .filter(|offer| matches!(offer.face, Face::Words(_, Kind::Gold, _)))
        .count();
    let named = !question.rows.is_empty() && question.alone.is_some();
    let below = if beside {
        0.0
    } else if named || golds > 0 {
        // The switch and no-trump side by side, pass under them or beside the switch.
        if golds > 0 {
            (sizes.board + gap) * 2.0
        } else {
            sizes.board.max(look.px(58.0)) + gap
        }
    } else {
        question
            .boards
            .iter()
            .map(|offer| {
                if is_main(offer) {
                    sizes.main + gap
                } else {
                    sizes.board + gap
                }
            })
            .sum()
    };
    let columns = |row: &[Offer]| {
        row.len().max(match row[0].face {
            Face::Suit(_) | Face::Bid(bower_rules::Bid::Tricks(_)) => 4,
            Face::Value(_) => 3,
            _ => 2,
        }) as f32
    };
    let cell = |row: &[Offer]| (across - gap * (columns(row) - 1.0)) / columns(row);
    let wanted: Vec<f32> = question
        .rows
        .iter()
        .map(|row| match &row[0].face {
            Face::Cards(cards) if cards.len() == 1 => cell(row) * 1.3,
            Face::Cards(_) => look.px(60.0),
            Face::Bid(bower_rules::Bid::Tricks(_)) => cell(row).min(look.px(70.0)),
            Face::Bid(_) => sizes.board,
            _ => cell(row).min(look.px(83.0)),
        })
        .collect();
    let all: f32 = wanted.iter().map(|high| high + gap).sum();
    let room = (most - below).max(touch);
    let shrink = if all > room {
        ((room - gap * rows) / (all - gap * rows)).clamp(0.1, 1.0)
    } else {
        1.0
    };
    let heights: Vec<f32> = wanted
        .iter()
        .map(|high| (high * shrink).max(touch.min(*high)))
        .collect();
    let rows_high: f32 = heights.iter().map(|high| high + gap).sum();
    let high = pad * 2.0 + words + rows_high + below
        - if rows_high + below > 0.0 {
            gap
        } else {
            words * 0.25
        };
    let area = Rect::from_min_max(usual.max - vec2(wide, high), usual.max);
    let inside = area.shrink(pad);
    let mut plan = Plan::bare(
        area,
        Some(Rect::from_min_size(inside.min, vec2(inner, words * 0.84))),
        false,
    );
    let mut y = inside.top() + words;
    for (r, (row, high)) in question.rows.iter().zip(&heights).enumerate() {
        let wide = cell(row);
        for i in 0..row.len() {
            plan.items.push((
                Rect::from_min_size(
                    pos2(inside.left() + (wide + gap) * i as f32, y),
                    vec2(wide, *high),
                ),
                Item::Small(r, i),
            ));
        }
        y += high + gap;
    }
    let boards = question.boards.len();
    if beside {
        let top = inside.top() + words;
        plan.items.push((
            Rect::from_min_max(pos2(inside.right() - side, top), inside.max),
            Item::Board(0),
        ));
    } else if named || golds > 0 {
        let mut first: Vec<Item> = if question.alone.is_some() {
            vec![Item::Alone]
        } else {
            Vec::new()
        };
        first.extend((0..golds).map(Item::Board));
        let rest: Vec<Item> = (golds..boards).map(Item::Board).collect();
        let lines: Vec<Vec<Item>> = if golds > 0 {
            vec![first, rest]
        } else {
            vec![first.into_iter().chain(rest).collect()]
        };
        let high = if golds > 0 {
            sizes.board
        } else {
            sizes.board.max(look.px(58.0))
        };
        for line in lines.into_iter().filter(|line| !line.is_empty()) {
            spread(
                &mut plan,
                Rect::from_min_size(pos2(inside.left(), y), vec2(inner, high)),
                gap,
                &line,
            );
            y += high + gap;
        }
    } else {
        for (i, offer) in question.boards.iter().enumerate() {
            let high = if is_main(offer) {
                sizes.main
            } else {
                sizes.board
            };
            plan.items.push((
                Rect::from_min_size(pos2(inside.left(), y), vec2(inner, high)),
                Item::Board(i),
            ));
            y += high + gap;
        }
    }
    plan
}

/// Items side by side, all as wide.
fn spread(plan: &mut Plan, line: Rect, gap: f32, items: &[Item]) {
    let n = items.len().max(1) as f32;
    let wide = (line.width() - gap * (n - 1.0)) / n;
    for (i, item) in items.iter().enumerate() {
        plan.items.push((
            Rect::from_min_size(
                line.min + vec2((wide + gap) * i as f32, 0.0),
                vec2(wide, line.height()),
            ),
            *item,
        ));
    }
}

/// Between hand and trick where players sit at the lower right: everything in one line.
fn strip(look: &Look, layout: &Layout, question: &Question, sizes: &Sizes) -> Plan {
    let Sizes {
        pad, gap, touch, ..
    } = *sizes;
    let pad = pad * 0.7;
    let small = small(question);
    let cell = look.px(56.0).max(touch);
    let board = look.px(150.0).max(look.size(21.0) * 6.5);
    let alone = if question.alone.is_some() {
        look.px(130.0).max(look.size(19.0) * 6.5)
    } else {
        0.0
    };
    let n = small.len() as f32;
    let ask = look.size(19.0) * 10.0;
    let wanted = ask
        + gap
        + n * (cell + gap)
        + if alone > 0.0 { alone + gap } else { 0.0 }
        + question.boards.len() as f32 * (board + gap)
        - gap;
    let most = look.safe.width() * 0.66;
    let k = (most / wanted).min(1.0);
    let (ask, cell, board, alone) = (ask * k, cell * k, board * k, alone * k);
    let high = look.px(54.0).max(touch) + pad * 2.0;
    let wide = wanted * k + pad * 2.0;
    let foot = layout.toast().y;
    let area = Rect::from_min_size(
        pos2(layout.hand.at.x - wide / 2.0, foot - high),
        vec2(wide, high),
    );
    let line = area.shrink(pad);
    let mut plan = Plan::bare(
        area,
        Some(Rect::from_min_size(line.min, vec2(ask, line.height()))),
        false,
    );
    let mut x = line.left() + ask + gap;
    let mut put = |wide: f32, item: Item| {
        plan.items.push((
            Rect::from_min_size(pos2(x, line.top()), vec2(wide, line.height())),
            item,
        ));
        x += wide + gap;
    };
    for item in small {
        put(cell, item);
    }
    if alone > 0.0 {
        put(alone, Item::Alone);
    }
    for i in 0..question.boards.len() {
        put(board, Item::Board(i));
    }
    plan
}

/// On an upright phone: a strip above the hand, pass at the left, alone at the right.
fn foot(look: &Look, layout: &Layout, question: &Question, sizes: &Sizes) -> Plan {
    let usual = rect(layout);
    let Sizes {
        pad,
        gap,
        words,
        touch,
        ..
    } = *sizes;
    let inner = usual.width() - pad * 2.0;
    let small = small(question);
    let boards: Vec<Item> = (0..question.boards.len()).map(Item::Board).collect();
    // Three boards side by side are asked without words: the turn-up asks.
    let wordless = small.is_empty() && boards.len() > 1 && question.brief;
    let words = if wordless { 0.0 } else { words * 0.9 };
    let per_row = (((inner + gap) / (touch + gap)).floor() as usize).clamp(2, 9);
    let big = question.rows.iter().flatten().any(|offer| {
        matches!(&offer.face, Face::Cards(cards) if cards.len() > 1)
            || matches!(offer.face, Face::Bid(bid) if !matches!(bid, bower_rules::Bid::Tricks(_)))
    });
    let per_row = if big { 3 } else { per_row.min(7) };
    let mut cells = small.clone();
    let mut last: Vec<Item> = boards;
    if small.len() > per_row && question.alone.is_none() && last.len() == 1 {
        // Several rows: pass stands among them.
        cells.append(&mut last);
    }
    let lines = cells.len().div_ceil(per_row);
    let per_line = if lines > 0 {
        cells.len().div_ceil(lines)
    } else {
        1
    };
    if question.alone.is_some() {
        last.insert(0, Item::Alone);
    } else if last.len() > 1 {
        last.rotate_right(1);
    }
    let wide = (inner - gap * (per_line as f32 - 1.0)) / per_line as f32;
    // Two lines just fit under the players at the sides.
    let cell = if lines > 1 {
        touch
    } else {
        wide.min(look.px(64.0)).max(touch)
    };
    let board = look.px(50.0).max(touch);
    let high = pad * 2.0
        + words
        + lines as f32 * (cell + gap)
        + if last.is_empty() { 0.0 } else { board + gap }
        - gap;
    let high = high.max(pad * 2.0 + words);
    let area = Rect::from_min_max(pos2(usual.left(), usual.bottom() - high), usual.max);
    let inside = area.shrink(pad);
    let mut plan = Plan::bare(area, None, true);
    if words > 0.0 {
        plan.words = Some(Rect::from_min_size(inside.min, vec2(inner, words)));
    }
    let mut y = inside.top() + words;
    for line in cells.chunks(per_line.max(1)) {
        for (i, item) in line.iter().enumerate() {
            plan.items.push((
                Rect::from_min_size(
                    pos2(inside.left() + (wide + gap) * i as f32, y),
                    vec2(wide, cell),
                ),
                *item,
            ));
        }
        y += cell + gap;
    }
    if !last.is_empty() {
        spread(
            &mut plan,
            Rect::from_min_size(pos2(inside.left(), y), vec2(inner, board)),
            gap,
            &last,
        );
    }
    plan
}

/// On a phone on its side: a stack between the turn-up and the player at the right.
fn stack(look: &Look, layout: &Layout, question: &Question, sizes: &Sizes) -> Plan {
    let usual = rect(layout);
    let Sizes { pad, touch, .. } = *sizes;
    let pad = pad * 0.8;
    let gap = look.px(5.0).clamp(3.0, 8.0);
    let small = small(question);
    let mut boards: Vec<Item> = (0..question.boards.len()).map(Item::Board).collect();
    if question.alone.is_some() {
        boards.insert(0, Item::Alone);
    }
    let wide = usual.width().max(look.size(18.0) * 7.0);
    let inner = wide - pad * 2.0;
    let one = small.first().and_then(|item| {
        if let Item::Small(r, i) = *item {
            question.rows.get(r).and_then(|row| row.get(i))
        } else {
            None
        }
    });
    let columns = match one.map(|offer| &offer.face) {
        Some(Face::Suit(_)) => 2,
        Some(Face::Cards(cards)) if cards.len() > 1 => 1,
        Some(_) => 3,
        None => 1,
    };
    let lines = small.len().div_ceil(columns);
    let words = if lines + boards.len() < 3 {
        look.size(17.0) * 1.3
    } else {
        0.0
    };
    let rows = (lines + boards.len()).max(1) as f32;
    // As high as fits between the far player's row and the hand.
    let top = usual.top() - look.px(18.0) * (rows - 3.0).clamp(0.0, 1.0);
    let most = layout.toast().y - top - pad * 2.0 - words;
    let high = ((most - gap * (rows - 1.0)) / rows)
        .min(touch + look.px(2.0))
        .max(touch * 0.8);
    let area = Rect::from_min_size(
        pos2(usual.right() - wide, top),
        vec2(wide, pad * 2.0 + words + rows * (high + gap) - gap),
    );
    let inside = area.shrink(pad);
    let mut plan = Plan::bare(area, None, true);
    if words > 0.0 {
        plan.words = Some(Rect::from_min_size(inside.min, vec2(inner, words * 0.9)));
    }
    let mut y = inside.top() + words;
    let cell = (inner - gap * (columns as f32 - 1.0)) / columns as f32;
    for line in small.chunks(columns) {
        for (i, item) in line.iter().enumerate() {
            plan.items.push((
                Rect::from_min_size(
                    pos2(inside.left() + (cell + gap) * i as f32, y),
                    vec2(cell, high),
                ),
                *item,
            ));
        }
        y += high + gap;
    }
    for item in boards {
        plan.items.push((
            Rect::from_min_size(pos2(inside.left(), y), vec2(inner, high)),
            item,
        ));
        y += high + gap;
    }
    plan
}
