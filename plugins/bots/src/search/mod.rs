//! Players that search: they lay out the hidden cards in many ways that fit what they know, and count what each move
//! brings in each of them.

mod belief;
mod candidate;
mod effort;
mod inferred;
mod usual;
mod worlds;
mod worth;

use std::sync::Arc;

use bower_rules::{Action, BySide, Card, CardSet, Hand, Seat, View};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::casual::{self, Standing};
use crate::choice::{Choice, Reasons};
use crate::sense::Sense;
use crate::solver::Solver;
use belief::Reads;
use candidate::Candidate;
use effort::Load;
pub(crate) use effort::{Effort, master, sharp};
pub(crate) use usual::Usual;
use worlds::Worlds;
pub(crate) use worth::Worth;

/// After how many layouts moves that are surely behind are given up.
const LOOK: usize = 20;

/// A search in progress.
pub(crate) struct Search {
    worlds: Worlds,
    load: Load,
    reads: Reads,
    nodes: u64,
    rng: ChaCha8Rng,
    worth: Worth,
    standing: Standing,
    sense: Option<Arc<Sense>>,
    solver: Solver,
    candidates: Vec<Candidate>,
    /// Batches begun.
    batches: u32,
    /// Layouts drawn for the last batch, each with how likely it is.
    drawn: Vec<(Hand, f64)>,
    /// Layouts to be played out, by their place in `drawn`, and how often each counts.
    chosen: Vec<(usize, u32)>,
    /// How many of those are done.
    done: usize,
    /// What all that are done count.
    counted: u32,
}

impl Search {
    pub(crate) fn new(view: View, effort: Effort, seed: u64) -> Self {
        let standing = Standing {
            score: view.score_before(),
        };
        let worth = Worth::new(*view.game(), view.seat(), &standing.score);
        let usual =
            casual::choose(&crate::sight::of_view(&view), &standing).map(|choice| choice.action);
        let mut candidates = candidates(&view, usual, effort.hair);
        let view_is_playing = view.hand().play_has_begun();
        let mut load = if view_is_playing {
            effort.cards
        } else {
            effort.calls
        };
        if view.game().opening_score() > 0 {
            // At buck each seat plays for itself, and the solver knows of one side against another only.
            load.usual = 1.0;
        }
        if let Some(sense) = effort.sense.as_deref().filter(|_| worth.is_far()) {
            sense.judge(&crate::sight::of_view(&view), |action, points| {
                for candidate in candidates.iter_mut().filter(|c| c.action == action) {
                    candidate.begin(f64::from(points), load.felt);
                }
            });
        }
        Self {
            worlds: Worlds::new(view),
            load,
            reads: effort.reads,
            nodes: effort.nodes,
            rng: ChaCha8Rng::seed_from_u64(seed),
            worth,
            standing,
            sense: effort.sense,
            solver: Solver::new(),
            candidates,
            batches: 0,
            drawn: Vec::new(),
            chosen: Vec::new(),
            done: 0,
            counted: 0,
        }
    }

    /// Works on, a layout at a time; the choice, once there is one.
    pub(crate) fn step(&mut self, go_on: &mut dyn FnMut() -> bool) -> Option<Choice> {
        if self.candidates.len() < 2 {
            return self.choice();
        }
        loop {
            while self.chosen.is_empty() {
                if !self.draw() {
                    return self.choice();
                }
                if !go_on() {
                    return None;
                }
            }
            while let Some(&(place, count)) = self.chosen.get(self.done) {
                if self.solver.nodes() > self.nodes {
                    return self.choice();
                }
                self.done += 1;
                let Some((layout, _)) = self.drawn.get(place).copied() else {
                    continue;
                };
                self.weigh(&layout, count);
                // At times what is surely behind is given up, and the work ends when nothing else is left.
                if self.done.is_multiple_of(LOOK) && !candidate::give_up(&mut self.candidates) {
                    return self.choice();
                }
                if !go_on() {
                    return None;
                }
            }
            if self.batches >= self.load.batches {
                return self.choice();
            }
            self.chosen.clear();
            self.drawn.clear();
            self.done = 0;
        }
    }

    /// Draws one more layout of a batch; whether there is one.
    fn draw(&mut self) -> bool {
        let view = self.worlds.view();
        let Some(layout) = self.worlds.deal(&mut self.rng) else {
            // The view contradicts itself: nothing can be laid out.
            return false;
        };
        let usual = Usual {
            standing: &self.standing,
            sense: self.sense.as_deref(),
        };
        let weight = belief::likelihood(view, &layout, self.reads, &usual, &mut self.rng);
        self.drawn.push((layout, weight));
        if self.drawn.len() >= self.load.drawn {
            self.batches += 1;
            self.choose_layouts();
        }
        true
    }

