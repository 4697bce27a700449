//! The order of the cards once trump is known: the one table that following suit, winning a
//! trick, sorting a hand and counting voids all read (§1.1 Effective suit and rank, §10.3 Ranks).

use crate::{Attribute, Card, CardSet, Rank, Suit, Trump, Value};

/// Which cards a ranking is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Bowers, no benny.
    Bowers,
    /// Bowers, and the joker above them.
    Joker,
    /// Bowers, and the two of spades above them.
    TwoOfSpades,
    /// Bowers, two of each card.
    Double,
    /// No bowers: ace high to two low (§8 Napoleon).
    Plain,
    /// West's pack.
    West,
}

/// The effective suit of every card and its strength under one trump.
///
/// Effective suits are 0 to 3 in the order of [`Suit`] (in West 0 to 2, the values of the trump's
/// attribute); 4 holds the joker or benny at no-trump, a one-card trump suit
/// (§3.7 Joker with no-trump). Cards that the pack has not got may be listed: a hand never holds one.
pub struct Ranking {
    suit: [u8; 64],
    /// Strength, and 64 more for a trump: within what can win a trick the greater wins.
    power: [u8; 64],
    /// Padded to eight so that a masked index needs no bounds check; the last is always empty.
    suits: [CardSet; 8],
    can_win: [CardSet; 8],
    trump: Option<u8>,
    right: Option<Card>,
    left: Option<Card>,
}

/// Every ranking is one of the tables below, so the same table is the same place.
impl PartialEq for Ranking {
    fn eq(&self, other: &Ranking) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Ranking {}

impl std::fmt::Debug for Ranking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ranking")
            .field("trump", &self.trump)
            .finish_non_exhaustive()
    }
}

/// Added to the power of a trump.
const TRUMP: u8 = 64;
/// The effective suit of a benny at no-trump.
const ALONE: u8 = 4;
const BENNY: u8 = 40;
const RIGHT: u8 = 39;
const LEFT: u8 = 38;

