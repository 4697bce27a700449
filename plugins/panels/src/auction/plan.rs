//! Where the boards of the auction stand: in whatever room the table leaves, as near as may be to the place the look
//! gives them. Nothing lies over the hand, the trick or a player.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use bower_cards::{Weight, width};
use bower_rules::Bid;
use bower_stage::Layout;
use bower_stage::layout::Shape;

use super::question::{Face, Offer, Question};
use super::room::Room;
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
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    /// The panel.
    pub area: Rect,
    /// The question.
    pub words: Option<Rect>,
    /// The slip the question has for itself, where the panel has no room for it.
    pub slip: Option<Rect>,
    /// Where there is room to tell what a value would make of the hand.
    pub note: Option<Rect>,
    /// The boards, in the order focus takes them.
    pub items: Vec<(Rect, Item)>,
    /// Where the boards are pushed through, and how high they are in all, where they do not fit.
    pub scroll: Option<(Rect, f32)>,
    /// Whether boards side by side say less.
    pub short: bool,
    /// The player's size of words as far as there is room for it.
    pub text: f32,
}

/// The least side of anything a finger presses.
pub const TOUCH: f32 = 44.0;
/// The least margin of a panel: its stitches.
const LEAST_PAD: f32 = 5.0;
/// The drawn sizes of words on boards.
pub const MAIN: f32 = 25.0;
pub const BOARD: f32 = 21.0;
/// The drawn size of the question.
pub const WORDS: f32 = 19.0;

/// How boards with words stand to the small ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
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
struct Group {
    items: Vec<Item>,
    /// Columns it is drawn in.
    usual: usize,
    least: Vec2,
    ideal: Vec2,
}

/// Everything that is to be stood somewhere, for one size of words.
struct Load<'a> {
    look: Look,
    question: &'a Question,
    groups: Vec<Group>,
    boards: Vec<(Item, f32, bool)>,
    /// Widths of the question's words and of the space between them, as small as they may be written.
    asked: (Vec<f32>, f32),
    pad: f32,
    gap: f32,
}

/// One way to stand it.
#[derive(Clone, Copy)]
struct Way {
    words: bool,
    manner: Manner,
    columns: usize,
    /// 1 as drawn, 0 as small as a finger allows.
    ease: f32,
}

/// How it came out, its upper left at the origin.
struct Stood {
    size: Vec2,
    words: Option<Rect>,
    items: Vec<(Rect, Item)>,
}

