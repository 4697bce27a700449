//! Every setting there is, by group.

use bower_stage::settings::{HandOrder, Theme};
use bower_stage::{Settings, Speed};
use bower_words::text;

use super::Group;
use super::row::{Row, Sets};
use crate::names::LEVELS;

/// The backs, as the atlas names them.
const BACKS: [&str; 6] = [
    "ohio-star",
    "le-moyne",
    "mariners-compass",
    "sawtooth",
    "pinwheel",
    "dresden-plate",
];
const THEMES: [(Theme, &str); 4] = [
    (Theme::SummerNight, "theme-summer-night"),
    (Theme::HarvestNoon, "theme-harvest-noon"),
    (Theme::Snow, "theme-snow"),
    (Theme::HighContrast, "theme-high-contrast"),
];
const SPEEDS: [(Speed, &str); 4] = [
    (Speed::Leisurely, "speed-leisurely"),
    (Speed::Normal, "speed-normal"),
    (Speed::Brisk, "speed-brisk"),
    (Speed::Instant, "speed-instant"),
];
const ORDERS: [(HandOrder, &str); 3] = [
    (HandOrder::TrumpLeft, "order-trump-left"),
    (HandOrder::TrumpRight, "order-trump-right"),
    (HandOrder::AsDealt, "order-as-dealt"),
];

fn place<T: PartialEq>(all: &[(T, &str)], now: &T) -> usize {
    all.iter().position(|(one, _)| one == now).unwrap_or(0)
}

fn names<T>(all: &[(T, &str)]) -> Vec<String> {
    all.iter().map(|(_, key)| text(key)).collect()
}

