//! What the acts of keys and pads bring about.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_rules::{Card, CardSet};
use bower_stage::{Act, Boards, Device, Focus, FocusTarget, Page, Press, Settings, Wish};

use crate::acts::Done;
use crate::answer::{Answering, Pressed};
use crate::hit::OwnCards;
use crate::walk::{Ground, Group, Way};

/// Everything an act touches.
#[derive(SystemParam)]
pub struct Doing<'w, 's> {
    focus: ResMut<'w, Focus>,
    boards: Res<'w, Boards>,
    answering: Answering<'w>,
    cards: OwnCards<'w, 's>,
    settings: Res<'w, Settings>,
    wishes: MessageWriter<'w, Wish>,
}

/// What is remembered from act to act.
#[derive(Default)]
pub struct Memory {
    /// The card pressed once where a second press is wished for, and for which decision.
    armed: Option<(Card, u64)>,
}

impl Doing<'_, '_> {
    fn ground(&self) -> Ground {
        let hand = self.answering.hand();
        let at_table = self.answering.at_table();
        Ground {
            cards: self.cards.in_order(hand),
            boards: self.focus.boards,
            board_places: self.boards.boards.clone(),
            knobs: if at_table { self.focus.knobs } else { 0 },
            cards_asked: self.answering.wants_card(),
        }
    }

    fn focus_on(&mut self, target: Option<FocusTarget>) {
        if self.focus.target != target {
            self.focus.target = target;
        }
    }

    fn enter(&mut self, ground: &Ground, group: Option<Group>) {
        let allowed = self.answering.allowed();
        let target = group.and_then(|group| ground.enter(group, |card| allowed.contains(card)));
        self.focus_on(target);
    }

    fn walk(&mut self, way: Way) {
        let ground = self.ground();
        let here = self.focus.target.filter(|&target| ground.has(target));
        match here {
            // The first press only shows where the focus is.
            None => {
                let group = ground.groups().first().copied();
                self.enter(&ground, group);
            }
            Some(_) if ground.adjusts(here) && matches!(way, Way::Left | Way::Right) => {
                self.wishes.write(Wish::Adjust(way == Way::Right));
            }
            Some(target) => {
                if let Some(next) = ground.step(target, way) {
                    self.focus_on(Some(next));
                }
            }
        }
    }

    fn group(&mut self, onward: bool) {
        let ground = self.ground();
        let here = self.focus.target.filter(|&target| ground.has(target));
        match ground.next_group(here, onward) {
            Some(group) => self.enter(&ground, Some(group)),
            None => {
                self.wishes.write(if onward {
                    Wish::NextGroup
                } else {
                    Wish::PreviousGroup
                });
            }
        }
    }

    fn take(&mut self, memory: &mut Memory) {
        let ground = self.ground();
        let press = Press::By(Act::Take);
        match self.focus.target.filter(|&target| ground.has(target)) {
            // What was pressed last is gone, and this came up in its place: a double press is one.
            Some(FocusTarget::Card(_)) | None if self.answering.is_again(press) => {}
            Some(FocusTarget::Card(card)) => {
                let armed = self.answering.decision().map(|decision| (card, decision));
                if self.settings.confirm_play && armed.is_some() && memory.armed != armed {
                    memory.armed = armed;
                    return;
                }
                match self.answering.card(card) {
                    Pressed::Answered => self.answering.strike(press),
                    Pressed::Chosen => {}
                    Pressed::Nothing => self.answering.hurry(press),
                }
            }
            Some(FocusTarget::Board(_) | FocusTarget::Knob(_)) => self.focus.pressed = true,
            None => {
                self.answering.hurry(press);
                let group = ground.groups().first().copied();
                self.enter(&ground, group);
            }
        }
    }

    fn nth(&mut self, place: u8) {
        let ground = self.ground();
        let place = usize::from(place).saturating_sub(1);
        let boards_first = ground.groups().first() == Some(&Group::Boards);
        let target = if boards_first || ground.cards.is_empty() {
            u16::try_from(place)
                .ok()
                .filter(|&place| place < ground.boards)
                .map(FocusTarget::Board)
        } else {
            ground.cards.get(place).map(|&card| FocusTarget::Card(card))
        };
        if target.is_some() {
            self.focus_on(target);
        }
    }
}