impl Load<'_> {
    fn new<'a>(look: Look, question: &'a Question, compact: bool) -> Load<'a> {
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
    fn width(&self, usual: f32) -> f32 {
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

    fn columns(&self) -> Vec<usize> {
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
    fn stand(&self, way: Way, wide: f32, most: f32) -> Option<Stood> {
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
    fn cost(&self, way: Way) -> f32 {
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
fn widths(words: &str, weight: Weight, size: f32) -> (Vec<f32>, f32) {
    let each = words
        .split_whitespace()
        .map(|word| width(word, weight, size));
    (each.collect(), width(" ", weight, size))
}

/// Over how many lines words of such widths run.
fn lines((words, space): &(Vec<f32>, f32), room: f32) -> usize {
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

const MANNERS: [Manner; 4] = [Manner::Stack, Manner::Line, Manner::Pairs, Manner::Beside];
const EASES: [f32; 5] = [1.0, 0.75, 0.5, 0.25, 0.0];
/// What leaving barred boards out, and pushing boards through, cost: both are last resorts.
const COMPACT: f32 = 4.0;
/// What lying over a thing just said costs.
const SPOKEN: f32 = 0.35;

/// The best found so far.
struct Found {
    cost: f32,
    plan: Plan,
}

impl Plan {
    /// The plan of a question in a window.
    pub fn new(look: &Look, layout: &Layout, question: &Question, room: &Room) -> Self {
        let gap = room_gap(look);
        let usual = rect(layout);
        let mut regions = room.free(gap, vec2(120.0, TOUCH));
        regions.sort_by(|a, b| apart(*a, usual).total_cmp(&apart(*b, usual)));
        let mut best: Option<Found> = None;
        let barred = question
            .rows
            .iter()
            .flatten()
            .any(|offer| offer.action.is_err());
        for compact in [false, true] {
            if compact && !barred {
                continue;
            }
            for text in texts(look) {
                let fixed =
                    if compact { COMPACT } else { 0.0 } + (1.0 - text / look.text_size) * 3.0;
                if best.as_ref().is_some_and(|best| best.cost <= fixed) {
                    continue;
                }
                let load = Load::new(with_text(look, text), question, compact);
                best = search(&load, layout, room, &regions, fixed, best);
            }
        }
        let mut plan = match best {
            Some(found) => found.plan,
            None => pushed(look, layout, question, room, &regions),
        };
        plan.note = note(look, room, &plan, gap);
        plan
    }
}

/// How far the panel keeps off everything, px.
fn room_gap(look: &Look) -> f32 {
    look.px(6.0).clamp(3.0, 10.0)
}

/// The sizes of words that may be tried: the player's own first, never under the ordinary one to please the room.
fn texts(look: &Look) -> Vec<f32> {
    let least = look.text_size.min(1.0) * 0.9;
    let most = (0..)
        .map(|step| look.text_size - 0.2 * step as f32)
        .take_while(|text| *text > least + 0.001);
    most.chain([least]).collect()
}

fn with_text(look: &Look, text: f32) -> Look {
    Look {
        text_size: text,
        ..*look
    }
}

fn search(
    load: &Load,
    layout: &Layout,
    room: &Room,
    regions: &[Rect],
    fixed: f32,
    mut best: Option<Found>,
) -> Option<Found> {
    let usual = rect(layout);
    let gap = room_gap(&load.look);
    let hundred = load.look.px(100.0).max(1.0);
    let columns = load.columns();
    for region in regions {
        let far = apart(*region, usual) / hundred;
        for words in [true, false] {
            for manner in MANNERS {
                for &columns in &columns {
                    let tightest = Way {
                        words,
                        manner,
                        columns,
                        ease: 0.0,
                    };
                    if load
                        .stand(tightest, region.width(), region.height())
                        .is_none()
                    {
                        continue;
                    }
                    for ease in EASES {
                        let way = Way {
                            words,
                            manner,
                            columns,
                            ease,
                        };
                        let cost = fixed + far + load.cost(way);
                        if best.as_ref().is_some_and(|best| best.cost <= cost) {
                            continue;
                        }
                        let wide = load.width(usual.width()).min(region.width());
                        let stood = load
                            .stand(way, wide, region.height())
                            .or_else(|| load.stand(way, region.width(), region.height()));
                        let Some(stood) = stood else { continue };
                        if !words && stood.items.is_empty() {
                            continue;
                        }
                        let area = placed(&load.look, usual, *region, stood.size);
                        let cost = fixed
                            + load.cost(way)
                            + (anchor(&load.look, area) - anchor(&load.look, usual)).length()
                                / hundred
                            + room.spoken_over(area) as f32 * SPOKEN;
                        if best.as_ref().is_none_or(|best| cost < best.cost) {
                            let mut plan = plan_of(load, stood, area);
                            if !words {
                                plan.slip = slip(&load.look, load.question, room, &plan, gap);
                            }
                            if words || plan.slip.is_some() {
                                best = Some(Found { cost, plan });
                            }
                        }
                        break;
                    }
                }
            }
        }
    }
    best
}

fn plan_of(load: &Load, stood: Stood, area: Rect) -> Plan {
    let by = area.min.to_vec2();
    let short = load.look.shape != Shape::Wide;
    Plan {
        area,
        words: stood.words.map(|words| words.translate(by)),
        slip: None,
        note: None,
        items: stood
            .items
            .into_iter()
            .map(|(place, item)| (place.translate(by), item))
            .collect(),
        scroll: None,
        short,
        text: load.look.text_size,
    }
}

/// Where there is no room for all: the greatest free place, and the boards pushed through it.
fn pushed(
    look: &Look,
    layout: &Layout,
    question: &Question,
    room: &Room,
    regions: &[Rect],
) -> Plan {
    let text = texts(look).pop().unwrap_or(look.text_size);
    let load = Load::new(with_text(look, text), question, false);
    let usual = rect(layout);
    let mut regions: Vec<Rect> = regions.to_vec();
    let worth = |region: &Rect| region.width().min(usual.width() * 1.2) * region.height();
    regions.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    for region in &regions {
        let wide = region.width().min(usual.width());
        for columns in load.columns().into_iter().rev() {
            for manner in MANNERS {
                let way = Way {
                    words: false,
                    manner,
                    columns,
                    ease: 0.0,
                };
                if let Some(stood) = load.stand(way, wide, f32::INFINITY) {
                    let size = vec2(wide, stood.size.y.min(region.height()));
                    let high = stood.size.y - LEAST_PAD * 2.0;
                    let area = placed(look, usual, *region, size);
                    let inside = area.shrink(LEAST_PAD);
                    let mut plan = plan_of(&load, stood, area);
                    plan.scroll = Some((inside, high));
                    plan.slip = slip(look, question, room, &plan, room_gap(look));
                    if plan.slip.is_some() {
                        return plan;
                    }
                }
            }
        }
    }
    let area = usual;
    plan_of(
        &load,
        Stood {
            size: area.size(),
            words: None,
            items: Vec::new(),
        },
        area,
    )
}

/// The question on a slip of its own, beside the panel.
fn slip(look: &Look, question: &Question, room: &Room, plan: &Plan, gap: f32) -> Option<Rect> {
    let mut room = room.clone();
    room.take(plan.area);
    let regions = room.free(gap, vec2(90.0, 20.0));
    for text in texts(look) {
        let size = with_text(look, text).size(WORDS);
        let pad = vec2(size * 0.7, size * 0.3);
        let whole = width(&question.words, Weight::Semibold, size);
        let asked = widths(&question.words, Weight::Semibold, size);
        let mut best: Option<(f32, Rect)> = None;
        for &region in &regions {
            let wide = (whole + pad.x * 2.0 + 2.0).min(region.width());
            let n = lines(&asked, wide - pad.x * 2.0);
            let high = size * 1.28 * n as f32 + pad.y * 2.0;
            if high > region.height() || n > 3 {
                continue;
            }
            let wanted = Rect::from_center_size(plan.area.center_top(), vec2(wide, high));
            let area = inside(wanted, region);
            let cost = apart(area, plan.area)
                + (area.center().x - plan.area.center().x).abs() * 0.3
                + size * n as f32;
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, area));
            }
        }
        if let Some((_, area)) = best {
            return Some(area);
        }
    }
    None
}

/// Where what a value would make of the hand can be told: the free place nearest to the boards that holds three lines.
fn note(look: &Look, room: &Room, plan: &Plan, gap: f32) -> Option<Rect> {
    let mut room = room.clone();
    room.take(plan.area);
    if let Some(slip) = plan.slip {
        room.take(slip);
    }
    let size = with_text(look, look.text_size.min(1.0)).size(16.0);
    let least = vec2(size * 11.0, size * 4.0);
    room.free(gap, least)
        .into_iter()
        .map(|region| {
            let wanted = vec2(size * 20.0, size * 6.0).min(region.size());
            let area = inside(Rect::from_center_size(plan.area.center(), wanted), region);
            let lack = 1.0 - (wanted.x * wanted.y) / (size * size * 20.0 * 6.0);
            (apart(area, plan.area) + lack * look.px(90.0), region)
        })
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, region)| region)
}

