//! What was said and done, in words.

use bower_rules::{Action, Attribute, Bid, Call, Card, Hand, Pack, Suit, Trump, Value};
use bower_words::{Value as Arg, text, text_with};

/// What is trump, in words.
pub fn trump(trump: Trump) -> String {
    match trump {
        Trump::Suit(suit) => text(&format!("suit-{}", suit_key(suit))),
        Trump::NoTrump => text("no-trump"),
        Trump::Low => text("low"),
        Trump::West { trump, tens } => match tens {
            Some(tens) => text_with(
                "trump-with-tens",
                &[
                    ("trump", value(trump).into()),
                    ("tens", attribute(tens).into()),
                ],
            ),
            None => value(trump),
        },
    }
}

/// How many lines the lantern's plates take for a trump: West's tens have one of their own.
pub fn trump_lines(trump: Trump) -> usize {
    match trump {
        Trump::West { tens: Some(_), .. } => 2,
        _ => 1,
    }
}

/// A value of West at the head of a line.
pub fn value_head(value: Value) -> String {
    text(&format!(
        "table-west-{}",
        value.letter().to_ascii_lowercase()
    ))
}

/// A value of West, in words.
pub fn value(value: Value) -> String {
    text(&format!("west-{}", value.letter().to_ascii_lowercase()))
}

/// A set of West's values, in words.
pub fn attribute(attribute: Attribute) -> String {
    text(&format!("west-{}", attribute.name()))
}

/// A bid, in words.
pub fn bid(bid: Bid) -> String {
    match bid {
        Bid::Tricks(n) => n.to_string(),
        other => text(&format!("bid-{other}")),
    }
}

/// A card, in words: "Jack of hearts".
pub fn card(pack: &Pack, card: Card) -> String {
    match pack.face(card) {
        bower_rules::Face::Joker => text("card-joker"),
        bower_rules::Face::Suited { rank, suit } => text_with(
            "card",
            &[
                (
                    "rank",
                    text(&format!("rank-{}", rank.letter().to_ascii_lowercase())).into(),
                ),
                ("suit", Arg::from(suit_key(suit))),
            ],
        ),
        bower_rules::Face::West {
            number,
            colour,
            shape,
        } => {
            let part = |value: Value| Arg::from(value.letter().to_ascii_lowercase().to_string());
            text_with(
                "card-west",
                &[
                    ("number", number.into()),
                    ("colour", part(Value::Colour(colour))),
                    ("shape", part(Value::Shape(shape))),
                ],
            )
        }
    }
}

/// A call, an answer or a card, as a good player advises it: "order it up", "play the ace of spades".
pub fn advised(action: Action, hand: &Hand) -> String {
    let pack = hand.game().pack();
    let call = |call: Call| match call {
        Call::West(of) => value(of),
        other => trump(Trump::from(other)),
    };
    let of = |key: &str, one: Card| text_with(key, &[("card", card(pack, one).into())]);
    match action {
        Action::Pass => text("advised-pass"),
        Action::Order { alone } => text(if alone {
            "advised-order-alone"
        } else {
            "advised-order"
        }),
        Action::Decline => text("advised-decline"),
        Action::Name { trump, alone } => text_with(
            if alone {
                "advised-name-alone"
            } else {
                "advised-name"
            },
            &[("trump", call(trump).into())],
        ),
        Action::Tens(set) => text_with("advised-tens", &[("set", attribute(set).into())]),
        Action::Bid(one) => text_with("advised-bid", &[("bid", bid(one).into())]),
        Action::Discard(cards) => of("advised-discard", cards.first()),
        Action::Under(_) => text("advised-under"),
        Action::Farmer => text("advised-farmer"),
        Action::Alone => text("advised-alone"),
        Action::Volunteer => text("advised-volunteer"),
        Action::Together => text("advised-together"),
        Action::Defend => text("advised-defend"),
        Action::Best(None) => text("advised-best-ask"),
        Action::Best(Some(one)) => of("advised-best-give", one),
        Action::Call(one) => of("advised-call", one),
        Action::Stay => text("advised-stay"),
        Action::Drop => text("advised-drop"),
        Action::Suit(suit) => text_with(
            "advised-suit",
            &[("suit", text(&format!("suit-{}", suit_key(suit))).into())],
        ),
        Action::Play(one) => of("advised-play", one),
    }
}

/// A call or answer, as it is told afterwards: "ordered it up", "passed".
pub fn told(action: Action, hand: &Hand) -> String {
    let pack = hand.game().pack();
    let call = |call: Call| match call {
        Call::West(of) => value(of),
        other => trump(Trump::from(other)),
    };
    match action {
        Action::Pass => text("told-pass"),
        Action::Order { alone } => text(if alone {
            "told-order-alone"
        } else {
            "told-order"
        }),
        Action::Decline => text("told-decline"),
        Action::Name { trump, alone } => text_with(
            if alone {
                "told-name-alone"
            } else {
                "told-name"
            },
            &[("trump", call(trump).into())],
        ),
        Action::Tens(set) => text_with("told-tens", &[("set", attribute(set).into())]),
        Action::Bid(of) => text_with("told-bid", &[("bid", bid(of).into())]),
        Action::Discard(cards) => text_with("told-discard", &[("count", cards.len().into())]),
        Action::Under(_) => text("told-under"),
        Action::Farmer => text("told-farmer"),
        Action::Alone => text("told-alone"),
        Action::Volunteer => text("told-volunteer"),
        Action::Together => text("told-together"),
        Action::Defend => text("told-defend"),
        Action::Best(None) => text("told-best-asked"),
        Action::Best(Some(_)) => text("told-best-given"),
        Action::Call(of) => text_with("told-call", &[("card", card(pack, of).into())]),
        Action::Stay => text("told-stay"),
        Action::Drop => text("told-drop"),
        Action::Suit(suit) => text_with(
            "told-suit",
            &[("suit", text(&format!("suit-{}", suit_key(suit))).into())],
        ),
        Action::Play(of) => text_with("told-play", &[("card", card(pack, of).into())]),
    }
}

/// The name of a suit in the words' keys.
pub fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}
