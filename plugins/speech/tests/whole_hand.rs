//! The sentences of one whole hand, as the player at the screen hears them, in every language: kept as text beside this
//! test. With `BOWER_WRITE=1` in the environment the texts are written anew.

use std::fs;
use std::path::Path;

use bower_rules::{Action, BySeat, Event, Game, Preset, Seat, Table};
use bower_speech::Ear;
use bower_stage::{Chair, Player, Seating, Seen};

fn seating() -> Seating {
    let names = ["You", "Amos", "Wick", "Rusty"];
    Seating {
        chairs: BySeat::from_fn(|seat| {
            names.get(seat.index()).map(|name| Chair {
                player: if seat.index() == 0 {
                    Player::Person
                } else {
                    Player::Bot("casual")
                },
                name: (*name).to_owned(),
                portrait: "portrait/dog",
            })
        }),
    }
}

/// A plain player: orders up with two of the suit in hand and a card of its own, else passes, and plays its last legal card.
fn choose(table: &Table, seat: Seat) -> Action {
    let legal = table.legal();
    let all: Vec<Action> = legal.iter().copied().collect();
    let hand = table.hand();
    let pack = table.game().pack();
    let suit = |card| pack.spell(card).to_string().chars().last();
    let held = |letter: Option<char>| {
        hand.cards(seat)
            .iter()
            .filter(|card| suit(*card) == letter)
            .count()
    };
    if let Some(turned) = hand.turn_up()
        && all.contains(&Action::Order { alone: false })
        && held(suit(turned)) >= 2
    {
        return Action::Order { alone: false };
    }
    if all.contains(&Action::Pass) {
        return Action::Pass;
    }
    *all.last().expect("there is a legal move")
}

/// Everything the viewer hears from the deal to the score.
fn told() -> Vec<String> {
    let viewer = Seat::ALL[0];
    let seating = seating();
    let mut table = Table::new(Game::preset(Preset::Euchre), 7, Some(Seat::ALL[3]));
    let mut lines = Vec::new();
    let mut tell = |table: &Table, events: Vec<Event>| {
        let seen = Seen::new(table, viewer, 0);
        let ear = Ear::at(&seen, &seating);
        for event in events
            .into_iter()
            .filter_map(|event| event.seen_by(Some(viewer)))
        {
            lines.extend(ear.event(event, seen.view.hand()));
            if let Event::HandOver(_) = event {
                lines.push(ear.score(&seen.view.score()));
            }
        }
        lines.extend(ear.asked(&seen));
    };
    let dealt = table.deal().expect("it deals");
    tell(&table, dealt);
    while let Some(seat) = table.to_act() {
        let action = choose(&table, seat);
        let events = table.apply(seat, action).expect("it is legal");
        tell(&table, events);
    }
    lines
}

#[test]
fn a_whole_hand_is_told_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    for language in bower_words::languages() {
        bower_words::speak(&language);
        let lines = told();
        let text = lines.join("\n") + "\n";
        let file = folder.join(format!("whole-hand-{language}.txt"));
        if std::env::var_os("BOWER_WRITE").is_some() {
            fs::write(&file, &text).expect("it can be written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(text, kept, "{language}");
        // Twenty cards, five tricks, trump, the deal, the hand, the result and the score.
        assert!(lines.len() > 30, "{language}: only {} lines", lines.len());
        for line in &lines {
            assert!(
                !line.contains("heard-") && !line.contains('{') && !line.contains("told-"),
                "{language}: a hole in “{line}”"
            );
        }
    }
    bower_words::speak("en");
}

#[test]
fn nothing_hidden_is_told() {
    // What another seat was dealt, threw or took is told without its cards.
    let viewer = Seat::ALL[0];
    let mut table = Table::new(Game::preset(Preset::Euchre), 7, Some(Seat::ALL[3]));
    let seating = seating();
    let events = table.deal().expect("it deals");
    let seen = Seen::new(&table, viewer, 0);
    let ear = Ear::at(&seen, &seating);
    let told: Vec<String> = events
        .into_iter()
        .filter_map(|event| event.seen_by(Some(viewer)))
        .filter_map(|event| ear.event(event, seen.view.hand()))
        .collect();
    let hands = Seat::ALL[1..4]
        .iter()
        .flat_map(|seat| table.hand().cards(*seat).iter());
    for card in hands {
        let name = bower_speech::said::card(table.game().pack(), card);
        assert!(
            told.iter().all(|line| !line.contains(&name)),
            "{name} is told: {told:?}"
        );
    }
}
