//! Do names, words, buttons, piles, boards and what is said lie apart from each other and from the cards, in every kind of
//! window?

use bevy::math::{Rect, Vec2, vec2};

use super::readable::{layouts, name, trick};
use super::{HoopPart, Inset, Knob, Layout, Lie, Lift, Place, ScorePart, Shape};

fn plate(layout: &Layout, place: Place, letters: f32) -> Option<Rect> {
    let size = layout.plate_size(place);
    layout.names[place].map(|part| layout.plate(part, letters * 0.52 * size, size))
}

fn touches(rect: Rect, circle: HoopPart) -> bool {
    circle.at.clamp(rect.min, rect.max).distance(circle.at) < circle.radius
}

#[test]
fn plates_stay_in_the_window_and_off_the_hoops_whatever_the_size_of_words() {
    for layout in layouts() {
        let plates: Vec<_> = Place::ALL
            .into_iter()
            .filter_map(|place| Some((place, plate(&layout, place, 8.0)?)))
            .collect();
        for (place, rect) in &plates {
            let safe = layout.safe();
            assert!(
                safe.contains(rect.min) && safe.contains(rect.max),
                "{}: the plate of {place:?}, {rect:?}",
                name(&layout)
            );
            for (who, hoop) in layout.hoops.iter() {
                let Some(hoop) = *hoop else { continue };
                assert!(
                    !touches(*rect, hoop),
                    "{}: the plate of {place:?} is on the hoop of {who:?}",
                    name(&layout)
                );
            }
            for (who, other) in plates.iter().filter(|(who, _)| who != place) {
                assert!(
                    rect.intersect(*other).is_empty(),
                    "{}: the plates of {place:?} and {who:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn round_buttons_stand_apart_and_in_the_window() {
    for layout in layouts() {
        let knobs: Vec<_> = layout.knobs.iter().flatten().collect();
        assert_eq!(knobs.len(), 4, "{}", name(&layout));
        for (i, knob) in knobs.iter().enumerate() {
            let safe = layout.safe();
            assert!(
                safe.contains(knob.at - knob.radius) && safe.contains(knob.at + knob.radius),
                "{}: {knob:?}",
                name(&layout)
            );
            for other in &knobs[i + 1..] {
                assert!(
                    knob.at.distance(other.at) >= knob.radius + other.radius,
                    "{}: {knob:?} {other:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn round_buttons_stand_clear_of_piles_faces_and_the_hand() {
    for layout in layouts() {
        for knob in layout.knobs.iter().flatten() {
            let clear = |lie: Lie, what: &str| {
                let touches = (0..24).any(|i| {
                    lie.contains(knob.at + Vec2::from_angle(i as f32 * 0.262) * knob.radius)
                });
                assert!(!touches, "{}: {knob:?} is on {what}", name(&layout));
            };
            let piles = Place::ALL
                .into_iter()
                .filter_map(|place| layout.piles[place]);
            for pile in piles.chain(layout.their_pile) {
                for packet in 0..2 {
                    clear(layout.packet(pile, packet), "a pile");
                }
            }
            for i in 0..layout.company.cards as usize {
                let card = layout.hand_card(i, layout.company.cards as usize, Lift::Rest);
                clear(card, "the hand");
            }
            for hoop in Place::ALL
                .into_iter()
                .filter_map(|place| layout.hoops[place])
            {
                assert!(
                    knob.at.distance(hoop.at) >= knob.radius + hoop.radius,
                    "{}: {knob:?} is on a face",
                    name(&layout)
                );
            }
            for place in Place::ALL {
                if let Some(plate) = plate(&layout, place, 8.0) {
                    let near = knob.at.clamp(plate.min, plate.max);
                    assert!(
                        near.distance(knob.at) >= knob.radius,
                        "{}: {knob:?} is on the name of {place:?}",
                        name(&layout)
                    );
                }
            }
        }
    }
}

#[test]
fn no_trick_taken_lies_under_a_name_a_face_or_the_hand() {
    for layout in layouts() {
        let cards = usize::from(layout.company.cards);
        let piles = Place::ALL
            .into_iter()
            .filter_map(|place| layout.piles[place])
            .chain(layout.their_pile);
        for pile in piles {
            let packets: Vec<Lie> = (0..cards).map(|n| layout.packet(pile, n)).collect();
            let touched = |rect: Rect| {
                packets.iter().any(|lie| {
                    let half = if lie.turn == 0.0 {
                        vec2(lie.width, lie.height()) / 2.0
                    } else {
                        vec2(lie.height(), lie.width) / 2.0
                    };
                    !rect
                        .intersect(Rect::from_center_half_size(lie.at, half))
                        .is_empty()
                })
            };
            for place in Place::ALL {
                // Eight letters are a long name; in the player's large words, and where six sit at a narrow table, the
                // one the game gives.
                let narrow = layout.company.seats >= 6 && layout.shape == Shape::Tall;
                let names: &[f32] = if layout.text > 1.0 || narrow {
                    &[3.0]
                } else {
                    &[3.0, 8.0]
                };
                for &letters in names {
                    if let Some(plate) = plate(&layout, place, letters) {
                        assert!(
                            !touched(plate),
                            "{}: {pile:?} is under the name of {place:?}, {letters} letters, {plate:?}",
                            name(&layout)
                        );
                    }
                }
                if let Some(HoopPart { at, radius }) = layout.hoops[place] {
                    assert!(
                        !touched(Rect::from_center_half_size(at, Vec2::splat(radius))),
                        "{}: {pile:?} is on the face of {place:?}",
                        name(&layout)
                    );
                }
            }
            for i in 0..cards {
                let corners = layout.hand_card(i, cards, Lift::Rest).corners();
                assert!(
                    !corners
                        .iter()
                        .any(|at| touched(Rect::from_center_half_size(*at, Vec2::splat(1.0)))),
                    "{}: {pile:?} is on card {i} of the hand",
                    name(&layout)
                );
            }
        }
    }
}

/// What is trump, and who plays it alone: two lines under the lantern, which a sitting partner's hand leaves free, as it
/// does his name.
#[test]
fn an_open_hand_leaves_the_lanterns_words_and_his_name_to_be_read() {
    for layout in layouts().filter(|layout| layout.company.seats == 4) {
        let words = layout.words();
        for (place, _) in layout.held.iter().filter(|(_, part)| part.is_some()) {
            for lie in (0..5).filter_map(|i| layout.open_card(place, i, 5)) {
                let card = Rect::from_center_half_size(lie.at, vec2(lie.width, lie.height()) / 2.0);
                assert!(
                    card.intersect(words).is_empty(),
                    "{}: the open hand of {place:?}, {card:?}, is over {words:?}",
                    name(&layout)
                );
                let own = plate(&layout, place, 8.0).expect("who sits there has a name");
                assert!(
                    card.intersect(own).is_empty(),
                    "{}: the open hand of {place:?}, {card:?}, is over his name, {own:?}",
                    name(&layout)
                );
            }
        }
    }
}

/// A short line of what is trump and a longer one of West's tens or of who plays alone.
#[test]
fn no_card_lies_over_the_lanterns_words() {
    let barns = |layout: &Layout| matches!(layout.company.seats, 4 | 6) && !layout.company.solo;
    for layout in layouts().filter(barns) {
        let held = Place::ALL
            .into_iter()
            .flat_map(|place| (0..5).map(move |i| (place, i)))
            .filter_map(|(place, i)| Some((place, layout.held_card(place, i, 5)?)));
        let cards: Vec<(Place, Lie)> = held.chain(trick(&layout)).collect();
        // Six play none of West's tens.
        let longer = if layout.company.seats == 6 { 4.5 } else { 5.5 };
        for (line, wide) in [(0, 3.0), (1, longer)] {
            let words = layout.word_plate(line, wide);
            for (place, card) in &cards {
                let covers = (0..=20).any(|x| {
                    (0..=4).any(|y| {
                        let share = vec2(x as f32 / 20.0, y as f32 / 4.0);
                        card.contains(words.min + share * words.size())
                    })
                });
                assert!(
                    !covers,
                    "{}: a card of {place:?}, {card:?}, is over line {line}, {words:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn the_auction_lies_in_the_window_and_leaves_the_turn_up_and_the_hand_free() {
    for layout in layouts() {
        let auction = layout.auction();
        let safe = layout.safe();
        assert!(
            safe.contains(auction.min) && safe.contains(auction.max),
            "{}: {auction:?}",
            name(&layout)
        );
        let cards = (0..layout.company.cards as usize)
            .map(|i| layout.hand_card(i, layout.company.cards as usize, Lift::Rest));
        for card in cards.chain([layout.turn_up()]) {
            for corner in card.corners() {
                let inside = auction.inflate(-1.0).contains(corner);
                assert!(!inside, "{}: {auction:?} covers {card:?}", name(&layout));
            }
        }
    }
}

#[test]
fn what_was_said_is_shown_in_the_window_and_off_the_speakers_face() {
    for layout in layouts() {
        for (place, hoop) in layout.hoops.iter() {
            let (Some(part), Some(hoop)) = (layout.bubble(place), *hoop) else {
                continue;
            };
            let size = layout.bubble_size();
            let words = (0.5 * size * 14.0).min(part.room - size * 1.5);
            let rect = layout.bubble_rect(part, words, size);
            // Sums of parts of a px are rounded.
            let safe = layout.safe().inflate(0.01);
            assert!(
                safe.contains(rect.min) && safe.contains(rect.max),
                "{}: {place:?} {rect:?}",
                name(&layout)
            );
            assert!(
                !touches(rect, hoop),
                "{}: what {place:?} said is on his face: {rect:?}",
                name(&layout)
            );
            for i in 0..5 {
                let card = layout.hand_card(i, 5, Lift::Rest);
                let covered = rect.contains(card.corners()[0]) || rect.contains(card.corners()[1]);
                assert!(
                    !covered,
                    "{}: what {place:?} said is over card {i} of the hand",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn a_left_hand_finds_what_it_presses_on_its_own_side() {
    for layout in layouts().filter(|layout| layout.left_handed) {
        let right = Layout::new(
            vec2(layout.width, layout.height),
            Inset::default(),
            layout.company,
            1.0,
        );
        for (knob, other) in layout.knobs.iter().zip(&right.knobs) {
            let (Some(knob), Some(other)) = (knob, other) else {
                assert_eq!(knob, other);
                continue;
            };
            // That of the rule card hangs on the lantern, which stays, or has its own way across.
            if knob.knob == Knob::Rules {
                let (hangs, there) = (knob.at - layout.lantern.at, other.at - right.lantern.at);
                assert!(hangs.distance(there) < 0.5, "{}: {knob:?}", name(&layout));
                continue;
            }
            let across = layout.width - knob.at.x - other.at.x;
            assert!(across.abs() < 0.5, "{}: {:?}", name(&layout), knob.knob);
        }
        for place in Place::around(layout.company.seats) {
            let stays = *place == Place::South || layout.hoops[*place] == right.hoops[*place];
            assert!(stays, "{}: {place:?} has moved", name(&layout));
        }
    }
}

#[test]
fn a_left_hand_has_nothing_at_the_foot_under_anything_else() {
    for layout in layouts().filter(|layout| layout.left_handed) {
        let mut round: Vec<(String, Vec2, f32)> = Vec::new();
        for (place, hoop) in layout.hoops.iter() {
            round.extend(hoop.map(|hoop| (format!("hoop of {place:?}"), hoop.at, hoop.radius)));
        }
        for knob in layout.knobs.iter().flatten() {
            round.push((format!("{:?}", knob.knob), knob.at, knob.radius));
        }
        let piles = Place::ALL
            .into_iter()
            .filter_map(|place| layout.piles[place])
            .chain(layout.their_pile);
        round.extend(piles.map(|pile| ("a pile".into(), pile.at, pile.width * 0.5)));
        for (i, (what, at, radius)) in round.iter().enumerate() {
            for (other, there, reach) in &round[..i] {
                assert!(
                    at.distance(*there) >= radius + reach - 1.0,
                    "{}: {what} is on {other}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn what_a_side_seat_says_leaves_what_is_trump_readable() {
    for layout in layouts().filter(|layout| layout.shape == Shape::Tall) {
        // Two lines: West's trump and its tens.
        let lines = [0, 1].map(|line| layout.word_plate(line, 5.0));
        let shown = if layout.height < 760.0 * layout.unit {
            1
        } else {
            2
        };
        for place in [Place::West, Place::East] {
            let Some(part) = layout.bubble(place) else {
                continue;
            };
            let size = layout.bubble_size();
            let rect = layout.bubble_rect(part, size * 5.0, size);
            for line in &lines[..shown] {
                assert!(
                    rect.intersect(*line).is_empty(),
                    "{}: what {place:?} said, {rect:?}, lies over {line:?}",
                    name(&layout)
                );
            }
        }
    }
}

#[test]
fn what_a_side_seat_says_leaves_the_barns_readable() {
    let mut seen = 0;
    for layout in layouts() {
        let Some(barns) = layout.barns else { continue };
        let said = [Place::West, Place::East].map(|place| layout.bubble(place));
        for part in said.into_iter().flatten() {
            let size = layout.bubble_size();
            let rect = layout.bubble_rect(part, size * 5.0, size);
            for barn in [barns.ours, barns.theirs].map(ScorePart::barn) {
                seen += 1;
                assert!(
                    rect.intersect(barn).is_empty(),
                    "{}: {rect:?} lies over a barn, {barn:?}",
                    name(&layout)
                );
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn what_the_player_says_himself_leaves_the_round_buttons_free() {
    for layout in layouts() {
        let Some(part) = layout.bubble(Place::South) else {
            continue;
        };
        let size = layout.bubble_size();
        let rect = layout.bubble_rect(part, part.room - size * 1.5, size);
        for knob in layout.knobs.iter().flatten() {
            let circle = HoopPart {
                at: knob.at,
                radius: knob.radius,
            };
            assert!(
                !touches(rect, circle),
                "{}: {rect:?} is on the button for {:?}",
                name(&layout),
                knob.knob
            );
        }
    }
}
