//! What naming a value of West would make of the hand in view: its trumps, its Bauers, and what each would count.

use bower_rules::{Attribute, Call, Card, CardSet, Game, Trump, Value};
use bower_words::{text, text_with};

use crate::said;

/// What a card would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The highest trump of all.
    Right,
    /// The second.
    Left,
    /// A trump, by what it counts: 11 to 33.
    Trump(u8),
    /// No trump, by what it counts in its own suit.
    Plain(u8),
}

impl Role {
    /// Whether it is trump.
    pub fn is_trump(self) -> bool {
        !matches!(self, Role::Plain(_))
    }
}

/// The hand once a set is named as tens.
#[derive(Clone, PartialEq, Debug)]
pub struct World {
    /// The tens.
    pub tens: Attribute,
    /// Every card of the hand, the trumps first, the highest first.
    pub cards: Vec<(Card, Role)>,
}

/// What a value would make of a hand.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial {
    /// The value.
    pub trump: Value,
    /// One for each set that may still be named as tens.
    pub worlds: Vec<World>,
}

impl Trial {
    /// The trial of a call, where it names a value of West or its tens: else there is nothing to try.
    pub fn of(
        action: bower_rules::Action,
        game: &Game,
        hand: CardSet,
        made: Option<Trump>,
    ) -> Option<Self> {
        use bower_rules::Action;
        let (trump, tens) = match (action, made) {
            (
                Action::Name {
                    trump: Call::West(value),
                    ..
                },
                _,
            ) => (value, None),
            (Action::Tens(tens), Some(Trump::West { trump, .. })) => (trump, Some(tens)),
            _ => return None,
        };
        let worlds = Attribute::ALL
            .into_iter()
            .filter(|set| tens.is_none_or(|tens| tens == *set))
            .filter_map(|tens| world(game, hand, trump, tens));
        Some(Self {
            trump,
            worlds: worlds.collect(),
        })
    }

    /// What is trump in the trial.
    pub fn supposed(&self) -> Trump {
        let tens = match self.worlds.as_slice() {
            [one] => Some(one.tens),
            _ => None,
        };
        Trump::West {
            trump: self.trump,
            tens,
        }
    }

    /// How many trumps there would be, at least and at most.
    pub fn count(&self) -> (usize, usize) {
        let counts = self.worlds.iter().map(|world| {
            world
                .cards
                .iter()
                .filter(|(_, role)| role.is_trump())
                .count()
        });
        (
            counts.clone().min().unwrap_or_default(),
            counts.max().unwrap_or_default(),
        )
    }

    /// What a card would be, and by which tens alone; `None` where it is no trump by any, unless the tens are known.
    pub fn role(&self, card: Card) -> Option<(Role, Option<Attribute>)> {
        let roles: Vec<(Role, Attribute)> = self
            .worlds
            .iter()
            .filter_map(|world| {
                let (_, role) = world.cards.iter().find(|(other, _)| *other == card)?;
                Some((*role, world.tens))
            })
            .collect();
        if let [(role, _)] = roles.as_slice() {
            return Some((*role, None));
        }
        let bauer = roles
            .iter()
            .find(|(role, _)| matches!(role, Role::Right | Role::Left));
        match bauer {
            Some((role, tens)) => Some((*role, Some(*tens))),
            None => roles
                .first()
                .filter(|(role, _)| role.is_trump())
                .map(|(role, _)| (*role, None)),
        }
    }

