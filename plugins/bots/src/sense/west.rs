//! What a seat that may call sees in West, as marks for the network, and what it may answer.

use bower_rules::{Action, Ask, Attribute, Call, Card, CardSet, Hand, Ranking, Seat, Trump, Value};

use super::net::Marks;
use super::slots::{Slots, WEST_SLOTS as SLOTS, WEST_TRUMPS as TRUMPS};
use crate::sight::Sight;

/// Cards of the pack.
const CARDS: usize = 27;
/// Values that can be trump.
const VALUES: usize = 9;

/// Where each kind of mark begins. The two rounds of trump, the round of tens and that of playing alone have places of
/// their own.
mod at {
    use super::{CARDS, SLOTS, TRUMPS, VALUES};

    pub(super) const MINE: usize = 0;
    pub(super) const TURN_UP: usize = MINE + CARDS;
    pub(super) const PLACE: usize = TURN_UP + 4 * CARDS;
    pub(super) const COUNT: usize = PLACE + 4;
    pub(super) const BAUERS: usize = COUNT + 6 * VALUES;
    pub(super) const ROUND: usize = BAUERS + 4 * 2 * VALUES;

    /// Once trump is named: who, and the hand under each of two rankings or the one there is.
    pub(super) const WHO: usize = 0;
    pub(super) const MAKER: usize = WHO + 4;
    pub(super) const TENS: usize = MAKER + 4;
    pub(super) const ALONE: usize = TENS + 4;
    pub(super) const HAND: usize = ALONE + 4;
    /// For each ranking.
    pub(super) const TAKEN: usize = SLOTS;
    pub(super) const LENGTH: usize = TAKEN + 4 * TRUMPS;
    pub(super) const RANKING: usize = LENGTH + 7;
    pub(super) const NAMED: usize = HAND + 2 * RANKING;
}

/// How many inputs there are.
pub(crate) const INPUTS: usize = 2 * at::ROUND + 2 * at::NAMED;
/// How many answers: pass, nine values, two sets of tens, and whether to play alone.
pub(crate) const ANSWERS: usize = 15;

/// The marks of a question of West's auction; `None` where other things are asked.
pub(crate) fn marks(sight: &Sight) -> Option<Marks> {
    let mut marks = Marks::new();
    match sight.hand.ask() {
        Ask::Round1 => naming(sight, 0, &mut marks)?,
        Ask::Round2 => naming(sight, at::ROUND, &mut marks)?,
        Ask::Tens => {
            let start = 2 * at::ROUND;
            named(sight, start, &mut marks);
            for (place, tens) in open_tens(sight.hand)?.into_iter().enumerate() {
                let ranking = ranking(sight.hand, tens)?;
                under(
                    sight,
                    ranking,
                    start + at::HAND + place * at::RANKING,
                    &mut marks,
                )?;
            }
        }
        Ask::LoneTurn => {
            let start = 2 * at::ROUND + at::NAMED;
            named(sight, start, &mut marks);
            under(sight, sight.hand.ranking()?, start + at::HAND, &mut marks)?;
        }
        _ => return None,
    }
    Some(marks)
}

/// Before trump is named: the cards as they are, and what each value would make of them.
fn naming(sight: &Sight, start: usize, marks: &mut Marks) -> Option<()> {
    let hand = sight.hand;
    let number = |card: Card| card.index().min(CARDS - 1);
    for card in sight.mine {
        marks.set(start + at::MINE + number(card));
    }
    let place = place(hand, sight.me);
    marks.set(start + at::PLACE + place);
    marks.set(start + at::TURN_UP + CARDS * place + number(hand.turn_up()?));
    for (value, place) in Value::ALL.into_iter().zip(0..VALUES) {
        let sets = Attribute::ALL
            .into_iter()
            .filter(|&set| set != value.attribute());
        let mut most = 0;
        for (second, tens) in sets.enumerate() {
            let trump = Trump::West {
                trump: value,
                tens: Some(tens),
            };
            let ranking = hand.game().ranking(trump)?;
            let holds =
                |card: Option<Card>| usize::from(card.is_some_and(|c| sight.mine.contains(c)));
            let bauers = holds(ranking.right()) + 2 * holds(ranking.left());
            marks.set(start + at::BAUERS + 8 * place + 4 * (second & 1) + bauers);
            let trumps = (sight.mine & ranking.suit_cards(ranking.trump()?)).len();
            most = most.max(trumps.min(5) as usize);
        }
        marks.set(start + at::COUNT + 6 * place + most);
    }
    Some(())
}

