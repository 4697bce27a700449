//! A beginner: knows the rules, sees about half of what matters, and errs as beginners do: calls on hope, plays the
//! ace on partner's trick, leads whatever is highest, forgets what has gone.

use bower_rules::{Action, Card, View};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::choice::{Choice, Reasons, Rule};
use crate::{casual, sight};

/// How far a beginner misjudges a call, in points, at most.
const MISJUDGED: f32 = 0.9;
/// How often a beginner plays a card without thinking.
const HASTE: f64 = 0.35;

/// What a beginner does; `None` where there is nothing to decide.
pub(crate) fn choose(view: &View, seed: u64) -> Option<Choice> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let standing = casual::Standing {
        score: view.score(),
    };
    let mut choice = casual::choose(&sight::of_view(view), &standing)?;
    if !choice.reasons.considered.is_empty() {
        for considered in &mut choice.reasons.considered {
            considered.points += rng.random_range(-MISJUDGED..MISJUDGED);
        }
        choice
            .reasons
            .considered
            .sort_by(|a, b| b.points.total_cmp(&a.points));
        if let Some(best) = choice.reasons.considered.first() {
            choice.action = best.action;
        }
        return Some(choice);
    }
    if matches!(choice.action, Action::Play(_)) && rng.random_bool(HASTE) {
        return Some(hasty(view, &mut rng).unwrap_or(choice));
    }
    Some(choice)
}

/// The highest card that may be played, or the one that lies nearest.
fn hasty(view: &View, rng: &mut ChaCha8Rng) -> Option<Choice> {
    let hand = view.hand();
    let ranking = hand.ranking()?;
    let legal = hand.legal_cards();
    let card: Card = if rng.random_bool(0.5) {
        legal.iter().max_by_key(|&card| ranking.strength(card))?
    } else {
        legal.nth(rng.random_range(0..legal.len().max(1)))?
    };
    let reasons = Reasons {
        rule: Some(Rule::Drawn),
        ..Reasons::default()
    };
    Some(Choice {
        action: Action::Play(card),
        reasons,
    })
}