    /// How many trumps there would be, in words.
    pub fn head(&self) -> String {
        let named = |key: &str, more: &[(&'static str, bower_words::Value)]| {
            let mut args = vec![("trump", said::value_head(self.trump).into())];
            args.extend_from_slice(more);
            text_with(key, &args)
        };
        match self.count() {
            (few, many) if few == many => named("trial-count", &[("count", few.into())]),
            (few, many) => named(
                "trial-range",
                &[("count", few.into()), ("other", many.into())],
            ),
        }
    }

    /// What the numbers among the trumps are, where there are any.
    pub fn legend(&self) -> Option<String> {
        let valued = |(_, role): &(Card, Role)| matches!(role, Role::Trump(_));
        let any = self
            .worlds
            .iter()
            .any(|world| world.cards.iter().any(valued));
        any.then(|| text("trial-values"))
    }

    /// A line for each set of tens with its trumps in words, the highest first; `brief` says less of each.
    pub fn lines(&self, brief: bool) -> Vec<String> {
        let keys = if brief {
            ["tag-right", "tag-left", "trial-brief"]
        } else {
            ["trial-right", "trial-left", "trial-tens"]
        };
        let line = |world: &World| {
            let trumps: Vec<String> = world
                .cards
                .iter()
                .filter_map(|(_, role)| match role {
                    Role::Right => Some(text(keys[0])),
                    Role::Left => Some(text(keys[1])),
                    Role::Trump(value) => Some(value.to_string()),
                    Role::Plain(_) => None,
                })
                .collect();
            let trumps = if trumps.is_empty() {
                text("trial-none")
            } else {
                trumps.join(", ")
            };
            text_with(
                keys[2],
                &[
                    ("set", said::attribute(world.tens).into()),
                    ("cards", trumps.into()),
                ],
            )
        };
        self.worlds.iter().map(line).collect()
    }
}

fn world(game: &Game, hand: CardSet, trump: Value, tens: Attribute) -> Option<World> {
    let ranking = game.ranking(Trump::West {
        trump,
        tens: Some(tens),
    })?;
    let mut cards: Vec<(Card, Role)> = hand
        .iter()
        .map(|card| {
            let role = if ranking.right() == Some(card) {
                Role::Right
            } else if ranking.left() == Some(card) {
                Role::Left
            } else if ranking.is_trump(card) {
                Role::Trump(ranking.strength(card))
            } else {
                Role::Plain(ranking.strength(card))
            };
            (card, role)
        })
        .collect();
    let trumps_first = |card: Card| (ranking.is_trump(card), ranking.strength(card));
    cards.sort_by_key(|(card, _)| core::cmp::Reverse(trumps_first(*card)));
    Some(World { tens, cards })
}

#[cfg(test)]
mod tests {
    use bower_rules::{Action, Preset};

    use super::*;

    /// The Bauer table (§10.4 Bauer table): trump, tens, Right, Left.
    const BAUERS: [(char, &str, &str, &str); 18] = [
        ('1', "colours", "1YT", "3YT"),
        ('1', "shapes", "1GH", "3GH"),
        ('2', "colours", "2YT", "1YT"),
        ('2', "shapes", "2GH", "1GH"),
        ('3', "colours", "3YT", "2YT"),
        ('3', "shapes", "3GH", "2GH"),
        ('R', "numbers", "2RT", "2GT"),
        ('R', "shapes", "3RH", "3GH"),
        ('Y', "numbers", "2YT", "2RT"),
        ('Y', "shapes", "3YH", "3RH"),
        ('G', "numbers", "2GT", "2YT"),
        ('G', "shapes", "3GH", "3YH"),
        ('C', "numbers", "2GC", "2GT"),
        ('C', "colours", "3YC", "3YT"),
        ('H', "numbers", "2GH", "2GC"),
        ('H', "colours", "3YH", "3YC"),
        ('T', "numbers", "2GT", "2GH"),
        ('T', "colours", "3YT", "3YH"),
    ];

    fn whole_pack() -> (Game, CardSet) {
        let game = Game::preset(Preset::West);
        (game, game.cards())
    }

    fn name(value: char) -> Action {
        Action::Name {
            trump: Call::West(Value::from_letter(value).expect("a value of West")),
            alone: false,
        }
    }

    #[test]
    fn the_bauers_told_are_those_of_the_table() {
        let (game, pack) = whole_pack();
        for (value, tens, right, left) in BAUERS {
            let trial = Trial::of(name(value), &game, pack, None).expect("a value can be tried");
            let world = trial
                .worlds
                .iter()
                .find(|world| world.tens.name() == tens)
                .expect("both sets without trump can be tens");
            let spelled = |role: Role| {
                let (card, _) = world.cards.iter().find(|(_, of)| *of == role)?;
                Some(game.pack().spell(*card).to_string())
            };
            assert_eq!(
                spelled(Role::Right).as_deref(),
                Some(right),
                "{value}, {tens}"
            );
            assert_eq!(
                spelled(Role::Left).as_deref(),
                Some(left),
                "{value}, {tens}"
            );
            let trumps = world.cards.iter().filter(|(_, role)| role.is_trump());
            assert_eq!(
                trumps.count(),
                10,
                "{value}, {tens}: trumps of the whole pack"
            );
        }
    }

