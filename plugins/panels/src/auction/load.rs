//! The boards of a question stood in a width: rows of small ones, lines of those with words.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use bower_cards::{Weight, width};
use bower_rules::Bid;
use bower_stage::layout::Shape;

use super::plan::{BOARD, Item, LEAST_PAD, MAIN, TOUCH, WORDS};
use super::question::{Face, Offer, Question};
use crate::theme::{Kind, Look};

/// How boards with words stand to the small ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// One under another.
    Stack,
    /// Side by side.
    Line,
    /// Two and two.
    Pairs,
    /// At the right of the small ones.
    Beside,
}

/// Small boards of a kind.
pub struct Group {
    items: Vec<Item>,
    /// Columns it is drawn in.
    usual: usize,
    least: Vec2,
    ideal: Vec2,
}

/// Everything that is to be stood somewhere, for one size of words.
pub struct Load<'a> {
    pub look: Look,
    pub question: &'a Question,
    pub groups: Vec<Group>,
    pub boards: Vec<(Item, f32, bool)>,
    /// Widths of the question's words and of the space between them, as small as they may be written.
    pub asked: (Vec<f32>, f32),
    pub pad: f32,
    pub gap: f32,
}

/// One way to stand it.
#[derive(Clone, Copy)]
pub struct Way {
    pub words: bool,
    pub manner: Manner,
    pub columns: usize,
    /// 1 as drawn, 0 as small as a finger allows.
    pub ease: f32,
}

/// How it came out, its upper left at the origin.
pub struct Stood {
    pub size: Vec2,
    pub words: Option<Rect>,
    pub items: Vec<(Rect, Item)>,
}

