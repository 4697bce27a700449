//! A table with real rules, devices that are only messages, and a referee that keeps the truth: what a test of the
//! controls needs, with no window.

// Each test target uses its own part of this.
#![allow(dead_code)]

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::InputPlugin;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorLeft, CursorMoved};
use bower_cards::{Identity, Pose, Spot};
use bower_controls::ControlsPlugin;
use bower_rules::{Action, BySeat, Card, Game, Preset, Seat, Table};
use bower_stage::{
    BowerSet, Chair, Focus, FocusTarget, Hurry, Intent, Notice, Player, Refused, Screen, Seating,
    Seen, StagePlugin, Viewer, Wish, decision,
};

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
        let seen = Seen {
            view: table.view(seat(0)),
            decision: decision(&table),
            won: None,
        };
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

    // The mouse.

    pub fn point(&mut self, to: Vec2) {
        let delta = None;
        self.app.world_mut().write_message(CursorMoved {
            window: Entity::PLACEHOLDER,
            position: to,
            delta,
        });
    }

    pub fn leave(&mut self) {
        self.app.world_mut().write_message(CursorLeft {
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn button(&mut self, state: ButtonState) {
        self.app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn click(&mut self, to: Vec2) {
        self.point(to);
        self.frames(1);
        self.button(ButtonState::Pressed);
        self.frames(3);
        self.button(ButtonState::Released);
        self.frames(1);
    }

    // The finger.

    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let window = Entity::PLACEHOLDER;
        self.app.world_mut().write_message(TouchInput {
            phase,
            position,
            window,
            force: None,
            id,
        });
    }

    pub fn tap(&mut self, to: Vec2) {
        self.finger(7, TouchPhase::Started, to);
        self.frames(4);
        self.finger(7, TouchPhase::Ended, to + Vec2::new(2.0, 1.0));
        self.frames(1);
    }

    // The keyboard.

    pub fn key(&mut self, key: KeyCode, state: ButtonState) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code: key,
            logical_key: Key::Unidentified(NativeKey::Unidentified),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
    }

    pub fn press(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.frames(2);
        self.key(key, ButtonState::Released);
        self.frames(2);
    }

    // The pad.

    pub fn plug_in(&mut self, name: &str, vendor: Option<u16>) {
        let connection = GamepadConnection::Connected {
            name: name.into(),
            vendor_id: vendor,
            product_id: None,
        };
        self.connect(connection);
    }

    pub fn unplug(&mut self) {
        self.connect(GamepadConnection::Disconnected);
    }

    fn connect(&mut self, connection: GamepadConnection) {
        let event = GamepadConnectionEvent::new(self.pad, connection);
        self.app.world_mut().write_message(event.clone());
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }

    pub fn pad_button(&mut self, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
    }

    pub fn pad_press(&mut self, button: GamepadButton) {
        self.pad_button(button, 1.0);
        self.frames(2);
        self.pad_button(button, 0.0);
        self.frames(2);
    }

    pub fn stick(&mut self, axis: GamepadAxis, value: f32) {
        let event = RawGamepadAxisChangedEvent::new(self.pad, axis, value);
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::from(event));
        self.frames(2);
    }

    /// Walks with `step` until the focus is on that card.
    pub fn walk_to(&mut self, card: Card, mut step: impl FnMut(&mut Self, bool)) {
        for _ in 0..20 {
            if self.focus().target == Some(FocusTarget::Card(card)) {
                return;
            }
            let hand = self.hand();
            let onward = match self.focus().target {
                Some(FocusTarget::Card(here)) => {
                    hand.iter().position(|&c| c == here) < hand.iter().position(|&c| c == card)
                }
                _ => true,
            };
            step(self, onward);
        }
        panic!("the focus never came to {card:?}");
    }
}

/// Where the test lays the card of that place: a row whose cards overlap by half.
fn at(place: usize) -> Vec2 {
    Vec2::new(300.0 + 60.0 * place as f32, 600.0)
}

/// Lays the viewer's cards, without motion.
fn lay(
    mut commands: Commands,
    table: Res<Table>,
    viewer: Res<Viewer>,
    laid: Query<Entity, With<Spot>>,
) {
    if !table.is_changed() {
        return;
    }
    for card in &laid {
        commands.entity(card).despawn();
    }
    for (place, card) in table.hand().cards(viewer.0).iter().enumerate() {
        let slot = u8::try_from(place).expect("a hand is small");
        let pose = Pose {
            at: at(place),
            width: 120.0,
            depth: place as f32,
            ..default()
        };
        commands.spawn((
            Identity(card),
            Spot::Hand {
                seat: viewer.0,
                slot,
            },
            pose,
        ));
    }
}

fn hear(
    mut heard: ResMut<Heard>,
    (mut intents, mut refused): (MessageReader<Intent>, MessageReader<Refused>),
    (mut wishes, mut notices, mut hurries): (
        MessageReader<Wish>,
        MessageReader<Notice>,
        MessageReader<Hurry>,
    ),
) {
    heard.intents.extend(intents.read().copied());
    heard.refused.extend(refused.read().cloned());
    heard.wishes.extend(wishes.read().copied());
    heard.notices.extend(notices.read().cloned());
    heard.hurries += hurries.read().count();
}

/// Applies answers as the game does: stale ones are dropped, illegal ones refused. The others play their first legal
/// move at once; a hand that is over is followed by the next.
fn referee(
    on: Res<Referee>,
    mut table: ResMut<Table>,
    mut seen: ResMut<Seen>,
    viewer: Res<Viewer>,
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<Refused>,
) {
    let mut moved = false;
    for intent in intents.read() {
        if !on.0 || intent.decision != decision(&table) {
            continue;
        }
        match table
            .bypass_change_detection()
            .apply(intent.seat, intent.action)
        {
            Ok(_) => moved = true,
            Err(why) => {
                refused.write(Refused {
                    seat: intent.seat,
                    action: intent.action,
                    why,
                });
            }
        }
    }
    if !moved {
        return;
    }
    while table.winner().is_none() && table.to_act() != Some(viewer.0) {
        match table.to_act() {
            None => {
                table.deal().expect("a deal is due");
            }
            Some(turn) => {
                let action = table.legal()[0];
                table.apply(turn, action).expect("legal");
            }
        }
    }
    *seen = Seen {
        view: table.view(viewer.0),
        decision: decision(&table),
        won: table.winner(),
    };
}
