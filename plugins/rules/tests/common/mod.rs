//! What the tests share: deals from words, moves from words.
#![allow(dead_code, reason = "each test file uses some of it")]

use bower_rules::{
    Action, Card, CardSet, Game, Hand, Illegal, Outcome, Preset, Record, Seat, Setup, Trump,
};

/// A preset with options.
pub fn game(name: &str, options: &[(&str, &str)]) -> Game {
    let game = Game::from_name(name).expect("a preset");
    game.with_all(options.iter().copied())
        .expect("options that go together")
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub fn card(game: &Game, name: &str) -> Card {
    game.pack()
        .parse(name)
        .unwrap_or_else(|| panic!("{name} is no card of this pack"))
}

pub fn cards(game: &Game, names: &str) -> CardSet {
    names
        .split_whitespace()
        .map(|name| card(game, name))
        .collect()
}

/// A deal: hands by seat, each as words, `*` where any cards will do; the kitty is what is left.
pub fn deal(game: &Game, dealer: u8, hands: &[&str], turn_up: &str) -> Setup {
    let mut left = game.cards();
    left -= cards(game, turn_up);
    for hand in hands.iter().filter(|hand| **hand != "*") {
        let set = cards(game, &hand.replace('*', ""));
        assert!(left.contains_all(set), "{hand}: a card is dealt twice");
        left -= set;
    }
    let filled: Vec<Option<Vec<Option<String>>>> = hands
        .iter()
        .map(|hand| {
            let mut set = cards(game, &hand.replace('*', ""));
            while hand.contains('*') && set.len() < u32::from(game.hand_size()) {
                let card = left.first().expect("enough cards");
                left.remove(card);
                set.insert(card);
            }
            Some(
                set.iter()
                    .map(|card| Some(game.pack().spell(card).to_string()))
                    .collect(),
            )
        })
        .collect();
    let kitty = left
        .iter()
        .map(|card| Some(game.pack().spell(card).to_string()));
    let record = Record {
        game: game.name().to_string(),
        rules: Record::new(&Setup::deal(*game, 0, 0, None), &[]).rules,
        dealer: Some(dealer),
        hands: Some(filled),
        kitty: Some(kitty.collect()),
        turn_up: (!turn_up.is_empty()).then(|| turn_up.to_string()),
        ..Record::default()
    };
    record.setup().expect("a deal")
}

/// Reads `1 play AD`.
pub fn parse(game: &Game, text: &str) -> (Seat, Action) {
    let (by, action) = text.split_once(' ').expect("a seat and a move");
    let action = Action::parse(game.pack(), action).expect("a move");
    (seat(by.parse().expect("a seat's number")), action)
}

/// Applies one move from words.
pub fn try_move(hand: &mut Hand, text: &str) -> Result<(), Illegal> {
    let (by, action) = parse(&hand.game().clone(), text);
    hand.apply(by, action)
}

/// Applies moves from words, comma-separated; all must be legal.
pub fn go(hand: &mut Hand, moves: &str) {
    for text in moves
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
    {
        if let Err(illegal) = try_move(hand, text) {
            panic!(
                "{text}: {illegal}; legal: {:?}",
                illegal.spelled(hand.game().pack())
            );
        }
    }
}

/// A deal with these moves made.
pub fn after(setup: &Setup, moves: &str) -> Hand {
    let mut hand = Hand::new(setup);
    go(&mut hand, moves);
    hand
}

/// The legal moves as words without the seat, sorted.
pub fn legal(hand: &Hand) -> Vec<String> {
    let pack = *hand.game().pack();
    let mut words: Vec<String> = hand
        .legal()
        .iter()
        .map(|action| action.spell(&pack))
        .collect();
    words.sort();
    words
}

/// Words, comma-separated, sorted: to compare with [`legal`].
pub fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = text
        .split(',')
        .map(|word| word.trim().to_string())
        .filter(|w| !w.is_empty())
        .collect();
    words.sort();
    words
}

/// Plays to the end, each seat the first card of its list that is legal.
pub fn play_first_legal(hand: &mut Hand, lists: &[&str]) {
    let game = *hand.game();
    while let Some(by) = hand.to_act() {
        let list = lists[by.index()]
            .split_whitespace()
            .map(|name| card(&game, name));
        let choice = list.clone().find(|card| hand.legal_cards().contains(*card));
        hand.apply(by, Action::Play(choice.expect("a legal card in the list")))
            .expect("legal");
    }
}

/// Plays to the end with the lowest legal card each time.
pub fn play_out(hand: &mut Hand) {
    while !hand.is_over() {
        let action = hand.legal()[0];
        hand.apply_unchecked(action);
    }
}

