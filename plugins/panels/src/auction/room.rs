//! What lies on the table while somebody is asked, and where beside it there is room.

use bevy::math::Rect as BevyRect;
use bevy_egui::egui::{Rect, Vec2, pos2, vec2};
use bower_cards::{Weight, width};
use bower_rules::Seat;
use bower_stage::layout::{Lie, Lift, Place, Shape};
use bower_stage::{Layout, Seen};

use crate::said;
use crate::theme::Look;

/// A shed and the lantern as drawn, before their scale.
const SHED: Vec2 = Vec2::new(80.0, 72.0);
const LANTERN: f32 = 100.0 / 150.0;

/// Rectangles that nothing may lie over, and the window they are in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Room {
    bounds: Option<Rect>,
    taken: Vec<Rect>,
    /// Where the others' bubbles hang: better left free, but they pass.
    spoken: Vec<Rect>,
}

impl Room {
    /// The room at a table as the viewer sees it. `name` is what stands on each plate.
    pub fn new(look: &Look, layout: &Layout, seen: &Seen, name: &dyn Fn(Seat) -> String) -> Self {
        let mut bounds = look.safe;
        if look.shape == Shape::Wide {
            // The line of prompts.
            bounds.max.y -= look.px(26.0);
        }
        let mut room = Self {
            bounds: Some(bounds),
            taken: Vec::new(),
            spoken: Vec::new(),
        };
        let view = &seen.view;
        let (hand, game, viewer) = (view.hand(), view.game(), view.seat());
        room.hand(layout, usize::from(view.count(viewer)));
        for seat in Seat::all(game.seats()) {
            let place = layout.place(seat, viewer);
            room.seat(layout, place, &name(seat), hand.dealer() == seat);
            if seat != viewer {
                room.bubble(layout, place);
                let n = usize::from(view.count(seat));
                for i in 0..n {
                    let open = hand.face_up(seat).then(|| layout.open_card(place, i, n));
                    let lie = open.flatten().or_else(|| layout.held_card(place, i, n));
                    room.card(lie);
                }
            }
            if hand.tricks(seat) > 0
                && let Some(pile) = layout.pile_of(place)
            {
                room.take(about(pile.at.x, pile.at.y, Vec2::splat(pile.width * 1.8)));
            }
        }
        for (seat, _) in hand.trick() {
            room.card(Some(layout.trick_card(layout.place(*seat, viewer), 0.0)));
        }
        if hand.turn_up_lies() {
            room.card(Some(layout.turn_up()));
        }
        let turned = u8::from(hand.turn_up().is_some());
        if game.undealt() > turned && !hand.play_has_begun() {
            room.card(Some(layout.kitty_card(0)));
            room.card(Some(layout.kitty_card(4)));
        }
        let laid = if hand.play_has_begun() {
            0
        } else {
            hand.shown().len()
        };
        for i in 0..laid as usize {
            room.card(Some(layout.laid_card(i)));
        }
        let lines = hand.trump().map_or(0, |trump| said::trump_lines(trump) + 1);
        room.fixtures(layout, lines);
        room
    }

    /// Barns, lantern, round buttons.
    fn fixtures(&mut self, layout: &Layout, lines: usize) {
        if let Some(barns) = layout.barns {
            self.take(rect(barns.ours.barn()));
            self.take(rect(barns.theirs.barn()));
        }
        let lantern = layout.lantern;
        self.take(Rect::from_min_size(
            pos2(lantern.at.x - lantern.height * LANTERN / 2.0, lantern.at.y),
            vec2(lantern.height * LANTERN, lantern.height),
        ));
        for line in 0..lines {
            self.take(rect(layout.word_plate(line, 5.5)));
        }
        for knob in layout.knobs.iter().flatten() {
            let side = layout.touch_radius(knob.radius) * 2.0;
            self.take(about(knob.at.x, knob.at.y, Vec2::splat(side)));
        }
    }

    /// The viewer's hand, raised cards included.
    fn hand(&mut self, layout: &Layout, n: usize) {
        for i in 0..n {
            for lift in [Lift::Rest, Lift::Raised] {
                self.card(Some(layout.hand_card(i, n, lift)));
            }
        }
    }

