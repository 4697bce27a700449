//! Which game: the whole family by groups, and the game in focus with its house rules and its table.

mod about;
mod chips;
mod choosing;
mod glyph;
mod tiles;

use bevy_egui::egui::{self, Rect, pos2};
use bower_rules::Game;
use bower_stage::layout::Shape;
use bower_stage::{Page, Screen};
use bower_words::text;

pub use choosing::{Choosing, Guest, Part};
pub use glyph::{pack_glyph, seats_glyph};

use crate::cloth::Shown;
use crate::hall::Hall;
use crate::theme::Look;
use crate::{floor, house, names};
use about::Panel;
use tiles::Plan;

/// Shows the chooser.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    // Esc leaves the page that asks for a pad as well.
    if hall.choosing.part != Part::Names && hall.pads.listening.is_some() {
        hall.pads.listening = None;
    }
    match hall.choosing.part {
        Part::Games => games(ctx, look, shown, hall),
        Part::House => house::show(ctx, look, shown, hall),
        Part::Saved => house::saved::show(ctx, look, shown, hall),
        Part::Names => names::show(ctx, look, shown, hall),
    }
}

fn games(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let game = hall.choosing.game;
    let (mut back, mut chosen, mut did) = (false, None, Panel::Nothing);
    let mut filter = hall.choosing.filter;
    floor::page(
        ctx,
        look,
        shown,
        &hall.pictures,
        "chooser",
        |cloth, draft| {
            let (out, top) =
                floor::header(cloth, draft, &text("which-game"), &text("which-game-about"));
            back = out;
            let foot = look.safe.bottom()
                - if look.shape == Shape::Wide {
                    draft.px(36.0)
                } else {
                    draft.px(8.0)
                };
            if look.shape == Shape::Tall {
                let high = draft.px(58.0).max(look.touch());
                let bar = Rect::from_min_max(
                    pos2(look.safe.left() + draft.px(6.0), foot - high),
                    pos2(look.safe.right() - draft.px(6.0), foot),
                );
                let list_top = chips::show(cloth, draft, top, &mut filter);
                let list = Rect::from_min_max(
                    pos2(draft.at(16.0, 0.0).x, list_top),
                    pos2(draft.at(draft.w - 16.0, 0.0).x, bar.top() - draft.px(10.0)),
                );
                let plan = Plan::new(cloth, list.width(), 1);
                chosen = tiles::show(cloth, list, &plan, game.preset, filter);
                did = about::bar(cloth, bar, game);
                return;
            }
            // All of them at once, and under the last the game in focus.
            let column = |i: f32| draft.at(34.0 + i * 306.0, 0.0).x;
            let list = Rect::from_min_max(
                pos2(column(0.0), top),
                pos2(column(3.0) + draft.px(292.0), foot),
            );
            let plan = Plan::new(cloth, list.width(), 4);
            let under = draft.px(198.0).max(plan.column(3, None));
            let least = draft.px(300.0).max(look.size(18.0) * 16.0);
            if look.shape == Shape::Wide
                && plan.whole(None) <= list.height()
                && list.height() - under >= least
            {
                let panel = Rect::from_min_max(
                    pos2(column(3.0), top + under),
                    pos2(column(3.0) + draft.px(292.0), foot),
                );
                chosen = tiles::show(cloth, list, &plan, game.preset, None);
                did = about::show(cloth, draft, panel, game, hall);
                return;
            }
            let wide = draft
                .px(292.0)
                .max(look.size(18.0) * 14.0)
                .min(look.window.width() * 0.42);
            let right = look.safe.right() - draft.px(12.0);
            let panel = Rect::from_min_max(pos2(right - wide, top), pos2(right, foot));
            let list = Rect::from_min_max(
                pos2(look.safe.left() + draft.px(14.0), top),
                pos2(panel.left() - draft.px(16.0), foot),
            );
            let columns = if list.width() > look.size(18.0) * 30.0 {
                2
            } else {
                1
            };
            let plan = Plan::new(cloth, list.width(), columns);
            chosen = tiles::show(cloth, list, &plan, game.preset, None);
            did = about::show(cloth, draft, panel, game, hall);
        },
    );
    hall.choosing.filter = filter;
    if let Some(preset) = chosen {
        if preset == game.preset {
            did = Panel::Play;
        } else {
            hall.choosing.game = Game::preset(preset);
        }
    }
    match did {
        Panel::Play => {
            let start = hall.choosing.start();
            hall.begin(start);
        }
        Panel::House => hall.choosing.part = Part::House,
        Panel::Names => hall.choosing.part = Part::Names,
        Panel::Rules => hall.turn_to(Page::Rules),
        Panel::Nothing => {}
    }
    if back {
        hall.next.set(Screen::Title);
    }
}
