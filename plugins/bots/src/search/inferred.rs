//! What a search found out about the others' cards.

use bower_rules::{Card, Seat, View};

use super::Search;
use crate::choice::Inferred;

/// Of how many high trumps it is told who may hold them.
const TOLD: usize = 3;

impl Search {
    /// Voids that others have shown, and who may hold the highest trumps that are out.
    pub(super) fn inferred(&self) -> Vec<Inferred> {
        let view = self.worlds.view();
        let mut inferred = voids(view);
        let sum: f64 = self.drawn.iter().map(|(_, weight)| weight).sum();
        let Some(ranking) = view.hand().ranking().filter(|_| sum > 0.0) else {
            return inferred;
        };
        let mut trumps: Vec<Card> = view
            .unseen()
            .iter()
            .filter(|&card| ranking.is_trump(card))
            .collect();
        trumps.sort_by_key(|&card| std::cmp::Reverse(ranking.strength(card)));
        for &card in trumps.iter().take(TOLD) {
            for seat in Seat::all(view.game().seats()).filter(|&seat| seat != view.seat()) {
                let holding = self
                    .drawn
                    .iter()
                    .filter(|(layout, _)| layout.cards(seat).contains(card));
                let chance = holding.map(|(_, weight)| weight).sum::<f64>() / sum;
                inferred.push(Inferred::Holds {
                    seat,
                    card,
                    chance: chance as f32,
                });
            }
        }
        inferred
    }
}

/// Voids that others have shown.
fn voids(view: &View) -> Vec<Inferred> {
    let seats = Seat::all(view.game().seats()).filter(|&seat| seat != view.seat());
    seats
        .flat_map(|seat| {
            (0..5)
                .filter(move |suit| (view.voids(seat) >> suit) & 1 == 1)
                .map(move |suit| Inferred::Void { seat, suit })
        })
        .collect()
}
