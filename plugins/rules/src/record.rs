//! Deals as JSON, one object a line.

use crate::echo::{short, short_reason};
use crate::options::OptionKey;
use crate::{
    Action, BySeat, BySide, Card, CardSet, Game, GameError, OptionKind, Pack, Preset, Seat, Setup,
    first_dealer,
};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use thiserror::Error;

/// One deal: how it was dealt and what was said and played.
///
/// As JSON: `{"game":"euchre","rules":{},"dealer":0,"hands":[[…],…],"turn_up":"JS",
/// "kitty":[…],"moves":["1 pass",…],"score":[0,0]}`. `rules` holds only what differs from the
/// preset; `hands` is as dealt, by seat; `kitty` is every other undealt card, the top one first;
/// `score` is the score before the deal. A record may carry `seed` (and `deal`, the number of the
/// deal from 0) instead of `hands`, `turn_up` and `kitty`, and may then leave the dealer to the seed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Record {
    /// The preset's name.
    pub game: String,
    /// House rules that differ from the preset's.
    pub rules: Map<String, Value>,
    /// Who deals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dealer: Option<u8>,
    /// The shuffle's seed, in place of the cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The number of the deal in the game of that seed, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// The hands as dealt. In a View, `null` for a hand that is hidden, or for single cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<Option<Vec<Option<String>>>>>,
    /// The card turned up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn_up: Option<String>,
    /// Every other undealt card, the top one first; in a View `null`, whole or card by card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kitty: Option<Vec<Option<String>>>,
    /// The moves, each with its seat.
    pub moves: Vec<String>,
    /// The score before the deal, by side, each from −9,999 to 9,999.
    #[serde(
        skip_serializing_if = "Option::is_none",
        deserialize_with = "points_in_range"
    )]
    pub score: Option<Vec<i16>>,
}

