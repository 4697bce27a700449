//! The moves that are weighed against each other, and when one is given up.

use bower_rules::Action;

use crate::choice::Considered;

/// How many standard errors a move must lie behind the best one to be given up.
const BEHIND: f64 = 3.0;

/// A move that is weighed.
#[derive(Debug)]
pub(crate) struct Candidate {
    pub(crate) action: Action,
    /// What it brought in each layout, in the order of the layouts.
    worths: Vec<f32>,
    /// The same, each layout as often as it counts, and what was felt beforehand.
    sum: f64,
    counted: f64,
    /// How often its side came out ahead, and of how many.
    ahead: f64,
    weighed: f64,
    /// By how many points others must be better to be chosen; for what the rules of thumb would do.
    hair: Option<f64>,
    given_up: bool,
}

impl Candidate {
    pub(crate) fn new(action: Action, hair: Option<f64>) -> Self {
        Self {
            action,
            worths: Vec::new(),
            sum: 0.0,
            counted: 0.0,
            ahead: 0.0,
            weighed: 0.0,
            hair,
            given_up: false,
        }
    }

    /// Begins with what is felt of it, as if so many layouts had told it.
    pub(crate) fn begin(&mut self, worth: f64, layouts: f64) {
        self.sum += worth * layouts;
        self.counted += layouts;
    }

    /// Whether it is still weighed.
    pub(crate) fn is_open(&self) -> bool {
        !self.given_up
    }

    /// Counts one more layout: what the move brings there, how likely its side comes out ahead, how often it counts.
    pub(crate) fn count(&mut self, worth: f64, ahead: f64, often: u32) {
        let often = f64::from(often);
        self.worths.push(worth as f32);
        self.sum += worth * often;
        self.ahead += ahead * often;
        self.counted += often;
        self.weighed += often;
    }

    fn mean(&self) -> f64 {
        self.sum / self.counted.max(1.0)
    }

    /// What it is chosen by.
    fn rank(&self) -> f64 {
        self.mean() + self.hair.unwrap_or(0.0)
    }

    /// Whether this is surely behind another that was weighed in the same layouts.
    fn is_behind(&self, other: &Candidate) -> bool {
        let n = self.worths.len().min(other.worths.len()) as f64;
        let differences = || {
            other
                .worths
                .iter()
                .zip(&self.worths)
                .map(|(a, b)| f64::from(a - b))
        };
        let mean = differences().sum::<f64>() / n.max(1.0);
        let squares: f64 = differences().map(|d| (d - mean) * (d - mean)).sum();
        // A handful of layouts that agree prove nothing yet: half a point of doubt is shared among them.
        let variance = (squares + 0.25) / n.max(1.0);
        mean > 0.0 && mean * mean > BEHIND * BEHIND * variance / n.max(1.0)
    }
}

/// Gives up what is surely behind the best; whether there is still something to decide.
pub(crate) fn give_up(candidates: &mut [Candidate]) -> bool {
    let open = |candidates: &[Candidate]| candidates.iter().filter(|c| c.is_open()).count();
    let means: Vec<f64> = candidates.iter().map(Candidate::mean).collect();
    let best = (0..candidates.len())
        .filter(|&i| candidates.get(i).is_some_and(Candidate::is_open))
        .max_by(|&a, &b| {
            means
                .get(a)
                .unwrap_or(&0.0)
                .total_cmp(means.get(b).unwrap_or(&0.0))
        });
    let behind: Vec<bool> = match best.and_then(|best| candidates.get(best)) {
        Some(best) => candidates
            .iter()
            .map(|candidate| candidate.is_behind(best))
            .collect(),
        None => return false,
    };
    for (candidate, behind) in candidates.iter_mut().zip(behind) {
        candidate.given_up |= behind;
    }
    open(candidates) > 1
}

/// All that was weighed, the best first; among those that are as good, give or take a hair, what the rules of thumb would
/// do.
pub(crate) fn ranked(candidates: &[Candidate]) -> Vec<Considered> {
    let mut order: Vec<&Candidate> = candidates.iter().collect();
    order.sort_by(|a, b| {
        let open = b.is_open().cmp(&a.is_open());
        open.then(b.rank().total_cmp(&a.rank()))
            .then(b.hair.is_some().cmp(&a.hair.is_some()))
    });
    let considered = |c: &&Candidate| Considered {
        action: c.action,
        points: c.mean() as f32,
        chance: (c.ahead / c.weighed.max(1.0)) as f32,
    };
    order.iter().map(considered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(worths: &[f64], usual: bool) -> Candidate {
        let mut candidate = Candidate::new(
            if usual { Action::Pass } else { Action::Stay },
            usual.then_some(0.0),
        );
        for &worth in worths {
            candidate.count(worth, 0.5, 1);
        }
        candidate
    }

    #[test]
    fn what_is_worse_in_every_layout_is_given_up_and_what_may_be_as_good_is_not() {
        let mut clear = [weighed(&[1.0; 40], false), weighed(&[-1.0; 40], true)];
        assert!(!give_up(&mut clear), "one is left");
        let turns: Vec<f64> = (0..40)
            .map(|i| if i % 2 == 0 { 2.0 } else { -1.9 })
            .collect();
        let mut close = [weighed(&[0.0; 40], false), weighed(&turns, true)];
        assert!(give_up(&mut close));
    }

    #[test]
    fn by_a_hair_another_move_is_not_better() {
        let better = Candidate::new(Action::Stay, None);
        let mut moves = [better, Candidate::new(Action::Pass, Some(0.02))];
        moves[0].count(1.01, 0.5, 1);
        moves[1].count(1.0, 0.5, 1);
        assert_eq!(ranked(&moves)[0].action, Action::Pass);
        moves[0].count(1.06, 0.5, 1);
        moves[1].count(1.0, 0.5, 1);
        assert_eq!(ranked(&moves)[0].action, Action::Stay);
    }

    #[test]
    fn among_equals_the_usual_move_comes_first() {
        let equals = [weighed(&[1.0, 2.0], false), weighed(&[2.0, 1.0], true)];
        assert_eq!(ranked(&equals)[0].action, Action::Pass);
    }
}
