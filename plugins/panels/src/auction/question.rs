//! What the viewer is asked and what can be answered, from the legal moves alone.

use bevy_egui::egui;
use bower_rules::{Action, Ask, Attribute, Bid, Call, Card, Suit, Value};
use bower_speech::said::suit_key;
use bower_stage::Seen;
use bower_words::{text, text_with};

use crate::theme::{Kind, Look};

/// One thing that can be pressed.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The answer; without one it is barred for a reason.
    pub action: Result<Action, String>,
    /// How it looks.
    pub face: Face,
}

/// How an offer looks.
#[derive(Clone, Debug, PartialEq)]
pub enum Face {
    /// A board with words.
    Words(String, Kind, Option<Suit>),
    /// A suit on paper.
    Suit(Suit),
    /// A value of West on paper.
    Value(Value),
    /// A bid on gold.
    Bid(Bid),
    /// Cards side by side.
    Cards(Vec<Card>),
}

/// What the panel shows for a decision: a question, rows of small boards, then boards with words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// The question in words.
    pub words: String,
    /// Rows of suits, values, bids or cards.
    pub rows: Vec<Vec<Offer>>,
    /// Boards with words, the one that is meant first, pass last.
    pub boards: Vec<Offer>,
    /// Whether naming alone can be switched on (`Some(true)`: it must be).
    pub alone: Option<bool>,
    /// Whether it is the dealer who is asked.
    pub dealer: bool,
}

