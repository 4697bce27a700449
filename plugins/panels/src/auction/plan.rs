//! Where the boards of the auction stand: in whatever room the table leaves, as near as may be to the place the look
//! gives them. Nothing lies over the hand, the trick or a player.

use bevy_egui::egui::{Pos2, Rect, Vec2, pos2, vec2};
use bower_stage::Layout;
use bower_stage::layout::Shape;

use super::load::{Load, Manner, Stood, Way};
use super::question::Question;
use super::room::Room;
use super::slip::{note, slip};
use crate::theme::Look;

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
pub const LEAST_PAD: f32 = 5.0;
/// The drawn sizes of words on boards.
pub const MAIN: f32 = 25.0;
pub const BOARD: f32 = 21.0;
/// The drawn size of the question.
pub const WORDS: f32 = 19.0;

const MANNERS: [Manner; 4] = [Manner::Stack, Manner::Line, Manner::Pairs, Manner::Beside];
const EASES: [f32; 5] = [1.0, 0.75, 0.5, 0.25, 0.0];
/// What leaving barred boards out, and pushing boards through, cost: both are last resorts.
const COMPACT: f32 = 4.0;
/// What smaller words than the player's own cost, for all of their size: who asks for large print gives room for it.
const SMALLER: f32 = 6.0;
/// What lying over a thing just said costs: as much as words a sixth smaller.
const SPOKEN: f32 = 1.0;

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
                    if compact { COMPACT } else { 0.0 } + (1.0 - text / look.text_size) * SMALLER;
                if best.as_ref().is_some_and(|best| best.cost <= fixed) {
                    continue;
                }
                let load = Load::new(look.with_text(text), question, compact);
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
pub fn texts(look: &Look) -> Vec<f32> {
    let least = look.text_size.min(1.0) * 0.9;
    let most = (0..)
        .map(|step| look.text_size - 0.2 * step as f32)
        .take_while(|text| *text > least + 0.001);
    most.chain([least]).collect()
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
                        if !beats(cost, &best) {
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
                        if beats(cost, &best) {
                            let mut plan = plan_of(load, stood, area);
                            if !words {
                                plan.slip = slip(&load.look, load.question, room, &plan, gap);
                            }
                            let over = plan.slip.map_or(0, |slip| room.spoken_over(slip));
                            let cost = cost + over as f32 * SPOKEN;
                            if beats(cost, &best) && (words || plan.slip.is_some()) {
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

/// Whether something of that cost is better than the best found so far.
fn beats(cost: f32, best: &Option<Found>) -> bool {
    best.as_ref().is_none_or(|best| cost < best.cost)
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
    let load = Load::new(look.with_text(text), question, false);
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
fn anchor(look: &Look, area: Rect) -> Pos2 {
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
pub fn apart(a: Rect, b: Rect) -> f32 {
    let x = (a.left() - b.right()).max(b.left() - a.right()).max(0.0);
    let y = (a.top() - b.bottom()).max(b.top() - a.bottom()).max(0.0);
    vec2(x, y).length()
}

fn rect(layout: &Layout) -> Rect {
    let area = layout.auction();
    Rect::from_min_max(pos2(area.min.x, area.min.y), pos2(area.max.x, area.max.y))
}
