//! Sound kitchen play by rules of thumb: a hand is counted in tricks, calls are weighed in points, and cards are led,
//! followed and thrown as books for players say.
//!
//! The same rules serve searchers as the guess of what others do, so they read a `Hand` through a [`Sight`]: the
//! seat's own cards and what all may know.

mod auction;
mod follow;
mod lead;
mod passing;
mod stakes;
mod throw;
pub(crate) mod worth;

use bower_rules::{Action, Ask, Bid, Call, Card, CardSet, Ranking, Suit};

use crate::choice::{Choice, Considered, Reasons, Rule};
use crate::maths::exp;
use crate::sight::Sight;
pub(crate) use auction::gives_right_away;
pub(crate) use stakes::Standing;

/// What casual does, and why.
pub(crate) fn choose(sight: &Sight, standing: &Standing) -> Option<Choice> {
    let legal = sight.hand.legal();
    let &first = legal.first()?;
    if legal.len() == 1 {
        return Some(Choice::by(Rule::OnlyMove, first));
    }
    let (rule, action, considered) = decide(sight, standing, first);
    // Whatever a rule of thumb says, only a legal move is made.
    let action = listed(sight, action).unwrap_or(first);
    Some(Choice {
        action,
        reasons: Reasons {
            rule: Some(rule),
            considered,
            ..Reasons::default()
        },
    })
}

/// The action as it is listed among the legal ones: of two copies of a card one stands for both.
fn listed(sight: &Sight, action: Action) -> Option<Action> {
    let legal = sight.hand.legal();
    let twin = match action {
        Action::Play(card) => Action::Play(sight.hand.game().pack().twin(card)),
        other => other,
    };
    [action, twin]
        .into_iter()
        .find(|action| legal.contains(action))
}

/// The action alone, for searchers that ask it often.
pub(crate) fn act(sight: &Sight, standing: &Standing) -> Option<Action> {
    if sight.hand.ask() == Ask::Play {
        let legal = sight.hand.legal_cards();
        return play(sight, legal).1.or(legal.first()).map(Action::Play);
    }
    choose(sight, standing).map(|choice| choice.action)
}

/// How freely calls vary about the best one, in points.
const CALLS_VARY: f32 = 0.3;
/// How often a player plays what the rules of thumb say because they say so; else any legal card.
const PLAYS_SO: f32 = 0.35;

/// The chance that a player of this kind, who errs now and then, makes this move; 1 where nothing can be told.
pub(crate) fn chance(sight: &Sight, standing: &Standing, action: Action) -> f32 {
    let legal = sight.hand.legal();
    if legal.len() < 2 {
        return 1.0;
    }
    let considered = match sight.hand.ask() {
        Ask::Round1 | Ask::LateAssist | Ask::Round2 | Ask::AloneBlind | Ask::LoneTurn => {
            auction::weigh(sight, standing)
        }
        Ask::DefendAlone => auction::defending(sight),
        Ask::Tens => auction::tens(sight),
        Ask::Play => {
            let (_, Some(usual)) = play(sight, sight.hand.legal_cards()) else {
                return 1.0;
            };
            let Action::Play(played) = action else {
                return 1.0;
            };
            let alike = usual == played
                || sight
                    .hand
                    .ranking()
                    .is_some_and(|ranking| follow::alike(sight, ranking, usual, played));
            let any = (1.0 - PLAYS_SO) / legal.len() as f32;
            return if alike { any + PLAYS_SO } else { any };
        }
        _ => return 1.0,
    };
    let weight = |points: f32| exp(points / CALLS_VARY);
    let sum: f32 = considered.iter().map(|c| weight(c.points)).sum();
    let this = considered
        .iter()
        .find(|c| c.action == action)
        .map_or(0.0, |c| weight(c.points));
    if sum > 0.0 {
        (this / sum).max(0.001)
    } else {
        1.0
    }
}

fn decide(sight: &Sight, standing: &Standing, first: Action) -> (Rule, Action, Vec<Considered>) {
    let none = Vec::new;
    match sight.hand.ask() {
        Ask::Play => {
            let (rule, card) = play(sight, sight.hand.legal_cards());
            (rule, card.map_or(first, Action::Play), none())
        }
        Ask::Round1 | Ask::LateAssist | Ask::Round2 | Ask::AloneBlind | Ask::LoneTurn => {
            called(auction::weigh(sight, standing), first)
        }
        Ask::DefendAlone => called(auction::defending(sight), first),
        Ask::Tens => {
            let (_, action, considered) = called(auction::tens(sight), first);
            (Rule::BestTens, action, considered)
        }
        Ask::NameBlind => (Rule::Drawn, first, none()),
        Ask::Claim => {
            let claim = sight
                .hand
                .legal()
                .iter()
                .copied()
                .find(|&action| action != Action::Pass);
            (Rule::BetterCards, claim.unwrap_or(first), none())
        }
        Ask::PickUp => pick_up(sight, first),
        Ask::BestAsk => ask_for_best(sight, first),
        Ask::BestGive => give_best(sight, first),
        Ask::BestDiscard | Ask::Widow => {
            let (rule, action) = discard(sight, first);
            (rule, action, none())
        }
        Ask::LedSuit => (Rule::LongestSuit, led_suit(sight, first), none()),
        Ask::Bid => bid(sight, first),
        Ask::NameTrump => name_trump(sight, first),
        Ask::CallCard => (Rule::GiveBest, call_card(sight, first), none()),
        Ask::StayOrDrop => {
            if auction::own_tricks(sight) < 0.9 {
                (Rule::StayOut, Action::Drop, none())
            } else {
                (Rule::StrongEnough, Action::Stay, none())
            }
        }
        Ask::Over => (Rule::OnlyMove, first, none()),
    }
}

