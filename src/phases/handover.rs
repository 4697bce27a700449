//! Several persons at one screen: whose hand is shown, and who is to take the screen next.

use bevy::prelude::*;
use bower_rules::Event;
use bower_stage::{Handover, Happened, Motion, Seating, Table, Viewer, Wish};

/// Says when another person than the one at the screen is to act: once the table is still, so that what led there has
/// been seen. What has only just happened has not begun to be shown, and `Motion` knows of it a frame later. A deal is not
/// waited for: it would lay one person's new hand before the next.
pub fn hand_over(
    (table, seating): (Res<Table>, Res<Seating>),
    viewer: Res<Viewer>,
    motion: Res<Motion>,
    mut happened: MessageReader<Happened>,
    mut handover: ResMut<Handover>,
) {
    let (mut told, mut dealt) = (false, false);
    for Happened(event) in happened.read() {
        told = true;
        dealt |= matches!(event, Event::DealBegan { .. });
    }
    let next = table
        .to_act()
        .filter(|&seat| seat != viewer.0 && seating.is_person(seat));
    if next.is_none() || !(motion.blocking || told && !dealt) {
        handover.set_if_neq(Handover(next));
    }
}

/// Whether something may be taken back now: behind a curtain nobody knows who sits before it.
pub fn may_take_back(wish: &Wish, handover: &Handover) -> bool {
    *wish == Wish::Undo && handover.0.is_none()
}

#[cfg(test)]
mod tests {
    use bower_panels::seats_for;
    use bower_rules::{Action, Game, Preset, Seat};
    use bower_stage::Player;

    use super::*;

    /// A table of four persons, each frame with what happens in it and whether that is still being shown.
    fn frames(all: &[(Option<Event>, bool)]) -> Vec<bool> {
        let mut table = Table::new(Game::preset(Preset::Euchre), 3, None);
        table.deal().expect("it can be dealt");
        let next = table.to_act().expect("somebody is asked");
        let viewer = Seat::all(4)
            .find(|seat| *seat != next)
            .expect("others sit there");
        let mut app = App::new();
        app.add_message::<Happened>()
            .init_resource::<Motion>()
            .init_resource::<Handover>()
            .insert_resource(table)
            .insert_resource(seats_for(&[Player::Person; 4]))
            .insert_resource(Viewer(viewer))
            .add_systems(Update, hand_over);
        let mut passes = Vec::new();
        for &(event, blocking) in all {
            if let Some(event) = event {
                app.world_mut().write_message(Happened(event));
            }
            app.world_mut().resource_mut::<Motion>().blocking = blocking;
            app.update();
            passes.push(app.world().resource::<Handover>().0 == Some(next));
        }
        passes
    }

    #[test]
    fn the_screen_is_handed_over_once_what_led_there_has_been_seen() {
        let passed = Event::Called {
            seat: Seat::ALL[0],
            action: Action::Pass,
        };
        let passes = frames(&[(Some(passed), false), (None, true), (None, false)]);
        assert_eq!(passes, [false, false, true]);
    }

    #[test]
    fn a_deal_is_not_waited_for() {
        let dealt = Event::DealBegan {
            deal: 0,
            dealer: Seat::ALL[0],
        };
        assert_eq!(frames(&[(Some(dealt), false)]), [true]);
    }
}
