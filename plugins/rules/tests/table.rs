//! The table: events, undo, rewinding, saving and loading.

mod common;

use bower_rules::{Action, CardSet, Event, Game, LoadError, Preset, SavedGame, Seat, Table};
use common::*;

/// A game some way in.
fn some_way(draw: &mut Draw, game: Game, seed: u64, moves: usize) -> Table {
    let mut table = Table::new(game, seed, None);
    for _ in 0..moves {
        if table.winner().is_some() {
            break;
        }
        if table.awaiting_deal() {
            table.deal().expect("a deal");
            continue;
        }
        let seat = table.to_act().expect("somebody");
        let legal = table.legal();
        table.apply(seat, *draw.of(&legal)).expect("legal");
    }
    table
}

#[test]
fn a_game_saved_and_loaded_is_the_same_game() {
    let mut draw = Draw(30);
    for seed in 0..400 {
        let game = random_game(&mut draw);
        let moves = draw.below(160);
        let table = some_way(&mut draw, game, seed, moves);
        let text = serde_json::to_string(&table.save()).expect("JSON");
        let saved: SavedGame = serde_json::from_str(&text).expect("it reads");
        assert_eq!(Table::load(&saved).as_ref(), Ok(&table));
    }
}

#[test]
fn the_saved_form_is_the_documented_one() {
    let mut table = Table::new(
        game("euchre", &[("stick_the_dealer", "true"), ("target", "7")]),
        5,
        Seat::new(2),
    );
    table.deal().expect("a deal");
    table.apply(seat(3), Action::Pass).expect("legal");
    let json = serde_json::to_value(table.save()).expect("JSON");
    assert_eq!(json["version"], 1);
    assert_eq!(json["game"], "euchre");
    assert_eq!(
        json["rules"],
        serde_json::json!({"stick_the_dealer": true, "target": 7})
    );
    assert_eq!(json["game_seed"], 5);
    assert_eq!(json["first_dealer"], 2);
    assert_eq!(json["deals"], serde_json::json!([{"moves": ["3 pass"]}]));
}

#[test]
fn a_game_that_does_not_follow_the_rules_does_not_load() {
    let mut table = Table::new(game("euchre", &[]), 5, Seat::new(2));
    table.deal().expect("a deal");
    table.apply(seat(3), Action::Pass).expect("legal");
    let good = table.save();
    let with = |change: &dyn Fn(&mut SavedGame)| {
        let mut saved = good.clone();
        change(&mut saved);
        Table::load(&saved).expect_err("it does not load")
    };
    assert!(matches!(with(&|s| s.version = 2), LoadError::Version(2)));
    assert!(matches!(
        with(&|s| s.game = "whist".into()),
        LoadError::Game(_)
    ));
    assert!(matches!(
        with(&|s| s.first_dealer = 4),
        LoadError::Dealer(4)
    ));
    assert!(matches!(
        with(&|s| s.opening = Some(vec![1])),
        LoadError::Opening(1)
    ));
    assert!(matches!(
        with(&|s| s.deals.push(s.deals[0].clone())),
        LoadError::Deal { deal: 1, .. }
    ));
    assert!(matches!(
        with(&|s| s.deals[0].moves.push("1 pass".into())),
        LoadError::Move { deal: 0, at: 1, .. }
    ));
    assert!(matches!(
        with(&|s| s.deals[0].moves.push("0 sing".into())),
        LoadError::Move { deal: 0, at: 1, .. }
    ));
}

#[test]
fn laps_carried_over_are_saved_with_the_game() {
    let railroad = Game::preset(Preset::Railroad);
    let mut draw = Draw(31);
    let lap = (0..200).find_map(|seed| {
        let table = some_way(&mut draw, railroad, seed, 5_000);
        table.winner().filter(|v| v.lap > 0).map(|_| table)
    });
    let next = lap.expect("a game with laps").rematch(9);
    assert!(next.score().values(2).iter().any(|p| *p > 0));
    assert_eq!(Table::load(&next.save()).as_ref(), Ok(&next));
}

#[test]
fn undo_goes_back_to_the_seats_last_choice_and_the_game_goes_on_from_there() {
    let mut draw = Draw(32);
    for seed in 0..300 {
        let game = random_game(&mut draw);
        let mut table = Table::new(game, seed, None);
        let mut before: Vec<(Seat, Table)> = Vec::new();
        for _ in 0..draw.below(80) {
            if table.winner().is_some() {
                break;
            }
            if table.awaiting_deal() {
                table.deal().expect("a deal");
                continue;
            }
            let seat = table.to_act().expect("somebody");
            let legal = table.legal();
            if legal.len() > 1 {
                before.push((seat, table.clone()));
            }
            table.apply(seat, *draw.of(&legal)).expect("legal");
        }
        for who in Seat::all(game.seats()) {
            let mut back = table.clone();
            let want = before
                .iter()
                .rev()
                .find(|(seat, _)| *seat == who)
                .map(|(_, t)| t);
            assert_eq!(back.undo(who), want.is_some());
            assert_eq!(&back, want.unwrap_or(&table));
        }
    }
}

