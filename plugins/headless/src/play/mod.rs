//! `bower play`: a game in words, at the terminal.

mod told;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use bower_bots::{Level, choose};
use bower_rules::{Action, Ask, CardSet, Event, Illegal, Seat, Table};

use crate::cli::Play;
use crate::failure::Failure;
use crate::seeds;
use told::Teller;

/// What is typed besides moves.
const KEYS: &str =
    "Type a move or its number; ? for the rules, u to take back, s for the score, q to leave.";

/// What is said where nobody types, as when the input is a pipe.
const BOTS: &str = "Bots play every seat: a person plays where moves are typed at a terminal.";

/// Plays a game.
///
/// # Errors
/// The game cannot be had, the seat is not at its table, or reading or writing fails.
pub fn run(args: &Play) -> Result<(), Failure> {
    let game = args.which.game()?;
    let seat = Seat::new(args.seat)
        .filter(|seat| seat.number() < game.seats())
        .ok_or(Failure::NoSeat {
            seat: args.seat,
            seats: game.seats(),
        })?;
    let person = (!args.bots && io::stdin().is_terminal()).then_some(seat);
    let seed = args.seed.unwrap_or_else(seeds::from_clock);
    let table = Table::new(game, seed, None);
    Sitting {
        table,
        person,
        level: args.level,
        seed,
        input: io::stdin().lock(),
        output: io::stdout().lock(),
    }
    .play()
}

/// A game at a terminal.
struct Sitting<I, O> {
    table: Table,
    /// The seat a person plays; nobody where bots play all.
    person: Option<Seat>,
    level: Level,
    seed: u64,
    input: I,
    output: O,
}

/// What a person typed.
enum Typed {
    Move(Action),
    Rules,
    Undo,
    Score,
    Leave,
    Nothing(String),
}

impl<I: BufRead, O: Write> Sitting<I, O> {
    fn play(&mut self) -> Result<(), Failure> {
        let title = self.table.game().preset.title();
        writeln!(self.output, "{title}, game {}.", self.seed)?;
        if self.person.is_some() {
            writeln!(self.output, "{KEYS}")?;
        } else {
            writeln!(self.output, "{BOTS}")?;
        }
        while self.table.winner().is_none() {
            if self.table.awaiting_deal() {
                let events = self.table.deal()?;
                self.tell(&events)?;
            }
            let Some(seat) = self.table.to_act() else {
                continue;
            };
            let action = if self.person == Some(seat) {
                match self.ask(seat)? {
                    Some(action) => action,
                    None => {
                        writeln!(self.output, "Goodbye.")?;
                        return Ok(());
                    }
                }
            } else {
                self.bot(seat)
            };
            match self.table.apply(seat, action) {
                Ok(events) => self.tell(&events)?,
                Err(illegal) => self.refuse(&illegal)?,
            }
        }
        Ok(())
    }

