//! Who plays: a name, a portrait and a player for every seat.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::Seat;
use bower_stage::layout::Shape;
use bower_stage::{PadSeats, Player};
use bower_words::text;

use crate::chooser::{Choosing, Part};
use crate::cloth::{Board, Cloth, Shown};
use crate::floor;
use crate::hall::Hall;
use crate::pictures::Pictures;
use crate::start::FOLK;
use crate::theme::{Kind, Letter, Look};

/// The levels of bots, as players spell them.
pub const LEVELS: [&str; 4] = ["beginner", "casual", "sharp", "master"];

/// The longest name that is taken.
pub const LONGEST: usize = 12;

/// Shows the seats.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let (mut back, mut play) = (false, false);
    let mut level = None;
    floor::page(ctx, look, shown, &hall.pictures, "names", |cloth, draft| {
        let (out, top) = floor::header(cloth, draft, &text("who-plays"), &text("who-plays-about"));
        back = out;
        let side = if look.shape == Shape::Wide {
            draft.px(150.0)
        } else {
            draft.px(10.0)
        };
        let foot = look.safe.bottom()
            - if look.shape == Shape::Wide {
                draft.px(36.0)
            } else {
                draft.px(6.0)
            };
        let body = Rect::from_min_max(
            pos2(draft.at(0.0, 0.0).x + side, top),
            pos2(draft.at(draft.w, 0.0).x - side, foot),
        );
        cloth.ground(body);
        let inside = body.shrink(draft.px(22.0).max(14.0));
        let high = draft.px(54.0).max(look.touch()).max(look.size(22.0) * 1.5);
        let gap = draft.px(14.0).max(8.0);
        let names: Vec<String> = LEVELS
            .iter()
            .map(|level| text(&format!("level-{level}")))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        // Every bot's level and the board stand side by side, or one over the other.
        let main_wide = (look.size(20.0) * 9.0).min(inside.width());
        let chosen = cloth.choice_width(f32::INFINITY, look.size(17.5) * 8.0, &names);
        let words = cloth.wide(&text("all-bots"), Letter::Semi, 17.5);
        let beside = words + chosen + main_wide + gap * 3.0 <= inside.width();
        let rows = if beside { 1.0 } else { 2.0 };
        let bar_high = high * rows + gap * 0.6 * (rows - 1.0);
        let bar = Rect::from_min_max(pos2(inside.left(), inside.bottom() - bar_high), inside.max);
        let list = Rect::from_min_max(inside.min, pos2(inside.right(), bar.top() - 8.0));
        let seats = usize::from(hall.choosing.game.seats());
        let pictures = &hall.pictures;
        let choosing = &mut *hall.choosing;
        let pads = &mut *hall.pads;
        let stacked = list.width() < look.size(17.5) * 34.0;
        let row = draft
            .px(74.0)
            .max(line_height(look) * if stacked { 2.0 } else { 1.0 } + draft.px(12.0).max(10.0));
        cloth.scroll("seats", list, row * seats as f32, |cloth, corner| {
            for seat in 0..seats {
                let area = Rect::from_min_size(
                    pos2(corner.x, corner.y + row * seat as f32),
                    vec2(list.width() - 6.0, row),
                );
                guest(cloth, area, seat, stacked, choosing, pads, pictures);
                if seat + 1 < seats {
                    cloth.rule(area.left(), area.right(), area.bottom());
                }
            }
        });
        let main = Rect::from_min_max(
            pos2(
                bar.right() - if beside { main_wide } else { bar.width() },
                bar.bottom() - high,
            ),
            bar.max,
        );
        play = Board::new(main, &text("play"))
            .kind(Kind::Main)
            .size(22.0)
            .show(cloth);
        let all = if beside {
            Rect::from_min_max(bar.min, pos2(main.left() - gap, bar.bottom()))
        } else {
            Rect::from_min_size(bar.min, vec2(bar.width(), high))
        };
        let chosen = chosen.min(all.width() * 0.62);
        cloth.line(
            pos2(all.left(), all.center().y),
            Align2::LEFT_CENTER,
            &text("all-bots"),
            Letter::Semi,
            17.5,
            look.words(),
            all.width() - chosen - gap,
        );
        let now = LEVELS
            .iter()
            .position(|level| *level == hall.settings.level)
            .unwrap_or(1);
        cloth.call(&text("all-bots"));
        level = cloth.choice(all, chosen, &names, now, None);
    });
    if let Some(level) = level.and_then(|at| LEVELS.get(at)) {
        hall.settings.level = (*level).to_owned();
        hall.choosing.all_bots(level);
    }
    if play {
        let start = hall.choosing.start();
        hall.begin(start);
    }
    if back {
        hall.choosing.part = Part::Games;
        hall.pads.listening = None;
    }
}

