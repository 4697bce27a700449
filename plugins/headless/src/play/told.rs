//! What happened at the table, in words, as one seat may know it.

use bower_rules::{Action, Ask, BySide, Card, CardSet, Event, Game, Kind, Outcome, Seat, Side};

use super::words;

/// Tells events from one chair, or, with no chair, all that is known.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub game: &'a Game,
    pub viewer: Option<Seat>,
}

impl Teller<'_> {
    /// The event in words; `None` for what needs none.
    pub fn tell(&self, event: Event) -> Option<String> {
        let pack = self.game.pack();
        let card = |c: Card| words::card(pack, c);
        Some(match event {
            Event::DealBegan { deal, dealer } => {
                format!(
                    "\nDeal {}. {} {}.",
                    deal + 1,
                    self.name(dealer),
                    self.verb(dealer, "deal", "deals")
                )
            }
            Event::Dealt { cards, .. } | Event::LookedAt { cards, .. } if cards.is_empty() => {
                return None;
            }
            Event::Dealt { seat, cards, .. } | Event::LookedAt { seat, cards } => {
                format!(
                    "{} {}: {}.",
                    self.name(seat),
                    self.verb(seat, "hold", "holds"),
                    words::cards(pack, cards)
                )
            }
            Event::TurnedUp { card: c } => format!("Turned up: {}.", card(c)),
            Event::Called { seat, action } => self.called(seat, action),
            Event::ClaimPassed { seat } => {
                format!(
                    "{} {} the hand as it is.",
                    self.name(seat),
                    self.verb(seat, "keep", "keeps")
                )
            }
            Event::WentUnder { seat, shown } => format!(
                "{} {} under, showing {}.",
                self.name(seat),
                self.verb(seat, "go", "goes"),
                words::cards(pack, shown.into_iter().collect())
            ),
            Event::TookKitty { seat, cards, count } => {
                format!(
                    "{} {} {}.",
                    self.name(seat),
                    self.verb(seat, "take", "takes"),
                    self.some(cards, count)
                )
            }
            Event::TurnedDown => "The card is turned down.".into(),
            Event::TrumpMade {
                maker,
                trump,
                alone,
            } => {
                let who = maker.map_or_else(String::new, |seat| {
                    let alone = if alone { " alone" } else { "" };
                    format!(
                        " {} {} the maker{alone}.",
                        self.name(seat),
                        self.verb(seat, "are", "is")
                    )
                });
                format!("{}.{who}", words::capital(&words::trump(trump)))
            }
            Event::PickedUp { seat, card: c } => {
                format!(
                    "{} {} up the {}.",
                    self.name(seat),
                    self.verb(seat, "pick", "picks"),
                    card(c)
                )
            }
            Event::Discarded { seat, cards, count } => {
                format!(
                    "{} {} {}.",
                    self.name(seat),
                    self.verb(seat, "throw", "throws"),
                    self.some(cards, count)
                )
            }
            Event::SatOut { seat } => format!(
                "{} {} out.",
                self.name(seat),
                self.verb(seat, "sit", "sits")
            ),
            Event::LaidOpen { seat, cards } => {
                format!(
                    "{} hand lies open: {}.",
                    self.owner(seat),
                    words::cards(pack, cards)
                )
            }
            Event::BestGiven {
                from,
                to,
                card: given,
                ..
            } => {
                let what = given.map_or_else(|| "a card".into(), |c| format!("the {}", card(c)));
                let to = if self.viewer == Some(to) {
                    "you".into()
                } else {
                    lower(&self.name(to))
                };
                format!(
                    "{} {} {what} to {to}.",
                    self.name(from),
                    self.verb(from, "give", "gives")
                )
            }
            Event::Played { seat, card: c } => {
                format!(
                    "{} {} the {}.",
                    self.name(seat),
                    self.verb(seat, "play", "plays"),
                    card(c)
                )
            }
            Event::SuitNamed { seat, suit } => {
                format!(
                    "{} {} for {}.",
                    self.name(seat),
                    self.verb(seat, "ask", "asks"),
                    words::suit_name(suit)
                )
            }
            Event::PartnerShown { seat } => {
                format!(
                    "{} {} the maker's partner.",
                    self.name(seat),
                    self.verb(seat, "are", "is")
                )
            }
            Event::TrickWon { seat, index } => {
                format!(
                    "{} {} trick {}.",
                    self.name(seat),
                    self.verb(seat, "take", "takes"),
                    index + 1
                )
            }
            Event::HandOver(outcome) => self.outcome(&outcome),
            Event::NextDealer { .. } => return None,
            Event::GameWon(victory) => {
                let games = if victory.games > 1 {
                    ", for two games"
                } else {
                    ""
                };
                format!(
                    "\n{} {} the game{games}.",
                    self.side(victory.side),
                    self.side_verb(victory.side, "win", "wins")
                )
            }
        })
    }

    /// The score, side by side.
    pub fn score(&self, score: &BySide<i16>) -> String {
        let each: Vec<String> = score
            .iter(self.game.sides())
            .map(|(side, n)| format!("{} {n}", self.side(side)))
            .collect();
        format!("Score: {}.", each.join(", "))
    }

    /// What that seat is called.
    pub fn name(&self, seat: Seat) -> String {
        words::seat_name(self.game, self.viewer, seat)
    }

    fn owner(&self, seat: Seat) -> String {
        if self.viewer == Some(seat) {
            "Your".into()
        } else {
            format!("{}'s", self.name(seat))
        }
    }

    fn verb<'w>(&self, seat: Seat, you: &'w str, they: &'w str) -> &'w str {
        if self.viewer == Some(seat) { you } else { they }
    }

    /// What a side is called.
    fn side(&self, side: Side) -> String {
        let seats: Vec<Seat> = Seat::all(self.game.seats())
            .filter(|&s| self.game.side_of(s) == side)
            .collect();
        match (seats.as_slice(), self.viewer) {
            ([one], _) => self.name(*one),
            (many, Some(viewer)) if many.contains(&viewer) => "Your side".into(),
            (_, Some(_)) => "Their side".into(),
            (many, None) => {
                let names: Vec<String> = many.iter().map(Seat::to_string).collect();
                format!("Seats {}", names.join(" and "))
            }
        }
    }

    fn side_verb<'w>(&self, side: Side, plural: &'w str, single: &'w str) -> &'w str {
        let many = self.game.partnerships() && self.viewer.is_none();
        let me =
            !self.game.partnerships() && self.viewer.is_some_and(|v| self.game.side_of(v) == side);
        if many || me { plural } else { single }
    }

    fn some(&self, cards: CardSet, count: u8) -> String {
        match (cards.is_empty(), count) {
            (false, _) => format!("the {}", words::cards(self.game.pack(), cards)),
            (true, 1) => "a card".into(),
            (true, n) => format!("{n} cards"),
        }
    }

    fn called(&self, seat: Seat, action: Action) -> String {
        let name = self.name(seat);
        let verb = |you, they| self.verb(seat, you, they);
        let said = match action {
            Action::Pass => verb("pass", "passes").to_string(),
            Action::Order { alone } => {
                format!("{} it up{}", verb("order", "orders"), and_alone(alone))
            }
            Action::Name { trump, alone } => {
                format!(
                    "{} {}{}",
                    verb("name", "names"),
                    words::call(trump),
                    and_alone(alone)
                )
            }
            Action::Tens(set) => format!("{} {} count tens", verb("let", "lets"), set.name()),
            Action::Decline => format!("{} the turned card", verb("leave", "leaves")),
            Action::Farmer => format!("{} a farmer's hand", verb("show", "shows")),
            Action::Alone => format!("{} alone", verb("play", "plays")),
            Action::Volunteer => format!("{} partner play alone", verb("let", "lets")),
            Action::Together => format!("{} together", verb("play", "plays")),
            Action::Defend => format!("{} alone", verb("defend", "defends")),
            Action::Best(None) => format!("{} for partner's best card", verb("ask", "asks")),
            Action::Stay => format!("{} in", verb("stay", "stays")),
            Action::Drop => format!("{} out", verb("drop", "drops")),
            Action::Call(c) => format!(
                "{} the {}",
                verb("call", "calls"),
                words::card(self.game.pack(), c)
            ),
            Action::Bid(_) => {
                let offer = words::offer(self.game.pack(), Ask::Bid, action);
                offer.replacen("bid", verb("bid", "bids"), 1)
            }
            Action::Discard(_)
            | Action::Under(_)
            | Action::Best(Some(_))
            | Action::Suit(_)
            | Action::Play(_) => {
                format!("{} a card", verb("move", "moves"))
            }
        };
        format!("{name} {said}.")
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        let made = |how: &str| {
            let maker = outcome
                .maker
                .map_or_else(|| "Nobody".into(), |seat| self.name(seat));
            let tricks = if outcome.tricks == 1 {
                "trick"
            } else {
                "tricks"
            };
            format!(
                "{how}: {maker} made trump and took {} {tricks}.",
                outcome.tricks
            )
        };
        let how = match outcome.kind {
            Kind::Void => return "Nobody called: the hand is thrown in.".into(),
            Kind::Redeal => {
                return "The hand is thrown in, and the same dealer deals again.".into();
            }
            Kind::Made => made("Made"),
            Kind::March => made("A march"),
            Kind::LoneMade => made("Made alone"),
            Kind::LoneMarch => made("A march alone"),
            Kind::Euchre => made("Euchred"),
        };
        let points: Vec<String> = outcome
            .points
            .iter(self.game.sides())
            .filter(|(_, n)| **n != 0)
            .map(|(side, n)| format!("{} {n:+}", self.side(side)))
            .collect();
        format!("{how} {}.", points.join(", "))
    }
}

fn and_alone(alone: bool) -> &'static str {
    if alone { " and plays alone" } else { "" }
}

fn lower(name: &str) -> String {
    if name.starts_with("Seat") {
        name.to_string()
    } else {
        name.to_lowercase()
    }
}
