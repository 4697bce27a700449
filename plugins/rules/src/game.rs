//! A game as data: a preset and its house rules.

use crate::echo::short;
use crate::options::OptionKey;
use crate::spec::{Sides, Spec, Style};
use crate::{
    Benny, Call, CardSet, Deck, GoingUnder, OptionInfo, Order, Pack, Preset, Ranking, Rules, Seat,
    Seats, Side, Trump,
};
use thiserror::Error;

/// A game: a value that says everything about how it is played.
///
/// ```
/// use bower_rules::{Game, Preset};
/// let game = Game::preset(Preset::Euchre).with("stick_the_dealer", "true")?;
/// assert_eq!(game.seats(), 4);
/// assert!(game.with("payments", "B").is_err());
/// # Ok::<(), bower_rules::GameError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Game {
    /// The game it is a form of.
    pub preset: Preset,
    /// Its house rules.
    pub rules: Rules,
}

/// Why a game cannot be as asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum GameError {
    /// There is no preset of this name.
    #[error("there is no game \"{}\"; the games are {}", short(name), known.join(", "))]
    UnknownPreset {
        /// What was asked for.
        name: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// There is no option of this name.
    #[error("there is no option \"{}\"; {game} has {}", short(option), known.join(", "))]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// The game.
        game: &'static str,
        /// The options this game has.
        known: Vec<&'static str>,
    },
    /// The option does not take this value.
    #[error("{option} cannot be \"{}\"; it is one of {}", short(value), known.join(", "))]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// The values it takes.
        known: Vec<String>,
    },
    /// A record holds the option's value in another form than it has.
    #[error("{option} is written as {form}, not as {}", short(value))]
    ValueForm {
        /// The option.
        option: &'static str,
        /// What was read, as JSON.
        value: String,
        /// How it is written.
        form: &'static str,
    },
    /// The game cannot have the option (§12.1 Options).
    #[error("{game} cannot have {option}: {reason}")]
    NotInGame {
        /// The option.
        option: &'static str,
        /// The game.
        game: &'static str,
        /// What the option wants.
        reason: &'static str,
    },
    /// Two options exclude each other (§12.1 Options).
    #[error("{option} and {other} exclude each other: {reason}")]
    Excluded {
        /// One option.
        option: &'static str,
        /// The other.
        other: &'static str,
        /// Why.
        reason: &'static str,
    },
}

impl Game {
    /// A preset as it stands.
    pub fn preset(preset: Preset) -> Game {
        Game {
            preset,
            rules: preset.spec().rules,
        }
    }

    /// The preset of this name.
    ///
    /// # Errors
    /// An unknown name, with the list of right ones.
    pub fn from_name(name: &str) -> Result<Game, GameError> {
        Preset::from_name(name)
            .map(Game::preset)
            .ok_or_else(|| GameError::UnknownPreset {
                name: name.to_string(),
                known: Preset::ALL.map(Preset::name).to_vec(),
            })
    }

    /// The same game with one option set.
    ///
    /// # Errors
    /// An unknown option or value, an option this game cannot have, a pair that excludes each
    /// other (§12.1 Options). A value equal to the preset's is accepted.
    pub fn with(self, option: &str, value: &str) -> Result<Game, GameError> {
        self.with_all([(option, value)])
    }

    /// The same game with several options set, checked together.
    ///
    /// # Errors
    /// As [`Game::with`].
    pub fn with_all<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Game, GameError> {
        let mut game = self;
        for (option, value) in options {
            let key = OptionKey::from_name(option).ok_or_else(|| GameError::UnknownOption {
                option: option.to_string(),
                game: self.name(),
                known: self.options().iter().map(|info| info.name).collect(),
            })?;
            game.rules = key.set(game.rules, value)?;
        }
        game.check()?;
        Ok(game)
    }

    /// Whether every option of the game is one it can have, and all go together.
    ///
    /// # Errors
    /// As [`Game::with`].
    pub fn check(&self) -> Result<(), GameError> {
        let usual = self.spec().rules;
        for key in OptionKey::ALL {
            if key.get(&self.rules) != key.get(&usual) {
                key.applies(self)?;
            }
        }
        crate::options::exclusions(self)
    }

    /// Every option this game can have.
    pub fn options(&self) -> Vec<OptionInfo> {
        crate::options::list(self)
    }

    /// The options whose value is not the preset's, as records hold them.
    pub fn differs(&self) -> Vec<(&'static str, String)> {
        let usual = self.spec().rules;
        OptionKey::ALL
            .into_iter()
            .filter(|key| key.get(&self.rules) != key.get(&usual))
            .map(|key| (key.name(), key.get(&self.rules)))
            .collect()
    }

