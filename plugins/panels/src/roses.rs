//! A trick as it lay: small cards in a rose, the leader dotted, the winner ringed.

use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use bower_rules::{Card, Hand, Ranking, Seat, Trump};
use bower_stage::layout::Place;

use crate::cloth::Cloth;
use crate::hall::Hall;
use crate::theme::{self, Letter};

/// A finished trick, freed from the hand it was read from.
#[derive(Clone, PartialEq, Debug)]
pub struct Trick {
    /// Who led.
    pub leader: Seat,
    /// What was played, in order.
    pub cards: Vec<(Seat, Card)>,
    /// Who took it.
    pub winner: Seat,
}

/// The finished tricks of a hand.
pub fn tricks(hand: &Hand) -> Vec<Trick> {
    hand.past_tricks()
        .map(|trick| Trick {
            leader: trick.leader,
            cards: trick.cards.to_vec(),
            winner: trick.winner,
        })
        .collect()
}

/// What the cards of a hand wear.
pub fn worn(hand: &Hand) -> Option<(&'static Ranking, Trump)> {
    hand.ranking().zip(hand.trump())
}

/// Where a place's card lies in a rose, in widths of a card from the middle.
fn petal(place: Place, seats: u8) -> Vec2 {
    let (x, y) = match (place, seats) {
        (Place::South, _) => (0.0, 0.80),
        (Place::North, _) => (0.0, -0.80),
        (Place::West, 5) => (-1.06, 0.34),
        (Place::East, 5) => (1.06, 0.34),
        (Place::West, _) => (-1.06, 0.0),
        (Place::East, _) => (1.06, 0.0),
        (Place::NorthWest, 5) => (-0.56, -0.98),
        (Place::NorthEast, 5) => (0.56, -0.98),
        (Place::NorthWest, _) => (-1.06, -0.62),
        (Place::NorthEast, _) => (1.06, -0.62),
        (Place::SouthWest, _) => (-1.06, 0.62),
        (Place::SouthEast, _) => (1.06, 0.62),
    };
    vec2(x, y)
}

/// Width and height of a rose, in widths of a card.
pub const SPAN: Vec2 = Vec2::new(3.75, 3.5);

/// Draws a trick about `centre`, its cards `wide` px wide.
pub fn show(cloth: &Cloth, hall: &Hall, trick: &Trick, centre: Pos2, wide: f32) {
    let Some(seen) = &hall.seen else { return };
    let hand = seen.view.hand();
    let seats = hand.game().seats();
    let painter = cloth.ui.painter();
    for (seat, card) in &trick.cards {
        let at = centre + petal(Place::of(*seat, hall.viewer.0, seats), seats) * wide;
        let place = Rect::from_center_size(at, vec2(wide, wide * 1.4));
        hall.pictures
            .card(painter, hand.game().pack(), *card, place, worn(hand));
        if *seat == trick.winner {
            // Light between two dark lines: it is seen on any ground.
            let line = 3.0_f32.min(wide * 0.07);
            for (wide_line, ink) in [(line + 2.4, theme::RING_DARK), (line, theme::RING)] {
                painter.rect_stroke(
                    place.expand(2.0 + line / 2.0),
                    wide * 0.1,
                    Stroke::new(wide_line, ink),
                    StrokeKind::Middle,
                );
            }
        }
    }
    let lead = petal(Place::of(trick.leader, hall.viewer.0, seats), seats);
    let out = if lead.x.abs() > lead.y.abs() {
        vec2(lead.x.signum() * 0.63, 0.0)
    } else {
        vec2(0.0, lead.y.signum() * 0.84)
    };
    painter.circle_filled(
        centre + (lead + out) * wide,
        (wide * 0.087).max(2.5),
        cloth.look.accent(),
    );
}

/// A rose in a frame with who took it beneath, and its number.
pub fn framed(cloth: &Cloth, hall: &Hall, trick: &Trick, number: usize, area: Rect) {
    let look = cloth.look;
    let ours = hall.seen.as_ref().is_some_and(|seen| {
        let game = seen.view.game();
        game.side_of(trick.winner) == game.side_of(seen.view.seat())
    });
    let painter = cloth.ui.painter();
    let radius = look.px(12.0).clamp(6.0, 14.0);
    painter.rect_filled(
        area,
        radius,
        if ours {
            look.cell().gamma_multiply(0.85)
        } else {
            look.panel()
        },
    );
    painter.rect_stroke(
        area,
        radius,
        Stroke::new(1.5, if ours { look.edge() } else { look.cell_edge() }),
        StrokeKind::Middle,
    );
    let foot = look.size(17.0) * 1.9;
    let wide = ((area.width() - 8.0) / SPAN.x).min((area.height() - foot - 8.0) / SPAN.y);
    show(
        cloth,
        hall,
        trick,
        pos2(
            area.center().x,
            area.top() + (area.height() - foot) / 2.0 + 2.0,
        ),
        wide,
    );
    let line = area.bottom() - foot / 2.0;
    let hoop = foot * 0.40;
    let centre = pos2(area.left() + hoop + 8.0, line);
    if let Some(chair) = hall
        .seating
        .as_ref()
        .and_then(|seating| seating.chairs[trick.winner].as_ref())
    {
        hall.pictures
            .portrait(painter, chair.portrait, centre, hoop);
    }
    let number_room = look.size(17.0);
    let name_room = area.width() - 2.0 * hoop - 20.0 - number_room;
    // Where a name would not fit the hoop alone says who.
    if name_room > look.size(17.0) * 2.6 {
        cloth.line(
            pos2(centre.x + hoop + 6.0, line),
            Align2::LEFT_CENTER,
            &hall.name(trick.winner),
            Letter::Semi,
            17.0,
            look.words(),
            name_room,
        );
    }
    cloth.line(
        pos2(area.right() - 9.0, line),
        Align2::RIGHT_CENTER,
        &number.to_string(),
        Letter::Semi,
        17.0,
        look.dim(),
        number_room,
    );
}
