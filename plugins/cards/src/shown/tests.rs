//! What is shown, against whole games of every kind as each seat sees them.

use bower_rules::{Card, CardSet, Event, Game, Preset, Seat, Table};
use bower_stage::settings::HandOrder;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{Shown, ShownCard, sort};
use crate::Spot;

/// Plays deals of a game with careless players and hands every event, as the viewer may know it, to `see`.
fn play(game: Game, seed: u64, deals: u32, viewer: Seat, mut see: impl FnMut(&Table, Event)) {
    let mut table = Table::new(game, seed, None);
    let mut luck = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..deals {
        if !table.awaiting_deal() {
            return;
        }
        let mut events = table.deal().expect("a deal is due");
        loop {
            for event in events
                .drain(..)
                .filter_map(|event| event.seen_by(Some(viewer)))
            {
                see(&table, event);
            }
            let Some(seat) = table.to_act() else { break };
            let legal = table.legal();
            let action = legal[luck.random_range(0..legal.len())];
            events = table.apply(seat, action).expect("a legal move");
        }
    }
}

fn games() -> impl Iterator<Item = Game> {
    Preset::ALL.into_iter().map(Game::preset)
}

/// What lies where, whichever entity it is.
fn laid(shown: &Shown) -> Vec<(String, String, bool)> {
    let one = |card: &ShownCard| {
        (
            format!("{:?}", card.spot),
            format!("{:?}", card.card),
            card.face_up,
        )
    };
    let mut laid: Vec<_> = shown.cards.iter().map(one).collect();
    laid.sort();
    laid
}

#[test]
fn the_pack_is_whole_after_every_event_of_every_game() {
    for game in games() {
        for viewer in Seat::all(game.seats()) {
            let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
            let pack = game.pack().cards().len() as usize;
            play(game, 11, 4, viewer, |_, event| {
                shown.follow(event);
                assert_eq!(shown.cards.len(), pack, "{} after {event:?}", game.name());
                let mut places: Vec<String> = shown
                    .cards
                    .iter()
                    .map(|card| format!("{:?}", card.spot))
                    .collect();
                places.sort();
                places.dedup();
                assert_eq!(
                    places.len(),
                    pack,
                    "{}: two cards in one place after {event:?}",
                    game.name()
                );
            });
        }
    }
}

#[test]
fn following_the_events_and_looking_anew_show_the_same_table() {
    for game in games() {
        let played =
            Seat::all(game.seats()).flat_map(|viewer| (0..6).map(move |seed| (seed, viewer)));
        for (seed, viewer) in played {
            let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
            let mut table_now: Option<Table> = None;
            play(game, seed, 4, viewer, |table, event| {
                shown.follow(event);
                table_now = Some(table.clone());
                // Events of one move come one after another; the table stands still after the last of them.
                let over = matches!(event, Event::NextDealer { .. } | Event::GameWon(_));
                let calm = matches!(event, Event::Played { .. } | Event::TrickWon { .. }) || over;
                // Napoleon's trump is told after the card that makes it.
                let trick = shown.trick().len() == table.hand().trick().len()
                    && shown.trump.is_some() == table.hand().trump().is_some();
                if calm && trick && (over || !table.hand().is_over()) {
                    let seen = Shown::seen(&table.view(viewer), HandOrder::TrumpLeft);
                    assert_eq!(
                        laid(&shown),
                        laid(&seen),
                        "{} of {:?} after {event:?}",
                        game.name(),
                        viewer
                    );
                    assert_eq!(shown.tricks, seen.tricks);
                    assert_eq!(shown.trump, seen.trump, "{}", game.name());
                    assert_eq!(
                        shown.winning,
                        seen.winning,
                        "{} after {event:?}",
                        game.name()
                    );
                    assert_eq!(shown.score, seen.score, "{}", game.name());
                    assert_eq!(shown.sits, seen.sits, "{}", game.name());
                }
            });
            assert!(table_now.is_some());
        }
    }
}

#[test]
fn nothing_is_shown_that_the_viewer_may_not_know() {
    for game in games() {
        for viewer in Seat::all(game.seats()) {
            let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
            play(game, 23, 3, viewer, |table, event| {
                shown.follow(event);
                let hand = table.hand();
                for card in &shown.cards {
                    match card.spot {
                        Spot::Hand { seat, .. } if seat != viewer && !hand.face_up(seat) => {
                            assert_eq!(
                                card.card,
                                None,
                                "{}: a card of {seat} after {event:?}",
                                game.name()
                            );
                            assert!(!card.face_up);
                        }
                        Spot::Kitty { .. } | Spot::Deck { .. } => {
                            assert_eq!(card.card, None, "{}", game.name())
                        }
                        _ => {}
                    }
                    assert!(
                        !card.face_up || card.card.is_some(),
                        "a face without a card"
                    );
                }
            });
        }
    }
}

