//! The layout against the numbers of the reference drawings.

use bevy::math::Vec2;

use super::{Company, Hang, Inset, Knob, Layout, Lift, Place};

const REFERENCE: &str = include_str!("reference.txt");

fn place(name: &str) -> Place {
    match name {
        "south" => Place::South,
        "south-west" => Place::SouthWest,
        "west" => Place::West,
        "north-west" => Place::NorthWest,
        "north" => Place::North,
        "north-east" => Place::NorthEast,
        "east" => Place::East,
        "south-east" => Place::SouthEast,
        other => panic!("no such place: {other}"),
    }
}

fn hang(name: &str) -> Hang {
    match name {
        "middle" => Hang::Middle,
        "start" => Hang::Start,
        "end" => Hang::End,
        other => panic!("no such end: {other}"),
    }
}

/// The numbers among a line's words.
fn numbers(words: &[&str]) -> Vec<f32> {
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

/// What the layout has for a line of the reference, its numbers in the same order.
fn ours(layout: &Layout, cards: usize, words: &[&str]) -> Vec<f32> {
    let point = |at: Vec2, rest: &[f32]| [&[at.x, at.y], rest].concat();
    match words[0] {
        "hand" => {
            let angle = if cards > 1 {
                layout.hand_card(1, cards, Lift::Rest).turn
                    - layout.hand_card(0, cards, Lift::Rest).turn
            } else {
                0.0
            };
            point(
                layout.hand.at,
                &[layout.hand_width(cards), layout.hand_step(cards), angle],
            )
        }
        "end" => vec![layout.hand_card(0, cards, Lift::Rest).at.y - layout.hand.at.y],
        "trick" => point(
            layout.trick.at,
            &[
                layout.trick.width,
                layout.trick.reach.x,
                layout.trick.reach.y,
            ],
        ),
        "share" => point(layout.shares[place(words[1])], &[]),
        "hoop" => layout.hoops[place(words[1])]
            .map(|part| point(part.at, &[part.radius]))
            .expect("a hoop where a player sits"),
        "name" => {
            let part = layout.names[place(words[1])].expect("a plate where a player sits");
            assert_eq!(part.hang, hang(words[4]), "{words:?}");
            point(part.at, &[])
        }
        "held" => layout.held[place(words[1])]
            .map(|part| point(part.at, &[part.width, part.turn, part.step]))
            .expect("held cards"),
        "score" => layout.scores[place(words[1])]
            .map(|part| point(part.at, &[part.scale]))
            .expect("a score of his own"),
        "barn" => {
            let barns = layout.barns.expect("barns where there are sides");
            let part = if words[1] == "we" {
                barns.ours
            } else {
                barns.theirs
            };
            point(part.at, &[part.scale])
        }
        "lantern" => point(layout.lantern.at, &[layout.lantern.height]),
        "word" => {
            assert_eq!(layout.lantern.word.hang, hang(words[3]), "{words:?}");
            point(layout.lantern.word.at, &[layout.lantern.word_size])
        }
        "ours" => layout.piles[Place::South]
            .map(|part| point(part.at, &[part.width]))
            .expect("our pile"),
        "theirs" => layout
            .their_pile
            .map(|part| point(part.at, &[part.width]))
            .expect("their pile"),
        "pile" => layout.piles[place(words[1])]
            .map(|part| point(part.at, &[part.width]))
            .expect("a pile of his own"),
        "knob" => {
            let knob = match words[1] {
                "menu" => Knob::Menu,
                "last" => Knob::LastTrick,
                _ => Knob::Hint,
            };
            let part = layout
                .knobs
                .iter()
                .flatten()
                .find(|part| part.knob == knob)
                .expect("a round button");
            point(part.at, &[part.radius])
        }
        "table" => vec![layout.name_size, layout.rim, layout.corner, layout.star],
        other => panic!("no such part: {other}"),
    }
}

#[test]
fn every_part_lies_where_the_reference_drawings_have_it() {
    let (mut layout, mut cards, mut lines) = (Layout::default(), 5, 0);
    for line in REFERENCE.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let expected = numbers(&words);
        if words[0] == "window" {
            let company = Company {
                seats: expected[2] as u8,
                cards: expected[3] as u8,
                solo: words[5] == "solo",
            };
            layout = Layout::new(
                Vec2::new(expected[0], expected[1]),
                Inset::default(),
                company,
                1.0,
            );
            cards = company.cards as usize;
            assert_eq!(layout.barns.is_some(), !company.solo, "{line}");
            continue;
        }
        let got = ours(&layout, cards, &words);
        assert_eq!(got.len(), expected.len(), "{line}");
        for (got, expected) in got.iter().zip(&expected) {
            assert!(
                (got - expected).abs() < 0.02,
                "{}x{} {:?}: {line}, not {got}",
                layout.width,
                layout.height,
                layout.company
            );
        }
        lines += 1;
    }
    assert!(lines > 400, "the reference was read: {lines}");
}

#[test]
fn a_notch_pushes_everything_but_the_rim_inwards() {
    let size = Vec2::new(844.0, 390.0);
    let plain = Layout::new(size, Inset::default(), Company::ORDINARY, 1.0);
    let notched = Layout::new(
        size,
        Inset {
            left: 47.0,
            right: 47.0,
            ..Inset::default()
        },
        Company::ORDINARY,
        1.0,
    );
    assert!(
        plain.table().min.distance(notched.table().min) < 1.0
            && plain.table().max.distance(notched.table().max) < 1.0
    );
    for (place, hoop) in notched.hoops.iter() {
        let Some(hoop) = hoop else { continue };
        assert!(
            hoop.at.x - hoop.radius >= 47.0 && hoop.at.x + hoop.radius <= 844.0 - 47.0,
            "{place:?} {hoop:?}"
        );
    }
    let barns = notched.barns.expect("barns");
    assert!(
        barns.ours.at.x >= 47.0 && barns.theirs.at.x + 200.0 * barns.theirs.scale <= 844.0 - 47.0
    );
}

#[test]
fn the_viewer_sits_at_the_foot_and_the_others_follow_clockwise() {
    use bower_rules::Seat;
    let seat = |n: usize| Seat::ALL[n];
    assert_eq!(Place::of(seat(2), seat(2), 4), Place::South);
    assert_eq!(Place::of(seat(3), seat(2), 4), Place::West);
    assert_eq!(Place::of(seat(0), seat(2), 4), Place::North);
    assert_eq!(Place::of(seat(1), seat(2), 4), Place::East);
    assert_eq!(Place::of(seat(0), seat(5), 6), Place::SouthWest);
    assert_eq!(Place::of(seat(0), seat(1), 2), Place::North);
    assert_eq!(Place::of(seat(2), seat(0), 3), Place::East);
}
