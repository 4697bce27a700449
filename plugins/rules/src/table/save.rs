//! A whole game as one JSON object.

use super::{Deal, Table};
use crate::record::{game_of, rules_map};
use crate::{GameError, Hand, Illegal, Law, Record, RecordError, Seat};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

/// The version of [`SavedGame`] that this release writes.
const VERSION: u32 = 1;

/// A whole game, as saved: its rules, its seed and its moves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The version of this format.
    pub version: u32,
    /// The preset's name.
    pub game: String,
    /// House rules that differ from the preset's.
    #[serde(default)]
    pub rules: Map<String, Value>,
    /// The seed of every shuffle.
    pub game_seed: u64,
    /// Who dealt first.
    pub first_dealer: u8,
    /// Who sits where: whatever the caller keeps about its players.
    #[serde(default)]
    pub seats: Vec<Value>,
    /// What each side began with, where it was not the usual: points carried over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Vec<i16>>,
    /// Every deal, void hands and redeals counted.
    pub deals: Vec<SavedDeal>,
}

/// One deal of a saved game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SavedDeal {
    /// The moves, each with its seat.
    pub moves: Vec<String>,
    /// The cards, where they were given rather than shuffled from the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Box<Record>>,
}

/// Why a saved game does not load.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// Written by a release that this one does not know.
    #[error(
        "the game was saved in version {0} of the format; this release reads version {VERSION}"
    )]
    Version(u32),
    /// An unknown preset, option or value, or options that do not go together.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The first dealer is no seat of this game.
    #[error("dealer {0} is no seat of this game")]
    Dealer(u8),
    /// The opening score has not one entry for each side.
    #[error("the opening score has {0} entries, one a side is wanted")]
    Opening(usize),
    /// A deal follows one that is not over, or the end of the game.
    #[error("deal {deal}: {illegal}")]
    Deal {
        /// Its number, from 0.
        deal: usize,
        /// Why it cannot be dealt.
        illegal: Illegal,
    },
    /// A deal's cards are wrong.
    #[error("deal {deal}: {error}")]
    Record {
        /// Its number, from 0.
        deal: usize,
        /// What is wrong.
        error: RecordError,
    },
    /// A move was refused.
    #[error("deal {deal}, move {at}: {illegal}")]
    Move {
        /// The deal, from 0.
        deal: usize,
        /// The move in it, from 0.
        at: usize,
        /// Why.
        illegal: Illegal,
    },
}

impl Table {
    /// The whole game, to be loaded again. Who sits where is left to the caller.
    pub fn save(&self) -> SavedGame {
        let usual = self.game.opening_score();
        let opening = self.opening.values(self.game.sides());
        SavedGame {
            version: VERSION,
            game: self.game.name().to_string(),
            rules: rules_map(&self.game),
            game_seed: self.seed,
            first_dealer: self.first_dealer.number(),
            seats: Vec::new(),
            opening: opening
                .iter()
                .any(|points| *points != usual)
                .then(|| opening.to_vec()),
            deals: self.deals.iter().map(|deal| deal.save()).collect(),
        }
    }

    /// The game that was saved, move by move.
    ///
    /// # Errors
    /// Whatever in it is not of this release's rules, with the deal and the move.
    pub fn load(saved: &SavedGame) -> Result<Table, LoadError> {
        if saved.version != VERSION {
            return Err(LoadError::Version(saved.version));
        }
        let game = game_of(&saved.game, &saved.rules)?;
        let dealer = Seat::new(saved.first_dealer).filter(|s| s.number() < game.seats());
        let dealer = dealer.ok_or(LoadError::Dealer(saved.first_dealer))?;
        let mut table = Table::new(game, saved.game_seed, Some(dealer));
        if let Some(opening) = &saved.opening {
            if opening.len() != game.sides() as usize {
                return Err(LoadError::Opening(opening.len()));
            }
            for (side, points) in crate::Side::all(game.sides()).zip(opening) {
                table.opening[side] = *points;
            }
            table.score = table.opening;
        }
        for (number, deal) in saved.deals.iter().enumerate() {
            table.load_deal(number, deal)?;
        }
        Ok(table)
    }

    fn load_deal(&mut self, number: usize, saved: &SavedDeal) -> Result<(), LoadError> {
        match &saved.record {
            None => {
                self.deal().map_err(|illegal| LoadError::Deal {
                    deal: number,
                    illegal,
                })?;
            }
            Some(record) => {
                if !self.awaiting_deal() {
                    let illegal = self.hand.refuse_for(self.next_dealer, None, Law::NotOver);
                    return Err(LoadError::Deal {
                        deal: number,
                        illegal,
                    });
                }
                let mut setup = record.setup().map_err(|error| LoadError::Record {
                    deal: number,
                    error,
                })?;
                setup.score = self.score;
                self.hand = Hand::new(&setup);
                self.deals.push(Deal {
                    setup,
                    moves: Vec::new(),
                    given: true,
                });
            }
        }
        for (at, text) in saved.moves.iter().enumerate() {
            let refuse = |illegal| LoadError::Move {
                deal: number,
                at,
                illegal,
            };
            let (seat, action) = crate::replay::parse_move(&self.hand, text).map_err(|why| {
                refuse(
                    self.hand
                        .refuse_for(self.next_dealer, None, Law::NoMove(why)),
                )
            })?;
            self.apply(seat, action).map_err(refuse)?;
        }
        Ok(())
    }
}

impl Deal {
    fn save(&self) -> SavedDeal {
        let record = Record::new(&self.setup, &self.moves);
        SavedDeal {
            moves: record.moves.clone(),
            record: self.given.then(|| {
                Box::new(Record {
                    moves: Vec::new(),
                    ..record
                })
            }),
        }
    }
}