#[test]
fn the_leader_of_the_trick_is_the_tables() {
    for game in games() {
        let viewer = Seat::ALL[0];
        let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
        play(game, 3, 6, viewer, |table, event| {
            shown.follow(event);
            if let (Event::TrickWon { seat, .. }, Some(last)) =
                (event, table.hand().past_tricks().next_back())
            {
                assert_eq!(seat, last.winner);
            }
            if matches!(event, Event::Played { .. })
                && shown.trick().len() == table.hand().trick().len()
                && table.hand().led_suit().is_some()
            {
                assert_eq!(
                    shown.winning,
                    table.hand().winning().map(|(seat, _)| seat),
                    "{}",
                    game.name()
                );
            }
        });
    }
}

fn sorted(game: &Game, cards: &str, trump: Option<bower_rules::Trump>, order: HandOrder) -> String {
    let pack = game.pack();
    let cards: Vec<_> = cards
        .split(' ')
        .map(|name| pack.parse(name).expect("a card of the pack"))
        .collect();
    let names = sort::sorted(&cards, CardSet::EMPTY, game, trump, order, 0)
        .into_iter()
        .map(|card| pack.spell(card).to_string());
    names.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_left_bower_sorts_among_trump() {
    use bower_rules::{Suit, Trump};
    let game = Game::preset(Preset::Euchre);
    let hearts = Some(Trump::Suit(Suit::Hearts));
    assert_eq!(
        sorted(&game, "9H JD AH KS JH AD", hearts, HandOrder::TrumpLeft),
        "JH JD AH 9H KS AD"
    );
    assert_eq!(
        sorted(&game, "9H JD AH KS JH AD", hearts, HandOrder::TrumpRight),
        "AD KS 9H AH JD JH"
    );
}

#[test]
fn colours_take_turns_where_they_can() {
    use bower_rules::{Suit, Trump};
    let game = Game::preset(Preset::Euchre);
    assert_eq!(
        sorted(&game, "9H 9S 9D 9C", None, HandOrder::TrumpLeft),
        "9S 9H 9C 9D"
    );
    assert_eq!(
        sorted(&game, "9H 9D 9C", None, HandOrder::TrumpLeft),
        "9H 9C 9D"
    );
    let clubs = Some(Trump::Suit(Suit::Clubs));
    assert_eq!(
        sorted(&game, "9H 9S 9D 9C", clubs, HandOrder::TrumpLeft),
        "9C 9H 9S 9D"
    );
}

#[test]
fn a_hand_is_sorted_anew_when_trump_is_made_and_after_the_exchange_and_keeps_its_order_in_play() {
    let game = Game::preset(Preset::Euchre);
    for viewer in Seat::all(4) {
        let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
        let mut before = Vec::new();
        play(game, 40, 12, viewer, |_, event| {
            shown.follow(event);
            let mut hand: Vec<_> = shown
                .cards
                .iter()
                .filter(|card| matches!(card.spot, Spot::Hand { seat, .. } if seat == viewer))
                .collect();
            hand.sort_by_key(|card| card.spot.slot());
            let now: Vec<_> = hand.iter().filter_map(|card| card.card).collect();
            if shown.stowed {
                let left = before.iter().filter(|card| now.contains(card));
                assert!(left.eq(&now), "{before:?}, and after {event:?} {now:?}");
            } else {
                let sorted = sort::sorted(
                    &now,
                    CardSet::EMPTY,
                    &game,
                    shown.trump,
                    HandOrder::TrumpLeft,
                    shown.deal,
                );
                assert_eq!(now, sorted, "after {event:?}");
            }
            before = now;
        });
    }
}

/// The viewer's hand from left to right.
fn own_hand(shown: &Shown) -> Vec<Card> {
    let mut hand: Vec<_> = shown
        .cards
        .iter()
        .filter(|card| matches!(card.spot, Spot::Hand { seat, .. } if seat == shown.viewer))
        .collect();
    hand.sort_by_key(|card| card.spot.slot());
    hand.into_iter().filter_map(|card| card.card).collect()
}

#[test]
fn a_card_laid_elsewhere_in_the_hand_stays_there_until_the_next_deal() {
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[0];
    let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
    let (mut laid, mut deal, mut picked_up) = (Vec::new(), u32::MAX, 0);
    play(game, 40, 12, viewer, |_, event| {
        shown.follow(event);
        let hand = own_hand(&shown);
        if shown.deal != deal && hand.len() == 5 && matches!(event, Event::TurnedUp { .. }) {
            deal = shown.deal;
            // The one at the left goes to the right end, and nothing else changes its order.
            shown.arrange(hand[0], 9);
            laid = own_hand(&shown);
            assert_eq!(laid[..4], hand[1..]);
            assert_eq!(laid[4], hand[0]);
        } else if shown.deal == deal {
            let kept = laid.iter().filter(|card| hand.contains(card));
            let old = hand.iter().filter(|card| laid.contains(card));
            assert!(kept.eq(old), "{laid:?}, and after {event:?} {hand:?}");
            picked_up += usize::from(hand.iter().any(|card| !laid.contains(card)));
        } else if !hand.is_empty() {
            let sorted = sort::sorted(
                &hand,
                CardSet::EMPTY,
                &game,
                None,
                HandOrder::TrumpLeft,
                shown.deal,
            );
            assert_eq!(hand, sorted, "the next deal is sorted again");
        }
    });
    assert!(picked_up > 0, "a card was taken into a hand so laid");
}

#[test]
fn a_hand_laid_by_its_player_outlives_a_look_anew_and_gives_way_to_another_order() {
    let game = Game::preset(Preset::Euchre);
    let mut table = Table::new(game, 6, None);
    table.deal().expect("a deal is due");
    let seen = |viewer| Shown::seen(&table.view(viewer), HandOrder::TrumpLeft);
    let mut shown = seen(Seat::ALL[0]);
    let sorted = own_hand(&shown);
    shown.arrange(sorted[3], 0);
    let laid = own_hand(&shown);
    assert_ne!(laid, sorted);
    let mut anew = seen(Seat::ALL[0]);
    let kept = shown.laid().expect("it was laid");
    anew.lay_as(&kept);
    assert_eq!(own_hand(&anew), laid, "as after taking a call back");
    let mut other = seen(Seat::ALL[1]);
    other.lay_as(&kept);
    assert_eq!(other, seen(Seat::ALL[1]), "nothing of it before other eyes");
    let mut rematch = Table::new(game, 7, None);
    rematch.deal().expect("a deal is due");
    let mut strange = Shown::seen(&rematch.view(Seat::ALL[0]), HandOrder::TrumpLeft);
    let as_dealt = strange.clone();
    strange.lay_as(&kept);
    assert_eq!(strange, as_dealt, "the first deal of another match");
    anew.sort_by(HandOrder::TrumpLeft);
    assert_eq!(own_hand(&anew), sorted);
}

#[test]
fn what_was_said_stays_until_a_card_is_led() {
    let game = Game::preset(Preset::Euchre);
    let viewer = Seat::ALL[0];
    let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
    let mut said = 0;
    play(game, 9, 16, viewer, |_, event| {
        shown.follow(event);
        match event {
            Event::Called { seat, action } => {
                assert_eq!(shown.said[seat], Some(action));
                said += 1;
            }
            Event::Played { .. } => assert!(Seat::all(4).all(|seat| shown.said[seat].is_none())),
            _ => {}
        }
    });
    assert!(said > 12, "{said}");
}

/// §5: the two against the maker count their tricks together, in one pile.
#[test]
fn of_three_the_two_defenders_lay_their_tricks_on_one_pile() {
    let game = Game::preset(Preset::ThreeHanded);
    let mut piled = 0;
    for viewer in Seat::all(game.seats()) {
        let mut shown = Shown::fresh(game, viewer, HandOrder::TrumpLeft);
        for seed in 0..6 {
            play(game, seed, 2, viewer, |table, event| {
                shown.follow(event);
                let Some(maker) = shown.maker.filter(|_| table.hand().play_has_begun()) else {
                    return;
                };
                let defenders: Vec<Seat> = Seat::all(game.seats())
                    .filter(|seat| *seat != maker)
                    .collect();
                let piles: Vec<_> = defenders.iter().map(|seat| shown.pile_of(*seat)).collect();
                assert_eq!(piles[0], piles[1]);
                assert_ne!(piles[0], shown.pile_of(maker));
                let tricks: u8 = defenders.iter().map(|seat| shown.tricks[*seat]).sum();
                assert_eq!(shown.packets(piles[0]), tricks);
                piled += u32::from(tricks);
            });
        }
    }
    assert!(piled > 0, "no defender ever took a trick");
}
