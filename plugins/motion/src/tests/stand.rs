//! A table of cards with no window: places cards by the same model and layout as the game, and draws nothing.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use bevy_tweening::TweenAnim;
use bower_cards::{CardIndex, CardsSet, PileOf, Pose, Rest, Shown, Spot, depth};
use bower_rules::{Event, Game, Preset, Seat, Table};
use bower_stage::layout::{Company, Inset, Lie, Lift};
use bower_stage::settings::HandOrder;
use bower_stage::{
    Beat, BowerSet, Happened, Hurry, Layout, Motion, Restaged, Settings, Speed, StagePlugin, Viewer,
};
use core::time::Duration;

use crate::{MotionPlugin, flight::Flight};

/// Length of a frame, ms.
pub const FRAME: f32 = 10.0;

/// Beats in the order they went out, with the moment, ms.
#[derive(Resource, Default)]
pub struct Seen(pub Vec<(f32, Event)>);

/// How many frames were asked for.
#[derive(Resource, Default)]
pub struct Asked(pub usize);

/// The table.
pub struct Stand {
    pub app: App,
    pub table: Table,
    pub ms: f32,
    frame: f32,
}

impl Stand {
    pub fn new(speed: Speed) -> Self {
        Self::of(Game::preset(Preset::Euchre), speed)
    }

    /// The table of a game.
    pub fn of(game: Game, speed: Speed) -> Self {
        Self::paced(game, speed, FRAME)
    }

    /// The same, with frames as long as given, ms.
    pub fn paced(game: Game, speed: Speed, frame: f32) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, StagePlugin, MotionPlugin))
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(
                frame / 1000.0,
            )))
            .insert_resource(Settings {
                speed,
                ..Settings::default()
            })
            .insert_resource(Layout::new(
                Vec2::new(1280.0, 720.0),
                Inset::default(),
                Company::of(&game),
                1.0,
            ))
            .insert_resource(Shown::fresh(game, Seat::ALL[0], HandOrder::TrumpLeft))
            .init_resource::<Seen>()
            .init_resource::<Asked>()
            .configure_sets(
                Update,
                (
                    CardsSet::Place.in_set(BowerSet::Stage),
                    CardsSet::Paint.in_set(BowerSet::Present),
                ),
            )
            .add_systems(
                Update,
                (
                    place.in_set(CardsSet::Place),
                    count.after(BowerSet::Present),
                ),
            );
        for index in 0..game.pack().cards().len() as u8 {
            app.world_mut()
                .spawn((CardIndex(index), Spot::Deck { order: 0 }, Rest::default()));
        }
        let mut stand = Self {
            app,
            table: Table::new(game, 7, Seat::new(3)),
            ms: 0.0,
            frame,
        };
        stand.frame();
        stand
    }

    /// One frame.
    pub fn frame(&mut self) {
        self.app.update();
        self.ms += self.frame;
        let ms = self.ms;
        for (at, _) in self
            .app
            .world_mut()
            .resource_mut::<Seen>()
            .0
            .iter_mut()
            .filter(|(at, _)| at.is_nan())
        {
            *at = ms;
        }
    }

    /// As many frames as take so long.
    pub fn run(&mut self, ms: f32) {
        for _ in 0..(ms / self.frame).round() as usize {
            self.frame();
        }
    }

    /// Frames until the table may advance; how long it took, ms. Fails where it takes over a minute.
    pub fn until_still(&mut self) -> f32 {
        self.until(|stand| !stand.motion().blocking)
    }

    /// Frames until nothing moves.
    pub fn until_rest(&mut self) -> f32 {
        self.until(|stand| !stand.motion().moving)
    }

    fn until(&mut self, done: impl Fn(&Self) -> bool) -> f32 {
        let from = self.ms;
        // What was told is heard in the next frame.
        self.frame();
        while !done(self) {
            assert!(self.ms - from < 60_000.0, "it never ends");
            self.frame();
        }
        self.ms - from
    }

    pub fn motion(&self) -> Motion {
        *self.app.world().resource::<Motion>()
    }

    pub fn tell(&mut self, events: impl IntoIterator<Item = Event>) {
        for event in events {
            if let Some(event) = event.seen_by(Some(Seat::ALL[0])) {
                self.app.world_mut().write_message(Happened(event));
            }
        }
    }

    pub fn hurry(&mut self) {
        self.app.world_mut().write_message(Hurry);
    }

    pub fn restage(&mut self) {
        self.app.world_mut().write_message(Restaged);
    }

    pub fn settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.app.world_mut().resource_mut::<Settings>());
    }

    pub fn resize(&mut self, width: f32, height: f32) {
        let company = self.app.world().resource::<Layout>().company;
        *self.app.world_mut().resource_mut::<Layout>() =
            Layout::new(Vec2::new(width, height), Inset::default(), company, 1.0);
    }

    /// Deals, and tells it.
    pub fn deal(&mut self) -> Vec<Event> {
        let events = self.table.deal().expect("a deal is wanted");
        self.tell(events.clone());
        events
    }

    /// The seat to act makes its first legal move for which `wants` holds, or its first one at all.
    pub fn act(&mut self, wants: impl Fn(&bower_rules::Action) -> bool) -> Vec<Event> {
        let seat = self.table.to_act().expect("somebody acts");
        let legal = self.table.legal();
        let action = *legal
            .iter()
            .find(|action| wants(action))
            .unwrap_or(&legal[0]);
        let events = self.table.apply(seat, action).expect("it is legal");
        self.tell(events.clone());
        events
    }

    pub fn beats(&self) -> Vec<Event> {
        self.app
            .world()
            .resource::<Seen>()
            .0
            .iter()
            .map(|(_, event)| *event)
            .collect()
    }

    /// When the last beat for which `is` holds went out, ms.
    pub fn when(&self, is: impl Fn(&Event) -> bool) -> Option<f32> {
        self.app
            .world()
            .resource::<Seen>()
            .0
            .iter()
            .rev()
            .find(|(_, event)| is(event))
            .map(|(at, _)| *at)
    }

    pub fn asked(&self) -> usize {
        self.app.world().resource::<Asked>().0
    }

    /// Cards with where they are, rest and are drawn.
    pub fn cards(&mut self) -> Vec<(Entity, Spot, Rest, Pose)> {
        let world = self.app.world_mut();
        let mut cards: Vec<_> = world
            .query::<(Entity, &Spot, &Rest, &Pose)>()
            .iter(world)
            .map(|(entity, spot, rest, pose)| (entity, *spot, *rest, *pose))
            .collect();
        cards.sort_by_key(|(entity, ..)| *entity);
        cards
    }

    pub fn flights(&mut self) -> usize {
        let world = self.app.world_mut();
        world
            .query_filtered::<(), Or<(With<Flight>, With<TweenAnim>)>>()
            .iter(world)
            .count()
    }

    pub fn at_rest(&mut self) -> bool {
        self.cards()
            .iter()
            .all(|(_, _, rest, pose)| *pose == rest.pose())
    }
}

