//! What a card wears as a trump.

use bower_rules::{Attribute, Card, Game, Trump};

use crate::card::Mark;
use crate::{Shown, ShownCard, Spot};

/// What a card wears as a trump: of the trump there is, or in the viewer's own hand of the one he thinks of making.
pub(crate) fn mark(shown: &Shown, card: &ShownCard, supposed: Option<Trump>) -> Mark {
    let Some(face) = card.card else {
        return Mark::None;
    };
    let own = matches!(card.spot, Spot::Hand { seat, .. } if seat == shown.viewer);
    let marks = |trump: Trump| {
        worlds(trump)
            .into_iter()
            .flatten()
            .filter_map(|trump| mark_in(&shown.game, trump, face))
    };
    match (supposed.filter(|_| own), shown.trump) {
        // What it would be at best, by whichever set of tens.
        (Some(trump), _) => marks(trump)
            .max_by_key(|mark| match mark {
                Mark::None => 0,
                Mark::Trump => 1,
                Mark::Left(_) => 2,
                Mark::Right => 3,
            })
            .unwrap_or_default(),
        // Until the tens are named only what is trump by both of them is trump.
        (None, Some(trump @ Trump::West { tens: None, .. })) => {
            let mut marks = marks(trump).peekable();
            if marks.peek().is_some() && marks.all(|mark| mark != Mark::None) {
                Mark::Trump
            } else {
                Mark::None
            }
        }
        (None, Some(trump)) => mark_in(&shown.game, trump, face).unwrap_or_default(),
        (None, None) => Mark::None,
    }
}

/// What may come of a trump: of West's value without its tens, either set that can still be named.
fn worlds(trump: Trump) -> [Option<Trump>; 3] {
    match trump {
        Trump::West {
            trump: value,
            tens: None,
        } => Attribute::ALL.map(|set| {
            (set != value.attribute()).then_some(Trump::West {
                trump: value,
                tens: Some(set),
            })
        }),
        other => [Some(other), None, None],
    }
}

/// What a card wears under a trump; `None` where the game has no such trump.
fn mark_in(game: &Game, trump: Trump, face: Card) -> Option<Mark> {
    let ranking = game.ranking(trump)?;
    // In a double deck there are two of each.
    let twin = game.pack().twin(face);
    let is = |bower: Option<Card>| bower.is_some_and(|bower| bower == face || bower == twin);
    Some(if is(ranking.right()) {
        Mark::Right
    } else if is(ranking.left()) {
        Mark::Left(trump)
    } else if ranking.is_trump(face) {
        Mark::Trump
    } else {
        Mark::None
    })
}

#[cfg(test)]
mod tests {
    use bower_rules::{Preset, Seat, Value};
    use bower_stage::settings::HandOrder;

    use super::*;

    /// West's table with these cards in the viewer's hand.
    fn west(hand: &[&str]) -> Shown {
        let game = Game::preset(Preset::West);
        let seat = Seat::ALL[0];
        let mut shown = Shown::fresh(game, seat, HandOrder::AsDealt);
        for (slot, spelled) in hand.iter().enumerate() {
            shown.cards[slot] = ShownCard {
                spot: Spot::Hand {
                    seat,
                    slot: slot as u8,
                },
                card: game.pack().parse(spelled),
                face_up: true,
            };
        }
        shown
    }

    fn marks(shown: &Shown, supposed: Option<Trump>) -> Vec<Mark> {
        shown.cards[..5]
            .iter()
            .map(|card| mark(shown, card, supposed))
            .collect()
    }

    fn yellow(tens: Option<Attribute>) -> Trump {
        Trump::West {
            trump: Value::from_letter('Y').expect("a value of West"),
            tens,
        }
    }

    /// §10.4 Bauer table: with yellows trump 2YT and 2RT are the Bauers by numbers, 3YH and 3RH by shapes.
    #[test]
    fn a_value_that_is_only_thought_of_marks_every_card_that_may_be_a_bauer() {
        let shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        assert_eq!(marks(&shown, None), [Mark::None; 5]);
        let left = |tens| Mark::Left(yellow(Some(tens)));
        assert_eq!(
            marks(&shown, Some(yellow(None))),
            [
                Mark::Right,
                left(Attribute::Numbers),
                Mark::Right,
                Mark::Trump,
                Mark::None
            ]
        );
        assert_eq!(
            marks(&shown, Some(yellow(Some(Attribute::Numbers)))),
            [
                Mark::Right,
                left(Attribute::Numbers),
                Mark::Trump,
                Mark::Trump,
                Mark::None
            ]
        );
    }

    #[test]
    fn trumps_are_bound_once_trump_is_named_and_bauers_get_their_patch_with_the_tens() {
        let mut shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        shown.trump = Some(yellow(None));
        assert_eq!(
            marks(&shown, None),
            [
                Mark::Trump,
                Mark::None,
                Mark::Trump,
                Mark::Trump,
                Mark::None
            ]
        );
        shown.trump = Some(yellow(Some(Attribute::Shapes)));
        assert_eq!(
            marks(&shown, None),
            [
                Mark::Trump,
                Mark::None,
                Mark::Right,
                Mark::Trump,
                Mark::None
            ]
        );
    }

    #[test]
    fn only_the_viewers_own_hand_wears_what_he_thinks_of() {
        let mut shown = west(&["2YT", "2RT", "3YH", "1YC", "1GC"]);
        for card in &mut shown.cards[..5] {
            card.spot = Spot::TurnUp;
        }
        assert_eq!(marks(&shown, Some(yellow(None))), [Mark::None; 5]);
    }
}
