//! Calls and discards.

use bower_bots::Level;

use crate::deal::*;

#[test]
fn nobody_plays_alone_when_the_opponents_get_the_right_bower() {
    let deal = Deal {
        dealer: 0,
        turn_up: "JH",
        hands: ["", "JD AH KH QH AS", "", ""],
        moves: "",
        ..EUCHRE
    };
    nobody_sound_does("order alone", &deal);
}

#[test]
fn the_dealer_makes_a_void_and_keeps_aces() {
    let deal = Deal {
        dealer: 0,
        turn_up: "AH",
        hands: ["JH KH AS 9C QD", "", "", ""],
        moves: "order",
        ..EUCHRE
    };
    for level in SOUND {
        does_one_of(level, &["discard 9C", "discard QD"], &deal);
    }
    // Two of a suit are kept before a low single card is.
    let pair = Deal {
        hands: ["JH KH TC QD AD", "", "", ""],
        ..deal
    };
    for level in SOUND {
        plays(level, "discard TC", &pair);
    }
}

#[test]
fn a_dealer_of_trumps_and_aces_alone_still_throws_something() {
    let trumps = Deal {
        dealer: 0,
        turn_up: "9H",
        hands: ["JH JD AH KH QH", "", "", ""],
        moves: "order",
        ..EUCHRE
    };
    for level in [Level::Casual, Level::Master] {
        plays(level, "discard QH", &trumps);
    }
    let aces = Deal {
        hands: ["JH JD AS AC AD", "", "", ""],
        ..trumps
    };
    for level in SOUND {
        does_one_of(level, &["discard AS", "discard AC", "discard AD"], &aces);
    }
}

#[test]
fn calls_of_plain_hands_are_made_and_hopeless_ones_are_not() {
    // (dealer, turn-up, hand of seat 1 or of the dealer, who speaks, what is wanted)
    let call = |dealer, turn_up, hands, moves| Deal {
        dealer,
        turn_up,
        hands,
        moves,
        ..EUCHRE
    };
    // The dealer takes up right, ace and king with an ace beside.
    let strong = call(0, "9H", ["JH AH KH AS TC", "", "", ""], "pass, pass, pass");
    // The dealer with nothing of it passes.
    let weak = call(0, "9H", ["9S TS QC TC QD", "", "", ""], "pass, pass, pass");
    // Eldest with queen and nine of it does not order it to the other side.
    let foreign = call(0, "AH", ["", "QH 9H TC 9S KD", "", ""], "");
    for level in SOUND {
        let done = strong.does(level);
        assert!(
            done.iter().all(|call| call.starts_with("order")),
            "{level}: {done:?} {:?}",
            strong.values(level)
        );
        plays(level, "pass", &weak);
        plays(level, "pass", &foreign);
    }
}

#[test]
fn a_stuck_dealer_names_something_however_weak() {
    let game = NONE
        .with("stick_the_dealer", "true")
        .expect("euchre has it");
    let deal = Deal {
        game,
        dealer: 0,
        turn_up: "AH",
        hands: ["9S TC 9D 9C TD", "", "", ""],
        moves: "pass, pass, pass, pass, pass, pass, pass",
    };
    for level in Level::ALL {
        let done = deal.does(level);
        assert!(
            done.iter().all(|call| call.starts_with("name")),
            "{level}: {done:?} {:?}",
            deal.values(level)
        );
    }
}

#[test]
fn hands_are_called_as_a_table_of_calls_says() {
    let call = |dealer, turn_up, hands, moves| Deal {
        dealer,
        turn_up,
        hands,
        moves,
        ..EUCHRE
    };
    // Right, ace and king of the turn-up's suit are ordered to partner, and taken by the dealer.
    let ordered = [
        call(0, "9H", ["", "", "JH AH KH TC 9S", ""], "pass"),
        call(0, "9H", ["JH AH KH TC 9S", "", "", ""], "pass, pass, pass"),
        // Left, ace and two more with an ace beside.
        call(0, "9H", ["JD AH TH AS 9C", "", "", ""], "pass, pass, pass"),
    ];
    for deal in &ordered {
        for level in SOUND {
            does_one_of(level, &["order", "order alone"], deal);
        }
    }
    // Left and ace alone do not make it from the other side's seats, nor both bowers and nothing else from eldest.
    let passed = [
        call(0, "QH", ["", "JD AH 9S TC QC", "", ""], ""),
        call(0, "QH", ["", "", "", "JD AH 9S TC QC"], "pass, pass"),
        call(0, "AH", ["", "JH JD 9S TC 9C", "", ""], ""),
        call(0, "JH", ["", "", "", "AH KH 9S TC 9C"], "pass, pass"),
    ];
    for deal in &passed {
        for level in SOUND {
            plays(level, "pass", deal);
        }
    }
    // Eldest names the other suit of the colour turned down with right, king and ten of it.
    let next = call(
        0,
        "9H",
        ["", "JD KD TD AS 9C", "", ""],
        "pass, pass, pass, pass",
    );
    for level in SOUND {
        does_one_of(level, &["name D", "name D alone"], &next);
    }
}
