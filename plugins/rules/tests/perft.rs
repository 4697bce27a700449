//! How many lines of play fixed deals have, for each game, counted here and by a slow count that
//! knows the rules only by the cards' names.

mod common;

use bower_rules::{Call, Game, Hand, Preset, Seat, Setup, Trump, Value};
use common::go;
use std::fs;
use std::path::Path;

/// Lines of this many moves, or to the end.
fn perft(hand: &Hand, depth: u32) -> u64 {
    if depth == 0 || hand.is_over() {
        return 1;
    }
    let legal = hand.legal();
    let lines = legal.iter().map(|action| {
        let mut next = *hand;
        next.apply_unchecked(*action);
        perft(&next, depth - 1)
    });
    lines.sum()
}

/// The rules of §1.1, §1.2 and §10.3 once more, by the cards' names.
mod slow {
    pub struct Play {
        /// Cards as names, by seat.
        pub hands: Vec<Vec<String>>,
        pub sits: Vec<bool>,
        /// `H`, `NT`, `LOW`, or a West value with its tens: `Cc`.
        pub trump: Option<String>,
        pub bowers: bool,
        pub turn: usize,
        /// Cards on the table, with who played them.
        pub table: Vec<(usize, String)>,
    }

    fn other_of_colour(suit: char) -> char {
        match suit {
            'C' => 'S',
            'S' => 'C',
            'D' => 'H',
            _ => 'D',
        }
    }

    /// Index of a West value, 1 to 3.
    fn index(value: char) -> u32 {
        match value {
            '1' | 'R' | 'C' => 1,
            '2' | 'Y' | 'H' => 2,
            _ => 3,
        }
    }

    /// Where in a West card's name a value of this set stands.
    fn place(set: char) -> usize {
        match set {
            'n' => 0,
            'c' => 1,
            _ => 2,
        }
    }

    /// The set of a West trump value, given as `1n`, `Yc`, `Hs` and so on.
    fn west(card: &str, trump: &str) -> (u32, u32) {
        let mut letters = trump.chars();
        let (value, set, tens) = (
            letters.next().unwrap(),
            letters.next().unwrap(),
            letters.next().unwrap(),
        );
        let at = |set| index(card.chars().nth(place(set)).unwrap());
        let ones = "ncs".chars().find(|s| *s != set && *s != tens).unwrap();
        let number = 10 * at(tens) + at(ones);
        let (wanted, own) = (index(value), at(set));
        let lower = if wanted == 1 { 3 } else { wanted - 1 };
        if number == 23 && own == wanted {
            (wanted, 100)
        } else if number == 23 && own == lower {
            (wanted, 99)
        } else {
            (own, number)
        }
    }

    impl Play {
        /// The suit a card counts as, and how high it is in it.
        fn place(&self, card: &str) -> (u32, u32) {
            let trump = self.trump.as_deref().unwrap_or("NT");
            if trump.len() == 3 && trump != "LOW" {
                return west(card, trump);
            }
            if card == "JK" {
                return (trump.chars().next().unwrap() as u32, 200);
            }
            let (rank, suit) = (card.chars().next().unwrap(), card.chars().nth(1).unwrap());
            let height = "23456789TJQKA".find(rank).unwrap() as u32 + 1;
            match trump {
                "NT" => (suit as u32, height),
                "LOW" => (suit as u32, 20 - height),
                _ => {
                    let trump = trump.chars().next().unwrap();
                    match (self.bowers && rank == 'J', suit) {
                        (true, s) if s == trump => (trump as u32, 100),
                        (true, s) if s == other_of_colour(trump) => (trump as u32, 99),
                        _ => (suit as u32, height),
                    }
                }
            }
        }

        fn trump_suit(&self) -> Option<u32> {
            let trump = self.trump.as_deref()?;
            match trump {
                "NT" | "LOW" => None,
                _ if trump.len() == 3 => Some(index(trump.chars().next()?)),
                _ => trump.chars().next().map(|c| c as u32),
            }
        }

        fn next(&self, seat: usize) -> usize {
            let n = self.hands.len();
            (1..=n)
                .map(|i| (seat + i) % n)
                .find(|s| !self.sits[*s])
                .unwrap()
        }

