//! Lessons: a question that came up in play, and what each answer to it brought.

use bower_rules::{Action, Ask, BySide, Game, Hand, Seat, Setup};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::casual::Standing;
use crate::search::{Usual, Worth};
use crate::sense::{Kind, Marks, Question, Sense};
use crate::sight::Sight;

/// How often another card than the best is played, so that odd positions come up too.
const ODD_CARD: f64 = 0.05;
/// How often another call than the best is made.
const ODD_CALL: f64 = 0.08;

/// A question and what its answers brought.
pub(crate) struct Lesson {
    pub(crate) kind: Kind,
    pub(crate) marks: Box<[u16]>,
    /// Answers of the network and the points of each.
    pub(crate) points: Box<[(u8, f32)]>,
}

/// Plays a deal at the opening score; at each question every answer is tried, and the hand played on from there. The cards
/// lie as they lie: over many deals each answer is tried against all that the others may hold, as often as they hold it
/// having called and played as they did.
pub(crate) fn of_deal(game: Game, seed: u64, deal: u64, sense: Option<&Sense>) -> Vec<Lesson> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ deal.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let dealer = Seat::new((deal % u64::from(game.seats())) as u8);
    let setup = Setup::deal(game, seed, deal, dealer);
    let standing = Standing {
        score: BySide::splat(game.opening_score()),
    };
    let usual = Usual {
        standing: &standing,
        sense,
    };
    let mut hand = Hand::new(&setup);
    let mut lessons = Vec::new();
    while let Some(seat) = hand.to_act() {
        let legal = hand.legal();
        if legal.len() > 1
            && let Some(question) = Question::new(&Sight::new(&hand, seat))
        {
            let worth = Worth::new(game, seat, &standing.score);
            let tried = |&action: &Action| {
                let answer = question.answer(&hand, action)?;
                let mut tried = hand;
                tried.apply_unchecked(action);
                usual.play(&mut tried, false);
                Some((answer as u8, worth.of(&tried.outcome()?.points)))
            };
            let points: Box<[(u8, f32)]> = legal.iter().filter_map(tried).collect();
            if points.len() > 1 {
                lessons.push(Lesson {
                    kind: question.kind,
                    marks: collect(&question.marks),
                    points,
                });
            }
        }
        let odd = match hand.ask() {
            Ask::Play => ODD_CARD,
            _ => ODD_CALL,
        };
        let drawn = if legal.len() > 1 && rng.random_bool(odd) {
            legal.get(rng.random_range(0..legal.len())).copied()
        } else {
            None
        };
        let Some(action) = drawn
            .or_else(|| usual.act(&hand, seat))
            .or(legal.first().copied())
        else {
            break;
        };
        hand.apply_unchecked(action);
    }
    lessons
}

fn collect(marks: &Marks) -> Box<[u16]> {
    marks.iter().map(|mark| mark as u16).collect()
}
