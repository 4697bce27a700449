//! The round buttons of the table.

use bevy_egui::egui::{self, Order, Rect, Vec2, pos2};
use bower_stage::layout::Knob;
use bower_stage::{Page, Wish};

use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::theme::Look;

/// Shows them; under a page they are seen and not pressed.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let under = *hall.page != Page::None;
    let mut wish = None;
    for part in hall.layout.knobs.into_iter().flatten() {
        let (sign, means) = match part.knob {
            Knob::Menu => ("menu", Wish::Menu),
            Knob::LastTrick => ("last-trick", Wish::LastTrick),
            Knob::Hint if hall.settings.hints => ("hint", Wish::Hint),
            Knob::Hint => continue,
            Knob::Rules => ("rules", Wish::Rules),
        };
        let centre = pos2(part.at.x, part.at.y);
        let area = Rect::from_center_size(centre, Vec2::splat(look.touch().max(part.radius * 2.0)));
        panel(
            ctx,
            look,
            shown,
            &format!("knob {sign}"),
            Order::Background,
            area,
            |cloth| {
                if under {
                    cloth.ui.disable();
                }
                if cloth.table_knob(centre, part.radius, sign) {
                    wish = Some(means);
                }
            },
        );
    }
    if let Some(wish) = wish.filter(|_| !under) {
        hall.wish(wish);
    }
}
