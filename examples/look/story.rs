//! The moves that lead to a moment: found by letting bots play match after match until one holds it.

use bower_bots::{Level, choose};
use bower_rules::{Action, Event, Game, Kind, Outcome, Preset, Seat, Table};
use bower_stage::decision;
use right_bower::chance;

/// Games looked through before a moment is given up.
const GAMES: u64 = 4000;

/// A table to begin at, and what the person answers from there on.
#[derive(Clone)]
pub struct Story {
    /// As it is opened.
    pub start: Table,
    /// The person's answers, by decision.
    pub answers: Vec<(u64, Action)>,
    /// The decision from which on it is played in its own time; before, at once.
    pub watch: u64,
}

/// A hand as it was played.
pub struct Hand {
    /// Dealt, with nothing said.
    pub dealt: Table,
    /// Counted.
    pub after: Table,
    steps: Vec<Step>,
}

/// A move, where it stood and what followed.
struct Step {
    table: Table,
    seat: Seat,
    action: Action,
    events: Vec<Event>,
}

/// A card played.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// By whom.
    pub seat: Seat,
    /// To which trick of the hand, from 0.
    pub trick: usize,
    /// As which card of it, from 0.
    pub order: usize,
    /// Who takes the trick with it.
    pub takes: Option<Seat>,
    /// Whether it is a bower, or West's Bauer.
    pub bower: bool,
}

impl Hand {
    /// Who deals.
    pub fn dealer(&self) -> Seat {
        self.dealt.hand().dealer()
    }

    /// Which deal of its game, from 0.
    pub fn number(&self) -> usize {
        self.dealt.deals() - 1
    }

    /// How many pass before anything else is said.
    pub fn passes(&self) -> usize {
        let pass = |step: &&Step| step.action == Action::Pass;
        self.steps.iter().take_while(pass).count()
    }

    /// How it was counted.
    pub fn outcome(&self) -> Option<Outcome> {
        self.events().find_map(|event| match event {
            Event::HandOver(outcome) => Some(*outcome),
            _ => None,
        })
    }

    /// Who plays it alone.
    pub fn lone(&self) -> Option<Seat> {
        self.events().find_map(|event| match event {
            Event::TrumpMade {
                maker, alone: true, ..
            } => *maker,
            _ => None,
        })
    }

    /// Nobody plays alone, and it is counted as made.
    pub fn plain(&self) -> bool {
        self.lone().is_none()
            && self
                .outcome()
                .is_some_and(|outcome| outcome.kind == Kind::Made)
    }

    /// Who leads the first trick.
    pub fn leader(&self) -> Option<Seat> {
        self.events().find_map(|event| match event {
            Event::Played { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    /// Who takes the first trick.
    pub fn winner(&self) -> Option<Seat> {
        self.events().find_map(|event| match event {
            Event::TrickWon { seat, .. } => Some(*seat),
            _ => None,
        })
    }

    fn events(&self) -> impl Iterator<Item = &Event> {
        self.steps.iter().flat_map(|step| &step.events)
    }

    /// The cards played, each with its place among the moves.
    fn plays(&self) -> Vec<(usize, Play)> {
        let (mut trick, mut order) = (0, 0);
        let mut plays = Vec::new();
        for (place, step) in self.steps.iter().enumerate() {
            let Action::Play(card) = step.action else {
                continue;
            };
            let ranking = step.table.hand().ranking();
            let bower = ranking.is_some_and(|r| [r.right(), r.left()].contains(&Some(card)));
            let takes = step.events.iter().find_map(|event| match event {
                Event::TrickWon { seat, .. } => Some(*seat),
                _ => None,
            });
            let seat = step.seat;
            plays.push((
                place,
                Play {
                    seat,
                    trick,
                    order,
                    takes,
                    bower,
                },
            ));
            (trick, order) = if takes.is_some() {
                (trick + 1, 0)
            } else {
                (trick, order + 1)
            };
        }
        plays
    }

    /// The story of this hand from so many moves before move `place`.
    fn story(&self, place: usize, back: usize) -> Option<Story> {
        let start = self.steps.get(place.saturating_sub(back))?.table.clone();
        let answers = self
            .steps
            .iter()
            .map(|step| (decision(&step.table), step.action))
            .collect();
        let watch = decision(&self.steps.get(place)?.table);
        Some(Story {
            start,
            answers,
            watch,
        })
    }
}

impl Story {
    /// The first hand for which `wanted` holds, from its first move. Played at once up to `place`, or where that is
    /// beyond its end up to its last move.
    pub fn find(place: usize, wanted: impl Fn(&Hand) -> bool) -> Option<Self> {
        hands(Preset::Euchre, |hand| {
            let place = place.min(hand.steps.len().saturating_sub(1));
            wanted(hand).then(|| hand.story(place, usize::MAX))?
        })
    }

    /// The first hand for which `wanted` holds, from so many moves before its last.
    pub fn find_last(back: usize, wanted: impl Fn(&Hand) -> bool) -> Option<Self> {
        hands(Preset::Euchre, |hand| {
            wanted(hand).then(|| hand.story(hand.steps.len() - 1, back))?
        })
    }

    /// The first card played in a game for which `wanted` holds, from just before it.
    pub fn find_play(preset: Preset, wanted: impl Fn(&Hand, &Play) -> bool) -> Option<Self> {
        hands(preset, |hand| {
            let plays = hand.plays();
            let found = plays.iter().find(|(_, play)| wanted(hand, play))?;
            hand.story(found.0, 0)
        })
    }

    /// The same story from before its deal.
    pub fn with_its_deal(self) -> Self {
        let (game, seed) = (*self.start.game(), self.start.seed());
        let dealer = self.start.first_dealer();
        Self {
            start: Table::new(game, seed, Some(dealer)),
            watch: 0,
            ..self
        }
    }
}

/// What `pick` makes of the first hand of a game it takes.
fn hands<T>(preset: Preset, pick: impl Fn(&Hand) -> Option<T>) -> Option<T> {
    (1..GAMES).find_map(|seed| {
        let mut table = Table::new(Game::preset(preset), seed, None);
        while table.winner().is_none() {
            let hand = play(&mut table)?;
            if let Some(found) = pick(&hand) {
                return Some(found);
            }
        }
        None
    })
}

/// Plays a hand as the game's own bots would.
fn play(table: &mut Table) -> Option<Hand> {
    table.deal().ok()?;
    let dealt = table.clone();
    let mut steps = Vec::new();
    while let Some(seat) = table.to_act() {
        let at = table.clone();
        let luck = chance::of_decision(table, seat);
        let action = choose(Level::Casual, &table.view(seat), luck)?.action;
        let events = table.apply(seat, action).ok()?;
        steps.push(Step {
            table: at,
            seat,
            action,
            events,
        });
    }
    Some(Hand {
        dealt,
        after: table.clone(),
        steps,
    })
}
