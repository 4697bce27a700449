//! What a hand is worth: the one scoring function.

use super::{Cut, Hand};
use crate::spec::{BidScore, Bidding, Style};
use crate::{AllPass, Bid, BySeat, BySide, Game, Payments, Seat, Side};

/// How a hand came out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Nobody called.
    Void,
    /// Thrown in as a farmer's hand.
    Redeal,
    /// The makers took what they must.
    Made,
    /// The makers took every trick.
    March,
    /// A lone maker took what he must.
    LoneMade,
    /// A lone maker took every trick.
    LoneMarch,
    /// The makers failed.
    Euchre,
}

/// The result of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How it came out, from the maker's side.
    pub kind: Kind,
    /// What each side's score changes by.
    pub points: BySide<i16>,
    /// Who fixed trump or bid highest; nobody in a void hand, and at buck when a club is turned.
    pub maker: Option<Seat>,
    /// Tricks the maker's side took.
    pub tricks: u8,
    /// Who defended alone.
    pub defender: Option<Seat>,
    /// Who deals next.
    pub next_dealer: Seat,
}

impl Hand {
    /// The result, once the hand is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.outcome_with(&self.tricks))
    }

    /// What the hand would be worth with these tricks taken by each seat: the one scoring function,
    /// for searchers too. The calls must be done.
    pub fn outcome_with(&self, tricks: &BySeat<u8>) -> Outcome {
        let (game, maker) = (&self.game, self.maker);
        let left = self.dealer.next(game.seats());
        let mut outcome = Outcome {
            kind: Kind::Void,
            points: BySide::splat(0),
            maker,
            tricks: maker.map_or(0, |maker| {
                self.sum(tricks, |seat| self.with_maker(maker, seat))
            }),
            defender: self.lone_defender(),
            next_dealer: left,
        };
        match self.cut {
            Some(Cut::Void) => {
                if game.rules.all_pass == AllPass::SameDealer {
                    outcome.next_dealer = self.dealer;
                }
                return outcome;
            }
            Some(Cut::Redeal) => {
                outcome.kind = Kind::Redeal;
                outcome.next_dealer = self.dealer;
                return outcome;
            }
            Some(Cut::Unopposed) | None => {}
        }
        match (game.style(), maker) {
            (Style::TurnUp | Style::CallAce, Some(maker)) => {
                self.score_turn_up(maker, &mut outcome);
            }
            (Style::West, Some(maker)) => self.score_west(maker, tricks, &mut outcome),
            (Style::Bids(bidding), Some(maker)) => {
                self.score_bid(bidding, maker, tricks, &mut outcome);
            }
            (Style::Napoleon, Some(maker)) => self.score_napoleon(maker, tricks, &mut outcome),
            (Style::Buck, _) => self.score_buck(tricks, &mut outcome),
            (_, None) => {}
        }
        outcome
    }

    fn sum(&self, tricks: &BySeat<u8>, of: impl Fn(Seat) -> bool) -> u8 {
        Seat::all(self.game.seats())
            .filter(|seat| of(*seat))
            .map(|seat| tricks[seat])
            .sum()
    }

    /// Whether a seat plays on the maker's side in this hand.
    pub fn with_maker(&self, maker: Seat, seat: Seat) -> bool {
        seat == maker
            || self.game.side_of(seat) == self.game.side_of(maker)
            || self.partner == Some(seat)
    }

    /// Who defends alone (§3.5 Lone defender).
    pub fn lone_defender(&self) -> Option<Seat> {
        let maker = self.maker?;
        self.alone
            .iter()
            .find(|seat| !self.with_maker(maker, *seat))
    }

    /// Whether the maker plays without any partner, where he might have had one.
    fn lone_maker(&self, maker: Seat) -> bool {
        match self.game.style() {
            // The card called is the maker's own, or nobody's (§13.3 Bid games, 9).
            Style::CallAce => self.partner.is_none_or(|partner| partner == maker),
            _ => self.alone.contains(maker),
        }
    }

    /// §2 Score, §3.5, §3.10 Scoring options, §5, §9 Call-ace, §13.1 Turn-up games 11.
    fn score_turn_up(&self, maker: Seat, outcome: &mut Outcome) {
        let (game, rules) = (&self.game, &self.game.rules);
        let (tricks, all) = (outcome.tricks, game.hand_size());
        let lone = self.lone_maker(maker);
        let three = game.seats() == 3;
        let call_ace = game.style() == Style::CallAce;
        let made = match (lone, tricks == all) {
            (true, true) if call_ace => 5,
            (true, true) => rules.loner_march.into(),
            (false, true) if three => rules.march.into(),
            (false, true) => 2,
            _ => 1,
        };
        if tricks * 2 > all {
            outcome.kind = match (lone, tricks == all) {
                (true, true) => Kind::LoneMarch,
                (true, false) => Kind::LoneMade,
                (false, true) => Kind::March,
                (false, false) => Kind::Made,
            };
            self.give(made, &mut outcome.points, |seat| {
                self.with_maker(maker, seat)
            });
            return;
        }
        outcome.kind = Kind::Euchre;
        let lone_euchred = if lone && !call_ace {
            rules.lone_euchred
        } else {
            2
        };
        let super_euchre = if rules.super_euchre && tricks == 0 {
            4
        } else {
            2
        };
        let defended_alone = if outcome.defender.is_some() { 4 } else { 2 };
        let lost = i16::from(lone_euchred.max(super_euchre).max(defended_alone));
        if three && rules.set_back {
            self.give(-lost, &mut outcome.points, |seat| seat == maker);
        } else {
            self.give(lost, &mut outcome.points, |seat| {
                !self.with_maker(maker, seat)
            });
        }
    }

    /// Changes by `points` the score of every side that has a seat such as this.
    fn give(&self, points: i16, to: &mut BySide<i16>, such: impl Fn(Seat) -> bool) {
        for seat in Seat::all(self.game.seats()).filter(|seat| such(*seat)) {
            to[self.game.side_of(seat)] = points;
        }
    }

    /// §10.5 Scoring.
    fn score_west(&self, maker: Seat, tricks: &BySeat<u8>, outcome: &mut Outcome) {
        let game = &self.game;
        let side = |seat| game.side_of(seat);
        let takes = |s: Side| self.sum(tricks, |seat| side(seat) == s);
        let all = game.hand_size();
        let makers = side(maker);
        let winner = Side::all(game.sides())
            .find(|s| takes(*s) * 2 > all)
            .unwrap_or(makers);
        let declared = u8::from(makers == winner)
            + u8::from(self.tens_by.is_some_and(|seat| side(seat) == winner));
        let loner = self.alone.iter().any(|seat| side(seat) == winner);
        let sweep = takes(winner) == all;
        outcome.points[winner] = match (sweep, declared, loner) {
            (true, _, true) | (false, 0, true) => 6,
            (true, _, false) | (false, 0, false) | (false, 1, true) => 3,
            (false, 1, false) => 2,
            (false, _, _) => 1,
        };
        outcome.kind = match (makers == winner, self.alone.contains(maker), sweep) {
            (false, ..) => Kind::Euchre,
            (true, true, true) => Kind::LoneMarch,
            (true, true, false) => Kind::LoneMade,
            (true, false, true) => Kind::March,
            (true, false, false) => Kind::Made,
        };
    }

    /// §7 Hasenpfeffer, §9 Auction, Bid Euchre and Double deck, §13.3 Bid games.
    fn score_bid(&self, bidding: Bidding, maker: Seat, tricks: &BySeat<u8>, outcome: &mut Outcome) {
        let game = &self.game;
        let (bid, pepper) = match self.high {
            Some(Bid::Tricks(n)) => (n, false),
            _ => (game.hand_size(), true),
        };
        let took = outcome.tricks;
        let made = took >= bid;
        let makers = game.side_of(maker);
        outcome.kind = match (made, took == game.hand_size()) {
            (true, true) => Kind::March,
            (true, false) => Kind::Made,
            (false, _) => Kind::Euchre,
        };
        for side in Side::all(game.sides()) {
            let taken = i16::from(self.sum(tricks, |seat| game.side_of(seat) == side));
            let bid = i16::from(bid);
            outcome.points[side] = match (bidding.score, side == makers, made) {
                (BidScore::BidOnly, makers, made) if makers == made => bid,
                (BidScore::BidOnly, ..) => 0,
                (BidScore::Pepper, true, true) if pepper => 12,
                (BidScore::Pepper, true, false) if pepper => -12,
                (BidScore::Pepper, true, false) => -6,
                (BidScore::Tricks, true, false) => -bid,
                _ => taken,
            };
        }
    }

    /// §8 Napoleon: the bidder with or against each of the others.
    fn score_napoleon(&self, maker: Seat, tricks: &BySeat<u8>, outcome: &mut Outcome) {
        let game = &self.game;
        let took = tricks[maker];
        let Some(bid) = self.high else { return };
        let made = match bid {
            Bid::Tricks(n) => took >= n,
            Bid::Misere => took == 0,
            _ => took == game.hand_size(),
        };
        let (win, lose) = payment(game.rules.payments, bid);
        let each = if made { win } else { -lose };
        for side in Side::all(game.sides()) {
            outcome.points[side] = -each;
        }
        outcome.points[game.side_of(maker)] = each * (i16::from(game.seats()) - 1);
        outcome.kind = match (made, took == game.hand_size()) {
            (true, true) => Kind::March,
            (true, false) => Kind::Made,
            (false, _) => Kind::Euchre,
        };
    }

    /// §9 Buck Euchre, §13.3 Bid games, 8.
    fn score_buck(&self, tricks: &BySeat<u8>, outcome: &mut Outcome) {
        let unopposed = self.cut == Some(Cut::Unopposed);
        for seat in Seat::all(self.game.seats()) {
            let maker = self.maker == Some(seat);
            let took = match (maker, unopposed) {
                (true, true) => self.game.hand_size(),
                _ => tricks[seat],
            };
            let must = if maker { 3 } else { 1 };
            outcome.points[self.game.side_of(seat)] = match (self.sits.contains(seat), took) {
                (true, _) => 0,
                (false, took) if took >= must => -i16::from(took),
                (false, _) => 5,
            };
            if maker {
                outcome.tricks = took;
                outcome.kind = match took {
                    _ if took < must => Kind::Euchre,
                    _ if took == self.game.hand_size() => Kind::March,
                    _ => Kind::Made,
                };
            }
        }
        if self.maker.is_none() {
            outcome.kind = Kind::Made;
        }
    }
}