    pub(crate) fn spec(&self) -> &'static Spec {
        self.preset.spec()
    }

    pub(crate) fn style(&self) -> Style {
        self.spec().style
    }

    /// The preset's name, as records spell it.
    pub fn name(&self) -> &'static str {
        self.preset.name()
    }

    /// How many seats, 2 to 6.
    pub fn seats(&self) -> u8 {
        match self.style() {
            Style::Napoleon => self.rules.seats,
            _ => self.spec().seats,
        }
    }

    /// Whether partners score together.
    pub fn partnerships(&self) -> bool {
        self.spec().sides == Sides::Partners
    }

    /// How many sides score: two partnerships, or one a seat.
    pub fn sides(&self) -> u8 {
        if self.partnerships() { 2 } else { self.seats() }
    }

    /// The side a seat scores for.
    pub fn side_of(&self, seat: Seat) -> Side {
        Side::wrap(seat.number(), self.sides())
    }

    /// The partner opposite, in games of two partnerships of two.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.partnerships() && self.seats() == 4).then(|| seat.step(2, 4))
    }

    /// All partners of a seat: none, one, or two in six hands.
    pub fn partners(&self, seat: Seat) -> Seats {
        let mut partners = Seats::NONE;
        if self.partnerships() {
            for other in Seat::all(self.seats()) {
                if other != seat && self.side_of(other) == self.side_of(seat) {
                    partners.insert(other);
                }
            }
        }
        partners
    }

    /// How many cards each seat is dealt.
    pub fn hand_size(&self) -> u8 {
        self.spec().hand
    }

    /// Whether a card is turned up.
    pub fn turns_up(&self) -> bool {
        !matches!(self.style(), Style::Bids(_) | Style::Napoleon)
    }

    /// The points that win the game; `None` where it is not counted up to a number.
    pub fn target(&self) -> Option<i16> {
        match self.style() {
            Style::Napoleon | Style::Buck => None,
            _ => Some(self.rules.target.into()),
        }
    }

    /// Whether a score is one short of the game: its side is in the barn.
    pub fn is_one_short(&self, score: i16) -> bool {
        self.target().is_some_and(|target| score == target - 1)
    }

    /// The score every side starts with: 0, or at buck what is counted down.
    pub fn opening_score(&self) -> i16 {
        match self.style() {
            Style::Buck => self.rules.start.into(),
            _ => 0,
        }
    }

    /// What cards it is played with.
    pub fn pack(&self) -> &'static Pack {
        const NONE: Benny = Benny::None;
        static PACKS: [Pack; 12] = [
            Pack::new(Deck::Nines, NONE),
            Pack::new(Deck::Nines, Benny::Joker),
            Pack::new(Deck::Nines, Benny::TwoOfSpades),
            Pack::new(Deck::Eights, NONE),
            Pack::new(Deck::Eights, Benny::Joker),
            Pack::new(Deck::Eights, Benny::TwoOfSpades),
            Pack::new(Deck::Sevens, NONE),
            Pack::new(Deck::Sevens, Benny::Joker),
            Pack::new(Deck::Sevens, Benny::TwoOfSpades),
            Pack::new(Deck::Full, NONE),
            Pack::new(Deck::Double, NONE),
            Pack::new(Deck::West, NONE),
        ];
        let benny = self.rules.benny as usize;
        &PACKS[match self.spec().deck {
            Deck::Nines => benny,
            Deck::Eights => 3 + benny,
            Deck::Sevens => 6 + benny,
            Deck::Full => 9,
            Deck::Double => 10,
            Deck::West => 11,
        }]
    }

    /// How its cards rank.
    pub fn order(&self) -> Order {
        match (self.spec().deck, self.rules.benny) {
            (Deck::West, _) => Order::West,
            (Deck::Double, _) => Order::Double,
            (Deck::Full, _) => Order::Plain,
            (_, Benny::None) => Order::Bowers,
            (_, Benny::Joker) => Order::Joker,
            (_, Benny::TwoOfSpades) => Order::TwoOfSpades,
        }
    }

    /// The order of the cards if this were trump; `None` where this game has no such trump.
    /// A pure function: what-if questions during the auction have the same answer as play.
    pub fn ranking(&self, trump: Trump) -> Option<&'static Ranking> {
        Ranking::of(self.order(), trump)
    }

    /// What can be named in this game besides suits and values, by its rules.
    pub(crate) fn calls_without_suit(&self) -> impl Iterator<Item = Call> {
        let no_trump = self.rules.no_trump.then_some(Call::NoTrump);
        let low = self.rules.low_no_trump.then_some(Call::Low);
        [no_trump, low].into_iter().flatten()
    }

    /// Whether the maker may say that he plays alone within his call.
    pub(crate) fn calls_alone(&self) -> bool {
        self.style() == Style::TurnUp && self.partnerships() && self.rules.alone
    }

    /// Cards that are dealt to nobody.
    pub fn undealt(&self) -> u8 {
        (self.pack().cards().len() as u8).saturating_sub(self.seats() * self.hand_size())
    }

    /// The option by which somebody may take cards from the top of the kitty, and how many. A widow
    /// is taken whole.
    pub(crate) fn taken_from_kitty(&self) -> Option<(&'static str, u8)> {
        if self.rules.dummy {
            Some((OptionKey::Dummy.name(), 2))
        } else if self.rules.going_under != GoingUnder::Off {
            Some((OptionKey::GoingUnder.name(), 3))
        } else {
            None
        }
    }

    /// The cards of the pack, for callers that only count.
    pub fn cards(&self) -> CardSet {
        self.pack().cards()
    }
}
