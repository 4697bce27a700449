//! What a seat that plays a card sees, as marks for the network.

use bower_rules::{CardSet, Hand, Order, Ranking, Seat};

use super::net::Marks;
use super::slots::{SLOTS, Slots, TRUMPS, WEST_SLOTS, WEST_TRUMPS};
use crate::sight::Sight;

/// Where each kind of mark begins, where cards have `S` places and trumps `T`; seats are counted from the one that looks.
struct At<const S: usize, const T: usize>;

impl<const S: usize, const T: usize> At<S, T> {
    const MINE: usize = 0;
    const PLAYED: usize = Self::MINE + S;
    const TRICK: usize = Self::PLAYED + 4 * S;
    const VOID: usize = Self::TRICK + 4 * S;
    const MAKER: usize = Self::VOID + 16;
    const ALONE: usize = Self::MAKER + 4;
    const TAKEN: usize = Self::ALONE + 4;
    const DEAD: usize = Self::TAKEN + 4 * T;
    const CALLED: usize = Self::DEAD + S;
    const OURS: usize = Self::CALLED + 8;
    const TRICKS: usize = Self::OURS + 6;
    const LED: usize = Self::TRICKS + 6;
    const WINNING: usize = Self::LED + 5;
    const WOULD_WIN: usize = Self::WINNING + 5;
    const BOSS: usize = Self::WOULD_WIN + S;
    const BEHIND: usize = Self::BOSS + S;
    const OUT: usize = Self::BEHIND + 4;
    const LENGTH: usize = Self::OUT + 9;
    const DEALER: usize = Self::LENGTH + 6;
    /// West: who named the tens.
    const TENS: usize = Self::DEALER + 4;
}

/// How many inputs there are in games of bowers.
pub(crate) const INPUTS: usize = At::<SLOTS, TRUMPS>::TENS;
/// How many there are in West.
pub(crate) const WEST_INPUTS: usize = At::<WEST_SLOTS, WEST_TRUMPS>::TENS + 4;

/// The marks of a position in which a seat of at most four is to play a card, and how its cards stand; `None` without
/// a trump suit. Only what the seat may know is read.
pub(crate) fn marks(sight: &Sight) -> Option<(Marks, Slots)> {
    match sight.hand.game().order() {
        Order::West => marked::<WEST_SLOTS, WEST_TRUMPS>(sight),
        _ => marked::<SLOTS, TRUMPS>(sight),
    }
}

fn marked<const S: usize, const T: usize>(sight: &Sight) -> Option<(Marks, Slots)> {
    let (hand, me) = (sight.hand, sight.me);
    let ranking = hand.ranking()?;
    let slots = Slots::new(hand.game().order(), ranking, sight.mine)?;
    let mut marks = Marks::new();
    let seats = hand.game().seats();
    let from_me =
        |seat: Seat| -> usize { usize::from((seat.number() + seats - me.number()) % seats) & 3 };
    for card in sight.mine {
        marks.set(At::<S, T>::MINE + slots.of(card));
        if sight.is_boss(card, ranking) {
            marks.set(At::<S, T>::BOSS + slots.of(card));
        }
    }
    for &(seat, card) in hand.plays() {
        marks.set(At::<S, T>::PLAYED + S * from_me(seat) + slots.of(card));
    }
    for &(seat, card) in hand.trick() {
        marks.set(At::<S, T>::TRICK + S * from_me(seat) + slots.of(card));
    }
    voids(hand, ranking, |seat, suit| {
        marks.set(At::<S, T>::VOID + 4 * from_me(seat) + slots.class(suit));
    });
    if let Some(maker) = hand.maker() {
        marks.set(At::<S, T>::MAKER + from_me(maker));
        let place = usize::from((maker.number() + 2 * seats - hand.dealer().number() - 1) % seats);
        marks.set(At::<S, T>::CALLED + 4 * usize::from(hand.turned_down()) + (place & 3));
    }
    if let Some(seat) = hand.tens_by() {
        marks.set(At::<S, T>::TENS + from_me(seat));
    }
    for seat in Seat::all(seats).filter(|&seat| hand.alone(seat)) {
        marks.set(At::<S, T>::ALONE + from_me(seat));
    }
    marks.set(At::<S, T>::DEALER + from_me(hand.dealer()));
    let mut dead = hand.thrown(me);
    if let Some(turn_up) = hand.turn_up() {
        if hand.turn_up_taken() {
            marks
                .set(At::<S, T>::TAKEN + T * from_me(hand.dealer()) + slots.of(turn_up).min(T - 1));
        } else {
            dead.insert(turn_up);
        }
    }
    for card in dead {
        marks.set(At::<S, T>::DEAD + slots.of(card));
    }
    let done = hand.past_tricks().count().min(5);
    marks.set(At::<S, T>::OURS + usize::from(sight.our_tricks()).min(5));
    marks.set(At::<S, T>::TRICKS + done);
    trick::<S, T>(sight, ranking, &slots, &mut marks);
    let trumps = |cards: CardSet| cards.iter().filter(|&card| ranking.is_trump(card)).count();
    marks.set(At::<S, T>::OUT + trumps(sight.unseen).min(8));
    marks.set(At::<S, T>::LENGTH + trumps(sight.mine).min(5));
    Some((marks, slots))
}

/// The trick in play: what was led, who is winning, who follows, and which of my cards would win.
fn trick<const S: usize, const T: usize>(
    sight: &Sight,
    ranking: &Ranking,
    slots: &Slots,
    marks: &mut Marks,
) {
    let behind = sight.behind().count().min(3);
    marks.set(At::<S, T>::BEHIND + behind);
    let (Some((winner, best)), Some(led)) = (sight.hand.winning(), sight.hand.led_suit()) else {
        marks.set(At::<S, T>::LED + 4);
        return;
    };
    marks.set(At::<S, T>::LED + slots.class(led));
    let seats = sight.hand.game().seats();
    let from_me = usize::from((winner.number() + seats - sight.me.number()) % seats) & 3;
    marks.set(At::<S, T>::WINNING + from_me);
    if sight.allied(winner, sight.me) {
        marks.set(At::<S, T>::WINNING + 4);
    }
    for card in sight.mine {
        if ranking.beats(card, best, led) {
            marks.set(At::<S, T>::WOULD_WIN + slots.of(card));
        }
    }
}

/// Tells every void that a seat has shown, once.
fn voids(hand: &Hand, ranking: &Ranking, mut tell: impl FnMut(Seat, u8)) {
    let mut told = [0_u8; 8];
    let mut look = |led: u8, cards: &[(Seat, bower_rules::Card)]| {
        for &(seat, card) in cards {
            let Some(told) = told.get_mut(seat.index()) else {
                continue;
            };
            if ranking.suit_of(card) != led && (*told >> led) & 1 == 0 {
                *told |= 1 << led;
                tell(seat, led);
            }
        }
    };
    for past in hand.past_tricks() {
        look(past.led & 7, past.cards);
    }
    if let Some(led) = hand.led_suit() {
        look(led & 7, hand.trick());
    }
}
