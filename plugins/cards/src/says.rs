//! What is written on the table, by the words' own keys. Sentences themselves are in the words crate.

use bower_rules::{Action, Bid, Call, Game, Seat, Trump, Value};
use bower_words::{text, text_with};

/// What a bubble says of a call; `None` for what is done and not said.
pub fn said(action: Action, by: Seat, dealer: Option<Seat>, game: &Game) -> Option<String> {
    let own = dealer == Some(by);
    Some(match action {
        Action::Pass => text("said-pass"),
        Action::Order { alone: false } => text(if own { "said-take-up" } else { "said-order" }),
        Action::Order { alone: true } => text(if own {
            "said-take-up-alone"
        } else {
            "said-order-alone"
        }),
        Action::Decline => text("said-decline"),
        Action::Name { trump, alone } => {
            let key = if alone {
                "said-name-alone"
            } else {
                "said-name"
            };
            text_with(key, &[("what", call(trump).into())])
        }
        Action::Tens(attribute) => text(&format!("table-tens-{}", attribute.name())),
        Action::Bid(bid) => self::bid(bid),
        Action::Under(_) => text("said-under"),
        Action::Farmer => text("said-farmer"),
        Action::Alone => text("said-alone"),
        Action::Volunteer => text("said-volunteer"),
        Action::Together => text("said-together"),
        Action::Defend => text("said-defend"),
        Action::Best(None) => text("said-best"),
        Action::Call(card) => text_with(
            "said-call",
            &[("card", game.pack().spell(card).to_string().into())],
        ),
        Action::Stay => text("said-stay"),
        Action::Drop => text("said-drop"),
        Action::Suit(suit) => text_with("said-suit", &[("what", self::suit(suit).into())]),
        Action::Discard(_) | Action::Best(Some(_)) | Action::Play(_) => return None,
    })
}

/// A bid.
pub fn bid(bid: Bid) -> String {
    match bid {
        Bid::Tricks(n) => n.to_string(),
        other => text(&format!("said-bid-{other}")),
    }
}

fn call(call: Call) -> String {
    match call {
        Call::West(value) => west(value),
        other => trump(Trump::from(other)).remove(0),
    }
}

fn suit(suit: bower_rules::Suit) -> String {
    text(match suit {
        bower_rules::Suit::Clubs => "table-suit-clubs",
        bower_rules::Suit::Diamonds => "table-suit-diamonds",
        bower_rules::Suit::Hearts => "table-suit-hearts",
        bower_rules::Suit::Spades => "table-suit-spades",
    })
}

fn west(value: Value) -> String {
    text(&format!(
        "table-west-{}",
        value.letter().to_ascii_lowercase()
    ))
}

/// What the lantern's plate says of trump, one line or two: never none.
pub fn trump(trump: Trump) -> Vec<String> {
    match trump {
        Trump::Suit(suit) => vec![self::suit(suit)],
        Trump::NoTrump => vec![text("table-no-trump")],
        Trump::Low => vec![text("table-low")],
        Trump::West { trump, tens } => {
            let mut lines = vec![west(trump)];
            lines.extend(tens.map(|tens| text(&format!("table-tens-{}", tens.name()))));
            lines
        }
    }
}

/// The name of a side on its barn's sill.
pub fn side(ours: bool) -> String {
    text(if ours { "table-we" } else { "table-they" })
}

/// Who plays alone.
pub fn lone(name: &str) -> String {
    text_with("table-lone", &[("name", name.to_owned().into())])
}

/// Who bid what.
pub fn bidder(name: &str, bid: Bid) -> String {
    text_with(
        "table-bidder",
        &[
            ("name", name.to_owned().into()),
            ("bid", self::bid(bid).into()),
        ],
    )
}

/// Whose partner is known at last.
pub fn partner(name: &str) -> String {
    text_with("table-partner", &[("name", name.to_owned().into())])
}

#[cfg(test)]
mod tests {
    use bower_rules::{Attribute, Card, Colour, Preset, Rank, Shape, Suit};

    use super::*;

    /// A key without a sentence comes back as itself.
    fn is_words(line: &str) {
        assert!(
            !line.starts_with("table-") && !line.starts_with("said-") && !line.is_empty(),
            "{line}"
        );
    }

    #[test]
    fn everything_that_can_be_said_has_words() {
        let game = Game::preset(Preset::Euchre);
        let (seat, other) = (Seat::ALL[0], Seat::ALL[1]);
        let card = Card::suited(Rank::Ace, Suit::Spades);
        let mut actions = vec![
            Action::Pass,
            Action::Decline,
            Action::Farmer,
            Action::Under([card; 3]),
            Action::Alone,
            Action::Volunteer,
            Action::Together,
            Action::Defend,
            Action::Best(None),
            Action::Call(card),
            Action::Stay,
            Action::Drop,
        ];
        for alone in [false, true] {
            actions.push(Action::Order { alone });
            let calls = Suit::ALL
                .map(Call::Suit)
                .into_iter()
                .chain([Call::NoTrump, Call::Low])
                .chain(Value::ALL.map(Call::West));
            actions.extend(calls.map(|trump| Action::Name { trump, alone }));
        }
        actions.extend(Attribute::ALL.map(Action::Tens));
        actions.extend(Suit::ALL.map(Action::Suit));
        actions.extend(
            [
                Bid::Tricks(4),
                Bid::Misere,
                Bid::Nap,
                Bid::Wellington,
                Bid::Blucher,
                Bid::Pepper,
            ]
            .map(Action::Bid),
        );
        for action in actions {
            for dealer in [None, Some(seat), Some(other)] {
                let words = said(action, seat, dealer, &game).expect("it is said");
                is_words(&words);
            }
        }
        assert_eq!(said(Action::Play(card), seat, None, &game), None);
    }

    #[test]
    fn the_lantern_has_words_for_every_trump() {
        let values = [
            Value::Number(2),
            Value::Colour(Colour::Red),
            Value::Shape(Shape::Heart),
        ];
        let west = values.into_iter().flat_map(|value| {
            [None, Some(Attribute::Colours)].map(|tens| Trump::West { trump: value, tens })
        });
        for trump in Suit::ALL
            .map(Trump::Suit)
            .into_iter()
            .chain([Trump::NoTrump, Trump::Low])
            .chain(west)
        {
            self::trump(trump).iter().for_each(|line| is_words(line));
        }
        for line in [
            side(true),
            side(false),
            lone("Wick"),
            partner("Wick"),
            bidder("Wick", Bid::Nap),
        ] {
            is_words(&line);
        }
    }
}