/// Carries out what keys and pads did.
pub fn carry_out(mut done: MessageReader<Done>, mut doing: Doing, mut memory: Local<Memory>) {
    if doing.focus.pressed {
        doing.focus.pressed = false;
    }
    for &Done { act, device } in done.read() {
        if doing.focus.device != device {
            doing.focus.device = device;
            doing.focus.hovered = None;
        }
        match act {
            Act::Left => doing.walk(Way::Left),
            Act::Right => doing.walk(Way::Right),
            Act::Up => doing.walk(Way::Up),
            Act::Down => doing.walk(Way::Down),
            Act::Take => doing.take(&mut memory),
            Act::Back => {
                if !doing.answering.unpick() {
                    doing.wishes.write(Wish::Back);
                }
            }
            Act::Menu => {
                doing.wishes.write(Wish::Menu);
            }
            Act::NextGroup => doing.group(true),
            Act::PreviousGroup => doing.group(false),
            Act::Hurry => doing.answering.hurry(Press::By(act)),
            Act::Hint => {
                doing.wishes.write(Wish::Hint);
            }
            Act::LastTrick => {
                doing.wishes.write(Wish::LastTrick);
            }
            Act::Calls => {
                doing.wishes.write(Wish::Calls);
            }
            Act::Undo => {
                doing.wishes.write(Wish::Undo);
            }
            Act::Rules => {
                doing.wishes.write(Wish::Rules);
            }
            Act::FullScreen => {
                doing.wishes.write(Wish::FullScreen);
            }
            Act::Pass | Act::Order | Act::Alone => {
                let press = Press::By(act);
                if !doing.answering.is_again(press) && doing.answering.call(act) {
                    doing.answering.strike(press);
                }
            }
            Act::Nth(place) => doing.nth(place),
        }
    }
}

/// What the focus was last settled for.
#[derive(Default, PartialEq, Clone)]
pub struct Settled {
    target: Option<FocusTarget>,
    device: Device,
    boards: u16,
    knobs: u8,
    hand: CardSet,
    decision: Option<u64>,
    cards_asked: bool,
    page: Page,
    wanted: Option<Group>,
}

/// Keeps the focus on something that is there: a card that was played gives it to its neighbour, and a new question or
/// page puts it where the answer is, for those who steer by it.
pub fn settle(mut doing: Doing, mut settled: Local<Settled>, mut order: Local<Vec<Card>>) {
    let mut now = Settled {
        target: doing.focus.target,
        device: doing.focus.device,
        boards: doing.focus.boards,
        knobs: doing.focus.knobs,
        hand: doing.answering.hand(),
        decision: doing.answering.decision(),
        cards_asked: doing.answering.wants_card(),
        page: doing.answering.page(),
        wanted: settled.wanted,
    };
    if *settled == now {
        return;
    }
    let ground = doing.ground();
    let wanted = ground.groups().first().copied();
    let steers = matches!(now.device, Device::Keyboard | Device::Gamepad);
    let neighbour = |gone: FocusTarget| {
        let FocusTarget::Card(gone) = gone else {
            return None;
        };
        let place = order.iter().position(|&card| card == gone)?;
        let (before, after) = order.split_at(place);
        let near = after
            .iter()
            .chain(before.iter().rev())
            .find(|card| ground.cards.contains(card));
        near.map(|&card| FocusTarget::Card(card))
    };
    if let Some(gone) = doing.focus.target.filter(|&target| !ground.has(target)) {
        let next = neighbour(gone).filter(|_| steers);
        doing.focus_on(next);
    }
    let asked_anew = now.decision.is_some() && now.decision != settled.decision;
    if steers
        && (asked_anew
            || wanted != settled.wanted
            || now.page != settled.page
            || doing.focus.target.is_none())
    {
        let here = doing.focus.target.map(Group::of);
        let allowed = doing.answering.allowed();
        let good = match doing.focus.target {
            Some(FocusTarget::Card(card)) => !now.cards_asked || allowed.contains(card),
            Some(_) => now.page == settled.page,
            None => false,
        };
        if here != wanted || !good {
            doing.enter(&ground, wanted);
        }
    }
    now.target = doing.focus.target;
    now.wanted = wanted;
    *settled = now;
    if *order != ground.cards {
        *order = ground.cards;
    }
}
