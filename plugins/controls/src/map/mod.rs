//! Which keys and buttons do which act: data that a player can change.

mod button;
mod first;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bower_stage::Act;

pub use button::{Button, Push};

/// Another act already has that button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The act that has it.
    pub other: Act,
}

/// Which buttons do which act. No button does two.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct InputMap {
    buttons: BTreeMap<Act, Vec<Button>>,
}

impl Default for InputMap {
    fn default() -> Self {
        Self {
            buttons: Act::ALL
                .into_iter()
                .map(|act| (act, first::buttons(act)))
                .collect(),
        }
    }
}

impl InputMap {
    /// The map a settings file describes: what it names replaces the first buttons of that act. What cannot be read, or
    /// would clash, is left as it was at first.
    pub fn from_settings(spelled: &BTreeMap<String, Vec<String>>) -> Self {
        let mut map = Self::default();
        let changed: Vec<(Act, Vec<Button>)> = spelled
            .iter()
            .filter_map(|(name, buttons)| {
                let act = Act::from_name(name)?;
                let buttons: Option<Vec<Button>> =
                    buttons.iter().map(|text| Button::parse(text)).collect();
                Some((act, buttons?))
            })
            .collect();
        // Two acts may have exchanged buttons, so all that change let go of theirs first.
        for (act, _) in &changed {
            map.buttons.insert(*act, Vec::new());
        }
        for (act, buttons) in changed {
            let free = buttons.iter().all(|&button| map.owner(button).is_none());
            let first = first::buttons(act);
            let buttons = if free { buttons } else { first };
            let buttons = buttons
                .into_iter()
                .filter(|&button| map.owner(button).is_none())
                .collect();
            map.buttons.insert(act, buttons);
        }
        map
    }

    /// What a settings file keeps: only the acts that differ from their first buttons.
    pub fn to_settings(&self) -> BTreeMap<String, Vec<String>> {
        self.buttons
            .iter()
            .filter(|(act, buttons)| **buttons != first::buttons(**act))
            .map(|(act, buttons)| {
                (
                    act.name().into(),
                    buttons.iter().map(Button::to_string).collect(),
                )
            })
            .collect()
    }

    /// The buttons of an act, keys first.
    pub fn of(&self, act: Act) -> &[Button] {
        self.buttons.get(&act).map_or(&[], Vec::as_slice)
    }

    /// The act a button does.
    pub fn owner(&self, button: Button) -> Option<Act> {
        self.buttons
            .iter()
            .find(|(_, buttons)| buttons.contains(&button))
            .map(|(&act, _)| act)
    }

    /// Makes a button the only one of its kind (key, or pad) that does this act.
    ///
    /// # Errors
    /// [`Clash`] when another act has it; nothing changes then.
    pub fn bind(&mut self, act: Act, button: Button) -> Result<(), Clash> {
        if let Some(other) = self.owner(button).filter(|&other| other != act) {
            return Err(Clash { other });
        }
        let buttons = self.buttons.entry(act).or_default();
        // The stick keeps steering whatever the cross is set to.
        buttons.retain(|&old| old.is_pad() != button.is_pad() || matches!(old, Button::Stick(_)));
        buttons.push(button);
        buttons.sort_by_key(|button| button.is_pad());
        Ok(())
    }

