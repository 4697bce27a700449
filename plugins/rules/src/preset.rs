//! The games by name (§12.2 Presets).

/// A game with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Preset {
    /// §2 Standard North-American four-hand.
    Euchre,
    /// §2 with the dealer stuck.
    Bga,
    /// The classic computer table: defending alone, the sitting hand open, the late assist.
    Hoyle,
    /// §3.11 British: 25 cards with the joker.
    British,
    /// The same with the Canadian loner.
    Cornwall,
    /// §3.11 old Hoyle: 32 cards to five points.
    Classic32,
    /// §3.11 with 28 cards.
    Euchre28,
    /// §4.1 Plain two-hand, 24 cards.
    TwoHanded,
    /// §4.1 with the joker.
    TwoHanded25,
    /// §4.1 with 32 cards.
    TwoHanded32,
    /// §5 Three-handed cut-throat.
    ThreeHanded,
    /// §6 Railroad Euchre.
    Railroad,
    /// §10 West for four.
    West,
    /// §10 West for two.
    West2,
    /// §7 Hasenpfeffer.
    Hasenpfeffer,
    /// §13.3 Bid games, 7.
    Pepper,
    /// §8 Napoleon.
    Napoleon,
    /// §9 Auction Euchre.
    Auction,
    /// §9 Single-deck Bid Euchre.
    Bid,
    /// §9 Double deck.
    DoubleBid,
    /// §9 Six-hand.
    SixHanded,
    /// §9 Buck Euchre.
    Buck,
    /// §9 Call-ace.
    CallAce,
}

impl Preset {
    /// Every game.
    pub const ALL: [Preset; 23] = [
        Preset::Euchre,
        Preset::Bga,
        Preset::Hoyle,
        Preset::British,
        Preset::Cornwall,
        Preset::Classic32,
        Preset::Euchre28,
        Preset::TwoHanded,
        Preset::TwoHanded25,
        Preset::TwoHanded32,
        Preset::ThreeHanded,
        Preset::Railroad,
        Preset::West,
        Preset::West2,
        Preset::Hasenpfeffer,
        Preset::Pepper,
        Preset::Napoleon,
        Preset::Auction,
        Preset::Bid,
        Preset::DoubleBid,
        Preset::SixHanded,
        Preset::Buck,
        Preset::CallAce,
    ];

    /// As records and settings spell it: `euchre`, `two-handed25`.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Its name in English, for a menu.
    pub fn title(self) -> &'static str {
        self.spec().title
    }

    /// Reads the spelling of records and settings.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }
}
