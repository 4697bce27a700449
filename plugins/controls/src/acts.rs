//! The input map as bevy_enhanced_input knows it: one action for each [`Act`], bound by the player's [`InputMap`].

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_enhanced_input::action::events::ActionEvents;
use bevy_enhanced_input::prelude::{
    Action, ActionOf, ActionSettings, ActionSources, ActionValue, Binding, BindingOf, Bindings,
    BlockBy, Clamp, Down, InputAction, TriggerState,
};
use bower_stage::{Act, Device, Focus};

use crate::keys::{Keys, Pads};
use crate::map::{Button, InputMap, Push};
use crate::prompts::PadStyle;

/// The one context all acts belong to.
#[derive(Component)]
pub struct Hands;

/// What every action of ours tells: how far down it is, 0 to 1. A mere yes or no would hide how far a stick is pushed.
#[derive(InputAction)]
#[action_output(f32)]
pub struct Held;

/// Which act an action entity does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Does(pub Act);

/// Marks the action that stands for Ctrl, Alt or Super held: a letter means nothing with them, unless bound so.
#[derive(Component)]
pub struct Chorded;

/// An act done in this frame, and by which device.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// What was done.
    pub act: Act,
    /// A key or a pad.
    pub device: Device,
}

/// How far the stick must be pushed, of 1.
const PUSHED: f32 = 0.55;
/// Seconds a way is held before it repeats.
const REPEAT_AFTER: f32 = 0.4;
/// Seconds between its repeats.
const REPEAT_EVERY: f32 = 0.12;

/// The most a frame counts towards a repeat, in seconds: a slow one may hide that the button was let go.
const FRAME_MOST: f32 = 0.1;

/// An act that goes on while its button is held.
#[derive(Debug)]
pub struct Going {
    act: Act,
    device: Device,
    /// Seconds of frames that count until it goes on.
    left: f32,
}

/// Whether an act goes on while its button is held.
fn repeats(act: Act) -> bool {
    matches!(act, Act::Left | Act::Right | Act::Up | Act::Down)
}

/// The entities of the input map, bound later by [`bind`].
pub fn spawn(mut commands: Commands) {
    let hands = commands.spawn((Name::new("input map"), Hands)).id();
    let settings = ActionSettings {
        consume_input: true,
        ..default()
    };
    let chorded = commands
        .spawn((
            Name::new("act, with Ctrl, Alt or Super"),
            Action::<Held>::new(),
            ActionOf::<Hands>::new(hands),
            Chorded,
        ))
        .id();
    for key in [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ] {
        commands.spawn((Binding::from(key), BindingOf(chorded)));
    }
    for act in Act::ALL {
        commands.spawn((
            Name::new(format!("act, {}", act.name())),
            Action::<Held>::new(),
            ActionOf::<Hands>::new(hands),
            settings,
            Does(act),
            Down::new(PUSHED),
        ));
    }
}

/// The buttons of an act for a pad of that style: where confirming lies at the right, take and back change places.
pub fn styled(button: Button, style: PadStyle) -> Button {
    match (button, style) {
        (Button::Pad(GamepadButton::South), PadStyle::Switch) => Button::Pad(GamepadButton::East),
        (Button::Pad(GamepadButton::East), PadStyle::Switch) => Button::Pad(GamepadButton::South),
        _ => button,
    }
}

/// Gives every action its bindings, whenever the player's map or the style of the pad in hand changes.
pub fn bind(
    mut commands: Commands,
    map: Res<InputMap>,
    style: Res<PadStyle>,
    actions: Query<(Entity, &Does)>,
    chorded: Single<Entity, With<Chorded>>,
    mut bound: Local<bool>,
) {
    if *bound && !map.is_changed() && !style.is_changed() {
        return;
    }
    *bound = true;
    for (action, does) in &actions {
        commands.entity(action).despawn_related::<Bindings>();
        for &button in map.of(does.0) {
            match styled(button, *style) {
                Button::Key { key, mods } => {
                    let binding = Binding::Keyboard {
                        key,
                        mod_keys: mods,
                    };
                    if mods.is_empty() {
                        commands.spawn((binding, BindingOf(action), BlockBy::single(*chorded)));
                    } else {
                        commands.spawn((binding, BindingOf(action)));
                    }
                }
                Button::Pad(pad) => {
                    commands.spawn((Binding::from(pad), BindingOf(action)));
                }
                Button::Stick(push) => {
                    let (axis, clamp) = match push {
                        Push::Left => (GamepadAxis::LeftStickX, Clamp::neg()),
                        Push::Right => (GamepadAxis::LeftStickX, Clamp::pos()),
                        Push::Up => (GamepadAxis::LeftStickY, Clamp::pos()),
                        Push::Down => (GamepadAxis::LeftStickY, Clamp::neg()),
                    };
                    commands.spawn((Binding::from(axis), clamp, BindingOf(action)));
                }
            }
        }
    }
}

/// While a field takes letters, keys mean nothing else.
pub fn mute(focus: Res<Focus>, mut sources: ResMut<ActionSources>) {
    if sources.keyboard == focus.typing {
        sources.keyboard = !focus.typing;
    }
}

/// What each action told in this frame becomes [`Done`].
pub fn collect(
    actions: Query<(&Does, &ActionEvents, &TriggerState, &ActionValue)>,
    map: Res<InputMap>,
    style: Res<PadStyle>,
    (keys, pads): (Res<Keys>, Res<Pads>),
    time: Res<Time>,
    mut going: Local<Vec<Going>>,
    mut done: MessageWriter<Done>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (&Does(act), events, state, _) in &actions {
        if events.contains(ActionEvents::START) {
            // An action also starts when a key that was held with Shift goes on without it: only a press counts.
            let pressed = map
                .of(act)
                .iter()
                .find_map(|&button| match styled(button, *style) {
                    Button::Key { key, .. } => keys.latch.rose(key).then_some(Device::Keyboard),
                    Button::Pad(button) => pads
                        .latch
                        .risen()
                        .any(|(_, risen)| risen == button)
                        .then_some(Device::Gamepad),
                    Button::Stick(_) => None,
                });
            let steered = || {
                let stick = map
                    .of(act)
                    .iter()
                    .any(|button| matches!(button, Button::Stick(_)));
                (stick && keys.latch.risen().next().is_none()).then_some(Device::Gamepad)
            };
            if let Some(device) = pressed.or_else(steered) {
                done.write(Done { act, device });
                if repeats(act) {
                    going.retain(|other| other.act != act);
                    going.push(Going {
                        act,
                        device,
                        left: REPEAT_AFTER,
                    });
                }
            }
        } else if *state == TriggerState::None {
            going.retain(|other| other.act != act);
        } else if let Some(going) = going.iter_mut().find(|other| other.act == act) {
            going.left -= time.delta_secs().min(FRAME_MOST);
            if going.left <= 0.0 {
                going.left += REPEAT_EVERY;
                let device = going.device;
                done.write(Done { act, device });
            }
        }
    }
    if !going.is_empty() {
        redraw.write(RequestRedraw);
    }
}
