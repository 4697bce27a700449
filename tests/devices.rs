//! Whole games from the title to the last hand, each by one device alone, through the messages a window writes.

mod common;

use std::collections::HashSet;

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bower_panels::{Booked, GoOn, Start, seats_for};
use bower_rules::{Ask, Card, Game, Preset, Seat, Table as Truth};
use bower_stage::{
    BowerSet, Device, FocusTarget, Intent, Motion, Page, Player, Refused, Screen, Settings, Source,
    Speed, Struck, Wish,
};
use bower_words::text;
use common::eyes::Eyes;
use common::hand::Hand;

/// What the table heard of the person.
#[derive(Resource, Default)]
struct Heard {
    intents: Vec<Intent>,
    refused: usize,
}

fn listen(
    mut intents: MessageReader<Intent>,
    mut refused: MessageReader<Refused>,
    mut heard: ResMut<Heard>,
) {
    heard.intents.extend(
        intents
            .read()
            .filter(|intent| intent.source == Source::Person),
    );
    heard.refused += refused.read().count();
}

/// Every match a screen begins has the same seed: how long a game takes is not left to chance.
fn deal_the_same(mut start: ResMut<Start>) {
    if let Some((_, _, seed)) = &mut start.bypass_change_detection().0 {
        *seed = 7;
    }
}

/// The games every device plays: four, three and two at the table, and West.
const GAMES: [&str; 4] = ["euchre", "three-handed", "two-handed", "west"];

const DEVICES: [Device; 4] = [
    Device::Mouse,
    Device::Touch,
    Device::Keyboard,
    Device::Gamepad,
];

/// A window on a desk, logical px.
const WIDE: Vec2 = Vec2::new(1280.0, 720.0);

/// The game in a window of that size, with the device in hand and what the table hears of it.
fn listened(device: Device, size: Vec2) -> Eyes {
    let mut eyes = Eyes::open(size, 1.0);
    eyes.app
        .init_resource::<Heard>()
        .add_systems(Update, listen.after(BowerSet::Present));
    if device == Device::Gamepad {
        eyes.plug_in();
    }
    eyes
}

fn from_title_to_game_over(device: Device) {
    let mut eyes = listened(device, WIDE);
    eyes.app.add_systems(First, deal_the_same);
    let hand = Hand(device);
    for game in GAMES {
        hand.sits_down(&mut eyes, game);
        let answers = hand.plays_out(&mut eyes);
        assert!(answers > 10, "{game}: {answers} answers");
        assert_eq!(eyes.focus().device, device, "{game}");
        let table = eyes.table().expect("there is a table");
        assert!(table.winner().is_some(), "{game}");
        assert!(
            Truth::load(&table.save()).is_ok(),
            "{game}: what was played is against the rules"
        );
        let heard = eyes.app.world().resource::<Heard>();
        assert_eq!(heard.refused, 0, "{game}: only what is legal was pressed");
        let decisions: HashSet<u64> = heard.intents.iter().map(|i| i.decision).collect();
        let all = heard.intents.len();
        assert_eq!(decisions.len(), all, "{game}: one answer a decision");
        eyes.app.world_mut().resource_mut::<Heard>().intents.clear();
        hand.words(&mut eyes, &text("leave-to-title"));
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Title, "{game}");
    }
}

#[test]
fn a_mouse_alone_plays_from_the_title_to_the_end_of_every_kind_of_game() {
    from_title_to_game_over(Device::Mouse);
}

#[test]
fn a_finger_alone_plays_from_the_title_to_the_end_of_every_kind_of_game() {
    from_title_to_game_over(Device::Touch);
}

#[test]
fn keys_alone_play_from_the_title_to_the_end_of_every_kind_of_game() {
    from_title_to_game_over(Device::Keyboard);
}

#[test]
fn a_pad_alone_plays_from_the_title_to_the_end_of_every_kind_of_game() {
    from_title_to_game_over(Device::Gamepad);
}

