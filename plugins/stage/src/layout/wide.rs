//! Windows at least 1.25 times as wide as high, 480 or more high. `u` is a pixel of the 1280 by 720 drawing.

use bevy::math::{Vec2, vec2};

use super::parts::{
    HandPart, Hang, HeldPart, HoopPart, KnobPart, LanternPart, PilePart, PlatePart, ScorePart,
    TrickPart,
};
use super::place::Place::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
use super::place::{ByPlace, Company, Place};
use super::{Barns, Knob, Layout, Shape};

/// Where a seat's card lies in the trick, as a share of the trick's reach across and down.
pub(super) fn shares(seats: u8) -> ByPlace<Vec2> {
    ByPlace::from_fn(|place| match (seats, place) {
        (_, South) => vec2(0.0, 1.0),
        (_, North) => vec2(0.0, -1.0),
        (5, West) => vec2(-1.0, 0.12),
        (5, East) => vec2(1.0, 0.12),
        (5, NorthWest) => vec2(-0.36, -1.0),
        (5, NorthEast) => vec2(0.36, -1.0),
        (_, West) => vec2(-1.0, 0.0),
        (_, East) => vec2(1.0, 0.0),
        (_, SouthWest) => vec2(-1.0, 0.72),
        (_, NorthWest) => vec2(-1.0, -0.72),
        (_, NorthEast) => vec2(1.0, -0.72),
        (_, SouthEast) => vec2(1.0, 0.72),
    })
}

pub(super) fn layout(w: f32, h: f32, company: Company) -> Layout {
    let Company { seats, cards, solo } = company;
    let u = (w / 1280.0).min(h / 720.0);
    let (cx, top, foot) = (w / 2.0, 162.0 * u, h - 230.0 * u);
    let ty = (top + foot) / 2.0;
    let (five, six) = (seats == 5, seats >= 6);
    let side = |dy: f32, left: bool| vec2(if left { 92.0 * u } else { w - 92.0 * u }, ty + dy * u);
    let centre = |place: Place| match place {
        South => vec2(306.0 * u + (w - 1280.0 * u) / 2.0, h - 104.0 * u),
        North => vec2(cx, 74.0 * u),
        NorthWest if five => vec2(cx - 190.0 * u, 74.0 * u),
        NorthEast if five => vec2(cx + 130.0 * u, 74.0 * u),
        West | East => side(20.0, place == West),
        NorthWest | NorthEast => side(-34.0, place == NorthWest),
        SouthWest | SouthEast => side(126.0, place == SouthWest),
    };
    let seated = |place: Place| Place::around(seats).contains(&place);
    let hoops = ByPlace::from_fn(|place| {
        seated(place).then(|| HoopPart {
            at: centre(place),
            radius: if six && place != South { 36.0 } else { 42.0 } * u,
        })
    });
    let names = ByPlace::from_fn(|place| {
        hoops[place].map(|hoop| PlatePart {
            at: hoop.at + Vec2::Y * (hoop.radius + 22.0 * u),
            hang: Hang::Middle,
        })
    });
    let step = 15.0 * u * (5.0 / f32::from(cards.max(1))).min(1.0);
    let held = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| place != South)?;
        Some(if hoop.at.y < 100.0 * u {
            HeldPart {
                at: vec2(hoop.at.x + 92.0 * u, 76.0 * u),
                width: 50.0 * u,
                turn: 0.0,
                step,
            }
        } else {
            let s = if hoop.at.x < cx { 1.0 } else { -1.0 };
            HeldPart {
                at: hoop.at + vec2(78.0 * u * s, 0.0),
                width: if six { 44.0 } else { 50.0 } * u,
                turn: 90.0 * s,
                step,
            }
        })
    });
    let scores = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| solo)?;
        let at = if hoop.at.y < 100.0 * u {
            hoop.at + vec2(-hoop.radius - 52.0 * u, 2.0 * u)
        } else {
            hoop.at - vec2(0.0, hoop.radius + 48.0 * u)
        };
        Some(ScorePart {
            at,
            scale: 0.96 * u,
        })
    });
    let (card, reach) = match seats {
        5 => (108.0, vec2(180.0, 88.0)),
        6.. => (86.0, vec2(152.0, 98.0)),
        _ => (116.0, vec2(138.0, 86.0)),
    };
    let lx = if solo {
        186.0 * u
    } else {
        350.0 * u + (w - 1280.0 * u) / 2.0
    };
    let by_seat = |place: Place| match place {
        South => Some(PilePart {
            at: vec2(cx + 332.0 * u, h - 114.0 * u),
            width: 58.0 * u,
        }),
        North => Some(PilePart {
            at: vec2(cx + 226.0 * u, 82.0 * u),
            width: 50.0 * u,
        }),
        West if !five => Some(PilePart {
            at: vec2(104.0 * u, ty + 174.0 * u),
            width: 58.0 * u,
        }),
        East if !five => Some(PilePart {
            at: vec2(w - 104.0 * u, ty + 174.0 * u),
            width: 58.0 * u,
        }),
        _ => None,
    };
    let them = PilePart {
        at: vec2(
            w - 104.0 * u,
            if six { h - 84.0 * u } else { ty + 174.0 * u },
        ),
        width: 58.0 * u,
    };
    let knob = |i: f32, knob| {
        Some(KnobPart {
            at: vec2((68.0 + 62.0 * i) * u, h - 68.0 * u),
            radius: 25.0 * u,
            knob,
        })
    };
    Layout {
        shape: Shape::Wide,
        unit: u,
        hand: HandPart {
            at: vec2(cx, h - 116.0 * u),
            width: 122.0 * u,
            room: 540.0 * u,
            bow: 13.0 * u,
            fan: 3.4,
        },
        trick: TrickPart {
            at: vec2(cx, ty),
            width: card * u,
            reach: reach * u,
        },
        shares: shares(seats),
        hoops,
        names,
        held,
        scores,
        barns: (!solo).then(|| Barns {
            ours: ScorePart {
                at: vec2(42.0 * u, 40.0 * u),
                scale: 0.90 * u,
            },
            theirs: ScorePart {
                at: vec2(w - 222.0 * u, 40.0 * u),
                scale: 0.90 * u,
            },
        }),
        lantern: LanternPart {
            at: vec2(lx, if solo { 46.0 } else { 84.0 } * u),
            height: if solo { 118.0 } else { 136.0 } * u,
            word: PlatePart {
                at: vec2(lx, if solo { 188.0 } else { 244.0 } * u),
                hang: Hang::Middle,
            },
            word_size: 20.0 * u,
        },
        piles: ByPlace::from_fn(|place| {
            by_seat(place).filter(|_| seated(place) && (solo || place == South))
        }),
        their_pile: (!solo).then_some(them),
        knobs: [
            knob(0.0, Knob::Menu),
            knob(1.0, Knob::LastTrick),
            knob(2.0, Knob::Hint),
            None,
        ],
        name_size: 20.0 * u,
        rim: 24.0 * u,
        corner: 58.0 * u,
        star: 190.0 * u,
        ..Layout::bare(w, h, company)
    }
}
