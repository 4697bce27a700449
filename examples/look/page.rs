//! The pages that are looked at beside the moments of a game.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bower_rules::{Game, Preset};
use bower_stage::layout::Shape;
use bower_stage::settings::House;
use bower_stage::{Boards, Device, Focus, FocusTarget, Layout, Page, Screen, Settings};

use crate::scene::Scene;

/// One step on the way to a page.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// To a screen.
    Screen(Screen),
    /// A page over it.
    Page(Page),
    /// The board at that place from the first is pressed.
    Press(usize),
    /// The chooser's board of the house rules is pressed.
    HouseRules,
}

/// The way from the title to a page; empty for what is no page.
pub fn way(scene: Scene) -> &'static [Step] {
    const CHOOSER: Step = Step::Screen(Screen::Chooser);
    match scene {
        Scene::Chooser => &[CHOOSER],
        Scene::House => &[CHOOSER, Step::HouseRules],
        // After the knob that leads back and the field.
        Scene::Mine => &[CHOOSER, Step::HouseRules, Step::Press(2)],
        Scene::Settings => &[Step::Page(Page::Settings)],
        Scene::Rules => &[Step::Page(Page::Rules)],
        _ => &[],
    }
}

/// House rules a player has saved, for the page of them.
pub fn saved(settings: &mut Settings) {
    for (name, preset) in [("Sundays", Preset::Hoyle), ("Wick", Preset::Euchre)] {
        let game = Game::preset(preset);
        let game = game.with("stick_the_dealer", "true").unwrap_or(game);
        settings.houses.insert(name.into(), House::of(&game));
    }
}

/// Takes a step.
pub fn take(world: &mut World, step: Step) {
    let board = match step {
        Step::Screen(screen) => {
            world.resource_mut::<NextState<Screen>>().set(screen);
            return;
        }
        Step::Page(page) => {
            *world.resource_mut::<Page>() = page;
            return;
        }
        Step::Press(board) => board,
        // The last four are of the game in focus; a phone has the one that plays before it.
        Step::HouseRules => {
            let tall = world.resource::<Layout>().shape == Shape::Tall;
            let boards = world.resource::<Boards>().boards.len();
            boards.saturating_sub(if tall { 3 } else { 4 })
        }
    };
    let mut focus = world.resource_mut::<Focus>();
    focus.target = u16::try_from(board).ok().map(FocusTarget::Board);
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let Some(window) = windows.iter(world).next() else {
        return;
    };
    for state in [ButtonState::Pressed, ButtonState::Released] {
        world.write_message(KeyboardInput {
            key_code: KeyCode::Enter,
            logical_key: Key::Enter,
            state,
            text: None,
            repeat: false,
            window,
        });
    }
}

/// Nothing is lit by the key that was pressed.
pub fn unlit(world: &mut World) {
    world.resource_mut::<Focus>().device = Device::Mouse;
}
