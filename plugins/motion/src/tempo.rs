//! How long each event holds up what follows it.

use bower_rules::{Action, BySide, Event, Kind, Outcome, Seat, Side};
use bower_stage::Speed;

use crate::{deal::Deal, pace};

/// The times of one beat, ms at normal speed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tempo {
    /// Stillness before it begins.
    pub before: f32,
    /// From its beginning until the next event already known may begin.
    pub hold: f32,
    /// From its beginning until the table may advance.
    pub block: f32,
}

impl Tempo {
    const fn of(hold: f32, block: f32) -> Self {
        Self {
            before: 0.0,
            hold,
            block,
        }
    }
}

/// What a beat's length depends on beside the event.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// Whose eyes.
    pub viewer: Seat,
    /// The deal under way.
    pub deal: &'a Deal,
    /// How many cards of the viewer's hand turn up in it.
    pub shown: usize,
    /// How fast.
    pub speed: Speed,
    /// Whether this is the first deal seen: there is nothing to bring back to the pack.
    pub first_deal: bool,
    /// Players at the table.
    pub seats: u8,
    /// Sides at the table: a seat is of the side of its number, modulo them.
    pub sides: u8,
    /// The score as it is shown, and what a game is played to, where it is kept in barns.
    pub score: Option<(BySide<i16>, i16)>,
}

/// The moment a hand ends with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// Every trick.
    March,
    /// The makers failed.
    Euchre,
    /// A lone maker took every trick.
    Loner,
    /// The score alone.
    Plain,
}

impl Moment {
    /// The moment of that outcome.
    pub fn of(outcome: &Outcome) -> Self {
        match outcome.kind {
            Kind::March => Self::March,
            Kind::Euchre => Self::Euchre,
            Kind::LoneMarch => Self::Loner,
            Kind::LoneMade | Kind::Made | Kind::Void | Kind::Redeal => Self::Plain,
        }
    }

    /// How long it takes.
    pub fn long(self) -> f32 {
        match self {
            Self::March => pace::MARCH,
            Self::Euchre => pace::EUCHRE,
            Self::Loner => pace::LONER,
            Self::Plain => pace::PLAIN,
        }
    }

    /// When in it the points begin to slide: with the storyboard's third frame.
    pub fn points_at(self) -> f32 {
        match self {
            Self::March => 1100.0,
            Self::Euchre => 1000.0,
            Self::Loner => 1200.0,
            Self::Plain => 0.0,
        }
    }
}

/// Whether a pack is riffled before this deal: once a hand, on brisk only before the first.
pub fn riffled(speed: Speed, first_deal: bool) -> bool {
    speed != Speed::Brisk || first_deal
}

/// The times of an event's beat.
pub fn tempo(event: &Event, around: &Around<'_>) -> Tempo {
    let own = |seat: &Seat| *seat == around.viewer;
    match event {
        Event::DealBegan { .. } => {
            let back = if around.first_deal {
                0.0
            } else {
                pace::TO_PACK
            };
            let riffle = if riffled(around.speed, around.first_deal) {
                pace::RIFFLE
            } else {
                0.0
            };
            Tempo::of(back + riffle, back + riffle)
        }
        // All hands of a deal are dealt as one: see `Script`.
        Event::Dealt { .. } => Tempo::of(around.deal.landed(), around.deal.long(around.shown)),
        Event::LookedAt { seat, .. } if own(seat) => {
            let long = around.deal.long(around.shown) - around.deal.landed();
            Tempo::of(long, long)
        }
        Event::LookedAt { .. } | Event::ClaimPassed { .. } => Tempo::default(),
        Event::TurnedUp { .. } => Tempo::of(pace::TURN_UP, pace::TURN_UP),
        Event::Called { seat, action } => {
            let block = if own(seat) {
                pace::OWN_CALL
            } else {
                pace::CALL_APART
            };
            let hold = if *action == Action::Pass {
                pace::PASS
            } else {
                pace::BUBBLE_IN
            };
            Tempo::of(hold, block)
        }
        Event::WentUnder { .. } => Tempo::of(pace::EXCHANGE * 2.0, pace::EXCHANGE * 2.0),
        Event::TookKitty { count, .. } => {
            let long = pace::EXCHANGE + pace::EXCHANGE_APART * f32::from(count.saturating_sub(1));
            Tempo::of(long, long)
        }
        Event::TurnedDown => Tempo::of(pace::EXCHANGE, pace::EXCHANGE),
        Event::TrumpMade { .. } => Tempo::of(pace::LANTERN_AFTER, pace::LANTERN_AFTER + pace::GLOW),
        Event::PickedUp { .. } => {
            let long = pace::EXCHANGE + pace::DISCARD_AFTER;
            Tempo::of(long, long)
        }
        Event::Discarded { count, .. } => {
            let long = pace::EXCHANGE + pace::EXCHANGE_APART * f32::from(count.saturating_sub(1));
            Tempo::of(long, long)
        }
        // Under the first lead.
        Event::SatOut { .. } => Tempo::default(),
        Event::LaidOpen { .. } => Tempo::of(pace::TURN, pace::TURN + pace::FOLD_APART * 4.0),
        Event::BestGiven { .. } => Tempo::of(pace::EXCHANGE, pace::EXCHANGE),
        Event::Played { seat, card } => {
            let flight = if own(seat) {
                pace::PLAY
            } else {
                pace::OTHERS_PLAY
            };
            let (least, most) = pace::PLAY_APART;
            // As steady as a habit and as uneven: the same card by the same seat always takes as long.
            let habit = (card.index() * 29 + seat.index() * 53 + 17) % 64;
            Tempo::of(flight, least + (most - least) * habit as f32 / 63.0)
        }
        Event::SuitNamed { .. } | Event::PartnerShown { .. } => {
            Tempo::of(pace::BUBBLE_IN, pace::OWN_CALL)
        }
        Event::TrickWon { .. } => {
            let long =
                pace::GATHER + pace::GATHER_APART * f32::from(around.seats.saturating_sub(1));
            Tempo {
                before: pace::STILLNESS,
                hold: long,
                block: long,
            }
        }
        Event::HandOver(outcome) => {
            let moment = Moment::of(outcome);
            let most = Side::all(around.seats)
                .map(|side| outcome.points[side].unsigned_abs())
                .max()
                .unwrap_or(0);
            let doors = if shuts(outcome, around) {
                pace::DOORS
            } else {
                0.0
            };
            // The moment is played before its beat, so that the score is shown when the points slide.
            let after = (moment.long() - moment.points_at())
                .max(pace::points(u32::from(most.min(4))) + doors);
            Tempo {
                before: moment.points_at(),
                hold: after,
                block: after,
            }
        }
        Event::NextDealer { .. } => Tempo::default(),
        Event::GameWon(victory) => {
            let ours = around.viewer.number() % around.sides.max(1);
            let long = if victory.side.index() == usize::from(ours) {
                pace::GAME
            } else {
                pace::DEFEAT
            };
            Tempo::of(long, long)
        }
    }
}

/// Whether a barn's doors close with this outcome: its side is one short of the game now.
fn shuts(outcome: &Outcome, around: &Around<'_>) -> bool {
    around.score.is_some_and(|(score, target)| {
        Side::all(around.sides).any(|side| {
            outcome.points[side] > 0 && score[side] + outcome.points[side] == target - 1
        })
    })
}
