//! What each thing that happens sounds like: the look's sound table, as a plain function.

use bower_motion::{Heard, Moment};
use bower_rules::{Action, Event, Seat, Suit, Trump};

/// A sound to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sound {
    /// Its name in the manifest.
    pub name: &'static str,
    /// Which of its takes may be chosen, the first and how many; all where there are fewer.
    pub takes: Option<(usize, usize)>,
    /// dB beside the level it was made at.
    pub gain: f32,
    /// How many times as fast, and so as high.
    pub rate: f64,
}

/// Every name a [`Sound`] can have.
#[cfg(test)]
pub const EVERY: &[&str] = &[
    "slide",
    "land",
    "turn",
    "packet",
    "riffle",
    "knock",
    "order",
    "lantern",
    "alone",
    "illegal",
    "lead",
    "trick-won",
    "trick-lost",
    "point",
    "march",
    "euchre",
    "loner",
    "barn",
    "won",
    "lost",
    "button",
];

impl Sound {
    /// A sound at a level, any take of it.
    pub const fn new(name: &'static str, gain: f32) -> Self {
        Self {
            name,
            takes: None,
            gain,
            rate: 1.0,
        }
    }

    const fn of(mut self, first: usize, count: usize) -> Self {
        self.takes = Some((first, count));
        self
    }

    fn higher(mut self, semitones: f64) -> Self {
        self.rate = 2f64.powf(semitones / 12.0);
        self
    }
}

/// A board that is pressed, and a round knob.
pub const BOARD: Sound = Sound::new("button", -9.0).of(0, 3);
/// A round knob.
pub const KNOB: Sound = Sound::new("button", -9.0).of(3, 3);
/// What the rules do not allow.
pub const ILLEGAL: Sound = Sound::new("illegal", -4.0);

/// What an event's beat sounds like; `won` tells whether a side is the viewer's.
pub fn of_beat(event: &Event, won: impl Fn(bower_rules::Side) -> bool) -> Option<Sound> {
    match event {
        Event::Called { seat, action } => of_call(*seat, *action),
        Event::TrumpMade { trump, .. } => {
            let root = match trump {
                Trump::Suit(Suit::Clubs) => 0,
                Trump::Suit(Suit::Diamonds) => 1,
                Trump::Suit(Suit::Hearts) => 2,
                Trump::Suit(Suit::Spades) => 3,
                Trump::NoTrump => 1,
                Trump::Low => 0,
                Trump::West { .. } => 2,
            };
            Some(Sound::new("order", -1.0).of(root * 2, 2))
        }
        Event::SatOut { .. } => Some(Sound::new("alone", -5.0)),
        Event::GameWon(victory) => Some(Sound::new(
            if won(victory.side) { "won" } else { "lost" },
            0.0,
        )),
        Event::SuitNamed { .. } | Event::PartnerShown { .. } => Some(Sound::new("lead", -6.0)),
        // What these sound like is said by what moves, when it moves.
        Event::DealBegan { .. }
        | Event::Dealt { .. }
        | Event::LookedAt { .. }
        | Event::TurnedUp { .. }
        | Event::ClaimPassed { .. }
        | Event::WentUnder { .. }
        | Event::TookKitty { .. }
        | Event::TurnedDown
        | Event::PickedUp { .. }
        | Event::Discarded { .. }
        | Event::LaidOpen { .. }
        | Event::BestGiven { .. }
        | Event::Played { .. }
        | Event::TrickWon { .. }
        | Event::HandOver(_)
        | Event::NextDealer { .. } => None,
    }
}

/// What a call sounds like: a knock for a pass, at the speaker's own place of the table; a block for a bid.
fn of_call(seat: Seat, action: Action) -> Option<Sound> {
    match action {
        Action::Pass | Action::Drop | Action::Decline | Action::Together => {
            Some(Sound::new("knock", 0.0).of(seat.index(), 1))
        }
        Action::Bid(_)
        | Action::Tens(_)
        | Action::Call(_)
        | Action::Stay
        | Action::Farmer
        | Action::Under(_)
        | Action::Suit(_) => Some(Sound::new("lead", -3.0)),
        Action::Alone | Action::Volunteer | Action::Defend => Some(Sound::new("alone", -4.0)),
        // A slap on the table and the notes of trump follow with the mark.
        Action::Order { .. } | Action::Name { .. } => None,
        Action::Best(_) | Action::Discard(_) | Action::Play(_) => None,
    }
}

/// What a moment of the motion sounds like.
pub fn of_motion(heard: Heard) -> Option<Sound> {
    Some(match heard {
        Heard::Riffle => Sound::new("riffle", -4.0),
        Heard::Packet(cards) if cards >= 3 => Sound::new("packet", -5.0).of(3, 3),
        Heard::Packet(_) => Sound::new("packet", -5.0).of(0, 3),
        Heard::Slide => Sound::new("slide", -11.0),
        Heard::Land => Sound::new("land", -3.0),
        Heard::Turn => Sound::new("turn", -9.0),
        Heard::Squared(true) => Sound::new("trick-won", -3.0),
        Heard::Squared(false) => Sound::new("trick-lost", -3.0),
        // A tone higher each time in a trick.
        Heard::Lead(order) => {
            Sound::new("lead", -7.0).higher(2.0 * f64::from(order.saturating_sub(1)))
        }
        Heard::Lantern => Sound::new("lantern", -9.0),
        Heard::Point(score) => Sound::new("point", -5.0).higher(climb(score)),
        Heard::Doors => Sound::new("barn", -2.0),
        Heard::Moment(Moment::March) => Sound::new("march", -1.0),
        Heard::Moment(Moment::Euchre) => Sound::new("euchre", -1.0),
        Heard::Moment(Moment::Loner) => Sound::new("loner", -1.0),
        Heard::Moment(Moment::Plain) => return None,
    })
}

/// The bead climbs a scale with the score: five tones an octave, two octaves, then round again.
fn climb(score: i16) -> f64 {
    const TONES: [f64; 5] = [0.0, 2.0, 4.0, 7.0, 9.0];
    let step = score.rem_euclid(10) as usize;
    TONES[step % 5] + 12.0 * (step / 5) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The look's sound table: each player's own table spot for a knock; roots C D F G for ♣ ♦ ♥ ♠.
    #[test]
    fn a_pass_knocks_at_the_players_own_place() {
        let takes: Vec<_> = Seat::ALL
            .iter()
            .map(|seat| of_call(*seat, Action::Pass).unwrap().takes)
            .collect();
        for (i, take) in takes.iter().enumerate() {
            assert!(!takes[..i].contains(take));
        }
    }

    #[test]
    fn each_suit_has_its_own_root() {
        let take = |suit| {
            of_beat(
                &Event::TrumpMade {
                    maker: None,
                    trump: Trump::Suit(suit),
                    alone: false,
                },
                |_| true,
            )
            .unwrap()
            .takes
        };
        let takes = Suit::ALL.map(take);
        for (i, take) in takes.iter().enumerate() {
            assert!(!takes[..i].contains(take));
        }
    }

    #[test]
    fn the_lead_is_a_tone_higher_each_time_in_a_trick() {
        let rate = |order| of_motion(Heard::Lead(order)).unwrap().rate;
        assert_eq!(rate(1), 1.0);
        for order in 2..5 {
            assert!((rate(order) / rate(order - 1) - 2f64.powf(2.0 / 12.0)).abs() < 1e-9);
        }
    }

    #[test]
    fn points_climb() {
        for score in 1..10 {
            assert!(climb(score) > climb(score - 1));
        }
    }
}
