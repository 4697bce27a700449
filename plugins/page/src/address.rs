//! What the address asks for, where there is one instead of a command line.

/// The names and values in the page's address; a name without a value has an empty one.
pub fn address() -> Vec<(String, String)> {
    pairs(&query())
}

/// Whether the address says to go on with the match that was left: the page loads itself anew so after trouble.
pub fn goes_on() -> bool {
    parts().1 == "#go-on"
}

/// What stands after the `?` of the address; empty where there is no address.
pub(crate) fn query() -> String {
    parts().0.trim_start_matches('?').to_owned()
}

/// The address from its `?` on, and from its `#` on.
#[cfg(target_arch = "wasm32")]
fn parts() -> (String, String) {
    web_sys::window().map_or_else(Default::default, |window| {
        let location = window.location();
        (
            location.search().unwrap_or_default(),
            location.hash().unwrap_or_default(),
        )
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn parts() -> (String, String) {
    Default::default()
}

/// Whether a name stands in the query.
pub(crate) fn has(query: &str, name: &str) -> bool {
    query
        .split('&')
        .any(|pair| pair.split('=').next() == Some(name))
}

fn pairs(query: &str) -> Vec<(String, String)> {
    let named = query.split('&').filter(|pair| !pair.is_empty());
    named
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(name, value)| (plain(name), plain(value)))
        .collect()
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
    fn an_address_is_read_as_names_and_values() {
        let read = |query: &str| {
            pairs(query)
                .into_iter()
                .map(|(name, value)| format!("{name}: {value}"))
                .collect::<Vec<_>>()
        };
        assert_eq!(read("preset=west&seed=7"), ["preset: west", "seed: 7"]);
        assert_eq!(read("option=farmer%3Dredeal"), ["option: farmer=redeal"]);
        assert_eq!(read("option=farmer=redeal"), ["option: farmer=redeal"]);
        assert_eq!(
            read("bots&seats=you,master"),
            ["bots: ", "seats: you,master"]
        );
        assert!(read("").is_empty());
    }

    #[test]
    fn a_name_is_found_whatever_its_value() {
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
