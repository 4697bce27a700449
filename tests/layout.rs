//! Every page, and every question of every game, in every kind of window, at every scale factor, size of words and
//! language: nothing lies over another, no words are cut or leave their place, nothing is too small for a finger.

mod common;

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy::input::ButtonState;
use bevy::prelude::*;
use bower_cards::{Pose, Spot};
use bower_panels::Toasts;
use bower_rules::{Action, Ask, Deck, Game, Preset, Seat};
use bower_stage::{
    Act, Device, Intent, Layout, Page, Rebind, Screen, Seating, Settings, Source, Viewer, Wish,
};
use bower_words::text;
use common::eyes::Eyes;
use common::faults::faults;
use common::hand::Hand;
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Windows, logical px, and whether fingers press there.
const WINDOWS: [(f32, f32, bool); 8] = [
    (360.0, 640.0, true),
    (390.0, 844.0, true),
    (640.0, 360.0, true),
    (844.0, 390.0, true),
    (960.0, 600.0, true),
    (1280.0, 720.0, true),
    (1920.0, 1080.0, false),
    (3840.0, 2160.0, false),
];
/// Those of them where room is least.
const TIGHT: [usize; 4] = [0, 2, 4, 5];
const SCALES: [f32; 4] = [1.0, 1.25, 2.0, 3.0];
const TEXTS: [f32; 3] = [0.8, 1.0, 2.0];

/// One way the screen is looked at.
#[derive(Clone, Copy, Debug)]
struct Glance {
    language: &'static str,
    text: f32,
    size: Vec2,
    touch: bool,
    scale: f32,
    /// What is pressed stands at the left.
    left: bool,
}

/// A glance by the places of its parts in the lists. The scale factor only rounds to other pixels. Every third is for a
/// left hand.
fn glance(language: usize, text: usize, window: usize, scale: usize) -> Glance {
    let (width, height, touch) = WINDOWS[window];
    Glance {
        language: ["en", "lt", "de", "fr", "es"][language],
        text: TEXTS[text],
        size: Vec2::new(width, height),
        touch,
        scale: SCALES[scale % SCALES.len()],
        left: (language + text + window).is_multiple_of(3),
    }
}

/// For a page that is there once: English in every window at every size of words, Lithuanian in every window with
/// ordinary and with large print, the others where room is least; each window with each scale factor.
fn all() -> Vec<Glance> {
    let mut all = Vec::new();
    for (language, texts) in [(0, 0..3), (1, 1..3), (2, 1..3), (3, 1..3), (4, 1..3)] {
        for text in texts {
            for window in 0..WINDOWS.len() {
                let tight = TIGHT.contains(&window) && (window + text + language).is_multiple_of(2);
                if language < 2 || tight {
                    all.push(glance(language, text, window, text + 2 * language + window));
                }
            }
        }
    }
    all
}

/// For the `nth` of many things alike: every window, each time in another language, size of words and scale factor.
fn some(nth: usize) -> Vec<Glance> {
    let one = |window| {
        glance(
            (nth + window) % 5,
            (nth / 5 + window) % 3,
            window,
            nth + window / 4,
        )
    };
    let mut some: Vec<Glance> = (0..WINDOWS.len()).map(one).collect();
    some.sort_by_key(|way| way.language);
    some
}

impl std::fmt::Display for Glance {
    fn fmt(&self, to: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Self {
            language,
            text,
            size,
            scale,
            left,
            ..
        } = self;
        let (wide, high) = (size.x, size.y);
        let left = if *left { ", for a left hand" } else { "" };
        write!(
            to,
            "{wide}x{high} at {scale}, words {text}, {language}{left}"
        )
    }
}

/// The window, the words as they are to be looked at.
fn turn(eyes: &mut Eyes, way: &Glance) {
    eyes.resize(way.size, way.scale);
    let mut settings = eyes.app.world_mut().resource_mut::<Settings>();
    let now = (settings.text_size, settings.left_handed);
    if now != (way.text, way.left) || settings.language != way.language {
        settings.text_size = way.text;
        settings.left_handed = way.left;
        settings.language = way.language.into();
    }
    // The window, what it makes of the layout, what that makes of a panel's height.
    eyes.frames(3);
}

