//! What one seat may know (§12.3 What a seat may know).

mod json;
mod knowledge;

pub use json::ViewError;

use crate::{Action, BySeat, BySide, Card, CardSet, Game, Hand, Moves, Seat, Setup};
use knowledge::Knowledge;

/// A move as a seat saw it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeenAction {
    /// All of it.
    Open(Action),
    /// So many cards thrown face down.
    Thrown(u8),
    /// A card given unseen as partner's best.
    Given,
}

impl SeenAction {
    /// The action, where all of it was seen.
    pub fn open(self) -> Option<Action> {
        match self {
            SeenAction::Open(action) => Some(action),
            _ => None,
        }
    }
}

/// What one seat may know of the deal in play: built from the Table for that seat, so that who
/// decides by it cannot peek.
///
/// [`View::hand`] has the same readers as a full hand, with everything hidden blanked: other
/// hands and the kitty are empty, unseen discards and given cards are left out.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    seat: Seat,
    hand: Hand,
    setup: Setup,
    moves: Vec<(Seat, SeenAction)>,
    score: BySide<i16>,
    deal: u32,
    knowledge: Knowledge,
}

impl View {
    /// The view of a seat, from the whole truth.
    pub(crate) fn new(
        setup: &Setup,
        moves: &[(Seat, Action)],
        hand: &Hand,
        seat: Seat,
        score: BySide<i16>,
        deal: u32,
    ) -> View {
        let (moves, knowledge) = knowledge::gather(setup, moves, hand, seat);
        let hand = hand.masked(seat);
        let setup = masked_setup(setup, &hand, seat, &moves);
        View {
            seat,
            hand,
            setup,
            moves,
            score,
            deal,
            knowledge,
        }
    }

    /// The view of a seat after these moves of a deal, which must be legal: for searchers and tests
    /// that have no table.
    pub fn of(setup: &Setup, moves: &[(Seat, Action)], seat: Seat) -> View {
        let mut hand = Hand::new(setup);
        for (_, action) in moves {
            hand.apply_unchecked(*action);
        }
        View::new(setup, moves, &hand, seat, setup.score, 0)
    }

    /// Whose view it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The game.
    pub fn game(&self) -> &Game {
        self.hand.game()
    }

    /// The deal with everything hidden blanked. Its legal moves are right when it is this seat's
    /// turn, and none otherwise.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The seat's own cards now; none before trump was named blind.
    pub fn cards(&self) -> CardSet {
        self.hand.cards(self.seat)
    }

    /// The seat's own cards as they were dealt; none before trump was named blind.
    pub fn opening_hand(&self) -> CardSet {
        self.setup.hands[self.seat]
    }

    /// How many cards a seat holds.
    pub fn count(&self, seat: Seat) -> u8 {
        self.hand.count(seat)
    }

    /// The legal moves, when it is this seat's turn.
    pub fn legal(&self) -> Moves {
        self.hand.legal()
    }

    /// The moves of this deal as the seat saw them; claims that others let go by are not among them.
    pub fn moves(&self) -> &[(Seat, SeenAction)] {
        &self.moves
    }

    /// The score now.
    pub fn score(&self) -> BySide<i16> {
        self.score
    }

    /// The score before this deal.
    pub fn score_before(&self) -> BySide<i16> {
        self.setup.score
    }

    /// The number of the deal in the game, from 0.
    pub fn deal_number(&self) -> u32 {
        self.deal
    }

    /// Cards whose place the seat does not know: in hidden hands, in the kitty, or thrown by others.
    pub fn unseen(&self) -> CardSet {
        self.knowledge.unseen
    }

    /// Cards that a seat is known to hold: the turn-up it took, an open hand, a best card given to
    /// it; the seat's own hand.
    pub fn known(&self, seat: Seat) -> CardSet {
        self.knowledge.known[seat]
    }

    /// Effective suits that a seat has shown to be void, one bit each.
    pub fn voids(&self, seat: Seat) -> u8 {
        self.knowledge.voids[seat]
    }

    /// Cards known to be out of play: a turn-up turned down or left, the seat's own discards, cards
    /// shown in going under.
    pub fn dead(&self) -> CardSet {
        self.knowledge.dead
    }

