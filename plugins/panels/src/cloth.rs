//! The things every panel and page is made of: panels, boards, rings, switches, words. One [`Cloth`] a panel; it draws,
//! and keeps the list of boards that keys and pads walk.

use bevy::prelude::{Rect as BevyRect, Vec2 as BevyVec2};
use bevy_egui::egui::{
    self, Align2, Color32, Galley, Id, Order, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, pos2, vec2,
};
use bower_rules::Action;
use bower_stage::BoardPlace;
use std::sync::Arc;

use crate::theme::{self, Kind, Letter, Look};
use crate::vector;

/// What stands before a board's words.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Mark {
    /// A suit or shape on a paper disc, by its name and ink.
    Pip(&'static str, Color32),
    /// A sign at the board's left.
    Sign(&'static str),
}

/// The boards shown this frame, and what keys and pads want of them. One a frame, shared by all panels.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// Where each board lies, in the order shown.
    pub places: Vec<BoardPlace>,
    /// Where each round button lies.
    pub knobs: Vec<BoardPlace>,
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
    /// Why a board that was pressed is barred.
    pub barred: Option<String>,
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

/// A board to be shown.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    rect: Rect,
    words: &'a str,
    kind: Kind,
    size: f32,
    mark: Option<Mark>,
    barred: Option<&'a str>,
    main: bool,
}

impl<'a> Board<'a> {
    /// A wooden board with words.
    pub fn new(rect: Rect, words: &'a str) -> Self {
        Self {
            rect,
            words,
            kind: Kind::Wood,
            size: 22.0,
            mark: None,
            barred: None,
            main: false,
        }
    }

    /// Its wood.
    pub fn kind(mut self, kind: Kind) -> Self {
        self.kind = kind;
        self
    }

    /// The drawn size of its words.
    pub fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// What stands before its words.
    pub fn mark(mut self, mark: Mark) -> Self {
        self.mark = Some(mark);
        self
    }

    /// Bars it for a reason, which is told when it is pressed all the same.
    pub fn barred(mut self, why: Option<&'a str>) -> Self {
        self.barred = why;
        self
    }

    /// The focus goes to it when its page opens.
    pub fn main(mut self) -> Self {
        self.main = true;
        self
    }

    /// Draws it; whether it was pressed.
    pub fn show(self, cloth: &mut Cloth) -> bool {
        let radius = (self.rect.height() * 0.24).min(16.0);
        let (response, pressed) = cloth.sense(self.rect, self.main, false);
        let down = response.is_pointer_button_down_on();
        let paint = self.kind.paint();
        let fade = if self.barred.is_some() { 0.38 } else { 1.0 };
        let proud = cloth.look.px(3.0).clamp(2.0, 4.0);
        let painter = cloth.ui.painter().clone();
        let face = if down {
            self.rect.translate(vec2(0.0, proud))
        } else {
            self.rect
        };
        let ink = |c: Color32| c.gamma_multiply(fade);
        painter.rect_filled(
            self.rect.translate(vec2(0.0, proud + 1.0)),
            radius,
            Color32::from_black_alpha((102.0 * fade) as u8),
        );
        if !down {
            painter.rect_filled(
                self.rect.translate(vec2(0.0, proud)),
                radius,
                ink(paint.low),
            );
        }
        let hover = response.hovered() && !down && self.barred.is_none();
        let ground = if down { paint.low } else { paint.face };
        painter.rect_filled(face, radius, ink(ground));
        let rim = if down {
            mix(paint.low, Color32::BLACK, 0.35)
        } else if hover {
            mix(paint.high, Color32::WHITE, 0.25)
        } else {
            paint.high
        };
        painter.rect_stroke(
            face.shrink(1.4),
            radius - 1.2,
            Stroke::new(1.6, ink(rim)),
            StrokeKind::Middle,
        );
        if !down && self.rect.height() > 20.0 {
            cloth.stitches(
                face.shrink(cloth.look.px(5.5).clamp(4.0, 7.0)),
                radius - 4.0,
                1.0,
                paint.words.gamma_multiply(0.35 * fade),
                5.0,
                4.0,
            );
        }
        cloth.board_words(face, self.words, self.size, self.mark, ink(paint.words));
        if pressed.focus && cloth.ring_shows(down) {
            cloth.ring(self.rect, radius);
        }
        match self.barred {
            Some(why) if pressed.taken => {
                cloth.shown.barred = Some(why.to_owned());
                false
            }
            Some(_) => false,
            None => pressed.taken,
        }
    }
}

