//! Options by name: their values, the games that can have them, the pairs that exclude each other
//! (§12.1 Options).

use crate::spec::Style;
use crate::{
    AllPass, Benny, BennyTurned, Deck, DefendAlone, Game, GameError, GoingUnder, JokerAtNoTrump,
    LonerLead, NaturalTrump, PartnersBest, Payments, Redeal, Rules, SittingHand,
};

/// An option of a game, for a settings page or a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// As records and settings spell it.
    pub name: &'static str,
    /// What kind of control it wants.
    pub kind: OptionKind,
    /// Its values, as records and settings spell them, the usual one first (numbers ascending).
    pub values: Vec<String>,
    /// Its present value.
    pub value: String,
    /// Its value in the preset.
    pub usual: String,
    /// Why no other value can be chosen now, where an option set excludes all of them.
    pub excluded: Option<String>,
}

/// What kind of control an option wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// One of a few words.
    Choice,
    /// One of a few numbers, or any in a range.
    Number,
}

macro_rules! keys {
    ($($variant:ident = $text:literal,)*) => {
        /// A house rule by name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum OptionKey { $($variant,)* }

        impl OptionKey {
            pub(crate) const ALL: [OptionKey; [$($text,)*].len()] = [$(OptionKey::$variant,)*];

            pub(crate) const fn name(self) -> &'static str {
                match self { $(OptionKey::$variant => $text,)* }
            }

            pub(crate) fn from_name(name: &str) -> Option<OptionKey> {
                match name { $($text => Some(OptionKey::$variant),)* _ => None }
            }
        }
    };
}

keys! {
    Target = "target",
    StickTheDealer = "stick_the_dealer",
    AllPass = "all_pass",
    NoTrump = "no_trump",
    LowNoTrump = "low_no_trump",
    LonerLead = "loner_lead",
    CanadianLoner = "canadian_loner",
    DefendAlone = "defend_alone",
    Alone = "alone",
    Benny = "benny",
    BennyTurned = "benny_turned",
    JokerAtNoTrump = "joker_at_no_trump",
    Redeal = "redeal",
    GoingUnder = "going_under",
    NaturalTrump = "natural_trump",
    DiscardTurnUp = "discard_turn_up",
    DeclineTurnUp = "decline_turn_up",
    LateAssist = "late_assist",
    SittingHand = "sitting_hand",
    LoneEuchred = "lone_euchred",
    SuperEuchre = "super_euchre",
    LonerMarch = "loner_march",
    PartnersBest = "partners_best",
    Laps = "laps",
    Slam = "slam",
    March = "march",
    SetBack = "set_back",
    Dummy = "dummy",
    Seats = "seats",
    Payments = "payments",
    MinBid = "min_bid",
    Misere = "misere",
    Wellington = "wellington",
    Blucher = "blucher",
    Deals = "deals",
    Start = "start",
}

/// The place in [`Rules`] an option is about.
enum Field<'a> {
    Switch(&'a mut bool),
    Number(&'a mut u8, &'static [u8]),
    Choice(&'static [&'static str], usize, Box<dyn FnMut(usize) + 'a>),
}

/// 1 to 99.
const TO_99: [u8; 99] = {
    let mut numbers = [0; 99];
    let mut i = 0;
    while i < 99 {
        numbers[i] = i as u8 + 1;
        i += 1;
    }
    numbers
};

macro_rules! choice {
    ($place:expr, $kind:ident) => {{
        const NAMES: [&str; $kind::ALL.len()] = {
            let mut names = [""; $kind::ALL.len()];
            let mut i = 0;
            while i < names.len() {
                names[i] = $kind::ALL[i].name();
                i += 1;
            }
            names
        };
        let now = $place as usize;
        let place = &mut $place;
        Field::Choice(
            &NAMES,
            now,
            Box::new(move |i| {
                if let Some(value) = $kind::ALL.get(i) {
                    *place = *value;
                }
            }),
        )
    }};
}

