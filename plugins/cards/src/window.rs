//! The layout follows the window, what its device keeps of it, the game in play and the player's size of words.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bower_stage::layout::{Company, Inset};
use bower_stage::settings::Theme;
use bower_stage::{Layout, Seen, Settings};

/// Keeps [`Layout`] up. A window of no size, as one has while it is made or put away, is ignored.
pub(crate) fn fit(
    mut layout: ResMut<Layout>,
    windows: Query<Ref<Window>, With<PrimaryWindow>>,
    seen: Option<Res<Seen>>,
    (settings, inset): (Res<Settings>, Res<Inset>),
) {
    let Some(window) = windows.iter().next() else {
        return;
    };
    let changed = window.is_changed()
        || settings.is_changed()
        || inset.is_changed()
        || seen.as_ref().is_some_and(|seen| seen.is_changed());
    let size = Vec2::new(window.width(), window.height());
    if !changed || size.min_element() < 1.0 {
        return;
    }
    let company = seen.map_or(Company::ORDINARY, |seen| Company::of(seen.view.game()));
    let mut wanted = Layout::new(size, *inset, company, settings.text_size);
    if wants_large_index(&settings) || wanted.is_too_small_for_ordinary_index() {
        wanted = wanted.for_large_index();
    }
    if settings.left_handed {
        wanted = wanted.for_left_hand();
    }
    layout.set_if_neq(wanted);
}

/// Whether the player has asked for the large index.
fn wants_large_index(settings: &Settings) -> bool {
    settings.large_index || settings.theme == Theme::HighContrast
}
