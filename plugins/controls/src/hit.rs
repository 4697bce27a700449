//! Which of the viewer's cards lies under a point: as it is drawn now, not as it will rest.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bower_cards::{Identity, Pose, Spot};
use bower_rules::{Card, CardSet};
use bower_stage::Viewer;

/// A card's height by its width: 350 to 250 units.
const TALL: f32 = 1.4;
/// How far a raised card stands above its place, of its width.
const RAISED: f32 = 0.19;

/// One of the viewer's cards as drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drawn {
    /// Which card.
    pub card: Card,
    /// How it is drawn.
    pub pose: Pose,
}

impl Drawn {
    /// The point from the card's middle, along its own width and height, px.
    fn local(&self, point: Vec2) -> Vec2 {
        Rot2::degrees(-self.pose.turn) * (point - self.pose.at)
    }

    /// Whether the point lies on the card, or within `reach` px of it. A raised card also answers where it came from,
    /// or it would fall and rise again under a mouse at its foot.
    pub fn holds(&self, point: Vec2, reach: f32, raised: bool) -> bool {
        let half = Vec2::new(
            self.pose.width * self.pose.face.abs(),
            self.pose.width * TALL,
        ) / 2.0;
        let local = self.local(point);
        let foot = if raised {
            self.pose.width * RAISED
        } else {
            0.0
        };
        local.x.abs() <= half.x + reach
            && local.y >= -half.y - reach
            && local.y <= half.y + reach + foot
    }
}

/// The viewer's own cards on screen.
#[derive(SystemParam)]
pub struct OwnCards<'w, 's> {
    cards: Query<'w, 's, (&'static Identity, &'static Spot, &'static Pose)>,
    hands: Query<'w, 's, (Option<&'static Identity>, &'static Spot)>,
    viewer: Res<'w, Viewer>,
}

impl OwnCards<'_, '_> {
    fn drawn(&self, hand: CardSet) -> impl Iterator<Item = Drawn> + '_ {
        let viewer = self.viewer.0;
        self.cards.iter().filter_map(move |(identity, spot, pose)| {
            let mine = matches!(*spot, Spot::Hand { seat, .. } if seat == viewer);
            (mine && hand.contains(identity.0) && pose.alpha > 0.0).then_some(Drawn {
                card: identity.0,
                pose: *pose,
            })
        })
    }

    /// The uppermost of these cards under a point; a finger also finds one that it misses by `reach` px.
    pub fn at(
        &self,
        point: Vec2,
        hand: CardSet,
        reach: f32,
        raised: impl Fn(Card) -> bool,
    ) -> Option<Card> {
        let above = |a: &Drawn, b: &Drawn| a.pose.depth.total_cmp(&b.pose.depth);
        let exact = self
            .drawn(hand)
            .filter(|drawn| drawn.holds(point, 0.0, raised(drawn.card)))
            .max_by(above);
        let near = || {
            let away = |drawn: &Drawn| (point.x - drawn.pose.at.x).abs();
            self.drawn(hand)
                .filter(|drawn| drawn.holds(point, reach, raised(drawn.card)))
                .min_by(|a, b| away(a).total_cmp(&away(b)))
        };
        exact.or_else(near).map(|drawn| drawn.card)
    }

    /// A card's place in the viewer's hand from the left, 0 first, and how many cards the hand has on screen.
    pub fn slot(&self, card: Card) -> Option<(usize, usize)> {
        let viewer = self.viewer.0;
        let mine = self
            .hands
            .iter()
            .filter_map(|(identity, spot)| match *spot {
                Spot::Hand { seat, slot } if seat == viewer => {
                    Some((identity.map(|one| one.0), slot))
                }
                _ => None,
            });
        let (mut at, mut count) = (None, 0);
        for (one, slot) in mine {
            count += 1;
            if one == Some(card) {
                at = Some(usize::from(slot));
            }
        }
        at.map(|at| (at, count))
    }

    /// One of these cards as drawn.
    pub fn find(&self, card: Card) -> Option<Drawn> {
        self.drawn(CardSet::of(card)).next()
    }

    /// These cards in the order the eye meets them, left to right; those not on screen yet follow by their numbers.
    pub fn in_order(&self, hand: CardSet) -> Vec<Card> {
        let mut drawn: Vec<Drawn> = self.drawn(hand).collect();
        drawn.sort_by(|a, b| {
            a.pose
                .at
                .x
                .total_cmp(&b.pose.at.x)
                .then(a.card.cmp(&b.card))
        });
        let mut order: Vec<Card> = drawn.into_iter().map(|drawn| drawn.card).collect();
        let unseen = hand
            .iter()
            .filter(|card| !order.contains(card))
            .collect::<Vec<_>>();
        order.extend(unseen);
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(turn: f32, face: f32) -> Drawn {
        let pose = Pose {
            at: Vec2::new(200.0, 300.0),
            turn,
            width: 100.0,
            face,
            ..default()
        };
        Drawn {
            card: CardSet::from_bits(1).first().expect("a card"),
            pose,
        }
    }

    #[test]
    fn the_hit_area_is_the_drawn_area() {
        let flat = card(0.0, 1.0);
        assert!(flat.holds(Vec2::new(151.0, 231.0), 0.0, false));
        assert!(!flat.holds(Vec2::new(149.0, 300.0), 0.0, false));
        assert!(!flat.holds(Vec2::new(200.0, 371.0), 0.0, false));
    }

    #[test]
    fn a_leaning_card_is_hit_where_it_leans() {
        let leaning = card(90.0, 1.0);
        assert!(leaning.holds(Vec2::new(265.0, 300.0), 0.0, false));
        assert!(!leaning.holds(Vec2::new(200.0, 365.0), 0.0, false));
        // Clockwise, y down: the upper edge of a card turned by 30° lies to the right of its middle.
        let turned = card(30.0, 1.0);
        let top = Vec2::new(
            200.0 + 69.0 * 30f32.to_radians().sin(),
            300.0 - 69.0 * 30f32.to_radians().cos(),
        );
        assert!(turned.holds(top, 0.0, false));
    }

    #[test]
    fn a_card_on_edge_is_as_thin_as_it_is_drawn() {
        assert!(!card(0.0, 0.1).holds(Vec2::new(220.0, 300.0), 0.0, false));
    }

    #[test]
    fn a_raised_card_answers_where_it_came_from() {
        let foot = Vec2::new(200.0, 385.0);
        assert!(!card(0.0, 1.0).holds(foot, 0.0, false));
        assert!(card(0.0, 1.0).holds(foot, 0.0, true));
    }
}
