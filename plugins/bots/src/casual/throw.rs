//! What to part with: on a trick that is not worth winning, and from a hand that is one card too long.

use bower_rules::{Card, CardSet, Ranking};

use super::worth::above;
use crate::sight::Sight;

/// The least useful of the legal cards; `None` only of an empty set.
pub(crate) fn least(sight: &Sight, ranking: &Ranking, legal: CardSet) -> Option<Card> {
    legal
        .iter()
        .min_by_key(|&card| use_of(card, sight.mine, sight.unseen, ranking))
}

/// How useful a card still is to a hand, for comparing alone.
fn use_of(card: Card, mine: CardSet, unseen: CardSet, ranking: &Ranking) -> i32 {
    let suit = mine & ranking.suit_cards(ranking.suit_of(card));
    let higher = above(card, ranking, unseen) as i32;
    if ranking.is_trump(card) {
        return 200 + i32::from(ranking.strength(card));
    }
    let strength = i32::from(ranking.strength(card));
    let trumps = mine.iter().filter(|&c| ranking.is_trump(c)).count();
    if higher == 0 {
        // A card that nothing beats: an ace of a short suit is likelier to stand.
        return 120 - 4 * suit.len() as i32;
    }
    if trumps == 0 && ranking.trump().is_none() {
        // At no-trump length is strength: keep the long suit together and throw from the short one.
        return 40 - 10 * higher + 6 * suit.len() as i32 + strength / 8;
    }
    let guard = higher == 1 && suit.len() >= 2;
    let void = if suit.len() == 1 && trumps > 0 {
        -12
    } else {
        0
    };
    60 - 8 * higher.min(6) + void + if guard { 14 } else { 0 } + strength / 8
}

/// The card to put away from a hand that is one too long, counted under every ranking that may yet be: there is
/// always one. Keeps trumps and aces, and makes a void where it can.
pub(crate) fn discard(
    hand: CardSet,
    legal: CardSet,
    unseen: CardSet,
    rankings: &[&Ranking],
) -> Option<Card> {
    legal.iter().min_by_key(|&card| {
        rankings
            .iter()
            .map(|ranking| keep(card, hand, unseen, ranking))
            .sum::<i32>()
    })
}

fn keep(card: Card, hand: CardSet, unseen: CardSet, ranking: &Ranking) -> i32 {
    let strength = i32::from(ranking.strength(card));
    if ranking.is_trump(card) {
        return 1000 + 10 * strength;
    }
    let suit = hand & ranking.suit_cards(ranking.suit_of(card));
    let trumps = hand.iter().any(|c| ranking.is_trump(c));
    let higher = above(card, ranking, unseen) as i32;
    let base = if higher == 0 {
        500
    } else {
        100 - 10 * higher.min(7)
    };
    // A single card that is not the best of its suit makes a void; breaking a guard costs it.
    let void = if suit.len() == 1 && trumps && higher > 0 {
        -150
    } else {
        0
    };
    let guards = suit
        .iter()
        .any(|c| c != card && above(c, ranking, unseen) == 1 && suit.len() == 2);
    base + void + if guards { 40 } else { 0 } + strength / 8
}
