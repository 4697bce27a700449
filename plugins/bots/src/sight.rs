//! A seat's eyes on a hand: its own cards and what all may know, and nothing else, whatever the hand holds.

use bower_rules::{Card, CardSet, Hand, Preset, Ranking, Seat, View};

/// What one seat sees. The hand may be complete, as in a searcher's guess: only what the seat may know is read.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) hand: &'a Hand,
    pub(crate) me: Seat,
    /// My cards.
    pub(crate) mine: CardSet,
    /// Cards of the pack that may be in another's hand.
    pub(crate) unseen: CardSet,
}

/// The eyes of a view's own seat.
pub(crate) fn of_view(view: &View) -> Sight<'_> {
    Sight::new(view.hand(), view.seat())
}

impl<'a> Sight<'a> {
    /// That seat's eyes.
    pub(crate) fn new(hand: &'a Hand, me: Seat) -> Self {
        let mine = hand.cards(me);
        Self {
            hand,
            me,
            mine,
            unseen: hand.game().pack().cards() - mine - gone(hand, me),
        }
    }

    /// Whether two seats want the same in this hand, as far as I can know.
    pub(crate) fn allied(&self, a: Seat, b: Seat) -> bool {
        if a == b {
            return true;
        }
        let game = self.hand.game();
        if game.partnerships() {
            return game.side_of(a) == game.side_of(b);
        }
        match game.preset {
            // Everyone counts for himself.
            Preset::Buck => false,
            Preset::CallAce => {
                let partner = self.known_partner();
                let makers = |seat| Some(seat) == self.hand.maker() || Some(seat) == partner;
                self.hand.maker().is_some() && makers(a) == makers(b)
            }
            // Those who defend against a maker are together for this hand.
            _ => self
                .hand
                .maker()
                .is_some_and(|maker| a != maker && b != maker),
        }
    }

    /// Call-ace: the maker's partner, where I can know him: I hold or held the card called, or it has been played.
    fn known_partner(&self) -> Option<Seat> {
        let card = self.hand.called()?;
        if self.mine.contains(card) {
            return Some(self.me);
        }
        self.hand
            .plays()
            .iter()
            .find(|(_, played)| *played == card)
            .map(|(seat, _)| *seat)
    }

    /// The seats that play.
    pub(crate) fn active(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let hand = self.hand;
        Seat::all(hand.game().seats()).filter(move |&seat| !hand.sits_out(seat))
    }

    /// Seats that play and are against me.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        self.active().filter(|&seat| !self.allied(self.me, seat))
    }

    /// The seats that play after me in this trick.
    pub(crate) fn behind(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let hand = self.hand;
        let left = hand.active().saturating_sub(hand.trick().len() as u8 + 1);
        let after = self.me.round_from(hand.game().seats());
        after
            .filter(move |&seat| !hand.sits_out(seat))
            .take(usize::from(left))
    }

    /// Whether no card that may be in another hand beats this one in its own suit.
    pub(crate) fn is_boss(&self, card: Card, ranking: &Ranking) -> bool {
        let strength = ranking.strength(card);
        !(self.unseen & ranking.suit_cards(ranking.suit_of(card)))
            .iter()
            .any(|c| ranking.strength(c) > strength)
    }

    /// Whether a seat has failed to follow a suit.
    pub(crate) fn is_void(&self, seat: Seat, suit: u8, ranking: &Ranking) -> bool {
        let fails = |cards: &[(Seat, Card)]| {
            cards
                .iter()
                .any(|&(by, card)| by == seat && ranking.suit_of(card) != suit)
        };
        self.hand
            .past_tricks()
            .any(|trick| trick.led == suit && fails(trick.cards))
            || (self.hand.led_suit() == Some(suit) && fails(self.hand.trick()))
    }

    /// Tricks taken by me and those who want the same.
    pub(crate) fn our_tricks(&self) -> u8 {
        let seats = Seat::all(self.hand.game().seats());
        seats
            .filter(|&seat| self.allied(seat, self.me))
            .map(|seat| self.hand.tricks(seat))
            .sum()
    }
}

/// Cards that a seat knows to be in nobody's hand.
fn gone(hand: &Hand, me: Seat) -> CardSet {
    let mut gone = hand.shown() | hand.thrown(me);
    gone.extend(hand.plays().iter().map(|(_, card)| *card));
    if (hand.turned_down() || hand.turn_up_lies())
        && let Some(card) = hand.turn_up()
    {
        gone.insert(card);
    }
    for seat in Seat::all(hand.game().seats()).filter(|&seat| hand.face_up(seat)) {
        gone |= hand.cards(seat);
    }
    gone
}
