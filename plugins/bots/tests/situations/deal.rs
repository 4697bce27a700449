//! Deals spelled out, and what levels do in them.

use std::collections::{BTreeMap, BTreeSet};

use bower_bots::{Level, choose};
use bower_rules::{Action, BySide, Game, Hand, Seat, Setup, View};

/// A deal: what is said of it is dealt, the rest is filled up from what is left, in the order of the pack.
#[derive(Clone, Copy)]
pub(crate) struct Deal {
    pub(crate) game: Game,
    pub(crate) dealer: u8,
    pub(crate) turn_up: &'static str,
    pub(crate) hands: [&'static str; 4],
    pub(crate) moves: &'static str,
}

pub(crate) const EUCHRE: Deal = Deal {
    game: NONE,
    dealer: 0,
    turn_up: "",
    hands: [""; 4],
    moves: "",
};

/// Stands for the game that `view` is asked for.
pub(crate) const NONE: Game = Game {
    preset: bower_rules::Preset::Euchre,
    rules: bower_rules::Rules::USUAL,
};

impl Deal {
    /// What the seat to act sees.
    pub(crate) fn view(&self) -> View {
        let game = self.game;
        let pack = game.pack();
        let card = |name: &str| {
            pack.parse(name)
                .unwrap_or_else(|| panic!("{name} is a card"))
        };
        let mut left = pack.cards();
        let turn_up = Some(card(self.turn_up)).inspect(|&up| assert!(left.remove(up)));
        let mut hands = bower_rules::BySeat::splat(bower_rules::CardSet::EMPTY);
        for (seat, names) in Seat::all(game.seats()).zip(self.hands) {
            for name in names.split_whitespace() {
                assert!(left.remove(card(name)), "{name} is dealt once");
                hands[seat].insert(card(name));
            }
        }
        for seat in Seat::all(game.seats()) {
            while hands[seat].len() < u32::from(game.hand_size()) {
                let next = left.first().expect("the pack has cards for all");
                left.remove(next);
                hands[seat].insert(next);
            }
        }
        let dealer = Seat::new(self.dealer).expect("a seat");
        let score = BySide::splat(0);
        let setup = Setup {
            game,
            dealer,
            hands,
            turn_up,
            kitty: left.iter().collect(),
            score,
        };
        let mut hand = Hand::new(&setup);
        let mut moves = Vec::new();
        for text in self.moves.split(", ").filter(|text| !text.is_empty()) {
            let seat = hand.to_act().expect("somebody is to act");
            let action = Action::parse(pack, text).unwrap_or_else(|why| panic!("{text}: {why}"));
            hand.apply(seat, action)
                .unwrap_or_else(|why| panic!("{text}: {why}"));
            moves.push((seat, action));
        }
        View::of(&setup, &moves, hand.to_act().expect("somebody is to act"))
    }

    /// What a level does here, as records spell it, over several seeds.
    pub(crate) fn does(&self, level: Level) -> BTreeSet<String> {
        let view = self.view();
        let pack = self.game.pack();
        (0..5)
            .filter_map(|seed| choose(level, &view, seed))
            .map(|choice| choice.action.spell(pack))
            .collect()
    }

    /// What a searcher holds each move to be worth, on the mean of several seeds.
    pub(crate) fn values(&self, level: Level) -> BTreeMap<String, f32> {
        let view = self.view();
        let mut sums = BTreeMap::new();
        for choice in (0..5).filter_map(|seed| choose(level, &view, seed)) {
            for considered in choice.reasons.considered {
                *sums
                    .entry(considered.action.spell(self.game.pack()))
                    .or_insert(0.0) += considered.points / 5.0;
            }
        }
        sums
    }
}

#[track_caller]
pub(crate) fn plays(level: Level, wanted: &str, deal: &Deal) {
    assert_eq!(
        deal.does(level),
        BTreeSet::from([wanted.to_string()]),
        "{level}: {:?}",
        deal.values(level)
    );
}

pub(crate) const SOUND: [Level; 3] = [Level::Casual, Level::Sharp, Level::Master];

#[track_caller]
pub(crate) fn nobody_sound_does(unwanted: &str, deal: &Deal) {
    for level in SOUND {
        let done = deal.does(level);
        assert!(!done.contains(unwanted), "{level}: {done:?}");
    }
}

/// One of the actions is taken over all seeds.
#[track_caller]
pub(crate) fn does_one_of(level: Level, wanted: &[&str], deal: &Deal) {
    let done = deal.does(level);
    assert!(
        done.iter().all(|action| wanted.contains(&action.as_str())),
        "{level}: {done:?} is not among {wanted:?}: {:?}",
        deal.values(level)
    );
}
