//! What the hidden cards may be: layouts that fit everything a seat knows.

use bower_rules::{BySeat, Card, CardSet, Hand, Seat, View};
use rand::RngExt;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// How often a layout is begun anew when it comes to a dead end, before voids are let go.
const ATTEMPTS: u32 = 40;

/// A view's hidden cards, ready to be dealt again and again.
pub(crate) struct Worlds {
    view: View,
    hidden: Vec<Card>,
    /// Cards each seat is still to be given.
    need: BySeat<u8>,
    /// Cards each seat may be given.
    may: BySeat<CardSet>,
}

impl Worlds {
    /// Gathers what the view's seat knows.
    pub(crate) fn new(view: View) -> Self {
        let hand = view.hand();
        let seats = hand.game().seats();
        let mut need = BySeat::splat(0);
        let mut may = BySeat::splat(CardSet::EMPTY);
        for seat in Seat::all(seats) {
            // A hand that is out of play for good may lie where it lies.
            if hand.sits_out(seat) && hand.play_has_begun() {
                continue;
            }
            need[seat] = view
                .count(seat)
                .saturating_sub(view.known(seat).len() as u8);
            may[seat] = view.possible(seat) - view.known(seat);
        }
        let hidden = view.unseen().iter().collect();
        Self {
            view,
            hidden,
            need,
            may,
        }
    }

    /// The view they are of.
    pub(crate) fn view(&self) -> &View {
        &self.view
    }

    /// One layout, every seat's cards drawn from what it may hold; `None` only where the view contradicts itself.
    pub(crate) fn deal(&self, rng: &mut ChaCha8Rng) -> Option<Hand> {
        for attempt in 0..=ATTEMPTS {
            // A bounded search: rare constraints give way at last, so that there always is a layout.
            let strict = attempt < ATTEMPTS;
            let Some(hands) = self.hands(rng, strict) else {
                continue;
            };
            let top = self.top(&hands, rng);
            if let Some(hand) = self.view.with_layout(hands, &top) {
                return Some(hand);
            }
        }
        None
    }

    fn hands(&self, rng: &mut ChaCha8Rng, strict: bool) -> Option<BySeat<CardSet>> {
        let seats = self.view.game().seats();
        let mut cards = self.hidden.clone();
        cards.shuffle(rng);
        // Cards that few may hold are placed first.
        let takers = |card: Card| {
            Seat::all(seats)
                .filter(|&s| self.need[s] > 0 && self.may[s].contains(card))
                .count()
        };
        cards.sort_by_cached_key(|&card| takers(card));
        let mut need = self.need;
        let mut left: u32 = Seat::all(seats).map(|seat| u32::from(need[seat])).sum();
        let mut rest = (cards.len() as u32).saturating_sub(left);
        let mut hands = BySeat::from_fn(|seat| {
            if self.view.hand().sits_out(seat) && self.view.hand().play_has_begun() {
                CardSet::EMPTY
            } else {
                self.view.known(seat)
            }
        });
        for card in cards {
            let open = |seat: &Seat| need[*seat] > 0 && (!strict || self.may[*seat].contains(card));
            let places: u32 = Seat::all(seats)
                .filter(open)
                .map(|seat| u32::from(need[seat]))
                .sum();
            if places + rest == 0 {
                return None;
            }
            let mut drawn = rng.random_range(0..places + rest);
            let taker = Seat::all(seats).filter(open).find(|&seat| {
                let room = u32::from(need[seat]);
                let here = drawn < room;
                drawn = drawn.wrapping_sub(if here { 0 } else { room });
                here
            });
            match taker {
                Some(seat) => {
                    hands[seat].insert(card);
                    need[seat] -= 1;
                    left -= 1;
                }
                None if rest > 0 => rest -= 1,
                None => return None,
            }
        }
        (left == 0).then_some(hands)
    }

    /// The cards on top of the kitty, for asks where some may still be taken from it.
    fn top(&self, hands: &BySeat<CardSet>, rng: &mut ChaCha8Rng) -> Vec<Card> {
        if self.view.hand().play_has_begun() {
            return Vec::new();
        }
        let seats = self.view.game().seats();
        let held = Seat::all(seats).fold(CardSet::EMPTY, |set, seat| set | hands[seat]);
        let mut rest: Vec<Card> = self
            .hidden
            .iter()
            .copied()
            .filter(|&card| !held.contains(card))
            .collect();
        rest.shuffle(rng);
        rest.truncate(3);
        rest
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::{Action, Game, Preset, Setup};
    use rand::SeedableRng;

    use super::*;

    /// A deal at random up to some move, and what its seat sees.
    fn view(game: Game, rng: &mut ChaCha8Rng) -> Option<View> {
        let dealer = Seat::new(rng.random_range(0..game.seats()));
        let setup = Setup::deal(game, rng.random(), 0, dealer);
        let mut hand = Hand::new(&setup);
        let mut moves: Vec<(Seat, Action)> = Vec::new();
        for _ in 0..rng.random_range(0..24) {
            let Some(seat) = hand.to_act() else { break };
            let legal = hand.legal();
            let action = legal[rng.random_range(0..legal.len())];
            hand.apply_unchecked(action);
            moves.push((seat, action));
        }
        Some(View::of(&setup, &moves, hand.to_act()?))
    }

    #[test]
    fn every_layout_fits_all_that_the_seat_has_seen() {
        let mut rng = ChaCha8Rng::seed_from_u64(12);
        let (mut turned_down, mut taken, mut voids) = (0, 0, 0);
        for _ in 0..6000 {
            let Some(view) = view(Game::preset(Preset::Euchre), &mut rng) else {
                continue;
            };
            let worlds = Worlds::new(view);
            let view = worlds.view();
            let hand = view.hand();
            let layout = worlds.deal(&mut rng).expect("there is a layout");
            assert_eq!(layout.cards(view.seat()), view.cards());
            let turn_up = hand.turn_up().expect("euchre turns one up");
            for seat in Seat::all(4).filter(|&seat| !hand.sits_out(seat)) {
                let cards = layout.cards(seat);
                assert_eq!(cards.len(), u32::from(view.count(seat)));
                assert!(
                    (cards - view.possible(seat)).is_empty(),
                    "{seat:?} in {view:?}"
                );
                if hand.turned_down() {
                    turned_down += 1;
                    assert!(!cards.contains(turn_up), "a card turned down is dead");
                }
                voids += usize::from(seat != view.seat() && view.voids(seat) != 0);
            }
            let dealer = hand.dealer();
            let played = hand.plays().iter().any(|&(_, card)| card == turn_up);
            if hand.turn_up_taken() && dealer != view.seat() && hand.play_has_begun() && !played {
                taken += 1;
                assert!(
                    layout.cards(dealer).contains(turn_up),
                    "who took the turn-up has it"
                );
            }
        }
        assert!(
            turned_down > 100 && taken > 100 && voids > 100,
            "{turned_down} {taken} {voids}"
        );
    }

    #[test]
    fn a_rare_layout_is_found_or_let_go_in_bounded_work() {
        // With every void that random play shows, each position is laid out, and none loops.
        let mut rng = ChaCha8Rng::seed_from_u64(13);
        for preset in Preset::ALL {
            for _ in 0..150 {
                let Some(view) = view(Game::preset(preset), &mut rng) else {
                    continue;
                };
                let worlds = Worlds::new(view);
                assert!(worlds.deal(&mut rng).is_some(), "{}", preset.name());
            }
        }
    }
}
