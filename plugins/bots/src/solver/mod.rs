//! The exact solver: with all hands known, what best play by both sides is worth.
//!
//! The maker and his partners play against everybody else, each side for its own points. A hand is turned into a
//! `board::Board`, its tricks are searched by `search::Search` one yes-or-no question at a time, and the questions
//! are those on which points depend.

mod board;
mod camp;
mod memo;
mod payoff;
mod question;
mod search;
#[cfg(test)]
mod tests;

use bower_rules::{Action, Ask, BySide, Hand, Order};

pub(crate) use camp::Camp;
pub(crate) use payoff::Payoff;
use question::Question;
use search::{FIVE, FOUR, Search};

/// How many places a memory has, as a power of two: small enough to stay near the processor.
const MEMO_BITS: u32 = 13;

/// What best play comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The change of each side's score.
    pub points: BySide<i16>,
    /// Tricks of the maker's camp, those already taken included. Best play is for points: where more tricks bring no
    /// more points, this is the fewest that bring these.
    pub tricks: u8,
    /// What the points mean to the maker's camp: its own less the most that one against it gets.
    pub gain: i16,
}

/// A solver with its memory: made once and used for many hands. What it answers does not depend on what it was asked
/// before.
#[derive(Default)]
pub struct Solver {
    /// Up to two players a side, four suits.
    plain: Option<Box<Search<FOUR, 1, 0>>>,
    /// The same with a joker at no-trump.
    joker: Option<Box<Search<FIVE, 1, 0>>>,
    /// Up to six players a side.
    wide: Option<Box<Search<FOUR, 3, 0>>>,
    wide_joker: Option<Box<Search<FIVE, 3, 0>>>,
    /// Two packs.
    double: Option<Box<Search<FOUR, 1, 1>>>,
}

impl Solver {
    /// A solver with an empty memory.
    pub fn new() -> Self {
        Self::default()
    }

    /// Positions looked at so far, a card played each.
    pub fn nodes(&self) -> u64 {
        let nodes = [
            self.plain.as_ref().map(|s| s.nodes),
            self.joker.as_ref().map(|s| s.nodes),
            self.wide.as_ref().map(|s| s.nodes),
            self.wide_joker.as_ref().map(|s| s.nodes),
            self.double.as_ref().map(|s| s.nodes),
        ];
        nodes.into_iter().flatten().sum()
    }

    /// What best play from here is worth. `None` before cards are played, or where a hand is hidden.
    ///
    /// Who has no partner in this hand plays against all others together; where nobody is the maker (buck with a club
    /// turned) the seat to act does.
    pub fn solve(&mut self, hand: &Hand) -> Option<Solved> {
        self.solve_for(hand, Camp::of(hand))
    }

    /// What each legal move is worth with best play after it, in the order of the legal moves.
    pub fn moves(&mut self, hand: &Hand) -> Option<Vec<(Action, Solved)>> {
        self.moves_for(hand, Camp::of(hand))
    }

    /// The tricks that the maker's camp takes when both sides play for tricks alone, those taken included.
    pub fn tricks(&mut self, hand: &Hand) -> Option<u8> {
        self.tricks_for(hand, Camp::of(hand))
    }

    fn solve_for(&mut self, hand: &Hand, camp: Camp) -> Option<Solved> {
        if let Some(outcome) = hand.outcome() {
            let (points, tricks) = (outcome.points, camp.tricks(hand));
            return Some(Solved {
                points,
                tricks,
                gain: camp.gain(hand, &points),
            });
        }
        if branches(hand) {
            let moves = self
                .moves_for(hand, camp)?
                .into_iter()
                .map(|(_, solved)| solved);
            return match hand.to_act().is_some_and(|seat| camp.has(seat)) {
                true => moves.max_by_key(|solved| solved.gain),
                false => moves.min_by_key(|solved| solved.gain),
            };
        }
        let payoff = Payoff::new(hand, camp);
        let tricks = self.search(hand, camp, &payoff)?;
        let points = payoff.points(tricks);
        Some(Solved {
            points,
            tricks,
            gain: camp.gain(hand, &points),
        })
    }

    fn moves_for(&mut self, hand: &Hand, camp: Camp) -> Option<Vec<(Action, Solved)>> {
        let solve = |&action: &Action| {
            let mut next = *hand;
            next.apply_unchecked(action);
            self.solve_for(&next, camp).map(|solved| (action, solved))
        };
        hand.legal().iter().map(solve).collect()
    }

    fn tricks_for(&mut self, hand: &Hand, camp: Camp) -> Option<u8> {
        if hand.is_over() {
            return Some(camp.tricks(hand));
        }
        if branches(hand) {
            let legal = hand.legal();
            let after = legal.iter().map(|&action| {
                let mut next = *hand;
                next.apply_unchecked(action);
                self.tricks_for(&next, camp)
            });
            let after: Option<Vec<u8>> = after.collect();
            return match hand.to_act().is_some_and(|seat| camp.has(seat)) {
                true => after?.into_iter().max(),
                false => after?.into_iter().min(),
            };
        }
        self.search(hand, camp, &Payoff::of_tricks(hand, camp))
    }

    /// The camp's tricks with best play for this payoff.
    pub(crate) fn search(&mut self, hand: &Hand, camp: Camp, payoff: &Payoff) -> Option<u8> {
        let question = Question::new(hand, camp)?;
        let misere = payoff.falls(hand);
        let answer = match (
            question.is_wide(),
            question.has_joker(),
            hand.game().order() == Order::Double,
        ) {
            (_, false, true) => ask(
                self.double.get_or_insert_with(fresh),
                &question,
                payoff,
                misere,
            ),
            (false, false, false) => ask(
                self.plain.get_or_insert_with(fresh),
                &question,
                payoff,
                misere,
            ),
            (false, true, _) => ask(
                self.joker.get_or_insert_with(fresh),
                &question,
                payoff,
                misere,
            ),
            (true, false, _) => ask(
                self.wide.get_or_insert_with(fresh),
                &question,
                payoff,
                misere,
            ),
            (true, true, _) => ask(
                self.wide_joker.get_or_insert_with(fresh),
                &question,
                payoff,
                misere,
            ),
        };
        Some(answer)
    }
}

fn fresh<const W: u32, const P: usize, const T: usize>() -> Box<Search<W, P, T>> {
    Box::new(Search::new(MEMO_BITS))
}

/// A position whose moves are more than cards of known trump: a suit is to be named, or the first card makes trump.
fn branches(hand: &Hand) -> bool {
    hand.ask() == Ask::LedSuit || (hand.ask() == Ask::Play && hand.ranking().is_none())
}

/// Halves what is in doubt until the points are known; the answer is in tricks of the camp.
fn ask<const W: u32, const P: usize, const T: usize>(
    search: &mut Search<W, P, T>,
    question: &Question,
    payoff: &Payoff,
    misere: bool,
) -> u8 {
    let board = question.board::<W, P, T>();
    search.frame = question.frame::<W>(misere);
    let trick = question.trick::<W>();
    let (mut least, mut most) = (question.taken, question.taken + question.left);
    while let Some(middle) = payoff.split(least, most) {
        let need = middle - question.taken;
        let yes = match trick {
            Some(trick) => search.follow(&board, question.to_act, trick, question.left, need),
            None => search.takes(&board, question.to_act, question.left, need),
        };
        if yes {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    least
}
