//! Who said what in this deal, in the order it was said.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::{Action, Seat, SeenAction};
use bower_stage::{Seen, Wish};
use bower_words::{text, text_with};

use crate::cloth::{Board, Shown};
use crate::hall::Hall;
use crate::theme::{Kind, Letter, Look};
use crate::{floor, said};

/// What was said, card play apart.
pub fn calls(seen: &Seen) -> Vec<(Seat, String)> {
    let hand = seen.view.hand();
    seen.view
        .moves()
        .iter()
        .filter_map(|(seat, action)| {
            let words = match action {
                SeenAction::Open(Action::Play(_)) => return None,
                SeenAction::Open(action) => said::told(*action, hand),
                SeenAction::Thrown(count) => {
                    text_with("told-discard", &[("count", (*count).into())])
                }
                SeenAction::Given => text("told-best-given"),
            };
            Some((*seat, words))
        })
        .collect()
}

/// Shows the list.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let calls = calls(seen);
    let hand = seen.view.hand();
    let about = match (hand.maker(), hand.trump()) {
        (Some(maker), Some(trump)) => text_with(
            "calls-made",
            &[
                ("name", hall.name(maker).into()),
                ("trump", said::trump(trump).into()),
            ],
        ),
        _ => text_with("calls-dealer", &[("name", hall.name(hand.dealer()).into())]),
    };
    let row = look.px(44.0).max(look.size(18.0) * 1.9);
    let board = look.px(50.0).max(look.touch());
    let head = look.size(28.0) * 1.4 + look.size(17.0) * 1.7;
    let pad = look.px(22.0).max(14.0);
    let size = vec2(
        look.px(440.0).max(look.size(18.0) * 19.0),
        head + row * calls.len().max(1) as f32 + board + pad * 2.0 + 12.0,
    );
    let area = Rect::from_center_size(
        look.window.center(),
        size.min(look.safe.size() - vec2(8.0, 8.0)),
    );
    let mut done = false;
    floor::over_table(ctx, look, shown, "calls", area, |cloth| {
        let inside = area.shrink(pad);
        let title = cloth.line(
            pos2(inside.center().x, inside.top()),
            Align2::CENTER_TOP,
            &text("calls"),
            Letter::Bold,
            28.0,
            look.words(),
            inside.width(),
        );
        cloth.line(
            pos2(inside.center().x, title.bottom()),
            Align2::CENTER_TOP,
            &about,
            Letter::Semi,
            17.0,
            look.dim(),
            inside.width(),
        );
        let foot = Rect::from_min_max(pos2(inside.left(), inside.bottom() - board), inside.max);
        let list = Rect::from_min_max(
            pos2(inside.left(), inside.top() + head),
            pos2(inside.right(), foot.top() - 8.0),
        );
        cloth.scroll("said", list, row * calls.len() as f32, |cloth, corner| {
            for (i, (seat, words)) in calls.iter().enumerate() {
                let y = corner.y + row * (i as f32 + 0.5);
                let hoop = row * 0.38;
                if let Some(chair) = hall
                    .seating
                    .as_ref()
                    .and_then(|seating| seating.chairs[*seat].as_ref())
                {
                    hall.pictures.portrait(
                        cloth.ui.painter(),
                        chair.portrait,
                        pos2(corner.x + hoop + 2.0, y),
                        hoop,
                    );
                }
                let left = corner.x + hoop * 2.0 + 12.0;
                let third = list.width() * 0.30;
                cloth.line(
                    pos2(left, y),
                    Align2::LEFT_CENTER,
                    &hall.name(*seat),
                    Letter::Semi,
                    18.0,
                    look.words(),
                    third,
                );
                cloth.line(
                    pos2(left + third + 6.0, y),
                    Align2::LEFT_CENTER,
                    words,
                    Letter::Semi,
                    18.0,
                    look.dim(),
                    list.right() - left - third - 12.0,
                );
                if i + 1 < calls.len() {
                    cloth.rule(
                        list.left(),
                        list.right() - 6.0,
                        corner.y + row * (i as f32 + 1.0),
                    );
                }
            }
        });
        if calls.is_empty() {
            cloth.line(
                list.center_top() + vec2(0.0, row * 0.5),
                Align2::CENTER_CENTER,
                &text("calls-none"),
                Letter::Italic,
                18.0,
                look.dim(),
                list.width(),
            );
        }
        done = Board::new(foot, &text("go-on"))
            .kind(Kind::Main)
            .size(22.0)
            .main()
            .show(cloth);
    });
    if done {
        hall.wish(Wish::Calls);
    }
}
