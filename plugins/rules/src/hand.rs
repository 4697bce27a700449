//! One deal in play.

mod apply;
mod auction;
mod exchange;
mod legal;
mod mask;
mod offers;
mod play;
mod refuse;
mod score;
mod start;

pub use play::{PastTrick, playout};
pub use score::{Kind, Outcome, Victory};

use crate::{
    Ask, Bid, BySeat, Card, CardSet, Game, Phase, Ranking, Seat, Seats, SittingHand, Suit, Trump,
};

/// Cards of the longest hand: four seats of twelve (§9 Double deck).
const MOST_PLAYS: usize = 48;
/// Tricks of the longest hand.
const MOST_TRICKS: usize = 12;
/// Marks that no suit is led: no card is of it.
const NOT_LED: u8 = 7;

/// What became of the card turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TurnUp {
    /// None was turned.
    None,
    /// It lies open.
    Open,
    /// It was turned down: out of play, its suit barred.
    Down,
    /// Its suit is trump, but nobody took it: out of play.
    Left,
    /// The dealer took it.
    Taken,
    /// The dealer, who sits out, gave it to his partner as his best.
    Given,
}

/// How a hand ended that was not played to its last trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cut {
    /// Nobody called.
    Void,
    /// A farmer's hand was shown.
    Redeal,
    /// Buck: nobody stayed against the maker.
    Unopposed,
}

/// One deal in play: `Copy`, without allocation, fast.
///
/// ```
/// use bower_rules::{Action, Game, Hand, Preset, Seat, Setup};
/// let setup = Setup::deal(Game::preset(Preset::Euchre), 1, 0, Seat::new(0));
/// let mut hand = Hand::new(&setup);
/// let eldest = hand.to_act().unwrap();
/// hand.apply(eldest, Action::Pass)?;
/// assert!(hand.apply(eldest, Action::Pass).is_err());
/// # Ok::<(), bower_rules::Illegal>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    hands: BySeat<CardSet>,
    /// Of the trump, or of no-trump while there is none.
    ranking: &'static Ranking,
    ask: Ask,
    turn: Seat,
    led: u8,
    in_trick: u8,
    active: u8,
    played: u8,
    /// Cards that will have been played when the hand is over.
    total: u8,
    /// Tricks that are done.
    done: u8,
    /// The best card of the trick so far: its power, and below it 255 less its place in the trick.
    best: u16,
    leader: Seat,
    /// The next active seat clockwise.
    next: BySeat<Seat>,
    tricks: BySeat<u8>,
    plays: [(Seat, Card); MOST_PLAYS],
    winners: [Seat; MOST_TRICKS],
    /// The suit named for a benny led at no-trump, and in which trick.
    named: Option<(u8, Suit)>,

    game: Game,
    dealer: Seat,
    trump: Option<Trump>,
    maker: Option<Seat>,
    alone: Seats,
    sits: Seats,
    turn_up: Option<Card>,
    turned: TurnUp,
    /// The suit of the first round: the turn-up's, or what a benny stands for.
    proposed: Option<Suit>,
    /// How many seats have answered in this round, or the place of the one asked.
    answers: u8,
    high: Option<Bid>,
    bidder: Option<Seat>,
    passed: Seats,
    tens_by: Option<Seat>,
    called: Option<Card>,
    partner: Option<Seat>,
    /// The lone player who is swapping for his partner's best.
    swapping: Option<Seat>,
    /// Who gave what to whom as his best.
    given: [Option<(Seat, Seat, Card)>; 2],
    /// Cards each seat held when the last exchange was done, those thrown still counted out.
    held: BySeat<u8>,
    /// Cards each seat threw face down.
    thrown: BySeat<CardSet>,
    /// Cards shown and put away in going under.
    shown: CardSet,
    /// Undealt cards that nobody has taken.
    kitty: CardSet,
    /// The kitty's first three, as long as they can be taken in order.
    top: [Option<Card>; 3],
    cut: Option<Cut>,
    /// Set in a View: whose it is.
    viewer: Option<Seat>,
}

impl Hand {
    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The phase of the deal.
    pub fn phase(&self) -> Phase {
        self.ask.phase()
    }

