//! Several people at one screen: whose hand is shown, what the curtain hides, and whose pad plays.

mod common;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bower_rules::{Game, Preset, Seat, Table as Truth};
use bower_stage::{
    AtScreen, Device, Handover, Holding, Intent, PadSeats, Page, Screen, Seating, Seen, Source,
    Speed, Table, Viewer, Wish,
};
use bower_words::{text, text_with};
use common::eyes::Eyes;
use common::hand::Hand;
use common::leaks;

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// Sits these persons down, the rest bots.
fn sit(eyes: &mut Eyes, game: Game, persons: &[u8], seed: u64) {
    let players = common::people(game, persons);
    common::sit(&mut eyes.app, game, &players, seed);
    eyes.frames(10);
}

fn watched(game: Game, persons: &[u8], seed: u64) -> Eyes {
    let mut eyes = Eyes::open(SIZE, 1.0);
    leaks::watch(&mut eyes.app);
    sit(&mut eyes, game, persons, seed);
    eyes
}

fn viewer(eyes: &Eyes) -> Seat {
    eyes.app.world().resource::<Viewer>().0
}

/// Plays on until the curtain falls.
fn until_the_curtain(eyes: &mut Eyes) {
    for _ in 0..200 {
        if eyes.page() == Page::Curtain {
            eyes.frames(3);
            return;
        }
        let asked = eyes
            .seen()
            .is_some_and(|seen| seen.view.hand().to_act() == Some(seen.view.seat()));
        if asked {
            eyes.press(KeyCode::KeyP);
            eyes.press(KeyCode::Digit1);
            eyes.press(KeyCode::Enter);
        }
        eyes.frames(6);
    }
    panic!("the curtain never falls");
}

#[test]
fn two_people_play_a_game_to_its_end_and_neither_sees_the_others_hand() {
    for (device, game, persons) in [
        (Device::Keyboard, Preset::Euchre, [0, 2].as_slice()),
        (Device::Touch, Preset::TwoHanded, &[0, 1]),
        (Device::Gamepad, Preset::ThreeHanded, &[0, 1, 2]),
    ] {
        let mut eyes = watched(Game::preset(game), persons, 11);
        if device == Device::Gamepad {
            eyes.plug_in();
        }
        let answers = Hand(device).plays_out(&mut eyes);
        assert!(answers > 20, "{answers}");
        let table = eyes.table().expect("there is a table");
        assert!(Truth::load(&table.save()).is_ok());
    }
}

/// Plays a game to its end with no window: each person holds what lifts the curtain, and answers with one legal move or
/// another. How often the screen was taken.
fn pass_and_play(app: &mut App) -> usize {
    let (mut taken, mut before, mut hung) = (0, None, 0);
    for n in 0..200_000_usize {
        app.update();
        let world = app.world_mut();
        let here = world.resource::<AtScreen>().0;
        taken += usize::from(here.is_some() && here != before);
        before = here;
        let page = *world.resource::<Page>();
        hung = if page == Page::Curtain { hung + 1 } else { 0 };
        world.resource_mut::<Holding>().pointer = hung > 2;
        if page == Page::Result {
            world.write_message(Wish::NextHand);
        }
        let Some(table) = world.get_resource::<Table>() else {
            continue;
        };
        if table.winner().is_some() {
            return taken;
        }
        let Some(seen) = world.get_resource::<Seen>() else {
            continue;
        };
        let seat = seen.view.seat();
        if page == Page::None && seen.view.hand().to_act() == Some(seat) {
            let legal = seen.view.legal();
            if let Some(&action) = legal.get(n % legal.len().max(1)) {
                let decision = seen.decision;
                world.write_message(Intent {
                    seat,
                    decision,
                    action,
                    source: Source::Person,
                });
            }
        }
    }
    panic!("the game does not end");
}

