//! What a call would win or lose in this game, at this score.

use bower_rules::{Ask, BySide, Preset, Seat};

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
        let (march, made, set): (f32, f32, f32) = match game.preset {
            // One of the two declarations is his; the other is as likely theirs.
            Preset::West if sight.hand.ask() == Ask::LoneTurn => declared(sight, alone),
            Preset::West | Preset::West2 if alone => (6.0, 2.4, 2.3),
            Preset::West => (3.0, 1.5, 2.6),
            Preset::West2 => (3.0, 1.7, 2.3),
            Preset::ThreeHanded => (rules.march.into(), 1.0, 2.0),
            _ if alone => (rules.loner_march.into(), 1.0, rules.lone_euchred.into()),
            _ => (2.0, 1.0, 2.0),
        };
        let (ours, theirs) = self.missing(sight);
        let useful = |points: f32, missing: Option<f32>| {
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

/// West's stakes once trump and tens are named (§10.5 Scoring): the fewer of the two my side declared, the more it wins.
fn declared(sight: &Sight, alone: bool) -> (f32, f32, f32) {
    let hand = sight.hand;
    let ours =
        |seat: Option<Seat>| usize::from(seat.is_some_and(|seat| sight.allied(seat, sight.me)));
    let declared = ours(hand.maker()) + ours(hand.tens_by());
    let (march, made) = if alone {
        (6.0, [6.0, 3.0, 1.0])
    } else {
        (3.0, [3.0, 2.0, 1.0])
    };
    // They score by what they declared; who beats us may be alone too.
    let set = [1.3, 2.3, 3.3];
    (
        march,
        made.get(declared).copied().unwrap_or(1.0),
        set.get(declared).copied().unwrap_or(2.3),
    )
}
