//! What a match starts with: the game, who sits where, and the seed.

use bevy::prelude::*;
use bower_rules::{BySeat, Game, Seat};
use bower_stage::{Chair, Player, Screen, Seating, Table};

/// A match to begin in the next frame. Panels fill it in; so does whoever starts the game straight at a table.
#[derive(Resource, Default, Debug)]
pub struct Start(pub Option<(Game, Seating, u64)>);

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

/// Chairs for these players: every one a portrait and a name of its own.
pub fn seats_for(players: &[Player]) -> Seating {
    let mut persons = 0;
    let mut folk = FOLK.iter().skip(1);
    let chairs = BySeat::from_fn(|seat: Seat| {
        let player = *players.get(seat.index())?;
        let (portrait, name) = match player {
            Player::Person => {
                persons += 1;
                if persons == 1 { (FOLK[0].0, bower_words::text("you")) } else { folk.next_back().map(|f| (f.0, f.1.to_owned()))? }
            }
            Player::Bot(_) => folk.next().map(|f| (f.0, f.1.to_owned()))?,
        };
        Some(Chair { player, name, portrait })
    });
    Seating { chairs }
}

/// Sets up the match that was asked for and goes to the table.
pub fn begin(mut start: ResMut<Start>, screen: Res<State<Screen>>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    if *screen.get() == Screen::Loading || start.0.is_none() {
        return;
    }
    if let Some((game, seating, seed)) = start.0.take() {
        commands.insert_resource(Table::new(game, seed, None));
        commands.insert_resource(seating);
        next.set(Screen::Table);
    }
}
