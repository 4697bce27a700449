//! What each preset is made of (§12.2 Presets).

use crate::{Benny, BennyTurned, Deck, DefendAlone, PartnersBest, Preset, Rules, SittingHand};

/// Who scores together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sides {
    /// Two sides, seats alternating.
    Partners,
    /// Every seat for itself.
    Each,
}

/// How trump is found and what follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// A card is turned up and called in two rounds (§1.4).
    TurnUp,
    /// The same; then the maker calls a partner (§13.3, 9).
    CallAce,
    /// The same; then all but the maker stay or drop (§13.3, 8).
    Buck,
    /// §10.2 Procedure.
    West,
    /// Seats bid for the right to name trump.
    Bids(Bidding),
    /// Seats bid; the suit first led is trump (§8).
    Napoleon,
}

/// A bidding game's particulars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bidding {
    /// The lowest bid, in tricks.
    pub lowest: u8,
    /// The highest, in tricks.
    pub highest: u8,
    /// All tricks for double stakes may be bid.
    pub pepper: bool,
    /// Bidding goes round until three have passed; otherwise each seat speaks once.
    pub rounds: bool,
    /// The dealer must bid when all others have passed.
    pub stuck: bool,
    /// When all have passed the joker's holder is maker at three (§7).
    pub joker_forced: bool,
    /// The maker takes the undealt card (§7).
    pub widow: bool,
    /// Eldest leads; otherwise the maker does.
    pub eldest_leads: bool,
    /// How a bid is scored.
    pub score: BidScore,
}

/// How a bid is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BidScore {
    /// The bid to the makers, or to the others (§9 Auction Euchre).
    BidOnly,
    /// A point a trick, or the bid lost; the others a point a trick.
    Tricks,
    /// A point a trick, or six lost; pepper twelve (§13.3, 7).
    Pepper,
}

/// What a preset is made of.
#[derive(Debug)]
pub(crate) struct Spec {
    pub name: &'static str,
    pub title: &'static str,
    pub seats: u8,
    pub hand: u8,
    pub deck: Deck,
    pub sides: Sides,
    pub style: Style,
    pub rules: Rules,
}

const BIDDING: Bidding = Bidding {
    lowest: 1,
    highest: 6,
    pepper: false,
    rounds: false,
    stuck: false,
    joker_forced: false,
    widow: false,
    eldest_leads: false,
    score: BidScore::Tricks,
};

const EUCHRE: Spec = Spec {
    name: "euchre",
    title: "Euchre",
    seats: 4,
    hand: 5,
    deck: Deck::Nines,
    sides: Sides::Partners,
    style: Style::TurnUp,
    rules: Rules::USUAL,
};

const BRITISH: Spec = Spec {
    name: "british",
    title: "British Euchre",
    rules: Rules {
        benny: Benny::Joker,
        target: 11,
        ..Rules::USUAL
    },
    ..EUCHRE
};

const TWO_HANDED: Spec = Spec {
    name: "two-handed",
    title: "Two-handed Euchre",
    seats: 2,
    sides: Sides::Each,
    rules: Rules {
        decline_turn_up: true,
        ..Rules::USUAL
    },
    ..EUCHRE
};

const WEST: Spec = Spec {
    name: "west",
    title: "West",
    deck: Deck::West,
    style: Style::West,
    rules: Rules {
        target: 11,
        stick_the_dealer: true,
        ..Rules::USUAL
    },
    ..EUCHRE
};

static SPECS: [Spec; Preset::ALL.len()] = [
    EUCHRE,
    Spec {
        name: "bga",
        title: "Board-game Euchre",
        rules: Rules {
            stick_the_dealer: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "hoyle",
        title: "Hoyle's Euchre",
        rules: Rules {
            defend_alone: DefendAlone::AnyMaker,
            sitting_hand: SittingHand::FaceUp,
            late_assist: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    BRITISH,
    Spec {
        name: "cornwall",
        title: "Cornish Euchre",
        rules: Rules {
            canadian_loner: true,
            ..BRITISH.rules
        },
        ..BRITISH
    },
    Spec {
        name: "classic32",
        title: "Classic Euchre, 32 cards",
        deck: Deck::Sevens,
        rules: Rules {
            defend_alone: DefendAlone::VsLoneOnly,
            target: 5,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "euchre28",
        title: "Euchre, 28 cards",
        deck: Deck::Eights,
        ..EUCHRE
    },
    TWO_HANDED,
    Spec {
        name: "two-handed25",
        title: "Two-handed Euchre with the joker",
        rules: Rules {
            benny: Benny::Joker,
            ..TWO_HANDED.rules
        },
        ..TWO_HANDED
    },
    Spec {
        name: "two-handed32",
        title: "Two-handed Euchre, 32 cards",
        deck: Deck::Sevens,
        ..TWO_HANDED
    },
    Spec {
        name: "three-handed",
        title: "Three-handed Euchre",
        seats: 3,
        sides: Sides::Each,
        ..EUCHRE
    },
    Spec {
        name: "railroad",
        title: "Railroad Euchre",
        rules: Rules {
            benny: Benny::Joker,
            benny_turned: BennyTurned::Hearts,
            defend_alone: DefendAlone::VsLoneOnly,
            partners_best: PartnersBest::DiscardFirst,
            laps: true,
            slam: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    WEST,
    Spec {
        name: "west2",
        title: "West for two",
        seats: 2,
        sides: Sides::Each,
        ..WEST
    },
    Spec {
        name: "hasenpfeffer",
        title: "Hasenpfeffer",
        hand: 6,
        style: Style::Bids(Bidding {
            rounds: true,
            joker_forced: true,
            widow: true,
            ..BIDDING
        }),
        rules: Rules {
            benny: Benny::Joker,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "pepper",
        title: "Pepper",
        hand: 6,
        style: Style::Bids(Bidding {
            pepper: true,
            rounds: true,
            score: BidScore::Pepper,
            ..BIDDING
        }),
        rules: Rules {
            target: 30,
            no_trump: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "napoleon",
        title: "Napoleon",
        deck: Deck::Full,
        sides: Sides::Each,
        style: Style::Napoleon,
        ..EUCHRE
    },
    Spec {
        name: "auction",
        title: "Auction Euchre",
        style: Style::Bids(Bidding {
            highest: 5,
            eldest_leads: true,
            score: BidScore::BidOnly,
            ..BIDDING
        }),
        rules: Rules {
            target: 15,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "bid",
        title: "Bid Euchre",
        hand: 6,
        style: Style::Bids(Bidding {
            lowest: 3,
            ..BIDDING
        }),
        rules: Rules {
            target: 32,
            no_trump: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "double-bid",
        title: "Double-deck Bid Euchre",
        hand: 12,
        deck: Deck::Double,
        style: Style::Bids(Bidding {
            lowest: 6,
            highest: 12,
            stuck: true,
            ..BIDDING
        }),
        rules: Rules {
            target: 52,
            no_trump: true,
            low_no_trump: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "six-handed",
        title: "Six-handed Euchre",
        seats: 6,
        deck: Deck::Sevens,
        rules: Rules {
            loner_march: 5,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "buck",
        title: "Buck Euchre",
        sides: Sides::Each,
        style: Style::Buck,
        rules: Rules {
            no_trump: true,
            ..Rules::USUAL
        },
        ..EUCHRE
    },
    Spec {
        name: "call-ace",
        title: "Call-ace Euchre",
        sides: Sides::Each,
        style: Style::CallAce,
        ..EUCHRE
    },
];

impl Preset {
    pub(crate) fn spec(self) -> &'static Spec {
        &SPECS[self as usize]
    }
}
