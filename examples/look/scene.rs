//! The moments that are looked at.

use bower_rules::{Event, Game, Kind, Phase, Preset, Seat, Side, Table};
use clap::ValueEnum;

use crate::story::{Hand, Story};

/// A moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Scene {
    /// The barn at night with the first boards.
    Title,
    /// The viewer is asked, after others have passed.
    Auction,
    /// Two packets are in the air.
    Deal,
    /// The viewer's hand turns up.
    Turning,
    /// Another's card is on its way to the trick.
    Trick,
    /// A trick is gathered, and lies on its pile.
    Gather,
    /// The viewer plays alone.
    Alone,
    /// Every trick.
    March,
    /// The makers failed.
    Euchre,
    /// A lone maker took every trick.
    Loner,
    /// The doors close at one short.
    Barn,
    /// The game is ours.
    Victory,
    /// The game is ours by a lone hand.
    Crown,
    /// The game is theirs.
    Defeat,
    /// A hand is counted.
    Result,
    /// A trick lies open at a table of two.
    Two,
    /// The same at a table of three.
    Three,
    /// The same at a table of six.
    Six,
    /// The same in West.
    West,
    /// A Bauer of West's falls.
    Bauer,
    /// A partner who sits out has laid his hand open, at Hoyle's table.
    Open,
    /// The same where four play every man for himself.
    Buck,
    /// A deal and a trick, picture by picture, twenty a second.
    Film,
    /// The games.
    Chooser,
    /// The house rules of a game.
    House,
    /// The player's own sets of them.
    Mine,
    /// What can be set.
    Settings,
    /// How a game goes.
    Rules,
}

/// What a shot waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Await {
    /// The hands are dealt.
    Dealt,
    /// A card is played.
    Played,
    /// A trick is won.
    Won,
    /// The hand is over.
    Over,
    /// The game is won.
    Game,
    /// The viewer is asked in this phase, and nothing moves.
    Asked(Phase),
}

impl Await {
    /// Whether that event's beat is what is waited for.
    pub fn is(self, event: &Event) -> bool {
        match event {
            Event::Dealt { .. } => self == Self::Dealt,
            Event::Played { .. } => self == Self::Played,
            Event::TrickWon { .. } => self == Self::Won,
            Event::HandOver(_) => self == Self::Over,
            Event::GameWon(_) => self == Self::Game,
            _ => false,
        }
    }
}

/// A picture to be taken.
#[derive(Clone, Copy)]
pub struct Shot {
    /// What it is called.
    pub name: &'static str,
    /// What it waits for.
    pub awaits: Await,
    /// How long after that it is taken, ms.
    pub after: f32,
    /// How many more follow it, 50 ms apart.
    pub more: u32,
}

const fn shot(name: &'static str, awaits: Await, after: f32) -> Shot {
    Shot {
        name,
        awaits,
        after,
        more: 0,
    }
}

/// The viewer's seat, and his side.
const US: Seat = Seat::ALL[0];

fn ours() -> Side {
    Side::new(0).unwrap_or_else(|| unreachable!("there are six sides"))
}

/// The last card of a hand's second trick, by another than the viewer.
fn full_trick(preset: Preset) -> Option<Story> {
    let seats = usize::from(Game::preset(preset).seats());
    Story::find_play(preset, |hand, play| {
        play.trick == 1 && play.order + 1 == seats && play.seat != US && hand.lone().is_none()
    })
}

impl Scene {
    /// All that are single pictures.
    pub const STILL: [Self; 21] = [
        Self::Title,
        Self::Auction,
        Self::Deal,
        Self::Turning,
        Self::Trick,
        Self::Gather,
        Self::Alone,
        Self::March,
        Self::Euchre,
        Self::Loner,
        Self::Barn,
        Self::Victory,
        Self::Defeat,
        Self::Result,
        Self::Two,
        Self::Three,
        Self::Six,
        Self::West,
        Self::Bauer,
        Self::Open,
        Self::Buck,
    ];

