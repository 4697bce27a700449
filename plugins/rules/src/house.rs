//! House rules: what may differ between two tables that play the same game (§12.1 Options).

macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name {
            $($(#[$vdoc])* $variant,)*
        }

        impl $name {
            /// Every value, the usual one first.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// As records and settings spell it.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// Reads the spelling of records and settings.
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

choice! {
    /// Who deals after a hand in which nobody called (§2, all pass).
    AllPass {
        /// The next dealer.
        NextDealer = "next_dealer",
        /// The same dealer again.
        SameDealer = "same_dealer",
    }
}
choice! {
    /// Who leads when the maker is alone (§1.3 Opening lead).
    LonerLead {
        /// The first active seat from the dealer's left.
        Eldest = "eldest",
        /// The first active seat from the maker's left.
        LonerLeft = "loner_left",
    }
}
choice! {
    /// Whether an opponent of the maker may play without his partner (§3.5 Lone defender).
    DefendAlone {
        /// Never.
        Off = "off",
        /// Against a maker who is alone.
        VsLoneOnly = "vs_lone_only",
        /// Against any maker.
        AnyMaker = "any_maker",
    }
}
choice! {
    /// The card above the right bower (§1.1 Effective suit and rank, 2).
    Benny {
        /// There is none.
        None = "none",
        /// The joker.
        Joker = "joker",
        /// The two of spades.
        TwoOfSpades = "two_of_spades",
    }
}
choice! {
    /// What happens when the benny is turned up (§3.6 Benny turned up).
    BennyTurned {
        /// The dealer names trump before he looks at his hand, and is the maker.
        DealerNames = "dealer_names",
        /// It stands for hearts.
        Hearts = "hearts",
        /// The dealer names a suit blind; the first round is held on it, and he may not pass.
        DealerProposes = "dealer_proposes",
    }
}
choice! {
    /// The benny where no trump may be called (§3.7 Joker with no-trump).
    JokerAtNoTrump {
        /// It is the only trump; led, its leader names the suit to follow.
        SoleTrump = "sole_trump",
        /// A game has one or the other, never both.
        Refused = "refused",
    }
}
choice! {
    /// Which hands may be thrown in for a new deal (§3.8 Redeals and hand swaps).
    Redeal {
        /// None.
        Off = "off",
        /// Nines and tens only.
        NinesAndTens = "nines_and_tens",
        /// Tens and lower only.
        NoAceNoFace = "no_ace_no_face",
    }
}
choice! {
    /// Which hands may swap three cards for the kitty's first three (§3.8 Redeals and hand swaps).
    GoingUnder {
        /// None.
        Off = "off",
        /// Three nines or three tens.
        ThreeOfARank = "three_of_a_rank",
        /// Any three cards that are nines or tens.
        AnyThree = "any_three",
    }
}
choice! {
    /// Who must hold a card of a suit to make it trump (§3.9 Must hold suit to order).
    NaturalTrump {
        /// Nobody.
        Off = "off",
        /// The dealer, to take the turn-up in the first round.
        Dealer = "dealer",
        /// Everybody who calls a suit.
        All = "all",
    }
}
choice! {
    /// How the hand of a partner who sits out is laid (§11 Contradiction register, 2).
    SittingHand {
        /// Unseen.
        FaceDown = "face_down",
        /// Open to all from the opening lead.
        FaceUp = "face_up",
    }
}
choice! {
    /// Whether a lone player may swap a card for his partner's best (§6 Railroad Euchre).
    PartnersBest {
        /// Not.
        Off = "off",
        /// He throws a card first.
        DiscardFirst = "discard_first",
        /// He takes his partner's card first.
        ReceiveFirst = "receive_first",
    }
}
choice! {
    /// What bids pay at napoleon (§8 Napoleon).
    Payments {
        /// The same won or lost.
        A = "A",
        /// American Hoyle.
        B = "B",
        /// 1911 Britannica.
        C = "C",
    }
}

/// The value of every house rule. Which of them a game has, and which go together,
/// [`Game::with`](crate::Game::with) checks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rules {
    /// Points that win the game, 1 to 99.
    pub target: u8,
    /// The dealer may not pass in the second round (§3.1 Stick the dealer).
    pub stick_the_dealer: bool,
    /// Who deals after a void hand.
    pub all_pass: AllPass,
    /// No-trump may be called in the second round (§3.2 No-trump call).
    pub no_trump: bool,
    /// So may low no-trump.
    pub low_no_trump: bool,
    /// Who leads when the maker is alone.
    pub loner_lead: LonerLead,
    /// The dealer's partner may order only alone (§3.4 Canadian loner).
    pub canadian_loner: bool,
    /// When a defender may play alone.
    pub defend_alone: DefendAlone,
    /// Whether the maker may play alone at all.
    pub alone: bool,
    /// The card above the right bower.
    pub benny: Benny,
    /// What a turned benny means.
    pub benny_turned: BennyTurned,
    /// The benny at no-trump.
    pub joker_at_no_trump: JokerAtNoTrump,
    /// Farmers' hands.
    pub redeal: Redeal,
    /// Going under.
    pub going_under: GoingUnder,
    /// Who must hold the suit called.
    pub natural_trump: NaturalTrump,
    /// The dealer may throw the turn-up he has just taken.
    pub discard_turn_up: bool,
    /// The dealer may leave an ordered turn-up.
    pub decline_turn_up: bool,
    /// The dealer's partner is asked once more after the first round (§11, 1).
    pub late_assist: bool,
    /// How a sitting partner's hand lies.
    pub sitting_hand: SittingHand,
    /// What the defence scores against a lone maker: 2 or 4.
    pub lone_euchred: u8,
    /// The defence scores 4 when the makers take no trick.
    pub super_euchre: bool,
    /// What a lone maker scores for all tricks: 4 or 5.
    pub loner_march: u8,
    /// Swapping a card with the partner.
    pub partners_best: PartnersBest,
    /// Points beyond the target count in the next game.
    pub laps: bool,
    /// A game won against nothing counts twice.
    pub slam: bool,
    /// Three hands: what all tricks score, 3 or 2.
    pub march: u8,
    /// Three hands: a euchred maker loses points instead of the others winning them.
    pub set_back: bool,
    /// Two hands: the maker takes two cards of a dummy, and the dealer may not pass in the second round (§4.3 Ohio
    /// two-hand with 2-card dummy).
    pub dummy: bool,
    /// Napoleon: seats, 2 to 6.
    pub seats: u8,
    /// Napoleon: what bids pay.
    pub payments: Payments,
    /// Napoleon: the lowest bid, 3 or 2.
    pub min_bid: u8,
    /// Napoleon: misère may be bid.
    pub misere: bool,
    /// Napoleon: wellington may be bid.
    pub wellington: bool,
    /// Napoleon: blücher may be bid.
    pub blucher: bool,
    /// Napoleon: deals in a game, 1 to 99.
    pub deals: u8,
    /// Buck: the score to count down from: 25, 15 or 20.
    pub start: u8,
}

impl Rules {
    /// §2 Standard North-American four-hand: nothing on.
    pub const USUAL: Rules = Rules {
        target: 10,
        stick_the_dealer: false,
        all_pass: AllPass::NextDealer,
        no_trump: false,
        low_no_trump: false,
        loner_lead: LonerLead::Eldest,
        canadian_loner: false,
        defend_alone: DefendAlone::Off,
        alone: true,
        benny: Benny::None,
        benny_turned: BennyTurned::DealerNames,
        joker_at_no_trump: JokerAtNoTrump::SoleTrump,
        redeal: Redeal::Off,
        going_under: GoingUnder::Off,
        natural_trump: NaturalTrump::Off,
        discard_turn_up: false,
        decline_turn_up: false,
        late_assist: false,
        sitting_hand: SittingHand::FaceDown,
        lone_euchred: 2,
        super_euchre: false,
        loner_march: 4,
        partners_best: PartnersBest::Off,
        laps: false,
        slam: false,
        march: 3,
        set_back: false,
        dummy: false,
        seats: 4,
        payments: Payments::A,
        min_bid: 3,
        misere: true,
        wellington: true,
        blucher: true,
        deals: 20,
        start: 25,
    };
    /// Whether the dealer may not pass in the second round: by the option, and wherever there is a dummy (§4.3 Ohio
    /// two-hand with 2-card dummy).
    pub fn dealer_is_stuck(&self) -> bool {
        self.stick_the_dealer || self.dummy
    }
}
