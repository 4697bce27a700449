//! Whole deals on a table of entities, with no screen: what lies where after each beat.

use bevy::ecs::entity::EntityHashSet;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bower_rules::{BySeat, Game, Preset, Seat, Table};
use bower_stage::layout::{Company, Inset, Lift, Place};
use bower_stage::{
    Beat, BowerSet, Chair, Layout, Motion, Player, Restaged, Screen, Seating, Seen, StagePlugin,
    Viewer,
};

use crate::{
    CardIndex, CardsAt, CardsPlugin, CardsSet, Identity, PileOf, Pose, Prop, Rest, Shown, Spot,
    Worn,
};

/// The game's frame around this crate, with nothing that moves: poses are where things rest.
fn app(game: Game, viewer: Seat) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        StagePlugin,
        CardsPlugin { drawn: false },
    ));
    let at_once = |mut things: Query<(&Rest, &mut Pose), Changed<Rest>>| {
        for (rest, mut pose) in &mut things {
            pose.set_if_neq(rest.pose());
        }
    };
    app.add_systems(
        Update,
        at_once.in_set(BowerSet::Stage).after(CardsSet::Place),
    );
    let table = Table::new(game, 12, None);
    app.insert_resource(Layout::new(
        Vec2::new(1280.0, 720.0),
        Inset::default(),
        Company::of(&game),
        1.0,
    ));
    app.insert_resource(Seating {
        chairs: BySeat::from_fn(|seat| {
            Some(Chair {
                player: Player::Person,
                name: format!("{seat:?}"),
                portrait: "portrait/dog",
            })
        }),
    });
    app.insert_resource(Viewer(viewer));
    app.insert_resource(Seen {
        view: table.view(viewer),
        decision: 0,
        won: None,
    });
    app.insert_resource(table);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Table);
    app.update();
    app
}

/// Plays `deals` deals with careless players; `see` looks after each beat.
fn play(app: &mut App, deals: u32, mut see: impl FnMut(&mut App)) {
    let viewer = app.world().resource::<Viewer>().0;
    let mut luck = 99u64;
    for _ in 0..deals {
        let mut events = match app.world_mut().resource_mut::<Table>() {
            mut table if table.awaiting_deal() => table.deal().expect("a deal is due"),
            _ => return,
        };
        loop {
            let table = app.world().resource::<Table>().clone();
            for event in events
                .drain(..)
                .filter_map(|event| event.seen_by(Some(viewer)))
            {
                app.world_mut().resource_mut::<Seen>().view = table.view(viewer);
                app.world_mut().write_message(Beat(event));
                // The table waits while beats are left: nothing is asked before they are seen.
                app.world_mut().resource_mut::<Motion>().blocking = true;
                app.update();
                see(app);
            }
            app.world_mut().resource_mut::<Motion>().blocking = false;
            app.update();
            see(app);
            let Some(seat) = table.to_act() else { break };
            let legal = table.legal();
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(luck >> 33) as usize % legal.len()];
            events = app
                .world_mut()
                .resource_mut::<Table>()
                .apply(seat, action)
                .expect("a legal move");
        }
    }
}

fn games() -> impl Iterator<Item = Game> {
    [
        Preset::Euchre,
        Preset::British,
        Preset::TwoHanded,
        Preset::ThreeHanded,
        Preset::West,
        Preset::Railroad,
        Preset::SixHanded,
        Preset::Buck,
        Preset::DoubleBid,
        Preset::Napoleon,
    ]
    .into_iter()
    .map(Game::preset)
}

#[test]
fn the_pack_is_the_same_entities_from_the_first_deal_to_the_last() {
    for game in games() {
        let mut app = app(game, Seat::ALL[0]);
        let pack = |app: &mut App| {
            app.world_mut()
                .query_filtered::<Entity, With<CardIndex>>()
                .iter(app.world())
                .collect::<EntityHashSet>()
        };
        let first = pack(&mut app);
        assert_eq!(
            first.len(),
            game.pack().cards().len() as usize,
            "{}",
            game.name()
        );
        play(&mut app, 2, |app| {
            assert_eq!(pack(app), first, "{}", game.name())
        });
    }
}

