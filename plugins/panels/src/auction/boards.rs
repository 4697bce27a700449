//! The boards of the auction, drawn.

use bevy_egui::egui::{self, Align2, Rect, pos2, vec2};
use bower_rules::{Action, Bid, Pack, Value};
use bower_words::text;

use super::plan::{BOARD, Item, MAIN, Plan, WORDS};
use super::question::{Face, Offer, Question, suit_ink, suit_pip};
use crate::cloth::{Board, Cloth, Mark};
use crate::pictures::Pictures;
use crate::theme::{self, Kind, Letter};
use crate::{said, vector};

/// What came of drawing the panel.
#[derive(Default)]
pub struct Taken {
    /// The answer that was pressed.
    pub answer: Option<Action>,
    /// The call under the mouse or finger, or in the focus of keys and pads.
    pub looked_at: Option<Action>,
}

/// The question in as many lines as it needs, in the middle of its place.
pub fn question(cloth: &Cloth, place: Rect, words: &str) {
    let look = cloth.look;
    let mut font = cloth.unbroken(words, Letter::Semi, WORDS, place.width());
    let galley = loop {
        let (ink, room) = (look.words(), place.width());
        let mut job = egui::text::LayoutJob::simple(words.to_owned(), font.clone(), ink, room);
        job.halign = egui::Align::Center;
        let galley = cloth.ui.painter().layout_job(job);
        if galley.size().y <= place.height() + 2.0 || font.size < 10.0 {
            break galley;
        }
        font.size *= 0.95;
    };
    let top = place.center().y - galley.size().y / 2.0;
    cloth
        .ui
        .painter()
        .galley(pos2(place.center().x, top), galley, look.words());
}

/// Draws the question and its boards.
pub fn draw(
    cloth: &mut Cloth,
    plan: &Plan,
    question: &Question,
    alone: &mut bool,
    pictures: &Pictures,
    pack: &Pack,
    tried: &dyn Fn(Action) -> Option<String>,
) -> Taken {
    if let Some(words) = plan.words {
        self::question(cloth, words, &question.words);
    }
    let mut taken = Taken::default();
    match plan.scroll {
        Some((area, high)) => cloth.scroll("boards", area, high, |cloth, corner| {
            let by = corner - area.min;
            items(
                cloth, plan, by, question, alone, pictures, pack, tried, &mut taken,
            );
        }),
        None => items(
            cloth,
            plan,
            egui::Vec2::ZERO,
            question,
            alone,
            pictures,
            pack,
            tried,
            &mut taken,
        ),
    }
    taken
}

fn items(
    cloth: &mut Cloth,
    plan: &Plan,
    by: egui::Vec2,
    question: &Question,
    alone: &mut bool,
    pictures: &Pictures,
    pack: &Pack,
    tried: &dyn Fn(Action) -> Option<String>,
    taken: &mut Taken,
) {
    let look = *cloth.look;
    let mut meant = question
        .rows
        .iter()
        .flatten()
        .any(|offer| offer.action.is_ok());
    let pointer = cloth.ui.ctx().pointer_hover_pos();
    for &(place, item) in &plan.items {
        let place = place.translate(by);
        let offer = match item {
            Item::Alone => {
                let must = question.alone == Some(true);
                let on = *alone || must;
                let ink = if on { look.accent() } else { look.words() };
                let room = place.width() - look.px(58.0).max(52.0);
                cloth.line(
                    place.left_center(),
                    Align2::LEFT_CENTER,
                    &text("alone"),
                    Letter::Semi,
                    WORDS,
                    ink,
                    room,
                );
                let why = must.then(|| text("why-must-alone"));
                cloth.call(&text("alone"));
                if cloth.switch(place, on, why.as_deref()) {
                    *alone = !on;
                }
                continue;
            }
            Item::Small(row, at) => question.rows.get(row).and_then(|row| row.get(at)),
            Item::Board(at) => question.boards.get(at),
        };
        let Some(offer) = offer else { continue };
        let focused =
            cloth.shown.ring && cloth.shown.focus == Some(cloth.shown.places.len() as u16);
        let under = !cloth.shown.ring
            && pointer.is_some_and(|at| place.contains(at) && cloth.ui.clip_rect().contains(at));
        if focused || under {
            taken.looked_at = offer.action.clone().ok();
        }
        // What naming it would make of the hand is heard with its name.
        let tried = offer.action.as_ref().ok().and_then(|action| tried(*action));
        let tried = tried.as_deref();
        let pressed = match item {
            Item::Board(_) => words_board(cloth, place, offer, plan.short, question.dealer, tried),
            _ => {
                let main = meant && offer.action.is_ok();
                meant &= !main;
                small(cloth, place, offer, main, pictures, pack, tried)
            }
        };
        if advised(cloth, offer) {
            cloth.advice(place, (place.height() * 0.24).min(16.0));
        }
        if pressed {
            taken.answer = offer.action.clone().ok();
        }
    }
}

/// Whether a board is what a good player advised; alone or not is said by the switch beside it.
fn advised(cloth: &Cloth, offer: &Offer) -> bool {
    match (cloth.shown.advised, &offer.action) {
        (Some(Action::Name { trump, .. }), Ok(Action::Name { trump: offered, .. })) => {
            trump == *offered
        }
        (Some(advised), Ok(action)) => advised == *action,
        _ => false,
    }
}

/// Shorter words where boards stand side by side.
pub fn short(offer: &Offer, dealer: bool) -> Option<&'static str> {
    match offer.action {
        Ok(Action::Order { alone: false }) if dealer => Some("pick-up-short"),
        Ok(Action::Order { alone: false }) => Some("order-short"),
        Ok(Action::Order { alone: true }) => Some("alone"),
        _ => None,
    }
}

