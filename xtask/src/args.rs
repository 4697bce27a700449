//! The words people type after `cargo play`, `cargo verify`, `cargo web` and `cargo xtask bake`.

use crate::Failure;
use crate::example::Example;

/// What is printed for `--help`, and under a word that is not understood.
pub const HELP: &str = "\
cargo play [--yes] [WORDS FOR THE GAME…]
    Installs the system libraries the game needs (it asks first, unless root or --yes),
    builds the game and starts it. Without a display it is played in the terminal.
cargo verify [--quick]
    Formats, lints, documents and tests everything, in a window and in a browser too; --quick leaves out what needs Bevy.
cargo web [--thin] [--serve [--port N]] [--yes]
    Builds the game for browsers into web/dist. --thin builds fast and large, for trying out;
    --serve then serves it on this machine alone, on port 8080 unless told otherwise.
cargo web --zip [--yes]
    The same at its smallest, and packs web/dist/right-bower-itch.zip; fails over its budgets.
cargo xtask bake [--check] [WORDS FOR BAKE…]
    Draws the sheets and sounds in assets/ from their sources; --check only compares them.
cargo xtask bake --contact [FOLDER]
    Lays every face and back that is baked out on sheets to be looked at, in artefacts/contact unless told otherwise.
cargo xtask look [--size WxH,…] [--theme T,…] [--scene S,…] [--out FOLDER]
    Takes pictures of the game at its moments, in windows of every shape and in every evening; --scene film takes a deal
    and a trick picture by picture.
cargo xtask measure [--dev] [--play SECONDS] [--rest SECONDS] [--lenient]
    Measures what our systems cost in a frame of a table in full motion, in how many calls it is drawn, and what a table
    costs that waits for a person; fails over the budgets. With --dev the engine is as hardly optimised as in the
    development build, which is built sooner; our own code is as in a release.
";

/// The port of `cargo web --serve` where none is named.
const PORT: u16 = 8080;

/// One task, as asked for.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Say what there is.
    Help,
    /// Build and start the game.
    Play {
        /// Install without asking.
        yes: bool,
        /// Words handed on to the game.
        rest: Vec<String>,
    },
    /// Check everything.
    Verify {
        /// Leave out what needs Bevy.
        quick: bool,
    },
    /// Build for browsers.
    Web(Web),
    /// Run one of the game's examples.
    Example(Example, Vec<String>),
    /// Draw the assets from their sources.
    Bake {
        /// Only lay the pictures out on sheets.
        contact: bool,
        /// Words handed on to the baker.
        rest: Vec<String>,
    },
}

/// How to build for browsers, and what to do with it then.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Web {
    /// Quick to build rather than small.
    pub thin: bool,
    /// Pack the archive that itch.io takes, within the budgets.
    pub zip: bool,
    /// Serve on this port of the loopback address.
    pub serve: Option<u16>,
    /// Install without asking.
    pub yes: bool,
}

/// Reads the words after the name of the program.
///
/// # Errors
/// Names the first word that is not understood.
pub fn parse(words: &[String]) -> Result<Task, Failure> {
    let Some((task, rest)) = words.split_first() else {
        return Ok(Task::Help);
    };
    match task.as_str() {
        "help" | "--help" | "-h" => Ok(Task::Help),
        "play" => Ok(play(rest)),
        "bake" => Ok(Task::Bake {
            contact: rest.iter().any(|word| word.starts_with("--contact")),
            rest: rest.to_vec(),
        }),
        "look" => Ok(Task::Example(Example::Look, rest.to_vec())),
        "measure" => Ok(Task::Example(Example::Measure, rest.to_vec())),
        _ if rest.iter().any(|word| word == "--help" || word == "-h") => Ok(Task::Help),
        "verify" => verify(rest),
        "web" => web(rest).map(Task::Web),
        other => Err(format!("There is no task `{other}`.")),
    }
}

/// `--yes` is ours wherever it stands before a `--`; everything else is the game's.
fn play(words: &[String]) -> Task {
    let end = words
        .iter()
        .position(|word| word == "--")
        .unwrap_or(words.len());
    let (ours, after) = words.split_at(end);
    let is_yes = |word: &&String| matches!(word.as_str(), "--yes" | "-y");
    let rest = ours
        .iter()
        .filter(|word| !is_yes(word))
        .chain(after.iter().skip(1))
        .cloned()
        .collect();
    Task::Play {
        yes: ours.iter().any(|word| is_yes(&word)),
        rest,
    }
}

