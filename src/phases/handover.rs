//! Several persons at one screen: whose hand is shown, and who is to take the screen next.

use bevy::prelude::*;
use bower_rules::Seat;
use bower_stage::{AtScreen, Handover, Happened, Motion, Seating, Table, Wish};

/// Says who is to take the screen: the person who is to act, where another one has it; once cards are dealt the first
/// person in turn, though bots act before him, since no hand shows before its person sits at the screen. Who gives the
/// screen away first sees what he did: the table is still by then. What has only just happened has not begun to be shown,
/// and `Motion` knows of it a frame later.
pub fn hand_over(
    (table, seating): (Res<Table>, Res<Seating>),
    here: Res<AtScreen>,
    motion: Res<Motion>,
    mut happened: MessageReader<Happened>,
    mut handover: ResMut<Handover>,
) {
    let told = happened.read().count() > 0;
    let next = next(&table, &seating, here.0);
    let seeing = here.0.is_some() && (motion.blocking || told);
    if next.is_none() || !seeing {
        handover.set_if_neq(Handover(next));
    }
}

fn next(table: &Table, seating: &Seating, here: Option<Seat>) -> Option<Seat> {
    let turn = table.to_act().filter(|_| seating.is_shared())?;
    if seating.is_person(turn) {
        return (here != Some(turn)).then_some(turn);
    }
    if here.is_some() {
        return None;
    }
    let seats = table.game().seats();
    (1..seats)
        .map(|n| turn.step(n, seats))
        .find(|&seat| seating.is_person(seat))
}

/// Run condition: nobody is to take the screen.
pub fn taken(handover: Res<Handover>) -> bool {
    handover.0.is_none()
}

/// Whether something may be taken back now: behind a curtain nobody knows who sits before it.
pub fn may_take_back(wish: &Wish, handover: &Handover) -> bool {
    *wish == Wish::Undo && handover.0.is_none()
}

#[cfg(test)]
mod tests {
    use bower_panels::seats_for;
    use bower_rules::{Action, Event, Game, Preset};
    use bower_stage::Player;

    use super::*;

    const BOT: Player = Player::Bot("casual");

    /// A table that was just dealt to these players, and who is asked first.
    fn dealt(players: &[Player]) -> (App, Seat) {
        let mut table = Table::new(Game::preset(Preset::Euchre), 3, Some(Seat::ALL[3]));
        table.deal().expect("it can be dealt");
        let first = table.to_act().expect("somebody is asked");
        let mut app = App::new();
        app.add_message::<Happened>()
            .init_resource::<Motion>()
            .init_resource::<Handover>()
            .init_resource::<AtScreen>()
            .insert_resource(table)
            .insert_resource(seats_for(players))
            .add_systems(Update, hand_over);
        (app, first)
    }

    /// One frame, with what happens in it and whether that is still being shown; who is to take the screen after it.
    fn frame(app: &mut App, event: Option<Event>, blocking: bool) -> Option<Seat> {
        if let Some(event) = event {
            app.world_mut().write_message(Happened(event));
        }
        app.world_mut().resource_mut::<Motion>().blocking = blocking;
        app.update();
        app.world().resource::<Handover>().0
    }

    #[test]
    fn the_screen_is_handed_over_once_what_led_there_has_been_seen() {
        let (mut app, first) = dealt(&[Player::Person; 4]);
        app.insert_resource(AtScreen(Some(first.next(4).next(4))));
        let passed = Event::Called {
            seat: Seat::ALL[0],
            action: Action::Pass,
        };
        assert_eq!(frame(&mut app, Some(passed), false), None);
        assert_eq!(frame(&mut app, None, true), None);
        assert_eq!(frame(&mut app, None, false), Some(first));
    }

    #[test]
    fn a_deal_is_not_waited_for() {
        let (mut app, first) = dealt(&[Player::Person; 4]);
        let began = Event::DealBegan {
            deal: 0,
            dealer: Seat::ALL[3],
        };
        assert_eq!(frame(&mut app, Some(began), true), Some(first));
    }

    #[test]
    fn where_bots_act_first_the_next_person_takes_the_screen_before_anything_shows() {
        let (mut app, first) = dealt(&[BOT, BOT, Player::Person, Player::Person]);
        assert_eq!(first, Seat::ALL[0], "a bot is asked first");
        assert_eq!(frame(&mut app, None, true), Some(Seat::ALL[2]));
        // Once he sits there, the bots play on before him.
        app.insert_resource(AtScreen(Some(Seat::ALL[2])));
        assert_eq!(frame(&mut app, None, false), None);
    }

    #[test]
    fn a_person_alone_with_bots_takes_nothing() {
        for persons in [
            [Player::Person, BOT, BOT, BOT],
            [BOT, BOT, BOT, Player::Person],
        ] {
            let (mut app, _) = dealt(&persons);
            assert_eq!(frame(&mut app, None, false), None);
        }
    }
}
