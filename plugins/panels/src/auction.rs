//! The auction's boards: exactly what may be said now, and what is barred by name. Claims, exchanges, alone, ten's and
//! the suit to follow are asked here too: whatever is no single card of the hand.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Order, Rect, pos2, vec2};
use bower_rules::{Action, Ask, Attribute, Bid, Call, Card, Pack, Suit, Value};
use bower_stage::layout::Shape;
use bower_stage::{Phase, Seen};
use bower_words::{text, text_with};

use crate::cloth::{Board, Cloth, Mark, Shown, panel};
use crate::hall::Hall;
use crate::pictures::Pictures;
use crate::theme::{self, Kind, Letter, Look};
use crate::vector;

/// The panel's own state.
#[derive(Resource, Default, Debug)]
pub struct Auction {
    decision: u64,
    /// Whether what is named next is named alone.
    alone: bool,
}

/// One thing that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The answer; without one it is barred for a reason.
    pub action: Result<Action, String>,
    /// How it looks.
    pub face: Face,
}

/// How an offer looks.
#[derive(Clone, Debug, PartialEq)]
pub enum Face {
    /// A board with words.
    Words(String, Kind, Option<Suit>),
    /// A suit on paper.
    Suit(Suit),
    /// A value of West on paper.
    Value(Value),
    /// A bid on gold.
    Bid(Bid),
    /// Cards side by side.
    Cards(Vec<Card>),
}

/// What the panel shows for a decision: a question, rows of small boards, then boards with words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// The question in words.
    pub words: String,
    /// Rows of suits, values, bids or cards.
    pub rows: Vec<Vec<Offer>>,
    /// Boards with words, the one that is meant first, pass last.
    pub boards: Vec<Offer>,
    /// Whether naming alone can be switched on (`Some(true)`: it must be).
    pub alone: Option<bool>,
}