    /// Every card a seat may hold: those it is known to hold, and the unseen ones it has not shown
    /// to be void of. A turn-up or a best card that may have been thrown again can only be with who
    /// took it.
    pub fn possible(&self, seat: Seat) -> CardSet {
        let mut cards = self.knowledge.unseen;
        if let (false, Some(turn_up)) = (
            self.knowledge.turn_up_with.contains(seat),
            self.hand.turn_up(),
        ) {
            cards.remove(turn_up);
        }
        // A best card that its taker may have thrown again is with nobody else.
        for (_, _, card) in self.hand.given().filter(|(_, taker, _)| *taker != seat) {
            cards.remove(card);
        }
        if let Some(ranking) = self.hand.ranking() {
            for suit in 0..5 {
                if self.knowledge.voids[seat] >> suit & 1 != 0 {
                    cards -= ranking.suit_cards(suit);
                }
            }
        }
        cards | self.known(seat)
    }

    /// A full hand in the same position with these cards held by each seat, for searchers; the
    /// kitty is what is left, in the order of the cards' numbers. See [`View::with_layout`].
    pub fn with_hands(&self, hands: BySeat<CardSet>) -> Option<Hand> {
        self.with_layout(hands, &[])
    }

    /// A full hand in the same position with these cards held by each seat, and these on top of the
    /// kitty (for asks where cards are still to be taken from it).
    ///
    /// `None` when the cards do not fit: a seat's number of cards, a card known to be elsewhere, one
    /// given twice, or one of another pack. The hand of a seat that sits out may be left empty.
    /// Voids are not looked at: [`View::possible`] knows them.
    pub fn with_layout(&self, hands: BySeat<CardSet>, top: &[Card]) -> Option<Hand> {
        let mut left = self.knowledge.unseen;
        for seat in Seat::all(self.game().seats()) {
            let cards = hands[seat];
            let known = self.known(seat);
            if cards.is_empty() && self.hand.sits_out(seat) && seat != self.seat {
                continue;
            }
            let guessed = cards.minus(known);
            let fits = cards.len() == u32::from(self.count(seat))
                && cards.contains_all(known)
                && left.contains_all(guessed);
            if !fits {
                return None;
            }
            left -= guessed;
        }
        let on_top: CardSet = top.iter().copied().collect();
        if on_top.len() as usize != top.len() || !left.contains_all(on_top) {
            return None;
        }
        Some(self.hand.unmasked(&hands, left, top))
    }
}

/// The deal as the seat may know it.
fn masked_setup(setup: &Setup, masked: &Hand, seat: Seat, moves: &[(Seat, SeenAction)]) -> Setup {
    let blind = masked.ask() == crate::Ask::NameBlind;
    let mut hands = BySeat::splat(CardSet::EMPTY);
    if !blind {
        hands[seat] = setup.hands[seat];
    }
    // Cards that the seat itself took from the top of the kitty. Who was given one of them as a
    // best card does not know where it came from.
    let under = |(by, seen): &(Seat, SeenAction)| {
        *by == seat && matches!(seen.open(), Some(Action::Under(_)))
    };
    let most = match setup.game.taken_from_kitty() {
        Some((_, count)) if setup.game.rules.dummy && masked.maker() == Some(seat) => count,
        Some((_, count)) if moves.iter().any(under) => count,
        // A widow is taken whole.
        None if masked.maker() == Some(seat) => setup.game.undealt(),
        _ => 0,
    };
    let given = masked
        .given()
        .filter(|(from, _, _)| *from == seat)
        .map(|(_, _, card)| card);
    let mine = masked.cards(seat)
        | masked.thrown(seat)
        | played_by(masked, seat)
        | given.collect::<CardSet>();
    let kitty = setup
        .kitty
        .iter()
        .copied()
        .take(most.into())
        .take_while(|card| mine.contains(*card))
        .collect();
    Setup {
        hands,
        kitty,
        ..setup.clone()
    }
}

fn played_by(hand: &Hand, seat: Seat) -> CardSet {
    hand.plays()
        .iter()
        .filter(|(by, _)| *by == seat)
        .map(|(_, card)| *card)
        .collect()
}
