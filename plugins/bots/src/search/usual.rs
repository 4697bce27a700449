//! How everybody usually plays.

use bower_rules::{Action, Ask, Hand, Seat};

use crate::casual::{self, Standing};
use crate::sense::Sense;
use crate::sight::Sight;

/// Cards in a hand that the solver takes on at once; above it play goes on as usual until so few are left.
const SOLVABLE: u32 = 6;

/// How everybody usually plays: by feel, or by rules of thumb where nothing is felt.
#[derive(Clone, Copy)]
pub(crate) struct Usual<'a> {
    pub(crate) standing: &'a Standing,
    pub(crate) sense: Option<&'a Sense>,
}

impl Usual<'_> {
    /// Plays on: to the end, or until the solver can take over.
    pub(crate) fn play(&self, hand: &mut Hand, until_solvable: bool) {
        while let Some(seat) = hand.to_act() {
            let playing =
                matches!(hand.ask(), Ask::Play | Ask::LedSuit) && hand.ranking().is_some();
            if until_solvable && playing && hand.cards(seat).len() <= SOLVABLE {
                return;
            }
            match self.act(hand, seat) {
                Some(Action::Play(card)) => hand.play_unchecked(card),
                Some(action) => hand.apply_unchecked(action),
                None => return,
            }
        }
    }

    /// What the seat to act does.
    pub(crate) fn act(&self, hand: &Hand, seat: Seat) -> Option<Action> {
        match self.sense {
            Some(sense) => sense.act(hand, self.standing),
            None => casual::act(&Sight::new(hand, seat), self.standing),
        }
    }

    /// The chance that a seat makes this move.
    pub(crate) fn chance(&self, hand: &Hand, seat: Seat, action: Action) -> f32 {
        let sight = Sight::new(hand, seat);
        match self.sense {
            Some(sense) => sense.chance(&sight, self.standing, action),
            None => casual::chance(&sight, self.standing, action),
        }
    }
}