#[test]
fn no_hand_shows_before_its_person_took_the_screen_with_motion_or_without() {
    for (game, persons) in [
        (Preset::Euchre, [2, 3].as_slice()),
        (Preset::Euchre, &[0, 2]),
        (Preset::ThreeHanded, &[1, 2]),
        (Preset::TwoHanded, &[0, 1]),
        (Preset::West, &[1, 2]),
    ] {
        for speed in [Speed::Normal, Speed::Instant] {
            let game = Game::preset(game);
            let mut app = common::app(Duration::from_millis(100), speed);
            leaks::watch(&mut app);
            let players = common::people(game, persons);
            common::sit(&mut app, game, &players, 21);
            let taken = pass_and_play(&mut app);
            let deals = app.world().resource::<Table>().deals();
            assert!(
                taken >= deals,
                "{}: taken {taken} times in {deals} deals",
                game.name()
            );
        }
    }
}

#[test]
fn a_match_gone_on_with_shows_no_hand_until_it_is_taken() {
    let mut eyes = watched(Game::preset(Preset::Euchre), &[1, 2], 3);
    assert_eq!(eyes.page(), Page::Curtain, "whoever acts first");
    Hand(Device::Mouse).lifts(&mut eyes);
    assert_eq!(eyes.page(), Page::None);
    eyes.app.world_mut().write_message(Wish::Leave);
    eyes.frames(6);
    assert_eq!(eyes.screen(), Screen::Title);
    Hand(Device::Mouse).looks_around(&mut eyes);
    Hand(Device::Mouse).words(&mut eyes, &text("go-on-match"));
    eyes.frames(6);
    assert_eq!(
        (eyes.screen(), eyes.page()),
        (Screen::Table, Page::Curtain),
        "nobody has taken it yet"
    );
    Hand(Device::Mouse).lifts(&mut eyes);
    assert_eq!(eyes.page(), Page::None);
}

#[test]
fn the_curtain_says_it_is_ones_turn_only_where_it_is() {
    let (mut turns, mut cards) = (0, 0);
    for seed in 0..8 {
        let eyes = watched(Game::preset(Preset::Euchre), &[1, 2], seed);
        assert_eq!(eyes.page(), Page::Curtain);
        let next = eyes.app.world().resource::<Handover>().0.expect("a person");
        let name = eyes.app.world().resource::<Seating>().name(next).to_owned();
        let told = |key: &str| text_with(key, &[("name", name.clone().into())]);
        let (turn, only) = (told("curtain-turn"), told("curtain-cards"));
        let said = |words: &str| eyes.lines().iter().any(|line| line.words == words);
        let his = eyes.table().and_then(Truth::to_act) == Some(next);
        assert_eq!((said(&turn), said(&only)), (his, !his), "seed {seed}");
        if his {
            turns += 1;
        } else {
            cards += 1;
        }
    }
    assert!(turns > 0 && cards > 0, "{turns} turns, {cards} before bots");
}

#[test]
fn the_curtain_is_lifted_by_holding_and_by_nothing_less() {
    let mut eyes = watched(Game::preset(Preset::Euchre), &[0, 1], 3);
    until_the_curtain(&mut eyes);
    let before = viewer(&eyes);
    let next = eyes.app.world().resource::<Handover>().0.expect("a person");
    let name = eyes.app.world().resource::<Seating>().name(next).to_owned();
    assert!(
        eyes.lines().iter().any(|line| line.words.contains(&name)),
        "it says whose turn it is"
    );
    // A press, a way out and taking back leave it where it is.
    eyes.press(KeyCode::Enter);
    eyes.frames(20);
    let at = eyes.boards()[0].center();
    eyes.click(at);
    eyes.app.world_mut().write_message(Wish::Undo);
    eyes.frames(20);
    assert_eq!((eyes.page(), viewer(&eyes)), (Page::Curtain, before));
    eyes.press(KeyCode::Escape);
    eyes.frames(4);
    assert_eq!(eyes.page(), Page::Pause, "one step out of it is the menu");
    eyes.press(KeyCode::Escape);
    eyes.frames(4);
    assert_eq!((eyes.page(), viewer(&eyes)), (Page::Curtain, before));
    Hand(Device::Mouse).lifts(&mut eyes);
    assert_eq!((eyes.page(), viewer(&eyes)), (Page::None, next));
    assert_eq!(eyes.seen().map(|seen| seen.view.seat()), Some(next));
}