#[test]
fn a_match_left_unfinished_is_given_up_only_by_those_who_say_so() {
    for device in [
        Device::Keyboard,
        Device::Gamepad,
        Device::Mouse,
        Device::Touch,
    ] {
        let mut eyes = Eyes::open(WIDE, 1.0);
        if device == Device::Gamepad {
            eyes.plug_in();
        }
        let hand = Hand(device);
        let seed = |eyes: &Eyes| eyes.table().map(Truth::seed);
        hand.sits_down(&mut eyes, "three-handed");
        let first = seed(&eyes);
        let leave = |eyes: &mut Eyes| {
            eyes.app.world_mut().write_message(Wish::Leave);
            eyes.frames(6);
            assert_eq!(eyes.screen(), Screen::Title);
        };
        // From the title and from the games alike, and to neither there is a way back.
        leave(&mut eyes);
        hand.words(&mut eyes, &text("new-game"));
        eyes.frames(4);
        assert_eq!((eyes.screen(), eyes.page()), (Screen::Title, Page::Replace));
        let game = text("game-three-handed");
        let told = |eyes: &Eyes| eyes.lines().iter().any(|line| line.words.contains(&game));
        assert!(told(&eyes), "it says which match it is: {:?}", eyes.lines());
        hand.words(&mut eyes, &text("replace-neither"));
        eyes.frames(4);
        assert_eq!((eyes.screen(), eyes.page()), (Screen::Title, Page::None));
        hand.words(&mut eyes, &text("games"));
        eyes.frames(6);
        hand.words(&mut eyes, &text("game-west"));
        eyes.frames(6);
        hand.words(&mut eyes, &text("play"));
        eyes.frames(6);
        assert_eq!(
            (eyes.screen(), eyes.page()),
            (Screen::Chooser, Page::Replace)
        );
        hand.words(&mut eyes, &text("go-on-match"));
        eyes.frames(6);
        assert_eq!(
            (eyes.screen(), seed(&eyes)),
            (Screen::Table, first),
            "the old match"
        );
        leave(&mut eyes);
        hand.words(&mut eyes, &text("new-game"));
        eyes.frames(4);
        hand.words(&mut eyes, &text("new-game"));
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Table);
        assert_ne!(seed(&eyes), first, "a new one");
        let name = eyes.table().map(|table| table.game().name());
        assert_eq!(name, Some("west"), "the game chosen last");
    }
}

/// A double press of the board that deals the next hand, each half of it a frame long, `gap` frames between them.
fn presses_next_twice(eyes: &mut Eyes, device: Device, gap: usize) {
    let words = text("next-hand");
    let board = eyes.board(&words).expect("the hand is counted");
    let at = eyes.boards()[board].center();
    if matches!(device, Device::Keyboard | Device::Gamepad) {
        assert_eq!(
            eyes.focus().target,
            Some(FocusTarget::Board(board as u16)),
            "it is what Enter takes"
        );
    }
    presses_twice(eyes, device, at, gap);
}

/// Two presses, `gap` frames apart: by mouse or finger there, or of what takes what is in focus.
fn presses_twice(eyes: &mut Eyes, device: Device, at: Vec2, gap: usize) {
    if device == Device::Mouse {
        eyes.point(at);
    }
    eyes.frames(1);
    for _ in 0..2 {
        for down in [true, false] {
            let state = if down {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            };
            match device {
                Device::Mouse => eyes.button(state),
                Device::Touch if down => eyes.finger(TouchPhase::Started, at),
                Device::Touch => eyes.finger(TouchPhase::Ended, at),
                Device::Keyboard => eyes.key(KeyCode::Enter, state),
                Device::Gamepad => {
                    let pad = eyes.pad;
                    eyes.pad_button(pad, GamepadButton::South, f32::from(u8::from(down)));
                }
            }
            eyes.frames(if down { 1 } else { gap });
        }
    }
}

/// Euchre with a person at the foot, and bots.
fn sits_at(eyes: &mut Eyes, game: Game, seed: u64) {
    if eyes.screen() == Screen::Table {
        eyes.app.world_mut().write_message(Wish::Leave);
        eyes.frames(6);
    }
    common::sit(&mut eyes.app, game, &common::people(game, &[0]), seed);
    eyes.frames(10);
    assert_eq!(eyes.screen(), Screen::Table);
}

