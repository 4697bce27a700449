//! The title: the barn over a quilt of fields by night, and the first boards.

use bevy_egui::egui::{self, Align2, Color32, Mesh, Order, Rect, Stroke, StrokeKind, pos2, vec2};
use bower_stage::layout::Shape;
use bower_stage::{Page, Screen};
use bower_words::text;

use crate::cloth::{Board, Cloth, Shown, panel};
use crate::draft::Draft;
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look, hex};

/// What a board of the title does.
#[derive(Clone, Copy, PartialEq)]
enum Does {
    Play,
    Games,
    Settings,
    Rules,
    Quit,
}

/// Shows the title.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    backdrop(ctx, look, hall);
    let mut done = None;
    panel(ctx, look, shown, "title", Order::Middle, boards_area(look), |cloth| done = boards(cloth));
    match done {
        Some(Does::Play) => {
            let start = hall.choosing.start();
            hall.start.0 = Some(start);
        }
        Some(Does::Games) => hall.next.set(Screen::Chooser),
        Some(Does::Settings) => *hall.page = Page::Settings,
        Some(Does::Rules) => *hall.page = Page::Rules,
        Some(Does::Quit) => hall.quit(),
        None => {}
    }
}

/// Where the boards stand: under the sign at the left, on an upright phone at the foot.
fn boards_area(look: &Look) -> Rect {
    let draft = Draft::new(look);
    match look.shape {
        Shape::Wide => draft.rect(112.0, 452.0, 480.0, 202.0),
        Shape::Tall => {
            let w = draft.w.min(430.0) - 40.0;
            draft.rect((draft.w - w) / 2.0, draft.h - 180.0, w, 160.0)
        }
        Shape::Squat => draft.rect(34.0, 226.0, 344.0, 146.0),
    }
}

fn boards(cloth: &mut Cloth) -> Option<Does> {
    let area = boards_area(cloth.look);
    let (first, size, small, gap) = match cloth.look.shape {
        Shape::Wide => (66.0, 32.0, 23.0, 14.0),
        Shape::Tall => (56.0, 27.0, 20.0, 8.0),
        Shape::Squat => (48.0, 23.0, 18.0, 7.0),
    };
    let gap = cloth.look.px(gap);
    let first = cloth.look.px(first);
    let rest = (area.height() - first - gap * 2.0) / 2.0;
    let mut done = None;
    let play = Rect::from_min_size(area.min, vec2(area.width(), first));
    if Board::new(play, &text("play")).kind(Kind::Main).size(size).main().show(cloth) {
        done = Some(Does::Play);
    }
    let last = if cfg!(target_arch = "wasm32") { Vec::from([Does::Rules]) } else { Vec::from([Does::Rules, Does::Quit]) };
    let rows = [Vec::from([Does::Games, Does::Settings]), last];
    for (i, row) in rows.iter().enumerate() {
        let y = play.bottom() + gap + (rest + gap) * i as f32;
        let wide = (area.width() - gap * 1.15 * (row.len() as f32 - 1.0)) / row.len() as f32;
        for (j, &does) in row.iter().enumerate() {
            let words = text(match does {
                Does::Play => "play",
                Does::Games => "games",
                Does::Settings => "settings",
                Does::Rules => "rules",
                Does::Quit => "quit",
            });
            let place = Rect::from_min_size(pos2(area.left() + (wide + gap * 1.15) * j as f32, y), vec2(wide, rest));
            if Board::new(place, &words).size(small).show(cloth) {
                done = Some(does);
            }
        }
    }
    done
}

/// The sky of a summer night, top to bottom.
const SKY: [(f32, u32); 5] = [(0.0, 0x0e0d2b), (0.42, 0x2a2358), (0.64, 0x6b3a6d), (0.80, 0xd0705a), (1.0, 0xf2a65a)];

