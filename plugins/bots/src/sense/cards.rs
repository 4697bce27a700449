//! What a seat that plays a card sees, as marks for the network.

use bower_rules::{CardSet, Hand, Ranking, Seat};

use super::net::Marks;
use super::slots::{SLOTS, Slots, TRUMPS};
use crate::sight::Sight;

/// Where each kind of mark begins; seats are counted from the one that looks.
mod at {
    use super::{SLOTS, TRUMPS};

    pub(super) const MINE: usize = 0;
    pub(super) const PLAYED: usize = MINE + SLOTS;
    pub(super) const TRICK: usize = PLAYED + 4 * SLOTS;
    pub(super) const VOID: usize = TRICK + 4 * SLOTS;
    pub(super) const MAKER: usize = VOID + 16;
    pub(super) const ALONE: usize = MAKER + 4;
    pub(super) const TAKEN: usize = ALONE + 4;
    pub(super) const DEAD: usize = TAKEN + 4 * TRUMPS;
    pub(super) const CALLED: usize = DEAD + SLOTS;
    pub(super) const OURS: usize = CALLED + 8;
    pub(super) const TRICKS: usize = OURS + 6;
    pub(super) const LED: usize = TRICKS + 6;
    pub(super) const WINNING: usize = LED + 5;
    pub(super) const WOULD_WIN: usize = WINNING + 5;
    pub(super) const BOSS: usize = WOULD_WIN + SLOTS;
    pub(super) const BEHIND: usize = BOSS + SLOTS;
    pub(super) const OUT: usize = BEHIND + 4;
    pub(super) const LENGTH: usize = OUT + 9;
    pub(super) const DEALER: usize = LENGTH + 6;
    pub(super) const END: usize = DEALER + 4;
}

/// How many inputs there are.
pub(crate) const INPUTS: usize = at::END;

/// The marks of a position in which a seat of at most four is to play a card, and how its cards stand; `None` without
/// a trump suit. Only what the seat may know is read.
pub(crate) fn marks(sight: &Sight) -> Option<(Marks, Slots)> {
    let (hand, me) = (sight.hand, sight.me);
    let ranking = hand.ranking()?;
    let slots = Slots::new(ranking, sight.mine)?;
    let mut marks = Marks::new();
    let seats = hand.game().seats();
    let from_me =
        |seat: Seat| -> usize { usize::from((seat.number() + seats - me.number()) % seats) & 3 };
    for card in sight.mine {
        marks.set(at::MINE + slots.of(card));
        if sight.is_boss(card, ranking) {
            marks.set(at::BOSS + slots.of(card));
        }
    }
    for &(seat, card) in hand.plays() {
        marks.set(at::PLAYED + SLOTS * from_me(seat) + slots.of(card));
    }
    for &(seat, card) in hand.trick() {
        marks.set(at::TRICK + SLOTS * from_me(seat) + slots.of(card));
    }
    voids(hand, ranking, |seat, suit| {
        marks.set(at::VOID + 4 * from_me(seat) + slots.class(suit));
    });
    if let Some(maker) = hand.maker() {
        marks.set(at::MAKER + from_me(maker));
        let place = usize::from((maker.number() + 2 * seats - hand.dealer().number() - 1) % seats);
        marks.set(at::CALLED + 4 * usize::from(hand.turned_down()) + (place & 3));
    }
    for seat in Seat::all(seats).filter(|&seat| hand.alone(seat)) {
        marks.set(at::ALONE + from_me(seat));
    }
    marks.set(at::DEALER + from_me(hand.dealer()));
    let mut dead = hand.thrown(me);
    if let Some(turn_up) = hand.turn_up() {
        if hand.turn_up_taken() {
            marks.set(
                at::TAKEN + TRUMPS * from_me(hand.dealer()) + slots.of(turn_up).min(TRUMPS - 1),
            );
        } else {
            dead.insert(turn_up);
        }
    }
    for card in dead {
        marks.set(at::DEAD + slots.of(card));
    }
    let done = hand.past_tricks().count().min(5);
    marks.set(at::OURS + usize::from(sight.our_tricks()).min(5));
    marks.set(at::TRICKS + done);
    trick(sight, ranking, &slots, &mut marks);
    let trumps = |cards: CardSet| cards.iter().filter(|&card| ranking.is_trump(card)).count();
    marks.set(at::OUT + trumps(sight.unseen).min(8));
    marks.set(at::LENGTH + trumps(sight.mine).min(5));
    Some((marks, slots))
}

/// The trick in play: what was led, who is winning, who follows, and which of my cards would win.
fn trick(sight: &Sight, ranking: &Ranking, slots: &Slots, marks: &mut Marks) {
    let behind = sight.behind().count().min(3);
    marks.set(at::BEHIND + behind);
    let (Some((winner, best)), Some(led)) = (sight.hand.winning(), sight.hand.led_suit()) else {
        marks.set(at::LED + 4);
        return;
    };
    marks.set(at::LED + slots.class(led));
    let seats = sight.hand.game().seats();
    let from_me = usize::from((winner.number() + seats - sight.me.number()) % seats) & 3;
    marks.set(at::WINNING + from_me);
    if sight.allied(winner, sight.me) {
        marks.set(at::WINNING + 4);
    }
    for card in sight.mine {
        if ranking.beats(card, best, led) {
            marks.set(at::WOULD_WIN + slots.of(card));
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
