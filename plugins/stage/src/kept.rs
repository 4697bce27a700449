//! What outlives the window: the match left unfinished, figures, and past hands. `plugins/keep` fills it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;

use bevy::prelude::*;
use bower_rules::{BySeat, Record, SavedGame, Seat, Table};
use serde::{Deserialize, Serialize};

use crate::{Chair, Player, Seating};

/// Everything kept but the settings, which are [`crate::Settings`].
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Kept {
    /// The match to go on with, if one was left unfinished.
    pub resume: Option<KeptMatch>,
    /// Figures, for each game by its name in records.
    pub statistics: Statistics,
    /// Hands played to their end, the latest last.
    pub history: VecDeque<KeptHand>,
    /// Whether keeping works just now; where it does not, the game plays on.
    pub works: bool,
}

/// A match as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptMatch {
    /// The game: its rules, its seed, its moves, and in `seats` a [`KeptChair`] each.
    pub game: SavedGame,
    /// How many of its hands are in the figures, so that a hand taken back is not counted twice.
    #[serde(default)]
    pub counted: u32,
    /// When it began, seconds since 1970: what its hands are known by in the history.
    #[serde(default)]
    pub began: u64,
    /// When it was kept last, seconds since 1970.
    #[serde(default)]
    pub when: u64,
}

/// A seat's player as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptChair {
    /// The bot's level as players spell it; none for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The name on the plate.
    pub name: String,
    /// The portrait's name in the atlas.
    pub portrait: String,
}

impl KeptMatch {
    /// The match as it stands on the table.
    pub fn new(table: &Table, seating: &Seating) -> Self {
        let mut game = table.save();
        let chairs = Seat::all(table.game().seats())
            .map(|seat| KeptChair::new(seating.chairs[seat].as_ref()));
        game.seats = chairs
            .filter_map(|chair| serde_json::to_value(chair).ok())
            .collect();
        Self {
            game,
            counted: 0,
            began: 0,
            when: 0,
        }
    }

    /// Who sits where; empty where that cannot be read.
    pub fn chairs(&self) -> Vec<KeptChair> {
        let chairs = self
            .game
            .seats
            .iter()
            .map(|chair| serde_json::from_value(chair.clone()).ok());
        chairs.collect::<Option<_>>().unwrap_or_default()
    }

    /// The table and the seating to insert, to go on with it; `None` where it does not hold together, as when its
    /// moves break the rules or nobody plays it.
    pub fn restore(&self) -> Option<(Table, Seating)> {
        let table = Table::load(&self.game).ok()?;
        let seats = table.game().seats();
        let kept = self.chairs();
        if kept.len() != usize::from(seats) || kept.iter().all(|chair| chair.bot.is_some()) {
            return None;
        }
        let sit = |kept: &KeptChair| {
            let player = match &kept.bot {
                None => Player::Person,
                Some(level) => Player::Bot(lasting(level)?),
            };
            Some(Chair {
                player,
                name: kept.name.clone(),
                portrait: lasting(&kept.portrait)?,
            })
        };
        let mut sitting = kept
            .iter()
            .map(sit)
            .collect::<Option<Vec<_>>>()?
            .into_iter();
        let chairs = BySeat::from_fn(|_| sitting.next());
        Some((table, Seating { chairs }))
    }
}

impl KeptChair {
    fn new(chair: Option<&Chair>) -> Self {
        let bot = chair.and_then(|chair| match chair.player {
            Player::Person => None,
            Player::Bot(level) => Some(level.to_string()),
        });
        let name = chair.map_or_else(String::new, |chair| chair.name.clone());
        let portrait = chair.map_or("", |chair| chair.portrait).to_string();
        Self {
            bot,
            name,
            portrait,
        }
    }
}