fn switch(key: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> Row {
    Row {
        key,
        sets: Sets::Switch(get, set),
    }
}

fn volume(key: &'static str, field: fn(&mut Settings) -> &mut f32) -> Row {
    Row {
        key,
        sets: Sets::Slider(field, 0.0, 1.0, 10),
    }
}

fn choice(
    key: &'static str,
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
    names: fn() -> Vec<String>,
) -> Row {
    Row {
        key,
        sets: Sets::Choice(get, set, names),
    }
}

/// The language of every word.
pub(crate) fn language() -> Row {
    choice(
        "set-language",
        |s| {
            let all = bower_words::languages();
            all.iter().position(|code| *code == s.language).unwrap_or(0)
        },
        |s, i| {
            if let Some(code) = bower_words::languages().get(i) {
                s.language.clone_from(code);
            }
        },
        || {
            let all = bower_words::languages();
            all.iter().map(|code| bower_words::own_name(code)).collect()
        },
    )
}

/// How fast the table plays.
pub(crate) fn speed() -> Row {
    choice(
        "set-speed",
        |s| place(&SPEEDS, &s.speed),
        |s, i| s.speed = SPEEDS[i].0,
        || names(&SPEEDS),
    )
}

fn four_colours() -> Row {
    switch(
        "set-four-colours",
        |s| s.four_colours,
        |s, on| s.four_colours = on,
    )
}

fn large_index() -> Row {
    switch(
        "set-large-index",
        |s| s.large_index,
        |s, on| s.large_index = on,
    )
}

/// The rows of a group.
pub(super) fn rows(group: Group) -> Vec<Row> {
    match group {
        Group::Table => vec![
            language(),
            choice(
                "set-theme",
                |s| place(&THEMES, &s.theme),
                |s, i| s.theme = THEMES[i].0,
                || names(&THEMES),
            ),
            choice(
                "set-back",
                |s| BACKS.iter().position(|back| *back == s.back).unwrap_or(0),
                |s, i| BACKS[i].clone_into(&mut s.back),
                || BACKS.map(|back| text(&format!("back-{back}"))).into(),
            ),
            choice(
                "set-level",
                |s| {
                    LEVELS
                        .iter()
                        .position(|level| *level == s.level)
                        .unwrap_or(1)
                },
                |s, i| LEVELS[i].clone_into(&mut s.level),
                || LEVELS.map(|level| text(&format!("level-{level}"))).into(),
            ),
            switch("set-hints", |s| s.hints, |s, on| s.hints = on),
        ],
        Group::Cards => vec![
            four_colours(),
            large_index(),
            choice(
                "set-hand-order",
                |s| place(&ORDERS, &s.hand_order),
                |s, i| s.hand_order = ORDERS[i].0,
                || names(&ORDERS),
            ),
        ],
        Group::Pace => vec![
            speed(),
            switch(
                "set-hold-tricks",
                |s| s.hold_tricks,
                |s, on| s.hold_tricks = on,
            ),
            switch(
                "set-confirm-play",
                |s| s.confirm_play,
                |s, on| s.confirm_play = on,
            ),
            switch("set-auto-play", |s| s.auto_play, |s, on| s.auto_play = on),
        ],
        Group::Sound => vec![
            switch("set-muted", |s| s.muted, |s, on| s.muted = on),
            volume("set-volume", |s| &mut s.volume),
            volume("set-volume-effects", |s| &mut s.volume_effects),
            volume("set-volume-ambience", |s| &mut s.volume_ambience),
        ],
        Group::Ease => vec![
            Row {
                key: "set-text-size",
                sets: Sets::Slider(|s| &mut s.text_size, 0.8, 2.0, 12),
            },
            switch(
                "set-high-contrast",
                |s| s.theme == Theme::HighContrast,
                |s, on| {
                    s.theme = if on {
                        Theme::HighContrast
                    } else {
                        Theme::default()
                    };
                },
            ),
            four_colours(),
            large_index(),
            switch(
                "set-reduced-motion",
                |s| s.reduced_motion,
                |s, on| s.reduced_motion = on,
            ),
            switch(
                "set-left-handed",
                |s| s.left_handed,
                |s, on| s.left_handed = on,
            ),
        ],
        Group::Controls | Group::Credits => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GROUPS: [Group; 5] = [
        Group::Table,
        Group::Cards,
        Group::Pace,
        Group::Sound,
        Group::Ease,
    ];

    #[test]
    fn every_row_says_what_it_does() {
        for row in GROUPS.into_iter().flat_map(rows) {
            assert!(bower_words::knows(row.key), "{}", row.key);
            let line = format!("{}-line", row.key);
            assert!(bower_words::knows(&line), "{line}");
        }
    }

    #[test]
    fn every_row_changes_what_is_set_and_back() {
        for row in GROUPS.into_iter().flat_map(rows) {
            let first = Settings {
                language: "en".into(),
                ..Settings::default()
            };
            let mut settings = first.clone();
            match row.sets {
                Sets::Switch(get, set) => {
                    let was = get(&settings);
                    set(&mut settings, !was);
                    assert_ne!(settings, first, "{}", row.key);
                    set(&mut settings, was);
                }
                Sets::Slider(field, least, most, _) => {
                    let was = *field(&mut settings);
                    assert!((least..=most).contains(&was), "{}", row.key);
                    *field(&mut settings) = if was == least { most } else { least };
                    assert_ne!(settings, first, "{}", row.key);
                    *field(&mut settings) = was;
                }
                Sets::Choice(get, set, names) => {
                    let (was, all) = (get(&settings), names());
                    for (to, name) in all.iter().enumerate() {
                        set(&mut settings, to);
                        assert_eq!(get(&settings), to, "{}: {name}", row.key);
                    }
                    set(&mut settings, was);
                }
            }
            assert_eq!(settings, first, "{}", row.key);
        }
    }

    #[test]
    fn words_go_from_eighty_to_two_hundred_in_the_hundred() {
        let row = rows(Group::Ease)
            .into_iter()
            .find(|row| row.key == "set-text-size")
            .expect("it is there");
        let Sets::Slider(_, least, most, steps) = row.sets else {
            panic!("it is a slider");
        };
        assert_eq!((least, most, steps), (0.8, 2.0, 12));
    }
}
