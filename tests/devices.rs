//! Whole games from the title to the last hand, each by one device alone, through the messages a window writes.

mod common;

use std::collections::HashSet;

use bevy::prelude::*;
use bower_rules::Table as Truth;
use bower_stage::{BowerSet, Device, FocusTarget, Intent, Page, Refused, Screen, Source, Wish};
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

/// The games every device plays: four, three and two at the table, and West.
const GAMES: [&str; 4] = ["euchre", "three-handed", "two-handed", "west"];

fn from_title_to_game_over(device: Device) {
    let mut eyes = Eyes::open(Vec2::new(1280.0, 720.0), 1.0);
    eyes.app
        .init_resource::<Heard>()
        .add_systems(Update, listen.after(BowerSet::Present));
    if device == Device::Gamepad {
        eyes.plug_in();
    }
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
        let mut eyes = Eyes::open(Vec2::new(1280.0, 720.0), 1.0);
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

#[test]
fn a_page_opened_by_keys_or_pad_has_the_focus_on_what_is_open_in_it() {
    for device in [Device::Keyboard, Device::Gamepad] {
        let mut eyes = Eyes::open(Vec2::new(1280.0, 720.0), 1.0);
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
