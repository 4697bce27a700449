//! The boards and pages of the game: title, chooser, auction, results, menu, settings, rule card, in one cloth.
//!
//! Everything is drawn with egui in [`EguiPrimaryContextPass`]. The table itself is not ours: presses beside a panel
//! reach the cards beneath.

mod auction;
mod calls;
mod chooser;
mod cloth;
mod curtain;
mod draft;
mod floor;
mod guests;
mod hall;
mod hear;
mod house;
mod keys;
mod knobs;
mod language;
mod last_trick;
mod names;
mod night;
mod pages;
mod pause;
mod pictures;
mod prompts;
mod replace;
mod result;
mod roses;
mod rule_card;
mod said;
mod settings;
mod start;
mod theme;
mod title;
mod toast;
mod tree;
mod vector;
mod welcome;

use std::time::Duration;

use bevy::a11y::ActionRequest;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass};
use bower_stage::{BowerSet, FocusTarget, Page, Screen};

pub use start::{Booked, GoOn, Seats, Start, seats_for};
pub use toast::Toasts;

/// Draws boards and pages.
pub struct PanelsPlugin;

impl Plugin for PanelsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(bevy_egui::EguiPlugin::default())
            .add_plugins(pictures::PicturesPlugin)
            .add_systems(Startup, language::choose)
            .add_message::<ActionRequest>()
            .add_systems(
                PreUpdate,
                tree::act
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(Update, tree::wake.in_set(BowerSet::Present))
            .add_systems(
                EguiPrimaryContextPass,
                (draw, tree::grow.run_if(tree::is_heard)).chain(),
            )
            .add_systems(
                PostUpdate,
                tree::hand_over
                    .run_if(tree::is_heard)
                    .after(EguiPostUpdateSet::ProcessOutput),
            );
    }
}

/// The part of the panels that needs no window: which page is open, what a match starts with, what is told.
pub struct PagesPlugin;

impl Plugin for PagesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Start>()
            .init_resource::<GoOn>()
            .init_resource::<Booked>()
            .init_resource::<replace::Replacing>()
            .init_resource::<chooser::Choosing>()
            .init_resource::<auction::Auction>()
            .init_resource::<settings::SettingsPage>()
            .init_resource::<house::HousePage>()
            .init_resource::<hear::Names>()
            .init_resource::<bower_speech::Heard>()
            .init_resource::<Toasts>()
            .init_resource::<pages::Under>()
            .init_resource::<pages::Turned>()
            .init_resource::<curtain::Lifting>()
            .init_resource::<language::FirstRun>()
            .add_systems(PreUpdate, language::follow)
            .add_systems(Startup, guests::recall)
            .add_systems(
                Update,
                guests::keep
                    .in_set(BowerSet::Present)
                    .run_if(resource_changed::<chooser::Choosing>),
            )
            .add_systems(
                Update,
                (
                    pages::grant,
                    pages::result,
                    curtain::lift,
                    start::book,
                    start::begin,
                )
                    .chain()
                    .in_set(BowerSet::Stage),
            )
            .add_systems(
                Update,
                (toast::hear, toast::advise, hear::toasts, hear::focus)
                    .chain()
                    .in_set(BowerSet::Present),
            )
            .add_systems(OnExit(Screen::Table), pages::close);
    }
}

