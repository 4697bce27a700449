//! The things every panel and page is made of: panels, boards, rings, switches, words. One [`Cloth`] a panel; it draws,
//! and keeps the list of boards that keys and pads walk.

mod board;
mod choice;
mod field;
mod ground;
mod knob;
mod named;
mod panel;
mod scroll;
mod slider;
mod switch;
mod tile;
mod told;
mod words;

use std::time::Duration;

use bevy::prelude::{Rect as BevyRect, Vec2 as BevyVec2};
use bevy_egui::egui::{self, Color32, Rect, Sense, Ui, Vec2, vec2};
use bower_rules::Action;
use bower_stage::{Act, BoardPlace, Press, Struck};

pub use board::{Board, Mark};
pub use named::{Named, Stands};
pub use panel::panel;
pub use slider::Slide;
pub use told::{Stand, Told};

use crate::theme::Look;

/// The boards shown this frame, and what keys and pads want of them. One a frame, shared by all panels.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Where each board lies, in the order shown.
    pub places: Vec<BoardPlace>,
    /// What each board is called and how it stands, for those who hear it.
    pub names: Vec<Named>,
    /// What egui knows each board by.
    pub ids: Vec<egui::Id>,
    /// What the next board is called, where the board itself does not know.
    pub(crate) call: Option<String>,
    /// What the next board is pressed by, where it is more than is drawn as the board.
    pub(crate) reach: Option<Rect>,
    /// Somebody listens: the boards in focus are handed to egui, which tells the screen reader.
    pub heard: bool,
    /// Where each round button lies.
    pub knobs: Vec<BoardPlace>,
    /// What each round button is called.
    pub knob_names: Vec<Named>,
    /// The board in focus.
    pub focus: Option<u16>,
    /// The round button in focus.
    pub knob_focus: Option<u8>,
    /// Whether the ring is drawn at rest.
    pub ring: bool,
    /// The board in focus is pressed by key or pad.
    pub pressed: bool,
    /// The board in focus is to go a step up or down.
    pub adjust: Option<bool>,
    /// The board a page wants in focus when it opens.
    pub main: Option<u16>,
    /// The answer a good player advised.
    pub advised: Option<Action>,
    /// The question of the boards at the table.
    pub question: Option<String>,
    /// Why a board that was pressed is barred.
    pub barred: Option<String>,
    /// What was pressed last.
    pub(crate) struck: Struck,
    /// When all this came up, on the clock of the machine.
    pub(crate) came: Duration,
    /// The time now, on the clock of the machine.
    pub(crate) now: Duration,
    /// How something was pressed.
    pub(crate) took: Option<Press>,
    /// Something is being typed.
    pub typing: bool,
    /// Something was pressed, or a panel is on its way up: another frame is wanted.
    pub stirred: bool,
}

/// What became of a board this frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pressed {
    /// It was pressed.
    pub taken: bool,
    /// It is in focus, by whichever device.
    pub focus: bool,
    /// A step up (true) or down was asked for.
    pub step: Option<bool>,
}

/// A panel being drawn.
pub struct Cloth<'a> {
    /// Where egui draws.
    pub ui: &'a mut Ui,
    /// How things look.
    pub look: &'a Look,
    /// The boards.
    pub shown: &'a mut Shown,
    /// What it is drawn on: what goes on below a place fades into it.
    pub ground: Color32,
}

/// A colour `k` of the way to another.
pub fn mix(a: Color32, b: Color32, k: f32) -> Color32 {
    a.lerp_to_gamma(b, k)
}