/// The call that brings most.
fn called(mut considered: Vec<Considered>, first: Action) -> (Rule, Action, Vec<Considered>) {
    considered.sort_by(|a, b| b.points.total_cmp(&a.points));
    let Some(best) = considered.first().copied() else {
        return (Rule::TooWeak, first, considered);
    };
    let may_pass = considered
        .iter()
        .any(|c| matches!(c.action, Action::Pass | Action::Together));
    let rule = match best.action {
        Action::Pass | Action::Together => Rule::TooWeak,
        _ if !may_pass && best.points < 0.0 => Rule::Stuck,
        Action::Order { alone: true }
        | Action::Name { alone: true, .. }
        | Action::Alone
        | Action::Defend => Rule::StrongAlone,
        _ => Rule::StrongEnough,
    };
    (rule, best.action, considered)
}

fn play(sight: &Sight, legal: CardSet) -> (Rule, Option<Card>) {
    if legal.len() == 1 {
        return (Rule::OnlyMove, legal.first());
    }
    let Some(ranking) = sight.hand.ranking() else {
        return (Rule::LeadLow, open(sight, legal));
    };
    match sight.hand.winning() {
        None => lead::lead(sight, ranking, legal),
        Some(best) => follow::follow(sight, ranking, legal, best),
    }
}

/// Napoleon: the first card led makes its suit trump, so it is the highest of the longest suit.
fn open(sight: &Sight, legal: CardSet) -> Option<Card> {
    let pack = sight.hand.game().pack();
    let suit = |card: Card| pack.face(card).suit();
    let rank = |card: Card| pack.face(card).rank();
    let worth = |card: Card| {
        sight
            .mine
            .iter()
            .filter(|&c| suit(c) == suit(card))
            .map(|c| 4 + rank(c).map_or(0, |r| r.index()))
            .sum::<usize>()
    };
    legal.iter().max_by_key(|&card| (worth(card), rank(card)))
}

/// The cards of the legal discards, for one card thrown.
fn discards(sight: &Sight) -> CardSet {
    let single = |action: &Action| match action {
        Action::Discard(cards) if cards.len() == 1 => Some(cards.first()),
        _ => None,
    };
    sight.hand.legal().iter().filter_map(single).collect()
}

fn rankings(sight: &Sight) -> Vec<&'static Ranking> {
    sight.hand.ranking().map_or_else(
        || auction::possible_rankings(sight),
        |ranking| vec![ranking],
    )
}

fn discard(sight: &Sight, first: Action) -> (Rule, Action) {
    let legal = discards(sight);
    let rankings = rankings(sight);
    let mut hand = sight.mine;
    hand |= legal;
    let Some(card) = throw::discard(hand, legal, sight.unseen - legal, &rankings) else {
        return (Rule::ThrowLeast, first);
    };
    let makes_void = rankings.iter().any(|ranking| {
        (hand & ranking.suit_cards(ranking.suit_of(card))).len() == 1 && !ranking.is_trump(card)
    });
    (
        if makes_void {
            Rule::MakeVoid
        } else {
            Rule::ThrowLeast
        },
        Action::Discard(card.into()),
    )
}

/// The dealer takes the turn-up, unless he may leave it and it would make his hand no better.
fn pick_up(sight: &Sight, first: Action) -> (Rule, Action, Vec<Considered>) {
    let (rule, action) = discard(sight, first);
    // A trump more is always better than the worst card of a hand that is not all trumps; and a hand all of
    // trumps throws its lowest, so there is nothing to gain by leaving it.
    (rule, action, Vec::new())
}

