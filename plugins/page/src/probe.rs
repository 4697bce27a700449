//! Where everything lies that can be pressed, what the viewer may know and what was said: for tests that press it.

use bevy::prelude::*;
use bower_cards::{Identity, Pose, Spot};
use bower_stage::{BoardPlace, Boards, Notice, Seen, Viewer, still};
use serde_json::{Value, json};

/// Writes the probe where it has changed.
pub(crate) fn tell(
    cards: Query<(&Identity, &Spot, &Pose)>,
    boards: Res<Boards>,
    viewer: Res<Viewer>,
    seen: Option<Res<Seen>>,
    motion: Res<bower_stage::Motion>,
    mut notices: MessageReader<Notice>,
    (mut said, mut last): (Local<Vec<String>>, Local<String>),
) {
    said.extend(notices.read().map(|notice| notice.key.clone()));
    let mut hand = serde_json::Map::new();
    if let Some(seen) = &seen {
        let pack = seen.view.game().pack();
        for (identity, spot, pose) in &cards {
            let mine = matches!(*spot, Spot::Hand { seat, .. } if seat == viewer.0);
            if mine && pose.alpha > 0.0 {
                let place = json!([pose.at.x.round(), pose.at.y.round()]);
                hand.insert(pack.spell(identity.0).to_string(), place);
            }
        }
    }
    let told = json!({
        "hand": hand,
        "boards": places(&boards.boards),
        "knobs": places(&boards.knobs),
        "notices": *said,
        "still": still(motion),
        "decision": seen.as_ref().map(|seen| seen.decision),
        "view": seen.as_ref().map(|seen| seen.view.to_json()),
        "legal": seen.as_ref().map_or_else(Vec::new, |seen| legal(seen)),
    });
    let told = told.to_string();
    if told != *last {
        super::tell("probe", &told);
        *last = told;
    }
}

/// Each as left, top, width and height, px.
fn places(places: &[BoardPlace]) -> Vec<Value> {
    places
        .iter()
        .map(|place| {
            json!([
                place.rect.min.x,
                place.rect.min.y,
                place.rect.width(),
                place.rect.height()
            ])
        })
        .collect()
}

/// What the viewer may do now, as records spell it; nothing while another is to act.
fn legal(seen: &Seen) -> Vec<String> {
    let pack = seen.view.game().pack();
    seen.view
        .legal()
        .iter()
        .map(|action| action.spell(pack))
        .collect()
}
