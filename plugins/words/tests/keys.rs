//! No sentence is missing and none is left over: the keys that the game's sources name are those the words have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every file under a folder with that ending, those of build output apart.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)
        .expect("the folder can be read")
        .flatten()
    {
        let path = entry.path();
        let name = entry.file_name();
        if path.is_dir() {
            if !["target", "tests", "node_modules"]
                .iter()
                .any(|other| name == *other)
            {
                found.extend(files(&path, ending));
            }
        } else if path.extension().is_some_and(|kind| kind == ending) {
            found.push(path);
        }
    }
    found
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The keys of a language, with the file each is in. A key twice is an error.
fn keys(language: &Path) -> BTreeMap<String, PathBuf> {
    let mut keys = BTreeMap::new();
    for file in files(language, "ftl") {
        for line in fs::read_to_string(&file).expect("it can be read").lines() {
            let Some((key, _)) = line.split_once(" =") else {
                continue;
            };
            if key.starts_with(|c: char| c.is_ascii_lowercase())
                && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
            {
                let twice = keys.insert(key.to_owned(), file.clone());
                assert!(
                    twice.is_none(),
                    "{key} stands twice, in {twice:?} and {file:?}"
                );
            }
        }
    }
    keys
}

/// The sources of the game, as one text a file; the terminal's command has its own words and helpers of like names.
fn sources() -> Vec<String> {
    let plugins = root().join("plugins");
    let mut found = files(&root().join("src"), "rs");
    found.extend(files(&plugins, "rs"));
    found
        .into_iter()
        .filter(|file| !file.starts_with(plugins.join("headless")))
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}

fn is_key(word: &str) -> bool {
    !word.is_empty()
        && word
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// Every string in the sources that could be a key, and every beginning of one that is put together: `format!("option-{}"`.
fn named(sources: &[String]) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for source in sources {
        // Every other piece between quotes is a string; an escaped quote only ever splits what is no key.
        for piece in source.split('"') {
            match piece.split_once('{') {
                Some((start, _)) if start.ends_with('-') && is_key(start) => {
                    begun.insert(start);
                }
                _ if is_key(piece) => {
                    whole.insert(piece);
                }
                _ => {}
            }
        }
    }
    (whole, begun)
}

/// The keys asked for outright: `text("key"`, `text_with("key"`, `Notice::new("key"`.
fn asked(sources: &[String]) -> BTreeSet<&str> {
    let mut keys = BTreeSet::new();
    for source in sources {
        for call in ["text(", "text_with(", "Notice::new("] {
            for (at, _) in source.match_indices(call) {
                let rest = source[at + call.len()..].trim_start();
                if let Some(key) = rest
                    .strip_prefix('"')
                    .and_then(|rest| rest.split('"').next())
                    .filter(|key| is_key(key))
                {
                    keys.insert(key);
                }
            }
        }
    }
    keys
}

#[test]
fn every_sentence_the_sources_ask_for_is_there() {
    let keys = keys(&root().join("plugins/words/locales/en"));
    let sources = sources();
    let asked = asked(&sources);
    assert!(
        asked.len() > 100,
        "only {} keys are asked for: the search misses them",
        asked.len()
    );
    let missing: Vec<&str> = asked
        .into_iter()
        .filter(|key| !keys.contains_key(*key))
        .collect();
    assert!(missing.is_empty(), "there are no words for {missing:?}");
}

#[test]
fn no_sentence_is_left_over() {
    let keys = keys(&root().join("plugins/words/locales/en"));
    let sources = sources();
    let (whole, begun) = named(&sources);
    let used = |key: &str| {
        let stem = key
            .strip_suffix("-why")
            .or_else(|| key.strip_suffix("-line"))
            .or_else(|| key.strip_suffix("-blurb"))
            .unwrap_or(key);
        whole.contains(key)
            || whole.contains(stem)
            || begun.iter().any(|start| key.starts_with(start))
    };
    let left: Vec<&String> = keys.keys().filter(|key| !used(key)).collect();
    assert!(left.is_empty(), "nobody says {left:?}");
}

#[test]
fn every_sentence_reads_as_one() {
    let keys = keys(&root().join("plugins/words/locales/en"));
    assert!(keys.len() > 400, "only {} keys were found", keys.len());
    let args: Vec<(&'static str, bower_words::Value<'_>)> = [
        "name",
        "dealer",
        "suit",
        "trump",
        "tens",
        "tricks",
        "points",
        "option",
        "other",
        "value",
        "line",
        "game",
        "card",
        "count",
        "bid",
        "set",
        "number",
        "colour",
        "shape",
        "rank",
        "score",
        "what",
        "file",
        "key",
        "act",
        "cards",
        "need",
        "target",
        "pack",
        "seats",
        "start",
        "deals",
        "march",
        "loner",
        "lone-euchred",
        "who",
        "state",
        "part",
        "version",
        "by",
        "side",
        "hand",
        "hands",
    ]
    .into_iter()
    .map(|name| (name, bower_words::Value::from(1)))
    .collect();
    let broken: Vec<&String> = keys
        .keys()
        .filter(|key| bower_words::find(key, &args).is_none())
        .collect();
    assert!(
        broken.is_empty(),
        "these do not read, or want something more filled in: {broken:?}"
    );
}
