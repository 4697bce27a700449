//! What a hand is worth in tricks under one trump, by the counting that players do at a table: how many cards that
//! beat mine are still about, how often an ace is ruffed, what a void is good for.

use bower_rules::{Card, CardSet, Ranking};

use crate::maths::{exp, power};

/// What a hand is valued against.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Against {
    /// Every card that may be in another hand.
    pub(crate) unseen: CardSet,
    /// The share of those that the opponents hold, 0 to 1.
    pub(crate) share: f32,
    /// How many opponents play.
    pub(crate) opponents: f32,
    /// Cards in a hand.
    pub(crate) held: f32,
}

/// The stronger cards of its suit that may be in another hand.
pub(crate) fn above(card: Card, ranking: &Ranking, unseen: CardSet) -> u32 {
    let strength = ranking.strength(card);
    (unseen & ranking.suit_cards(ranking.suit_of(card)))
        .iter()
        .filter(|&c| ranking.strength(c) > strength)
        .count() as u32
}

/// The tricks a hand should take by itself.
pub(crate) fn tricks(hand: CardSet, ranking: &Ranking, against: &Against) -> f32 {
    let trumps = ranking
        .trump()
        .map_or(CardSet::EMPTY, |suit| hand & ranking.suit_cards(suit));
    let length = trumps.len();
    let mut sum = 0.0;
    for card in trumps {
        let higher = above(card, ranking, against.unseen) as f32 * against.share;
        let mut value = 0.3 + 0.7 * exp(-0.6 * higher);
        if length == 1 && higher > 0.0 {
            value *= 0.85;
        }
        sum += value;
    }
    if length > 2 {
        sum += 0.12 * (length - 2) as f32;
    }
    let mut voids = 0;
    for suit in 0..5 {
        if Some(suit) == ranking.trump() {
            continue;
        }
        let whole = ranking.suit_cards(suit);
        if (whole & (against.unseen | hand)).is_empty() {
            continue;
        }
        let mine = hand & whole;
        if mine.is_empty() {
            voids += 1;
            continue;
        }
        sum += side(mine, ranking, against, ranking.trump().is_some());
    }
    if length > 0 && voids > 0 {
        sum += if length > 1 { 0.2 } else { 0.1 } + 0.05 * f32::from(voids > 1);
    }
    sum
}

/// The tricks of one side suit: its top cards, each round likelier to be ruffed.
fn side(mine: CardSet, ranking: &Ranking, against: &Against, trump: bool) -> f32 {
    let Some(first) = mine.first() else {
        return 0.0;
    };
    let out = (against.unseen & ranking.suit_cards(ranking.suit_of(first))).len() as f32;
    let total = (against.unseen.len() as f32).max(1.0);
    // Nobody void: each opponent has a card of the suit for this round.
    let passes = |round: f32| {
        if !trump {
            return 1.0;
        }
        let left = (out - (against.opponents + 1.0) * (round - 1.0)).max(0.0);
        let void = power(
            (1.0 - left / total).clamp(0.0, 1.0),
            (against.held - round) as u32 + 1,
        );
        power((1.0 - 0.75 * void).max(0.0), against.opponents as u32)
    };
    let mut sum = 0.0;
    let mut left = mine;
    let count = mine.len() as usize;
    for place in 0..count {
        // From the highest down.
        let Some(card) = left.iter().max_by_key(|&card| ranking.strength(card)) else {
            break;
        };
        left.remove(card);
        let higher = above(card, ranking, against.unseen) as f32 * against.share;
        let round = place as f32 + 1.0;
        let guarded = count > place + 1 || place > 0;
        let stands = if higher == 0.0 {
            0.95
        } else {
            exp(-1.5 * higher) * if guarded { 0.9 } else { 0.55 }
        };
        sum += stands * passes(round);
    }
    sum
}
