//! What is told of a trial: a note by the boards, and a tag on each card of the hand.

use bevy_egui::egui::{self, Color32, Id, LayerId, Order, Pos2, Rect, Shape, pos2, vec2};
use bower_cards::{Shown as Table, Spot};
use bower_stage::Layout;
use bower_stage::layout::{Lie, Lift};
use bower_words::{text, text_with};

use super::plan::{self, Plan};
use super::trial::{Role, Trial};
use crate::cloth::{Shown, panel};
use crate::said;
use crate::theme::{self, Letter, Look};

/// The drawn sizes of the note's head and lines.
const HEAD: f32 = 19.0;
const LINE: f32 = 16.0;
/// The least letters that are read, px.
const LEAST: f32 = 9.0;

/// How many trumps, and which, by either set of tens.
pub fn note(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    plan: &Plan,
    region: Rect,
    trial: &Trial,
    touch: bool,
) {
    let lay = |words: &str, letter: Letter, size: f32, ink: Color32, room: f32| {
        let mut font = look.font(letter, LINE);
        font.size = size;
        ctx.fonts_mut(|fonts| fonts.layout(words.to_owned(), font, ink, room))
    };
    let pad = look.px(12.0).clamp(7.0, 18.0);
    // All of it, or where that would be written too small the trumps alone.
    let full = look.size(LINE);
    let least = full.min(12.0);
    let sizes = |from: f32, to: f32| {
        (0..)
            .map(move |step| from * 0.94_f32.powi(step))
            .take_while(move |size| *size >= to)
    };
    let ways = sizes(full, least)
        .map(|size| (false, size))
        .chain(sizes(full, 9.0).map(|size| (true, size)));
    let mut drawn = Vec::new();
    let mut area = region;
    let mut between = 0.0;
    for (brief, size) in ways {
        let room = (size * 22.0).min(region.width() - pad * 2.0);
        let head = (!brief).then(|| {
            let big = size * HEAD / LINE;
            lay(&trial.head(), Letter::Bold, big, look.accent(), room)
        });
        let more = [trial.legend(), touch.then(|| text("trial-again"))];
        let more = more.into_iter().flatten().filter(|_| !brief);
        let lines = trial.lines(brief).into_iter().chain(more);
        drawn = head
            .into_iter()
            .chain(lines.map(|line| lay(&line, Letter::Semi, size, look.words(), room)))
            .collect();
        between = size * 0.15;
        let high: f32 = drawn.iter().map(|line| line.size().y + between).sum();
        let wide = drawn.iter().map(|line| line.size().x).fold(0.0, f32::max);
        let whole = vec2(wide + pad * 2.0, high + pad * 1.6);
        let wanted = Rect::from_center_size(plan.area.center(), whole);
        area = plan::inside(wanted, region);
        if whole.y <= region.height() {
            break;
        }
    }
    // Where it stands in the question's place it covers the question.
    if plan.note.is_none() {
        area = region;
    }
    panel(
        ctx,
        look,
        shown,
        "auction trial",
        Order::Middle,
        area,
        |cloth| {
            cloth.ground(area);
            let mut at = area.min + vec2(pad, pad * 0.8);
            for line in drawn {
                let high = line.size().y;
                cloth.ui.painter().galley(at, line, look.words());
                at.y += high + between;
            }
        },
    );
}

/// A tag on every card of the hand that would be trump: what it would be, and by which tens.
pub fn cards(
    ctx: &egui::Context,
    look: &Look,
    layout: &Layout,
    table: &Table,
    trial: &Trial,
    large_index: bool,
) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("auction tags")));
    let n = table.count(table.viewer);
    let seen = layout.hand_step(n) / layout.hand_width(n).max(1.0) * 250.0;
    for card in &table.cards {
        let Spot::Hand { seat, slot } = card.spot else {
            continue;
        };
        let Some((role, when)) = card
            .card
            .filter(|_| seat == table.viewer)
            .and_then(|card| trial.role(card))
        else {
            continue;
        };
        let known = trial.worlds.len() == 1;
        let first = match role {
            Role::Right => text("tag-right"),
            Role::Left => text("tag-left"),
            Role::Trump(value) if known => text_with("tag-counts", &[("value", value.into())]),
            Role::Trump(_) => text("tag-trump"),
            Role::Plain(value) => value.to_string(),
        };
        let second = when.map(|tens| text_with("tag-if", &[("set", said::attribute(tens).into())]));
        let lie = layout.hand_card(usize::from(slot), n, Lift::Rest);
        // Under the index and the bower's patch, over as much of the card as its neighbour leaves.
        let left = if large_index { 102.0 } else { 8.0 };
        tag(
            &painter,
            look,
            &lie,
            (left, 240.0, seen.min(250.0) - 6.0, 336.0),
            [Some(first), second],
            role.is_trump(),
        );
    }
}

/// A tag in card units: left, top, right, foot.
fn tag(
    painter: &egui::Painter,
    look: &Look,
    lie: &Lie,
    (left, top, right, foot): (f32, f32, f32, f32),
    lines: [Option<String>; 2],
    trump: bool,
) {
    let unit = lie.width / 250.0;
    let point = |x: f32, y: f32| -> Pos2 {
        let at = lie.point(x, y);
        pos2(at.x, at.y)
    };
    let lines: Vec<String> = lines.into_iter().flatten().collect();
    let (face, ink) = if trump {
        (theme::GOLD, theme::INK)
    } else {
        (theme::CREAM, theme::INK_DIM)
    };
    let room = (right - left) * unit - 4.0;
    let high = (foot - top) * unit / 2.0;
    let galleys: Vec<_> = lines
        .iter()
        .enumerate()
        .filter_map(|(i, line)| {
            let lay = |size: f32| {
                let mut font = look.font(Letter::Bold, LINE);
                font.size = size;
                painter.layout_no_wrap(line.clone(), font, ink)
            };
            let size = look.size(LINE).min(high / 1.12);
            let galley = lay(size);
            let size = size * (room / galley.size().x).min(1.0);
            // By which tens is told in the note as well, where it cannot be read here.
            (i == 0 || size >= LEAST).then(|| lay(size))
        })
        .collect();
    let tall: f32 = galleys.iter().map(|galley| galley.size().y).sum::<f32>() / unit + 10.0;
    let top = foot - tall;
    let corners = vec![
        point(left, top),
        point(right, top),
        point(right, foot),
        point(left, foot),
    ];
    painter.add(Shape::convex_polygon(
        corners,
        face,
        egui::Stroke::new(1.0, theme::INK),
    ));
    let angle = lie.turn.to_radians();
    let mut y = top + 5.0;
    for galley in galleys {
        let half = galley.size() / 2.0;
        let middle = point((left + right) / 2.0, y + half.y / unit);
        let by = egui::emath::Rot2::from_angle(angle) * half;
        y += galley.size().y / unit;
        painter.add(egui::epaint::TextShape::new(middle - by, galley, ink).with_angle(angle));
    }
}
