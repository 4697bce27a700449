//! The language every word is in: the player's own choice, or on a first run the system's, if there are words for it.

use bevy::prelude::*;
use bower_rules::Seat;
use bower_stage::{Player, Seating, Settings};

/// Nothing was kept yet when the game began: the player is asked for his language and his pace.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct FirstRun(pub bool);

/// Chooses for a player who never chose.
pub fn choose(mut settings: ResMut<Settings>, mut first: ResMut<FirstRun>) {
    if settings.language.is_empty() {
        first.0 = true;
        settings.language = liked(&bower_words::system());
    }
    bower_words::speak(&settings.language);
}

/// Speaks another language as soon as it is set.
pub fn follow(settings: Res<Settings>, seating: Option<ResMut<Seating>>) {
    let chosen = !settings.language.is_empty();
    if chosen && settings.is_changed() && settings.language != bower_words::spoken() {
        bower_words::speak(&settings.language);
        if let Some(mut seating) = seating {
            rename(&mut seating);
        }
    }
}

/// Whoever is called "You" is called so in the language spoken now.
pub fn rename(seating: &mut Seating) {
    let all: Vec<String> = bower_words::languages()
        .iter()
        .filter_map(|code| bower_words::find_in(code, "you", &[]))
        .collect();
    for seat in Seat::ALL {
        if let Some(chair) = &mut seating.chairs[seat]
            && chair.player == Player::Person
            && all.contains(&chair.name)
        {
            chair.name = bower_words::text("you");
        }
    }
}

/// The first of these languages there are words for; English where there is none.
fn liked(system: &[String]) -> String {
    bower_words::best(system.iter().map(String::as_str)).unwrap_or_else(|| "en".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app(language: &str) -> App {
        let mut app = App::new();
        app.init_resource::<FirstRun>()
            .insert_resource(Settings {
                language: language.into(),
                ..Settings::default()
            })
            .add_systems(Startup, choose);
        app.update();
        app
    }

    #[test]
    fn a_first_run_takes_a_language_there_are_words_for() {
        let app = app("");
        let taken = &app.world().resource::<Settings>().language;
        assert!(bower_words::languages().contains(taken), "{taken}");
        assert!(app.world().resource::<FirstRun>().0);
        assert_eq!(liked(&["eo".into(), "lt-LT".into()]), "lt");
        assert_eq!(liked(&["eo".into()]), "en");
    }

    #[test]
    fn a_language_once_chosen_stays() {
        let app = app("en");
        assert_eq!(app.world().resource::<Settings>().language, "en");
        assert!(!app.world().resource::<FirstRun>().0);
    }

    #[test]
    fn you_are_called_so_in_the_language_spoken() {
        let mut seating = crate::start::seats_for(&[Player::Person, Player::Bot("casual")]);
        let first = Seat::ALL[0];
        if let Some(chair) = &mut seating.chairs[first] {
            chair.name = "Tu".into();
        }
        rename(&mut seating);
        assert_eq!(seating.name(first), "You");
        let bot = seating.name(Seat::ALL[1]).to_owned();
        rename(&mut seating);
        assert_eq!(seating.name(Seat::ALL[1]), bot);
    }
}
