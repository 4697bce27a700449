//! Windows higher than wide. `k` is a pixel of a 390-wide phone; height left over goes to the gaps.

use bevy::math::{Vec2, vec2};

use super::parts::{
    HandPart, Hang, HeldPart, HoopPart, KnobPart, LanternPart, PilePart, PlatePart, ScorePart,
    TrickPart,
};
use super::place::Place::{East, North, NorthEast, NorthWest, South, SouthEast, SouthWest, West};
use super::place::{ByPlace, Company, Place};
use super::{Barns, Knob, Layout, Shape, wide};

fn shares(seats: u8, roomy: bool) -> ByPlace<Vec2> {
    let mut shares = wide::shares(seats);
    if seats == 3 {
        shares[West] = vec2(-1.0, -1.0);
        shares[East] = vec2(1.0, -1.0);
    }
    if seats == 5 && roomy {
        shares[West] = vec2(-0.82, 0.0);
        shares[NorthWest] = vec2(-0.52, -1.0);
        shares[NorthEast] = vec2(0.52, -1.0);
        shares[East] = vec2(0.82, 0.0);
    }
    shares
}

pub(super) fn layout(w: f32, h: f32, company: Company) -> Layout {
    let Company { seats, cards, solo } = company;
    let k = (w / 390.0).min(h / 700.0);
    let (cx, top, foot) = (w / 2.0, 164.0 * k, h - 240.0 * k);
    let ty = (top + foot) / 2.0 + 6.0 * k;
    let (five, six) = (seats == 5, seats >= 6);
    // Where the middle is high enough the far and near cards clear the others' rows; else all lie side by side, smaller.
    let roomy = foot - top >= 380.0 * k;
    let side = |dy: f32, left: bool| vec2(if left { 46.0 * k } else { w - 46.0 * k }, ty + dy * k);
    let centre = |place: Place| match place {
        South => vec2(46.0 * k, h - 53.0 * k),
        North => vec2(cx, 54.0 * k),
        NorthWest if five => vec2(w * 0.20, 54.0 * k),
        NorthEast if five => vec2(w * 0.80, 54.0 * k),
        West | East => side(0.0, place == West),
        NorthWest | NorthEast => side(-62.0, place == NorthWest),
        SouthWest | SouthEast => side(66.0, place == SouthWest),
    };
    let seated = |place: Place| Place::around(seats).contains(&place);
    let hoops = ByPlace::from_fn(|place| {
        seated(place).then(|| HoopPart {
            at: centre(place),
            radius: if six && place != South { 23.0 } else { 27.0 } * k,
        })
    });
    let names = ByPlace::from_fn(|place| {
        let hoop = hoops[place]?;
        if place == South {
            return Some(PlatePart {
                at: vec2(82.0 * k, h - 52.0 * k),
                hang: Hang::Start,
            });
        }
        let inward = if hoop.at.x < cx {
            6.0
        } else if hoop.at.x > cx {
            -6.0
        } else {
            0.0
        };
        Some(PlatePart {
            at: hoop.at + vec2(inward * k, hoop.radius + 16.5 * k),
            hang: Hang::Middle,
        })
    });
    let step = (5.0 / f32::from(cards.max(1))).min(1.0) * k;
    let held = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| place != South)?;
        Some(if hoop.at.y < 100.0 * k {
            HeldPart {
                at: vec2(hoop.at.x, 138.0 * k),
                width: 32.0 * k,
                turn: 0.0,
                step: 11.0 * step,
            }
        } else {
            HeldPart {
                at: hoop.at - vec2(0.0, hoop.radius + 24.0 * k),
                width: 28.0 * k,
                turn: 0.0,
                step: 7.0 * step,
            }
        })
    });
    let scores = ByPlace::from_fn(|place| {
        let hoop = hoops[place].filter(|_| solo)?;
        Some(match place {
            South => ScorePart {
                at: vec2(164.0 * k, h - 53.0 * k),
                scale: 0.62 * k,
            },
            North if seats == 2 => ScorePart {
                at: vec2(cx + 74.0 * k, 54.0 * k),
                scale: 0.66 * k,
            },
            _ if hoop.at.y < 100.0 * k => ScorePart {
                at: hoop.at + vec2(if hoop.at.x < cx { 66.0 } else { -66.0 } * k, 0.0),
                scale: 0.60 * k,
            },
            _ => ScorePart {
                at: hoop.at + vec2(0.0, hoop.radius + 56.0 * k),
                scale: 0.60 * k,
            },
        })
    });
    let mut lh = (56.0 * k).max((104.0 * k).min((ty - 205.0 * k) * 0.66));
    let (lx, ly) = if matches!(seats, 3 | 5) {
        (cx, 22.0 * k)
    } else {
        (68.0 * k, if solo { 28.0 } else { 142.0 } * k)
    };
    if solo {
        lh = 84.0 * k;
    }
    if six {
        // Its word hangs above the cards of the seat beneath.
        lh = lh.min(ty - 304.0 * k);
    }
    if seats == 4 && !solo {
        // Two lines of words hang over the cards of the left seat.
        lh = lh.min(ty - ly - (72.0 + 17.0 + 2.45 * 15.0 + 2.0) * k);
    }
    let lantern = if six && !roomy {
        // The seats reach higher: a small lantern, its word beside it.
        let word = PlatePart {
            at: vec2(68.0 * k, 158.0 * k),
            hang: Hang::Start,
        };
        LanternPart {
            at: vec2(46.0 * k, 130.0 * k),
            height: 46.0 * k,
            word,
            word_size: 14.0 * k,
        }
    } else {
        let word = PlatePart {
            at: vec2(lx, ly + lh + 17.0 * k),
            hang: Hang::Middle,
        };
        LanternPart {
            at: vec2(lx, ly),
            height: lh,
            word,
            word_size: 15.0 * k,
        }
    };
    let (card, reach) = match (seats, roomy) {
        (3, _) => (86.0, vec2(58.0, 66.0)),
        (5, true) => (72.0, vec2(80.0, 108.0)),
        (5, false) => (60.0, vec2(86.0, 70.0)),
        (6.., _) => (66.0, vec2(75.0, 74.0)),
        (_, true) => (86.0, vec2(66.0, 126.0)),
        (_, false) => (74.0, vec2(78.0, 56.0)),
    };
    let by_seat = |place: Place| match place {
        South => Some(PilePart {
            at: vec2(if six { 176.0 } else { 212.0 } * k, h - 53.0 * k),
            width: if six { 26.0 } else { 30.0 } * k,
        }),
        North => Some(PilePart {
            at: vec2(cx + 74.0 * k, 118.0 * k),
            width: 30.0 * k,
        }),
        West if !five => Some(PilePart {
            at: vec2(44.0 * k, ty + 128.0 * k),
            width: 30.0 * k,
        }),
        East if !five => Some(PilePart {
            at: vec2(w - 52.0 * k, ty + 128.0 * k),
            width: 30.0 * k,
        }),
        _ => None,
    };
    let them = if six {
        PilePart {
            at: vec2(220.0 * k, h - 53.0 * k),
            width: 26.0 * k,
        }
    } else {
        PilePart {
            at: vec2(w - 52.0 * k, ty + 112.0 * k),
            width: 34.0 * k,
        }
    };
    let knob = |from_right: f32, knob| {
        Some(KnobPart {
            at: vec2(w - from_right * k, h - 52.0 * k),
            radius: 20.0 * k,
            knob,
        })
    };
    Layout {
        shape: Shape::Tall,
        unit: k,
        hand: HandPart {
            at: vec2(cx, h - 166.0 * k),
            width: 98.0 * k,
            room: w - 32.0 * k,
            bow: 9.0 * k,
            fan: 2.6,
        },
        trick: TrickPart {
            at: vec2(cx, ty + if five && roomy { 14.0 * k } else { 0.0 }),
            width: card * k,
            reach: reach * k,
        },
        shares: shares(seats, roomy),
        hoops,
        names,
        held,
        scores,
        barns: (!solo).then(|| Barns {
            ours: ScorePart {
                at: vec2(20.0 * k, 20.0 * k),
                scale: 0.58 * k,
            },
            theirs: ScorePart {
                at: vec2(w - 136.0 * k, 20.0 * k),
                scale: 0.58 * k,
            },
        }),
        lantern,
        piles: ByPlace::from_fn(|place| {
            by_seat(place).filter(|_| seated(place) && (solo || place == South))
        }),
        their_pile: (!solo).then_some(them),
        knobs: [
            knob(33.0, Knob::Menu),
            knob(78.0, Knob::LastTrick),
            knob(123.0, Knob::Hint),
            None,
        ],
        name_size: 16.0 * k,
        rim: 13.0 * k,
        corner: 32.0 * k,
        star: 124.0 * k,
        ..Layout::bare(w, h, company)
    }
}
