//! What was learned, and for which games.

use std::sync::{Arc, OnceLock};

use bower_rules::{Game, Order};

use super::Sense;

/// What was learned for games of one kind. The same marks of another pack or another number of players would mean other
/// things.
struct Taught {
    seats: u8,
    order: Order,
    cards: u32,
    bytes: &'static [u8],
    /// Read when it is first asked for.
    read: OnceLock<Option<Arc<Sense>>>,
}

impl Taught {
    const fn new(seats: u8, order: Order, cards: u32, bytes: &'static [u8]) -> Self {
        Self {
            seats,
            order,
            cards,
            bytes,
            read: OnceLock::new(),
        }
    }
}

static TAUGHT: [Taught; 3] = [
    Taught::new(4, Order::Bowers, 24, include_bytes!("four.sense")),
    Taught::new(3, Order::Bowers, 24, include_bytes!("three.sense")),
    Taught::new(2, Order::Bowers, 24, include_bytes!("two.sense")),
];

impl Sense {
    /// What was learned for a game, where anything was.
    pub fn of(game: &Game) -> Option<Arc<Sense>> {
        let cards = game.pack().cards().len();
        let fits = |taught: &&Taught| {
            (taught.seats, taught.order, taught.cards) == (game.seats(), game.order(), cards)
        };
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
            Preset::ThreeHanded,
            Preset::TwoHanded,
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
