//! The search: does side 0 take at least so many of the tricks that remain? One bit of an answer at a time, so every
//! cut is as deep as it can be.

use super::board::{Board, Code, Fields, MAX_PLAYERS};
use super::memo::{Bounds, Key, Memo};

/// The width of a field where a joker at no-trump makes a fifth suit: the last one, and the trump.
pub(crate) const FIVE: u32 = 12;
/// The width of a field otherwise.
pub(crate) const FOUR: u32 = 16;

/// What stays the same while one hand is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Who plays after whom; only codes in play matter.
    pub(crate) next: [Code; 16],
    /// How many play.
    pub(crate) players: u8,
    /// All bits of the trump suit, or none.
    pub(crate) trump: u64,
    /// Side 0 wants few tricks, and side 1 wants to give them to it; the question stays how many side 0 takes.
    pub(crate) misere: bool,
    /// Spells the frame among others in one memory.
    pub(crate) rules: u32,
}

/// The trick in play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trick {
    /// All bits of the suit to follow.
    pub(crate) led: u64,
    /// All bits of the suit that is winning: the one led or trump.
    pub(crate) winning: u64,
    /// The weakest card of `winning` that would beat the trick, as if it were there.
    pub(crate) bar: u64,
    /// Who is winning.
    pub(crate) best: Code,
    /// How many have still to play.
    pub(crate) todo: u8,
}

/// The searcher: its memory and its count of work. `W` and `P` size the board.
pub(crate) struct Search<const W: u32, const P: usize, const T: usize> {
    pub(crate) frame: Frame,
    pub(crate) memo: Memo<P, T>,
    /// Positions looked at, a card played each.
    pub(crate) nodes: u64,
}

impl<const W: u32, const P: usize, const T: usize> Search<W, P, T> {
    pub(crate) fn new(bits: u32) -> Self {
        let frame = Frame {
            next: [0; 16],
            players: 0,
            trump: 0,
            misere: false,
            rules: 0,
        };
        Self {
            frame,
            memo: Memo::new(bits),
            nodes: 0,
        }
    }

    /// Whether side 0 takes at least `need` of the `left` tricks that remain, `leader` to lead.
    pub(crate) fn takes(&mut self, board: &Board<P, T>, leader: Code, left: u8, need: u8) -> bool {
        if need == 0 {
            return true;
        }
        if need > left {
            return false;
        }
        if left == 1 && T == 0 {
            return self.last(board, leader) == 0;
        }
        // A twin may be beaten by the other one, so nothing is sure with two packs; and nothing where tricks are
        // not wanted.
        let (sure, theirs) = if T == 0 && !self.frame.misere {
            (
                self.sure(board, leader),
                self.top_trumps(board, (leader & 1) ^ 1),
            )
        } else {
            (0, 0)
        };
        let (mut least, mut most) = if leader & 1 == 0 {
            (sure, left - theirs)
        } else {
            (theirs, left - sure)
        };
        if need <= least {
            return true;
        }
        if need > most {
            return false;
        }
        let key = Key::new::<W>(board, leader);
        if let Some(known) = self.memo.get(&key, self.frame.rules) {
            if need <= known.least {
                return true;
            }
            if need > known.most {
                return false;
            }
            least = least.max(known.least);
            most = most.min(known.most);
        }
        let answer = self.lead(board, leader, left, need);
        let bounds = if answer {
            Bounds { least: need, most }
        } else {
            Bounds {
                least,
                most: need - 1,
            }
        };
        self.memo.put(&key, self.frame.rules, bounds);
        answer
    }

    /// Whose side takes the last trick: every player has one card.
    #[inline]
    fn last(&mut self, board: &Board<P, T>, leader: Code) -> u8 {
        self.nodes += 1;
        let trumps = board.live & self.frame.trump;
        let running = if trumps != 0 {
            trumps
        } else {
            board.live & Fields::<W>::around(board.owned(leader))
        };
        let best = 1 << (63 - (running | 1).leading_zeros());
        u8::from(board.side & best != 0)
    }

    /// Tricks that side takes however the cards are played: one player's trumps above the other side's highest.
    #[inline]
    fn top_trumps(&self, board: &Board<P, T>, side: u8) -> u8 {
        let trumps = board.live & self.frame.trump;
        let theirs = trumps & board.of_side(side ^ 1);
        let above = if theirs == 0 {
            trumps
        } else {
            trumps & !(u64::MAX >> theirs.leading_zeros())
        };
        if P == 1 {
            let (one, two) = (above & !board.which[0], above & board.which[0]);
            one.count_ones().max(two.count_ones()) as u8
        } else {
            let mut most = 0;
            let mut code = side;
            while usize::from(code >> 1) < MAX_PLAYERS {
                most = most.max((above & board.owned(code)).count_ones());
                code += 2;
            }
            most as u8
        }
    }

