//! The form of number a Lithuanian word takes after a number.

use fluent_templates::fluent_bundle::FluentValue;

/// The category of a number by the Unicode rules of Lithuanian, for sentences that choose by `FORM($number)`.
///
/// intl_pluralrules 7.0.2, which chooses by a plain `$number`, looks at the whole number where the rules look at its
/// last digits: with it 22 is no "few" and 111 is a "one".
pub(crate) fn form(number: Option<&FluentValue<'_>>) -> FluentValue<'static> {
    FluentValue::from(match number {
        Some(FluentValue::Number(number)) => lithuanian(number.value),
        _ => "other",
    })
}

fn lithuanian(number: f64) -> &'static str {
    let (last, teens) = (number % 10.0, (11.0..20.0).contains(&(number % 100.0)));
    if number.fract() != 0.0 {
        "many"
    } else if teens || last == 0.0 {
        "other"
    } else if last == 1.0 {
        "one"
    } else {
        "few"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lithuanian_looks_at_the_last_digits() {
        let all = [
            1.0, 2.0, 9.0, 10.0, 11.0, 19.0, 20.0, 21.0, 22.0, 111.0, 121.0, 1.5,
        ];
        assert_eq!(
            all.map(lithuanian),
            [
                "one", "few", "few", "other", "other", "other", "other", "one", "few", "other",
                "one", "many"
            ]
        );
    }
}
