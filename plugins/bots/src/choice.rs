//! What a bot chose, and why, as data: a coach or a review puts it into words.

use bower_rules::{Action, Card, Seat};

/// A bot's decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What it does: always legal.
    pub action: Action,
    /// What led to it.
    pub reasons: Reasons,
}

/// What was weighed for a decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// The rule of thumb that decided, where one did.
    pub rule: Option<Rule>,
    /// Every action that was weighed, the best first. Empty where a rule of thumb decided without weighing.
    pub considered: Vec<Considered>,
    /// In how many layouts of the hidden cards it was weighed; 0 for a rule of thumb.
    pub worlds: u32,
    /// What was gathered about the others' cards.
    pub inferred: Vec<Inferred>,
}

/// An action and what it is expected to bring.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered {
    /// The action.
    pub action: Action,
    /// Points of this hand, our side's less the best of the others', as expected.
    pub points: f32,
    /// The chance that our side makes its three tricks, or whatever the hand asks of it: 0 to 1.
    pub chance: f32,
}

/// Something gathered about another seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Inferred {
    /// It has shown that it holds no card of an effective suit.
    Void {
        /// Who.
        seat: Seat,
        /// The effective suit, 0 to 4, as [`bower_rules::Ranking`] counts them.
        suit: u8,
    },
    /// How likely it holds a card.
    Holds {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// 0 to 1.
        chance: f32,
    },
}

/// A rule of thumb: what a player at a kitchen table would say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// There is one legal move.
    OnlyMove,
    /// Any legal move: it was drawn.
    Drawn,
    /// The hand is strong enough to call.
    StrongEnough,
    /// The hand is not strong enough to call.
    TooWeak,
    /// The dealer must name something: the least bad.
    Stuck,
    /// The hand can take every trick without a partner.
    StrongAlone,
    /// A hand that qualifies for a new deal, or for other cards, is changed.
    BetterCards,
    /// Throwing this leaves a suit void.
    MakeVoid,
    /// The least useful card is thrown.
    ThrowLeast,
    /// Partner asks for help: the best card is given.
    GiveBest,
    /// The trick is partner's: keep the good cards.
    PartnerWins,
    /// As cheaply as the trick can be won.
    WinCheaply,
    /// High enough that those who follow will hardly beat it.
    WinHigh,
    /// A trump on a trick that cannot be won otherwise.
    Ruff,
    /// It cannot be won: the least useful card.
    Duck,
    /// The highest trump that is left takes out the others'.
    DrawTrump,
    /// Partner called: a trump helps him.
    TrumpToPartner,
    /// A card that nothing left in its suit can beat.
    CashWinner,
    /// A single card of a suit, to ruff it later.
    LeadSingleton,
    /// Nothing better to lead.
    LeadLow,
    /// West: the set that makes the hand's values highest.
    BestTens,
    /// The suit this hand is longest in.
    LongestSuit,
    /// This deal cannot be won by playing it.
    StayOut,
}

impl Choice {
    /// A choice that one rule of thumb made.
    pub(crate) fn by(rule: Rule, action: Action) -> Self {
        Self {
            action,
            reasons: Reasons {
                rule: Some(rule),
                ..Reasons::default()
            },
        }
    }
}
