//! A table with real rules, devices that are only messages, and a referee that keeps the truth: what a test of the
//! controls needs, with no window.

// Each test target uses its own part of this.
#![allow(dead_code)]

mod devices;
mod table;

use std::time::Duration;

use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bower_controls::ControlsPlugin;
use bower_rules::{Action, BySeat, Card, Game, Preset, Seat, Table};
use bower_stage::{
    BowerSet, Chair, Focus, Intent, Notice, Player, Refused, Screen, Seating, Seen, Settings,
    StagePlugin, Viewer, Wish, decision,
};

use table::{at, hear, lay, referee};

/// A frame of the test's clock.
pub const FRAME: Duration = Duration::from_millis(16);

/// Everything written that a test asks about.
#[derive(Resource, Default)]
pub struct Heard {
    pub intents: Vec<Intent>,
    pub refused: Vec<Refused>,
    pub wishes: Vec<Wish>,
    pub notices: Vec<Notice>,
    pub hurries: usize,
}

/// Whether the referee applies answers and bots answer; off, nothing ever does.
#[derive(Resource)]
pub struct Referee(pub bool);

/// The app with a table of that game at the first decision of seat 0 for which `ask` holds.
pub struct Hands {
    pub app: App,
    pub pad: Entity,
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

impl Hands {
    /// Four-handed euchre at the viewer's first call.
    pub fn calling(seed: u64) -> Self {
        Self::of(Game::preset(Preset::Euchre), seed, |legal| {
            legal.contains(&Action::Order { alone: false })
        })
    }

    /// Four-handed euchre at the viewer's first card, with at least one card barred where there is such a deal.
    pub fn playing(seed: u64) -> Self {
        Self::of(Game::preset(Preset::Euchre), seed, |legal| {
            matches!(legal[0], Action::Play(_))
        })
    }

    pub fn of(game: Game, seed: u64, ask: impl Fn(&[Action]) -> bool) -> Self {
        let mut table = Table::new(game, seed, Some(seat(0)));
        let viewer = seat(0);
        for _ in 0..2000 {
            if table.awaiting_deal() {
                table.deal().expect("a deal is due");
            }
            let Some(turn) = table.to_act() else {
                panic!("the game ended before it asked")
            };
            let legal = table.legal();
            if turn == viewer && ask(&legal) {
                return Self::at(table);
            }
            // Orders at once, so that cards are played soon.
            let action = legal
                .iter()
                .copied()
                .find(|action| matches!(action, Action::Order { alone: false }));
            table
                .apply(turn, action.unwrap_or(legal[0]))
                .expect("legal");
        }
        panic!("it was never asked");
    }

    pub fn at(table: Table) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            InputPlugin,
            StatesPlugin,
            StagePlugin,
            ControlsPlugin,
        ))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Heard::default())
        .insert_resource(Referee(true))
        .insert_resource(Viewer(seat(0)))
        .configure_sets(
            Update,
            (BowerSet::Input, BowerSet::Advance, BowerSet::Stage).chain(),
        )
        .add_systems(Update, (hear, referee).chain().in_set(BowerSet::Advance))
        .add_systems(Update, lay.in_set(BowerSet::Stage));
        let seats = table.game().seats();
        let chairs = BySeat::from_fn(|at| {
            (at.number() < seats).then(|| Chair {
                player: if at == seat(0) {
                    Player::Person
                } else {
                    Player::Bot("casual")
                },
                name: format!("player {}", at.number()),
                portrait: "portrait/fox",
            })
        });
        let seen = Seen::new(&table, seat(0), decision(&table));
        app.insert_resource(table)
            .insert_resource(Seating { chairs })
            .insert_resource(seen);
        app.finish();
        app.cleanup();
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table);
        let pad = app.world_mut().spawn_empty().id();
        let mut hands = Self { app, pad };
        hands.frames(3);
        hands
    }

    /// Two presses play a card from now on.
    pub fn confirm_plays(&mut self) {
        self.app.world_mut().resource_mut::<Settings>().confirm_play = true;
    }

    /// Every frame takes so long from now on.
    pub fn frame_takes(&mut self, long: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(long));
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Long enough for a second press to be a press of its own.
    pub fn rest(&mut self) {
        self.frames(30);
    }

    pub fn heard(&self) -> &Heard {
        self.app.world().resource::<Heard>()
    }

    pub fn focus(&self) -> Focus {
        *self.app.world().resource::<Focus>()
    }

    pub fn table(&self) -> &Table {
        self.app.world().resource::<Table>()
    }

    /// The viewer's cards, left to right.
    pub fn hand(&self) -> Vec<Card> {
        self.table().hand().cards(seat(0)).iter().collect()
    }

    pub fn legal_card(&self) -> Card {
        let legal = self.table().legal();
        let card = legal.iter().find_map(|action| {
            if let Action::Play(card) = action {
                Some(*card)
            } else {
                None
            }
        });
        card.expect("a card is asked for")
    }

    pub fn barred_card(&self) -> Option<Card> {
        let legal = self.table().legal();
        self.hand()
            .into_iter()
            .find(|&card| !legal.contains(&Action::Play(card)))
    }

    /// The cards the viewer answered with.
    pub fn played(&self) -> Vec<Card> {
        let cards = self.heard().intents.iter();
        cards
            .filter_map(|intent| {
                if let Action::Play(card) = intent.action {
                    Some(card)
                } else {
                    None
                }
            })
            .collect()
    }

    /// The middle of a card, where it shows beside its right neighbour.
    pub fn spot(&self, card: Card) -> Vec2 {
        let place = self
            .hand()
            .iter()
            .position(|&other| other == card)
            .expect("it is in the hand");
        at(place) - Vec2::new(30.0, 0.0)
    }
}
