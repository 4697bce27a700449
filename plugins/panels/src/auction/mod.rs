//! The auction's boards: exactly what may be said now, and what is barred by name. Claims, exchanges, alone, ten's and
//! the suit to follow are asked here too: whatever is no single card of the hand.

mod boards;
mod load;
mod plan;
mod question;
mod room;
mod slip;
mod tags;
mod trial;

#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::egui::{self, Order};
use bower_rules::{Action, Trump};
use bower_stage::{Device, Layout, Phase};

use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::theme::Look;

use plan::Plan;
use question::Question;
use room::Room;
use trial::Trial;

/// The panel's own state.
#[derive(Resource, Default, Debug)]
pub struct Auction {
    decision: u64,
    /// Whether what is named next is named alone.
    alone: bool,
    /// The call that is looked at, or was tapped once.
    looked_at: Option<Action>,
    /// What was planned last, and for what: a plan is worked out anew only when any of it changes.
    planned: Option<(Layout, f32, Question, Room, Plan)>,
}

impl Auction {
    /// Where the boards and the question lie, px from the window's upper left, as planned last.
    pub fn lies(&self) -> impl Iterator<Item = egui::Rect> {
        let plan = self.planned.as_ref().map(|(.., plan)| plan);
        plan.into_iter()
            .flat_map(|plan| core::iter::once(plan.area).chain(plan.slip))
    }

    fn plan(&mut self, look: &Look, layout: &Layout, question: &Question, room: Room) -> Plan {
        if let Some((old, text, asked, around, plan)) = &self.planned
            && old == layout
            && *text == look.text_size
            && asked == question
            && *around == room
        {
            return plan.clone();
        }
        let plan = Plan::new(look, layout, question, &room);
        self.planned = Some((
            layout.clone(),
            look.text_size,
            question.clone(),
            room,
            plan.clone(),
        ));
        plan
    }
}

/// Shows the panel while the table is still and the viewer is asked. What he thinks of making trump, where he does.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) -> Option<Trump> {
    let seen = hall.seen.as_ref()?;
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
        return None;
    }
    if hall.auction.decision != decision {
        *hall.auction = Auction {
            decision,
            ..Auction::default()
        };
    }
    let name = |seat| hall.name(seat);
    let question = question::question(seen, hall.auction.alone, &name)?;
    shown.question = Some(question.words.clone());
    let room = Room::new(look, &hall.layout, seen, &name);
    let view = &seen.view;
    let (game, pack) = (*view.game(), view.game().pack());
    let (cards, made) = (view.cards(), view.hand().trump());
    let mut plan = hall.auction.plan(look, &hall.layout, &question, room);
    let fitted = look.with_text(plan.text);
    let trial = |action: Action| Trial::of(action, &game, cards, made);
    // What is told of a trial stands in the question's place where there is no other.
    let place = plan.note.or(plan.slip).or(plan.words);
    if plan.note.is_none() && hall.auction.looked_at.and_then(trial).is_some() {
        (plan.slip, plan.words) = (None, None);
    }
    if let Some(slip) = plan.slip {
        let name = format!("auction asks {decision}");
        panel(ctx, &fitted, shown, &name, Order::Middle, slip, |cloth| {
            cloth.ground(slip);
            boards::question(cloth, slip.shrink2(egui::vec2(6.0, 2.0)), &question.words);
        });
    }
    let tried = |action: Action| {
        let trial = trial(action)?;
        let lines = core::iter::once(trial.head())
            .chain(trial.lines(false))
            .chain(trial.legend());
        Some(lines.collect::<Vec<_>>().join(". "))
    };
    let mut alone = hall.auction.alone;
    let mut taken = boards::Taken::default();
    panel(
        ctx,
        &fitted,
        shown,
        &format!("auction {decision}"),
        Order::Middle,
        plan.area,
        |cloth| {
            cloth.ground(plan.area);
            taken = boards::draw(
                cloth,
                &plan,
                &question,
                &mut alone,
                &hall.pictures,
                pack,
                &tried,
            );
        },
    );
    hall.auction.alone = alone;
    let touch = hall.focus.device == Device::Touch;
    // A mouse that crosses a gap between two boards still looks at the first.
    let stays = touch
        || (!shown.ring
            && ctx
                .pointer_hover_pos()
                .is_some_and(|at| plan.area.contains(at)));
    let looked_at = match taken.looked_at.filter(|_| !touch) {
        None if stays => hall.auction.looked_at,
        other => other,
    };
    let first_tap = |action: &Action| {
        touch && hall.auction.looked_at != Some(*action) && trial(*action).is_some()
    };
    let (answer, looked_at) = match taken.answer {
        Some(action) if first_tap(&action) => (None, Some(action)),
        other => (other, looked_at),
    };
    if hall.auction.looked_at != looked_at {
        hall.auction.looked_at = looked_at;
        shown.stirred = true;
    }
    if let Some(action) = answer {
        hall.answer(action);
        return None;
    }
    let trial = looked_at.and_then(trial)?;
    if let Some(place) = place {
        tags::note(ctx, look, shown, &plan, place, &trial, touch);
    }
    if let Some(table) = &hall.table {
        tags::cards(
            ctx,
            look,
            &hall.layout,
            table,
            &trial,
            hall.settings.large_index,
        );
    }
    Some(trial.supposed())
}
