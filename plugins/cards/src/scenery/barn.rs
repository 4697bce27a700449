//! A side's barn: two fives in the doorway, the numeral in the loft, doors that close at one short.

use bevy::prelude::*;
use bower_rules::Game;
use bower_stage::Settings;
use bower_stage::layout::ScorePart;

use super::cloth::words;
use super::letters::{Line, number};
use super::scaled;
use crate::art::{Fonts, On, Sheets};
use crate::card::CORNER;
use crate::depth::{BARN, SILL};
use crate::palette::{CREAM, INK};
use crate::picture::{Picture, piece};
use crate::width::Weight;
use crate::{Rest, says};

/// The doorway: its middle, width and height in the barn's units of 200 by 186.
const DOOR: Rect = Rect {
    min: Vec2::new(26.0, 78.0),
    max: Vec2::new(174.0, 164.0),
};
/// The middle of the loft's window.
const LOFT: Vec2 = Vec2::new(100.0, 45.0);
/// The middle of the fives.
const FIVES_AT: Vec2 = Vec2::new(100.0, 118.0);
/// Width of a five in the doorway, and a card's own.
const FIVE: f32 = 43.0;
const CARD: Vec2 = Vec2::new(250.0, 350.0);
/// Width of a leaf as drawn.
pub(super) const LEAF: f32 = 73.4;
/// Width of the bar as drawn.
pub(super) const BAR: f32 = 20.0;

/// Above this score two fives cannot tell it.
const MOST_FIVES: i16 = 11;

/// Spawns what never changes of a barn under a parent whose units are the window's.
pub fn build(commands: &mut Commands, parent: Entity, part: ScorePart, ours: bool, fonts: &Fonts) {
    let barn = scaled(commands, parent, part.at, part.scale, BARN);
    let mut put = |name: &'static str, depth: f32| {
        commands.spawn((
            piece(
                Picture::new(On::Scene, name),
                Vec2::ZERO,
                depth,
                Color::WHITE,
            ),
            ChildOf(barn),
        ));
    };
    put("barn/body", 0.0);
    put("barn/sill", SILL - BARN);
    // Letters 25 high on the sill's line; the text itself is as large as it is read, or it would blur.
    let size = 25.0 * part.scale;
    let place = (part.at + Vec2::new(100.0, 173.0) * part.scale) * Vec2::new(1.0, -1.0);
    let label = words(&says::side(ours), Weight::Bold, size, CREAM, fonts);
    commands.spawn((
        label,
        Transform::from_translation(place.extend(SILL + 1.0)),
        ChildOf(parent),
    ));
}

/// The numeral in a barn's loft. While points are counted in, motion rolls the old one out and the new one in.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loft {
    /// Whether it is the old numeral, that rolls out. The new one is hidden until motion takes it.
    pub leaves: bool,
}

/// Spawns what tells the score: the numeral, with the one it takes the place of while points are counted in, and at game
/// the gilt window and its rays.
pub fn score(
    commands: &mut Commands,
    parent: Entity,
    sheets: &Sheets,
    part: ScorePart,
    score: i16,
    before: Option<i16>,
    won: bool,
) {
    let barn = scaled(commands, parent, part.at, part.scale, SILL + 2.0);
    if won {
        for name in ["barn/loft-won", "barn/rays"] {
            commands.spawn((
                piece(Picture::new(On::Scene, name), Vec2::ZERO, 0.0, Color::WHITE),
                ChildOf(barn),
            ));
        }
    }
    let mut put = |score: i16, leaves: Option<bool>| {
        let at = part.at + LOFT * part.scale;
        let loft = scaled(commands, parent, at, part.scale, SILL + 2.5);
        if let Some(leaves) = leaves {
            commands.entity(loft).insert((
                Loft { leaves },
                if leaves {
                    Visibility::Inherited
                } else {
                    Visibility::Hidden
                },
            ));
        }
        let squeeze = if (0..10).contains(&score) { 1.0 } else { 0.82 };
        let line = Line::new(Vec2::Y * -16.0, 32.0, 0.0, INK).squeezed(squeeze);
        number(commands, loft, sheets, score, line);
    };
    if let Some(before) = before {
        put(before, Some(true));
    }
    put(score, before.map(|_| false));
}

/// How the upper five lies for a score: across and down from the lower one in card units, its turn, and whether its face
/// is up. Face down it leaves as many pips of the lower five as the score; face up its own five and the rest of the lower's.
fn slid(score: i16) -> (Vec2, f32, bool) {
    let (x, y, turn) = match score % 5 {
        0 if score == 0 => (0.0, 0.0, 0.0),
        0 => (0.0, 362.0, 0.0),
        1 => (37.0, 36.0, 45.0),
        2 => (0.0, 120.0, 0.0),
        3 => (0.0, 226.0, 0.0),
        _ => (130.0, 150.0, 45.0),
    };
    (Vec2::new(x, y), turn, score > 5)
}