/// The question a viewer is asked, from the legal moves alone. `None` when it is not his turn or a card answers it.
pub fn question(seen: &Seen, alone: bool, name: &dyn Fn(bower_rules::Seat) -> String) -> Option<Question> {
    let view = &seen.view;
    let hand = view.hand();
    if hand.to_act() != Some(view.seat()) || hand.ask() == Ask::Play {
        return None;
    }
    let legal = view.legal();
    let may = |action: Action| legal.contains(&action);
    let offer = |action: Action, key: &str, kind: Kind| Offer { action: Ok(action), face: Face::Words(text(key), kind, None) };
    let dealer = hand.dealer() == view.seat();
    let turn_up = hand.turn_up();
    let pack = hand.game().pack();
    let suit_up = proposed(seen);
    let mut question = Question::default();
    // Suits, values and whatever else can be named.
    let names = |call: Call| [false, true].map(|alone| may(Action::Name { trump: call, alone }));
    let any_name = legal.iter().any(|action| matches!(action, Action::Name { .. }));
    if any_name {
        let can = legal.iter().any(|action| matches!(action, Action::Name { alone: true, .. }));
        let must = !legal.iter().any(|action| matches!(action, Action::Name { alone: false, .. }));
        question.alone = can.then_some(must);
        let alone = can && (must || alone);
        let one = |call: Call, face: Face, why: String| {
            let [plain, lone] = names(call);
            let action = if alone && lone {
                Ok(Action::Name { trump: call, alone: true })
            } else if !alone && plain {
                Ok(Action::Name { trump: call, alone: false })
            } else if plain || lone {
                Err(text("why-no-alone"))
            } else {
                Err(why)
            };
            Offer { action, face }
        };
        if legal.iter().any(|action| matches!(action, Action::Name { trump: Call::West(_), .. })) {
            for set in Attribute::ALL {
                let row = Value::ALL.into_iter().filter(|value| value.attribute() == set);
                let why = if hand.ask() == Ask::Round1 { "why-west-first" } else { "why-west-second" };
                question.rows.push(row.map(|value| one(Call::West(value), Face::Value(value), text(why))).collect());
            }
        } else {
            let why = |suit: Suit| if suit_up == Some(suit) { text("why-turned-down") } else { text("why-natural") };
            question.rows.push(Suit::ALL.into_iter().map(|suit| one(Call::Suit(suit), Face::Suit(suit), why(suit))).collect());
            for (call, key) in [(Call::NoTrump, "no-trump"), (Call::Low, "low")] {
                if names(call).contains(&true) {
                    question.boards.push(one(call, Face::Words(text(key), Kind::Gold, None), String::new()));
                }
            }
        }
    }
    let bids: Vec<Bid> = legal.iter().filter_map(|action| if let Action::Bid(bid) = action { Some(*bid) } else { None }).collect();
    if !bids.is_empty() {
        for row in bids.chunks(4) {
            question.rows.push(row.iter().map(|&bid| Offer { action: Ok(Action::Bid(bid)), face: Face::Bid(bid) }).collect());
        }
    }
    let suits: Vec<Suit> = legal.iter().filter_map(|action| if let Action::Suit(suit) = action { Some(*suit) } else { None }).collect();
    if !suits.is_empty() {
        question.rows.push(suits.into_iter().map(|suit| Offer { action: Ok(Action::Suit(suit)), face: Face::Suit(suit) }).collect());
    }
    let swaps = legal.iter().filter_map(|action| if let Action::Under(cards) = action { Some((*action, cards.to_vec())) } else { None });
    let called = legal.iter().filter_map(|action| if let Action::Call(card) = action { Some((*action, vec![*card])) } else { None });
    let cards: Vec<Offer> = swaps.chain(called).map(|(action, cards)| Offer { action: Ok(action), face: Face::Cards(cards) }).collect();
    let per_row = if cards.iter().any(|offer| matches!(&offer.face, Face::Cards(cards) if cards.len() > 1)) { 3 } else { 7 };
    question.rows.extend(cards.chunks(per_row).map(<[Offer]>::to_vec));
    // Boards with words, the same order for every question, pass last.
    let order = if dealer { "pick-it-up" } else { "order-up" };
    for (action, key, alone) in [(Action::Order { alone: false }, order, false), (Action::Order { alone: true }, if dealer { "pick-it-up-alone" } else { "order-up-alone" }, true)] {
        if may(action) {
            let kind = if alone { Kind::Plain } else { Kind::Main };
            question.boards.push(Offer { action: Ok(action), face: Face::Words(text(key), kind, suit_up.filter(|_| !alone)) });
        }
    }
    for (set, key) in [(Attribute::Numbers, "tens-numbers"), (Attribute::Colours, "tens-colours"), (Attribute::Shapes, "tens-shapes")] {
        if legal.iter().any(|action| matches!(action, Action::Tens(_))) {
            let action = if may(Action::Tens(set)) { Ok(Action::Tens(set)) } else { Err(text("why-tens")) };
            question.boards.push(Offer { action, face: Face::Words(text(key), Kind::Gold, None) });
        }
    }
    for (action, key, kind) in [
        (Action::Alone, "alone", Kind::Main),
        (Action::Volunteer, "volunteer", Kind::Plain),
        (Action::Together, "together", Kind::Wood),
        (Action::Defend, "defend-alone", Kind::Main),
        (Action::Best(None), "ask-best", Kind::Main),
        (Action::Farmer, "farmer", Kind::Main),
        (Action::Stay, "stay", Kind::Main),
        (Action::Drop, "drop", Kind::Plain),
        (Action::Decline, "decline", Kind::Plain),
    ] {
        if may(action) {
            question.boards.push(offer(action, key, kind));
        }
    }
    if may(Action::Pass) {
        let key = match hand.ask() {
            Ask::Round1 if dealer => "turn-it-down",
            Ask::Claim => "keep-my-cards",
            Ask::BestAsk => "no-best",
            Ask::DefendAlone => "defend-together",
            _ => "pass",
        };
        question.boards.push(offer(Action::Pass, key, Kind::Wood));
    } else if matches!(hand.ask(), Ask::Round2 | Ask::Bid) {
        let why = if hand.ask() == Ask::Bid { "why-bidder-stuck" } else { "why-stuck" };
        question.boards.push(Offer { action: Err(text(why)), face: Face::Words(text("pass"), Kind::Wood, None) });
    }
    let dealer_name = name(hand.dealer());
    let args = |key: &str| text_with(key, &[("dealer", dealer_name.clone().into())]);
    question.words = match hand.ask() {
        Ask::NameBlind => text("ask-name-blind"),
        Ask::Claim if may(Action::Farmer) => text("ask-farmer"),
        Ask::Claim => text("ask-under"),
        Ask::Round1 if any_name => text("ask-west-first"),
        Ask::Round1 if dealer => text("ask-pick-up"),
        Ask::Round1 => args("ask-order"),
        Ask::LateAssist => args("ask-late-assist"),
        Ask::Round2 => match (suit_up, turn_up.is_some_and(|card| matches!(pack.face(card), bower_rules::Face::West { .. }))) {
            (Some(suit), false) => text_with("ask-name", &[("suit", suit_key(suit).into())]),
            (_, true) => text("ask-west-second"),
            _ => text("ask-name-plain"),
        },
        Ask::Tens => text("ask-tens"),
        Ask::PickUp => text("ask-discard"),
        Ask::AloneBlind | Ask::LoneTurn => text("ask-alone"),
        Ask::DefendAlone => text("ask-defend"),
        Ask::BestAsk => text("ask-best-wanted"),
        Ask::BestGive => text("ask-best-give"),
        Ask::BestDiscard => text("ask-best-discard"),
        Ask::Bid => text("ask-bid"),
        Ask::NameTrump => text("ask-name-plain"),
        Ask::Widow => text("ask-widow"),
        Ask::CallCard => text("ask-call"),
        Ask::StayOrDrop => text("ask-stay"),
        Ask::LedSuit => text("ask-led-suit"),
        Ask::Play | Ask::Over => String::new(),
    };
    Some(question)
}

