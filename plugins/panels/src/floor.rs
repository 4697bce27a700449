//! What stands behind a page: the barn floor by lamplight, or the table by night.

use bevy_egui::egui::{self, Color32, LayerId, Mesh, Order, Pos2, Rect, Sense, Vec2, pos2, vec2};

use crate::cloth::{Cloth, Shown, panel};
use crate::draft::Draft;
use crate::pictures::Pictures;
use crate::theme::{Letter, Look};
use bower_stage::layout::Shape;
use bower_stage::settings::Theme;

/// A page on the barn floor: swallows every press, then shows what is added.
pub fn page(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    pictures: &Pictures,
    name: &str,
    add: impl FnOnce(&mut Cloth, Draft),
) {
    sheet(ctx, look, name, |ui| planks(ui.painter(), look, pictures));
    panel(
        ctx,
        look,
        shown,
        name,
        Order::Foreground,
        look.window,
        |cloth| add(cloth, Draft::new(cloth.look)),
    );
}

/// A page over the table by night.
pub fn over_table(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    name: &str,
    area: Rect,
    add: impl FnOnce(&mut Cloth),
) {
    sheet(ctx, look, name, |ui| {
        ui.painter().rect_filled(look.window, 0.0, look.night());
    });
    panel(ctx, look, shown, name, Order::Foreground, area, |cloth| {
        cloth.ground(area);
        add(cloth);
    });
}

/// A page over the table by night, as high as what is on it: `add` draws in the place it is given, and says how high it
/// would stand whole. `size` is its width and about its height.
pub fn over_table_whole(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    name: &str,
    size: Vec2,
    add: impl FnOnce(&mut Cloth, Rect) -> f32,
) {
    let id = egui::Id::new(("bower high", name));
    let high = ctx.data(|data| data.get_temp(id)).unwrap_or(size.y);
    // The line of prompts stands under it on wide windows.
    let foot = if look.shape == Shape::Wide {
        look.px(30.0).max(24.0)
    } else {
        4.0
    };
    let room = Rect::from_min_max(
        look.safe.min + vec2(4.0, 4.0),
        look.safe.max - vec2(4.0, foot),
    );
    let size = vec2(size.x, high).min(room.size());
    let mut area = Rect::from_center_size(look.window.center(), size);
    area = area.translate(vec2(0.0, (room.bottom() - area.bottom()).min(0.0)));
    let mut whole = high;
    over_table(ctx, look, shown, name, area, |cloth| {
        whole = add(cloth, area);
    });
    if (whole - high).abs() > 0.5 {
        ctx.data_mut(|data| data.insert_temp(id, whole));
        shown.stirred = true;
    }
}

/// Hides the table under every page: the hand on it is not the next person's to see. A layer of its own, since an area
/// is not drawn in its first frame.
pub fn hide(ctx: &egui::Context, look: &Look, pictures: &Pictures) {
    let layer = LayerId::new(Order::Background, egui::Id::new("bower hidden"));
    planks(&ctx.layer_painter(layer), look, pictures);
}

/// A sheet over the whole window that lets no press through.
fn sheet(ctx: &egui::Context, look: &Look, name: &str, paint: impl FnOnce(&mut egui::Ui)) {
    egui::Area::new(egui::Id::new(("bower sheet", name)))
        .order(Order::Middle)
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(look.window, Sense::click());
            paint(ui);
        });
}

/// Planks of the room's colour with lamplight from above.
fn planks(painter: &egui::Painter, look: &Look, pictures: &Pictures) {
    painter.rect_filled(look.window, 0.0, look.floor());
    let unit = look.scale * if look.shape == Shape::Wide { 1.0 } else { 0.62 };
    if look.theme == Theme::HighContrast || !pictures.planks(painter, look.window, unit) {
        return;
    }
    let lit = look.theme == Theme::SummerNight;
    let middle = pos2(look.window.center().x, look.window.height() * 0.16);
    let reach = look.window.size().max_elem() * 0.72;
    if lit {
        glow(
            painter,
            middle,
            reach,
            Color32::from_rgba_unmultiplied(255, 217, 140, 84),
            Color32::from_rgba_unmultiplied(255, 200, 106, 0),
        );
        vignette(painter, look.window);
    }
}

