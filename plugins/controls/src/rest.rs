//! egui asks for another frame whenever it was told anything, and bevy_egui tells it in every frame which keys are held
//! (seen in 0.42, `write_egui_input_system`): without this no frame would be the last one.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};

/// Tells egui which keys are held only when they change.
pub fn hush(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut told: Local<EntityHashMap<Modifiers>>,
) {
    for (context, mut input) in &mut inputs {
        let last = told.entry(context).or_default();
        input.events.retain(|event| match event {
            Event::ModifiersChanged(held) if held == last => false,
            Event::ModifiersChanged(held) => {
                *last = *held;
                true
            }
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::RawInput;

    #[test]
    fn held_keys_are_told_once_and_everything_else_always() {
        let mut app = App::new();
        app.add_systems(Update, hush);
        let context = app.world_mut().spawn(EguiInput(RawInput::default())).id();
        let mut tell = |events: Vec<Event>| {
            let mut input = app
                .world_mut()
                .get_mut::<EguiInput>(context)
                .expect("it is there");
            input.events = events;
            app.update();
            app.world()
                .get::<EguiInput>(context)
                .expect("it is there")
                .events
                .len()
        };
        let (none, shift) = (
            Event::ModifiersChanged(Modifiers::NONE),
            Event::ModifiersChanged(Modifiers::SHIFT),
        );
        assert_eq!(tell(vec![none.clone()]), 0, "nothing is held at first");
        assert_eq!(tell(vec![shift.clone()]), 1);
        assert_eq!(tell(vec![shift.clone()]), 0);
        assert_eq!(tell(vec![shift, Event::PointerGone]), 1);
        assert_eq!(tell(vec![none]), 1);
    }
}
