//! Lessons: a question that came up in play, and what a searcher found each answer to bring.

use std::sync::Arc;

use bower_rules::{Action, Ask, Game, Seat, Setup, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::search::{self, Search};
use crate::sense::{Kind, Marks, Question, Sense};
use crate::sight;

/// How often another card than the best is played, so that odd positions come up too.
const ODD_CARD: f64 = 0.08;
/// How often another call than the best is made.
const ODD_CALL: f64 = 0.15;

/// A question and what its answers bring.
pub(crate) struct Lesson {
    pub(crate) kind: Kind,
    pub(crate) marks: Box<[u16]>,
    /// Answers of the network and the points of each.
    pub(crate) points: Box<[(u8, f32)]>,
}

/// Plays a deal between searchers at nil to nil.
pub(crate) fn of_deal(
    game: Game,
    seed: u64,
    deal: u64,
    teacher: Option<&Arc<Sense>>,
) -> Vec<Lesson> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ deal.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let dealer = Seat::new((deal % u64::from(game.seats())) as u8);
    let setup = Setup::deal(game, seed, deal, dealer);
    let mut table = Table::with_setup(setup, seed);
    let mut lessons = Vec::new();
    while let Some(seat) = table.to_act() {
        let view = table.view(seat);
        let legal = view.legal();
        let Some(&first) = legal.first() else { break };
        let mut action = first;
        if legal.len() > 1 {
            let sight = sight::of_view(&view);
            let question = Question::new(&sight);
            let mut search = Search::new(view.clone(), search::teaching(teacher), rng.random());
            let Some(choice) = search.step(&mut || true) else {
                break;
            };
            action = choice.action;
            let considered = &choice.reasons.considered;
            if let Some(question) = question.filter(|_| considered.len() > 1) {
                // A card stands for its like.
                let points = |action: &Action| {
                    let like =
                        search::stands_for(&view, *action, considered.iter().map(|c| c.action));
                    let found = considered.iter().find(|c| c.action == like)?;
                    Some((question.answer(*action)? as u8, found.points))
                };
                lessons.push(Lesson {
                    kind: question.kind,
                    marks: collect(&question.marks),
                    points: legal.iter().filter_map(points).collect(),
                });
            }
            let odd = match view.hand().ask() {
                Ask::Play => ODD_CARD,
                _ => ODD_CALL,
            };
            if rng.random_bool(odd) {
                action = legal
                    .get(rng.random_range(0..legal.len()))
                    .copied()
                    .unwrap_or(action);
            }
        }
        if table.apply(seat, action).is_err() {
            break;
        }
    }
    lessons
}

fn collect(marks: &Marks) -> Box<[u16]> {
    marks.iter().map(|mark| mark as u16).collect()
}