/// Looks at what is on screen in those ways.
fn look(eyes: &mut Eyes, what: &str, ways: &[Glance], found: &mut Vec<String>) {
    for way in ways {
        turn(eyes, way);
        for fault in faults(eyes, way.touch) {
            found.push(format!("{what}, {way}: {fault}"));
        }
    }
    rest(eyes);
}

/// The ordinary window, words of the ordinary size, in English.
fn rest(eyes: &mut Eyes) {
    eyes.resize(Vec2::new(1280.0, 720.0), 1.0);
    let mut settings = eyes.app.world_mut().resource_mut::<Settings>();
    settings.text_size = 1.0;
    settings.left_handed = false;
    settings.language = "en".into();
    eyes.frames(4);
}

fn check(found: Vec<String>) {
    let most = found.len().min(60);
    assert!(
        found.is_empty(),
        "{} faults:\n{}",
        found.len(),
        found[..most].join("\n")
    );
}

/// The game at its title. The language is the whole process's: one test at a time speaks it.
fn open() -> (Eyes, MutexGuard<'static, ()>) {
    static SPOKEN: Mutex<()> = Mutex::new(());
    let spoken = SPOKEN.lock().unwrap_or_else(PoisonError::into_inner);
    bower_words::speak("en");
    let mut eyes = Eyes::open(Vec2::new(1280.0, 720.0), 1.0);
    rest(&mut eyes);
    (eyes, spoken)
}

fn turn_to(eyes: &mut Eyes, page: Page) {
    *eyes.app.world_mut().resource_mut::<Page>() = page;
    eyes.frames(4);
}

fn press(eyes: &mut Eyes, key: &str) {
    Hand(Device::Mouse).words(eyes, &text(key));
    // Nothing is lit by a mouse that rests on it.
    eyes.point(Vec2::new(2.0, 2.0));
    eyes.frames(4);
}

fn back(eyes: &mut Eyes) {
    eyes.press(KeyCode::Escape);
    eyes.frames(4);
}

fn sit(eyes: &mut Eyes, game: Game, persons: &[u8], seed: u64) {
    let players = common::people(game, persons);
    common::sit(&mut eyes.app, game, &players, seed);
    eyes.frames(12);
    assert_eq!(eyes.screen(), Screen::Table);
}

fn leave(eyes: &mut Eyes) {
    eyes.app.world_mut().write_message(Wish::Leave);
    eyes.frames(6);
    assert_eq!(eyes.screen(), Screen::Title);
}

/// Past what is asked once, to the chooser.
fn choose(eyes: &mut Eyes) {
    press(eyes, "welcome-look");
    press(eyes, "games");
    assert_eq!(eyes.screen(), Screen::Chooser);
}

#[test]
fn the_first_pages_fit_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    look(&mut eyes, "welcome", &all(), &mut found);
    press(&mut eyes, "welcome-look");
    look(&mut eyes, "title", &all(), &mut found);
    // With a match left unfinished there is one board more.
    sit(&mut eyes, Game::preset(Preset::Euchre), &[0], 7);
    leave(&mut eyes);
    assert!(eyes.board(&text("go-on-match")).is_some());
    look(&mut eyes, "title with a match left", &some(0), &mut found);
    press(&mut eyes, "new-game");
    assert_eq!(eyes.page(), Page::Replace);
    look(&mut eyes, "a new game for an old one", &all(), &mut found);
    back(&mut eyes);
    // Keys and pads are told what can be pressed.
    eyes.press(KeyCode::ArrowDown);
    look(&mut eyes, "title by keys", &some(3), &mut found);
    check(found);
}

/// House rules of the ordinary game that can all be had at once, and are in sight without pushing.
const CHANGED: [&str; 3] = ["stick-the-dealer", "no-trump", "late-assist"];

