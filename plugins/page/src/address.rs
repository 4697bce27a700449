//! The words of the command line, where there is an address instead of one.

/// The words in the page's address, as the command line has them: `?preset=west&option=farmer=redeal` is
/// `--preset west --option farmer=redeal`. `probe` is the page's own and not among them.
pub fn words() -> Vec<String> {
    as_words(&query())
}

/// What stands after the `?` of the address; empty where there is no address.
#[cfg(target_arch = "wasm32")]
pub(crate) fn query() -> String {
    let search = web_sys::window().and_then(|window| window.location().search().ok());
    search
        .unwrap_or_default()
        .trim_start_matches('?')
        .to_owned()
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn query() -> String {
    String::new()
}

/// Whether a name stands in the query.
pub(crate) fn has(query: &str, name: &str) -> bool {
    query
        .split('&')
        .any(|pair| pair.split('=').next() == Some(name))
}

/// Names a shop's page adds of its own are not the game's: only those it knows are taken.
const NAMES: [&str; 4] = ["preset", "seed", "option", "seats"];

/// The same for words without a value.
const FLAGS: [&str; 1] = ["bots"];

fn as_words(query: &str) -> Vec<String> {
    let word = |pair: &str| match pair.split_once('=') {
        Some((name, value)) if NAMES.contains(&name) => vec![format!("--{name}"), plain(value)],
        None if FLAGS.contains(&pair) => vec![format!("--{pair}")],
        _ => Vec::new(),
    };
    query.split('&').flat_map(word).collect()
}

/// Undoes the escapes of an address: `+` is a space, `%3D` an equals sign. A broken escape stays as it is.
fn plain(value: &str) -> String {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some(first) = rest.bytes().next() {
        let escape = rest
            .get(1..3)
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match (first, escape) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = rest.get(3..).unwrap_or_default();
                continue;
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.extend(
                rest.chars()
                    .next()
                    .into_iter()
                    .flat_map(|letter| letter.to_string().into_bytes()),
            ),
        }
        let length = rest.chars().next().map_or(1, char::len_utf8);
        rest = rest.get(length..).unwrap_or_default();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_what_a_command_line_says() {
        assert_eq!(
            as_words("preset=west&seed=7"),
            ["--preset", "west", "--seed", "7"]
        );
        assert_eq!(
            as_words("option=farmer%3Dredeal"),
            ["--option", "farmer=redeal"]
        );
        assert_eq!(
            as_words("option=farmer=redeal"),
            ["--option", "farmer=redeal"]
        );
        assert_eq!(
            as_words("bots&seats=you,master"),
            ["--bots", "--seats", "you,master"]
        );
        assert!(as_words("").is_empty());
    }

    #[test]
    fn what_a_shop_adds_to_the_address_is_left_alone() {
        assert_eq!(
            as_words("v=1699&utm_source=x&probe&seed=3"),
            ["--seed", "3"]
        );
        assert!(has("v=1&probe", "probe") && has("probe=1", "probe") && !has("probed=1", "probe"));
    }

    #[test]
    fn escapes_are_undone_and_broken_ones_stay() {
        assert_eq!(plain("a+b%20c"), "a b c");
        assert_eq!(plain("%E2%99%A5"), "♥");
        assert_eq!(plain("♥%"), "♥%");
        assert_eq!(plain("%zz"), "%zz");
    }
}