/// What a bid wins from, or loses to, each of the others (§8 Napoleon).
fn payment(scheme: Payments, bid: Bid) -> (i16, i16) {
    match (scheme, bid) {
        (_, Bid::Tricks(n)) => (n.into(), n.into()),
        (Payments::A | Payments::B, Bid::Misere) => (3, 3),
        (Payments::C, Bid::Misere) => (3, 6),
        (Payments::A, Bid::Nap | Bid::Pepper) => (5, 5),
        (Payments::B | Payments::C, Bid::Nap | Bid::Pepper) => (10, 5),
        (Payments::A | Payments::B, Bid::Wellington) => (10, 10),
        (Payments::C, Bid::Wellington) => (20, 10),
        (Payments::A, Bid::Blucher) => (20, 20),
        (Payments::B, Bid::Blucher) => (10, 20),
        (Payments::C, Bid::Blucher) => (30, 15),
    }
}

/// A game that is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victory {
    /// Who won.
    pub side: Side,
    /// How many games it counts: two for a slam (§6 slam).
    pub games: u8,
    /// Points beyond the target that count in the winner's next game (§6 laps).
    pub lap: i16,
}

impl Game {
    /// Who has won with this score after this hand; nobody while the game goes on.
    ///
    /// The first to the target wins. Where several reach it in one hand: partners against partners,
    /// the side that fixed trump (§7); single seats, the higher total, and equal totals play on
    /// (§5). Buck is won at nothing or below (§9); napoleon is played for deals, not to a score.
    pub fn victory(&self, score: &BySide<i16>, outcome: &Outcome) -> Option<Victory> {
        let there = |side: Side| match self.target() {
            Some(target) => score[side] >= target,
            None => self.style() == Style::Buck && score[side] <= 0,
        };
        let ahead = |side: Side| {
            if self.target().is_some() {
                score[side]
            } else {
                score[side].saturating_neg()
            }
        };
        let best = Side::all(self.sides())
            .filter(|s| there(*s))
            .max_by_key(|s| ahead(*s))?;
        let equals = Side::all(self.sides()).filter(|s| there(*s) && ahead(*s) == ahead(best));
        let reached = Side::all(self.sides()).filter(|s| there(*s)).count();
        let maker = outcome.maker.map(|seat| self.side_of(seat));
        let side = match maker {
            Some(maker) if self.partnerships() && reached > 1 => maker,
            _ if equals.count() > 1 => return None,
            _ => best,
        };
        let target = self.target().unwrap_or(score[side]);
        let beaten_to_nothing = Side::all(self.sides()).all(|s| s == side || score[s] == 0);
        Some(Victory {
            side,
            games: if self.rules.slam && beaten_to_nothing {
                2
            } else {
                1
            },
            lap: if self.rules.laps {
                score[side].saturating_sub(target)
            } else {
                0
            },
        })
    }
}

impl Game {
    /// Napoleon is played for a number of deals: after the last the highest score wins, and equals
    /// play on (§13.3 Bid games, 6).
    pub(crate) fn last_deal_victory(&self, score: &BySide<i16>, deals: usize) -> Option<Victory> {
        if self.style() != Style::Napoleon || deals < self.rules.deals.into() {
            return None;
        }
        let side = Side::all(self.sides()).max_by_key(|side| score[*side])?;
        let equals = Side::all(self.sides())
            .filter(|s| score[*s] == score[side])
            .count();
        (equals == 1).then_some(Victory {
            side,
            games: 1,
            lap: 0,
        })
    }
}
