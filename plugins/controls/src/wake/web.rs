//! A timer that looks whether a pad has changed: browsers tell of buttons only when asked.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

/// Between two looks, ms.
const EVERY: i32 = 40;

/// Calls `wake` when any pad's state has changed since the last look. Where pads are forbidden, nothing is looked at.
pub fn watch(wake: impl Fn() -> bool + 'static) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let seen = Cell::new(0_u64);
    let look = Closure::<dyn FnMut()>::new(move || {
        let now = state();
        if now != seen.replace(now) {
            wake();
        }
    });
    let set = window
        .set_interval_with_callback_and_timeout_and_arguments_0(
            look.as_ref().unchecked_ref(),
            EVERY,
        )
        .is_ok();
    if set {
        // It lives as long as the page.
        look.forget();
    }
}

/// A number that changes when a button or stick of any pad does. (A pad's own time stamp may go on with nothing
/// changed.)
fn state() -> u64 {
    let Some(window) = web_sys::window() else {
        return 0;
    };
    let Ok(pads) = window.navigator().get_gamepads() else {
        return 0;
    };
    let mut state = 0_u64;
    // Fowler, Noll and Vo's way of mixing numbers, on fiftieths: a stick that trembles less than that is at rest.
    let mut mix = |value: f64| {
        state = (state ^ ((value * 50.0).round() as i64 as u64)).wrapping_mul(0x0100_0000_01b3)
    };
    for pad in pads
        .iter()
        .filter_map(|pad| pad.dyn_into::<web_sys::Gamepad>().ok())
    {
        mix(f64::from(pad.index()) + 1.0);
        for button in pad
            .buttons()
            .iter()
            .filter_map(|button| button.dyn_into::<web_sys::GamepadButton>().ok())
        {
            mix(button.value() + 2.0);
        }
        for axis in pad.axes().iter().filter_map(|axis| axis.as_f64()) {
            mix(axis + 3.0);
        }
    }
    state
}
