//! Every act can be given another key, and none of another's.

mod hands;

use bevy::input::ButtonState::{Pressed, Released};
use bevy::prelude::*;
use bower_rules::Action;
use bower_stage::{Act, Bound, Device, Glyph, Rebind, Settings, Wish};

use hands::Hands;

fn listen(hands: &mut Hands, act: Act, device: Device) {
    hands
        .app
        .world_mut()
        .write_message(Rebind::Listen(act, device));
    hands.frames(2);
    assert_eq!(
        hands.app.world().resource::<Bound>().listening,
        Some((act, device))
    );
}

fn glyphs(hands: &Hands, act: Act) -> Vec<Glyph> {
    let bound = hands.app.world().resource::<Bound>();
    bound
        .rows
        .iter()
        .find(|row| row.act == act)
        .expect("every act has a row")
        .keys
        .clone()
}

#[test]
fn the_next_key_pressed_becomes_the_acts_and_does_nothing_else() {
    let mut hands = Hands::calling(3);
    listen(&mut hands, Act::Pass, Device::Keyboard);
    hands.press(KeyCode::KeyJ);
    hands.frames(2);
    assert!(hands.heard().intents.is_empty());
    assert_eq!(glyphs(&hands, Act::Pass), [Glyph::Art("prompt/key-J")]);
    assert_eq!(
        hands.app.world().resource::<Settings>().bindings["pass"],
        ["J"]
    );
    hands.press(KeyCode::KeyP);
    assert!(hands.heard().intents.is_empty(), "the old key does nothing");
    hands.press(KeyCode::KeyJ);
    assert_eq!(hands.heard().intents[0].action, Action::Pass);
}

#[test]
fn a_key_of_another_act_is_refused_with_that_acts_name() {
    let mut hands = Hands::calling(3);
    listen(&mut hands, Act::Hint, Device::Keyboard);
    hands.press(KeyCode::KeyP);
    hands.frames(2);
    let notices = &hands.heard().notices;
    assert_eq!(notices.len(), 1);
    assert_eq!(notices[0].key, "notice-key-clash");
    assert!(
        notices[0].args.contains(&("act", "pass".to_string())),
        "{:?}",
        notices[0]
    );
    assert!(hands.app.world().resource::<Settings>().bindings.is_empty());
    assert!(
        hands.heard().intents.is_empty(),
        "the key was heard, not obeyed"
    );
    hands.press(KeyCode::KeyH);
    assert_eq!(hands.heard().wishes, [Wish::Hint]);
}

#[test]
fn every_act_takes_another_key_and_every_other_act_is_refused_it_by_name() {
    for act in Act::ALL {
        let mut hands = Hands::calling(3);
        listen(&mut hands, act, Device::Keyboard);
        hands.press(KeyCode::F7);
        assert_eq!(glyphs(&hands, act).len(), 1, "{act:?}");
        let spelled = &hands.app.world().resource::<Settings>().bindings[act.name()];
        assert!(spelled.contains(&"F7".to_string()), "{act:?}: {spelled:?}");
        for other in Act::ALL.into_iter().filter(|other| *other != act) {
            listen(&mut hands, other, Device::Keyboard);
            hands.press(KeyCode::F7);
            let notice = hands.heard().notices.last().expect("it is refused");
            assert_eq!(notice.key, "notice-key-clash", "{act:?}, {other:?}");
            let named = notice.args.contains(&("act", act.name().to_string()));
            assert!(named, "{act:?}, {other:?}: {notice:?}");
        }
    }
}

#[test]
fn esc_gives_up() {
    let mut hands = Hands::calling(3);
    listen(&mut hands, Act::Hint, Device::Keyboard);
    hands.press(KeyCode::Escape);
    hands.frames(2);
    assert_eq!(hands.app.world().resource::<Bound>().listening, None);
    assert!(hands.heard().notices.is_empty() && hands.heard().wishes.is_empty());
}

#[test]
fn a_key_may_be_bound_with_another_held() {
    let mut hands = Hands::calling(3);
    listen(&mut hands, Act::Hint, Device::Keyboard);
    hands.key(KeyCode::ControlLeft, Pressed);
    hands.frames(1);
    hands.press(KeyCode::KeyG);
    hands.key(KeyCode::ControlLeft, Released);
    hands.frames(2);
    assert_eq!(
        hands.app.world().resource::<Settings>().bindings["hint"],
        ["Ctrl+G", "pad west"]
    );
}

#[test]
fn a_pads_button_is_bound_beside_the_key() {
    let mut hands = Hands::calling(3);
    hands.plug_in("Pad", None);
    listen(&mut hands, Act::Pass, Device::Gamepad);
    hands.pad_press(GamepadButton::LeftThumb);
    hands.frames(2);
    assert_eq!(
        hands.app.world().resource::<Settings>().bindings["pass"],
        ["P", "pad left stick"]
    );
    hands.pad_press(GamepadButton::LeftThumb);
    assert_eq!(hands.heard().intents[0].action, Action::Pass);
}

#[test]
fn settings_that_are_loaded_or_set_back_bring_their_keys_at_once() {
    let mut hands = Hands::calling(3);
    let mut settings = hands.app.world_mut().resource_mut::<Settings>();
    settings.bindings.insert("order".into(), vec!["K".into()]);
    hands.frames(2);
    assert_eq!(glyphs(&hands, Act::Order), [Glyph::Art("prompt/key-K")]);
    hands.app.world_mut().write_message(Rebind::ResetAll);
    hands.frames(2);
    assert_eq!(glyphs(&hands, Act::Order), [Glyph::Art("prompt/key-O")]);
    assert!(hands.app.world().resource::<Settings>().bindings.is_empty());
}
