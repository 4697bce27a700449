//! A whole game: score, history, and what follows from every move.

mod narrate;
mod save;

pub use save::{LoadError, SavedDeal, SavedGame};

use crate::{
    Action, BySide, CardSet, Event, Game, Hand, Illegal, Law, Moves, Outcome, Phase, Record, Seat,
    Setup, Victory, View, first_dealer,
};

/// One deal of the history.
#[derive(Clone, PartialEq, Debug)]
struct Deal {
    setup: Setup,
    moves: Vec<(Seat, Action)>,
    /// The cards were given from outside rather than shuffled from the game's seed.
    given: bool,
}

/// A game in progress: its whole truth.
///
/// A game is its rules, its seed and its moves; all else follows from them.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "bevy", derive(bevy_ecs::resource::Resource))]
pub struct Table {
    game: Game,
    seed: u64,
    first_dealer: Seat,
    /// What each side began with.
    opening: BySide<i16>,
    deals: Vec<Deal>,
    hand: Hand,
    score: BySide<i16>,
    next_dealer: Seat,
    victory: Option<Victory>,
}

impl Table {
    /// A new game with nothing dealt. Without a first dealer he is drawn from the seed.
    pub fn new(game: Game, seed: u64, dealer: Option<Seat>) -> Table {
        let seats = game.seats();
        let dealer = match dealer {
            Some(seat) => Seat::wrap(seat.number(), seats),
            None => first_dealer(seats, seed),
        };
        let opening = BySide::splat(game.opening_score());
        Table {
            game,
            seed,
            first_dealer: dealer,
            opening,
            deals: Vec::new(),
            hand: Hand::blank(game, dealer),
            score: opening,
            next_dealer: dealer,
            victory: None,
        }
    }

    /// A game whose first deal is given: a lesson, a puzzle, a record to go on from.
    pub fn with_setup(setup: Setup, seed: u64) -> Table {
        let mut table = Table::new(setup.game, seed, Some(setup.dealer));
        table.opening = setup.score;
        table.score = setup.score;
        table.hand = Hand::new(&setup);
        table.deals.push(Deal {
            setup,
            moves: Vec::new(),
            given: true,
        });
        table
    }

    /// A new game after this one: the same rules, another seed, the next dealer in turn; points
    /// beyond the target count for the winner where laps are played (§6 laps).
    pub fn rematch(&self, seed: u64) -> Table {
        let mut table = Table::new(self.game, seed, Some(self.next_dealer));
        if let Some(victory) = self.victory {
            table.opening[victory.side] += victory.lap;
            table.score = table.opening;
        }
        table
    }

    /// Whether the table waits for [`Table::deal`]: before the first deal, and when a hand is over
    /// and the game is not won.
    pub fn awaiting_deal(&self) -> bool {
        self.hand.is_over() && self.victory.is_none()
    }

    /// Deals the first or next hand; what happened then.
    ///
    /// # Errors
    /// When a hand is in play, or the game is won.
    pub fn deal(&mut self) -> Result<Vec<Event>, Illegal> {
        if !self.awaiting_deal() {
            let law = if self.victory.is_some() {
                Law::GameOver
            } else {
                Law::NotOver
            };
            return Err(self.hand.refuse_for(self.next_dealer, None, law));
        }
        let number = self.deals.len() as u64;
        let mut setup = Setup::deal(self.game, self.seed, number, Some(self.next_dealer));
        setup.score = self.score;
        self.hand = Hand::new(&setup);
        let events = narrate::deal(number as u32, &setup, &self.hand);
        self.deals.push(Deal {
            setup,
            moves: Vec::new(),
            given: false,
        });
        Ok(events)
    }

