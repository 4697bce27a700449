//! What a good player feels without counting: two small networks that say what a call or a card brings. They were
//! taught by play (see [`crate::learn`]), and serve `master` as its guess of how everybody plays and called.

mod calls;
mod cards;
mod net;
mod slots;
mod taught;
mod west;

use bower_rules::{Action, Ask, Game, Hand, Order};
use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use crate::casual::{self, Standing};
use crate::maths::exp;
use crate::sight::Sight;
pub(crate) use net::{Layers, Marks, NARROW, Net, WIDE};
use slots::Slots;

/// More than the weights of any kind of game, in bytes.
const MOST_BYTES: usize = 1 << 20;
/// How freely calls and cards vary about the best one, in points, and how often any legal one is made.
const VARY: f32 = 0.12;
const ANY: f32 = 0.04;

/// What was learned for games of one kind.
#[derive(Clone, PartialEq, Debug)]
pub struct Sense {
    pub(crate) calls: Net,
    pub(crate) cards: Net,
}

/// Which of the two networks is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Calls,
    Cards,
}

/// A question put to a network.
pub(crate) struct Question {
    pub(crate) kind: Kind,
    pub(crate) marks: Marks,
    slots: Option<Slots>,
}

impl Question {
    /// The question that a seat has to answer; `None` where the networks know nothing of it.
    pub(crate) fn new(sight: &Sight) -> Option<Self> {
        if sight.hand.ask() == Ask::Play {
            let (marks, slots) = cards::marks(sight)?;
            return Some(Self {
                kind: Kind::Cards,
                marks,
                slots: Some(slots),
            });
        }
        let (marks, slots) = match sight.hand.game().order() {
            Order::West => (west::marks(sight)?, None),
            _ => {
                let (marks, slots) = calls::marks(sight)?;
                (marks, Some(slots))
            }
        };
        Some(Self {
            kind: Kind::Calls,
            marks,
            slots,
        })
    }

    /// Which of the network's answers an action in this hand is.
    pub(crate) fn answer(&self, hand: &Hand, action: Action) -> Option<usize> {
        match (self.kind, action, &self.slots) {
            (Kind::Cards, Action::Play(card), Some(slots)) => Some(slots.of(card)),
            (Kind::Calls, action, Some(slots)) => calls::answer(action, slots),
            (Kind::Calls, action, None) => west::answer(hand, action),
            _ => None,
        }
    }
}

impl Sense {
    /// Knows nothing yet.
    pub(crate) fn blank(game: &Game) -> Self {
        let [calls, cards] = Self::sizes(game);
        Self {
            calls: Net::blank(calls.0, calls.1),
            cards: Net::blank(cards.0, cards.1),
        }
    }

    /// Whether a game is of the kind that can be learned: five cards and at most four seats, bowers, one round of the
    /// turn-up and one of the other suits; or West.
    pub fn can_learn(game: &Game) -> bool {
        let bowers = matches!(
            game.order(),
            Order::Bowers | Order::Joker | Order::TwoOfSpades | Order::West
        );
        bowers && game.hand_size() == 5 && game.seats() <= 4 && game.opening_score() == 0
    }

    /// How many inputs and answers the networks of calls and of cards have in a game.
    fn sizes(game: &Game) -> [(usize, usize); 2] {
        match game.order() {
            Order::West => [
                (west::INPUTS, west::ANSWERS),
                (cards::WEST_INPUTS, slots::WEST_SLOTS),
            ],
            _ => [
                (calls::INPUTS, calls::ANSWERS),
                (cards::INPUTS, slots::SLOTS),
            ],
        }
    }

    /// Reads what [`Sense::to_bytes`] wrote for this kind of game.
    pub fn from_bytes(bytes: &[u8], game: &Game) -> Option<Self> {
        let planes = decompress_to_vec_zlib_with_limit(bytes, MOST_BYTES).ok()?;
        let (low, high) = planes.split_at(planes.len() / 2);
        let pairs = low.iter().zip(high);
        let mut steps = pairs.map(|(&low, &high)| i16::from_le_bytes([low, high]));
        let [calls, cards] = Self::sizes(game);
        let sense = Self {
            calls: Net::from_steps(&mut steps, calls.0, calls.1)?,
            cards: Net::from_steps(&mut steps, cards.0, cards.1)?,
        };
        (steps.next().is_none() && low.len() == high.len()).then_some(sense)
    }

    /// As it is kept in a file: two bytes a weight, first the lower ones of all, which look like chance, then the upper
    /// ones, which are mostly alike; deflated.
    pub fn to_bytes(&self) -> Vec<u8> {
        let steps = || self.calls.steps().chain(self.cards.steps());
        let low = steps().map(|step| step.to_le_bytes()[0]);
        let high = steps().map(|step| step.to_le_bytes()[1]);
        compress_to_vec_zlib(&low.chain(high).collect::<Vec<u8>>(), 9)
    }

    pub(crate) fn net(&self, kind: Kind) -> &Net {
        match kind {
            Kind::Calls => &self.calls,
            Kind::Cards => &self.cards,
        }
    }

