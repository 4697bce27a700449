//! How the networks of [`Sense`] are taught: everybody plays by what was learned so far, at each question every answer
//! is tried, and what it brought is learned.
//!
//! The games, the numbers of deals and the seeds settle everything: the same ones give the same bytes.

mod adam;
mod lesson;

use bower_rules::Game;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::sense::{Kind, Sense};
use adam::Adam;
use lesson::Lesson;

/// Lessons after which the weights are changed.
const BATCH: usize = 256;
/// How far the weights are moved at first; less and less towards the end.
const RATE: f32 = 0.002;
/// What is left of it at the end.
const LAST: f32 = 0.02;

/// Lessons from a number of deals.
#[derive(Default)]
pub struct Lessons(Vec<Lesson>);

impl Lessons {
    /// Plays one deal of a game and keeps what came of it. Without `sense` everybody goes by rules of thumb.
    pub fn of_deal(game: Game, seed: u64, deal: u64, sense: Option<&Sense>) -> Self {
        Self(lesson::of_deal(game, seed, deal, sense))
    }

    /// Adds those of other deals.
    pub fn add(&mut self, other: Lessons) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Networks that are being taught.
pub struct Pupil {
    sense: Sense,
    adams: [Adam; 2],
    rng: ChaCha8Rng,
}

impl Pupil {
    /// Begins with what is known of a game of this kind, or with nothing.
    pub fn new(game: &Game, known: Option<Sense>, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let fresh = known.is_none();
        let mut sense = known.unwrap_or_else(|| Sense::blank(game));
        let mut adam = |net| match fresh {
            true => Adam::new(net, &mut rng),
            false => Adam::going_on(net),
        };
        let adams = [adam(&mut sense.calls), adam(&mut sense.cards)];
        Self { sense, adams, rng }
    }

    /// What was learned so far.
    pub fn sense(&self) -> &Sense {
        &self.sense
    }

    /// Goes through all lessons once, `part` of the way from the first to the last, 0 to 1; how far off the differences
    /// between moves were, in points: of calls and of cards.
    pub fn learn(&mut self, lessons: &Lessons, part: f32) -> [f32; 2] {
        let mut order: Vec<usize> = (0..lessons.0.len()).collect();
        order.shuffle(&mut self.rng);
        let mut off = [(0.0_f64, 0_u64); 2];
        let rate = RATE * (1.0 - (1.0 - LAST) * part);
        for &place in &order {
            let Some(lesson) = lessons.0.get(place) else {
                continue;
            };
            let which = usize::from(lesson.kind == Kind::Cards);
            let (Some(adam), Some(off)) = (self.adams.get_mut(which), off.get_mut(which)) else {
                continue;
            };
            let net = match lesson.kind {
                Kind::Calls => &mut self.sense.calls,
                Kind::Cards => &mut self.sense.cards,
            };
            off.0 += f64::from(adam.take(net, lesson));
            off.1 += 1;
            if adam.taken() >= BATCH {
                adam.change(net, rate);
            }
        }
        off.map(|(sum, count)| ((sum / count.max(1) as f64).sqrt()) as f32)
    }
}
