//! A hand in play, put in the terms of the search.

use bower_rules::{BySeat, Card, CardSet, Hand, Ranking, Seat};

use super::board::{Board, Code, Fields, MAX_PLAYERS};
use super::camp::Camp;
use super::search::{Frame, Trick};

/// Who is who in the search, and how far the hand is.
pub(crate) struct Question<'a> {
    hand: &'a Hand,
    ranking: &'static Ranking,
    codes: BySeat<Code>,
    players: u8,
    /// Who is to play.
    pub(crate) to_act: Code,
    /// Tricks that are not done.
    pub(crate) left: u8,
    /// Tricks the camp has taken.
    pub(crate) taken: u8,
}

impl<'a> Question<'a> {
    /// `None` when hands are hidden or no card is asked for.
    pub(crate) fn new(hand: &'a Hand, camp: Camp) -> Option<Self> {
        let ranking = hand.ranking()?;
        let to_act = hand
            .to_act()
            .filter(|seat| !hand.legal_cards().is_empty() && !hand.cards(*seat).is_empty())?;
        let left = hand.cards(to_act).len();
        let mut codes = BySeat::splat(0);
        let mut counts = [0; 2];
        let mut players = 0;
        // Codes by turn from the maker, so that like positions are spelled alike.
        let seats = hand.game().seats();
        let first = camp.first(hand);
        let order =
            std::iter::once(first).chain(first.round_from(seats).take(usize::from(seats) - 1));
        for seat in order.filter(|&seat| !hand.sits_out(seat)) {
            // Everyone holds what he should: nothing is hidden.
            let played = hand.trick().iter().any(|(by, _)| *by == seat);
            if hand.cards(seat).len() + u32::from(played) != left {
                return None;
            }
            let side = u8::from(!camp.has(seat));
            let place: &mut u8 = counts.get_mut(usize::from(side))?;
            codes[seat] = side | (*place << 1);
            *place += 1;
            players += 1;
        }
        (usize::from(players) <= MAX_PLAYERS).then_some(Self {
            hand,
            ranking,
            codes,
            players,
            to_act: codes[to_act],
            left: left as u8,
            taken: camp.tricks(hand),
        })
    }

    /// Whether a side has more than two players.
    pub(crate) fn is_wide(&self) -> bool {
        self.active().any(|seat| self.codes[seat] > 3)
    }

    /// Whether a joker may still be played where there is no trump besides.
    pub(crate) fn has_joker(&self) -> bool {
        let on_table: CardSet = self.hand.trick().iter().map(|(_, card)| *card).collect();
        !((self.in_play() | on_table) & self.ranking.suit_cards(4)).is_empty()
    }

    fn active(&self) -> impl Iterator<Item = Seat> + use<'a> {
        let hand = self.hand;
        Seat::all(hand.game().seats()).filter(move |&seat| !hand.sits_out(seat))
    }

    /// Every card that may still be played.
    fn in_play(&self) -> CardSet {
        self.active()
            .fold(CardSet::EMPTY, |set, seat| set | self.hand.cards(seat))
    }

    /// The field of an effective suit: the trumps' first, but a joker's own last.
    fn field(&self, suit: u8) -> u32 {
        match self.ranking.trump() {
            Some(trump) if trump < 4 && suit == trump => 0,
            Some(trump) if trump < 4 && suit < trump => u32::from(suit) + 1,
            _ => u32::from(suit),
        }
    }

    /// The cards as the search holds them.
    pub(crate) fn board<const W: u32, const P: usize, const T: usize>(&self) -> Board<P, T> {
        let mut board = Board::EMPTY;
        for suit in 0..Fields::<W>::COUNT as u8 {
            let mut cards: [(u8, Code); 16] = [(0, 0); 16];
            let mut count = 0;
            for seat in self.active() {
                for card in self.hand.cards(seat) & self.ranking.suit_cards(suit) {
                    if let Some(place) = cards.get_mut(count) {
                        *place = (self.ranking.strength(card), self.codes[seat]);
                        count += 1;
                    }
                }
            }
            let Some(cards) = cards.get_mut(..count) else {
                continue;
            };
            cards.sort_unstable();
            let mut below = 0;
            for &mut (strength, code) in cards {
                board.push::<W>(self.field(suit), code, strength == below);
                below = strength;
            }
        }
        board
    }

    /// What stays the same while the hand is searched.
    pub(crate) fn frame<const W: u32>(&self, misere: bool) -> Frame {
        let seats = self.hand.game().seats();
        let mut next = [0; 16];
        for seat in self.active() {
            let after = seat
                .round_from(seats)
                .find(|&other| !self.hand.sits_out(other))
                .unwrap_or(seat);
            if let Some(place) = next.get_mut(usize::from(self.codes[seat])) {
                *place = self.codes[after];
            }
        }
        let trump = self
            .ranking
            .trump()
            .filter(|&suit| suit < 4 || self.has_joker());
        let trump = trump.map_or(0, |suit| Fields::<W>::of(self.field(suit)));
        // The order of play from the maker spelled out, four bits a player, and whether there is trump or misère.
        let mut rules = u32::from(self.players);
        let mut code: Code = 0;
        for _ in 1..self.players {
            code = next.get(usize::from(code)).copied().unwrap_or(0);
            rules = (rules << 4) | u32::from(code);
        }
        rules = (rules << 2) | (u32::from(trump == 0) << 1) | u32::from(misere);
        Frame {
            next,
            players: self.players,
            trump,
            misere,
            rules,
        }
    }

    /// The trick in play; `None` when one is to be led.
    pub(crate) fn trick<const W: u32>(&self) -> Option<Trick> {
        let (winner, best) = self.hand.winning()?;
        let led = self.hand.led_suit()?;
        let suit = self.ranking.suit_of(best);
        let strength = self.ranking.strength(best);
        let not_above = |card: &Card| self.ranking.strength(*card) <= strength;
        let below = (self.in_play() & self.ranking.suit_cards(suit))
            .iter()
            .filter(not_above)
            .count() as u32;
        Some(Trick {
            led: Fields::<W>::of(self.field(led)),
            winning: Fields::<W>::of(self.field(suit)),
            bar: 1 << (self.field(suit) * W + below),
            best: self.codes[winner],
            todo: self.players - self.hand.trick().len() as u8,
        })
    }
}
