//! The solver against plain minimax, which knows nothing but the rules.

use bower_rules::{Game, Hand, Preset, Seat, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Camp, Solver};

/// Every line of play, by the rules alone: what it is worth to the camp.
fn minimax(hand: &Hand, camp: Camp, value: &dyn Fn(&Hand) -> i16) -> i16 {
    let Some(seat) = hand.to_act() else {
        return value(hand);
    };
    let legal = hand.legal();
    let after = legal.iter().map(|&action| {
        let mut next = *hand;
        next.apply_unchecked(action);
        minimax(&next, camp, value)
    });
    let best = if camp.has(seat) {
        after.max()
    } else {
        after.min()
    };
    best.unwrap_or(0)
}

/// A random position of the game in which cards are played and few enough are left.
fn position(game: Game, rng: &mut ChaCha8Rng) -> Option<Hand> {
    let dealer = Seat::new(rng.random_range(0..game.seats()))?;
    let mut hand = Hand::new(&Setup::deal(game, rng.random(), 0, Some(dealer)));
    let most = match game.seats() {
        2 => rng.random_range(2..=5),
        3 => rng.random_range(2..=4),
        4 => rng.random_range(1..=3),
        _ => rng.random_range(1..=2),
    };
    loop {
        let seat = hand.to_act()?;
        let playing = hand.play_has_begun() && hand.trump().is_some();
        if playing
            && hand.cards(seat).len() <= most
            && (hand.trick().is_empty() || rng.random_bool(0.4))
        {
            return Some(hand);
        }
        let legal = hand.legal();
        hand.apply_unchecked(legal[rng.random_range(0..legal.len())]);
    }
}

#[test]
fn the_solver_agrees_with_plain_minimax_on_ten_thousand_positions_of_all_games() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut solver = Solver::new();
    let mut games: Vec<Game> = Preset::ALL.into_iter().map(Game::preset).collect();
    let with = |preset, options: &[(&'static str, &'static str)]| {
        Game::preset(preset)
            .with_all(options.iter().copied())
            .expect("the options go together")
    };
    games.push(with(
        Preset::British,
        &[("no_trump", "true"), ("low_no_trump", "true")],
    ));
    games.push(with(
        Preset::Euchre,
        &[
            ("no_trump", "true"),
            ("super_euchre", "true"),
            ("lone_euchred", "4"),
        ],
    ));
    games.push(with(
        Preset::Hoyle,
        &[
            ("benny", "two_of_spades"),
            ("no_trump", "true"),
            ("stick_the_dealer", "true"),
        ],
    ));
    games.push(with(
        Preset::SixHanded,
        &[("benny", "joker"), ("no_trump", "true")],
    ));
    games.push(with(Preset::Napoleon, &[("seats", "6")]));
    let each = 10_000_usize.div_ceil(games.len());
    for game in games {
        let mut found = 0;
        while found < each {
            let Some(hand) = position(game, &mut rng) else {
                continue;
            };
            found += 1;
            let camp = Camp::of(&hand);
            let gain = |over: &Hand| {
                over.outcome()
                    .map_or(0, |outcome| camp.gain(over, &outcome.points))
            };
            let solved = solver
                .solve(&hand)
                .expect("all hands are known and cards are played");
            assert_eq!(
                solved.gain,
                minimax(&hand, camp, &gain),
                "points of {} in {hand:?}",
                game.name()
            );
            let tricks = |over: &Hand| i16::from(camp.tricks(over));
            let most = solver
                .tricks(&hand)
                .expect("all hands are known and cards are played");
            assert_eq!(
                i16::from(most),
                minimax(&hand, camp, &tricks),
                "tricks of {} in {hand:?}",
                game.name()
            );
            for (action, solved) in solver.moves(&hand).expect("all hands are known") {
                let mut next = hand;
                next.apply_unchecked(action);
                assert_eq!(
                    solved.gain,
                    minimax(&next, camp, &gain),
                    "{action:?} of {} in {hand:?}",
                    game.name()
                );
            }
        }
    }
}

#[test]
fn what_was_solved_before_changes_no_answer() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut warm = Solver::new();
    for _ in 0..300 {
        let Some(hand) = position(Game::preset(Preset::Euchre), &mut rng) else {
            continue;
        };
        assert_eq!(warm.solve(&hand), Solver::new().solve(&hand));
    }
}

#[test]
fn a_hidden_hand_is_not_solved() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let game = Game::preset(Preset::Euchre);
    let setup = Setup::deal(game, rng.random(), 0, Seat::new(0));
    let view = bower_rules::View::of(&setup, &[], Seat::ALL[1]);
    assert_eq!(Solver::new().solve(view.hand()), None);
}
