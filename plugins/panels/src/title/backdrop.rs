//! What stands behind the title's boards: the night, the country, the sign and a lone hand.

use bevy_egui::egui::{self, Align2, Color32, Order, Rect, Stroke, StrokeKind, pos2, vec2};
use bower_stage::layout::Shape;
use bower_words::text;

use super::boards_area;
use crate::draft::Draft;
use crate::hall::Hall;
use crate::night;
use crate::theme::{Letter, Look, hex};
use crate::vector;

/// Stars sewn into the sky: where, of the drawing of the shape, and their radius.
const STARS_WIDE: [(f32, f32, f32); 7] = [
    (760.0, 70.0, 13.0),
    (1190.0, 230.0, 9.0),
    (660.0, 250.0, 8.0),
    (1030.0, 52.0, 10.0),
    (40.0, 60.0, 9.0),
    (560.0, 44.0, 8.0),
    (720.0, 168.0, 7.0),
];
const STARS_TALL: [(f32, f32, f32); 6] = [
    (22.0, 30.0, 6.0),
    (366.0, 250.0, 6.0),
    (30.0, 238.0, 5.0),
    (250.0, 290.0, 5.0),
    (340.0, 318.0, 7.0),
    (372.0, 40.0, 5.0),
];
const STARS_SQUAT: [(f32, f32, f32); 5] = [
    (500.0, 40.0, 8.0),
    (640.0, 96.0, 6.0),
    (26.0, 30.0, 6.0),
    (812.0, 150.0, 6.0),
    (452.0, 130.0, 6.0),
];
/// Fireflies over the fields: where, of the country's drawing, and their size.
const FLIES: [(f32, f32, f32); 13] = [
    (70.0, 470.0, 0.8),
    (640.0, 560.0, 1.0),
    (700.0, 620.0, 0.7),
    (748.0, 538.0, 0.8),
    (620.0, 470.0, 0.6),
    (690.0, 436.0, 0.55),
    (1180.0, 470.0, 0.6),
    (1110.0, 452.0, 0.5),
    (1240.0, 540.0, 0.7),
    (30.0, 600.0, 0.9),
    (672.0, 680.0, 0.8),
    (770.0, 664.0, 0.6),
    (610.0, 622.0, 0.7),
];
/// The lone hand: the right and left bowers last.
const LONE_HAND: [&str; 5] = ["QH", "KH", "AH", "JD", "JH"];

/// Where the pieces of the backdrop stand in this window.
struct Scene {
    /// The upper left corner of the country's drawing, and a px of it.
    country: (egui::Pos2, f32),
    /// The moon's middle and size.
    moon: (egui::Pos2, f32),
    /// The lone hand's middle, the width of a card, the step, the turn between neighbours.
    hand: (egui::Pos2, f32, f32, f32),
    /// The middle of the sign's upper edge, and its size.
    sign: (egui::Pos2, f32),
    /// The plate under it: middle, size of words, room.
    plate: (egui::Pos2, f32, f32),
    stars: &'static [(f32, f32, f32)],
    fence: bool,
}

impl Scene {
    fn new(look: &Look) -> Self {
        let draft = Draft::new(look);
        let (w, px) = (look.window.width(), |x: f32| draft.px(x));
        let boards = boards_area(look);
        match look.shape {
            Shape::Wide => {
                // The hills reach 400 beyond either side of their drawing.
                let s = look.scale * (w / px(2060.0)).max(1.0);
                let right = |x: f32| w - px(1280.0 - x);
                Self {
                    country: (
                        pos2(right(846.0) - 846.0 * s, look.window.bottom() - 720.0 * s),
                        s,
                    ),
                    moon: (pos2(right(1120.0), px(120.0)), look.scale),
                    hand: (
                        pos2(right(1026.0), look.window.bottom() - px(164.0)),
                        px(152.0),
                        px(68.0),
                        7.0,
                    ),
                    sign: (pos2(boards.center().x, px(40.0)), look.scale),
                    plate: (
                        pos2(boards.center().x, boards.top() - px(44.0)),
                        24.0,
                        px(380.0),
                    ),
                    stars: &STARS_WIDE,
                    fence: true,
                }
            }
            Shape::Tall => {
                let s = look.scale * 0.62 * (w / px(640.0)).max(1.0);
                let hand = boards.top() - px(112.0);
                let horizon = (hand - px(112.0)).min(look.window.height() * 0.56);
                let middle = look.window.center().x;
                Self {
                    country: (pos2(middle + px(17.0) - 846.0 * s, horizon - 482.0 * s), s),
                    moon: (
                        pos2(middle - px(133.0), horizon - px(122.0)),
                        look.scale * 0.56,
                    ),
                    hand: (pos2(middle, hand), px(106.0), px(50.0), 6.0),
                    sign: (pos2(middle, px(22.0)), look.scale * 0.60),
                    plate: (pos2(middle, px(252.0)), 17.0, px(280.0)),
                    stars: &STARS_TALL,
                    fence: false,
                }
            }
            Shape::Squat => {
                let s = look.scale * 0.56 * (w / px(1180.0)).max(1.0);
                let right = |x: f32| w - px(844.0 - x);
                Self {
                    country: (pos2(right(596.0) - 846.0 * s, px(226.0) - 482.0 * s), s),
                    moon: (pos2(right(770.0), px(62.0)), look.scale * 0.60),
                    hand: (pos2(right(640.0), px(296.0)), px(90.0), px(46.0), 6.0),
                    sign: (pos2(boards.center().x, px(12.0)), look.scale * 0.50),
                    plate: (pos2(boards.center().x, px(206.0)), 15.0, px(260.0)),
                    stars: &STARS_SQUAT,
                    fence: false,
                }
            }
        }
    }
}