    #[test]
    fn a_value_is_tried_by_both_sets_of_tens_without_it_and_by_one_when_they_are_asked_for() {
        let (game, pack) = whole_pack();
        for value in Value::ALL {
            let trial = Trial::of(name(value.letter()), &game, pack, None).expect("a trial");
            let sets: Vec<Attribute> = trial.worlds.iter().map(|world| world.tens).collect();
            assert_eq!(sets.len(), 2, "{value:?}");
            assert!(!sets.contains(&value.attribute()), "{value:?}");
            for set in sets {
                let made = Trump::West {
                    trump: value,
                    tens: None,
                };
                let trial = Trial::of(Action::Tens(set), &game, pack, Some(made)).expect("a trial");
                assert_eq!(trial.worlds.len(), 1, "{value:?}");
                assert_eq!(
                    trial.supposed(),
                    Trump::West {
                        trump: value,
                        tens: Some(set)
                    }
                );
            }
        }
    }

    #[test]
    fn a_card_that_is_a_bauer_by_one_set_of_tens_says_which() {
        let (game, pack) = whole_pack();
        let trial = Trial::of(name('Y'), &game, pack, None).expect("a trial");
        let role = |spelled: &str| {
            let card = game.pack().parse(spelled).expect("a card of the pack");
            trial.role(card)
        };
        assert_eq!(role("2YT"), Some((Role::Right, Some(Attribute::Numbers))));
        assert_eq!(role("3YH"), Some((Role::Right, Some(Attribute::Shapes))));
        assert_eq!(role("2RT"), Some((Role::Left, Some(Attribute::Numbers))));
        assert_eq!(role("3RH"), Some((Role::Left, Some(Attribute::Shapes))));
        assert!(role("1YC").is_some_and(|(role, when)| role.is_trump() && when.is_none()));
        assert_eq!(role("1GC"), None);
    }

    #[test]
    fn what_a_card_counts_is_its_tens_ten_times_and_its_ones_once() {
        let (game, pack) = whole_pack();
        let trial = Trial::of(name('3'), &game, pack, None).expect("a trial");
        let shapes = trial
            .worlds
            .iter()
            .find(|world| world.tens == Attribute::Shapes)
            .expect("shapes can be tens");
        let role = |spelled: &str| {
            let card = game.pack().parse(spelled).expect("a card of the pack");
            shapes
                .cards
                .iter()
                .find(|(other, _)| *other == card)
                .map(|(_, role)| *role)
        };
        assert_eq!(role("3RT"), Some(Role::Trump(31)));
        assert_eq!(role("3GT"), Some(Role::Trump(33)));
        assert_eq!(role("1RT"), Some(Role::Plain(31)));
    }

    #[test]
    fn the_words_tell_the_count_and_the_trumps_from_the_highest() {
        let (game, _) = whole_pack();
        let hand: CardSet = ["2YT", "1YC", "3RH", "1GC", "2RC"]
            .into_iter()
            .map(|spelled| game.pack().parse(spelled).expect("a card of the pack"))
            .collect();
        let trial = Trial::of(name('Y'), &game, hand, None).expect("a trial");
        assert_eq!(trial.count(), (2, 3));
        let (head, lines) = (trial.head(), trial.lines(false));
        assert!(head.contains('2') && head.contains('3'), "{head}");
        let [numbers, shapes] = lines.as_slice() else {
            panic!("two lines, not {lines:?}");
        };
        assert!(
            numbers.contains("Right Bauer") && numbers.contains("11"),
            "{numbers}"
        );
        assert!(
            shapes.contains("Left Bauer") && shapes.contains("32"),
            "{shapes}"
        );
    }
}
