//! The cards still in play as bit planes, in the solver's own order: one field a suit, the weakest card lowest, and
//! no gaps. A card that leaves closes its gap, so cards that have become neighbours are neighbours here, and two
//! positions that play alike are equal bit for bit.

/// What a player is called inside the solver: bit 0 is the side (0 wants tricks, 1 denies them), the bits above it
/// count the players of that side.
pub(crate) type Code = u8;

/// The most players one solver position can hold.
pub(crate) const MAX_PLAYERS: usize = 6;

/// The fields of a board: how wide each is and so how many there are.
///
/// `W` is 16 for four suits of up to 14 cards, or 12 where a joker at no-trump makes a fifth suit of its own.
pub(crate) struct Fields<const W: u32>;

impl<const W: u32> Fields<W> {
    /// How many suits there are.
    pub(crate) const COUNT: u32 = 64 / W;
    /// The lowest bit of every field.
    pub(crate) const BOTTOMS: u64 = {
        let mut bits = 0;
        let mut field = 0;
        while field < Self::COUNT {
            bits |= 1 << (field * W);
            field += 1;
        }
        bits
    };
    /// The highest bit of every field: never a card, so that a shift stays in its field.
    pub(crate) const TOPS: u64 = Self::BOTTOMS << (W - 1);

    /// All bits of one suit.
    pub(crate) const fn of(suit: u32) -> u64 {
        ((1 << W) - 1) << (suit * W)
    }

    /// All bits of the suit that this card is in.
    pub(crate) const fn around(card: u64) -> u64 {
        Self::of(card.trailing_zeros() / W)
    }
}

/// Who holds what: `live` marks the cards, `side` and `which` spell each card's owner. A double deck (`T` of 1) also
/// has `twin`: this card is the same as the one below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board<const P: usize, const T: usize> {
    pub(crate) live: u64,
    pub(crate) side: u64,
    pub(crate) which: [u64; P],
    pub(crate) twin: [u64; T],
}

impl<const P: usize, const T: usize> Board<P, T> {
    pub(crate) const EMPTY: Self = Self {
        live: 0,
        side: 0,
        which: [0; P],
        twin: [0; T],
    };

    /// The cards of one player.
    #[inline]
    pub(crate) fn owned(&self, code: Code) -> u64 {
        let flip = |bit: u8| u64::from(bit & 1).wrapping_sub(1);
        let mut mine = self.live & (self.side ^ flip(code));
        for (plane, bits) in self.which.iter().enumerate() {
            mine &= bits ^ flip(code >> (plane + 1));
        }
        mine
    }

    /// The cards of one side.
    #[inline]
    pub(crate) fn of_side(&self, side: u8) -> u64 {
        self.live & (self.side ^ u64::from(side & 1).wrapping_sub(1))
    }

    /// Adds a card of that player's as the strongest of its suit so far; `twin` where it is the last one's twin.
    pub(crate) fn push<const W: u32>(&mut self, suit: u32, code: Code, twin: bool) {
        let bit = 1 << (suit * W + (self.live & Fields::<W>::of(suit)).count_ones());
        for bits in &mut self.twin {
            if twin {
                *bits |= bit;
            }
        }
        self.live |= bit;
        if code & 1 == 1 {
            self.side |= bit;
        }
        for (plane, bits) in self.which.iter_mut().enumerate() {
            if (code >> (plane + 1)) & 1 == 1 {
                *bits |= bit;
            }
        }
    }

    /// Takes one card out of its suit and closes the gap.
    #[inline]
    pub(crate) fn without<const W: u32>(&self, card: u64) -> Self {
        let from = Fields::<W>::around(card) & !(card - 1);
        let into = from & !Fields::<W>::TOPS;
        let close = |bits: u64| (bits & !from) | ((bits >> 1) & into);
        let mut which = self.which;
        for bits in &mut which {
            *bits = close(*bits);
        }
        let mut twin = self.twin;
        for bits in &mut twin {
            // Its twin, if it is still here, is now the only one.
            *bits = close(*bits) & !card;
        }
        Self {
            live: close(self.live),
            side: close(self.side),
            which,
            twin,
        }
    }

    /// The strongest card of every suit.
    #[inline]
    pub(crate) fn tops<const W: u32>(&self) -> u64 {
        self.live & !((self.live & !Fields::<W>::BOTTOMS) >> 1)
    }

    /// Whether the card above this one is its twin.
    #[inline]
    pub(crate) fn has_twin_above(&self, card: u64) -> bool {
        self.twin.iter().any(|bits| bits & (card << 1) != 0)
    }

    /// Where a run of neighbours must be broken although one player holds both: a card whose twin another may hold is
    /// not the same as the next one.
    #[inline]
    pub(crate) fn breaks(&self) -> u64 {
        self.twin.iter().fold(0, |breaks, bits| {
            let paired = bits | (bits >> 1);
            breaks | ((paired | (paired << 1)) & !bits)
        })
    }
}