/// The suit proposed by the turn-up.
fn proposed(seen: &Seen) -> Option<Suit> {
    seen.view.hand().proposed()
}

/// The suit's name for the words.
pub fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// The drawing of a suit.
pub fn suit_pip(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "C",
        Suit::Diamonds => "D",
        Suit::Hearts => "H",
        Suit::Spades => "S",
    }
}

/// The ink of a suit on paper.
pub fn suit_ink(look: &Look, suit: Suit) -> egui::Color32 {
    look.suit(suit.letter())
}

/// Shows the panel while the table is still and the viewer is asked.
pub fn show(ctx: &egui::Context, look: &Look, shown: &mut Shown, hall: &mut Hall) {
    let Some(seen) = &hall.seen else { return };
    let decision = seen.decision;
    let at_cards = hall.phase.as_ref().is_some_and(|phase| *phase.get() == Phase::Score);
    if hall.motion.blocking || at_cards || !hall.seating.as_ref().is_some_and(|seating| seating.is_person(hall.viewer.0)) {
        return;
    }
    if hall.auction.decision != decision {
        *hall.auction = Auction { decision, alone: false };
    }
    let name = |seat| hall.name(seat);
    let Some(question) = question(seen, hall.auction.alone, &name) else { return };
    let plan = Plan::new(look, hall, &question);
    let pack = seen.view.game().pack();
    let mut answer = None;
    let mut alone = hall.auction.alone;
    panel(ctx, look, shown, &format!("auction {decision}"), Order::Middle, plan.area, |cloth| {
        cloth.ground(plan.area);
        answer = draw(cloth, &plan, &question, &mut alone, &hall.pictures, pack);
    });
    hall.auction.alone = alone;
    if let Some(action) = answer {
        hall.answer(action);
    }
}

/// Where everything of the panel stands.
struct Plan {
    area: Rect,
    pad: f32,
    gap: f32,
    words: f32,
    row: f32,
    board: f32,
    main: f32,
    across: bool,
}

