//! Questions that go round the table after the calls: West's loners, defending alone, staying.

use super::{Cut, Hand};
use crate::{Ask, DefendAlone};

impl Hand {
    /// West: the next seat of a side that is not settled (§13.2 West).
    pub(super) fn next_lone_turn(&mut self) {
        while self.game.partnerships() && self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            let settled = self
                .alone
                .iter()
                .any(|s| self.game.side_of(s) == self.game.side_of(seat));
            if !settled {
                self.ask = Ask::LoneTurn;
                self.turn = seat;
                return;
            }
        }
        self.begin_play();
    }

    /// The next opponent of the maker who is offered to defend alone (§3.5 Lone defender).
    pub(super) fn next_offer(&mut self) {
        let Some(maker) = self.maker else {
            return self.begin_play();
        };
        let offered = match self.game.rules.defend_alone {
            DefendAlone::Off => false,
            DefendAlone::VsLoneOnly => self.alone.contains(maker),
            DefendAlone::AnyMaker => true,
        };
        while offered && self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            if self.game.side_of(seat) != self.game.side_of(maker) {
                self.ask = Ask::DefendAlone;
                self.turn = seat;
                return;
            }
        }
        self.open_bests();
    }

    /// Buck: the next seat from eldest but the maker says stay or drop.
    pub(super) fn next_stayer(&mut self) {
        while self.answers < self.game.seats() {
            self.answers += 1;
            let seat = self.dealer.step(self.answers, self.game.seats());
            if Some(seat) != self.maker {
                self.ask = Ask::StayOrDrop;
                self.turn = seat;
                return;
            }
        }
        if self.sits.len() + 1 == self.game.seats() {
            self.end_without_play(Cut::Unopposed);
        } else {
            self.begin_play();
        }
    }
}