    fn teller(&self) -> Teller<'_> {
        Teller {
            game: self.table.game(),
            viewer: self.person,
        }
    }

    /// A bot's move: settled by what it sees and by its own seed.
    fn bot(&self, seat: Seat) -> Action {
        let view = self.table.view(seat);
        let seed = seeds::of(&[
            self.seed,
            self.table.deal_number().into(),
            self.table.moves().len() as u64,
        ]);
        let first = self.table.legal().first().copied().unwrap_or(Action::Pass);
        choose(self.level, &view, seed).map_or(first, |choice| choice.action)
    }

    fn tell(&mut self, events: &[Event]) -> Result<(), Failure> {
        let mut over = false;
        for &event in events {
            over |= matches!(event, Event::HandOver(_));
            let seen = if self.person.is_some() {
                event.seen_by(self.person)
            } else {
                Some(event)
            };
            if let Some(line) = seen.and_then(|event| self.teller().tell(event)) {
                writeln!(self.output, "{line}")?;
            }
        }
        if over {
            let line = self.teller().score(&self.table.score());
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn refuse(&mut self, illegal: &Illegal) -> Result<(), Failure> {
        let law = illegal.law.to_string();
        let law = law.split(" (").next().unwrap_or(&law);
        writeln!(self.output, "That is not possible: {law}.")?;
        Ok(())
    }

    /// Asks the person until there is a move; `None` when he leaves.
    fn ask(&mut self, seat: Seat) -> Result<Option<Action>, Failure> {
        self.situation(seat)?;
        loop {
            write!(self.output, "> ")?;
            self.output.flush()?;
            match self.typed()? {
                Typed::Move(action) => return Ok(Some(action)),
                Typed::Rules => {
                    for line in words::rules_of(self.table.game(), self.table.hand().ask()) {
                        writeln!(self.output, "{line}")?;
                    }
                    writeln!(self.output, "{KEYS}")?;
                }
                Typed::Score => {
                    let line = self.teller().score(&self.table.score());
                    writeln!(self.output, "{line}")?;
                }
                Typed::Undo => {
                    if self.table.undo(seat) {
                        writeln!(self.output, "Taken back.")?;
                        self.situation(seat)?;
                    } else {
                        writeln!(self.output, "There is nothing to take back.")?;
                    }
                }
                Typed::Leave => return Ok(None),
                Typed::Nothing(why) => writeln!(self.output, "{why} ? for help.")?,
            }
        }
    }

    /// What the person sees and may do.
    fn situation(&mut self, seat: Seat) -> Result<(), Failure> {
        let view = self.table.view(seat);
        let hand = view.hand();
        let game = *self.table.game();
        let pack = game.pack();
        writeln!(self.output)?;
        if hand.ask() == Ask::Play {
            if let Some(trump) = hand.trump() {
                writeln!(self.output, "{}.", words::capital(&words::trump(trump)))?;
            }
            let table: Vec<String> = hand
                .trick()
                .iter()
                .map(|&(by, card)| {
                    format!("{}: {}", self.teller().name(by), words::card(pack, card))
                })
                .collect();
            let table = if table.is_empty() {
                "You lead".into()
            } else {
                format!("On the table, {}", table.join("; "))
            };
            writeln!(self.output, "{table}.")?;
        }
        let mine: CardSet = hand.cards(seat);
        if !mine.is_empty() {
            writeln!(self.output, "Your hand: {}.", words::cards(pack, mine))?;
        }
        writeln!(
            self.output,
            "{}",
            words::question(&game, hand.ask(), hand.turn_up())
        )?;
        for (at, &action) in self.table.legal().iter().enumerate() {
            let offer = words::offer(pack, hand.ask(), action);
            writeln!(
                self.output,
                "  {}. {offer} ({})",
                at + 1,
                action.spell(pack)
            )?;
        }
        Ok(())
    }

    fn typed(&mut self) -> Result<Typed, Failure> {
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(Typed::Leave);
        }
        let line = String::from_utf8_lossy(&line);
        let line = line.trim();
        let legal = self.table.legal();
        Ok(match line.to_lowercase().as_str() {
            "" => Typed::Nothing("Nothing was typed.".into()),
            "?" | "h" | "help" => Typed::Rules,
            "u" | "undo" => Typed::Undo,
            "s" | "score" => Typed::Score,
            "q" | "quit" | "exit" => Typed::Leave,
            number if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                let chosen = number
                    .parse::<usize>()
                    .ok()
                    .and_then(|n| legal.get(n.wrapping_sub(1)));
                chosen.map_or_else(
                    || Typed::Nothing(format!("The list has the numbers 1 to {}.", legal.len())),
                    |&action| Typed::Move(action),
                )
            }
            _ => self.read(line),
        })
    }

    /// A move in the records' spelling; a card alone is played, and small letters do as well as large ones.
    fn read(&self, line: &str) -> Typed {
        let pack = self.table.game().pack();
        let first = line.split_whitespace().next().unwrap_or_default();
        if let Some(card) = pack.parse(&first.to_uppercase())
            && self.table.hand().ask() == Ask::Play
        {
            return Typed::Move(Action::Play(card));
        }
        // Cards and suits are spelled in capitals, all else in small letters.
        let loose = |word: &str| {
            let large = word.to_uppercase();
            let small = word.to_lowercase();
            let is_word = small.len() > 3 && small != "nt" || small == "nap" || small == "bid";
            if is_word { small } else { large }
        };
        let mut words: Vec<String> = line.split_whitespace().map(loose).collect();
        if let Some(word) = words.first_mut() {
            *word = word.to_lowercase();
        }
        match Action::parse(pack, line).or_else(|_| Action::parse(pack, &words.join(" "))) {
            Ok(action) => Typed::Move(action),
            Err(why) => Typed::Nothing(format!("{}.", words::capital(&why.to_string()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bower_rules::{Game, Preset};

    /// What a person at seat 0 sees who types these lines.
    fn sitting(preset: Preset, typed: &str) -> String {
        let mut sitting = Sitting {
            table: Table::new(Game::preset(preset), 3, None),
            person: Seat::new(0),
            level: Level::Casual,
            seed: 3,
            input: typed.as_bytes(),
            output: Vec::new(),
        };
        sitting.play().expect("memory can be written");
        String::from_utf8(sitting.output).expect("words are text")
    }

    #[test]
    fn the_end_of_the_input_ends_the_game_politely() {
        assert!(sitting(Preset::Euchre, "").ends_with("> Goodbye.\n"));
        assert!(sitting(Preset::Euchre, "q\n").ends_with("> Goodbye.\n"));
    }

    #[test]
    fn what_is_no_move_is_asked_for_again() {
        let told = sitting(Preset::Euchre, "99\nfly\n\nplay 9X\n\u{7}\nname H H H\n");
        assert_eq!(told.matches("> ").count(), 7, "{told}");
        assert!(told.contains("The list has the numbers 1 to"));
        assert!(told.contains("\"fly\" is no move"));
        assert!(told.contains("Nothing was typed."));
    }

    #[test]
    fn a_question_mark_explains_what_is_asked() {
        let told = sitting(Preset::Euchre, "?\n");
        assert!(told.contains("order the turned card up, or pass"), "{told}");
    }

    #[test]
    fn a_move_may_be_typed_as_its_number_or_as_records_spell_it_and_taken_back() {
        let told = sitting(Preset::Euchre, "pass\nu\n1\n");
        assert!(told.contains("You pass."), "{told}");
        assert!(told.contains("Taken back."));
        assert!(sitting(Preset::Euchre, "PASS\n").contains("You pass."));
        assert!(sitting(Preset::Euchre, "u\n").contains("There is nothing to take back."));
    }

    #[test]
    fn nothing_hidden_is_told() {
        let told = sitting(Preset::Euchre, &"1\n".repeat(40));
        assert_eq!(
            told.matches("You hold: ").count(),
            told.matches("Deal ").count(),
            "{told}"
        );
        assert!(!told.contains("Left holds") && !told.contains("Your partner holds"));
    }

    #[test]
    fn every_game_can_be_played_to_its_end_by_typing_ones() {
        for preset in Preset::ALL {
            let told = sitting(preset, &"1\n".repeat(20_000));
            assert!(
                told.contains(" the game"),
                "{preset:?}: {}",
                &told[told.len().saturating_sub(600)..]
            );
        }
    }
}