impl Load<'_> {
    pub fn new<'a>(look: Look, question: &'a Question, compact: bool) -> Load<'a> {
        let px = |drawn: f32| look.px(drawn);
        let mut groups: Vec<Group> = Vec::new();
        for (r, row) in question.rows.iter().enumerate() {
            let items = row
                .iter()
                .enumerate()
                .filter(|(_, offer)| !compact || offer.action.is_ok())
                .map(|(i, _)| Item::Small(r, i));
            let Some(first) = row.first() else { continue };
            let (usual, least, ideal) = match &first.face {
                Face::Suit(_) => (4, Vec2::splat(TOUCH), Vec2::splat(px(83.0))),
                Face::Value(_) => (3, Vec2::splat(TOUCH), vec2(px(70.0), px(58.0))),
                Face::Bid(Bid::Tricks(_)) => (4, Vec2::splat(TOUCH), Vec2::splat(px(70.0))),
                Face::Cards(cards) if cards.len() > 1 => {
                    (3, vec2(108.0, 56.0), px(1.0) * vec2(130.0, 66.0))
                }
                Face::Cards(_) => (7, vec2(TOUCH, 60.0), px(1.0) * vec2(62.0, 84.0)),
                Face::Bid(_) | Face::Words(..) => {
                    let wide = row
                        .iter()
                        .map(|offer| bid_width(&look, offer))
                        .fold(TOUCH, f32::max);
                    (2, vec2(wide, TOUCH), vec2(wide, px(46.0)))
                }
            };
            let ideal = ideal.max(least);
            match groups.last_mut() {
                Some(group) if group.usual == usual => group.items.extend(items),
                _ => groups.push(Group {
                    items: items.collect(),
                    usual,
                    least,
                    ideal,
                }),
            }
        }
        groups.retain(|group| !group.items.is_empty());
        let mut boards = Vec::new();
        if question.alone.is_some() {
            let words = width(
                &bower_words::text("alone"),
                Weight::Semibold,
                look.size(WORDS),
            );
            boards.push((Item::Alone, words * 0.8 + px(60.0).max(54.0), false));
        }
        for (i, offer) in question.boards.iter().enumerate() {
            let main = matches!(offer.face, Face::Words(_, Kind::Main, _));
            boards.push((
                Item::Board(i),
                board_width(&look, offer, question.dealer),
                main,
            ));
        }
        let passes = question
            .boards
            .last()
            .is_some_and(|offer| matches!(offer.face, Face::Words(_, Kind::Wood, _)));
        if look.shape == Shape::Tall && question.alone.is_none() && boards.len() > 1 && passes {
            // A thumb never slips from pass to alone.
            boards.rotate_right(1);
        }
        let size = look.size(WORDS) * 0.86;
        Load {
            asked: widths(&question.words, Weight::Semibold, size),
            look,
            question,
            groups,
            boards,
            pad: px(if look.shape == Shape::Wide {
                18.0
            } else {
                10.0
            })
            .clamp(7.0, 40.0),
            gap: px(8.0).clamp(4.0, 20.0),
        }
    }

    /// The width it is usually stood in: a question without boards needs no more than its words.
    pub fn width(&self, usual: f32) -> f32 {
        if !self.groups.is_empty() || !self.boards.is_empty() {
            return usual;
        }
        let (words, space) = &self.asked;
        let whole = words.iter().sum::<f32>() + space * words.len() as f32;
        (whole / 0.86 + self.pad * 2.0 + self.gap).min(usual)
    }

    /// The panel's margin: with its boards it gives way to a tight place.
    fn pad(&self, way: Way) -> f32 {
        LEAST_PAD + (self.pad - LEAST_PAD) * way.ease
    }

    pub fn columns(&self) -> Vec<usize> {
        let Some(group) = self.groups.iter().max_by_key(|group| group.items.len()) else {
            return vec![1];
        };
        let n = group.items.len();
        let mut columns: Vec<usize> = (1..=n).collect();
        let usual = group.usual.min(n);
        columns.sort_by_key(|c| c.abs_diff(usual));
        columns
    }

    /// Stands everything in a width; `None` where it does not go.
    pub fn stand(&self, way: Way, wide: f32, most: f32) -> Option<Stood> {
        let between = |least: f32, ideal: f32| least + (ideal - least) * way.ease;
        let (pad, gap) = (self.pad(way), between(4.0, self.gap));
        let inner = wide - pad * 2.0;
        let beside = way.manner == Manner::Beside;
        if beside
            && (self.groups.is_empty() || self.boards.is_empty() || self.question.alone.is_some())
        {
            return None;
        }
        let side = if beside {
            self.boards
                .iter()
                .map(|(_, wide, _)| *wide)
                .fold(TOUCH, f32::max)
        } else {
            0.0
        };
        let across = inner - if beside { side + gap } else { 0.0 };
        let mut y = pad;
        let mut words = None;
        if way.words {
            let size = self.look.size(WORDS);
            let lines = lines(&self.asked, inner);
            if lines > 3 {
                return None;
            }
            let high = size * 1.28 * lines as f32;
            words = Some(Rect::from_min_size(pos2(pad, y), vec2(inner, high)));
            y += high
                + if self.boards.is_empty() && self.groups.is_empty() {
                    0.0
                } else {
                    gap
                };
        }
        let top = y;
        let mut items = Vec::new();
        let greatest = self.groups.iter().map(|group| group.items.len()).max();
        for group in &self.groups {
            let fits = ((across + gap) / (group.least.x + gap)).floor().max(0.0) as usize;
            let columns = if Some(group.items.len()) == greatest {
                way.columns
            } else {
                group.usual.min(group.items.len()).min(fits.max(1))
            };
            if columns > fits {
                return None;
            }
            let n = columns as f32;
            let whole = (across - gap * (n - 1.0)) / n;
            let cell = whole.min(group.ideal.x * 1.6);
            let high = between(group.least.y, group.ideal.y.min(cell.max(group.least.y)));
            let left = pad + (across - cell * n - gap * (n - 1.0)) / 2.0;
            for row in group.items.chunks(columns) {
                for (i, item) in row.iter().enumerate() {
                    let corner = pos2(left + (cell + gap) * i as f32, y);
                    items.push((Rect::from_min_size(corner, vec2(cell, high)), *item));
                }
                y += high + gap;
            }
        }
        let touch = self.look.touch();
        let letters = |size: f32| self.look.size(size) * 1.25;
        let height = |main: bool| {
            let ideal = if main { 60.0 } else { 46.0 };
            let least = letters(if main { MAIN } else { BOARD } * 0.8).max(TOUCH);
            let ideal =
                self.look
                    .px(ideal)
                    .max(touch)
                    .max(letters(if main { MAIN } else { BOARD }));
            between(least, ideal.max(least))
        };
        let per_line = match way.manner {
            Manner::Stack | Manner::Beside => 1,
            Manner::Pairs if self.boards.len() > 2 => 2,
            Manner::Pairs => return None,
            Manner::Line => self.boards.len(),
        };
        let (left, room) = if beside {
            (pad + across + gap, side)
        } else {
            (pad, inner)
        };
        let mut boards_y = if beside { top } else { y };
        let lines: Vec<&[(Item, f32, bool)]> = self.boards.chunks(per_line.max(1)).collect();
        let heights: Vec<f32> = lines
            .iter()
            .map(|line| height(per_line == 1 && !beside && line.iter().any(|(.., main)| *main)))
            .collect();
        // Beside the small ones they are as high as those are.
        let stretch = if beside {
            let wanted: f32 = heights.iter().sum::<f32>() + gap * (heights.len() as f32 - 1.0);
            ((y - gap - top - wanted) / heights.len() as f32).max(0.0)
        } else {
            0.0
        };
        for (line, high) in lines.iter().zip(&heights) {
            let n = line.len() as f32;
            let wide = (room - gap * (n - 1.0)) / n;
            if line.iter().any(|(_, least, _)| *least > wide + 0.5) {
                return None;
            }
            let high = high + stretch;
            for (i, (item, ..)) in line.iter().enumerate() {
                let corner = pos2(left + (wide + gap) * i as f32, boards_y);
                items.push((Rect::from_min_size(corner, vec2(wide, high)), *item));
            }
            boards_y += high + gap;
        }
        let foot = y.max(boards_y);
        let high = if items.is_empty() { foot } else { foot - gap } + pad;
        (high <= most + 0.1).then_some(Stood {
            size: vec2(wide, high),
            words,
            items,
        })
    }

    /// How far from the look's own way this one is.
    pub fn cost(&self, way: Way) -> f32 {
        let shape = self.look.shape;
        let usual = if !self.groups.is_empty() && self.question.alone.is_some() {
            Manner::Line
        } else if self.groups.is_empty() || self.question.alone.is_some() {
            match shape {
                Shape::Tall => Manner::Line,
                _ => Manner::Stack,
            }
        } else if self.boards.len() == 1 && shape != Shape::Tall {
            Manner::Beside
        } else if shape == Shape::Squat {
            Manner::Stack
        } else {
            Manner::Line
        };
        let manner = if way.manner == usual || self.boards.is_empty() {
            0.0
        } else {
            0.5
        };
        let columns = self
            .groups
            .iter()
            .max_by_key(|group| group.items.len())
            .map_or(0.0, |group| {
                let n = group.items.len();
                // West's values stand three and three: its numbers, colours, shapes.
                let west = group.usual == 3 && n.is_multiple_of(3);
                let odd = if west && !way.columns.is_multiple_of(3) {
                    0.6
                } else if n.is_multiple_of(way.columns) {
                    0.0
                } else {
                    0.12
                };
                odd + 0.1 * way.columns.abs_diff(group.usual.min(n)) as f32
            });
        let words = if way.words { 0.0 } else { 1.2 };
        manner + columns + words + (1.0 - way.ease) * 1.5
    }
}

