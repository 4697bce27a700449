//! A panel: an area of its own that rises when it comes.

use bevy_egui::egui::{self, Id, Order, Rect, Sense, vec2};

use super::{Cloth, Shown};
use crate::theme::Look;

/// How a panel comes: it rises 18 px of the drawing and fades in.
const RISE_PX: f32 = 18.0;
/// How long that takes, seconds.
const RISE_S: f64 = 0.18;

/// Shows a panel: an area of its own, so that presses beside it reach the table, which rises and fades in when it comes.
pub fn panel(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    name: &str,
    order: Order,
    area: Rect,
    add: impl FnOnce(&mut Cloth),
) {
    let id = Id::new(("bower panel", name));
    let now = ctx.input(|input| input.time);
    let pass = ctx.cumulative_frame_nr();
    let (began, last) = ctx
        .data(|data| data.get_temp::<(f64, u64)>(id))
        .unwrap_or((now, 0));
    let began = if pass > last + 1 { now } else { began };
    ctx.data_mut(|data| data.insert_temp(id, (began, pass)));
    let t = if look.motion {
        ((now - began) / RISE_S).clamp(0.0, 1.0)
    } else {
        1.0
    };
    let left = (1.0 - t).powi(3) as f32;
    // A panel that has just come is measured unseen, and then rises.
    shown.stirred |= t < 1.0 || pass > last + 1;
    egui::Area::new(id)
        .order(order)
        .fixed_pos(area.min)
        .constrain(false)
        .fade_in(false)
        .interactable(true)
        .show(ctx, |ui| {
            let reach = area.expand(40.0);
            ui.set_clip_rect(reach.intersect(ctx.content_rect()));
            ui.allocate_rect(area, Sense::click());
            ui.set_opacity(1.0 - left);
            let mut cloth = Cloth {
                ui,
                look,
                shown,
                ground: look.panel(),
            };
            add(&mut cloth);
            if left > 0.0 {
                let layer = cloth.ui.layer_id();
                ctx.set_transform_layer(
                    layer,
                    egui::emath::TSTransform::from_translation(vec2(0.0, look.px(RISE_PX) * left)),
                );
            } else {
                let layer = cloth.ui.layer_id();
                ctx.set_transform_layer(layer, egui::emath::TSTransform::IDENTITY);
            }
        });
}