/// The night, the country, the sign and a lone hand. Nothing of it moves.
pub fn backdrop(ctx: &egui::Context, look: &Look, hall: &Hall) {
    egui::Area::new(egui::Id::new("bower title backdrop"))
        .order(Order::Background)
        .fixed_pos(egui::Pos2::ZERO)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.allocate_rect(look.window, egui::Sense::hover());
            let painter = ui.painter();
            let pictures = &hall.pictures;
            let scene = Scene::new(look);
            let draft = Draft::new(look);
            let (land, s) = scene.country;
            painter.rect_filled(look.window, 0.0, hex(0x0e0d2b));
            // The sky ends where the hills begin.
            let sky = Rect::from_min_max(
                look.window.min,
                pos2(
                    look.window.right(),
                    (land.y + 600.0 * s).min(look.window.bottom()),
                ),
            );
            pictures.stretch(painter, "night/sky", sky);
            night::stars(painter, look.window, sky.height() * 0.55, look.scale);
            let (moon, size) = scene.moon;
            pictures.place(painter, "night/moon-glow", moon, size);
            pictures.place(painter, "night/moon", moon, size);
            for &(x, y, r) in scene.stars {
                let at = if x > draft.w * 0.5 {
                    pos2(
                        look.window.right() - draft.px(draft.w.min(1280.0) - x),
                        draft.px(y),
                    )
                } else {
                    draft.at(x, y)
                };
                pictures.place(painter, "night/star", at, look.scale * r / 13.0);
            }
            for name in [
                "title/far",
                "night/spill",
                "title/near",
                "night/door",
                "night/beam",
            ] {
                pictures.place(painter, name, land, s);
            }
            for (x, y, k) in FLIES {
                pictures.place(painter, "night/firefly", land + vec2(x, y) * s, s * k);
            }
            if scene.fence {
                let mut x = land.x - 368.0 * s;
                while x > look.window.left() {
                    x -= 368.0 * s;
                }
                while x < look.window.right() {
                    pictures.place(painter, "fence", pos2(x, land.y + 684.0 * s), s);
                    x += 368.0 * s;
                }
            }
            if look.shape == Shape::Tall {
                let from = boards_area(look).top() - draft.px(36.0);
                shade_foot(
                    painter,
                    Rect::from_min_max(pos2(look.window.left(), from), look.window.max),
                );
            }
            let (centre, wide, step, turn) = scene.hand;
            for (i, name) in LONE_HAND.into_iter().enumerate() {
                let t = i as f32 - 2.0;
                pictures.turned_card(
                    painter,
                    name,
                    centre + vec2(t * step, t.abs().powf(1.7) * wide * 0.053),
                    wide,
                    t * turn,
                );
            }
            let (top, size) = scene.sign;
            // The sign hangs from the middle of its upper edge, at (352, 40) of its drawing.
            pictures.place(painter, "title/sign", top - vec2(352.0, 40.0) * size, size);
            let (middle, size, room) = scene.plate;
            plate(painter, look, middle, size, room);
        });
}

/// Dusk behind the boards at the foot of an upright phone.
fn shade_foot(painter: &egui::Painter, area: Rect) {
    let rows = [(0.0, 0), (0.35, 158), (1.0, 204)].map(|(share, dark)| {
        let y = area.top() + area.height() * share;
        (y, Color32::from_rgba_unmultiplied(18, 12, 26, dark))
    });
    painter.add(vector::shade(area.x_range(), rows));
}

fn plate(painter: &egui::Painter, look: &Look, centre: egui::Pos2, size: f32, room: f32) {
    let mut font = look.font(Letter::Semi, size);
    font.size = font.size.min(look.px(size) * 1.25);
    let mut galley = painter.layout_no_wrap(text("under-title"), font.clone(), hex(0xfbeecb));
    if galley.size().x > room {
        font.size *= room / galley.size().x;
        galley = painter.layout_no_wrap(text("under-title"), font, hex(0xfbeecb));
    }
    let line = galley.size().y / 1.3;
    let area = Rect::from_center_size(centre, vec2(galley.size().x + line * 3.7, line * 1.5));
    let radius = area.height() / 2.0;
    painter.rect_filled(area, radius, hex(0x241b2c));
    painter.rect_stroke(
        area,
        radius,
        Stroke::new(1.6, hex(0x8a6434)),
        StrokeKind::Middle,
    );
    painter.galley(
        Align2::CENTER_CENTER.anchor_size(centre, galley.size()).min,
        galley,
        Color32::WHITE,
    );
}
