//! Every page and the table's furniture in every kind of window, at every scale factor: nothing lies over another, no
//! words are cut, nothing is too small for a finger.

mod common;

use bevy::prelude::*;
use bevy_egui::egui;
use bower_rules::{Game, Preset};
use bower_stage::{Page, Screen, Wish};
use bower_words::text;
use common::eyes::{Eyes, Line};
use common::hand::Hand;

/// Windows, logical px, and whether fingers press there.
const SIZES: [(f32, f32, bool); 7] = [
    (360.0, 640.0, true),
    (390.0, 844.0, true),
    (844.0, 390.0, true),
    (960.0, 600.0, false),
    (1280.0, 720.0, false),
    (1920.0, 1080.0, false),
    (3840.0, 2160.0, false),
];
const SCALES: [f32; 4] = [1.0, 1.25, 2.0, 3.0];
/// Where a page differs from game to game, one scale factor: another one only rounds to other pixels.
const ONE: [f32; 1] = [1.25];

/// The least side of what a finger presses, px.
const TOUCH: f32 = 44.0;

/// What is wrong with what is on screen.
fn faults(eyes: &mut Eyes, touch: bool) -> Vec<String> {
    let window = {
        let window = eyes.app.world().get::<Window>(eyes.window).expect("one");
        egui::Rect::from_min_size(
            egui::Pos2::ZERO,
            egui::vec2(window.width(), window.height()),
        )
    };
    let mut faults = Vec::new();
    let lines: Vec<Line> = eyes.lines().to_vec();
    for line in &lines {
        if line.cut {
            faults.push(format!("cut: {:?}", line.words));
        }
        let scrolled = line.clip.height() < window.height() * 0.98;
        let (rect, clip) = (line.rect, line.clip.intersect(window));
        let beside = rect.left() < clip.left() - 1.0 || rect.right() > clip.right() + 1.0;
        let beyond = rect.top() < clip.top() - 1.0 || rect.bottom() > clip.bottom() + 1.0;
        if beside || (beyond && !scrolled) {
            faults.push(format!("beyond its place: {:?} at {rect:?}", line.words));
        }
    }
    // The ink of a line is less high than its row.
    let ink = |line: &Line| {
        let rect = line.rect.intersect(line.clip);
        rect.shrink2(egui::vec2(1.0, rect.height() * 0.2))
    };
    for (i, a) in lines.iter().enumerate() {
        for b in &lines[i + 1..] {
            // Words with a shade of their own are drawn twice.
            let shade = a.words == b.words && (a.rect.min - b.rect.min).length() < 3.0;
            if !shade && ink(a).is_positive() && ink(b).is_positive() && ink(a).intersects(ink(b)) {
                faults.push(format!("{:?} lies over {:?}", a.words, b.words));
            }
        }
    }
    let targets = eyes.targets();
    let holds_others = |rect: egui::Rect| {
        let inside = targets
            .iter()
            .filter(|(other, ..)| *other != rect && rect.expand(5.0).contains_rect(*other));
        inside.count() > 0
    };
    // A scrolled page moves under a finger anywhere: its bar only shows how far.
    let bar = |rect: &egui::Rect| rect.width() < 8.0;
    let pressed: Vec<egui::Rect> = targets
        .iter()
        .filter(|(rect, seen, _)| seen.is_positive() && !holds_others(*rect) && !bar(rect))
        .map(|(rect, ..)| *rect)
        .collect();
    // Words one can stand on to have them read are no target, and a field is pressed by the board it stands on.
    let words = |rect: &egui::Rect| {
        lines
            .iter()
            .any(|line| (line.rect.min - rect.min).length() < 6.5)
    };
    let on_a_board = |rect: &egui::Rect| {
        targets.iter().any(|(other, ..)| {
            other != rect
                && other.contains_rect(*rect)
                && other.width().min(other.height()) >= TOUCH - 0.5
                && other.area() < rect.area() * 1.6
        })
    };
    if touch {
        for rect in &pressed {
            let small = rect.width().min(rect.height()) < TOUCH - 0.5;
            if small && !words(rect) && !on_a_board(rect) {
                faults.push(format!("too small for a finger: {rect:?}"));
            }
        }
    }
    // What a finger reaches is up to 4 px more than what is drawn.
    let shown: Vec<(egui::Rect, usize)> = targets
        .iter()
        .filter(|(rect, seen, _)| seen.is_positive() && !holds_others(*rect) && !bar(rect))
        .map(|(_, seen, layer)| (seen.shrink(4.5), *layer))
        .collect();
    for (i, (a, layer)) in shown.iter().enumerate() {
        // What lies on another layer is under a page.
        for (b, _) in shown[i + 1..].iter().filter(|(_, other)| other == layer) {
            let both = a.intersect(*b);
            if a != b && both.width() > 1.5 && both.height() > 1.5 {
                faults.push(format!("a board at {a:?} lies over one at {b:?}"));
            }
        }
    }
    faults
}

