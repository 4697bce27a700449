//! The auction's boards: exactly what may be said now, and what is barred by name. Claims, exchanges, alone, ten's and
//! the suit to follow are asked here too: whatever is no single card of the hand.

mod boards;
mod plan;
mod question;

use bevy::prelude::*;
use bevy_egui::egui::{self, Order};
use bower_stage::Phase;

use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::theme::Look;

pub use question::suit_key;

/// The panel's own state.
#[derive(Resource, Default, Debug)]
pub struct Auction {
    decision: u64,
    /// Whether what is named next is named alone.
    alone: bool,
}

/// Shows the panel while the table is still and the viewer is asked.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let decision = seen.decision;
    let counted = hall
        .phase
        .as_ref()
        .is_some_and(|phase| *phase.get() == Phase::Score);
    if hall.motion.blocking
        || counted
        || !hall
            .seating
            .as_ref()
            .is_some_and(|seating| seating.is_person(hall.viewer.0))
    {
        return;
    }
    if hall.auction.decision != decision {
        *hall.auction = Auction {
            decision,
            alone: false,
        };
    }
    let name = |seat| hall.name(seat);
    let Some(question) = question::question(seen, hall.auction.alone, &name) else {
        return;
    };
    let plan = plan::Plan::new(look, &hall.layout, &question);
    let pack = seen.view.game().pack();
    let mut answer = None;
    let mut alone = hall.auction.alone;
    panel(
        ctx,
        look,
        shown,
        &format!("auction {decision}"),
        Order::Middle,
        plan.area,
        |cloth| {
            cloth.ground(plan.area);
            answer = boards::draw(cloth, &plan, &question, &mut alone, &hall.pictures, pack);
        },
    );
    hall.auction.alone = alone;
    if let Some(action) = answer {
        hall.answer(action);
    }
}
