//! Mouse, touch, keyboard and gamepads as intents, and the focus they share.
