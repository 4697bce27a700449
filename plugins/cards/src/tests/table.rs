//! The table as a whole: who looks at it, what is pressed on it, what stays and what goes.

use bevy::prelude::*;
use bower_rules::{Game, Preset, Seat, Table};
use bower_stage::layout::Lift;
use bower_stage::{AtScreen, Beat, Layout, Restaged, Screen, Seen, Viewer};

use super::{app, play};
use crate::{CardIndex, CardsAt, Identity, Pose, Prop, Rest, Shown, Spot, Worn};

#[test]
fn a_change_of_person_leaves_nothing_of_the_hand_before() {
    let game = Game::preset(Preset::Euchre);
    let mut app = app(game, Seat::ALL[0]);
    let table = {
        let mut table = app.world_mut().resource_mut::<Table>();
        let _ = table.deal().expect("a deal is due");
        table.clone()
    };
    app.insert_resource(AtScreen(None));
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
        app.insert_resource(AtScreen(Some(viewer)));
        app.insert_resource(Seen::new(&table, viewer, 1));
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