/// The night, the country, the sign and a lone hand.
fn backdrop(ctx: &egui::Context, look: &Look, hall: &Hall) {
    egui::Area::new(egui::Id::new("bower title backdrop")).order(Order::Background).fixed_pos(egui::Pos2::ZERO).constrain(false).fade_in(false).show(ctx, |ui| {
        ui.allocate_rect(look.window, egui::Sense::hover());
        let painter = ui.painter();
        sky(painter, look);
        let draft = Draft::new(look);
        let w = look.window.width();
        // Each drawing in its own units, placed as the reference pictures have it.
        match look.shape {
            Shape::Wide => {
                hall.pictures.place(painter, "title/moon", pos2(w - draft.px(160.0), draft.px(120.0)), look.scale);
                let s = look.scale * (w / draft.px(1280.0)).max(1.0).min(1.25);
                let foot = look.window.bottom();
                hall.pictures.place(painter, "title/country", pos2(look.window.center().x - 640.0 * s, foot - 720.0 * s), s);
                hall.pictures.place(painter, "title/hand", draft.at(1026.0, draft.h - 164.0), look.scale);
                sign(painter, hall, draft.at(352.0, 62.0), look.scale);
                plate(painter, look, draft.at(352.0, 408.0), 24.0, draft.px(340.0));
            }
            Shape::Tall => {
                let s = look.scale * 0.62 * (w / draft.px(390.0)).max(1.0);
                let horizon = draft.h * 0.52;
                hall.pictures.place(painter, "title/moon", draft.at(62.0, horizon - 122.0), look.scale * 0.56);
                hall.pictures.place(painter, "title/country", draft.at(draft.w / 2.0 + 17.0, horizon) - vec2(846.0, 482.0) * s, s);
                ui.painter().rect_filled(Rect::from_min_max(draft.at(-200.0, draft.h - 216.0), look.window.max), 0.0, Color32::from_rgba_unmultiplied(18, 12, 26, 150));
                hall.pictures.place(painter, "title/hand", draft.at(draft.w / 2.0, draft.h - 292.0), look.scale * 0.70);
                sign(painter, hall, draft.at(draft.w / 2.0, 36.0), look.scale * 0.60);
                plate(painter, look, draft.at(draft.w / 2.0, 252.0), 17.0, draft.px(260.0));
            }
            Shape::Squat => {
                let s = look.scale * 0.56 * (w / draft.px(844.0)).max(1.0);
                hall.pictures.place(painter, "title/moon", pos2(w - draft.px(74.0), draft.px(62.0)), look.scale * 0.60);
                hall.pictures.place(painter, "title/country", pos2(w - draft.px(248.0), draft.px(226.0)) - vec2(846.0, 482.0) * s, s);
                hall.pictures.place(painter, "title/hand", pos2(w - draft.px(204.0), draft.px(296.0)), look.scale * 0.60);
                sign(painter, hall, draft.at(206.0, 22.0), look.scale * 0.50);
                plate(painter, look, draft.at(206.0, 205.0), 15.0, draft.px(220.0));
            }
        }
    });
}

/// The name in painted wood type: two words, one over the other, hung by the middle of the upper edge.
fn sign(painter: &egui::Painter, hall: &Hall, top: egui::Pos2, scale: f32) {
    hall.pictures.place(painter, "title/sign", top, scale);
}

fn plate(painter: &egui::Painter, look: &Look, centre: egui::Pos2, size: f32, room: f32) {
    let mut font = look.font(Letter::Semi, size);
    font.size = font.size.min(look.px(size) * 1.25);
    let mut galley = painter.layout_no_wrap(text("under-title"), font.clone(), hex(0xfbeecb));
    if galley.size().x > room {
        font.size *= room / galley.size().x;
        galley = painter.layout_no_wrap(text("under-title"), font, hex(0xfbeecb));
    }
    let area = Rect::from_center_size(centre, galley.size() + vec2(galley.size().y * 1.8, galley.size().y * 0.4));
    let radius = area.height() / 2.0;
    painter.rect_filled(area, radius, hex(0x241b2c));
    painter.rect_stroke(area, radius, Stroke::new(1.6, hex(0x8a6434)), StrokeKind::Middle);
    painter.galley(Align2::CENTER_CENTER.anchor_size(centre, galley.size()).min, galley, Color32::WHITE);
}

fn sky(painter: &egui::Painter, look: &Look) {
    let (left, right) = (look.window.left(), look.window.right());
    let high = look.window.height() * if look.shape == Shape::Tall { 0.72 } else { 1.0 };
    let mut mesh = Mesh::default();
    for (share, colour) in SKY {
        mesh.colored_vertex(pos2(left, high * share), hex(colour));
        mesh.colored_vertex(pos2(right, high * share), hex(colour));
    }
    for i in 0..SKY.len() as u32 - 1 {
        mesh.add_triangle(2 * i, 2 * i + 1, 2 * i + 2);
        mesh.add_triangle(2 * i + 1, 2 * i + 3, 2 * i + 2);
    }
    painter.add(mesh);
    if high < look.window.height() {
        painter.rect_filled(Rect::from_min_max(pos2(left, high), look.window.max), 0.0, hex(0x2a2358));
    }
    let unit = look.scale;
    let mut seed = 19_u32;
    let mut chance = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / 16_777_216.0
    };
    let low = look.window.height() * 0.46;
    for _ in 0..95 {
        let (x, y, r, light) = (chance() * right, chance() * low, [1.0, 1.3, 1.7][(chance() * 3.0) as usize % 3], 0.35 + 0.6 * chance());
        painter.circle_filled(pos2(x, y), r * unit.clamp(0.6, 1.6), hex(0xfff4cf).gamma_multiply(light * (1.0 - y / (low * 1.4))));
    }
}
