//! Counting a hand that is over.

use bower_rules::{Face, Kind, Outcome, Rank, Seat, Side, Table};
use bower_stage::{Figures, KeptHand};

/// Adds a hand to the figures of the person at `seat`.
pub fn count(figures: &mut Figures, table: &Table, outcome: &Outcome, seat: Seat) {
    let game = table.game();
    let us = game.side_of(seat);
    match outcome.kind {
        // A hand thrown in was never played.
        Kind::Redeal => return,
        Kind::Void => figures.passed_out += 1,
        _ => figures.hands += 1,
    }
    if let Some(setup) = table.setup() {
        let hand = setup.hands[seat];
        let jack = |face| {
            matches!(
                face,
                Face::Suited {
                    rank: Rank::Jack,
                    ..
                }
            )
        };
        figures.cards += hand.len();
        figures.jacks += hand
            .iter()
            .filter(|&card| jack(game.pack().face(card)))
            .count() as u32;
    }
    if outcome.kind == Kind::Void {
        return;
    }
    let place = places_after(table.hand().dealer(), seat, game.seats());
    if let Some(hands) = figures.hands_at.get_mut(place) {
        *hands += 1;
    }
    let (ours, theirs) = points(table, outcome, us);
    let gain = i64::from(ours) - i64::from(theirs);
    figures.points += gain;
    figures.points_squared += gain * gain;
    let Some(maker) = outcome.maker else { return };
    let made = outcome.kind != Kind::Euchre;
    let all = matches!(outcome.kind, Kind::March | Kind::LoneMarch);
    if game.side_of(maker) == us {
        figures.euchred += u32::from(!made);
        figures.marches += u32::from(all);
    } else {
        figures.euchres += u32::from(!made);
    }
    if maker == seat {
        figures.calls += 1;
        figures.made += u32::from(made);
        if let Some(calls) = figures.calls_at.get_mut(place) {
            *calls += 1;
        }
        if table.hand().alone(maker) {
            figures.loners += 1;
            figures.lone_marches += u32::from(all);
        }
    }
}

/// The hand for the history.
pub fn story(table: &Table, outcome: &Outcome, seat: Seat, began: u64, when: u64) -> KeptHand {
    let us = table.game().side_of(seat);
    let (ours, theirs) = points(table, outcome, us);
    KeptHand {
        when,
        began,
        deal: table.deal_number(),
        seat: seat.number(),
        record: table.record(),
        ours,
        theirs,
        won: table.winner().map(|victory| victory.side == us),
    }
}

/// What our side scored, and the most any other side did.
fn points(table: &Table, outcome: &Outcome, us: Side) -> (i16, i16) {
    let others = Side::all(table.game().sides()).filter(|&side| side != us);
    let theirs = others.map(|side| outcome.points[side]).max().unwrap_or(0);
    (outcome.points[us], theirs)
}

/// How many seats after the dealer, clockwise; 0 is the dealer himself.
fn places_after(dealer: Seat, seat: Seat, seats: u8) -> usize {
    let (dealer, seat, seats) = (dealer.index(), seat.index(), usize::from(seats).max(1));
    (seat + seats - dealer % seats) % seats
}
