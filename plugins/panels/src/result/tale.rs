//! How a hand came out, in words.

use bower_rules::{Kind as How, Outcome, Seat, Side};
use bower_stage::Seen;
use bower_words::{text, text_with};

use crate::hall::Hall;
use crate::said;

/// Whether the viewer played on the maker's side.
fn maker_is_ours(seen: &Seen, outcome: &Outcome) -> bool {
    let hand = seen.view.hand();
    outcome
        .maker
        .is_some_and(|maker| hand.with_maker(maker, seen.view.seat()))
}

/// The name of the only seat of a side.
pub fn winner(hall: &Hall, seen: &Seen, side: Side) -> String {
    let game = seen.view.game();
    Seat::all(game.seats())
        .find(|seat| game.side_of(*seat) == side)
        .map_or_else(String::new, |seat| hall.name(seat))
}

/// The head of a hand that decided no game: how it came out for the viewer.
pub fn headline(hall: &Hall, seen: &Seen, outcome: &Outcome) -> String {
    let how = match outcome.kind {
        How::Void => return text("result-void"),
        How::Redeal => return text("result-redeal"),
        How::Made | How::LoneMade => "made",
        How::March => "march",
        How::LoneMarch => "loner",
        How::Euchre => "euchred",
    };
    let ours = maker_is_ours(seen, outcome);
    // Where nobody has a partner it is "you" or a name, not "we" and "they".
    let whose = match (seen.view.game().partnerships(), ours) {
        (true, true) => "us",
        (true, false) => "them",
        (false, true) => "me",
        (false, false) => "other",
    };
    let name = outcome
        .maker
        .map_or_else(String::new, |maker| hall.name(maker));
    text_with(&format!("result-{how}-{whose}"), &[("name", name.into())])
}

/// Who called what, and how many tricks it brought.
pub fn sentence(hall: &Hall, seen: &Seen, outcome: &Outcome) -> String {
    let hand = seen.view.hand();
    let (Some(maker), Some(trump)) = (outcome.maker, hand.trump()) else {
        return text("result-no-maker");
    };
    let side = side_of_maker(hall, seen, maker);
    let key = match (hand.alone(maker), side.len()) {
        (true, _) => "result-took-alone",
        (false, 1) => "result-took",
        _ => "result-took-with",
    };
    let together = side.into_iter().reduce(|names, name| {
        text_with(
            "name-and-name",
            &[("name", names.into()), ("other", name.into())],
        )
    });
    text_with(
        key,
        &[
            ("name", hall.name(maker).into()),
            ("trump", said::trump(trump).into()),
            ("tricks", outcome.tricks.into()),
            ("side", together.unwrap_or_default().into()),
        ],
    )
}

/// The names of those who took the maker's tricks with him, him among them, the viewer first.
fn side_of_maker(hall: &Hall, seen: &Seen, maker: Seat) -> Vec<String> {
    let (hand, me) = (seen.view.hand(), seen.view.seat());
    let mut side: Vec<Seat> = Seat::all(seen.view.game().seats())
        .filter(|&seat| hand.with_maker(maker, seat) && !hand.sits_out(seat))
        .collect();
    side.sort_by_key(|&seat| seat != me);
    side.into_iter().map(|seat| hall.name(seat)).collect()
}
