//! What can be said on the command line: a game to start straight at the table.

use bower_panels::Start;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use crate::booking::Booking;

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

impl Args {
    /// The match asked for; none when nothing was asked for, and the title comes first.
    ///
    /// # Errors
    /// A wrong game, rule, value or player, with the right ones; the process should end with status 2.
    pub fn start(self) -> Result<Start, clap::Error> {
        let booking = Booking {
            seed: self.seed,
            preset: self.preset,
            options: self.options,
            seats: self.seats,
            bots: self.bots,
        };
        // In clap's own form, so that it points to the help.
        booking
            .start()
            .map_err(|why| Self::command().error(ErrorKind::InvalidValue, why))
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;
    use bower_stage::Player;

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
