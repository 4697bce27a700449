//! What a seat that may call sees, as marks for the network, and what it may answer.

use bower_rules::{Action, Ask, Call, CardSet, Ranking, Suit, Trump};

use super::net::Marks;
use super::slots::{SLOTS, Slots, TRUMPS};
use crate::sight::Sight;

/// Where each kind of mark begins; the second round has the same marks at places of their own.
mod at {
    use super::{SLOTS, TRUMPS};

    pub(super) const MINE: usize = 0;
    pub(super) const TURN_UP: usize = MINE + SLOTS;
    pub(super) const PLACE: usize = TURN_UP + 4 * TRUMPS;
    pub(super) const LENGTH: usize = PLACE + 4;
    pub(super) const TOPS: usize = LENGTH + 4 * 7;
    pub(super) const ACES: usize = TOPS + 4 * 8;
    pub(super) const VOIDS: usize = ACES + 4 * 4;
    pub(super) const ROUND: usize = VOIDS + 4;
}

/// How many inputs there are.
pub(crate) const INPUTS: usize = 2 * at::ROUND;
/// How many answers: pass, order, and each of the other suits; each call also alone.
pub(crate) const ANSWERS: usize = 9;

/// The marks of a call of a suit in one of two rounds, and how the suits stand to the turn-up's; `None` where other
/// things are asked.
pub(crate) fn marks(sight: &Sight) -> Option<(Marks, Slots)> {
    let hand = sight.hand;
    let game = hand.game();
    let start = match hand.ask() {
        Ask::Round1 => 0,
        Ask::Round2 => at::ROUND,
        _ => return None,
    };
    let proposed = hand.proposed()?;
    let ranking = game.ranking(Trump::Suit(proposed))?;
    let slots = Slots::new(game.order(), ranking, sight.mine)?;
    let turn_up = hand.turn_up()?;
    let mut marks = Marks::new();
    for card in sight.mine {
        marks.set(start + at::MINE + slots.of(card));
    }
    let seats = game.seats();
    let place =
        usize::from((sight.me.number() + 2 * seats - hand.dealer().number() - 1) % seats) & 3;
    // The dealer is the last in every game, so that a mark means the same.
    let place = if sight.me == hand.dealer() { 3 } else { place };
    marks.set(start + at::PLACE + place);
    marks.set(start + at::TURN_UP + TRUMPS * place + slots.of(turn_up).min(TRUMPS - 1));
    for class in 0..4 {
        if let Some(ranking) = game.ranking(Trump::Suit(slots.suit(class))) {
            outlook(sight.mine, ranking, class, start, &mut marks);
        }
    }
    Some((marks, slots))
}

/// What the hand would hold if a suit were trump.
fn outlook(mine: CardSet, ranking: &Ranking, class: usize, start: usize, marks: &mut Marks) {
    let Some(trump) = ranking.trump() else {
        return;
    };
    let trumps = mine & ranking.suit_cards(trump);
    marks.set(start + at::LENGTH + 7 * class + trumps.len().min(6) as usize);
    let holds =
        |card: Option<bower_rules::Card>| usize::from(card.is_some_and(|c| mine.contains(c)));
    // Both bowers, and whether a third trump is high.
    let third = trumps
        .iter()
        .any(|card| (12..30).contains(&ranking.strength(card)));
    let tops = holds(ranking.right()) + 2 * holds(ranking.left()) + 4 * usize::from(third);
    marks.set(start + at::TOPS + 8 * class + tops);
    let plain = mine - trumps;
    let aces = plain.iter().filter(|&c| ranking.strength(c) == 13).count();
    marks.set(start + at::ACES + 4 * class + aces.min(3));
    let suits = (0..4).filter(|&suit| suit != trump);
    let voids = suits
        .filter(|&suit| (mine & ranking.suit_cards(suit)).is_empty())
        .count();
    if voids > 1 {
        marks.set(start + at::VOIDS + class);
    }
}

/// Which answer an action is.
pub(crate) fn answer(action: Action, slots: &Slots) -> Option<usize> {
    match action {
        Action::Pass => Some(0),
        Action::Order { alone } => Some(1 + usize::from(alone)),
        Action::Name {
            trump: Call::Suit(suit),
            alone,
        } => named(suit, alone, slots),
        _ => None,
    }
}

fn named(suit: Suit, alone: bool, slots: &Slots) -> Option<usize> {
    let class = slots.class_of(suit);
    (class > 0).then_some(1 + 2 * class + usize::from(alone))
}
