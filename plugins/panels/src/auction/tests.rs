//! Nothing of the auction lies over what a player must see, in any game, window and size of words.

use std::collections::{BTreeMap, BTreeSet};

use bevy::math::Vec2;
use bevy_egui::egui::{Rect, pos2, vec2};
use bower_cards::{Weight, width};
use bower_rules::{Ask, Game, Preset, Seat, Table};
use bower_stage::layout::{Company, Inset, Lift, Place};
use bower_stage::{Layout, Seen, Settings};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::plan::{Item, Plan, TOUCH};
use super::question::{Face, Offer, Question, question};
use super::room::Room;
use crate::theme::Look;

const WINDOWS: [(f32, f32); 8] = [
    (1280.0, 720.0),
    (960.0, 600.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (844.0, 390.0),
    (740.0, 360.0),
    (768.0, 1024.0),
    (3840.0, 2160.0),
];
const TEXTS: [f32; 3] = [0.8, 1.0, 2.0];
const NAMES: [&str; 6] = ["You", "Amos", "Wick", "Rusty", "Clover", "Marigold"];

fn name(seat: Seat) -> String {
    NAMES[usize::from(seat.number())].to_owned()
}

/// The games whose questions are looked at: every preset, and the house rules that ask something of their own.
fn games() -> Vec<Game> {
    let euchre: [&[(&str, &str)]; 10] = [
        &[("benny", "joker"), ("no_trump", "true")],
        &[
            ("stick_the_dealer", "true"),
            ("no_trump", "true"),
            ("low_no_trump", "true"),
        ],
        &[("canadian_loner", "true")],
        &[("defend_alone", "any")],
        &[("partners_best", "discard_first")],
        &[("partners_best", "receive_first")],
        &[("going_under", "any_three")],
        &[("late_assist", "true")],
        &[("benny", "joker")],
        &[("redeal", "no_ace_no_face")],
    ];
    let mut games: Vec<Game> = Preset::ALL.into_iter().map(Game::preset).collect();
    let house = euchre.into_iter().filter_map(|options| {
        options
            .iter()
            .try_fold(Game::preset(Preset::Euchre), |game, (option, value)| {
                game.with(option, value).ok()
            })
    });
    games.extend(house);
    games.extend(Game::preset(Preset::Hoyle).with("benny", "joker").ok());
    games
}

/// Every kind of question a game asks, from hands played at random, by what is drawn for it: how many boards of which
/// kind, for how many players with how many cards.
fn questions() -> Vec<(Game, Ask, Seen)> {
    let mut found: BTreeMap<String, (Game, Ask, Seen)> = BTreeMap::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for game in games() {
        // A joker is seldom led at no-trump.
        let seeds = if game.differs().len() > 1 { 400 } else { 40 };
        for seed in 0..seeds {
            hand(game, seed, &mut chance, &mut found);
        }
    }
    found.into_values().collect()
}

fn hand(
    game: Game,
    seed: u64,
    chance: &mut ChaCha8Rng,
    found: &mut BTreeMap<String, (Game, Ask, Seen)>,
) {
    let mut table = Table::new(game, seed, None);
    if table.deal().is_err() {
        return;
    }
    while let Some(seat) = table.to_act() {
        let seen = Seen::new(&table, seat, 0);
        let ask = table.hand().ask();
        if let Some(question) = question(&seen, false, &name) {
            let kind = |offer: &Offer| match &offer.face {
                Face::Words(words, ..) => words.clone(),
                Face::Cards(cards) => cards.len().to_string(),
                Face::Bid(bid) => bid.to_string(),
                Face::Suit(_) => "suit".to_owned(),
                Face::Value(_) => format!("value {}", offer.action.is_ok()),
            };
            let rows: Vec<Vec<String>> = question
                .rows
                .iter()
                .map(|row| row.iter().map(kind).collect())
                .collect();
            let boards: Vec<String> = question.boards.iter().map(kind).collect();
            let lies = (table.hand().turn_up_lies(), game.undealt() > 1);
            let open = Seat::all(game.seats()).any(|seat| table.hand().face_up(seat));
            let company = Company::of(&game);
            let held = seen.view.count(seat);
            let key = format!("{company:?} {held} {lies:?} {open} {ask:?} {rows:?} {boards:?}");
            found.entry(key).or_insert((game, ask, seen));
        }
        let legal: Vec<_> = table.legal().iter().copied().collect();
        // The first of them, most often a pass, is chosen as often as all the others together: the last are asked too.
        let action = if chance.random() {
            legal[0]
        } else {
            legal[chance.random_range(0..legal.len())]
        };
        table.apply(seat, action).expect("a legal move");
    }
}

fn window(w: f32, h: f32, text: f32, game: &Game) -> (Layout, Look) {
    let layout = Layout::new(Vec2::new(w, h), Inset::default(), Company::of(game), text);
    let settings = Settings {
        text_size: text,
        ..Settings::default()
    };
    let look = Look::new(&layout, &settings);
    (layout, look)
}

fn rect(of: bevy::math::Rect) -> Rect {
    Rect::from_min_max(pos2(of.min.x, of.min.y), pos2(of.max.x, of.max.y))
}

/// What must stay in sight: the hand, the turn-up, the stock, the players' plates and faces, their cards.
fn in_sight(layout: &Layout, seen: &Seen) -> Vec<(String, Rect)> {
    let view = &seen.view;
    let viewer = view.seat();
    let mut all = Vec::new();
    let mut card = |what: String, lie: bower_stage::layout::Lie| {
        let corners = lie.corners().map(|corner| pos2(corner.x, corner.y));
        all.push((what, Rect::from_points(&corners)));
    };
    let n = usize::from(view.count(viewer));
    for i in 0..n {
        card(
            format!("card {i} of the hand"),
            layout.hand_card(i, n, Lift::Rest),
        );
        card(
            format!("raised card {i}"),
            layout.hand_card(i, n, Lift::Raised),
        );
    }
    if view.hand().turn_up_lies() {
        card("the turn-up".into(), layout.turn_up());
    }
    if view.game().undealt() > 1 && !view.hand().play_has_begun() {
        card("the stock".into(), layout.kitty_card(0));
    }
    for seat in Seat::all(view.game().seats()).filter(|seat| *seat != viewer) {
        let place = layout.place(seat, viewer);
        let n = usize::from(view.count(seat));
        for i in 0..n {
            let open = view
                .hand()
                .face_up(seat)
                .then(|| layout.open_card(place, i, n));
            if let Some(lie) = open.flatten().or_else(|| layout.held_card(place, i, n)) {
                card(format!("a card of {place:?}"), lie);
            }
        }
    }
    for seat in Seat::all(view.game().seats()) {
        let place: Place = layout.place(seat, viewer);
        if let Some(part) = layout.names[place] {
            let size = layout.plate_size(place);
            let words = width(&name(seat), Weight::Semibold, size);
            all.push((
                format!("the plate of {place:?}"),
                rect(layout.plate(part, words, size)),
            ));
        }
        if let Some(hoop) = layout.hoops[place] {
            let at = pos2(hoop.at.x, hoop.at.y);
            let face = Rect::from_center_size(at, vec2(hoop.radius, hoop.radius) * 1.6);
            all.push((format!("the face of {place:?}"), face));
        }
    }
    all
}

fn overlap(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() > 0.5 && both.height() > 0.5
}

/// What of the table a plan covers, and where it leaves the window.
fn covered(plan: &Plan, layout: &Layout, look: &Look, seen: &Seen, fault: &mut impl FnMut(String)) {
    for part in [Some(plan.area), plan.slip].into_iter().flatten() {
        for (thing, place) in in_sight(layout, seen) {
            if overlap(part, place) {
                fault(format!("{part:?} covers {thing} {place:?}"));
            }
        }
        if !look.window.contains_rect(part) {
            fault(format!("{part:?} leaves the window"));
        }
    }
    if plan.slip.is_some_and(|slip| overlap(slip, plan.area)) {
        fault("the question lies over the boards".into());
    }
}

/// Boards that no finger can press, or that lie over each other.
fn cramped(plan: &Plan, fault: &mut impl FnMut(String)) {
    for (i, (place, item)) in plan.items.iter().enumerate() {
        if place.width() < TOUCH - 0.1 || place.height() < TOUCH - 0.1 {
            fault(format!("{item:?} is {:?}", place.size()));
        }
        if plan.scroll.is_none() && !plan.area.expand(0.5).contains_rect(*place) {
            fault(format!("{item:?} {place:?} leaves {:?}", plan.area));
        }
        for (other, _) in &plan.items[i + 1..] {
            if overlap(*place, *other) {
                fault(format!("{item:?} {place:?} lies over {other:?}"));
            }
        }
    }
}

/// What a player would look for and not find.
fn missing(plan: &Plan, question: &Question, fault: &mut impl FnMut(String)) {
    if plan.words.is_none() && plan.slip.is_none() {
        fault("nothing says what is asked".into());
    }
    let small = question.rows.iter().enumerate().flat_map(|(r, row)| {
        row.iter()
            .enumerate()
            .filter(|(_, offer)| offer.action.is_ok())
            .map(move |(i, _)| Item::Small(r, i))
    });
    for item in small.chain((0..question.boards.len()).map(Item::Board)) {
        if !plan.items.iter().any(|(_, other)| *other == item) {
            fault(format!("{item:?} is not shown"));
        }
    }
}

#[test]
fn every_question_of_every_game_is_shown_whole_and_lies_over_nothing() {
    let (mut faults, mut asked, mut all, mut pushed) = (Vec::new(), BTreeSet::new(), 0, Vec::new());
    for (game, ask, seen) in questions() {
        let question = question(&seen, false, &name).expect("it was asked");
        asked.insert(format!("{ask:?}"));
        for ((w, h), text) in WINDOWS
            .into_iter()
            .flat_map(|size| TEXTS.map(|text| (size, text)))
        {
            let (layout, look) = window(w, h, text, &game);
            let room = Room::new(&look, &layout, &seen, &name);
            let plan = Plan::new(&look, &layout, &question, &room);
            let what = format!("{} {ask:?} at {w}x{h}, words {text}", game.name());
            let mut fault = |why: String| faults.push(format!("{what}: {why}"));
            covered(&plan, &layout, &look, &seen, &mut fault);
            cramped(&plan, &mut fault);
            missing(&plan, &question, &mut fault);
            all += 1;
            if plan.scroll.is_some() {
                pushed.push(what);
            }
        }
    }
    let some = faults.len().min(12);
    assert!(
        faults.is_empty(),
        "{} faults: {:#?}",
        faults.len(),
        &faults[..some]
    );
    // Pushing boards through is the last resort.
    assert!(
        pushed.len() * 20 < all,
        "{} of {all}: {pushed:#?}",
        pushed.len()
    );
    for ask in [
        "Round1",
        "Round2",
        "Tens",
        "LoneTurn",
        "Bid",
        "NameTrump",
        "DefendAlone",
        "PickUp",
        "BestAsk",
        "BestGive",
        "BestDiscard",
        "CallCard",
        "StayOrDrop",
        "LateAssist",
        "Claim",
        "NameBlind",
        "AloneBlind",
        "Widow",
        "LedSuit",
    ] {
        assert!(asked.contains(ask), "{ask} was never asked: {asked:?}");
    }
}
