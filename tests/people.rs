//! Several people at one screen: whose hand is shown, what the curtain hides, and whose pad plays.

mod common;

use bevy::ecs::name::Name;
use bevy::input::ButtonState;
use bevy::prelude::*;
use bower_cards::{Identity, Spot};
use bower_rules::{Game, Preset, Seat, Table as Truth};
use bower_stage::{BowerSet, Device, Handover, PadSeats, Page, Seating, Seen, Table, Viewer, Wish};
use common::eyes::Eyes;
use common::hand::Hand;

const SIZE: Vec2 = Vec2::new(1280.0, 720.0);

/// A table with these persons at it, the rest bots.
fn table(game: Game, persons: &[u8], seed: u64) -> Eyes {
    let mut eyes = Eyes::open(SIZE, 1.0);
    let players = common::people(game, persons);
    common::sit(&mut eyes.app, game, &players, seed);
    eyes.frames(10);
    eyes
}

/// Every frame: no card of another person's hand is known to the screen, in components or names, unless it lies open.
fn nothing_leaks(
    cards: Query<(&Spot, Option<&Identity>, Option<&Name>)>,
    table: Option<Res<Table>>,
    viewer: Res<Viewer>,
    seen: Option<Res<Seen>>,
    page: Res<Page>,
    handover: Res<Handover>,
) {
    let (Some(table), Some(seen)) = (table, seen) else {
        return;
    };
    let hand = table.hand();
    // In the frame in which the curtain is lifted the screen is still the last one's.
    let whose = seen.view.seat();
    let pack = table.game().pack();
    for (spot, identity, name) in &cards {
        let Spot::Hand { seat, .. } = *spot else {
            continue;
        };
        if seat == whose || seat == viewer.0 || hand.face_up(seat) {
            continue;
        }
        assert!(
            identity.is_none(),
            "a card of {seat} is known: {identity:?}"
        );
        let held = hand.cards(seat);
        let told = name.is_some_and(|name| {
            held.iter()
                .any(|card| name.as_str().contains(&pack.spell(card).to_string()))
        });
        assert!(!told, "{name:?} tells a card of {seat}");
    }
    if *page == Page::Curtain
        && let Some(next) = handover.0
        && next != viewer.0
    {
        assert_ne!(whose, next, "the next hand is known behind the curtain");
        let open = hand.face_up(next);
        assert!(open || seen.view.hand().cards(next).is_empty());
    }
}

fn watched(game: Game, persons: &[u8], seed: u64) -> Eyes {
    let mut eyes = table(game, persons, seed);
    eyes.app
        .add_systems(Update, nothing_leaks.after(BowerSet::Present));
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
    assert_eq!(
        eyes.screen(),
        bower_stage::Screen::Title,
        "the press did nothing else"
    );
}