/// Looks at what is on screen in every window at every scale factor.
fn look(eyes: &mut Eyes, what: &str, all: &mut Vec<String>) {
    glance(eyes, what, &SCALES, all);
}

fn glance(eyes: &mut Eyes, what: &str, scales: &[f32], all: &mut Vec<String>) {
    for (width, height, touch) in SIZES {
        for &scale in scales {
            eyes.resize(Vec2::new(width, height), scale);
            eyes.frames(5);
            for fault in faults(eyes, touch) {
                all.push(format!("{what} {width}x{height} at {scale}: {fault}"));
            }
        }
    }
    eyes.resize(Vec2::new(1280.0, 720.0), 1.0);
    eyes.frames(5);
}

fn check(all: Vec<String>) {
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

fn open() -> Eyes {
    Eyes::open(Vec2::new(1280.0, 720.0), 1.0)
}

fn turn_to(eyes: &mut Eyes, page: Page) {
    *eyes.app.world_mut().resource_mut::<Page>() = page;
    eyes.frames(4);
}

/// A table where the person is asked for a card, after a trick.
fn sit(eyes: &mut Eyes, game: Game, persons: &[u8], seed: u64) {
    let players = common::people(game, persons);
    common::sit(&mut eyes.app, game, &players, seed);
    eyes.frames(12);
    assert_eq!(eyes.screen(), Screen::Table);
}

#[test]
fn the_pages_before_a_match_fit_every_window() {
    let mut eyes = open();
    let mut all = Vec::new();
    look(&mut eyes, "welcome", &mut all);
    Hand(bower_stage::Device::Mouse).words(&mut eyes, &text("welcome-look"));
    eyes.frames(4);
    look(&mut eyes, "title", &mut all);
    Hand(bower_stage::Device::Mouse).words(&mut eyes, &text("games"));
    eyes.frames(4);
    look(&mut eyes, "chooser", &mut all);
    for part in ["house-rules", "who-plays"] {
        Hand(bower_stage::Device::Mouse).words(&mut eyes, &text(part));
        eyes.frames(4);
        look(&mut eyes, part, &mut all);
        eyes.press(KeyCode::Escape);
        eyes.frames(4);
    }
    check(all);
}

#[test]
fn the_settings_fit_every_window() {
    let mut eyes = open();
    let mut all = Vec::new();
    turn_to(&mut eyes, Page::Settings);
    for group in 0..8 {
        look(&mut eyes, &format!("settings {group}"), &mut all);
        eyes.app.world_mut().write_message(Wish::NextGroup);
        eyes.frames(3);
    }
    check(all);
}

#[test]
fn the_rule_card_of_every_game_fits_every_window() {
    let mut eyes = open();
    let mut all = Vec::new();
    for preset in Preset::ALL {
        sit(&mut eyes, Game::preset(preset), &[0], 3);
        turn_to(&mut eyes, Page::Rules);
        look(
            &mut eyes,
            &format!("rule card of {}", preset.name()),
            &mut all,
        );
        eyes.app.world_mut().write_message(Wish::Leave);
        eyes.frames(6);
    }
    check(all);
}

#[test]
fn the_pages_over_a_table_fit_every_window() {
    let mut eyes = open();
    let mut all = Vec::new();
    for preset in [
        Preset::Euchre,
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::West,
        Preset::SixHanded,
        Preset::CallAce,
    ] {
        sit(&mut eyes, Game::preset(preset), &[0], 7);
        let name = preset.name();
        let hand = Hand(bower_stage::Device::Keyboard);
        hand.plays_until(&mut eyes, |eyes| {
            eyes.seen()
                .is_some_and(|seen| seen.view.hand().past_tricks().count() > 2)
        });
        for page in [Page::Pause, Page::Calls, Page::LastTrick] {
            turn_to(&mut eyes, page);
            let what = format!("{page:?} of {name}");
            glance(&mut eyes, &what, &ONE, &mut all);
        }
        turn_to(&mut eyes, Page::None);
        hand.plays_until(&mut eyes, |eyes| eyes.page() == Page::Result);
        glance(&mut eyes, &format!("Result of {name}"), &ONE, &mut all);
        eyes.app.world_mut().write_message(Wish::Leave);
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Title);
    }
    look(&mut eyes, "title with a match left", &mut all);
    check(all);
}

#[test]
fn the_curtain_fits_every_window() {
    let mut eyes = open();
    let mut all = Vec::new();
    sit(&mut eyes, Game::preset(Preset::Euchre), &[0, 1, 2, 3], 7);
    for _ in 0..200 {
        if eyes.page() == Page::Curtain {
            break;
        }
        eyes.press(KeyCode::KeyP);
    }
    assert_eq!(eyes.page(), Page::Curtain);
    look(&mut eyes, "curtain", &mut all);
    check(all);
}