/// A colour `k` of the way to another.
pub fn mix(a: Color32, b: Color32, k: f32) -> Color32 {
    a.lerp_to_gamma(b, k)
}

impl Cloth<'_> {
    /// Whether a focused board's ring is drawn now.
    fn ring_shows(&self, down: bool) -> bool {
        self.shown.ring || down
    }

    /// Makes an area pressable and puts it in the list of boards.
    pub fn sense(&mut self, area: Rect, main: bool, adjusts: bool) -> (egui::Response, Pressed) {
        let place = self.shown.places.len() as u16;
        let hit = area.expand2(
            ((vec2(self.look.touch(), self.look.touch()) - area.size()) / 2.0)
                .max(Vec2::ZERO)
                .min(vec2(4.0, 4.0)),
        );
        let response = self
            .ui
            .interact(hit, self.ui.id().with(("board", place)), Sense::click());
        let seen = area.intersect(self.ui.clip_rect());
        self.shown.places.push(BoardPlace {
            rect: BevyRect {
                min: BevyVec2::new(area.min.x, area.min.y),
                max: BevyVec2::new(area.max.x, area.max.y),
            },
            adjusts,
        });
        if main {
            self.shown.main = Some(place);
        }
        let focus = self.shown.focus == Some(place);
        if focus && self.shown.ring && seen.height() < area.height() * 0.98 {
            self.ui.scroll_to_rect(area.expand(12.0), None);
        }
        let by_key = focus && self.shown.pressed;
        self.shown.stirred |= response.clicked()
            || by_key
            || (focus && self.shown.adjust.is_some())
            || response.is_pointer_button_down_on();
        let pressed = Pressed {
            taken: response.clicked() || by_key,
            focus: focus || response.is_pointer_button_down_on(),
            step: self.shown.adjust.filter(|_| focus),
        };
        (response, pressed)
    }

    /// A row of stitches round a rectangle.
    pub fn stitches(&self, area: Rect, radius: f32, width: f32, ink: Color32, dash: f32, gap: f32) {
        if area.width() < 4.0 || area.height() < 4.0 {
            return;
        }
        let points = rounded(area, radius.max(1.0));
        self.ui.painter().extend(Shape::dashed_line(
            &points,
            Stroke::new(width, ink),
            dash,
            gap,
        ));
    }

    /// The focus ring round a rectangle: light between two dark lines.
    pub fn ring(&self, area: Rect, radius: f32) {
        let away = 4.5;
        let painter = self.ui.painter();
        painter.rect_stroke(
            area.expand(away),
            radius + away,
            Stroke::new(6.2, theme::RING_DARK),
            StrokeKind::Middle,
        );
        painter.rect_stroke(
            area.expand(away),
            radius + away,
            Stroke::new(self.look.ring(), theme::RING),
            StrokeKind::Middle,
        );
    }

    /// A panel's ground: dark, brass edged, stitched.
    pub fn ground(&self, area: Rect) {
        let look = self.look;
        let radius = look.px(18.0).clamp(10.0, 22.0);
        let painter = self.ui.painter();
        painter.rect_filled(
            area.translate(vec2(0.0, look.px(5.0))),
            radius,
            Color32::from_black_alpha(115),
        );
        painter.rect_filled(area, radius, look.panel().gamma_multiply(0.97));
        painter.rect_stroke(
            area.shrink(1.0),
            radius - 1.0,
            Stroke::new(2.0, look.edge()),
            StrokeKind::Middle,
        );
        let inset = look.px(7.0).clamp(4.0, 8.0);
        self.stitches(
            area.shrink(inset),
            (radius - inset + 1.0).max(4.0),
            1.1,
            look.edge().gamma_multiply(0.8),
            6.0,
            4.0,
        );
    }

    /// A sheet of paper with a quilting line.
    pub fn paper(&self, area: Rect, stitch: Color32) {
        let radius = self.look.px(18.0).clamp(10.0, 22.0);
        let painter = self.ui.painter();
        painter.rect_filled(
            area.translate(vec2(0.0, self.look.px(5.0))),
            radius,
            Color32::from_black_alpha(115),
        );
        painter.rect_filled(area, radius, theme::PAPER);
        let inset = self.look.px(7.0).clamp(4.0, 10.0);
        self.stitches(
            area.shrink(inset),
            radius - inset + 2.0,
            1.6,
            stitch,
            7.0,
            5.0,
        );
    }

    /// A tile's ground.
    pub fn cell(&self, area: Rect, chosen: bool) {
        let (face, edge) = if chosen {
            (Kind::Wood.paint().face, Kind::Wood.paint().high)
        } else {
            (self.look.cell(), self.look.cell_edge())
        };
        let radius = self.look.px(10.0).clamp(7.0, 12.0);
        self.ui.painter().rect_filled(area, radius, face);
        self.ui
            .painter()
            .rect_stroke(area, radius, Stroke::new(1.3, edge), StrokeKind::Middle);
    }

    /// The words' colour on a tile.
    pub fn on_cell(&self, chosen: bool) -> (Color32, Color32) {
        if chosen {
            (Kind::Wood.paint().words, Kind::Wood.paint().words)
        } else {
            (self.look.words(), self.look.dim())
        }
    }

    /// A tile that is pressed: its ground, its ring, whether it was taken.
    pub fn tile(&mut self, area: Rect, chosen: bool, main: bool) -> Pressed {
        let (response, pressed) = self.sense(area, main, false);
        self.cell(area, chosen);
        let radius = self.look.px(10.0).clamp(7.0, 12.0);
        if response.hovered() && !chosen {
            self.ui
                .painter()
                .rect_filled(area, radius, Color32::from_white_alpha(10));
        }
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(area, radius);
        }
        pressed
    }

    /// Words in one line, made smaller where they do not fit into `room`.
    pub fn fit(
        &self,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Arc<Galley> {
        let mut font = self.look.font(letter, size);
        let galley = self
            .ui
            .painter()
            .layout_no_wrap(words.to_owned(), font.clone(), ink);
        if galley.size().x <= room || room <= 0.0 {
            return galley;
        }
        // Smaller as far as it can still be read; what is too long even then is cut short.
        font.size = (font.size * room / galley.size().x * 0.995)
            .max(font.size * 0.72)
            .max(11.0_f32.min(font.size));
        let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        self.ui.painter().layout_job(job)
    }

    /// How wide words are.
    pub fn wide(&self, words: &str, letter: Letter, size: f32) -> f32 {
        self.ui
            .painter()
            .layout_no_wrap(
                words.to_owned(),
                self.look.font(letter, size),
                Color32::WHITE,
            )
            .size()
            .x
    }

    /// One line of words, anchored at a point and kept within `room` px; its place.
    pub fn line(
        &self,
        at: Pos2,
        anchor: Align2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Rect {
        let galley = self.fit(words, letter, size, ink, room);
        let place = anchor.anchor_size(at, galley.size());
        self.ui.painter().galley(place.min, galley, ink);
        place
    }

    /// Words that run on over lines no wider than `room`; their place.
    pub fn lines(
        &self,
        at: Pos2,
        words: &str,
        letter: Letter,
        size: f32,
        ink: Color32,
        room: f32,
    ) -> Rect {
        let galley =
            self.ui
                .painter()
                .layout(words.to_owned(), self.look.font(letter, size), ink, room);
        let place = Rect::from_min_size(at, galley.size());
        self.ui.painter().galley(at, galley, ink);
        place
    }

    /// How high such words stand.
    pub fn lines_height(&self, words: &str, letter: Letter, size: f32, room: f32) -> f32 {
        self.ui
            .painter()
            .layout(
                words.to_owned(),
                self.look.font(letter, size),
                Color32::WHITE,
                room,
            )
            .size()
            .y
    }

    fn board_words(&self, face: Rect, words: &str, size: f32, mark: Option<Mark>, ink: Color32) {
        let painter = self.ui.painter();
        let side = face.height() * 0.5;
        let pad = self.look.px(10.0).clamp(6.0, 14.0);
        match mark {
            Some(Mark::Sign(name)) => {
                let sign = (self.look.size(size) * 1.1).min(face.height() * 0.6);
                let x = face.left() + pad + sign * 0.9;
                painter.extend(vector::sign(name, pos2(x, face.center().y), sign, ink));
                let room = face.width() - 2.0 * (pad + sign * 1.6);
                self.line(
                    face.center(),
                    Align2::CENTER_CENTER,
                    words,
                    Letter::Bold,
                    size,
                    ink,
                    room,
                );
            }
            Some(Mark::Pip(name, pip_ink)) => {
                let room = face.width() - 2.0 * pad - side * 1.25;
                let galley = self.fit(words, Letter::Bold, size, ink, room);
                let whole = galley.size().x + side * 1.2;
                let left = face.center().x - whole / 2.0;
                let middle = pos2(left + side / 2.0, face.center().y);
                painter.circle_filled(middle, side * 0.52, theme::RING_DARK.gamma_multiply(0.9));
                painter.circle_filled(middle, side * 0.46, theme::CREAM);
                painter.extend(vector::pip(name, middle, side * 0.56, pip_ink));
                painter.galley(
                    pos2(left + side * 1.2, face.center().y - galley.size().y / 2.0),
                    galley,
                    ink,
                );
            }
            None => {
                self.line(
                    face.center(),
                    Align2::CENTER_CENTER,
                    words,
                    Letter::Bold,
                    size,
                    ink,
                    face.width() - 2.0 * pad,
                );
            }
        }
    }

    /// A paper board with one drawing on it; barred, it is struck through.
    pub fn paper_board(
        &mut self,
        area: Rect,
        main: bool,
        barred: Option<&str>,
        art: impl FnOnce(&egui::Painter, Rect),
    ) -> bool {
        let (response, pressed) = self.sense(area, main, false);
        let down = response.is_pointer_button_down_on();
        let proud = self.look.px(3.0).clamp(2.0, 4.0);
        let radius = (area.height() * 0.17).clamp(7.0, 16.0);
        let face = if down {
            area.translate(vec2(0.0, proud))
        } else {
            area
        };
        let painter = self.ui.painter().clone();
        painter.rect_filled(
            area.translate(vec2(0.0, proud)),
            radius,
            Color32::from_black_alpha(110),
        );
        painter.rect_filled(
            face,
            radius,
            if response.hovered() && barred.is_none() {
                theme::PAPER
            } else {
                theme::CREAM
            },
        );
        self.stitches(
            face.shrink(self.look.px(4.5).clamp(3.0, 6.0)),
            radius * 0.72,
            1.2,
            theme::PAPER_STITCH,
            5.0,
            4.0,
        );
        art(&painter, face);
        if barred.is_some() {
            painter.rect_filled(face, radius, self.look.panel().gamma_multiply(0.62));
            let inset = face.shrink(face.height() * 0.15);
            painter.line_segment(
                [inset.left_bottom(), inset.right_top()],
                Stroke::new(4.0, theme::CREAM),
            );
        }
        if pressed.focus && self.ring_shows(down) {
            self.ring(area, radius);
        }
        match barred {
            Some(why) if pressed.taken => {
                self.shown.barred = Some(why.to_owned());
                false
            }
            Some(_) => false,
            None => pressed.taken,
        }
    }

    /// A latch that is on or off, at the right of `row`; the whole row is pressed. Whether it was.
    pub fn switch(&mut self, row: Rect, on: bool, barred: Option<&str>) -> bool {
        let (response, pressed) = self.sense(row, false, true);
        let (w, h) = (self.look.px(52.0).max(46.0), self.look.px(28.0).max(25.0));
        let area = Rect::from_center_size(pos2(row.right() - w / 2.0, row.center().y), vec2(w, h));
        let fade = if barred.is_some() { 0.35 } else { 1.0 };
        let painter = self.ui.painter();
        let (face, rim) = if on {
            (Kind::Wood.paint().face, Kind::Wood.paint().high)
        } else {
            (self.look.cell(), self.look.cell_edge())
        };
        painter.rect_filled(area, h / 2.0, face.gamma_multiply(fade));
        painter.rect_stroke(
            area,
            h / 2.0,
            Stroke::new(1.6, rim.gamma_multiply(fade)),
            StrokeKind::Middle,
        );
        let knob = pos2(
            if on {
                area.right() - h / 2.0
            } else {
                area.left() + h / 2.0
            },
            area.center().y,
        );
        painter.circle_filled(
            knob,
            h * 0.375,
            if on { theme::GOLD } else { self.look.dim() }.gamma_multiply(fade),
        );
        if on {
            painter.extend(vector::pip(
                "star",
                knob,
                h * 0.46,
                theme::hex(0x7a4a08).gamma_multiply(fade),
            ));
        }
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        match barred {
            Some(why) => {
                if pressed.taken {
                    self.shown.barred = Some(why.to_owned());
                }
                false
            }
            None => pressed.taken || pressed.step.is_some_and(|up| up != on),
        }
    }

    /// A slider from 0 to 1 at the right of `row`, `steps` stops long for keys; the new value.
    pub fn slider(&mut self, row: Rect, wide: f32, value: f32, steps: u16) -> Option<f32> {
        let (response, pressed) = self.sense(row, false, true);
        let groove = Rect::from_center_size(
            pos2(row.right() - wide / 2.0 - 12.0, row.center().y),
            vec2(wide - 24.0, self.look.px(8.0).max(7.0)),
        );
        let drag = self.ui.interact(
            groove.expand(16.0),
            self.ui.id().with(("slide", self.shown.places.len())),
            Sense::click_and_drag(),
        );
        let painter = self.ui.painter();
        let at = pos2(groove.left() + groove.width() * value, groove.center().y);
        let r = groove.height() * 0.5;
        painter.rect_filled(groove, r, self.look.cell());
        painter.rect_stroke(
            groove,
            r,
            Stroke::new(1.0, self.look.cell_edge()),
            StrokeKind::Outside,
        );
        painter.rect_filled(
            Rect::from_min_max(groove.min, pos2(at.x, groove.max.y)),
            r,
            theme::GOLD,
        );
        painter.circle_filled(at + vec2(0.0, 1.5), r * 3.2, Color32::from_black_alpha(102));
        painter.circle(
            at,
            r * 3.0,
            theme::CREAM,
            Stroke::new(2.0, Kind::Wood.paint().face),
        );
        painter.circle_filled(at, r * 1.25, theme::RED);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        if let Some(pos) = drag
            .interact_pointer_pos()
            .filter(|_| drag.is_pointer_button_down_on() || drag.clicked())
        {
            return Some(((pos.x - groove.left()) / groove.width()).clamp(0.0, 1.0));
        }
        let step = 1.0 / f32::from(steps);
        if let Some(up) = pressed.step {
            return Some((value + if up { step } else { -step }).clamp(0.0, 1.0));
        }
        (pressed.taken && !response.clicked()).then(|| {
            if value > 0.999 {
                0.0
            } else {
                (value + step).min(1.0)
            }
        })
    }

    /// How wide a choice among names is in a row, where `least` is asked for.
    pub fn choice_width(&self, row: Rect, least: f32, names: &[&str]) -> f32 {
        let high = self.look.px(36.0).max(32.0).min(row.height() - 4.0);
        let longest = names
            .iter()
            .map(|name| self.wide(name, Letter::Semi, 17.5))
            .fold(0.0, f32::max);
        least
            .max(longest + high * 0.6 + high * 0.42 * 2.6)
            .min(row.width() * 0.62)
    }

    /// A choice among several, at the right of `row`; a press goes to the next, keys go both ways. The new place.
    pub fn choice(
        &mut self,
        row: Rect,
        wide: f32,
        names: &[&str],
        at: usize,
        barred: Option<&str>,
    ) -> Option<usize> {
        let (response, pressed) = self.sense(row, false, true);
        let high = self.look.px(36.0).max(32.0).min(row.height() - 4.0);
        let arrow = high * 0.42;
        let wide = self.choice_width(row, wide, names);
        let area = Rect::from_center_size(
            pos2(row.right() - wide / 2.0, row.center().y),
            vec2(wide, high),
        );
        let fade = if barred.is_some() { 0.35 } else { 1.0 };
        let radius = self.look.px(9.0).clamp(6.0, 10.0);
        self.ui
            .painter()
            .rect_filled(area, radius, self.look.cell().gamma_multiply(fade));
        self.ui.painter().rect_stroke(
            area,
            radius,
            Stroke::new(1.5, self.look.cell_edge().gamma_multiply(fade)),
            StrokeKind::Middle,
        );
        let (ink, dim) = (
            self.look.words().gamma_multiply(fade),
            self.look.dim().gamma_multiply(fade),
        );
        self.line(
            pos2(area.left() + high * 0.32, area.center().y),
            Align2::LEFT_CENTER,
            names.get(at).copied().unwrap_or_default(),
            Letter::Semi,
            17.5,
            ink,
            wide - high * 0.5 - arrow * 2.6,
        );
        self.ui.painter().extend(vector::sign(
            "back",
            pos2(area.right() - arrow * 2.1, area.center().y),
            arrow,
            dim,
        ));
        let next = vector::sign("back", Pos2::ZERO, arrow, dim)
            .into_iter()
            .map(|shape| mirrored(shape, area.right() - arrow * 0.9, area.center().y));
        self.ui.painter().extend(next);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            self.ring(row.expand2(vec2(4.0, -2.0)), 8.0);
        }
        if let Some(why) = barred {
            if pressed.taken {
                self.shown.barred = Some(why.to_owned());
            }
            return None;
        }
        let n = names.len().max(1);
        if let Some(up) = pressed.step {
            return Some(if up { (at + 1) % n } else { (at + n - 1) % n });
        }
        if !pressed.taken {
            return None;
        }
        let back = response.interact_pointer_pos().is_some_and(|pos| {
            area.contains(pos)
                && pos.x < area.right() - arrow * 1.5
                && pos.x > area.right() - arrow * 3.2
        });
        Some(if back { (at + n - 1) % n } else { (at + 1) % n })
    }

    /// A round button on a page: the back knob.
    pub fn knob(&mut self, centre: Pos2, radius: f32, sign: &str) -> bool {
        let area = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
        let (response, pressed) = self.sense(area, false, false);
        let focus = pressed.focus && self.ring_shows(response.is_pointer_button_down_on());
        self.round(centre, radius, sign, &response, focus);
        pressed.taken
    }

    /// A round button of the table, which keys reach apart from the boards.
    pub fn table_knob(&mut self, centre: Pos2, radius: f32, sign: &str) -> bool {
        let place = self.shown.knobs.len() as u8;
        let area = Rect::from_center_size(centre, Vec2::splat(radius * 2.0));
        let hit = area.expand(((self.look.touch() - radius * 2.0) / 2.0).max(0.0));
        let response = self
            .ui
            .interact(hit, self.ui.id().with(("knob", place)), Sense::click());
        self.shown.knobs.push(BoardPlace {
            rect: BevyRect {
                min: BevyVec2::new(area.min.x, area.min.y),
                max: BevyVec2::new(area.max.x, area.max.y),
            },
            adjusts: false,
        });
        let focused = self.shown.knob_focus == Some(place);
        self.round(centre, radius, sign, &response, focused && self.shown.ring);
        response.clicked() || (focused && self.shown.pressed)
    }

    fn round(&self, centre: Pos2, radius: f32, sign: &str, response: &egui::Response, focus: bool) {
        let paint = Kind::Wood.paint();
        let down = response.is_pointer_button_down_on();
        let painter = self.ui.painter();
        let sunk = if down { 2.0 } else { 0.0 };
        painter.circle_filled(
            centre + vec2(0.0, 3.0),
            radius + 0.5,
            Color32::from_black_alpha(102),
        );
        painter.circle_filled(centre + vec2(0.0, 2.5), radius, paint.low);
        let face = if down {
            paint.low
        } else if response.hovered() {
            mix(paint.face, paint.high, 0.4)
        } else {
            paint.face
        };
        let middle = centre + vec2(0.0, sunk);
        painter.circle(middle, radius, face, Stroke::new(1.6, paint.high));
        painter.extend(vector::sign(sign, middle, radius * 1.26, paint.words));
        if focus {
            painter.circle_stroke(centre, radius + 4.5, Stroke::new(6.2, theme::RING_DARK));
            painter.circle_stroke(
                centre,
                radius + 4.5,
                Stroke::new(self.look.ring(), theme::RING),
            );
        }
    }

    /// A round thing that is pressed, such as a portrait: its ring, whether it was taken.
    pub fn tile_round(&mut self, area: Rect) -> Pressed {
        let (response, pressed) = self.sense(area, false, false);
        if pressed.focus && self.ring_shows(response.is_pointer_button_down_on()) {
            let painter = self.ui.painter();
            painter.circle_stroke(
                area.center(),
                area.width() / 2.0 + 4.5,
                Stroke::new(6.2, theme::RING_DARK),
            );
            painter.circle_stroke(
                area.center(),
                area.width() / 2.0 + 4.5,
                Stroke::new(self.look.ring(), theme::RING),
            );
        }
        pressed
    }

    /// A field for a few letters; empty, it shows what stands there without them.
    pub fn field(&mut self, area: Rect, words: &mut String, empty: &str, longest: usize) {
        let (_, pressed) = self.sense(area, false, false);
        self.cell(area, false);
        let font = self.look.font(Letter::Semi, 17.5);
        let inside = area.shrink2(vec2(self.look.px(12.0).max(8.0), 2.0));
        let id = self.ui.id().with(("field", self.shown.places.len()));
        let edit = egui::TextEdit::singleline(words)
            .id(id)
            .font(font)
            .text_color(self.look.words())
            .char_limit(longest)
            .frame(egui::Frame::NONE)
            .margin(egui::Margin::ZERO)
            .vertical_align(egui::Align::Center)
            .desired_width(inside.width());
        let response = self.ui.put(inside, edit);
        if words.is_empty() && !response.has_focus() {
            self.line(
                inside.left_center(),
                Align2::LEFT_CENTER,
                empty,
                Letter::Semi,
                17.5,
                self.look.words(),
                inside.width(),
            );
        }
        if pressed.taken && !response.has_focus() {
            response.request_focus();
        }
        self.shown.typing |= response.has_focus();
        if response.has_focus() || (pressed.focus && self.ring_shows(false)) {
            self.ring(area, self.look.px(10.0).clamp(7.0, 12.0));
        }
    }

    /// What is higher than its place, scrolled: `add` draws from the corner it is given, `high` px in all.
    pub fn scroll(
        &mut self,
        name: &str,
        area: Rect,
        high: f32,
        add: impl FnOnce(&mut Cloth, Pos2),
    ) {
        let (look, ground) = (self.look, self.ground);
        if high <= area.height() + 0.5 {
            add(self, area.min);
            return;
        }
        let shown = &mut *self.shown;
        let reach = area.expand2(vec2(12.0, 0.0));
        let mut child = self
            .ui
            .new_child(egui::UiBuilder::new().id_salt(name).max_rect(reach));
        child.set_clip_rect(reach.intersect(self.ui.clip_rect()));
        child.spacing_mut().scroll = egui::style::ScrollStyle {
            bar_width: 6.0,
            ..egui::style::ScrollStyle::floating()
        };
        let scrolled = egui::ScrollArea::vertical()
            .id_salt(name)
            .max_height(area.height())
            .auto_shrink(false)
            .show(&mut child, |ui| {
                let (place, _) = ui.allocate_exact_size(vec2(area.width(), high), Sense::hover());
                let mut cloth = Cloth {
                    ui,
                    look,
                    shown,
                    ground,
                };
                add(&mut cloth, pos2(area.left(), place.top()));
            });
        let more = scrolled.state.offset.y + area.height() < high - 4.0;
        // What goes on below shows as a fade.
        let fade = look.px(18.0).max(12.0);
        let mut mesh = egui::Mesh::default();
        let bottom = area.bottom();
        for (y, k) in [(bottom - fade, 0.0), (bottom, 1.0)] {
            mesh.colored_vertex(pos2(reach.left(), y), ground.gamma_multiply(k));
            mesh.colored_vertex(pos2(reach.right() - 10.0, y), ground.gamma_multiply(k));
        }
        mesh.add_triangle(0, 1, 2);
        mesh.add_triangle(1, 3, 2);
        if more {
            self.ui.painter().add(mesh);
        }
    }

    /// A group's heading with a dashed line to the right margin.
    pub fn heading(&self, at: Pos2, words: &str, right: f32) {
        let place = self.line(
            at,
            Align2::LEFT_CENTER,
            words,
            Letter::Bold,
            17.0,
            self.look.accent(),
            right - at.x,
        );
        let from = place.right() + self.look.px(10.0);
        if from < right {
            let line = [pos2(from, at.y), pos2(right, at.y)];
            self.ui.painter().extend(Shape::dashed_line(
                &line,
                Stroke::new(1.2, self.look.edge().gamma_multiply(0.75)),
                6.0,
                4.0,
            ));
        }
    }

    /// A thin line between rows.
    pub fn rule(&self, left: f32, right: f32, y: f32) {
        self.ui.painter().hline(
            left..=right,
            y,
            Stroke::new(1.0, self.look.cell_edge().gamma_multiply(0.7)),
        );
    }
}

