//! Who sat down last and to what: the chooser begins with it, in this window and the next.

use bevy::prelude::*;
use bower_rules::Game;
use bower_stage::settings::House;
use bower_stage::{KeptChair, Player, Settings};

use crate::chooser::{Choosing, Guest};
use crate::names::{LEVELS, LONGEST};
use crate::start::FOLK;

/// Seats the guests as they were left.
pub fn recall(settings: Res<Settings>, mut choosing: ResMut<Choosing>) {
    if let Ok(game) = settings.game.game() {
        choosing.game = game;
    }
    if settings.guests.is_empty() {
        choosing.all_bots(&settings.level);
        return;
    }
    let mut free: Vec<usize> = (0..FOLK.len()).collect();
    for (guest, kept) in choosing.guests.iter_mut().zip(&settings.guests) {
        seat(guest, kept, &mut free);
    }
    // Those the kept seats are too few for.
    let rest = settings.guests.len().min(choosing.guests.len());
    for guest in &mut choosing.guests[rest..] {
        guest.folk = take(&mut free, guest.folk);
    }
}

/// Seats one guest; what makes no sense of what was kept is as usual.
fn seat(guest: &mut Guest, kept: &KeptChair, free: &mut Vec<usize>) {
    guest.player = match &kept.bot {
        None => Player::Person,
        Some(level) => Player::Bot(
            LEVELS
                .into_iter()
                .find(|known| known == level)
                .unwrap_or("casual"),
        ),
    };
    guest.name = kept.name.chars().take(LONGEST).collect();
    let liked = FOLK.iter().position(|(name, _)| *name == kept.portrait);
    guest.folk = take(free, liked.unwrap_or(guest.folk));
}

/// That portrait, or the first that nobody has.
fn take(free: &mut Vec<usize>, liked: usize) -> usize {
    let at = free.iter().position(|&folk| folk == liked).unwrap_or(0);
    if at < free.len() {
        free.remove(at)
    } else {
        liked
    }
}

/// Keeps the game and the guests whenever they change.
pub fn keep(
    choosing: Res<Choosing>,
    mut settings: ResMut<Settings>,
    mut last: Local<Option<(Game, Vec<Guest>)>>,
) {
    let Some((game, guests)) = &mut *last else {
        *last = Some((choosing.game, choosing.guests.clone()));
        return;
    };
    if *game != choosing.game {
        *game = choosing.game;
        settings.game = House::of(game);
    }
    if *guests != choosing.guests {
        guests.clone_from(&choosing.guests);
        settings.guests = guests.iter().map(kept).collect();
    }
}

fn kept(guest: &Guest) -> KeptChair {
    KeptChair {
        bot: match guest.player {
            Player::Person => None,
            Player::Bot(level) => Some(level.to_owned()),
        },
        name: guest.name.clone(),
        portrait: FOLK
            .get(guest.folk)
            .map_or("", |(portrait, _)| portrait)
            .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;

    use super::*;

    fn window(settings: Settings) -> App {
        let mut app = App::new();
        app.insert_resource(settings)
            .init_resource::<Choosing>()
            .add_systems(Startup, recall)
            .add_systems(Update, keep);
        app.update();
        app
    }

    #[test]
    fn who_sat_down_and_to_what_is_as_it_was_left_in_the_next_window() {
        let mut app = window(Settings::default());
        let mut choosing = app.world_mut().resource_mut::<Choosing>();
        choosing.game = Game::preset(Preset::West)
            .with("target", "50")
            .unwrap_or(Game::preset(Preset::West));
        choosing.guests[0].name = "Ona".into();
        choosing.guests[1].player = Player::Person;
        choosing.guests[2].player = Player::Bot("master");
        choosing.guests[0].folk = 3;
        choosing.guests[3].folk = 0;
        app.update();
        let left = app.world().resource::<Choosing>();
        let (game, guests) = (left.game, left.guests.clone());
        let settings = app.world().resource::<Settings>().clone();
        let again = window(settings);
        let found = again.world().resource::<Choosing>();
        assert_eq!((found.game, &found.guests), (game, &guests));
    }

    #[test]
    fn bots_play_at_the_level_set_where_nobody_was_seated_by_hand() {
        let app = window(Settings {
            level: "sharp".into(),
            ..default()
        });
        let guests = &app.world().resource::<Choosing>().guests;
        assert_eq!(guests[0].player, Player::Person);
        assert!(
            guests[1..]
                .iter()
                .all(|guest| guest.player == Player::Bot("sharp"))
        );
    }

    #[test]
    fn seats_that_make_no_sense_are_as_usual_and_no_two_look_alike() {
        let chair = |portrait: &str| KeptChair {
            bot: Some("oracle".into()),
            name: "A name far longer than any plate".into(),
            portrait: portrait.into(),
        };
        let app = window(Settings {
            guests: vec![chair("portrait/fox"), chair("portrait/fox"), chair("")],
            game: House {
                game: "bridge".into(),
                ..default()
            },
            ..default()
        });
        let choosing = app.world().resource::<Choosing>();
        assert_eq!(choosing.game, Game::preset(Preset::Euchre));
        assert_eq!(choosing.guests[0].player, Player::Bot("casual"));
        assert!(choosing.guests[0].name.chars().count() <= LONGEST);
        let mut folk: Vec<usize> = choosing.guests.iter().map(|guest| guest.folk).collect();
        folk.sort_unstable();
        folk.dedup();
        assert_eq!(folk.len(), choosing.guests.len());
    }
}
