//! What is seen of each card, in every kind of window: its index in a fan, six tenths of it in a trick, whatever is
//! raised, whoever's card is on top, at every game of the family and with the most cards a hand of it can hold.

use bevy::math::{Rect, Vec2, vec2};
use bower_rules::{Event, Game, Preset, Seat, Table};
use bower_stage::Layout;
use bower_stage::layout::{Company, Inset, Lie, Lift, Place};

const WINDOWS: [Vec2; 5] = [
    vec2(1280.0, 720.0),
    vec2(960.0, 600.0),
    vec2(390.0, 844.0),
    vec2(844.0, 390.0),
    vec2(3840.0, 2160.0),
];

/// Where a card's rank and its suit stand, in units of its drawing of 250 by 350: the look's card geometry.
const INDEX: [Rect; 2] = [
    Rect {
        min: vec2(9.0, 19.0),
        max: vec2(59.0, 87.0),
    },
    Rect {
        min: vec2(12.5, 93.5),
        max: vec2(55.5, 136.5),
    },
];

/// The share of a card that is seen under the others, and whether all of its index is.
fn seen(card: &Lie, over: &[Lie]) -> (f32, bool) {
    let (mut all, mut free, mut index) = (0, 0, true);
    for x in (0..=250).step_by(5) {
        for y in (0..=350).step_by(5) {
            let point = card.point(x as f32, y as f32);
            let covered = over.iter().any(|other| other.contains(point));
            all += 1;
            free += i32::from(!covered);
            let at = vec2(x as f32, y as f32);
            index &= !covered || !INDEX.iter().any(|part| part.contains(at));
        }
    }
    (free as f32 / all as f32, index)
}

/// A small stream of chances.
struct Chance(u64);

impl Chance {
    fn under(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// The most cards one seat held at once in some games of this preset, played by chance.
fn greatest_hand(preset: Preset) -> usize {
    let mut chance = Chance(preset as u64 + 1);
    let mut most = 0;
    for seed in 0..12 {
        let mut table = Table::new(Game::preset(preset), seed, None);
        let mut held = [0_usize; 6];
        let mut count = |event: &Event| {
            match *event {
                Event::Dealt { seat, count, .. } => held[seat.index()] = usize::from(count),
                Event::TookKitty { seat, count, .. } => held[seat.index()] += usize::from(count),
                Event::PickedUp { seat, .. } | Event::BestGiven { to: seat, .. } => {
                    held[seat.index()] += 1;
                }
                Event::Discarded { seat, count, .. } => {
                    held[seat.index()] = held[seat.index()].saturating_sub(usize::from(count));
                }
                Event::Played { seat, .. } => {
                    held[seat.index()] = held[seat.index()].saturating_sub(1);
                }
                _ => {}
            }
            most = most.max(held.into_iter().max().unwrap_or(0));
        };
        for _ in 0..4 {
            let Ok(events) = table.deal() else { break };
            events.iter().for_each(&mut count);
            while let Some(seat) = table.to_act() {
                let legal = table.legal();
                let action = legal[chance.under(legal.len())];
                let events = table.apply(seat, action).expect("a legal move is taken");
                events.iter().for_each(&mut count);
            }
        }
    }
    most
}

#[test]
fn a_fan_shows_the_index_of_every_card_of_the_greatest_hand_of_every_game() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let most = greatest_hand(preset);
        assert!(
            most >= usize::from(game.hand_size()),
            "{}: only {most} cards",
            game.name()
        );
        for window in WINDOWS {
            let layout = Layout::new(window, Inset::default(), Company::of(&game), 1.0);
            for n in 1..=most {
                for raised in (0..n).map(Some).chain([None]) {
                    let lift = |i: usize| {
                        if Some(i) == raised {
                            Lift::Raised
                        } else {
                            Lift::Rest
                        }
                    };
                    let fan: Vec<Lie> = (0..n).map(|i| layout.hand_card(i, n, lift(i))).collect();
                    for (i, card) in fan.iter().enumerate() {
                        let (_, index) = seen(card, &fan[i + 1..]);
                        assert!(
                            index,
                            "{} at {window}: card {i} of {n}, {raised:?} raised",
                            game.name()
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_trick_shows_six_tenths_and_the_index_of_every_card_of_every_game() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let viewer = Seat::ALL[0];
        for window in WINDOWS {
            let layout = Layout::new(window, Inset::default(), Company::of(&game), 1.0);
            // Each lies askew by up to a degree either way.
            for askew in [-1.0, 0.0, 1.0] {
                let trick: Vec<Lie> = Seat::all(game.seats())
                    .map(|seat| layout.trick_card(Place::of(seat, viewer, game.seats()), askew))
                    .collect();
                for (i, card) in trick.iter().enumerate() {
                    let mut over = trick.clone();
                    over.remove(i);
                    let (share, index) = seen(card, &over);
                    assert!(
                        share >= 0.6 && index,
                        "{} at {window}: {share:.2} of card {i} is seen, its index: {index}",
                        game.name()
                    );
                }
            }
        }
    }
}