    /// The pictures of the moment, in their order.
    pub fn shots(self) -> Vec<Shot> {
        match self {
            Self::Title
            | Self::Chooser
            | Self::House
            | Self::Mine
            | Self::Settings
            | Self::Rules => Vec::new(),
            Self::Auction => vec![shot("auction", Await::Asked(Phase::Bid), 500.0)],
            Self::Deal => vec![shot("deal", Await::Dealt, 340.0)],
            Self::Turning => vec![shot("turning", Await::Dealt, 1210.0)],
            Self::Trick => vec![shot("trick", Await::Played, 210.0)],
            Self::Gather => vec![
                shot("gather", Await::Won, 240.0),
                shot("gathered", Await::Won, 800.0),
            ],
            Self::Alone => vec![shot("alone", Await::Asked(Phase::Trick), 300.0)],
            Self::March => vec![
                shot("march-star", Await::Won, 525.0 + 500.0),
                shot("march", Await::Over, 260.0),
            ],
            Self::Euchre => vec![
                shot("euchre-falls", Await::Won, 525.0 + 400.0),
                shot("euchre", Await::Over, 260.0),
            ],
            Self::Loner => vec![
                shot("loner-row", Await::Won, 525.0 + 650.0),
                shot("loner", Await::Over, 300.0),
            ],
            Self::Barn => vec![shot("barn", Await::Over, 450.0 + 560.0)],
            Self::Victory => vec![
                shot("victory", Await::Game, 600.0),
                shot("won", Await::Game, 2600.0),
            ],
            Self::Crown => vec![shot("crown", Await::Game, 600.0)],
            Self::Defeat => vec![
                shot("defeat", Await::Game, 750.0),
                shot("lost", Await::Game, 2600.0),
            ],
            Self::Result => vec![shot("result", Await::Over, 3200.0)],
            Self::Two => vec![shot("two", Await::Played, 600.0)],
            Self::Three => vec![shot("three", Await::Played, 600.0)],
            Self::Six => vec![shot("six", Await::Played, 600.0)],
            Self::West => vec![shot("west", Await::Played, 600.0)],
            Self::Bauer => vec![shot("bauer", Await::Played, 600.0)],
            Self::Open => vec![shot("open", Await::Played, 600.0)],
            Self::Buck => vec![shot("buck", Await::Played, 600.0)],
            Self::Film => vec![Shot {
                more: 210,
                ..shot("film", Await::Dealt, 0.0)
            }],
        }
    }

    /// The moves that lead to it. `None` for the title and for pages, which need none.
    pub fn story(self) -> Option<Story> {
        let kind = |hand: &Hand, kind: Kind, ours_gain: bool| {
            hand.outcome().is_some_and(|outcome| {
                outcome.kind == kind && (outcome.points[ours()] > 0) == ours_gain
            })
        };
        let short = |table: &Table| table.score()[ours()] == 9;
        match self {
            Self::Title
            | Self::Chooser
            | Self::House
            | Self::Mine
            | Self::Settings
            | Self::Rules => None,
            Self::Auction => Story::find(0, |hand| {
                hand.dealer() == Seat::ALL[1] && hand.passes() >= 2 && hand.number() > 2
            }),
            Self::Deal | Self::Turning => Story::find(0, |hand| {
                hand.dealer() == Seat::ALL[1] && hand.number() == 0
            })
            .map(Story::with_its_deal),
            Self::Film => Story::find(0, |hand| {
                hand.dealer() == Seat::ALL[2]
                    && hand.number() == 0
                    && hand.passes() <= 2
                    && hand.leader() == Some(Seat::ALL[3])
                    && hand.winner() == Some(US)
            })
            .map(Story::with_its_deal),
            Self::Two => full_trick(Preset::TwoHanded),
            Self::Three => full_trick(Preset::ThreeHanded),
            Self::Six => full_trick(Preset::SixHanded),
            Self::West => full_trick(Preset::West),
            Self::Bauer => Story::find_play(Preset::West, |hand, play| {
                play.trick == 0
                    && play.order == 3
                    && play.bower
                    && play.seat != US
                    && hand.lone().is_none()
            }),
            Self::Open => Story::find_play(Preset::Hoyle, |hand, play| {
                play.trick == 1
                    && play.order == 2
                    && play.seat != US
                    && hand.lone() == Some(Seat::ALL[1])
            }),
            Self::Buck => full_trick(Preset::Buck),
            // The card of the seat at the right, third to a trick that the viewer leads.
            Self::Trick => Story::find_play(Preset::Euchre, |hand, play| {
                play.trick == 1 && play.order == 2 && play.seat == Seat::ALL[2] && hand.plain()
            }),
            Self::Gather => Story::find_play(Preset::Euchre, |hand, play| {
                play.trick == 2 && play.order == 3 && play.takes == Some(US) && hand.plain()
            }),
            Self::Alone => Story::find_play(Preset::Euchre, |hand, play| {
                play.trick == 1 && play.seat == US && hand.lone() == Some(US)
            }),
            Self::March => Story::find_last(0, |hand| kind(hand, Kind::March, true)),
            Self::Euchre => Story::find_last(0, |hand| kind(hand, Kind::Euchre, true)),
            Self::Loner => Story::find(usize::MAX, |hand| {
                kind(hand, Kind::LoneMarch, true) && hand.lone() == Some(US)
            }),
            Self::Barn => Story::find_last(0, |hand| {
                kind(hand, Kind::Made, true) && short(&hand.after) && !short(&hand.dealt)
            }),
            Self::Result => Story::find_last(0, |hand| kind(hand, Kind::Made, true)),
            Self::Victory => Story::find_last(0, |hand| {
                hand.after.winner().is_some_and(|won| won.side == ours()) && hand.lone().is_none()
            }),
            Self::Crown => Story::find(usize::MAX, |hand| {
                hand.after.winner().is_some_and(|won| won.side == ours())
                    && kind(hand, Kind::LoneMarch, true)
                    && hand.lone() == Some(US)
            }),
            Self::Defeat => Story::find_last(0, |hand| {
                hand.after.winner().is_some_and(|won| won.side != ours()) && hand.lone().is_none()
            }),
        }
    }
}