/// The question a viewer is asked, from the legal moves alone. `None` when it is not his turn or a card answers it.
pub fn question(
    seen: &Seen,
    alone: bool,
    name: &dyn Fn(bower_rules::Seat) -> String,
) -> Option<Question> {
    let view = &seen.view;
    let hand = view.hand();
    if hand.to_act() != Some(view.seat()) || hand.ask() == Ask::Play {
        return None;
    }
    let legal = view.legal();
    let may = |action: Action| legal.contains(&action);
    let offer = |action: Action, key: &str, kind: Kind| Offer {
        action: Ok(action),
        face: Face::Words(text(key), kind, None),
    };
    let dealer = hand.dealer() == view.seat();
    let turn_up = hand.turn_up();
    let pack = hand.game().pack();
    let suit_up = proposed(seen);
    let mut question = Question::default();
    // Suits, values and whatever else can be named.
    let names = |call: Call| [false, true].map(|alone| may(Action::Name { trump: call, alone }));
    let any_name = legal
        .iter()
        .any(|action| matches!(action, Action::Name { .. }));
    if any_name {
        let can = legal
            .iter()
            .any(|action| matches!(action, Action::Name { alone: true, .. }));
        let must = !legal
            .iter()
            .any(|action| matches!(action, Action::Name { alone: false, .. }));
        question.alone = can.then_some(must);
        let alone = can && (must || alone);
        let one = |call: Call, face: Face, why: String| {
            let [plain, lone] = names(call);
            let action = if alone && lone {
                Ok(Action::Name {
                    trump: call,
                    alone: true,
                })
            } else if !alone && plain {
                Ok(Action::Name {
                    trump: call,
                    alone: false,
                })
            } else if plain || lone {
                Err(text("why-no-alone"))
            } else {
                Err(why)
            };
            Offer { action, face }
        };
        if legal.iter().any(|action| {
            matches!(
                action,
                Action::Name {
                    trump: Call::West(_),
                    ..
                }
            )
        }) {
            for set in Attribute::ALL {
                let row = Value::ALL
                    .into_iter()
                    .filter(|value| value.attribute() == set);
                let why = if hand.ask() == Ask::Round1 {
                    "why-west-first"
                } else {
                    "why-west-second"
                };
                question.rows.push(
                    row.map(|value| one(Call::West(value), Face::Value(value), text(why)))
                        .collect(),
                );
            }
        } else {
            let why = |suit: Suit| {
                if suit_up == Some(suit) {
                    text("why-turned-down")
                } else {
                    text("why-natural")
                }
            };
            question.rows.push(
                Suit::ALL
                    .into_iter()
                    .map(|suit| one(Call::Suit(suit), Face::Suit(suit), why(suit)))
                    .collect(),
            );
            for (call, key) in [(Call::NoTrump, "no-trump"), (Call::Low, "low")] {
                if names(call).contains(&true) {
                    question.boards.push(one(
                        call,
                        Face::Words(text(key), Kind::Gold, None),
                        String::new(),
                    ));
                }
            }
        }
    }
    let bids: Vec<Bid> = legal
        .iter()
        .filter_map(|action| {
            if let Action::Bid(bid) = action {
                Some(*bid)
            } else {
                None
            }
        })
        .collect();
    let (numbers, named): (Vec<Bid>, Vec<Bid>) = bids
        .into_iter()
        .partition(|bid| matches!(bid, Bid::Tricks(_)));
    for row in numbers.chunks(4).chain(named.chunks(2)) {
        question.rows.push(
            row.iter()
                .map(|&bid| Offer {
                    action: Ok(Action::Bid(bid)),
                    face: Face::Bid(bid),
                })
                .collect(),
        );
    }
    let suits: Vec<Suit> = legal
        .iter()
        .filter_map(|action| {
            if let Action::Suit(suit) = action {
                Some(*suit)
            } else {
                None
            }
        })
        .collect();
    if !suits.is_empty() {
        question.rows.push(
            suits
                .into_iter()
                .map(|suit| Offer {
                    action: Ok(Action::Suit(suit)),
                    face: Face::Suit(suit),
                })
                .collect(),
        );
    }
    let swaps = legal.iter().filter_map(|action| {
        if let Action::Under(cards) = action {
            Some((*action, cards.to_vec()))
        } else {
            None
        }
    });
    let called = legal.iter().filter_map(|action| {
        if let Action::Call(card) = action {
            Some((*action, vec![*card]))
        } else {
            None
        }
    });
    let cards: Vec<Offer> = swaps
        .chain(called)
        .map(|(action, cards)| Offer {
            action: Ok(action),
            face: Face::Cards(cards),
        })
        .collect();
    let per_row = if cards
        .iter()
        .any(|offer| matches!(&offer.face, Face::Cards(cards) if cards.len() > 1))
    {
        3
    } else {
        7
    };
    question
        .rows
        .extend(cards.chunks(per_row).map(<[Offer]>::to_vec));
    // Boards with words, the same order for every question, pass last.
    let order = if dealer { "pick-it-up" } else { "order-up" };
    for (action, key, alone) in [
        (Action::Order { alone: false }, order, false),
        (
            Action::Order { alone: true },
            if dealer {
                "pick-it-up-alone"
            } else {
                "order-up-alone"
            },
            true,
        ),
    ] {
        if may(action) {
            let kind = if alone { Kind::Plain } else { Kind::Main };
            question.boards.push(Offer {
                action: Ok(action),
                face: Face::Words(text(key), kind, suit_up.filter(|_| !alone)),
            });
        }
    }
    for (set, key) in [
        (Attribute::Numbers, "tens-numbers"),
        (Attribute::Colours, "tens-colours"),
        (Attribute::Shapes, "tens-shapes"),
    ] {
        if legal.iter().any(|action| matches!(action, Action::Tens(_))) {
            let action = if may(Action::Tens(set)) {
                Ok(Action::Tens(set))
            } else {
                Err(text("why-tens"))
            };
            question.boards.push(Offer {
                action,
                face: Face::Words(text(key), Kind::Gold, None),
            });
        }
    }
    for (action, key, kind) in [
        (Action::Alone, "alone", Kind::Main),
        (Action::Volunteer, "volunteer", Kind::Plain),
        (Action::Together, "together", Kind::Wood),
        (Action::Defend, "defend-alone", Kind::Main),
        (Action::Best(None), "ask-best", Kind::Main),
        (Action::Farmer, "farmer", Kind::Main),
        (Action::Stay, "stay", Kind::Main),
        (Action::Drop, "drop", Kind::Plain),
        (Action::Decline, "decline", Kind::Plain),
    ] {
        if may(action) {
            question.boards.push(offer(action, key, kind));
        }
    }
    if may(Action::Pass) {
        let key = match hand.ask() {
            Ask::Round1 if dealer => "turn-it-down",
            Ask::Claim => "keep-my-cards",
            Ask::BestAsk => "no-best",
            Ask::DefendAlone => "defend-together",
            _ => "pass",
        };
        question.boards.push(offer(Action::Pass, key, Kind::Wood));
    } else if matches!(hand.ask(), Ask::Round2 | Ask::Bid) {
        let why = if hand.ask() == Ask::Bid {
            "why-bidder-stuck"
        } else {
            "why-stuck"
        };
        question.boards.push(Offer {
            action: Err(text(why)),
            face: Face::Words(text("pass"), Kind::Wood, None),
        });
    }
    question.dealer = dealer;
    let dealer_name = name(hand.dealer());
    let args = |key: &str| text_with(key, &[("dealer", dealer_name.clone().into())]);
    question.words = match hand.ask() {
        Ask::NameBlind => text("ask-name-blind"),
        Ask::Claim if may(Action::Farmer) => text("ask-farmer"),
        Ask::Claim => text("ask-under"),
        Ask::Round1 if any_name => text("ask-west-first"),
        Ask::Round1 if dealer => text("ask-pick-up"),
        Ask::Round1 => args("ask-order"),
        Ask::LateAssist => args("ask-late-assist"),
        Ask::Round2 => match (
            suit_up,
            turn_up.is_some_and(|card| matches!(pack.face(card), bower_rules::Face::West { .. })),
        ) {
            (Some(suit), false) => text_with("ask-name", &[("suit", suit_key(suit).into())]),
            (_, true) => text("ask-west-second"),
            _ => text("ask-name-plain"),
        },
        Ask::Tens => text("ask-tens"),
        Ask::PickUp => text("ask-discard"),
        Ask::AloneBlind | Ask::LoneTurn => text("ask-alone"),
        Ask::DefendAlone => text("ask-defend"),
        Ask::BestAsk => text("ask-best-wanted"),
        Ask::BestGive => text("ask-best-give"),
        Ask::BestDiscard => text("ask-best-discard"),
        Ask::Bid => text("ask-bid"),
        Ask::NameTrump => text("ask-name-plain"),
        Ask::Widow => text("ask-widow"),
        Ask::CallCard => text("ask-call"),
        Ask::StayOrDrop => text("ask-stay"),
        Ask::LedSuit => text("ask-led-suit"),
        Ask::Play | Ask::Over => String::new(),
    };
    Some(question)
}

/// The suit proposed by the turn-up.
fn proposed(seen: &Seen) -> Option<Suit> {
    seen.view.hand().proposed()
}

/// The drawing of a suit.
pub fn suit_pip(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "C",
        Suit::Diamonds => "D",
        Suit::Hearts => "H",
        Suit::Spades => "S",
    }
}

/// The ink of a suit on paper.
pub fn suit_ink(look: &Look, suit: Suit) -> egui::Color32 {
    look.suit(suit.letter())
}
