//! The end of a game: who won, in how many hands, the score, and the game again.

use std::time::Duration;

use bevy_egui::egui::{self, Rect, pos2, vec2};
use bower_rules::{BySide, Side, Victory};
use bower_stage::layout::Shape;
use bower_stage::{Seen, Wish};
use bower_words::{text, text_with};

use super::cells_high;
use super::scores::{Line, scores};
use super::tale::winner;
use crate::cloth::{Board, Cloth, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};

/// What is pressed at the end of a game.
pub enum Pressed {
    /// Something of the table.
    Wish(Wish),
    /// How the last hand went.
    LastHand,
}

/// So long the board is seen before the game can be begun again.
const SEEN: Duration = Duration::from_millis(600);
/// The size of words on the boards.
const SIZE: f32 = 21.0;

/// The size of the headline: on a phone it stays in one line.
fn head_size(look: &Look) -> f32 {
    if look.shape == Shape::Wide {
        42.0
    } else {
        32.0
    }
}

/// Who has won, for the viewer.
pub fn headline(hall: &Hall, seen: &Seen, victory: Victory) -> String {
    let game = seen.view.game();
    let ours = game.side_of(seen.view.seat());
    let key = match (victory.side == ours, game.partnerships()) {
        (true, true) => "game-won",
        (true, false) => "game-won-alone",
        (false, true) => "game-lost",
        (false, false) => {
            let name = winner(hall, seen, victory.side);
            return text_with("game-lost-alone", &[("name", name.into())]);
        }
    };
    text(key)
}

/// One sentence about the game: the hand that cost us most where we lost it to the other side, else how many hands it was.
fn sentence(seen: &Seen, victory: Victory) -> String {
    let game = seen.view.game();
    let ours = game.side_of(seen.view.seat());
    if game.partnerships()
        && victory.side != ours
        && let Some((hand, points)) = dearest(&seen.deals, victory.side, ours)
    {
        return text_with(
            "game-cost",
            &[("hand", hand.into()), ("points", points.into())],
        );
    }
    text_with(
        "game-length",
        &[("hands", (seen.deals.len() as i64).into())],
    )
}

/// The number of the deal, from 1, in which the winners gained most on the losers, and by how much: of two the later, which
/// weighed more. None where no deal brought them more than a point.
fn dearest(deals: &[BySide<i16>], won: Side, lost: Side) -> Option<(i64, i64)> {
    (1..)
        .zip(deals)
        .map(|(number, points)| (number, i64::from(points[won] - points[lost])))
        .max_by_key(|&(number, points)| (points, number))
        .filter(|(_, points)| *points > 1)
}

/// Shows the board.
pub fn show(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    hall: &mut Hall,
    victory: Victory,
    score: &[Line],
) -> Option<Pressed> {
    let seen = hall.seen.as_ref()?;
    let (head, line) = (headline(hall, seen, victory), sentence(seen, victory));
    let wide = match look.shape {
        Shape::Wide => look.px(710.0).max(look.size(20.0) * 22.0),
        Shape::Tall => look.window.width(),
        Shape::Squat => look.window.width() * 0.8,
    };
    let most = look.safe.height() - look.px(48.0).max(30.0);
    let mut asked = None;
    floor::over_table_whole(
        ctx,
        look,
        shown,
        "end",
        vec2(wide, look.px(400.0)),
        |cloth, area| {
            let pad = look.px(24.0).clamp(12.0, 40.0);
            let inside = area.shrink(pad);
            let look = &cloth.fitting(&[1.0, 0.85, 0.7, 0.6], |cloth| {
                let look = cloth.look;
                let told = told(cloth, inside.width(), (&head, &line), score);
                told + boards_high(look) + look.px(14.0) <= most - pad * 2.0
            });
            let cloth = &mut cloth.in_look(look);
            let gap = look.px(14.0).max(8.0);
            let whole = told(cloth, inside.width(), (&head, &line), score);
            let body = Rect::from_min_max(
                inside.min,
                pos2(inside.right(), inside.bottom() - boards_high(look) - gap),
            );
            let hall = &*hall;
            cloth.scroll("end", body, whole, |cloth, corner| {
                let middle = corner.x + inside.width() / 2.0;
                let ink = cloth.look.accent();
                let top = pos2(middle, corner.y);
                let y = cloth.centred(
                    top,
                    &head,
                    Letter::Bold,
                    head_size(look),
                    ink,
                    inside.width(),
                );
                let dim = cloth.look.dim();
                let under = pos2(middle, y + 2.0);
                cloth.centred(under, &line, Letter::Semi, 20.0, dim, inside.width());
                let (columns, high) = columns(cloth.look, score.len());
                let cells = Rect::from_min_size(
                    pos2(corner.x, corner.y + whole - high),
                    vec2(inside.width(), high),
                );
                scores(cloth, hall, score, cells, columns);
            });
            asked = boards(cloth, inside);
            whole + gap + boards_high(look) + pad * 2.0
        },
    );
    // A press that still hurried the last trick does not throw the board away that nobody has seen yet.
    let ripe = shown.now.saturating_sub(shown.came) >= SEEN;
    asked.filter(|pressed| ripe || !matches!(pressed, Pressed::Wish(Wish::Rematch)))
}

