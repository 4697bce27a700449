//! The events that tell a move.

use crate::spec::Style;
use crate::{Action, Ask, CardSet, Event, Hand, Seat, Setup, SittingHand, Trump};

/// What a deal shows.
pub(super) fn deal(number: u32, setup: &Setup, hand: &Hand) -> Vec<Event> {
    let blind = hand.ask() == Ask::NameBlind;
    let mut events = vec![Event::DealBegan {
        deal: number,
        dealer: setup.dealer,
    }];
    for seat in setup.dealer.round_from(setup.game.seats()) {
        let cards = if blind {
            CardSet::EMPTY
        } else {
            setup.hands[seat]
        };
        events.push(Event::Dealt {
            seat,
            cards,
            count: setup.game.hand_size(),
        });
    }
    events.extend(setup.turn_up.map(|card| Event::TurnedUp { card }));
    // Buck: a club turned is trump before anybody speaks.
    if let Some(trump) = hand.trump() {
        events.push(Event::TrumpMade {
            maker: None,
            trump,
            alone: false,
        });
    }
    events
}

/// What a move led to, all but the end of the hand.
pub(super) fn moved(before: &Hand, seat: Seat, action: Action, after: &Hand) -> Vec<Event> {
    let mut events = Vec::with_capacity(6);
    spoken(before, seat, action, after, &mut events);
    let seats = after.game().seats();
    if before.ask() == Ask::NameBlind {
        for seat in after.dealer().round_from(seats) {
            let mut cards = after.cards(seat);
            // The dealer has taken the turn-up by now: he does not find it in his hand.
            if after.turn_up_taken() && seat == after.dealer() {
                cards -= after.turn_up().map_or(CardSet::EMPTY, CardSet::of);
            }
            events.push(Event::LookedAt { seat, cards });
        }
    }
    if after.turned_down() && !before.turned_down() {
        events.push(Event::TurnedDown);
    }
    trump_made(before, after, &mut events);
    for other in Seat::all(seats).filter(|s| after.sits_out(*s) && !before.sits_out(*s)) {
        events.push(Event::SatOut { seat: other });
    }
    exchanged(before, seat, action, after, &mut events);
    laid_open(before, after, &mut events);
    played(before, seat, action, after, &mut events);
    events
}

/// The words of the move itself.
fn spoken(before: &Hand, seat: Seat, action: Action, after: &Hand, events: &mut Vec<Event>) {
    match action {
        Action::Pass if before.ask() == Ask::Claim => events.push(Event::ClaimPassed { seat }),
        Action::Under(shown) => {
            events.push(Event::WentUnder { seat, shown });
            let kept = before.cards(seat).minus(shown.into_iter().collect());
            let cards = after.cards(seat).minus(kept);
            events.push(Event::TookKitty {
                seat,
                cards,
                count: 3,
            });
        }
        Action::Discard(_) | Action::Play(_) | Action::Suit(_) | Action::Best(Some(_)) => {}
        _ => events.push(Event::Called { seat, action }),
    }
}

fn trump_made(before: &Hand, after: &Hand, events: &mut Vec<Event>) {
    let settled = |hand: &Hand| match hand.trump() {
        Some(Trump::West { tens: None, .. }) | None => None,
        Some(trump) => Some(trump),
    };
    // West's trump is told when it is named and once more when the tens are.
    let new = match after.game().style() {
        Style::West => after.trump() != before.trump(),
        _ => settled(after) != settled(before),
    };
    if let (true, Some(trump)) = (new, after.trump()) {
        let alone = after.maker().is_some_and(|maker| after.alone(maker));
        events.push(Event::TrumpMade {
            maker: after.maker(),
            trump,
            alone,
        });
    }
}

/// Cards taken, thrown and given.
fn exchanged(before: &Hand, seat: Seat, action: Action, after: &Hand, events: &mut Vec<Event>) {
    let dealer = after.dealer();
    let picked_up = after
        .turn_up()
        .filter(|_| after.turn_up_taken() && !before.turn_up_taken());
    events.extend(picked_up.map(|card| Event::PickedUp { seat: dealer, card }));
    match action {
        Action::Discard(cards) => events.push(Event::Discarded {
            seat,
            cards: cards.set(),
            count: cards.len() as u8,
        }),
        Action::Best(Some(card)) => {
            let to = before.swapping().unwrap_or(seat);
            events.push(Event::BestGiven {
                from: seat,
                to,
                card: Some(card),
                turn_up: before.turn_up_for_best() && before.turn_up() == Some(card),
            });
        }
        _ => {}
    }
    // The kitty shrinks when a maker takes a widow or a dummy.
    let taken = before.kitty().minus(after.kitty());
    if let (false, Some(maker)) = (
        taken.is_empty() || matches!(action, Action::Under(_)),
        after.maker(),
    ) {
        events.push(Event::TookKitty {
            seat: maker,
            cards: taken,
            count: taken.len() as u8,
        });
    }
}

fn laid_open(before: &Hand, after: &Hand, events: &mut Vec<Event>) {
    for seat in Seat::all(after.game().seats()) {
        let open = after.face_up(seat) && !before.face_up(seat);
        // Nobody needs to see a hand that dropped, or one laid when all is over.
        let shown = after.game().rules.sitting_hand == SittingHand::FaceUp || after.is_over();
        if open && shown {
            events.push(Event::LaidOpen {
                seat,
                cards: after.cards(seat),
            });
        }
    }
}

fn played(before: &Hand, seat: Seat, action: Action, after: &Hand, events: &mut Vec<Event>) {
    match action {
        Action::Play(card) => {
            events.push(Event::Played { seat, card });
            if after.called() == Some(card) {
                events.push(Event::PartnerShown { seat });
            }
        }
        Action::Suit(suit) => events.push(Event::SuitNamed { seat, suit }),
        _ => return,
    }
    // Napoleon's trump is told after the card that makes it.
    if let Some(i) = events
        .iter()
        .position(|e| matches!(e, Event::TrumpMade { .. }))
    {
        let trump = events.remove(i);
        events.push(trump);
    }
    let (was, is) = (before.past_tricks().len(), after.past_tricks().len());
    if let (true, Some(trick)) = (is > was, after.past_tricks().next_back()) {
        events.push(Event::TrickWon {
            seat: trick.winner,
            index: is.saturating_sub(1) as u8,
        });
    }
}
