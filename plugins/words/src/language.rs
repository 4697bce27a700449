//! Which languages there are, and which of them the person in front of the screen reads.

use fluent_templates::Loader;

use crate::{LOCALES, find_in};

/// Every language there is, by its code, in the order they are offered: English, then by code.
pub fn languages() -> Vec<String> {
    let mut all: Vec<String> = LOCALES.locales().map(ToString::to_string).collect();
    all.sort_by_key(|code| (code != "en", code.clone()));
    all
}

/// A language's name in that language; its code where it has none.
pub fn own_name(code: &str) -> String {
    find_in(code, "language-name", &[]).unwrap_or_else(|| code.to_owned())
}

/// The first of these languages that there are words for, each as systems and browsers spell them: `lt`, `lt-LT`,
/// `lt_LT.UTF-8`. A language of another country is still that language.
pub fn best<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let all = languages();
    wanted.into_iter().find_map(|wanted| {
        let language = wanted.split(['-', '_', '.', '@']).next()?;
        all.iter()
            .find(|code| code.eq_ignore_ascii_case(language))
            .cloned()
    })
}

/// The languages the system or the browser is set to, the one liked best first.
#[cfg(not(target_arch = "wasm32"))]
pub fn system() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// The languages the system or the browser is set to, the one liked best first. Read as plain values of the page: a
/// browser may lack any of them.
#[cfg(target_arch = "wasm32")]
pub fn system() -> Vec<String> {
    use js_sys::{Array, Reflect, global};
    let of = |name: &str| {
        let navigator = Reflect::get(&global(), &"navigator".into()).ok()?;
        Reflect::get(&navigator, &name.into()).ok()
    };
    let mut all: Vec<String> = of("languages")
        .filter(Array::is_array)
        .map(|list| {
            Array::from(&list)
                .iter()
                .filter_map(|one| one.as_string())
                .collect()
        })
        .unwrap_or_default();
    all.extend(of("language").and_then(|one| one.as_string()));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_there_are_words_for_is_taken() {
        assert_eq!(
            best(["eo", "lt_LT.UTF-8", "de"]).as_deref(),
            Some("lt"),
            "Esperanto is not among them"
        );
        assert_eq!(best(["fr-CA"]).as_deref(), Some("fr"));
        assert_eq!(best(["DE@euro"]).as_deref(), Some("de"));
        assert_eq!(best(["C", "POSIX", ""]), None);
    }

    #[test]
    fn languages_are_offered_by_their_own_names() {
        let names: Vec<String> = languages().iter().map(|code| own_name(code)).collect();
        assert_eq!(
            names,
            ["English", "Deutsch", "Español", "Français", "Lietuvių"]
        );
    }
}
