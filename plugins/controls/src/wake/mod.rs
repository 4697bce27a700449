//! Pads are read only while frames are drawn, and at rest none is: this wakes the loop when a pad stirs or is plugged in.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Starts the watcher, where there is a window's loop to wake. Without pads, or a way to read them, there is none.
pub fn start(proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    // Once the loop is gone there is nothing left to wake.
    let wake = move || proxy.send_event(WinitUserEvent::WakeUp).is_ok();
    #[cfg(not(target_arch = "wasm32"))]
    native::watch(wake);
    #[cfg(target_arch = "wasm32")]
    web::watch(wake);
}
