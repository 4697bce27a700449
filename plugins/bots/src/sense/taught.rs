//! What was learned, and for which games.

use std::sync::{Arc, OnceLock};

use bower_rules::{DefendAlone, Game, Order};

use super::Sense;

/// What was learned for games of one kind. The same marks of another pack or another number of players would mean other
/// things.
struct Taught {
    sort: Sort,
    bytes: &'static [u8],
    /// Read when it is first asked for.
    read: OnceLock<Option<Arc<Sense>>>,
}

/// Games that are played alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sort {
    seats: u8,
    order: Order,
    cards: u32,
    /// Whether a defender may play alone against any maker.
    lone_defenders: bool,
}

impl Sort {
    const fn new(seats: u8, order: Order, cards: u32) -> Self {
        Self {
            seats,
            order,
            cards,
            lone_defenders: false,
        }
    }

    const fn with_lone_defenders(self) -> Self {
        Self {
            lone_defenders: true,
            ..self
        }
    }

    fn of(game: &Game) -> Self {
        Self {
            lone_defenders: game.rules.defend_alone == DefendAlone::AnyMaker,
            ..Self::new(game.seats(), game.order(), game.pack().cards().len())
        }
    }
}

impl Taught {
    const fn new(sort: Sort, bytes: &'static [u8]) -> Self {
        Self {
            sort,
            bytes,
            read: OnceLock::new(),
        }
    }
}

const FOUR: Sort = Sort::new(4, Order::Bowers, 24);

static TAUGHT: [Taught; 7] = [
    Taught::new(FOUR, include_bytes!("four.sense")),
    Taught::new(FOUR.with_lone_defenders(), include_bytes!("hoyle.sense")),
    Taught::new(
        Sort::new(4, Order::Joker, 25),
        include_bytes!("joker.sense"),
    ),
    Taught::new(
        Sort::new(3, Order::Bowers, 24),
        include_bytes!("three.sense"),
    ),
    Taught::new(Sort::new(2, Order::Bowers, 24), include_bytes!("two.sense")),
    Taught::new(Sort::new(4, Order::West, 27), include_bytes!("west.sense")),
    Taught::new(Sort::new(2, Order::West, 27), include_bytes!("west2.sense")),
];

impl Sense {
    /// Whether what is learned in one game serves in the other: as many seats, the same cards in the same order, and
    /// lone defenders in both or in neither.
    pub fn serves_both(one: &Game, other: &Game) -> bool {
        Sort::of(one) == Sort::of(other)
    }

    /// What was learned for a game, where anything was.
    pub fn of(game: &Game) -> Option<Arc<Sense>> {
        let sort = Sort::of(game);
        let fits = |taught: &&Taught| taught.sort == sort;
        let taught = TAUGHT.iter().find(fits).filter(|_| Self::can_learn(game))?;
        let read = || Self::from_bytes(taught.bytes, game).map(Arc::new);
        taught.read.get_or_init(read).clone()
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;

    use super::*;

    #[test]
    fn all_that_was_learned_can_be_read() {
        let games = [
            Preset::Euchre,
            Preset::Hoyle,
            Preset::British,
            Preset::Cornwall,
            Preset::ThreeHanded,
            Preset::TwoHanded,
            Preset::West,
            Preset::West2,
        ];
        for preset in games {
            assert!(
                Sense::of(&Game::preset(preset)).is_some(),
                "{}",
                preset.name()
            );
        }
        assert!(Sense::of(&Game::preset(Preset::Hasenpfeffer)).is_none());
    }
}
