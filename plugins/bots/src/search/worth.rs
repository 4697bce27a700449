//! What points are worth to a seat at this score: as many points as they help.

use bower_rules::{BySide, Game, Preset, Seat};

/// The longest way to the target that is counted out; farther off, a point is a point.
const FAR: usize = 24;

/// With no more points than this missing, the number of points that can be used begins to matter.
const NEAR: usize = 4;

/// Turns the points of a hand into what they mean for the game.
pub(crate) struct Worth {
    game: Game,
    seat: Seat,
    /// For two sides and a target: the chance to win by points missing, and where we stand.
    race: Option<Race>,
}

struct Race {
    chances: Vec<f32>,
    ours: usize,
    theirs: usize,
    /// The worth of one point here.
    point: f32,
}

impl Worth {
    /// For a seat, at the score before the hand.
    pub(crate) fn new(game: Game, seat: Seat, score: &BySide<i16>) -> Self {
        let race = game
            .target()
            .filter(|_| game.sides() == 2)
            .and_then(|target| Race::new(&game, seat, score, target));
        Self { game, seat, race }
    }

    /// Whether both sides are so far from the target that a point is a point.
    pub(crate) fn is_far(&self) -> bool {
        self.race
            .as_ref()
            .is_none_or(|race| race.ours.min(race.theirs) > NEAR)
    }

    /// What the points of a hand are worth, in points: ours less the others' where the target is far, and by what they
    /// do for winning the game where it is near.
    pub(crate) fn of(&self, points: &BySide<i16>) -> f32 {
        let game = &self.game;
        let side = game.side_of(self.seat);
        let own = f32::from(points[side]);
        // Buck counts down.
        let sign = if game.opening_score() > 0 { -1.0 } else { 1.0 };
        let others: f32 = points
            .iter(game.sides())
            .filter(|(other, _)| *other != side)
            .map(|(_, p)| f32::from(*p))
            .sum();
        let others = others / f32::from(game.sides().saturating_sub(1).max(1));
        let plain = sign * (own - others);
        match &self.race {
            Some(race) => race.gain(own, others).unwrap_or(plain),
            None => plain,
        }
    }
}

impl Race {
    fn new(game: &Game, seat: Seat, score: &BySide<i16>, target: i16) -> Option<Race> {
        let side = game.side_of(seat);
        let missing = |points: i16| {
            usize::try_from(target - points)
                .ok()
                .filter(|&n| n > 0 && n <= FAR)
        };
        let ours = missing(score[side])?;
        let theirs = score
            .iter(game.sides())
            .find(|(other, _)| *other != side)
            .and_then(|(_, &p)| missing(p))?;
        // How hands come out, roughly, for one side: points and how often.
        let steps: &[(usize, f32)] = match game.preset {
            Preset::West | Preset::West2 => &[(1, 0.08), (2, 0.2), (3, 0.19), (6, 0.03)],
            Preset::Hasenpfeffer
            | Preset::Pepper
            | Preset::Auction
            | Preset::Bid
            | Preset::DoubleBid => &[(2, 0.15), (3, 0.2), (4, 0.15)],
            _ => &[(1, 0.31), (2, 0.17), (4, 0.02)],
        };
        let mut chances = vec![0.5; (FAR + 1) * (FAR + 1)];
        for ours in 0..=FAR {
            for theirs in 0..=FAR {
                let chance =
                    |a: usize, b: usize| chances.get(a * (FAR + 1) + b).copied().unwrap_or(0.5);
                let value = match (ours, theirs) {
                    (0, _) => 1.0,
                    (_, 0) => 0.0,
                    _ => steps
                        .iter()
                        .map(|&(points, often)| {
                            often
                                * (chance(ours.saturating_sub(points), theirs)
                                    + chance(ours, theirs.saturating_sub(points)))
                        })
                        .sum(),
                };
                if let Some(place) = chances.get_mut(ours * (FAR + 1) + theirs) {
                    *place = value;
                }
            }
        }
        let mut race = Race {
            chances,
            ours,
            theirs,
            point: 1.0,
        };
        let point = (race.chance(ours as f32 - 1.0, theirs as f32)
            - race.chance(ours as f32, theirs as f32 - 1.0))
            / 2.0;
        race.point = point.max(0.01);
        Some(race)
    }

    fn chance(&self, ours: f32, theirs: f32) -> f32 {
        let at = |missing: f32| missing.clamp(0.0, FAR as f32) as usize;
        self.chances
            .get(at(ours) * (FAR + 1) + at(theirs))
            .copied()
            .unwrap_or(0.5)
    }

    /// `None` where the points lead beyond what is counted out.
    fn gain(&self, own: f32, others: f32) -> Option<f32> {
        let (ours, theirs) = (self.ours as f32, self.theirs as f32);
        if ours - own > FAR as f32 || theirs - others > FAR as f32 {
            return None;
        }
        Some((self.chance(ours - own, theirs - others) - self.chance(ours, theirs)) / self.point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(ours: i16, theirs: i16, points: [i16; 2]) -> f32 {
        let game = Game::preset(Preset::Euchre);
        let by_side = |values: [i16; 2]| {
            let mut by = BySide::splat(0);
            for (side, value) in bower_rules::Side::all(2).zip(values) {
                by[side] = value;
            }
            by
        };
        Worth::new(game, Seat::ALL[0], &by_side([ours, theirs])).of(&by_side(points))
    }

    #[test]
    fn far_from_the_target_a_point_is_about_a_point() {
        assert!((worth(0, 0, [1, 0]) - 1.0).abs() < 0.1);
        assert!((worth(0, 0, [0, 2]) + 2.0).abs() < 0.2);
        assert!((worth(0, 0, [4, 0]) - 4.0).abs() < 0.5);
    }

    #[test]
    fn at_nine_points_more_than_one_bring_nothing() {
        assert_eq!(worth(9, 4, [1, 0]), worth(9, 4, [4, 0]));
        assert!(worth(5, 4, [4, 0]) > worth(5, 4, [1, 0]) + 2.0);
    }

    #[test]
    fn at_nil_to_nine_a_euchre_costs_no_more_than_a_point() {
        assert_eq!(worth(0, 9, [0, 1]), worth(0, 9, [0, 2]));
    }
}
