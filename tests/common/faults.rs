//! What is wrong with what is on screen: words cut, words out of their place, things that lie over others, things too
//! small for a finger.
#![allow(dead_code, reason = "every test takes what it needs of it")]

use bevy::prelude::*;
use bevy_egui::egui;

use super::eyes::{Eyes, Face, Line, Widget};

/// The least side of what a finger presses, px.
const TOUCH: f32 = 44.0;
/// The least letters that can still be read, px.
const LEAST_LETTERS: f32 = 8.5;
/// A rounding to other pixels is no fault, px.
const ROUNDING: f32 = 1.0;

/// Everything that is wrong now; `touch` asks for places that a finger hits.
pub fn faults(eyes: &mut Eyes, touch: bool) -> Vec<String> {
    let window = eyes.app.world().get::<Window>(eyes.window).expect("one");
    let whole = egui::Rect::from_min_size(
        egui::Pos2::ZERO,
        egui::vec2(window.width(), window.height()),
    );
    let widgets = eyes.widgets();
    let drawn = eyes.drawn();
    let scene = Scene {
        whole,
        lines: &drawn.lines,
        faces: &drawn.faces,
        scrolled: widgets
            .iter()
            .filter(|widget| is_bar(widget))
            .map(|widget| widget.rect.y_range())
            .collect(),
        panels: widgets.iter().map(|widget| widget.rect).collect(),
    };
    let mut faults = Vec::new();
    for line in &drawn.lines {
        faults.extend(scene.line(line));
    }
    faults.extend(scene.crossed());
    faults.extend(targets(&widgets, touch));
    faults
}

/// What words are judged by.
struct Scene<'a> {
    whole: egui::Rect,
    lines: &'a [Line],
    faces: &'a [Face],
    /// From where to where content is pushed through: as high as its bar.
    scrolled: Vec<egui::Rangef>,
    /// Everything that catches presses, panels among them.
    panels: Vec<egui::Rect>,
}

/// The ink of a line is less high than its row.
fn ink(line: &Line) -> egui::Rect {
    line.rect.shrink2(egui::vec2(1.0, line.rect.height() * 0.2))
}

/// How far a rectangle leaves another: beside it, and over or under it.
fn beyond(of: egui::Rect, place: egui::Rect) -> egui::Vec2 {
    egui::vec2(
        (place.left() - of.left()).max(of.right() - place.right()),
        (place.top() - of.top()).max(of.bottom() - place.bottom()),
    )
}

impl Scene<'_> {
    /// Whether a line is pushed through its place.
    fn scrolls(&self, line: &Line) -> bool {
        self.scrolled.iter().any(|bar| {
            (bar.min - line.clip.top()).abs() < 4.0 && (bar.max - line.clip.bottom()).abs() < 4.0
        })
    }

    /// What is wrong with a line by itself.
    fn line(&self, line: &Line) -> Vec<String> {
        let mut faults = Vec::new();
        let words = &line.words;
        if line.cut {
            faults.push(format!("cut: {words:?}"));
        }
        if line.broken {
            faults.push(format!("a word is broken: {words:?}"));
        }
        if line.size < LEAST_LETTERS {
            faults.push(format!("{words:?} is {} px small", line.size));
        }
        let ink = ink(line);
        let seen = ink.intersect(line.clip);
        let scrolls = self.scrolls(line);
        let mut place = |name: &str, place: egui::Rect, scrolled: bool| {
            let out = beyond(ink, place);
            if out.x > ROUNDING || (out.y > ROUNDING && !scrolled) {
                faults.push(format!(
                    "{words:?} leaves {name}: {:?} of {place:?}",
                    line.rect
                ));
            }
        };
        place("the window", self.whole, scrolls);
        // A panel is drawn with 40 px about it.
        let panel = self
            .panels
            .iter()
            .find(|panel| close(panel.expand(40.0).intersect(self.whole), line.clip));
        if let Some(panel) = panel {
            place("its panel", *panel, false);
        }
        // The least thing under the middle of the line is what it stands on.
        let under = self
            .faces
            .iter()
            .filter(|face| face.order < line.order)
            .filter(|face| face.rect.intersect(face.clip).contains(seen.center()))
            .min_by(|a, b| a.rect.area().total_cmp(&b.rect.area()));
        if let Some(face) = under {
            place(
                "what it stands on",
                face.rect,
                scrolls && face.clip != line.clip,
            );
        }
        // What is drawn later hides it; what goes on below is veiled there.
        let hides = self.faces.iter().find(|face| {
            let both = face.rect.intersect(face.clip).intersect(seen);
            face.solid
                && !scrolls
                && face.order > line.order
                && both.width() > ROUNDING
                && both.height() > ROUNDING
        });
        if let Some(face) = hides {
            faults.push(format!("{words:?} is under {:?}", face.rect));
        }
        faults
    }

    /// Words that lie over other words.
    fn crossed(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let seen = |line: &Line| ink(line).intersect(line.clip);
        for (i, a) in self.lines.iter().enumerate() {
            for b in &self.lines[i + 1..] {
                // Words with a shade of their own are drawn twice.
                let shade = a.words == b.words && (a.rect.min - b.rect.min).length() < 3.0;
                let (of_a, of_b) = (seen(a), seen(b));
                if !shade && of_a.is_positive() && of_b.is_positive() && of_a.intersects(of_b) {
                    faults.push(format!("{:?} lies over {:?}", a.words, b.words));
                }
            }
        }
        faults
    }
}

