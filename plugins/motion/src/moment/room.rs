//! Where there is room on the felt for what a moment shows: nothing of it may cover a player or his name.

use bevy::prelude::*;
use bower_stage::Layout;
use bower_stage::layout::{Lie, PilePart, Place, ScorePart};

/// How far off whatever stands on the table a moment's things stay, units.
const APART: f32 = 8.0;

/// What may not be covered: the players' portraits and their names.
fn folk(layout: &Layout) -> impl Iterator<Item = Rect> + '_ {
    let hoops = layout.hoops.iter().filter_map(|(_, hoop)| {
        hoop.map(|hoop| Rect::from_center_half_size(hoop.at, Vec2::splat(hoop.radius)))
    });
    hoops.chain(names(layout))
}

/// Their names, as wide as they usually are.
fn names(layout: &Layout) -> impl Iterator<Item = Rect> + '_ {
    Place::ALL.into_iter().filter_map(|place| {
        let size = layout.plate_size(place);
        layout.names[place].map(|part| layout.plate(part, size * 4.0, size))
    })
}

/// What should not be covered either: the barns, the lantern with its words, the round buttons, the tricks
/// taken.
fn things(layout: &Layout) -> impl Iterator<Item = Rect> + '_ {
    let barns = layout.barns.iter();
    let barns = barns.flat_map(|barns| [barns.ours, barns.theirs].map(ScorePart::barn));
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
        .map(|part| pile(layout, part));
    barns
        .chain(knobs)
        .chain([lantern, layout.words()])
        .chain(piles)
}

/// All of a pile that holds every trick of a hand, its count too.
fn pile(layout: &Layout, part: PilePart) -> Rect {
    let top = usize::from(layout.company.cards.max(1)) - 1;
    let across = Vec2::splat(0.5 * Lie::ASPECT * part.width);
    let (count, radius) = layout.pile_count(part);
    let packets = [0, top].map(|packet| {
        let lie = layout.packet(part, packet);
        Rect::from_center_half_size(lie.at, across)
    });
    packets[0]
        .union(packets[1])
        .union(Rect::from_center_half_size(count, Vec2::splat(radius)))
}

/// How far from the trick's middle the felt is free all round, px.
pub fn round(layout: &Layout) -> f32 {
    let (middle, table) = (layout.trick.at, layout.table().inflate(-layout.rim));
    let edge = (middle - table.min).min(table.max - middle).min_element();
    let hoops = layout
        .hoops
        .iter()
        .filter_map(|(_, hoop)| hoop.map(|hoop| middle.distance(hoop.at) - hoop.radius));
    let names = names(layout).map(|name| middle.distance(middle.clamp(name.min, name.max)));
    hoops.chain(names).fold(edge, f32::min) - APART * layout.unit
}

/// Where something of this size lies free, as near to `wanted`, its middle, as there is room above or below, under `head`
/// and over `foot`. Where there is none, `wanted` itself.
pub fn berth(layout: &Layout, wanted: Vec2, size: Vec2, room: (f32, f32)) -> Vec2 {
    let folk: Vec<Rect> = folk(layout).collect();
    clear(layout, wanted, size, room)
        .or_else(|| {
            berths(layout, wanted, size, room)
                .find(|(_, rect)| is_off(*rect, &folk))
                .map(|(at, _)| at)
        })
        .unwrap_or(wanted)
}

/// The same, where nothing at all is covered: neither players nor what else stands on the table. `None` where that
/// cannot be.
pub fn clear(layout: &Layout, wanted: Vec2, size: Vec2, room: (f32, f32)) -> Option<Vec2> {
    let taken: Vec<Rect> = folk(layout).chain(things(layout)).collect();
    berths(layout, wanted, size, room)
        .find(|(_, rect)| is_off(*rect, &taken))
        .map(|(at, _)| at)
}

/// Whether something of this size covers nothing where its middle is at `at`, px from the window's upper left.
pub fn is_free(layout: &Layout, at: Vec2, size: Vec2) -> bool {
    let taken: Vec<Rect> = folk(layout).chain(things(layout)).collect();
    is_off(Rect::from_center_size(at, size), &taken)
}

fn is_off(rect: Rect, others: &[Rect]) -> bool {
    others.iter().all(|other| rect.intersect(*other).is_empty())
}

/// Where something might lie, the nearest first, and what it takes up there with the room round it.
fn berths(
    layout: &Layout,
    wanted: Vec2,
    size: Vec2,
    (head, foot): (f32, f32),
) -> impl Iterator<Item = (Vec2, Rect)> {
    let step = 4.0 * layout.unit;
    let taken = size + 2.0 * APART * layout.unit;
    (0..=160)
        .flat_map(|n| [n as f32, -(n as f32)])
        .map(move |n| wanted + Vec2::Y * (n * step))
        .map(move |at| (at, Rect::from_center_size(at, taken)))
        .filter(move |(_, rect)| rect.min.y >= head && rect.max.y <= foot)
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
            for name in names(&layout) {
                let near = layout.trick.at.clamp(name.min, name.max);
                assert!(layout.trick.at.distance(near) >= radius, "{name:?}");
            }
        }
    }

    /// Whatever is said to lie in nobody's way is off our pile, however many tricks lie on it, and off its count.
    #[test]
    fn what_lies_clear_touches_no_pile() {
        let mut clear_of = 0;
        for layout in layouts() {
            let size = Vec2::new(300.0, 80.0) * layout.unit;
            let room = (layout.safe().min.y, layout.safe().max.y);
            let Some(at) = clear(&layout, layout.hand.at, size, room) else {
                continue;
            };
            let lies = Rect::from_center_size(at, size);
            for part in Place::ALL
                .into_iter()
                .filter_map(|place| layout.piles[place])
            {
                clear_of += 1;
                for packet in 0..usize::from(layout.company.cards) {
                    let lie = layout.packet(part, packet);
                    assert!(lie.corners().iter().all(|corner| !lies.contains(*corner)));
                }
                let (count, radius) = layout.pile_count(part);
                let count = Rect::from_center_half_size(count, Vec2::splat(radius));
                assert!(
                    lies.intersect(count).is_empty(),
                    "{lies:?} lies on {count:?}"
                );
            }
        }
        assert!(clear_of > 10, "{clear_of}");
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
