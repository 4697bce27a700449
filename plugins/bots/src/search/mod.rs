//! Players that search: they lay out the hidden cards in many ways that fit what they know, and count what each move
//! brings in each of them.

mod belief;
mod candidate;
mod worlds;
mod worth;

use bower_rules::{Action, Ask, BySide, Card, CardSet, Hand, Seat, View};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::casual::{self, Standing};
use crate::choice::{Choice, Inferred, Reasons};
use crate::sight::Sight;
use crate::solver::Solver;
use belief::Reads;
use candidate::Candidate;
use worlds::Worlds;
use worth::Worth;

/// Cards in a hand that the solver takes on at once; above it play goes on by rules of thumb until so few are left.
const SOLVABLE: u32 = 6;

/// How much of a move's worth is told by play that goes on by rules of thumb, and not by best play with all hands
/// seen: half. Best play alone takes it for granted that everybody sees everything.
const USUAL: f64 = 0.5;

/// After how many layouts moves that are surely behind are given up.
const LOOK: usize = 20;

/// Of how many high trumps it is told who may hold them.
const TOLD: usize = 3;

/// How hard a searcher works.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Effort {
    /// For calls, discards and all else before the first lead.
    calls: Load,
    /// For cards.
    cards: Load,
    /// What is read out of others' moves.
    reads: Reads,
    /// Positions looked at by the solver, after which no further layout is begun.
    nodes: u64,
}

/// Layouts of the hidden cards.
#[derive(Clone, Copy, Debug)]
struct Load {
    /// How many are drawn.
    drawn: usize,
    /// How many are played out: chosen from those by how likely they are.
    worlds: u32,
}

/// `sharp`: enough layouts to tell a good move from a bad one.
pub(crate) const SHARP: Effort = Effort {
    calls: Load {
        drawn: 300,
        worlds: 120,
    },
    cards: Load {
        drawn: 300,
        worlds: 120,
    },
    reads: Reads::Calls,
    nodes: 400_000,
};

/// `master`: many more, weighed by all that was said and played. Calls are told apart by fractions of a point, so
/// most of the work goes there.
pub(crate) const MASTER: Effort = Effort {
    calls: Load {
        drawn: 1600,
        worlds: 800,
    },
    cards: Load {
        drawn: 1000,
        worlds: 400,
    },
    reads: Reads::All,
    nodes: 4_000_000,
};

/// A search in progress.
pub(crate) struct Search {
    worlds: Worlds,
    load: Load,
    reads: Reads,
    nodes: u64,
    rng: ChaCha8Rng,
    worth: Worth,
    standing: Standing,
    solver: Solver,
    candidates: Vec<Candidate>,
    /// Layouts drawn, each with how likely it is.
    drawn: Vec<(Hand, f64)>,
    /// Layouts to be played out, by their place in `drawn`, and how often each counts.
    chosen: Vec<(usize, u32)>,
    /// How many of those are done, and what they count.
    done: usize,
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
        let candidates = candidates(&view, usual);
        let view_is_playing = view.hand().play_has_begun();
        Self {
            worlds: Worlds::new(view),
            load: if view_is_playing {
                effort.cards
            } else {
                effort.calls
            },
            reads: effort.reads,
            nodes: effort.nodes,
            rng: ChaCha8Rng::seed_from_u64(seed),
            worth,
            standing,
            solver: Solver::new(),
            candidates,
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
        while self.chosen.is_empty() {
            let view = self.worlds.view();
            let Some(layout) = self.worlds.deal(&mut self.rng) else {
                return self.choice();
            };
            let weight =
                belief::likelihood(view, &layout, self.reads, &self.standing, &mut self.rng);
            self.drawn.push((layout, weight));
            if self.drawn.len() >= self.load.drawn {
                self.choose_layouts();
            }
            if !go_on() {
                return None;
            }
        }
        while self.solver.nodes() < self.nodes
            && let Some(&(place, count)) = self.chosen.get(self.done)
        {
            self.done += 1;
            let Some((layout, _)) = self.drawn.get(place).copied() else {
                continue;
            };
            self.weigh(&layout, count);
            // At times what is surely behind is given up, and the work ends when nothing else is left.
            if self.done.is_multiple_of(LOOK) && !candidate::give_up(&mut self.candidates) {
                break;
            }
            if !go_on() {
                return None;
            }
        }
        self.choice()
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
        for candidate in self.candidates.iter_mut().filter(|c| c.is_open()) {
            let mut hand = *layout;
            hand.apply_unchecked(candidate.action);
            usually(&mut hand, &self.standing, true);
            let Some(best) = self.solver.solve(&hand).map(|solved| solved.points) else {
                continue;
            };
            usually(&mut hand, &self.standing, false);
            let Some(usual) = hand.outcome().map(|outcome| outcome.points) else {
                continue;
            };
            let (mut worth, mut ahead) = (0.0, 0.0);
            for (points, share) in [(best, 1.0 - USUAL), (usual, USUAL)] {
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

impl Search {
    /// Voids that others have shown, and who may hold the highest trumps that are out.
    fn inferred(&self) -> Vec<Inferred> {
        let view = self.worlds.view();
        let mut inferred = voids(view);
        let sum: f64 = self.drawn.iter().map(|(_, weight)| weight).sum();
        let Some(ranking) = view.hand().ranking().filter(|_| sum > 0.0) else {
            return inferred;
        };
        let mut trumps: Vec<Card> = view
            .unseen()
            .iter()
            .filter(|&card| ranking.is_trump(card))
            .collect();
        trumps.sort_by_key(|&card| std::cmp::Reverse(ranking.strength(card)));
        for &card in trumps.iter().take(TOLD) {
            for seat in Seat::all(view.game().seats()).filter(|&seat| seat != view.seat()) {
                let holding = self
                    .drawn
                    .iter()
                    .filter(|(layout, _)| layout.cards(seat).contains(card));
                let chance = holding.map(|(_, weight)| weight).sum::<f64>() / sum;
                inferred.push(Inferred::Holds {
                    seat,
                    card,
                    chance: chance as f32,
                });
            }
        }
        inferred
    }
}

/// Voids that others have shown.
fn voids(view: &View) -> Vec<Inferred> {
    let seats = Seat::all(view.game().seats()).filter(|&seat| seat != view.seat());
    seats
        .flat_map(|seat| {
            (0..5)
                .filter(move |suit| (view.voids(seat) >> suit) & 1 == 1)
                .map(move |suit| Inferred::Void { seat, suit })
        })
        .collect()
}

/// Goes on by rules of thumb: to the end, or until the solver can take over.
fn usually(hand: &mut Hand, standing: &Standing, until_solvable: bool) {
    while let Some(seat) = hand.to_act() {
        let playing = matches!(hand.ask(), Ask::Play | Ask::LedSuit) && hand.ranking().is_some();
        if until_solvable && playing && hand.cards(seat).len() <= SOLVABLE {
            return;
        }
        match casual::act(&Sight::new(hand, seat), standing) {
            Some(Action::Play(card)) => hand.play_unchecked(card),
            Some(action) => hand.apply_unchecked(action),
            None => return,
        }
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
fn candidates(view: &View, usual: Option<Action>) -> Vec<Candidate> {
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
        candidates.push(Candidate::new(action, Some(action) == usual));
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
