//! Players by name: a bot of this project, or any program that speaks the protocol.

use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use bower_bots::{Level, choose};
use bower_rules::{Action, Pack, View, short};
use serde_json::json;

/// How long a program may think about one move.
const PATIENCE: Duration = Duration::from_secs(60);

/// A player as typed: `bot:casual`, `random`, `cmd:PROGRAM ARGS`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A bot of this project.
    Bot(Level),
    /// A program and its arguments.
    Program(Vec<String>),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(name: &str) -> Result<Player, String> {
        if name == Level::Random.name() {
            return Ok(Player::Bot(Level::Random));
        }
        if let Some(level) = name.strip_prefix("bot:") {
            return level
                .parse()
                .map(Player::Bot)
                .map_err(|why: bower_bots::NoLevel| why.to_string());
        }
        let words: Vec<String> = name
            .strip_prefix("cmd:")
            .unwrap_or_default()
            .split_whitespace()
            .map(String::from)
            .collect();
        if words.is_empty() {
            let bots: Vec<String> = Level::ALL
                .iter()
                .skip(1)
                .map(|level| format!("bot:{level}"))
                .collect();
            return Err(format!(
                "a player is random, {} or cmd:PROGRAM ARGS",
                bots.join(", ")
            ));
        }
        Ok(Player::Program(words))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(Level::Random) => f.write_str("random"),
            Player::Bot(level) => write!(f, "bot:{level}"),
            Player::Program(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

/// What a player did that ends a match.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// The program could not be started.
    #[error("{player} could not be started: {why}")]
    Start {
        /// Who.
        player: String,
        /// Why.
        why: String,
    },
    /// The answer is no legal move.
    #[error("{player} answered \"{answer}\", which is not legal, to {question}")]
    Wrong {
        /// Who.
        player: String,
        /// The line it answered.
        answer: String,
        /// The line it was asked.
        question: String,
    },
    /// There was no answer in time.
    #[error("{player} did not answer within {} s to {question}", PATIENCE.as_secs())]
    Late {
        /// Who.
        player: String,
        /// The line it was asked.
        question: String,
    },
    /// The program ended or closed its output.
    #[error("{player} gave no more answers; it was asked {question}")]
    Gone {
        /// Who.
        player: String,
        /// The line it was asked.
        question: String,
    },
}

/// A player at a table.
pub enum Sitter {
    /// A bot.
    Bot(Level),
    /// A program that runs.
    Program(Box<Program>),
}

/// A program that answers one line with one line.
pub struct Program {
    name: String,
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Player {
    /// Sits down: a program is started.
    ///
    /// # Errors
    /// It cannot be.
    pub fn sit(&self) -> Result<Sitter, Fault> {
        match self {
            Player::Bot(level) => Ok(Sitter::Bot(*level)),
            Player::Program(words) => Program::start(&self.to_string(), words)
                .map(Box::new)
                .map(Sitter::Program),
        }
    }
}

impl Sitter {
    /// The move of the view's seat, which must be to act.
    ///
    /// # Errors
    /// A program answers wrongly, late or not at all.
    pub fn decide(&mut self, view: &View, seed: u64) -> Result<Action, Fault> {
        match self {
            Sitter::Bot(level) => {
                let first = view.legal().first().copied().unwrap_or(Action::Pass);
                Ok(choose(*level, view, seed).map_or(first, |choice| choice.action))
            }
            Sitter::Program(program) => program.decide(view),
        }
    }
}

impl Program {
    fn start(name: &str, words: &[String]) -> Result<Program, Fault> {
        let fault = |why: &dyn fmt::Display| Fault::Start {
            player: name.to_string(),
            why: why.to_string(),
        };
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| fault(&"no program is named"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| fault(&why))?;
        let input = child.stdin.take();
        let output = child
            .stdout
            .take()
            .ok_or_else(|| fault(&"it has no output"))?;
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { break };
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Program {
            name: name.to_string(),
            child,
            input,
            answers,
        })
    }

    fn decide(&mut self, view: &View) -> Result<Action, Fault> {
        let pack = view.game().pack();
        let legal = view.legal();
        let spelled: Vec<String> = legal.iter().map(|action| action.spell(pack)).collect();
        let question = json!({ "view": view.to_json(), "legal": spelled }).to_string();
        let gone = |question: String| Fault::Gone {
            player: self.name.clone(),
            question,
        };
        let asked = self.input.as_mut().is_some_and(|input| {
            writeln!(input, "{question}")
                .and_then(|()| input.flush())
                .is_ok()
        });
        if !asked {
            return Err(gone(question));
        }
        let answer = match self.answers.recv_timeout(PATIENCE) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => {
                return Err(Fault::Late {
                    player: self.name.clone(),
                    question,
                });
            }
            Err(RecvTimeoutError::Disconnected) => return Err(gone(question)),
        };
        named(&answer, &legal, pack).ok_or_else(|| Fault::Wrong {
            player: self.name.clone(),
            answer: short(&answer),
            question,
        })
    }
}

/// The legal move that an answer spells. The two copies of a card in a double deck are spelled alike, and the cards of
/// one move may stand in any order.
fn named(answer: &str, legal: &[Action], pack: &Pack) -> Option<Action> {
    let spelled = Action::parse(pack, answer.trim()).ok()?.spell(pack);
    legal
        .iter()
        .copied()
        .find(|action| action.spell(pack) == spelled)
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that reads to the end of its input ends by itself; another one is ended.
        drop(self.input.take());
        for _ in 0..50 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bower_rules::{Card, Game, Preset, Table};

    #[test]
    fn every_move_that_is_asked_for_may_be_answered_also_of_a_double_deck() {
        for preset in Preset::ALL {
            let game = Game::preset(preset);
            let pack = game.pack();
            let mut second_copies = 0;
            for seed in 0..20 {
                let mut table = Table::new(game, seed, None);
                table.deal().expect("a deal");
                while let Some(seat) = table.to_act() {
                    let legal = table.view(seat).legal();
                    for action in &legal {
                        let spelled = action.spell(pack);
                        assert_eq!(named(&spelled, &legal, pack), Some(*action), "{spelled}");
                        let played = |card: Card| *action == Action::Play(card);
                        second_copies += usize::from(
                            pack.cards()
                                .iter()
                                .any(|card| played(card) && pack.first_copy(card) != card),
                        );
                    }
                    let at = seed as usize % legal.len();
                    table.apply(seat, legal[at]).expect("legal");
                }
            }
            assert_eq!(second_copies > 0, preset == Preset::DoubleBid, "{preset:?}");
        }
    }

    #[test]
    fn an_answer_that_is_not_legal_names_no_move() {
        let game = Game::preset(Preset::Euchre);
        let mut table = Table::new(game, 1, None);
        table.deal().expect("a deal");
        let seat = table.to_act().expect("eldest is asked");
        let legal = table.view(seat).legal();
        for answer in ["name H", "play 9H", "", "order loner", "1 pass"] {
            assert_eq!(named(answer, &legal, game.pack()), None, "{answer}");
        }
    }
}
