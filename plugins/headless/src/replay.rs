//! `bower replay`: recorded deals checked, one answer a record.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use bower_rules::{Record, Replay, replay};

use crate::failure::Failure;
use crate::input::{self, Line};

/// Answers every record of a file or of standard input; whether all were in order.
///
/// # Errors
/// The file cannot be opened, or reading or writing fails.
pub fn run(path: &Path) -> Result<bool, Failure> {
    let lines = input::open(path).map_err(|source| Failure::Open {
        path: path.to_path_buf(),
        source,
    })?;
    answer(lines, BufWriter::new(io::stdout().lock()))
}

fn answer<R: io::BufRead>(
    mut lines: input::Lines<R>,
    mut output: impl Write,
) -> Result<bool, Failure> {
    let mut all_ok = true;
    let mut number = 0_u64;
    while let Some(line) = lines.next_line()? {
        number += 1;
        let reply = match line {
            Line::Text(text) if text.trim().is_empty() => continue,
            Line::Text(text) => match Record::from_line(&text) {
                Ok(record) => replay(&record),
                Err(why) => Replay::refusal(&why),
            },
            Line::TooLong => Replay::refusal(&"the line is longer than any record can be"),
            Line::NotText => Replay::refusal(&"not JSON: the line is not UTF-8"),
        };
        let reply = numbered(reply, number);
        all_ok &= reply.is_ok();
        writeln!(output, "{}", reply.to_line())?;
        // Who feeds records one by one wants each answer at once.
        output.flush()?;
    }
    Ok(all_ok)
}

/// An error says in which line it is.
fn numbered(reply: Replay, number: u64) -> Replay {
    match reply {
        Replay::Refused(mut refused) => {
            refused.error = format!("line {number}: {}", refused.error);
            Replay::Refused(refused)
        }
        played => played,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(text: &str) -> (bool, Vec<serde_json::Value>) {
        let mut out = Vec::new();
        let ok = answer(input::Lines::new(text.as_bytes()), &mut out)
            .expect("memory can be read and written");
        let lines = String::from_utf8(out).expect("answers are text");
        (
            ok,
            lines
                .lines()
                .map(|line| serde_json::from_str(line).expect("answers are JSON"))
                .collect(),
        )
    }

    /// A euchre deal: north deals, the jack of spades is up.
    fn deal(hands: [&str; 4], extra: &str) -> String {
        let hands: Vec<String> = hands
            .iter()
            .map(|hand| {
                format!(
                    "[{}]",
                    hand.split(' ')
                        .map(|c| format!("\"{c}\""))
                        .collect::<Vec<_>>()
                        .join(",")
                )
            })
            .collect();
        format!(
            r#"{{"game":"euchre","dealer":0,"hands":[{}],"turn_up":"JS","kitty":["9C","9D","TC"],"score":[0,0]{extra}}}"#,
            hands.join(",")
        )
    }

    const HANDS: [&str; 4] = [
        "9H TD JC QS KS",
        "AD AC AH AS KH",
        "9S TS QC KC QD",
        "TH JH QH JD KD",
    ];

    #[test]
    fn each_fault_has_its_own_error_with_its_line_and_the_rest_is_read() {
        let text = [
            "nonsense".to_string(),
            deal(HANDS, "").replace("euchre", "eucre"),
            deal(HANDS, r#","rules":{"stick":true}"#),
            deal(["9H TD JC QS XX", HANDS[1], HANDS[2], HANDS[3]], ""),
            deal(["9H TD JC QS AD", HANDS[1], HANDS[2], HANDS[3]], ""),
            deal(HANDS, "").replace(r#"["9H","TD","JC","QS","KS"],"#, "null,"),
            deal(
                HANDS,
                r#","moves":["1 pass","2 order","0 discard 9H","1 play KD"]"#,
            ),
            String::new(),
            deal(HANDS, r#","moves":["1 pass"]"#),
        ]
        .join("\n");
        let (ok, answers) = answers(&text);
        assert!(!ok);
        let wanted = [
            "not JSON",
            "eucre",
            "stick",
            "XX",
            "AD is dealt twice",
            "hand of seat 0 is missing",
            "KD",
        ];
        for (at, (answer, wanted)) in answers.iter().zip(wanted).enumerate() {
            let error = answer["error"].as_str().unwrap_or_default();
            assert!(error.starts_with(&format!("line {}: ", at + 1)), "{error}");
            assert!(error.contains(wanted), "{error} should say {wanted}");
            assert_eq!(answer["ok"], false);
        }
        assert_eq!(answers[0]["move"], serde_json::Value::Null);
        assert_eq!(answers[6]["move"], 3);
        let mut legal: Vec<&str> = answers[6]["legal"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|m| m.as_str())
            .collect();
        legal.sort_unstable();
        assert_eq!(
            legal,
            [
                "1 play AC",
                "1 play AD",
                "1 play AH",
                "1 play AS",
                "1 play KH"
            ]
        );
        assert_eq!(answers.len(), 8, "the empty line is no record");
        assert_eq!(answers[7]["ok"], true);
        assert_eq!(answers[7]["to_act"], 2);
    }
}
