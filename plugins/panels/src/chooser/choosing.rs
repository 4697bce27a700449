//! The match being chosen: its game, who plays it, and which part of the chooser is open.

use bevy::prelude::*;
use bower_rules::{BySeat, Game, Preset};
use bower_stage::{Chair, Player, Seating};
use bower_words::text;

use crate::names;
use crate::start::FOLK;

/// Which part of the chooser is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// The games.
    #[default]
    Games,
    /// The house rules of the game in focus.
    House,
    /// The player's own sets of house rules.
    Saved,
    /// Who plays.
    Names,
}

/// One chair to be filled.
#[derive(Clone, PartialEq, Debug)]
pub struct Guest {
    /// Who decides.
    pub player: Player,
    /// The name as typed; empty for the usual one.
    pub name: String,
    /// The portrait, by its place in [`FOLK`].
    pub folk: usize,
}

/// The match being chosen.
#[derive(Resource, Debug)]
pub struct Choosing {
    /// The game with its house rules.
    pub game: Game,
    /// Who plays, by seat: always six, of whom the game takes the first.
    pub guests: Vec<Guest>,
    /// What is open.
    pub part: Part,
    /// Only games of so many seats.
    pub filter: Option<u8>,
}

impl Default for Choosing {
    fn default() -> Self {
        let guests = (0..6)
            .map(|i| Guest {
                player: if i == 0 {
                    Player::Person
                } else {
                    Player::Bot("casual")
                },
                name: String::new(),
                folk: i,
            })
            .collect();
        Self {
            game: Game::preset(Preset::Euchre),
            guests,
            part: Part::Games,
            filter: None,
        }
    }
}

impl Choosing {
    /// One step out of what is open; whether there was one.
    pub fn step_out(&mut self) -> bool {
        let inner = self.part != Part::Games;
        self.part = match self.part {
            Part::Saved => Part::House,
            Part::Games | Part::House | Part::Names => Part::Games,
        };
        inner
    }

    /// Every bot plays at this level; a level there is not is ignored.
    pub fn all_bots(&mut self, level: &str) {
        let Some(level) = names::LEVELS.into_iter().find(|known| *known == level) else {
            return;
        };
        for guest in &mut self.guests {
            if let Player::Bot(of) = &mut guest.player {
                *of = level;
            }
        }
    }

    /// How many persons sit down.
    pub fn persons(&self) -> usize {
        let seats = usize::from(self.game.seats());
        self.guests
            .iter()
            .take(seats)
            .filter(|guest| guest.player == Player::Person)
            .count()
    }

    /// The name a guest goes by: as typed, else "You" for the only person, else his portrait's own.
    pub fn name(&self, seat: usize) -> String {
        let guest = &self.guests[seat];
        let typed = guest.name.trim();
        if !typed.is_empty() {
            typed.to_owned()
        } else if guest.player == Player::Person && self.persons() == 1 {
            text("you")
        } else {
            FOLK[guest.folk].1.to_owned()
        }
    }

    /// What to begin: the game, its players under names of their own, and a fresh seed.
    pub fn start(&self) -> (Game, Seating, u64) {
        let mut taken: Vec<String> = Vec::new();
        let seats = usize::from(self.game.seats());
        let chairs = BySeat::from_fn(|seat| {
            let at = seat.index();
            (at < seats).then(|| {
                let plain = self.name(at);
                let mut name = plain.clone();
                let mut again = 2;
                while taken.contains(&name) {
                    name = format!("{plain} {again}");
                    again += 1;
                }
                taken.push(name.clone());
                Chair {
                    player: self.guests[at].player,
                    name,
                    portrait: FOLK[self.guests[at].folk].0,
                }
            })
        });
        (self.game, Seating { chairs }, bower_stage::seed::fresh())
    }
}
