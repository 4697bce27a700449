//! Where a deal stands.

/// The phase of a deal, which the game shows as a state of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Phase {
    /// Waiting for a deal, or for claims on the hands dealt.
    #[default]
    Deal,
    /// Calls, bids, West's tens, stay or drop.
    Bid,
    /// A card is thrown, taken or given before play.
    Discard,
    /// Playing or defending alone.
    Loner,
    /// Cards are played.
    Trick,
    /// The hand is over.
    Score,
}

impl Phase {
    /// As records spell it.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Bid => "bid",
            Phase::Discard => "discard",
            Phase::Loner => "loner",
            Phase::Trick => "trick",
            Phase::Score => "score",
        }
    }
}

/// What the seat to act is asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ask {
    /// The dealer names a suit before any hand is looked at (§13.1 Turn-up games, 2).
    NameBlind,
    /// Farmer's hand or going under (§13.1, 3 and 4).
    Claim,
    /// Order the turn-up or pass.
    Round1,
    /// The dealer's partner once more (§13.1, 5).
    LateAssist,
    /// Name trump or pass.
    Round2,
    /// West: which values count tens (§10.2, 4).
    Tens,
    /// The dealer's answer to an order: throw a card for the turn-up, or decline (§13.1, 7).
    PickUp,
    /// Alone or together, after trump was named blind (§13.1, 2).
    AloneBlind,
    /// West: together, alone or volunteer (§13.2 West).
    LoneTurn,
    /// Defend alone or pass (§13.1, 9).
    DefendAlone,
    /// Whether the lone player wants his partner's best (§13.1, 10).
    BestAsk,
    /// The partner gives it.
    BestGive,
    /// The lone player throws one of his six.
    BestDiscard,
    /// Bid or pass.
    Bid,
    /// The highest bidder names trump.
    NameTrump,
    /// The maker throws as many as he took from the kitty (§7, §4.3).
    Widow,
    /// The maker calls his partner's card (§13.3, 9).
    CallCard,
    /// Buck: stay or drop (§13.3, 8).
    StayOrDrop,
    /// The suit to follow to a benny led at no-trump (§13.1, 1).
    LedSuit,
    /// Play a card.
    Play,
    /// Nothing: the hand is over.
    Over,
}

impl Ask {
    /// The phase it belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Ask::Claim => Phase::Deal,
            Ask::NameBlind
            | Ask::Round1
            | Ask::LateAssist
            | Ask::Round2
            | Ask::Tens
            | Ask::Bid
            | Ask::NameTrump
            | Ask::CallCard
            | Ask::StayOrDrop => Phase::Bid,
            Ask::PickUp | Ask::BestAsk | Ask::BestGive | Ask::BestDiscard | Ask::Widow => {
                Phase::Discard
            }
            Ask::AloneBlind | Ask::LoneTurn | Ask::DefendAlone => Phase::Loner,
            Ask::LedSuit | Ask::Play => Phase::Trick,
            Ask::Over => Phase::Score,
        }
    }
}
