//! The order of a hand.

use bower_rules::{Card, CardSet, Face, Game, Suit, Trump};
use bower_stage::settings::HandOrder;

use super::follow::stir;

/// The cards from left to right: grouped by the suit they count as, each group from high to low, colours taking turns as
/// far as they can. Trump, with the left bower in it, is first, or last by [`HandOrder::TrumpRight`]. Groups that are
/// `gone` count as present, so that what is left of a hand keeps its order and no card moves under the finger.
pub(super) fn sorted(
    cards: &[Card],
    gone: CardSet,
    game: &Game,
    trump: Option<Trump>,
    order: HandOrder,
    deal: u32,
) -> Vec<Card> {
    let mut sorted = cards.to_vec();
    if order == HandOrder::AsDealt {
        sorted.sort_by_key(|card| (stir(deal, card.number().into()), card.number()));
        return sorted;
    }
    let ranking = trump
        .and_then(|trump| game.ranking(trump))
        .or_else(|| game.ranking(Trump::NoTrump));
    let group = |card: Card| match (ranking, game.pack().face(card)) {
        (Some(ranking), _) => ranking.suit_of(card),
        (None, Face::West { colour, .. }) => colour.index() as u8,
        (None, face) => face.suit().map_or(4, |suit| suit.index() as u8),
    };
    let height = |card: Card| ranking.map_or(card.number(), |ranking| ranking.strength(card));
    let first = ranking.and_then(|ranking| ranking.trump());
    let west = matches!(trump, Some(Trump::West { .. })) || ranking.is_none();
    let groups = groups(
        cards.iter().copied().chain(gone.iter()).map(group),
        first,
        west,
    );
    sorted.sort_by_key(|card| {
        let place = groups
            .iter()
            .position(|other| *other == group(*card))
            .unwrap_or(groups.len());
        (place, u8::MAX - height(*card), card.number())
    });
    if order == HandOrder::TrumpRight {
        sorted.reverse();
    }
    sorted
}

/// The groups present, trump first, and then as far as can be a red one after a black one.
fn groups(present: impl Iterator<Item = u8>, trump: Option<u8>, west: bool) -> Vec<u8> {
    let mut left: Vec<u8> = present.collect();
    // Spades, hearts, clubs, diamonds: what a hand is usually held in.
    let usual = |group: &u8| [2, 3, 1, 0].get(*group as usize).copied().unwrap_or(4);
    left.sort_by_key(usual);
    left.dedup();
    if west {
        left.sort_unstable();
    }
    let red = |group: u8| {
        Suit::new(group).is_some_and(|suit| matches!(suit, Suit::Diamonds | Suit::Hearts))
    };
    let mut groups: Vec<u8> = Vec::with_capacity(left.len());
    if let Some(at) = trump.and_then(|trump| left.iter().position(|group| *group == trump)) {
        groups.push(left.remove(at));
    }
    // Of three plain suits the colour that has two must begin, or its two meet in the middle.
    while !left.is_empty() {
        let reds = left.iter().filter(|group| red(**group)).count();
        let turn = match groups.last() {
            Some(last) => !red(*last),
            None => reds * 2 > left.len(),
        };
        let alternates = !west && reds > 0 && reds < left.len();
        let at = left
            .iter()
            .position(|group| alternates && red(*group) == turn)
            .unwrap_or(0);
        groups.push(left.remove(at));
    }
    groups
}
