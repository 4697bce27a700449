//! What mouse and fingers did in a frame, in the order they did it.

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved, WindowEvent, WindowFocused};

/// One thing a mouse or finger did. Points are px from the window's upper left, y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stroke {
    /// The mouse is here now.
    Moved(Vec2),
    /// The mouse left the window.
    Left,
    /// The mouse's first button went down.
    Pressed,
    /// It came up.
    Released,
    /// The window lost the player: whatever was held is let go without effect.
    Lost,
    /// A finger did this.
    Finger {
        /// Which finger.
        id: u64,
        /// What it did.
        phase: TouchPhase,
        /// Where.
        at: Vec2,
    },
}

/// The messages of mouse and fingers.
#[derive(SystemParam)]
pub struct Strokes<'w, 's> {
    window: MessageReader<'w, 's, WindowEvent>,
    moved: MessageReader<'w, 's, CursorMoved>,
    left: MessageReader<'w, 's, CursorLeft>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    touches: MessageReader<'w, 's, TouchInput>,
    focused: MessageReader<'w, 's, WindowFocused>,
}

fn button(input: &MouseButtonInput) -> Option<Stroke> {
    (input.button == MouseButton::Left).then_some(if input.state.is_pressed() {
        Stroke::Pressed
    } else {
        Stroke::Released
    })
}

fn finger(touch: &TouchInput) -> Stroke {
    Stroke::Finger {
        id: touch.id,
        phase: touch.phase,
        at: touch.position,
    }
}

impl Strokes<'_, '_> {
    /// What was done since the last frame. A window tells everything in one order; messages written without a window
    /// are taken as: moved, then pressed.
    pub fn read(&mut self, strokes: &mut Vec<Stroke>) {
        strokes.clear();
        strokes.extend(self.window.read().filter_map(|event| match event {
            WindowEvent::CursorMoved(moved) => Some(Stroke::Moved(moved.position)),
            WindowEvent::CursorLeft(_) => Some(Stroke::Left),
            WindowEvent::MouseButtonInput(input) => button(input),
            WindowEvent::TouchInput(touch) => Some(finger(touch)),
            WindowEvent::WindowFocused(focused) => (!focused.focused).then_some(Stroke::Lost),
            _ => None,
        }));
        if !strokes.is_empty() {
            self.moved.clear();
            self.left.clear();
            self.buttons.clear();
            self.touches.clear();
            self.focused.clear();
            return;
        }
        strokes.extend(self.moved.read().map(|moved| Stroke::Moved(moved.position)));
        strokes.extend(self.left.read().map(|_| Stroke::Left));
        strokes.extend(self.buttons.read().filter_map(button));
        strokes.extend(self.touches.read().map(finger));
        strokes.extend(
            self.focused
                .read()
                .filter(|focused| !focused.focused)
                .map(|_| Stroke::Lost),
        );
    }
}