/// A short name that lasts as long as the program; each is stored once. `None` for one that is too long to be a name.
fn lasting(name: &str) -> Option<&'static str> {
    static NAMES: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());
    const LONGEST: usize = 48;
    const MOST: usize = 256;
    let mut names = NAMES.lock().ok()?;
    if let Some(&known) = names.iter().find(|&&known| known == name) {
        return Some(known);
    }
    if name.len() > LONGEST || names.len() >= MOST {
        return None;
    }
    let new: &'static str = Box::leak(name.to_owned().into_boxed_str());
    names.push(new);
    Some(new)
}

/// Figures of the person who plays alone with bots, for each game by its name in records; where several share the screen
/// nothing is counted.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Statistics {
    /// By the game's name.
    pub games: BTreeMap<String, Figures>,
}

impl Statistics {
    /// All games together.
    pub fn total(&self) -> Figures {
        self.games
            .values()
            .fold(Figures::default(), |total, figures| total.plus(figures))
    }
}

/// Figures of one game. "We" is the person's side.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Figures {
    /// Games played to their end.
    pub games: u32,
    /// Of them won.
    pub won: u32,
    /// Hands that were scored.
    pub hands: u32,
    /// Hands nobody called.
    pub passed_out: u32,
    /// Hands the person himself called.
    pub calls: u32,
    /// Of those, made.
    pub made: u32,
    /// Hands our side called and lost.
    pub euchred: u32,
    /// Hands the other side called and lost.
    pub euchres: u32,
    /// Our side took every trick of a hand it called.
    pub marches: u32,
    /// Hands the person called alone.
    pub loners: u32,
    /// Of those, with every trick.
    pub lone_marches: u32,
    /// Points our side scored, less what the other sides did, summed over hands …
    pub points: i64,
    /// … and the squares of that, for how far chance spreads it.
    pub points_squared: i64,
    /// Jacks dealt to the person: what chance is due is one card in so many.
    pub jacks: u32,
    /// Cards dealt to the person.
    pub cards: u32,
    /// Hands by where the person sat: how many places after the dealer, 0 for the dealer himself.
    pub hands_at: [u32; 6],
    /// Calls by where the person sat.
    pub calls_at: [u32; 6],
}

impl Figures {
    /// Both together.
    #[must_use]
    pub fn plus(self, other: &Self) -> Self {
        let by_place = |a: [u32; 6], b: [u32; 6]| {
            std::array::from_fn(|place| a[place].saturating_add(b[place]))
        };
        Self {
            games: self.games.saturating_add(other.games),
            won: self.won.saturating_add(other.won),
            hands: self.hands.saturating_add(other.hands),
            passed_out: self.passed_out.saturating_add(other.passed_out),
            calls: self.calls.saturating_add(other.calls),
            made: self.made.saturating_add(other.made),
            euchred: self.euchred.saturating_add(other.euchred),
            euchres: self.euchres.saturating_add(other.euchres),
            marches: self.marches.saturating_add(other.marches),
            loners: self.loners.saturating_add(other.loners),
            lone_marches: self.lone_marches.saturating_add(other.lone_marches),
            points: self.points.saturating_add(other.points),
            points_squared: self.points_squared.saturating_add(other.points_squared),
            jacks: self.jacks.saturating_add(other.jacks),
            cards: self.cards.saturating_add(other.cards),
            hands_at: by_place(self.hands_at, other.hands_at),
            calls_at: by_place(self.calls_at, other.calls_at),
        }
    }
}

/// A hand played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct KeptHand {
    /// When it ended, seconds since 1970.
    pub when: u64,
    /// When its match began, seconds since 1970: the same for every hand of a match.
    pub began: u64,
    /// Its place in the match, from 0.
    pub deal: u32,
    /// The person's seat.
    pub seat: u8,
    /// The hand, as any tool reads it.
    pub record: Record,
    /// Points our side scored.
    pub ours: i16,
    /// Points of the side that scored most among the others.
    pub theirs: i16,
    /// Whether the match ended with it, and was won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<bool>,
}
