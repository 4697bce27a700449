//! Every card: where it lies, what is known of it and what it wears.

use bevy::ecs::entity::EntityHashSet;
use bevy::prelude::*;
use bower_rules::{Game, Preset, Seat, Table};
use bower_stage::layout::{Lift, Place};
use bower_stage::{Layout, Motion};

use super::{app, games, play};
use crate::{CardIndex, Identity, PileOf, Rest, Shown, Spot, Worn};

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
