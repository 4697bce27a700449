//! No sentence stands in the code: everything a player reads or hears is in the words, in every language.

use std::fs;
use std::path::{Path, PathBuf};

/// What is shown, said or told comes from these; the terminal's command has its own words, and is none of them.
const SOURCES: [&str; 10] = [
    "src",
    "plugins/cards/src",
    "plugins/controls/src",
    "plugins/keep/src",
    "plugins/motion/src",
    "plugins/page/src",
    "plugins/panels/src",
    "plugins/sound/src",
    "plugins/speech/src",
    "plugins/stage/src",
];

/// Calls whose strings no player meets: the log, faults of the program, names of entities, threads and widgets.
const UNSEEN: [&str; 19] = [
    "error!(",
    "warn!(",
    "info!(",
    "debug!(",
    "trace!(",
    "panic!(",
    "assert!(",
    "assert_eq!(",
    "assert_ne!(",
    "expect(",
    "Name::new(",
    "Id::new(",
    ".name(",
    "note(",
    "panel(",
    "over_table(",
    "scroll(",
    "#[error(",
    "reason = ",
];

/// Files with strings that read like words and are none of the game's sentences, and why.
const EXEMPT: [(&str, &str); 14] = [
    (
        "src/main.rs",
        "a game without a display answers in the terminal",
    ),
    (
        "src/booking.rs",
        "what both the command line and the log of a page tell",
    ),
    ("src/window.rs", "the game's own name"),
    ("plugins/stage/src/layout/apart.rs", "a test"),
    ("plugins/stage/src/layout/readable.rs", "a test"),
    (
        "plugins/keep/src/store/page.rs",
        "what a browser refuses is told in the log",
    ),
    ("plugins/panels/src/start.rs", "the bots' own names"),
    (
        "plugins/panels/src/settings/credits.rs",
        "names of parts and licences",
    ),
    ("plugins/panels/src/tree.rs", "names of nodes"),
    ("plugins/cards/src/card.rs", "names of entities"),
    ("plugins/cards/src/art.rs", "the fonts' file names"),
    (
        "plugins/controls/src/map/button.rs",
        "how settings spell keys",
    ),
    (
        "plugins/controls/src/prompts/glyphs.rs",
        "what is printed on buttons",
    ),
    (
        "plugins/controls/src/prompts/style.rs",
        "how pads name themselves",
    ),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("it can be read").flatten() {
        let path = entry.path();
        let tests = path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() {
            if !tests {
                found.extend(files(&path));
            }
        } else if path.extension().is_some_and(|kind| kind == "rs") && !tests {
            found.push(path);
        }
    }
    found
}

/// The string literals of a source, its tests and comments apart: where each begins, and what it says.
fn literals(source: &str) -> Vec<(usize, &str)> {
    let source = source
        .split_once("#[cfg(test)]\nmod tests")
        .map_or(source, |(code, _)| code);
    let bytes = source.as_bytes();
    let (mut all, mut at) = (Vec::new(), 0);
    let end_of = |from: usize, end: &str| {
        source[from..]
            .find(end)
            .map_or(source.len(), |to| from + to + end.len())
    };
    while at < bytes.len() {
        let rest = &source[at..];
        if rest.starts_with("//") {
            at = end_of(at, "\n");
        } else if rest.starts_with("/*") {
            at = end_of(at, "*/");
        } else if rest.starts_with("r#\"") {
            let end = end_of(at + 3, "\"#");
            all.push((at, &source[at + 3..end - 2]));
            at = end;
        } else if bytes[at] == b'"' {
            let mut end = at + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            all.push((at, &source[at + 1..end.min(source.len())]));
            at = end + 1;
        } else if rest.starts_with("'\"'") {
            at += 3;
        } else if rest.starts_with("'\\") {
            at += 4;
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    all
}

/// Whether a string reads like words: two of them in a row, or one with a capital.
fn reads(literal: &str) -> bool {
    let mut plain = String::new();
    let mut depth = 0_u32;
    for c in literal.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let is_word = |word: &str| {
        let word = word.trim_matches(|c: char| ",.;:!?’'()".contains(c));
        word.chars().count() > 1 && word.chars().all(|c| c.is_alphabetic() || c == '’')
    };
    let words: Vec<&str> = plain.split(' ').collect();
    let two = words.windows(2).any(|pair| pair.iter().all(|w| is_word(w)));
    let mut letters = plain.trim_end_matches(['.', '!', '?']).chars();
    let one = letters.next().is_some_and(char::is_uppercase)
        && letters.clone().count() > 1
        && letters.all(char::is_lowercase);
    two || one
}

/// Whether the string at that place is handed to something no player meets: to the call it is in, or the call around.
fn unseen(source: &str, at: usize) -> bool {
    let from = source[..at]
        .rfind(['}', ';'])
        .map_or(0, |from| from + 1)
        .max(at.saturating_sub(400));
    let mut from = from;
    while !source.is_char_boundary(from) {
        from += 1;
    }
    let before = &source[from..at];
    UNSEEN.iter().any(|call| {
        before.match_indices(call).any(|(place, _)| {
            let within = &before[place..];
            let opened = within.matches(['(', '[']).count();
            let closed = within.matches([')', ']']).count();
            opened > closed || call.ends_with("= ") && opened == closed
        })
    })
}

#[test]
fn no_sentence_stands_in_the_code() {
    let (mut found, mut looked, mut used) = (Vec::new(), 0, Vec::new());
    for folder in SOURCES {
        for file in files(&root().join(folder)) {
            let source = fs::read_to_string(&file).expect("it can be read");
            let name = file.strip_prefix(root()).expect("it lies there");
            let exempt = EXEMPT.iter().find(|(path, _)| name == Path::new(path));
            for (at, literal) in literals(&source) {
                looked += 1;
                if !reads(literal) || unseen(&source, at) {
                    continue;
                }
                match exempt {
                    Some((path, _)) => used.push(*path),
                    None => found.push(format!("{}: \"{literal}\"", name.display())),
                }
            }
        }
    }
    assert!(looked > 1_500, "only {looked} strings were looked at");
    assert!(
        found.is_empty(),
        "these belong in the words:\n{}",
        found.join("\n")
    );
    for (path, why) in EXEMPT {
        assert!(used.contains(&path), "{path} needs no exemption: {why}");
    }
}

#[test]
fn a_sentence_handed_to_a_board_is_found() {
    for told in [
        r#"Board::new(place, "Next hand").show(cloth)"#,
        r#"cloth.line(at, Align2::LEFT_TOP, "Paused", Letter::Bold, 32.0, ink, room)"#,
        r#"toasts.say(format!("{name} has passed"), text("why"))"#,
        r#"heard.say("It is your turn.".into())"#,
        r#"let c = '"'; cloth.call("Last trick")"#,
    ] {
        let shown = |(at, literal): &(usize, &str)| reads(literal) && !unseen(told, *at);
        assert!(literals(told).iter().any(shown), "{told}");
    }
    for fine in [
        r#"Board::new(place, &text("next-hand"))"#,
        r#"warn!("the page does not answer: {why}")"#,
        r#"floor::over_table(ctx, look, shown, "last trick", area, |cloth| {"#,
        r#"commands.spawn((Name::new("eye for pages"), Camera2d))"#,
        r#"// cloth.call("Last trick")"#,
        r#"("menu", "M4 6 H20 M4 12 H20 M4 18 H20")"#,
    ] {
        let shown = |(at, literal): &(usize, &str)| reads(literal) && !unseen(fine, *at);
        assert!(!literals(fine).iter().any(shown), "{fine}");
    }
}
