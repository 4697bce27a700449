//! The sign of what is trump: on the lantern's glass, on the maker's mark.

use bevy::prelude::*;
use bower_rules::{Shape, Suit, Trump, Value};
use bower_stage::Settings;

use super::ink;
use super::letters::{Line, number};
use crate::art::{On, Sheets};
use crate::palette::INK;
use crate::picture::Picture;
use crate::{Pose, Shown};

/// A place that shows what is trump, so high in its parent's units.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sign {
    /// Height.
    pub high: f32,
}

/// Draws the sign anew when trump, the deck's inks or the sheets change. When there is no trump any more the old sign
/// stays, to fade with what it stands on.
pub(crate) fn redraw(
    mut commands: Commands,
    shown: Res<Shown>,
    settings: Res<Settings>,
    sheets: Sheets,
    signs: Query<(Entity, Ref<Sign>, &ChildOf)>,
    mut poses: Query<&mut Pose>,
    mut last: Local<Option<Trump>>,
) {
    let blank = signs.iter().any(|(_, sign, _)| sign.is_added());
    let repainted = settings.is_changed() || sheets.is_changed();
    let named = is_news(&mut last, shown.trump, blank || repainted);
    let Some(trump) = shown.trump else { return };
    let anew = named || repainted;
    for (entity, sign, on) in &signs {
        if anew || sign.is_added() {
            commands.entity(entity).despawn_related::<Children>();
            draw(&mut commands, entity, &sheets, &settings, trump, sign.high);
            // What it stands on says how solid it is.
            if let Ok(mut pose) = poses.get_mut(on.parent()) {
                pose.set_changed();
            }
        }
    }
}

/// Whether trump is another than what the signs show. Signs that are blank, or drawn in other inks, while there is no trump
/// show none, whatever the last one was.
fn is_news(last: &mut Option<Trump>, trump: Option<Trump>, stale: bool) -> bool {
    match trump {
        Some(_) => {
            let news = *last != trump;
            *last = trump;
            news
        }
        None => {
            if stale {
                *last = None;
            }
            false
        }
    }
}

fn draw(
    commands: &mut Commands,
    parent: Entity,
    sheets: &Sheets,
    settings: &Settings,
    trump: Trump,
    high: f32,
) {
    let (name, scale, colour) = match trump {
        Trump::Suit(suit) => (pip(suit), high / 100.0, ink(suit, settings)),
        Trump::NoTrump => ("pip/NT", high / 100.0, INK),
        Trump::Low => ("pip/LOW", high / 100.0, INK),
        Trump::West {
            trump: Value::Shape(shape),
            ..
        } => (self::shape(shape), high / 100.0, INK),
        Trump::West {
            trump: Value::Colour(colour),
            ..
        } => (
            ["token/west-R", "token/west-Y", "token/west-G"][colour.index()],
            high / 46.0,
            Color::WHITE,
        ),
        Trump::West {
            trump: Value::Number(n),
            ..
        } => {
            return number(
                commands,
                parent,
                sheets,
                i16::from(n),
                Line::new(Vec2::Y * (-0.45 * high), 0.9 * high, 0.0, INK),
            );
        }
    };
    let place = Transform::from_scale(Vec3::new(scale, scale, 1.0));
    commands.spawn((
        Picture::new(On::Scene, name),
        Sprite {
            color: colour,
            ..default()
        },
        place,
        ChildOf(parent),
    ));
}

/// The drawn pip of a suit.
fn pip(suit: Suit) -> &'static str {
    ["pip/C", "pip/D", "pip/H", "pip/S"][suit.index()]
}

/// West's shapes; its heart is the suit's.
fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Circle => "pip/circle",
        Shape::Heart => "pip/H",
        Shape::Triangle => "pip/triangle",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_trump_named_again_after_taking_back_is_drawn_on_the_new_signs() {
        let hearts = Some(Trump::Suit(Suit::Hearts));
        let mut last = None;
        assert!(is_news(&mut last, hearts, false));
        assert!(!is_news(&mut last, hearts, false));
        // Taken back: the table is set up anew, before trump.
        assert!(!is_news(&mut last, None, true));
        assert!(is_news(&mut last, hearts, false));
    }

    #[test]
    fn the_next_hand_draws_a_trump_only_where_it_is_another() {
        let (hearts, spades) = (Trump::Suit(Suit::Hearts), Trump::Suit(Suit::Spades));
        let mut last = Some(hearts);
        assert!(!is_news(&mut last, None, false));
        assert!(!is_news(&mut last, Some(hearts), false));
        assert!(is_news(&mut last, Some(spades), false));
    }
}
