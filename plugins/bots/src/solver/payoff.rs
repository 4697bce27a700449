//! What the camp's tricks are worth: the numbers of tricks at which points change.

use bower_rules::{BySeat, BySide, Hand};

use super::camp::Camp;

/// The most tricks a hand can have.
const MOST: usize = 12;

/// The points for each number of tricks the camp may take in all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Payoff {
    points: [BySide<i16>; MOST + 1],
    value: [i32; MOST + 1],
}

impl Payoff {
    /// As this hand scores, by the one scoring function.
    pub(crate) fn new(hand: &Hand, camp: Camp) -> Self {
        let mut payoff = Self {
            points: [BySide::splat(0); MOST + 1],
            value: [0; MOST + 1],
        };
        let all = usize::from(hand.game().hand_size());
        let (ours, theirs) = (camp.first(hand), camp.first_against(hand));
        for (taken, (points, value)) in payoff
            .points
            .iter_mut()
            .zip(&mut payoff.value)
            .enumerate()
            .take(all + 1)
        {
            let mut tricks = BySeat::splat(0);
            tricks[ours] = taken as u8;
            tricks[theirs] = (all - taken) as u8;
            *points = hand.outcome_with(&tricks).points;
            *value = i32::from(camp.gain(hand, points));
        }
        payoff
    }

    /// Every trick counts.
    pub(crate) fn of_tricks(hand: &Hand, camp: Camp) -> Self {
        let mut payoff = Self::new(hand, camp);
        for (taken, value) in payoff.value.iter_mut().enumerate() {
            *value = taken as i32;
        }
        payoff
    }

    /// The points for so many tricks.
    pub(crate) fn points(&self, tricks: u8) -> BySide<i16> {
        self.points
            .get(usize::from(tricks))
            .copied()
            .unwrap_or(BySide::splat(0))
    }

    /// Whether the camp wants few tricks: misère.
    pub(crate) fn falls(&self, hand: &Hand) -> bool {
        self.value.first() > self.value.get(usize::from(hand.game().hand_size()))
    }

    /// The number of tricks nearest the middle at which the points change within `least..=most`.
    pub(crate) fn split(&self, least: u8, most: u8) -> Option<u8> {
        let value = |tricks: u8| self.value.get(usize::from(tricks));
        let twice_middle = least + most + 1;
        (least + 1..=most)
            .filter(|&n| value(n) != value(n - 1))
            .min_by_key(|&n| (2 * n).abs_diff(twice_middle))
    }
}
