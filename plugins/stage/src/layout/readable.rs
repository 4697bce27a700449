//! Does every trick lie so that each card can be read, whoever's is on top, in every kind of window?

use bevy::math::{Rect, Vec2, vec2};

use super::{Company, HoopPart, Inset, Layout, Lie, Lift, Place, Shape};

const WINDOWS: [(f32, f32); 15] = [
    (1280.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
    (960.0, 600.0),
    (1024.0, 768.0),
    (2560.0, 1080.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (360.0, 740.0),
    (412.0, 915.0),
    (768.0, 1024.0),
    (844.0, 390.0),
    (640.0, 360.0),
    (740.0, 360.0),
    (932.0, 430.0),
];

/// The player's own sizes of words.
const TEXTS: [f32; 4] = [0.8, 1.0, 1.5, 2.0];

pub(super) fn layouts() -> impl Iterator<Item = Layout> {
    WINDOWS.into_iter().flat_map(|(w, h)| {
        let mut companies: Vec<_> = (2..=6).map(|seats| Company::new(seats, 5)).collect();
        companies.push(Company {
            seats: 4,
            cards: 5,
            solo: true,
        });
        companies
            .into_iter()
            .flat_map(move |company| {
                TEXTS.map(|text| Layout::new(vec2(w, h), Inset::default(), company, text))
            })
            .flat_map(|layout| {
                let left = layout.clone().for_left_hand();
                let large = layout.clone().for_large_index();
                [layout, left, large]
            })
    })
}

pub(super) fn name(layout: &Layout) -> String {
    format!(
        "{}x{}, words {}, for {:?}, left-handed: {}, large index: {}",
        layout.width,
        layout.height,
        layout.text,
        layout.company,
        layout.left_handed,
        layout.large_index
    )
}

pub(super) fn trick(layout: &Layout) -> Vec<(Place, Lie)> {
    Place::around(layout.company.seats)
        .iter()
        .map(|&place| (place, layout.trick_card(place, 0.0)))
        .collect()
}

/// Share of a card, and whether any of its rank and suit, that lies under others if all of them are on top.
fn hidden(card: &Lie, others: &[Lie]) -> (f32, bool) {
    let (mut all, mut lost, mut index) = (0, 0, false);
    for x in (0..=250).step_by(10) {
        for y in (0..=350).step_by(10) {
            let under = others
                .iter()
                .any(|other| other.contains(card.point(x as f32, y as f32)));
            all += 1;
            lost += u32::from(under);
            index |= under && (8..=58).contains(&x) && (15..=140).contains(&y);
        }
    }
    (lost as f32 / all as f32, index)
}

#[test]
fn no_card_of_a_trick_hides_another() {
    for layout in layouts() {
        let cards = trick(&layout);
        for (place, card) in &cards {
            let others: Vec<_> = cards
                .iter()
                .filter(|(other, _)| other != place)
                .map(|(_, lie)| *lie)
                .collect();
            let (share, index) = hidden(card, &others);
            assert!(
                share <= 0.40 && !index,
                "{}: {place:?} is {share:.2} hidden, index: {index}",
                name(&layout)
            );
        }
    }
}

#[test]
fn no_card_of_a_trick_lies_on_a_hoop() {
    for layout in layouts() {
        for (place, card) in trick(&layout) {
            for (who, hoop) in layout.hoops.iter() {
                let Some(HoopPart { at, radius }) = *hoop else {
                    continue;
                };
                let touches =
                    (0..25).any(|i| card.contains(at + Vec2::from_angle(i as f32 / 4.0) * radius));
                assert!(
                    !touches,
                    "{}: the card of {place:?} is on the hoop of {who:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn no_card_of_a_trick_reaches_under_a_raised_card() {
    for layout in layouts() {
        let top = layout.hand.at.y - layout.hand.width * (0.7 + 0.19);
        for (place, card) in trick(&layout) {
            let foot = card
                .corners()
                .iter()
                .map(|corner| corner.y)
                .fold(0.0, f32::max);
            assert!(
                foot <= top + layout.trick.width * 0.25,
                "{}: {place:?} reaches {} px under",
                name(&layout),
                foot - top
            );
        }
    }
}

#[test]
fn a_fan_shows_the_index_of_every_card() {
    for layout in layouts() {
        for n in 1..=13 {
            let fan: Vec<_> = (0..n).map(|i| layout.hand_card(i, n, Lift::Rest)).collect();
            for (i, card) in fan.iter().enumerate() {
                let (_, index) = hidden(card, &fan[i + 1..]);
                assert!(!index, "{}: card {i} of {n}", name(&layout));
            }
        }
    }
}

#[test]
fn no_card_of_the_hand_leaves_the_window() {
    for layout in layouts() {
        for n in 1..=13 {
            for lift in [Lift::Rest, Lift::Hovered, Lift::Raised, Lift::Barred] {
                for i in 0..n {
                    for corner in layout.hand_card(i, n, lift).corners() {
                        let window = Rect {
                            min: Vec2::ZERO,
                            max: vec2(layout.width, layout.height),
                        };
                        assert!(
                            window.contains(corner),
                            "{}: card {i} of {n}, {lift:?}, at {corner}",
                            name(&layout)
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn an_open_hand_shows_the_index_of_every_card_inside_the_window() {
    for layout in layouts() {
        for (place, part) in layout.held.iter() {
            if part.is_none() {
                continue;
            }
            let fan: Vec<_> = (0..5)
                .filter_map(|i| layout.open_card(place, i, 5))
                .collect();
            for (i, card) in fan.iter().enumerate() {
                assert!(
                    !hidden(card, &fan[i + 1..]).1,
                    "{}: {place:?}, card {i}",
                    name(&layout)
                );
                assert!(
                    card.corners()
                        .iter()
                        .all(|corner| layout.safe().contains(*corner)),
                    "{}: {place:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn the_shape_follows_the_window() {
    let shape = |w, h| Layout::new(vec2(w, h), Inset::default(), Company::ORDINARY, 1.0).shape;
    assert_eq!(shape(1280.0, 720.0), Shape::Wide);
    assert_eq!(shape(390.0, 844.0), Shape::Tall);
    assert_eq!(shape(360.0, 640.0), Shape::Tall);
    assert_eq!(shape(844.0, 390.0), Shape::Squat);
    assert_eq!(shape(600.0, 560.0), Shape::Wide);
}

#[test]
fn an_open_hand_can_be_read_and_lies_on_no_face() {
    for layout in layouts() {
        for (place, part) in layout.held.iter() {
            if part.is_none() || layout.company.seats >= 5 {
                continue;
            }
            for i in 0..5 {
                let card = layout.open_card(place, i, 5).expect("cards are held there");
                assert!(card.width >= 34.0, "{}: {place:?}", name(&layout));
                for (who, hoop) in layout.hoops.iter() {
                    let Some(HoopPart { at, radius }) = *hoop else {
                        continue;
                    };
                    let touched = (0..25).any(|i| {
                        card.contains(at + Vec2::from_angle(i as f32 / 4.0) * radius * 0.9)
                    });
                    assert!(
                        !touched,
                        "{}: the open card {i} of {place:?} is on the face of {who:?}",
                        name(&layout)
                    );
                }
            }
        }
    }
}
