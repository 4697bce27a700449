//! What is counted in an arena.

use bower_rules::{Action, Call, Game, Hand, Kind, Outcome, Seat, Table};
use serde::Serialize;

/// Who plays a seat: the first player or the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The first.
    A,
    /// The second.
    B,
}

/// Calls from one place at the table.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize)]
pub struct Calls {
    /// Hands played from here.
    pub hands: u64,
    /// Trump made by ordering the turn-up, or by a bid.
    pub first_round: u64,
    /// Trump made by naming it after all had passed.
    pub second_round: u64,
    /// Of those, in the other suit of the turned-down card's colour.
    pub next: u64,
    /// Of those, in a suit of the other colour.
    pub cross: u64,
    /// Calls that were made good.
    pub made: u64,
    /// Calls that took every trick.
    pub marches: u64,
    /// Calls that failed.
    pub euchres: u64,
    /// Calls to play alone.
    pub alone: u64,
    /// Of those, that took every trick.
    pub alone_marches: u64,
}

impl Calls {
    /// All calls.
    pub fn calls(&self) -> u64 {
        self.first_round + self.second_round
    }

    fn add(&mut self, other: &Calls) {
        self.hands += other.hands;
        self.first_round += other.first_round;
        self.second_round += other.second_round;
        self.next += other.next;
        self.cross += other.cross;
        self.made += other.made;
        self.marches += other.marches;
        self.euchres += other.euchres;
        self.alone += other.alone;
        self.alone_marches += other.alone_marches;
    }

    /// The sum over several places.
    pub fn sum(all: &[Calls]) -> Calls {
        all.iter().fold(Calls::default(), |mut sum, calls| {
            sum.add(calls);
            sum
        })
    }
}

/// The count of one stretch of deals, or of several.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// Deals, each played twice when it is a duplicate.
    pub deals: u64,
    sum: f64,
    squares: f64,
    /// Games won, by the first and the second player.
    pub games: [u64; 2],
    /// Calls by player and by place from the dealer's left, the dealer last.
    pub calls: [Vec<Calls>; 2],
}

impl Tally {
    /// An empty count for a table of `seats`.
    pub fn new(seats: u8) -> Tally {
        let calls = vec![Calls::default(); usize::from(seats)];
        Tally {
            calls: [calls.clone(), calls],
            ..Tally::default()
        }
    }

    /// Counts one deal by the mean difference of the times it was played, in the first player's favour.
    pub fn deal(&mut self, difference: f64) {
        self.deals += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    /// Adds another count.
    pub fn add(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.sum += other.sum;
        self.squares += other.squares;
        for (mine, theirs) in self.games.iter_mut().zip(other.games) {
            *mine += theirs;
        }
        for (mine, theirs) in self.calls.iter_mut().zip(&other.calls) {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                mine.add(theirs);
            }
        }
    }

    /// Points a hand, from the first player's side.
    pub fn points_per_hand(&self) -> f64 {
        self.sum / (self.deals as f64).max(1.0)
    }

    /// Half the width of the interval that holds the true value 95 times in 100.
    pub fn ci95(&self) -> f64 {
        let n = self.deals as f64;
        if n < 2.0 {
            return f64::INFINITY;
        }
        let variance = (self.squares - self.sum * self.sum / n) / (n - 1.0);
        1.96 * (variance.max(0.0) / n).sqrt()
    }

    /// Counts a finished hand's call.
    pub fn hand(&mut self, table: &Table, outcome: &Outcome, who: impl Fn(Seat) -> Who) {
        let hand = table.hand();
        let game = *table.game();
        for seat in Seat::all(game.seats()) {
            if let Some(calls) = self.place(&game, hand, seat, who(seat)) {
                calls.hands += 1;
            }
        }
        let Some(maker) = outcome.maker else { return };
        let call = table.moves().iter().rev().find(|(seat, action)| {
            *seat == maker
                && matches!(
                    action,
                    Action::Order { .. } | Action::Name { .. } | Action::Bid(_)
                )
        });
        let down = hand.proposed();
        let alone = hand.alone(maker);
        let Some(calls) = self.place(&game, hand, maker, who(maker)) else {
            return;
        };
        match call {
            Some((_, Action::Name { trump, .. })) if game.turns_up() => {
                calls.second_round += 1;
                if let (Call::Suit(suit), Some(down)) = (trump, down) {
                    if *suit == down.same_colour() {
                        calls.next += 1
                    } else {
                        calls.cross += 1
                    }
                }
            }
            _ => calls.first_round += 1,
        }
        let march = matches!(outcome.kind, Kind::March | Kind::LoneMarch);
        let euchred = outcome.kind == Kind::Euchre;
        calls.made += u64::from(!euchred);
        calls.marches += u64::from(march);
        calls.euchres += u64::from(euchred);
        calls.alone += u64::from(alone);
        calls.alone_marches += u64::from(alone && march);
    }

    fn place(&mut self, game: &Game, hand: &Hand, seat: Seat, who: Who) -> Option<&mut Calls> {
        let from_dealer = hand
            .dealer()
            .round_from(game.seats())
            .position(|other| other == seat)?;
        let player = match who {
            Who::A => 0,
            Who::B => 1,
        };
        self.calls.get_mut(player)?.get_mut(from_dealer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_1_96_standard_errors_of_the_deals_mean() {
        let mut tally = Tally::new(4);
        for difference in [1.0, 2.0, 3.0, 4.0] {
            tally.deal(difference);
        }
        assert!((tally.points_per_hand() - 2.5).abs() < 1e-12);
        // Variance 5/3, standard error sqrt(5/12).
        assert!((tally.ci95() - 1.96 * (5.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn counts_add_up_as_if_counted_at_once() {
        let (mut left, mut right, mut whole) = (Tally::new(2), Tally::new(2), Tally::new(2));
        for difference in [1.0, -2.0] {
            left.deal(difference);
            whole.deal(difference);
        }
        right.deal(0.5);
        whole.deal(0.5);
        left.add(&right);
        assert_eq!(left.deals, whole.deals);
        assert_eq!(left.points_per_hand(), whole.points_per_hand());
        assert_eq!(left.ci95(), whole.ci95());
    }
}
