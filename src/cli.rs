//! What can be said on the command line: a game to start straight at the table.

use bower_panels::{Start, seats_for};
use bower_rules::{Game, Preset};
use bower_stage::Player;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::chance;

/// The Euchre family on an animated table. With any option it starts straight at a table.
#[derive(Parser, Debug, Default)]
#[command(name = "right-bower", version)]
pub struct Args {
    /// The number that decides dealer, cards and bots
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// The game: euchre, bga, hoyle, british, two-handed, west, …
    #[arg(long, value_name = "GAME")]
    pub preset: Option<String>,
    /// A house rule, such as stick_the_dealer=true; may be given again and again
    #[arg(long = "option", value_name = "RULE=VALUE")]
    pub options: Vec<String>,
    /// Who plays, seat by seat: you (several persons share the screen), beginner, casual, sharp or master
    #[arg(long, value_name = "WHO,WHO,…", value_delimiter = ',')]
    pub seats: Vec<String>,
    /// Bots play every seat
    #[arg(long)]
    pub bots: bool,
}

/// What a seat can be given to.
const PLAYERS: [&str; 5] = ["you", "beginner", "casual", "sharp", "master"];

impl Args {
    /// The match asked for; none when nothing was asked for, and the title comes first.
    ///
    /// # Errors
    /// A wrong game, rule, value or player, with the right ones; the process should end with status 2.
    pub fn start(&self) -> Result<Start, clap::Error> {
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

    fn game(&self) -> Result<Game, clap::Error> {
        let name = self.preset.as_deref().unwrap_or(Preset::Euchre.name());
        let mut pairs = Vec::new();
        for option in &self.options {
            let Some(pair) = option.split_once('=') else {
                return Err(refuse(format!("\"{option}\" should be spelled rule=value")));
            };
            pairs.push(pair);
        }
        Game::from_name(name)
            .and_then(|game| game.with_all(pairs))
            .map_err(|why| refuse(why.to_string()))
    }

    fn players(&self, game: Game) -> Result<Vec<Player>, clap::Error> {
        let seats = usize::from(game.seats());
        if self.seats.len() > seats {
            return Err(refuse(format!(
                "{} has {seats} seats, not {}",
                game.name(),
                self.seats.len()
            )));
        }
        let mut players = Vec::with_capacity(seats);
        for seat in 0..seats {
            let usual = if seat == 0 { "you" } else { "casual" };
            let name = self.seats.get(seat).map_or(usual, String::as_str);
            let Some(&known) = PLAYERS.iter().find(|known| **known == name) else {
                return Err(refuse(format!(
                    "\"{name}\" cannot sit down; a seat is one of {}",
                    PLAYERS.join(", ")
                )));
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

/// A refusal in clap's own form, so that it ends with status 2 and points to the help.
fn refuse(why: String) -> clap::Error {
    Args::command().error(ErrorKind::InvalidValue, why)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(line: &str) -> Result<Start, clap::Error> {
        Args::try_parse_from(line.split_whitespace()).and_then(|args| args.start())
    }

    fn refusal(line: &str) -> String {
        let error = start(line).expect_err(line);
        assert_eq!(error.exit_code(), 2, "{line}");
        error.to_string()
    }

    #[test]
    fn nothing_said_starts_at_the_title() {
        assert!(start("right-bower").expect("it is right").0.is_none());
    }

    #[test]
    fn a_game_with_house_rules_starts_at_its_table() {
        let line = "right-bower --seed 7 --preset euchre --option stick_the_dealer=true --seats you,sharp,casual,master";
        let (game, seating, seed) = start(line)
            .expect("it is right")
            .0
            .expect("a match is asked for");
        assert_eq!(seed, 7);
        assert!(game.rules.stick_the_dealer);
        let players: Vec<Player> = seating
            .chairs
            .values(4)
            .iter()
            .flatten()
            .map(|chair| chair.player)
            .collect();
        assert_eq!(
            players,
            [
                Player::Person,
                Player::Bot("sharp"),
                Player::Bot("casual"),
                Player::Bot("master")
            ]
        );
    }

    #[test]
    fn a_wrong_game_is_refused_with_the_list_of_right_ones() {
        let why = refusal("right-bower --preset whist");
        for preset in Preset::ALL {
            assert!(why.contains(preset.name()), "{why}");
        }
    }

    #[test]
    fn a_wrong_rule_or_value_is_refused_with_the_list_of_right_ones() {
        assert!(refusal("right-bower --option stuck=true").contains("stick_the_dealer"));
        assert!(refusal("right-bower --option stick_the_dealer=maybe").contains("false, true"));
        assert!(refusal("right-bower --option stick_the_dealer").contains("rule=value"));
        assert!(
            refusal("right-bower --preset west --option benny=joker")
                .contains("west cannot have benny")
        );
    }

    #[test]
    fn a_wrong_player_is_refused_with_the_list_of_right_ones() {
        assert!(refusal("right-bower --seats you,bob").contains("beginner, casual, sharp, master"));
        assert!(
            refusal("right-bower --preset two-handed --seats you,casual,casual")
                .contains("2 seats")
        );
    }

    #[test]
    fn several_persons_may_share_the_screen_and_no_two_have_one_name() {
        let (game, seating, _) = start("right-bower --seats you,casual,you,you")
            .expect("it is right")
            .0
            .expect("a match is asked for");
        assert_eq!(seating.people().count(), 3);
        let mut names: Vec<String> = bower_rules::Seat::all(game.seats())
            .map(|seat| seating.name(seat).to_owned())
            .collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 4);
        assert!(!names.contains(&bower_words::text("you")), "{names:?}");
    }

    #[test]
    fn bots_play_every_seat_when_asked_to() {
        let (_, seating, _) = start("right-bower --bots")
            .expect("it is right")
            .0
            .expect("a match is asked for");
        assert!(
            seating
                .chairs
                .values(4)
                .iter()
                .flatten()
                .all(|chair| chair.player != Player::Person)
        );
    }
}