/// A round light.
pub fn glow(painter: &egui::Painter, centre: Pos2, radius: f32, inner: Color32, outer: Color32) {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, inner);
    let n = 48_u32;
    for ring in 1..=3_u32 {
        let share = ring as f32 / 3.0;
        let colour = inner.lerp_to_gamma(outer, 1.0 - (1.0 - share).powf(1.6));
        for i in 0..n {
            let angle = std::f32::consts::TAU * i as f32 / n as f32;
            mesh.colored_vertex(centre + Vec2::angled(angle) * (radius * share), colour);
        }
    }
    for i in 0..n {
        let j = (i + 1) % n;
        mesh.add_triangle(0, 1 + i, 1 + j);
        for ring in 1..3 {
            let (a, b) = (1 + (ring - 1) * n, 1 + ring * n);
            mesh.add_triangle(a + i, b + i, b + j);
            mesh.add_triangle(a + i, b + j, a + j);
        }
    }
    painter.add(mesh);
}

/// Darkness towards the corners.
fn vignette(painter: &egui::Painter, window: Rect) {
    let centre = pos2(window.center().x, window.height() * 0.40);
    let radius = window.size().max_elem() * 0.70;
    let mut mesh = Mesh::default();
    let n = 48_u32;
    let rings = [(0.3_f32, 0_u8), (0.65, 70), (1.0, 178), (1.6, 178)];
    for (share, dark) in rings {
        for i in 0..n {
            let angle = std::f32::consts::TAU * i as f32 / n as f32;
            mesh.colored_vertex(
                centre + Vec2::angled(angle) * (radius * share),
                Color32::from_rgba_unmultiplied(5, 3, 10, dark),
            );
        }
    }
    for ring in 0..3_u32 {
        for i in 0..n {
            let j = (i + 1) % n;
            let (a, b) = (ring * n, (ring + 1) * n);
            mesh.add_triangle(a + i, b + i, b + j);
            mesh.add_triangle(a + i, b + j, a + j);
        }
    }
    painter.add(mesh);
}

/// The back knob, the page's name, what it is about. Whether back was pressed, and where the page's own space begins.
pub fn header(cloth: &mut Cloth, draft: Draft, title: &str, about: &str) -> (bool, f32) {
    let look = *cloth.look;
    let (words, dim) = look.floor_words();
    let (x, y, radius, size) = match look.shape {
        Shape::Wide => (54.0, 48.0, 25.0, 32.0),
        Shape::Tall | Shape::Squat => (36.0, 38.0, 21.0, 25.0),
    };
    let centre = draft.at(x, y);
    let back = cloth.knob(
        centre,
        draft.px(radius).max(look.touch() / 2.0 - 2.0),
        "back",
    );
    let left = centre.x + draft.px(radius + 15.0).max(look.touch() / 2.0 + 8.0);
    let right = look.safe.right() - draft.px(12.0);
    let place = cloth.line(
        pos2(left, centre.y),
        egui::Align2::LEFT_CENTER,
        title,
        Letter::Bold,
        size,
        words,
        right - left,
    );
    let mut foot = centre.y + draft.px(radius) + draft.px(12.0);
    foot = foot.max(place.bottom() + draft.px(8.0));
    if about.is_empty() {
        return (back, foot);
    }
    // What it is about stands beside the name, or where that has no room beneath it; a phone on its side has none there.
    let from = place.right() + draft.px(18.0);
    let beside = cloth.wide(about, Letter::Semi, 18.0) * 0.8 <= right - from;
    if beside && look.shape != Shape::Tall {
        let at = pos2(from, centre.y + draft.px(3.0));
        let anchor = egui::Align2::LEFT_CENTER;
        cloth.line(at, anchor, about, Letter::Semi, 18.0, dim, right - from);
    } else if look.shape != Shape::Squat {
        let at = pos2(left, place.bottom() - draft.px(2.0));
        let about = cloth.lines(at, about, Letter::Semi, 16.0, dim, right - left);
        foot = foot.max(about.bottom() + draft.px(8.0));
    }
    (back, foot)
}
