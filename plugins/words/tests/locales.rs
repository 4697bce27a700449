//! Every language says all that English says, of the same things, in its own forms of number, in letters the fonts have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use bower_words::{Value, find_in, languages};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser::parse;

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language)
}

/// A language's files, parsed, by their names.
fn files(language: &str) -> BTreeMap<String, Resource<String>> {
    fs::read_dir(folder(language))
        .expect("the folder can be read")
        .flatten()
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            let source = fs::read_to_string(entry.path()).expect("it can be read");
            let parsed = parse(source).unwrap_or_else(|(_, faults)| {
                panic!("{language}/{name} does not read: {faults:?}")
            });
            (name, parsed)
        })
        .collect()
}

/// A language's sentences by their keys, with the file each stands in.
fn sentences(language: &str) -> BTreeMap<String, (String, Pattern<String>)> {
    let mut found = BTreeMap::new();
    for (file, resource) in files(language) {
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let pattern = message.value.expect("a key has a sentence");
                let twice = found.insert(message.id.name.clone(), (file.clone(), pattern));
                assert!(
                    twice.is_none(),
                    "{language}: {} stands twice",
                    message.id.name
                );
            }
        }
    }
    found
}

/// What a choice is made by: `$number`, or `FORM($number)`.
fn chosen_by(selector: &InlineExpression<String>) -> Option<&str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(&id.name),
        InlineExpression::FunctionReference { id, arguments } if id.name == "FORM" => {
            arguments.positional.first().and_then(chosen_by)
        }
        _ => None,
    }
}

/// Calls `each` with every choice of a sentence: what it chooses by, and its variants.
fn choices(pattern: &Pattern<String>, each: &mut impl FnMut(&str, &[Variant<String>])) {
    for element in &pattern.elements {
        if let PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } = element
        {
            if let Some(by) = chosen_by(selector) {
                each(by, variants);
            }
            variants
                .iter()
                .for_each(|variant| choices(&variant.value, each));
        }
    }
}

/// The places a sentence fills, those it chooses by among them.
fn places(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                found.insert(id.name.clone());
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                found.extend(chosen_by(selector).map(str::to_owned));
                variants
                    .iter()
                    .for_each(|variant| places(&variant.value, found));
            }
        }
    }
}

/// The letters a sentence is written in.
fn letters(pattern: &Pattern<String>, found: &mut BTreeSet<char>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.extend(value.chars()),
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => variants
                .iter()
                .for_each(|variant| letters(&variant.value, found)),
            PatternElement::Placeable { .. } => {}
        }
    }
}

fn others() -> Vec<String> {
    let others: Vec<String> = languages()
        .into_iter()
        .filter(|code| code != "en")
        .collect();
    assert_eq!(others, ["de", "es", "fr", "lt"]);
    others
}

#[test]
fn every_language_says_all_that_english_says_and_nothing_else() {
    let english = sentences("en");
    for language in others() {
        let own = sentences(&language);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !own.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty(),
            "{language} has no words for {missing:?}"
        );
        let left: Vec<_> = own
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(left.is_empty(), "nobody says {left:?} in {language}");
        for (key, (file, _)) in &own {
            assert_eq!(
                file, &english[key].0,
                "{language}: {key} stands in another file than in English"
            );
        }
    }
}

#[test]
fn every_language_fills_the_same_places() {
    let english = sentences("en");
    for language in others() {
        for (key, (_, pattern)) in sentences(&language) {
            let (mut here, mut there) = (BTreeSet::new(), BTreeSet::new());
            places(&pattern, &mut here);
            places(&english[&key].1, &mut there);
            assert_eq!(here, there, "{language}: {key}");
        }
    }
}

/// The categories of number that a language has for whole numbers under a million, as the Unicode tables say.
fn categories(language: &str) -> &'static [&'static str] {
    match language {
        "lt" => &["one", "few", "many", "other"],
        _ => &["one", "other"],
    }
}