impl Ranking {
    /// The table for an order of cards under a trump; `None` where the two do not go together
    /// (West's tens not named yet, a suit for West's pack, a trump attribute that is the tens).
    pub fn of(order: Order, trump: Trump) -> Option<&'static Ranking> {
        let row: &[Ranking; 6] = match order {
            Order::Bowers => &BOWERS,
            Order::Joker => &JOKER,
            Order::TwoOfSpades => &TWO_OF_SPADES,
            Order::Double => &DOUBLE,
            Order::Plain => &PLAIN,
            Order::West => match trump {
                Trump::West {
                    trump,
                    tens: Some(tens),
                } => {
                    return WEST.get(west_index(trump, tens)?);
                }
                _ => return None,
            },
        };
        match trump {
            Trump::Suit(suit) => row.get(suit.index()),
            Trump::NoTrump => row.get(4),
            Trump::Low => row.get(5),
            Trump::West { .. } => None,
        }
    }

    /// The table at no-trump, which stands in until trump is settled; West, which has none,
    /// gets that of the suited cards.
    pub(crate) fn no_trump(order: Order) -> &'static Ranking {
        match order {
            Order::Bowers | Order::West => &BOWERS[4],
            Order::Joker => &JOKER[4],
            Order::TwoOfSpades => &TWO_OF_SPADES[4],
            Order::Double => &DOUBLE[4],
            Order::Plain => &PLAIN[4],
        }
    }

    /// The effective suit of a card: the suit it counts as for leading, following and winning.
    #[inline]
    pub const fn suit_of(&self, card: Card) -> u8 {
        self.suit[card.index() & 63]
    }

    /// How high a card stands within its effective suit; the greater wins.
    #[inline]
    pub const fn strength(&self, card: Card) -> u8 {
        self.power[card.index() & 63] & (TRUMP - 1)
    }

    /// The effective suit that is trump.
    #[inline]
    pub const fn trump(&self) -> Option<u8> {
        self.trump
    }

    /// Every card of an effective suit (that any pack of this order may hold).
    #[inline]
    pub const fn suit_cards(&self, suit: u8) -> CardSet {
        self.suits[(suit & 7) as usize]
    }

    /// Whether a card is trump.
    #[inline]
    pub const fn is_trump(&self, card: Card) -> bool {
        self.power[card.index() & 63] & TRUMP != 0
    }

    /// What a card is worth in a trick where this effective suit was led: 0 when it cannot win.
    /// The highest card wins; of two alike, the one played first (§9 Bid-type relatives).
    #[inline]
    pub const fn power(&self, card: Card, led: u8) -> u8 {
        let can = self.can_win[(led & 7) as usize].contains(card) as u8;
        self.power[card.index() & 63] * can
    }

    /// Whether `a` takes the trick from `b`, which was played before it, in a suit `led`.
    #[inline]
    pub const fn beats(&self, a: Card, b: Card, led: u8) -> bool {
        self.power(a, led) > self.power(b, led)
    }

    /// The right bower, or West's Right Bauer.
    pub const fn right(&self) -> Option<Card> {
        self.right
    }

    /// The left bower, or West's Left Bauer.
    pub const fn left(&self) -> Option<Card> {
        self.left
    }

    const fn blank() -> Ranking {
        Ranking {
            suit: [ALONE; 64],
            power: [0; 64],
            suits: [CardSet::EMPTY; 8],
            can_win: [CardSet::EMPTY; 8],
            trump: None,
            right: None,
            left: None,
        }
    }

    const fn put(&mut self, card: Card, suit: u8, strength: u8) {
        self.suit[card.index()] = suit;
        self.power[card.index()] = strength;
        self.suits[suit as usize].insert(card);
    }

    /// Marks the trumps and works out which cards can win each lead.
    const fn close(mut self, trump: Option<u8>) -> Ranking {
        self.trump = trump;
        let trumps = match trump {
            Some(suit) => self.suits[suit as usize],
            None => CardSet::EMPTY,
        };
        let mut card = 0;
        while card < 64 {
            if trumps.contains(Card::wrap(card)) {
                self.power[card as usize] |= TRUMP;
            }
            card += 1;
        }
        let mut suit = 0;
        while suit < 8 {
            self.can_win[suit] = self.suits[suit].union(trumps);
            suit += 1;
        }
        self
    }

    /// `trump` as an index: 0 to 3 the suits, 4 no-trump, 5 low.
    const fn suited(order: Order, trump: u8) -> Ranking {
        let mut table = Ranking::blank();
        let bowers = trump < 4 && !matches!(order, Order::Plain);
        let benny = match order {
            Order::Joker => Some(Card::JOKER),
            Order::TwoOfSpades => Some(Card::suited(Rank::Two, Suit::Spades)),
            _ => None,
        };
        let mut number = 0;
        while number < 64 {
            let (suit, slot) = (number >> 4, number & 15);
            let rank = match order {
                Order::Double if slot < 6 => slot + 7,
                _ => slot,
            };
            if rank < 13 && !(matches!(order, Order::Double) && slot == 6) {
                let card = Card::wrap(number);
                let plain = if trump == 5 { 13 - rank } else { rank + 1 };
                if bowers && rank == Rank::Jack as u8 && suit == trump {
                    table.put(card, trump, RIGHT);
                    table.right = Some(Card::wrap(trump * 16 + Rank::Jack as u8));
                } else if bowers && rank == Rank::Jack as u8 && suit == 3 - trump {
                    table.put(card, trump, LEFT);
                    table.left = Some(Card::wrap(suit * 16 + Rank::Jack as u8));
                } else {
                    table.put(card, suit, plain);
                }
            }
            number += 1;
        }
        match benny {
            Some(benny) => {
                let suit = if trump < 4 { trump } else { ALONE };
                // The two of spades leaves its printed suit.
                let printed = table.suit[benny.index()] as usize;
                table.suits[printed].remove(benny);
                table.put(benny, suit, BENNY);
                table.close(Some(suit))
            }
            None => table.close(if trump < 4 { Some(trump) } else { None }),
        }
    }

    /// §10.3 Ranks: the 23 of the trump value is the Right Bauer, that of the next-lower value
    /// (1 wraps to 3) the Left Bauer, itself a trump.
    const fn west(trump: u8, attribute: u8, tens: u8) -> Ranking {
        let mut table = Ranking::blank();
        let ones = 3 - attribute - tens;
        let lower = (trump + 2) % 3;
        let mut number = 0;
        while number < 27 {
            let index = [number / 9, number / 3 % 3, number % 3];
            let suit = index[attribute as usize];
            let (t, o) = (index[tens as usize], index[ones as usize]);
            let card = Card::wrap(number);
            // A 23: index values two in tens and three in ones.
            let bauer = t == 1 && o == 2;
            if bauer && suit == trump {
                table.put(card, trump, RIGHT);
                table.right = Some(card);
            } else if bauer && suit == lower {
                table.put(card, trump, LEFT);
                table.left = Some(card);
            } else {
                table.put(card, suit, (t + 1) * 10 + o + 1);
            }
            number += 1;
        }
        table.close(Some(trump))
    }
}

const fn row(order: Order) -> [Ranking; 6] {
    [
        Ranking::suited(order, 0),
        Ranking::suited(order, 1),
        Ranking::suited(order, 2),
        Ranking::suited(order, 3),
        Ranking::suited(order, 4),
        Ranking::suited(order, 5),
    ]
}

static BOWERS: [Ranking; 6] = row(Order::Bowers);
static JOKER: [Ranking; 6] = row(Order::Joker);
static TWO_OF_SPADES: [Ranking; 6] = row(Order::TwoOfSpades);
static DOUBLE: [Ranking; 6] = row(Order::Double);
static PLAIN: [Ranking; 6] = row(Order::Plain);

/// By attribute, by which of the two others is the tens, by value.
static WEST: [Ranking; 18] = {
    let mut all = [const { Ranking::blank() }; 18];
    let mut i = 0;
    while i < 18 {
        let (attribute, second, value) = (i / 6, i / 3 % 2, i % 3);
        let tens = west_tens(attribute as u8, second as u8);
        all[i] = Ranking::west(value as u8, attribute as u8, tens);
        i += 1;
    }
    all
};

/// The first or second attribute that is not the trump's.
const fn west_tens(attribute: u8, second: u8) -> u8 {
    match (attribute, second) {
        (0, 0) => 1,
        (0, _) => 2,
        (_, 0) => 0,
        (1, _) => 2,
        _ => 1,
    }
}

fn west_index(trump: Value, tens: Attribute) -> Option<usize> {
    let attribute = trump.attribute() as usize;
    let second = (0..2).find(|&s| west_tens(attribute as u8, s) == tens as u8)?;
    Some(attribute * 6 + second as usize * 3 + trump.index().min(2))
}