/// A rectangle of a size as near to `wanted` as a region allows.
pub fn inside(wanted: Rect, region: Rect) -> Rect {
    let most = (region.max - wanted.size()).max(region.min);
    let min = pos2(
        wanted.min.x.clamp(region.min.x, most.x),
        wanted.min.y.clamp(region.min.y, most.y),
    );
    Rect::from_min_size(min, wanted.size())
}

/// The point of the panel that keeps its place.
fn anchor(look: &Look, area: Rect) -> bevy_egui::egui::Pos2 {
    match look.shape {
        Shape::Wide => area.max,
        Shape::Tall => area.center_bottom(),
        Shape::Squat => area.center(),
    }
}

fn placed(look: &Look, usual: Rect, region: Rect, size: Vec2) -> Rect {
    let wanted = Rect::from_min_size(usual.min, size);
    let by = anchor(look, usual) - anchor(look, wanted);
    inside(wanted.translate(by), region)
}

/// How far two rectangles are from each other.
fn apart(a: Rect, b: Rect) -> f32 {
    let x = (a.left() - b.right()).max(b.left() - a.right()).max(0.0);
    let y = (a.top() - b.bottom()).max(b.top() - a.bottom()).max(0.0);
    vec2(x, y).length()
}

fn rect(layout: &Layout) -> Rect {
    let area = layout.auction();
    Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y))
}
