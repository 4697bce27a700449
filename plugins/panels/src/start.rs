//! What a match starts with: the game, who sits where, and the seed.

use bevy::prelude::*;
use bower_rules::{BySeat, Game, Seat};
use bower_stage::{Chair, Kept, KeptMatch, Page, Player, Screen, Seating, Table};

use crate::replace::Replacing;

/// A match to begin in the next frame. Panels fill it in; so does whoever starts the game straight at a table.
#[derive(Resource, Default, Debug)]
pub struct Start(pub Option<(Game, Seating, u64)>);

/// A match asked for in words before there was a screen. It begins at once, but for one left unfinished in its way: then
/// the player is asked first.
#[derive(Resource, Default, Debug)]
pub struct Booked(pub Start);

/// The players of a table by seat; the rest are empty.
pub type Seats = Vec<Player>;

/// The portraits, with the names that go with them. The first is the person's own.
pub const FOLK: [(&str, &str); 8] = [
    ("portrait/dog", "Biscuit"),
    ("portrait/goat", "Amos"),
    ("portrait/owl", "Wick"),
    ("portrait/fox", "Rusty"),
    ("portrait/lamb", "Dolly"),
    ("portrait/cat", "Soot"),
    ("portrait/rooster", "Reveille"),
    ("portrait/cow", "Clover"),
];

/// Chairs for these players: every one a portrait and a name of its own. Where one person plays alone with bots it is
/// "You"; several go by names, since "You" is whoever is at the screen.
pub fn seats_for(players: &[Player]) -> Seating {
    let persons = players
        .iter()
        .filter(|player| **player == Player::Person)
        .count();
    let alone = persons == 1;
    let mut folk = FOLK.iter().skip(usize::from(persons < 2));
    let chairs = BySeat::from_fn(|seat: Seat| {
        let player = *players.get(seat.index())?;
        let (portrait, name) = if alone && player == Player::Person {
            (FOLK[0].0, bower_words::text("you"))
        } else {
            folk.next().map(|f| (f.0, f.1.to_owned()))?
        };
        Some(Chair {
            player,
            name,
            portrait,
        })
    });
    Seating { chairs }
}

/// Whether the match left unfinished is to be gone on with.
#[derive(Resource, Default, Debug)]
pub struct GoOn(pub bool);

/// Begins what was booked, or asks whether the match left unfinished may be given up for it. One that nobody plays takes
/// nothing's place, since it is not kept.
pub fn book(
    mut booked: ResMut<Booked>,
    mut start: ResMut<Start>,
    mut replacing: ResMut<Replacing>,
    mut page: ResMut<Page>,
    (go_on, kept, screen): (Res<GoOn>, Res<Kept>, Res<State<Screen>>),
) {
    if *screen.get() == Screen::Loading {
        return;
    }
    let Some(wanted) = booked.0.0.take() else {
        return;
    };
    let played = wanted.1.people().next().is_some();
    match &kept.resume {
        Some(left) if played && !go_on.0 => {
            *replacing = Replacing::new(wanted, left);
            *page = Page::Replace;
        }
        _ => start.0 = Some(wanted),
    }
}

/// Sets up the match to be gone on with, where there is one, or the one that was asked for, and goes to the table.
pub fn begin(
    mut start: ResMut<Start>,
    mut go_on: ResMut<GoOn>,
    kept: Res<Kept>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Loading || (start.0.is_none() && !go_on.0) {
        return;
    }
    let asked = start
        .0
        .take()
        .map(|(game, seating, seed)| (Table::new(game, seed, None), seating));
    let left = kept
        .resume
        .as_ref()
        .filter(|_| go_on.0)
        .and_then(KeptMatch::restore);
    go_on.0 = false;
    if let Some((table, mut seating)) = left.or(asked) {
        // It may have been set up before the language was known, or kept in another.
        crate::language::rename(&mut seating);
        commands.insert_resource(table);
        commands.insert_resource(seating);
        next.set(Screen::Table);
    }
}