fn verify(words: &[String]) -> Result<Task, Failure> {
    match words.iter().find(|word| *word != "--quick") {
        Some(word) => Err(format!("`cargo verify` does not know `{word}`.")),
        None => Ok(Task::Verify {
            quick: !words.is_empty(),
        }),
    }
}

fn web(words: &[String]) -> Result<Web, Failure> {
    let mut how = Web::default();
    let mut port = None;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--thin" => how.thin = true,
            "--zip" => how.zip = true,
            "--serve" => how.serve = how.serve.or(Some(PORT)),
            "--yes" | "-y" => how.yes = true,
            "--port" => {
                let number = words.next().ok_or("`--port` needs a number.")?;
                port = Some(
                    number
                        .parse()
                        .map_err(|_| format!("`{number}` is no port: 0 to 65535."))?,
                );
            }
            other => return Err(format!("`cargo web` does not know `{other}`.")),
        }
    }
    match (how.serve, port) {
        (None, Some(_)) => return Err("`--port` goes with `--serve`.".into()),
        (Some(_), Some(port)) => how.serve = Some(port),
        (_, None) => {}
    }
    if how.zip && how.thin {
        return Err("`--zip` packs the small build, so it does not go with `--thin`.".into());
    }
    Ok(how)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task, Failure> {
        parse(
            &line
                .split_whitespace()
                .map(String::from)
                .collect::<Vec<_>>(),
        )
    }

    fn words(line: &str) -> Vec<String> {
        line.split_whitespace().map(String::from).collect()
    }

    #[test]
    fn no_words_and_help_say_what_there_is() {
        for line in ["", "help", "--help", "verify --help", "web -h"] {
            assert_eq!(read(line), Ok(Task::Help), "{line}");
        }
    }

    #[test]
    fn play_hands_everything_but_yes_on_to_the_game() {
        assert_eq!(
            read("play"),
            Ok(Task::Play {
                yes: false,
                rest: vec![]
            })
        );
        assert_eq!(
            read("play --seed 7 --yes --preset west"),
            Ok(Task::Play {
                yes: true,
                rest: words("--seed 7 --preset west")
            })
        );
        assert_eq!(
            read("play --help"),
            Ok(Task::Play {
                yes: false,
                rest: words("--help")
            })
        );
        assert_eq!(
            read("play -y -- --yes"),
            Ok(Task::Play {
                yes: true,
                rest: words("--yes")
            })
        );
    }

    #[test]
    fn verify_knows_quick_and_nothing_else() {
        assert_eq!(read("verify"), Ok(Task::Verify { quick: false }));
        assert_eq!(read("verify --quick"), Ok(Task::Verify { quick: true }));
        assert_eq!(
            read("verify --quickly"),
            Err("`cargo verify` does not know `--quickly`.".into())
        );
    }

    #[test]
    fn web_serves_on_8080_unless_told_otherwise() {
        let serve = |line| match read(line) {
            Ok(Task::Web(how)) => how.serve,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(serve("web"), None);
        assert_eq!(serve("web --serve"), Some(8080));
        assert_eq!(serve("web --serve --port 9000"), Some(9000));
        assert_eq!(serve("web --port 9000 --serve"), Some(9000));
    }

    #[test]
    fn web_refuses_what_cannot_go_together() {
        for line in [
            "web --zip --thin",
            "web --port 80",
            "web --serve --port",
            "web --serve --port 70000",
            "web --fast",
        ] {
            assert!(read(line).is_err(), "{line}");
        }
        assert_eq!(
            read("web --zip --yes"),
            Ok(Task::Web(Web {
                zip: true,
                yes: true,
                ..Web::default()
            }))
        );
    }

    #[test]
    fn an_unknown_task_is_named() {
        assert_eq!(read("fly"), Err("There is no task `fly`.".into()));
    }

    #[test]
    fn bake_hands_its_words_on() {
        assert_eq!(
            read("bake --check"),
            Ok(Task::Bake {
                contact: false,
                rest: words("--check")
            })
        );
    }

    #[test]
    fn contact_sheets_are_asked_of_the_pictures_alone() {
        for line in ["bake --contact", "bake --contact out", "bake --contact=out"] {
            let Ok(Task::Bake { contact: true, .. }) = read(line) else {
                panic!("{line}");
            };
        }
    }
}