#[test]
fn a_hidden_card_has_no_identity_in_any_component() {
    for game in games() {
        let viewer = Seat::ALL[1];
        let mut app = app(game, viewer);
        play(&mut app, 2, |app| {
            let world = app.world_mut();
            let table = world.resource::<Table>().clone();
            let mut cards =
                world.query::<(Entity, &Spot, &Rest, Option<&Identity>, &Name, &Worn)>();
            let hidden: Vec<Entity> = cards
                .iter(world)
                .filter(|(_, spot, ..)| match spot {
                    Spot::Hand { seat, .. } => *seat != viewer && !table.hand().face_up(*seat),
                    Spot::Deck { .. } | Spot::Kitty { .. } => true,
                    _ => false,
                })
                .map(|(entity, _, rest, identity, name, worn)| {
                    assert_eq!(identity, None, "{}: {name}", game.name());
                    assert!(!rest.face_up, "{}: {name}", game.name());
                    assert_eq!(
                        worn.mark,
                        crate::Mark::None,
                        "{}: {name} is marked",
                        game.name()
                    );
                    assert!(name.starts_with("card, "), "{name}");
                    entity
                })
                .collect();
            // Whatever hidden cards have in common, they differ in nothing but their places.
            let components = |entity: Entity| {
                world
                    .inspect_entity(entity)
                    .map(|infos| infos.map(|info| info.id()).collect::<Vec<_>>())
                    .unwrap_or_default()
            };
            let kinds: Vec<_> = hidden.iter().map(|entity| components(*entity)).collect();
            assert!(
                kinds.windows(2).all(|pair| pair[0] == pair[1]),
                "{}",
                game.name()
            );
        });
    }
}

#[test]
fn every_card_rests_where_the_layout_says() {
    for game in games() {
        let viewer = Seat::ALL[0];
        let mut app = app(game, viewer);
        play(&mut app, 2, |app| {
            let world = app.world_mut();
            let layout = world.resource::<Layout>().clone();
            let shown = world.resource::<Shown>().clone();
            let mut cards = world.query::<(&Spot, &Rest, &Worn)>();
            for (spot, rest, worn) in cards.iter(world) {
                let place = |seat: Seat| Place::of(seat, viewer, game.seats());
                let lie = match *spot {
                    Spot::Hand { seat, slot } if seat == viewer && !shown.sits[seat] => {
                        let lift = if worn.veiled {
                            Lift::Barred
                        } else {
                            Lift::Rest
                        };
                        layout.hand_card(slot.into(), shown.count(seat), lift)
                    }
                    Spot::Hand { seat, slot } if !shown.sits[seat] && !shown.open[seat] => layout
                        .held_card(place(seat), slot.into(), shown.count(seat))
                        .expect("a place to hold cards"),
                    Spot::Trick { seat, .. } => {
                        let lie = layout.trick_card(place(seat), 0.0);
                        assert!(
                            (rest.turn - lie.turn).abs() <= 1.0,
                            "a card of the trick leans by its seat and a degree"
                        );
                        bower_stage::layout::Lie {
                            turn: rest.turn,
                            ..lie
                        }
                    }
                    Spot::TurnUp => layout.turn_up(),
                    Spot::Kitty { order } => layout.kitty_card(order.into()),
                    Spot::Pile {
                        of: PileOf::Us,
                        packet,
                        ..
                    } => {
                        layout.packet(layout.piles[Place::South].expect("our pile"), packet.into())
                    }
                    Spot::Pile {
                        of: PileOf::Them,
                        packet,
                        ..
                    } => layout.packet(layout.their_pile.expect("their pile"), packet.into()),
                    _ => continue,
                };
                assert_eq!(
                    (rest.at, rest.turn, rest.width),
                    (lie.at, lie.turn, lie.width),
                    "{}: {spot:?}",
                    game.name()
                );
            }
        });
    }
}