/// Once trump is named: who spoke, and from where.
fn named(sight: &Sight, start: usize, marks: &mut Marks) {
    let (hand, me) = (sight.hand, sight.me);
    let seats = hand.game().seats();
    let from_me = |seat: Seat| usize::from((seat.number() + seats - me.number()) % seats) & 3;
    marks.set(start + at::WHO + place(hand, me));
    if let Some(maker) = hand.maker() {
        marks.set(start + at::MAKER + from_me(maker));
    }
    if let Some(seat) = hand.tens_by() {
        marks.set(start + at::TENS + from_me(seat));
    }
    for seat in Seat::all(seats).filter(|&seat| hand.alone(seat)) {
        marks.set(start + at::ALONE + from_me(seat));
    }
}

/// The hand under one ranking, and the turn-up where somebody took it.
fn under(sight: &Sight, ranking: &'static Ranking, start: usize, marks: &mut Marks) -> Option<()> {
    let hand = sight.hand;
    let slots = Slots::new(hand.game().order(), ranking, sight.mine)?;
    for card in sight.mine {
        marks.set(start + slots.of(card));
    }
    let trumps: CardSet = sight.mine & ranking.suit_cards(ranking.trump()?);
    marks.set(start + at::LENGTH + trumps.len().min(6) as usize);
    if let Some(turn_up) = hand.turn_up().filter(|_| hand.turn_up_taken()) {
        let seats = hand.game().seats();
        let dealer = usize::from((hand.dealer().number() + seats - sight.me.number()) % seats) & 3;
        if ranking.is_trump(turn_up) {
            marks.set(start + at::TAKEN + TRUMPS * dealer + slots.of(turn_up).min(TRUMPS - 1));
        }
    }
    Some(())
}

/// The place at the table, from the dealer's left, the dealer the last in every game.
fn place(hand: &Hand, seat: Seat) -> usize {
    let seats = hand.game().seats();
    if seat == hand.dealer() {
        return 3;
    }
    usize::from((seat.number() + 2 * seats - hand.dealer().number() - 1) % seats) & 3
}

/// The two sets that may count tens.
fn open_tens(hand: &Hand) -> Option<[Attribute; 2]> {
    let Some(Trump::West { trump, .. }) = hand.trump() else {
        return None;
    };
    let mut sets = Attribute::ALL
        .into_iter()
        .filter(|&set| set != trump.attribute());
    Some([sets.next()?, sets.next()?])
}

fn ranking(hand: &Hand, tens: Attribute) -> Option<&'static Ranking> {
    let Some(Trump::West { trump, .. }) = hand.trump() else {
        return None;
    };
    hand.game().ranking(Trump::West {
        trump,
        tens: Some(tens),
    })
}

/// Which answer an action is: pass, each value, the first or the second set, alone, together, volunteer.
pub(crate) fn answer(hand: &Hand, action: Action) -> Option<usize> {
    match action {
        Action::Pass => Some(0),
        Action::Name {
            trump: Call::West(value),
            ..
        } => Some(1 + Value::ALL.into_iter().position(|other| other == value)?),
        Action::Tens(set) => Some(
            10 + open_tens(hand)?
                .into_iter()
                .position(|other| other == set)?,
        ),
        Action::Alone => Some(12),
        Action::Together => Some(13),
        Action::Volunteer => Some(14),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bower_rules::{Game, Preset, Setup};
    use rand::{RngExt, SeedableRng};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn every_answer_of_the_auction_has_a_place_and_every_mark_fits() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut asked = [0; 4];
        for preset in [Preset::West, Preset::West2].repeat(100) {
            let game = Game::preset(preset);
            let mut hand = Hand::new(&Setup::deal(game, rng.random(), 0, Seat::new(0)));
            while let Some(seat) = hand.to_act() {
                let kind = match hand.ask() {
                    Ask::Round1 => 0,
                    Ask::Round2 => 1,
                    Ask::Tens => 2,
                    Ask::LoneTurn => 3,
                    Ask::Play => break,
                    _ => {
                        hand.apply_unchecked(hand.legal()[0]);
                        continue;
                    }
                };
                asked[kind] += 1;
                let marks = marks(&Sight::new(&hand, seat)).expect("it is asked in the auction");
                assert!(marks.iter().all(|mark| mark < INPUTS));
                let legal = hand.legal();
                let answers: BTreeSet<usize> = legal
                    .iter()
                    .map(|&action| answer(&hand, action).expect("it has a place"))
                    .collect();
                assert_eq!(answers.len(), legal.len(), "{legal:?}");
                assert!(answers.iter().all(|&answer| answer < ANSWERS));
                // Passes are drawn more often, so that the second round comes up.
                let drawn = legal[rng.random_range(0..legal.len())];
                let pass = legal.contains(&Action::Pass) && rng.random_bool(0.7);
                hand.apply_unchecked(if pass { Action::Pass } else { drawn });
            }
        }
        assert!(asked.iter().all(|&times| times > 20), "{asked:?}");
    }
}
