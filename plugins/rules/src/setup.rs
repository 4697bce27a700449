//! A full deal before the first word, and the shuffle that makes one.

use crate::{BySeat, BySide, Card, CardSet, Game, Seat};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A full deal: who holds what before anybody speaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// Who deals.
    pub dealer: Seat,
    /// What each seat is dealt.
    pub hands: BySeat<CardSet>,
    /// The card turned up.
    pub turn_up: Option<Card>,
    /// Every other undealt card, the top one first.
    pub kitty: Vec<Card>,
    /// The score before the deal.
    pub score: BySide<i16>,
}

impl Setup {
    /// Deals: deal number `deal` (from 0) of the game with this seed. Without a dealer he is drawn
    /// from the seed, the same for every deal number.
    ///
    /// The same arguments give the same deal in every release:
    /// - the generator is ChaCha with 8 rounds, its key the 16 bytes `right bower deal`, the seed
    ///   and the deal number, each as 8 bytes little-endian (for drawing the dealer
    ///   `right bower seat`, the seed, and 0);
    /// - an index below `n` is the high half of a fresh 32-bit word times `n`, words whose low half
    ///   is below `2^32 mod n` skipped, so that no index is likelier than another;
    /// - the pack in the order of its cards' numbers is shuffled by Fisher and Yates, from the last
    ///   place down, each place exchanging with an index at or below it;
    /// - cards are dealt from the front, clockwise from the dealer's left, in packets of three and
    ///   then of what is left up to three, until each seat has its hand (§2: three, then two); then
    ///   one is turned up where the game turns one; the rest is the kitty, the next card on top.
    pub fn deal(game: Game, seed: u64, deal: u64, dealer: Option<Seat>) -> Setup {
        let seats = game.seats();
        let dealer = dealer
            .map(|seat| Seat::wrap(seat.number(), seats))
            .unwrap_or_else(|| first_dealer(seats, seed));
        let mut rng = generator(b"right bower deal", seed, deal);
        let mut cards: Vec<Card> = game.pack().cards().iter().collect();
        for last in (1..cards.len()).rev() {
            let other = below(&mut rng, last as u32 + 1) as usize;
            cards.swap(last, other);
        }
        let mut cards = cards.into_iter();
        let mut hands = BySeat::splat(CardSet::EMPTY);
        let mut left = game.hand_size();
        while left > 0 {
            let packet = left.min(3);
            for seat in dealer.round_from(seats) {
                hands[seat].extend(cards.by_ref().take(packet as usize));
            }
            left -= packet;
        }
        let turn_up = if game.turns_up() { cards.next() } else { None };
        let score = BySide::splat(game.opening_score());
        Setup {
            game,
            dealer,
            hands,
            turn_up,
            kitty: cards.collect(),
            score,
        }
    }

    /// The kitty as a set.
    pub fn kitty_cards(&self) -> CardSet {
        self.kitty.iter().copied().collect()
    }
}

/// The first dealer of a game with this seed, every seat as likely.
pub fn first_dealer(seats: u8, seed: u64) -> Seat {
    let mut rng = generator(b"right bower seat", seed, 0);
    Seat::wrap(below(&mut rng, u32::from(seats.max(1))) as u8, seats.max(1))
}

fn generator(purpose: &[u8; 16], seed: u64, number: u64) -> ChaCha8Rng {
    let mut key = [0; 32];
    let parts = purpose
        .iter()
        .copied()
        .chain(seed.to_le_bytes())
        .chain(number.to_le_bytes());
    for (byte, part) in key.iter_mut().zip(parts) {
        *byte = part;
    }
    ChaCha8Rng::from_seed(key)
}

/// A number below `n`, each as likely.
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let skipped = n.wrapping_neg() % n.max(1);
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        if product as u32 >= skipped {
            return (product >> 32) as u32;
        }
    }
}
