//! What is higher than its place, scrolled.

use bevy_egui::egui::ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8};
use bevy_egui::egui::{self, Color32, Pos2, Rangef, Rect, Sense, pos2, vec2};

use super::Cloth;
use crate::vector;

impl Cloth<'_> {
    /// What is higher than its place, scrolled: `add` draws from the corner it is given, `high` px in all.
    pub fn scroll(
        &mut self,
        name: &str,
        area: Rect,
        high: f32,
        add: impl FnOnce(&mut Cloth, Pos2),
    ) {
        let (look, ground) = (self.look, self.ground);
        if high <= area.height() + 0.5 {
            add(self, area.min);
            return;
        }
        let shown = &mut *self.shown;
        let reach = area.expand2(vec2(12.0, 0.0));
        let mut child = self
            .ui
            .new_child(egui::UiBuilder::new().id_salt(name).max_rect(reach));
        child.set_clip_rect(reach.intersect(self.ui.clip_rect()));
        child.spacing_mut().scroll = egui::style::ScrollStyle {
            bar_width: 6.0,
            ..egui::style::ScrollStyle::floating()
        };
        let scrolled = egui::ScrollArea::vertical()
            .id_salt(name)
            .max_height(area.height())
            .auto_shrink(false)
            .show(&mut child, |ui| {
                let (place, _) = ui.allocate_exact_size(vec2(area.width(), high), Sense::hover());
                let mut cloth = Cloth {
                    ui,
                    look,
                    shown,
                    ground,
                };
                add(&mut cloth, pos2(area.left(), place.top()));
            });
        let more = scrolled.state.offset.y + area.height() < high - 4.0;
        if more {
            self.goes_on(reach, area.bottom());
        }
    }

    /// What goes on below shows as a fade, with a sign under it on paper, where a fade is easily missed.
    fn goes_on(&self, reach: Rect, bottom: f32) {
        let (look, ground) = (self.look, self.ground);
        let painter = self.ui.painter();
        let (left, right) = (reach.left(), reach.right() - 10.0);
        let paper = ground == crate::theme::PAPER;
        let fade = look.px(if paper { 34.0 } else { 18.0 }).max(12.0);
        let rows = (0..=STEPS).map(|step| {
            let k = step as f32 / STEPS as f32;
            (bottom - fade * (1.0 - k), clear(ground, k))
        });
        painter.add(vector::shade(Rangef::new(left, right), rows));
        if paper {
            let middle = pos2((left + right) / 2.0, bottom - 8.0);
            painter.extend(vector::sign("down", middle, 18.0, crate::theme::INK_DIM));
        }
    }
}

/// In how many steps a fade goes.
const STEPS: u32 = 8;

/// A ground so far from clear. The window adds light up where egui reckons with what the eye sees: reckoned egui's way,
/// half-clear paper over paper would be grey.
fn clear(ground: Color32, k: f32) -> Color32 {
    let part = |side: u8| gamma_u8_from_linear_f32(linear_f32_from_gamma_u8(side) * k);
    let alpha = (k * 255.0).round() as u8;
    Color32::from_rgba_premultiplied(part(ground.r()), part(ground.g()), part(ground.b()), alpha)
}
