//! Every sentence a player reads, by language. Sentences are Fluent messages in `locales/LANGUAGE/*.ftl`, embedded when
//! the game is built. No other crate holds a sentence.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::RwLock;

use fluent_templates::{LanguageIdentifier, Loader, langid, static_loader};

pub use fluent_templates::fluent_bundle::FluentValue as Value;

static_loader! {
    static LOCALES = {
        locales: "./locales",
        fallback_language: "en",
        // Marks that keep right-to-left names apart would show as boxes in fonts that lack them.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

static LANGUAGE: RwLock<LanguageIdentifier> = RwLock::new(langid!("en"));

/// Every language there is, by its code.
pub fn languages() -> Vec<String> {
    let mut all: Vec<String> = LOCALES.locales().map(ToString::to_string).collect();
    all.sort();
    all
}

/// Speaks this language from now on. A code there are no words for is ignored.
pub fn speak(code: &str) {
    if let (Ok(wanted), Ok(mut language)) = (code.parse(), LANGUAGE.write())
        && LOCALES.locales().any(|known| *known == wanted)
    {
        *language = wanted;
    }
}

/// The sentence of that key, with nothing to fill in.
pub fn text(key: &str) -> String {
    say(key, None)
}

/// The sentence of that key, its places filled.
pub fn text_with(key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    let args = args
        .iter()
        .map(|(name, value)| (Cow::Borrowed(*name), value.clone()))
        .collect();
    say(key, Some(&args))
}

/// The sentence of that key, its places filled; `None` where there is none.
pub fn find(key: &str, args: &[(&'static str, Value<'_>)]) -> Option<String> {
    let args = args
        .iter()
        .map(|(name, value)| (Cow::Borrowed(*name), value.clone()))
        .collect();
    LANGUAGE
        .read()
        .ok()
        .and_then(|language| LOCALES.try_lookup_complete(&language, key, Some(&args)))
}

/// Whether there is a sentence of that key with nothing to fill in.
pub fn knows(key: &str) -> bool {
    find(key, &[]).is_some()
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
