//! How the focus goes from one thing to the next by keys and pads.

use bevy::prelude::*;
use bower_rules::Card;
use bower_stage::{BoardPlace, FocusTarget};

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up the screen.
    Up,
    /// Down the screen.
    Down,
}

impl Way {
    fn along(self, from: Vec2, to: Vec2) -> f32 {
        let step = to - from;
        match self {
            Self::Left => -step.x,
            Self::Right => step.x,
            Self::Up => -step.y,
            Self::Down => step.y,
        }
    }

    fn across(self, from: Vec2, to: Vec2) -> f32 {
        let step = (to - from).abs();
        match self {
            Self::Left | Self::Right => step.y,
            Self::Up | Self::Down => step.x,
        }
    }

    /// Whether it goes on in the order things are shown, left to right and down.
    pub fn onward(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }
}

/// What belongs together: Tab and the shoulders go from one to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The viewer's cards.
    Cards,
    /// The boards of the panel or page.
    Boards,
    /// The round buttons on the table.
    Knobs,
}

impl Group {
    /// The group a thing belongs to.
    pub fn of(target: FocusTarget) -> Self {
        match target {
            FocusTarget::Card(_) => Self::Cards,
            FocusTarget::Board(_) => Self::Boards,
            FocusTarget::Knob(_) => Self::Knobs,
        }
    }
}

/// Everything the focus can go to just now.
#[derive(Clone, Debug, Default)]
pub struct Ground {
    /// The viewer's cards, left to right; none while a page lies over them.
    pub cards: Vec<Card>,
    /// How many boards there are.
    pub boards: u16,
    /// Where they lie; shorter than `boards` where that is not told.
    pub board_places: Vec<BoardPlace>,
    /// How many round buttons there are.
    pub knobs: u8,
    /// A card is asked for, so the cards come first.
    pub cards_asked: bool,
}

impl Ground {
    /// The groups there are, the one that matters first.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups = Vec::new();
        if !self.cards.is_empty() {
            groups.push(Group::Cards);
        }
        if self.boards > 0 {
            groups.insert(
                if self.cards_asked { groups.len() } else { 0 },
                Group::Boards,
            );
        }
        if self.knobs > 0 {
            groups.push(Group::Knobs);
        }
        groups
    }

    /// Whether the focus can be there.
    pub fn has(&self, target: FocusTarget) -> bool {
        match target {
            FocusTarget::Card(card) => self.cards.contains(&card),
            FocusTarget::Board(place) => place < self.boards,
            FocusTarget::Knob(place) => place < self.knobs,
        }
    }

    /// Where the focus goes when it enters a group: the first card that may be played, the first board.
    pub fn enter(&self, group: Group, allowed: impl Fn(Card) -> bool) -> Option<FocusTarget> {
        match group {
            Group::Cards => {
                let card = self.cards.iter().copied().find(|&card| allowed(card));
                card.or(self.cards.first().copied()).map(FocusTarget::Card)
            }
            Group::Boards => (self.boards > 0).then_some(FocusTarget::Board(0)),
            Group::Knobs => (self.knobs > 0).then_some(FocusTarget::Knob(0)),
        }
    }

    /// The group after (or before) the one in focus; `None` where there is no other.
    pub fn next_group(&self, target: Option<FocusTarget>, onward: bool) -> Option<Group> {
        let groups = self.groups();
        let here = target
            .map(Group::of)
            .and_then(|group| groups.iter().position(|&other| other == group));
        let Some(here) = here else {
            return groups.first().copied();
        };
        if groups.len() < 2 {
            return None;
        }
        let step = if onward { 1 } else { groups.len() - 1 };
        groups.get((here + step) % groups.len()).copied()
    }

    /// The thing that way from `target`; `None` where there is nothing further.
    pub fn step(&self, target: FocusTarget, way: Way) -> Option<FocusTarget> {
        match target {
            FocusTarget::Card(card) => {
                let here = self.cards.iter().position(|&other| other == card)?;
                match way {
                    Way::Left => here
                        .checked_sub(1)
                        .and_then(|place| self.cards.get(place))
                        .map(|&card| FocusTarget::Card(card)),
                    Way::Right => self
                        .cards
                        .get(here + 1)
                        .map(|&card| FocusTarget::Card(card)),
                    Way::Up if self.boards > 0 => Some(FocusTarget::Board(0)),
                    Way::Up | Way::Down => None,
                }
            }
            FocusTarget::Board(place) => {
                if self.board_places.len() < usize::from(self.boards) {
                    let next = if way.onward() {
                        place.checked_add(1)
                    } else {
                        place.checked_sub(1)
                    };
                    return next
                        .filter(|&next| next < self.boards)
                        .map(FocusTarget::Board);
                }
                let next = nearest(&self.board_places, usize::from(place), way)
                    .and_then(|next| u16::try_from(next).ok());
                let below = || {
                    (way == Way::Down)
                        .then(|| self.enter(Group::Cards, |_| false))
                        .flatten()
                };
                next.map(FocusTarget::Board).or_else(below)
            }
            FocusTarget::Knob(place) => {
                let next = if way.onward() {
                    place.checked_add(1)
                } else {
                    place.checked_sub(1)
                };
                next.filter(|&next| next < self.knobs)
                    .map(FocusTarget::Knob)
            }
        }
    }

    /// Whether left and right change that board instead of leaving it.
    pub fn adjusts(&self, target: Option<FocusTarget>) -> bool {
        match target {
            Some(FocusTarget::Board(place)) => self
                .board_places
                .get(usize::from(place))
                .is_some_and(|place| place.adjusts),
            _ => false,
        }
    }
}

