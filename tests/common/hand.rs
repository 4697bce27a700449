//! One person who plays with one device alone, and sees only what is on the screen.
#![allow(dead_code, reason = "every test takes what it needs of it")]

use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bower_rules::{Action, Card};
use bower_stage::{Device, FocusTarget, Page, Screen};
use bower_words::text;

use super::eyes::Eyes;

/// A device, held by a person who uses nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand(pub Device);

/// A way the focus is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Left,
    Right,
    Up,
    Down,
}

impl Hand {
    fn steps(self, eyes: &mut Eyes, way: Way) {
        match self.0 {
            Device::Keyboard => eyes.press(match way {
                Way::Left => KeyCode::ArrowLeft,
                Way::Right => KeyCode::ArrowRight,
                Way::Up => KeyCode::ArrowUp,
                Way::Down => KeyCode::ArrowDown,
            }),
            _ => eyes.pad_press(match way {
                Way::Left => GamepadButton::DPadLeft,
                Way::Right => GamepadButton::DPadRight,
                Way::Up => GamepadButton::DPadUp,
                Way::Down => GamepadButton::DPadDown,
            }),
        }
    }

    fn takes(self, eyes: &mut Eyes) {
        match self.0 {
            Device::Keyboard => eyes.press(KeyCode::Enter),
            _ => eyes.pad_press(GamepadButton::South),
        }
    }

    fn next_group(self, eyes: &mut Eyes) {
        match self.0 {
            Device::Keyboard => eyes.press(KeyCode::Tab),
            _ => eyes.pad_press(GamepadButton::RightTrigger),
        }
    }

    /// Walks the focus to a board, as one who sees where it lies.
    fn walks_to(self, eyes: &mut Eyes, board: usize) {
        let mut tried = 0;
        for _ in 0..120 {
            let boards = eyes.boards();
            let Some(to) = boards.get(board).map(Rect::center) else {
                return;
            };
            let from = match eyes.focus().target {
                Some(FocusTarget::Board(at)) if usize::from(at) == board => return,
                Some(FocusTarget::Board(at)) => boards.get(usize::from(at)).map(Rect::center),
                _ => None,
            };
            let Some(from) = from else {
                self.next_group(eyes);
                continue;
            };
            let (dx, dy) = (to.x - from.x, to.y - from.y);
            let across = if dx > 0.0 { Way::Right } else { Way::Left };
            let along = if dy > 0.0 { Way::Down } else { Way::Up };
            let mut ways = [across, along];
            if dy.abs() > dx.abs() {
                ways.reverse();
            }
            let others = [Way::Down, Way::Right, Way::Up, Way::Left];
            let before = eyes.focus().target;
            // Straight at it, else aside of it, else any way out.
            let way = match tried {
                0 => ways[0],
                1 => ways[1],
                n => others[n % 4],
            };
            self.steps(eyes, way);
            tried = if eyes.focus().target == before {
                tried + 1
            } else {
                0
            };
        }
        panic!(
            "{:?}: the focus never comes to board {board} of {:?}",
            self.0,
            eyes.boards()
        );
    }

    /// Presses a board.
    pub fn board(self, eyes: &mut Eyes, board: usize) {
        let Some(at) = eyes.boards().get(board).map(Rect::center) else {
            return;
        };
        match self.0 {
            Device::Mouse => eyes.click(at),
            Device::Touch => eyes.tap(at),
            _ => {
                self.walks_to(eyes, board);
                self.takes(eyes);
            }
        }
        eyes.frames(2);
    }

    /// Presses the board with these words.
    pub fn words(self, eyes: &mut Eyes, words: &str) {
        for _ in 0..40 {
            if let Some(board) = eyes.board(words) {
                self.board(eyes, board);
                return;
            }
            eyes.frames(1);
        }
        let seen: Vec<&str> = eyes
            .lines()
            .iter()
            .map(|line| line.words.as_str())
            .collect();
        panic!("there is no board \"{words}\" among {seen:?}");
    }

    /// Plays or throws a card of the hand.
    pub fn card(self, eyes: &mut Eyes, card: Card) {
        match self.0 {
            Device::Mouse => {
                if let Some(at) = eyes.card(card) {
                    eyes.click(at);
                }
            }
            Device::Touch => {
                // A tap raises it, a tap on it plays it.
                for _ in 0..2 {
                    if let Some(at) = eyes.card(card) {
                        eyes.tap(at);
                        eyes.frames(2);
                    }
                }
            }
            _ => {
                for _ in 0..40 {
                    match eyes.focus().target {
                        Some(FocusTarget::Card(here)) if here == card => break,
                        Some(FocusTarget::Card(here)) => {
                            let x = |eyes: &mut Eyes, card| eyes.card(card).map_or(0.0, |at| at.x);
                            let way = if x(eyes, here) < x(eyes, card) {
                                Way::Right
                            } else {
                                Way::Left
                            };
                            self.steps(eyes, way);
                        }
                        _ => self.next_group(eyes),
                    }
                }
                self.takes(eyes);
            }
        }
        // A second press soon after an answer is the same press.
        eyes.frames(6);
    }

