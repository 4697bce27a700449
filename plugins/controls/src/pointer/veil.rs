//! Panels lie over the table: what is beneath one cannot be pressed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Order, Pos2};
use bevy_egui::{EguiContext, PrimaryEguiContext};

/// Asks egui what lies over the table.
#[derive(SystemParam)]
pub struct Veil<'w, 's> {
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
}

impl Veil<'_, '_> {
    /// Whether a panel lies at this point, px from the window's upper left. egui itself only says so for the pointer of
    /// the frame before, where a finger has not been yet.
    pub fn covers(&mut self, point: Vec2) -> bool {
        self.contexts
            .iter_mut()
            .any(|mut context| covers(context.get_mut(), point))
    }
}

fn covers(context: &egui::Context, point: Vec2) -> bool {
    let point = Pos2::new(point.x, point.y) / context.zoom_factor();
    match context.layer_id_at(point) {
        None => false,
        // The layer behind everything covers the whole window, drawn on or not.
        Some(layer) if layer.order == Order::Background => false,
        Some(_) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A context with one area of 100 by 50 at (200, 300).
    fn shown(interactable: bool) -> egui::Context {
        let context = egui::Context::default();
        for _ in 0..2 {
            let mut drawn = context.run_ui(egui::RawInput::default(), |ui| {
                egui::Area::new(egui::Id::new("board"))
                    .fixed_pos([200.0, 300.0])
                    .interactable(interactable)
                    .show(ui.ctx(), |ui| {
                        ui.allocate_space(egui::vec2(100.0, 50.0));
                    });
            });
            // Nobody paints this.
            drawn.textures_delta.clear();
        }
        context
    }

    #[test]
    fn a_panel_covers_what_lies_beneath_it_before_any_pointer_was_there() {
        let context = shown(true);
        assert!(covers(&context, Vec2::new(250.0, 320.0)));
        assert!(!covers(&context, Vec2::new(190.0, 320.0)));
        assert!(!covers(&context, Vec2::new(250.0, 360.0)));
    }

    #[test]
    fn what_is_only_painted_covers_nothing() {
        assert!(!covers(&shown(false), Vec2::new(250.0, 320.0)));
    }
}
