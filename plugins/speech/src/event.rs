//! What happened, in a sentence.

use bower_rules::{Action, BySide, Event, Hand, Kind, Outcome, Seat, Side, Victory};
use bower_words::{Value, text, text_with};

use crate::Ear;
use crate::said;

impl Ear<'_> {
    /// An event in a sentence, as the viewer may know it; `None` for what needs none. `hand` is the viewer's own knowledge
    /// of the hand it happened in.
    pub fn event(&self, event: Event, hand: &Hand) -> Option<String> {
        let name = |seat: Seat| ("name", Value::from(self.name(seat)));
        let cards = |cards| ("cards", Value::from(self.cards(cards)));
        let counted = |key, seat, count: u8| text_with(key, &[name(seat), ("count", count.into())]);
        Some(match event {
            Event::DealBegan { deal, dealer } => {
                text_with("heard-deal", &[("number", (deal + 1).into()), name(dealer)])
            }
            Event::Dealt { cards: of, .. } | Event::LookedAt { cards: of, .. } if of.is_empty() => {
                return None;
            }
            Event::Dealt {
                seat, cards: of, ..
            }
            | Event::LookedAt { seat, cards: of } => {
                if seat == self.viewer {
                    text_with("heard-hand", &[cards(of)])
                } else {
                    text_with("heard-open", &[name(seat), cards(of)])
                }
            }
            Event::TurnedUp { card } => {
                text_with("heard-turned-up", &[("card", self.card(card).into())])
            }
            Event::Called { action, .. } if is_told_elsewhere(action) => return None,
            Event::Called { seat, action } => text_with(
                "heard-called",
                &[name(seat), ("what", said::told(action, hand).into())],
            ),
            Event::ClaimPassed { .. } | Event::NextDealer { .. } => return None,
            Event::WentUnder { seat, shown } => text_with(
                "heard-under",
                &[name(seat), cards(shown.into_iter().collect())],
            ),
            Event::TookKitty {
                seat,
                cards: of,
                count,
            } => {
                if of.is_empty() {
                    counted("heard-took", seat, count)
                } else {
                    text_with("heard-took-cards", &[name(seat), cards(of)])
                }
            }
            Event::TurnedDown => text("heard-turned-down"),
            Event::TrumpMade {
                maker,
                trump,
                alone,
            } => {
                let trump = ("trump", Value::from(said::trump(trump)));
                match maker {
                    Some(maker) if alone => text_with("heard-trump-alone", &[trump, name(maker)]),
                    Some(maker) => text_with("heard-trump-by", &[trump, name(maker)]),
                    None => text_with("heard-trump", &[trump]),
                }
            }
            Event::PickedUp { seat, card } => text_with(
                "heard-picked-up",
                &[name(seat), ("card", self.card(card).into())],
            ),
            Event::Discarded {
                seat,
                cards: of,
                count,
            } => {
                if of.is_empty() {
                    counted("heard-threw", seat, count)
                } else {
                    text_with("heard-threw-cards", &[name(seat), cards(of)])
                }
            }
            Event::SatOut { seat } => text_with("heard-sits-out", &[name(seat)]),
            Event::LaidOpen { seat, cards: of } => {
                text_with("heard-open", &[name(seat), cards(of)])
            }
            Event::BestGiven { from, to, card, .. } => {
                let other = ("other", Value::from(self.name(to)));
                match card {
                    Some(card) => text_with(
                        "heard-gave-card",
                        &[name(from), other, ("card", self.card(card).into())],
                    ),
                    None => text_with("heard-gave", &[name(from), other]),
                }
            }
            Event::Played { seat, card } => text_with(
                "heard-played",
                &[name(seat), ("card", self.card(card).into())],
            ),
            Event::SuitNamed { seat, suit } => {
                let action = Action::Suit(suit);
                text_with(
                    "heard-called",
                    &[name(seat), ("what", said::told(action, hand).into())],
                )
            }
            Event::PartnerShown { seat } => text_with("heard-partner", &[name(seat)]),
            Event::TrickWon { seat, index } => {
                text_with("heard-trick", &[name(seat), ("number", (index + 1).into())])
            }
            Event::HandOver(outcome) => self.outcome(&outcome),
            Event::GameWon(victory) => self.victory(&victory),
        })
    }

    /// How a hand came out, and what it brought.
    fn outcome(&self, outcome: &Outcome) -> String {
        let how = match outcome.kind {
            Kind::Void => return text("result-void"),
            Kind::Redeal => return text("result-redeal"),
            Kind::Made | Kind::LoneMade => "made",
            Kind::March => "march",
            Kind::LoneMarch => "loner",
            Kind::Euchre => "euchred",
        };
        let who = match outcome.maker {
            None => None,
            Some(maker) if !self.game.partnerships() && maker == self.viewer => Some("me"),
            Some(_) if !self.game.partnerships() => Some("other"),
            Some(maker) if self.game.side_of(maker) == self.game.side_of(self.viewer) => Some("us"),
            Some(_) => Some("them"),
        };
        let title = match (who, outcome.maker) {
            (Some(who), Some(maker)) => text_with(
                &format!("result-{how}-{who}"),
                &[("name", self.name(maker).into())],
            ),
            _ => text("result-no-maker"),
        };
        let points = outcome
            .points
            .iter(self.game.sides())
            .filter(|(_, points)| **points != 0)
            .map(|(side, points)| {
                let key = if *points < 0 {
                    "points-lost"
                } else {
                    "points-won"
                };
                let points = text_with(key, &[("points", points.abs().into())]);
                text_with(
                    "heard-state",
                    &[("name", self.side(side).into()), ("state", points.into())],
                )
            });
        let mut all = vec![title];
        all.extend(points);
        text_with("heard-result", &[("what", all.join(", ").into())])
    }

    /// The score of every side.
    pub fn score(&self, score: &BySide<i16>) -> String {
        let each: Vec<String> = score
            .iter(self.game.sides())
            .map(|(side, points)| self.of_side(side, points.to_string()))
            .collect();
        text_with("heard-score", &[("score", each.join(", ").into())])
    }

    fn of_side(&self, side: Side, what: String) -> String {
        text_with(
            "heard-of-side",
            &[("name", self.side(side).into()), ("what", what.into())],
        )
    }

    fn victory(&self, victory: &Victory) -> String {
        let ours = self.game.side_of(self.viewer) == victory.side;
        if self.game.partnerships() {
            return text(if ours { "game-won" } else { "game-lost" });
        }
        if ours {
            return text("game-won-alone");
        }
        text_with(
            "game-lost-alone",
            &[("name", self.side(victory.side).into())],
        )
    }
}

/// Whether a call is told again by the event that follows from it.
fn is_told_elsewhere(action: Action) -> bool {
    matches!(
        action,
        Action::Discard(_)
            | Action::Under(_)
            | Action::Best(Some(_))
            | Action::Suit(_)
            | Action::Play(_)
    )
}