/// A lone player changes his worst card, unless every card is sure.
fn ask_for_best(sight: &Sight, first: Action) -> (Rule, Action, Vec<Considered>) {
    let Some(ranking) = sight.hand.ranking() else {
        return (Rule::TooWeak, first, Vec::new());
    };
    if sight.hand.legal().contains(&Action::Best(None)) {
        let sure = sight
            .mine
            .iter()
            .all(|card| ranking.is_trump(card) && sight.is_boss(card, ranking));
        let action = if sure {
            Action::Pass
        } else {
            Action::Best(None)
        };
        return (
            if sure {
                Rule::StrongAlone
            } else {
                Rule::BetterCards
            },
            action,
            Vec::new(),
        );
    }
    let (_, action) = discard(sight, first);
    let thrown = match action {
        Action::Discard(cards) => cards.first(),
        _ => return (Rule::StrongAlone, Action::Pass, Vec::new()),
    };
    if ranking.is_trump(thrown) {
        return (Rule::StrongAlone, Action::Pass, Vec::new());
    }
    (Rule::BetterCards, action, Vec::new())
}

/// The highest trump, else the card that is highest in its suit.
fn give_best(sight: &Sight, first: Action) -> (Rule, Action, Vec<Considered>) {
    let given = |action: &Action| match action {
        Action::Best(Some(card)) => Some(*card),
        _ => None,
    };
    let offers: CardSet = sight.hand.legal().iter().filter_map(given).collect();
    let best = sight.hand.ranking().and_then(|ranking| {
        offers.iter().max_by_key(|&card| {
            let higher = worth::above(card, ranking, sight.unseen);
            (
                ranking.is_trump(card),
                std::cmp::Reverse(higher),
                ranking.strength(card),
            )
        })
    });
    (
        Rule::GiveBest,
        best.map_or(first, |card| Action::Best(Some(card))),
        Vec::new(),
    )
}

/// To a benny led at no-trump: the suit in which the hand keeps most that is sure to win afterwards.
fn led_suit(sight: &Sight, first: Action) -> Action {
    let Some(ranking) = sight.hand.ranking() else {
        return first;
    };
    let value = |suit: Suit| {
        let mine = sight.mine & ranking.suit_cards(suit.index() as u8);
        let out = sight.unseen & ranking.suit_cards(suit.index() as u8);
        let sure = mine
            .iter()
            .filter(|&card| sight.is_boss(card, ranking))
            .count() as u32;
        // What others must follow with falls; one's own length then stands.
        (mine.len() + sure, out.len())
    };
    Suit::ALL
        .into_iter()
        .max_by_key(|&suit| value(suit))
        .map_or(first, Action::Suit)
}

const CALLS: [Call; 6] = [
    Call::Suit(Suit::Clubs),
    Call::Suit(Suit::Diamonds),
    Call::Suit(Suit::Hearts),
    Call::Suit(Suit::Spades),
    Call::NoTrump,
    Call::Low,
];

/// As many tricks as the best trump should bring, and no more.
fn bid(sight: &Sight, first: Action) -> (Rule, Action, Vec<Considered>) {
    let mut calls = CALLS.to_vec();
    let rules = sight.hand.game().rules;
    calls.retain(|call| match call {
        Call::NoTrump => rules.no_trump,
        Call::Low => rules.low_no_trump,
        _ => true,
    });
    let tricks = auction::best_trump(sight, &calls).map_or(0.0, |(_, tricks)| tricks);
    let legal = sight.hand.legal();
    let wanted = |action: &&Action| match action {
        Action::Bid(Bid::Tricks(n)) => f32::from(*n) <= tricks + 0.2,
        _ => false,
    };
    let lowest = legal.iter().find(wanted).copied();
    match lowest {
        Some(action) => (Rule::StrongEnough, action, Vec::new()),
        None if legal.contains(&Action::Pass) => (Rule::TooWeak, Action::Pass, Vec::new()),
        None => (Rule::Stuck, first, Vec::new()),
    }
}

fn name_trump(sight: &Sight, first: Action) -> (Rule, Action, Vec<Considered>) {
    let legal = sight.hand.legal();
    let calls: Vec<Call> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Name {
                trump,
                alone: false,
            } => Some(*trump),
            _ => None,
        })
        .collect();
    let best = auction::best_trump(sight, &calls).map(|(trump, _)| Action::Name {
        trump,
        alone: false,
    });
    (Rule::LongestSuit, best.unwrap_or(first), Vec::new())
}

/// The highest card of a side suit that the maker has not got himself.
fn call_card(sight: &Sight, first: Action) -> Action {
    let Some(ranking) = sight.hand.ranking() else {
        return first;
    };
    let called = |action: &Action| match action {
        Action::Call(card) => Some(*card),
        _ => None,
    };
    sight
        .hand
        .legal()
        .iter()
        .filter_map(called)
        .filter(|&card| !sight.mine.contains(card))
        .max_by_key(|&card| {
            let suit = sight.mine & ranking.suit_cards(ranking.suit_of(card));
            (ranking.strength(card), suit.len())
        })
        .map_or(first, Action::Call)
}