/// A sign drawn about the origin, turned to look right, and moved.
fn mirrored(mut shape: Shape, x: f32, y: f32) -> Shape {
    if let Shape::Path(path) = &mut shape {
        for point in &mut path.points {
            *point = pos2(x - point.x, y + point.y);
        }
    }
    shape
}

/// The corners of a rounded rectangle, closed, clockwise.
fn rounded(area: Rect, radius: f32) -> Vec<Pos2> {
    let radius = radius.min(area.width() / 2.0).min(area.height() / 2.0);
    let corners = [
        (area.right_top() + vec2(-radius, radius), -90.0),
        (area.right_bottom() + vec2(-radius, -radius), 0.0),
        (area.left_bottom() + vec2(radius, -radius), 90.0),
        (area.left_top() + vec2(radius, radius), 180.0_f32),
    ];
    let mut points = Vec::with_capacity(29);
    for (centre, from) in corners {
        for step in 0..=6 {
            points.push(centre + Vec2::angled((from + 15.0 * step as f32).to_radians()) * radius);
        }
    }
    points.push(points[0]);
    points
}

/// How a panel comes: it rises 18 px of the drawing and fades in.
const RISE_PX: f32 = 18.0;
/// How long that takes, seconds.
const RISE_S: f64 = 0.18;