/// How high what is told stands in a width: headline, sentence, score.
fn told(cloth: &Cloth, room: f32, (head, line): (&str, &str), score: &[Line]) -> f32 {
    let words = cloth.lines_height(head, Letter::Bold, head_size(cloth.look), room)
        + cloth.lines_height(line, Letter::Semi, 20.0, room);
    let gap = cloth.look.px(16.0).max(8.0);
    words + 2.0 + gap + columns(cloth.look, score.len()).1
}

/// How many sides' scores stand in a row, and how high all rows are.
fn columns(look: &Look, sides: usize) -> (usize, f32) {
    let most = if look.shape == Shape::Tall { 2 } else { 3 };
    let columns = sides.min(most);
    (columns, cells_high(look, sides, columns))
}

/// How high the boards stand at the foot.
fn boards_high(look: &Look) -> f32 {
    super::boards_high(look).max(look.px(58.0))
}

/// The boards: the game again first, since that is what most want.
fn boards(cloth: &mut Cloth, inside: Rect) -> Option<Pressed> {
    let gap = cloth.look.px(10.0);
    let high = boards_high(cloth.look);
    let wide = (inside.width() - gap * 2.0) / 3.0;
    let place = |i: usize| {
        let corner = pos2(
            inside.left() + (wide + gap) * i as f32,
            inside.bottom() - high,
        );
        Rect::from_min_size(corner, vec2(wide, high))
    };
    let again = text("play-again");
    let (last, leave) = (text("last-hand"), text("leave-to-title"));
    let row = vec![
        Board::new(place(0), &again).kind(Kind::Main).main(),
        Board::new(place(1), &last),
        Board::new(place(2), &leave),
    ];
    let row = row.into_iter().map(|board| board.size(SIZE)).collect();
    cloth.row(row).map(|i| match i {
        0 => Pressed::Wish(Wish::Rematch),
        1 => Pressed::LastHand,
        _ => Pressed::Wish(Wish::Leave),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What two sides gained in each deal.
    fn deals(points: &[[i16; 2]]) -> Vec<BySide<i16>> {
        let of = |points: &[i16; 2], side: Side| points.get(side.index()).copied().unwrap_or(0);
        let all = points.iter();
        all.map(|points| BySide::from_fn(|side| of(points, side)))
            .collect()
    }

    #[test]
    fn the_dearest_hand_is_the_one_the_winners_gained_most_in_on_the_losers() {
        let side = |n: u8| Side::new(n).expect("there are six sides");
        let cost = |points: &[[i16; 2]]| dearest(&deals(points), side(1), side(0));
        // Euchre: 1 point, nobody called, a euchre, a march as dear after it.
        assert_eq!(cost(&[[0, 1], [0, 0], [0, 2], [0, 2]]), Some((4, 2)));
        // Bid Euchre: six made by them cost less than our five that failed while they took three.
        assert_eq!(cost(&[[1, 2], [0, 6], [2, 1], [-5, 3]]), Some((4, 8)));
        // Won by single points: no hand to be named.
        assert_eq!(cost(&[[0, 1], [0, 1]]), None);
    }
}
