//! What is seen of each card, in every kind of window: its index in a fan, six tenths of it in a trick, whatever is
//! raised, whoever's card is on top, at every game of the family and with the most cards a hand of it can hold, with the
//! ordinary index and with the large one, in West too.

use bevy::math::{Rect, Vec2, vec2};
use bower_rules::{Deck, Event, Game, Preset, Seat, Table};
use bower_stage::Layout;
use bower_stage::layout::{Company, Inset, Lie, Lift, Place};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const WINDOWS: [Vec2; 6] = [
    vec2(1280.0, 720.0),
    vec2(960.0, 600.0),
    vec2(390.0, 844.0),
    vec2(360.0, 640.0),
    vec2(844.0, 390.0),
    vec2(3840.0, 2160.0),
];

const fn part(left: f32, top: f32, right: f32, foot: f32) -> Rect {
    Rect {
        min: vec2(left, top),
        max: vec2(right, foot),
    }
}

/// Where a card's rank and its suit stand, in units of its drawing of 250 by 350: the look's card geometry.
const INDEX: &[Rect] = &[part(8.0, 19.0, 59.0, 87.0), part(12.5, 93.5, 55.5, 136.5)];
/// The same of the large index; a ten is the widest.
const LARGE: &[Rect] = &[part(5.0, 20.0, 92.0, 132.0), part(14.0, 140.0, 86.0, 212.0)];
/// West's figure, shape and letter.
const WEST: &[Rect] = &[
    part(13.0, 19.0, 55.0, 87.0),
    part(13.0, 92.0, 55.0, 134.0),
    part(16.0, 143.0, 52.0, 177.0),
];
/// The same with the large index.
const WEST_LARGE: &[Rect] = &[
    part(15.0, 20.0, 81.0, 118.0),
    part(13.0, 129.0, 83.0, 199.0),
    part(14.0, 215.0, 82.0, 281.0),
];

/// The layouts of a game in a window, each with where the index stands on its cards.
fn layouts(game: &Game, window: Vec2) -> [(Layout, &'static [Rect]); 2] {
    let layout = Layout::new(window, Inset::default(), Company::of(game), 1.0);
    let (small, large) = match game.pack().deck() {
        Deck::West => (WEST, WEST_LARGE),
        _ => (INDEX, LARGE),
    };
    [(layout.clone(), small), (layout.for_large_index(), large)]
}

/// The share of a card that is seen under the others, and whether all of its index is.
fn seen(card: &Lie, index_at: &[Rect], over: &[Lie]) -> (f32, bool) {
    let (mut all, mut free, mut index) = (0, 0, true);
    for x in (0..=250).step_by(5) {
        for y in (0..=350).step_by(5) {
            let point = card.point(x as f32, y as f32);
            let covered = over.iter().any(|other| other.contains(point));
            all += 1;
            free += i32::from(!covered);
            let at = vec2(x as f32, y as f32);
            index &= !covered || !index_at.iter().any(|part| part.contains(at));
        }
    }
    (free as f32 / all as f32, index)
}

/// The most cards one seat held at once in some games of this preset, played by chance.
fn greatest_hand(preset: Preset) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(preset as u64 + 1);
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
                let action = legal[chance.random_range(0..legal.len())];
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
            let tables = layouts(&game, window);
            for ((layout, index_at), n) in tables
                .iter()
                .flat_map(|table| (1..=most).map(move |n| (table, n)))
            {
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
                        let (_, index) = seen(card, index_at, &fan[i + 1..]);
                        assert!(
                            index,
                            "{} at {window}, large index {}: card {i} of {n}, {raised:?} raised",
                            game.name(),
                            layout.large_index
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
            let tables = layouts(&game, window);
            // Each lies askew by up to a degree either way.
            for ((layout, index_at), askew) in tables
                .iter()
                .flat_map(|table| [-1.0, 0.0, 1.0].map(move |askew| (table, askew)))
            {
                let trick: Vec<Lie> = Seat::all(game.seats())
                    .map(|seat| layout.trick_card(Place::of(seat, viewer, game.seats()), askew))
                    .collect();
                for (i, card) in trick.iter().enumerate() {
                    let mut over = trick.clone();
                    over.remove(i);
                    let (share, index) = seen(card, index_at, &over);
                    assert!(
                        share >= 0.6 && index,
                        "{} at {window}, large index {}: {share:.2} of card {i} is seen, its index: {index}",
                        game.name(),
                        layout.large_index
                    );
                }
            }
        }
    }
}

/// A partner's hand laid down is read as one's own is.
#[test]
fn a_hand_laid_open_shows_the_index_of_every_card() {
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let viewer = Seat::ALL[0];
        for window in WINDOWS {
            for (layout, index_at) in layouts(&game, window) {
                for seat in Seat::all(game.seats()).filter(|seat| *seat != viewer) {
                    let place = Place::of(seat, viewer, game.seats());
                    let n = usize::from(game.hand_size());
                    let hand: Vec<Lie> = (0..n)
                        .filter_map(|i| layout.open_card(place, i, n))
                        .collect();
                    assert_eq!(hand.len(), n);
                    for (i, card) in hand.iter().enumerate() {
                        let (_, index) = seen(card, index_at, &hand[i + 1..]);
                        assert!(index, "{} at {window}: {place:?}, card {i}", game.name());
                    }
                }
            }
        }
    }
}

/// The look: where the drawn index would be under 9 px high the large one is in use, and nowhere else by itself.
#[test]
fn a_rank_is_nine_px_high_or_the_large_index_takes_its_place() {
    let mut switched = 0;
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let company = Company::of(&game);
        let small = [vec2(420.0, 500.0), vec2(480.0, 270.0), vec2(360.0, 200.0)];
        for window in WINDOWS.into_iter().chain(small) {
            let layout = Layout::new(window, Inset::default(), company, 1.0);
            let n = usize::from(company.cards);
            let mut widths = vec![
                layout.hand_card(0, n, Lift::Rest).width,
                layout.trick_card(Place::South, 0.0).width,
            ];
            widths.extend(
                Place::ALL
                    .into_iter()
                    .filter_map(|place| layout.open_card(place, 0, n))
                    .map(|card| card.width),
            );
            // A rank is 68 of a card's 250 units high.
            let least = widths.into_iter().fold(f32::MAX, f32::min) * 68.0 / 250.0;
            let large = layout.is_too_small_for_ordinary_index();
            assert_eq!(
                large,
                least < 9.0,
                "{} at {window}: {least} px",
                game.name()
            );
            switched += u32::from(large);
        }
    }
    assert!(switched > 0);
}
