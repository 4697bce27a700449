//! What is higher than its place, scrolled.

use bevy_egui::egui::{self, Pos2, Rect, Sense, pos2, vec2};

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

    /// What goes on below shows as a fade, on paper as a line of stitches: half-clear paper over paper would be grey.
    fn goes_on(&self, reach: Rect, bottom: f32) {
        let (look, ground) = (self.look, self.ground);
        let painter = self.ui.painter();
        let (left, right) = (reach.left(), reach.right() - 10.0);
        if ground == crate::theme::PAPER {
            let high = look.px(7.0).max(6.0);
            let foot = Rect::from_min_max(pos2(left, bottom - high), pos2(right, bottom + 1.0));
            painter.rect_filled(foot, 0.0, ground);
            painter.extend(egui::Shape::dashed_line(
                &[foot.left_top(), foot.right_top()],
                egui::Stroke::new(1.6, crate::theme::PAPER_STITCH),
                7.0,
                5.0,
            ));
            let middle = pos2((left + right) / 2.0, bottom - high);
            painter.circle_filled(middle, 11.0, ground);
            painter.extend(vector::sign("down", middle, 18.0, crate::theme::INK_DIM));
            return;
        }
        let fade = look.px(18.0).max(12.0);
        let mut mesh = egui::Mesh::default();
        for (y, k) in [(bottom - fade, 0.0), (bottom, 1.0)] {
            mesh.colored_vertex(pos2(left, y), ground.gamma_multiply(k));
            mesh.colored_vertex(pos2(right, y), ground.gamma_multiply(k));
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 3, 2);
        painter.add(mesh);
    }
}