#[test]
fn where_a_number_is_written_out_every_form_of_number_is_there() {
    let mut seen = 0;
    for language in languages() {
        for (key, (_, pattern)) in sentences(&language) {
            choices(&pattern, &mut |by, variants| {
                // West's numbers go from one to three.
                let written = variants.iter().any(|variant| {
                    variant.value.elements.iter().any(|element| {
                        matches!(element, PatternElement::Placeable {
                            expression: Expression::Inline(InlineExpression::VariableReference { id }),
                        } if id.name == by)
                    })
                });
                if !written || by == "number" {
                    return;
                }
                seen += 1;
                let named: BTreeSet<&str> = variants
                    .iter()
                    .filter_map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => Some(name.as_str()),
                        VariantKey::NumberLiteral { .. } => None,
                    })
                    .collect();
                for category in categories(&language) {
                    assert!(
                        named.contains(category),
                        "{language}: {key} has no form for “{category}”"
                    );
                }
            });
        }
    }
    assert!(seen > 20, "only {seen} numbers are written out");
}

#[test]
fn lithuanian_counts_as_lithuanians_do() {
    let points = |count: i64| {
        find_in("lt", "points-won", &[("points", Value::from(count))]).expect("it is a sentence")
    };
    for (count, words) in [
        (0, "nė vieno taško"),
        (1, "vienas taškas"),
        (2, "du taškai"),
        (3, "3 taškai"),
        (9, "9 taškai"),
        (10, "10 taškų"),
        (11, "11 taškų"),
        (19, "19 taškų"),
        (20, "20 taškų"),
        (21, "21 taškas"),
        (22, "22 taškai"),
        (30, "30 taškų"),
    ] {
        assert_eq!(points(count), words);
    }
}

#[test]
fn cards_are_named_as_each_language_names_them() {
    let jack = |language: &str| {
        let rank = find_in(language, "rank-j", &[]).expect("a rank");
        let args = [("rank", Value::from(rank)), ("suit", Value::from("hearts"))];
        find_in(language, "card", &args).expect("a card")
    };
    assert_eq!(
        ["en", "de", "es", "fr", "lt"].map(jack),
        [
            "jack of hearts",
            "Herz-Bube",
            "jota de corazones",
            "valet de cœur",
            "čirvų valetas"
        ]
    );
    let west = |language: &str| {
        let args = [
            ("number", Value::from(2)),
            ("colour", Value::from("r")),
            ("shape", Value::from("c")),
        ];
        find_in(language, "card-west", &args).expect("a card")
    };
    assert_eq!(
        ["en", "de", "es", "fr", "lt"].map(west),
        [
            "2 red circles",
            "2 rote Kreise",
            "2 círculos rojos",
            "2 ronds rouges",
            "2 raudoni skrituliai"
        ]
    );
}

#[test]
fn the_fonts_have_every_letter() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts");
    let mut read = 0;
    for entry in fs::read_dir(fonts).expect("the fonts are there").flatten() {
        if entry.path().extension().is_none_or(|kind| kind != "otf") {
            continue;
        }
        read += 1;
        let bytes = fs::read(entry.path()).expect("it can be read");
        let font = ttf_parser::Face::parse(&bytes, 0).expect("it is a font");
        for language in languages() {
            let mut used = BTreeSet::new();
            for (_, pattern) in sentences(&language).values() {
                letters(pattern, &mut used);
            }
            let capitals: Vec<char> = used
                .iter()
                .flat_map(|letter| letter.to_uppercase())
                .collect();
            used.extend(capitals);
            used.remove(&'\n');
            let missing: Vec<char> = used
                .into_iter()
                .filter(|letter| font.glyph_index(*letter).is_none())
                .collect();
            assert!(
                missing.is_empty(),
                "{:?} lacks {missing:?} of {language}",
                entry.file_name()
            );
        }
    }
    assert!(read >= 4, "only {read} fonts are there");
}
