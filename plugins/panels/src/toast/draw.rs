//! How a toast is drawn.

use std::sync::Arc;

use bevy_egui::egui::{self, Align2, Galley, Order, Rect, pos2, vec2};
use bower_stage::layout::Lift;
use bower_stage::{Page, Screen};

use super::{Tone, place};
use crate::cloth::{Shown, panel};
use crate::hall::Hall;
use crate::roses;
use crate::theme::{self, Letter, Look};

/// A toast with its words laid.
struct Laid {
    area: Rect,
    title: Arc<Galley>,
    why: Arc<Galley>,
}

/// Whether a line ends in the middle of a word.
fn is_broken(words: &Galley) -> bool {
    words.rows.windows(2).any(|pair| {
        let ends = pair[0].text().chars().next_back();
        let goes_on = pair[1].text().chars().next();
        let letter = |one: Option<char>| one.is_some_and(char::is_alphanumeric);
        !pair[0].ends_with_newline && letter(ends) && letter(goes_on)
    })
}

/// What no toast may lie over at the table: the viewer's hand, and what he is asked.
fn taken(hall: &Hall, shown: &Shown) -> Vec<Rect> {
    let held = hall.seen.as_ref().map_or(0, |seen| {
        usize::from(seen.view.hand().count(seen.view.seat()))
    });
    let cards = (0..held).flat_map(|i| hall.layout.hand_card(i, held, Lift::Rest).corners());
    let corners: Vec<_> = cards.map(|corner| pos2(corner.x, corner.y)).collect();
    let asked = shown.question.iter().flat_map(|_| hall.auction.lies());
    let hand = (!corners.is_empty()).then(|| Rect::from_points(&corners));
    hand.into_iter().chain(asked).collect()
}

/// Shows the toast of the moment.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let now = ctx.input(|input| input.time);
    let pressed = ctx.input(|input| input.pointer.any_pressed()) || shown.pressed;
    let waiting = hall.toasts.waiting.len();
    shown.stirred |= waiting > 0;
    let toasts = &mut *hall.toasts;
    if let Some((toast, until, _)) = &toasts.now
        && (now >= *until || (pressed && now > *until - toast.stands() + 0.1))
    {
        toasts.now = None;
        hall.alarm.0 = None;
    }
    if toasts.now.is_none()
        && let Some(toast) = toasts.waiting.pop_front()
    {
        toasts.told += 1;
        let until = now + toast.stands();
        toasts.now = Some((toast, until, toasts.told));
    }
    let Some((toast, until, told)) = toasts.now.clone() else {
        return;
    };
    let (ink, stitch) = match toast.tone {
        Tone::Word => (theme::INK, theme::PAPER_STITCH),
        Tone::Refusal | Tone::Kept => (theme::RED, theme::RED),
    };
    // Nothing else may wake the loop when the time is up.
    if hall.alarm.0.is_none_or(|due| due > until || due <= now) {
        hall.alarm.0 = Some(until);
    }
    let at_table = *hall.screen.get() == Screen::Table && *hall.page == Page::None;
    let room = (look.safe.width() - look.px(24.0)).min(look.size(17.0) * 34.0);
    let foot = if at_table {
        let foot = hall.layout.toast();
        pos2(foot.x, foot.y)
    } else {
        pos2(look.window.center().x, look.safe.bottom() - look.px(28.0))
    };
    let pad = vec2(look.px(16.0).max(14.0), look.px(9.0).max(9.0));
    let picture = toast.card.and_then(|card| {
        hall.seen.as_ref().map(|seen| {
            (
                card,
                seen.view.hand().game().pack(),
                roses::worn(seen.view.hand()),
            )
        })
    });
    let card_wide = if picture.is_some() {
        look.px(30.0).max(26.0)
    } else {
        0.0
    };
    // What is asked, and the hand, stay in sight.
    let taken = if at_table {
        taken(hall, shown)
    } else {
        Vec::new()
    };
    let aside = card_wide * 1.4;
    // As wide and as large as may be; where that would lie over something, narrower, and large print smaller.
    let least = look.text_size.min(1.0);
    let mut best: Option<(Laid, f32)> = None;
    'found: for text in [1.0, 0.8, 0.65, 0.5].map(|k| (look.text_size * k).max(least)) {
        let look = look.with_text(text);
        for part in [1.0, 0.75, 0.55, 0.4] {
            let inner = (room * part - pad.x * 2.0 - aside).max(look.size(17.0) * 5.0);
            let (title, why) = ctx.fonts_mut(|fonts| {
                let mut lay = |words: &str, letter, size, ink| {
                    fonts.layout(words.to_owned(), look.font(letter, size), ink, inner)
                };
                (
                    lay(&toast.title, Letter::Bold, 19.0, ink),
                    lay(&toast.why, Letter::Semi, 17.0, theme::INK),
                )
            });
            let high = if toast.why.is_empty() {
                0.0
            } else {
                why.size().y
            };
            let words = vec2(title.size().x.max(why.size().x), title.size().y + high);
            let size = words + pad * 2.0 + vec2(aside, 0.0);
            let (area, over) = place::nearest(size, foot, look.safe, look.px(6.0), &taken);
            // A word in two pieces is as bad as one that is covered.
            let broken = [&title, &why].into_iter().any(|words| is_broken(words));
            let over = over + if broken { words.x * words.y } else { 0.0 };
            if best.as_ref().is_none_or(|(_, least)| over < *least) {
                best = Some((Laid { area, title, why }, over));
            }
            if place::is_free(over) {
                break 'found;
            }
        }
    }
    let Some((Laid { area, title, why }, _)) = best else {
        return;
    };
    panel(
        ctx,
        look,
        shown,
        &format!("toast {told}"),
        Order::Tooltip,
        area,
        |cloth| {
            cloth.paper(area, stitch);
            let mut left = area.left() + pad.x;
            if let Some((card, pack, worn)) = picture {
                let place = Rect::from_center_size(
                    pos2(left + card_wide / 2.0, area.center().y),
                    vec2(card_wide, card_wide * 1.4),
                );
                hall.pictures
                    .card(cloth.ui.painter(), pack, card, place, worn);
                left += card_wide * 1.4;
            }
            let top = area.top() + pad.y;
            let below = top + title.size().y;
            cloth.ui.painter().galley(
                Align2::LEFT_TOP
                    .anchor_size(pos2(left, top), title.size())
                    .min,
                title,
                ink,
            );
            if !toast.why.is_empty() {
                cloth
                    .ui
                    .painter()
                    .galley(pos2(left, below), why, theme::INK);
            }
        },
    );
}