/// A name, with what it would make of the hand.
fn called(name: &str, tried: Option<&str>) -> String {
    match tried {
        Some(tried) => format!("{name}. {tried}"),
        None => name.to_owned(),
    }
}

fn words_board(
    cloth: &mut Cloth,
    place: Rect,
    offer: &Offer,
    brief: bool,
    dealer: bool,
    tried: Option<&str>,
) -> bool {
    let Face::Words(words, kind, suit) = &offer.face else {
        return false;
    };
    let short = short(offer, dealer).filter(|_| brief).map(text);
    let why = offer.action.as_ref().err();
    let size = if *kind == Kind::Main && !brief {
        MAIN
    } else {
        BOARD
    };
    let mut board = Board::new(place, short.as_deref().unwrap_or(words))
        .kind(*kind)
        .size(size)
        .barred(why.map(String::as_str));
    if let Some(suit) = suit {
        board = board.mark(Mark::Pip(suit_pip(*suit), suit_ink(cloth.look, *suit)));
    }
    if *kind == Kind::Main {
        board = board.main();
    }
    let name = called(words, tried);
    board.called(&name).show(cloth)
}

/// A suit, a value, a bid or cards.
fn small(
    cloth: &mut Cloth,
    place: Rect,
    offer: &Offer,
    main: bool,
    pictures: &Pictures,
    pack: &Pack,
    tried: Option<&str>,
) -> bool {
    let look = *cloth.look;
    let why = offer.action.as_ref().err().map(String::as_str);
    let name = match &offer.face {
        Face::Words(words, ..) => words.clone(),
        Face::Suit(suit) => said::trump(bower_rules::Trump::Suit(*suit)),
        Face::Value(value) => said::value(*value),
        Face::Bid(bid) => said::bid(*bid),
        Face::Cards(cards) => {
            let cards: Vec<String> = cards.iter().map(|one| said::card(pack, *one)).collect();
            cards.join(", ")
        }
    };
    cloth.call(&called(&name, tried));
    match &offer.face {
        Face::Suit(suit) => cloth.paper_board(place, main, why, |painter, face| {
            painter.extend(vector::pip(
                suit_pip(*suit),
                face.center(),
                face.height().min(face.width()) * 0.58,
                suit_ink(&look, *suit),
            ));
        }),
        Face::Value(value) => cloth.paper_board(place, main, why, |painter, face| {
            value_art(painter, face, *value)
        }),
        Face::Cards(cards) => cloth.paper_board(place, main, why, |painter, face| {
            let n = cards.len() as f32;
            let high = face.height() - 8.0;
            let wide = (high / 1.4).min((face.width() - 8.0) / n);
            for (i, card) in cards.iter().enumerate() {
                let corner = pos2(
                    face.center().x + (i as f32 - n / 2.0) * wide,
                    face.center().y - wide * 0.7,
                );
                pictures.card(
                    painter,
                    pack,
                    *card,
                    Rect::from_min_size(corner, vec2(wide, wide * 1.4)),
                    None,
                );
            }
        }),
        Face::Bid(bid) => gold(cloth, place, *bid, main),
        Face::Words(..) => false,
    }
}

/// A value of West as the cards show it: a numeral, a hatched letter, a shape.
pub fn value_art(painter: &egui::Painter, face: Rect, value: Value) {
    let size = face.height().min(face.width()) * 0.56;
    match value {
        Value::Number(n) => {
            painter.extend(vector::figures(
                &n.to_string(),
                face.center(),
                size,
                theme::INK,
            ));
        }
        Value::Colour(colour) => {
            let patch = Rect::from_center_size(face.center(), egui::Vec2::splat(size * 1.1));
            painter.rect_filled(patch, size * 0.2, theme::WEST[colour.index()]);
            let ink = if colour.index() == 1 {
                theme::INK
            } else {
                theme::PAPER
            };
            let font = egui::FontId::new(size * 0.8, Letter::Bold.family());
            painter.text(
                patch.center(),
                Align2::CENTER_CENTER,
                value.letter(),
                font,
                ink,
            );
        }
        Value::Shape(shape) => {
            let name = match shape {
                bower_rules::Shape::Circle => "circle",
                bower_rules::Shape::Heart => "heart",
                bower_rules::Shape::Triangle => "triangle",
            };
            painter.extend(vector::pip(name, face.center(), size * 1.05, theme::INK));
        }
    }
}

/// A bid by its name; empty where it is a number.
pub fn bid_words(bid: Bid) -> String {
    match bid {
        Bid::Tricks(_) => String::new(),
        Bid::Misere => text("bid-misere"),
        Bid::Nap => text("bid-nap"),
        Bid::Wellington => text("bid-wellington"),
        Bid::Blucher => text("bid-blucher"),
        Bid::Pepper => text("bid-pepper"),
    }
}

/// A bid: slab figures on gold, or its name.
fn gold(cloth: &mut Cloth, place: Rect, bid: Bid, main: bool) -> bool {
    let words = bid_words(bid);
    let name = said::bid(bid);
    let mut board = Board::new(place, &words)
        .kind(Kind::Gold)
        .size(19.0)
        .called(&name);
    if main {
        board = board.main();
    }
    let taken = board.show(cloth);
    if let Bid::Tricks(n) = bid {
        cloth.ui.painter().extend(vector::figures(
            &n.to_string(),
            place.center(),
            place.height() * 0.5,
            Kind::Gold.paint().words,
        ));
    }
    taken
}
