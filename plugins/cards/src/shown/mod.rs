//! What the screen shows of the table: moved on beat by beat, and rebuilt from the viewer's `View`.
//!
//! It is a plain value with no window in it. It never holds more than the viewer may know: a card whose face is hidden
//! is a place and nothing else.

mod follow;
mod seen;
mod sort;

#[cfg(test)]
mod tests;

use bevy::prelude::Resource;
use bower_rules::{Action, BySeat, BySide, Card, CardSet, Event, Game, Seat, Side, Trump};
use bower_stage::settings::HandOrder;

pub(crate) use follow::stir;

use crate::{PileOf, Spot};

/// One card of the pack as shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ShownCard {
    /// Where it is.
    pub spot: Spot,
    /// Which card it is, where the viewer may know.
    pub card: Option<Card>,
    /// Whether it rests with its face up.
    pub face_up: bool,
}

/// Everything the table shows. Its cards are as many as the pack has, from the first deal to the last; the entity of a
/// card is the one with the same place in the list.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Shown {
    /// The game.
    pub game: Game,
    /// Whose eyes.
    pub viewer: Seat,
    /// How the viewer's hand is sorted.
    pub order: HandOrder,
    /// The number of the deal, from 0.
    pub deal: u32,
    /// The pack.
    pub cards: Vec<ShownCard>,
    /// Who has the dealer's button.
    pub dealer: Option<Seat>,
    /// Trump, once it is made.
    pub trump: Option<Trump>,
    /// Who made it.
    pub maker: Option<Seat>,
    /// Whether the maker plays alone.
    pub alone: bool,
    /// Call-ace: the maker's partner, once he is known.
    pub partner: Option<Seat>,
    /// Who sits the hand out.
    pub sits: BySeat<bool>,
    /// Whose hand lies open.
    pub open: BySeat<bool>,
    /// What each seat said last in this round of calls.
    pub said: BySeat<Option<Action>>,
    /// All that was said in this deal.
    pub calls: Vec<(Seat, Action)>,
    /// Tricks taken, by seat.
    pub tricks: BySeat<u8>,
    /// The score.
    pub score: BySide<i16>,
    /// Who is to act, while the table waits for him.
    pub turn: Option<Seat>,
    /// Whose card leads the trick.
    pub winning: Option<Seat>,
    /// Whose card led it before: it wears the ring until the new one has landed.
    pub was_winning: Option<Seat>,
    /// Play has begun: what was not dealt, or laid away, is out of sight.
    pub stowed: bool,
    /// Who has won the game.
    pub winner: Option<Side>,
    /// What the viewer has played in this deal: what is left keeps the places it had beside it.
    played: CardSet,
    /// The cards of the viewer's hand from left to right, as he laid them himself in this deal; empty where he did not.
    own: Vec<Card>,
    /// The effective suit led, where it was named for a benny led at no-trump.
    named: Option<u8>,
    /// The turn-up was turned down and nobody has spoken since.
    new_round: bool,
}

/// How a player laid his hand himself in one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Laid {
    game: Game,
    viewer: Seat,
    deal: u32,
    /// From left to right.
    cards: Vec<Card>,
}

impl Laid {
    /// Whose hand it is.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }
}

impl Shown {
    /// A table before its first deal: the whole pack in a heap.
    pub fn fresh(game: Game, viewer: Seat, order: HandOrder) -> Self {
        let pack = 0..game.pack().cards().len() as u8;
        Self {
            game,
            viewer,
            order,
            deal: 0,
            cards: pack
                .map(|order| ShownCard {
                    spot: Spot::Deck { order },
                    card: None,
                    face_up: false,
                })
                .collect(),
            dealer: None,
            trump: None,
            maker: None,
            alone: false,
            partner: None,
            sits: BySeat::splat(false),
            open: BySeat::splat(false),
            said: BySeat::splat(None),
            calls: Vec::new(),
            tricks: BySeat::splat(0),
            score: BySide::splat(game.opening_score()),
            turn: None,
            winning: None,
            was_winning: None,
            stowed: false,
            winner: None,
            played: CardSet::EMPTY,
            own: Vec::new(),
            named: None,
            new_round: false,
        }
    }

    /// How many cards a seat is shown to hold.
    pub fn count(&self, seat: Seat) -> usize {
        self.in_hand(seat).count()
    }

    /// The cards of the trick, in the order of play: their places in [`Shown::cards`] with who played them.
    pub fn trick(&self) -> Vec<(usize, Seat)> {
        let mut trick: Vec<_> = self
            .cards
            .iter()
            .enumerate()
            .filter_map(|(i, card)| match card.spot {
                Spot::Trick { seat, order } => Some((order, i, seat)),
                _ => None,
            })
            .collect();
        trick.sort_unstable();
        trick.into_iter().map(|(_, i, seat)| (i, seat)).collect()
    }

    /// Whether every player is his own side.
    pub fn solo(&self) -> bool {
        !self.game.partnerships()
    }

    /// The pile that the tricks of a seat go to.
    pub fn pile_of(&self, seat: Seat) -> PileOf {
        if self.solo() {
            PileOf::Seat(self.gathers_for(seat))
        } else if self.game.side_of(seat) == self.game.side_of(self.viewer) {
            PileOf::Us
        } else {
            PileOf::Them
        }
    }