    /// Draws the layouts to be played out, each as often as it is likely: at even steps along their summed weights.
    fn choose_layouts(&mut self) {
        let sum: f64 = self.drawn.iter().map(|(_, weight)| weight).sum();
        let step = sum / f64::from(self.load.worlds);
        let mut at = step * self.rng.random::<f64>();
        let mut reached = 0.0;
        for (place, (_, weight)) in self.drawn.iter().enumerate() {
            reached += weight;
            let mut count = 0;
            while at < reached {
                count += 1;
                at += step;
            }
            if count > 0 {
                self.chosen.push((place, count));
            }
        }
        if self.chosen.is_empty() {
            self.chosen.push((0, 1));
        }
        // The node budget may end the work early: what is done until then should be a fair part of all.
        self.chosen.shuffle(&mut self.rng);
    }

    /// Plays every candidate in one layout, which counts so often.
    fn weigh(&mut self, layout: &Hand, count: u32) {
        let me = self.worlds.view().seat();
        self.counted += count;
        let usual = Usual {
            standing: &self.standing,
            sense: self.sense.as_deref(),
        };
        let shares = [(1.0 - self.load.usual), self.load.usual];
        for candidate in self.candidates.iter_mut().filter(|c| c.is_open()) {
            let mut hand = *layout;
            hand.apply_unchecked(candidate.action);
            usual.play(&mut hand, true);
            let best = match shares[0] > 0.0 {
                true => self.solver.solve(&hand).map(|solved| solved.points),
                false => None,
            };
            if shares[1] > 0.0 || best.is_none() {
                usual.play(&mut hand, false);
            }
            let usual = hand.outcome().map(|outcome| outcome.points);
            let (Some(best), Some(usual)) = (best.or(usual), usual.or(best)) else {
                continue;
            };
            let (mut worth, mut ahead) = (0.0, 0.0);
            for (points, share) in [(best, shares[0]), (usual, shares[1])] {
                worth += share * f64::from(self.worth.of(&points));
                ahead += if is_ahead(&hand, me, &points) {
                    share
                } else {
                    0.0
                };
            }
            candidate.count(worth, ahead, count);
        }
    }

    fn choice(&self) -> Option<Choice> {
        let considered = candidate::ranked(&self.candidates);
        let action = considered.first()?.action;
        let reasons = Reasons {
            rule: None,
            considered,
            worlds: self.counted,
            inferred: self.inferred(),
        };
        Some(Choice { action, reasons })
    }
}

/// Whether a seat's side has more points of the hand than any other.
fn is_ahead(hand: &Hand, seat: Seat, points: &BySide<i16>) -> bool {
    let game = hand.game();
    let side = game.side_of(seat);
    let others = points
        .iter(game.sides())
        .filter(|(other, _)| *other != side);
    others
        .map(|(_, points)| *points)
        .max()
        .is_some_and(|most| points[side] > most)
}

/// The moves worth telling apart: of cards that are as good as each other, one.
fn candidates(view: &View, usual: Option<Action>, hair: f64) -> Vec<Candidate> {
    let legal = view.legal();
    let sight = crate::sight::of_view(view);
    let mut same = CardSet::EMPTY;
    let mut candidates = Vec::new();
    // The usual card stands for its like.
    let first = usual.into_iter().filter(|action| legal.contains(action));
    let others = legal
        .iter()
        .copied()
        .filter(|action| Some(*action) != usual);
    let others = others.filter(|action| !casual::gives_right_away(&sight, *action));
    for action in first.chain(others) {
        if let Action::Play(card) = action {
            if same.contains(card) {
                continue;
            }
            same |= like(view, card);
        }
        candidates.push(Candidate::new(
            action,
            (Some(action) == usual).then_some(hair),
        ));
    }
    candidates
}

/// The cards of my hand that are as good as this one: no card that another may hold, and none of this trick, is
/// between them.
fn like(view: &View, card: Card) -> CardSet {
    let hand = view.hand();
    let mut set = CardSet::of(card);
    let Some(ranking) = hand.ranking() else {
        return set;
    };
    let suit = ranking.suit_cards(ranking.suit_of(card));
    let others =
        (view.unseen() | hand.trick().iter().map(|(_, c)| *c).collect::<CardSet>() | known(view))
            & suit;
    let strength = ranking.strength(card);
    for mine in view.cards() & suit {
        let (low, high) = (
            strength.min(ranking.strength(mine)),
            strength.max(ranking.strength(mine)),
        );
        if !others
            .iter()
            .any(|c| (low..=high).contains(&ranking.strength(c)))
        {
            set.insert(mine);
        }
    }
    set
}

/// Cards that others are known to hold.
fn known(view: &View) -> CardSet {
    let others = Seat::all(view.game().seats()).filter(|&seat| seat != view.seat());
    others.fold(CardSet::EMPTY, |set, seat| set | view.known(seat))
}
