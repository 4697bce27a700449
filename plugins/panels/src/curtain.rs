//! The quilt between two players at one screen: it hangs over the table until the next one lifts it by holding.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Align2, Color32, Mesh, Rect, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::{AtScreen, Handover, Holding, Page, Screen, Viewer};
use bower_words::{text, text_with};

use crate::cloth::{Board, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::theme::{self, Kind, Letter, Look};

/// How long the board is held.
const HOLD: Duration = Duration::from_millis(600);

/// How far the curtain is lifted.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Lifting {
    /// Since when the board is held, on the clock of the machine.
    since: Option<Duration>,
    /// It hung in the frame before: only then is a mouse or finger known to be down on its board.
    hung: bool,
    /// It has been let go since the curtain fell: a press that was down before does not lift it.
    free: bool,
    /// 0 to 1.
    pub share: f32,
}

/// Lets the curtain fall when another person is to act, and lifts it when that person has held its board long enough.
/// It is gone only when the screen is that person's: nothing of a hand is seen in between.
pub fn lift(
    screen: Res<State<Screen>>,
    handover: Res<Handover>,
    time: Res<Time<Real>>,
    (mut page, mut viewer, mut here): (ResMut<Page>, ResMut<Viewer>, ResMut<AtScreen>),
    (mut lifting, mut holding): (ResMut<Lifting>, ResMut<Holding>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let next = handover.0.filter(|_| *screen.get() == Screen::Table);
    let Some(next) = next else {
        if *page == Page::Curtain {
            *page = Page::None;
        }
        if *lifting != Lifting::default() {
            *lifting = Lifting::default();
        }
        return;
    };
    if *page == Page::None {
        *page = Page::Curtain;
    }
    let held = holding.any() && *page == Page::Curtain;
    if !held {
        let hangs = *page == Page::Curtain;
        let rest = Lifting {
            hung: hangs,
            free: hangs && (lifting.free || lifting.hung),
            ..Lifting::default()
        };
        if lifting.set_if_neq(rest) {
            redraw.write(RequestRedraw);
        }
        return;
    }
    if !lifting.free {
        return;
    }
    let now = time.elapsed();
    let since = *lifting.since.get_or_insert(now);
    let long = now.saturating_sub(since);
    lifting.share = (long.as_secs_f32() / HOLD.as_secs_f32()).min(1.0);
    if long >= HOLD {
        viewer.0 = next;
        here.0 = Some(next);
        *lifting = Lifting::default();
        *holding = Holding::default();
    }
    redraw.write(RequestRedraw);
}

/// Shows the quilt, whose turn it is, and the board that is held to lift it.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some((next, seating)) = hall.handover.0.zip(hall.seating.as_ref()) else {
        return;
    };
    let name = seating.name(next).to_owned();
    let portrait = seating.chairs[next].as_ref().map(|chair| chair.portrait);
    let others: Vec<&str> = seating
        .people()
        .filter(|&seat| seat != next)
        .map(|seat| seating.name(seat))
        .collect();
    let away = match *others {
        [other] => text_with("curtain-take-one", &[("name", other.to_owned().into())]),
        _ => text("curtain-take-many"),
    };
    // Before bots that act first, he only takes up his cards.
    let turn = hall
        .seen
        .as_ref()
        .and_then(|seen| seen.view.hand().to_act());
    let key = if turn == Some(next) {
        "curtain-turn"
    } else {
        "curtain-cards"
    };
    let turn = text_with(key, &[("name", name.into())]);
    let share = hall.lifting.share;
    let pictures = &hall.pictures;
    let mut pointer = false;
    floor::page(ctx, look, shown, pictures, "curtain", |cloth, draft| {
        quilt(cloth.ui.painter(), look, pictures);
        let squat = look.shape == Shape::Squat;
        let hoop = draft.px(if squat { 40.0 } else { 62.0 });
        let head = look.size(32.0) * 1.35;
        let line = look.size(19.0) * 1.6;
        let small = look.size(15.5) * 1.6;
        let board = draft.px(70.0).max(look.touch() + 8.0);
        let gap = draft.px(14.0);
        let size = vec2(
            draft
                .px(500.0)
                .max(look.size(19.0) * 20.0)
                .min(look.safe.width() - draft.px(8.0)),
            hoop * 1.2 + head + line + board + small + gap * 3.2,
        );
        let area = Rect::from_center_size(
            pos2(look.window.center().x, look.window.center().y + hoop * 0.4),
            size,
        );
        cloth.ground(area);
        let middle = area.center().x;
        if let Some(portrait) = portrait {
            let centre = pos2(middle, area.top() + hoop * 0.16);
            pictures.portrait(cloth.ui.painter(), portrait, centre, hoop);
        }
        let room = area.width() - draft.px(36.0).max(24.0);
        let mut y = area.top() + hoop * 1.2 + gap * 0.6;
        cloth.line(
            pos2(middle, y),
            Align2::CENTER_TOP,
            &turn,
            Letter::Bold,
            32.0,
            look.words(),
            room,
        );
        y += head;
        cloth.line(
            pos2(middle, y),
            Align2::CENTER_TOP,
            &away,
            Letter::Semi,
            19.0,
            look.dim(),
            room,
        );
        y += line + gap * 0.5;
        let wide = draft.px(360.0).max(look.size(23.0) * 12.0).min(room);
        let place = Rect::from_min_size(pos2(middle - wide / 2.0, y), vec2(wide, board));
        let hold = text("curtain-hold");
        Board::new(place, &hold)
            .called(&format!("{turn}. {away} {hold}"))
            .kind(Kind::Main)
            .size(23.0)
            .main()
            .show(cloth);
        pointer = held_down(ctx, place);
        if share > 0.0 {
            let foot = place.bottom() - draft.px(6.0);
            let (left, right) = (place.left() + board * 0.2, place.right() - board * 0.2);
            cloth.ui.painter().hline(
                left..=(left + (right - left) * share),
                foot,
                egui::Stroke::new(draft.px(6.0).max(4.0), theme::GOLD),
            );
        }
        y += board + gap;
        cloth.line(
            pos2(middle, y),
            Align2::CENTER_TOP,
            &text("curtain-why"),
            Letter::Italic,
            15.5,
            look.dim(),
            room,
        );
    });
    if hall.holding.pointer != pointer {
        hall.holding.pointer = pointer;
    }
}

