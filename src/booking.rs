//! A match asked for in words: on the command line, or in the address of a page.

use bower_panels::{Start, seats_for};
use bower_rules::{Game, Preset};
use bower_stage::Player;

use crate::chance;

/// What was asked for, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Booking {
    /// The number that decides dealer, cards and bots.
    pub seed: Option<u64>,
    /// The game's name, such as `west`.
    pub preset: Option<String>,
    /// House rules, such as `stick_the_dealer=true`.
    pub options: Vec<String>,
    /// Who plays, seat by seat.
    pub seats: Vec<String>,
    /// Bots play every seat.
    pub bots: bool,
}

/// What a seat can be given to.
const PLAYERS: [&str; 5] = ["you", "beginner", "casual", "sharp", "master"];

impl Booking {
    /// What pairs of names and values ask for, named as on the command line. Others' names are left alone.
    ///
    /// # Errors
    /// A seed that is no number.
    pub fn from_pairs(pairs: impl IntoIterator<Item = (String, String)>) -> Result<Self, String> {
        let mut booking = Self::default();
        for (name, value) in pairs {
            match name.as_str() {
                "seed" => {
                    let seed = value.parse();
                    booking.seed = Some(seed.map_err(|_| format!("\"{value}\" is no seed"))?);
                }
                "preset" => booking.preset = Some(value),
                "option" => booking.options.push(value),
                "seats" => booking.seats.extend(value.split(',').map(str::to_owned)),
                "bots" => booking.bots = matches!(value.as_str(), "" | "1" | "true"),
                _ => {}
            }
        }
        Ok(booking)
    }

    /// The match asked for; none when nothing was asked for, and the title comes first.
    ///
    /// # Errors
    /// A wrong game, rule, value or player, with the right ones.
    pub fn start(&self) -> Result<Start, String> {
        let asked = self.seed.is_some()
            || self.preset.is_some()
            || self.bots
            || !self.options.is_empty()
            || !self.seats.is_empty();
        if !asked {
            return Ok(Start::default());
        }
        let game = self.game()?;
        let players = self.players(game)?;
        Ok(Start(Some((
            game,
            seats_for(&players),
            self.seed.unwrap_or_else(chance::fresh),
        ))))
    }

    fn game(&self) -> Result<Game, String> {
        let name = self.preset.as_deref().unwrap_or(Preset::Euchre.name());
        let mut pairs = Vec::new();
        for option in &self.options {
            let Some(pair) = option.split_once('=') else {
                return Err(format!("\"{option}\" should be spelled rule=value"));
            };
            pairs.push(pair);
        }
        Game::from_name(name)
            .and_then(|game| game.with_all(pairs))
            .map_err(|why| why.to_string())
    }

    fn players(&self, game: Game) -> Result<Vec<Player>, String> {
        let seats = usize::from(game.seats());
        if self.seats.len() > seats {
            return Err(format!(
                "{} has {seats} seats, not {}",
                game.name(),
                self.seats.len()
            ));
        }
        let mut players = Vec::with_capacity(seats);
        for seat in 0..seats {
            let usual = if seat == 0 { "you" } else { "casual" };
            let name = self.seats.get(seat).map_or(usual, String::as_str);
            let Some(&known) = PLAYERS.iter().find(|known| **known == name) else {
                return Err(format!(
                    "\"{name}\" cannot sit down; a seat is one of {}",
                    PLAYERS.join(", ")
                ));
            };
            players.push(match known {
                "you" if self.bots => Player::Bot("casual"),
                "you" => Player::Person,
                level => Player::Bot(level),
            });
        }
        Ok(players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairs(pairs: &[(&str, &str)]) -> Result<Booking, String> {
        Booking::from_pairs(
            pairs
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned())),
        )
    }

    #[test]
    fn an_address_books_what_a_command_line_does() {
        let booking = pairs(&[
            ("preset", "west"),
            ("seed", "7"),
            ("option", "farmer=redeal"),
            ("option", "stick_the_dealer=true"),
            ("seats", "you,master"),
            ("bots", ""),
        ]);
        let expected = Booking {
            seed: Some(7),
            preset: Some("west".into()),
            options: vec!["farmer=redeal".into(), "stick_the_dealer=true".into()],
            seats: vec!["you".into(), "master".into()],
            bots: true,
        };
        assert_eq!(booking, Ok(expected));
    }

    #[test]
    fn what_a_shop_adds_to_the_address_books_nothing() {
        let booking = pairs(&[("v", "1699"), ("utm_source", "x"), ("probe", "")])
            .expect("nothing of it is wrong");
        assert_eq!(booking, Booking::default());
        assert!(booking.start().expect("it is right").0.is_none());
    }

    #[test]
    fn a_seed_that_is_no_number_is_refused() {
        assert!(pairs(&[("seed", "seven")]).is_err());
    }
}