/// Draws what is on screen, topmost page first to say which boards there are.
fn draw(
    mut contexts: EguiContexts,
    mut hall: hall::Hall,
    mut redraw: MessageWriter<RequestRedraw>,
    mut before: Local<Option<Place>>,
    mut came: Local<Option<((Place, bool), Duration)>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !hall.pictures.fonts_ready() || !hall.layout.is_usable() {
        return Ok(());
    }
    let look = hall.look();
    let mut shown = hall.shown();
    let now = stands(&hall);
    // The auction's boards come up when the cards lie still.
    let still = (now, hall.motion.blocking);
    shown.came = match *came {
        Some((place, since)) if place == still => since,
        _ => came.insert((still, shown.now)).1,
    };
    shown.struck = *hall.struck;
    if *before != Some(now) {
        // Until it is settled, the focus is still on what was here before.
        shown.focus = None;
    }
    let page = *hall.page;
    let screen = *hall.screen.get();
    if screen == Screen::Table {
        knobs::show(&ctx, &look, &mut shown, &mut hall);
    }
    if screen == Screen::Table && hall.handover.0.is_some() {
        floor::hide(&ctx, &look, &hall.pictures);
    }
    let mut supposed = None;
    match (page, screen) {
        (Page::Settings, _) => settings::show(&ctx, &look, &mut shown, &mut hall),
        (Page::Rules, _) => rule_card::show(&ctx, &look, &mut shown, &mut hall),
        (Page::Pause, _) => pause::show(&ctx, &look, &mut shown, &mut hall),
        (Page::LastTrick, _) => last_trick::show(&ctx, &look, &mut shown, &mut hall),
        (Page::Calls, _) => calls::show(&ctx, &look, &mut shown, &mut hall),
        (Page::Result, _) => result::show(&ctx, &look, &mut shown, &mut hall),
        (Page::LastHand, _) => result::last_hand(&ctx, &look, &mut shown, &mut hall),
        (Page::Curtain, _) => curtain::show(&ctx, &look, &mut shown, &mut hall),
        (Page::Replace, _) => {
            title::backdrop(&ctx, &look, &hall);
            replace::show(&ctx, &look, &mut shown, &mut hall);
        }
        (Page::None, Screen::Title) if hall.first_run.0 => {
            title::backdrop(&ctx, &look, &hall);
            welcome::show(&ctx, &look, &mut shown, &mut hall);
        }
        (Page::None, Screen::Title) => title::show(&ctx, &look, &mut shown, &mut hall),
        (Page::None, Screen::Chooser) => chooser::show(&ctx, &look, &mut shown, &mut hall),
        (Page::None, Screen::Table) => {
            supposed = auction::show(&ctx, &look, &mut shown, &mut hall);
        }
        (Page::None, Screen::Loading) => {}
    }
    toast::show(&ctx, &look, &mut shown, &mut hall);
    prompts::show(&ctx, &look, &mut shown, &mut hall);
    let turned = hall.turned.group.is_some();
    if hall.turned.step.is_some() || turned {
        *hall.turned = pages::Turned::default();
    }
    if turned && let Some(main) = shown.main {
        // The ring goes along to the group that was turned to.
        hall.focus.target = Some(FocusTarget::Board(main));
        shown.stirred = true;
    }
    if hall.supposed.0 != supposed {
        hall.supposed.0 = supposed;
        shown.stirred = true;
    }
    // egui learns of another window size one frame later.
    shown.stirred |= hall.layout.is_changed();
    let stirred = shown.stirred || shown.barred.is_some();
    if settle(&mut hall, shown, now, &mut before) || stirred {
        redraw.write(RequestRedraw);
    }
    Ok(())
}

/// Where the player is: page, screen, and what of it.
type Place = (Page, Screen, u64);

/// Where the player is now. What is pressed may lead elsewhere while it is drawn, and the boards drawn are still those of
/// here.
fn stands(hall: &hall::Hall) -> Place {
    let decision = match (*hall.page, *hall.screen.get()) {
        (Page::None, Screen::Chooser) => hall.choosing.part as u64,
        (Page::None, Screen::Title) => u64::from(hall.first_run.0),
        (Page::None, _) => hall.seen.as_ref().map_or(0, |seen| seen.decision),
        _ => 0,
    };
    (*hall.page, *hall.screen.get(), decision)
}

/// Tells the others which boards there are, and moves the focus into a page that has just opened. Whether the focus changed.
fn settle(
    hall: &mut hall::Hall,
    shown: cloth::Shown,
    now: Place,
    before: &mut Option<Place>,
) -> bool {
    let was = *hall.focus;
    let decision = now.2;
    let count = shown.places.len() as u16;
    if *before != Some(now) && count > 0 {
        *before = Some(now);
        hall.focus.target = Some(FocusTarget::Board(shown.main.unwrap_or(0)));
    } else if count == 0 {
        *before = Some(now);
    }
    if let Some(FocusTarget::Board(board)) = hall.focus.target
        && board >= count
    {
        hall.focus.target = count.checked_sub(1).map(FocusTarget::Board);
    }
    if hall.focus.boards != count
        || hall.focus.knobs != shown.knobs.len() as u8
        || hall.focus.typing != shown.typing
    {
        hall.focus.boards = count;
        hall.focus.knobs = shown.knobs.len() as u8;
        hall.focus.typing = shown.typing;
    }
    if let Some(press) = shown.took {
        hall.struck.0 = Some((shown.now, press));
    }
    if let Some(why) = shown.barred {
        hall.toasts.say(bower_words::text("barred"), why);
    }
    let sentences = |all: &[cloth::Named]| all.iter().map(cloth::Named::sentence).collect();
    let names = hear::Names {
        boards: sentences(&shown.names),
        ids: shown.ids,
        knobs: sentences(&shown.knob_names),
        question: shown.question.map(|question| (decision, question)),
    };
    hall.names.set_if_neq(names);
    let boards = bower_stage::Boards {
        boards: shown.places,
        knobs: shown.knobs,
    };
    if *hall.boards != boards {
        *hall.boards = boards;
    }
    *hall.focus != was
}