    /// What the seat to act is asked.
    #[inline]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// Who is asked; nobody when the hand is over. In another seat's View, eldest during claims as
    /// if round 1 had opened, for that somebody could claim is not known there (§13.1 Turn-up
    /// games, 3); nobody where the viewer would himself be asked then.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.ask {
            Ask::Over => None,
            Ask::Claim if self.viewer.is_some_and(|viewer| viewer != self.turn) => None,
            _ => Some(self.turn),
        }
    }

    /// The cards a seat holds; in a View, none where they are hidden.
    #[inline]
    pub fn cards(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// How many cards a seat holds, seen or not.
    pub fn count(&self, seat: Seat) -> u8 {
        let played = self.plays().iter().filter(|(by, _)| *by == seat).count();
        self.held[seat].saturating_sub(played as u8)
    }

    /// The dealer.
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The first seat to the dealer's left.
    pub fn eldest(&self) -> Seat {
        self.dealer.next(self.game.seats())
    }

    /// The card turned up, wherever it now is.
    pub fn turn_up(&self) -> Option<Card> {
        self.turn_up
    }

    /// Whether the turn-up still lies open on the table.
    pub fn turn_up_lies(&self) -> bool {
        self.turned == TurnUp::Open
    }

    /// Whether the turn-up was turned down, and its suit barred.
    pub fn turned_down(&self) -> bool {
        self.turned == TurnUp::Down
    }

    /// Whether the turn-up is out of play: turned down, declined, or left because the dealer sits out.
    pub fn turn_up_dead(&self) -> bool {
        matches!(self.turned, TurnUp::Down | TurnUp::Left)
    }

    /// Whether the dealer took the turn-up.
    pub fn turn_up_taken(&self) -> bool {
        self.turned == TurnUp::Taken
    }

    /// The suit of the first round, which the second bars: the turn-up's, or what a benny stands for.
    pub fn proposed(&self) -> Option<Suit> {
        self.proposed
    }

    /// What is trump, once it is settled (West: once it is named).
    pub fn trump(&self) -> Option<Trump> {
        self.trump
    }

    /// The order of the cards, once trump is settled (West: and the tens).
    pub fn ranking(&self) -> Option<&'static Ranking> {
        self.trump.and_then(|trump| self.game.ranking(trump))
    }

    /// Who fixed trump, or bid highest.
    pub fn maker(&self) -> Option<Seat> {
        self.maker
    }

    /// West: who named the tens.
    pub fn tens_by(&self) -> Option<Seat> {
        self.tens_by
    }

    /// Whether a seat plays alone, as maker, defender or West's loner.
    pub fn alone(&self, seat: Seat) -> bool {
        self.alone.contains(seat)
    }

    /// Whether a seat sits out: its partner is alone, or it dropped.
    pub fn sits_out(&self, seat: Seat) -> bool {
        self.sits.contains(seat)
    }

    /// Whether a seat's hand lies open to all: it sits out, and play has begun
    /// (`sitting_hand` of §12.1 Options), or it was shown as a farmer's.
    pub fn face_up(&self, seat: Seat) -> bool {
        let shown = self.cut == Some(Cut::Redeal) && seat == self.turn;
        let laid = self.sits.contains(seat)
            && self.game.rules.sitting_hand == SittingHand::FaceUp
            && self.play_has_begun();
        shown || laid
    }

    /// Whether the opening lead is being asked for, or was made.
    pub fn play_has_begun(&self) -> bool {
        self.total > 0
    }

    /// How many seats play: the size of a trick.
    pub fn active(&self) -> u8 {
        match self.play_has_begun() {
            true => self.active,
            false => self.game.seats() - self.sits.len(),
        }
    }

    /// The highest bid.
    pub fn high_bid(&self) -> Option<(Seat, Bid)> {
        self.bidder.zip(self.high)
    }

    /// Whether a seat has passed in an auction of bids.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(seat)
    }

    /// The card whose holder is the maker's partner (§9 Call-ace).
    pub fn called(&self) -> Option<Card> {
        self.called
    }

    /// The maker's secret partner, who may be himself; `None` when nobody holds the card called,
    /// and in a View until the card falls, but for the partner's own.
    pub fn secret_partner(&self) -> Option<Seat> {
        self.partner
    }

    /// The cards a seat threw face down, where they are known.
    pub fn thrown(&self, seat: Seat) -> CardSet {
        self.thrown[seat]
    }

    /// Cards shown in going under, which are out of play.
    pub fn shown(&self) -> CardSet {
        self.shown
    }

    /// Undealt cards that nobody has taken; none in a View.
    pub fn kitty(&self) -> CardSet {
        self.kitty
    }

    /// The best cards given: from whom, to whom, which; in a View only to these two.
    pub fn given(&self) -> impl Iterator<Item = (Seat, Seat, Card)> {
        self.given.into_iter().flatten()
    }

    /// The lone player who is swapping for his partner's best, while he does.
    pub fn swapping(&self) -> Option<Seat> {
        self.swapping
    }

    /// Whose position this is, when it is a View's.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    pub(crate) fn set_over(&mut self) {
        self.ask = Ask::Over;
    }

    /// Whether the hand is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.ask == Ask::Over
    }
}
