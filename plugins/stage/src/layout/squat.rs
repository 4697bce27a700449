//! Low windows: under 480 high and wider than high. `k` is a pixel of an 844 by 390 phone on its side.

use bevy::math::{Vec2, vec2};

use super::parts::{
    HandPart, Hang, HeldPart, HoopPart, KnobPart, LanternPart, PilePart, PlatePart, ScorePart,
    TrickPart,
};
use super::place::Place::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
use super::place::{ByPlace, Company, Place};
use super::{Barns, Knob, Layout, Shape, wide};

/// There is no height: the cards stand side by side, a far seat's higher, a near one's lower.
fn shares(seats: u8) -> ByPlace<Vec2> {
    let wide = wide::shares(seats);
    ByPlace::from_fn(|place| match (seats, place) {
        (2, South) => vec2(0.45, 0.55),
        (2, North) => vec2(-0.45, -0.55),
        (4, South) => vec2(0.45, 0.75),
        (4, West) => vec2(-1.30, 0.15),
        (4, North) => vec2(-0.43, -0.75),
        (4, East) => vec2(1.32, -0.05),
        (5, South) => vec2(0.0, 0.9),
        (5, West) => vec2(-1.0, 0.3),
        (5, NorthWest) => vec2(-0.5, -0.7),
        (5, NorthEast) => vec2(0.5, -0.7),
        (5, East) => vec2(1.0, 0.3),
        (6.., South) => vec2(0.26, 0.9),
        (6.., SouthWest) => vec2(-1.28, 0.8),
        (6.., NorthWest) => vec2(-0.77, -0.6),
        (6.., North) => vec2(-0.25, -0.9),
        (6.., NorthEast) => vec2(0.78, -0.7),
        (6.., SouthEast) => vec2(1.29, 0.6),
        _ => wide[place],
    })
}