/// Shows a panel: an area of its own, so that presses beside it reach the table, which rises and fades in when it comes.
pub fn panel(
    ctx: &egui::Context,
    look: &Look,
    shown: &mut Shown,
    name: &str,
    order: Order,
    area: Rect,
    add: impl FnOnce(&mut Cloth),
) {
    let id = Id::new(("bower panel", name));
    let now = ctx.input(|input| input.time);
    let pass = ctx.cumulative_frame_nr();
    let (began, last) = ctx
        .data(|data| data.get_temp::<(f64, u64)>(id))
        .unwrap_or((now, 0));
    let began = if pass > last + 1 { now } else { began };
    ctx.data_mut(|data| data.insert_temp(id, (began, pass)));
    let t = if look.motion {
        ((now - began) / RISE_S).clamp(0.0, 1.0)
    } else {
        1.0
    };
    let left = (1.0 - t).powi(3) as f32;
    // A panel that has just come is measured unseen, and then rises.
    shown.stirred |= t < 1.0 || pass > last + 1;
    egui::Area::new(id)
        .order(order)
        .fixed_pos(area.min)
        .constrain(false)
        .fade_in(false)
        .interactable(true)
        .show(ctx, |ui| {
            let reach = area.expand(40.0);
            ui.set_clip_rect(reach.intersect(ctx.content_rect()));
            ui.allocate_rect(area, Sense::click());
            ui.set_opacity(1.0 - left);
            let mut cloth = Cloth {
                ui,
                look,
                shown,
                ground: look.panel(),
            };
            add(&mut cloth);
            if left > 0.0 {
                let layer = cloth.ui.layer_id();
                ctx.set_transform_layer(
                    layer,
                    egui::emath::TSTransform::from_translation(vec2(0.0, look.px(RISE_PX) * left)),
                );
            } else {
                let layer = cloth.ui.layer_id();
                ctx.set_transform_layer(layer, egui::emath::TSTransform::IDENTITY);
            }
        });
}
