//! Following to a trick.

use bower_rules::{Card, CardSet, Ranking, Seat};

use super::throw;
use crate::choice::Rule;
use crate::sight::Sight;

/// The card to follow with, where several are legal. `best` is who is winning, and with what.
pub(crate) fn follow(
    sight: &Sight,
    ranking: &Ranking,
    legal: CardSet,
    best: (Seat, Card),
) -> (Rule, Option<Card>) {
    let (winner, to_beat) = best;
    let Some(led) = sight.hand.led_suit() else {
        return (Rule::Duck, throw::least(sight, ranking, legal));
    };
    let following = legal.iter().any(|card| ranking.suit_of(card) == led);
    let winners: CardSet = legal
        .iter()
        .filter(|&card| ranking.beats(card, to_beat, led))
        .collect();
    let threats: Vec<Seat> = sight
        .behind()
        .filter(|&seat| !sight.allied(seat, sight.me))
        .collect();
    let duck = |rule| (rule, throw::least(sight, ranking, legal));
    if winners.is_empty() {
        return duck(if sight.allied(winner, sight.me) {
            Rule::PartnerWins
        } else {
            Rule::Duck
        });
    }
    if sight.allied(winner, sight.me) {
        if threats.is_empty() || holds(sight, ranking, to_beat, led, &threats) {
            return duck(Rule::PartnerWins);
        }
        if following {
            // Over partner only with a card that nothing beats, and only where it adds something.
            let top = strongest(winners, ranking).filter(|&card| sight.is_boss(card, ranking));
            return match top.filter(|&card| adds(sight, ranking, card, to_beat)) {
                Some(card) => (Rule::WinHigh, Some(equal_low(sight, ranking, legal, card))),
                None => duck(Rule::PartnerWins),
            };
        }
        // A weak card of partner's is worth a small trump, an ace or king is not.
        let higher = super::worth::above(to_beat, ranking, sight.unseen);
        let trumps = sight
            .mine
            .iter()
            .filter(|&card| ranking.is_trump(card))
            .count();
        if !ranking.is_trump(to_beat) && higher >= 2 && trumps > 1 {
            return (Rule::Ruff, ruff(sight, ranking, winners, led, &threats));
        }
        return duck(Rule::PartnerWins);
    }
    if threats.is_empty() {
        let rule = if following {
            Rule::WinCheaply
        } else {
            Rule::Ruff
        };
        return (rule, weakest(winners, ranking));
    }
    if !following {
        return (Rule::Ruff, ruff(sight, ranking, winners, led, &threats));
    }
    let boss: CardSet = winners
        .iter()
        .filter(|&card| sight.is_boss(card, ranking))
        .collect();
    if let Some(card) = weakest(boss, ranking) {
        return (Rule::WinHigh, Some(card));
    }
    let partner_behind = sight.behind().any(|seat| sight.allied(seat, sight.me));
    match strongest(winners, ranking) {
        // Second hand plays low while partner is still to come; the last of a side plays high.
        Some(card) if !partner_behind => (
            Rule::WinHigh,
            Some(equal_low(sight, ranking, winners, card)),
        ),
        _ => duck(Rule::Duck),
    }
}

/// Whether a winning card can hardly be beaten by those who are still to play.
fn holds(sight: &Sight, ranking: &Ranking, card: Card, led: u8, threats: &[Seat]) -> bool {
    if !sight.is_boss(card, ranking) {
        return false;
    }
    ranking.is_trump(card)
        || ranking.trump().is_none()
        || !threats
            .iter()
            .any(|&seat| sight.is_void(seat, led, ranking))
}

/// Whether two cards of a seat are as good as each other: of one suit, and no card of another's between.
pub(super) fn alike(sight: &Sight, ranking: &Ranking, a: Card, b: Card) -> bool {
    let (low, high) = if ranking.strength(a) < ranking.strength(b) {
        (a, b)
    } else {
        (b, a)
    };
    ranking.suit_of(a) == ranking.suit_of(b) && !adds(sight, ranking, high, low)
}

/// Whether a card that may be in another hand lies between the two.
fn adds(sight: &Sight, ranking: &Ranking, card: Card, to_beat: Card) -> bool {
    if ranking.suit_of(card) != ranking.suit_of(to_beat) {
        return true;
    }
    let (low, high) = (ranking.strength(to_beat), ranking.strength(card));
    (sight.unseen & ranking.suit_cards(ranking.suit_of(card)))
        .iter()
        .any(|c| (low..high).contains(&ranking.strength(c)))
}

/// The trump to ruff with: the lowest, or one that nothing beats where someone behind may ruff too and there are
/// enough of them.
fn ruff(
    sight: &Sight,
    ranking: &Ranking,
    winners: CardSet,
    led: u8,
    threats: &[Seat],
) -> Option<Card> {
    let boss: CardSet = winners
        .iter()
        .filter(|&card| sight.is_boss(card, ranking))
        .collect();
    let likely = threats
        .iter()
        .any(|&seat| sight.is_void(seat, led, ranking));
    let lone = sight.hand.alone(sight.me);
    let needed = sight.hand.game().hand_size() as u32
        - sight.hand.plays().len() as u32 / u32::from(sight.hand.active().max(1));
    let enough = boss.len() >= 3 || boss.len() + 1 >= needed;
    if !boss.is_empty() && (likely || lone) && (enough || likely) {
        return weakest(boss, ranking);
    }
    weakest(winners, ranking)
}

/// The lowest of my cards that is as good as this one: no card of another's lies between.
pub(crate) fn equal_low(sight: &Sight, ranking: &Ranking, legal: CardSet, card: Card) -> Card {
    let suit = ranking.suit_of(card);
    let mut low = card;
    let below = legal
        .iter()
        .filter(|&c| ranking.suit_of(c) == suit && ranking.strength(c) < ranking.strength(card));
    let mut below: Vec<Card> = below.collect();
    below.sort_by_key(|&c| std::cmp::Reverse(ranking.strength(c)));
    for next in below {
        if adds(sight, ranking, low, next) {
            break;
        }
        low = next;
    }
    low
}

/// The weakest card of a set that could all win.
pub(crate) fn weakest(cards: CardSet, ranking: &Ranking) -> Option<Card> {
    cards
        .iter()
        .min_by_key(|&card| (ranking.is_trump(card), ranking.strength(card)))
}

/// The strongest card of a set.
pub(crate) fn strongest(cards: CardSet, ranking: &Ranking) -> Option<Card> {
    cards
        .iter()
        .max_by_key(|&card| (ranking.is_trump(card), ranking.strength(card)))
}
