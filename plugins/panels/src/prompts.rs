//! The line of prompts at the foot of the screen: what can be pressed, as the device in hand has it.

use bevy_egui::egui::{self, Align2, Color32, Order, Rect, pos2};
use bower_stage::layout::{Layout, Lift, Shape};
use bower_stage::settings::Theme;
use bower_stage::{Device, Glyph, Page, Screen};
use bower_words::text;

use crate::cloth::{Cloth, Shown};
use crate::hall::Hall;
use crate::keys;
use crate::theme::{self, Letter, Look};
use crate::title;

/// How much smaller than drawn the line may be before prompts are left out of it.
const SMALLEST: f32 = 0.8;

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
    let title = *hall.screen.get() == Screen::Title && *hall.page == Page::None;
    let over_title = title || *hall.page == Page::Replace;
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
    let edge = look.px(26.0);
    let (from, right) = if over_title {
        (look.safe.left(), boards.right() - look.px(16.0))
    } else if at_table {
        let held = hall.seen.as_ref().map_or(0, |seen| {
            usize::from(seen.view.hand().count(seen.view.seat()))
        });
        // On the other side are the player's own plate and the round buttons.
        let (left, right) = beside_hand(&hall.layout, held);
        if hall.layout.left_handed {
            (look.safe.left() + edge, left)
        } else {
            (right, look.safe.right() - edge)
        }
    } else {
        (look.safe.left(), look.safe.right() - edge)
    };
    // Nothing of it is pressed: what lies under it is.
    egui::Area::new(egui::Id::new("bower prompts"))
        .order(Order::Foreground)
        .fixed_pos(look.window.min)
        .constrain(false)
        .fade_in(false)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_clip_rect(look.window);
            let cloth = Cloth {
                ui,
                look,
                shown,
                ground: look.panel(),
            };
            line(&cloth, hall, (from, right, y), size, over_title);
        });
}

/// Draws as many as there is room for between `from` and `right`, their middle at `y`, glyphs `size` px high.
fn line(
    cloth: &Cloth,
    hall: &Hall,
    (from, right, y): (f32, f32, f32),
    size: f32,
    over_title: bool,
) {
    let look = cloth.look;
    let ink = if over_title {
        theme::CREAM
    } else {
        look.floor_words().0
    };
    // Large print is as large as the rim is high.
    let letters = 16.0 * (size * 0.86 / look.size(16.0)).min(1.0);
    let (between, apart, gap) = (look.px(4.0), look.px(8.0), look.px(20.0));
    let laid: Vec<_> = hall
        .prompts
        .0
        .iter()
        .map(|prompt| {
            let words = text(&format!("prompt-{}", prompt.act.name()));
            let glyphs: Vec<Glyph> = prompt.glyphs.iter().map(keys::written).collect();
            let drawn: f32 = glyphs
                .iter()
                .map(|glyph| keys::glyph_width(cloth, glyph, size * 0.86, &hall.pictures) + between)
                .sum();
            let wide = cloth.wide(&words, Letter::Semi, letters);
            (glyphs, words, drawn + apart + wide)
        })
        .collect();
    let whole: f32 = laid.iter().map(|(.., wide)| wide + gap).sum::<f32>() - gap;
    let k = ((right - from) / whole.max(1.0)).clamp(SMALLEST, 1.0);
    // What matters most stands at the right; what would lie on a card is left out.
    let mut used = 0.0;
    let shown: Vec<_> = laid
        .into_iter()
        .rev()
        .take_while(|(.., wide)| {
            used += (wide + gap) * k;
            right - used + gap * k >= from
        })
        .collect();
    let contrast = look.theme == Theme::HighContrast;
    if over_title || contrast {
        // The table's white edge is behind it, fence, hills and cards are behind the title's: nothing so busy is written on
        // without a ground of its own.
        let whole: f32 = shown.iter().map(|(.., wide)| (wide + gap) * k).sum();
        let ground = Rect::from_min_max(
            pos2(right - whole + gap * k - apart, y - size * 0.58),
            pos2(right + apart, y + size * 0.58),
        );
        let painter = cloth.ui.painter();
        let dark = if contrast {
            Color32::BLACK
        } else {
            theme::DUSK
        };
        painter.rect_filled(ground, ground.height() / 2.0, dark);
    }
    let mut x = right;
    for (glyphs, words, _) in shown {
        let mut font = look.font(Letter::Semi, letters);
        font.size *= k;
        let galley = cloth.ui.painter().layout_no_wrap(words, font, ink);
        x -= galley.size().x;
        let place = Align2::LEFT_CENTER.anchor_size(pos2(x, y), galley.size());
        // Over felt, rim or floor alike: a dark line under the words keeps them read.
        cloth.ui.painter().galley_with_override_text_color(
            place.min + egui::vec2(1.0, 1.0),
            galley.clone(),
            Color32::from_black_alpha(170),
        );
        cloth.ui.painter().galley(place.min, galley, ink);
        x -= apart * k;
        for glyph in glyphs.iter().rev() {
            let high = size * 0.86 * k;
            let wide = keys::glyph_width(cloth, glyph, high, &hall.pictures);
            keys::glyph(cloth, glyph, pos2(x - wide / 2.0, y), high, &hall.pictures);
            x -= wide + between * k;
        }
        x -= gap * k;
    }
}

/// Where the hand ends on the left and on the right, and something more. Where there is no hand, the window's middle, at
/// which a left hand's prompts end, and its left edge, from which a right hand's may begin.
fn beside_hand(layout: &Layout, held: usize) -> (f32, f32) {
    let Some(last) = held.checked_sub(1) else {
        return (layout.width / 2.0, layout.inset.left);
    };
    let edges = [0, last].map(|place| {
        let corners = layout.hand_card(place, held, Lift::Rest).corners();
        corners.map(|corner| corner.x)
    });
    let gap = 6.0 * layout.unit;
    let left = edges[0].into_iter().fold(f32::MAX, f32::min);
    let right = edges[1].into_iter().fold(0.0, f32::max);
    (left - gap, right + gap)
}