impl Plan {
    fn new(look: &Look, hall: &Hall, question: &Question) -> Self {
        let usual = hall.layout.auction();
        let usual = Rect::from_min_max(pos2(usual.min.x, usual.min.y), pos2(usual.max.x, usual.max.y));
        let across = look.shape == Shape::Tall;
        let pad = look.px(if across { 11.0 } else { 18.0 }).clamp(9.0, 26.0);
        let gap = look.px(8.0).clamp(5.0, 12.0);
        let rows = question.rows.len() as f32;
        let alone = question.alone.is_some();
        let only_boards = question.rows.is_empty();
        // A strip of three is asked without words on a phone: the turn-up asks.
        let wordless = across && only_boards && question.boards.len() > 1 && hall.seen.as_ref().is_some_and(|seen| seen.view.hand().ask() == Ask::Round1);
        let squat = look.shape == Shape::Squat;
        let words = if wordless || (squat && only_boards && question.boards.len() > 2) { 0.0 } else { look.size(19.0) * if squat { 1.3 } else { 1.55 } };
        let touch = look.touch();
        let row = look.px(83.0).min(if squat { 50.0 } else { 400.0 }).max(touch);
        let row = if question.rows.iter().any(|row| row.len() > 5 || matches!(row[0].face, Face::Value(_))) { row.min(look.px(62.0).max(touch)) } else { row };
        let board = look.px(46.0).max(touch).max(look.size(20.0) * 1.7);
        let main = if across { look.px(50.0).max(touch) } else if squat { board } else { look.px(62.0).max(touch) };
        let boards_high = if across || (alone && !only_boards) {
            if question.boards.is_empty() && !alone { 0.0 } else { main.min(board * 1.1).max(board) + gap }
        } else {
            question.boards.iter().map(|offer| if is_main(offer) { main + gap } else { board + gap }).sum()
        };
        let high = pad * 2.0 + words + rows * (row + gap) + boards_high - if words > 0.0 && rows + boards_high == 0.0 { 0.0 } else { gap };
        let wide = match look.shape {
            Shape::Wide => {
                let least = if only_boards { 310.0 } else { 392.0_f32.min(310.0 + 0.0) };
                look.px(least).max(look.size(22.0) * 11.0).min(look.safe.width() * 0.46)
            }
            Shape::Tall => usual.width(),
            Shape::Squat => {
                if only_boards {
                    usual.width().max(look.size(18.0) * 7.0)
                } else {
                    (row + gap) * 4.0 - gap + pad * 2.0
                }
            }
        };
        let area = match look.shape {
            Shape::Wide => Rect::from_min_max(usual.max - vec2(wide, high.max(if only_boards { 0.0 } else { 0.0 })), usual.max),
            Shape::Tall => Rect::from_min_max(pos2(usual.left(), usual.bottom() - high), usual.max),
            Shape::Squat => Rect::from_min_size(pos2(usual.right() - wide, usual.top()), vec2(wide, high)),
        };
        // Never out of the window.
        let area = area.translate(vec2((look.safe.right() - area.right()).min(0.0) + (look.safe.left() - area.left()).max(0.0), (look.safe.top() - area.top()).max(0.0)));
        Self { area, pad, gap, words, row, board, main, across }
    }
}

fn is_main(offer: &Offer) -> bool {
    matches!(offer.face, Face::Words(_, Kind::Main, _))
}

fn draw(cloth: &mut Cloth, plan: &Plan, question: &Question, alone: &mut bool, pictures: &Pictures, pack: &Pack) -> Option<Action> {
    let look = *cloth.look;
    let inside = plan.area.shrink(plan.pad);
    let mut answer = None;
    let mut y = inside.top();
    if plan.words > 0.0 {
        let at = pos2(inside.center().x, y + plan.words * 0.42);
        cloth.line(at, Align2::CENTER_CENTER, &question.words, Letter::Semi, 19.0, look.words(), inside.width());
        y += plan.words;
    }
    let mut first = true;
    for row in &question.rows {
        let n = row.len().max(if matches!(row[0].face, Face::Bid(_) | Face::Suit(_)) { 4 } else { 1 }) as f32;
        let wide = (inside.width() - plan.gap * (n - 1.0)) / n;
        for (i, offer) in row.iter().enumerate() {
            let place = Rect::from_min_size(pos2(inside.left() + (wide + plan.gap) * i as f32, y), vec2(wide, plan.row));
            let taken = small(cloth, place, offer, first && offer.action.is_ok(), pictures, pack);
            first &= offer.action.is_err();
            if taken {
                answer = offer.action.clone().ok();
            }
        }
        y += plan.row + plan.gap;
    }
    let beside = plan.across || (question.alone.is_some() && !question.rows.is_empty());
    if beside {
        let high = inside.bottom() - y;
        let n = question.boards.len() as f32 + if question.alone.is_some() { 1.0 } else { 0.0 };
        let wide = (inside.width() - plan.gap * (n - 1.0).max(0.0)) / n.max(1.0);
        let place = |i: usize| Rect::from_min_size(pos2(inside.left() + (wide + plan.gap) * i as f32, y), vec2(wide, high));
        let mut at = 0;
        if let Some(must) = question.alone {
            let area = place(0).shrink2(vec2(2.0, 0.0));
            let on = *alone || must;
            let ink = if on { look.accent() } else { look.words() };
            cloth.line(pos2(area.left(), area.center().y), Align2::LEFT_CENTER, &text("alone"), Letter::Semi, 19.0, ink, area.width() - look.px(58.0).max(52.0));
            let why = must.then(|| text("why-must-alone"));
            if cloth.switch(area, on, why.as_deref()) {
                *alone = !on;
            }
            at = 1;
        }
        // On a phone pass is at the left and alone at the right, so that a thumb never slips from pass to alone.
        let mut order: Vec<&Offer> = question.boards.iter().collect();
        if plan.across && question.alone.is_none() && !order.is_empty() {
            order.rotate_right(1);
        }
        for (i, offer) in order.into_iter().enumerate() {
            if words_board(cloth, place(at + i), offer, short(offer, plan.across)) {
                answer = offer.action.clone().ok();
            }
        }
    } else {
        for offer in &question.boards {
            let high = if is_main(offer) { plan.main } else { plan.board };
            let place = Rect::from_min_size(pos2(inside.left(), y), vec2(inside.width(), high));
            if words_board(cloth, place, offer, None) {
                answer = offer.action.clone().ok();
            }
            y += high + plan.gap;
        }
    }
    answer
}

