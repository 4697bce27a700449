//! What the page round the game is told in a browser, and what it asks for.
//!
//! The game writes where it is into attributes of the page's `html` element: `data-screen` once a screen is shown (the
//! loading page goes then), `data-phase` of the hand in play, `data-page` for a page over the table, `data-cards`, how many
//! cards lie in sight, and `data-trouble` when it can draw no more. With `probe` in the address it also writes
//! `data-probe`: where cards and boards lie and what the viewer may know, so that tests press what is really there.
//!
//! What happens at the table is written into the element `heard`, where the player stands into `stands`: both are live
//! regions, so a screen reader says what changes there. The element `html` has the language the words are in.
//!
//! The address may ask for what the command line can: `?preset=west&seed=7`.

mod address;
mod probe;
mod webgl;

use bevy::prelude::*;
use bower_cards::{Pose, Spot};
use bower_speech::Heard;
use bower_stage::layout::Inset;
use bower_stage::{BowerSet, Page, Phase, Screen, Settings};

pub use address::{address, goes_on};

/// Tells the page, and draws with what a page has. Add it in a browser only, after Bevy's own plugins: elsewhere there is
/// nobody to tell.
pub struct PagePlugin;

impl Plugin for PagePlugin {
    fn build(&self, app: &mut App) {
        let told = (
            tell_screen.run_if(state_changed::<Screen>),
            tell_phase.run_if(state_changed::<Phase>),
            tell_page.run_if(resource_changed::<Page>),
            tell_cards,
            speak,
            tell_language.run_if(resource_changed::<Settings>),
        );
        app.add_systems(Update, told.after(BowerSet::Present));
        app.add_systems(Update, keep_clear.before(BowerSet::Stage));
        webgl::plain_targets(app);
        webgl::tell_failures(app);
        if address::has(&address::query(), "probe") {
            app.add_systems(Update, probe::tell.after(BowerSet::Present));
        }
    }
}

/// Takes over what the device keeps of the window's edges, whenever the window changes: a phone that is turned has its
/// notch at another edge. The page has two unseen elements as large as that.
fn keep_clear(
    windows: Query<(), Changed<Window>>,
    mut inset: ResMut<Inset>,
    mut asked: Local<bool>,
) {
    if *asked && windows.is_empty() {
        return;
    }
    *asked = true;
    let (left, top) = size("safe-from");
    let (right, bottom) = size("safe-to");
    inset.set_if_neq(Inset {
        left,
        top,
        right,
        bottom,
    });
}

/// Width and height of one element of the page, px; nothing where it is not there.
#[cfg(target_arch = "wasm32")]
fn size(element: &str) -> (f32, f32) {
    web_sys::window()
        .and_then(|window| window.document()?.get_element_by_id(element))
        .map_or((0.0, 0.0), |element| {
            (
                element.client_width() as f32,
                element.client_height() as f32,
            )
        })
}

#[cfg(not(target_arch = "wasm32"))]
fn size(element: &str) -> (f32, f32) {
    trace!("the page would be asked how large {element} is");
    (0.0, 0.0)
}

/// The loading screen is the page's own, so it is not told.
fn tell_screen(screen: Res<State<Screen>>) {
    if *screen.get() != Screen::Loading {
        tell("screen", &lower(screen.get()));
    }
}

fn tell_phase(phase: Option<Res<State<Phase>>>) {
    tell(
        "phase",
        &phase.map_or(String::new(), |phase| lower(phase.get())),
    );
}

fn tell_page(page: Res<Page>) {
    tell("page", &lower(&*page));
}

/// How many cards of the pack are in sight. Told only when it changes, so nothing is written at rest.
fn tell_cards(cards: Query<&Pose, With<Spot>>, mut last: Local<usize>) {
    let count = cards.iter().filter(|pose| pose.alpha > 0.0).count();
    if count != *last {
        *last = count;
        tell("cards", &count.to_string());
    }
}

/// Gives a screen reader what is to be said.
fn speak(mut heard: ResMut<Heard>, mut again: Local<bool>) {
    if !heard.waits() {
        return;
    }
    // The same words twice are no change to a live region: every second text ends in a space that cannot be heard.
    *again = !*again;
    let end = if *again { "\u{a0}" } else { "" };
    for (region, words) in [("heard", heard.happened()), ("stands", heard.stands())] {
        if let Some(words) = words {
            write(region, &format!("{words}{end}"));
        }
    }
}

fn tell_language() {
    set("lang", &bower_words::spoken());
}

/// A variant's name as attributes spell it: `LastTrick` is `lasttrick`.
fn lower(variant: &impl std::fmt::Debug) -> String {
    format!("{variant:?}").to_lowercase()
}

/// Writes one attribute of our own of the page.
fn tell(name: &str, value: &str) {
    set(&format!("data-{name}"), value);
}

/// Writes one attribute of the page. A page that refuses it goes on without.
#[cfg(target_arch = "wasm32")]
fn set(name: &str, value: &str) {
    let page = web_sys::window().and_then(|window| window.document()?.document_element());
    if let Some(page) = page {
        let _ = page.set_attribute(name, value);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn set(name: &str, value: &str) {
    trace!("the page would be told {name}: {value}");
}

/// Writes the words of one element of the page, if it is there.
#[cfg(target_arch = "wasm32")]
fn write(element: &str, words: &str) {
    let element =
        web_sys::window().and_then(|window| window.document()?.get_element_by_id(element));
    if let Some(element) = element {
        element.set_text_content(Some(words));
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn write(element: &str, words: &str) {
    trace!("the page would say in {element}: {words}");
}