/// How high a name or a player is.
fn line_height(look: &Look) -> f32 {
    look.px(54.0)
        .max(look.touch() + 8.0)
        .max(look.size(17.5) * 1.7)
}

/// One seat: the portrait is pressed for the next one, the name is typed, the player chosen.
fn guest(
    cloth: &mut Cloth,
    area: Rect,
    seat: usize,
    stacked: bool,
    choosing: &mut Choosing,
    pads: &mut PadSeats,
    pictures: &Pictures,
) {
    let look = *cloth.look;
    let radius = (area.height() * 0.36).min(look.touch() * 0.75);
    let centre = pos2(area.left() + radius + 6.0, area.center().y);
    let hoop = Rect::from_center_size(centre, egui::Vec2::splat(radius * 2.0));
    cloth.call(&choosing.name(seat));
    if cloth.tile_round(hoop).taken {
        let taken: Vec<usize> = choosing.guests.iter().map(|guest| guest.folk).collect();
        let seats = usize::from(choosing.game.seats());
        let now = choosing.guests[seat].folk;
        let next = (1..=FOLK.len())
            .map(|step| (now + step) % FOLK.len())
            .find(|folk| !taken[..seats].contains(folk));
        if let Some(next) = next {
            // Whoever had this portrait beyond the game's seats takes the one that was here.
            if let Some(other) = choosing.guests.iter_mut().find(|guest| guest.folk == next) {
                other.folk = now;
            }
            choosing.guests[seat].folk = next;
        }
    }
    pictures.portrait(
        cloth.ui.painter(),
        FOLK[choosing.guests[seat].folk].0,
        centre,
        radius,
    );
    let left = hoop.right() + 14.0;
    let whole = area.right() - left;
    // Where several persons play, each may have a pad of his own.
    let own = (choosing.persons() > 1 && choosing.guests[seat].player == Player::Person)
        .then_some(Seat::ALL.get(seat).copied())
        .flatten();
    let pad = if own.is_some() {
        (look.size(15.5) * 8.0).min(whole * 0.4)
    } else {
        0.0
    };
    let (rows, wide) = if stacked {
        (2.0, whole - pad)
    } else {
        (1.0, whole * 0.56 - pad)
    };
    let high = (area.height() / rows).min(line_height(&look));
    let name = Rect::from_min_size(
        pos2(left, area.center().y - high * rows / 2.0),
        vec2(wide, high),
    );
    let usual = choosing.name(seat);
    cloth.field(
        name.shrink2(vec2(2.0, 3.0)),
        &mut choosing.guests[seat].name,
        &usual,
        LONGEST,
    );
    if let Some(own) = own {
        let place = Rect::from_min_size(name.right_top(), vec2(pad, high));
        pad_of(cloth, place.shrink2(vec2(4.0, 3.0)), own, pads);
    }
    let player = if stacked {
        Rect::from_min_size(pos2(left, area.center().y), vec2(whole, high))
    } else {
        Rect::from_min_max(
            pos2(name.right() + pad + 14.0, name.top()),
            pos2(area.right(), name.bottom()),
        )
    };
    let names: Vec<String> = std::iter::once(text("player-person"))
        .chain(LEVELS.iter().map(|level| text(&format!("level-{level}"))))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let now = match choosing.guests[seat].player {
        Player::Person => 0,
        Player::Bot(level) => 1 + LEVELS.iter().position(|known| *known == level).unwrap_or(1),
    };
    let wide = player.width().min(look.size(17.5) * 10.0);
    cloth.call(&usual);
    if let Some(chosen) = cloth.choice(player, wide, &names, now, None) {
        choosing.guests[seat].player = match chosen.checked_sub(1).and_then(|at| LEVELS.get(at)) {
            Some(level) => Player::Bot(level),
            None => Player::Person,
        };
    }
}

/// Which pad plays for a seat: any, or one of its own that is chosen by pressing a button on it.
fn pad_of(cloth: &mut Cloth, area: Rect, seat: Seat, pads: &mut PadSeats) {
    let listens = pads.listening == Some(seat);
    let words = text(if listens {
        "pad-listen"
    } else if pads.has_own(seat) {
        "pad-own"
    } else {
        "pad-any"
    });
    cloth.call(&words);
    if cloth.tile(area, listens, false).taken {
        pads.listening = (!listens && !pads.has_own(seat)).then_some(seat);
        if !listens {
            pads.take_back(seat);
        }
    }
    let (ink, _) = cloth.on_cell(listens);
    cloth.words_in(area.shrink2(vec2(5.0, 2.0)), &words, 15.5, ink);
}