    /// Tricks that the leader's side takes at once or in the end: his top trumps, and top cards of the other suits
    /// that everyone who could ruff must follow.
    #[inline]
    fn sure(&self, board: &Board<P, T>, leader: Code) -> u8 {
        let trump = self.frame.trump;
        let mut sure = u32::from(self.top_trumps(board, leader & 1));
        let mine = board.owned(leader);
        let mut tops = board.tops::<W>() & mine & !trump;
        while tops != 0 {
            let top = tops & tops.wrapping_neg();
            tops ^= top;
            let suit = Fields::<W>::around(top);
            // The unbroken run of mine from the top of the suit.
            let others = board.live & !mine & suit;
            let run = if others == 0 {
                mine & suit
            } else {
                mine & suit & !(u64::MAX >> others.leading_zeros())
            };
            let mut count = run.count_ones();
            let mut player = self.frame.next[usize::from(leader)];
            while player != leader && count > 0 {
                let held = board.owned(player);
                if held & trump != 0 {
                    count = count.min((held & suit).count_ones());
                }
                player = self.frame.next[usize::from(player)];
            }
            sure += count;
        }
        sure as u8
    }

    fn lead(&mut self, board: &Board<P, T>, leader: Code, left: u8, need: u8) -> bool {
        let mine = board.owned(leader);
        let heads = mine & (!(mine << 1) | board.breaks());
        // Runs that reach the top of their suits: mine above all of the others'.
        let others = board.live & !mine;
        let mut firm = 0;
        for suit in 0..Fields::<W>::COUNT {
            let field = Fields::<W>::of(suit);
            let theirs = others & field;
            firm |= if theirs == 0 {
                field
            } else {
                field & !(u64::MAX >> theirs.leading_zeros())
            };
        }
        firm &= heads;
        let max = (leader & 1 == 0) != self.frame.misere;
        for group in [
            firm & self.frame.trump,
            firm & !self.frame.trump,
            heads & !firm,
        ] {
            let mut group = group;
            while group != 0 {
                let card = group & group.wrapping_neg();
                group ^= card;
                if self.led(board, leader, card, left, need) == max {
                    return max;
                }
            }
        }
        !max
    }

    fn led(&mut self, board: &Board<P, T>, leader: Code, card: u64, left: u8, need: u8) -> bool {
        let suit = Fields::<W>::around(card);
        let bar = if board.has_twin_above(card) {
            card << 1
        } else {
            card
        };
        let mut trick = Trick {
            led: suit,
            winning: suit,
            bar,
            best: leader,
            todo: self.frame.players - 1,
        };
        let rest = board.without::<W>(card);
        let next = self.frame.next[usize::from(leader)];
        if W == FIVE && suit == Fields::<W>::of(4) {
            // A benny led at no-trump: its leader chooses the suit to follow.
            let max = (leader & 1 == 0) != self.frame.misere;
            for named in 0..4 {
                trick.led = Fields::<W>::of(named);
                if self.follow(&rest, next, trick, left, need) == max {
                    return max;
                }
            }
            return !max;
        }
        self.follow(&rest, next, trick, left, need)
    }

    pub(crate) fn follow(
        &mut self,
        board: &Board<P, T>,
        seat: Code,
        trick: Trick,
        left: u8,
        need: u8,
    ) -> bool {
        self.nodes += 1;
        if trick.todo == 0 {
            return self.takes(
                board,
                trick.best,
                left - 1,
                need - u8::from(trick.best & 1 == 0 && need > 0),
            );
        }
        let held = board.owned(seat);
        let suit = held & trick.led;
        let mine = if suit != 0 { suit } else { held };
        let heads = mine & (!(mine << 1) | trick.bar | board.breaks());
        let over = heads & trick.winning & !(trick.bar - 1);
        let winners = if trick.winning == self.frame.trump {
            over
        } else {
            over | (heads & self.frame.trump)
        };
        let losers = heads & !winners;
        let max = (seat & 1 == 0) != self.frame.misere;
        let ours = (trick.best ^ seat) & 1 == 0;
        let groups = if ours {
            [losers, winners]
        } else {
            [winners, losers]
        };
        for group in groups {
            let mut group = group;
            while group != 0 {
                let card = group & group.wrapping_neg();
                group ^= card;
                if self.play(board, seat, card, card & winners != 0, trick, left, need) == max {
                    return max;
                }
            }
        }
        !max
    }

    #[inline]
    pub(crate) fn play(
        &mut self,
        board: &Board<P, T>,
        seat: Code,
        card: u64,
        wins: bool,
        mut trick: Trick,
        left: u8,
        need: u8,
    ) -> bool {
        if wins {
            trick.winning = Fields::<W>::around(card);
            trick.bar = if board.has_twin_above(card) {
                card << 1
            } else {
                card
            };
            trick.best = seat;
        } else if card & trick.winning != 0 {
            // A weaker card of the same suit leaves, and what is above moves down.
            trick.bar >>= 1;
        }
        trick.todo -= 1;
        self.follow(
            &board.without::<W>(card),
            self.frame.next[usize::from(seat)],
            trick,
            left,
            need,
        )
    }
}