    /// Holds what lifts the curtain, long enough.
    pub fn lifts(self, eyes: &mut Eyes) {
        eyes.frames(2);
        let at = eyes.boards().first().map_or(Vec2::ZERO, Rect::center);
        let long = 16;
        match self.0 {
            Device::Mouse => {
                eyes.point(at);
                eyes.frames(1);
                eyes.button(ButtonState::Pressed);
                eyes.frames(long);
                eyes.button(ButtonState::Released);
            }
            Device::Touch => {
                eyes.finger(TouchPhase::Started, at);
                eyes.frames(long);
                eyes.finger(TouchPhase::Ended, at);
            }
            Device::Keyboard => {
                eyes.key(KeyCode::Enter, ButtonState::Pressed);
                eyes.frames(long);
                eyes.key(KeyCode::Enter, ButtonState::Released);
            }
            Device::Gamepad => {
                let pad = eyes.pad;
                eyes.pad_button(pad, GamepadButton::South, 1.0);
                eyes.frames(long);
                eyes.pad_button(pad, GamepadButton::South, 0.0);
            }
        }
        eyes.frames(4);
    }

    /// The first time the language and the pace are asked for: they are left as they are.
    pub fn looks_around(self, eyes: &mut Eyes) {
        if eyes.board(&text("welcome-look")).is_some() {
            self.words(eyes, &text("welcome-look"));
            eyes.frames(6);
        }
    }

    /// From the title to a table of that game.
    pub fn sits_down(self, eyes: &mut Eyes, game: &str) {
        self.looks_around(eyes);
        self.words(eyes, &text("games"));
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Chooser);
        self.words(eyes, &text(&format!("game-{game}")));
        eyes.frames(6);
        if eyes.screen() == Screen::Chooser {
            self.words(eyes, &text("play"));
        }
        eyes.frames(6);
        assert_eq!(eyes.screen(), Screen::Table, "{game}");
        let name = eyes.table().map(|table| table.game().name());
        assert_eq!(name, Some(game));
    }

    /// Plays the game at the table to its end; how many answers were given.
    pub fn plays_out(self, eyes: &mut Eyes) -> usize {
        self.plays_until(eyes, |eyes| {
            eyes.page() == Page::Result
                && eyes.table().is_some_and(|table| table.winner().is_some())
        })
    }

    /// Plays on until something is so; how many answers were given.
    pub fn plays_until(self, eyes: &mut Eyes, so: impl Fn(&Eyes) -> bool) -> usize {
        let (mut answers, mut idle, mut last) = (0, 0, None);
        let (mut tries, mut first) = (0, 0);
        loop {
            if so(eyes) {
                return answers;
            }
            let now = eyes
                .table()
                .map(|table| (table.deals(), table.moves().len()));
            if now == last {
                idle += 1;
                assert!(
                    idle < 400,
                    "{:?} stalls at {now:?}, page {:?}, focus {:?}, asked {:?}",
                    self.0,
                    eyes.page(),
                    eyes.focus(),
                    eyes.table()
                        .map(|table| (table.to_act(), table.hand().ask()))
                );
            } else {
                (last, idle, tries) = (now, 0, 0);
                first = answers;
            }
            match eyes.page() {
                Page::Result => {
                    self.words(eyes, &text("next-hand"));
                    eyes.frames(4);
                    continue;
                }
                Page::None => {}
                Page::Curtain => {
                    self.lifts(eyes);
                    continue;
                }
                other => panic!("{:?}: the page {other:?} was never asked for", self.0),
            }
            let legal: Vec<Action> = match eyes.seen() {
                Some(seen) if seen.view.hand().to_act() == Some(seen.view.seat()) => {
                    seen.view.legal().to_vec()
                }
                _ => {
                    eyes.frames(1);
                    continue;
                }
            };
            let cards: Vec<Card> = legal
                .iter()
                .filter_map(|action| match action {
                    Action::Play(card) | Action::Best(Some(card)) => Some(*card),
                    Action::Discard(cards) if cards.len() == 1 => Some(cards.first()),
                    _ => None,
                })
                .collect();
            let boards = eyes.boards().len();
            if let Some(&card) = cards.get(answers % cards.len().max(1)) {
                self.card(eyes, card);
                answers += 1;
            } else if boards > 0 {
                // Another board each time, so that every kind of call is made; a barred one leads to the next.
                let board = (first + tries) % boards;
                self.board(eyes, board);
                // Where a finger's first tap only shows what naming it would make of the hand, the second names it.
                let still = eyes
                    .table()
                    .map(|table| (table.deals(), table.moves().len()))
                    == last;
                if self.0 == Device::Touch && still {
                    self.board(eyes, board);
                }
                tries += 1;
                answers += 1;
                eyes.frames(4);
            } else {
                eyes.frames(1);
            }
        }
    }
}
