//! A hand is counted: how it came out, its tricks, the score before and after; and the game, when it is won.

mod barns;
mod end;
mod scores;
mod tale;

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::{Page, Wish};
use bower_words::text;

use crate::cloth::{Board, Cloth, Mark, Shown};
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};
use crate::{floor, roses};

use scores::{lines, scores};
use tale::{headline, sentence};

/// Shows the result of the hand, or of the game where it is won: how its last hand went is a page behind that.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let (Some(outcome), Some(victory)) = (seen.view.hand().outcome(), seen.won) else {
        last_hand(ctx, look, shown, hall);
        return;
    };
    let score = lines(hall, seen, &outcome);
    match end::show(ctx, look, shown, hall, victory, &score) {
        Some(end::Pressed::Wish(wish)) => hall.wish(wish),
        Some(end::Pressed::LastHand) => hall.turn_to(Page::LastHand),
        None => {}
    }
}

/// Shows how the hand that was counted went.
pub fn last_hand(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let Some(outcome) = seen.view.hand().outcome() else {
        return;
    };
    let won = seen.won.is_some();
    let head = headline(hall, seen, &outcome);
    let line = sentence(hall, seen, &outcome);
    let tricks = roses::tricks(seen.view.hand());
    let score = lines(hall, seen, &outcome);
    let area = match look.shape {
        Shape::Wide => Rect::from_center_size(
            look.window.center(),
            vec2(
                look.px(980.0),
                look.px(560.0).max(look.window.height() * 0.78),
            )
            .min(look.safe.size()),
        ),
        Shape::Tall | Shape::Squat => look.safe.shrink(2.0),
    };
    let mut wish = None;
    floor::over_table(ctx, look, shown, "result", area, |cloth| {
        let pad = look.px(18.0).max(12.0);
        let inside = area.shrink(pad);
        let big = if look.shape == Shape::Wide {
            42.0
        } else {
            30.0
        };
        // The barns where there is room for them beside the tricks in the player's own words, else the scores alone.
        let barns = barns::high(cloth.look, hall).filter(|high| {
            let (head, words) = heading(cloth, inside, (big, &line));
            let left = inside.height() - head - words - high - cloth.look.px(22.0);
            left >= roses_high(cloth, inside.width(), tricks.len())
        });
        let look = &match barns {
            Some(_) => *cloth.look,
            // Smaller where the score would not be seen without pushing.
            None => cloth.fitting(&[1.0, 0.85, 0.7, 0.6, 0.5], |cloth| {
                let (head, words) = heading(cloth, inside, (big, &line));
                let foot = boards_high(cloth.look) + cloth.look.px(22.0);
                let left = inside.height() - head - words - foot;
                let middle = Rect::from_min_size(inside.min, vec2(inside.width(), left));
                left >= whole(cloth, middle, tricks.len(), score.len())
            }),
        };
        let cloth = &mut cloth.in_look(look);
        let title = cloth.line(
            pos2(inside.center().x, inside.top()),
            Align2::CENTER_TOP,
            &head,
            Letter::Bold,
            big,
            look.accent(),
            inside.width(),
        );
        let below = cloth.centred(
            pos2(inside.center().x, title.bottom() + 2.0),
            &line,
            Letter::Semi,
            20.0,
            look.words(),
            inside.width(),
        );
        let high = barns.unwrap_or_else(|| boards_high(look));
        let foot = Rect::from_min_max(pos2(inside.left(), inside.bottom() - high), inside.max);
        let middle = Rect::from_min_max(
            pos2(inside.left(), below + look.px(10.0)),
            pos2(inside.right(), foot.top() - look.px(12.0)),
        );
        if barns.is_some() {
            let split = foot.left() + foot.width() * barns::SHARE;
            let (left, right) = foot.split_left_right_at_x(split);
            rose_row(cloth, hall, &tricks, middle);
            barns::show(cloth, hall, &score, left);
            wish = beside_barns(cloth, right, won);
            return;
        }
        let high = whole(cloth, middle, tricks.len(), score.len()).max(middle.height());
        cloth.scroll("result", middle, high, |cloth, corner| {
            let middle = Rect::from_min_size(corner, vec2(middle.width(), high));
            let (roses, lines, columns) = places(look, middle, score.len());
            rose_row(cloth, hall, &tricks, roses);
            scores(cloth, hall, &score, lines, columns);
        });
        wish = boards(cloth, foot, won);
    });
    if let Some(wish) = wish {
        hall.wish(wish);
    }
}

