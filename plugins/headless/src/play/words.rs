//! A game in words: cards, calls, questions and rules as one would say them across a table. Plain lines, no drawing,
//! so that a screen reader reads them as they stand.

use bower_rules::{
    Action, Ask, Attribute, Bid, Call, Card, CardSet, Face, Game, Pack, Rank, Seat, Suit, Trump,
    Value,
};

/// A card: "nine of hearts", "joker", "three yellow circle".
pub fn card(pack: &Pack, card: Card) -> String {
    match pack.face(card) {
        Face::Suited { rank, suit } => format!("{} of {}", rank_name(rank), suit_name(suit)),
        Face::Joker => "joker".into(),
        Face::West {
            number,
            colour,
            shape,
        } => {
            format!(
                "{number} {} {}",
                value(Value::Colour(colour)),
                value(Value::Shape(shape))
            )
        }
    }
}

/// Several cards, by name, in the pack's order.
pub fn cards(pack: &Pack, set: CardSet) -> String {
    let names: Vec<String> = set.iter().map(|c| card(pack, c)).collect();
    if names.is_empty() {
        "no cards".into()
    } else {
        names.join(", ")
    }
}

fn rank_name(rank: Rank) -> &'static str {
    const NAMES: [&str; 13] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
        "king", "ace",
    ];
    NAMES[rank.index()]
}

/// A suit: "hearts".
pub fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    }
}

/// One of West's values: "yellow", "circle", "threes" are said in the singular on a card.
fn value(value: Value) -> &'static str {
    match value {
        Value::Number(1) => "one",
        Value::Number(2) => "two",
        Value::Number(_) => "three",
        Value::Colour(colour) => ["red", "yellow", "green"][colour.index()],
        Value::Shape(shape) => ["circle", "heart", "triangle"][shape.index()],
    }
}

fn values(value: Value) -> &'static str {
    match value {
        Value::Number(1) => "ones",
        Value::Number(2) => "twos",
        Value::Number(_) => "threes",
        Value::Colour(colour) => ["reds", "yellows", "greens"][colour.index()],
        Value::Shape(shape) => ["circles", "hearts", "triangles"][shape.index()],
    }
}

/// What is named: "hearts", "no trump", "threes".
pub fn call(call: Call) -> &'static str {
    match call {
        Call::Suit(suit) => suit_name(suit),
        Call::NoTrump => "no trump",
        Call::Low => "low, no trump",
        Call::West(value) => values(value),
    }
}

/// What is trump, for a reminder.
pub fn trump(trump: Trump) -> String {
    match trump {
        Trump::Suit(suit) => format!("{} are trump", suit_name(suit)),
        Trump::NoTrump => "there is no trump, aces are high".into(),
        Trump::Low => "there is no trump, nines are high and aces low".into(),
        Trump::West {
            trump,
            tens: Some(tens),
        } => format!(
            "{} are trump, {} count tens",
            values(trump),
            tens_name(tens)
        ),
        Trump::West { trump, tens: None } => format!("{} are trump", values(trump)),
    }
}

/// A set of West's values.
fn tens_name(set: Attribute) -> &'static str {
    set.name()
}

fn bid(bid: Bid) -> String {
    match bid {
        Bid::Tricks(1) => "one trick".into(),
        Bid::Tricks(n) => format!("{n} tricks"),
        Bid::Misere => "misère, no trick at all".into(),
        Bid::Nap => "nap, all five".into(),
        Bid::Wellington => "wellington, all five".into(),
        Bid::Blucher => "blücher, all five".into(),
        Bid::Pepper => "pepper, all six for double".into(),
    }
}