fn close(a: egui::Rect, b: egui::Rect) -> bool {
    (a.min - b.min).length() < 1.0 && (a.max - b.max).length() < 1.0
}

/// The bar of something pushed through: as high as the place it is pushed through.
fn is_bar(widget: &Widget) -> bool {
    widget.pulled && widget.rect.width() < 10.0
}

/// What is wrong with what is pressed.
fn targets(widgets: &[Widget], touch: bool) -> Vec<String> {
    // A panel catches what is pressed beside its boards; a row is pressed by itself or by the control in it.
    let holds_others = |one: &Widget| {
        widgets.iter().any(|other| {
            other.pressed
                && other.rect != one.rect
                && one.rect.expand(5.0).contains_rect(other.rect)
        })
    };
    // A panel without boards, and its area, lie in the same place: it keeps presses off what is beneath.
    let is_panel = |one: &Widget| {
        let same = |other: &&Widget| other.layer == one.layer && other.rect == one.rect;
        widgets.iter().filter(same).count() > 1
    };
    // A scrolled page moves under a finger anywhere: its bar only shows how far.
    let shown: Vec<&Widget> = widgets
        .iter()
        .filter(|one| one.pressed && one.seen.is_positive() && !is_bar(one))
        .filter(|one| !holds_others(one) && !is_panel(one))
        .collect();
    // A field is pressed by the board it stands on.
    let on_a_board = |one: &Widget| {
        widgets.iter().any(|other| {
            other.rect != one.rect
                && other.rect.contains_rect(one.rect)
                && other.rect.size().min_elem() >= TOUCH - 0.5
                && other.rect.area() < one.rect.area() * 1.6
        })
    };
    let mut faults = Vec::new();
    for one in shown.iter().filter(|_| touch) {
        if one.rect.size().min_elem() < TOUCH - 0.5 && !on_a_board(one) {
            faults.push(format!("too small for a finger: {:?}", one.rect));
        }
    }
    for (i, a) in shown.iter().enumerate() {
        // What lies on another layer is under a page.
        for b in shown[i + 1..].iter().filter(|b| b.layer == a.layer) {
            // What a finger reaches is up to 4 px more than what is drawn: two may share that, each still 44 px wide.
            let both = a.seen.shrink(4.5).intersect(b.seen.shrink(4.5));
            let over = a.rect != b.rect && both.width() > 1.5 && both.height() > 1.5;
            let apart = (a.rect.center() - b.rect.center()).abs();
            let shared = a.seen.intersect(b.seen);
            let narrow = touch
                && a.rect != b.rect
                && shared.width() > 1.0
                && shared.height() > 1.0
                && apart.max_elem() < TOUCH - 0.5;
            if over || narrow {
                faults.push(format!(
                    "what is pressed at {:?} lies over what is at {:?}",
                    a.rect, b.rect
                ));
            }
        }
    }
    faults
}
