//! Calling: what each call should take in tricks, what that brings, and whether it is better than passing.

use bower_rules::{Action, Ask, Attribute, Call, Card, CardSet, Order, Ranking, Trump};

use super::passing::passing;
use super::stakes::Standing;
use super::throw;
use super::worth::{self, Against};
use crate::choice::Considered;
use crate::maths::exp;
use crate::sight::Sight;

/// A hand under one trump: the tricks its side should take, and how sure that is.
#[derive(Clone, Copy, Debug)]
struct Outlook {
    tricks: f32,
    spread: f32,
}

impl Outlook {
    /// The chance of at least so many tricks.
    fn at_least(self, tricks: f32) -> f32 {
        let z = (self.tricks - tricks + 0.5) / self.spread;
        1.0 / (1.0 + exp(-1.7 * z))
    }
}

/// Every legal call with the points it should bring, in the order of the legal moves.
pub(crate) fn weigh(sight: &Sight, standing: &Standing) -> Vec<Considered> {
    let legal = sight.hand.legal();
    let mut best = 0.0_f32;
    let mut weighed: Vec<Considered> = Vec::with_capacity(legal.len());
    for &action in legal.iter() {
        let Some((call, alone, order)) = called(sight, action) else {
            // A partner whose hand nobody has seen would lose a couple of points alone, one hand with another.
            let points = if action == Action::Volunteer {
                -2.0
            } else {
                0.0
            };
            weighed.push(Considered {
                action,
                points,
                chance: 0.5,
            });
            continue;
        };
        let outlook = outlook(sight, call, alone, order);
        if !alone {
            best = best.max(outlook.tricks);
        }
        let all = f32::from(sight.hand.game().hand_size());
        let (made, march) = (
            outlook.at_least(f32::from(sight.hand.game().hand_size() / 2 + 1)),
            outlook.at_least(all),
        );
        let stakes = standing.stakes(sight, alone);
        let points = march * stakes.march
            + (made - march).max(0.0) * stakes.made
            + (1.0 - made) * stakes.set;
        let points = if gives_right_away(sight, action) {
            stakes.set
        } else {
            points
        };
        weighed.push(Considered {
            action,
            points,
            chance: made,
        });
    }
    for considered in &mut weighed {
        if matches!(considered.action, Action::Pass) {
            considered.points = passing(sight, best);
        }
    }
    weighed
}

/// Ordering the highest trump into an opponent's hand and playing alone against it: no hand is good enough for that.
pub(crate) fn gives_right_away(sight: &Sight, action: Action) -> bool {
    let hand = sight.hand;
    let Action::Order { alone: true } = action else {
        return false;
    };
    let ranking = hand
        .proposed()
        .and_then(|suit| hand.game().ranking(Trump::Suit(suit)));
    let highest = |card: Card| {
        ranking.is_some_and(|ranking| worth::above(card, ranking, hand.game().pack().cards()) == 0)
    };
    !sight.allied(hand.dealer(), sight.me) && hand.turn_up().is_some_and(highest)
}

/// The trump that an action plays under, whether alone, and whether the dealer takes the turn-up for it.
fn called(sight: &Sight, action: Action) -> Option<(Call, bool, bool)> {
    let hand = sight.hand;
    match action {
        Action::Order { alone } => hand.proposed().map(|suit| (Call::Suit(suit), alone, true)),
        Action::Name { trump, alone } => Some((
            trump,
            alone,
            hand.game().order() == Order::West && hand.ask() == Ask::Round1,
        )),
        Action::Alone => hand.trump().map(|trump| (from_trump(trump), true, false)),
        Action::Together => hand.trump().map(|trump| (from_trump(trump), false, false)),
        _ => None,
    }
}

/// What a call says, where it can be said.
fn from_trump(trump: Trump) -> Call {
    match trump {
        Trump::Suit(suit) => Call::Suit(suit),
        Trump::NoTrump => Call::NoTrump,
        Trump::Low => Call::Low,
        Trump::West { trump, .. } => Call::West(trump),
    }
}

/// The tricks that the caller's side should take.
fn outlook(sight: &Sight, call: Call, alone: bool, order: bool) -> Outlook {
    let hand = sight.hand;
    let game = hand.game();
    let rankings = rankings(sight, call);
    let dealer = hand.dealer();
    let turn_up = hand.turn_up().filter(|_| order);
    let against = against(sight, alone);
    let mut own = 0.0;
    for ranking in rankings.iter() {
        let mut cards = sight.mine;
        if let Some(card) = turn_up.filter(|_| dealer == sight.me) {
            cards.insert(card);
            let legal = if game.rules.discard_turn_up {
                cards
            } else {
                cards - CardSet::of(card)
            };
            if let Some(thrown) = throw::discard(cards, legal, sight.unseen, &[ranking]) {
                cards.remove(thrown);
            }
        }
        own += worth::tricks(cards, ranking, &against);
    }
    own /= rankings.len().max(1) as f32;
    let all = f32::from(game.hand_size());
    let partners = if alone { 0.0 } else { partners(sight) };
    let mut tricks = own.min(all);
    tricks += (all - tricks) * 0.9 * partners / (partners + against.opponents);
    if let Some(card) = turn_up.filter(|_| dealer != sight.me) {
        let worth = rankings
            .first()
            .map_or(0.5, |ranking| pickup(card, ranking, sight));
        if sight.allied(dealer, sight.me) {
            if !alone {
                tricks += worth;
            }
        } else {
            tricks -= worth;
        }
    }
    Outlook {
        tricks,
        spread: if alone { 0.95 } else { 1.1 },
    }
}