impl Cloth<'_> {
    /// The same panel, in another look.
    pub fn in_look<'b>(&'b mut self, look: &'b Look) -> Cloth<'b> {
        Cloth {
            ui: self.ui,
            look,
            shown: self.shown,
            ground: self.ground,
        }
    }

    /// The player's size of words, or the largest of these shares of it in which what is to be shown `fits`: never under the
    /// ordinary one.
    pub fn fitting(&mut self, shares: &[f32], fits: impl Fn(&Cloth) -> bool) -> Look {
        let own = *self.look;
        let least = own.text_size.min(1.0);
        let tried = shares
            .iter()
            .map(|share| (own.text_size * share).max(least));
        for text in tried {
            let look = own.with_text(text);
            if fits(&self.in_look(&look)) {
                return look;
            }
        }
        own.with_text(least)
    }

    /// Whether a focused board's ring is drawn now.
    fn ring_shows(&self, down: bool) -> bool {
        self.shown.ring || down
    }

    /// What the next board is called, where its own words do not say it.
    pub fn call(&mut self, name: &str) {
        self.shown.call = Some(name.to_owned());
    }

    /// What the next board is pressed by, where it is more than is drawn as the board.
    pub fn reach(&mut self, area: Rect) {
        self.shown.reach = Some(area);
    }

    /// A place to stand on that does nothing: what is written there is read, and scrolled to.
    pub fn stop(&mut self, area: Rect, words: &str) {
        self.call(words);
        let (response, pressed) = self.sense(area, false, Stands::Still);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(area, 6.0);
        }
    }

    /// Makes an area pressable and puts it in the list of boards.
    pub fn sense(&mut self, area: Rect, main: bool, stands: Stands) -> (egui::Response, Pressed) {
        let place = self.shown.places.len() as u16;
        let area = self.shown.reach.take().unwrap_or(area);
        let hit = area.expand2(
            ((vec2(self.look.touch(), self.look.touch()) - area.size()) / 2.0)
                .max(Vec2::ZERO)
                .min(vec2(4.0, 4.0)),
        );
        // What is only read is no target: a press there is a press on the page.
        let sense = if stands == Stands::Still {
            Sense::focusable_noninteractive()
        } else {
            Sense::click()
        };
        let response = self
            .ui
            .interact(hit, self.ui.id().with(("board", place)), sense);
        let seen = area.intersect(self.ui.clip_rect());
        self.shown.places.push(BoardPlace {
            rect: BevyRect {
                min: BevyVec2::new(area.min.x, area.min.y),
                max: BevyVec2::new(area.max.x, area.max.y),
            },
            adjusts: stands.adjusts(),
        });
        if main {
            self.shown.main = Some(place);
        }
        let focus = self.shown.focus == Some(place);
        let named = Named {
            name: self.shown.call.take().unwrap_or_default(),
            stands,
        };
        named.tell(&response);
        if focus && self.shown.heard {
            response.request_focus();
        }
        self.shown.names.push(named);
        self.shown.ids.push(response.id);
        if focus && self.shown.ring && seen.height() < area.height() * 0.98 {
            self.ui.scroll_to_rect(area.expand(12.0), None);
        }
        let by_key = focus && self.shown.pressed;
        let taken = self.takes(&response, by_key);
        self.shown.stirred |= response.clicked()
            || by_key
            || (focus && self.shown.adjust.is_some())
            || response.is_pointer_button_down_on();
        let pressed = Pressed {
            taken,
            focus: focus || response.is_pointer_button_down_on(),
            step: self.shown.adjust.filter(|_| focus),
        };
        (response, pressed)
    }

    /// Whether something is pressed now, by a mouse or finger or by a key: not by the second half of a double press on
    /// what was there before.
    fn takes(&mut self, response: &egui::Response, by_key: bool) -> bool {
        if !response.clicked() && !by_key {
            return false;
        }
        // A screen reader presses nowhere, and never twice.
        let press = match response.interact_pointer_pos() {
            _ if by_key => Some(Press::By(Act::Take)),
            at => at.map(|at| Press::At(BevyVec2::new(at.x, at.y))),
        };
        let shown = &mut self.shown;
        let again = press.is_some_and(|press| shown.struck.again(shown.now, press, shown.came));
        if !again && press.is_some() {
            // The third of three quick presses is no more meant than the second.
            shown.took = press;
        }
        !again
    }
}
