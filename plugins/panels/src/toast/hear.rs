//! What becomes a toast: refusals of the viewer's answers, notices, advice, and questions about a card.

use bevy::prelude::*;
use bower_rules::{Action, Ask, Call, Card, Cards, Law, Suit, Trump};
use bower_speech::said::suit_key;
use bower_stage::{Advice, Focus, FocusTarget, Handover, Notice, Refused, Seen, Viewer, Wish};
use bower_words::{Value as Arg, find, knows, text, text_with};

use super::{Toast, Toasts, Tone};
use crate::said;

/// Takes in refusals of the viewer's answers, and notices.
pub fn hear(
    mut refused: MessageReader<Refused>,
    mut notices: MessageReader<Notice>,
    viewer: Res<Viewer>,
    (seen, handover): (Option<Res<Seen>>, Res<Handover>),
    mut toasts: ResMut<Toasts>,
) {
    for refusal in refused.read().filter(|refusal| refusal.seat == viewer.0) {
        let (title, why) = law(&refusal.why.law, seen.as_deref());
        let card = card_of(refusal.action);
        toasts.push(Toast {
            title,
            why,
            card,
            tone: Tone::Refusal,
        });
    }
    // What was told to one person stands before no other.
    if handover.is_changed() && handover.0.is_some() {
        toasts.clear();
    }
    for notice in notices.read() {
        let args: Vec<(&'static str, Arg<'_>)> = notice
            .args
            .iter()
            .map(|(name, value)| (*name, Arg::from(in_words(name, value))))
            .collect();
        let title = text_with(&notice.key, &args);
        let why = find(&format!("{}-why", notice.key), &args).unwrap_or_default();
        let tone = match notice.key.as_str() {
            "notice-kept-damaged" | "notice-kept-newer" | "notice-cannot-save" => Tone::Kept,
            "notice-number" | "notice-number-copied" => Tone::Word,
            _ => Tone::Refusal,
        };
        toasts.tell(title, why, tone);
    }
}

/// Takes in advice, and questions about a card: the card is brought into focus, and what is to be said of it is said.
pub fn advise(
    mut advice: MessageReader<Advice>,
    mut wishes: MessageReader<Wish>,
    seen: Option<Res<Seen>>,
    mut focus: ResMut<Focus>,
    mut toasts: ResMut<Toasts>,
) {
    let Some(seen) = seen else { return };
    for advice in advice
        .read()
        .filter(|advice| advice.decision == seen.decision)
    {
        let hand = seen.view.hand();
        toasts.advised = Some((advice.decision, advice.action));
        let card = card_of(advice.action);
        if let Some(card) = card {
            focus.target = Some(FocusTarget::Card(card));
        }
        toasts.push(Toast {
            title: text("advice"),
            why: said::advised(advice.action, hand),
            card,
            tone: Tone::Word,
        });
    }
    for wish in wishes.read() {
        let Wish::Rule(card) = wish else { continue };
        let hand = seen.view.hand();
        let title = capital(&said::card(hand.game().pack(), *card));
        let legal = seen.view.legal();
        let meant = pressed(&legal, *card);
        let why = if legal.contains(&meant) {
            text(match meant {
                Action::Play(_) if hand.led_suit().is_none() => "card-may-lead",
                Action::Play(_) => "card-may-be-played",
                _ => "card-may-be-given",
            })
        } else {
            let mut tried = *hand;
            match tried.apply(seen.view.seat(), meant) {
                // One of several that make an answer together.
                Ok(()) => text("card-may-be-given"),
                Err(why) => {
                    let (rule, why) = law(&why.law, Some(&seen));
                    format!("{rule}. {why}")
                }
            }
        };
        toasts.push(Toast {
            title,
            why,
            card: Some(*card),
            tone: Tone::Word,
        });
    }
}

/// The card an answer shows.
fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) | Action::Best(Some(card)) => Some(card),
        Action::Discard(cards) => Some(cards.first()),
        _ => None,
    }
}

/// The answer a card stands for by what is asked: one of the legal ones where there is one with it, else the like of
/// them, for the rules to say what is wrong.
fn pressed(legal: &[Action], card: Card) -> Action {
    let holds = |action: &&Action| match action {
        Action::Play(one) | Action::Best(Some(one)) => *one == card,
        Action::Discard(cards) => cards.set().contains(card),
        Action::Under(cards) => cards.contains(&card),
        _ => false,
    };
    if let Some(&action) = legal.iter().find(holds) {
        return action;
    }
    let kinds = legal.iter().find_map(|action| match action {
        Action::Best(Some(_)) => Some(Action::Best(Some(card))),
        Action::Discard(_) => Some(Action::Discard(Cards::one(card))),
        _ => None,
    });
    kinds.unwrap_or(Action::Play(card))
}

/// Words that begin a line.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// What stands in a notice's place: acts and kept things go by names of their own.
fn in_words(name: &str, value: &str) -> String {
    let key = match name {
        "act" => format!("act-{value}"),
        "what" => format!("kept-{value}"),
        _ => return value.to_owned(),
    };
    if knows(&key) {
        text(&key)
    } else {
        value.to_owned()
    }
}

/// A rule broken, in a player's words: the rule, then why.
pub fn law(law: &Law, seen: Option<&Seen>) -> (String, String) {
    let led = seen
        .and_then(|seen| seen.view.hand().led_suit())
        .and_then(|suit| Suit::ALL.get(usize::from(suit)))
        .copied();
    let key = match law {
        Law::FollowSuit => {
            if let (Some(seen), Some(led)) = (seen, led) {
                let hand = seen.view.hand();
                if hand.game().pack().deck() != bower_rules::Deck::West {
                    let trump = matches!(hand.trump(), Some(Trump::Suit(suit)) if suit == led);
                    let args = [("suit", Arg::from(suit_key(led)))];
                    return (
                        text_with("law-follow", &args),
                        text_with(
                            if trump {
                                "law-follow-trump-why"
                            } else {
                                "law-follow-why"
                            },
                            &args,
                        ),
                    );
                }
            }
            "law-follow-led"
        }
        Law::Barred(Call::Suit(suit)) => {
            let args = [("suit", Arg::from(suit_key(*suit)))];
            return (text_with("law-barred", &args), text("law-barred-why"));
        }
        Law::DealerStuck | Law::WestStuck => "law-stuck",
        Law::Proposed => "law-proposed",
        Law::CanadianLoner => "law-canadian",
        Law::NaturalTrump => "law-natural",
        Law::NoAlone => "law-no-alone",
        Law::Barred(_) | Law::NoSuchCall(_) => "law-no-such-call",
        Law::WestValue(_) => "law-west-value",
        Law::WestTens => "law-west-tens",
        Law::KeepTurnUp => "law-keep-turn-up",
        Law::DiscardCount => "law-discard-count",
        Law::NoDecline => "law-no-decline",
        Law::Swap => "law-swap",
        Law::BidTooLow(_) => "law-bid-too-low",
        Law::BidderStuck => "law-bidder-stuck",
        Law::CallTrump => "law-call-trump",
        Law::NameSuit => "law-name-suit",
        Law::NotYourTurn(_) => "law-not-your-turn",
        Law::NotHeld(_) => "law-not-held",
        Law::NoDeal
        | Law::NotOver
        | Law::GameOver
        | Law::HandOver
        | Law::NoMove(_)
        | Law::NotAsked => match seen.map(|seen| seen.view.hand().ask()) {
            Some(Ask::PickUp | Ask::Widow | Ask::BestDiscard) => "law-discard-first",
            _ => "law-not-now",
        },
    };
    (text(key), text(&format!("{key}-why")))
}
