//! What a call would win or lose in this game, at this score.

use bower_rules::{BySide, Preset, Seat};

use crate::sight::Sight;

/// The score before the hand, and how far it goes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) score: BySide<i16>,
}

/// Points of a maker's hand from his own side's view, the others' taken off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stakes {
    /// All tricks.
    pub(crate) march: f32,
    /// Enough tricks.
    pub(crate) made: f32,
    /// Too few.
    pub(crate) set: f32,
}

impl Standing {
    /// What making trump would bring. Points that nobody can use any more count for little.
    pub(crate) fn stakes(&self, sight: &Sight, alone: bool) -> Stakes {
        let game = sight.hand.game();
        let rules = game.rules;
        let (march, made, set): (u8, u8, u8) = match game.preset {
            // One of the two declarations is his; the other is as likely theirs.
            Preset::West | Preset::West2 if alone => (6, 3, 2),
            Preset::West | Preset::West2 => (3, 2, 2),
            Preset::ThreeHanded => (rules.march, 1, 2),
            Preset::Auction | Preset::Bid | Preset::Pepper | Preset::Hasenpfeffer => (4, 3, 4),
            _ if alone => (rules.loner_march, 1, rules.lone_euchred),
            _ => (2, 1, 2),
        };
        let (ours, theirs) = self.missing(sight);
        let useful = |points: u8, missing: Option<f32>| {
            let points = f32::from(points);
            missing.map_or(points, |missing| {
                points.min(missing.max(1.0)) + 0.1 * (points - missing.max(1.0)).max(0.0)
            })
        };
        Stakes {
            march: useful(march, ours),
            made: useful(made, ours),
            set: -useful(set, theirs),
        }
    }

    /// What each side still lacks: mine, and the best of the others.
    fn missing(&self, sight: &Sight) -> (Option<f32>, Option<f32>) {
        let game = sight.hand.game();
        let Some(target) = game.target() else {
            return (None, None);
        };
        let lacks = |seat: Seat| f32::from(target - self.score[game.side_of(seat)]);
        let others =
            Seat::all(game.seats()).filter(|&seat| game.side_of(seat) != game.side_of(sight.me));
        (Some(lacks(sight.me)), others.map(lacks).reduce(f32::min))
    }
}