/// Why a record is no record of a deal.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The line is not JSON.
    #[error("not JSON: {0}")]
    NotJson(String),
    /// It is JSON, but no record.
    #[error("not a record: {0}")]
    NotARecord(String),
    /// An unknown preset, option or value, or options that do not go together.
    #[error(transparent)]
    Game(#[from] GameError),
    /// No game is named.
    #[error("no game is named")]
    NoGame,
    /// A key that no record has.
    #[error("a record has no \"{}\"; it has {}", short(.0), Record::KEYS.join(", "))]
    UnknownKey(String),
    /// Who deals is not said.
    #[error("no dealer is named")]
    NoDealer,
    /// The dealer is no seat of this game.
    #[error("dealer {dealer} is no seat: the game has {seats}")]
    Dealer {
        /// Who should deal.
        dealer: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// Neither hands nor a seed are given.
    #[error("the hands are missing, and there is no seed")]
    NoHands,
    /// A seat's hand is missing.
    #[error("the hand of seat {0} is missing")]
    MissingHand(u8),
    /// More hands than seats.
    #[error("{got} hands for {seats} seats")]
    TooManyHands {
        /// Hands given.
        got: usize,
        /// Seats at the table.
        seats: u8,
    },
    /// A hand has too few or too many cards.
    #[error("seat {seat} holds {got} cards instead of {want}")]
    HandSize {
        /// Whose hand.
        seat: u8,
        /// Cards given.
        got: usize,
        /// Cards dealt in this game.
        want: u8,
    },
    /// A seed is given beside cards, and they are not those of its deal.
    #[error("the seed deals another {0}; leave out the seed or what it deals")]
    NotTheSeeds(&'static str),
    /// The kitty is missing where its order decides who gets which card.
    #[error("the kitty is missing: with {0} the order of its cards matters")]
    NoKitty(&'static str),
    /// What should be a card of the pack is none.
    #[error("\"{}\" is no card of this pack ({place})", short(card))]
    UnknownCard {
        /// What was read.
        card: String,
        /// Where.
        place: String,
    },
    /// A card is dealt twice.
    #[error("{card} is dealt twice ({place})")]
    CardTwice {
        /// The card.
        card: String,
        /// Where it was found the second time.
        place: String,
    },
    /// The game turns a card, and none is given.
    #[error("the turn-up is missing")]
    NoTurnUp,
    /// The game turns no card.
    #[error("{0} turns no card up")]
    NoSuchTurnUp(&'static str),
    /// The kitty is not every other card.
    #[error("the kitty has {got} cards instead of {want}")]
    Kitty {
        /// Cards given.
        got: usize,
        /// Cards not dealt.
        want: usize,
    },
    /// A score that no game comes to.
    #[error("the score {} is not a whole number from -{MOST_POINTS} to {MOST_POINTS}", short(.0))]
    ScoreRange(String),
    /// The score has not one entry for each side.
    #[error("the score has {got} entries for {sides} sides")]
    Score {
        /// Entries given.
        got: usize,
        /// Sides of the game.
        sides: u8,
    },
}

/// Reads cards one by one, each only as often as it is in the pack.
pub(crate) struct Reader<'a> {
    pack: &'a Pack,
    pub left: CardSet,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(pack: &'a Pack) -> Reader<'a> {
        Reader {
            pack,
            left: pack.cards(),
        }
    }

    pub(crate) fn take(&mut self, name: &str, place: &str) -> Result<Card, RecordError> {
        let card = self
            .pack
            .parse(name)
            .ok_or_else(|| RecordError::UnknownCard {
                card: name.to_string(),
                place: place.to_string(),
            })?;
        [card, self.pack.twin(card)]
            .into_iter()
            .find(|copy| self.left.remove(*copy))
            .ok_or_else(|| RecordError::CardTwice {
                card: name.to_string(),
                place: place.to_string(),
            })
    }
}

/// The most points a record's score may have, above or below nothing: far beyond any game, and far
/// enough from where a score could no longer be counted on.
const MOST_POINTS: i16 = 9_999;

/// The first entry of a score that is no whole number in range; a score that is no list is left to
/// the reader.
fn out_of_range(score: &Value) -> Option<&Value> {
    let range = -i64::from(MOST_POINTS)..=i64::from(MOST_POINTS);
    let fits = |points: &Value| points.as_i64().is_some_and(|n| range.contains(&n));
    score.as_array()?.iter().find(|points| !fits(points))
}

fn points_in_range<'de, D: Deserializer<'de>>(reader: D) -> Result<Option<Vec<i16>>, D::Error> {
    let score = Value::deserialize(reader)?;
    if let Some(points) = out_of_range(&score) {
        return Err(D::Error::custom(RecordError::ScoreRange(
            points.to_string(),
        )));
    }
    Option::deserialize(score).map_err(D::Error::custom)
}

impl Record {
    /// The keys a record may have.
    const KEYS: [&str; 10] = [
        "game", "rules", "dealer", "seed", "deal", "hands", "turn_up", "kitty", "moves", "score",
    ];

    /// The record of a deal and the moves made in it.
    pub fn new(setup: &Setup, moves: &[(Seat, Action)]) -> Record {
        let game = &setup.game;
        let pack = game.pack();
        let name = |card: Card| pack.spell(card).to_string();
        let spelled = |seat: Seat| {
            // Which copy of a card it is does not show in a double deck.
            let mut cards: Vec<Card> = setup.hands[seat].iter().collect();
            cards.sort_by_key(|card| pack.first_copy(*card));
            cards.into_iter().map(|card| Some(name(card))).collect()
        };
        let hands = Seat::all(game.seats())
            .map(|seat| Some(spelled(seat)))
            .collect();
        Record {
            game: game.name().to_string(),
            rules: rules_map(game),
            dealer: Some(setup.dealer.number()),
            seed: None,
            deal: None,
            hands: Some(hands),
            turn_up: setup.turn_up.map(name),
            kitty: Some(setup.kitty.iter().map(|card| Some(name(*card))).collect()),
            moves: moves
                .iter()
                .map(|(seat, action)| format!("{seat} {}", action.spell(pack)))
                .collect(),
            score: Some(setup.score.values(game.sides()).to_vec()),
        }
    }

    /// Reads one line.
    ///
    /// # Errors
    /// The line is not JSON, or its parts are not of the kinds a record has. Cards and rules are
    /// looked at by [`Record::setup`].
    pub fn from_line(line: &str) -> Result<Record, RecordError> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| RecordError::NotJson(error.to_string()))?;
        let Some(parts) = value.as_object() else {
            return Err(RecordError::NotARecord("the line is no object".to_string()));
        };
        if let Some(key) = parts.keys().find(|key| !Self::KEYS.contains(&key.as_str())) {
            return Err(RecordError::UnknownKey(key.clone()));
        }
        if let Some(points) = parts.get("score").and_then(out_of_range) {
            return Err(RecordError::ScoreRange(points.to_string()));
        }
        serde_json::from_value(value)
            .map_err(|error| RecordError::NotARecord(short_reason(&error.to_string())))
    }

    /// The record as one line of JSON, without the line's end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The game it is of.
    ///
    /// # Errors
    /// An unknown preset, option or value, or options that do not go together.
    pub fn game(&self) -> Result<Game, RecordError> {
        if self.game.is_empty() {
            return Err(RecordError::NoGame);
        }
        Ok(game_of(&self.game, &self.rules)?)
    }

    /// The deal.
    ///
    /// # Errors
    /// Everything that keeps it from being a full deal of its game.
    pub fn setup(&self) -> Result<Setup, RecordError> {
        let game = self.game()?;
        let dealer = self.dealer_of(&game)?;
        let mut setup = match (&self.hands, self.seed) {
            (Some(hands), None) => {
                self.given(&game, dealer.ok_or(RecordError::NoDealer)?, hands)?
            }
            (hands, Some(seed)) => {
                let dealer = dealer.unwrap_or_else(|| first_dealer(game.seats(), seed));
                let dealt = Setup::deal(game, seed, self.deal.unwrap_or(0), Some(dealer));
                if let Some(hands) = hands {
                    self.given(&game, dealer, hands)?;
                }
                self.agrees(&dealt)?;
                dealt
            }
            (None, None) => return Err(RecordError::NoHands),
        };
        setup.score = self.score_of(&game)?;
        Ok(setup)
    }

    /// Whether what cards are given are those of the seed's deal. Which copy of a card it is does
    /// not show in a double deck, nor the order of a hand.
    fn agrees(&self, dealt: &Setup) -> Result<(), RecordError> {
        let dealt = Record::new(dealt, &[]);
        let sorted = |hands: &Option<Vec<Option<Vec<Option<String>>>>>| {
            let mut hands = hands.clone();
            for hand in hands.iter_mut().flatten().flatten() {
                hand.sort();
            }
            hands
        };
        let differs = |given: bool, same: bool, what| match given && !same {
            true => Err(RecordError::NotTheSeeds(what)),
            false => Ok(()),
        };
        let same_hands = sorted(&self.hands) == sorted(&dealt.hands);
        differs(self.hands.is_some(), same_hands, "hand")?;
        let same_turn_up = self.turn_up == dealt.turn_up;
        differs(self.turn_up.is_some(), same_turn_up, "turn-up")?;
        differs(self.kitty.is_some(), self.kitty == dealt.kitty, "kitty")
    }

    pub(crate) fn dealer_of(&self, game: &Game) -> Result<Option<Seat>, RecordError> {
        let seats = game.seats();
        match self.dealer {
            None => Ok(None),
            Some(dealer) if dealer < seats => Ok(Seat::new(dealer)),
            Some(dealer) => Err(RecordError::Dealer { dealer, seats }),
        }
    }

    pub(crate) fn score_of(&self, game: &Game) -> Result<BySide<i16>, RecordError> {
        let mut score = BySide::splat(game.opening_score());
        if let Some(given) = &self.score {
            let sides = game.sides();
            if given.len() != sides as usize {
                return Err(RecordError::Score {
                    got: given.len(),
                    sides,
                });
            }
            for (side, points) in crate::Side::all(sides).zip(given) {
                if points.unsigned_abs() > MOST_POINTS.unsigned_abs() {
                    return Err(RecordError::ScoreRange(points.to_string()));
                }
                score[side] = *points;
            }
        }
        Ok(score)
    }

    fn given(
        &self,
        game: &Game,
        dealer: Seat,
        given: &[Option<Vec<Option<String>>>],
    ) -> Result<Setup, RecordError> {
        let mut reader = Reader::new(game.pack());
        let seats = game.seats();
        if given.len() > seats as usize {
            return Err(RecordError::TooManyHands {
                got: given.len(),
                seats,
            });
        }
        let mut hands = BySeat::splat(CardSet::EMPTY);
        for seat in Seat::all(seats) {
            let missing = RecordError::MissingHand(seat.number());
            let hand = given
                .get(seat.index())
                .and_then(Option::as_ref)
                .ok_or(missing.clone())?;
            for name in hand {
                let name = name.as_ref().ok_or(missing.clone())?;
                hands[seat].insert(reader.take(name, &format!("hand of seat {seat}"))?);
            }
            if hand.len() != game.hand_size() as usize {
                let (seat, got, want) = (seat.number(), hand.len(), game.hand_size());
                return Err(RecordError::HandSize { seat, got, want });
            }
        }
        let turn_up = match (&self.turn_up, game.turns_up()) {
            (Some(name), true) => Some(reader.take(name, "turn-up")?),
            (None, true) => return Err(RecordError::NoTurnUp),
            (Some(_), false) => return Err(RecordError::NoSuchTurnUp(game.name())),
            (None, false) => None,
        };
        let want = reader.left.len() as usize;
        let kitty = match &self.kitty {
            // Its order matters only to who takes some of its cards: any will do elsewhere.
            None => {
                let taken = game.taken_from_kitty();
                if let Some((option, _)) = taken.filter(|(_, count)| want > usize::from(*count)) {
                    return Err(RecordError::NoKitty(option));
                }
                reader.left.iter().collect()
            }
            Some(names) => {
                let mut kitty = Vec::with_capacity(names.len());
                for name in names.iter().flatten() {
                    kitty.push(reader.take(name, "kitty")?);
                }
                if kitty.len() != want {
                    return Err(RecordError::Kitty {
                        got: kitty.len(),
                        want,
                    });
                }
                kitty
            }
        };
        let score = BySide::splat(game.opening_score());
        Ok(Setup {
            game: *game,
            dealer,
            hands,
            turn_up,
            kitty,
            score,
        })
    }
}

/// A game's rules that differ from its preset's, as JSON values.
pub(crate) fn rules_map(game: &Game) -> Map<String, Value> {
    game.differs()
        .into_iter()
        .map(|(name, value)| {
            let json = match value.as_str() {
                "true" => Value::Bool(true),
                "false" => Value::Bool(false),
                text => match text.parse::<u8>() {
                    Ok(number) => Value::from(number),
                    Err(_) => Value::from(text),
                },
            };
            (name.to_string(), json)
        })
        .collect()
}

/// The game of a preset's name and rules as JSON values.
pub(crate) fn game_of(name: &str, rules: &Map<String, Value>) -> Result<Game, GameError> {
    let game = Game::from_name(name)?;
    let mut values = Vec::with_capacity(rules.len());
    for (option, value) in rules {
        let text = match (value, OptionKey::from_name(option)) {
            (Value::String(_), Some(key)) if key.kind() != OptionKind::Choice => {
                return Err(GameError::ValueForm {
                    option: key.name(),
                    value: value.to_string(),
                    form: match key.kind() {
                        OptionKind::Switch => "true or false without quotes",
                        _ => "a number without quotes",
                    },
                });
            }
            (Value::String(text), _) => text.clone(),
            (other, _) => other.to_string(),
        };
        values.push((option.as_str(), text));
    }
    debug_assert_eq!(Preset::from_name(name), Some(game.preset));
    game.with_all(
        values
            .iter()
            .map(|(option, value)| (*option, value.as_str())),
    )
}