        pub fn count(&mut self, depth: u32) -> u64 {
            let active = self.sits.iter().filter(|s| !**s).count();
            if depth == 0 || self.table.is_empty() && self.hands[self.turn].is_empty() {
                return 1;
            }
            let led = self.table.first().map(|(_, card)| self.place(card).0);
            let mut choices: Vec<String> = self.hands[self.turn].clone();
            if let Some(led) = led {
                let follow: Vec<String> = choices
                    .iter()
                    .filter(|c| self.place(c).0 == led)
                    .cloned()
                    .collect();
                if !follow.is_empty() {
                    choices = follow;
                }
            }
            // Two of a kind are one move.
            choices.sort();
            choices.dedup();
            let mut lines = 0;
            for card in choices {
                let (hands, table) = (self.hands.clone(), self.table.clone());
                let (turn, trump) = (self.turn, self.trump.clone());
                let at = self.hands[turn].iter().position(|c| *c == card).unwrap();
                self.hands[turn].remove(at);
                if self.trump.is_none() {
                    self.trump = card.chars().nth(1).map(String::from);
                }
                self.table.push((turn, card));
                self.turn = self.next(turn);
                if self.table.len() == active {
                    self.turn = self.winner();
                    self.table.clear();
                }
                lines += self.count(depth - 1);
                (self.hands, self.table, self.turn, self.trump) = (hands, table, turn, trump);
            }
            lines
        }

        /// The highest trump, else the highest of the suit led; of two alike the first.
        fn winner(&self) -> usize {
            let led = self.place(&self.table[0].1).0;
            let suit = self
                .trump_suit()
                .filter(|t| self.table.iter().any(|(_, c)| self.place(c).0 == *t))
                .unwrap_or(led);
            let mut best: Option<(usize, u32)> = None;
            for (seat, card) in &self.table {
                let (s, height) = self.place(card);
                if s == suit && best.is_none_or(|(_, h)| height > h) {
                    best = Some((*seat, height));
                }
            }
            best.unwrap().0
        }
    }
}

/// The same position for the slow count.
fn slow(hand: &Hand) -> slow::Play {
    let game = hand.game();
    let name = |card| game.pack().spell(card).to_string();
    let trump = hand.trump().map(|trump| match trump {
        Trump::Suit(suit) => Call::Suit(suit).to_string(),
        Trump::NoTrump => "NT".to_string(),
        Trump::Low => "LOW".to_string(),
        Trump::West { trump, tens } => {
            let set = match trump {
                Value::Number(_) => 'n',
                Value::Colour(_) => 'c',
                Value::Shape(_) => 's',
            };
            let tens = tens
                .expect("tens are named")
                .name()
                .chars()
                .next()
                .expect("a name");
            format!("{}{set}{tens}", trump.letter())
        }
    });
    slow::Play {
        hands: Seat::all(game.seats())
            .map(|s| hand.cards(s).iter().map(name).collect())
            .collect(),
        sits: Seat::all(game.seats()).map(|s| hand.sits_out(s)).collect(),
        trump,
        bowers: game.preset != Preset::Napoleon,
        turn: hand.to_act().expect("the opening lead").index(),
        table: Vec::new(),
    }
}

#[test]
fn the_lines_of_play_of_fixed_deals_are_as_counted() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for preset in Preset::ALL {
        let path = folder.join(format!("{}.txt", preset.name()));
        let text = fs::read_to_string(&path).expect("the file is there");
        let game = Game::preset(preset);
        let mut hand = None;
        let mut in_play = false;
        let (mut checked, mut deals, mut plays) = (0, 0, 0);
        for line in text
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let (word, rest) = line.split_once(' ').expect("a word and what follows");
            match word {
                "seed" => {
                    let setup = Setup::deal(game, rest.parse().expect("a seed"), 0, None);
                    hand = Some(Hand::new(&setup));
                    in_play = false;
                    deals += 1;
                }
                "moves" => {
                    go(hand.as_mut().expect("a deal"), rest);
                    in_play = true;
                    plays += 1;
                }
                "perft" => {
                    let (depth, want) = rest.split_once(' ').expect("a depth and a count");
                    let depth = depth.parse().expect("a depth");
                    let want: u64 = want.parse().expect("a count");
                    let hand = hand.as_ref().expect("a deal");
                    assert_eq!(perft(hand, depth), want, "{}: {line}", path.display());
                    // The slow count takes its time: the longer lines are left to the fast one.
                    if in_play && want < 40_000 {
                        assert_eq!(slow(hand).count(depth), want, "{}: {line}", path.display());
                    }
                    checked += 1;
                }
                _ => panic!("{}: {line}", path.display()),
            }
        }
        assert!(
            deals >= 4 && plays >= 3 && checked >= 20,
            "{}",
            path.display()
        );
    }
}