impl OptionKey {
    fn field(self, rules: &mut Rules) -> Field<'_> {
        match self {
            OptionKey::Target => Field::Number(&mut rules.target, &TO_99),
            OptionKey::StickTheDealer => Field::Switch(&mut rules.stick_the_dealer),
            OptionKey::AllPass => choice!(rules.all_pass, AllPass),
            OptionKey::NoTrump => Field::Switch(&mut rules.no_trump),
            OptionKey::LowNoTrump => Field::Switch(&mut rules.low_no_trump),
            OptionKey::LonerLead => choice!(rules.loner_lead, LonerLead),
            OptionKey::CanadianLoner => Field::Switch(&mut rules.canadian_loner),
            OptionKey::DefendAlone => choice!(rules.defend_alone, DefendAlone),
            OptionKey::Alone => Field::Switch(&mut rules.alone),
            OptionKey::Benny => choice!(rules.benny, Benny),
            OptionKey::BennyTurned => choice!(rules.benny_turned, BennyTurned),
            OptionKey::JokerAtNoTrump => choice!(rules.joker_at_no_trump, JokerAtNoTrump),
            OptionKey::Redeal => choice!(rules.redeal, Redeal),
            OptionKey::GoingUnder => choice!(rules.going_under, GoingUnder),
            OptionKey::NaturalTrump => choice!(rules.natural_trump, NaturalTrump),
            OptionKey::DiscardTurnUp => Field::Switch(&mut rules.discard_turn_up),
            OptionKey::DeclineTurnUp => Field::Switch(&mut rules.decline_turn_up),
            OptionKey::LateAssist => Field::Switch(&mut rules.late_assist),
            OptionKey::SittingHand => choice!(rules.sitting_hand, SittingHand),
            OptionKey::LoneEuchred => Field::Number(&mut rules.lone_euchred, &[2, 4]),
            OptionKey::SuperEuchre => Field::Switch(&mut rules.super_euchre),
            OptionKey::LonerMarch => Field::Number(&mut rules.loner_march, &[4, 5]),
            OptionKey::PartnersBest => choice!(rules.partners_best, PartnersBest),
            OptionKey::Laps => Field::Switch(&mut rules.laps),
            OptionKey::Slam => Field::Switch(&mut rules.slam),
            OptionKey::March => Field::Number(&mut rules.march, &[3, 2]),
            OptionKey::SetBack => Field::Switch(&mut rules.set_back),
            OptionKey::Dummy => Field::Switch(&mut rules.dummy),
            OptionKey::Seats => Field::Number(&mut rules.seats, &[4, 2, 3, 5, 6]),
            OptionKey::Payments => choice!(rules.payments, Payments),
            OptionKey::MinBid => Field::Number(&mut rules.min_bid, &[3, 2]),
            OptionKey::Misere => Field::Switch(&mut rules.misere),
            OptionKey::Wellington => Field::Switch(&mut rules.wellington),
            OptionKey::Blucher => Field::Switch(&mut rules.blucher),
            OptionKey::Deals => Field::Number(&mut rules.deals, &TO_99),
            OptionKey::Start => Field::Number(&mut rules.start, &[25, 15, 20]),
        }
    }

    /// The value, as records spell it.
    pub(crate) fn get(self, rules: &Rules) -> String {
        let mut copy = *rules;
        match self.field(&mut copy) {
            Field::Switch(on) => on.to_string(),
            Field::Number(n, _) => n.to_string(),
            Field::Choice(names, now, _) => names.get(now).copied().unwrap_or_default().to_string(),
        }
    }

    /// The rules with this value.
    pub(crate) fn set(self, mut rules: Rules, value: &str) -> Result<Rules, GameError> {
        let known = match self.field(&mut rules) {
            Field::Switch(on) => {
                let known = value.parse();
                *on = known.clone().unwrap_or_default();
                known.is_ok()
            }
            Field::Number(place, numbers) => {
                let known = numbers.iter().find(|n| n.to_string() == value);
                *place = known.copied().unwrap_or_default();
                known.is_some()
            }
            Field::Choice(names, _, mut put) => {
                let known = names.iter().position(|name| *name == value);
                known.map(&mut put).is_some()
            }
        };
        if known {
            return Ok(rules);
        }
        Err(GameError::UnknownValue {
            option: self.name(),
            value: value.to_string(),
            known: match self {
                OptionKey::Target | OptionKey::Deals => vec!["1 to 99".to_string()],
                _ => self.values(),
            },
        })
    }

    /// Every value, as records spell it.
    pub(crate) fn values(self) -> Vec<String> {
        let mut rules = Rules::USUAL;
        match self.field(&mut rules) {
            Field::Switch(_) => vec!["false".into(), "true".into()],
            Field::Number(_, numbers) => numbers.iter().map(u8::to_string).collect(),
            Field::Choice(names, ..) => names.iter().map(|name| name.to_string()).collect(),
        }
    }

    pub(crate) fn kind(self) -> OptionKind {
        let mut rules = Rules::USUAL;
        match self.field(&mut rules) {
            Field::Switch(_) => OptionKind::Switch,
            Field::Number(..) => OptionKind::Number,
            Field::Choice(..) => OptionKind::Choice,
        }
    }

    /// Whether the game can have this option at all.
    pub(crate) fn applies(self, game: &Game) -> Result<(), GameError> {
        let style = game.style();
        let spec = game.spec();
        // Turn-up games of the family; call-ace is one with secret partners. Buck has the rounds only.
        let turn_up = matches!(style, Style::TurnUp | Style::CallAce);
        let rounds = turn_up || style == Style::Buck;
        let with_partners = style == Style::TurnUp && game.partnerships();
        let four = with_partners && spec.seats == 4;
        let needs = |yes: bool, reason: &'static str| match yes {
            true => Ok(()),
            false => Err(GameError::NotInGame {
                option: self.name(),
                game: game.name(),
                reason,
            }),
        };
        match self {
            OptionKey::Target => needs(
                !matches!(style, Style::Buck | Style::Napoleon),
                "it is for games that count up to a number",
            ),
            OptionKey::StickTheDealer | OptionKey::AllPass => needs(
                rounds,
                "it is for games with a turn-up and a second round that all may pass",
            ),
            OptionKey::NoTrump => needs(turn_up, "it is for the second round of turn-up games"),
            OptionKey::LowNoTrump => needs(
                turn_up || game.preset == crate::Preset::Bid,
                "it is for the second round of turn-up games and for bid",
            ),
            OptionKey::LonerLead
            | OptionKey::CanadianLoner
            | OptionKey::Alone
            | OptionKey::LonerMarch => needs(
                with_partners,
                "it is for turn-up games of four and six hands",
            ),
            OptionKey::PartnersBest => needs(
                with_partners,
                "it is for games in which a maker may play alone",
            ),
            OptionKey::DefendAlone
            | OptionKey::LateAssist
            | OptionKey::LoneEuchred
            | OptionKey::Laps
            | OptionKey::Slam => needs(four, "it is for turn-up games of four hands"),
            OptionKey::SittingHand => needs(
                with_partners || style == Style::West && game.partnerships(),
                "it is for games in which a partner may sit out",
            ),
            OptionKey::Benny | OptionKey::BennyTurned | OptionKey::JokerAtNoTrump => {
                needs(turn_up, "it is for turn-up games with bowers")
            }
            OptionKey::Redeal => needs(
                rounds && matches!(spec.deck, Deck::Nines | Deck::Eights),
                "it is for turn-up games of 24, 25 and 28 cards",
            ),
            OptionKey::GoingUnder => needs(
                four && spec.deck == Deck::Nines,
                "it is for turn-up games of four hands with 24 or 25 cards",
            ),
            OptionKey::NaturalTrump | OptionKey::DiscardTurnUp | OptionKey::DeclineTurnUp => {
                needs(rounds, "it is for turn-up games")
            }
            OptionKey::SuperEuchre => needs(turn_up, "it is for turn-up games"),
            OptionKey::March | OptionKey::SetBack => needs(
                style == Style::TurnUp && spec.seats == 3,
                "it is for three hands",
            ),
            OptionKey::Dummy => needs(
                style == Style::TurnUp && spec.seats == 2,
                "it is for two hands",
            ),
            OptionKey::Seats
            | OptionKey::Payments
            | OptionKey::MinBid
            | OptionKey::Misere
            | OptionKey::Wellington
            | OptionKey::Blucher
            | OptionKey::Deals => needs(style == Style::Napoleon, "it is for napoleon"),
            OptionKey::Start => needs(style == Style::Buck, "it is for buck"),
        }
    }
}