    /// Who keeps the tricks of a seat: himself; but of three players the two against the maker count theirs together
    /// (§5), at the viewer's place where he is one of them, else at the maker's left.
    fn gathers_for(&self, seat: Seat) -> Seat {
        let seats = self.game.seats();
        match self.maker {
            Some(maker) if seats == 3 && seat != maker => {
                if self.viewer == maker {
                    maker.next(seats)
                } else {
                    self.viewer
                }
            }
            _ => seat,
        }
    }

    /// How many packets a pile has.
    pub fn packets(&self, pile: PileOf) -> u8 {
        Seat::all(self.game.seats())
            .filter(|seat| self.pile_of(*seat) == pile)
            .map(|seat| self.tricks[seat])
            .sum()
    }

    /// The score of the viewer's side, or of the other one where there are two.
    pub fn side_score(&self, ours: bool) -> i16 {
        let side = self.game.side_of(self.viewer);
        let other = Side::all(self.game.sides())
            .find(|other| *other != side)
            .unwrap_or(side);
        self.score[if ours { side } else { other }]
    }

    /// The seat that is ahead of every other, where every player is his own side: the highest score, or where the
    /// score is counted down the lowest. Nobody while all are level.
    pub fn leader(&self) -> Option<Seat> {
        let value = |seat: Seat| {
            let score = self.score[self.game.side_of(seat)];
            if self.game.opening_score() > 0 {
                -score
            } else {
                score
            }
        };
        let best = Seat::all(self.game.seats()).max_by_key(|seat| value(*seat))?;
        let level = Seat::all(self.game.seats())
            .filter(|seat| value(*seat) == value(best))
            .count();
        (level == 1).then_some(best)
    }

    /// Sorts the viewer's hand by another order, however he laid it himself.
    pub fn sort_by(&mut self, order: HandOrder) {
        self.order = order;
        self.own.clear();
        self.close_up(self.viewer);
    }

    /// Lays a card of the viewer's hand at the place `to` from the left, where it stays until the next deal.
    pub fn arrange(&mut self, card: Card, to: usize) {
        let mut hand: Vec<usize> = self.in_hand(self.viewer).collect();
        hand.sort_by_key(|i| self.cards[*i].spot.slot());
        let mut laid: Vec<Card> = hand.iter().filter_map(|i| self.cards[*i].card).collect();
        let Some(from) = laid.iter().position(|other| *other == card) else {
            return;
        };
        laid.remove(from);
        laid.insert(to.min(laid.len()), card);
        self.own = laid;
        self.close_up(self.viewer);
    }

    /// How the viewer laid his hand himself, where he did.
    pub fn laid(&self) -> Option<Laid> {
        (!self.own.is_empty()).then(|| Laid {
            game: self.game,
            viewer: self.viewer,
            deal: self.deal,
            cards: self.own.clone(),
        })
    }

    /// Another picture of the same deal before the same eyes: the hand lies as the viewer laid it.
    pub fn lay_as(&mut self, laid: &Laid) {
        let strange = self
            .in_hand(self.viewer)
            .filter_map(|i| self.cards[i].card)
            .filter(|card| !laid.cards.contains(card))
            .count();
        // One card may have been taken up since; more are another match's.
        if (self.game, self.viewer, self.deal) == (laid.game, laid.viewer, laid.deal)
            && strange <= 1
        {
            self.own.clone_from(&laid.cards);
            self.close_up(self.viewer);
        }
    }

    /// These cards in the order the viewer laid them himself; one he had not yet stands at the right of the one that the
    /// sorted hand has before it.
    fn as_laid(&self, sorted: Vec<Card>) -> Vec<Card> {
        if self.own.is_empty() {
            return sorted;
        }
        let held = |card: &&Card| sorted.contains(*card);
        let mut laid: Vec<Card> = self.own.iter().filter(held).copied().collect();
        let mut at = 0;
        for card in sorted {
            match laid.iter().position(|other| *other == card) {
                Some(place) => at = place + 1,
                None => {
                    laid.insert(at, card);
                    at += 1;
                }
            }
        }
        laid
    }

    /// Moves on by one event.
    pub fn follow(&mut self, event: Event) {
        follow::follow(self, event);
    }

    /// The places in [`Shown::cards`] of a seat's hand.
    fn in_hand(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        self.cards
            .iter()
            .enumerate()
            .filter(move |(_, card)| matches!(card.spot, Spot::Hand { seat: holder, .. } if holder == seat))
            .map(|(i, _)| i)
    }

    /// Gives the cards of a hand slots without gaps: those whose faces are known in the chosen order, others as they lie.
    fn close_up(&mut self, seat: Seat) {
        let mut hand: Vec<usize> = self.in_hand(seat).collect();
        hand.sort_by_key(|i| self.cards[*i].spot.slot());
        if seat == self.viewer || self.open[seat] {
            let order = if seat == self.viewer {
                self.order
            } else {
                HandOrder::TrumpLeft
            };
            let known: Vec<Card> = hand.iter().filter_map(|i| self.cards[*i].card).collect();
            let gone = if seat == self.viewer {
                self.played
            } else {
                CardSet::EMPTY
            };
            let mut sorted = sort::sorted(&known, gone, &self.game, self.trump, order, self.deal);
            if seat == self.viewer {
                sorted = self.as_laid(sorted);
            }
            hand.sort_by_key(|i| match self.cards[*i].card {
                Some(card) => sorted
                    .iter()
                    .position(|other| *other == card)
                    .unwrap_or(usize::MAX),
                None => usize::MAX,
            });
        }
        for (slot, i) in hand.into_iter().enumerate() {
            self.cards[i].spot = Spot::Hand {
                seat,
                slot: slot as u8,
            };
        }
    }
}