#[test]
fn a_double_press_that_deals_the_next_hand_never_calls_in_it() {
    let game = Game::preset(Preset::Euchre);
    // Matches whose second hand asks the person first.
    let seeds: Vec<u64> = (0..400)
        .filter(|&seed| {
            let mut table = Truth::new(game, seed, None);
            table.deal().is_ok() && table.hand().dealer() == Seat::ALL[2]
        })
        .take(3)
        .collect();
    for device in DEVICES {
        let mut eyes = listened(device, WIDE);
        can_forget(&mut eyes);
        let hand = Hand(device);
        hand.looks_around(&mut eyes);
        // In large print the board of the next hand lies where the next call will be asked.
        eyes.app.world_mut().resource_mut::<Settings>().text_size = 1.5;
        let mut called = 0;
        for forgets in [false, true] {
            let by_key = matches!(device, Device::Keyboard | Device::Gamepad);
            for (gap, &seed) in (if by_key { 2 } else { 3 }..).zip(&seeds) {
                eyes.app.insert_resource(Forgets(forgets));
                sits_at(&mut eyes, game, seed);
                hand.plays_until(&mut eyes, |eyes| eyes.page() == Page::Result);
                eyes.frames(8);
                eyes.app.world_mut().resource_mut::<Heard>().intents.clear();
                presses_next_twice(&mut eyes, device, gap);
                eyes.frames(8);
                let heard = eyes.app.world().resource::<Heard>().intents.len();
                if forgets {
                    called += heard;
                } else {
                    assert_eq!(heard, 0, "{device:?}, {gap} frames apart");
                    let seen = eyes.seen().expect("there is a table");
                    let asked = seen.view.hand().to_act();
                    assert_eq!(asked, Some(seen.view.seat()), "the next hand asks him");
                }
            }
        }
        assert!(called > 0, "{device:?}: there was nothing to guard against");
    }
}

#[test]
fn a_double_press_that_hurries_the_deal_never_answers_what_it_shows() {
    let game = Game::preset(Preset::Euchre);
    let seed = (0..400)
        .find(|&seed| {
            let mut table = Truth::new(game, seed, None);
            table.deal().is_ok() && table.hand().dealer() == Seat::ALL[3]
        })
        .expect("some first hand asks the person first");
    for device in DEVICES {
        let mut eyes = listened(device, WIDE);
        can_forget(&mut eyes);
        Hand(device).looks_around(&mut eyes);
        // Where the first board of the auction lies.
        sits_at(&mut eyes, game, seed);
        eyes.frames(10);
        let at = eyes.boards()[0].center();
        eyes.app.world_mut().resource_mut::<Settings>().speed = Speed::Normal;
        for forgets in [false, true] {
            eyes.app.insert_resource(Forgets(forgets));
            sits_at(&mut eyes, game, seed);
            assert!(
                eyes.app.world().resource::<Motion>().blocking,
                "cards are dealt"
            );
            eyes.app.world_mut().resource_mut::<Heard>().intents.clear();
            presses_twice(&mut eyes, device, at, 3);
            eyes.frames(8);
            let heard = eyes.app.world().resource::<Heard>().intents.len();
            assert_eq!(
                heard,
                usize::from(forgets),
                "{device:?}, what was pressed is forgotten: {forgets}"
            );
            assert!(
                !eyes.app.world().resource::<Motion>().blocking || forgets,
                "the deal was hurried"
            );
        }
    }
}

/// Lets what was pressed last be forgotten, to show that it matters.
fn can_forget(eyes: &mut Eyes) {
    eyes.app.insert_resource(Forgets(false)).add_systems(
        First,
        |forgets: Res<Forgets>, mut struck: ResMut<Struck>| {
            if forgets.0 {
                struck.0 = None;
            }
        },
    );
}

/// Whether what was pressed last is forgotten at once.
#[derive(Resource)]
struct Forgets(bool);

/// The viewer's cards, left to right.
fn own_hand(eyes: &mut Eyes) -> Vec<Card> {
    let all: Vec<Card> = eyes
        .seen()
        .map(|seen| seen.view.hand().cards(seen.view.seat()).iter().collect())
        .unwrap_or_default();
    let mut hand: Vec<(f32, Card)> = all
        .into_iter()
        .filter_map(|card| Some((eyes.card(card)?.x, card)))
        .collect();
    hand.sort_by(|a, b| a.0.total_cmp(&b.0));
    hand.into_iter().map(|(_, card)| card).collect()
}