/// How high the headline stands, and the sentence under it.
fn heading(cloth: &Cloth, inside: Rect, (big, line): (f32, &str)) -> (f32, f32) {
    let words = cloth.lines_height(line, Letter::Semi, 20.0, inside.width());
    (cloth.look.size(big) * 1.3 + 2.0, words)
}

/// How high the boards stand at the foot.
fn boards_high(look: &Look) -> f32 {
    look.px(52.0).max(look.touch() + 2.0)
}

/// How wide the roses are where the score stands beside them, of the whole.
const ROSES: f32 = 0.62;

/// How many lines of the score stand side by side, and how high they stand in all.
fn columns(look: &Look, sides: usize) -> (usize, f32) {
    let columns = match look.shape {
        Shape::Wide => sides,
        Shape::Tall => 2.min(sides),
        Shape::Squat => 1,
    };
    (columns, cells_high(look, sides, columns))
}

/// How high the cells of so many sides' scores stand, so many in a row.
fn cells_high(look: &Look, sides: usize, columns: usize) -> f32 {
    let cell = look.px(74.0).max(look.size(22.0) * 2.4);
    (cell + 8.0) * sides.div_ceil(columns) as f32
}

/// Where the tricks and the score stand, and how many lines of it side by side.
fn places(look: &Look, middle: Rect, sides: usize) -> (Rect, Rect, usize) {
    let (columns, high) = columns(look, sides);
    let (roses, lines) = if look.shape == Shape::Squat {
        let split = middle.left() + middle.width() * ROSES;
        (
            Rect::from_min_max(middle.min, pos2(split, middle.bottom())),
            Rect::from_min_max(pos2(split + 12.0, middle.top()), middle.max),
        )
    } else {
        let split = middle.bottom() - high;
        (
            Rect::from_min_max(middle.min, pos2(middle.right(), split - look.px(10.0))),
            Rect::from_min_max(pos2(middle.left(), split), middle.max),
        )
    };
    (roses, lines, columns)
}

/// How high the tricks stand in a width when their cards can just be told apart.
fn roses_high(cloth: &Cloth, wide: f32, tricks: usize) -> f32 {
    let look = cloth.look;
    let gap = look.px(10.0).clamp(5.0, 14.0);
    let least = if look.shape == Shape::Squat {
        look.px(20.0).max(17.0)
    } else {
        look.px(22.0).max(18.0)
    };
    let rose = roses::SPAN * least + vec2(8.0, 8.0 + look.size(17.0) * 1.9);
    let fit = ((wide + gap) / (rose.x + gap)).floor().max(1.0) as usize;
    (rose.y + gap) * tricks.div_ceil(fit) as f32
}

/// How high tricks and score stand when their cards can just be told apart: in large print that is more than a phone has.
fn whole(cloth: &Cloth, middle: Rect, tricks: usize, sides: usize) -> f32 {
    let look = cloth.look;
    let squat = look.shape == Shape::Squat;
    let share = if squat { ROSES } else { 1.0 };
    let roses = roses_high(cloth, middle.width() * share, tricks);
    if squat {
        let line = look.touch().max(look.size(22.0) * 1.5) + 8.0;
        roses.max(line * sides as f32)
    } else {
        roses + columns(look, sides).1
    }
}

/// What a board of the result says, of what wood it is, what it does, and its sign.
type Offer = (&'static str, Kind, Wish, Option<&'static str>);

/// What is offered: on with it, or where the game is won the game again; before it what else can be done.
fn offers(won: bool) -> [Offer; 3] {
    let calls = ("calls", Kind::Wood, Wish::Calls, None);
    if won {
        [
            calls,
            ("knob-back", Kind::Wood, Wish::Back, Some("back")),
            ("play-again", Kind::Main, Wish::Rematch, None),
        ]
    } else {
        [
            calls,
            ("take-back-short", Kind::Wood, Wish::Undo, Some("undo")),
            ("next-hand", Kind::Main, Wish::NextHand, None),
        ]
    }
}

/// What an offer is called on its board.
fn called((key, ..): &Offer, narrow: bool) -> String {
    text(if narrow && *key == "calls" {
        "calls-short"
    } else {
        key
    })
}

/// The boards in a row, that which most want at the right.
fn boards(cloth: &mut Cloth, foot: Rect, won: bool) -> Option<Wish> {
    let gap = cloth.look.px(10.0);
    let narrow = foot.width() < cloth.look.size(20.0) * 30.0;
    // On a phone all are as wide: a thumb finds any of them.
    let even = cloth.look.shape != Shape::Wide || narrow;
    let unit = (foot.width() - gap * 2.0) / if even { 3.0 } else { 7.0 };
    let mut right = foot.right();
    let mut placed = Vec::new();
    for offer in offers(won).into_iter().rev() {
        let wide = match (even, offer.1) {
            (true, _) => unit,
            (false, Kind::Main) => unit * 2.2,
            (false, _) => unit * 1.3,
        };
        let place = Rect::from_min_max(pos2(right - wide, foot.top()), pos2(right, foot.bottom()));
        placed.push((place, offer));
        right = place.left() - gap;
    }
    row(cloth, placed, if even { SMALL } else { 24.0 }, narrow)
}

