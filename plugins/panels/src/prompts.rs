//! The line of prompts at the foot of the screen: what can be pressed, as the device in hand has it.

use bevy_egui::egui::{self, Align2, Order, Rect, pos2, vec2};
use bower_stage::layout::{Layout, Lift, Shape};
use bower_stage::{Device, Page, Screen};
use bower_words::text;

use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::keys;
use crate::theme::{self, Letter, Look};
use crate::title;

/// Shows them for keys and pads, on wide windows: a phone has no room, and a mouse or finger no need.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let device = hall.focus.device;
    if !matches!(device, Device::Keyboard | Device::Gamepad)
        || look.shape != Shape::Wide
        || hall.prompts.0.is_empty()
        || *hall.screen.get() == Screen::Loading
    {
        return;
    }
    let at_table = *hall.screen.get() == Screen::Table && *hall.page == Page::None;
    let size = look.px(29.0).clamp(20.0, 44.0);
    let over_title = *hall.screen.get() == Screen::Title && *hall.page == Page::None;
    let boards = title::boards_area(look);
    let y = if over_title {
        // Under its boards: at the right the lone hand lies.
        boards
            .bottom()
            .max(look.safe.bottom() - size * 0.9)
            .midpoint(look.safe.bottom())
    } else {
        look.safe.bottom() - size * if at_table { 0.30 } else { 0.36 }
    };
    let area = Rect::from_min_max(
        pos2(look.window.left(), y - size * 0.8),
        pos2(look.window.right(), look.window.bottom()),
    );
    let from = if at_table {
        let held = hall.seen.as_ref().map_or(0, |seen| {
            usize::from(seen.view.hand().count(seen.view.seat()))
        });
        right_of_hand(&hall.layout, held)
    } else {
        look.safe.left()
    };
    let words = |act: bower_stage::Act| text(&format!("prompt-{}", act.name()));
    panel(
        ctx,
        look,
        shown,
        "prompts",
        Order::Foreground,
        area,
        |cloth| {
            let ink = if over_title {
                theme::CREAM
            } else {
                look.floor_words().0
            };
            let mut x = if over_title {
                boards.right() - look.px(16.0)
            } else {
                look.safe.right() - look.px(26.0)
            };
            // Large print is as large as the rim is high.
            let letters = 16.0 * (size * 0.86 / look.size(16.0)).min(1.0);
            if over_title {
                // Fence, hills and cards are behind it: nothing so busy is written on without a ground of its own.
                let wide: f32 = hall
                    .prompts
                    .0
                    .iter()
                    .map(|prompt| {
                        let line = cloth.fit(&words(prompt.act), Letter::Semi, letters, ink, 400.0);
                        let glyphs: f32 = prompt
                            .glyphs
                            .iter()
                            .map(|glyph| {
                                keys::glyph_width(cloth, glyph, size * 0.86, &hall.pictures)
                                    + look.px(4.0)
                            })
                            .sum();
                        line.size().x + look.px(8.0) + glyphs + look.px(20.0)
                    })
                    .sum();
                let slip = Rect::from_min_max(
                    pos2(x - wide + look.px(8.0), y - size * 0.62),
                    pos2(x + look.px(12.0), y + size * 0.62),
                );
                cloth
                    .ui
                    .painter()
                    .rect_filled(slip, slip.height() / 2.0, theme::DUSK);
            }
            for prompt in hall.prompts.0.iter().rev() {
                let line = words(prompt.act);
                let galley = cloth.fit(&line, Letter::Semi, letters, ink, 400.0);
                let glyphs: f32 = prompt
                    .glyphs
                    .iter()
                    .map(|glyph| {
                        keys::glyph_width(cloth, glyph, size * 0.86, &hall.pictures) + look.px(4.0)
                    })
                    .sum();
                // What matters most stands at the right; what would lie on a card is left out.
                if x - galley.size().x - look.px(8.0) - glyphs < from {
                    break;
                }
                x -= galley.size().x;
                let place = Align2::LEFT_CENTER.anchor_size(pos2(x, y), galley.size());
                // Over felt, rim or floor alike: a dark line under the words keeps them read.
                cloth.ui.painter().galley_with_override_text_color(
                    place.min + vec2(1.0, 1.0),
                    galley.clone(),
                    egui::Color32::from_black_alpha(170),
                );
                cloth.ui.painter().galley(place.min, galley, ink);
                x -= look.px(8.0);
                for glyph in prompt.glyphs.iter().rev() {
                    let wide = keys::glyph_width(cloth, glyph, size * 0.86, &hall.pictures);
                    keys::glyph(
                        cloth,
                        glyph,
                        pos2(x - wide / 2.0, y),
                        size * 0.86,
                        &hall.pictures,
                    );
                    x -= wide + look.px(4.0);
                }
                x -= look.px(20.0);
            }
        },
    );
}

/// Where the hand ends on the right, and something more; the window's edge where there is no hand.
fn right_of_hand(layout: &Layout, held: usize) -> f32 {
    let Some(last) = held.checked_sub(1) else {
        return layout.inset.left;
    };
    let corners = layout.hand_card(last, held, Lift::Rest).corners();
    let edge = corners.iter().map(|corner| corner.x).fold(0.0, f32::max);
    edge + 6.0 * layout.unit
}
