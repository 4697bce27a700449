//! Who listens: the names of seats, sides and cards as the viewer hears them.

use bower_rules::{Card, CardSet, Game, Seat, Side, Trump};
use bower_stage::Seating;
use bower_words::{text, text_with};

use crate::said;

/// The viewer's ear at a table.
#[derive(Clone, Copy)]
pub struct Ear<'a> {
    /// The game.
    pub game: &'a Game,
    /// Who listens.
    pub viewer: Seat,
    /// Who sits where.
    pub seating: &'a Seating,
    /// What is trump by now.
    pub trump: Option<Trump>,
}

impl Ear<'_> {
    /// What a seat is called: the viewer is "You".
    pub fn name(&self, seat: Seat) -> String {
        if seat == self.viewer {
            text("you")
        } else {
            self.seating.name(seat).to_owned()
        }
    }

    /// What a side is called: "We", "They", or its player.
    pub fn side(&self, side: Side) -> String {
        if !self.game.partnerships() {
            let one = Seat::all(self.game.seats()).find(|seat| self.game.side_of(*seat) == side);
            return one.map_or_else(String::new, |seat| self.name(seat));
        }
        text(if self.game.side_of(self.viewer) == side {
            "we"
        } else {
            "they"
        })
    }

    /// A card, with its part where a trump has made it one: "jack of hearts, right bower".
    pub fn card(&self, card: Card) -> String {
        let plain = said::card(self.game.pack(), card);
        let ranking = self.trump.and_then(|trump| self.game.ranking(trump));
        let key = match ranking {
            Some(ranking) if ranking.right() == Some(card) => "heard-card-right",
            Some(ranking) if ranking.left() == Some(card) => "heard-card-left",
            Some(ranking) if ranking.is_trump(card) => "heard-card-trump",
            _ => return plain,
        };
        text_with(key, &[("card", plain.into())])
    }

    /// Cards one after another, trumps first, each suit from the top.
    pub fn cards(&self, cards: CardSet) -> String {
        let ranking = self.trump.and_then(|trump| self.game.ranking(trump));
        let mut all: Vec<Card> = cards.iter().collect();
        if let Some(ranking) = ranking {
            all.sort_by_key(|card| {
                let trump = ranking.is_trump(*card);
                (!trump, !trump, std::cmp::Reverse(ranking.strength(*card)))
            });
        }
        let all: Vec<String> = all.into_iter().map(|card| self.card(card)).collect();
        all.join("; ")
    }
}