#[test]
fn the_pages_of_the_chooser_fit_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    choose(&mut eyes);
    look(&mut eyes, "chooser", &all(), &mut found);
    press(&mut eyes, "house-rules");
    look(&mut eyes, "house rules", &all(), &mut found);
    for rule in CHANGED {
        press(&mut eyes, &format!("option-{rule}"));
    }
    look(&mut eyes, "house rules, changed", &some(1), &mut found);
    look(&mut eyes, "house rules, changed", &some(2), &mut found);
    press(&mut eyes, "rules-mine");
    look(&mut eyes, "my rules, none", &some(3), &mut found);
    let hoyle = Game::preset(Preset::Hoyle);
    let changed = [("stick_the_dealer", "true"), ("benny", "joker")]
        .into_iter()
        .fold(hoyle, |game, (option, value)| {
            game.with(option, value).unwrap_or(game)
        });
    let mut settings = eyes.app.world_mut().resource_mut::<Settings>();
    for (name, game) in [
        ("Sunday evenings at home", changed),
        ("Wick", Game::preset(Preset::DoubleBid)),
    ] {
        let house = bower_stage::settings::House::of(&game);
        settings.houses.insert(name.into(), house);
    }
    look(&mut eyes, "my rules", &all(), &mut found);
    back(&mut eyes);
    back(&mut eyes);
    for nth in 0..3 {
        look(&mut eyes, "chooser, rules changed", &some(nth), &mut found);
    }
    for (nth, game) in ["hoyle", "west", "bid", "napoleon", "six-handed"]
        .into_iter()
        .enumerate()
    {
        press(&mut eyes, &format!("game-{game}"));
        look(
            &mut eyes,
            &format!("chooser at {game}"),
            &some(nth),
            &mut found,
        );
        press(&mut eyes, "house-rules");
        let what = format!("house rules of {game}");
        look(&mut eyes, &what, &some(nth + 2), &mut found);
        back(&mut eyes);
    }
    check(found);
}

#[test]
fn who_plays_fits_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    choose(&mut eyes);
    press(&mut eyes, "who-plays");
    look(&mut eyes, "who plays", &all(), &mut found);
    back(&mut eyes);
    press(&mut eyes, "game-six-handed");
    press(&mut eyes, "who-plays");
    // Two of them at this screen: each may have a pad of his own.
    let levels = eyes.drawn().lines.iter();
    let casual = levels
        .filter(|line| line.words == text("level-casual"))
        .map(|line| line.rect.center())
        .next()
        .expect("a bot's level");
    for _ in 0..4 {
        if eyes.board(&text("pad-any")).is_none() {
            eyes.click(Vec2::new(casual.x, casual.y));
            eyes.frames(2);
        }
    }
    assert!(eyes.board(&text("pad-any")).is_some(), "two persons");
    look(&mut eyes, "who plays, two here", &all(), &mut found);
    press(&mut eyes, "pad-any");
    assert!(eyes.board(&text("pad-listen")).is_some());
    look(&mut eyes, "who plays, a pad wanted", &some(0), &mut found);
    check(found);
}

#[test]
fn the_settings_fit_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    turn_to(&mut eyes, Page::Settings);
    for group in [
        "settings-table",
        "settings-cards",
        "settings-pace",
        "settings-sound",
        "settings-ease",
        "settings-credits",
        "settings-controls",
    ] {
        assert!(eyes.board(&text(group)).is_some());
        press(&mut eyes, group);
        look(&mut eyes, group, &all(), &mut found);
    }
    let listen = Rebind::Listen(Act::Hint, Device::Keyboard);
    eyes.app.world_mut().write_message(listen);
    look(&mut eyes, "a key wanted", &some(2), &mut found);
    check(found);
}

#[test]
fn the_rule_card_of_every_game_fits_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    for (nth, preset) in Preset::ALL.into_iter().enumerate() {
        let mut game = Game::preset(preset);
        if preset == Preset::Cornwall {
            // What the house has changed is told as well.
            game = game.with("stick_the_dealer", "true").unwrap_or(game);
        }
        sit(&mut eyes, game, &[0], 3);
        turn_to(&mut eyes, Page::Rules);
        let what = format!("rule card of {}", preset.name());
        look(&mut eyes, &what, &some(nth), &mut found);
        leave(&mut eyes);
    }
    check(found);
}

