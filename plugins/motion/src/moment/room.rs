//! Where there is room on the felt for what a moment shows: nothing of it may cover a player or his name.

use bevy::prelude::*;
use bower_stage::Layout;
use bower_stage::layout::Place;

/// How far off whatever stands on the table a moment's things stay, units.
const APART: f32 = 8.0;

/// What may not be covered: the players' portraits and their names.
fn folk(layout: &Layout) -> impl Iterator<Item = Rect> + '_ {
    let hoops = layout.hoops.iter().filter_map(|(_, hoop)| {
        hoop.map(|hoop| Rect::from_center_half_size(hoop.at, Vec2::splat(hoop.radius)))
    });
    let names = Place::ALL.into_iter().filter_map(|place| {
        let size = layout.plate_size(place);
        layout.names[place].map(|part| layout.plate(part, size * 4.0, size))
    });
    hoops.chain(names)
}

/// What should not be covered either: the barns, the lantern with its word, the round buttons, the tricks
/// taken.
fn things(layout: &Layout) -> impl Iterator<Item = Rect> + '_ {
    let barns = layout.barns.iter().flat_map(|barns| {
        [barns.ours, barns.theirs]
            .map(|part| Rect::from_corners(part.at, part.at + Vec2::new(200.0, 186.0) * part.scale))
    });
    let lantern = layout.lantern;
    let lantern = Rect::from_center_half_size(
        lantern.at + Vec2::Y * (lantern.height * 0.62),
        Vec2::new(lantern.height * 0.36, lantern.height * 0.62),
    );
    let knobs = layout
        .knobs
        .iter()
        .flatten()
        .map(|knob| Rect::from_center_half_size(knob.at, Vec2::splat(knob.radius)));
    let piles = Place::ALL
        .into_iter()
        .filter_map(|place| layout.piles[place])
        .chain(layout.their_pile)
        .map(|pile| Rect::from_center_size(pile.at, Vec2::new(1.3, 1.7) * pile.width));
    barns.chain(knobs).chain([lantern]).chain(piles)
}

/// How far from the trick's middle the felt is free all round, px.
pub fn round(layout: &Layout) -> f32 {
    let (middle, table) = (layout.trick.at, layout.table().inflate(-layout.rim));
    let edge = (middle - table.min).min(table.max - middle).min_element();
    layout
        .hoops
        .iter()
        .filter_map(|(_, hoop)| hoop.map(|hoop| middle.distance(hoop.at) - hoop.radius))
        .fold(edge, f32::min)
        - APART * layout.unit
}

/// Where something of this size lies free, as near to `wanted`, its middle, as there is room above or below, under `head`
/// and over `foot`. Where there is none, `wanted` itself.
pub fn berth(layout: &Layout, wanted: Vec2, size: Vec2, (head, foot): (f32, f32)) -> Vec2 {
    let lies = |at: &Vec2| Rect::from_center_size(*at, size + 2.0 * APART * layout.unit);
    let off = |rect: Rect, other: Rect| rect.intersect(other).is_empty();
    let step = 4.0 * layout.unit;
    let berths = || {
        (0..=160)
            .flat_map(|n| [n as f32, -(n as f32)])
            .map(|n| wanted + Vec2::Y * (n * step))
            .filter(|at| {
                let rect = lies(at);
                rect.min.y >= head && rect.max.y <= foot
            })
            .filter(|at| folk(layout).all(|other| off(lies(at), other)))
    };
    berths()
        .find(|at| things(layout).all(|other| off(lies(at), other)))
        .or_else(|| berths().next())
        .unwrap_or(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bower_stage::layout::{Company, Inset};

    const WINDOWS: [(f32, f32); 6] = [
        (1280.0, 720.0),
        (960.0, 600.0),
        (390.0, 844.0),
        (360.0, 640.0),
        (844.0, 390.0),
        (3840.0, 2160.0),
    ];

    fn layouts() -> impl Iterator<Item = Layout> {
        WINDOWS.into_iter().flat_map(|(w, h)| {
            (2..=6).map(move |seats| {
                Layout::new(
                    Vec2::new(w, h),
                    Inset::default(),
                    Company::new(seats, 5),
                    1.0,
                )
            })
        })
    }

    #[test]
    fn nobody_sits_where_the_felt_is_free() {
        for layout in layouts() {
            let radius = round(&layout);
            assert!(radius > 0.0);
            for (place, hoop) in layout.hoops.iter() {
                let Some(hoop) = hoop else { continue };
                let far = layout.trick.at.distance(hoop.at);
                assert!(
                    far >= radius + hoop.radius,
                    "{}x{}: {place:?}",
                    layout.width,
                    layout.height
                );
            }
        }
    }

    #[test]
    fn a_ribbon_finds_a_berth_off_every_player_in_every_window() {
        for layout in layouts() {
            let size = Vec2::new(
                (400.0 * layout.unit).min(layout.safe().width() - 16.0),
                100.0 * layout.unit,
            );
            let at = berth(
                &layout,
                layout.trick.at,
                size,
                (layout.safe().min.y, layout.safe().max.y),
            );
            let rect = Rect::from_center_size(at, size);
            for other in folk(&layout) {
                assert!(
                    rect.intersect(other).is_empty(),
                    "{}x{}, {} seats: {rect:?} lies on {other:?}",
                    layout.width,
                    layout.height,
                    layout.company.seats
                );
            }
        }
    }
}