/// Pairs that exclude each other (§12.1 Options), checked on the values as they end up.
pub(crate) fn exclusions(game: &Game) -> Result<(), GameError> {
    let (rules, usual) = (&game.rules, &game.spec().rules);
    let refuse = |option: OptionKey, other: OptionKey, reason| {
        Err(GameError::Excluded {
            option: option.name(),
            other: other.name(),
            reason,
        })
    };
    if rules.redeal != Redeal::Off && rules.going_under != GoingUnder::Off {
        return refuse(
            OptionKey::Redeal,
            OptionKey::GoingUnder,
            "a poor hand is either thrown in or swapped",
        );
    }
    if rules.joker_at_no_trump == JokerAtNoTrump::Refused && rules.benny != Benny::None {
        let reason = "no benny where no trump may be called";
        if rules.no_trump {
            return refuse(OptionKey::JokerAtNoTrump, OptionKey::NoTrump, reason);
        }
        if rules.low_no_trump {
            return refuse(OptionKey::JokerAtNoTrump, OptionKey::LowNoTrump, reason);
        }
    }
    if rules.benny == Benny::None && rules.benny_turned != usual.benny_turned {
        return refuse(
            OptionKey::BennyTurned,
            OptionKey::Benny,
            "there is no benny to turn",
        );
    }
    if !rules.alone {
        let reason = "nobody plays alone";
        let set = [
            (OptionKey::CanadianLoner, rules.canadian_loner),
            (OptionKey::LonerLead, rules.loner_lead != LonerLead::Eldest),
            (
                OptionKey::LoneEuchred,
                rules.lone_euchred != Rules::USUAL.lone_euchred,
            ),
            // Six hands have a value of their own, which is then as usual.
            (
                OptionKey::LonerMarch,
                rules.loner_march != usual.loner_march,
            ),
            (
                OptionKey::PartnersBest,
                rules.partners_best != PartnersBest::Off,
            ),
            (
                OptionKey::DefendAlone,
                rules.defend_alone == DefendAlone::VsLoneOnly,
            ),
        ];
        if let Some((other, _)) = set.into_iter().find(|(_, on)| *on) {
            return refuse(OptionKey::Alone, other, reason);
        }
    }
    Ok(())
}

/// Every option the game can have, with its values.
pub(crate) fn list(game: &Game) -> Vec<OptionInfo> {
    let usual = game.spec().rules;
    OptionKey::ALL
        .into_iter()
        .filter(|key| key.applies(game).is_ok())
        .map(|key| {
            let value = key.get(&game.rules);
            let values = key.values();
            // Every other value refused: the first refusal says why.
            let mut refusals = Vec::new();
            for other in values.iter().filter(|other| **other != value) {
                let tried = key
                    .set(game.rules, other)
                    .and_then(|rules| Game { rules, ..*game }.check());
                match tried {
                    Ok(()) => {
                        refusals.clear();
                        break;
                    }
                    Err(error) => refusals.push(error),
                }
            }
            OptionInfo {
                name: key.name(),
                kind: key.kind(),
                values,
                value,
                usual: key.get(&usual),
                excluded: refusals.first().map(GameError::to_string),
            }
        })
        .collect()
}

// The enums here are listed by their discriminants: the order of `ALL` must be that of declaration.
const _: () = {
    assert!(AllPass::ALL[0] as usize == 0 && Payments::ALL[2] as usize == 2);
    assert!(NaturalTrump::ALL[2] as usize == 2 && SittingHand::ALL[1] as usize == 1);
};