/// The drawing of a side's lower or upper five.
pub fn five(ours: bool, upper: bool, four_colours: bool) -> &'static str {
    match (ours, upper, four_colours) {
        (true, false, _) => "barn/five-H",
        (true, true, false) => "barn/five-D",
        (true, true, true) => "barn/five-four-D",
        (false, false, _) => "barn/five-S",
        (false, true, false) => "barn/five-C",
        (false, true, true) => "barn/five-four-C",
    }
}

/// Where a side's two fives rest: the lower, then the upper. Together they are centred in the doorway, lying along it.
/// Out of sight where the game is played to more than two fives can tell.
pub fn fives(part: ScorePart, score: i16, target: Option<i16>) -> [Rest; 2] {
    let told = target.is_some_and(|target| target <= MOST_FIVES);
    let (slip, turn, up) = slid(score.clamp(0, 10));
    let half = if turn == 0.0 {
        CARD / 2.0
    } else {
        Vec2::splat((CARD.x + CARD.y) / 2.0 * core::f32::consts::FRAC_1_SQRT_2)
    };
    let (lower, upper) = (CARD / 2.0, CARD / 2.0 + slip);
    let middle = (Vec2::ZERO.min(upper - half) + CARD.max(upper + half)) / 2.0;
    let scale = FIVE / CARD.x * part.scale;
    // A quarter turn to the left: what is down in the drawing is right in the doorway.
    let place = |at: Vec2| {
        part.at + FIVES_AT * part.scale + Vec2::new(at.y - middle.y, middle.x - at.x) * scale
    };
    let rest = Rest {
        width: FIVE * part.scale,
        turn: -90.0,
        alpha: if told { 1.0 } else { 0.0 },
        height: 0.0,
        ..Rest::default()
    };
    [
        Rest {
            at: place(lower),
            depth: BARN + 2.0,
            ..rest
        },
        Rest {
            at: place(upper),
            turn: turn - 90.0,
            depth: BARN + 4.0,
            face_up: up,
            ..rest
        },
    ]
}

/// Where a leaf of the doors hangs, and whether it stands open.
pub fn leaf(part: ScorePart, left: bool, shut: bool) -> Rest {
    let hinge = Vec2::new(if left { DOOR.min.x } else { DOOR.max.x }, DOOR.min.y);
    Rest {
        at: part.at + hinge * part.scale,
        width: LEAF * part.scale,
        depth: BARN + 7.0,
        face_up: !shut,
        ..Rest::default()
    }
}

/// Where the bar lies: across shut doors, or raised and out of sight.
pub fn bar(part: ScorePart, shut: bool) -> Rest {
    let dropped = if shut { 0.47 } else { -0.12 };
    let at = Vec2::new(100.0, DOOR.min.y + DOOR.height() * dropped);
    Rest {
        at: part.at + at * part.scale,
        width: BAR * part.scale,
        depth: BARN + 9.0,
        alpha: if shut { 1.0 } else { 0.0 },
        ..Rest::default()
    }
}

/// One drawing of a barn, in the barn's own units of 200 by 186 from its upper left.
#[derive(Clone, PartialEq, Debug)]
pub struct BarnPiece {
    /// Its name on the sheets.
    pub name: String,
    /// Where its zero is.
    pub at: Vec2,
    /// How large it is drawn, negative across where it is mirrored.
    pub scale: Vec2,
    /// How far it is turned, degrees clockwise.
    pub turn: f32,
    /// What it is tinted with, and how solid it is.
    pub tint: Color,
}

/// How a barn stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BarnState {
    /// Whether it is the viewer's side's.
    pub ours: bool,
    /// The score it tells.
    pub score: i16,
    /// The game.
    pub game: Game,
    /// Whether its side has won the game.
    pub won: bool,
}

