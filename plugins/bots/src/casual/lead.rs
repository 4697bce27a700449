//! Leading to a trick.

use bower_rules::{Card, CardSet, Ranking};

use super::follow::{equal_low, strongest};
use super::throw;
use crate::choice::Rule;
use crate::sight::Sight;

/// The card to lead, where several are legal.
pub(crate) fn lead(sight: &Sight, ranking: &Ranking, legal: CardSet) -> (Rule, Option<Card>) {
    let trumps: CardSet = legal
        .iter()
        .filter(|&card| ranking.is_trump(card))
        .collect();
    let plain = legal - trumps;
    let out: CardSet = sight
        .unseen
        .iter()
        .filter(|&card| ranking.is_trump(card))
        .collect();
    let boss: CardSet = trumps
        .iter()
        .filter(|&card| sight.is_boss(card, ranking))
        .collect();
    let maker = sight.hand.maker();
    let lone = sight.hand.alone(sight.me);
    let foes_may_trump = !out.is_empty()
        && sight.opponents().any(|seat| {
            ranking
                .trump()
                .is_some_and(|suit| !sight.is_void(seat, suit, ranking))
        });
    if maker == Some(sight.me) || lone {
        return as_maker(sight, ranking, plain, trumps, boss, foes_may_trump);
    }
    if maker.is_some_and(|maker| sight.allied(maker, sight.me)) {
        return as_partner(sight, ranking, plain, trumps, boss, foes_may_trump);
    }
    as_defender(sight, ranking, plain, trumps, boss)
}

fn as_maker(
    sight: &Sight,
    ranking: &Ranking,
    plain: CardSet,
    trumps: CardSet,
    boss: CardSet,
    foes_may_trump: bool,
) -> (Rule, Option<Card>) {
    let firm = cashable(sight, ranking, plain);
    if foes_may_trump {
        // A sure trump first; without one, a long suit still draws theirs.
        if !boss.is_empty() {
            return (Rule::DrawTrump, strongest(boss, ranking));
        }
        let small = sight.mine.len() <= 2 && trumps.len() == 2;
        if trumps.len() >= 3 || small {
            return (Rule::DrawTrump, strongest(trumps, ranking));
        }
    } else if firm.is_none() && !boss.is_empty() && !plain.is_empty() {
        return (Rule::DrawTrump, strongest(boss, ranking));
    }
    if let Some(card) = firm {
        return (Rule::CashWinner, Some(card));
    }
    from_low(sight, ranking, plain, trumps)
}

fn as_partner(
    sight: &Sight,
    ranking: &Ranking,
    plain: CardSet,
    trumps: CardSet,
    boss: CardSet,
    foes_may_trump: bool,
) -> (Rule, Option<Card>) {
    // A dealer who had to call is not helped by losing his trumps to partner's.
    let stuck = sight.hand.turned_down()
        && sight.hand.game().rules.dealer_is_stuck()
        && sight.hand.maker() == Some(sight.hand.dealer());
    if foes_may_trump && !stuck {
        let strong = strongest(trumps, ranking).filter(|&card| {
            super::worth::above(card, ranking, sight.unseen) <= 2 || trumps.len() >= 2
        });
        if let Some(card) = strong {
            return (Rule::TrumpToPartner, Some(card));
        }
    }
    if !foes_may_trump && !boss.is_empty() && cashable(sight, ranking, plain).is_none() {
        return (Rule::DrawTrump, strongest(boss, ranking));
    }
    match cashable(sight, ranking, plain) {
        Some(card) => (Rule::CashWinner, Some(card)),
        None => from_low(sight, ranking, plain, trumps),
    }
}

fn as_defender(
    sight: &Sight,
    ranking: &Ranking,
    plain: CardSet,
    trumps: CardSet,
    boss: CardSet,
) -> (Rule, Option<Card>) {
    let needed = (sight.hand.game().hand_size() / 2 + 1).saturating_sub(sight.our_tricks());
    // Sure trumps that settle it are taken at once.
    if boss.len() >= u32::from(needed.max(1)) {
        return (Rule::DrawTrump, strongest(boss, ranking));
    }
    if let Some(card) = cashable(sight, ranking, plain) {
        return (Rule::CashWinner, Some(card));
    }
    // Sure trumps with nothing else that is good: two of them draw two each.
    if boss.len() >= 2 {
        return (Rule::DrawTrump, strongest(boss, ranking));
    }
    if !trumps.is_empty() && sight.mine.len() > 2 {
        let single = plain
            .iter()
            .filter(|&card| (sight.mine & ranking.suit_cards(ranking.suit_of(card))).len() == 1)
            .max_by_key(|&card| ranking.strength(card));
        if let Some(card) = single {
            return (Rule::LeadSingleton, Some(card));
        }
    }
    from_low(sight, ranking, plain, trumps)
}

/// The card that nothing in its suit beats and that is least likely to be ruffed: from the suit of which most is
/// still out. `None` where every opponent's void is known to spoil it.
fn cashable(sight: &Sight, ranking: &Ranking, plain: CardSet) -> Option<Card> {
    let trump_out = sight.unseen.iter().any(|card| ranking.is_trump(card));
    plain
        .iter()
        .filter(|&card| sight.is_boss(card, ranking))
        .filter(|&card| {
            let suit = ranking.suit_of(card);
            !trump_out
                || !sight.opponents().any(|seat| {
                    sight.is_void(seat, suit, ranking)
                        && ranking
                            .trump()
                            .is_some_and(|t| !sight.is_void(seat, t, ranking))
                })
        })
        .max_by_key(|&card| {
            let suit = ranking.suit_cards(ranking.suit_of(card));
            (
                (sight.unseen & suit).len(),
                std::cmp::Reverse((sight.mine & suit).len()),
            )
        })
}

/// Nothing is sure: a low card of the suit that gives least away; a trump only where there is nothing else.
fn from_low(
    sight: &Sight,
    ranking: &Ranking,
    plain: CardSet,
    trumps: CardSet,
) -> (Rule, Option<Card>) {
    if plain.is_empty() {
        return (
            Rule::LeadLow,
            strongest(trumps, ranking).map(|card| {
                if sight.is_boss(card, ranking) {
                    card
                } else {
                    equal_low(sight, ranking, trumps, card)
                }
            }),
        );
    }
    (Rule::LeadLow, throw::least(sight, ranking, plain))
}
