//! What a seat can work out from what it saw, without guessing.

use super::SeenAction;
use crate::{Action, Ask, BySeat, CardSet, Hand, Seat, Seats, Setup};

/// What is known of the cards that are not seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Knowledge {
    pub known: BySeat<CardSet>,
    pub voids: BySeat<u8>,
    pub dead: CardSet,
    pub unseen: CardSet,
    /// Who may hold a turn-up whose place is not known: the dealer who took it, and whoever he may
    /// have given it to.
    pub turn_up_with: Seats,
}

/// What the moves tell, gathered one by one.
#[derive(Clone, Copy)]
pub(super) struct Learnt {
    known: BySeat<CardSet>,
    turn_up_with: Seats,
}

impl Learnt {
    pub(super) fn nothing() -> Learnt {
        Learnt {
            known: BySeat::splat(CardSet::EMPTY),
            turn_up_with: Seats::NONE,
        }
    }
}

/// The moves as the seat saw them, and what they tell.
pub(super) fn gather(
    setup: &Setup,
    moves: &[(Seat, Action)],
    hand: &Hand,
    viewer: Seat,
) -> (Vec<(Seat, SeenAction)>, Knowledge) {
    let mut seen = Vec::with_capacity(moves.len());
    let mut learnt = Learnt::nothing();
    let mut at = Hand::new(setup);
    for (seat, action) in moves {
        let ask = at.ask();
        let mut next = at;
        next.apply_unchecked(*action);
        let show = see(&at, ask, *seat, *action, viewer);
        if let Some(action) = show {
            seen.push((*seat, action));
            learnt.learn(&at, ask, *seat, action, &next);
        }
        at = next;
    }
    let knowledge = close(setup, hand, viewer, learnt);
    (seen, knowledge)
}

/// The move as the seat saw it; `None` for a claim that another let go by.
fn see(at: &Hand, ask: Ask, seat: Seat, action: Action, viewer: Seat) -> Option<SeenAction> {
    Some(match action {
        Action::Pass if ask == Ask::Claim && seat != viewer => return None,
        Action::Discard(cards) if seat != viewer => SeenAction::Thrown(cards.len() as u8),
        // The turn-up lies open: all see it given.
        Action::Best(Some(card))
            if seat != viewer
                && at.swapping() != Some(viewer)
                && (Some(card) != at.turn_up() || !at.turn_up_dead()) =>
        {
            SeenAction::Given
        }
        action => SeenAction::Open(action),
    })
}

impl Learnt {
    /// What a move tells of hands.
    pub(super) fn learn(
        &mut self,
        at: &Hand,
        ask: Ask,
        seat: Seat,
        action: SeenAction,
        next: &Hand,
    ) {
        let known = &mut self.known;
        match action {
            SeenAction::Thrown(_) => {
                // He kept the turn-up he took, unless he may throw that too; of a later throw
                // nothing is known.
                if ask != Ask::PickUp || at.game().rules.discard_turn_up {
                    known[seat] = CardSet::EMPTY;
                }
            }
            SeenAction::Open(Action::Best(Some(card))) => {
                known[seat].remove(card);
                if let Some(taker) = at.swapping() {
                    known[taker].insert(card);
                }
            }
            SeenAction::Open(Action::Play(card)) => {
                known[seat].remove(card);
            }
            SeenAction::Open(Action::Under(cards)) => {
                known[seat] -= cards.into_iter().collect();
            }
            SeenAction::Given => {
                known[seat] = CardSet::EMPTY;
                if let (true, Some(taker)) = (self.turn_up_with.contains(seat), at.swapping()) {
                    self.turn_up_with.insert(taker);
                }
            }
            SeenAction::Open(_) => {}
        }
        if next.turn_up_taken() && !at.turn_up_taken() {
            self.turn_up_with.insert(next.dealer());
            let thrown_at_once = ask == Ask::PickUp && next.game().rules.discard_turn_up;
            if !thrown_at_once {
                known[next.dealer()].extend(next.turn_up());
            }
        }
    }
}

/// What the position itself shows, added to what the moves told.
pub(super) fn close(setup: &Setup, hand: &Hand, viewer: Seat, learnt: Learnt) -> Knowledge {
    let Learnt {
        mut known,
        turn_up_with,
    } = learnt;
    let shown = hand.masked(viewer);
    let seats = hand.game().seats();
    for seat in Seat::all(seats) {
        if seat == viewer || hand.face_up(seat) {
            known[seat] = shown.cards(seat);
        }
    }
    let mut dead = shown.thrown(viewer) | shown.shown();
    if shown.turn_up_dead() {
        dead.extend(shown.turn_up());
    }
    let mut unseen = setup.game.cards() - dead;
    if shown.turn_up_lies() {
        unseen -= shown.turn_up().map_or(CardSet::EMPTY, CardSet::of);
    }
    for (_, card) in shown.plays() {
        unseen.remove(*card);
    }
    for seat in Seat::all(seats) {
        unseen -= known[seat];
    }
    Knowledge {
        known,
        voids: voids(&shown),
        dead,
        unseen,
        turn_up_with,
    }
}

/// Effective suits that seats did not follow.
fn voids(hand: &Hand) -> BySeat<u8> {
    let mut voids = BySeat::splat(0);
    let Some(ranking) = hand.ranking() else {
        return voids;
    };
    let mut look = |led: u8, cards: &[(Seat, crate::Card)]| {
        for (seat, card) in cards.iter().skip(1) {
            if ranking.suit_of(*card) != led {
                voids[*seat] |= 1 << led;
            }
        }
    };
    for trick in hand.past_tricks() {
        look(trick.led, trick.cards);
    }
    if let Some(led) = hand.led_suit() {
        look(led, hand.trick());
    }
    voids
}