#[test]
fn the_pages_over_a_table_fit_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    let games = [
        Preset::Euchre,
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::West,
        Preset::SixHanded,
        Preset::Hasenpfeffer,
        Preset::CallAce,
    ];
    for (nth, preset) in games.into_iter().enumerate() {
        let ways = |more: usize| match preset {
            Preset::Euchre => all(),
            _ => some(nth + more),
        };
        sit(&mut eyes, Game::preset(preset), &[0], 7);
        let name = preset.name();
        let hand = Hand(Device::Keyboard);
        hand.plays_until(&mut eyes, |eyes| {
            eyes.seen()
                .is_some_and(|seen| seen.view.hand().past_tricks().count() > 2)
        });
        for (more, page) in [Page::Pause, Page::Calls, Page::LastTrick]
            .into_iter()
            .enumerate()
        {
            turn_to(&mut eyes, page);
            let what = format!("{page:?} of {name}");
            look(&mut eyes, &what, &ways(more), &mut found);
        }
        turn_to(&mut eyes, Page::None);
        hand.plays_until(&mut eyes, |eyes| eyes.page() == Page::Result);
        look(
            &mut eyes,
            &format!("result of {name}"),
            &ways(3),
            &mut found,
        );
        // The hand is over: the menu has the number too.
        turn_to(&mut eyes, Page::Pause);
        let what = format!("menu after a hand of {name}");
        look(&mut eyes, &what, &some(nth), &mut found);
        leave(&mut eyes);
    }
    check(found);
}

#[test]
fn the_end_of_a_game_and_the_curtain_fit_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    for (nth, preset) in [Preset::Euchre, Preset::ThreeHanded]
        .into_iter()
        .enumerate()
    {
        sit(&mut eyes, Game::preset(preset), &[0], 7);
        Hand(Device::Keyboard).plays_out(&mut eyes);
        let what = format!("end of {}", preset.name());
        look(&mut eyes, &what, &some(nth), &mut found);
        look(&mut eyes, &what, &some(nth + 7), &mut found);
        press(&mut eyes, "last-hand");
        assert_eq!(eyes.page(), Page::LastHand);
        let what = format!("last hand of {}", preset.name());
        look(&mut eyes, &what, &some(nth + 3), &mut found);
        eyes.press(KeyCode::Escape);
        assert_eq!(eyes.page(), Page::Result, "one step back");
        leave(&mut eyes);
    }
    for (persons, ways) in [(&[0, 2][..], all()), (&[0, 1, 2, 3], some(4))] {
        sit(&mut eyes, Game::preset(Preset::Euchre), persons, 7);
        for _ in 0..200 {
            if eyes.page() == Page::Curtain {
                break;
            }
            eyes.press(KeyCode::KeyP);
        }
        assert_eq!(eyes.page(), Page::Curtain);
        let what = format!("curtain of {}", persons.len());
        look(&mut eyes, &what, &ways, &mut found);
        leave(&mut eyes);
    }
    check(found);
}

/// The next answer, by chance: as often the first, most often a pass, as any other.
fn answer(eyes: &mut Eyes, legal: &[Action], chance: &mut ChaCha12Rng) {
    let Some((seat, decision)) = eyes.seen().map(|seen| (seen.view.seat(), seen.decision)) else {
        return;
    };
    let under = |chance: &mut ChaCha12Rng, most: usize| chance.next_u64() as usize % most.max(1);
    let at = if under(chance, 2) == 0 {
        0
    } else {
        under(chance, legal.len())
    };
    eyes.app.world_mut().write_message(Intent {
        seat,
        decision,
        action: legal[at],
        source: Source::Person,
    });
    eyes.frames(3);
}

/// Looks at every kind of question a game asks in some deals.
fn questions(eyes: &mut Eyes, game: Game, nth: &mut usize, found: &mut Vec<String>) {
    let mut asked = BTreeSet::new();
    let mut chance = ChaCha12Rng::seed_from_u64(game.preset as u64);
    for seed in 0..3 {
        sit(eyes, game, &[0], seed);
        for _ in 0..60 {
            if eyes.page() == Page::Result {
                break;
            }
            let question = eyes.seen().and_then(|seen| {
                let hand = seen.view.hand();
                let mine = hand.to_act() == Some(seen.view.seat());
                mine.then(|| (hand.ask(), seen.view.legal().to_vec()))
            });
            let Some((ask, legal)) = question else {
                eyes.frames(1);
                continue;
            };
            if !eyes.boards().is_empty() && asked.insert(format!("{ask:?}")) {
                let what = format!("{} {ask:?}", game.name());
                over_nothing(eyes, &what, &some(*nth), false, found);
                if game.pack().deck() == Deck::West && matches!(ask, Ask::Round1 | Ask::Tens) {
                    let what = format!("{what}, looked at");
                    for more in 0..4 {
                        over_nothing(eyes, &what, &some(*nth + more * 4), true, found);
                    }
                }
                *nth += 1;
            }
            answer(eyes, &legal, &mut chance);
        }
        leave(eyes);
    }
    assert!(!asked.is_empty(), "{}: nothing was asked", game.name());
}