    /// Gives an act its first buttons again.
    ///
    /// # Errors
    /// [`Clash`] when another act has one of them by now; nothing changes then.
    pub fn reset(&mut self, act: Act) -> Result<(), Clash> {
        let first = first::buttons(act);
        if let Some(other) = first
            .iter()
            .filter_map(|&button| self.owner(button))
            .find(|&other| other != act)
        {
            return Err(Clash { other });
        }
        self.buttons.insert(act, first);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_enhanced_input::prelude::ModKeys;

    #[test]
    fn no_button_does_two_acts_at_first() {
        let map = InputMap::default();
        let all: Vec<Button> = Act::ALL
            .into_iter()
            .flat_map(|act| map.of(act).to_vec())
            .collect();
        for (place, button) in all.iter().enumerate() {
            assert!(!all[..place].contains(button), "{button}");
        }
    }

    #[test]
    fn every_act_has_a_key_at_first() {
        let map = InputMap::default();
        for act in Act::ALL {
            assert!(map.of(act).iter().any(|button| !button.is_pad()), "{act:?}");
        }
    }

    #[test]
    fn a_clash_is_refused_with_the_other_act_and_changes_nothing() {
        let mut map = InputMap::default();
        let before = map.clone();
        assert_eq!(
            map.bind(Act::Hint, Button::key(KeyCode::KeyP)),
            Err(Clash { other: Act::Pass })
        );
        assert_eq!(
            map.bind(Act::Hint, Button::Pad(GamepadButton::South)),
            Err(Clash { other: Act::Take })
        );
        assert_eq!(map, before);
    }

    #[test]
    fn the_same_letter_with_ctrl_is_another_button() {
        let mut map = InputMap::default();
        let button = Button::Key {
            key: KeyCode::KeyP,
            mods: ModKeys::CONTROL,
        };
        assert_eq!(map.bind(Act::Hint, button), Ok(()));
        assert_eq!(map.owner(Button::key(KeyCode::KeyP)), Some(Act::Pass));
    }

    #[test]
    fn a_new_key_takes_the_place_of_the_old_keys_only() {
        let mut map = InputMap::default();
        map.bind(Act::Hint, Button::key(KeyCode::KeyJ))
            .expect("J is free");
        assert_eq!(
            map.of(Act::Hint),
            [Button::key(KeyCode::KeyJ), Button::Pad(GamepadButton::West)]
        );
        assert_eq!(map.owner(Button::key(KeyCode::KeyH)), None);
    }

    #[test]
    fn the_stick_still_steers_when_the_cross_is_bound_elsewhere() {
        let mut map = InputMap::default();
        map.bind(Act::Left, Button::Pad(GamepadButton::LeftThumb))
            .expect("it is free");
        assert!(map.of(Act::Left).contains(&Button::Stick(Push::Left)));
        assert!(
            !map.of(Act::Left)
                .contains(&Button::Pad(GamepadButton::DPadLeft))
        );
    }

    #[test]
    fn only_what_differs_is_kept_and_it_comes_back() {
        let mut map = InputMap::default();
        assert!(map.to_settings().is_empty());
        map.bind(Act::Hint, Button::key(KeyCode::KeyJ))
            .expect("J is free");
        let kept = map.to_settings();
        assert_eq!(kept.keys().collect::<Vec<_>>(), ["hint"]);
        assert_eq!(InputMap::from_settings(&kept), map);
    }

    #[test]
    fn two_acts_that_exchanged_keys_come_back_exchanged() {
        let mut map = InputMap::default();
        map.bind(Act::Pass, Button::key(KeyCode::KeyJ))
            .expect("J is free");
        map.bind(Act::Order, Button::key(KeyCode::KeyP))
            .expect("P is free now");
        map.bind(Act::Pass, Button::key(KeyCode::KeyO))
            .expect("O is free now");
        assert_eq!(InputMap::from_settings(&map.to_settings()), map);
    }

    #[test]
    fn a_settings_file_cannot_give_one_key_to_two_acts() {
        let kept = BTreeMap::from([
            ("hint".to_string(), vec!["J".to_string()]),
            ("pass".to_string(), vec!["J".to_string()]),
            ("nonsense".to_string(), vec!["K".to_string()]),
            ("order".to_string(), vec!["no such key".to_string()]),
        ]);
        let map = InputMap::from_settings(&kept);
        assert_eq!(map.owner(Button::key(KeyCode::KeyJ)), Some(Act::Hint));
        assert_eq!(map.owner(Button::key(KeyCode::KeyP)), Some(Act::Pass));
        assert_eq!(map.owner(Button::key(KeyCode::KeyO)), Some(Act::Order));
    }
}