/// A move as an offer: what it would do.
pub fn offer(pack: &Pack, ask: Ask, action: Action) -> String {
    match action {
        Action::Pass => "pass".into(),
        Action::Order { alone: false } => "order it up".into(),
        Action::Order { alone: true } => "order it up and play alone".into(),
        Action::Decline => "leave the turned card where it lies".into(),
        Action::Name {
            trump,
            alone: false,
        } => format!("name {}", call(trump)),
        Action::Name { trump, alone: true } => format!("name {} and play alone", call(trump)),
        Action::Tens(set) => format!("let {} count tens", tens_name(set)),
        Action::Bid(b) => format!("bid {}", bid(b)),
        Action::Discard(set) => format!("throw the {}", cards(pack, set.set())),
        Action::Under(three) => format!(
            "show {} and swap them",
            cards(pack, three.into_iter().collect())
        ),
        Action::Farmer => "show this farmer's hand for a new deal".into(),
        Action::Alone => "play alone".into(),
        Action::Volunteer => "let partner play alone".into(),
        Action::Together => "play together".into(),
        Action::Defend => "defend alone".into(),
        Action::Best(None) => "ask for partner's best card".into(),
        Action::Best(Some(c)) => format!("give the {}", card(pack, c)),
        Action::Call(c) => format!("call the {}", card(pack, c)),
        Action::Stay => "stay in".into(),
        Action::Drop => "drop out".into(),
        Action::Suit(suit) => format!("ask for {}", suit_name(suit)),
        Action::Play(c) if ask == Ask::Play => card(pack, c),
        Action::Play(c) => format!("play the {}", card(pack, c)),
    }
}

/// The question in words.
pub fn question(game: &Game, ask: Ask, turn_up: Option<Card>) -> String {
    let up = turn_up.map_or_else(
        || "the turned card".into(),
        |c| format!("the {}", card(game.pack(), c)),
    );
    match ask {
        Ask::NameBlind => "Name trump before you look at your hand.".into(),
        Ask::Claim => "Will you change this hand?".into(),
        Ask::Round1 => format!("{} is turned up. Will you make it trump?", capital(&up)),
        Ask::LateAssist => format!("All have passed. Will you still order {up}?"),
        Ask::Round2 => format!("{} is turned down. Will you name trump?", capital(&up)),
        Ask::Tens => "Which values count tens?".into(),
        Ask::PickUp => format!("You take {up}. Which card do you throw?"),
        Ask::AloneBlind => "Alone or together?".into(),
        Ask::LoneTurn => "Together, alone, or shall your partner play alone?".into(),
        Ask::DefendAlone => "Will you defend alone?".into(),
        Ask::BestAsk => "Do you want your partner's best card?".into(),
        Ask::BestGive => "Your partner asks for your best card. Which do you give?".into(),
        Ask::BestDiscard => "Which card do you throw for your partner's best?".into(),
        Ask::Bid => "What do you bid?".into(),
        Ask::NameTrump => "What is trump?".into(),
        Ask::Widow => "Which cards do you throw?".into(),
        Ask::CallCard => "Whose card do you call for a partner?".into(),
        Ask::StayOrDrop => "Stay or drop?".into(),
        Ask::LedSuit => "Which suit must be followed?".into(),
        Ask::Play => "Which card do you play?".into(),
        Ask::Over => "The hand is over.".into(),
    }
}

/// The rules of what is asked, for `?`.
pub fn rules_of(game: &Game, ask: Ask) -> Vec<String> {
    let rules = game.rules;
    let mut lines: Vec<String> = Vec::new();
    let mut say = |line: &str| lines.push(line.to_string());
    match ask {
        Ask::NameBlind => {
            say("The joker was turned up: the dealer names a suit before anybody looks at a hand.");
            say("He takes the joker, the highest trump there is.");
        }
        Ask::Claim => {
            say("A hand of the lowest cards may be changed before the first call.");
            say(
                "Farmer: the hand is shown, and the same dealer deals again. Under: three such cards are shown and",
            );
            say("swapped for the three hidden ones. Pass keeps the hand, and nobody is told.");
        }
        Ask::Round1 => {
            say("From the dealer's left, each may order the turned card up, or pass.");
            say(
                "An order makes its suit trump. The dealer takes the card and throws one; as dealer you take it up.",
            );
            if game.partnerships() {
                say(
                    "Who calls plays with his partner, or alone: then the partner lays down his hand and sits out.",
                );
            }
            if rules.canadian_loner {
                say("The dealer's partner may order only alone.");
            }
            score(game, &mut say);
        }
        Ask::LateAssist => say(
            "All four have passed: the dealer's partner may still take the suit before it is turned down.",
        ),
        Ask::Round2 => {
            say("The turned card's suit is barred. Each may name one of the others, or pass.");
            say(if rules.dealer_is_stuck() {
                "The dealer must name one if all have passed."
            } else {
                "If all pass, the hand is thrown in."
            });
            if rules.no_trump {
                say("No trump may be named too: then jacks are ordinary cards.");
            }
            score(game, &mut say);
        }
        Ask::Tens => {
            say(
                "A card counts ten for each step of one set of values and one for each step of the other.",
            );
            say("Name which set counts tens; who declares less scores more if his side wins.");
        }
        Ask::PickUp => {
            say("The dealer takes the turned card and throws one card face down.");
            if !rules.discard_turn_up {
                say("He may not throw the card he took.");
            }
            if rules.decline_turn_up {
                say("When the other called, he may leave it.");
            }
        }
        Ask::AloneBlind | Ask::LoneTurn => {
            say("Alone: the partner sits out, and all tricks bring more.");
            if ask == Ask::LoneTurn {
                say("Volunteer: your partner plays alone. Together: both play.");
            }
        }
        Ask::DefendAlone => {
            say("A lone defender's partner sits out; stopping the makers then brings 4 points.")
        }
        Ask::BestAsk | Ask::BestDiscard | Ask::BestGive => {
            say(
                "A lone player may swap one card for the best his partner has; the partner chooses it.",
            );
        }
        Ask::Bid => {
            say("Bid how many tricks your side will take, higher than the bids before, or pass.")
        }
        Ask::NameTrump => say("The highest bidder names trump."),
        Ask::Widow => say("The maker throws as many cards as he took."),
        Ask::CallCard => {
            say("Whoever holds the card is your partner, and says nothing until it falls.")
        }
        Ask::StayOrDrop => say("Who stays must take a trick; who drops neither wins nor loses."),
        Ask::LedSuit => say(
            "The joker was led where there is no trump: its leader says which suit is to be followed.",
        ),
        Ask::Play => {
            say(
                "Follow the suit led if you can; otherwise play any card. The highest trump takes the trick, else the",
            );
            say("highest card of the suit led, and its player leads the next.");
            bowers(game, &mut say);
        }
        Ask::Over => {}
    }
    lines
}