    /// A player's hoop, plate and own score.
    fn seat(&mut self, layout: &Layout, place: Place, name: &str, deals: bool) {
        if let Some(hoop) = layout.hoops[place] {
            self.take(about(hoop.at.x, hoop.at.y, Vec2::splat(hoop.radius * 2.0)));
        }
        if let Some((at, radius)) = layout.dealer_button(place).filter(|_| deals) {
            self.take(about(at.x, at.y, Vec2::splat(radius * 2.0)));
        }
        if let Some(part) = layout.names[place] {
            let size = layout.plate_size(place);
            let wide = width(name, Weight::Semibold, size).max(size * 1.7);
            self.take(rect(layout.plate(part, wide, size)));
        }
        if let Some(part) = layout.scores[place] {
            self.take(about(part.at.x, part.at.y, SHED * part.scale));
        }
    }

    /// Where a player's bubble hangs, as wide as most are.
    fn bubble(&mut self, layout: &Layout, place: Place) {
        if let Some(part) = layout.bubble(place) {
            let size = layout.bubble_size();
            let wide = (size * 4.0).min(part.room);
            self.spoken.push(rect(layout.bubble_rect(part, wide, size)));
        }
    }

    /// How many bubbles a rectangle would lie over.
    pub fn spoken_over(&self, area: Rect) -> usize {
        self.spoken
            .iter()
            .filter(|bubble| bubble.intersects(area))
            .count()
    }

    fn card(&mut self, lie: Option<Lie>) {
        if let Some(lie) = lie {
            self.take(rect(lie.about()));
        }
    }

    /// Keeps a rectangle free.
    pub fn take(&mut self, rect: Rect) {
        self.taken.push(rect);
    }

    /// The greatest free rectangles, each at least `least` and `gap` px off everything: none can grow to any side.
    pub fn free(&self, gap: f32, least: Vec2) -> Vec<Rect> {
        let Some(bounds) = self.bounds else {
            return Vec::new();
        };
        let taken: Vec<Rect> = self.taken.iter().map(|rect| rect.expand(gap)).collect();
        let edges = |bound: f32, edge: fn(&Rect) -> f32| {
            let mut edges: Vec<f32> = taken
                .iter()
                .map(edge)
                .filter(|x| (bounds.left()..=bounds.right()).contains(x))
                .chain([bound])
                .collect();
            edges.sort_by(f32::total_cmp);
            edges.dedup();
            edges
        };
        let lefts = edges(bounds.left(), |rect| rect.right());
        let rights = edges(bounds.right(), |rect| rect.left());
        let mut found = Vec::new();
        for &left in &lefts {
            for &right in rights.iter().filter(|right| **right - left >= least.x) {
                let mut across: Vec<&Rect> = taken
                    .iter()
                    .filter(|rect| rect.left() < right && rect.right() > left)
                    .collect();
                across.sort_by(|a, b| a.top().total_cmp(&b.top()));
                let mut top = bounds.top();
                let foot = Rect::from_min_size(bounds.left_bottom(), Vec2::ZERO);
                for next in across.into_iter().chain([&foot]) {
                    let bottom = next.top().min(bounds.bottom());
                    let gap = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
                    let held = |at: f32, bound: f32, edge: fn(&Rect) -> f32| {
                        at == bound
                            || taken.iter().any(|rect| {
                                edge(rect) == at && rect.top() < bottom && rect.bottom() > top
                            })
                    };
                    if gap.height() >= least.y
                        && held(left, bounds.left(), |rect| rect.right())
                        && held(right, bounds.right(), |rect| rect.left())
                    {
                        found.push(gap);
                    }
                    top = top.max(next.bottom());
                }
            }
        }
        found
    }
}

fn about(x: f32, y: f32, size: Vec2) -> Rect {
    Rect::from_center_size(pos2(x, y), size)
}

fn rect(of: BevyRect) -> Rect {
    Rect::from_min_max(pos2(of.min.x, of.min.y), pos2(of.max.x, of.max.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_rectangles_touch_nothing_and_cannot_grow() {
        let bounds = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        let middle = Rect::from_min_max(pos2(40.0, 40.0), pos2(60.0, 60.0));
        let room = Room {
            bounds: Some(bounds),
            taken: vec![middle],
            spoken: Vec::new(),
        };
        let free = room.free(0.0, Vec2::splat(10.0));
        let area = |x0, y0, x1, y1| Rect::from_min_max(pos2(x0, y0), pos2(x1, y1));
        for wanted in [
            area(0.0, 0.0, 100.0, 40.0),
            area(0.0, 60.0, 100.0, 100.0),
            area(0.0, 0.0, 40.0, 100.0),
            area(60.0, 0.0, 100.0, 100.0),
        ] {
            assert!(free.contains(&wanted), "{wanted:?} of {free:?}");
        }
        assert_eq!(free.len(), 4, "{free:?}");
    }
}