/// The nearest place that way: what lies straight ahead before what lies aside.
fn nearest(places: &[BoardPlace], here: usize, way: Way) -> Option<usize> {
    let from = places.get(here)?.rect.center();
    let cost = |to: Vec2| way.along(from, to) + 2.0 * way.across(from, to);
    places
        .iter()
        .enumerate()
        .filter(|&(place, board)| place != here && way.along(from, board.rect.center()) > 1.0)
        // Aside of the way, by more than it leads that way, is another way.
        .filter(|(_, board)| {
            let to = board.rect.center();
            way.across(from, to) <= 2.5 * way.along(from, to) + 4.0
        })
        .min_by(|(_, a), (_, b)| cost(a.rect.center()).total_cmp(&cost(b.rect.center())))
        .map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bower_rules::CardSet;

    fn cards(count: u32) -> Vec<Card> {
        CardSet::from_bits((1 << count) - 1).iter().collect()
    }

    fn board(x: f32, y: f32) -> BoardPlace {
        BoardPlace {
            rect: Rect::from_center_size(Vec2::new(x, y), Vec2::new(80.0, 40.0)),
            adjusts: false,
        }
    }

    #[test]
    fn arrows_go_along_the_hand_and_stop_at_its_ends() {
        let ground = Ground {
            cards: cards(3),
            ..default()
        };
        let at = |place: usize| FocusTarget::Card(ground.cards[place]);
        assert_eq!(ground.step(at(0), Way::Right), Some(at(1)));
        assert_eq!(ground.step(at(2), Way::Right), None);
        assert_eq!(ground.step(at(0), Way::Left), None);
    }

    #[test]
    fn up_goes_from_the_hand_to_the_boards_and_down_comes_back() {
        let ground = Ground {
            cards: cards(3),
            boards: 2,
            board_places: vec![board(0.0, 0.0), board(100.0, 0.0)],
            ..default()
        };
        assert_eq!(
            ground.step(FocusTarget::Card(ground.cards[1]), Way::Up),
            Some(FocusTarget::Board(0))
        );
        assert_eq!(
            ground.step(FocusTarget::Board(1), Way::Down),
            Some(FocusTarget::Card(ground.cards[0]))
        );
    }

    #[test]
    fn boards_in_rows_are_walked_as_they_lie() {
        let places = vec![
            board(0.0, 0.0),
            board(100.0, 0.0),
            board(0.0, 60.0),
            board(100.0, 60.0),
        ];
        let ground = Ground {
            boards: 4,
            board_places: places,
            ..default()
        };
        let step = |from, way| ground.step(FocusTarget::Board(from), way);
        assert_eq!(step(0, Way::Down), Some(FocusTarget::Board(2)));
        assert_eq!(step(0, Way::Right), Some(FocusTarget::Board(1)));
        assert_eq!(step(3, Way::Left), Some(FocusTarget::Board(2)));
        assert_eq!(step(3, Way::Right), None);
        assert_eq!(step(1, Way::Up), None);
    }

    #[test]
    fn boards_whose_places_are_not_told_are_walked_in_order() {
        let ground = Ground {
            boards: 3,
            ..default()
        };
        assert_eq!(
            ground.step(FocusTarget::Board(0), Way::Down),
            Some(FocusTarget::Board(1))
        );
        assert_eq!(
            ground.step(FocusTarget::Board(1), Way::Left),
            Some(FocusTarget::Board(0))
        );
        assert_eq!(ground.step(FocusTarget::Board(2), Way::Right), None);
    }

    #[test]
    fn tab_goes_round_the_groups_and_the_one_asked_for_comes_first() {
        let mut ground = Ground {
            cards: cards(3),
            boards: 2,
            knobs: 1,
            ..default()
        };
        assert_eq!(ground.next_group(None, true), Some(Group::Boards));
        assert_eq!(
            ground.next_group(Some(FocusTarget::Board(1)), true),
            Some(Group::Cards)
        );
        assert_eq!(
            ground.next_group(Some(FocusTarget::Knob(0)), true),
            Some(Group::Boards)
        );
        assert_eq!(
            ground.next_group(Some(FocusTarget::Board(0)), false),
            Some(Group::Knobs)
        );
        ground.cards_asked = true;
        assert_eq!(ground.next_group(None, true), Some(Group::Cards));
    }

    #[test]
    fn the_hand_is_entered_at_the_first_card_that_may_be_played() {
        let ground = Ground {
            cards: cards(3),
            ..default()
        };
        let allowed = ground.cards[2];
        assert_eq!(
            ground.enter(Group::Cards, |card| card == allowed),
            Some(FocusTarget::Card(allowed))
        );
        assert_eq!(
            ground.enter(Group::Cards, |_| false),
            Some(FocusTarget::Card(ground.cards[0]))
        );
    }

    #[test]
    fn every_board_of_a_crowded_page_can_be_reached() {
        // Two columns of unlike heights, a row at the foot.
        let mut places: Vec<BoardPlace> = (0..7u8)
            .map(|row| board(100.0, 80.0 + 60.0 * f32::from(row)))
            .collect();
        places.extend((0..4u8).map(|row| board(420.0, 110.0 + 90.0 * f32::from(row))));
        places.extend([board(200.0, 600.0), board(380.0, 600.0)]);
        let ground = Ground {
            boards: 13,
            board_places: places,
            ..default()
        };
        let mut reached = vec![FocusTarget::Board(0)];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            next += 1;
            for way in [Way::Left, Way::Right, Way::Up, Way::Down] {
                if let Some(to) = ground.step(from, way)
                    && !reached.contains(&to)
                {
                    reached.push(to);
                }
            }
        }
        assert_eq!(reached.len(), 13);
    }
}