fn bowers(game: &Game, say: &mut impl FnMut(&str)) {
    match game.order() {
        bower_rules::Order::West => {
            say(
                "Among trumps the Right Bauer is highest (2 tens and 3 ones of the trump value), then the Left (the same",
            );
            say(
                "of the next lower value), then 33, 32, 31, 22, 21, 13, 12, 11. Elsewhere 33 is highest and 11 lowest.",
            );
        }
        bower_rules::Order::Plain => say("The ace is high and the two low."),
        _ => {
            if game.pack().benny().is_some() {
                say("The highest trump is the joker, or the card that stands for it.");
            }
            say(
                "The jack of trumps, the right bower, is high; then the other jack of its colour, the left bower, which is",
            );
            say("a trump for every purpose; then ace, king, queen, ten and so on.");
        }
    }
}

fn score(game: &Game, say: &mut impl FnMut(&str)) {
    let rules = game.rules;
    match game.preset {
        bower_rules::Preset::West | bower_rules::Preset::West2 => {
            say(
                "The side with three tricks scores: 3 for all five; else 3, 2 or 1 by how many of trump and tens it declared",
            );
            say("itself, none, one or both. A loner's side scores 6, 6, 3 or 1.");
        }
        bower_rules::Preset::ThreeHanded => {
            say(&format!(
                "The maker plays against both others: 1 point for three tricks, {} for all five.",
                rules.march
            ));
        }
        _ => {
            say(
                "Makers score 1 for three or four tricks, 2 for all five; with fewer they are euchred, and the others score 2.",
            );
            if game.partnerships() && rules.alone {
                say(&format!(
                    "Alone, all five tricks score {}.",
                    rules.loner_march
                ));
            }
        }
    }
    if let Some(target) = game.target() {
        say(&format!("{target} points win the game."));
    }
}

/// What a seat is called, from one seat's chair; from nobody's, by its number.
pub fn seat_name(game: &Game, viewer: Option<Seat>, seat: Seat) -> String {
    let Some(viewer) = viewer else {
        return format!("Seat {seat}");
    };
    let seats = game.seats();
    let steps = (0..seats)
        .find(|&n| viewer.step(n, seats) == seat)
        .unwrap_or(0);
    match (seats, steps) {
        (_, 0) => "You".into(),
        (2, _) => "Your opponent".into(),
        (4, 2) if game.partnerships() => "Your partner".into(),
        (4, 2) => "Opposite".into(),
        (3 | 4, 1) => "Left".into(),
        (3 | 4, _) => "Right".into(),
        _ => format!("Seat {seat}"),
    }
}

/// The same line with its first letter large.
pub fn capital(line: &str) -> String {
    let mut letters = line.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}