#[test]
fn a_card_carried_along_the_hand_is_laid_there_and_never_played() {
    for (device, size) in [
        (Device::Mouse, WIDE),
        (Device::Touch, Vec2::new(390.0, 844.0)),
        (Device::Touch, Vec2::new(844.0, 390.0)),
    ] {
        let mut eyes = listened(device, size);
        let hand = Hand(device);
        hand.looks_around(&mut eyes);
        sits_at(&mut eyes, Game::preset(Preset::ThreeHanded), 7);
        for deal in 0..2 {
            hand.plays_until(&mut eyes, |eyes| {
                let asked = eyes.seen().is_some_and(|seen| {
                    let at = seen.view.hand();
                    at.to_act() == Some(seen.view.seat()) && at.ask() == Ask::Play
                });
                let deals = eyes.table().map_or(0, Truth::deals);
                asked && deals > deal && eyes.page() == Page::None
            });
            eyes.frames(10);
            eyes.app.world_mut().resource_mut::<Heard>().intents.clear();
            let before = own_hand(&mut eyes);
            assert!(before.len() > 2, "{before:?}");
            let last = before.len() - 1;
            // From every place to every other, slowly and at once.
            for (from, to, steps) in [(0, last, 8), (last, 0, 1), (1, 0, 3), (0, 1, 1)] {
                let was = own_hand(&mut eyes);
                let [start, end] =
                    [from, to].map(|n: usize| eyes.card(was[n]).expect("it is in the hand"));
                let along = |n: usize| start.lerp(end, n as f32 / steps as f32);
                if device == Device::Mouse {
                    eyes.point(start);
                    eyes.frames(2);
                    eyes.button(ButtonState::Pressed);
                } else {
                    eyes.finger(TouchPhase::Started, start);
                }
                eyes.frames(1);
                for n in 1..=steps {
                    if device == Device::Mouse {
                        eyes.point(along(n));
                    } else {
                        eyes.finger(TouchPhase::Moved, along(n));
                    }
                    eyes.frames(1);
                }
                if device == Device::Mouse {
                    eyes.button(ButtonState::Released);
                    eyes.frames(1);
                    eyes.point(Vec2::new(2.0, 2.0));
                } else {
                    eyes.finger(TouchPhase::Ended, end);
                }
                eyes.frames(6);
                let mut wanted = was.clone();
                let card = wanted.remove(from);
                wanted.insert(to, card);
                assert_eq!(own_hand(&mut eyes), wanted, "{device:?}, {from} to {to}");
                assert_eq!(eyes.focus().target, None, "nothing is raised by it");
            }
            let heard = &eyes.app.world().resource::<Heard>().intents;
            assert!(heard.is_empty(), "{device:?}: {heard:?}");
            // What is laid elsewhere is played all the same.
            hand.plays_until(&mut eyes, |eyes| eyes.page() == Page::Result);
        }
    }
}

#[test]
fn a_match_asked_for_in_words_takes_no_other_ones_place_unasked() {
    let mut eyes = Eyes::open(WIDE, 1.0);
    let hand = Hand(Device::Mouse);
    let seed = |eyes: &Eyes| eyes.table().map(Truth::seed);
    let west = Game::preset(Preset::West);
    let book = |eyes: &mut Eyes, players: Vec<Player>| {
        let wanted = Start(Some((west, seats_for(&players), 5)));
        eyes.app.insert_resource(Booked(wanted));
        eyes.frames(8);
    };
    let leave = |eyes: &mut Eyes| {
        eyes.app.world_mut().write_message(Wish::Leave);
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Title);
    };
    hand.sits_down(&mut eyes, "three-handed");
    let first = seed(&eyes);
    leave(&mut eyes);
    // A table of bots is only looked at.
    book(&mut eyes, common::bots(west, "beginner"));
    assert_eq!((eyes.screen(), seed(&eyes)), (Screen::Table, Some(5)));
    eyes.frames(20);
    leave(&mut eyes);
    book(&mut eyes, common::people(west, &[0]));
    assert_eq!((eyes.screen(), eyes.page()), (Screen::Title, Page::Replace));
    hand.words(&mut eyes, &text("go-on-match"));
    eyes.frames(6);
    assert_eq!(
        (eyes.screen(), seed(&eyes)),
        (Screen::Table, first),
        "the old match is still there"
    );
    leave(&mut eyes);
    // One who asks to go on is not asked again.
    eyes.app.insert_resource(GoOn(true));
    book(&mut eyes, common::people(west, &[0]));
    assert_eq!((eyes.screen(), seed(&eyes)), (Screen::Table, first));
    leave(&mut eyes);
    book(&mut eyes, common::people(west, &[0]));
    hand.words(&mut eyes, &text("new-game"));
    eyes.frames(6);
    assert_eq!((eyes.screen(), seed(&eyes)), (Screen::Table, Some(5)));
}

#[test]
fn a_page_opened_by_keys_or_pad_has_the_focus_on_what_is_open_in_it() {
    for device in [Device::Keyboard, Device::Gamepad] {
        let mut eyes = Eyes::open(WIDE, 1.0);
        if device == Device::Gamepad {
            eyes.plug_in();
        }
        let hand = Hand(device);
        hand.looks_around(&mut eyes);
        hand.words(&mut eyes, &text("settings"));
        eyes.frames(8);
        assert_eq!(eyes.page(), Page::Settings);
        let open = eyes.board(&text("settings-table")).expect("it is open");
        let focus = eyes.focus().target;
        assert_eq!(
            focus,
            Some(FocusTarget::Board(open as u16)),
            "and not on the way out"
        );
    }
}