/// A barn at rest as a page shows it, back to front, without its numeral and its side's name: the numeral is 32 high about
/// (100, 45), the name 25 about (100, 173).
pub fn barn_pieces(state: BarnState, settings: &Settings) -> Vec<BarnPiece> {
    const WHOLE: ScorePart = ScorePart {
        at: Vec2::ZERO,
        scale: 1.0,
    };
    let plain = |name: &str, at: Vec2| BarnPiece {
        name: name.to_string(),
        at,
        scale: Vec2::ONE,
        turn: 0.0,
        tint: Color::WHITE,
    };
    let shut = !state.won && state.game.is_one_short(state.score);
    let mut pieces = vec![plain("barn/body", Vec2::ZERO)];
    let fives = fives(WHOLE, state.score, state.game.target());
    for (upper, rest) in [false, true].into_iter().zip(fives) {
        if rest.alpha == 0.0 || shut {
            continue;
        }
        let scale = Vec2::splat(rest.width / CARD.x);
        let lie = |piece: BarnPiece, shift: Vec2| BarnPiece {
            at: rest.at + Vec2::from_angle(rest.turn.to_radians()).rotate(shift * scale),
            scale,
            turn: rest.turn,
            ..piece
        };
        let shade = BarnPiece {
            tint: Color::BLACK.with_alpha(0.35),
            ..plain("barn/five-shade", Vec2::ZERO)
        };
        pieces.push(lie(shade, Vec2::new(-5.0, 2.0)));
        pieces.push(if rest.face_up {
            let face = five(state.ours, upper, settings.has_four_colours());
            lie(plain(face, Vec2::ZERO), Vec2::ZERO)
        } else {
            lie(
                plain(&format!("back/{}", settings.back), Vec2::ZERO),
                CORNER,
            )
        });
    }
    let mirrored = Vec2::new(-1.0, 1.0);
    if shut {
        let left = leaf(WHOLE, true, true).at;
        let right = leaf(WHOLE, false, true).at;
        pieces.push(BarnPiece {
            tint: Color::WHITE.with_alpha(0.55),
            ..plain("barn/dark", Vec2::ZERO)
        });
        pieces.push(plain("barn/leaf", left));
        pieces.push(BarnPiece {
            scale: mirrored,
            ..plain("barn/leaf", right)
        });
        pieces.push(plain("barn/crack", Vec2::ZERO));
        pieces.push(plain("barn/bar", bar(WHOLE, true).at));
    } else {
        pieces.push(plain("barn/leaf-open", Vec2::ZERO));
        pieces.push(BarnPiece {
            scale: mirrored,
            ..plain("barn/leaf-open", Vec2::new(DOOR.min.x + DOOR.max.x, 0.0))
        });
    }
    pieces.push(plain("barn/sill", Vec2::ZERO));
    if state.won {
        pieces.extend(["barn/loft-won", "barn/rays"].map(|name| plain(name, Vec2::ZERO)));
    }
    pieces
}

#[cfg(test)]
mod tests {
    use bower_rules::Preset;

    use super::*;

    const PART: ScorePart = ScorePart {
        at: Vec2::ZERO,
        scale: 1.0,
    };

    #[test]
    fn the_fives_stay_in_the_doorway_at_every_score() {
        for score in 0..=10 {
            for rest in fives(PART, score, Some(10)) {
                let half = if (rest.turn + 90.0) % 90.0 == 0.0 {
                    CARD / 2.0
                } else {
                    Vec2::splat(300.0 * core::f32::consts::FRAC_1_SQRT_2)
                } * (FIVE / 250.0);
                let half = Vec2::new(half.y, half.x) - 0.5;
                assert!(
                    DOOR.contains(rest.at - half) && DOOR.contains(rest.at + half),
                    "{score}: {rest:?}"
                );
            }
        }
    }

    #[test]
    fn the_upper_five_shows_its_face_from_six_on() {
        for score in 0..=10 {
            assert_eq!(
                fives(PART, score, Some(10))[1].face_up,
                score > 5,
                "{score}"
            );
        }
    }

    #[test]
    fn five_and_ten_lie_side_by_side() {
        for score in [5, 10] {
            let [lower, upper] = fives(PART, score, Some(10));
            assert!((upper.at.x - lower.at.x - 362.0 * FIVE / 250.0).abs() < 0.01);
            assert!((lower.at.x + upper.at.x - 200.0).abs() < 0.01);
        }
    }

    #[test]
    fn a_page_shows_a_barn_shut_at_one_short_and_open_before_and_when_won() {
        let names = |score, won| {
            let state = BarnState {
                ours: true,
                score,
                game: Game::preset(Preset::Euchre),
                won,
            };
            let pieces = barn_pieces(state, &Settings::default());
            pieces
                .into_iter()
                .map(|piece| piece.name)
                .collect::<Vec<_>>()
        };
        let has = |names: &[String], name: &str| names.iter().any(|one| one == name);
        let (open, shut, won) = (names(8, false), names(9, false), names(10, true));
        assert!(has(&open, "barn/leaf-open") && has(&open, "barn/five-D"));
        assert!(has(&shut, "barn/bar") && !has(&shut, "barn/leaf-open"));
        assert!(has(&won, "barn/rays") && has(&won, "barn/leaf-open"));
        assert!(
            has(&names(3, false), "back/ohio-star"),
            "the upper five lies face down"
        );
    }

    #[test]
    fn two_fives_do_not_tell_a_score_beyond_them() {
        assert_eq!(fives(PART, 3, Some(32))[0].alpha, 0.0);
        assert_eq!(fives(PART, 3, None)[1].alpha, 0.0);
        assert_eq!(fives(PART, 3, Some(5))[1].alpha, 1.0);
    }
}
