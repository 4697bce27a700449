//! What stands on the table now, in sentences: cards of the hand, seats, the trick, the score.

use bower_rules::{Ask, Card, Seat};
use bower_stage::layout::Place;
use bower_stage::{Seating, Seen};
use bower_words::{text, text_with};

use crate::{Ear, said};

impl<'a> Ear<'a> {
    /// The ear of a viewer who knows so much.
    pub fn at(seen: &'a Seen, seating: &'a Seating) -> Self {
        Self {
            game: seen.view.game(),
            viewer: seen.view.seat(),
            seating,
            trump: seen.view.hand().trump(),
        }
    }

    /// A card of the viewer's hand: what it is, its place among the others, and whether it may be played.
    pub fn in_hand(&self, card: Card, at: usize, of: usize, barred: bool) -> String {
        text_with(
            if barred {
                "heard-in-hand-barred"
            } else {
                "heard-in-hand"
            },
            &[
                ("card", self.card(card).into()),
                ("number", at.into()),
                ("count", of.into()),
            ],
        )
    }

    /// A seat: who sits there and where, what he holds, what he has taken, what he is.
    pub fn seat(&self, seat: Seat, seen: &Seen) -> String {
        let hand = seen.view.hand();
        let place = Place::of(seat, self.viewer, self.game.seats());
        let mut parts = vec![text(place_key(place))];
        if hand.dealer() == seat {
            parts.push(text("heard-is-dealer"));
        }
        if hand.maker() == Some(seat) {
            parts.push(text("heard-is-maker"));
        }
        if hand.sits_out(seat) {
            parts.push(text("heard-is-out"));
        } else {
            let held = seen.view.count(seat);
            parts.push(text_with("heard-holds", &[("count", held.into())]));
        }
        if hand.play_has_begun() {
            let tricks = hand.tricks(seat);
            parts.push(text_with("heard-tricks", &[("tricks", tricks.into())]));
        }
        if hand.to_act() == Some(seat) {
            parts.push(text("heard-is-asked"));
        }
        text_with(
            "heard-state",
            &[
                ("name", self.name(seat).into()),
                ("state", parts.join(", ").into()),
            ],
        )
    }

    /// Everything in a few sentences, for one who has just come to the table.
    pub fn table(&self, seen: &Seen) -> String {
        let hand = seen.view.hand();
        let mut all = vec![
            text_with(
                "heard-deal",
                &[
                    ("number", (seen.view.deal_number() + 1).into()),
                    ("name", self.name(hand.dealer()).into()),
                ],
            ),
            self.score(&seen.view.score()),
        ];
        match (hand.trump(), hand.maker()) {
            (Some(trump), Some(maker)) => all.push(text_with(
                "heard-trump-by",
                &[
                    ("trump", said::trump(trump).into()),
                    ("name", self.name(maker).into()),
                ],
            )),
            (Some(trump), None) => all.push(text_with(
                "heard-trump",
                &[("trump", said::trump(trump).into())],
            )),
            (None, _) => {
                let turned = hand.turn_up().filter(|_| !hand.turned_down());
                all.extend(
                    turned.map(|card| {
                        text_with("heard-turned-up", &[("card", self.card(card).into())])
                    }),
                );
            }
        }
        let cards = hand.cards(self.viewer);
        if !cards.is_empty() {
            all.push(text_with(
                "heard-hand",
                &[("cards", self.cards(cards).into())],
            ));
        }
        all.extend(self.trick(seen));
        all.join(" ")
    }

    /// The trick that lies on the table, if one is begun.
    pub fn trick(&self, seen: &Seen) -> Option<String> {
        let trick = seen.view.hand().trick();
        let played: Vec<String> = trick
            .iter()
            .map(|(seat, card)| {
                text_with(
                    "heard-of-side",
                    &[
                        ("name", self.name(*seat).into()),
                        ("what", self.card(*card).into()),
                    ],
                )
            })
            .collect();
        (!played.is_empty())
            .then(|| text_with("heard-on-table", &[("cards", played.join(", ").into())]))
    }

    /// What a card is asked for, when the viewer is to play one; every other question is asked by its board.
    pub fn asked(&self, seen: &Seen) -> Option<String> {
        let hand = seen.view.hand();
        if hand.to_act() != Some(self.viewer) || hand.ask() != Ask::Play {
            return None;
        }
        if hand.trick().is_empty() {
            return Some(text("heard-lead"));
        }
        let legal = seen.view.legal();
        let may = legal.iter().filter_map(|action| match action {
            bower_rules::Action::Play(card) => Some(*card),
            _ => None,
        });
        let cards = self.cards(may.collect());
        Some(text_with("heard-may-play", &[("cards", cards.into())]))
    }
}

fn place_key(place: Place) -> &'static str {
    match place {
        Place::South => "heard-at-south",
        Place::SouthWest => "heard-at-south-west",
        Place::West => "heard-at-west",
        Place::NorthWest => "heard-at-north-west",
        Place::North => "heard-at-north",
        Place::NorthEast => "heard-at-north-east",
        Place::East => "heard-at-east",
        Place::SouthEast => "heard-at-south-east",
    }
}