fn count(mut asked: ResMut<Asked>, mut redraws: MessageReader<RequestRedraw>) {
    asked.0 += usize::from(redraws.read().count() > 0);
}

/// What `bower_cards` does with beats, as far as motion is concerned.
fn place(
    mut beats: MessageReader<Beat>,
    layout: Res<Layout>,
    viewer: Res<Viewer>,
    mut shown: ResMut<Shown>,
    mut seen: ResMut<Seen>,
    mut cards: Query<(&CardIndex, &mut Spot, &mut Rest)>,
) {
    for Beat(event) in beats.read() {
        shown.follow(*event);
        seen.0.push((f32::NAN, *event));
    }
    let many = shown.clone();
    for (index, mut spot, mut rest) in &mut cards {
        let card = &many.cards[usize::from(index.0)];
        spot.set_if_neq(card.spot);
        rest.set_if_neq(lie(card.spot, card.face_up, &many, &layout, viewer.0));
    }
}

fn lie(spot: Spot, face_up: bool, shown: &Shown, layout: &Layout, viewer: Seat) -> Rest {
    let of = |lie: Lie, depth: f32, height: f32| Rest {
        at: lie.at,
        turn: lie.turn,
        width: lie.width,
        height,
        depth,
        face_up,
        alpha: 1.0,
    };
    let place = |seat: Seat| layout.place(seat, viewer);
    match spot {
        Spot::Deck { order } => of(
            layout.deck_card(place(shown.dealer.unwrap_or(viewer)), order.into()),
            depth::KITTY,
            0.2,
        ),
        Spot::Hand { seat, slot } if seat == viewer => of(
            layout.hand_card(slot.into(), shown.count(seat), Lift::Rest),
            depth::HAND + f32::from(slot),
            0.5,
        ),
        Spot::Hand { seat, slot } => {
            let lie = layout.held_card(place(seat), slot.into(), shown.count(seat));
            of(
                lie.unwrap_or(layout.kitty_card(0)),
                depth::HELD + f32::from(slot) * 0.1,
                0.3,
            )
        }
        Spot::Trick { seat, order } => of(
            layout.trick_card(place(seat), 0.0),
            depth::TRICK + f32::from(order),
            0.6,
        ),
        Spot::Pile {
            of: pile, packet, ..
        } => {
            let part = match pile {
                PileOf::Us => layout.pile_of(place(viewer)),
                PileOf::Them => layout.their_pile,
                PileOf::Seat(seat) => layout.pile_of(place(seat)),
            };
            let lie = part.map_or(layout.kitty_card(0), |part| {
                layout.packet(part, packet.into())
            });
            of(lie, depth::PILE + f32::from(packet), 0.2)
        }
        Spot::TurnUp => of(layout.turn_up(), depth::TURN_UP, 0.5),
        Spot::Discard { order } => of(layout.discard(order.into()), depth::KITTY, 0.1),
        Spot::Kitty { order } => of(
            layout.kitty_card(order.into()),
            depth::KITTY + f32::from(order),
            0.3,
        ),
        Spot::TurnedDown => of(layout.kitty_card(4), depth::KITTY + 9.0, 0.3),
    }
}