#[test]
fn a_key_held_since_before_the_curtain_fell_does_not_lift_it() {
    let mut eyes = watched(Game::preset(Preset::Euchre), &[0, 1], 3);
    until_the_curtain(&mut eyes);
    Hand(Device::Keyboard).lifts(&mut eyes);
    let here = viewer(&eyes);
    // The last answer before the next curtain is given by a key that is not let go.
    for _ in 0..200 {
        if eyes.page() == Page::Curtain {
            break;
        }
        let asked = eyes
            .seen()
            .is_some_and(|seen| seen.view.hand().to_act() == Some(here));
        if asked {
            eyes.press(KeyCode::Digit1);
            eyes.key(KeyCode::Enter, ButtonState::Released);
            eyes.frames(6);
            eyes.key(KeyCode::Enter, ButtonState::Pressed);
        }
        eyes.frames(10);
    }
    assert_eq!(eyes.page(), Page::Curtain);
    eyes.frames(40);
    assert_eq!((eyes.page(), viewer(&eyes)), (Page::Curtain, here));
}

#[test]
fn a_pad_that_belongs_to_somebody_plays_in_his_turn_alone() {
    let mut eyes = watched(Game::preset(Preset::TwoHanded), &[0, 1], 5);
    let (mine, yours) = (eyes.pad, eyes.app.world_mut().spawn_empty().id());
    eyes.plug(mine);
    eyes.plug(yours);
    {
        let mut pads = eyes.app.world_mut().resource_mut::<PadSeats>();
        pads.give(mine, Seat::ALL[0]);
        pads.give(yours, Seat::ALL[1]);
    }
    let now = |eyes: &Eyes| {
        eyes.app
            .world()
            .resource::<Handover>()
            .0
            .unwrap_or(viewer(eyes))
    };
    let pad_of = |seat: Seat| if seat == Seat::ALL[0] { mine } else { yours };
    let mut turns = 0;
    for _ in 0..60 {
        let whose = now(&eyes);
        let other = if whose == Seat::ALL[0] { yours } else { mine };
        let before = eyes.table().map(|table| table.moves().len());
        // The wrong pad: buttons, cross and stick of it are dead, and it lifts no curtain.
        for button in [
            GamepadButton::South,
            GamepadButton::DPadLeft,
            GamepadButton::RightTrigger,
        ] {
            eyes.pad_button(other, button, 1.0);
            eyes.frames(16);
            eyes.pad_button(other, button, 0.0);
            eyes.frames(2);
        }
        assert_eq!(before, eyes.table().map(|table| table.moves().len()));
        assert_eq!(whose, now(&eyes));
        // The right one plays.
        eyes.pad = pad_of(whose);
        match eyes.page() {
            Page::Curtain => Hand(Device::Gamepad).lifts(&mut eyes),
            Page::Result => break,
            _ => {
                eyes.pad_press(GamepadButton::DPadRight);
                eyes.pad_press(GamepadButton::South);
                eyes.frames(8);
            }
        }
        turns += usize::from(now(&eyes) != whose);
    }
    assert!(turns > 3, "the screen went to and fro {turns} times");
}

#[test]
fn a_seat_is_given_the_pad_on_which_a_button_is_pressed() {
    let mut eyes = Eyes::open(SIZE, 1.0);
    eyes.plug_in();
    let pad = eyes.pad;
    eyes.app.world_mut().resource_mut::<PadSeats>().listening = Some(Seat::ALL[2]);
    eyes.pad_press(GamepadButton::South);
    let pads = eyes.app.world().resource::<PadSeats>();
    assert_eq!(pads.owner(pad), Some(Seat::ALL[2]));
    assert_eq!(pads.listening, None);
    eyes.frames(6);
    assert_eq!(eyes.screen(), Screen::Title, "the press did nothing else");
}
