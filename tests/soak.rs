//! A hundred games with a person who presses anything on every device, anywhere, at any time, in three of them with another
//! at the same screen: nothing may stall, nothing may be played that the rules do not allow, and no hand may show
//! before its person took the screen. `RIGHT_BOWER_SOAK=500` plays as many games as it says.

mod common;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowResolution};
use bower_rules::Table as Truth;
use bower_stage::{Intent, Page, Refused, Screen, Seen, Source, Speed, Table, Wish};
use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What the presses led to.
#[derive(Resource, Default)]
struct Reached {
    refused: usize,
    answers: usize,
    /// Of the answers, those written out of the blue and by no device.
    blue: usize,
}

fn listen(
    mut refused: MessageReader<Refused>,
    mut intents: MessageReader<Intent>,
    mut seen: ResMut<Reached>,
) {
    seen.refused += refused.read().count();
    seen.answers += intents
        .read()
        .filter(|intent| intent.source == Source::Person)
        .count();
}

/// Keys a person has at hand, all that mean something and some that do not.
const KEYS: [KeyCode; 16] = [
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Digit1,
    KeyCode::Digit3,
    KeyCode::Digit5,
    KeyCode::KeyP,
    KeyCode::KeyO,
    KeyCode::KeyA,
    KeyCode::KeyL,
    KeyCode::KeyZ,
    KeyCode::Escape,
    KeyCode::F9,
];

/// Buttons of a pad, those that mean something.
const BUTTONS: [GamepadButton; 10] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::DPadUp,
    GamepadButton::Start,
    GamepadButton::Select,
    GamepadButton::RightTrigger,
];

fn tell(world: &mut World, event: GamepadConnectionEvent) {
    world.write_message(event.clone());
    world.write_message(RawGamepadEvent::from(event));
}

fn plug_in(world: &mut World, pad: Entity) {
    let connection = GamepadConnection::Connected {
        name: "Pad".into(),
        vendor_id: None,
        product_id: None,
    };
    tell(world, GamepadConnectionEvent::new(pad, connection));
}

struct Presser {
    rng: ChaCha12Rng,
    window: Entity,
    size: Vec2,
    /// Two pads, which come and go.
    pads: [Entity; 2],
}

impl Presser {
    fn roll(&mut self, of: u32) -> u32 {
        self.rng.next_u32() % of
    }

    fn place(&mut self) -> Vec2 {
        Vec2::new(self.roll(1_000) as f32, self.roll(1_000) as f32) / 1_000.0 * self.size
    }

    /// One press of something.
    fn press(&mut self, app: &mut App) {
        let (at, window) = (self.place(), self.window);
        let world = app.world_mut();
        match self.roll(6) {
            0 => {
                world.write_message(CursorMoved {
                    window,
                    position: at,
                    delta: None,
                });
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    world.write_message(MouseButtonInput {
                        button: MouseButton::Left,
                        state,
                        window,
                    });
                }
            }
            1 => {
                let end = if self.roll(4) == 0 {
                    TouchPhase::Canceled
                } else {
                    TouchPhase::Ended
                };
                for phase in [TouchPhase::Started, TouchPhase::Moved, end] {
                    world.write_message(TouchInput {
                        phase,
                        position: at,
                        window,
                        force: None,
                        id: 7,
                    });
                }
            }
            2 => {
                let key_code = KEYS[self.roll(KEYS.len() as u32) as usize];
                for state in [ButtonState::Pressed, ButtonState::Released] {
                    world.write_message(KeyboardInput {
                        key_code,
                        logical_key: Key::Unidentified(NativeKey::Unidentified),
                        state,
                        text: None,
                        repeat: false,
                        window,
                    });
                }
            }
            3 => {
                let pad = self.pads[self.roll(2) as usize];
                let button = BUTTONS[self.roll(BUTTONS.len() as u32) as usize];
                for value in [1.0, 0.0] {
                    let event = RawGamepadButtonChangedEvent::new(pad, button, value);
                    world.write_message(RawGamepadEvent::from(event));
                }
            }
            4 => {
                let pad = self.pads[self.roll(2) as usize];
                if self.roll(8) == 0 {
                    let gone = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
                    tell(world, gone);
                } else {
                    plug_in(world, pad);
                    let way = self.roll(3) as f32 - 1.0;
                    let event = RawGamepadAxisChangedEvent::new(pad, GamepadAxis::LeftStickX, way);
                    world.write_message(RawGamepadEvent::from(event));
                }
            }
            _ => self.answer(world),
        }
    }

    /// Holds what takes, long enough to lift a curtain, among presses of anything else.
    fn hold(&mut self, app: &mut App) {
        let window = self.window;
        let enter = |app: &mut App, state| {
            app.world_mut().write_message(KeyboardInput {
                key_code: KeyCode::Enter,
                logical_key: Key::Enter,
                state,
                text: None,
                repeat: false,
                window,
            });
        };
        enter(app, ButtonState::Pressed);
        for _ in 0..self.roll(24) {
            if self.roll(12) == 0 {
                self.press(app);
            }
            app.update();
        }
        enter(app, ButtonState::Released);
    }

    /// An answer out of the blue: any move at all, mostly a legal one, sometimes for a decision long past.
    fn answer(&mut self, world: &mut World) {
        let Some(seen) = world.get_resource::<Seen>() else {
            return;
        };
        let (seat, decision, legal) = (seen.view.seat(), seen.decision, seen.view.legal());
        let stale = self.roll(5) == 0;
        let action = if legal.is_empty() || self.roll(6) == 0 {
            bower_rules::Action::Pass
        } else {
            legal[self.roll(legal.len() as u32) as usize]
        };
        world.resource_mut::<Reached>().blue += 1;
        world.write_message(Intent {
            seat,
            decision: if stale {
                decision.wrapping_sub(1)
            } else {
                decision
            },
            action,
            source: Source::Person,
        });
    }
}