#[test]
fn rewinding_shows_every_moment_of_the_game() {
    let mut draw = Draw(33);
    let table = some_way(&mut draw, Game::preset(Preset::Bga), 3, 120);
    for deal in 0..table.deals() {
        let all = table.moves_of(deal).expect("a deal").len();
        for moves in 0..=all {
            let then = table.rewound(deal, moves).expect("a moment");
            assert_eq!(then.deals(), deal + 1);
            assert_eq!(
                then.moves(),
                &table.moves_of(deal).expect("a deal")[..moves]
            );
        }
        assert!(table.rewound(deal, all + 1).is_none());
    }
    assert!(table.rewound(table.deals(), 0).is_none());
}

#[test]
fn a_refused_move_leaves_the_table_as_it_was() {
    let mut table = Table::new(Game::preset(Preset::Euchre), 3, Seat::new(0));
    assert!(
        table.apply(seat(1), Action::Pass).is_err(),
        "nothing is dealt"
    );
    table.deal().expect("a deal");
    let before = table.clone();
    assert!(table.deal().is_err(), "the hand is not over");
    let error = table
        .apply(seat(2), Action::Pass)
        .expect_err("not his turn");
    assert_eq!((error.seat, error.to_act), (seat(2), Some(seat(1))));
    assert_eq!(error.legal.len(), 3);
    assert_eq!(table, before);
}

#[test]
fn the_events_of_a_hand_tell_all_of_it() {
    let mut table = Table::with_setup(
        deal(&game("euchre", &[]), 0, &["9C TH *", "*", "*", "*"], "9H"),
        0,
    );
    let mut said = |text: &str| {
        let (by, action) = parse(&table.game().clone(), text);
        table.apply(by, action).expect("legal")
    };
    assert_eq!(
        said("1 pass"),
        [Event::Called {
            seat: seat(1),
            action: Action::Pass
        }]
    );
    let ordered = said("2 order alone");
    assert!(matches!(
        ordered[0],
        Event::Called {
            action: Action::Order { alone: true },
            ..
        }
    ));
    assert!(matches!(ordered[1], Event::TrumpMade { alone: true, .. }));
    assert_eq!(ordered[2], Event::SatOut { seat: seat(0) });
    assert_eq!(ordered.len(), 3);
    let mut tricks = 0;
    let mut over = 0;
    while let Some(by) = table.to_act() {
        let action = table.legal()[0];
        let events = table.apply(by, action).expect("legal");
        assert!(matches!(events[0], Event::Played { .. }));
        for event in events {
            match event {
                Event::TrickWon { index, .. } => {
                    assert_eq!(index, tricks);
                    tricks += 1;
                }
                Event::HandOver(_) => over += 1,
                _ => {}
            }
        }
    }
    assert_eq!((tricks, over), (5, 1));
}

#[test]
fn what_each_deal_brought_is_known_to_the_end_of_every_game() {
    let mut draw = Draw(35);
    for preset in Preset::ALL {
        let game = Game::preset(preset);
        let mut table = Table::new(game, 9, None);
        let mut brought = Vec::new();
        while table.winner().is_none() {
            if table.awaiting_deal() {
                // At random bids are seldom made: some games never end.
                if table.deals() == 60 {
                    break;
                }
                table.deal().expect("a deal");
            }
            let by = table.to_act().expect("somebody");
            let legal = table.legal();
            for event in table.apply(by, *draw.of(&legal)).expect("legal") {
                if let Event::HandOver(outcome) = event {
                    brought.push(outcome.points);
                }
            }
        }
        assert!(brought.len() > 1, "{preset:?}");
        assert_eq!(table.points_of_deals(), brought, "{preset:?}");
    }
}

#[test]
fn the_game_is_won_once() {
    let mut draw = Draw(34);
    for seed in 0..20 {
        let mut table = Table::new(game("euchre", &[("target", "5")]), seed, None);
        let mut won = 0;
        while table.winner().is_none() {
            if table.awaiting_deal() {
                table.deal().expect("a deal");
            }
            let by = table.to_act().expect("somebody");
            let legal = table.legal();
            let events = table.apply(by, *draw.of(&legal)).expect("legal");
            won += events
                .iter()
                .filter(|e| matches!(e, Event::GameWon(_)))
                .count();
        }
        assert_eq!(won, 1);
    }
}

#[test]
fn what_a_seat_sees_of_events_hides_what_is_not_its_own() {
    let mut draw = Draw(35);
    for seed in 0..600 {
        let game = random_game(&mut draw);
        let mut table = Table::new(game, seed, None);
        let mut events = table.deal().expect("a deal");
        while let Some(by) = table.to_act() {
            let legal = table.legal();
            events.extend(table.apply(by, *draw.of(&legal)).expect("legal"));
        }
        for viewer in Seat::all(game.seats()).map(Some).chain([None]) {
            for event in &events {
                let mine = |seat: Seat| Some(seat) == viewer;
                match event.seen_by(viewer) {
                    Some(
                        Event::Dealt { seat, cards, .. }
                        | Event::LookedAt { seat, cards }
                        | Event::TookKitty { seat, cards, .. }
                        | Event::Discarded { seat, cards, .. },
                    ) => assert!(mine(seat) || cards == CardSet::EMPTY),
                    Some(Event::BestGiven {
                        from,
                        to,
                        card,
                        turn_up,
                    }) => {
                        assert_eq!(card.is_some(), mine(from) || mine(to) || turn_up);
                    }
                    Some(Event::ClaimPassed { seat }) => assert!(mine(seat)),
                    Some(seen) => assert_eq!(seen, *event),
                    None => assert!(matches!(event, Event::ClaimPassed { .. })),
                }
            }
        }
    }
}
