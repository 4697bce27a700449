//! What follows from a move.

use crate::{Action, Card, CardSet, Outcome, Seat, Suit, Trump, Victory};

/// Something that happened at the table, as all who know everything would tell it. What one seat
/// may know of it, [`Event::seen_by`] says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A deal begins.
    DealBegan {
        /// Its number, from 0, void hands and redeals counted.
        deal: u32,
        /// Who deals.
        dealer: Seat,
    },
    /// A seat was dealt its hand.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// Its cards; empty where they are hidden, and for all while trump is named blind.
        cards: CardSet,
        /// How many cards.
        count: u8,
    },
    /// A seat looks at its hand, which lay unseen while trump was named blind.
    LookedAt {
        /// Whose hand.
        seat: Seat,
        /// Its cards; empty where they are hidden.
        cards: CardSet,
    },
    /// The turn-up was turned.
    TurnedUp {
        /// It.
        card: Card,
    },
    /// A seat called, bid, passed, or answered an offer.
    Called {
        /// Who spoke.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// A seat let a claim go by; nobody else knows of it (§13.1 Turn-up games, 3).
    ClaimPassed {
        /// Who could have claimed.
        seat: Seat,
    },
    /// A seat went under: it showed three cards and took three of the kitty.
    WentUnder {
        /// Who.
        seat: Seat,
        /// The cards shown.
        shown: [Card; 3],
    },
    /// A seat took undealt cards.
    TookKitty {
        /// Who.
        seat: Seat,
        /// The cards; empty where they are hidden.
        cards: CardSet,
        /// How many.
        count: u8,
    },
    /// All have passed: the turn-up was turned down.
    TurnedDown,
    /// Trump is settled.
    TrumpMade {
        /// Who fixed it; nobody at buck when a club is turned.
        maker: Option<Seat>,
        /// What.
        trump: Trump,
        /// Whether the maker is alone.
        alone: bool,
    },
    /// The dealer took the turn-up.
    PickedUp {
        /// The dealer.
        seat: Seat,
        /// The turn-up.
        card: Card,
    },
    /// Cards were thrown face down.
    Discarded {
        /// Who threw.
        seat: Seat,
        /// The cards; empty where they are hidden.
        cards: CardSet,
        /// How many.
        count: u8,
    },
    /// A seat sits this hand out.
    SatOut {
        /// Who.
        seat: Seat,
    },
    /// A hand was laid open for all.
    LaidOpen {
        /// Whose.
        seat: Seat,
        /// Its cards.
        cards: CardSet,
    },
    /// A partner gave his best card.
    BestGiven {
        /// Who gave.
        from: Seat,
        /// Who took.
        to: Seat,
        /// The card, where it is known.
        card: Option<Card>,
        /// Whether it is the turn-up that lay beside a dealer who sits out: that one everybody knows.
        turn_up: bool,
    },
    /// A card was played to the trick.
    Played {
        /// Who played.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The suit to follow to a benny led at no-trump was named.
    SuitNamed {
        /// Who led.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// The card called fell: its player is the maker's partner (§9 Call-ace).
    PartnerShown {
        /// The partner.
        seat: Seat,
    },
    /// A trick was taken.
    TrickWon {
        /// Who took it.
        seat: Seat,
        /// Its number in the hand, from 0.
        index: u8,
    },
    /// The hand is over.
    HandOver(Outcome),
    /// Who deals next.
    NextDealer {
        /// The dealer.
        seat: Seat,
    },
    /// The game is won.
    GameWon(Victory),
}

impl Event {
    /// The event as a seat may know it (§12.3 What a seat may know): hidden cards blanked, `None`
    /// where nothing of it shows. Without a viewer, as somebody who sees no hand.
    pub fn seen_by(self, viewer: Option<Seat>) -> Option<Event> {
        let mine = |seat: Seat| viewer == Some(seat);
        Some(match self {
            Event::Dealt { seat, count, .. } if !mine(seat) => Event::Dealt {
                seat,
                cards: CardSet::EMPTY,
                count,
            },
            Event::LookedAt { seat, .. } if !mine(seat) => Event::LookedAt {
                seat,
                cards: CardSet::EMPTY,
            },
            Event::TookKitty { seat, count, .. } if !mine(seat) => Event::TookKitty {
                seat,
                cards: CardSet::EMPTY,
                count,
            },
            Event::Discarded { seat, count, .. } if !mine(seat) => Event::Discarded {
                seat,
                cards: CardSet::EMPTY,
                count,
            },
            Event::BestGiven {
                from,
                to,
                turn_up: false,
                ..
            } if !mine(from) && !mine(to) => Event::BestGiven {
                from,
                to,
                card: None,
                turn_up: false,
            },
            Event::ClaimPassed { seat } if !mine(seat) => return None,
            event => event,
        })
    }
}
