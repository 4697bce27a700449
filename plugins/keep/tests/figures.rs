//! Hands and games that are counted.

mod common;

use bower_rules::Table;
use bower_stage::Kept;

use common::{open, play_until, seat, seated, sit_with, update};

#[test]
fn a_game_that_is_won_is_counted_and_not_gone_on_with() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = seated(folder.path());
    play_until(&mut app, |table| table.winner().is_some());
    let table = app.world().resource::<Table>().clone();
    let again = open(folder.path());
    let kept = again.world().resource::<Kept>();
    assert!(kept.resume.is_none());
    let figures = kept.statistics.games["euchre"];
    assert_eq!(figures.games, 1);
    let us = table.game().side_of(seat(0));
    assert_eq!(figures.won == 1, table.winner().expect("won").side == us);
    assert_eq!((figures.hands + figures.passed_out) as usize, table.deals());
    assert_eq!(figures.hands_at.iter().sum::<u32>(), figures.hands);
    assert_eq!(figures.cards as usize, 5 * table.deals());
    assert!(figures.made <= figures.calls && figures.lone_marches <= figures.loners);
    assert_eq!(kept.history.len(), table.deals());
    let last = kept.history.back().expect("hands were played");
    assert_eq!(last.record, table.record());
    assert!(last.won.is_some());
    let gain: i64 = kept
        .history
        .iter()
        .map(|hand| i64::from(hand.ours) - i64::from(hand.theirs))
        .sum();
    assert_eq!(gain, figures.points);
}

#[test]
fn figures_are_the_only_persons_own_wherever_he_sits_and_nobodys_where_several_play() {
    for (persons, counted) in [
        (&[0][..], true),
        (&[2], true),
        (&[0, 1], false),
        (&[1, 3], false),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = open(folder.path());
        sit_with(&mut app, 11, persons);
        // Another looks on than he whose figures they are.
        app.insert_resource(bower_stage::Viewer(seat(3)));
        play_until(&mut app, |table| table.winner().is_some());
        let table = app.world().resource::<Table>().clone();
        let kept = app.world().resource::<Kept>();
        let figures = kept.statistics.total();
        assert_eq!(figures.games, u32::from(counted), "{persons:?}");
        assert_eq!(kept.history.is_empty(), !counted, "{persons:?}");
        if counted {
            let us = table.game().side_of(seat(persons[0]));
            let won = table.winner().expect("won").side == us;
            assert_eq!(figures.won == 1, won, "{persons:?}");
            let last = kept.history.back().expect("hands were played");
            assert_eq!(last.seat, persons[0]);
        }
    }
}

#[test]
fn a_hand_taken_back_and_played_anew_is_counted_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = seated(folder.path());
    play_until(&mut app, |table| {
        table.deals() == 1 && table.awaiting_deal()
    });
    let counted = app.world().resource::<Kept>().statistics.total();
    assert_eq!(counted.hands, 1);
    assert!(app.world_mut().resource_mut::<Table>().undo(seat(0)));
    app.world_mut().write_message(bower_stage::Restaged);
    update(&mut app);
    play_until(&mut app, |table| table.awaiting_deal());
    assert_eq!(app.world().resource::<Kept>().statistics.total(), counted);
    assert_eq!(app.world().resource::<Kept>().history.len(), 1);
    // Nor after going on with it in another window.
    let mut again = open(folder.path());
    let (table, seating) = again
        .world()
        .resource::<Kept>()
        .resume
        .as_ref()
        .and_then(|kept| kept.restore())
        .expect("kept");
    again.insert_resource(table).insert_resource(seating);
    assert!(again.world_mut().resource_mut::<Table>().undo(seat(0)));
    again.world_mut().write_message(bower_stage::Restaged);
    update(&mut again);
    play_until(&mut again, |table| table.awaiting_deal());
    assert_eq!(again.world().resource::<Kept>().statistics.total(), counted);
}