/// Every finished trick as `leader: cards -> winner`.
pub fn tricks(hand: &Hand) -> Vec<String> {
    let pack = *hand.game().pack();
    hand.past_tricks()
        .map(|trick| {
            let names: Vec<String> = trick
                .cards
                .iter()
                .map(|(_, card)| pack.spell(*card).to_string())
                .collect();
            format!("{}: {} -> {}", trick.leader, names.join(" "), trick.winner)
        })
        .collect()
}

/// The points of each side, once the hand is over.
pub fn points(hand: &Hand) -> Vec<i16> {
    outcome(hand).points.values(hand.game().sides()).to_vec()
}

pub fn outcome(hand: &Hand) -> Outcome {
    hand.outcome().expect("the hand is over")
}

/// What the hand is worth when seats take these tricks.
pub fn worth(hand: &Hand, tricks: &[u8]) -> Vec<i16> {
    let by_seat = bower_rules::BySeat::from_fn(|s| tricks.get(s.index()).copied().unwrap_or(0));
    hand.outcome_with(&by_seat)
        .points
        .values(hand.game().sides())
        .to_vec()
}

/// Who takes a trick of these cards under this trump, 0 for the first: as the ranking says, each
/// card compared with the best so far.
pub fn takes(game: &Game, trump: Trump, names: &str) -> usize {
    let ranking = game.ranking(trump).expect("a trump of this game");
    let cards: Vec<Card> = names
        .split_whitespace()
        .map(|name| card(game, name))
        .collect();
    let led = ranking.suit_of(cards[0]);
    let mut best = 0;
    for i in 1..cards.len() {
        if ranking.beats(cards[i], cards[best], led) {
            best = i;
        }
    }
    best
}

/// What may follow a lead: seat 0 names `call` in round 2 and leads; seat 1 holds these cards and
/// two or more that are of neither suit. The legal ones among the cards given, sorted.
pub fn follows(game: &Game, call: &str, trump: Trump, led: &str, hand: &str) -> Vec<String> {
    let ranking = game.ranking(trump).expect("a trump of this game");
    let (leads, held) = (card(game, led), cards(game, hand));
    let suit = ranking.suit_of(leads);
    let mut free: Vec<Card> = game
        .cards()
        .iter()
        .filter(|c| !held.contains(*c) && *c != leads)
        .collect();
    // The turn-up: a card of another suit than trump, and no benny.
    let up = free
        .iter()
        .position(|c| {
            let face = game.pack().face(*c);
            face.suit().is_some_and(|s| Some(s) != trump.suit()) && game.pack().benny() != Some(*c)
        })
        .map(|i| free.remove(i))
        .expect("a card to turn up");
    let plain = |c: &Card| ranking.suit_of(*c) != suit && !ranking.is_trump(*c);
    let mut second = held;
    while second.len() < u32::from(game.hand_size()) {
        let i = free.iter().position(plain).expect("a card of neither suit");
        second.insert(free.remove(i));
    }
    let mut others = free.into_iter();
    let mut hands = [CardSet::of(leads), second, CardSet::EMPTY, CardSet::EMPTY];
    for i in [0, 2, 3] {
        while hands[i].len() < u32::from(game.hand_size()) {
            hands[i].insert(others.next().expect("enough cards"));
        }
    }
    let spelled: Vec<String> = hands
        .iter()
        .map(|set| {
            set.iter()
                .map(|c| game.pack().spell(c).to_string())
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let lists: Vec<&str> = spelled.iter().map(String::as_str).collect();
    let setup = deal(game, 3, &lists, &game.pack().spell(up).to_string());
    let mut at = after(
        &setup,
        &format!("0 pass,1 pass,2 pass,3 pass,0 name {call},0 play {led}"),
    );
    if ranking.suit_of(leads) == 4 {
        go(&mut at, "0 suit D");
    }
    let mut names: Vec<String> = at
        .legal_cards()
        .intersection(held)
        .iter()
        .map(|c| game.pack().spell(c).to_string())
        .collect();
    names.sort();
    names
}

/// Card names, space-separated, sorted.
pub fn names(text: &str) -> Vec<String> {
    let mut names: Vec<String> = text.split_whitespace().map(str::to_string).collect();
    names.sort();
    names
}

/// A small generator of numbers from a seed, for tests that draw.
pub struct Draw(pub u64);

impl Draw {
    pub fn word(&mut self) -> u64 {
        // SplitMix64.
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.word() % n as u64) as usize
    }

    pub fn of<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// A preset with a random set of options that go together.
pub fn random_game(draw: &mut Draw) -> Game {
    let mut game = Game::preset(*draw.of(&Preset::ALL));
    for _ in 0..draw.below(7) {
        let options = game.options();
        if options.is_empty() {
            break;
        }
        let option = draw.of(&options).clone();
        let value = draw.of(&option.values).clone();
        if let Ok(with) = game.with(option.name, &value) {
            game = with;
        }
    }
    game
}