/// Shorter words where three stand side by side.
fn short(offer: &Offer, across: bool) -> Option<&'static str> {
    if !across {
        return None;
    }
    match offer.action {
        Ok(Action::Order { alone: false }) => Some("order-short"),
        Ok(Action::Order { alone: true }) => Some("alone"),
        _ => None,
    }
}

fn words_board(cloth: &mut Cloth, place: Rect, offer: &Offer, short: Option<&'static str>) -> bool {
    let Face::Words(words, kind, suit) = &offer.face else { return false };
    let short = short.map(text);
    let why = offer.action.as_ref().err();
    let mut board = Board::new(place, short.as_deref().unwrap_or(words)).kind(*kind).size(if *kind == Kind::Main { 25.0 } else { 21.0 }).barred(why.map(String::as_str));
    if let Some(suit) = suit {
        board = board.mark(Mark::Pip(suit_pip(*suit), suit_ink(cloth.look, *suit)));
    }
    if *kind == Kind::Main {
        board = board.main();
    }
    board.show(cloth)
}

/// A suit, a value, a bid or cards.
fn small(cloth: &mut Cloth, place: Rect, offer: &Offer, main: bool, pictures: &Pictures, pack: &Pack) -> bool {
    let look = *cloth.look;
    let why = offer.action.as_ref().err().map(String::as_str);
    match &offer.face {
        Face::Suit(suit) => cloth.paper_board(place, main, why, |painter, face| {
            painter.extend(vector::pip(suit_pip(*suit), face.center(), face.height().min(face.width()) * 0.58, suit_ink(&look, *suit)));
        }),
        Face::Value(value) => cloth.paper_board(place, main, why, |painter, face| value_art(painter, face, *value)),
        Face::Cards(cards) => cloth.paper_board(place, main, why, |painter, face| {
            let n = cards.len() as f32;
            let high = face.height() - 8.0;
            let wide = (high / 1.4).min((face.width() - 8.0) / n);
            for (i, card) in cards.iter().enumerate() {
                let corner = pos2(face.center().x + (i as f32 - n / 2.0) * wide, face.center().y - wide * 0.7);
                pictures.card(painter, pack, *card, Rect::from_min_size(corner, vec2(wide, wide * 1.4)), None);
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
            painter.extend(vector::figures(&n.to_string(), face.center(), size, theme::INK));
        }
        Value::Colour(colour) => {
            let patch = Rect::from_center_size(face.center(), egui::Vec2::splat(size * 1.1));
            painter.rect_filled(patch, size * 0.2, theme::WEST[colour.index()]);
            let ink = if colour.index() == 1 { theme::INK } else { theme::PAPER };
            let font = egui::FontId::new(size * 0.8, Letter::Bold.family());
            painter.text(patch.center(), Align2::CENTER_CENTER, value.letter(), font, ink);
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

/// A bid: slab figures on gold, or its name.
fn gold(cloth: &mut Cloth, place: Rect, bid: Bid, main: bool) -> bool {
    let words = match bid {
        Bid::Tricks(_) => String::new(),
        Bid::Misere => text("bid-misere"),
        Bid::Nap => text("bid-nap"),
        Bid::Wellington => text("bid-wellington"),
        Bid::Blucher => text("bid-blucher"),
        Bid::Pepper => text("bid-pepper"),
    };
    let mut board = Board::new(place, &words).kind(Kind::Gold).size(19.0);
    if main {
        board = board.main();
    }
    let taken = board.show(cloth);
    if let Bid::Tricks(n) = bid {
        cloth.ui.painter().extend(vector::figures(&n.to_string(), place.center(), place.height() * 0.5, Kind::Gold.paint().words));
    }
    taken
}
