//! Bids of the games that are bid for.

use std::fmt;

/// What a player bids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bid {
    /// So many tricks, 1 to 12.
    Tricks(u8),
    /// No trick at all (§8 Napoleon).
    Misere,
    /// All five (§8 Napoleon).
    Nap,
    /// All five, over a nap (§8 Napoleon).
    Wellington,
    /// All five, over a wellington (§8 Napoleon).
    Blucher,
    /// All six for twelve points (§13.3 Bid games, 7).
    Pepper,
}

impl Bid {
    /// Its place among the bids of its game: a bid must be higher than all before it.
    pub const fn height(self) -> u8 {
        match self {
            Bid::Tricks(n) => n * 2,
            // Misère stands between three and four tricks.
            Bid::Misere => 7,
            Bid::Nap => 10,
            Bid::Wellington => 11,
            Bid::Blucher => 12,
            Bid::Pepper => 13,
        }
    }

    /// Reads the spelling of records.
    pub fn from_name(name: &str) -> Option<Bid> {
        Some(match name {
            "misere" => Bid::Misere,
            "nap" => Bid::Nap,
            "wellington" => Bid::Wellington,
            "blucher" => Bid::Blucher,
            "pepper" => Bid::Pepper,
            _ if name.bytes().all(|b| b.is_ascii_digit()) && !name.starts_with('0') => {
                Bid::Tricks(name.parse().ok().filter(|n| (1..=12).contains(n))?)
            }
            _ => return None,
        })
    }
}

/// As records spell it.
impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bid::Tricks(n) => return fmt::Display::fmt(n, f),
            Bid::Misere => "misere",
            Bid::Nap => "nap",
            Bid::Wellington => "wellington",
            Bid::Blucher => "blucher",
            Bid::Pepper => "pepper",
        })
    }
}
