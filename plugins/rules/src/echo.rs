//! What was typed, as an error repeats it.

/// The most letters of it that an error repeats.
const LONGEST: usize = 60;

/// The first 60 letters of what was typed; an error that repeats more only hides what is wrong.
pub fn short(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_string(),
    }
}

/// The words of a reader of JSON: what it got, shortened, and what it wanted.
pub(crate) fn short_reason(text: &str) -> String {
    const WANTED: &str = ", expected";
    match text.rsplit_once(WANTED) {
        Some((got, wanted)) => format!("{}{WANTED}{wanted}", short(got)),
        None => short(text),
    }
}