    /// Tells what each legal move of a seat should bring, in points, or nothing where nothing was learned.
    pub(crate) fn judge(&self, sight: &Sight, mut tell: impl FnMut(Action, f32)) {
        let Some(question) = Question::new(sight) else {
            return;
        };
        let net = self.net(question.kind);
        let layers = net.layers(&question.marks);
        for &action in sight.hand.legal().iter() {
            if let Some(answer) = question.answer(sight.hand, action) {
                tell(action, net.answer(&layers, answer));
            }
        }
    }

    /// What a seat does in a hand, by feel; by rules of thumb where nothing was learned.
    pub(crate) fn act(&self, hand: &Hand, standing: &Standing) -> Option<Action> {
        let seat = hand.to_act()?;
        let sight = Sight::new(hand, seat);
        let asked = match hand.ask() {
            Ask::Play => {
                let legal = hand.legal_cards();
                if legal.len() < 2 {
                    return legal.first().map(Action::Play);
                }
                Question::new(&sight).and_then(|question| {
                    let layers = self.cards.layers(&question.marks);
                    let value = |card| {
                        question
                            .answer(hand, Action::Play(card))
                            .map_or(f32::NEG_INFINITY, |answer| {
                                self.cards.answer(&layers, answer)
                            })
                    };
                    let mut best = (f32::NEG_INFINITY, None);
                    for card in legal {
                        let value = value(card);
                        if value > best.0 {
                            best = (value, Some(Action::Play(card)));
                        }
                    }
                    best.1
                })
            }
            _ => Question::new(&sight).and_then(|question| {
                let layers = self.calls.layers(&question.marks);
                let mut best = (f32::NEG_INFINITY, None);
                for &action in hand.legal().iter() {
                    let value = question
                        .answer(hand, action)
                        .map_or(f32::NEG_INFINITY, |answer| {
                            self.calls.answer(&layers, answer)
                        });
                    if value > best.0 {
                        best = (value, Some(action));
                    }
                }
                best.1
            }),
        };
        asked.or_else(|| casual::act(&sight, standing))
    }

    /// The chance that a player of this kind, who errs now and then, makes this move; 1 where nothing can be told.
    pub(crate) fn chance(&self, sight: &Sight, standing: &Standing, action: Action) -> f32 {
        let hand = sight.hand;
        let Some(question) = Question::new(sight) else {
            return casual::chance(sight, standing, action);
        };
        let net = self.net(question.kind);
        let legal = hand.legal();
        if legal.len() < 2 {
            return 1.0;
        }
        let layers = net.layers(&question.marks);
        let value = |action| {
            question
                .answer(hand, action)
                .map(|a| net.answer(&layers, a))
        };
        let Some(this) = value(action) else {
            return 1.0;
        };
        let best = legal
            .iter()
            .filter_map(|&action| value(action))
            .fold(this, f32::max);
        let weight = |value: f32| exp((value - best) / VARY);
        let sum: f32 = legal
            .iter()
            .filter_map(|&action| value(action))
            .map(weight)
            .sum();
        ANY / legal.len() as f32 + (1.0 - ANY) * weight(this) / sum.max(1e-6)
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;
    use miniz_oxide::inflate::decompress_to_vec_zlib;

    use super::*;

    fn some_sense(game: &Game) -> Sense {
        let mut sense = Sense::blank(game);
        let weights = sense.calls.weights_mut().chain(sense.cards.weights_mut());
        for (place, weight) in weights.enumerate() {
            *weight = ((place * 37 % 1009) as f32 - 500.0) / 2048.0;
        }
        sense
    }

    #[test]
    fn what_is_kept_in_a_file_is_read_back_as_it_was() {
        for preset in [Preset::Euchre, Preset::West] {
            let game = Game::preset(preset);
            let sense = some_sense(&game);
            assert_eq!(Sense::from_bytes(&sense.to_bytes(), &game), Some(sense));
        }
    }

    #[test]
    fn a_file_begins_with_the_lower_bytes_of_all_weights() {
        let game = Game::preset(Preset::Euchre);
        let planes = decompress_to_vec_zlib(&some_sense(&game).to_bytes()).expect("deflated");
        // The first weights are -500 and -463 steps.
        let high = planes.len() / 2;
        assert_eq!(planes[..2], [0x0C, 0x31]);
        assert_eq!(planes[high..high + 2], [0xFE, 0xFE]);
    }

    #[test]
    fn a_file_that_is_cut_or_too_long_or_of_another_game_is_refused() {
        let game = Game::preset(Preset::Euchre);
        let bytes = some_sense(&game).to_bytes();
        let planes = decompress_to_vec_zlib(&bytes).expect("deflated");
        let longer = |by: usize| {
            let more = [planes.clone(), vec![0; by]].concat();
            compress_to_vec_zlib(&more, 1)
        };
        let shorter = compress_to_vec_zlib(&planes[..planes.len() - 2], 1);
        let mut flipped = bytes.clone();
        let middle = flipped.len() / 2;
        flipped[middle] ^= 0x10;
        for damaged in [
            &[],
            &bytes[..bytes.len() / 2],
            &longer(1),
            &longer(2),
            &shorter,
            &flipped,
        ] {
            assert_eq!(Sense::from_bytes(damaged, &game), None);
        }
        assert_eq!(Sense::from_bytes(&bytes, &Game::preset(Preset::West)), None);
    }
}
