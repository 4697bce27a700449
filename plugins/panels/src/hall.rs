//! What every panel and page may read and write.

use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_stage::{
    Alarm, Boards, Bound, Device, Focus, FocusTarget, Handover, Holding, Intent, Kept, Layout,
    Motion, PadSeats, Page, Phase, Prompts, Rebind, Screen, Seating, Seen, Settings, Source,
    Struck, Supposed, Viewer, Wish,
};

use crate::auction::Auction;
use crate::chooser::Choosing;
use crate::cloth::Shown;
use crate::curtain::Lifting;
use crate::hear::Names;
use crate::house::HousePage;
use crate::language::FirstRun;
use crate::pages::{Turned, Under};
use crate::pictures::Pictures;
use crate::replace::Replacing;
use crate::settings::SettingsPage;
use crate::start::{GoOn, Start};
use crate::theme::Look;
use crate::toast::Toasts;

/// Everything the panels meet, in one place.
#[derive(SystemParam)]
pub struct Hall<'w> {
    /// What the player has set.
    pub settings: ResMut<'w, Settings>,
    /// The window.
    pub layout: Res<'w, Layout>,
    /// The screen shown.
    pub screen: Res<'w, State<Screen>>,
    /// The screen to show next.
    pub next: ResMut<'w, NextState<Screen>>,
    /// The page over it.
    pub page: ResMut<'w, Page>,
    /// The pages under it.
    pub under: ResMut<'w, Under>,
    /// What keys and pads asked of the page.
    pub turned: ResMut<'w, Turned>,
    /// The phase of the hand, at the table.
    pub phase: Option<Res<'w, State<Phase>>>,
    /// What the viewer knows.
    pub seen: Option<Res<'w, Seen>>,
    /// Who sits where.
    pub seating: Option<Res<'w, Seating>>,
    /// Whose eyes the screen is.
    pub viewer: Res<'w, Viewer>,
    /// Whether anything moves.
    pub motion: Res<'w, Motion>,
    /// What keys and pads do.
    pub bound: Res<'w, Bound>,
    /// What can be pressed.
    pub prompts: Res<'w, Prompts>,
    /// The focus.
    pub focus: ResMut<'w, Focus>,
    /// Where boards lie.
    pub boards: ResMut<'w, Boards>,
    /// What is thought of as trump.
    pub supposed: ResMut<'w, Supposed>,
    /// The table as the cards show it.
    pub table: Option<Res<'w, bower_cards::Shown>>,
    /// The drawings.
    pub pictures: Res<'w, Pictures>,
    /// The match being chosen.
    pub choosing: ResMut<'w, Choosing>,
    /// The auction panel's own state.
    pub auction: ResMut<'w, Auction>,
    /// The settings page's own state.
    pub settings_page: ResMut<'w, SettingsPage>,
    /// The house rules' own state.
    pub house_page: ResMut<'w, HousePage>,
    /// What everything that can be stood on is called.
    pub names: ResMut<'w, Names>,
    /// Whether a screen reader listens.
    pub requested: Option<Res<'w, AccessibilityRequested>>,
    /// Whether nothing was kept yet when the game began.
    pub first_run: ResMut<'w, FirstRun>,
    /// What is being told.
    pub toasts: ResMut<'w, Toasts>,
    /// When the loop must wake.
    pub alarm: ResMut<'w, Alarm>,
    /// What outlives the window.
    pub kept: Res<'w, Kept>,
    /// The match that waits until the one left unfinished may be given up.
    pub replacing: ResMut<'w, Replacing>,
    /// Whether the match left unfinished is to be gone on with.
    pub go_on: ResMut<'w, GoOn>,
    /// Who is to take the screen next.
    pub handover: Res<'w, Handover>,
    /// Whether a board is held.
    pub holding: ResMut<'w, Holding>,
    /// How far the curtain is lifted.
    pub lifting: Res<'w, Lifting>,
    /// Which pad is whose.
    pub pads: ResMut<'w, PadSeats>,
    /// A match to begin.
    pub start: ResMut<'w, Start>,
    /// What was pressed last.
    pub struck: ResMut<'w, Struck>,
    time: Res<'w, Time<Real>>,
    wishes: MessageWriter<'w, Wish>,
    intents: MessageWriter<'w, Intent>,
    rebinds: MessageWriter<'w, Rebind>,
    quit: MessageWriter<'w, AppExit>,
}

impl Hall<'_> {
    /// How things look now.
    pub fn look(&self) -> Look {
        Look::new(&self.layout, &self.settings)
    }

    /// The list of boards to fill in this frame, with what keys and pads ask of them.
    pub fn shown(&self) -> Shown {
        Shown {
            focus: match self.focus.target {
                Some(FocusTarget::Board(board)) => Some(board),
                _ => None,
            },
            knob_focus: match self.focus.target {
                Some(FocusTarget::Knob(knob)) => Some(knob),
                _ => None,
            },
            ring: matches!(self.focus.device, Device::Keyboard | Device::Gamepad),
            pressed: self.focus.pressed,
            typing: false,
            heard: self.requested.as_ref().is_some_and(|asked| asked.get()) && !self.focus.typing,
            adjust: self.turned.step,
            now: self.time.elapsed(),
            advised: self
                .seen
                .as_ref()
                .and_then(|seen| self.toasts.advised(seen.decision)),
            ..Shown::default()
        }
    }

    /// Asks for something that is no answer.
    pub fn wish(&mut self, wish: Wish) {
        self.wishes.write(wish);
    }

    /// Answers what the table asks.
    pub fn answer(&mut self, action: bower_rules::Action) {
        if let Some(seen) = &self.seen {
            self.intents.write(Intent {
                seat: seen.view.seat(),
                decision: seen.decision,
                action,
                source: Source::Person,
            });
        }
    }

    /// Asks controls for another key.
    pub fn rebind(&mut self, rebind: Rebind) {
        self.rebinds.write(rebind);
    }

    /// Opens a page over the one that is open.
    pub fn turn_to(&mut self, page: Page) {
        crate::pages::open(&mut self.page, &mut self.under, page);
    }

    /// Closes the page on top, and the menu where it lies beneath.
    pub fn leave_menu(&mut self) {
        *self.page = crate::pages::below_menu(&mut self.under);
    }

    /// Closes the game.
    pub fn quit(&mut self) {
        self.quit.write(AppExit::Success);
    }

    /// The names of the viewer's opponents and partners as the screen says them: the player himself is "You".
    pub fn name(&self, seat: bower_rules::Seat) -> String {
        match &self.seating {
            Some(seating) if seat == self.viewer.0 && seating.is_person(seat) => {
                bower_words::text("you")
            }
            Some(seating) => seating.name(seat).to_owned(),
            None => String::new(),
        }
    }
}