/// The boards beside the barns: that which most want large at the foot, the others in a row over it.
fn beside_barns(cloth: &mut Cloth, area: Rect, won: bool) -> Option<Wish> {
    let look = cloth.look;
    let gap = look.px(10.0);
    let main = look.px(56.0).max(look.touch());
    let high = look.px(50.0).max(look.touch());
    let foot = Rect::from_min_max(pos2(area.left(), area.bottom() - main), area.max);
    let wide = (area.width() - gap) / 2.0;
    let over = |i: f32| {
        let corner = pos2(area.left() + (wide + gap) * i, foot.top() - gap - high);
        Rect::from_min_size(corner, vec2(wide, high))
    };
    let [calls, other, on] = offers(won);
    let placed = vec![(foot, on), (over(0.0), calls), (over(1.0), other)];
    row(cloth, placed, 24.0, false)
}

/// The drawn size of words on the lesser boards.
const SMALL: f32 = 19.0;

/// The boards of these offers, the first of which is what most want: it stands apart where its words are larger, else all
/// have letters as large as each other. What is asked for, once one of them is pressed.
fn row(cloth: &mut Cloth, placed: Vec<(Rect, Offer)>, main: f32, narrow: bool) -> Option<Wish> {
    let words: Vec<String> = placed
        .iter()
        .map(|(_, offer)| called(offer, narrow))
        .collect();
    let sign_from = cloth.look.size(SMALL) * 10.0;
    let mut boards: Vec<Board> = placed
        .iter()
        .zip(&words)
        .map(|((place, (_, kind, _, sign)), words)| {
            let board = Board::new(*place, words).kind(*kind).size(SMALL);
            match sign.filter(|_| !narrow && place.width() > sign_from) {
                Some(sign) => board.mark(Mark::Sign(sign)),
                None => board,
            }
        })
        .collect();
    let first = boards.remove(0).size(main).main();
    let pressed = if main == SMALL {
        boards.insert(0, first);
        cloth.row(boards)
    } else {
        // It comes first to keys, too.
        let taken = first.show(cloth);
        let other = cloth.row(boards).map(|i| i + 1);
        other.or(taken.then_some(0))
    };
    pressed.map(|i| placed[i].1.2)
}

/// The tricks as roses: in one row, or in as many as keep them largest.
fn rose_row(cloth: &mut Cloth, hall: &Hall, tricks: &[roses::Trick], area: Rect) {
    if tricks.is_empty() {
        cloth.line(
            area.center(),
            Align2::CENTER_CENTER,
            &text("result-unplayed"),
            Letter::Italic,
            18.0,
            cloth.look.dim(),
            area.width(),
        );
        return;
    }
    let gap = cloth.look.px(10.0).clamp(5.0, 14.0);
    let foot = cloth.look.size(17.0) * 1.9;
    let n = tricks.len();
    let best = (1..=n)
        .map(|columns| {
            let rows = n.div_ceil(columns);
            let wide = (area.width() - gap * (columns as f32 - 1.0)) / columns as f32;
            let high = (area.height() - gap * (rows as f32 - 1.0)) / rows as f32;
            let card = ((wide - 8.0) / roses::SPAN.x).min((high - foot - 8.0) / roses::SPAN.y);
            (columns, card, wide, high)
        })
        .max_by(|a, b| a.1.total_cmp(&b.1));
    let Some((columns, card, wide, high)) = best else {
        return;
    };
    let wide = wide.min(card * roses::SPAN.x * 1.25 + 8.0);
    let high = high.min(card * roses::SPAN.y * 1.08 + foot + 8.0);
    let rows = n.div_ceil(columns);
    let whole = vec2(
        wide * columns as f32 + gap * (columns as f32 - 1.0),
        high * rows as f32 + gap * (rows as f32 - 1.0),
    );
    let corner = area.center() - whole / 2.0;
    for (i, trick) in tricks.iter().enumerate() {
        let (column, row) = (i % columns, i / columns);
        let at = corner + vec2((wide + gap) * column as f32, (high + gap) * row as f32);
        roses::framed(
            cloth,
            hall,
            trick,
            i + 1,
            Rect::from_min_size(at, vec2(wide, high)),
        );
    }
}