#[test]
fn only_a_card_that_may_not_be_played_is_veiled_and_only_when_one_is_asked_for() {
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[2];
    let mut app = app(game, viewer);
    let (mut veiled, mut asked) = (0, 0);
    play(&mut app, 4, |app| {
        let still = !app.world().resource::<Motion>().blocking;
        let table = app.world().resource::<Table>().clone();
        let legal = table.hand().legal_cards();
        let mine = table.to_act() == Some(viewer) && still;
        let world = app.world_mut();
        let mut cards = world.query::<(&Spot, &Worn, Option<&Identity>)>();
        for (spot, worn, identity) in cards.iter(world) {
            let in_hand = matches!(*spot, Spot::Hand { seat, .. } if seat == viewer);
            if mine && in_hand && table.hand().ask() == bower_rules::Ask::Play {
                let card = identity.expect("one's own card").0;
                assert_eq!(worn.veiled, !legal.contains(card));
                asked += 1;
                veiled += i32::from(worn.veiled);
            } else if !mine || !in_hand {
                assert!(!worn.veiled, "{spot:?}");
            }
        }
    });
    assert!(asked > 20 && veiled > 3, "{asked} {veiled}");
}

#[test]
fn trump_wears_its_binding_and_the_bowers_their_patches() {
    use crate::Mark;
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[0];
    let mut app = app(game, viewer);
    let mut seen = [0; 3];
    play(&mut app, 12, |app| {
        let world = app.world_mut();
        let trump = world.resource::<Shown>().trump;
        let ranking = trump.and_then(|trump| game.ranking(trump));
        let mut cards = world.query::<(&Worn, &Identity)>();
        for (worn, identity) in cards.iter(world) {
            let card = identity.0;
            let wanted = match ranking {
                Some(ranking) if ranking.right() == Some(card) => Mark::Right,
                Some(ranking) if ranking.left() == Some(card) => Mark::Left(trump.expect("trump")),
                Some(ranking) if ranking.is_trump(card) => Mark::Trump,
                _ => Mark::None,
            };
            assert_eq!(worn.mark, wanted);
            match wanted {
                Mark::Right => seen[0] += 1,
                Mark::Left(_) => seen[1] += 1,
                Mark::Trump => seen[2] += 1,
                Mark::None => {}
            }
        }
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn a_change_of_person_leaves_nothing_of_the_hand_before() {
    let game = Game::preset(Preset::Euchre);
    let mut app = app(game, Seat::ALL[0]);
    let table = {
        let mut table = app.world_mut().resource_mut::<Table>();
        let _ = table.deal().expect("a deal is due");
        table.clone()
    };
    app.insert_resource(bower_stage::AtScreen(None));
    app.world_mut().write_message(Restaged);
    app.update();
    let world = app.world_mut();
    let mut known = world.query::<(&Spot, &Identity)>();
    assert!(
        known.iter(world).all(|(spot, _)| *spot == Spot::TurnUp),
        "nobody has taken the screen yet"
    );
    for viewer in Seat::all(4) {
        app.insert_resource(Viewer(viewer));
        app.insert_resource(bower_stage::AtScreen(Some(viewer)));
        app.insert_resource(Seen {
            view: table.view(viewer),
            decision: 1,
            won: None,
        });
        app.world_mut().write_message(Restaged);
        app.update();
        let world = app.world_mut();
        let mut cards = world.query::<(&Spot, &Identity)>();
        for (spot, identity) in cards.iter(world) {
            let own = matches!(*spot, Spot::Hand { seat, .. } if seat == viewer);
            assert!(
                own || *spot == Spot::TurnUp,
                "{viewer:?} knows {spot:?}: {identity:?}"
            );
        }
        assert_eq!(world.query::<&Identity>().iter(world).count(), 6);
    }
}

#[test]
fn what_is_hit_is_the_uppermost_card_drawn_there() {
    use bevy::ecs::system::RunSystemOnce;
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[0];
    let mut app = app(game, viewer);
    let events = app
        .world_mut()
        .resource_mut::<Table>()
        .deal()
        .expect("a deal is due");
    let table = app.world().resource::<Table>().clone();
    app.world_mut().resource_mut::<Seen>().view = table.view(viewer);
    for event in events
        .into_iter()
        .filter_map(|event| event.seen_by(Some(viewer)))
    {
        app.world_mut().write_message(Beat(event));
    }
    app.update();
    let layout = app.world().resource::<Layout>().clone();
    let find = |world: &mut World, point: Vec2| {
        world
            .run_system_once(move |cards: CardsAt| cards.at(point).map(|hit| hit.spot))
            .expect("it runs")
    };
    let world = app.world_mut();
    for slot in 0..5u8 {
        let card = layout.hand_card(slot.into(), 5, Lift::Rest);
        // The index is always the card's own, whatever lies over the rest of it.
        assert_eq!(
            find(world, card.point(30.0, 60.0)),
            Some(Spot::Hand { seat: viewer, slot })
        );
    }
    let overlap = layout.hand_card(0, 5, Lift::Rest).point(240.0, 175.0);
    assert_eq!(
        find(world, overlap),
        Some(Spot::Hand {
            seat: viewer,
            slot: 1
        })
    );
    assert_eq!(find(world, Vec2::new(5.0, 5.0)), None);
}

#[test]
fn the_table_is_swept_when_it_is_left() {
    let mut app = app(Game::preset(Preset::Euchre), Seat::ALL[0]);
    let things = |app: &mut App| {
        let world = app.world_mut();
        world
            .query_filtered::<(), Or<(With<CardIndex>, With<Prop>)>>()
            .iter(world)
            .count()
    };
    assert!(things(&mut app) > 24);
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Title);
    app.world_mut().remove_resource::<Seen>();
    app.update();
    assert_eq!(things(&mut app), 0);
    assert!(!app.world().contains_resource::<Shown>());
}

#[test]
fn at_rest_nothing_is_given_another_place() {
    #[derive(Resource, Default)]
    struct Moved(usize);
    let game = Game::preset(Preset::Euchre);
    let mut app = app(game, Seat::ALL[0]);
    app.init_resource::<Moved>();
    let count =
        |changed: Query<(), Or<(Changed<Rest>, Changed<Spot>, Changed<Worn>, Changed<Pose>)>>,
         mut moved: ResMut<Moved>| {
            moved.0 = changed.iter().count();
        };
    app.add_systems(Last, count);
    play(&mut app, 1, |_| {});
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Moved>().0, 0);
}

#[test]
fn the_button_and_the_mark_are_where_dealer_and_maker_sit() {
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[3];
    let mut app = app(game, viewer);
    let mut made = 0;
    play(&mut app, 6, |app| {
        let world = app.world_mut();
        let layout = world.resource::<Layout>().clone();
        let shown = world.resource::<Shown>().clone();
        let mut props = world.query::<(&Prop, &Rest)>();
        for (prop, rest) in props.iter(world) {
            match prop {
                Prop::DealerButton => {
                    let dealer = shown.dealer.expect("somebody deals");
                    assert_eq!(
                        Some(rest.at),
                        layout.dealer_button(shown.place(dealer)).map(|(at, _)| at)
                    );
                }
                Prop::MakersMark => match shown.maker {
                    Some(maker) => {
                        made += 1;
                        assert_eq!(
                            (rest.alpha, Some(rest.at)),
                            (
                                1.0,
                                layout.makers_mark(shown.place(maker)).map(|(at, _)| at)
                            )
                        );
                    }
                    None => assert_eq!(rest.alpha, 0.0),
                },
                Prop::Lantern => assert_eq!(rest.alpha > 0.0, shown.trump.is_some()),
                _ => {}
            }
        }
    });
    assert!(made > 10);
}
