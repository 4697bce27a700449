//! The table: cards laid without motion, answers judged by the rules.

use bevy::prelude::*;
use bower_cards::{Identity, Pose, Spot};
use bower_rules::Table;
use bower_stage::{Hurry, Intent, Notice, Refused, Seen, Viewer, Wish, decision};

use super::{Heard, Referee};

/// Where the test lays the card of that place: a row whose cards overlap by half.
pub fn at(place: usize) -> Vec2 {
    Vec2::new(300.0 + 60.0 * place as f32, 600.0)
}

/// Lays the viewer's cards, without motion.
pub fn lay(
    mut commands: Commands,
    table: Res<Table>,
    viewer: Res<Viewer>,
    laid: Query<Entity, With<Spot>>,
) {
    if !table.is_changed() {
        return;
    }
    for card in &laid {
        commands.entity(card).despawn();
    }
    for (place, card) in table.hand().cards(viewer.0).iter().enumerate() {
        let slot = u8::try_from(place).expect("a hand is small");
        let pose = Pose {
            at: at(place),
            width: 120.0,
            depth: place as f32,
            ..default()
        };
        commands.spawn((
            Identity(card),
            Spot::Hand {
                seat: viewer.0,
                slot,
            },
            pose,
        ));
    }
}

/// Keeps what was written.
pub fn hear(
    mut heard: ResMut<Heard>,
    (mut intents, mut refused): (MessageReader<Intent>, MessageReader<Refused>),
    (mut wishes, mut notices, mut hurries): (
        MessageReader<Wish>,
        MessageReader<Notice>,
        MessageReader<Hurry>,
    ),
) {
    heard.intents.extend(intents.read().copied());
    heard.refused.extend(refused.read().cloned());
    heard.wishes.extend(wishes.read().copied());
    heard.notices.extend(notices.read().cloned());
    heard.hurries += hurries.read().count();
}

/// Applies answers as the game does: stale ones are dropped, illegal ones refused. The others play their first legal
/// move at once; a hand that is over is followed by the next.
pub fn referee(
    on: Res<Referee>,
    mut table: ResMut<Table>,
    mut seen: ResMut<Seen>,
    viewer: Res<Viewer>,
    mut intents: MessageReader<Intent>,
    mut refused: MessageWriter<Refused>,
) {
    let mut moved = false;
    for intent in intents.read() {
        if !on.0 || intent.decision != decision(&table) {
            continue;
        }
        match table
            .bypass_change_detection()
            .apply(intent.seat, intent.action)
        {
            Ok(_) => moved = true,
            Err(why) => {
                refused.write(Refused {
                    seat: intent.seat,
                    action: intent.action,
                    why,
                });
            }
        }
    }
    if !moved {
        return;
    }
    while table.winner().is_none() && table.to_act() != Some(viewer.0) {
        match table.to_act() {
            None => {
                table.deal().expect("a deal is due");
            }
            Some(turn) => {
                let action = table.legal()[0];
                table.apply(turn, action).expect("legal");
            }
        }
    }
    *seen = Seen::new(&table, viewer.0, decision(&table));
}
