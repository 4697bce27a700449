//! Every sentence a player reads or hears, by language. Sentences are Fluent messages in `locales/LANGUAGE/*.ftl`,
//! embedded when the game is built. No other crate holds a sentence.

mod language;
mod number;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::RwLock;

use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

pub use fluent_templates::fluent_bundle::FluentValue as Value;
pub use language::{best, languages, own_name, system};

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        customise: |bundle| {
            // Marks that keep right-to-left names apart would show as boxes in fonts that lack them.
            bundle.set_use_isolating(false);
            // It fails only where there is one of that name already.
            let _ = bundle.add_function("FORM", |numbers, _| number::form(numbers.first()));
        },
    };
}

static LANGUAGE: RwLock<LanguageIdentifier> = RwLock::new(langid!("en"));

/// Speaks this language from now on. A code there are no words for is ignored.
pub fn speak(code: &str) {
    if let (Some(wanted), Ok(mut language)) = (known(code), LANGUAGE.write()) {
        *language = wanted;
    }
}

/// The language spoken now, by its code.
pub fn spoken() -> String {
    LANGUAGE
        .read()
        .map_or_else(|_| "en".to_owned(), |language| language.to_string())
}

/// The language of that code, if there are words for it.
fn known(code: &str) -> Option<LanguageIdentifier> {
    let wanted = code.parse().ok()?;
    LOCALES
        .locales()
        .any(|known| *known == wanted)
        .then_some(wanted)
}

/// The sentence of that key, with nothing to fill in.
pub fn text(key: &str) -> String {
    say(key, None)
}

/// The sentence of that key, its places filled.
pub fn text_with(key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    say(key, Some(&filled(args)))
}

/// The sentence of that key, its places filled; `None` where there is none.
pub fn find(key: &str, args: &[(&'static str, Value<'_>)]) -> Option<String> {
    LANGUAGE
        .read()
        .ok()
        .and_then(|language| LOCALES.try_lookup_complete(&language, key, Some(&filled(args))))
}

/// The sentence of that key in one language and no other, its places filled; `None` where that language lacks it or a
/// place is not filled.
pub fn find_in(code: &str, key: &str, args: &[(&'static str, Value<'_>)]) -> Option<String> {
    LOCALES
        .lookup_single_language(&known(code)?, key, Some(&filled(args)))
        .ok()
}

/// Whether there is a sentence of that key with nothing to fill in.
pub fn knows(key: &str) -> bool {
    find(key, &[]).is_some()
}

fn filled<'a>(args: &[(&'static str, Value<'a>)]) -> HashMap<Cow<'static, str>, Value<'a>> {
    args.iter()
        .map(|(name, value)| (Cow::Borrowed(*name), value.clone()))
        .collect()
}

/// A key without a sentence is shown as it is: a hole is better seen than hidden.
fn say(key: &str, args: Option<&HashMap<Cow<'static, str>, Value<'_>>>) -> String {
    let Ok(language) = LANGUAGE.read() else {
        return key.to_owned();
    };
    LOCALES
        .try_lookup_complete(&language, key, args)
        .unwrap_or_else(|| key.to_owned())
}
