//! How likely a layout of the hidden cards is, given what each seat said and played.

use bower_rules::{Action, Ask, BySeat, CardSet, Hand, Seat, SeenAction, Setup, View};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::Usual;

/// What is read out of others' moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reads {
    /// Their calls.
    Calls,
    /// Their calls and the cards they played.
    All,
}

/// The likelihood of a layout, up to a factor that is the same for all: the chance that players who think by rules of
/// thumb, and err now and then, would have moved as these did.
pub(crate) fn likelihood(
    view: &View,
    layout: &Hand,
    reads: Reads,
    usual: &Usual,
    rng: &mut ChaCha8Rng,
) -> f64 {
    let Some((setup, thrown)) = as_dealt(view, layout, rng) else {
        return 1.0;
    };
    let mut hand = Hand::new(&setup);
    let mut likelihood = 1.0;
    for &(seat, seen) in view.moves() {
        let action = match seen {
            SeenAction::Open(action) => action,
            SeenAction::Thrown(1) => match thrown.first() {
                Some(card) => Action::Discard(card.into()),
                None => return likelihood,
            },
            _ => return likelihood,
        };
        let possible = match action {
            Action::Play(card) => hand.legal_cards().contains(card),
            action => hand.legal().contains(&action),
        };
        if hand.to_act() != Some(seat) || !possible {
            // A layout that the moves contradict in a way that no void shows: a farmer's hand that would have been asked.
            return likelihood;
        }
        let read = reads == Reads::All || hand.ask() != Ask::Play;
        if seat != view.seat() && read {
            likelihood *= f64::from(usual.chance(&hand, seat, action));
        }
        match action {
            Action::Play(card) => hand.play_unchecked(card),
            action => hand.apply_unchecked(action),
        }
    }
    likelihood
}

/// The layout with what was played and exchanged put back, and the dealer's discard. `None` where more was exchanged
/// than a turn-up: then the past is not read.
fn as_dealt(view: &View, layout: &Hand, rng: &mut ChaCha8Rng) -> Option<(Setup, CardSet)> {
    let game = *view.game();
    let exchanged = |&(_, seen): &(Seat, SeenAction)| {
        matches!(
            seen,
            SeenAction::Given
                | SeenAction::Open(Action::Under(_) | Action::Best(_) | Action::Farmer)
        ) || matches!(seen, SeenAction::Thrown(n) if n > 1)
    };
    if view.moves().iter().any(exchanged) || game.rules.dummy {
        return None;
    }
    let seats = game.seats();
    let mut hands = BySeat::from_fn(|seat| layout.cards(seat));
    for &(seat, card) in layout.plays() {
        hands[seat].insert(card);
    }
    let placed = Seat::all(seats).fold(CardSet::EMPTY, |set, seat| set | hands[seat]);
    let mut rest = view.unseen() - placed;
    let mut thrown = CardSet::EMPTY;
    if layout.turn_up_taken()
        && let Some(turn_up) = layout.turn_up()
    {
        let dealer = layout.dealer();
        if hands[dealer].remove(turn_up)
            && !layout.cards(dealer).is_empty() | layout.play_has_begun()
        {
            thrown = layout.thrown(dealer);
            let waits = layout.ask() == Ask::PickUp;
            if thrown.is_empty() && !waits {
                // Who throws a card throws none that is trump, as far as that can be.
                let plain = layout
                    .ranking()
                    .and_then(|r| r.trump().map(|t| rest - r.suit_cards(t)))
                    .unwrap_or(rest);
                let from = if plain.is_empty() { rest } else { plain };
                let card = from.nth(rng.random_range(0..from.len().max(1)))?;
                rest.remove(card);
                thrown.insert(card);
            }
            hands[dealer] |= thrown;
        }
    }
    for seat in Seat::all(seats) {
        // Hands that are out of play hold whatever is left.
        while hands[seat].len() < u32::from(game.hand_size()) {
            let card = rest.nth(rng.random_range(0..rest.len().max(1)))?;
            rest.remove(card);
            hands[seat].insert(card);
        }
        if hands[seat].len() > u32::from(game.hand_size()) {
            return None;
        }
    }
    let dealer = layout.dealer();
    let setup = Setup {
        game,
        dealer,
        hands,
        turn_up: layout.turn_up(),
        kitty: rest.iter().collect(),
        score: view.score_before(),
    };
    Some((setup, thrown))
}
