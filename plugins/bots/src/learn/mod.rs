//! How the networks of [`Sense`] are taught: searchers play, and what they found each move to bring is learned.
//!
//! The games, the numbers of deals and the seeds settle everything: the same ones give the same bytes.

mod adam;
mod lesson;

use std::sync::Arc;

use bower_rules::Game;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

use crate::sense::{Kind, Sense};
use adam::Adam;
use lesson::Lesson;

/// Lessons after which the weights are changed.
const BATCH: usize = 64;
/// How far the weights are moved at first; less and less towards the end.
const RATE: f32 = 0.002;

/// Lessons from a number of deals.
#[derive(Default)]
pub struct Lessons(Vec<Lesson>);

impl Lessons {
    /// Plays one deal of a game and keeps what was found out in it. `teacher` is what the searchers feel already;
    /// without it they go by rules of thumb.
    pub fn of_deal(game: Game, seed: u64, deal: u64, teacher: Option<&Arc<Sense>>) -> Self {
        Self(lesson::of_deal(game, seed, deal, teacher))
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

/// Teaches new networks, going through all lessons so many times; `tell` is told after each time how far off the
/// differences between moves still were, in points: of calls and of cards.
pub fn learn(
    lessons: &Lessons,
    seed: u64,
    times: u32,
    mut tell: impl FnMut(u32, [f32; 2]),
) -> Sense {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut sense = Sense::blank();
    let mut adams = [
        Adam::new(&mut sense.calls, &mut rng),
        Adam::new(&mut sense.cards, &mut rng),
    ];
    let mut order: Vec<usize> = (0..lessons.0.len()).collect();
    for time in 0..times {
        order.shuffle(&mut rng);
        let mut off = [(0.0_f64, 0_u64); 2];
        // The rate falls along a straight line to a fiftieth.
        let part = time as f32 / times.max(1) as f32;
        let rate = RATE * (1.0 - 0.98 * part);
        for &place in &order {
            let Some(lesson) = lessons.0.get(place) else {
                continue;
            };
            let which = usize::from(lesson.kind == Kind::Cards);
            let (Some(adam), Some(off)) = (adams.get_mut(which), off.get_mut(which)) else {
                continue;
            };
            let net = match lesson.kind {
                Kind::Calls => &mut sense.calls,
                Kind::Cards => &mut sense.cards,
            };
            off.0 += f64::from(adam.take(net, lesson));
            off.1 += 1;
            if adam.taken() >= BATCH {
                adam.change(net, rate);
            }
        }
        tell(
            time,
            off.map(|(sum, count)| ((sum / count.max(1) as f64).sqrt()) as f32),
        );
    }
    sense
}