/// What the turn-up adds to the dealer's hand, in tricks.
fn pickup(card: Card, ranking: &Ranking, sight: &Sight) -> f32 {
    let higher = worth::above(card, ranking, sight.unseen | sight.mine) as f32;
    0.35 + 0.45 * exp(-0.5 * higher)
}

/// What I play against if I call.
fn against(sight: &Sight, alone: bool) -> Against {
    let game = sight.hand.game();
    let held = f32::from(game.hand_size());
    let partners = partners(sight);
    let opponents = f32::from(game.seats()) - 1.0 - partners;
    let others = if alone {
        opponents
    } else {
        opponents + partners
    };
    let total = (sight.unseen.len() as f32).max(1.0);
    // A partner's high trump does not hurt, but it is not mine either.
    let share = ((opponents + 0.4 * (others - opponents)) * held / total).min(1.0);
    Against {
        unseen: sight.unseen,
        share,
        opponents,
        held,
    }
}

/// How many partners would play with me.
fn partners(sight: &Sight) -> f32 {
    f32::from(sight.hand.game().partners(sight.me).len())
}

/// The orders of the cards that a call may lead to: one, or in West one for each set that may count tens.
fn rankings(sight: &Sight, call: Call) -> Vec<&'static Ranking> {
    let game = sight.hand.game();
    if let Some(ranking) = sight.hand.ranking() {
        return vec![ranking];
    }
    match call {
        Call::West(value) => Attribute::ALL
            .into_iter()
            .filter_map(|tens| {
                game.ranking(Trump::West {
                    trump: value,
                    tens: Some(tens),
                })
            })
            .collect(),
        call => game.ranking(call.into()).into_iter().collect(),
    }
}

/// The set to count tens: the points each choice should bring.
pub(crate) fn tens(sight: &Sight) -> Vec<Considered> {
    let hand = sight.hand;
    let Some(Trump::West { trump, .. }) = hand.trump() else {
        return Vec::new();
    };
    let value = |tens: Attribute| {
        hand.game()
            .ranking(Trump::West {
                trump,
                tens: Some(tens),
            })
            .map_or(0.0, |ranking| {
                worth::tricks(sight.mine, ranking, &against(sight, false))
            })
    };
    let sets: Vec<(Attribute, f32)> = Attribute::ALL
        .into_iter()
        .filter(|&set| set != trump.attribute())
        .map(|set| (set, value(set)))
        .collect();
    let mean = sets.iter().map(|(_, tricks)| tricks).sum::<f32>() / sets.len().max(1) as f32;
    hand.legal()
        .iter()
        .map(|&action| {
            let points = match action {
                // Each trick is worth about a point; a declaration costs one, won or lost.
                Action::Tens(set) => sets
                    .iter()
                    .find(|(other, _)| *other == set)
                    .map_or(0.0, |(_, tricks)| 1.6 * (tricks - mean) - 0.5),
                _ => 0.0,
            };
            Considered {
                action,
                points,
                chance: 0.5,
            }
        })
        .collect()
}

/// Defending alone: whether my hand by itself should take three.
pub(crate) fn defending(sight: &Sight) -> Vec<Considered> {
    let hand = sight.hand;
    let Some(ranking) = hand.ranking() else {
        return Vec::new();
    };
    let lone = hand.maker().is_some_and(|maker| hand.alone(maker));
    let mut against = against(sight, true);
    against.opponents = if lone { 1.0 } else { 2.0 };
    // Who calls has more of the high trumps than chance gives him.
    against.share = (against.share * if lone { 0.8 } else { 1.2 }).min(1.0);
    let tricks = worth::tricks(sight.mine, ranking, &against) - if lone { 0.2 } else { 0.5 };
    let chance = Outlook {
        tricks,
        spread: 0.95,
    }
    .at_least(3.0);
    let with = Outlook {
        tricks: tricks + 0.5,
        spread: 1.1,
    }
    .at_least(3.0);
    hand.legal()
        .iter()
        .map(|&action| match action {
            Action::Defend => Considered {
                action,
                points: 4.0 * chance - (1.0 - chance) * 1.4,
                chance,
            },
            _ => Considered {
                action,
                points: 2.0 * with - (1.0 - with) * 1.1,
                chance: with,
            },
        })
        .collect()
}

/// The rankings a hand may yet be played under: for a discard before West's tens are named.
pub(crate) fn possible_rankings(sight: &Sight) -> Vec<&'static Ranking> {
    match sight.hand.trump() {
        Some(trump) => rankings(sight, from_trump(trump)),
        None => Vec::new(),
    }
}

/// How strong a hand is for staying in or for bidding: the best trump, and the tricks it should take.
pub(crate) fn best_trump(sight: &Sight, calls: &[Call]) -> Option<(Call, f32)> {
    calls
        .iter()
        .map(|&call| (call, outlook(sight, call, false, false).tricks))
        .max_by(|a, b| a.1.total_cmp(&b.1))
}

/// Tricks my hand should take by itself under the trump there is.
pub(crate) fn own_tricks(sight: &Sight) -> f32 {
    sight.hand.ranking().map_or(0.0, |ranking| {
        worth::tricks(sight.mine, ranking, &against(sight, true))
    })
}