/// The games in which two persons share the screen.
const SHARED: [usize; 3] = [3, 7, 11];

/// How many the games are divided among, to be played side by side.
const PARTS: usize = 4;

#[test]
fn games_of_random_presses_on_every_device_never_stall() {
    soak(0);
}

#[test]
fn more_games_of_random_presses_on_every_device_never_stall() {
    soak(1);
}

#[test]
fn still_more_games_of_random_presses_on_every_device_never_stall() {
    soak(2);
}

#[test]
fn the_last_games_of_random_presses_on_every_device_never_stall() {
    soak(3);
}

fn soak(part: usize) {
    let games = common::games();
    let count = std::env::var("RIGHT_BOWER_SOAK")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(100_usize);
    let mut pressed = (0, 0);
    for n in (part..count).step_by(PARTS) {
        let game = games[n % games.len()];
        let mut app = common::app(
            Duration::from_millis(50),
            if n % 2 == 0 {
                Speed::Normal
            } else {
                Speed::Instant
            },
        );
        app.init_resource::<Reached>().add_systems(Last, listen);
        common::leaks::watch(&mut app);
        let window = app
            .world_mut()
            .spawn((
                Window {
                    resolution: WindowResolution::new(1280, 720),
                    ..default()
                },
                PrimaryWindow,
            ))
            .id();
        // Not in games to which two who bid at random never come to an end: both only go down.
        let persons: &[u8] = if SHARED.contains(&n) { &[0, 1] } else { &[0] };
        let players = common::people(game, persons);
        common::sit(&mut app, game, &players, 5_000 + n as u64);
        let mut presser = Presser {
            rng: ChaCha12Rng::seed_from_u64(n as u64),
            window,
            size: Vec2::new(1280.0, 720.0),
            pads: [
                app.world_mut().spawn_empty().id(),
                app.world_mut().spawn_empty().id(),
            ],
        };
        for pad in presser.pads {
            plug_in(app.world_mut(), pad);
        }
        let (mut idle, mut last, mut frames) = (0, None, 0_u32);
        loop {
            for _ in 0..presser.roll(3) {
                presser.press(&mut app);
            }
            app.update();
            frames += 1;
            // A page that was opened is closed again now and then, a result is left, a table that was left is sat down to again.
            let page = *app.world().resource::<Page>();
            if page == Page::Result {
                app.world_mut().write_message(Wish::NextHand);
            } else if page == Page::Curtain && presser.roll(4) == 0 {
                presser.hold(&mut app);
            } else if page != Page::None && presser.roll(20) == 0 {
                app.world_mut().write_message(Wish::Back);
            }
            if *app.world().resource::<State<Screen>>().get() != Screen::Table && frames > 10 {
                common::sit(&mut app, game, &players, 9_000 + u64::from(frames));
            }
            let Some(table) = app.world().get_resource::<Table>() else {
                continue;
            };
            if table.winner().is_some() {
                break;
            }
            let now = Some((table.deals(), table.moves().len()));
            idle = if now == last { idle + 1 } else { 0 };
            last = now;
            assert!(
                idle < 6_000,
                "{}, game {n}: nothing moves at deal {}, {:?} to act, asked {:?}, page {page:?}",
                game.name(),
                table.deals(),
                table.to_act(),
                table.hand().ask()
            );
            assert!(frames < 400_000, "{}, game {n} does not end", game.name());
        }
        let table = app.world().resource::<Table>();
        assert!(
            Truth::load(&table.save()).is_ok(),
            "{}: what was played is against the rules",
            game.name()
        );
        let seen = app.world().resource::<Reached>();
        pressed = (
            pressed.0 + seen.answers - seen.blue.min(seen.answers),
            pressed.1 + seen.refused,
        );
    }
    assert!(
        pressed.0 > 150 && pressed.1 > 25,
        "the devices reached nothing: {pressed:?}"
    );
}
