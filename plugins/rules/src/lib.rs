//! The rules of the Euchre family: packs, auctions, tricks, scoring and records.
//!
//! A [`Game`] is data: a [`Preset`] and its house rules. A [`Setup`] is a full deal of it, a
//! [`Hand`] one deal in play (`Copy`, without allocation, fast), a [`Table`] the whole game with
//! its score and history, a [`View`] what one seat may know of it. Every move is an [`Action`];
//! what follows from it are [`Event`]s; a move that breaks a rule is refused as [`Illegal`].
//!
//! ```
//! use bower_rules::{Game, Preset, Table};
//!
//! let mut table = Table::new(Game::preset(Preset::Euchre), 7, None);
//! table.deal()?;
//! while let Some(seat) = table.to_act() {
//!     let action = table.view(seat).legal()[0];
//!     table.apply(seat, action)?;
//! }
//! # Ok::<(), bower_rules::Illegal>(())
//! ```
//!
//! Features: `bevy` derives `Resource` for [`Table`].
#![forbid(unsafe_code)]

mod action;
mod bid;
mod card;
mod card_set;
mod cards;
mod echo;
mod event;
mod game;
mod hand;
mod house;
mod illegal;
mod moves;
mod options;
mod pack;
mod phase;
mod preset;
mod ranking;
mod record;
mod replay;
mod seat;
mod setup;
mod spec;
mod table;
mod trump;
mod view;

pub use action::{Action, ActionError};
pub use bid::Bid;
pub use card::{Card, Colour, Face, Rank, Shape, Suit};
pub use card_set::{CardSet, CardSetIter};
pub use cards::Cards;
pub use echo::short;
pub use event::Event;
pub use game::{Game, GameError};
pub use hand::{Hand, Kind, Outcome, PastTrick, Victory, playout};
pub use house::{
    AllPass, Benny, BennyTurned, DefendAlone, GoingUnder, JokerAtNoTrump, LonerLead, NaturalTrump,
    PartnersBest, Payments, Redeal, Rules, SittingHand,
};
pub use illegal::{Illegal, Law};
pub use moves::Moves;
pub use options::{OptionInfo, OptionKind};
pub use pack::{CardName, Deck, Pack};
pub use phase::{Ask, Phase};
pub use preset::Preset;
pub use ranking::{Order, Ranking};
pub use record::{Record, RecordError};
pub use replay::{Replay, replay};
pub use seat::{BySeat, BySide, MOST_SEATS, Seat, Seats, Side};
pub use setup::{Setup, first_dealer};
pub use table::{LoadError, SavedDeal, SavedGame, Table};
pub use trump::{Attribute, Call, Trump, Value};
pub use view::{SeenAction, View, ViewError};