fn bid_width(look: &Look, offer: &Offer) -> f32 {
    let Face::Bid(bid) = offer.face else {
        return 0.0;
    };
    let words = super::boards::bid_words(bid);
    width(&words, Weight::Bold, look.size(WORDS)) * 0.8 + look.px(20.0).clamp(12.0, 28.0)
}

/// The least width a board needs for its words, the short ones where it has any.
fn board_width(look: &Look, offer: &Offer, dealer: bool) -> f32 {
    let Face::Words(words, kind, suit) = &offer.face else {
        return TOUCH;
    };
    let brief = look.shape != Shape::Wide;
    let short = super::boards::short(offer, dealer)
        .filter(|_| brief)
        .map(bower_words::text);
    let main = *kind == Kind::Main && !brief;
    let size = look.size(if main { MAIN } else { BOARD });
    let pip = if suit.is_some() { TOUCH * 0.65 } else { 0.0 };
    let words = width(short.as_deref().unwrap_or(words), Weight::Bold, size);
    words * 0.78 + look.px(20.0).clamp(12.0, 28.0) + pip
}

/// How wide each word is, and the space between two.
pub fn widths(words: &str, weight: Weight, size: f32) -> (Vec<f32>, f32) {
    let each = words
        .split_whitespace()
        .map(|word| width(word, weight, size));
    (each.collect(), width(" ", weight, size))
}

/// Over how many lines words of such widths run.
pub fn lines((words, space): &(Vec<f32>, f32), room: f32) -> usize {
    let (mut lines, mut used) = (1, 0.0);
    for wide in words {
        if used > 0.0 && used + space + wide > room {
            lines += 1;
            used = *wide;
        } else {
            used += if used > 0.0 { space + wide } else { *wide };
        }
    }
    lines
}
