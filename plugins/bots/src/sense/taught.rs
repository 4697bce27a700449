//! What was learned, and for which games.

use std::sync::{Arc, OnceLock};

use bower_rules::{DefendAlone, Game, Order};

use super::Sense;

/// What was learned for games of one kind. The same marks of another pack or another number of players would mean other
/// things.
struct Taught {
    kind: Kind,
    bytes: &'static [u8],
    /// Read when it is first asked for.
    read: OnceLock<Option<Arc<Sense>>>,
}

/// Games that are played alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    seats: u8,
    order: Order,
    cards: u32,
    /// Whether a defender may play alone.
    third_round: bool,
}

impl Kind {
    const fn new(seats: u8, order: Order, cards: u32) -> Self {
        Self {
            seats,
            order,
            cards,
            third_round: false,
        }
    }

    const fn with_a_third_round(self) -> Self {
        Self {
            third_round: true,
            ..self
        }
    }

    fn of(game: &Game) -> Self {
        Self {
            third_round: game.rules.defend_alone != DefendAlone::Off,
            ..Self::new(game.seats(), game.order(), game.pack().cards().len())
        }
    }
}

impl Taught {
    const fn new(kind: Kind, bytes: &'static [u8]) -> Self {
        Self {
            kind,
            bytes,
            read: OnceLock::new(),
        }
    }
}

const FOUR: Kind = Kind::new(4, Order::Bowers, 24);

static TAUGHT: [Taught; 7] = [
    Taught::new(FOUR, include_bytes!("four.sense")),
    Taught::new(FOUR.with_a_third_round(), include_bytes!("hoyle.sense")),
    Taught::new(
        Kind::new(4, Order::Joker, 25),
        include_bytes!("joker.sense"),
    ),
    Taught::new(
        Kind::new(3, Order::Bowers, 24),
        include_bytes!("three.sense"),
    ),
    Taught::new(Kind::new(2, Order::Bowers, 24), include_bytes!("two.sense")),
    Taught::new(Kind::new(4, Order::West, 27), include_bytes!("west.sense")),
    Taught::new(Kind::new(2, Order::West, 27), include_bytes!("west2.sense")),
];

impl Sense {
    /// What was learned for a game, where anything was.
    pub fn of(game: &Game) -> Option<Arc<Sense>> {
        let kind = Kind::of(game);
        let fits = |taught: &&Taught| taught.kind == kind;
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