pub(super) fn layout(w: f32, h: f32, company: Company) -> Layout {
    let Company { seats, cards, solo } = company;
    let k = (w / 844.0).min(h / 390.0);
    let (cx, ty) = (w / 2.0, 156.0 * k);
    let (five, six) = (seats == 5, seats >= 6);
    let side = |y: f32, left: bool| vec2(if left { 48.0 * k } else { w - 48.0 * k }, y * k);
    let centre = |place: Place| match place {
        South => vec2(cx - 214.0 * k, h - 60.0 * k),
        North => vec2(cx - 84.0 * k, 44.0 * k),
        NorthWest if five => vec2(cx - 200.0 * k, 44.0 * k),
        NorthEast if five => vec2(cx + 96.0 * k, 44.0 * k),
        West | East => side(if solo { 250.0 } else { 216.0 }, place == West),
        NorthWest | NorthEast => side(186.0, place == NorthWest),
        SouthWest | SouthEast => side(268.0, place == SouthWest),
    };
    let seated = |place: Place| Place::around(seats).contains(&place);
    let hoops = ByPlace::from_fn(|place| {
        seated(place).then(|| HoopPart {
            at: centre(place),
            radius: if six && place != South { 22.0 } else { 26.0 } * k,
        })
    });
    let names = ByPlace::from_fn(|place| {
        let hoop = hoops[place]?;
        Some(if place == South {
            PlatePart {
                at: vec2(cx - 250.0 * k, h - 60.0 * k),
                hang: Hang::End,
            }
        } else if hoop.at.y < 100.0 * k {
            PlatePart {
                at: hoop.at + vec2(hoop.radius + 10.0 * k, 0.0),
                hang: Hang::Start,
            }
        } else {
            let inward = if hoop.at.x < cx { 10.0 } else { -10.0 };
            PlatePart {
                at: hoop.at + vec2(inward * k, hoop.radius + 15.0 * k),
                hang: Hang::Middle,
            }
        })
    });
    let step = (5.0 / f32::from(cards.max(1))).min(1.0) * k;
    let held = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| place != South)?;
        Some(if hoop.at.y < 100.0 * k {
            let (off, by) = if five { (150.0, 9.0) } else { (158.0, 12.0) };
            HeldPart {
                at: vec2(hoop.at.x + off * k, 44.0 * k),
                width: 30.0 * k,
                turn: 0.0,
                step: by * step,
            }
        } else {
            let s = if hoop.at.x < cx { 1.0 } else { -1.0 };
            HeldPart {
                at: hoop.at + vec2(50.0 * k * s, 0.0),
                width: 28.0 * k,
                turn: 90.0 * s,
                step: 9.0 * step,
            }
        })
    });
    let scores = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| solo)?;
        let at = if hoop.at.y < 100.0 * k {
            hoop.at - vec2(hoop.radius + 34.0 * k, 0.0)
        } else {
            hoop.at - vec2(0.0, hoop.radius + 30.0 * k)
        };
        Some(ScorePart {
            at,
            scale: 0.58 * k,
        })
    });
    let (card, reach) = match seats {
        5 => (64.0, vec2(150.0, 36.0)),
        6.. => (58.0, vec2(128.0, 34.0)),
        _ => (70.0, vec2(92.0, 36.0)),
    };
    let (lx, lh) = if solo {
        (104.0 * k, 90.0 * k)
    } else if six {
        (cx - 226.0 * k, 86.0 * k)
    } else {
        (cx - 208.0 * k, 104.0 * k)
    };
    let ly = if solo { 26.0 } else { 42.0 } * k;
    let by_seat = |place: Place| match place {
        South => Some(PilePart {
            at: vec2(cx + 212.0 * k, h - 64.0 * k),
            width: 34.0 * k,
        }),
        North => Some(PilePart {
            at: vec2(cx + 150.0 * k, 48.0 * k),
            width: 30.0 * k,
        }),
        // Between the cards held there and the player's own name.
        West if !five => Some(PilePart {
            at: vec2(144.0 * k, 280.0 * k),
            width: 34.0 * k,
        }),
        East if !five => Some(PilePart {
            at: vec2(w - 148.0 * k, 306.0 * k),
            width: 34.0 * k,
        }),
        _ => None,
    };
    let knob = |from_right: f32, knob| {
        Some(KnobPart {
            at: vec2(w - from_right * k, h - 38.0 * k),
            radius: 19.0 * k,
            knob,
        })
    };
    Layout {
        shape: Shape::Squat,
        unit: k,
        hand: HandPart {
            at: vec2(cx, h - 72.0 * k),
            width: 82.0 * k,
            room: 340.0 * k,
            bow: 6.0 * k,
            fan: 2.2,
        },
        trick: TrickPart {
            at: vec2(cx, ty),
            width: card * k,
            reach: reach * k,
        },
        shares: shares(seats),
        hoops,
        names,
        held,
        scores,
        barns: (!solo).then(|| Barns {
            ours: ScorePart {
                at: vec2(24.0 * k, 22.0 * k),
                scale: 0.68 * k,
            },
            theirs: ScorePart {
                at: vec2(w - 160.0 * k, 22.0 * k),
                scale: 0.68 * k,
            },
        }),
        lantern: LanternPart {
            at: vec2(lx, ly),
            height: lh,
            // Letters do not shrink under 14 px: longer lines hang further from the trick.
            word: PlatePart {
                at: vec2(lx - 2.0 * (14.0 - 15.0 * k).max(0.0), ly + lh + 20.0 * k),
                hang: Hang::Middle,
            },
            word_size: 15.0 * k,
        },
        piles: ByPlace::from_fn(|place| {
            by_seat(place).filter(|_| seated(place) && (solo || place == South))
        }),
        their_pile: (!solo).then(|| PilePart {
            at: vec2(w - 142.0 * k, 300.0 * k),
            width: 34.0 * k,
        }),
        knobs: [
            knob(32.0, Knob::Menu),
            knob(80.0, Knob::LastTrick),
            knob(128.0, Knob::Hint),
            None,
        ],
        name_size: 15.0 * k,
        rim: 13.0 * k,
        corner: 32.0 * k,
        star: 104.0 * k,
        ..Layout::bare(w, h, company)
    }
}