#[test]
fn every_question_of_every_game_fits_every_window() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    let mut nth = 0;
    for preset in Preset::ALL {
        questions(&mut eyes, Game::preset(preset), &mut nth, &mut found);
    }
    check(found);
}

/// What of the table a panel lies over: cards, faces, name plates.
fn covered(eyes: &mut Eyes, panel: Rect) -> Vec<String> {
    let mut things: Vec<(String, Rect)> = cards(eyes)
        .into_iter()
        .map(|(spot, card)| (format!("{spot:?}"), card))
        .collect();
    let world = eyes.app.world();
    let (layout, seating) = (world.resource::<Layout>(), world.resource::<Seating>());
    let viewer = world.resource::<Viewer>().0;
    for seat in Seat::ALL {
        let Some(chair) = &seating.chairs[seat] else {
            continue;
        };
        let place = layout.place(seat, viewer);
        if let Some(part) = layout.names[place] {
            let size = layout.plate_size(place);
            let wide = bower_cards::width(&chair.name, bower_cards::Weight::Semibold, size);
            let plate = layout.plate(part, wide, size);
            things.push((format!("the plate of {}", chair.name), plate));
        }
        if let Some(hoop) = layout.hoops[place] {
            let face = Rect::from_center_half_size(hoop.at, Vec2::splat(hoop.radius * 0.8));
            things.push((format!("the face of {}", chair.name), face));
        }
    }
    things
        .into_iter()
        .filter(|(_, thing)| {
            let both = thing.intersect(panel);
            both.width() > 0.5 && both.height() > 0.5
        })
        .map(|(name, thing)| format!("{panel:?} lies over {name} {thing:?}"))
        .collect()
}

/// What may be told in passing, by the keys of the rule and of why it is so: every law of the table, every notice with
/// nothing to fill in.
fn tellings() -> Vec<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/plugins/words/locales/en");
    let mut keys = Vec::new();
    for file in std::fs::read_dir(root).expect("the words").flatten() {
        let words = std::fs::read_to_string(file.path()).expect("words are text");
        let begun = words.lines().filter_map(|line| line.split_once(" ="));
        keys.extend(
            begun
                .map(|(key, _)| key)
                .filter(|key| key.starts_with("law-") || key.starts_with("notice-"))
                .filter(|key| !key.ends_with("-why"))
                .map(str::to_owned),
        );
    }
    keys.sort();
    keys
}

/// Tells it, and looks at how it stands: whole, within the window, and not over the hand nor over what is asked.
fn told(eyes: &mut Eyes, key: &str, ways: &[Glance], found: &mut Vec<String>) {
    for way in ways {
        turn(eyes, way);
        // The last one goes with a press.
        eyes.point(Vec2::new(2.0, 2.0));
        eyes.button(ButtonState::Pressed);
        eyes.frames(1);
        eyes.button(ButtonState::Released);
        eyes.frames(4);
        let args = [
            ("suit", "hearts".into()),
            ("act", text("act-previous-group").into()),
            ("what", text("kept-statistics").into()),
            ("file", "statistics.damaged.json".into()),
            ("number", "18446744073709551615".into()),
        ];
        let words = |key: &str| bower_words::find(key, &args);
        let title = words(key).unwrap_or_else(|| panic!("{key} wants more filled in"));
        let why = words(&format!("{key}-why")).unwrap_or_default();
        let mut toasts = eyes.app.world_mut().resource_mut::<Toasts>();
        toasts.say(title.clone(), why);
        eyes.frames(4);
        let what = format!("{key}, {way}");
        if !eyes.lines().iter().any(|line| line.words == title) {
            found.push(format!("{what}: it is not told"));
            continue;
        }
        let Some(place) = eyes.toast() else {
            found.push(format!("{what}: it has no place"));
            continue;
        };
        let window = Rect::from_corners(Vec2::ZERO, way.size);
        if !window.contains(place.min) || !window.contains(place.max) {
            found.push(format!("{what}: {place:?} leaves the window"));
        }
        let viewer = eyes.app.world().resource::<Viewer>().0;
        let own = |spot: &Spot| matches!(*spot, Spot::Hand { seat, .. } if seat == viewer);
        let mut under: Vec<(String, Rect)> = cards(eyes)
            .into_iter()
            .filter(|(spot, _)| own(spot))
            .map(|(spot, card)| (format!("{spot:?}"), card))
            .collect();
        let boards = eyes.boards().into_iter().enumerate();
        under.extend(boards.map(|(nth, board)| (format!("board {nth}"), board)));
        for (name, thing) in under {
            let both = thing.intersect(place);
            if both.width() > 0.5 && both.height() > 0.5 {
                found.push(format!("{what}: {place:?} lies over {name} {thing:?}"));
            }
        }
        for fault in faults(eyes, way.touch) {
            found.push(format!("{what}: {fault}"));
        }
    }
    rest(eyes);
}

