//! What stands apart from the boards: the question, where they leave it no room, and the note on a trial.

use bevy_egui::egui::{Rect, vec2};
use bower_cards::{Weight, width};

use super::load::{lines, widths};
use super::plan::{Plan, WORDS, apart, inside, texts};
use super::question::Question;
use super::room::Room;
use crate::theme::Look;

/// The question on a slip of its own, beside the panel.
pub fn slip(look: &Look, question: &Question, room: &Room, plan: &Plan, gap: f32) -> Option<Rect> {
    let mut room = room.clone();
    room.take(plan.area);
    let regions = room.free(gap, vec2(90.0, 20.0));
    for text in texts(look) {
        let size = look.with_text(text).size(WORDS);
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
                + size * n as f32
                + room.spoken_over(area) as f32 * size * 4.0;
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
pub fn note(look: &Look, room: &Room, plan: &Plan, gap: f32) -> Option<Rect> {
    let mut room = room.clone();
    room.take(plan.area);
    if let Some(slip) = plan.slip {
        room.take(slip);
    }
    let size = look.with_text(look.text_size.min(1.0)).size(16.0);
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