/// Whether a mouse or finger went down on that place and is there still.
fn held_down(ctx: &egui::Context, place: Rect) -> bool {
    ctx.input(|input| {
        let reach = place.expand(24.0);
        let began = input.pointer.press_origin();
        let now = input.pointer.latest_pos();
        input.pointer.primary_down()
            && began.is_some_and(|at| place.contains(at))
            && now.is_some_and(|at| reach.contains(at))
    })
}

/// How high the quilt is drawn, its hem apart.
const HIGH: f32 = 640.0;
/// How wide, before it begins anew; it hangs in nine folds.
const WIDE: f32 = 960.0;

/// The quilt over the whole window but its foot, in folds. Until its drawing has come, plain cloth hides as well.
fn quilt(painter: &egui::Painter, look: &Look, pictures: &crate::pictures::Pictures) {
    let window = look.window;
    let scale = (window.height() - look.px(80.0)).max(1.0) / HIGH;
    let wide = WIDE * scale;
    let first = window.center().x - wide * (window.width() / wide / 2.0).ceil();
    let mut x = first;
    while x < window.right() {
        let at = pos2(x, window.top() + 8.0 * scale);
        if !pictures.place(painter, "curtain", at, scale) {
            painter.rect_filled(
                Rect::from_min_max(
                    window.min,
                    pos2(window.right(), window.top() + HIGH * scale),
                ),
                0.0,
                theme::felt(look.theme),
            );
            return;
        }
        x += wide;
    }
    let fold = wide / 9.0;
    let (top, bottom) = (window.top() + 18.0 * scale, window.top() + 630.0 * scale);
    let shades = [
        (0.0, Color32::from_black_alpha(107)),
        (0.35, Color32::from_white_alpha(20)),
        (0.6, Color32::from_black_alpha(10)),
        (1.0, Color32::from_black_alpha(107)),
    ];
    let mut mesh = Mesh::default();
    let mut left = first;
    while left < window.right() {
        for pair in shades.windows(2) {
            let base = mesh.vertices.len() as u32;
            for (share, shade) in [pair[0], pair[1]] {
                for y in [top, bottom] {
                    mesh.colored_vertex(pos2(left + fold * share, y), shade);
                }
            }
            mesh.add_triangle(base, base + 1, base + 2);
            mesh.add_triangle(base + 1, base + 3, base + 2);
        }
        left += fold;
    }
    painter.add(mesh);
}
