//! What a player may do, and how records spell it.

use crate::echo::short;
use crate::{Attribute, Bid, Call, Card, CardSet, Cards, Pack, Suit, Value};
use thiserror::Error;

/// One move of one seat. Records spell it as [`Action::spell`] does, after the seat's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Says pass: to a call, a bid, a claim, an offer.
    Pass,
    /// Orders the turn-up, or as dealer takes it up; its suit is trump.
    Order {
        /// And plays without a partner.
        alone: bool,
    },
    /// The dealer leaves the turn-up where it lies.
    Decline,
    /// Names trump.
    Name {
        /// What is named.
        trump: Call,
        /// And plays without a partner.
        alone: bool,
    },
    /// West: names the set of values that counts tens.
    Tens(Attribute),
    /// Bids.
    Bid(Bid),
    /// Throws one to four cards face down.
    Discard(Cards),
    /// Shows three cards and takes the top three of the kitty for them.
    Under([Card; 3]),
    /// Claims a farmer's hand: shows it, and the same dealer deals again.
    Farmer,
    /// Plays without a partner.
    Alone,
    /// West: my partner plays without me.
    Volunteer,
    /// Does not play alone.
    Together,
    /// Defends without a partner.
    Defend,
    /// Without a card: asks for the partner's best card. With one: gives it.
    Best(Option<Card>),
    /// Calls a card, whose holder is the maker's partner.
    Call(Card),
    /// Buck: plays this hand.
    Stay,
    /// Buck: leaves this hand.
    Drop,
    /// Names the suit to follow to a benny led at no-trump.
    Suit(Suit),
    /// Plays a card to the trick.
    Play(Card),
}

/// A move that does not read as one.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActionError {
    /// The first word is no move.
    #[error("\"{}\" is no move", short(.0))]
    Unknown(String),
    /// A word that should be a card of this pack is not.
    #[error("\"{}\" is no card of this pack", short(.0))]
    NoCard(String),
    /// The move wants other words after it.
    #[error("\"{}\" should be spelled {}", short(.0), .1)]
    Misspelt(String, &'static str),
}

impl Action {
    /// The move without its seat, as records spell it: `order alone`, `discard 9H`. Several cards
    /// are spelled in the order of the alphabet.
    pub fn spell(&self, pack: &Pack) -> String {
        let with = |word: &str, cards: CardSet| {
            let mut names: Vec<String> = cards
                .iter()
                .map(|card| pack.spell(card).to_string())
                .collect();
            names.sort();
            format!("{word} {}", names.join(" "))
        };
        match *self {
            Action::Pass => "pass".into(),
            Action::Order { alone: false } => "order".into(),
            Action::Order { alone: true } => "order alone".into(),
            Action::Decline => "decline".into(),
            Action::Name {
                trump,
                alone: false,
            } => format!("name {trump}"),
            Action::Name { trump, alone: true } => format!("name {trump} alone"),
            Action::Tens(attribute) => format!("tens {}", attribute.name()),
            Action::Bid(bid) => format!("bid {bid}"),
            Action::Discard(cards) => with("discard", cards.set()),
            Action::Under(cards) => with("under", cards.into_iter().collect()),
            Action::Farmer => "farmer".into(),
            Action::Alone => "alone".into(),
            Action::Volunteer => "volunteer".into(),
            Action::Together => "together".into(),
            Action::Defend => "defend".into(),
            Action::Best(None) => "best".into(),
            Action::Best(Some(card)) => format!("best {}", pack.spell(card)),
            Action::Call(card) => format!("call {}", pack.spell(card)),
            Action::Stay => "stay".into(),
            Action::Drop => "drop".into(),
            Action::Suit(suit) => format!("suit {}", suit.letter()),
            Action::Play(card) => format!("play {}", pack.spell(card)),
        }
    }

    /// Reads a move without its seat. In a double deck a card reads as its first copy.
    ///
    /// # Errors
    /// What is wrong with the words. Whether the move is legal, only a hand can say.
    pub fn parse(pack: &Pack, text: &str) -> Result<Action, ActionError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let misspelt = |how| ActionError::Misspelt(text.trim().to_string(), how);
        let card = |name: &str| {
            pack.parse(name)
                .ok_or_else(|| ActionError::NoCard(name.to_string()))
        };
        let set = |names: &[&str]| -> Result<CardSet, ActionError> {
            let mut set = CardSet::EMPTY;
            for name in names {
                let one = card(name)?;
                let new = set.insert(one) || set.insert(pack.twin(one));
                if !new {
                    return Err(ActionError::NoCard(format!("{name} twice")));
                }
            }
            Ok(set)
        };
        let alone = |rest: &[&str], how| match rest {
            [] => Ok(false),
            ["alone"] => Ok(true),
            _ => Err(misspelt(how)),
        };
        Ok(match words.as_slice() {
            ["pass"] => Action::Pass,
            ["order", rest @ ..] => Action::Order {
                alone: alone(rest, "order [alone]")?,
            },
            ["decline"] => Action::Decline,
            ["name", trump, rest @ ..] => Action::Name {
                trump: Action::parse_call(pack, trump)
                    .ok_or_else(|| misspelt("name SUIT|NT|LOW [alone], in West name VALUE"))?,
                alone: alone(rest, "name SUIT [alone]")?,
            },
            ["tens", set] => Action::Tens(
                Attribute::from_name(set).ok_or_else(|| misspelt("tens numbers|colours|shapes"))?,
            ),
            ["bid", bid] => Action::Bid(
                Bid::from_name(bid)
                    .ok_or_else(|| misspelt("bid N|misere|nap|wellington|blucher|pepper"))?,
            ),
            ["discard", names @ ..] => Action::Discard(
                Cards::from_set(set(names)?).ok_or_else(|| misspelt("discard CARD…"))?,
            ),
            ["under", names @ ..] => {
                let cards: Vec<Card> = set(names)?.iter().collect();
                Action::Under(
                    cards
                        .try_into()
                        .map_err(|_| misspelt("under CARD CARD CARD"))?,
                )
            }
            ["farmer"] => Action::Farmer,
            ["alone"] => Action::Alone,
            ["volunteer"] => Action::Volunteer,
            ["together"] => Action::Together,
            ["defend"] => Action::Defend,
            ["best"] => Action::Best(None),
            ["best", name] => Action::Best(Some(card(name)?)),
            ["call", name] => Action::Call(card(name)?),
            ["stay"] => Action::Stay,
            ["drop"] => Action::Drop,
            ["suit", suit] => Action::Suit(
                single(suit)
                    .and_then(Suit::from_letter)
                    .ok_or_else(|| misspelt("suit C|D|H|S"))?,
            ),
            ["play", name] => Action::Play(card(name)?),
            _ => return Err(ActionError::Unknown(text.trim().to_string())),
        })
    }

    fn parse_call(pack: &Pack, word: &str) -> Option<Call> {
        if pack.deck() == crate::Deck::West {
            return Some(Call::West(Value::from_letter(single(word)?)?));
        }
        match word {
            "NT" => Some(Call::NoTrump),
            "LOW" => Some(Call::Low),
            _ => Some(Call::Suit(Suit::from_letter(single(word)?)?)),
        }
    }
}

/// The only letter of a word.
fn single(word: &str) -> Option<char> {
    let mut letters = word.chars();
    let first = letters.next()?;
    letters.next().is_none().then_some(first)
}