    /// Applies one move; what followed from it.
    ///
    /// # Errors
    /// The rule the move breaks, with what would be legal. Nothing has changed then.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let before = self.hand;
        let Some(deal) = self.deals.last_mut() else {
            return Err(self.hand.refuse_for(seat, Some(action), Law::NoDeal));
        };
        let action = before.own_copy(action);
        self.hand.apply(seat, action)?;
        deal.moves.push((seat, action));
        let mut events = narrate::moved(&before, seat, action, &self.hand);
        if let Some(outcome) = self.hand.outcome() {
            self.close(&outcome);
            events.push(Event::HandOver(outcome));
            events.push(Event::NextDealer {
                seat: outcome.next_dealer,
            });
            events.extend(self.victory.map(Event::GameWon));
        }
        Ok(events)
    }

    /// Counts a finished hand.
    fn close(&mut self, outcome: &Outcome) {
        for side in crate::Side::all(self.game.sides()) {
            self.score[side] = self.score[side].saturating_add(outcome.points[side]);
        }
        self.next_dealer = outcome.next_dealer;
        self.victory = self.game.victory(&self.score, outcome);
        if self.victory.is_none() {
            self.victory = self.game.last_deal_victory(&self.score, self.deals.len());
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The deal in play, or the last one; before the first deal a hand that is over and empty.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// The phase: `Deal` before the first deal and during claims, `Score` from the end of a hand
    /// until the next deal.
    pub fn phase(&self) -> Phase {
        if self.deals.is_empty() {
            Phase::Deal
        } else {
            self.hand.phase()
        }
    }

    /// Who is to act.
    pub fn to_act(&self) -> Option<Seat> {
        self.hand.to_act()
    }

    /// The legal moves of the seat to act.
    pub fn legal(&self) -> Moves {
        self.hand.legal()
    }

    /// The score now.
    pub fn score(&self) -> BySide<i16> {
        self.score
    }

    /// The score before this deal.
    pub fn score_before(&self) -> BySide<i16> {
        self.deals
            .last()
            .map_or(self.opening, |deal| deal.setup.score)
    }

    /// The points each deal has brought the sides, the first deal first: nothing where nobody called, and so far in the one
    /// in play.
    pub fn points_of_deals(&self) -> Vec<BySide<i16>> {
        let before = self.deals.iter().map(|deal| deal.setup.score);
        let after = before.clone().skip(1).chain([self.score]);
        before
            .zip(after)
            .map(|(before, after)| BySide::from_fn(|side| after[side] - before[side]))
            .collect()
    }

    /// The number of the deal in play or last played, from 0.
    pub fn deal_number(&self) -> u32 {
        self.deals.len().saturating_sub(1) as u32
    }

    /// How many deals there have been.
    pub fn deals(&self) -> usize {
        self.deals.len()
    }

    /// Who deals the next hand, as far as is known.
    pub fn next_dealer(&self) -> Seat {
        self.next_dealer
    }

    /// Who dealt first.
    pub fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    /// The game's seed. Nobody at the table may know it before the game is over.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Victory> {
        self.victory
    }

    /// The moves of this deal.
    pub fn moves(&self) -> &[(Seat, Action)] {
        self.deals.last().map_or(&[], |deal| &deal.moves)
    }

    /// The moves of any deal, from 0.
    pub fn moves_of(&self, deal: usize) -> Option<&[(Seat, Action)]> {
        self.deals.get(deal).map(|deal| deal.moves.as_slice())
    }

    /// The cards of this deal as they were dealt.
    pub fn setup(&self) -> Option<&Setup> {
        self.deals.last().map(|deal| &deal.setup)
    }

    /// This deal as a record.
    pub fn record(&self) -> Record {
        self.record_of(self.deals.len().saturating_sub(1))
            .unwrap_or_default()
    }

    /// Any deal as a record, from 0.
    pub fn record_of(&self, deal: usize) -> Option<Record> {
        self.deals
            .get(deal)
            .map(|deal| Record::new(&deal.setup, &deal.moves))
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        let (setup, moves) = match self.deals.last() {
            Some(deal) => (deal.setup.clone(), deal.moves.as_slice()),
            None => (Setup::empty(self.game, self.next_dealer), &[][..]),
        };
        View::new(
            &setup,
            moves,
            &self.hand,
            seat,
            self.score,
            self.deal_number(),
        )
    }

    /// Goes back to a seat's last decision, in this deal or an earlier one: the last time it could
    /// choose. Whether there was one.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let found = self
            .deals
            .iter()
            .enumerate()
            .rev()
            .find_map(|(number, deal)| deal.last_decision(seat).map(|moves| (number, moves)));
        match found.and_then(|(deal, moves)| self.rewound(deal, moves)) {
            Some(table) => {
                *self = table;
                true
            }
            None => false,
        }
    }

    /// The game as it stood in deal `deal` (from 0) after its first `moves` moves: for review, and
    /// to branch from. `None` where there was no such moment.
    pub fn rewound(&self, deal: usize, moves: usize) -> Option<Table> {
        let mut table = self.clone();
        table.deals.truncate(deal + 1);
        let last = table.deals.get_mut(deal)?;
        if moves > last.moves.len() {
            return None;
        }
        last.moves.truncate(moves);
        table.hand = last.replayed();
        table.score = last.setup.score;
        table.next_dealer = last.setup.dealer;
        table.victory = None;
        if let Some(outcome) = table.hand.outcome() {
            table.close(&outcome);
        }
        Some(table)
    }
}

impl Deal {
    fn replayed(&self) -> Hand {
        let mut hand = Hand::new(&self.setup);
        for (_, action) in &self.moves {
            hand.apply_unchecked(*action);
        }
        hand
    }

    /// How many moves came before the seat's last choice.
    fn last_decision(&self, seat: Seat) -> Option<usize> {
        let mut hand = Hand::new(&self.setup);
        let mut last = None;
        for (i, (by, action)) in self.moves.iter().enumerate() {
            if *by == seat && hand.legal().len() > 1 {
                last = Some(i);
            }
            hand.apply_unchecked(*action);
        }
        last
    }
}

impl Hand {
    /// A hand that is over before it began: what a table shows before its first deal.
    fn blank(game: Game, dealer: Seat) -> Hand {
        let mut hand = Hand::new(&Setup::empty(game, dealer));
        hand.set_over();
        hand
    }
}

impl Setup {
    /// A deal of no cards.
    fn empty(game: Game, dealer: Seat) -> Setup {
        Setup {
            game,
            dealer,
            hands: crate::BySeat::splat(CardSet::EMPTY),
            turn_up: None,
            kitty: Vec::new(),
            score: BySide::splat(game.opening_score()),
        }
    }
}