#[test]
fn what_is_told_in_passing_fits_every_window_and_lies_over_nothing_that_is_pressed() {
    let (mut eyes, _spoken) = open();
    let mut found = Vec::new();
    press(&mut eyes, "welcome-look");
    let tellings = tellings();
    assert!(tellings.len() > 20, "{tellings:?}");
    // Over a question, and over a hand to be played.
    for play in [false, true] {
        sit(&mut eyes, Game::preset(Preset::Euchre), &[0], 7);
        Hand(Device::Keyboard).plays_until(&mut eyes, |eyes| {
            eyes.seen().is_some_and(|seen| {
                let hand = seen.view.hand();
                hand.to_act() == Some(seen.view.seat()) && (hand.ask() == Ask::Play) == play
            })
        });
        // Over a hand there is less in the way.
        let every = if play { 4 } else { 1 };
        for (nth, key) in tellings.iter().enumerate().step_by(every) {
            told(&mut eyes, key, &some(nth), &mut found);
        }
        leave(&mut eyes);
    }
    check(found);
}

/// The panels of a question: its boards, the question on a slip of its own, what a value would make of the hand.
fn panels(eyes: &mut Eyes) -> [Option<Rect>; 3] {
    let decision = eyes.seen().map_or(0, |seen| seen.decision);
    [
        format!("auction {decision}"),
        format!("auction asks {decision}"),
        "auction trial".into(),
    ]
    .map(|name| eyes.panel(&name))
}

/// Whatever is asked, and what naming a value would make of the hand, lies over nothing a player must see.
fn over_nothing(
    eyes: &mut Eyes,
    what: &str,
    ways: &[Glance],
    tried: bool,
    found: &mut Vec<String>,
) {
    for (nth, way) in ways.iter().enumerate() {
        turn(eyes, way);
        let what = format!("{what}, {way}");
        if tried {
            try_one(eyes, nth);
        }
        let panels = panels(eyes);
        if panels[0].is_none() || (tried && panels[2].is_none()) {
            found.push(format!("{what}: nothing is shown: {panels:?}"));
        }
        for panel in panels.into_iter().flatten() {
            let covered = covered(eyes, panel);
            found.extend(covered.into_iter().map(|why| format!("{what}: {why}")));
        }
        for fault in faults(eyes, way.touch) {
            found.push(format!("{what}: {fault}"));
        }
        if tried {
            eyes.point(Vec2::new(2.0, 2.0));
            eyes.frames(1);
        }
    }
    rest(eyes);
}

/// Points at a board that can be tried, the `nth` first.
fn try_one(eyes: &mut Eyes, nth: usize) {
    let boards = eyes.boards();
    for step in 0..boards.len() {
        eyes.point(boards[(nth + step) % boards.len()].center());
        eyes.frames(3);
        if panels(eyes)[2].is_some() {
            return;
        }
    }
}

/// Where every card on the table is seen.
fn cards(eyes: &mut Eyes) -> Vec<(Spot, Rect)> {
    let mut cards = eyes.app.world_mut().query::<(&Spot, &Pose)>();
    cards
        .iter(eyes.app.world())
        .filter(|(spot, pose)| pose.alpha > 0.0 && !matches!(spot, Spot::Deck { .. }))
        .map(|(spot, pose)| {
            let half = Vec2::new(pose.width, pose.width * 1.4) / 2.0;
            let (sin, cos) = pose.turn.to_radians().sin_cos();
            let reach = Vec2::new(
                half.x * cos.abs() + half.y * sin.abs(),
                half.x * sin.abs() + half.y * cos.abs(),
            );
            (*spot, Rect::from_center_half_size(pose.at, reach))
        })
        .collect()
}
